__constant float f32_exp2Table32[640] = {
	1.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.0163dap+00f,
	0x1.3f6666p-25f,
	0x1.5b612ap-50f,
	(-0x1.951ccap-76f),
	0x1.b9bf48p-101f,
	0x1.02c9a4p+00f,
	(-0x1.887fap-28f),
	0x1.dcdefap-53f,
	(-0x1.4d6c22p-78f),
	0x1.14def4p-103f,
	0x1.04315ep+00f,
	0x1.0dcffp-25f,
	0x1.2f5ce4p-50f,
	(-0x1.977c96p-78f),
	(-0x1.c0c898p-103f),
	0x1.059b0ep+00f,
	(-0x1.9d4f52p-25f),
	0x1.0eb9f2p-50f,
	(-0x1.5b8a4cp-75f),
	0x1.9483p-101f,
	0x1.0706b2p+00f,
	0x1.3bbedcp-25f,
	(-0x1.1c91ep-51f),
	0x1.d4ec3ep-79f,
	(-0x1.b025fp-105f),
	0x1.087452p+00f,
	(-0x1.e2990ep-26f),
	0x1.186be4p-57f,
	0x1.7650ap-82f,
	(-0x1.753efap-110f),
	0x1.09e3ecp+00f,
	0x1.58de7p-25f,
	0x1.a290fp-51f,
	0x1.831614p-78f,
	(-0x1.4a45a2p-103f),
	0x1.0b5586p+00f,
	0x1.9f3122p-25f,
	(-0x1.3ace8ep-53f),
	0x1.5b8c22p-79f,
	(-0x1.567c9cp-104f),
	0x1.0cc922p+00f,
	0x1.6e48fep-25f,
	0x1.d01edcp-50f,
	0x1.6e24f8p-78f,
	(-0x1.d0baaap-103f),
	0x1.0e3ec4p+00f,
	(-0x1.a585ccp-25f),
	0x1.0103a2p-51f,
	(-0x1.1b075p-76f),
	(-0x1.2b55aap-101f),
	0x1.0fb66ap+00f,
	0x1.ffda64p-25f,
	(-0x1.43737ep-50f),
	0x1.1dd8a2p-76f,
	(-0x1.7b35d6p-101f),
	0x1.11301ep+00f,
	(-0x1.fdb496p-25f),
	0x1.49d77ep-53f,
	0x1.aed932p-80f,
	(-0x1.cc54e8p-106f),
	0x1.12abdcp+00f,
	0x1.b0c73p-30f,
	(-0x1.1b514cp-58f),
	0x1.926b48p-83f,
	(-0x1.d08d9p-108f),
	0x1.1429aap+00f,
	0x1.d525bcp-25f,
	(-0x1.32fbfap-54f),
	0x1.43b258p-80f,
	0x1.b40612p-106f,
	0x1.15a98cp+00f,
	0x1.14b1cap-25f,
	0x1.2480d6p-52f,
	(-0x1.184554p-77f),
	0x1.3bf92ap-104f,
	0x1.172b84p+00f,
	(-0x1.c15742p-27f),
	(-0x1.232084p-52f),
	0x1.18a1d6p-77f,
	0x1.4a792p-104f,
	0x1.18af94p+00f,
	(-0x1.dcdc86p-26f),
	0x1.bbbf7p-52f,
	0x1.734784p-77f,
	0x1.41726p-102f,
	0x1.1a35bep+00f,
	0x1.6df96ep-25f,
	0x1.4f2da6p-50f,
	0x1.ed25a4p-77f,
	(-0x1.be52cap-103f),
	0x1.1bbe08p+00f,
	0x1.011734p-26f,
	0x1.cd58f4p-51f,
	(-0x1.a977bp-77f),
	(-0x1.ca0654p-104f),
	0x1.1d4874p+00f,
	(-0x1.d2e8cap-25f),
	(-0x1.61fe92p-50f),
	0x1.44c878p-83f,
	0x1.ea62dp-110f,
	0x1.1ed502p+00f,
	0x1.7e6c8ep-27f,
	0x1.71034p-53f,
	(-0x1.3ddbc6p-81f),
	0x1.e504d4p-108f,
	0x1.2063b8p+00f,
	0x1.0c519ap-25f,
	0x1.8ee3bap-50f,
	0x1.814a84p-75f,
	0x1.29d0fcp-100f,
	0x1.21f49ap+00f,
	(-0x1.d0446ep-25f),
	0x1.8954cp-50f,
	(-0x1.6b6b5ap-75f),
	(-0x1.25a4fp-103f),
	0x1.2387a6p+00f,
	0x1.ceac48p-25f,
	(-0x1.e64f82p-50f),
	0x1.6d8e0ap-75f,
	0x1.cb593cp-100f,
	0x1.251ce4p+00f,
	0x1.f654c8p-25f,
	(-0x1.94faaap-53f),
	0x1.f7a7a6p-78f,
	(-0x1.bf72b2p-103f),
	0x1.26b456p+00f,
	0x1.789f38p-26f,
	(-0x1.6d42ccp-51f),
	(-0x1.9afc58p-77f),
	(-0x1.36d88cp-102f),
	0x1.284dfep+00f,
	0x1.f5638p-28f,
	0x1.2d9e2cp-53f,
	(-0x1.87e1bp-79f),
	0x1.2cffb6p-105f,
	0x1.29e9ep+00f,
	(-0x1.5c0424p-25f),
	0x1.2c25d2p-52f,
	(-0x1.414bb6p-77f),
	(-0x1.5710d6p-102f),
	0x1.2b87fep+00f,
	(-0x1.e4a4cep-25f),
	(-0x1.10adcep-59f),
	0x1.38fcacp-84f,
	(-0x1.deef4p-110f),
	0x1.2d285ap+00f,
	0x1.b900c2p-26f,
	0x1.a0048ep-51f,
	0x1.536d08p-76f,
	(-0x1.58f74ep-101f),
	0x1.2ecafap+00f,
	0x1.27c5eap-25f,
	0x1.847284p-50f,
	(-0x1.7455b8p-77f),
	(-0x1.f31428p-102f),
	0x1.306fep+00f,
	0x1.4636e2p-25f,
	0x1.4b7a36p-50f,
	(-0x1.2dce7ep-75f),
	0x1.c85edep-100f,
	0x1.32171p+00f,
	(-0x1.d993e8p-27f),
	0x1.3539dp-52f,
	(-0x1.c79feep-77f),
	(-0x1.e48874p-106f),
	0x1.33c08cp+00f,
	(-0x1.b37d2p-25f),
	(-0x1.66c6f4p-53f),
	0x1.0d966ap-80f,
	(-0x1.280d46p-105f),
	0x1.356c56p+00f,
	(-0x1.b5803cp-30f),
	(-0x1.b5cee6p-55f),
	0x1.d8dcecp-82f,
	(-0x1.8e524ep-109f),
	0x1.371a74p+00f,
	(-0x1.18aac6p-25f),
	(-0x1.563aeap-50f),
	(-0x1.7e85d6p-75f),
	0x1.e61f9p-102f,
	0x1.38cae6p+00f,
	0x1.a0bb0cp-25f,
	0x1.616a72p-50f,
	0x1.86cdf6p-75f,
	0x1.0c853cp-100f,
	0x1.3a7db4p+00f,
	(-0x1.634c02p-25f),
	0x1.ba86f2p-50f,
	0x1.299e0ap-76f,
	0x1.d33616p-104f,
	0x1.3c32dcp+00f,
	0x1.89d472p-27f,
	0x1.08003ep-53f,
	0x1.145ac8p-79f,
	(-0x1.91144p-105f),
	0x1.3dea64p+00f,
	0x1.824684p-25f,
	0x1.1ada0ap-51f,
	(-0x1.dc1ec2p-76f),
	(-0x1.11808cp-101f),
	0x1.3fa45p+00f,
	0x1.2b2006p-26f,
	0x1.d05fb8p-51f,
	0x1.aa4184p-80f,
	(-0x1.a08e7cp-105f),
	0x1.4160a2p+00f,
	0x1.f72e2ap-28f,
	(-0x1.ef3692p-58f),
	0x1.e7b6c4p-85f,
	(-0x1.32b43ep-114f),
	0x1.431f5ep+00f,
	(-0x1.abd5dap-26f),
	(-0x1.238fbcp-52f),
	0x1.ca0866p-79f,
	0x1.d903c4p-105f,
	0x1.44e086p+00f,
	0x1.8624b4p-30f,
	0x1.89b7ap-59f,
	0x1.3be034p-85f,
	(-0x1.0ac312p-114f),
	0x1.46a41ep+00f,
	0x1.a3a00ap-25f,
	0x1.dc944cp-50f,
	(-0x1.74dbacp-77f),
	(-0x1.34106p-103f),
	0x1.486a2cp+00f,
	(-0x1.47d866p-25f),
	0x1.3c1a3cp-56f,
	(-0x1.2df3a2p-81f),
	0x1.e1eebap-111f,
	0x1.4a32bp+00f,
	(-0x1.e50584p-25f),
	(-0x1.98d274p-52f),
	(-0x1.85c836p-79f),
	0x1.86461ep-104f,
	0x1.4bfdaep+00f,
	(-0x1.593abcp-25f),
	0x1.c750e6p-50f,
	(-0x1.404ef4p-78f),
	(-0x1.df1fcap-104f),
	0x1.4dcb2ap+00f,
	(-0x1.8088bcp-26f),
	(-0x1.4e2648p-51f),
	(-0x1.0e562p-76f),
	0x1.989096p-101f,
	0x1.4f9b28p+00f,
	(-0x1.2c5a6cp-25f),
	0x1.ab4cf6p-50f,
	0x1.6d354p-77f,
	0x1.cfb958p-102f,
	0x1.516daap+00f,
	0x1.67b32p-27f,
	0x1.c112f6p-52f,
	(-0x1.a6f65p-77f),
	0x1.10c874p-103f,
	0x1.5342b6p+00f,
	(-0x1.2c561p-25f),
	0x1.df0a84p-52f,
	(-0x1.db13cap-79f),
	(-0x1.9c0b1ap-104f),
	0x1.551a4cp+00f,
	0x1.4bb242p-25f,
	(-0x1.3ad13ap-52f),
	0x1.0121a6p-79f,
	0x1.4ce4c8p-105f,
	0x1.56f474p+00f,
	(-0x1.295b04p-25f),
	(-0x1.6644d4p-50f),
	0x1.1d93acp-82f,
	0x1.e00798p-107f,
	0x1.58d12ep+00f,
	(-0x1.6d07p-25f),
	(-0x1.6d6a1ep-51f),
	(-0x1.48cbc4p-76f),
	(-0x1.8689b6p-103f),
	0x1.5ab07ep+00f,
	(-0x1.5bd5ecp-27f),
	0x1.58c93p-52f,
	0x1.5191ecp-80f,
	(-0x1.9744eep-105f),
	0x1.5c9268p+00f,
	0x1.4b28d6p-25f,
	0x1.c0712cp-50f,
	0x1.b81698p-76f,
	0x1.a880f6p-102f,
	0x1.5e76f2p+00f,
	(-0x1.4a5bd6p-25f),
	(-0x1.e45906p-50f),
	(-0x1.9efe34p-75f),
	0x1.766a06p-100f,
	0x1.605e1cp+00f,
	(-0x1.a248fep-26f),
	0x1.60edecp-53f,
	(-0x1.b56de4p-78f),
	(-0x1.c4cb16p-104f),
	0x1.6247ecp+00f,
	(-0x1.f8b55p-25f),
	0x1.2c7c3ep-50f,
	0x1.037e96p-75f,
	0x1.a42bb2p-100f,
	0x1.643464p+00f,
	(-0x1.66679cp-25f),
	(-0x1.c483c8p-55f),
	0x1.4c4edap-80f,
	(-0x1.6c6fcp-106f),
	0x1.662388p+00f,
	0x1.2a9112p-27f,
	0x1.224fb4p-53f,
	(-0x1.d6470cp-80f),
	(-0x1.d6b99p-105f),
	0x1.68155ep+00f,
	(-0x1.766ad2p-25f),
	0x1.840e2cp-51f,
	(-0x1.bb08c2p-77f),
	0x1.93836p-103f,
	0x1.6a09e6p+00f,
	0x1.9fcef4p-26f,
	(-0x1.b7ba68p-51f),
	(-0x1.3b2646p-78f),
	0x1.4abeap-103f,
	0x1.6c0128p+00f,
	(-0x1.5e84a8p-25f),
	(-0x1.128956p-52f),
	(-0x1.9ffc2cp-78f),
	(-0x1.980428p-105f),
	0x1.6dfb24p+00f,
	(-0x1.cd72e8p-27f),
	(-0x1.0ddf1ep-52f),
	0x1.97c378p-77f,
	(-0x1.55f2d4p-102f),
	0x1.6ff7ep+00f,
	(-0x1.ab9aep-26f),
	0x1.e7c3fp-51f,
	0x1.b4f3e2p-76f,
	0x1.3bff9cp-104f,
	0x1.71f75ep+00f,
	0x1.1d8beep-25f,
	0x1.ee91b8p-51f,
	0x1.e5de16p-77f,
	(-0x1.949a5ep-103f),
	0x1.73f9a4p+00f,
	0x1.14b02ep-25f,
	0x1.deae4ep-51f,
	(-0x1.b19754p-76f),
	(-0x1.dcfaa4p-101f),
	0x1.75feb6p+00f,
	(-0x1.37b306p-25f),
	(-0x1.d0245ap-50f),
	0x1.519d24p-75f,
	0x1.64e0e4p-101f,
	0x1.780694p+00f,
	0x1.fbcba8p-25f,
	(-0x1.3cca4p-53f),
	0x1.4042c6p-79f,
	(-0x1.a89a84p-105f),
	0x1.7a1148p+00f,
	(-0x1.829fdp-25f),
	0x1.b5f544p-50f,
	0x1.1fb66ep-79f,
	(-0x1.e0a10cp-104f),
	0x1.7c1edp+00f,
	0x1.30c132p-28f,
	0x1.f124cep-54f,
	(-0x1.dd3646p-79f),
	0x1.62b2dcp-104f,
	0x1.7e2f34p+00f,
	(-0x1.261634p-25f),
	0x1.082e82p-51f,
	(-0x1.45ea86p-76f),
	(-0x1.03d1ecp-101f),
	0x1.804276p+00f,
	(-0x1.783cbep-25f),
	0x1.b60de6p-52f,
	0x1.d9268ep-78f,
	(-0x1.58ac7cp-103f),
	0x1.82589ap+00f,
	(-0x1.accc7cp-26f),
	0x1.4567c4p-51f,
	0x1.5f566ap-77f,
	(-0x1.7fbc26p-102f),
	0x1.8471a4p+00f,
	0x1.88f1ecp-26f,
	(-0x1.98d684p-51f),
	(-0x1.46839cp-76f),
	0x1.2a6e1ep-105f,
	0x1.868d9ap+00f,
	(-0x1.2edb44p-26f),
	(-0x1.bf8df2p-51f),
	0x1.90ac26p-76f,
	(-0x1.d1f17p-101f),
	0x1.88ac7ep+00f,
	(-0x1.9d665ap-26f),
	0x1.66530cp-52f,
	(-0x1.906958p-79f),
	(-0x1.629ed8p-104f),
	0x1.8ace54p+00f,
	0x1.15506ep-27f,
	(-0x1.48b076p-53f),
	0x1.6864b2p-78f,
	0x1.bb3e6ep-104f,
	0x1.8cf322p+00f,
	(-0x1.29576ep-25f),
	(-0x1.043558p-50f),
	0x1.cd161cp-76f,
	0x1.57612ap-102f,
	0x1.8f1aeap+00f,
	(-0x1.baa232p-26f),
	(-0x1.d467d8p-52f),
	(-0x1.7471a2p-77f),
	(-0x1.3fd882p-103f),
	0x1.9145bp+00f,
	0x1.723ff8p-25f,
	0x1.622986p-50f,
	0x1.a34fb6p-75f,
	(-0x1.1e3fc8p-101f),
	0x1.93737cp+00f,
	(-0x1.e64744p-25f),
	0x1.3d1408p-50f,
	(-0x1.e06d6p-75f),
	0x1.445a6p-101f,
	0x1.95a44cp+00f,
	0x1.790a42p-25f,
	(-0x1.164b7cp-52f),
	(-0x1.2d4bep-77f),
	(-0x1.c841c2p-103f),
	0x1.97d82ap+00f,
	(-0x1.0d8d84p-31f),
	0x1.73d242p-57f,
	(-0x1.b85d0ap-86f),
	(-0x1.24628ep-116f),
	0x1.9a0f18p+00f,
	(-0x1.e6bf08p-25f),
	(-0x1.9173bep-50f),
	0x1.b8c468p-76f,
	(-0x1.90829cp-101f),
	0x1.9c4918p+00f,
	0x1.51f848p-27f,
	0x1.c7c46cp-56f,
	(-0x1.f1c1a8p-81f),
	(-0x1.a72252p-108f),
	0x1.9e8632p+00f,
	(-0x1.873738p-26f),
	0x1.8c1266p-51f,
	(-0x1.8719b4p-76f),
	0x1.b8043ep-102f,
	0x1.a0c668p+00f,
	(-0x1.2886a6p-26f),
	(-0x1.a6b292p-51f),
	(-0x1.747354p-76f),
	(-0x1.96cacp-101f),
	0x1.a309bep+00f,
	0x1.8945a6p-25f,
	0x1.ac60b8p-51f,
	0x1.f770dap-76f,
	0x1.5aa9p-101f,
	0x1.a5503cp+00f,
	(-0x1.b83b54p-25f),
	(-0x1.ba5edep-51f),
	0x1.2395fp-77f,
	0x1.ef2014p-102f,
	0x1.a799e2p+00f,
	(-0x1.99e994p-25f),
	(-0x1.e43482p-50f),
	0x1.958ac8p-75f,
	(-0x1.cacf0ep-101f),
	0x1.a9e6b6p+00f,
	(-0x1.50c048p-25f),
	(-0x1.7829b8p-53f),
	0x1.deffa6p-79f,
	0x1.3162d6p-106f,
	0x1.ac36bcp+00f,
	(-0x1.606432p-31f),
	0x1.b72cd4p-61f,
	0x1.8932fep-87f,
	0x1.cf9202p-114f,
	0x1.ae89fap+00f,
	(-0x1.a94b14p-26f),
	(-0x1.50bc66p-51f),
	0x1.a2ee64p-77f,
	0x1.69fefp-106f,
	0x1.b0e072p+00f,
	0x1.31b6ccp-25f,
	0x1.64210ap-50f,
	0x1.66fe38p-75f,
	(-0x1.26be34p-101f),
	0x1.b33a2cp+00f,
	(-0x1.ec3a82p-26f),
	0x1.7b5fe8p-51f,
	0x1.cf7b28p-77f,
	0x1.f095d6p-102f,
	0x1.b59728p+00f,
	0x1.bcab28p-25f,
	(-0x1.9c71ep-50f),
	0x1.111648p-76f,
	0x1.cf1c5cp-102f,
	0x1.b7f77p+00f,
	(-0x1.a09438p-25f),
	0x1.baa9ecp-50f,
	0x1.0356a8p-77f,
	(-0x1.d6559cp-103f),
	0x1.ba5b04p+00f,
	(-0x1.ebdf36p-25f),
	(-0x1.9efcd4p-50f),
	0x1.e357aep-75f,
	(-0x1.701ad2p-101f),
	0x1.bcc1eap+00f,
	(-0x1.f687c6p-25f),
	0x1.123ddp-51f,
	0x1.e8b67ap-77f,
	0x1.19a164p-105f,
	0x1.bf2c26p+00f,
	(-0x1.0a387ep-26f),
	0x1.0811aep-53f,
	0x1.28c71ap-83f,
	0x1.27e81cp-110f,
	0x1.c199bep+00f,
	(-0x1.3d56b2p-27f),
	0x1.110658p-55f,
	0x1.2a091cp-80f,
	(-0x1.6661aep-106f),
	0x1.c40ab6p+00f,
	(-0x1.7c2c98p-39f),
	0x1.4df82p-64f,
	0x1.e30514p-89f,
	0x1.4d9bf4p-114f,
	0x1.c67f12p+00f,
	0x1.cafa2ap-25f,
	(-0x1.2d77b2p-50f),
	(-0x1.6f86a6p-83f),
	(-0x1.fc44c4p-109f),
	0x1.c8f6dap+00f,
	(-0x1.7f230ap-25f),
	0x1.446b3p-50f,
	(-0x1.dbbfd2p-75f),
	0x1.10b76ep-102f,
	0x1.cb720ep+00f,
	(-0x1.8837ccp-27f),
	0x1.1503ccp-52f,
	(-0x1.70b5b2p-79f),
	0x1.b761dap-104f,
	0x1.cdf0b6p+00f,
	(-0x1.54478p-25f),
	(-0x1.8eec1ep-50f),
	0x1.58fac6p-76f,
	(-0x1.c835d4p-101f),
	0x1.d072d4p+00f,
	0x1.40f13p-25f,
	(-0x1.1cbc38p-50f),
	0x1.790d0ap-75f,
	0x1.8e18fcp-100f,
	0x1.d2f87p+00f,
	0x1.01b13ep-25f,
	0x1.8ade12p-52f,
	0x1.cc4f52p-79f,
	(-0x1.fda4b4p-104f),
	0x1.d5818ep+00f,
	(-0x1.822dbcp-27f),
	(-0x1.b44bf4p-53f),
	(-0x1.452648p-78f),
	0x1.b953ecp-105f,
	0x1.d80e32p+00f,
	(-0x1.26cf8ep-25f),
	0x1.eee13ep-50f,
	0x1.d0488p-76f,
	0x1.7e12fcp-102f,
	0x1.da9e6p+00f,
	0x1.ed9942p-27f,
	0x1.708c02p-52f,
	(-0x1.6924acp-78f),
	(-0x1.b404eep-103f),
	0x1.dd322p+00f,
	(-0x1.9fc974p-25f),
	0x1.2da578p-54f,
	(-0x1.c3f9dp-80f),
	0x1.472642p-105f,
	0x1.dfc974p+00f,
	(-0x1.908c94p-25f),
	(-0x1.469736p-52f),
	0x1.873da6p-77f,
	(-0x1.b92376p-102f),
	0x1.e26462p+00f,
	(-0x1.614bdap-25f),
	(-0x1.d7b628p-50f),
	0x1.fa17aep-76f,
	(-0x1.66e606p-102f),
	0x1.e502eep+00f,
	0x1.e2cffep-26f,
	(-0x1.d8c2ecp-52f),
	(-0x1.fd58cep-77f),
	0x1.e8f496p-104f,
	0x1.e7a52p+00f,
	(-0x1.0e2cep-26f),
	0x1.a5aa46p-51f,
	(-0x1.af9b9p-77f),
	(-0x1.e629d6p-102f),
	0x1.ea4afap+00f,
	0x1.52486cp-27f,
	0x1.858f74p-52f,
	(-0x1.79c28ap-78f),
	0x1.980fc4p-103f,
	0x1.ecf482p+00f,
	0x1.b1ccfep-25f,
	0x1.1b6062p-53f,
	0x1.7dca4ep-79f,
	0x1.de8c4p-105f,
	0x1.efa1bep+00f,
	0x1.cc2b44p-25f,
	0x1.ddc7f4p-50f,
	0x1.0d496ep-75f,
	(-0x1.3e0922p-100f),
	0x1.f252b4p+00f,
	(-0x1.1288aep-25f),
	0x1.d3a1a6p-50f,
	(-0x1.03c9c6p-76f),
	(-0x1.e5672ap-101f),
	0x1.f50766p+00f,
	(-0x1.246ebp-26f),
	0x1.9d3e12p-54f,
	0x1.bb1432p-79f,
	(-0x1.450066p-104f),
	0x1.f7bfdap+00f,
	0x1.b397c2p-25f,
	0x1.c489dap-51f,
	0x1.7fce58p-77f,
	(-0x1.351d18p-103f),
	0x1.fa7c18p+00f,
	0x1.9e90d8p-28f,
	0x1.74854p-55f,
	(-0x1.8b4d9cp-80f),
	(-0x1.f11fdp-107f),
	0x1.fd3c22p+00f,
	0x1.71ee3ep-25f,
	0x1.0975bap-52f,
	0x1.2ccaf4p-78f,
	(-0x1.8b43dap-105f),
};

// tripleOf returns x, exactly.
static inline float DF_tripleOf(float x_Hi, float x_Lo, float *X1, float *X2)
{
	*X1 = x_Lo;
	*X2 = f32_zero;
	return x_Hi;
}

// expBound returns that of e^x.
static inline float f32_expBound()
{
	return 110.0f;
}

// expWithin returns x, or 0 where |x| is not below the bound.
static inline float triple_f32_expWithin(float x_X0, float x_X1, float x_X2, float bound, float *X1, float *X2)
{
	const int t6 = !(fabs(x_X0) < bound);
	const float x_X0_1 = t6 ? 0.0f : x_X0;
	const float x_X1_1 = t6 ? 0.0f : x_X1;
	const float x_X2_1 = t6 ? 0.0f : x_X2;
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	return x_X0_1;
}

// ln2StepShort returns ln 2/128, whose first limb is short.
static inline float f32_ln2StepShort(float *X1, float *X2)
{
	*X1 = (-0x1.bd0106p-20f);
	*X2 = 0x1.cf79acp-47f;
	return 0x1.63p-08f;
}

// stepsPerE returns 128/ln 2.
static inline float f32_stepsPerE()
{
	return 0x1.715476p+07f;
}

// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
static inline float f32_expIndex(float a)
{
	return ((a + 0x1.8p+23f) - 0x1.8p+23f);
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoProd(float a, float b, float *e)
{
	const float p = a * b;
	*e = fma(a, b, -p);
	return p;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoSum(float a, float b, float *e)
{
	const float s = a + b;
	const float v = s - a;
	const float e_1 = (a - (s - v)) + (b - v);
	*e = e_1;
	return s;
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline float f32_FastTwoSum(float a, float b, float *e)
{
	const float s = a + b;
	const float v = s - a; // exact
	const float e_1 = b - v;
	*e = e_1;
	return s;
}

// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
static inline float f32_settle3(float a, float b, float c, float *X1, float *X2)
{
	float c_1;
	const float b_1 = f32_TwoSum(b, c, &c_1);
	float b_2;
	const float a_1 = f32_TwoSum(a, b_1, &b_2);
	float c_2;
	const float b_3 = f32_FastTwoSum(b_2, c_1, &c_2); // b is 0 or a multiple of the old ulp(b)
	*X1 = b_3;
	*X2 = c_2;
	return a_1;
}

// expReduce returns k and x - kc, where k is the integer nearest to x·recip, for
// numbers c = 1/recip of which kc.X0 is exact.
static inline float triple_f32_expReduce(float x_X0, float x_X1, float x_X2, float c_X0, float c_X1, float c_X2, float recip, float *r_X0, float *r_X1, float *r_X2)
{
	const float k = f32_expIndex((x_X0 * recip));
	const float a = x_X0 - (k * c_X0); // exact
	float e;
	const float p = f32_TwoProd(k, c_X1, &e);
	float b;
	const float a_1 = f32_TwoSum(a, f32_neg(p), &b);
	float d;
	const float a_2 = f32_TwoSum(a_1, x_X1, &d);
	float d_1;
	const float b_1 = f32_TwoSum(b, d, &d_1);
	const float e_1 = e + (k * c_X2);
	float f;
	const float b_2 = f32_TwoSum(b_1, f32_neg(e_1), &f);
	float t32_1;
	float t32_2;
	const float t32_0 = f32_settle3(a_2, b_2, ((d_1 + f) + x_X2), &t32_1, &t32_2);
	*r_X0 = t32_0;
	*r_X1 = t32_1;
	*r_X2 = t32_2;
	return k;
}

// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
static inline float DF_expSeries(float r_Hi, float r_Lo, float *Lo)
{
	const float t = 0x1.555556p-05f + (r_Hi * 0x1.111112p-07f);
	const float t_1 = 0x1.555556p-03f + (r_Hi * t);
	float b;
	const float a = f32_FastTwoSum(0x1p-01f, (r_Hi * t_1), &b);
	*Lo = b;
	return a;
}

// exp2Table3 returns 2^(j/128), 0 ≤ j < 128.
static inline float f32_exp2Table3(int j, float *X1, float *X2)
{
	*X1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	return f32_exp2Table32[(int)((uint)j * (uint)5)];
}

// expTerms returns t, q and m such that (t + q)·2^m is 2^(k/128)·e^r, for |r| < 2^-8.
// |q| is below 2^-8·t.
static inline float DF_expTerms(float k, float r_Hi, float r_Lo, float *t_X1, float *t_X2, float *q_Hi, float *q_Lo, int *m)
{
	float h_Lo;
	const float h_Hi = DF_expSeries(r_Hi, r_Lo, &h_Lo);
	float e;
	const float p = f32_TwoProd(r_Hi, r_Hi, &e); // a + d = e^r - 1
	const float s = r_Hi * r_Lo;
	const float e_1 = e + (s + s);
	const float e_2 = (e_1 * h_Hi) + (p * h_Lo);
	float b;
	const float s_1 = f32_TwoProd(p, h_Hi, &b);
	float d;
	const float a = f32_FastTwoSum(r_Hi, s_1, &d);
	const float d_1 = d + (r_Lo + (b + e_2));
	const int n = (int)k; // 2^(j/128)·(a + d)
	float t_X1_1;
	float t_X2_1;
	const float t_X0 = f32_exp2Table3((n & 127), &t_X1_1, &t_X2_1);
	float e_3;
	const float p_1 = f32_TwoProd(t_X0, a, &e_3);
	const float e_4 = e_3 + ((t_X0 * d_1) + (t_X1_1 * a));
	*t_X1 = t_X1_1;
	*t_X2 = t_X2_1;
	*q_Hi = p_1;
	*q_Lo = e_4;
	*m = (n >> 7);
	return t_X0;
}

// addSmall returns x + y rounded, for |y| < |x|/4, within 0.51u²|x+y|, or 1u²|x+y|
// where the lower limb is ½ulp of the upper one. y need not be normalised.
static inline float triple_f32_addSmall(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *Lo)
{
	float a;
	const float hi = f32_FastTwoSum(x_X0, y_Hi, &a);
	float b;
	const float a_1 = f32_TwoSum(a, x_X1, &b);
	float b_1;
	const float a_2 = f32_TwoSum(a_1, (b + (y_Lo + x_X2)), &b_1);
	float a_3;
	const float hi_1 = f32_FastTwoSum(hi, a_2, &a_3);
	float a_4;
	const float hi_2 = f32_FastTwoSum(hi_1, (a_3 + b_1), &a_4); // a + b may be above ½ulp(hi)
	*Lo = a_4;
	return hi_2;
}

// expParts returns z and m such that z·2^m is 2^(k/128)·e^r, for |r| < 2^-8. z is
// between 1 and 2, or near them.
static inline float DF_expParts(float k, float r_Hi, float r_Lo, float *z_Lo, int *m)
{
	float t_X1;
	float t_X2;
	float q_Hi;
	float q_Lo;
	int m_1;
	const float t_X0 = DF_expTerms(k, r_Hi, r_Lo, &t_X1, &t_X2, &q_Hi, &q_Lo, &m_1);
	float t10_1;
	const float t10_0 = triple_f32_addSmall(t_X0, t_X1, t_X2, q_Hi, q_Lo, &t10_1);
	*z_Lo = t10_1;
	*m = m_1;
	return t10_0;
}

// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
static inline float DF_expScale(float x_Hi, float x_Lo, int n, float *Lo)
{
	const float f = f32_pow2((n >> 1));
	const float g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	const float hi = (x_Hi * f) * g;
	const float lo = (x_Lo * f) * g;
	const float lo_1 = !f32_finite(hi) ? 0.0f : lo;
	*Lo = lo_1;
	return hi;
}

// expScaled returns 2^(k/128)·e^r, for |r| < 2^-8.
static inline float DF_expScaled(float k, float r_Hi, float r_Lo, float *Lo)
{
	float z_Lo;
	int m;
	const float z_Hi = DF_expParts(k, r_Hi, r_Lo, &z_Lo, &m);
	float t7_1;
	const float t7_0 = DF_expScale(z_Hi, z_Lo, m, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

// infinity returns +Inf.
static inline float f32_infinity()
{
	const float p = f32_pow2(126);
	return (p * p);
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
static inline float DF_expOverflow(float z_Hi, float z_Lo, float a, float bound, float *Lo)
{
	const int t6 = !(fabs(a) < bound);
	const float z_Hi_1 = f32_infinity();
	const float z_Hi_2 = (0.0f < a) ? z_Hi_1 : a;
	const float z_Hi_3 = (a < 0.0f) ? 0.0f : z_Hi_2;
	const float z_Hi_4 = t6 ? z_Hi_3 : z_Hi;
	const float z_Lo_1 = t6 ? 0.0f : z_Lo;
	*Lo = z_Lo_1;
	return z_Hi_4;
}

// exp3 returns e^x rounded, for any three limbs.
static inline float triple_f32_exp3(float x_X0, float x_X1, float x_X2, float *Lo)
{
	const float bound = f32_expBound();
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	float t8_1;
	float t8_2;
	const float t8_0 = f32_ln2StepShort(&t8_1, &t8_2);
	float r_X0;
	float r_X1;
	float t13_3;
	const float k = triple_f32_expReduce(y_X0, y_X1, y_X2, t8_0, t8_1, t8_2, f32_stepsPerE(), &r_X0, &r_X1, &t13_3);
	float t17_1;
	const float t17_0 = DF_expScaled(k, r_X0, r_X1, &t17_1);
	float t20_1;
	const float t20_0 = DF_expOverflow(t17_0, t17_1, x_X0, bound, &t20_1);
	*Lo = t20_1;
	return t20_0;
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|. `limb prove` proves it where docs/numbers.md says.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 146 flops with a fused multiply-add, and a row of a table.
static inline float DF_Exp(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	float t6_1;
	const float t6_0 = triple_f32_exp3(t2_0, t2_1, t2_2, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|. `limb prove` proves it where docs/numbers.md says.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 146 flops with a fused multiply-add, and a row of a table.
__kernel void map_DF_Exp(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out0_1 = out0_0 + out0_stride;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	float t3_1;
	const float t3_0 = DF_Exp(t1, t2, &t3_1);
	out0_0[i_1] = t3_0;
	out0_1[i_1] = t3_1;
}

