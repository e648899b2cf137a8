// Code generated from the Go source of limb by gen; DO NOT EDIT.

//: f32_logCoarse32
__constant float f32_logCoarse32[282] = {
	0x1.6cp+00f,
	(-0x1.686c82p-02f),
	0x1.64eb52p-30f,
	(-0x1.88857cp-55f),
	(-0x1.014e38p-82f),
	(-0x1.a592dep-108f),
	0x1.64p+00f,
	(-0x1.51aad8p-02f),
	(-0x1.cb7e0cp-28f),
	0x1.7b1b62p-53f,
	(-0x1.60cfaap-78f),
	(-0x1.e311d4p-103f),
	0x1.5cp+00f,
	(-0x1.3a64c6p-02f),
	0x1.52d742p-27f,
	0x1.8e3432p-52f,
	0x1.1945fap-77f,
	(-0x1.08df5cp-102f),
	0x1.56p+00f,
	(-0x1.2895a2p-02f),
	0x1.842f2cp-27f,
	(-0x1.af5a4ap-53f),
	0x1.f607ep-79f,
	(-0x1.cb16b6p-105f),
	0x1.4ep+00f,
	(-0x1.1058cp-02f),
	0x1.946d4ap-28f,
	0x1.73b03p-53f,
	(-0x1.569966p-79f),
	(-0x1.cf8534p-106f),
	0x1.48p+00f,
	(-0x1.fb9186p-03f),
	(-0x1.abc7c6p-28f),
	0x1.5caaaep-53f,
	0x1.93c86cp-79f,
	(-0x1.a59412p-104f),
	0x1.42p+00f,
	(-0x1.d5c216p-03f),
	(-0x1.69f772p-28f),
	(-0x1.5b910ep-55f),
	0x1.340d96p-80f,
	(-0x1.c3c6cep-113f),
	0x1.3cp+00f,
	(-0x1.af3c94p-03f),
	(-0x1.d017fep-28f),
	(-0x1.6c673p-54f),
	(-0x1.937cdp-83f),
	0x1.46898ap-108f,
	0x1.36p+00f,
	(-0x1.87fa06p-03f),
	(-0x1.483244p-29f),
	(-0x1.204012p-56f),
	(-0x1.7dc998p-87f),
	0x1.0a5aa8p-112f,
	0x1.3p+00f,
	(-0x1.5ff308p-03f),
	0x1.eb0d86p-28f,
	(-0x1.e439f2p-54f),
	0x1.f5f8dep-79f,
	0x1.b88a04p-104f,
	0x1.2ap+00f,
	(-0x1.371fc2p-03f),
	(-0x1.e8f744p-35f),
	0x1.0c9a4ep-61f,
	0x1.50e76p-86f,
	0x1.a2fc1ap-113f,
	0x1.24p+00f,
	(-0x1.0d77e8p-03f),
	0x1.97b8d4p-30f,
	(-0x1.669772p-55f),
	0x1.0b7e7ap-80f,
	0x1.45c77p-105f,
	0x1.2p+00f,
	(-0x1.e27076p-04f),
	(-0x1.c55e5cp-29f),
	(-0x1.7a7aa2p-54f),
	0x1.e0161ep-92f,
	0x1.5448d6p-117f,
	0x1.1ap+00f,
	(-0x1.8c345ep-04f),
	0x1.39cc9cp-29f,
	(-0x1.eb5968p-57f),
	(-0x1.532f6ep-83f),
	0x1.4bca9p-108f,
	0x1.16p+00f,
	(-0x1.51b074p-04f),
	0x1.f3cf82p-33f,
	(-0x1.a49e3ap-58f),
	0x1.795d06p-84f,
	0x1.d4f686p-109f,
	0x1.12p+00f,
	(-0x1.16536ep-04f),
	(-0x1.d46f5cp-29f),
	(-0x1.d0c4b8p-57f),
	(-0x1.73dd32p-84f),
	(-0x1.791b6ap-110f),
	0x1.0cp+00f,
	(-0x1.77459p-05f),
	0x1.39a46p-30f,
	0x1.dce586p-56f,
	0x1.5e11b6p-81f,
	(-0x1.60b1e4p-107f),
	0x1.08p+00f,
	(-0x1.f829bp-06f),
	(-0x1.cf066p-31f),
	(-0x1.33e3fp-60f),
	(-0x1.3c7bc8p-86f),
	(-0x1.4fd758p-111f),
	0x1.04p+00f,
	(-0x1.fc0a8cp-07f),
	0x1.e07f84p-32f,
	(-0x1.e7cf6ep-58f),
	0x1.8b2c86p-83f,
	(-0x1.7aadbep-108f),
	1.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.f8p-01f,
	0x1.020566p-06f,
	(-0x1.db29eep-32f),
	(-0x1.6c1b8cp-59f),
	0x1.05b9c8p-86f,
	(-0x1.119642p-112f),
	0x1.fp-01f,
	0x1.0415d8p-05f,
	0x1.3ce888p-30f,
	0x1.1c05dp-55f,
	(-0x1.c51594p-80f),
	0x1.113bc2p-106f,
	0x1.e8p-01f,
	0x1.894aa2p-05f,
	(-0x1.6c0998p-30f),
	0x1.9a8beap-56f,
	(-0x1.133ebcp-81f),
	0x1.e62a06p-107f,
	0x1.ep-01f,
	0x1.08598cp-04f,
	(-0x1.4c38cp-29f),
	0x1.a229p-54f,
	(-0x1.32057ep-79f),
	(-0x1.91a7dap-105f),
	0x1.dcp-01f,
	0x1.2aa04ap-04f,
	0x1.11c5eap-30f,
	(-0x1.ba2ba8p-55f),
	0x1.cb417p-80f,
	0x1.1c5976p-107f,
	0x1.d4p-01f,
	0x1.700d3p-04f,
	0x1.5d581cp-29f,
	0x1.e8da9ap-57f,
	(-0x1.0966e8p-84f),
	(-0x1.3dd1eep-111f),
	0x1.ccp-01f,
	0x1.b6ac88p-04f,
	0x1.b5ab64p-29f,
	(-0x1.0802cp-54f),
	0x1.12e35ap-79f,
	0x1.8398dep-105f,
	0x1.c8p-01f,
	0x1.da7276p-04f,
	0x1.c22352p-31f,
	(-0x1.aff816p-56f),
	(-0x1.d199fcp-83f),
	(-0x1.d05542p-108f),
	0x1.cp-01f,
	0x1.1178e8p-03f,
	0x1.13f23ep-30f,
	(-0x1.0e63a6p-58f),
	0x1.fc72dep-87f,
	0x1.03c776p-112f,
	0x1.bcp-01f,
	0x1.23d712p-03f,
	0x1.49384p-28f,
	0x1.a471fap-55f,
	0x1.efae2ap-81f,
	(-0x1.298184p-106f),
	0x1.b4p-01f,
	0x1.4913d8p-03f,
	0x1.99dabp-30f,
	0x1.bcaa7ep-56f,
	0x1.b67876p-81f,
	0x1.68236ep-107f,
	0x1.bp-01f,
	0x1.5bf406p-03f,
	0x1.6a87b6p-28f,
	0x1.fb8292p-55f,
	0x1.d9f904p-80f,
	0x1.8b6962p-109f,
	0x1.a8p-01f,
	0x1.823c16p-03f,
	0x1.5468fp-29f,
	0x1.bb734cp-55f,
	0x1.8f4188p-81f,
	(-0x1.67b7e2p-109f),
	0x1.a4p-01f,
	0x1.95a5aep-03f,
	(-0x1.847f4p-30f),
	(-0x1.baf4ecp-56f),
	0x1.fede9p-84f,
	(-0x1.7a04b2p-109f),
	0x1.ap-01f,
	0x1.a93ed4p-03f,
	(-0x1.ba930ep-30f),
	(-0x1.21a82cp-56f),
	0x1.de972p-81f,
	0x1.b99b9ep-108f,
	0x1.98p-01f,
	0x1.d1038p-03f,
	(-0x1.b3543p-28f),
	(-0x1.29f9d6p-53f),
	(-0x1.b7b71cp-78f),
	(-0x1.7783f8p-103f),
	0x1.94p-01f,
	0x1.e530fp-03f,
	(-0x1.8efedep-35f),
	(-0x1.bb13f8p-60f),
	0x1.f43042p-87f,
	(-0x1.b5b6e8p-113f),
	0x1.9p-01f,
	0x1.f991c6p-03f,
	0x1.96767p-28f,
	(-0x1.a099bp-53f),
	0x1.9be602p-79f,
	0x1.0c6d84p-104f,
	0x1.8cp-01f,
	0x1.071386p-02f,
	0x1.35618ap-32f,
	(-0x1.92748ap-59f),
	0x1.4e9138p-84f,
	0x1.f43e86p-110f,
	0x1.88p-01f,
	0x1.1178e8p-02f,
	0x1.13f23ep-29f,
	(-0x1.0e63a6p-57f),
	0x1.fc72dep-86f,
	0x1.03c776p-111f,
	0x1.8p-01f,
	0x1.269622p-02f,
	(-0x1.d9648ep-27f),
	0x1.3c1df6p-53f,
	(-0x1.13127ep-79f),
	(-0x1.558f58p-104f),
	0x1.7cp-01f,
	0x1.314f1ep-02f,
	0x1.d35ce4p-30f,
	(-0x1.3d699p-56f),
	(-0x1.3cb87cp-81f),
	0x1.c1e0e6p-107f,
	0x1.78p-01f,
	0x1.3c2528p-02f,
	(-0x1.1999dp-27f),
	0x1.daa5bp-53f,
	0x1.af5714p-80f,
	(-0x1.8af542p-106f),
	0x1.74p-01f,
	0x1.4718dcp-02f,
	0x1.38e20ep-29f,
	(-0x1.f3825ap-55f),
	0x1.4c56eep-84f,
	0x1.d7f326p-109f,
	0x1.7p-01f,
	0x1.522aep-02f,
	0x1.ce28f6p-28f,
	(-0x1.8f7e9cp-57f),
	0x1.8eb2dp-82f,
	0x1.a88824p-107f,
	0x1.6cp-01f,
	0x1.5d5bdep-02f,
	(-0x1.4d41ap-31f),
	(-0x1.654114p-56f),
	(-0x1.197714p-81f),
	(-0x1.3b13f6p-107f),
	0x1.68p-01f,
	0x1.68ac84p-02f,
	(-0x1.6395ecp-30f),
	0x1.a64eaep-58f,
	(-0x1.45ff44p-85f),
	0x1.9cbbcp-112f,
};

//: f32_logFine32
__constant float f32_logFine32[636] = {
	0x1.034ap+00f,
	(-0x1.a25186p-07f),
	(-0x1.46085p-32f),
	(-0x1.31359ep-58f),
	0x1.737552p-84f,
	(-0x1.958a48p-109f),
	0x1.033ap+00f,
	(-0x1.9a6b42p-07f),
	(-0x1.96c47cp-32f),
	(-0x1.89e09p-59f),
	(-0x1.07d462p-85f),
	0x1.71764ap-112f,
	0x1.032ap+00f,
	(-0x1.928482p-07f),
	(-0x1.e6484cp-35f),
	0x1.891f0cp-62f,
	0x1.a8ec38p-87f,
	(-0x1.a4a186p-113f),
	0x1.031ap+00f,
	(-0x1.8a9d44p-07f),
	(-0x1.194138p-32f),
	0x1.492d16p-58f,
	(-0x1.cfa088p-83f),
	(-0x1.789d84p-108f),
	0x1.030ap+00f,
	(-0x1.82b58ap-07f),
	(-0x1.aa52p-37f),
	0x1.79b12ap-62f,
	0x1.5aa75ap-88f,
	0x1.7322fcp-114f,
	0x1.02f8p+00f,
	(-0x1.79d042p-07f),
	(-0x1.81a94cp-32f),
	(-0x1.3f7a22p-57f),
	0x1.724a4cp-91f,
	0x1.fe3026p-116f,
	0x1.02e8p+00f,
	(-0x1.71e77ep-07f),
	(-0x1.0154a4p-32f),
	0x1.5bb3dp-57f,
	(-0x1.2ab03ap-82f),
	0x1.c7c1a6p-109f,
	0x1.02d8p+00f,
	(-0x1.69fe3ep-07f),
	0x1.c7f67p-32f,
	0x1.3f411cp-60f,
	0x1.06e7a6p-87f,
	(-0x1.f4779cp-113f),
	0x1.02c8p+00f,
	(-0x1.62147ep-07f),
	(-0x1.06d5fcp-32f),
	(-0x1.d93034p-58f),
	0x1.97873ep-83f,
	(-0x1.bbac9ap-112f),
	0x1.02b8p+00f,
	(-0x1.5a2a42p-07f),
	(-0x1.4ec216p-32f),
	0x1.41e5acp-57f,
	0x1.b8ec8cp-82f,
	0x1.0bce3ap-108f,
	0x1.02a6p+00f,
	(-0x1.51422ap-07f),
	0x1.f845ccp-33f,
	0x1.0c5f26p-59f,
	0x1.4f0108p-86f,
	0x1.4eddccp-114f,
	0x1.0296p+00f,
	(-0x1.4956e4p-07f),
	0x1.79c09ap-32f,
	(-0x1.cca9a6p-57f),
	(-0x1.790b32p-85f),
	0x1.a782d4p-111f,
	0x1.0286p+00f,
	(-0x1.416b2p-07f),
	0x1.be544ap-33f,
	(-0x1.bf6a28p-58f),
	(-0x1.a2fdb2p-84f),
	(-0x1.996d3cp-112f),
	0x1.0276p+00f,
	(-0x1.397edep-07f),
	(-0x1.6921cep-33f),
	0x1.e8803p-59f,
	(-0x1.b4e42cp-84f),
	(-0x1.2db2a6p-111f),
	0x1.0266p+00f,
	(-0x1.31922p-07f),
	0x1.bb499ap-33f,
	(-0x1.031036p-58f),
	(-0x1.9e12f6p-84f),
	(-0x1.328cb8p-115f),
	0x1.0256p+00f,
	(-0x1.29a4e4p-07f),
	0x1.b4e65cp-32f,
	(-0x1.ebe46ap-57f),
	0x1.bbc646p-85f,
	(-0x1.5cb6c6p-111f),
	0x1.0246p+00f,
	(-0x1.21b72ap-07f),
	0x1.f054a8p-32f,
	(-0x1.61cb68p-59f),
	(-0x1.5188f2p-85f),
	(-0x1.a60792p-111f),
	0x1.0234p+00f,
	(-0x1.18cb22p-07f),
	0x1.57b7dcp-32f,
	(-0x1.3c2156p-57f),
	0x1.b9e5d8p-82f,
	(-0x1.34f334p-111f),
	0x1.0224p+00f,
	(-0x1.10dc5cp-07f),
	0x1.7bd6eap-35f,
	(-0x1.2ea792p-60f),
	(-0x1.9e314cp-85f),
	0x1.d312b4p-110f,
	0x1.0214p+00f,
	(-0x1.08ed18p-07f),
	(-0x1.33294ap-32f),
	0x1.7cacp-58f,
	0x1.52f684p-86f,
	(-0x1.fbc9dcp-111f),
	0x1.0204p+00f,
	(-0x1.00fd58p-07f),
	0x1.4f0432p-32f,
	(-0x1.23777p-59f),
	(-0x1.96d23cp-86f),
	0x1.096f6p-114f,
	0x1.01f4p+00f,
	(-0x1.f21a3p-08f),
	(-0x1.55f0b2p-35f),
	(-0x1.b4bfe2p-60f),
	(-0x1.bb5e1ep-88f),
	0x1.1b569p-115f,
	0x1.01e4p+00f,
	(-0x1.e238b6p-08f),
	0x1.fb5122p-34f,
	(-0x1.979324p-59f),
	(-0x1.635cp-89f),
	0x1.88f652p-114f,
	0x1.01d4p+00f,
	(-0x1.d2563ep-08f),
	(-0x1.29f4ecp-33f),
	0x1.a268fep-58f,
	0x1.aa102cp-84f,
	0x1.d3e7c4p-111f,
	0x1.01c4p+00f,
	(-0x1.c272ccp-08f),
	0x1.724b8p-33f,
	(-0x1.3f673ap-64f),
	(-0x1.f8b85cp-89f),
	0x1.041482p-114f,
	0x1.01b2p+00f,
	(-0x1.b091bcp-08f),
	0x1.14782p-34f,
	0x1.e8a59ap-59f,
	(-0x1.7d6302p-85f),
	(-0x1.64ddp-110f),
	0x1.01a2p+00f,
	(-0x1.a0ac3p-08f),
	0x1.2db1e8p-34f,
	0x1.1d5dccp-62f,
	(-0x1.89de56p-88f),
	(-0x1.b44cbep-114f),
	0x1.0192p+00f,
	(-0x1.90c5a6p-08f),
	(-0x1.d4aca4p-33f),
	0x1.5f971ap-59f,
	0x1.447da2p-85f,
	(-0x1.b1588ep-111f),
	0x1.0182p+00f,
	(-0x1.80de22p-08f),
	0x1.867b98p-33f,
	0x1.1af7f2p-58f,
	(-0x1.b900e4p-84f),
	0x1.2574dp-109f,
	0x1.0172p+00f,
	(-0x1.70f59ep-08f),
	(-0x1.18d252p-33f),
	(-0x1.ade5d6p-59f),
	0x1.135afp-85f,
	0x1.737976p-110f,
	0x1.0162p+00f,
	(-0x1.610c1ep-08f),
	(-0x1.73aea6p-33f),
	(-0x1.f4aea6p-58f),
	(-0x1.366508p-83f),
	(-0x1.732a7cp-108f),
	0x1.0152p+00f,
	(-0x1.5121a2p-08f),
	0x1.69b428p-34f,
	0x1.18a9b4p-61f,
	0x1.a421ccp-86f,
	0x1.da2016p-111f,
	0x1.0142p+00f,
	(-0x1.413628p-08f),
	0x1.9fc716p-33f,
	0x1.aff216p-59f,
	(-0x1.42848p-84f),
	0x1.794f8ap-111f,
	0x1.0132p+00f,
	(-0x1.3149bp-08f),
	0x1.8c235ap-33f,
	(-0x1.8ffc5cp-58f),
	(-0x1.2e0d6p-88f),
	(-0x1.7318ccp-113f),
	0x1.0122p+00f,
	(-0x1.215c3ap-08f),
	0x1.720b34p-34f,
	(-0x1.675cacp-62f),
	0x1.ae7844p-88f,
	(-0x1.903dbcp-113f),
	0x1.0112p+00f,
	(-0x1.116dc6p-08f),
	(-0x1.34df46p-34f),
	0x1.add4c2p-59f,
	(-0x1.d277fep-86f),
	0x1.302574p-112f,
	0x1.0102p+00f,
	(-0x1.017e56p-08f),
	0x1.d0f1f2p-33f,
	0x1.3c1708p-58f,
	0x1.c7066ap-83f,
	(-0x1.71d67cp-108f),
	0x1.00fp+00f,
	(-0x1.df1f8cp-09f),
	(-0x1.eb4b74p-36f),
	(-0x1.edd236p-61f),
	0x1.3b7446p-86f,
	0x1.ec1826p-111f,
	0x1.00ep+00f,
	(-0x1.bf3c72p-09f),
	(-0x1.503698p-38f),
	0x1.068612p-66f,
	0x1.b9808ap-91f,
	0x1.e9561p-118f,
	0x1.00dp+00f,
	(-0x1.9f575cp-09f),
	0x1.59f356p-34f,
	0x1.f7f664p-59f,
	0x1.f8ae1cp-84f,
	(-0x1.e3d79ap-111f),
	0x1.00cp+00f,
	(-0x1.7f7048p-09f),
	0x1.433e12p-36f,
	0x1.976298p-61f,
	(-0x1.9204e8p-87f),
	0x1.293954p-119f,
	0x1.00bp+00f,
	(-0x1.5f8738p-09f),
	0x1.4e66f2p-34f,
	0x1.86c1ep-59f,
	0x1.5d326cp-84f,
	0x1.9d2998p-113f,
	0x1.00ap+00f,
	(-0x1.3f9c2ap-09f),
	0x1.a34e5ap-35f,
	(-0x1.74d642p-61f),
	0x1.bd4858p-89f,
	0x1.29ce7cp-114f,
	0x1.009p+00f,
	(-0x1.1faf1ep-09f),
	(-0x1.4cd506p-35f),
	(-0x1.bae5f8p-63f),
	0x1.20a79ap-89f,
	(-0x1.a47a56p-114f),
	0x1.008p+00f,
	(-0x1.ff802ap-10f),
	(-0x1.35621cp-35f),
	(-0x1.9e29e4p-60f),
	0x1.7ab072p-86f,
	(-0x1.8d58e6p-111f),
	0x1.007p+00f,
	(-0x1.bf9e1cp-10f),
	(-0x1.17ef38p-35f),
	(-0x1.f403f2p-60f),
	(-0x1.9f7b06p-86f),
	(-0x1.c9dc3cp-116f),
	0x1.006p+00f,
	(-0x1.7fb812p-10f),
	0x1.439eecp-40f,
	(-0x1.b9e6dcp-65f),
	0x1.276c1ap-91f,
	0x1.8d0fc8p-118f,
	0x1.005p+00f,
	(-0x1.3fce0ap-10f),
	(-0x1.a0e91cp-36f),
	0x1.efd8e6p-61f,
	0x1.8cbe54p-87f,
	0x1.a2c64cp-113f,
	0x1.004p+00f,
	(-0x1.ffc00ap-11f),
	(-0x1.515622p-36f),
	0x1.0fecbep-65f,
	0x1.736d9cp-90f,
	(-0x1.347472p-115f),
	0x1.003p+00f,
	(-0x1.7fdc04p-11f),
	(-0x1.fd7862p-37f),
	0x1.b7f4b8p-62f,
	0x1.5f480cp-87f,
	(-0x1.680ec2p-112f),
	0x1.002p+00f,
	(-0x1.ffe002p-12f),
	(-0x1.54d562p-37f),
	(-0x1.06678ap-64f),
	(-0x1.b16632p-89f),
	0x1.a63d5ep-115f,
	0x1.001p+00f,
	(-0x1.fffp-13f),
	(-0x1.554556p-38f),
	(-0x1.10bbcp-65f),
	(-0x1.37139p-91f),
	0x1.1fab64p-116f,
	1.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.ffep-01f,
	0x1.0008p-12f,
	0x1.556556p-38f,
	0x1.11666ap-65f,
	0x1.f1df1ep-90f,
	(-0x1.e3916ep-115f),
	0x1.ffcp-01f,
	0x1.001002p-11f,
	(-0x1.55154ep-36f),
	(-0x1.dc8864p-61f),
	0x1.b821bcp-90f,
	(-0x1.2a586ep-116f),
	0x1.ffap-01f,
	0x1.802404p-11f,
	0x1.01443p-36f,
	0x1.4265a4p-61f,
	0x1.d4d80cp-87f,
	(-0x1.d88c5ep-114f),
	0x1.ff8p-01f,
	0x1.002006p-10f,
	(-0x1.5354eep-35f),
	(-0x1.b32a0cp-60f),
	(-0x1.40f05cp-85f),
	0x1.af41c2p-112f,
	0x1.ff6p-01f,
	0x1.40320ap-10f,
	0x1.b4711cp-36f,
	0x1.3663e8p-62f,
	(-0x1.2f2618p-90f),
	(-0x1.4a0ef4p-116f),
	0x1.ff4p-01f,
	0x1.804812p-10f,
	0x1.446152p-40f,
	(-0x1.8c18a8p-66f),
	0x1.bcb04p-92f,
	0x1.4f6756p-119f,
	0x1.ff2p-01f,
	0x1.c0621cp-10f,
	0x1.3d733ep-35f,
	(-0x1.e3d562p-62f),
	0x1.86df7ap-88f,
	(-0x1.d5fe66p-115f),
	0x1.ffp-01f,
	0x1.004016p-09f,
	(-0x1.454eecp-34f),
	(-0x1.0c7cc8p-60f),
	0x1.eeec0cp-85f,
	(-0x1.880d62p-116f),
	0x1.feep-01f,
	0x1.20511ep-09f,
	0x1.b3591cp-35f,
	(-0x1.11d1fcp-61f),
	0x1.5a5f44p-86f,
	0x1.5e086cp-113f,
	0x1.fecp-01f,
	0x1.40642ap-09f,
	(-0x1.070e3p-35f),
	(-0x1.e427b2p-60f),
	(-0x1.690c8ep-87f),
	(-0x1.37ae48p-115f),
	0x1.feap-01f,
	0x1.607938p-09f,
	(-0x1.b8099ep-35f),
	0x1.1e34bp-60f,
	(-0x1.0e0bc6p-85f),
	(-0x1.2dd7b4p-110f),
	0x1.fe8p-01f,
	0x1.809048p-09f,
	0x1.44c2ep-36f,
	0x1.a5a9c4p-63f,
	(-0x1.f9d80ap-88f),
	0x1.914258p-113f,
	0x1.fe6p-01f,
	0x1.a0a95cp-09f,
	(-0x1.eb43d4p-36f),
	0x1.beb61p-61f,
	0x1.f0eeep-91f,
	(-0x1.30157ep-117f),
	0x1.fe4p-01f,
	0x1.c0c472p-09f,
	0x1.412402p-34f,
	0x1.5f4d8cp-59f,
	0x1.cacbap-85f,
	0x1.a4f8fcp-111f,
	0x1.fe2p-01f,
	0x1.e0e18ep-09f,
	(-0x1.f9aa3cp-34f),
	0x1.f8fe14p-59f,
	(-0x1.333482p-84f),
	0x1.2d6c3ep-110f,
	0x1.fep-01f,
	0x1.008056p-08f,
	(-0x1.a9dd32p-34f),
	(-0x1.40d338p-59f),
	(-0x1.cc2726p-84f),
	(-0x1.2642ecp-111f),
	0x1.fde4p-01f,
	0x1.0e8ec6p-08f,
	0x1.b16fa6p-34f,
	0x1.70a1d4p-59f,
	(-0x1.f4bef4p-84f),
	0x1.b636a8p-110f,
	0x1.fdc4p-01f,
	0x1.1ea03ap-08f,
	(-0x1.3eed5cp-33f),
	0x1.9c66a6p-58f,
	0x1.df0d42p-84f,
	0x1.c2767p-116f,
	0x1.fda4p-01f,
	0x1.2eb2aep-08f,
	0x1.28f6cap-33f,
	0x1.97a1ep-61f,
	0x1.2e264ap-87f,
	(-0x1.7efff6p-112f),
	0x1.fd84p-01f,
	0x1.3ec626p-08f,
	0x1.450b08p-35f,
	(-0x1.9de116p-61f),
	(-0x1.c19896p-87f),
	(-0x1.1f999cp-113f),
	0x1.fd64p-01f,
	0x1.4edaap-08f,
	0x1.eb851p-35f,
	0x1.2830acp-60f,
	(-0x1.f1d2bcp-85f),
	0x1.9dcb28p-111f,
	0x1.fd44p-01f,
	0x1.5ef01cp-08f,
	0x1.e6c946p-33f,
	(-0x1.bbb634p-58f),
	(-0x1.02eca2p-84f),
	(-0x1.d3203p-110f),
	0x1.fd24p-01f,
	0x1.6f069cp-08f,
	0x1.abfbf2p-34f,
	(-0x1.9ff186p-59f),
	(-0x1.82642p-86f),
	(-0x1.d79e1cp-111f),
	0x1.fd04p-01f,
	0x1.7f1e1ep-08f,
	0x1.898ed4p-33f,
	0x1.881392p-58f,
	(-0x1.20b708p-84f),
	(-0x1.79979ap-109f),
	0x1.fce4p-01f,
	0x1.8f36a4p-08f,
	0x1.0a5e56p-35f,
	(-0x1.0ae3cap-63f),
	(-0x1.4ee49cp-94f),
	0x1.b9e1ap-120f,
	0x1.fcc4p-01f,
	0x1.9f502cp-08f,
	0x1.42404p-33f,
	(-0x1.78fce4p-58f),
	0x1.c3870ap-83f,
	0x1.df696ap-108f,
	0x1.fca4p-01f,
	0x1.af6ab8p-08f,
	0x1.937a44p-34f,
	0x1.93d006p-59f,
	0x1.ecef4p-86f,
	(-0x1.beaf1cp-112f),
	0x1.fc88p-01f,
	0x1.bd82c8p-08f,
	(-0x1.10fdcp-33f),
	(-0x1.59072cp-60f),
	(-0x1.d709c8p-85f),
	0x1.6f707p-111f,
	0x1.fc68p-01f,
	0x1.cd9f3ap-08f,
	(-0x1.35d22ap-34f),
	(-0x1.5df452p-60f),
	0x1.90da1ap-86f,
	0x1.e09f66p-113f,
	0x1.fc48p-01f,
	0x1.ddbcbp-08f,
	(-0x1.c28a6p-34f),
	0x1.cbfb5cp-61f,
	0x1.c71cbap-86f,
	0x1.636fep-111f,
	0x1.fc28p-01f,
	0x1.eddb2ap-08f,
	(-0x1.a2adfep-33f),
	0x1.b4b296p-58f,
	0x1.bfafb4p-83f,
	0x1.21a092p-111f,
	0x1.fc08p-01f,
	0x1.fdfaa6p-08f,
	0x1.624cf2p-33f,
	(-0x1.c39cdp-58f),
	(-0x1.6718dp-84f),
	(-0x1.c170e6p-112f),
	0x1.fbe8p-01f,
	0x1.070d94p-07f,
	0x1.bca19cp-35f,
	(-0x1.1c1582p-63f),
	(-0x1.acb712p-91f),
	0x1.3e0918p-116f,
	0x1.fbc8p-01f,
	0x1.0f1e56p-07f,
	0x1.e2b6c8p-32f,
	0x1.a5d916p-57f,
	0x1.ee3baap-84f,
	(-0x1.f36c16p-109f),
	0x1.fba8p-01f,
	0x1.172f9cp-07f,
	(-0x1.6537f6p-35f),
	0x1.f108d4p-62f,
	(-0x1.263f56p-87f),
	(-0x1.4f3deap-112f),
	0x1.fb8cp-01f,
	0x1.1e3f24p-07f,
	(-0x1.df4a36p-32f),
	(-0x1.d523b4p-60f),
	(-0x1.ce1ad6p-85f),
	0x1.ed7b6ap-110f,
	0x1.fb6cp-01f,
	0x1.26515cp-07f,
	0x1.b07df8p-34f,
	(-0x1.4007dp-59f),
	(-0x1.9fadfcp-84f),
	(-0x1.bc7c76p-109f),
	0x1.fb4cp-01f,
	0x1.2e6418p-07f,
	(-0x1.491b32p-33f),
	0x1.6f42dep-58f,
	0x1.f819fcp-84f,
	(-0x1.b02042p-112f),
	0x1.fb2cp-01f,
	0x1.367756p-07f,
	(-0x1.e0dd4p-33f),
	0x1.3f6aa8p-59f,
	0x1.c3a7a8p-84f,
	0x1.6bb67cp-109f,
	0x1.fb0cp-01f,
	0x1.3e8b16p-07f,
	(-0x1.5a6a12p-34f),
	0x1.c186b4p-59f,
	0x1.3f68c8p-87f,
	0x1.764a68p-112f,
	0x1.faecp-01f,
	0x1.469f58p-07f,
	0x1.49de08p-32f,
	0x1.b9d49ep-57f,
	(-0x1.23fe4cp-82f),
	(-0x1.9c12cp-108f),
	0x1.faccp-01f,
	0x1.4eb41ep-07f,
	0x1.1f0934p-36f,
	0x1.b791c6p-61f,
	(-0x1.fc7b66p-90f),
	0x1.6c3df6p-118f,
	0x1.fabp-01f,
	0x1.55c6b6p-07f,
	(-0x1.54a8c2p-35f),
	(-0x1.fac6f6p-60f),
	0x1.41beccp-86f,
	(-0x1.a01e2p-111f),
	0x1.fa9p-01f,
	0x1.5ddc7p-07f,
	0x1.41537cp-33f,
	(-0x1.97c2b8p-59f),
	0x1.ab197ep-84f,
	0x1.531edap-109f,
	0x1.fa7p-01f,
	0x1.65f2aep-07f,
	(-0x1.0d98bp-32f),
	0x1.eed448p-58f,
	0x1.aac7acp-87f,
	0x1.06acf6p-113f,
	0x1.fa5p-01f,
	0x1.6e096ep-07f,
	(-0x1.144e9ap-32f),
	0x1.2b9154p-58f,
	(-0x1.153c2ep-83f),
	(-0x1.5179b4p-111f),
	0x1.fa3p-01f,
	0x1.7620bp-07f,
	0x1.5b3814p-33f,
	0x1.ce67d8p-58f,
	(-0x1.ff46bep-85f),
	0x1.3cebb4p-111f,
	0x1.fa1p-01f,
	0x1.7e3876p-07f,
	0x1.65063ap-34f,
	(-0x1.06d6e8p-59f),
	0x1.6aca02p-84f,
	(-0x1.31329ap-109f),
	0x1.f9f4p-01f,
	0x1.854daep-07f,
	0x1.833866p-32f,
	0x1.035a22p-58f,
	(-0x1.e07c16p-84f),
	(-0x1.bd8688p-109f),
	0x1.f9d4p-01f,
	0x1.8d666ap-07f,
	0x1.3cd638p-33f,
	(-0x1.01f92p-58f),
	(-0x1.4cbd94p-83f),
	(-0x1.3b09e8p-108f),
	0x1.f9b4p-01f,
	0x1.957faap-07f,
	(-0x1.fd58a4p-32f),
	0x1.a2d7f6p-58f,
	(-0x1.7dbb0ap-87f),
	0x1.0b71c2p-113f,
	0x1.f994p-01f,
	0x1.9d996ap-07f,
	0x1.d11fd8p-32f,
	0x1.464c28p-57f,
	(-0x1.df7c34p-82f),
	(-0x1.be3b64p-108f),
	0x1.f974p-01f,
	0x1.a5b3bp-07f,
	0x1.586c76p-35f,
	0x1.d401e4p-62f,
	0x1.cadac6p-87f,
	(-0x1.53d2e6p-113f),
};

//: f32_atanTable32
__constant float f32_atanTable32[325] = {
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.fff556p-07f,
	(-0x1.11235ap-33f),
	0x1.5bbe78p-58f,
	0x1.8ac802p-83f,
	0x1.7dd812p-108f,
	0x1.ffd55cp-06f,
	(-0x1.15a276p-32f),
	(-0x1.abd886p-57f),
	(-0x1.444912p-84f),
	(-0x1.739decp-109f),
	0x1.7fb818p-05f,
	0x1.0c368ap-31f,
	0x1.f9e442p-57f,
	(-0x1.ef29e2p-84f),
	(-0x1.52271cp-113f),
	0x1.ff55bcp-05f,
	(-0x1.1a6042p-30f),
	(-0x1.8e49a6p-55f),
	(-0x1.86d24p-80f),
	0x1.c5c1aap-105f,
	0x1.3f59fp-04f,
	0x1.cf8ab4p-29f,
	(-0x1.4a7664p-55f),
	0x1.42efc2p-81f,
	0x1.cd9becp-108f,
	0x1.7ee182p-04f,
	0x1.80bc44p-30f,
	(-0x1.73ed96p-56f),
	0x1.9f9e14p-81f,
	(-0x1.83e4c4p-106f),
	0x1.be39ecp-04f,
	(-0x1.90f83cp-32f),
	(-0x1.042386p-57f),
	(-0x1.65fa68p-82f),
	0x1.cbb3dep-108f,
	0x1.fd5baap-04f,
	(-0x1.54f424p-30f),
	(-0x1.1cd376p-55f),
	(-0x1.0cec18p-80f),
	(-0x1.777108p-107f),
	0x1.1e1fbp-03f,
	(-0x1.3ef236p-29f),
	(-0x1.1b485ap-55f),
	0x1.d64a6p-80f,
	0x1.d057ccp-105f,
	0x1.3d6eeep-03f,
	0x1.18cc4ep-28f,
	(-0x1.d3cb8ap-54f),
	0x1.9d2504p-82f,
	(-0x1.3e02f6p-107f),
	0x1.5c9812p-03f,
	(-0x1.c13d96p-31f),
	(-0x1.054ab2p-58f),
	(-0x1.8021e8p-83f),
	0x1.6f4ca2p-109f,
	0x1.7b97b4p-03f,
	0x1.79cb6p-28f,
	0x1.1347bp-54f,
	0x1.69f104p-79f,
	(-0x1.b1c5bcp-105f),
	0x1.9a6a8ep-03f,
	0x1.2d90c4p-28f,
	0x1.873d8p-53f,
	0x1.e7b434p-79f,
	0x1.1bbacep-104f,
	0x1.b90d76p-03f,
	(-0x1.adb3ecp-28f),
	0x1.022f62p-54f,
	0x1.a5c1ccp-82f,
	(-0x1.55a1fap-107f),
	0x1.d77d5ep-03f,
	(-0x1.bf5194p-32f),
	0x1.c648d2p-57f,
	(-0x1.5974dp-82f),
	(-0x1.0a1c62p-108f),
	0x1.f5b76p-03f,
	(-0x1.b4dfc8p-29f),
	(-0x1.4ea924p-54f),
	0x1.e7bd7ep-80f,
	(-0x1.77a06ap-108f),
	0x1.09dc5ap-02f,
	(-0x1.04f394p-27f),
	0x1.2c5c8ep-53f,
	0x1.c865c4p-79f,
	(-0x1.aa162ep-104f),
	0x1.18bf5ap-02f,
	0x1.85f8bcp-29f,
	0x1.30ca48p-57f,
	(-0x1.6e9c8p-82f),
	(-0x1.df59ccp-107f),
	0x1.278372p-02f,
	0x1.5fbd16p-32f,
	0x1.f10646p-57f,
	(-0x1.b6fe4p-83f),
	(-0x1.ebb85cp-109f),
	0x1.362774p-02f,
	(-0x1.1f0286p-27f),
	(-0x1.0cb1d2p-52f),
	(-0x1.44b672p-77f),
	(-0x1.b0a19ap-102f),
	0x1.44aa44p-02f,
	(-0x1.27aa1ep-27f),
	(-0x1.95d5e4p-52f),
	(-0x1.e2ad9ep-79f),
	0x1.71b3c6p-106f,
	0x1.530adap-02f,
	(-0x1.ab8caep-28f),
	0x1.db5336p-54f,
	0x1.fddefep-79f,
	(-0x1.30b9f6p-108f),
	0x1.61484p-02f,
	0x1.84e7fp-29f,
	0x1.9636a4p-54f,
	(-0x1.5711fp-80f),
	0x1.41f856p-110f,
	0x1.6f6194p-02f,
	0x1.e4defp-30f,
	0x1.1ce2a8p-55f,
	0x1.90916ep-80f,
	0x1.fc8906p-106f,
	0x1.7d5604p-02f,
	0x1.6c767ep-27f,
	0x1.d69c88p-52f,
	0x1.70ac92p-78f,
	0x1.a08814p-104f,
	0x1.8b24d4p-02f,
	(-0x1.ad7936p-28f),
	(-0x1.4925e8p-53f),
	(-0x1.722dc2p-78f),
	0x1.428a38p-103f,
	0x1.98cd54p-02f,
	0x1.535ac6p-28f,
	0x1.9e6c98p-56f,
	0x1.1fa14ep-81f,
	0x1.b36f88p-106f,
	0x1.a64eecp-02f,
	0x1.e611fep-29f,
	0x1.6d90ap-55f,
	(-0x1.b50b8p-80f),
	0x1.e71366p-109f,
	0x1.b3a912p-02f,
	(-0x1.2cd1cap-29f),
	0x1.ae187cp-56f,
	(-0x1.c6b5f8p-81f),
	0x1.8d1756p-111f,
	0x1.c0db4cp-02f,
	0x1.29d93ep-27f,
	(-0x1.cc1ce8p-56f),
	0x1.ed967ap-81f,
	(-0x1.cd1ff2p-107f),
	0x1.cde534p-02f,
	0x1.9609a8p-29f,
	0x1.2e982ep-55f,
	(-0x1.063c6cp-82f),
	0x1.b70b22p-107f,
	0x1.dac67p-02f,
	0x1.586ed4p-28f,
	(-0x1.2ea406p-55f),
	(-0x1.dd09a2p-80f),
	0x1.d4681cp-108f,
	0x1.e77eb8p-02f,
	(-0x1.d14b98p-31f),
	0x1.0e53dcp-56f,
	0x1.bf3436p-84f,
	(-0x1.20c05ep-109f),
	0x1.f40ddp-02f,
	0x1.6a8282p-27f,
	0x1.f2e336p-52f,
	0x1.23c7d6p-77f,
	(-0x1.1b899ep-104f),
	0x1.0039c8p-01f,
	(-0x1.87cb7ep-26f),
	(-0x1.1b32cap-51f),
	0x1.6c6c54p-76f,
	0x1.b270b2p-101f,
	0x1.0657eap-01f,
	(-0x1.6499e6p-26f),
	(-0x1.d5b496p-56f),
	0x1.396c34p-85f,
	0x1.45703cp-110f,
	0x1.0c6146p-01f,
	(-0x1.292f0ap-27f),
	0x1.065d3ep-52f,
	0x1.09daap-77f,
	0x1.3ca37ep-104f,
	0x1.1255dap-01f,
	(-0x1.010b56p-27f),
	0x1.ed4252p-54f,
	(-0x1.c381dcp-79f),
	(-0x1.a96a08p-105f),
	0x1.1835a8p-01f,
	0x1.17cf82p-26f,
	0x1.b8c43ap-52f,
	(-0x1.3ff3dp-79f),
	0x1.02c908p-107f,
	0x1.1e00bap-01f,
	0x1.7bdfd6p-26f,
	0x1.f9b5c8p-52f,
	0x1.af0b32p-79f,
	0x1.c43748p-104f,
	0x1.23b71ep-01f,
	0x1.664f36p-28f,
	(-0x1.e3bde4p-53f),
	0x1.3e7044p-78f,
	0x1.37011p-103f,
	0x1.2958e6p-01f,
	(-0x1.b3dc74p-27f),
	0x1.bd8632p-54f,
	(-0x1.863604p-79f),
	(-0x1.d7341cp-106f),
	0x1.2ee628p-01f,
	0x1.01b2f2p-27f,
	0x1.38babep-52f,
	(-0x1.803cc2p-77f),
	0x1.aeb6b2p-104f,
	0x1.345f02p-01f,
	(-0x1.98e422p-28f),
	(-0x1.77ef76p-54f),
	(-0x1.071dep-80f),
	0x1.3fcef4p-106f,
	0x1.39c392p-01f,
	(-0x1.95f474p-28f),
	0x1.b73ef4p-53f,
	(-0x1.8ec5fap-78f),
	(-0x1.661dc8p-105f),
	0x1.3f13fcp-01f,
	(-0x1.d85a42p-27f),
	(-0x1.e13074p-52f),
	(-0x1.6db376p-77f),
	(-0x1.f1fc4p-105f),
	0x1.445066p-01f,
	(-0x1.21a92ap-27f),
	(-0x1.1f76dp-52f),
	(-0x1.63f79cp-80f),
	(-0x1.0a1e34p-105f),
	0x1.4978fap-01f,
	0x1.934f7p-28f,
	0x1.248336p-53f,
	(-0x1.e0356ep-78f),
	(-0x1.4129bp-103f),
	0x1.4e8de6p-01f,
	(-0x1.1244fep-27f),
	(-0x1.d6b984p-52f),
	(-0x1.05321ap-77f),
	(-0x1.458ff4p-103f),
	0x1.538f58p-01f,
	(-0x1.1dbe78p-27f),
	(-0x1.46edd2p-53f),
	(-0x1.5ed29p-78f),
	(-0x1.86cc0ap-104f),
	0x1.587d82p-01f,
	(-0x1.19a08ap-30f),
	(-0x1.5e5c9ep-56f),
	0x1.ce95acp-82f,
	(-0x1.5c42fap-110f),
	0x1.5d5898p-01f,
	0x1.c5a6c6p-27f,
	0x1.0028e4p-57f,
	0x1.78bcfap-82f,
	(-0x1.6fc7bp-107f),
	0x1.6220d2p-01f,
	(-0x1.d4508ep-26f),
	(-0x1.095bc2p-52f),
	(-0x1.350ee8p-77f),
	(-0x1.825612p-102f),
	0x1.66d664p-01f,
	(-0x1.b707dep-27f),
	(-0x1.2dd4ep-53f),
	0x1.417444p-80f,
	0x1.8be4e8p-106f,
	0x1.6b798ap-01f,
	(-0x1.be984cp-26f),
	(-0x1.da8038p-51f),
	(-0x1.862314p-77f),
	(-0x1.c6f82ap-104f),
	0x1.700a7cp-01f,
	0x1.5e118cp-27f,
	0x1.e73cb2p-52f,
	0x1.b4aa42p-77f,
	0x1.48887ap-105f,
	0x1.748978p-01f,
	0x1.f751c2p-26f,
	(-0x1.f426acp-54f),
	(-0x1.e9a77cp-79f),
	0x1.42e386p-104f,
	0x1.78f6bcp-01f,
	(-0x1.51675p-28f),
	(-0x1.afe57ep-53f),
	0x1.3006e8p-80f,
	0x1.f65202p-109f,
	0x1.7d5282p-01f,
	0x1.13f412p-26f,
	0x1.aac104p-52f,
	0x1.e2f3aap-79f,
	0x1.282e7ep-104f,
	0x1.819d0cp-01f,
	(-0x1.1d4eb6p-26f),
	(-0x1.9bf762p-52f),
	(-0x1.4e9dc8p-79f),
	(-0x1.6d05dcp-104f),
	0x1.85d696p-01f,
	(-0x1.1267a8p-26f),
	0x1.45ad9cp-51f,
	(-0x1.803748p-77f),
	0x1.86ee7ep-102f,
	0x1.89ff6p-01f,
	(-0x1.501c1p-30f),
	(-0x1.55b9a6p-55f),
	0x1.e885e4p-83f,
	0x1.e02214p-108f,
	0x1.8e17aap-01f,
	0x1.33980cp-26f,
	(-0x1.1ec182p-52f),
	(-0x1.56085ep-77f),
	(-0x1.835072p-102f),
	0x1.921fb6p-01f,
	(-0x1.777a5cp-26f),
	(-0x1.ee59dap-51f),
	0x1.98a2ep-78f,
	0x1.b839a2p-105f,
};

//: f32_exp2Table32
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

//: f32_piWords32
__constant float f32_piWords32[54] = {
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	20.0f,
	1523.0f,
	110.0f,
	(-867.0f),
	(-1917.0f),
	(-1452.0f),
	(-123.0f),
	(-336.0f),
	(-1473.0f),
	(-1430.0f),
	(-1096.0f),
	439.0f,
	(-941.0f),
	(-1230.0f),
	1928.0f,
	1825.0f,
	(-1984.0f),
	(-861.0f),
	(-907.0f),
	1981.0f,
	1913.0f,
	(-1341.0f),
	1765.0f,
	(-1828.0f),
	1864.0f,
	1180.0f,
	(-1444.0f),
	13.0f,
	(-1754.0f),
	(-556.0f),
	314.0f,
};

//: f32_circle32
__constant float f32_circle32[640] = {
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.91f66p-05f,
	(-0x1.de44fep-30f),
	0x1.f376a2p-56f,
	(-0x1.0d569ap-81f),
	(-0x1.20eba4p-106f),
	0x1.917a6cp-04f,
	(-0x1.eb25eap-31f),
	(-0x1.e2718ep-60f),
	0x1.b2252ep-85f,
	0x1.fb9c48p-110f,
	0x1.2c8106p-03f,
	0x1.d1cc28p-28f,
	(-0x1.7768p-53f),
	0x1.513424p-79f,
	(-0x1.f83e02p-106f),
	0x1.8f8b84p-03f,
	(-0x1.cb2cfap-30f),
	(-0x1.49b466p-55f),
	(-0x1.cffc6cp-80f),
	(-0x1.993d82p-109f),
	0x1.f19f98p-03f,
	(-0x1.37a83ap-29f),
	0x1.57a422p-54f,
	0x1.dc4ba8p-82f,
	(-0x1.1b4ce6p-107f),
	0x1.294062p-02f,
	0x1.dab3ep-27f,
	0x1.6a2d72p-52f,
	0x1.74ee7cp-78f,
	(-0x1.65022cp-103f),
	0x1.58f9a8p-02f,
	(-0x1.4a9c04p-27f),
	(-0x1.80f7eep-53f),
	(-0x1.ab19ecp-83f),
	(-0x1.007c1cp-109f),
	0x1.87de2ap-02f,
	0x1.abaa58p-28f,
	0x1.68d312p-53f,
	0x1.6152dp-80f,
	(-0x1.0223c8p-105f),
	0x1.b5d1p-02f,
	0x1.3c2b98p-27f,
	0x1.5b362cp-57f,
	0x1.72e83p-82f,
	0x1.71818p-108f,
	0x1.e2b5d4p-02f,
	(-0x1.fe4272p-28f),
	0x1.8f06c4p-53f,
	0x1.1d3c68p-78f,
	0x1.05878ep-104f,
	0x1.07387ap-01f,
	(-0x1.b74004p-27f),
	(-0x1.34b402p-52f),
	(-0x1.0d1d02p-77f),
	0x1.44056p-103f,
	0x1.1c73b4p-01f,
	(-0x1.9465cep-27f),
	0x1.b25dd2p-55f,
	0x1.9fd98p-81f,
	(-0x1.56f31p-109f),
	0x1.30ff8p-01f,
	(-0x1.8f47e6p-28f),
	0x1.c20674p-54f,
	(-0x1.37ba54p-80f),
	0x1.0f4b8cp-105f,
	0x1.44cf32p-01f,
	0x1.424776p-27f,
	(-0x1.e7f896p-53f),
	0x1.67ee36p-80f,
	(-0x1.9772c8p-106f),
	0x1.57d694p-01f,
	(-0x1.6e626cp-26f),
	(-0x1.75720ap-55f),
	0x1.b50114p-81f,
	(-0x1.f2b59ep-107f),
	0x1.6a09e6p-01f,
	0x1.9fcef4p-27f,
	(-0x1.b7ba68p-52f),
	(-0x1.3b2646p-79f),
	0x1.4abeap-104f,
	0x1.7b5df2p-01f,
	0x1.3557d8p-28f,
	(-0x1.21ea7p-53f),
	0x1.4c83d4p-78f,
	0x1.46b6aep-103f,
	0x1.8bc806p-01f,
	0x1.62a2e8p-26f,
	0x1.69d0f6p-54f,
	0x1.12eccap-79f,
	(-0x1.98cd96p-104f),
	0x1.9b3e04p-01f,
	0x1.fce1dp-27f,
	0x1.6788ecp-54f,
	(-0x1.9c491ep-81f),
	0x1.e692a6p-106f,
	0x1.a9b662p-01f,
	0x1.21d434p-26f,
	0x1.819f64p-52f,
	(-0x1.e2e924p-77f),
	(-0x1.4df066p-102f),
	0x1.b72834p-01f,
	0x1.465b9p-27f,
	(-0x1.378d3ep-52f),
	(-0x1.92736cp-78f),
	0x1.ed21fep-103f,
	0x1.c38b3p-01f,
	(-0x1.cfe84ap-26f),
	0x1.a47d3ap-54f,
	0x1.506e6p-81f,
	(-0x1.ce9fcp-106f),
	0x1.ced7bp-01f,
	(-0x1.786712p-26f),
	0x1.786126p-52f,
	(-0x1.dad5acp-77f),
	(-0x1.5bab68p-103f),
	0x1.d906bcp-01f,
	0x1.e651a8p-26f,
	0x1.8a2bf4p-51f,
	(-0x1.efdce6p-76f),
	0x1.83ac3p-101f,
	0x1.e2121p-01f,
	0x1.3da1bap-27f,
	(-0x1.a0298ep-52f),
	(-0x1.b04994p-77f),
	(-0x1.35e33ap-102f),
	0x1.e9f416p-01f,
	(-0x1.273a44p-26f),
	(-0x1.689f4ep-51f),
	(-0x1.d1c07ep-79f),
	(-0x1.239ceap-106f),
	0x1.f0a7fp-01f,
	(-0x1.1b73cap-27f),
	(-0x1.ab4e14p-54f),
	(-0x1.1ca5b4p-79f),
	0x1.112376p-105f,
	0x1.f6297cp-01f,
	0x1.feeb96p-26f,
	0x1.562172p-56f,
	0x1.46c3fap-81f,
	0x1.539176p-107f,
	0x1.fa7558p-01f,
	(-0x1.eeb5d2p-30f),
	(-0x1.7a0a8cp-55f),
	(-0x1.426ae4p-80f),
	0x1.dabbdap-108f,
	0x1.fd88dap-01f,
	0x1.e89292p-28f,
	0x1.9e0828p-53f,
	(-0x1.bc408ep-78f),
	(-0x1.b22c22p-105f),
	0x1.ff621ep-01f,
	0x1.bcb6bep-28f,
	0x1.e3a844p-53f,
	(-0x1.71255p-80f),
	(-0x1.4d7584p-105f),
	1.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0x1.ff621ep-01f,
	0x1.bcb6bep-28f,
	0x1.e3a844p-53f,
	(-0x1.71255p-80f),
	(-0x1.4d7584p-105f),
	0x1.fd88dap-01f,
	0x1.e89292p-28f,
	0x1.9e0828p-53f,
	(-0x1.bc408ep-78f),
	(-0x1.b22c22p-105f),
	0x1.fa7558p-01f,
	(-0x1.eeb5d2p-30f),
	(-0x1.7a0a8cp-55f),
	(-0x1.426ae4p-80f),
	0x1.dabbdap-108f,
	0x1.f6297cp-01f,
	0x1.feeb96p-26f,
	0x1.562172p-56f,
	0x1.46c3fap-81f,
	0x1.539176p-107f,
	0x1.f0a7fp-01f,
	(-0x1.1b73cap-27f),
	(-0x1.ab4e14p-54f),
	(-0x1.1ca5b4p-79f),
	0x1.112376p-105f,
	0x1.e9f416p-01f,
	(-0x1.273a44p-26f),
	(-0x1.689f4ep-51f),
	(-0x1.d1c07ep-79f),
	(-0x1.239ceap-106f),
	0x1.e2121p-01f,
	0x1.3da1bap-27f,
	(-0x1.a0298ep-52f),
	(-0x1.b04994p-77f),
	(-0x1.35e33ap-102f),
	0x1.d906bcp-01f,
	0x1.e651a8p-26f,
	0x1.8a2bf4p-51f,
	(-0x1.efdce6p-76f),
	0x1.83ac3p-101f,
	0x1.ced7bp-01f,
	(-0x1.786712p-26f),
	0x1.786126p-52f,
	(-0x1.dad5acp-77f),
	(-0x1.5bab68p-103f),
	0x1.c38b3p-01f,
	(-0x1.cfe84ap-26f),
	0x1.a47d3ap-54f,
	0x1.506e6p-81f,
	(-0x1.ce9fcp-106f),
	0x1.b72834p-01f,
	0x1.465b9p-27f,
	(-0x1.378d3ep-52f),
	(-0x1.92736cp-78f),
	0x1.ed21fep-103f,
	0x1.a9b662p-01f,
	0x1.21d434p-26f,
	0x1.819f64p-52f,
	(-0x1.e2e924p-77f),
	(-0x1.4df066p-102f),
	0x1.9b3e04p-01f,
	0x1.fce1dp-27f,
	0x1.6788ecp-54f,
	(-0x1.9c491ep-81f),
	0x1.e692a6p-106f,
	0x1.8bc806p-01f,
	0x1.62a2e8p-26f,
	0x1.69d0f6p-54f,
	0x1.12eccap-79f,
	(-0x1.98cd96p-104f),
	0x1.7b5df2p-01f,
	0x1.3557d8p-28f,
	(-0x1.21ea7p-53f),
	0x1.4c83d4p-78f,
	0x1.46b6aep-103f,
	0x1.6a09e6p-01f,
	0x1.9fcef4p-27f,
	(-0x1.b7ba68p-52f),
	(-0x1.3b2646p-79f),
	0x1.4abeap-104f,
	0x1.57d694p-01f,
	(-0x1.6e626cp-26f),
	(-0x1.75720ap-55f),
	0x1.b50114p-81f,
	(-0x1.f2b59ep-107f),
	0x1.44cf32p-01f,
	0x1.424776p-27f,
	(-0x1.e7f896p-53f),
	0x1.67ee36p-80f,
	(-0x1.9772c8p-106f),
	0x1.30ff8p-01f,
	(-0x1.8f47e6p-28f),
	0x1.c20674p-54f,
	(-0x1.37ba54p-80f),
	0x1.0f4b8cp-105f,
	0x1.1c73b4p-01f,
	(-0x1.9465cep-27f),
	0x1.b25dd2p-55f,
	0x1.9fd98p-81f,
	(-0x1.56f31p-109f),
	0x1.07387ap-01f,
	(-0x1.b74004p-27f),
	(-0x1.34b402p-52f),
	(-0x1.0d1d02p-77f),
	0x1.44056p-103f,
	0x1.e2b5d4p-02f,
	(-0x1.fe4272p-28f),
	0x1.8f06c4p-53f,
	0x1.1d3c68p-78f,
	0x1.05878ep-104f,
	0x1.b5d1p-02f,
	0x1.3c2b98p-27f,
	0x1.5b362cp-57f,
	0x1.72e83p-82f,
	0x1.71818p-108f,
	0x1.87de2ap-02f,
	0x1.abaa58p-28f,
	0x1.68d312p-53f,
	0x1.6152dp-80f,
	(-0x1.0223c8p-105f),
	0x1.58f9a8p-02f,
	(-0x1.4a9c04p-27f),
	(-0x1.80f7eep-53f),
	(-0x1.ab19ecp-83f),
	(-0x1.007c1cp-109f),
	0x1.294062p-02f,
	0x1.dab3ep-27f,
	0x1.6a2d72p-52f,
	0x1.74ee7cp-78f,
	(-0x1.65022cp-103f),
	0x1.f19f98p-03f,
	(-0x1.37a83ap-29f),
	0x1.57a422p-54f,
	0x1.dc4ba8p-82f,
	(-0x1.1b4ce6p-107f),
	0x1.8f8b84p-03f,
	(-0x1.cb2cfap-30f),
	(-0x1.49b466p-55f),
	(-0x1.cffc6cp-80f),
	(-0x1.993d82p-109f),
	0x1.2c8106p-03f,
	0x1.d1cc28p-28f,
	(-0x1.7768p-53f),
	0x1.513424p-79f,
	(-0x1.f83e02p-106f),
	0x1.917a6cp-04f,
	(-0x1.eb25eap-31f),
	(-0x1.e2718ep-60f),
	0x1.b2252ep-85f,
	0x1.fb9c48p-110f,
	0x1.91f66p-05f,
	(-0x1.de44fep-30f),
	0x1.f376a2p-56f,
	(-0x1.0d569ap-81f),
	(-0x1.20eba4p-106f),
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	(-0x1.91f66p-05f),
	0x1.de44fep-30f,
	(-0x1.f376a2p-56f),
	0x1.0d569ap-81f,
	0x1.20eba4p-106f,
	(-0x1.917a6cp-04f),
	0x1.eb25eap-31f,
	0x1.e2718ep-60f,
	(-0x1.b2252ep-85f),
	(-0x1.fb9c48p-110f),
	(-0x1.2c8106p-03f),
	(-0x1.d1cc28p-28f),
	0x1.7768p-53f,
	(-0x1.513424p-79f),
	0x1.f83e02p-106f,
	(-0x1.8f8b84p-03f),
	0x1.cb2cfap-30f,
	0x1.49b466p-55f,
	0x1.cffc6cp-80f,
	0x1.993d82p-109f,
	(-0x1.f19f98p-03f),
	0x1.37a83ap-29f,
	(-0x1.57a422p-54f),
	(-0x1.dc4ba8p-82f),
	0x1.1b4ce6p-107f,
	(-0x1.294062p-02f),
	(-0x1.dab3ep-27f),
	(-0x1.6a2d72p-52f),
	(-0x1.74ee7cp-78f),
	0x1.65022cp-103f,
	(-0x1.58f9a8p-02f),
	0x1.4a9c04p-27f,
	0x1.80f7eep-53f,
	0x1.ab19ecp-83f,
	0x1.007c1cp-109f,
	(-0x1.87de2ap-02f),
	(-0x1.abaa58p-28f),
	(-0x1.68d312p-53f),
	(-0x1.6152dp-80f),
	0x1.0223c8p-105f,
	(-0x1.b5d1p-02f),
	(-0x1.3c2b98p-27f),
	(-0x1.5b362cp-57f),
	(-0x1.72e83p-82f),
	(-0x1.71818p-108f),
	(-0x1.e2b5d4p-02f),
	0x1.fe4272p-28f,
	(-0x1.8f06c4p-53f),
	(-0x1.1d3c68p-78f),
	(-0x1.05878ep-104f),
	(-0x1.07387ap-01f),
	0x1.b74004p-27f,
	0x1.34b402p-52f,
	0x1.0d1d02p-77f,
	(-0x1.44056p-103f),
	(-0x1.1c73b4p-01f),
	0x1.9465cep-27f,
	(-0x1.b25dd2p-55f),
	(-0x1.9fd98p-81f),
	0x1.56f31p-109f,
	(-0x1.30ff8p-01f),
	0x1.8f47e6p-28f,
	(-0x1.c20674p-54f),
	0x1.37ba54p-80f,
	(-0x1.0f4b8cp-105f),
	(-0x1.44cf32p-01f),
	(-0x1.424776p-27f),
	0x1.e7f896p-53f,
	(-0x1.67ee36p-80f),
	0x1.9772c8p-106f,
	(-0x1.57d694p-01f),
	0x1.6e626cp-26f,
	0x1.75720ap-55f,
	(-0x1.b50114p-81f),
	0x1.f2b59ep-107f,
	(-0x1.6a09e6p-01f),
	(-0x1.9fcef4p-27f),
	0x1.b7ba68p-52f,
	0x1.3b2646p-79f,
	(-0x1.4abeap-104f),
	(-0x1.7b5df2p-01f),
	(-0x1.3557d8p-28f),
	0x1.21ea7p-53f,
	(-0x1.4c83d4p-78f),
	(-0x1.46b6aep-103f),
	(-0x1.8bc806p-01f),
	(-0x1.62a2e8p-26f),
	(-0x1.69d0f6p-54f),
	(-0x1.12eccap-79f),
	0x1.98cd96p-104f,
	(-0x1.9b3e04p-01f),
	(-0x1.fce1dp-27f),
	(-0x1.6788ecp-54f),
	0x1.9c491ep-81f,
	(-0x1.e692a6p-106f),
	(-0x1.a9b662p-01f),
	(-0x1.21d434p-26f),
	(-0x1.819f64p-52f),
	0x1.e2e924p-77f,
	0x1.4df066p-102f,
	(-0x1.b72834p-01f),
	(-0x1.465b9p-27f),
	0x1.378d3ep-52f,
	0x1.92736cp-78f,
	(-0x1.ed21fep-103f),
	(-0x1.c38b3p-01f),
	0x1.cfe84ap-26f,
	(-0x1.a47d3ap-54f),
	(-0x1.506e6p-81f),
	0x1.ce9fcp-106f,
	(-0x1.ced7bp-01f),
	0x1.786712p-26f,
	(-0x1.786126p-52f),
	0x1.dad5acp-77f,
	0x1.5bab68p-103f,
	(-0x1.d906bcp-01f),
	(-0x1.e651a8p-26f),
	(-0x1.8a2bf4p-51f),
	0x1.efdce6p-76f,
	(-0x1.83ac3p-101f),
	(-0x1.e2121p-01f),
	(-0x1.3da1bap-27f),
	0x1.a0298ep-52f,
	0x1.b04994p-77f,
	0x1.35e33ap-102f,
	(-0x1.e9f416p-01f),
	0x1.273a44p-26f,
	0x1.689f4ep-51f,
	0x1.d1c07ep-79f,
	0x1.239ceap-106f,
	(-0x1.f0a7fp-01f),
	0x1.1b73cap-27f,
	0x1.ab4e14p-54f,
	0x1.1ca5b4p-79f,
	(-0x1.112376p-105f),
	(-0x1.f6297cp-01f),
	(-0x1.feeb96p-26f),
	(-0x1.562172p-56f),
	(-0x1.46c3fap-81f),
	(-0x1.539176p-107f),
	(-0x1.fa7558p-01f),
	0x1.eeb5d2p-30f,
	0x1.7a0a8cp-55f,
	0x1.426ae4p-80f,
	(-0x1.dabbdap-108f),
	(-0x1.fd88dap-01f),
	(-0x1.e89292p-28f),
	(-0x1.9e0828p-53f),
	0x1.bc408ep-78f,
	0x1.b22c22p-105f,
	(-0x1.ff621ep-01f),
	(-0x1.bcb6bep-28f),
	(-0x1.e3a844p-53f),
	0x1.71255p-80f,
	0x1.4d7584p-105f,
	(-1.0f),
	0.0f,
	0.0f,
	0.0f,
	0.0f,
	(-0x1.ff621ep-01f),
	(-0x1.bcb6bep-28f),
	(-0x1.e3a844p-53f),
	0x1.71255p-80f,
	0x1.4d7584p-105f,
	(-0x1.fd88dap-01f),
	(-0x1.e89292p-28f),
	(-0x1.9e0828p-53f),
	0x1.bc408ep-78f,
	0x1.b22c22p-105f,
	(-0x1.fa7558p-01f),
	0x1.eeb5d2p-30f,
	0x1.7a0a8cp-55f,
	0x1.426ae4p-80f,
	(-0x1.dabbdap-108f),
	(-0x1.f6297cp-01f),
	(-0x1.feeb96p-26f),
	(-0x1.562172p-56f),
	(-0x1.46c3fap-81f),
	(-0x1.539176p-107f),
	(-0x1.f0a7fp-01f),
	0x1.1b73cap-27f,
	0x1.ab4e14p-54f,
	0x1.1ca5b4p-79f,
	(-0x1.112376p-105f),
	(-0x1.e9f416p-01f),
	0x1.273a44p-26f,
	0x1.689f4ep-51f,
	0x1.d1c07ep-79f,
	0x1.239ceap-106f,
	(-0x1.e2121p-01f),
	(-0x1.3da1bap-27f),
	0x1.a0298ep-52f,
	0x1.b04994p-77f,
	0x1.35e33ap-102f,
	(-0x1.d906bcp-01f),
	(-0x1.e651a8p-26f),
	(-0x1.8a2bf4p-51f),
	0x1.efdce6p-76f,
	(-0x1.83ac3p-101f),
	(-0x1.ced7bp-01f),
	0x1.786712p-26f,
	(-0x1.786126p-52f),
	0x1.dad5acp-77f,
	0x1.5bab68p-103f,
	(-0x1.c38b3p-01f),
	0x1.cfe84ap-26f,
	(-0x1.a47d3ap-54f),
	(-0x1.506e6p-81f),
	0x1.ce9fcp-106f,
	(-0x1.b72834p-01f),
	(-0x1.465b9p-27f),
	0x1.378d3ep-52f,
	0x1.92736cp-78f,
	(-0x1.ed21fep-103f),
	(-0x1.a9b662p-01f),
	(-0x1.21d434p-26f),
	(-0x1.819f64p-52f),
	0x1.e2e924p-77f,
	0x1.4df066p-102f,
	(-0x1.9b3e04p-01f),
	(-0x1.fce1dp-27f),
	(-0x1.6788ecp-54f),
	0x1.9c491ep-81f,
	(-0x1.e692a6p-106f),
	(-0x1.8bc806p-01f),
	(-0x1.62a2e8p-26f),
	(-0x1.69d0f6p-54f),
	(-0x1.12eccap-79f),
	0x1.98cd96p-104f,
	(-0x1.7b5df2p-01f),
	(-0x1.3557d8p-28f),
	0x1.21ea7p-53f,
	(-0x1.4c83d4p-78f),
	(-0x1.46b6aep-103f),
	(-0x1.6a09e6p-01f),
	(-0x1.9fcef4p-27f),
	0x1.b7ba68p-52f,
	0x1.3b2646p-79f,
	(-0x1.4abeap-104f),
	(-0x1.57d694p-01f),
	0x1.6e626cp-26f,
	0x1.75720ap-55f,
	(-0x1.b50114p-81f),
	0x1.f2b59ep-107f,
	(-0x1.44cf32p-01f),
	(-0x1.424776p-27f),
	0x1.e7f896p-53f,
	(-0x1.67ee36p-80f),
	0x1.9772c8p-106f,
	(-0x1.30ff8p-01f),
	0x1.8f47e6p-28f,
	(-0x1.c20674p-54f),
	0x1.37ba54p-80f,
	(-0x1.0f4b8cp-105f),
	(-0x1.1c73b4p-01f),
	0x1.9465cep-27f,
	(-0x1.b25dd2p-55f),
	(-0x1.9fd98p-81f),
	0x1.56f31p-109f,
	(-0x1.07387ap-01f),
	0x1.b74004p-27f,
	0x1.34b402p-52f,
	0x1.0d1d02p-77f,
	(-0x1.44056p-103f),
	(-0x1.e2b5d4p-02f),
	0x1.fe4272p-28f,
	(-0x1.8f06c4p-53f),
	(-0x1.1d3c68p-78f),
	(-0x1.05878ep-104f),
	(-0x1.b5d1p-02f),
	(-0x1.3c2b98p-27f),
	(-0x1.5b362cp-57f),
	(-0x1.72e83p-82f),
	(-0x1.71818p-108f),
	(-0x1.87de2ap-02f),
	(-0x1.abaa58p-28f),
	(-0x1.68d312p-53f),
	(-0x1.6152dp-80f),
	0x1.0223c8p-105f,
	(-0x1.58f9a8p-02f),
	0x1.4a9c04p-27f,
	0x1.80f7eep-53f,
	0x1.ab19ecp-83f,
	0x1.007c1cp-109f,
	(-0x1.294062p-02f),
	(-0x1.dab3ep-27f),
	(-0x1.6a2d72p-52f),
	(-0x1.74ee7cp-78f),
	0x1.65022cp-103f,
	(-0x1.f19f98p-03f),
	0x1.37a83ap-29f,
	(-0x1.57a422p-54f),
	(-0x1.dc4ba8p-82f),
	0x1.1b4ce6p-107f,
	(-0x1.8f8b84p-03f),
	0x1.cb2cfap-30f,
	0x1.49b466p-55f,
	0x1.cffc6cp-80f,
	0x1.993d82p-109f,
	(-0x1.2c8106p-03f),
	(-0x1.d1cc28p-28f),
	0x1.7768p-53f,
	(-0x1.513424p-79f),
	0x1.f83e02p-106f,
	(-0x1.917a6cp-04f),
	0x1.eb25eap-31f,
	0x1.e2718ep-60f,
	(-0x1.b2252ep-85f),
	(-0x1.fb9c48p-110f),
	(-0x1.91f66p-05f),
	0x1.de44fep-30f,
	(-0x1.f376a2p-56f),
	0x1.0d569ap-81f,
	0x1.20eba4p-106f,
};

//: f32_areaBig
// areaBig returns n such that log 2x is asinh x and acosh x for x ≥ 2^(n+1), for
// pairs and for quads.
static inline int f32_areaBig(int *four)
{
	*four = 56;
	return 31;
}

//: f32_FastTwoSum
// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline float f32_FastTwoSum(float a, float b, float *e)
{
	const float s = RN(a + b);
	const float v = RN(s - a); // exact
	const float e_1 = RN(b - v);
	*e = e_1;
	return s;
}

//: map_f32_FastTwoSum f32_FastTwoSum
__kernel void map_f32_FastTwoSum(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_FastTwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: triple_f32_pair f32_FastTwoSum
// pair returns x rounded, within 0.51u²|x|.
static inline float triple_f32_pair(float x_X0, float x_X1, float x_X2, float *Lo)
{
	float b;
	const float a = f32_FastTwoSum(x_X0, x_X1, &b);
	float c;
	const float b_1 = f32_FastTwoSum(b, x_X2, &c);
	float b_2;
	const float a_1 = f32_FastTwoSum(a, b_1, &b_2);
	float lo;
	const float hi = f32_FastTwoSum(a_1, RN(b_2 + c), &lo);
	*Lo = lo;
	return hi;
}

//: f32_TwoSqr f32_prodErrSplit
// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoSqr(float a, float *e)
{
	const float p = RN(a * a);
	*e = f32_proderr(a, a, p);
	return p;
}

//: map_f32_TwoSqr f32_TwoSqr
__kernel void map_f32_TwoSqr(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoSqr(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoSum
// TwoSum returns s = RN(a + b) and e with s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoSum(float a, float b, float *e)
{
	const float s = RN(a + b);
	const float v = RN(s - a);
	const float e_1 = RN(RN(a - RN(s - v)) + RN(b - v));
	*e = e_1;
	return s;
}

//: map_f32_TwoSum f32_TwoSum
__kernel void map_f32_TwoSum(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoProd f32_prodErrSplit
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
	const float p = RN(a * b);
	*e = f32_proderr(a, b, p);
	return p;
}

//: map_f32_TwoProd f32_TwoProd
__kernel void map_f32_TwoProd(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoProd(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_finish
// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline float f32_finish(float native, float hi, float lo, float *Lo)
{
	const int t7 = (!f32_finite(hi) | (hi == 0.0f));
	const float hi_1 = (((hi != hi) | (native == 0.0f)) ? native : hi);
	const float hi_2 = (t7 ? hi_1 : hi);
	const float lo_1 = (t7 ? 0.0f : lo);
	*Lo = lo_1;
	return hi_2;
}

//: DF_Sqrt f32_root f32_quotient f32_TwoSqr f32_TwoSum f32_TwoProd f32_FastTwoSum f32_finish
// Sqrt returns √x.
//
// Error: ≤ 1u²√x.
// Domain: 0 ≤ x, and x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, the
// last bits of x itself underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 50 flops with a fused multiply-add, of these two roots and one division.
static inline float DF_Sqrt(float x_Hi, float x_Lo, float *Lo)
{
	const int n = (f32_exponent(x_Hi) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	const float a_Hi = RN(RN(x_Hi * f) * f);
	const float a_Lo = RN(RN(x_Lo * f) * f);
	const float q0 = f32_sqrt(a_Hi);
	const float r = f32_div(0x1p-01f, q0);
	float e;
	const float p = f32_TwoSqr(q0, &e);
	float t;
	const float s = f32_TwoSum(RN(a_Hi - p), f32_neg(e), &t); // a.Hi - p is exact
	float v;
	const float s_1 = f32_TwoSum(s, a_Lo, &v);
	const float v_1 = RN(v + t); // the remainder is s + v
	const float q1 = RN(s_1 * r);
	float e_1;
	const float p_1 = f32_TwoProd(q1, RN(q0 + q0), &e_1);
	const float q2 = RN(RN(RN(RN(s_1 - p_1) - e_1) + RN(v_1 - RN(q1 * q1))) * r);
	float q1_1;
	const float q0_1 = f32_FastTwoSum(q0, q1, &q1_1);
	float q1_2;
	const float q0_2 = f32_FastTwoSum(q0_1, RN(q1_1 + q2), &q1_2);
	const float f_1 = f32_pow2(n);
	float t48_1;
	const float t48_0 = f32_finish(f32_sqrt(x_Hi), RN(q0_2 * f_1), RN(q1_2 * f_1), &t48_1);
	*Lo = t48_1;
	return t48_0;
}

//: map_DF_Sqrt DF_Sqrt
__kernel void map_DF_Sqrt(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sqrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_settle3 f32_TwoSum f32_FastTwoSum
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

//: DF_prod3 f32_TwoProd f32_TwoSum f32_settle3
// prod3 returns xy, within 6u³|xy|. 35 flops.
static inline float DF_prod3(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	float f;
	const float a = f32_TwoProd(x_Hi, y_Lo, &f);
	float g;
	const float b = f32_TwoProd(x_Lo, y_Hi, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	float t24_1;
	float t24_2;
	const float t24_0 = f32_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + RN(x_Lo * y_Lo))), &t24_1, &t24_2);
	*X1 = t24_1;
	*X2 = t24_2;
	return t24_0;
}

//: triple_f32_neg
// neg returns -x, exactly.
static inline float triple_f32_neg(float x_X0, float x_X1, float x_X2, float *X1, float *X2)
{
	*X1 = f32_neg(x_X1);
	*X2 = f32_neg(x_X2);
	return f32_neg(x_X0);
}

//: triple_f32_add f32_TwoSum f32_settle3
// add returns x + y, within 3u³(|x| + |y|). 36 flops.
static inline float triple_f32_add(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_X0, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_X1, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	float t18_1;
	float t18_2;
	const float t18_0 = f32_settle3(a, b_1, RN(RN(x_X2 + y_X2) + RN(e_1 + f)), &t18_1, &t18_2);
	*X1 = t18_1;
	*X2 = t18_2;
	return t18_0;
}

//: triple_f32_sub triple_f32_neg triple_f32_add
// sub returns x - y, as add.
static inline float triple_f32_sub(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float t6_1;
	float t6_2;
	const float t6_0 = triple_f32_neg(y_X0, y_X1, y_X2, &t6_1, &t6_2);
	float t10_1;
	float t10_2;
	const float t10_0 = triple_f32_add(x_X0, x_X1, x_X2, t6_0, t6_1, t6_2, &t10_1, &t10_2);
	*X1 = t10_1;
	*X2 = t10_2;
	return t10_0;
}

//: triple_f32_sqrt triple_f32_pair DF_Sqrt DF_prod3 triple_f32_sub f32_quotient
// sqrt returns √x, within 8u³√x, for x ≥ 1 whose limbs are not too large for
// products.
static inline float triple_f32_sqrt(float x_X0, float x_X1, float x_X2, float *X1, float *X2)
{
	float t3_1;
	const float t3_0 = triple_f32_pair(x_X0, x_X1, x_X2, &t3_1);
	float q_Lo;
	const float q_Hi = DF_Sqrt(t3_0, t3_1, &q_Lo);
	float t9_1;
	float t9_2;
	const float t9_0 = DF_prod3(q_Hi, q_Lo, q_Hi, q_Lo, &t9_1, &t9_2);
	float r_X1;
	float r_X2;
	const float r_X0 = triple_f32_sub(x_X0, x_X1, x_X2, t9_0, t9_1, t9_2, &r_X1, &r_X2);
	*X1 = q_Lo;
	*X2 = RN(RN(r_X0 + RN(r_X1 + r_X2)) * f32_div(0x1p-01f, q_Hi));
	return q_Hi;
}

//: f32_dividend
// dividend returns n such that |a·2^n| is about 2^960, or 2^100 for float32: so
// high that the last digit of a quotient is far from subnormal, and so low that
// a quotient by a subnormal divisor does not overflow. For small a, n is the
// largest exponent of a normal number less 1.
static inline int f32_dividend(float a)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(a));
	const int t5 = (int)((uint)n + (uint)100);
	return ((t5 < 126) ? t5 : 126);
}

//: f32_divisor
// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
static inline int f32_divisor(float b)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(b));
	const int t6 = ((n < 126) ? n : 126);
	return ((-126 < t6) ? t6 : -126);
}

//: f32_halves
// halves returns f and g with fg = 2^n, for n the difference of a divisor's and
// a dividend's. Their quotient, multiplied by f, then by g, is rounded once at
// most.
static inline float f32_halves(int n, float *g)
{
	*g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	return f32_pow2((n >> 1));
}

//: DF_Div f32_dividend f32_divisor f32_quotient f32_TwoProd f32_TwoSum f32_FastTwoSum f32_halves f32_finish
// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-78, 2^-916, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 75 flops with a fused multiply-add, of these one division for the
// reciprocal and one for the special cases.
static inline float DF_Div(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const int m = f32_dividend(x_Hi);
	const int n = f32_divisor(y_Hi);
	const float f = f32_pow2(m);
	const float a_Hi = RN(x_Hi * f);
	const float a_Lo = RN(x_Lo * f);
	const float f_1 = f32_pow2(n);
	const float b_Hi = RN(y_Hi * f_1);
	const float b_Lo = RN(y_Lo * f_1);
	const float r = f32_div(1.0f, b_Hi);
	const float q0 = RN(a_Hi * r);
	float e;
	const float p = f32_TwoProd(q0, b_Hi, &e);
	float t;
	const float s = f32_TwoSum(RN(a_Hi - p), f32_neg(e), &t); // a.Hi - p is exact
	float e_1;
	const float p_1 = f32_TwoProd(q0, b_Lo, &e_1);
	float w;
	const float v = f32_TwoSum(a_Lo, f32_neg(p_1), &w);
	float v_1;
	const float s_1 = f32_TwoSum(s, v, &v_1);
	const float v_2 = RN(v_1 + RN(t + RN(w - e_1))); // the remainder is s + v
	const float q1 = RN(s_1 * r);
	float e_2;
	const float p_2 = f32_TwoProd(q1, b_Hi, &e_2);
	const float q2 = RN(RN(RN(RN(s_1 - p_2) - e_2) + RN(v_2 - RN(q1 * b_Lo))) * r);
	float q1_1;
	const float q0_1 = f32_FastTwoSum(q0, q1, &q1_1);
	float q1_2;
	const float q0_2 = f32_FastTwoSum(q0_1, RN(q1_1 + q2), &q1_2);
	float g;
	const float f_2 = f32_halves((int)((uint)n - (uint)m), &g);
	float t62_1;
	const float t62_0 = f32_finish(f32_div(x_Hi, y_Hi), RN(RN(q0_2 * f_2) * g), RN(RN(q1_2 * f_2) * g), &t62_1);
	*Lo = t62_1;
	return t62_0;
}

//: map_DF_Div DF_Div
__kernel void map_DF_Div(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Div(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: triple_f32_mulPair f32_TwoProd f32_TwoSum f32_settle3
// mulPair returns xy, within 8u³|xy|. 37 flops.
static inline float triple_f32_mulPair(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_X0, y_Hi, &e);
	float f;
	const float a = f32_TwoProd(x_X0, y_Lo, &f);
	float g;
	const float b = f32_TwoProd(x_X1, y_Hi, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	const float c = RN(RN(x_X1 * y_Lo) + RN(x_X2 * y_Hi));
	float t27_1;
	float t27_2;
	const float t27_0 = f32_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + c)), &t27_1, &t27_2);
	*X1 = t27_1;
	*X2 = t27_2;
	return t27_0;
}

//: triple_f32_div triple_f32_pair DF_Div triple_f32_mulPair triple_f32_sub f32_quotient
// div returns x/y, within 32u³, for operands near 1.
static inline float triple_f32_div(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float t6_1;
	const float t6_0 = triple_f32_pair(x_X0, x_X1, x_X2, &t6_1);
	float t9_1;
	const float t9_0 = triple_f32_pair(y_X0, y_X1, y_X2, &t9_1);
	float q_Lo;
	const float q_Hi = DF_Div(t6_0, t6_1, t9_0, t9_1, &q_Lo);
	float t15_1;
	float t15_2;
	const float t15_0 = triple_f32_mulPair(y_X0, y_X1, y_X2, q_Hi, q_Lo, &t15_1, &t15_2);
	float r_X1;
	float r_X2;
	const float r_X0 = triple_f32_sub(x_X0, x_X1, x_X2, t15_0, t15_1, t15_2, &r_X1, &r_X2);
	*X1 = q_Lo;
	*X2 = f32_div(RN(r_X0 + RN(r_X1 + r_X2)), y_X0);
	return q_Hi;
}

//: DF_tripleOf
// tripleOf returns x, exactly.
static inline float DF_tripleOf(float x_Hi, float x_Lo, float *X1, float *X2)
{
	*X1 = x_Lo;
	*X2 = f32_zero;
	return x_Hi;
}

//: f32_logScale
// logScale returns a bound for exponents that need no scaling, and the exponent
// by which the others are scaled.
static inline int f32_logScale(int *n)
{
	*n = 64;
	return 60;
}

//: f32_logExponents f32_logScale
// logExponents returns what the exponent of x gives: x·2^-n·2^-k is between √½
// and √2, and 2^-n and 2^-k are normal numbers, whatever x is.
static inline int f32_logExponents(float x, int *k)
{
	int far;
	const int bound = f32_logScale(&far);
	const int e = f32_exponent(x);
	const int n = (int)((uint)0 - (uint)far);
	const int n_1 = ((e < (int)((uint)0 - (uint)bound)) ? n : 0);
	const int n_2 = ((bound < e) ? far : n_1);
	const int k_1 = f32_exponent(RN(RN(x * f32_pow2((int)((uint)0 - (uint)n_2))) * 0x1.6a09e6p+00f)); // √2
	const int t21 = (int)((uint)bound + (uint)bound);
	*k = ((k_1 < t21) ? k_1 : t21);
	return n_2;
}

//: triple_f32_scale
// scale returns x·f for a power of two f, exactly but for underflow.
static inline float triple_f32_scale(float x_X0, float x_X1, float x_X2, float f, float *X1, float *X2)
{
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	return RN(x_X0 * f);
}

//: f32_logIndex
// logIndex returns the place in the first table for m, and one in it for whatever
// is not between √½ and √2.
static inline int f32_logIndex(float m)
{
	const float m_1 = RN(RN(m * 64.0f) - 0x1.64p+05f);
	const float m_2 = (!((0.0f <= m_1) & (m_1 < 47.0f)) ? 0.0f : m_1);
	return (int)m_2;
}

//: f32_logFactor f32_logCoarse32
// logFactor and logFactorFine return the factors from the tables.
static inline float f32_logFactor(int j)
{
	return f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)0)];
}

//: f32_logIndexFine
// logIndexFine returns the place in the second table for 1 + z, and one in it for
// whatever is too large.
static inline int f32_logIndexFine(float z)
{
	const float z_1 = RN(RN(z * 4096.0f) + 0x1.a4p+05f);
	const float z_2 = (!((0.0f <= z_1) & (z_1 < 106.0f)) ? 0.0f : z_1);
	return (int)z_2;
}

//: f32_logFactorFine f32_logFine32
static inline float f32_logFactorFine(int i_1)
{
	return f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)0)];
}

//: f32_logFactors f32_logIndex f32_logFactor f32_logIndexFine f32_logFactorFine
// logFactors returns the places j and i in the tables for m between √½ and √2,
// and the product of the factors there, which is exact.
static inline int f32_logFactors(float m, int *i_1, float *r)
{
	const int j = f32_logIndex(m);
	const float r_1 = f32_logFactor(j);
	const int i_2 = f32_logIndexFine(RN(RN(m * r_1) - 1.0f));
	*i_1 = i_2;
	*r = RN(r_1 * f32_logFactorFine(i_2));
	return j;
}

//: f32_logTerms3 f32_logCoarse32 f32_logFine32 triple_f32_add
// logTerms3 returns -ln r - ln s in three limbs.
static inline float f32_logTerms3(int j, int i_1, float *X1, float *X2)
{
	const float a_X0 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)1)];
	const float a_X1 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)2)];
	const float a_X2 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)3)];
	float t32_1;
	float t32_2;
	const float t32_0 = triple_f32_add(a_X0, a_X1, a_X2, f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)1)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)2)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)3)], &t32_1, &t32_2);
	*X1 = t32_1;
	*X2 = t32_2;
	return t32_0;
}

//: triple_f32_logReduce f32_logExponents triple_f32_scale f32_logFactors f32_TwoProd f32_TwoSum f32_settle3 f32_logTerms3
// logReduce returns k, z and -ln r - ln s for a finite x > 0.
static inline int triple_f32_logReduce(float x_X0, float x_X1, float x_X2, float *z_X0, float *z_X1, float *z_X2, float *t_X0, float *t_X1, float *t_X2)
{
	int k;
	const int n = f32_logExponents(x_X0, &k);
	float t9_1;
	float t9_2;
	const float t9_0 = triple_f32_scale(x_X0, x_X1, x_X2, f32_pow2((int)((uint)0 - (uint)n)), &t9_1, &t9_2);
	float m_X1;
	float m_X2;
	const float m_X0 = triple_f32_scale(t9_0, t9_1, t9_2, f32_pow2((int)((uint)0 - (uint)k)), &m_X1, &m_X2);
	int i_1;
	float r;
	const int j = f32_logFactors(m_X0, &i_1, &r);
	float a;
	const float p = f32_TwoProd(m_X0, r, &a);
	float f;
	const float q = f32_TwoProd(m_X1, r, &f);
	float q_1;
	const float a_1 = f32_TwoSum(a, q, &q_1);
	float t39_1;
	float t39_2;
	const float t39_0 = f32_settle3(RN(p - 1.0f), a_1, RN(q_1 + RN(f + RN(m_X2 * r))), &t39_1, &t39_2);
	float t43_1;
	float t43_2;
	const float t43_0 = f32_logTerms3(j, i_1, &t43_1, &t43_2);
	*z_X0 = t39_0;
	*z_X1 = t39_1;
	*z_X2 = t39_2;
	*t_X0 = t43_0;
	*t_X1 = t43_1;
	*t_X2 = t43_2;
	return (int)((uint)n + (uint)k);
}

//: f32_logCut
// logCut returns a bound: where |z| is below it, both tables give 0 for 1 + z.
static inline float f32_logCut()
{
	return 0x1p-14f;
}

//: DF_hornerPair f32_TwoProd f32_FastTwoSum
// hornerPair returns c + rh, not quite normalised, for |rh| < |c|/8.
static inline float DF_hornerPair(float h_Hi, float h_Lo, float r_Hi, float r_Lo, float c_Hi, float c_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(h_Hi, r_Hi, &e);
	const float e_1 = RN(e + RN(RN(h_Hi * r_Lo) + RN(h_Lo * r_Hi)));
	float lo;
	const float hi = f32_FastTwoSum(c_Hi, p, &lo);
	*Lo = RN(lo + RN(c_Lo + e_1));
	return hi;
}

//: DF_mulLoose f32_TwoProd
// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
static inline float DF_mulLoose(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	*Lo = RN(e + RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi)));
	return p;
}

//: DF_logSeries f32_FastTwoSum DF_hornerPair DF_mulLoose
// logSeries returns z·V for the argument z of ln(1 + z).
static inline float DF_logSeries(float z_Hi, float z_Lo, float *Lo)
{
	const float t = RN((-0x1p-02f) + RN(z_Hi * 0x1.99999ap-03f));
	float b;
	const float a = f32_FastTwoSum(0x1.555556p-02f, RN(z_Hi * t), &b);
	const float v_Lo = RN(b + (-0x1.555556p-27f));
	float t15_1;
	const float t15_0 = DF_hornerPair(a, v_Lo, z_Hi, z_Lo, (-0x1p-01f), f32_zero, &t15_1);
	float t18_1;
	const float t18_0 = DF_mulLoose(t15_0, t15_1, z_Hi, z_Lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: triple_f32_addPair f32_TwoSum f32_settle3
// addPair returns x + y, within 2u³(|x| + |y|). 35 flops.
static inline float triple_f32_addPair(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_Hi, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_Lo, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	float t16_1;
	float t16_2;
	const float t16_0 = f32_settle3(a, b_1, RN(x_X2 + RN(e_1 + f)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

//: triple_f32_logSum triple_f32_scale DF_logSeries DF_mulLoose triple_f32_addPair triple_f32_add
// logSum returns f·(t + ln(1 + z)) for a power of two f, which is 1 unless t = 0.
static inline float triple_f32_logSum(float z_X0, float z_X1, float z_X2, float t_X0, float t_X1, float t_X2, float f, float *X1, float *X2)
{
	float z_X1_1;
	float z_X2_1;
	const float z_X0_1 = triple_f32_scale(z_X0, z_X1, z_X2, f, &z_X1_1, &z_X2_1);
	float t11_1;
	const float t11_0 = DF_logSeries(z_X0, z_X1, &t11_1);
	float t14_1;
	const float t14_0 = DF_mulLoose(t11_0, t11_1, z_X0_1, z_X1_1, &t14_1);
	float t17_1;
	float t17_2;
	const float t17_0 = triple_f32_addPair(z_X0_1, z_X1_1, z_X2_1, t14_0, t14_1, &t17_1, &t17_2);
	float t21_1;
	float t21_2;
	const float t21_0 = triple_f32_add(t_X0, t_X1, t_X2, t17_0, t17_1, t17_2, &t21_1, &t21_2);
	*X1 = t21_1;
	*X2 = t21_2;
	return t21_0;
}

//: triple_f32_withLn2 f32_TwoProd triple_f32_add
// withLn2 returns k·ln 2 + l.
static inline float triple_f32_withLn2(float l_X0, float l_X1, float l_X2, int k, float *X1, float *X2)
{
	const float n = (float)k;
	float e;
	const float p = f32_TwoProd(n, 0x1.7f7d1cp-20f, &e);
	float t14_1;
	float t14_2;
	const float t14_0 = triple_f32_add(l_X0, l_X1, l_X2, RN(n * 0x1.62e4p-01f), p, RN(e + RN(n * 0x1.ef357ap-45f)), &t14_1, &t14_2); // n·c0 is exact
	*X1 = t14_1;
	*X2 = t14_2;
	return t14_0;
}

//: triple_f32_logArea DF_tripleOf triple_f32_logReduce f32_logCut triple_f32_logSum triple_f32_withLn2 triple_f32_pair
// logArea returns log m, and log 2a where a is big. Where m is near 1, u is m - 1,
// else large.
static inline float triple_f32_logArea(float m_X0, float m_X1, float m_X2, float u_X0, float u_X1, float u_X2, float a_Hi, float a_Lo, int big, float *Lo)
{
	float m_X1_1;
	float m_X2_1;
	const float m_X0_1 = DF_tripleOf(a_Hi, a_Lo, &m_X1_1, &m_X2_1);
	const float m_X0_2 = (big ? m_X0_1 : m_X0);
	const float m_X1_2 = (big ? m_X1_1 : m_X1);
	const float m_X2_2 = (big ? m_X2_1 : m_X2);
	const int n = (big ? 1 : 0);
	float z_X0;
	float z_X1;
	float z_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(m_X0_2, m_X1_2, m_X2_2, &z_X0, &z_X1, &z_X2, &t_X0, &t_X1, &t_X2);
	const int t28 = (u_X0 < f32_logCut());
	const float z_X0_1 = (t28 ? u_X0 : z_X0);
	const float z_X1_1 = (t28 ? u_X1 : z_X1);
	const float z_X2_1 = (t28 ? u_X2 : z_X2);
	float t33_1;
	float t33_2;
	const float t33_0 = triple_f32_logSum(z_X0_1, z_X1_1, z_X2_1, t_X0, t_X1, t_X2, 1.0f, &t33_1, &t33_2);
	float t38_1;
	float t38_2;
	const float t38_0 = triple_f32_withLn2(t33_0, t33_1, t33_2, (int)((uint)k + (uint)n), &t38_1, &t38_2);
	float t42_1;
	const float t42_0 = triple_f32_pair(t38_0, t38_1, t38_2, &t42_1);
	*Lo = t42_1;
	return t42_0;
}

//: DF_Abs
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline float DF_Abs(float x_Hi, float x_Lo, float *Lo)
{
	const float lo = f32_neg(x_Lo);
	const float lo_1 = ((x_Hi < 0.0f) ? lo : x_Lo);
	*Lo = lo_1;
	return fabs(x_Hi);
}

//: map_DF_Abs DF_Abs
__kernel void map_DF_Abs(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Abs(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: triple_f32_addFloat f32_TwoSum f32_settle3
// addFloat returns x + y, within u³(|x| + |y|). 28 flops.
static inline float triple_f32_addFloat(float x_X0, float x_X1, float x_X2, float y, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y, &e);
	float e_1;
	const float b = f32_TwoSum(x_X1, e, &e_1);
	float t11_1;
	float t11_2;
	const float t11_0 = f32_settle3(a, b, RN(x_X2 + e_1), &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

//: DF_Sqr f32_TwoSqr f32_FastTwoSum f32_finish
// Sqr returns x².
//
// Error: ≤ 5u²x², as Mul.
// Domain: as Mul.
// Special: Hi is that of x.Hi² for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline float DF_Sqr(float x_Hi, float x_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoSqr(x_Hi, &e);
	const float c = RN(x_Hi * x_Lo);
	float lo;
	const float hi = f32_FastTwoSum(p, RN(e + RN(c + c)), &lo);
	float t11_1;
	const float t11_0 = f32_finish(p, hi, lo, &t11_1);
	*Lo = t11_1;
	return t11_0;
}

//: map_DF_Sqr DF_Sqr
__kernel void map_DF_Sqr(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sqr(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline float DF_Neg(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = f32_neg(x_Lo);
	return f32_neg(x_Hi);
}

//: map_DF_Neg DF_Neg
__kernel void map_DF_Neg(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Neg(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Asinh DF_Abs f32_areaBig DF_prod3 triple_f32_addFloat triple_f32_sqrt f32_logCut DF_tripleOf DF_Sqr triple_f32_pair DF_Div triple_f32_addPair triple_f32_logArea DF_Neg
// Asinh returns the inverse hyperbolic sine of x. It is odd, bit for bit.
//
// Error: ≤ 2u²|asinh x|, relative to the result near 0 too.
// Domain: the limbs of x and of the result are 0 or not subnormal.
// Special: ±0 and ±Inf are kept.
// Cost: 700 flops with a fused multiply-add.
static inline float DF_Asinh(float x_Hi, float x_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const int t9 = !((0.0f < a_Hi) & f32_finite(a_Hi));
	const float a_Hi_1 = (t9 ? 1.0f : a_Hi);
	const float a_Lo_1 = (t9 ? 0.0f : a_Lo);
	int t14_1;
	const int bound = f32_areaBig(&t14_1);
	const int big = (bound < f32_exponent(a_Hi_1));
	const float b_Hi = (big ? 1.0f : a_Hi_1);
	const float b_Lo = (big ? 0.0f : a_Lo_1);
	float t22_1;
	float t22_2;
	const float t22_0 = DF_prod3(b_Hi, b_Lo, b_Hi, b_Lo, &t22_1, &t22_2);
	float t27_1;
	float t27_2;
	const float t27_0 = triple_f32_addFloat(t22_0, t22_1, t22_2, 1.0f, &t27_1, &t27_2);
	float s_X1;
	float s_X2;
	const float s_X0 = triple_f32_sqrt(t27_0, t27_1, t27_2, &s_X1, &s_X2);
	const int t39 = (b_Hi < f32_logCut());
	float t40_1;
	float t40_2;
	const float t40_0 = DF_tripleOf(b_Hi, b_Lo, &t40_1, &t40_2);
	float t44_1;
	const float t44_0 = DF_Sqr(b_Hi, b_Lo, &t44_1);
	float t48_1;
	float t48_2;
	const float t48_0 = triple_f32_addFloat(s_X0, s_X1, s_X2, 1.0f, &t48_1, &t48_2);
	float t52_1;
	const float t52_0 = triple_f32_pair(t48_0, t48_1, t48_2, &t52_1);
	float t55_1;
	const float t55_0 = DF_Div(t44_0, t44_1, t52_0, t52_1, &t55_1);
	float u_X1;
	float u_X2;
	const float u_X0 = triple_f32_addPair(t40_0, t40_1, t40_2, t55_0, t55_1, &u_X1, &u_X2);
	const float u_X0_1 = (t39 ? u_X0 : 1.0f);
	const float u_X1_1 = (t39 ? u_X1 : 0.0f);
	const float u_X2_1 = (t39 ? u_X2 : 0.0f);
	float t65_1;
	float t65_2;
	const float t65_0 = triple_f32_addPair(s_X0, s_X1, s_X2, b_Hi, b_Lo, &t65_1, &t65_2);
	float z_Lo;
	const float z_Hi = triple_f32_logArea(t65_0, t65_1, t65_2, u_X0_1, u_X1_1, u_X2_1, a_Hi_1, a_Lo_1, big, &z_Lo);
	const int t72 = f32_signbit(x_Hi);
	float z_Lo_1;
	const float z_Hi_1 = DF_Neg(z_Hi, z_Lo, &z_Lo_1);
	const float z_Hi_2 = (t72 ? z_Hi_1 : z_Hi);
	const float z_Lo_2 = (t72 ? z_Lo_1 : z_Lo);
	const int t82 = !((x_Hi != 0.0f) & f32_finite(x_Hi));
	const float z_Hi_3 = (t82 ? x_Hi : z_Hi_2);
	const float z_Lo_3 = (t82 ? x_Lo : z_Lo_2);
	*Lo = z_Lo_3;
	return z_Hi_3;
}

//: map_DF_Asinh DF_Asinh
__kernel void map_DF_Asinh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Asinh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_AddFloat f32_TwoSum f32_FastTwoSum f32_finish
// AddFloat returns x + a.
//
// Error: ≤ 2u²|x+a| ([JMP17] Algorithm 4).
// Domain: |x|, |a| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + a for infinities, NaN and zeros.
// Cost: 10 flops.
static inline float DF_AddFloat(float x_Hi, float x_Lo, float a, float *Lo)
{
	float e;
	const float s = f32_TwoSum(x_Hi, a, &e);
	float lo;
	const float hi = f32_FastTwoSum(s, RN(x_Lo + e), &lo);
	float t10_1;
	const float t10_0 = f32_finish(s, hi, lo, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DF_AddFloat DF_AddFloat
__kernel void map_DF_AddFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_AddFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: triple_f32_mul f32_TwoProd f32_TwoSum f32_settle3
// mul returns xy, within 10u³|xy|. 39 flops.
static inline float triple_f32_mul(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_X0, y_X0, &e);
	float f;
	const float a = f32_TwoProd(x_X0, y_X1, &f);
	float g;
	const float b = f32_TwoProd(x_X1, y_X0, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	const float c = RN(RN(x_X1 * y_X1) + RN(RN(x_X0 * y_X2) + RN(x_X2 * y_X0)));
	float t30_1;
	float t30_2;
	const float t30_0 = f32_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + c)), &t30_1, &t30_2);
	*X1 = t30_1;
	*X2 = t30_2;
	return t30_0;
}

//: DF_Acosh DF_AddFloat f32_areaBig DF_tripleOf triple_f32_addFloat triple_f32_scale triple_f32_mul triple_f32_sqrt f32_logCut triple_f32_add triple_f32_addPair triple_f32_logArea f32_root
// Acosh returns the inverse hyperbolic cosine of x.
//
// Error: ≤ 2u²|acosh x|, relative to the result near 1 too.
// Domain: 1 ≤ x, and the limbs of x are 0 or not subnormal.
// Special: Acosh(1) = +0, Acosh(+Inf) = +Inf, NaN for x < 1.
// Cost: 590 flops with a fused multiply-add.
static inline float DF_Acosh(float x_Hi, float x_Lo, float *Lo)
{
	float t3_1;
	const float d_Hi = DF_AddFloat(x_Hi, x_Lo, (-1.0f), &t3_1);
	const int fine = ((0.0f < d_Hi) & f32_finite(d_Hi));
	const int t9 = !fine;
	const float a_Hi = (t9 ? 2.0f : x_Hi);
	const float a_Lo = (t9 ? 0.0f : x_Lo);
	int t14_1;
	const int bound = f32_areaBig(&t14_1);
	const int big = (bound < f32_exponent(a_Hi));
	const float b_Hi = (big ? 2.0f : a_Hi);
	const float b_Lo = (big ? 0.0f : a_Lo);
	float t22_1;
	float t22_2;
	const float t22_0 = DF_tripleOf(b_Hi, b_Lo, &t22_1, &t22_2);
	float t_X1;
	float t_X2;
	const float t_X0 = triple_f32_addFloat(t22_0, t22_1, t22_2, (-1.0f), &t_X1, &t_X2); // exact
	const int n = (f32_exponent(t_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	float t39_1;
	float t39_2;
	const float t39_0 = triple_f32_scale(t_X0, t_X1, t_X2, f, &t39_1, &t39_2);
	float t43_1;
	float t43_2;
	const float t43_0 = triple_f32_scale(t39_0, t39_1, t39_2, f, &t43_1, &t43_2);
	float t48_1;
	float t48_2;
	const float t48_0 = triple_f32_addFloat(t_X0, t_X1, t_X2, 2.0f, &t48_1, &t48_2);
	float t52_1;
	float t52_2;
	const float t52_0 = triple_f32_mul(t43_0, t43_1, t43_2, t48_0, t48_1, t48_2, &t52_1, &t52_2);
	float t56_1;
	float t56_2;
	const float t56_0 = triple_f32_sqrt(t52_0, t52_1, t52_2, &t56_1, &t56_2);
	float w_X1;
	float w_X2;
	const float w_X0 = triple_f32_scale(t56_0, t56_1, t56_2, f32_pow2(n), &w_X1, &w_X2); // √(t(t+2))
	const int t66 = (t_X0 < f32_logCut());
	float u_X1;
	float u_X2;
	const float u_X0 = triple_f32_add(t_X0, t_X1, t_X2, w_X0, w_X1, w_X2, &u_X1, &u_X2);
	const float u_X0_1 = (t66 ? u_X0 : 1.0f);
	const float u_X1_1 = (t66 ? u_X1 : 0.0f);
	const float u_X2_1 = (t66 ? u_X2 : 0.0f);
	float t74_1;
	float t74_2;
	const float t74_0 = triple_f32_addPair(w_X0, w_X1, w_X2, b_Hi, b_Lo, &t74_1, &t74_2);
	float z_Lo;
	const float z_Hi = triple_f32_logArea(t74_0, t74_1, t74_2, u_X0_1, u_X1_1, u_X2_1, a_Hi, a_Lo, big, &z_Lo);
	const int t81 = !fine;
	const float z_Hi_1 = f32_sqrt(d_Hi); // 0, +Inf or NaN
	const float z_Hi_2 = (t81 ? z_Hi_1 : z_Hi);
	const float z_Lo_1 = (t81 ? 0.0f : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_2;
}

//: map_DF_Acosh DF_Acosh
__kernel void map_DF_Acosh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Acosh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_infinity
// infinity returns +Inf.
static inline float f32_infinity()
{
	const float p = f32_pow2(126);
	return RN(p * p);
}

//: DF_Atanh DF_Abs DF_Neg DF_AddFloat DF_tripleOf triple_f32_addFloat triple_f32_scale triple_f32_div f32_logCut DF_Sqr triple_f32_pair DF_Div triple_f32_addPair triple_f32_logReduce triple_f32_logSum triple_f32_withLn2 f32_root f32_infinity
// Atanh returns the inverse hyperbolic tangent of x. It is odd, bit for bit.
//
// Error: ≤ 2u²|atanh x|, relative to the result near 0 too.
// Domain: |x| ≤ 1, and the limbs of x and of the result are 0 or not subnormal.
// Special: ±0 are kept, Atanh(±1) = ±Inf, NaN for |x| > 1.
// Cost: 640 flops with a fused multiply-add.
static inline float DF_Atanh(float x_Hi, float x_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	float t5_1;
	const float t5_0 = DF_Neg(a_Hi, a_Lo, &t5_1);
	float t9_1;
	const float e_Hi = DF_AddFloat(t5_0, t5_1, 1.0f, &t9_1);
	const int t13 = !(0.0f < e_Hi);
	const float a_Hi_1 = (t13 ? 0x1p-01f : a_Hi);
	const float a_Lo_1 = (t13 ? 0.0f : a_Lo);
	float t18_1;
	const float t18_0 = DF_Neg(a_Hi_1, a_Lo_1, &t18_1);
	float t21_1;
	float t21_2;
	const float t21_0 = DF_tripleOf(t18_0, t18_1, &t21_1, &t21_2);
	float d_X1;
	float d_X2;
	const float d_X0 = triple_f32_addFloat(t21_0, t21_1, t21_2, 1.0f, &d_X1, &d_X2); // exact
	const int t30 = f32_exponent(d_X0);
	const int n = ((t30 < 0) ? t30 : 0);
	float d_X1_1;
	float d_X2_1;
	const float d_X0_1 = triple_f32_scale(d_X0, d_X1, d_X2, f32_pow2((int)((uint)0 - (uint)n)), &d_X1_1, &d_X2_1);
	float t41_1;
	float t41_2;
	const float t41_0 = DF_tripleOf(a_Hi_1, a_Lo_1, &t41_1, &t41_2);
	float t46_1;
	float t46_2;
	const float t46_0 = triple_f32_addFloat(t41_0, t41_1, t41_2, 1.0f, &t46_1, &t46_2);
	float m_X1;
	float m_X2;
	const float m_X0 = triple_f32_div(t46_0, t46_1, t46_2, d_X0_1, d_X1_1, d_X2_1, &m_X1, &m_X2);
	const int t55 = (a_Hi_1 < f32_logCut());
	float t56_1;
	const float t56_0 = DF_Sqr(a_Hi_1, a_Lo_1, &t56_1);
	float t60_1;
	float t60_2;
	const float t60_0 = triple_f32_scale(d_X0_1, d_X1_1, d_X2_1, f32_pow2(n), &t60_1, &t60_2);
	float t64_1;
	const float t64_0 = triple_f32_pair(t60_0, t60_1, t60_2, &t64_1);
	float q_Lo;
	const float q_Hi = DF_Div(t56_0, t56_1, t64_0, t64_1, &q_Lo);
	float t70_1;
	float t70_2;
	const float t70_0 = DF_tripleOf(a_Hi_1, a_Lo_1, &t70_1, &t70_2);
	float t74_1;
	float t74_2;
	const float t74_0 = triple_f32_addPair(t70_0, t70_1, t70_2, q_Hi, q_Lo, &t74_1, &t74_2);
	float u_X1;
	float u_X2;
	const float u_X0 = triple_f32_scale(t74_0, t74_1, t74_2, 2.0f, &u_X1, &u_X2);
	float m_X1_1;
	float m_X2_1;
	const float m_X0_1 = triple_f32_addFloat(u_X0, u_X1, u_X2, 1.0f, &m_X1_1, &m_X2_1);
	const int n_1 = (t55 ? 0 : n);
	const float m_X0_2 = (t55 ? m_X0_1 : m_X0);
	const float m_X1_2 = (t55 ? m_X1_1 : m_X1);
	const float m_X2_2 = (t55 ? m_X2_1 : m_X2);
	const float u_X0_1 = (t55 ? u_X0 : m_X0);
	const float u_X1_1 = (t55 ? u_X1 : m_X1);
	const float u_X2_1 = (t55 ? u_X2 : m_X2);
	float y_X0;
	float y_X1;
	float y_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(m_X0_2, m_X1_2, m_X2_2, &y_X0, &y_X1, &y_X2, &t_X0, &t_X1, &t_X2);
	const int t105 = (u_X0_1 < f32_logCut());
	const float y_X0_1 = (t105 ? u_X0_1 : y_X0);
	const float y_X1_1 = (t105 ? u_X1_1 : y_X1);
	const float y_X2_1 = (t105 ? u_X2_1 : y_X2);
	float t110_1;
	float t110_2;
	const float t110_0 = triple_f32_logSum(y_X0_1, y_X1_1, y_X2_1, t_X0, t_X1, t_X2, 1.0f, &t110_1, &t110_2);
	float t115_1;
	float t115_2;
	const float t115_0 = triple_f32_withLn2(t110_0, t110_1, t110_2, (int)((uint)k - (uint)n_1), &t115_1, &t115_2);
	float t120_1;
	float t120_2;
	const float t120_0 = triple_f32_scale(t115_0, t115_1, t115_2, 0x1p-01f, &t120_1, &t120_2);
	float z_Lo;
	const float z_Hi = triple_f32_pair(t120_0, t120_1, t120_2, &z_Lo);
	const int t129 = !(0.0f < e_Hi);
	const float z_Hi_1 = f32_sqrt(e_Hi); // NaN, where not 0
	const float z_Hi_2 = f32_infinity();
	const float z_Hi_3 = ((e_Hi == 0.0f) ? z_Hi_2 : z_Hi_1);
	const float z_Hi_4 = (t129 ? z_Hi_3 : z_Hi);
	const float z_Lo_1 = (t129 ? 0.0f : z_Lo);
	const int t138 = f32_signbit(x_Hi);
	float z_Lo_2;
	const float z_Hi_5 = DF_Neg(z_Hi_4, z_Lo_1, &z_Lo_2);
	const float z_Hi_6 = (t138 ? z_Hi_5 : z_Hi_4);
	const float z_Lo_3 = (t138 ? z_Lo_2 : z_Lo_1);
	const int t145 = (x_Hi == 0.0f);
	const float z_Hi_7 = (t145 ? x_Hi : z_Hi_6);
	const float z_Lo_4 = (t145 ? x_Lo : z_Lo_3);
	*Lo = z_Lo_4;
	return z_Hi_7;
}

//: map_DF_Atanh DF_Atanh
__kernel void map_DF_Atanh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Atanh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_renorm f32_FastTwoSum
// renorm returns the sum of five numbers as four limbs in normal form. Each is
// at most a few ulps of the one before, or the one before is 0; of these zeros
// there is at most one.
//
// The first pass downward moves up what follows the zero and leaves neighbours
// that overlap by few bits; the second and the third take them apart.
static inline float f32_renorm(float x0, float x1, float x2, float x3, float x4, float *y1, float *y2, float *y3)
{
	float x1_1;
	const float x0_1 = f32_FastTwoSum(x0, x1, &x1_1);
	float x2_1;
	const float x1_2 = f32_FastTwoSum(x1_1, x2, &x2_1);
	float x3_1;
	const float x2_2 = f32_FastTwoSum(x2_1, x3, &x3_1);
	float x4_1;
	const float x3_2 = f32_FastTwoSum(x3_1, x4, &x4_1);
	float x1_3;
	const float x0_2 = f32_FastTwoSum(x0_1, x1_2, &x1_3);
	float x2_3;
	const float x1_4 = f32_FastTwoSum(x1_3, x2_2, &x2_3);
	float x3_3;
	const float x2_4 = f32_FastTwoSum(x2_3, x3_2, &x3_3);
	float x1_5;
	const float x0_3 = f32_FastTwoSum(x0_2, x1_4, &x1_5);
	float x2_5;
	const float x1_6 = f32_FastTwoSum(x1_5, x2_4, &x2_5);
	float x3_4;
	const float x2_6 = f32_FastTwoSum(x2_5, RN(x3_3 + x4_1), &x3_4);
	*y1 = x1_6;
	*y2 = x2_6;
	*y3 = x3_4;
	return x0_3;
}

//: quint_f32_quad f32_renorm
// quad returns x rounded, within 0.51u⁴|x|.
static inline float quint_f32_quad(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3)
{
	float x1;
	float x2;
	float x3;
	const float x0 = f32_renorm(x_X0, x_X1, x_X2, x_X3, x_X4, &x1, &x2, &x3);
	*X1 = x1;
	*X2 = x2;
	*X3 = x3;
	return x0;
}

//: f32_TwoDiff
// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoDiff(float a, float b, float *e)
{
	const float d = RN(a - b);
	const float v = RN(d - a);
	const float e_1 = RN(RN(a - RN(d - v)) - RN(b + v));
	*e = e_1;
	return d;
}

//: map_f32_TwoDiff f32_TwoDiff
__kernel void map_f32_TwoDiff(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoDiff(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_remainder4 f32_TwoProd f32_TwoDiff f32_TwoSum
// remainder4 returns x - qy for the digit q of the quotient x/y, within u⁵|x|:
// four numbers, roughly in normal form. The first is of the size of u·x, so that
// it takes u⁴ of what follows, and so on.
static inline float QF_remainder4(float x_X0, float x_X1, float x_X2, float x_X3, float q, float y_X0, float y_X1, float y_X2, float y_X3, float *r1, float *r2, float *r3)
{
	float e0;
	const float p = f32_TwoProd(q, y_X0, &e0);
	const float a = RN(x_X0 - p); // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y_X1, &e1);
	float c;
	const float b = f32_TwoDiff(x_X1, p_1, &c);
	float e2;
	const float p_2 = f32_TwoProd(q, y_X2, &e2);
	float e;
	const float d = f32_TwoDiff(x_X2, p_2, &e);
	float e3;
	const float p_3 = f32_TwoProd(q, y_X3, &e3);
	float g;
	const float f = f32_TwoDiff(x_X3, p_3, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	float e1_1;
	const float d_1 = f32_TwoSum(d, f32_neg(e1), &e1_1); // u²
	float e0_2;
	const float b_2 = f32_TwoSum(b_1, e0_1, &e0_2);
	float c_1;
	const float b_3 = f32_TwoSum(b_2, c, &c_1);
	float d_2;
	const float b_4 = f32_TwoSum(b_3, d_1, &d_2);
	float e2_1;
	const float f_1 = f32_TwoSum(f, f32_neg(e2), &e2_1); // u³
	float e_1;
	const float e1_2 = f32_TwoSum(e1_1, e, &e_1);
	float e0_3;
	const float c_2 = f32_TwoSum(c_1, e0_2, &e0_3);
	float e1_3;
	const float d_3 = f32_TwoSum(d_2, e1_2, &e1_3);
	float c_3;
	const float d_4 = f32_TwoSum(d_3, c_2, &c_3);
	float f_2;
	const float d_5 = f32_TwoSum(d_4, f_1, &f_2);
	const float g_1 = RN(RN(RN(g - e3) + RN(e2_1 + e_1)) + RN(RN(c_3 + e0_3) + RN(e1_3 + f_2))); // u⁴
	float g_2;
	const float d_6 = f32_TwoSum(d_5, g_1, &g_2);
	float d_7;
	const float b_5 = f32_TwoSum(b_4, d_6, &d_7);
	float b_6;
	const float a_3 = f32_TwoSum(a_2, b_5, &b_6);
	float d_8;
	const float b_7 = f32_TwoSum(b_6, d_7, &d_8);
	*r1 = b_7;
	*r2 = d_8;
	*r3 = g_2;
	return a_3;
}

//: f32_remainder3 f32_TwoProd f32_TwoDiff f32_TwoSum
// remainder3 is remainder4 with a limb less.
static inline float f32_remainder3(float x0, float x1, float x2, float x3, float q, float y0, float y1, float y2, float y3, float *r1, float *r2)
{
	float e0;
	const float p = f32_TwoProd(q, y0, &e0);
	const float a = RN(x0 - p); // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y1, &e1);
	float c;
	const float b = f32_TwoDiff(x1, p_1, &c);
	float e2;
	const float p_2 = f32_TwoProd(q, y2, &e2);
	float e;
	const float d = f32_TwoDiff(x2, p_2, &e);
	const float f = RN(x3 - RN(q * y3));
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	float e1_1;
	const float d_1 = f32_TwoSum(d, f32_neg(e1), &e1_1); // u²
	float e0_2;
	const float b_2 = f32_TwoSum(b_1, e0_1, &e0_2);
	float c_1;
	const float b_3 = f32_TwoSum(b_2, c, &c_1);
	float d_2;
	const float b_4 = f32_TwoSum(b_3, d_1, &d_2);
	const float d_3 = RN(RN(d_2 + RN(f - e2)) + RN(RN(c_1 + e0_2) + RN(e1_1 + e))); // u³
	float d_4;
	const float b_5 = f32_TwoSum(b_4, d_3, &d_4);
	float b_6;
	const float a_3 = f32_TwoSum(a_2, b_5, &b_6);
	*r1 = b_6;
	*r2 = d_4;
	return a_3;
}

//: f32_remainder2 f32_TwoProd f32_TwoDiff f32_TwoSum
// remainder2 is remainder4 with two limbs less.
static inline float f32_remainder2(float x0, float x1, float x2, float q, float y0, float y1, float y2, float *r1)
{
	float e0;
	const float p = f32_TwoProd(q, y0, &e0);
	const float a = RN(x0 - p); // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y1, &e1);
	float c;
	const float b = f32_TwoDiff(x1, p_1, &c);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	const float b_2 = RN(RN(b_1 + e0_1) + RN(c + RN(RN(x2 - RN(q * y2)) - e1))); // u²
	float t30_1;
	const float t30_0 = f32_TwoSum(a_2, b_2, &t30_1);
	*r1 = t30_1;
	return t30_0;
}

//: f32_remainder1 f32_TwoProd
// remainder1 is remainder4 with three limbs less.
static inline float f32_remainder1(float x0, float x1, float q, float y0, float y1)
{
	float e;
	const float p = f32_TwoProd(q, y0, &e);
	return RN(RN(RN(x0 - p) - e) + RN(x1 - RN(q * y1)));
}

//: f32_finish4
// finish4 is finish for four limbs.
static inline float f32_finish4(float native, float x0, float x1, float x2, float x3, float *X1, float *X2, float *X3)
{
	const int t9 = (!f32_finite(x0) | (x0 == 0.0f));
	const float x0_1 = (((x0 != x0) | (native == 0.0f)) ? native : x0);
	const float x0_2 = (t9 ? x0_1 : x0);
	const float x1_1 = (t9 ? 0.0f : x1);
	const float x2_1 = (t9 ? 0.0f : x2);
	const float x3_1 = (t9 ? 0.0f : x3);
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return x0_2;
}

//: QF_Sqrt f32_root f32_quotient QF_remainder4 f32_remainder3 f32_remainder2 f32_remainder1 f32_renorm f32_finish4
// Sqrt returns √x.
//
// Error: ≤ 2u⁴√x.
// Domain: 0 ≤ x, and x is 0 or at least 2^-53 (QF), 2^-862 (QD): below, the
// last bits of x itself underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 280 flops with a fused multiply-add.
static inline float QF_Sqrt(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	const int n = (f32_exponent(x_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	const float a_X0 = RN(RN(x_X0 * f) * f);
	const float a_X1 = RN(RN(x_X1 * f) * f);
	const float a_X2 = RN(RN(x_X2 * f) * f);
	const float a_X3 = RN(RN(x_X3 * f) * f);
	const float q0 = f32_sqrt(a_X0);
	const float r = f32_div(0x1p-01f, q0);
	float a1;
	float a2;
	float a3;
	const float a0 = QF_remainder4(a_X0, a_X1, a_X2, a_X3, q0, q0, f32_zero, f32_zero, f32_zero, &a1, &a2, &a3);
	const float d0 = RN(q0 + q0);
	const float q1 = RN(a0 * r);
	float a1_1;
	float a2_1;
	const float a0_1 = f32_remainder3(a0, a1, a2, a3, q1, d0, q1, f32_zero, f32_zero, &a1_1, &a2_1);
	const float d1 = RN(q1 + q1);
	const float q2 = RN(a0_1 * r);
	float a1_2;
	const float a0_2 = f32_remainder2(a0_1, a1_1, a2_1, q2, d0, d1, q2, &a1_2);
	const float q3 = RN(a0_2 * r);
	const float q4 = RN(f32_remainder1(a0_2, a1_2, q3, d0, d1) * r);
	float q1_1;
	float q2_1;
	float q3_1;
	const float q0_1 = f32_renorm(q0, q1, q2, q3, q4, &q1_1, &q2_1, &q3_1);
	const float f_1 = f32_pow2(n);
	float t55_1;
	float t55_2;
	float t55_3;
	const float t55_0 = f32_finish4(f32_sqrt(x_X0), RN(q0_1 * f_1), RN(q1_1 * f_1), RN(q2_1 * f_1), RN(q3_1 * f_1), &t55_1, &t55_2, &t55_3);
	*X1 = t55_1;
	*X2 = t55_2;
	*X3 = t55_3;
	return t55_0;
}

//: map_QF_Sqrt QF_Sqrt
__kernel void map_QF_Sqrt(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Sqrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_quintOf
// quintOf returns x, exactly.
static inline float QF_quintOf(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3, float *X4)
{
	*X1 = x_X1;
	*X2 = x_X2;
	*X3 = x_X3;
	*X4 = f32_zero;
	return x_X0;
}

//: f32_settle5 f32_TwoSum f32_FastTwoSum
// settle5 is settle3 for five limbs. 33 flops.
static inline float f32_settle5(float a, float b, float c, float d, float e, float *X1, float *X2, float *X3, float *X4)
{
	float e_1;
	const float d_1 = f32_TwoSum(d, e, &e_1);
	float d_2;
	const float c_1 = f32_TwoSum(c, d_1, &d_2);
	float c_2;
	const float b_1 = f32_TwoSum(b, c_1, &c_2);
	float b_2;
	const float a_1 = f32_TwoSum(a, b_1, &b_2);
	float c_3;
	const float b_3 = f32_FastTwoSum(b_2, c_2, &c_3);
	float d_3;
	const float c_4 = f32_FastTwoSum(c_3, d_2, &d_3);
	float e_2;
	const float d_4 = f32_FastTwoSum(d_3, e_1, &e_2);
	*X1 = b_3;
	*X2 = c_4;
	*X3 = d_4;
	*X4 = e_2;
	return a_1;
}

//: quint_f32_mul f32_TwoProd f32_TwoSum f32_settle5
// mul returns xy, within 8u⁵|xy|. 210 flops.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
static inline float quint_f32_mul(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float *X1, float *X2, float *X3, float *X4)
{
	float e00;
	const float a = f32_TwoProd(x_X0, y_X0, &e00);
	float e01;
	const float b = f32_TwoProd(x_X0, y_X1, &e01); // u
	float e10;
	const float p10 = f32_TwoProd(x_X1, y_X0, &e10);
	float f0;
	const float b_1 = f32_TwoSum(b, p10, &f0);
	float f1;
	const float b_2 = f32_TwoSum(b_1, e00, &f1);
	float e02;
	const float c = f32_TwoProd(x_X0, y_X2, &e02); // u²
	float e11;
	const float p11 = f32_TwoProd(x_X1, y_X1, &e11);
	float e20;
	const float p20 = f32_TwoProd(x_X2, y_X0, &e20);
	float g0;
	const float c_1 = f32_TwoSum(c, p20, &g0);
	float g1;
	const float e01_1 = f32_TwoSum(e01, e10, &g1);
	float g2;
	const float p11_1 = f32_TwoSum(p11, f0, &g2);
	float g3;
	const float e01_2 = f32_TwoSum(e01_1, f1, &g3);
	float g4;
	const float c_2 = f32_TwoSum(c_1, p11_1, &g4);
	float g5;
	const float c_3 = f32_TwoSum(c_2, e01_2, &g5);
	float e03;
	const float d = f32_TwoProd(x_X0, y_X3, &e03); // u³
	float e12;
	const float p12 = f32_TwoProd(x_X1, y_X2, &e12);
	float e21;
	const float p21 = f32_TwoProd(x_X2, y_X1, &e21);
	float e30;
	const float p30 = f32_TwoProd(x_X3, y_X0, &e30);
	float h0;
	const float d_1 = f32_TwoSum(d, p30, &h0);
	float h1;
	const float p12_1 = f32_TwoSum(p12, p21, &h1);
	float h2;
	const float e02_1 = f32_TwoSum(e02, e20, &h2);
	float h3;
	const float e11_1 = f32_TwoSum(e11, g0, &h3);
	float h4;
	const float g1_1 = f32_TwoSum(g1, g2, &h4);
	float h5;
	const float g3_1 = f32_TwoSum(g3, g4, &h5);
	float h6;
	const float d_2 = f32_TwoSum(d_1, p12_1, &h6);
	float h7;
	const float e02_2 = f32_TwoSum(e02_1, e11_1, &h7);
	float h8;
	const float g1_2 = f32_TwoSum(g1_1, g3_1, &h8);
	float h9;
	const float d_3 = f32_TwoSum(d_2, e02_2, &h9);
	float ha;
	const float g1_3 = f32_TwoSum(g1_2, g5, &ha);
	float hb;
	const float d_4 = f32_TwoSum(d_3, g1_3, &hb);
	const float e = RN(RN(RN(RN(x_X0 * y_X4) + RN(x_X4 * y_X0)) + RN(RN(x_X1 * y_X3) + RN(x_X3 * y_X1))) + RN(x_X2 * y_X2)); // u⁴
	const float e_1 = RN(e + RN(RN(e03 + e30) + RN(e12 + e21)));
	const float e_2 = RN(e_1 + RN(RN(RN(h0 + h1) + RN(h2 + h3)) + RN(RN(h4 + h5) + RN(h6 + h7))));
	const float e_3 = RN(e_2 + RN(RN(h8 + h9) + RN(ha + hb)));
	float t125_1;
	float t125_2;
	float t125_3;
	float t125_4;
	const float t125_0 = f32_settle5(a, b_2, c_3, d_4, e_3, &t125_1, &t125_2, &t125_3, &t125_4);
	*X1 = t125_1;
	*X2 = t125_2;
	*X3 = t125_3;
	*X4 = t125_4;
	return t125_0;
}

//: QF_prod5 QF_quintOf quint_f32_mul
// prod5 returns xy, within 8u⁵|xy|.
static inline float QF_prod5(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3, float *X4)
{
	float t8_1;
	float t8_2;
	float t8_3;
	float t8_4;
	const float t8_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t8_1, &t8_2, &t8_3, &t8_4);
	float t14_1;
	float t14_2;
	float t14_3;
	float t14_4;
	const float t14_0 = QF_quintOf(y_X0, y_X1, y_X2, y_X3, &t14_1, &t14_2, &t14_3, &t14_4);
	float t20_1;
	float t20_2;
	float t20_3;
	float t20_4;
	const float t20_0 = quint_f32_mul(t8_0, t8_1, t8_2, t8_3, t8_4, t14_0, t14_1, t14_2, t14_3, t14_4, &t20_1, &t20_2, &t20_3, &t20_4);
	*X1 = t20_1;
	*X2 = t20_2;
	*X3 = t20_3;
	*X4 = t20_4;
	return t20_0;
}

//: quint_f32_neg
// neg returns -x, exactly.
static inline float quint_f32_neg(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3, float *X4)
{
	*X1 = f32_neg(x_X1);
	*X2 = f32_neg(x_X2);
	*X3 = f32_neg(x_X3);
	*X4 = f32_neg(x_X4);
	return f32_neg(x_X0);
}

//: quint_f32_addQuad f32_TwoSum f32_settle5
// addQuad returns x + y, within 3u⁵(|x| + |y|). 99 flops.
static inline float quint_f32_addQuad(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3, float *X4)
{
	float p;
	const float a = f32_TwoSum(x_X0, y_X0, &p);
	float q;
	const float b = f32_TwoSum(x_X1, y_X1, &q);
	float r;
	const float c = f32_TwoSum(x_X2, y_X2, &r);
	float s;
	const float d = f32_TwoSum(x_X3, y_X3, &s);
	float p_1;
	const float b_1 = f32_TwoSum(b, p, &p_1);
	float q_1;
	const float c_1 = f32_TwoSum(c, q, &q_1);
	float r_1;
	const float d_1 = f32_TwoSum(d, r, &r_1);
	float p_2;
	const float c_2 = f32_TwoSum(c_1, p_1, &p_2);
	float q_2;
	const float d_2 = f32_TwoSum(d_1, q_1, &q_2);
	float p_3;
	const float d_3 = f32_TwoSum(d_2, p_2, &p_3);
	float t43_1;
	float t43_2;
	float t43_3;
	float t43_4;
	const float t43_0 = f32_settle5(a, b_1, c_2, d_3, RN(RN(x_X4 + s) + RN(RN(r_1 + q_2) + p_3)), &t43_1, &t43_2, &t43_3, &t43_4);
	*X1 = t43_1;
	*X2 = t43_2;
	*X3 = t43_3;
	*X4 = t43_4;
	return t43_0;
}

//: quint_f32_add QF_quintOf quint_f32_addQuad
// add returns x + y, within 3u⁵(|x| + |y|). 100 flops.
static inline float quint_f32_add(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float *X1, float *X2, float *X3, float *X4)
{
	float z_X1;
	float z_X2;
	float z_X3;
	float t10_4;
	const float z_X0 = QF_quintOf(y_X0, y_X1, y_X2, y_X3, &z_X1, &z_X2, &z_X3, &t10_4);
	const float z_X4 = RN(x_X4 + y_X4);
	float t16_1;
	float t16_2;
	float t16_3;
	float t16_4;
	const float t16_0 = quint_f32_addQuad(z_X0, z_X1, z_X2, z_X3, z_X4, x_X0, x_X1, x_X2, x_X3, &t16_1, &t16_2, &t16_3, &t16_4);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	*X4 = t16_4;
	return t16_0;
}

//: quint_f32_sub quint_f32_neg quint_f32_add
// sub returns x - y, as add.
static inline float quint_f32_sub(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float *X1, float *X2, float *X3, float *X4)
{
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = quint_f32_neg(y_X0, y_X1, y_X2, y_X3, y_X4, &t10_1, &t10_2, &t10_3, &t10_4);
	float t16_1;
	float t16_2;
	float t16_3;
	float t16_4;
	const float t16_0 = quint_f32_add(x_X0, x_X1, x_X2, x_X3, x_X4, t10_0, t10_1, t10_2, t10_3, t10_4, &t16_1, &t16_2, &t16_3, &t16_4);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	*X4 = t16_4;
	return t16_0;
}

//: quint_f32_sqrt quint_f32_quad QF_Sqrt QF_prod5 quint_f32_sub f32_quotient
// sqrt returns √x, within 8u⁵√x, for x ≥ 1 whose limbs are not too large for
// products.
static inline float quint_f32_sqrt(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3, float *X4)
{
	float t5_1;
	float t5_2;
	float t5_3;
	const float t5_0 = quint_f32_quad(x_X0, x_X1, x_X2, x_X3, x_X4, &t5_1, &t5_2, &t5_3);
	float q_X1;
	float q_X2;
	float q_X3;
	const float q_X0 = QF_Sqrt(t5_0, t5_1, t5_2, t5_3, &q_X1, &q_X2, &q_X3);
	float t15_1;
	float t15_2;
	float t15_3;
	float t15_4;
	const float t15_0 = QF_prod5(q_X0, q_X1, q_X2, q_X3, q_X0, q_X1, q_X2, q_X3, &t15_1, &t15_2, &t15_3, &t15_4);
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	const float r_X0 = quint_f32_sub(x_X0, x_X1, x_X2, x_X3, x_X4, t15_0, t15_1, t15_2, t15_3, t15_4, &r_X1, &r_X2, &r_X3, &r_X4);
	*X1 = q_X1;
	*X2 = q_X2;
	*X3 = q_X3;
	*X4 = RN(RN(r_X0 + RN(r_X1 + RN(r_X2 + RN(r_X3 + r_X4)))) * f32_div(0x1p-01f, q_X0));
	return q_X0;
}

//: QF_Div f32_dividend f32_divisor f32_quotient QF_remainder4 f32_remainder3 f32_remainder2 f32_remainder1 f32_renorm f32_halves f32_finish4
// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u⁴|x/y|.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (QF), 2^1022 (QD), and at least
// 2^-30, 2^-810, or x = 0: below, the last bits underflow.
// Special: X0 is that of x.X0/y.X0 for infinities, NaN and zeros.
// Cost: 300 flops with a fused multiply-add.
static inline float QF_Div(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	const int m = f32_dividend(x_X0);
	const int n = f32_divisor(y_X0);
	const float f = f32_pow2(m);
	const float a_X0 = RN(x_X0 * f);
	const float a_X1 = RN(x_X1 * f);
	const float a_X2 = RN(x_X2 * f);
	const float a_X3 = RN(x_X3 * f);
	const float f_1 = f32_pow2(n);
	const float b_X0 = RN(y_X0 * f_1);
	const float b_X1 = RN(y_X1 * f_1);
	const float b_X2 = RN(y_X2 * f_1);
	const float b_X3 = RN(y_X3 * f_1);
	const float r = f32_div(1.0f, b_X0);
	const float q0 = RN(a_X0 * r);
	float a1;
	float a2;
	float a3;
	const float a0 = QF_remainder4(a_X0, a_X1, a_X2, a_X3, q0, b_X0, b_X1, b_X2, b_X3, &a1, &a2, &a3);
	const float q1 = RN(a0 * r);
	float a1_1;
	float a2_1;
	const float a0_1 = f32_remainder3(a0, a1, a2, a3, q1, b_X0, b_X1, b_X2, b_X3, &a1_1, &a2_1);
	const float q2 = RN(a0_1 * r);
	float a1_2;
	const float a0_2 = f32_remainder2(a0_1, a1_1, a2_1, q2, b_X0, b_X1, b_X2, &a1_2);
	const float q3 = RN(a0_2 * r);
	const float q4 = RN(f32_remainder1(a0_2, a1_2, q3, b_X0, b_X1) * r);
	float q1_1;
	float q2_1;
	float q3_1;
	const float q0_1 = f32_renorm(q0, q1, q2, q3, q4, &q1_1, &q2_1, &q3_1);
	float g;
	const float f_2 = f32_halves((int)((uint)n - (uint)m), &g);
	float t58_1;
	float t58_2;
	float t58_3;
	const float t58_0 = f32_finish4(f32_div(x_X0, y_X0), RN(RN(q0_1 * f_2) * g), RN(RN(q1_1 * f_2) * g), RN(RN(q2_1 * f_2) * g), RN(RN(q3_1 * f_2) * g), &t58_1, &t58_2, &t58_3);
	*X1 = t58_1;
	*X2 = t58_2;
	*X3 = t58_3;
	return t58_0;
}

//: map_QF_Div QF_Div
__kernel void map_QF_Div(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Div(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: quint_f32_mulQuad QF_quintOf quint_f32_mul
// mulQuad returns xy, within 8u⁵|xy|.
static inline float quint_f32_mulQuad(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3, float *X4)
{
	float t9_1;
	float t9_2;
	float t9_3;
	float t9_4;
	const float t9_0 = QF_quintOf(y_X0, y_X1, y_X2, y_X3, &t9_1, &t9_2, &t9_3, &t9_4);
	float t15_1;
	float t15_2;
	float t15_3;
	float t15_4;
	const float t15_0 = quint_f32_mul(x_X0, x_X1, x_X2, x_X3, x_X4, t9_0, t9_1, t9_2, t9_3, t9_4, &t15_1, &t15_2, &t15_3, &t15_4);
	*X1 = t15_1;
	*X2 = t15_2;
	*X3 = t15_3;
	*X4 = t15_4;
	return t15_0;
}

//: quint_f32_div quint_f32_quad QF_Div quint_f32_mulQuad quint_f32_sub f32_quotient
// div returns x/y, within 32u⁵, for operands near 1.
static inline float quint_f32_div(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float *X1, float *X2, float *X3, float *X4)
{
	float t10_1;
	float t10_2;
	float t10_3;
	const float t10_0 = quint_f32_quad(x_X0, x_X1, x_X2, x_X3, x_X4, &t10_1, &t10_2, &t10_3);
	float t15_1;
	float t15_2;
	float t15_3;
	const float t15_0 = quint_f32_quad(y_X0, y_X1, y_X2, y_X3, y_X4, &t15_1, &t15_2, &t15_3);
	float q_X1;
	float q_X2;
	float q_X3;
	const float q_X0 = QF_Div(t10_0, t10_1, t10_2, t10_3, t15_0, t15_1, t15_2, t15_3, &q_X1, &q_X2, &q_X3);
	float t25_1;
	float t25_2;
	float t25_3;
	float t25_4;
	const float t25_0 = quint_f32_mulQuad(y_X0, y_X1, y_X2, y_X3, y_X4, q_X0, q_X1, q_X2, q_X3, &t25_1, &t25_2, &t25_3, &t25_4);
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	const float r_X0 = quint_f32_sub(x_X0, x_X1, x_X2, x_X3, x_X4, t25_0, t25_1, t25_2, t25_3, t25_4, &r_X1, &r_X2, &r_X3, &r_X4);
	*X1 = q_X1;
	*X2 = q_X2;
	*X3 = q_X3;
	*X4 = f32_div(RN(r_X0 + RN(r_X1 + RN(r_X2 + RN(r_X3 + r_X4)))), y_X0);
	return q_X0;
}

//: quint_f32_scale
// scale returns x·f for a power of two f, exactly but for underflow.
static inline float quint_f32_scale(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float f, float *X1, float *X2, float *X3, float *X4)
{
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	*X4 = RN(x_X4 * f);
	return RN(x_X0 * f);
}

//: f32_logTerms5 f32_logCoarse32 f32_logFine32 quint_f32_add
// logTerms5 returns -ln r - ln s in five limbs.
static inline float f32_logTerms5(int j, int i_1, float *X1, float *X2, float *X3, float *X4)
{
	const float a_X0 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)1)];
	const float a_X1 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)2)];
	const float a_X2 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)3)];
	const float a_X3 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)4)];
	const float a_X4 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)5)];
	float t52_1;
	float t52_2;
	float t52_3;
	float t52_4;
	const float t52_0 = quint_f32_add(a_X0, a_X1, a_X2, a_X3, a_X4, f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)1)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)2)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)3)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)4)], f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)5)], &t52_1, &t52_2, &t52_3, &t52_4);
	*X1 = t52_1;
	*X2 = t52_2;
	*X3 = t52_3;
	*X4 = t52_4;
	return t52_0;
}

//: quint_f32_logReduce f32_logExponents quint_f32_scale f32_logFactors f32_TwoProd f32_TwoSum f32_settle5 f32_logTerms5
// logReduce returns k, z and -ln r - ln s for a finite x > 0.
static inline int quint_f32_logReduce(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *z_X0, float *z_X1, float *z_X2, float *z_X3, float *z_X4, float *t_X0, float *t_X1, float *t_X2, float *t_X3, float *t_X4)
{
	int k;
	const int n = f32_logExponents(x_X0, &k);
	float t11_1;
	float t11_2;
	float t11_3;
	float t11_4;
	const float t11_0 = quint_f32_scale(x_X0, x_X1, x_X2, x_X3, x_X4, f32_pow2((int)((uint)0 - (uint)n)), &t11_1, &t11_2, &t11_3, &t11_4);
	float m_X1;
	float m_X2;
	float m_X3;
	float m_X4;
	const float m_X0 = quint_f32_scale(t11_0, t11_1, t11_2, t11_3, t11_4, f32_pow2((int)((uint)0 - (uint)k)), &m_X1, &m_X2, &m_X3, &m_X4);
	int i_1;
	float r;
	const int j = f32_logFactors(m_X0, &i_1, &r);
	float p;
	const float a = f32_TwoProd(m_X0, r, &p);
	float q;
	const float b = f32_TwoProd(m_X1, r, &q);
	float f;
	const float c = f32_TwoProd(m_X2, r, &f);
	float g;
	const float d = f32_TwoProd(m_X3, r, &g);
	float p_1;
	const float b_1 = f32_TwoSum(b, p, &p_1);
	float q_1;
	const float c_1 = f32_TwoSum(c, q, &q_1);
	float f_1;
	const float d_1 = f32_TwoSum(d, f, &f_1);
	float p_2;
	const float c_2 = f32_TwoSum(c_1, p_1, &p_2);
	float q_2;
	const float d_2 = f32_TwoSum(d_1, q_1, &q_2);
	float p_3;
	const float d_3 = f32_TwoSum(d_2, p_2, &p_3);
	float t68_1;
	float t68_2;
	float t68_3;
	float t68_4;
	const float t68_0 = f32_settle5(RN(a - 1.0f), b_1, c_2, d_3, RN(RN(RN(m_X4 * r) + g) + RN(RN(f_1 + q_2) + p_3)), &t68_1, &t68_2, &t68_3, &t68_4);
	float t74_1;
	float t74_2;
	float t74_3;
	float t74_4;
	const float t74_0 = f32_logTerms5(j, i_1, &t74_1, &t74_2, &t74_3, &t74_4);
	*z_X0 = t68_0;
	*z_X1 = t68_1;
	*z_X2 = t68_2;
	*z_X3 = t68_3;
	*z_X4 = t68_4;
	*t_X0 = t74_0;
	*t_X1 = t74_1;
	*t_X2 = t74_2;
	*t_X3 = t74_3;
	*t_X4 = t74_4;
	return (int)((uint)n + (uint)k);
}

//: triple_f32_hornerTriple f32_TwoProd f32_TwoSum f32_FastTwoSum
// hornerTriple is hornerPair for three limbs.
static inline float triple_f32_hornerTriple(float h_X0, float h_X1, float h_X2, float r_X0, float r_X1, float r_X2, float c_X0, float c_X1, float c_X2, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(h_X0, r_X0, &e);
	float f;
	const float q = f32_TwoProd(h_X0, r_X1, &f);
	float g;
	const float s = f32_TwoProd(h_X1, r_X0, &g);
	float s_1;
	const float q_1 = f32_TwoSum(q, s, &s_1);
	float q_2;
	const float e_1 = f32_TwoSum(e, q_1, &q_2);
	const float l = RN(RN(q_2 + s_1) + RN(RN(f + g) + RN(RN(h_X1 * r_X1) + RN(RN(h_X0 * r_X2) + RN(h_X2 * r_X0)))));
	float q_3;
	const float p_1 = f32_FastTwoSum(c_X0, p, &q_3);
	float f_1;
	const float e_2 = f32_TwoSum(c_X1, e_1, &f_1);
	float g_1;
	const float e_3 = f32_TwoSum(e_2, q_3, &g_1);
	*X1 = e_3;
	*X2 = RN(RN(c_X2 + l) + RN(f_1 + g_1));
	return p_1;
}

//: QF_mulLoose f32_TwoProd f32_TwoSum
// mulLoose returns xy, within 16u⁴|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
static inline float QF_mulLoose(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float e00;
	const float a = f32_TwoProd(x_X0, y_X0, &e00);
	float e01;
	const float p01 = f32_TwoProd(x_X0, y_X1, &e01); // u
	float e10;
	const float p10 = f32_TwoProd(x_X1, y_X0, &e10);
	float f;
	const float b = f32_TwoSum(p01, p10, &f);
	float g;
	const float b_1 = f32_TwoSum(b, e00, &g);
	float e02;
	const float p02 = f32_TwoProd(x_X0, y_X2, &e02); // u²
	float e11;
	const float p11 = f32_TwoProd(x_X1, y_X1, &e11);
	float e20;
	const float p20 = f32_TwoProd(x_X2, y_X0, &e20);
	float h0;
	const float c = f32_TwoSum(p02, p20, &h0);
	float h1;
	const float e01_1 = f32_TwoSum(e01, e10, &h1);
	float h2;
	const float f_1 = f32_TwoSum(f, g, &h2);
	float h3;
	const float p11_1 = f32_TwoSum(p11, f_1, &h3);
	float h4;
	const float c_1 = f32_TwoSum(c, e01_1, &h4);
	float h5;
	const float c_2 = f32_TwoSum(c_1, p11_1, &h5);
	const float d = RN(RN(RN(x_X0 * y_X3) + RN(x_X3 * y_X0)) + RN(RN(x_X1 * y_X2) + RN(x_X2 * y_X1))); // u³
	const float d_1 = RN(d + RN(RN(RN(e02 + e20) + e11) + RN(RN(RN(h0 + h1) + RN(h2 + h3)) + RN(h4 + h5))));
	*X1 = b_1;
	*X2 = c_2;
	*X3 = d_1;
	return a;
}

//: QF_addLoose f32_FastTwoSum f32_TwoSum
// addLoose returns x + y, for |y| < |x|/4, as mulLoose does.
static inline float QF_addLoose(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float e;
	const float a = f32_FastTwoSum(x_X0, y_X0, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_X1, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	float g;
	const float c = f32_TwoSum(x_X2, y_X2, &g);
	float f_1;
	const float e_2 = f32_TwoSum(e_1, f, &f_1);
	float e_3;
	const float c_1 = f32_TwoSum(c, e_2, &e_3);
	*X1 = b_1;
	*X2 = c_1;
	*X3 = RN(RN(x_X3 + y_X3) + RN(RN(e_3 + f_1) + g));
	return a;
}

//: QF_hornerQuad QF_mulLoose QF_addLoose
// hornerQuad is hornerPair for four limbs.
static inline float QF_hornerQuad(float h_X0, float h_X1, float h_X2, float h_X3, float r_X0, float r_X1, float r_X2, float r_X3, float c_X0, float c_X1, float c_X2, float c_X3, float *X1, float *X2, float *X3)
{
	float t12_1;
	float t12_2;
	float t12_3;
	const float t12_0 = QF_mulLoose(h_X0, h_X1, h_X2, h_X3, r_X0, r_X1, r_X2, r_X3, &t12_1, &t12_2, &t12_3);
	float t17_1;
	float t17_2;
	float t17_3;
	const float t17_0 = QF_addLoose(c_X0, c_X1, c_X2, c_X3, t12_0, t12_1, t12_2, t12_3, &t17_1, &t17_2, &t17_3);
	*X1 = t17_1;
	*X2 = t17_2;
	*X3 = t17_3;
	return t17_0;
}

//: QF_logSeries f32_FastTwoSum DF_hornerPair DF_tripleOf triple_f32_hornerTriple QF_hornerQuad QF_mulLoose
// logSeries returns z·V for the argument z of ln(1 + z).
static inline float QF_logSeries(float z_X0, float z_X1, float z_X2, float z_X3, float *X1, float *X2, float *X3)
{
	const float p = RN((-0x1p-03f) + RN(z_X0 * 0x1.c71c72p-04f));
	float lo;
	const float hi = f32_FastTwoSum(0x1.24924ap-03f, RN(z_X0 * p), &lo);
	const float g_Lo = RN(lo + (-0x1.b6db6ep-28f));
	float g_Lo_1;
	const float g_Hi = DF_hornerPair(hi, g_Lo, z_X0, z_X1, (-0x1.555556p-03f), 0x1.555556p-28f, &g_Lo_1);
	float h_X1;
	float h_X2;
	const float h_X0 = DF_tripleOf(g_Hi, g_Lo_1, &h_X1, &h_X2);
	float h_X1_1;
	float h_X2_1;
	const float h_X0_1 = triple_f32_hornerTriple(h_X0, h_X1, h_X2, z_X0, z_X1, z_X2, 0x1.99999ap-03f, (-0x1.99999ap-29f), 0x1.99999ap-55f, &h_X1_1, &h_X2_1);
	float h_X1_2;
	float h_X2_2;
	const float h_X0_2 = triple_f32_hornerTriple(h_X0_1, h_X1_1, h_X2_1, z_X0, z_X1, z_X2, (-0x1p-02f), f32_zero, f32_zero, &h_X1_2, &h_X2_2);
	float v_X1;
	float v_X2;
	float v_X3;
	const float v_X0 = QF_hornerQuad(h_X0_2, h_X1_2, h_X2_2, f32_zero, z_X0, z_X1, z_X2, z_X3, 0x1.555556p-02f, (-0x1.555556p-27f), 0x1.555556p-52f, (-0x1.555556p-77f), &v_X1, &v_X2, &v_X3);
	float t52_1;
	float t52_2;
	float t52_3;
	const float t52_0 = QF_hornerQuad(v_X0, v_X1, v_X2, v_X3, z_X0, z_X1, z_X2, z_X3, (-0x1p-01f), f32_zero, f32_zero, f32_zero, &t52_1, &t52_2, &t52_3);
	float t57_1;
	float t57_2;
	float t57_3;
	const float t57_0 = QF_mulLoose(t52_0, t52_1, t52_2, t52_3, z_X0, z_X1, z_X2, z_X3, &t57_1, &t57_2, &t57_3);
	*X1 = t57_1;
	*X2 = t57_2;
	*X3 = t57_3;
	return t57_0;
}

//: quint_f32_logSum quint_f32_scale QF_logSeries QF_mulLoose quint_f32_addQuad quint_f32_add
// logSum returns f·(t + ln(1 + z)) for a power of two f, which is 1 unless t = 0.
static inline float quint_f32_logSum(float z_X0, float z_X1, float z_X2, float z_X3, float z_X4, float t_X0, float t_X1, float t_X2, float t_X3, float t_X4, float f, float *X1, float *X2, float *X3, float *X4)
{
	float z_X1_1;
	float z_X2_1;
	float z_X3_1;
	float z_X4_1;
	const float z_X0_1 = quint_f32_scale(z_X0, z_X1, z_X2, z_X3, z_X4, f, &z_X1_1, &z_X2_1, &z_X3_1, &z_X4_1);
	float t17_1;
	float t17_2;
	float t17_3;
	const float t17_0 = QF_logSeries(z_X0, z_X1, z_X2, z_X3, &t17_1, &t17_2, &t17_3);
	float t22_1;
	float t22_2;
	float t22_3;
	const float t22_0 = QF_mulLoose(t17_0, t17_1, t17_2, t17_3, z_X0_1, z_X1_1, z_X2_1, z_X3_1, &t22_1, &t22_2, &t22_3);
	float t27_1;
	float t27_2;
	float t27_3;
	float t27_4;
	const float t27_0 = quint_f32_addQuad(z_X0_1, z_X1_1, z_X2_1, z_X3_1, z_X4_1, t22_0, t22_1, t22_2, t22_3, &t27_1, &t27_2, &t27_3, &t27_4);
	float t33_1;
	float t33_2;
	float t33_3;
	float t33_4;
	const float t33_0 = quint_f32_add(t_X0, t_X1, t_X2, t_X3, t_X4, t27_0, t27_1, t27_2, t27_3, t27_4, &t33_1, &t33_2, &t33_3, &t33_4);
	*X1 = t33_1;
	*X2 = t33_2;
	*X3 = t33_3;
	*X4 = t33_4;
	return t33_0;
}

//: quint_f32_mulFloat f32_TwoProd f32_TwoSum f32_settle5
// mulFloat returns xy, within 4u⁵|xy|. 78 flops.
static inline float quint_f32_mulFloat(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y, float *X1, float *X2, float *X3, float *X4)
{
	float p;
	const float a = f32_TwoProd(x_X0, y, &p);
	float q;
	const float b = f32_TwoProd(x_X1, y, &q);
	float r;
	const float c = f32_TwoProd(x_X2, y, &r);
	float s;
	const float d = f32_TwoProd(x_X3, y, &s);
	float p_1;
	const float b_1 = f32_TwoSum(b, p, &p_1);
	float q_1;
	const float c_1 = f32_TwoSum(c, q, &q_1);
	float r_1;
	const float d_1 = f32_TwoSum(d, r, &r_1);
	float p_2;
	const float c_2 = f32_TwoSum(c_1, p_1, &p_2);
	float q_2;
	const float d_2 = f32_TwoSum(d_1, q_1, &q_2);
	float p_3;
	const float d_3 = f32_TwoSum(d_2, p_2, &p_3);
	float t41_1;
	float t41_2;
	float t41_3;
	float t41_4;
	const float t41_0 = f32_settle5(a, b_1, c_2, d_3, RN(RN(RN(x_X4 * y) + s) + RN(RN(r_1 + q_2) + p_3)), &t41_1, &t41_2, &t41_3, &t41_4);
	*X1 = t41_1;
	*X2 = t41_2;
	*X3 = t41_3;
	*X4 = t41_4;
	return t41_0;
}

//: quint_f32_withLn2 quint_f32_mulFloat quint_f32_add
// withLn2 returns k·ln 2 + l.
static inline float quint_f32_withLn2(float l_X0, float l_X1, float l_X2, float l_X3, float l_X4, int k, float *X1, float *X2, float *X3, float *X4)
{
	float t12_1;
	float t12_2;
	float t12_3;
	float t12_4;
	const float t12_0 = quint_f32_mulFloat(0x1.62e4p-01f, 0x1.7f7d1cp-20f, 0x1.ef357ap-45f, (-0x1.87131ap-70f), 0x1.f97b58p-103f, (float)k, &t12_1, &t12_2, &t12_3, &t12_4);
	float t18_1;
	float t18_2;
	float t18_3;
	float t18_4;
	const float t18_0 = quint_f32_add(l_X0, l_X1, l_X2, l_X3, l_X4, t12_0, t12_1, t12_2, t12_3, t12_4, &t18_1, &t18_2, &t18_3, &t18_4);
	*X1 = t18_1;
	*X2 = t18_2;
	*X3 = t18_3;
	*X4 = t18_4;
	return t18_0;
}

//: quint_f32_logArea QF_quintOf quint_f32_logReduce f32_logCut quint_f32_logSum quint_f32_withLn2 quint_f32_quad
// logArea returns log m, and log 2a where a is big. Where m is near 1, u is m - 1,
// else large.
static inline float quint_f32_logArea(float m_X0, float m_X1, float m_X2, float m_X3, float m_X4, float u_X0, float u_X1, float u_X2, float u_X3, float u_X4, float a_X0, float a_X1, float a_X2, float a_X3, int big, float *X1, float *X2, float *X3)
{
	float m_X1_1;
	float m_X2_1;
	float m_X3_1;
	float m_X4_1;
	const float m_X0_1 = QF_quintOf(a_X0, a_X1, a_X2, a_X3, &m_X1_1, &m_X2_1, &m_X3_1, &m_X4_1);
	const float m_X0_2 = (big ? m_X0_1 : m_X0);
	const float m_X1_2 = (big ? m_X1_1 : m_X1);
	const float m_X2_2 = (big ? m_X2_1 : m_X2);
	const float m_X3_2 = (big ? m_X3_1 : m_X3);
	const float m_X4_2 = (big ? m_X4_1 : m_X4);
	const int n = (big ? 1 : 0);
	float z_X0;
	float z_X1;
	float z_X2;
	float z_X3;
	float z_X4;
	float t_X0;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const int k = quint_f32_logReduce(m_X0_2, m_X1_2, m_X2_2, m_X3_2, m_X4_2, &z_X0, &z_X1, &z_X2, &z_X3, &z_X4, &t_X0, &t_X1, &t_X2, &t_X3, &t_X4);
	const int t42 = (u_X0 < f32_logCut());
	const float z_X0_1 = (t42 ? u_X0 : z_X0);
	const float z_X1_1 = (t42 ? u_X1 : z_X1);
	const float z_X2_1 = (t42 ? u_X2 : z_X2);
	const float z_X3_1 = (t42 ? u_X3 : z_X3);
	const float z_X4_1 = (t42 ? u_X4 : z_X4);
	float t49_1;
	float t49_2;
	float t49_3;
	float t49_4;
	const float t49_0 = quint_f32_logSum(z_X0_1, z_X1_1, z_X2_1, z_X3_1, z_X4_1, t_X0, t_X1, t_X2, t_X3, t_X4, 1.0f, &t49_1, &t49_2, &t49_3, &t49_4);
	float t56_1;
	float t56_2;
	float t56_3;
	float t56_4;
	const float t56_0 = quint_f32_withLn2(t49_0, t49_1, t49_2, t49_3, t49_4, (int)((uint)k + (uint)n), &t56_1, &t56_2, &t56_3, &t56_4);
	float t62_1;
	float t62_2;
	float t62_3;
	const float t62_0 = quint_f32_quad(t56_0, t56_1, t56_2, t56_3, t56_4, &t62_1, &t62_2, &t62_3);
	*X1 = t62_1;
	*X2 = t62_2;
	*X3 = t62_3;
	return t62_0;
}

//: QF_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline float QF_Neg(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	*X1 = f32_neg(x_X1);
	*X2 = f32_neg(x_X2);
	*X3 = f32_neg(x_X3);
	return f32_neg(x_X0);
}

//: map_QF_Neg QF_Neg
__kernel void map_QF_Neg(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Neg(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Abs QF_Neg
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline float QF_Abs(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	const int t5 = (x_X0 < 0.0f);
	float y_X1;
	float y_X2;
	float y_X3;
	const float t6_0 = QF_Neg(x_X0, x_X1, x_X2, x_X3, &y_X1, &y_X2, &y_X3);
	const float y_X1_1 = (t5 ? y_X1 : x_X1);
	const float y_X2_1 = (t5 ? y_X2 : x_X2);
	const float y_X3_1 = (t5 ? y_X3 : x_X3);
	const float y_X0 = fabs(x_X0);
	*X1 = y_X1_1;
	*X2 = y_X2_1;
	*X3 = y_X3_1;
	return y_X0;
}

//: map_QF_Abs QF_Abs
__kernel void map_QF_Abs(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Abs(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: quint_f32_addFloat f32_TwoSum f32_settle5
// addFloat returns x + y, within 2u⁵(|x| + |y|). 58 flops.
static inline float quint_f32_addFloat(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y, float *X1, float *X2, float *X3, float *X4)
{
	float e;
	const float a = f32_TwoSum(x_X0, y, &e);
	float e_1;
	const float b = f32_TwoSum(x_X1, e, &e_1);
	float e_2;
	const float c = f32_TwoSum(x_X2, e_1, &e_2);
	float e_3;
	const float d = f32_TwoSum(x_X3, e_2, &e_3);
	float t19_1;
	float t19_2;
	float t19_3;
	float t19_4;
	const float t19_0 = f32_settle5(a, b, c, d, RN(x_X4 + e_3), &t19_1, &t19_2, &t19_3, &t19_4);
	*X1 = t19_1;
	*X2 = t19_2;
	*X3 = t19_3;
	*X4 = t19_4;
	return t19_0;
}

//: QF_Mul f32_TwoProd f32_TwoSum f32_FastTwoSum f32_finish4
// Mul returns xy, by mul4 of [ZA25]: the products x_i·y_j and x_j·y_i meet first,
// so that it commutes bit for bit.
//
// Error: ≤ 8u⁴|xy|.
// Domain: |x|, |y|, |xy| < 2^126 (QF), 2^1022 (QD); |xy| is 0 or at least 2^-30
// (QF), 2^-810 (QD); without a fused multiply-add also |x|, |y| as in TwoProd.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 124 flops with a fused multiply-add.
static inline float QF_Mul(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float e00;
	const float p00 = f32_TwoProd(x_X0, y_X0, &e00);
	float e01;
	const float p01 = f32_TwoProd(x_X0, y_X1, &e01);
	float e10;
	const float p10 = f32_TwoProd(x_X1, y_X0, &e10);
	float e02;
	const float p02 = f32_TwoProd(x_X0, y_X2, &e02);
	float e11;
	const float p11 = f32_TwoProd(x_X1, y_X1, &e11);
	float e20;
	const float p20 = f32_TwoProd(x_X2, y_X0, &e20);
	const float p03 = RN(x_X0 * y_X3);
	const float p12 = RN(x_X1 * y_X2);
	const float p21 = RN(x_X2 * y_X1);
	const float p30 = RN(x_X3 * y_X0);
	float p10_1;
	const float p01_1 = f32_TwoSum(p01, p10, &p10_1);
	float e10_1;
	const float e01_1 = f32_TwoSum(e01, e10, &e10_1);
	float p20_1;
	const float p02_1 = f32_TwoSum(p02, p20, &p20_1);
	const float e02_1 = RN(e02 + e20);
	const float p03_1 = RN(p03 + p30);
	const float p12_1 = RN(p12 + p21);
	float p01_2;
	const float e00_1 = f32_TwoSum(e00, p01_1, &p01_2);
	float p11_1;
	const float e01_2 = f32_TwoSum(e01_1, p11, &p11_1);
	const float e10_2 = RN(e10_1 + e02_1);
	const float p20_2 = RN(p20_1 + e11);
	const float p03_2 = RN(p03_1 + p12_1);
	float e00_2;
	const float p00_1 = f32_FastTwoSum(p00, e00_1, &e00_2);
	float p10_2;
	const float p01_3 = f32_FastTwoSum(p01_2, p10_1, &p10_2);
	float p02_2;
	const float e01_3 = f32_TwoSum(e01_2, p02_1, &p02_2);
	const float e10_3 = RN(e10_2 + p03_2);
	const float p11_2 = RN(p11_1 + p20_2);
	float e01_4;
	const float p01_4 = f32_TwoSum(p01_3, e01_3, &e01_4);
	const float p10_3 = RN(p10_2 + p11_2);
	const float e10_4 = RN(e10_3 + p02_2);
	const float p10_4 = RN(p10_3 + e01_4);
	float p10_5;
	const float p01_5 = f32_TwoSum(p01_4, p10_4, &p10_5);
	float p01_6;
	const float e00_3 = f32_TwoSum(e00_2, p01_5, &p01_6);
	const float p10_6 = RN(p10_5 + e10_4);
	float e00_4;
	const float p00_2 = f32_FastTwoSum(p00_1, e00_3, &e00_4);
	float p10_7;
	const float p01_7 = f32_TwoSum(p01_6, p10_6, &p10_7);
	float p01_8;
	const float e00_5 = f32_TwoSum(e00_4, p01_7, &p01_8);
	float e00_6;
	const float p00_3 = f32_FastTwoSum(p00_2, e00_5, &e00_6);
	float p10_8;
	const float p01_9 = f32_FastTwoSum(p01_8, p10_7, &p10_8);
	float p01_10;
	const float e00_7 = f32_FastTwoSum(e00_6, p01_9, &p01_10);
	float e00_8;
	const float p00_4 = f32_FastTwoSum(p00_3, e00_7, &e00_8);
	float p10_9;
	const float p01_11 = f32_FastTwoSum(p01_10, p10_8, &p10_9);
	float p01_12;
	const float e00_9 = f32_FastTwoSum(e00_8, p01_11, &p01_12);
	float p10_10;
	const float p01_13 = f32_FastTwoSum(p01_12, p10_9, &p10_10);
	float t105_1;
	float t105_2;
	float t105_3;
	const float t105_0 = f32_finish4(p00, p00_4, e00_9, p01_13, p10_10, &t105_1, &t105_2, &t105_3);
	*X1 = t105_1;
	*X2 = t105_2;
	*X3 = t105_3;
	return t105_0;
}

//: map_QF_Mul QF_Mul
__kernel void map_QF_Mul(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Mul(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Sqr QF_Mul
// Sqr returns x².
//
// Error: ≤ 8u⁴x².
// Domain: that of Mul.
// Special: X0 is that of x.X0² for infinities, NaN and zeros.
// Cost: 124 flops with a fused multiply-add.
static inline float QF_Sqr(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	const float t4_0 = QF_Mul(x_X0, x_X1, x_X2, x_X3, x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	*X1 = t4_1;
	*X2 = t4_2;
	*X3 = t4_3;
	return t4_0;
}

//: map_QF_Sqr QF_Sqr
__kernel void map_QF_Sqr(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Sqr(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Asinh QF_Abs f32_areaBig QF_prod5 quint_f32_addFloat quint_f32_sqrt f32_logCut QF_quintOf QF_Sqr quint_f32_quad QF_Div quint_f32_addQuad quint_f32_logArea QF_Neg
// Asinh returns the inverse hyperbolic sine of x. It is odd, bit for bit.
//
// Error: ≤ 4u⁴|asinh x|, relative to the result near 0 too.
// Domain: the limbs of x and of the result are 0 or not subnormal.
// Special: ±0 and ±Inf are kept.
// Cost: 3160 flops with a fused multiply-add.
static inline float QF_Asinh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const int t13 = !((0.0f < a_X0) & f32_finite(a_X0));
	const float a_X0_1 = (t13 ? 1.0f : a_X0);
	const float a_X1_1 = (t13 ? 0.0f : a_X1);
	const float a_X2_1 = (t13 ? 0.0f : a_X2);
	const float a_X3_1 = (t13 ? 0.0f : a_X3);
	int bound;
	const int t22_0 = f32_areaBig(&bound);
	const int big = (bound < f32_exponent(a_X0_1));
	const float b_X0 = (big ? 1.0f : a_X0_1);
	const float b_X1 = (big ? 0.0f : a_X1_1);
	const float b_X2 = (big ? 0.0f : a_X2_1);
	const float b_X3 = (big ? 0.0f : a_X3_1);
	float t34_1;
	float t34_2;
	float t34_3;
	float t34_4;
	const float t34_0 = QF_prod5(b_X0, b_X1, b_X2, b_X3, b_X0, b_X1, b_X2, b_X3, &t34_1, &t34_2, &t34_3, &t34_4);
	float t41_1;
	float t41_2;
	float t41_3;
	float t41_4;
	const float t41_0 = quint_f32_addFloat(t34_0, t34_1, t34_2, t34_3, t34_4, 1.0f, &t41_1, &t41_2, &t41_3, &t41_4);
	float s_X1;
	float s_X2;
	float s_X3;
	float s_X4;
	const float s_X0 = quint_f32_sqrt(t41_0, t41_1, t41_2, t41_3, t41_4, &s_X1, &s_X2, &s_X3, &s_X4);
	const int t59 = (b_X0 < f32_logCut());
	float t60_1;
	float t60_2;
	float t60_3;
	float t60_4;
	const float t60_0 = QF_quintOf(b_X0, b_X1, b_X2, b_X3, &t60_1, &t60_2, &t60_3, &t60_4);
	float t66_1;
	float t66_2;
	float t66_3;
	const float t66_0 = QF_Sqr(b_X0, b_X1, b_X2, b_X3, &t66_1, &t66_2, &t66_3);
	float t72_1;
	float t72_2;
	float t72_3;
	float t72_4;
	const float t72_0 = quint_f32_addFloat(s_X0, s_X1, s_X2, s_X3, s_X4, 1.0f, &t72_1, &t72_2, &t72_3, &t72_4);
	float t78_1;
	float t78_2;
	float t78_3;
	const float t78_0 = quint_f32_quad(t72_0, t72_1, t72_2, t72_3, t72_4, &t78_1, &t78_2, &t78_3);
	float t83_1;
	float t83_2;
	float t83_3;
	const float t83_0 = QF_Div(t66_0, t66_1, t66_2, t66_3, t78_0, t78_1, t78_2, t78_3, &t83_1, &t83_2, &t83_3);
	float u_X1;
	float u_X2;
	float u_X3;
	float u_X4;
	const float u_X0 = quint_f32_addQuad(t60_0, t60_1, t60_2, t60_3, t60_4, t83_0, t83_1, t83_2, t83_3, &u_X1, &u_X2, &u_X3, &u_X4);
	const float u_X0_1 = (t59 ? u_X0 : 1.0f);
	const float u_X1_1 = (t59 ? u_X1 : 0.0f);
	const float u_X2_1 = (t59 ? u_X2 : 0.0f);
	const float u_X3_1 = (t59 ? u_X3 : 0.0f);
	const float u_X4_1 = (t59 ? u_X4 : 0.0f);
	float t99_1;
	float t99_2;
	float t99_3;
	float t99_4;
	const float t99_0 = quint_f32_addQuad(s_X0, s_X1, s_X2, s_X3, s_X4, b_X0, b_X1, b_X2, b_X3, &t99_1, &t99_2, &t99_3, &t99_4);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_logArea(t99_0, t99_1, t99_2, t99_3, t99_4, u_X0_1, u_X1_1, u_X2_1, u_X3_1, u_X4_1, a_X0_1, a_X1_1, a_X2_1, a_X3_1, big, &z_X1, &z_X2, &z_X3);
	const int t110 = f32_signbit(x_X0);
	float z_X1_1;
	float z_X2_1;
	float z_X3_1;
	const float z_X0_1 = QF_Neg(z_X0, z_X1, z_X2, z_X3, &z_X1_1, &z_X2_1, &z_X3_1);
	const float z_X0_2 = (t110 ? z_X0_1 : z_X0);
	const float z_X1_2 = (t110 ? z_X1_1 : z_X1);
	const float z_X2_2 = (t110 ? z_X2_1 : z_X2);
	const float z_X3_2 = (t110 ? z_X3_1 : z_X3);
	const int t124 = !((x_X0 != 0.0f) & f32_finite(x_X0));
	const float z_X0_3 = (t124 ? x_X0 : z_X0_2);
	const float z_X1_3 = (t124 ? x_X1 : z_X1_2);
	const float z_X2_3 = (t124 ? x_X2 : z_X2_2);
	const float z_X3_3 = (t124 ? x_X3 : z_X3_2);
	*X1 = z_X1_3;
	*X2 = z_X2_3;
	*X3 = z_X3_3;
	return z_X0_3;
}

//: map_QF_Asinh QF_Asinh
__kernel void map_QF_Asinh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Asinh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_AddFloat f32_TwoSum f32_renorm f32_finish4
// AddFloat returns x + a: a goes down the limbs, and the carries come back up.
//
// Error: ≤ 1u⁴|x+a|.
// Domain: |x|, |a| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + a for infinities, NaN and zeros.
// Cost: 54 flops.
static inline float QF_AddFloat(float x_X0, float x_X1, float x_X2, float x_X3, float a, float *X1, float *X2, float *X3)
{
	float e;
	const float s = f32_TwoSum(x_X0, a, &e);
	float e_1;
	const float x1 = f32_TwoSum(x_X1, e, &e_1);
	float e_2;
	const float x2 = f32_TwoSum(x_X2, e_1, &e_2);
	float e_3;
	const float x3 = f32_TwoSum(x_X3, e_2, &e_3);
	float x1_1;
	float x2_1;
	float x3_1;
	const float x0 = f32_renorm(s, x1, x2, x3, e_3, &x1_1, &x2_1, &x3_1);
	float t22_1;
	float t22_2;
	float t22_3;
	const float t22_0 = f32_finish4(s, x0, x1_1, x2_1, x3_1, &t22_1, &t22_2, &t22_3);
	*X1 = t22_1;
	*X2 = t22_2;
	*X3 = t22_3;
	return t22_0;
}

//: map_QF_AddFloat QF_AddFloat
__kernel void map_QF_AddFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_AddFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Acosh QF_AddFloat f32_areaBig QF_quintOf quint_f32_addFloat quint_f32_scale quint_f32_mul quint_f32_sqrt f32_logCut quint_f32_add quint_f32_addQuad quint_f32_logArea f32_root
// Acosh returns the inverse hyperbolic cosine of x.
//
// Error: ≤ 2u⁴|acosh x|, relative to the result near 1 too.
// Domain: 1 ≤ x, and the limbs of x are 0 or not subnormal.
// Special: Acosh(1) = +0, Acosh(+Inf) = +Inf, NaN for x < 1.
// Cost: 2620 flops with a fused multiply-add.
static inline float QF_Acosh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t5_1;
	float t5_2;
	float t5_3;
	const float d_X0 = QF_AddFloat(x_X0, x_X1, x_X2, x_X3, (-1.0f), &t5_1, &t5_2, &t5_3);
	const int fine = ((0.0f < d_X0) & f32_finite(d_X0));
	const int t11 = !fine;
	const float a_X0 = (t11 ? 2.0f : x_X0);
	const float a_X1 = (t11 ? 0.0f : x_X1);
	const float a_X2 = (t11 ? 0.0f : x_X2);
	const float a_X3 = (t11 ? 0.0f : x_X3);
	int bound;
	const int t20_0 = f32_areaBig(&bound);
	const int big = (bound < f32_exponent(a_X0));
	const float b_X0 = (big ? 2.0f : a_X0);
	const float b_X1 = (big ? 0.0f : a_X1);
	const float b_X2 = (big ? 0.0f : a_X2);
	const float b_X3 = (big ? 0.0f : a_X3);
	float t32_1;
	float t32_2;
	float t32_3;
	float t32_4;
	const float t32_0 = QF_quintOf(b_X0, b_X1, b_X2, b_X3, &t32_1, &t32_2, &t32_3, &t32_4);
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const float t_X0 = quint_f32_addFloat(t32_0, t32_1, t32_2, t32_3, t32_4, (-1.0f), &t_X1, &t_X2, &t_X3, &t_X4); // exact
	const int n = (f32_exponent(t_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	float t55_1;
	float t55_2;
	float t55_3;
	float t55_4;
	const float t55_0 = quint_f32_scale(t_X0, t_X1, t_X2, t_X3, t_X4, f, &t55_1, &t55_2, &t55_3, &t55_4);
	float t61_1;
	float t61_2;
	float t61_3;
	float t61_4;
	const float t61_0 = quint_f32_scale(t55_0, t55_1, t55_2, t55_3, t55_4, f, &t61_1, &t61_2, &t61_3, &t61_4);
	float t68_1;
	float t68_2;
	float t68_3;
	float t68_4;
	const float t68_0 = quint_f32_addFloat(t_X0, t_X1, t_X2, t_X3, t_X4, 2.0f, &t68_1, &t68_2, &t68_3, &t68_4);
	float t74_1;
	float t74_2;
	float t74_3;
	float t74_4;
	const float t74_0 = quint_f32_mul(t61_0, t61_1, t61_2, t61_3, t61_4, t68_0, t68_1, t68_2, t68_3, t68_4, &t74_1, &t74_2, &t74_3, &t74_4);
	float t80_1;
	float t80_2;
	float t80_3;
	float t80_4;
	const float t80_0 = quint_f32_sqrt(t74_0, t74_1, t74_2, t74_3, t74_4, &t80_1, &t80_2, &t80_3, &t80_4);
	float w_X1;
	float w_X2;
	float w_X3;
	float w_X4;
	const float w_X0 = quint_f32_scale(t80_0, t80_1, t80_2, t80_3, t80_4, f32_pow2(n), &w_X1, &w_X2, &w_X3, &w_X4); // √(t(t+2))
	const int t94 = (t_X0 < f32_logCut());
	float u_X1;
	float u_X2;
	float u_X3;
	float u_X4;
	const float u_X0 = quint_f32_add(t_X0, t_X1, t_X2, t_X3, t_X4, w_X0, w_X1, w_X2, w_X3, w_X4, &u_X1, &u_X2, &u_X3, &u_X4);
	const float u_X0_1 = (t94 ? u_X0 : 1.0f);
	const float u_X1_1 = (t94 ? u_X1 : 0.0f);
	const float u_X2_1 = (t94 ? u_X2 : 0.0f);
	const float u_X3_1 = (t94 ? u_X3 : 0.0f);
	const float u_X4_1 = (t94 ? u_X4 : 0.0f);
	float t106_1;
	float t106_2;
	float t106_3;
	float t106_4;
	const float t106_0 = quint_f32_addQuad(w_X0, w_X1, w_X2, w_X3, w_X4, b_X0, b_X1, b_X2, b_X3, &t106_1, &t106_2, &t106_3, &t106_4);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_logArea(t106_0, t106_1, t106_2, t106_3, t106_4, u_X0_1, u_X1_1, u_X2_1, u_X3_1, u_X4_1, a_X0, a_X1, a_X2, a_X3, big, &z_X1, &z_X2, &z_X3);
	const int t117 = !fine;
	const float z_X0_1 = f32_sqrt(d_X0); // 0, +Inf or NaN
	const float z_X0_2 = (t117 ? z_X0_1 : z_X0);
	const float z_X1_1 = (t117 ? 0.0f : z_X1);
	const float z_X2_1 = (t117 ? 0.0f : z_X2);
	const float z_X3_1 = (t117 ? 0.0f : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_2;
}

//: map_QF_Acosh QF_Acosh
__kernel void map_QF_Acosh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Acosh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Atanh QF_Abs QF_Neg QF_AddFloat QF_quintOf quint_f32_addFloat quint_f32_scale quint_f32_div f32_logCut QF_Sqr quint_f32_quad QF_Div quint_f32_addQuad quint_f32_logReduce quint_f32_logSum quint_f32_withLn2 f32_root f32_infinity
// Atanh returns the inverse hyperbolic tangent of x. It is odd, bit for bit.
//
// Error: ≤ 4u⁴|atanh x|, relative to the result near 0 too.
// Domain: |x| ≤ 1, and the limbs of x and of the result are 0 or not subnormal.
// Special: ±0 are kept, Atanh(±1) = ±Inf, NaN for |x| > 1.
// Cost: 2900 flops with a fused multiply-add.
static inline float QF_Atanh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	float t9_1;
	float t9_2;
	float t9_3;
	const float t9_0 = QF_Neg(a_X0, a_X1, a_X2, a_X3, &t9_1, &t9_2, &t9_3);
	float t15_1;
	float t15_2;
	float t15_3;
	const float e_X0 = QF_AddFloat(t9_0, t9_1, t9_2, t9_3, 1.0f, &t15_1, &t15_2, &t15_3);
	const int t19 = !(0.0f < e_X0);
	const float a_X0_1 = (t19 ? 0x1p-01f : a_X0);
	const float a_X1_1 = (t19 ? 0.0f : a_X1);
	const float a_X2_1 = (t19 ? 0.0f : a_X2);
	const float a_X3_1 = (t19 ? 0.0f : a_X3);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_Neg(a_X0_1, a_X1_1, a_X2_1, a_X3_1, &t28_1, &t28_2, &t28_3);
	float t33_1;
	float t33_2;
	float t33_3;
	float t33_4;
	const float t33_0 = QF_quintOf(t28_0, t28_1, t28_2, t28_3, &t33_1, &t33_2, &t33_3, &t33_4);
	float d_X1;
	float d_X2;
	float d_X3;
	float d_X4;
	const float d_X0 = quint_f32_addFloat(t33_0, t33_1, t33_2, t33_3, t33_4, 1.0f, &d_X1, &d_X2, &d_X3, &d_X4); // exact
	const int t46 = f32_exponent(d_X0);
	const int n = ((t46 < 0) ? t46 : 0);
	float d_X1_1;
	float d_X2_1;
	float d_X3_1;
	float d_X4_1;
	const float d_X0_1 = quint_f32_scale(d_X0, d_X1, d_X2, d_X3, d_X4, f32_pow2((int)((uint)0 - (uint)n)), &d_X1_1, &d_X2_1, &d_X3_1, &d_X4_1);
	float t59_1;
	float t59_2;
	float t59_3;
	float t59_4;
	const float t59_0 = QF_quintOf(a_X0_1, a_X1_1, a_X2_1, a_X3_1, &t59_1, &t59_2, &t59_3, &t59_4);
	float t66_1;
	float t66_2;
	float t66_3;
	float t66_4;
	const float t66_0 = quint_f32_addFloat(t59_0, t59_1, t59_2, t59_3, t59_4, 1.0f, &t66_1, &t66_2, &t66_3, &t66_4);
	float m_X1;
	float m_X2;
	float m_X3;
	float m_X4;
	const float m_X0 = quint_f32_div(t66_0, t66_1, t66_2, t66_3, t66_4, d_X0_1, d_X1_1, d_X2_1, d_X3_1, d_X4_1, &m_X1, &m_X2, &m_X3, &m_X4);
	const int t79 = (a_X0_1 < f32_logCut());
	float t80_1;
	float t80_2;
	float t80_3;
	const float t80_0 = QF_Sqr(a_X0_1, a_X1_1, a_X2_1, a_X3_1, &t80_1, &t80_2, &t80_3);
	float t86_1;
	float t86_2;
	float t86_3;
	float t86_4;
	const float t86_0 = quint_f32_scale(d_X0_1, d_X1_1, d_X2_1, d_X3_1, d_X4_1, f32_pow2(n), &t86_1, &t86_2, &t86_3, &t86_4);
	float t92_1;
	float t92_2;
	float t92_3;
	const float t92_0 = quint_f32_quad(t86_0, t86_1, t86_2, t86_3, t86_4, &t92_1, &t92_2, &t92_3);
	float q_X1;
	float q_X2;
	float q_X3;
	const float q_X0 = QF_Div(t80_0, t80_1, t80_2, t80_3, t92_0, t92_1, t92_2, t92_3, &q_X1, &q_X2, &q_X3);
	float t102_1;
	float t102_2;
	float t102_3;
	float t102_4;
	const float t102_0 = QF_quintOf(a_X0_1, a_X1_1, a_X2_1, a_X3_1, &t102_1, &t102_2, &t102_3, &t102_4);
	float t108_1;
	float t108_2;
	float t108_3;
	float t108_4;
	const float t108_0 = quint_f32_addQuad(t102_0, t102_1, t102_2, t102_3, t102_4, q_X0, q_X1, q_X2, q_X3, &t108_1, &t108_2, &t108_3, &t108_4);
	float u_X1;
	float u_X2;
	float u_X3;
	float u_X4;
	const float u_X0 = quint_f32_scale(t108_0, t108_1, t108_2, t108_3, t108_4, 2.0f, &u_X1, &u_X2, &u_X3, &u_X4);
	float m_X1_1;
	float m_X2_1;
	float m_X3_1;
	float m_X4_1;
	const float m_X0_1 = quint_f32_addFloat(u_X0, u_X1, u_X2, u_X3, u_X4, 1.0f, &m_X1_1, &m_X2_1, &m_X3_1, &m_X4_1);
	const int n_1 = (t79 ? 0 : n);
	const float m_X0_2 = (t79 ? m_X0_1 : m_X0);
	const float m_X1_2 = (t79 ? m_X1_1 : m_X1);
	const float m_X2_2 = (t79 ? m_X2_1 : m_X2);
	const float m_X3_2 = (t79 ? m_X3_1 : m_X3);
	const float m_X4_2 = (t79 ? m_X4_1 : m_X4);
	const float u_X0_1 = (t79 ? u_X0 : m_X0);
	const float u_X1_1 = (t79 ? u_X1 : m_X1);
	const float u_X2_1 = (t79 ? u_X2 : m_X2);
	const float u_X3_1 = (t79 ? u_X3 : m_X3);
	const float u_X4_1 = (t79 ? u_X4 : m_X4);
	float y_X0;
	float y_X1;
	float y_X2;
	float y_X3;
	float y_X4;
	float t_X0;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const int k = quint_f32_logReduce(m_X0_2, m_X1_2, m_X2_2, m_X3_2, m_X4_2, &y_X0, &y_X1, &y_X2, &y_X3, &y_X4, &t_X0, &t_X1, &t_X2, &t_X3, &t_X4);
	const int t153 = (u_X0_1 < f32_logCut());
	const float y_X0_1 = (t153 ? u_X0_1 : y_X0);
	const float y_X1_1 = (t153 ? u_X1_1 : y_X1);
	const float y_X2_1 = (t153 ? u_X2_1 : y_X2);
	const float y_X3_1 = (t153 ? u_X3_1 : y_X3);
	const float y_X4_1 = (t153 ? u_X4_1 : y_X4);
	float t160_1;
	float t160_2;
	float t160_3;
	float t160_4;
	const float t160_0 = quint_f32_logSum(y_X0_1, y_X1_1, y_X2_1, y_X3_1, y_X4_1, t_X0, t_X1, t_X2, t_X3, t_X4, 1.0f, &t160_1, &t160_2, &t160_3, &t160_4);
	float t167_1;
	float t167_2;
	float t167_3;
	float t167_4;
	const float t167_0 = quint_f32_withLn2(t160_0, t160_1, t160_2, t160_3, t160_4, (int)((uint)k - (uint)n_1), &t167_1, &t167_2, &t167_3, &t167_4);
	float t174_1;
	float t174_2;
	float t174_3;
	float t174_4;
	const float t174_0 = quint_f32_scale(t167_0, t167_1, t167_2, t167_3, t167_4, 0x1p-01f, &t174_1, &t174_2, &t174_3, &t174_4);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_quad(t174_0, t174_1, t174_2, t174_3, t174_4, &z_X1, &z_X2, &z_X3);
	const int t187 = !(0.0f < e_X0);
	const float z_X0_1 = f32_sqrt(e_X0); // NaN, where not 0
	const float z_X0_2 = f32_infinity();
	const float z_X0_3 = ((e_X0 == 0.0f) ? z_X0_2 : z_X0_1);
	const float z_X0_4 = (t187 ? z_X0_3 : z_X0);
	const float z_X1_1 = (t187 ? 0.0f : z_X1);
	const float z_X2_1 = (t187 ? 0.0f : z_X2);
	const float z_X3_1 = (t187 ? 0.0f : z_X3);
	const int t200 = f32_signbit(x_X0);
	float z_X1_2;
	float z_X2_2;
	float z_X3_2;
	const float z_X0_5 = QF_Neg(z_X0_4, z_X1_1, z_X2_1, z_X3_1, &z_X1_2, &z_X2_2, &z_X3_2);
	const float z_X0_6 = (t200 ? z_X0_5 : z_X0_4);
	const float z_X1_3 = (t200 ? z_X1_2 : z_X1_1);
	const float z_X2_3 = (t200 ? z_X2_2 : z_X2_1);
	const float z_X3_3 = (t200 ? z_X3_2 : z_X3_1);
	const int t211 = (x_X0 == 0.0f);
	const float z_X0_7 = (t211 ? x_X0 : z_X0_6);
	const float z_X1_4 = (t211 ? x_X1 : z_X1_3);
	const float z_X2_4 = (t211 ? x_X2 : z_X2_3);
	const float z_X3_4 = (t211 ? x_X3 : z_X3_3);
	*X1 = z_X1_4;
	*X2 = z_X2_4;
	*X3 = z_X3_4;
	return z_X0_7;
}

//: map_QF_Atanh QF_Atanh
__kernel void map_QF_Atanh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Atanh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_halfPi3
// halfPi3 returns k·π/2, for k = 0, 1, 2.
static inline float f32_halfPi3(float k, float *X1, float *X2)
{
	*X1 = RN((-0x1.777a5cp-25f) * k);
	*X2 = RN((-0x1.ee59dap-50f) * k);
	return RN(0x1.921fb6p+00f * k);
}

//: f32_atanTable3 f32_atanTable32
// atanTable3 returns atan(j/64), for 0 ≤ j ≤ 64.
static inline float f32_atanTable3(int j, float *X1, float *X2)
{
	*X1 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	return f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
}

//: f32_atanExcess2 f32_TwoSqr f32_FastTwoSum f32_TwoProd
// atanExcess2 returns atan(t)/t - 1, within u²/2^7, for |t| ≤ 0.009 and limbs
// that may overlap by some bits. So may those of the result.
static inline float f32_atanExcess2(float t0, float t1, float *p1)
{
	float z1;
	const float z0 = f32_TwoSqr(t0, &z1);
	const float z1_1 = RN(z1 + RN(RN(t0 + t0) * t1));
	const float s = RN(0x1.99999ap-03f + RN(z0 * (-0x1.24924ap-03f)));
	float l;
	const float h = f32_FastTwoSum((-0x1.555556p-02f), RN(z0 * s), &l);
	const float l_1 = RN(l + 0x1.555556p-27f);
	float p1_1;
	const float p0 = f32_TwoProd(z0, h, &p1_1);
	*p1 = RN(p1_1 + RN(RN(z0 * l_1) + RN(z1_1 * h)));
	return p0;
}

//: f32_middling
// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = ((-126 < t2) ? t2 : -126);
	return ((t5 < 126) ? t5 : 126);
}

//: f32_angleStep f32_middling f32_quotient
// angleStep returns for 0 ≤ a ≤ b, b ≠ 0, factors f and g such that af and bg are
// about 1, or less where a or b is subnormal; j, for which j/64 is about a/b; and
// h and n such that (af/bg)·h·2^n = a/b. Where j = 0, h is 1, else n is 0.
static inline float f32_angleStep(float a, float b, float *g, float *h, int *j, int *n)
{
	const int m = f32_middling(a);
	const int k = f32_middling(b);
	const float f = f32_pow2((int)((uint)0 - (uint)m));
	const float g_1 = f32_pow2((int)((uint)0 - (uint)k));
	const int n_1 = (int)((uint)m - (uint)k);
	const float h_1 = f32_pow2(((-20 < n_1) ? n_1 : -20));
	const int j_1 = (int)trunc(RN(RN(RN(64.0f * h_1) * f32_div(RN(a * f), RN(b * g_1))) + 0x1.cp-02f)); // 7/16 for ½: then a and cb are within a factor of 2 of each other.
	const int t27 = ((0 < j_1) ? j_1 : 0);
	const int j_2 = ((t27 < 64) ? t27 : 64);
	const int t32 = (j_2 == 0);
	const float h_2 = (t32 ? 1.0f : h_1);
	const int n_2 = (t32 ? n_1 : 0);
	*g = g_1;
	*h = h_2;
	*j = j_2;
	*n = n_2;
	return f;
}

//: f32_angleUnscale
// angleUnscale returns 2^n, or the least normal number.
static inline float f32_angleUnscale(int n)
{
	return f32_pow2(((-126 < n) ? n : -126));
}

//: triple_f32_angle3 triple_f32_scale f32_angleStep f32_TwoProd f32_TwoDiff f32_TwoSum f32_FastTwoSum f32_quotient f32_angleUnscale f32_atanExcess2 f32_halves f32_halfPi3 f32_atanTable3
// angle3 returns the angle of the point (x, y), between -π and π.
static inline float triple_f32_angle3(float y_X0, float y_X1, float y_X2, float x_X0, float x_X1, float x_X2, float *Lo)
{
	const float sy = copysign(1.0f, y_X0);
	const float sx = copysign(1.0f, x_X0);
	float a_X1;
	float a_X2;
	const float a_X0 = triple_f32_scale(y_X0, y_X1, y_X2, sy, &a_X1, &a_X2);
	float b_X1;
	float b_X2;
	const float b_X0 = triple_f32_scale(x_X0, x_X1, x_X2, sx, &b_X1, &b_X2);
	const int t22 = (!f32_finite(a_X0) | !f32_finite(b_X0)); // One infinity is as good as a point on its axis, two as one on the diagonal.
	const float a_X0_1 = (f32_finite(a_X0) ? 0.0f : 1.0f);
	const float b_X0_1 = (f32_finite(b_X0) ? 0.0f : 1.0f);
	const float a_X0_2 = (t22 ? a_X0_1 : a_X0);
	const float a_X1_1 = (t22 ? 0.0f : a_X1);
	const float a_X2_1 = (t22 ? 0.0f : a_X2);
	const float b_X0_2 = (t22 ? b_X0_1 : b_X0);
	const float b_X1_1 = (t22 ? 0.0f : b_X1);
	const float b_X2_1 = (t22 ? 0.0f : b_X2);
	const float b_X0_3 = (((a_X0_2 == 0.0f) & (b_X0_2 == 0.0f)) ? 1.0f : b_X0_2);
	const float turn = RN(1.0f - sx); // of π/2, and of the angle behind it
	const int t50 = (b_X0_3 < a_X0_2);
	const float sign = f32_neg(sx);
	const float a_X0_3 = (t50 ? b_X0_3 : a_X0_2);
	const float a_X1_2 = (t50 ? b_X1_1 : a_X1_1);
	const float a_X2_2 = (t50 ? b_X2_1 : a_X2_1);
	const float b_X0_4 = (t50 ? a_X0_2 : b_X0_3);
	const float b_X1_2 = (t50 ? a_X1_1 : b_X1_1);
	const float b_X2_2 = (t50 ? a_X2_1 : b_X2_1);
	const float turn_1 = (t50 ? 1.0f : turn);
	const float sign_1 = (t50 ? sign : sx);
	float g;
	float h;
	int j;
	int n;
	const float f = f32_angleStep(a_X0_3, b_X0_4, &g, &h, &j, &n);
	float t67_1;
	float t67_2;
	const float t67_0 = triple_f32_scale(a_X0_3, a_X1_2, a_X2_2, f, &t67_1, &t67_2);
	float a_X1_3;
	float a_X2_3;
	const float a_X0_4 = triple_f32_scale(t67_0, t67_1, t67_2, h, &a_X1_3, &a_X2_3);
	float b_X1_3;
	float b_X2_3;
	const float b_X0_5 = triple_f32_scale(b_X0_4, b_X1_2, b_X2_2, g, &b_X1_3, &b_X2_3);
	const float c = RN((float)j * 0x1p-06f);
	float e;
	const float p = f32_TwoProd(c, b_X0_5, &e); // a - cb
	const float s = RN(a_X0_4 - p); // exact: c = 0, or they are within a factor of 2
	float d;
	const float p_1 = f32_TwoProd(c, b_X1_3, &d);
	float e_1;
	const float v = f32_TwoDiff(a_X1_3, e, &e_1);
	float p_2;
	const float v_1 = f32_TwoDiff(v, p_1, &p_2);
	const float w = RN(RN(a_X2_3 - RN(c * b_X2_3)) + RN(RN(e_1 + p_2) - d));
	float v_2;
	const float s_1 = f32_TwoSum(s, v_1, &v_2);
	float e_2;
	const float p_3 = f32_TwoProd(c, a_X0_4, &e_2); // b + ca; where the quotient is not small, c and a are
	float d_1;
	const float b0 = f32_FastTwoSum(b_X0_5, p_3, &d_1);
	float d_2;
	const float b1 = f32_TwoSum(b_X1_3, d_1, &d_2);
	float e_3;
	const float b1_1 = f32_TwoSum(b1, RN(e_2 + RN(c * a_X1_3)), &e_3);
	const float b2 = RN(b_X2_3 + RN(d_2 + e_3));
	const float r = f32_div(1.0f, b0); // their quotient t, by digits as in Div
	const float t0 = RN(s_1 * r);
	float e_4;
	const float p_4 = f32_TwoProd(t0, b0, &e_4);
	float d_3;
	const float s_2 = f32_TwoSum(RN(s_1 - p_4), f32_neg(e_4), &d_3); // s - p is exact
	float e_5;
	const float p_5 = f32_TwoProd(t0, b1_1, &e_5);
	float p_6;
	const float v_3 = f32_TwoDiff(v_2, p_5, &p_6);
	float v_4;
	const float s_3 = f32_TwoSum(s_2, v_3, &v_4);
	const float v_5 = RN(v_4 + RN(RN(d_3 + RN(p_6 - e_5)) + RN(w - RN(t0 * b2))));
	const float t1 = RN(s_3 * r);
	float e_6;
	const float p_7 = f32_TwoProd(t1, b0, &e_6);
	const float t2 = RN(RN(RN(RN(s_3 - p_7) - e_6) + RN(v_5 - RN(t1 * b1_1))) * r);
	float t1_1;
	const float t0_1 = f32_FastTwoSum(t0, t1, &t1_1);
	const float f_1 = f32_angleUnscale(n); // atan t = t + d
	float e_7;
	const float p_8 = f32_atanExcess2(RN(t0_1 * f_1), RN(t1_1 * f_1), &e_7);
	float d1;
	const float d0 = f32_TwoProd(t0_1, p_8, &d1);
	const float d1_1 = RN(d1 + RN(RN(t0_1 * e_7) + RN(t1_1 * p_8)));
	float g_1;
	const float f_2 = f32_halves(n, &g_1); // π/2·turn ± atan c, and ± atan t
	const float g_2 = RN(g_1 * sign_1);
	const float t0_2 = RN(RN(t0_1 * f_2) * g_2);
	const float t1_2 = RN(RN(t1_1 * f_2) * g_2);
	const float t2_1 = RN(RN(t2 * f_2) * g_2);
	const float d0_1 = RN(RN(d0 * f_2) * g_2);
	const float d1_2 = RN(RN(d1_1 * f_2) * g_2);
	float x3_X1;
	float x3_X2;
	const float x3_X0 = f32_halfPi3(turn_1, &x3_X1, &x3_X2);
	float y3_X1;
	float y3_X2;
	const float y3_X0 = f32_atanTable3(j, &y3_X1, &y3_X2);
	float e_8;
	const float h_1 = f32_FastTwoSum(x3_X0, RN(y3_X0 * sign_1), &e_8);
	float d_4;
	const float l = f32_TwoSum(x3_X1, RN(y3_X1 * sign_1), &d_4);
	float e_9;
	const float l_1 = f32_TwoSum(l, e_8, &e_9);
	const float w_1 = RN(RN(x3_X2 + RN(y3_X2 * sign_1)) + RN(d_4 + e_9));
	float e_10;
	const float h_2 = f32_FastTwoSum(h_1, t0_2, &e_10);
	float d_5;
	const float l_2 = f32_TwoSum(l_1, t1_2, &d_5);
	float e_11;
	const float l_3 = f32_TwoSum(l_2, e_10, &e_11);
	const float w_2 = RN(w_1 + RN(RN(d_5 + e_11) + RN(t2_1 + d1_2)));
	float e_12;
	const float h_3 = f32_FastTwoSum(h_2, d0_1, &e_12);
	float e_13;
	const float l_4 = f32_TwoSum(l_3, e_12, &e_13);
	float l_5;
	const float h_4 = f32_FastTwoSum(h_3, l_4, &l_5);
	float l_6;
	const float h_5 = f32_FastTwoSum(h_4, RN(l_5 + RN(e_13 + w_2)), &l_6);
	const float h_6 = copysign(h_5, sy);
	const float l_7 = RN(l_6 * sy);
	const int t239 = ((x_X0 != x_X0) | (y_X0 != y_X0));
	const float h_7 = RN(x_X0 + y_X0);
	const float h_8 = (t239 ? h_7 : h_6);
	const float l_8 = (t239 ? 0.0f : l_7);
	*Lo = l_8;
	return h_8;
}

//: DF_Atan2 DF_tripleOf triple_f32_angle3
// Atan2 returns the angle of the point (x, y), the receiver being y: atan(y/x),
// or π from it to the side of y where x is negative.
//
// Error: ≤ 2u²|atan2(y,x)|.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: atan2(±0, +0) = ±0, atan2(±0, -0) = ±π, atan2(±Inf, ±Inf) are odd
// multiples of π/4, and so on as in Go's math.
// Cost: 450 flops with a fused multiply-add.
static inline float DF_Atan2(float y_Hi, float y_Lo, float x_Hi, float x_Lo, float *Lo)
{
	float t4_1;
	float t4_2;
	const float t4_0 = DF_tripleOf(y_Hi, y_Lo, &t4_1, &t4_2);
	float t8_1;
	float t8_2;
	const float t8_0 = DF_tripleOf(x_Hi, x_Lo, &t8_1, &t8_2);
	float t12_1;
	const float t12_0 = triple_f32_angle3(t4_0, t4_1, t4_2, t8_0, t8_1, t8_2, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DF_Atan2 DF_Atan2
__kernel void map_DF_Atan2(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Atan2(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Atan DF_tripleOf triple_f32_angle3
// Atan returns atan x.
//
// Error: ≤ 2u²|atan x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD).
// Special: atan ±0 = ±0, atan ±Inf = ±π/2.
// Cost: as Atan2.
static inline float DF_Atan(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	float t9_1;
	const float t9_0 = triple_f32_angle3(t2_0, t2_1, t2_2, 1.0f, f32_zero, f32_zero, &t9_1);
	*Lo = t9_1;
	return t9_0;
}

//: map_DF_Atan DF_Atan
__kernel void map_DF_Atan(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Atan(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: triple_f32_sqrt3 triple_f32_scale f32_root f32_quotient f32_TwoSqr f32_TwoSum f32_TwoProd f32_FastTwoSum
// sqrt3 returns √x, within 4u³√x.
static inline float triple_f32_sqrt3(float x_X0, float x_X1, float x_X2, float *X1, float *X2)
{
	const int n = (f32_exponent(x_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	float t8_1;
	float t8_2;
	const float t8_0 = triple_f32_scale(x_X0, x_X1, x_X2, f, &t8_1, &t8_2);
	float a_X1;
	float a_X2;
	const float a_X0 = triple_f32_scale(t8_0, t8_1, t8_2, f, &a_X1, &a_X2);
	const float q0 = f32_sqrt(a_X0);
	const float r = f32_div(0x1p-01f, q0);
	float e;
	const float p = f32_TwoSqr(q0, &e);
	float t;
	const float s = f32_TwoSum(RN(a_X0 - p), f32_neg(e), &t); // a.X0 - p is exact
	float v;
	const float s_1 = f32_TwoSum(s, a_X1, &v);
	const float v_1 = RN(v + RN(t + a_X2));
	const float q1 = RN(s_1 * r);
	float e_1;
	const float p_1 = f32_TwoProd(q1, RN(q0 + q0), &e_1);
	const float q2 = RN(RN(RN(RN(s_1 - p_1) - e_1) + RN(v_1 - RN(q1 * q1))) * r);
	const int t44 = (x_X0 == 0.0f);
	const float q1_1 = (t44 ? 0.0f : q1);
	const float q2_1 = (t44 ? 0.0f : q2);
	float q1_2;
	const float q0_1 = f32_FastTwoSum(q0, q1_1, &q1_2);
	float q2_2;
	const float q1_3 = f32_FastTwoSum(q1_2, q2_1, &q2_2);
	float t56_1;
	float t56_2;
	const float t56_0 = triple_f32_scale(q0_1, q1_3, q2_2, f32_pow2(n), &t56_1, &t56_2);
	*X1 = t56_1;
	*X2 = t56_2;
	return t56_0;
}

//: DF_cosine3 DF_Neg DF_tripleOf triple_f32_addFloat triple_f32_mul triple_f32_sqrt3
// cosine3 returns √(1-x²), the cosine of asin x, within 10u³ of it.
static inline float DF_cosine3(float x_Hi, float x_Lo, float *X1, float *X2)
{
	float t2_1;
	const float t2_0 = DF_Neg(x_Hi, x_Lo, &t2_1);
	float t5_1;
	float t5_2;
	const float t5_0 = DF_tripleOf(t2_0, t2_1, &t5_1, &t5_2);
	float a_X1;
	float a_X2;
	const float a_X0 = triple_f32_addFloat(t5_0, t5_1, t5_2, 1.0f, &a_X1, &a_X2); // exact, as the next
	float t14_1;
	float t14_2;
	const float t14_0 = DF_tripleOf(x_Hi, x_Lo, &t14_1, &t14_2);
	float t19_1;
	float t19_2;
	const float t19_0 = triple_f32_addFloat(t14_0, t14_1, t14_2, 1.0f, &t19_1, &t19_2);
	float t23_1;
	float t23_2;
	const float t23_0 = triple_f32_mul(a_X0, a_X1, a_X2, t19_0, t19_1, t19_2, &t23_1, &t23_2);
	float t27_1;
	float t27_2;
	const float t27_0 = triple_f32_sqrt3(t23_0, t23_1, t23_2, &t27_1, &t27_2);
	*X1 = t27_1;
	*X2 = t27_2;
	return t27_0;
}

//: DF_Asin DF_tripleOf DF_cosine3 triple_f32_angle3
// Asin returns asin x.
//
// Error: ≤ 2u²|asin x|.
// Domain: |x| ≤ 1, and x is 0 or at least 2^-101 (DF), 2^-968 (DD).
// Special: asin ±0 = ±0; NaN for |x| > 1.
// Cost: 400 flops with a fused multiply-add.
static inline float DF_Asin(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	float t6_1;
	float t6_2;
	const float t6_0 = DF_cosine3(x_Hi, x_Lo, &t6_1, &t6_2);
	float t10_1;
	const float t10_0 = triple_f32_angle3(t2_0, t2_1, t2_2, t6_0, t6_1, t6_2, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DF_Asin DF_Asin
__kernel void map_DF_Asin(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Asin(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Acos DF_cosine3 DF_tripleOf triple_f32_angle3
// Acos returns acos x, also where it is small.
//
// Error: ≤ 2u²|acos x|.
// Domain: |x| ≤ 1.
// Special: acos 1 = +0; NaN for |x| > 1.
// Cost: 400 flops with a fused multiply-add.
static inline float DF_Acos(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_cosine3(x_Hi, x_Lo, &t2_1, &t2_2);
	float t6_1;
	float t6_2;
	const float t6_0 = DF_tripleOf(x_Hi, x_Lo, &t6_1, &t6_2);
	float t10_1;
	const float t10_0 = triple_f32_angle3(t2_0, t2_1, t2_2, t6_0, t6_1, t6_2, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DF_Acos DF_Acos
__kernel void map_DF_Acos(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Acos(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_halfPi5 quint_f32_scale
// halfPi5 returns k·π/2, for k = 0, 1, 2.
static inline float f32_halfPi5(float k, float *X1, float *X2, float *X3, float *X4)
{
	float t6_1;
	float t6_2;
	float t6_3;
	float t6_4;
	const float t6_0 = quint_f32_scale(0x1.921fb6p+00f, (-0x1.777a5cp-25f), (-0x1.ee59dap-50f), 0x1.98a2ep-77f, 0x1.b839a2p-104f, k, &t6_1, &t6_2, &t6_3, &t6_4);
	*X1 = t6_1;
	*X2 = t6_2;
	*X3 = t6_3;
	*X4 = t6_4;
	return t6_0;
}

//: f32_atanTable5 f32_atanTable32
// atanTable5 returns atan(j/64), for 0 ≤ j ≤ 64.
static inline float f32_atanTable5(int j, float *X1, float *X2, float *X3, float *X4)
{
	*X1 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	*X3 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)3)];
	*X4 = f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)4)];
	return f32_atanTable32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
}

//: QF_atanExcess4 QF_mulLoose f32_FastTwoSum DF_hornerPair DF_tripleOf triple_f32_hornerTriple QF_hornerQuad
// atanExcess4 returns atan(t)/t - 1, within u⁴/2^5, for |t| ≤ 0.009, not quite
// normalised. A coefficient that is multiplied by z^k needs 13.6k bits less.
static inline float QF_atanExcess4(float t_X0, float t_X1, float t_X2, float t_X3, float *X1, float *X2, float *X3)
{
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_mulLoose(t_X0, t_X1, t_X2, t_X3, t_X0, t_X1, t_X2, t_X3, &z_X1, &z_X2, &z_X3);
	const float s = RN(0x1.3b13b2p-04f + RN(z_X0 * (-0x1.111112p-04f)));
	float l;
	const float h = f32_FastTwoSum((-0x1.745d18p-04f), RN(z_X0 * s), &l);
	float p_Lo;
	const float p_Hi = DF_hornerPair(h, RN(l + 0x1.745d18p-29f), z_X0, z_X1, 0x1.c71c72p-04f, (-0x1.c71c72p-31f), &p_Lo);
	float t25_1;
	float t25_2;
	const float t25_0 = DF_tripleOf(p_Hi, p_Lo, &t25_1, &t25_2);
	float q_X1;
	float q_X2;
	const float q_X0 = triple_f32_hornerTriple(t25_0, t25_1, t25_2, z_X0, z_X1, z_X2, (-0x1.24924ap-03f), 0x1.b6db6ep-28f, (-0x1.24924ap-54f), &q_X1, &q_X2);
	float r_X1;
	float r_X2;
	float r_X3;
	const float r_X0 = QF_hornerQuad(q_X0, q_X1, q_X2, f32_zero, z_X0, z_X1, z_X2, z_X3, 0x1.99999ap-03f, (-0x1.99999ap-29f), 0x1.99999ap-55f, (-0x1.99999ap-81f), &r_X1, &r_X2, &r_X3);
	float r_X1_1;
	float r_X2_1;
	float r_X3_1;
	const float r_X0_1 = QF_hornerQuad(r_X0, r_X1, r_X2, r_X3, z_X0, z_X1, z_X2, z_X3, (-0x1.555556p-02f), 0x1.555556p-27f, (-0x1.555556p-52f), 0x1.555556p-77f, &r_X1_1, &r_X2_1, &r_X3_1);
	float t55_1;
	float t55_2;
	float t55_3;
	const float t55_0 = QF_mulLoose(z_X0, z_X1, z_X2, z_X3, r_X0_1, r_X1_1, r_X2_1, r_X3_1, &t55_1, &t55_2, &t55_3);
	*X1 = t55_1;
	*X2 = t55_2;
	*X3 = t55_3;
	return t55_0;
}

//: quint_f32_div5 f32_quotient quint_f32_mulFloat quint_f32_sub QF_remainder4 f32_remainder3 f32_remainder2 f32_settle5
// div5 returns x/y, within a few u⁵|x/y|.
static inline float quint_f32_div5(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float *X1, float *X2, float *X3, float *X4)
{
	const float r = f32_div(1.0f, y_X0);
	const float q0 = RN(x_X0 * r);
	float t13_1;
	float t13_2;
	float t13_3;
	float t13_4;
	const float t13_0 = quint_f32_mulFloat(y_X0, y_X1, y_X2, y_X3, y_X4, q0, &t13_1, &t13_2, &t13_3, &t13_4);
	float x_X1_1;
	float x_X2_1;
	float x_X3_1;
	float t19_4;
	const float x_X0_1 = quint_f32_sub(x_X0, x_X1, x_X2, x_X3, x_X4, t13_0, t13_1, t13_2, t13_3, t13_4, &x_X1_1, &x_X2_1, &x_X3_1, &t19_4);
	const float q1 = RN(x_X0_1 * r);
	float a1;
	float a2;
	float a3;
	const float a0 = QF_remainder4(x_X0_1, x_X1_1, x_X2_1, x_X3_1, q1, y_X0, y_X1, y_X2, y_X3, &a1, &a2, &a3);
	const float q2 = RN(a0 * r);
	float a1_1;
	float a2_1;
	const float a0_1 = f32_remainder3(a0, a1, a2, a3, q2, y_X0, y_X1, y_X2, y_X3, &a1_1, &a2_1);
	const float q3 = RN(a0_1 * r);
	float t36_1;
	const float a0_2 = f32_remainder2(a0_1, a1_1, a2_1, q3, y_X0, y_X1, y_X2, &t36_1);
	float t39_1;
	float t39_2;
	float t39_3;
	float t39_4;
	const float t39_0 = f32_settle5(q0, q1, q2, q3, RN(a0_2 * r), &t39_1, &t39_2, &t39_3, &t39_4);
	*X1 = t39_1;
	*X2 = t39_2;
	*X3 = t39_3;
	*X4 = t39_4;
	return t39_0;
}

//: quint_f32_addSmall f32_FastTwoSum f32_TwoSum f32_renorm
// addSmall returns x + y rounded, for |y| < |x|/4.
static inline float quint_f32_addSmall(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float p;
	const float a = f32_FastTwoSum(x_X0, y_X0, &p);
	float q;
	const float b = f32_TwoSum(x_X1, y_X1, &q);
	float r;
	const float c = f32_TwoSum(x_X2, y_X2, &r);
	float s;
	const float d = f32_TwoSum(x_X3, y_X3, &s);
	float p_1;
	const float b_1 = f32_TwoSum(b, p, &p_1);
	float q_1;
	const float c_1 = f32_TwoSum(c, q, &q_1);
	float r_1;
	const float d_1 = f32_TwoSum(d, r, &r_1);
	float p_2;
	const float c_2 = f32_TwoSum(c_1, p_1, &p_2);
	float q_2;
	const float d_2 = f32_TwoSum(d_1, q_1, &q_2);
	float p_3;
	const float d_3 = f32_TwoSum(d_2, p_2, &p_3);
	float b_2;
	float c_3;
	float d_4;
	const float a_1 = f32_renorm(a, b_1, c_2, d_3, RN(RN(x_X4 + s) + RN(RN(r_1 + q_2) + p_3)), &b_2, &c_3, &d_4);
	*X1 = b_2;
	*X2 = c_3;
	*X3 = d_4;
	return a_1;
}

//: quint_f32_angle5 quint_f32_scale f32_angleStep quint_f32_mulFloat quint_f32_sub quint_f32_add quint_f32_div5 f32_angleUnscale QF_atanExcess4 QF_mulLoose f32_halves f32_halfPi5 f32_atanTable5 quint_f32_addSmall
// angle5 is angle3 with two limbs more.
static inline float quint_f32_angle5(float y_X0, float y_X1, float y_X2, float y_X3, float y_X4, float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3)
{
	const float sy = copysign(1.0f, y_X0);
	const float sx = copysign(1.0f, x_X0);
	float a_X1;
	float a_X2;
	float a_X3;
	float a_X4;
	const float a_X0 = quint_f32_scale(y_X0, y_X1, y_X2, y_X3, y_X4, sy, &a_X1, &a_X2, &a_X3, &a_X4);
	float b_X1;
	float b_X2;
	float b_X3;
	float b_X4;
	const float b_X0 = quint_f32_scale(x_X0, x_X1, x_X2, x_X3, x_X4, sx, &b_X1, &b_X2, &b_X3, &b_X4);
	const int t30 = (!f32_finite(a_X0) | !f32_finite(b_X0));
	const float a_X0_1 = (f32_finite(a_X0) ? 0.0f : 1.0f);
	const float b_X0_1 = (f32_finite(b_X0) ? 0.0f : 1.0f);
	const float a_X0_2 = (t30 ? a_X0_1 : a_X0);
	const float a_X1_1 = (t30 ? 0.0f : a_X1);
	const float a_X2_1 = (t30 ? 0.0f : a_X2);
	const float a_X3_1 = (t30 ? 0.0f : a_X3);
	const float a_X4_1 = (t30 ? 0.0f : a_X4);
	const float b_X0_2 = (t30 ? b_X0_1 : b_X0);
	const float b_X1_1 = (t30 ? 0.0f : b_X1);
	const float b_X2_1 = (t30 ? 0.0f : b_X2);
	const float b_X3_1 = (t30 ? 0.0f : b_X3);
	const float b_X4_1 = (t30 ? 0.0f : b_X4);
	const float b_X0_3 = (((a_X0_2 == 0.0f) & (b_X0_2 == 0.0f)) ? 1.0f : b_X0_2);
	const float turn = RN(1.0f - sx);
	const int t66 = (b_X0_3 < a_X0_2);
	const float sign = f32_neg(sx);
	const float a_X0_3 = (t66 ? b_X0_3 : a_X0_2);
	const float a_X1_2 = (t66 ? b_X1_1 : a_X1_1);
	const float a_X2_2 = (t66 ? b_X2_1 : a_X2_1);
	const float a_X3_2 = (t66 ? b_X3_1 : a_X3_1);
	const float a_X4_2 = (t66 ? b_X4_1 : a_X4_1);
	const float b_X0_4 = (t66 ? a_X0_2 : b_X0_3);
	const float b_X1_2 = (t66 ? a_X1_1 : b_X1_1);
	const float b_X2_2 = (t66 ? a_X2_1 : b_X2_1);
	const float b_X3_2 = (t66 ? a_X3_1 : b_X3_1);
	const float b_X4_2 = (t66 ? a_X4_1 : b_X4_1);
	const float turn_1 = (t66 ? 1.0f : turn);
	const float sign_1 = (t66 ? sign : sx);
	float g;
	float h;
	int j;
	int n;
	const float f = f32_angleStep(a_X0_3, b_X0_4, &g, &h, &j, &n);
	float t87_1;
	float t87_2;
	float t87_3;
	float t87_4;
	const float t87_0 = quint_f32_scale(a_X0_3, a_X1_2, a_X2_2, a_X3_2, a_X4_2, f, &t87_1, &t87_2, &t87_3, &t87_4);
	float a_X1_3;
	float a_X2_3;
	float a_X3_3;
	float a_X4_3;
	const float a_X0_4 = quint_f32_scale(t87_0, t87_1, t87_2, t87_3, t87_4, h, &a_X1_3, &a_X2_3, &a_X3_3, &a_X4_3);
	float b_X1_3;
	float b_X2_3;
	float b_X3_3;
	float b_X4_3;
	const float b_X0_5 = quint_f32_scale(b_X0_4, b_X1_2, b_X2_2, b_X3_2, b_X4_2, g, &b_X1_3, &b_X2_3, &b_X3_3, &b_X4_3);
	const float c = RN((float)j * 0x1p-06f);
	float t108_1;
	float t108_2;
	float t108_3;
	float t108_4;
	const float t108_0 = quint_f32_mulFloat(b_X0_5, b_X1_3, b_X2_3, b_X3_3, b_X4_3, c, &t108_1, &t108_2, &t108_3, &t108_4);
	float t114_1;
	float t114_2;
	float t114_3;
	float t114_4;
	const float t114_0 = quint_f32_sub(a_X0_4, a_X1_3, a_X2_3, a_X3_3, a_X4_3, t108_0, t108_1, t108_2, t108_3, t108_4, &t114_1, &t114_2, &t114_3, &t114_4);
	float t120_1;
	float t120_2;
	float t120_3;
	float t120_4;
	const float t120_0 = quint_f32_mulFloat(a_X0_4, a_X1_3, a_X2_3, a_X3_3, a_X4_3, c, &t120_1, &t120_2, &t120_3, &t120_4);
	float t126_1;
	float t126_2;
	float t126_3;
	float t126_4;
	const float t126_0 = quint_f32_add(b_X0_5, b_X1_3, b_X2_3, b_X3_3, b_X4_3, t120_0, t120_1, t120_2, t120_3, t120_4, &t126_1, &t126_2, &t126_3, &t126_4);
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const float t_X0 = quint_f32_div5(t114_0, t114_1, t114_2, t114_3, t114_4, t126_0, t126_1, t126_2, t126_3, t126_4, &t_X1, &t_X2, &t_X3, &t_X4);
	const float f_1 = f32_angleUnscale(n);
	const float d_X0 = RN(t_X0 * f_1);
	const float d_X1 = RN(t_X1 * f_1);
	const float d_X2 = RN(t_X2 * f_1);
	const float d_X3 = RN(t_X3 * f_1);
	float t143_1;
	float t143_2;
	float t143_3;
	const float t143_0 = QF_atanExcess4(d_X0, d_X1, d_X2, d_X3, &t143_1, &t143_2, &t143_3);
	float d_X1_1;
	float d_X2_1;
	float d_X3_1;
	const float d_X0_1 = QF_mulLoose(t_X0, t_X1, t_X2, t_X3, t143_0, t143_1, t143_2, t143_3, &d_X1_1, &d_X2_1, &d_X3_1);
	float g_1;
	const float f_2 = f32_halves(n, &g_1);
	const float g_2 = RN(g_1 * sign_1);
	const float d_X0_2 = RN(RN(d_X0_1 * f_2) * g_2);
	const float d_X1_2 = RN(RN(d_X1_1 * f_2) * g_2);
	const float d_X2_2 = RN(RN(d_X2_1 * f_2) * g_2);
	const float d_X3_2 = RN(RN(d_X3_1 * f_2) * g_2);
	float t165_1;
	float t165_2;
	float t165_3;
	float t165_4;
	const float t165_0 = f32_halfPi5(turn_1, &t165_1, &t165_2, &t165_3, &t165_4);
	float t171_1;
	float t171_2;
	float t171_3;
	float t171_4;
	const float t171_0 = f32_atanTable5(j, &t171_1, &t171_2, &t171_3, &t171_4);
	float t177_1;
	float t177_2;
	float t177_3;
	float t177_4;
	const float t177_0 = quint_f32_scale(t171_0, t171_1, t171_2, t171_3, t171_4, sign_1, &t177_1, &t177_2, &t177_3, &t177_4);
	float t183_1;
	float t183_2;
	float t183_3;
	float t183_4;
	const float t183_0 = quint_f32_add(t165_0, t165_1, t165_2, t165_3, t165_4, t177_0, t177_1, t177_2, t177_3, t177_4, &t183_1, &t183_2, &t183_3, &t183_4);
	float t189_1;
	float t189_2;
	float t189_3;
	float t189_4;
	const float t189_0 = quint_f32_scale(t_X0, t_X1, t_X2, t_X3, t_X4, f_2, &t189_1, &t189_2, &t189_3, &t189_4);
	float t195_1;
	float t195_2;
	float t195_3;
	float t195_4;
	const float t195_0 = quint_f32_scale(t189_0, t189_1, t189_2, t189_3, t189_4, g_2, &t195_1, &t195_2, &t195_3, &t195_4);
	float t201_1;
	float t201_2;
	float t201_3;
	float t201_4;
	const float t201_0 = quint_f32_add(t183_0, t183_1, t183_2, t183_3, t183_4, t195_0, t195_1, t195_2, t195_3, t195_4, &t201_1, &t201_2, &t201_3, &t201_4);
	float r_X1;
	float r_X2;
	float r_X3;
	const float r_X0 = quint_f32_addSmall(t201_0, t201_1, t201_2, t201_3, t201_4, d_X0_2, d_X1_2, d_X2_2, d_X3_2, &r_X1, &r_X2, &r_X3);
	const float r_X0_1 = copysign(r_X0, sy);
	const float r_X1_1 = RN(r_X1 * sy);
	const float r_X2_1 = RN(r_X2 * sy);
	const float r_X3_1 = RN(r_X3 * sy);
	const int t218 = ((x_X0 != x_X0) | (y_X0 != y_X0));
	const float r_X0_2 = RN(x_X0 + y_X0);
	const float r_X0_3 = (t218 ? r_X0_2 : r_X0_1);
	const float r_X1_2 = (t218 ? 0.0f : r_X1_1);
	const float r_X2_2 = (t218 ? 0.0f : r_X2_1);
	const float r_X3_2 = (t218 ? 0.0f : r_X3_1);
	*X1 = r_X1_2;
	*X2 = r_X2_2;
	*X3 = r_X3_2;
	return r_X0_3;
}

//: QF_Atan2 QF_quintOf quint_f32_angle5
// Atan2 returns the angle of the point (x, y), the receiver being y: atan(y/x),
// or π from it to the side of y where x is negative.
//
// Error: ≤ 2u⁴|atan2(y,x)|.
// Domain: the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last
// bits underflow.
// Special: as for pairs.
// Cost: 2300 flops with a fused multiply-add.
static inline float QF_Atan2(float y_X0, float y_X1, float y_X2, float y_X3, float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	float t8_4;
	const float t8_0 = QF_quintOf(y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3, &t8_4);
	float t14_1;
	float t14_2;
	float t14_3;
	float t14_4;
	const float t14_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t14_1, &t14_2, &t14_3, &t14_4);
	float t20_1;
	float t20_2;
	float t20_3;
	const float t20_0 = quint_f32_angle5(t8_0, t8_1, t8_2, t8_3, t8_4, t14_0, t14_1, t14_2, t14_3, t14_4, &t20_1, &t20_2, &t20_3);
	*X1 = t20_1;
	*X2 = t20_2;
	*X3 = t20_3;
	return t20_0;
}

//: map_QF_Atan2 QF_Atan2
__kernel void map_QF_Atan2(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Atan2(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Atan QF_quintOf quint_f32_angle5
// Atan returns atan x.
//
// Error: ≤ 2u⁴|atan x|.
// Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD).
// Special: atan ±0 = ±0, atan ±Inf = ±π/2.
// Cost: as Atan2.
static inline float QF_Atan(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float t15_1;
	float t15_2;
	float t15_3;
	const float t15_0 = quint_f32_angle5(t4_0, t4_1, t4_2, t4_3, t4_4, 1.0f, f32_zero, f32_zero, f32_zero, f32_zero, &t15_1, &t15_2, &t15_3);
	*X1 = t15_1;
	*X2 = t15_2;
	*X3 = t15_3;
	return t15_0;
}

//: map_QF_Atan QF_Atan
__kernel void map_QF_Atan(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Atan(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: quint_f32_sqrt5 quint_f32_scale f32_root f32_quotient f32_TwoSqr quint_f32_addFloat QF_remainder4 f32_remainder3 f32_remainder2 f32_settle5
// sqrt5 returns √x, within a few u⁵√x.
static inline float quint_f32_sqrt5(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3, float *X4)
{
	const int n = (f32_exponent(x_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = quint_f32_scale(x_X0, x_X1, x_X2, x_X3, x_X4, f, &t10_1, &t10_2, &t10_3, &t10_4);
	float a_X1;
	float a_X2;
	float a_X3;
	float a_X4;
	const float a_X0 = quint_f32_scale(t10_0, t10_1, t10_2, t10_3, t10_4, f, &a_X1, &a_X2, &a_X3, &a_X4);
	const float q0 = f32_sqrt(a_X0);
	const float r = f32_div(0x1p-01f, q0);
	float e;
	const float p = f32_TwoSqr(q0, &e);
	const float a_X0_1 = RN(a_X0 - p); // exact
	float a_X1_1;
	float a_X2_1;
	float a_X3_1;
	float t30_4;
	const float a_X0_2 = quint_f32_addFloat(a_X0_1, a_X1, a_X2, a_X3, a_X4, f32_neg(e), &a_X1_1, &a_X2_1, &a_X3_1, &t30_4);
	const float d0 = RN(q0 + q0);
	const float q1 = RN(a_X0_2 * r);
	float a1;
	float a2;
	float a3;
	const float a0 = QF_remainder4(a_X0_2, a_X1_1, a_X2_1, a_X3_1, q1, d0, q1, f32_zero, f32_zero, &a1, &a2, &a3);
	const float d1 = RN(q1 + q1);
	const float q2 = RN(a0 * r);
	float a1_1;
	float a2_1;
	const float a0_1 = f32_remainder3(a0, a1, a2, a3, q2, d0, d1, q2, f32_zero, &a1_1, &a2_1);
	const float q3 = RN(a0_1 * r);
	float t53_1;
	const float a0_2 = f32_remainder2(a0_1, a1_1, a2_1, q3, d0, d1, RN(q2 + q2), &t53_1);
	float z_X1;
	float z_X2;
	float z_X3;
	float z_X4;
	const float z_X0 = f32_settle5(q0, q1, q2, q3, RN(a0_2 * r), &z_X1, &z_X2, &z_X3, &z_X4);
	const int t63 = (x_X0 == 0.0f);
	const float z_X0_1 = (t63 ? 0.0f : z_X0);
	const float z_X1_1 = (t63 ? 0.0f : z_X1);
	const float z_X2_1 = (t63 ? 0.0f : z_X2);
	const float z_X3_1 = (t63 ? 0.0f : z_X3);
	const float z_X4_1 = (t63 ? 0.0f : z_X4);
	float t75_1;
	float t75_2;
	float t75_3;
	float t75_4;
	const float t75_0 = quint_f32_scale(z_X0_1, z_X1_1, z_X2_1, z_X3_1, z_X4_1, f32_pow2(n), &t75_1, &t75_2, &t75_3, &t75_4);
	*X1 = t75_1;
	*X2 = t75_2;
	*X3 = t75_3;
	*X4 = t75_4;
	return t75_0;
}

//: QF_cosine5 QF_Neg QF_quintOf quint_f32_addFloat quint_f32_scale quint_f32_mul quint_f32_sqrt5
// cosine5 returns √(1-x²), within 20u⁵ of it.
static inline float QF_cosine5(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3, float *X4)
{
	float t4_1;
	float t4_2;
	float t4_3;
	const float t4_0 = QF_Neg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	float t9_1;
	float t9_2;
	float t9_3;
	float t9_4;
	const float t9_0 = QF_quintOf(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3, &t9_4);
	float a_X1;
	float a_X2;
	float a_X3;
	float a_X4;
	const float a_X0 = quint_f32_addFloat(t9_0, t9_1, t9_2, t9_3, t9_4, 1.0f, &a_X1, &a_X2, &a_X3, &a_X4); // exact, as the next
	const int n = (f32_exponent(a_X0) >> 1);
	const float f = f32_pow2((int)((uint)0 - (uint)n)); // where a is small, so are its products
	float t27_1;
	float t27_2;
	float t27_3;
	float t27_4;
	const float t27_0 = quint_f32_scale(a_X0, a_X1, a_X2, a_X3, a_X4, f, &t27_1, &t27_2, &t27_3, &t27_4);
	float t33_1;
	float t33_2;
	float t33_3;
	float t33_4;
	const float t33_0 = quint_f32_scale(t27_0, t27_1, t27_2, t27_3, t27_4, f, &t33_1, &t33_2, &t33_3, &t33_4);
	float t39_1;
	float t39_2;
	float t39_3;
	float t39_4;
	const float t39_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t39_1, &t39_2, &t39_3, &t39_4);
	float t46_1;
	float t46_2;
	float t46_3;
	float t46_4;
	const float t46_0 = quint_f32_addFloat(t39_0, t39_1, t39_2, t39_3, t39_4, 1.0f, &t46_1, &t46_2, &t46_3, &t46_4);
	float t52_1;
	float t52_2;
	float t52_3;
	float t52_4;
	const float t52_0 = quint_f32_mul(t33_0, t33_1, t33_2, t33_3, t33_4, t46_0, t46_1, t46_2, t46_3, t46_4, &t52_1, &t52_2, &t52_3, &t52_4);
	float t58_1;
	float t58_2;
	float t58_3;
	float t58_4;
	const float t58_0 = quint_f32_sqrt5(t52_0, t52_1, t52_2, t52_3, t52_4, &t58_1, &t58_2, &t58_3, &t58_4);
	float t65_1;
	float t65_2;
	float t65_3;
	float t65_4;
	const float t65_0 = quint_f32_scale(t58_0, t58_1, t58_2, t58_3, t58_4, f32_pow2(n), &t65_1, &t65_2, &t65_3, &t65_4);
	*X1 = t65_1;
	*X2 = t65_2;
	*X3 = t65_3;
	*X4 = t65_4;
	return t65_0;
}

//: QF_Asin QF_quintOf QF_cosine5 quint_f32_angle5
// Asin returns asin x.
//
// Error: ≤ 2u⁴|asin x|.
// Domain: |x| ≤ 1, and x is 0 or at least 2^-53 (QF), 2^-862 (QD).
// Special: asin ±0 = ±0; NaN for |x| > 1.
// Cost: 3000 flops with a fused multiply-add.
static inline float QF_Asin(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = QF_cosine5(x_X0, x_X1, x_X2, x_X3, &t10_1, &t10_2, &t10_3, &t10_4);
	float t16_1;
	float t16_2;
	float t16_3;
	const float t16_0 = quint_f32_angle5(t4_0, t4_1, t4_2, t4_3, t4_4, t10_0, t10_1, t10_2, t10_3, t10_4, &t16_1, &t16_2, &t16_3);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	return t16_0;
}

//: map_QF_Asin QF_Asin
__kernel void map_QF_Asin(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Asin(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Acos QF_cosine5 QF_quintOf quint_f32_angle5
// Acos returns acos x, also where it is small.
//
// Error: ≤ 2u⁴|acos x|.
// Domain: |x| ≤ 1; acos x is 0 or at least 2^-53 (QF).
// Special: acos 1 = +0; NaN for |x| > 1.
// Cost: 3000 flops with a fused multiply-add.
static inline float QF_Acos(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_cosine5(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t10_1, &t10_2, &t10_3, &t10_4);
	float t16_1;
	float t16_2;
	float t16_3;
	const float t16_0 = quint_f32_angle5(t4_0, t4_1, t4_2, t4_3, t4_4, t10_0, t10_1, t10_2, t10_3, t10_4, &t16_1, &t16_2, &t16_3);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	return t16_0;
}

//: map_QF_Acos QF_Acos
__kernel void map_QF_Acos(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Acos(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Canon f32_TwoSum f32_finish
// Canon returns x in canonical form: Hi is x rounded to nearest, ties to even.
// Two pairs are the same number exactly if their canonical forms are equal by
// ==, so a canonical Pair is a good key of a map; a NaN is not.
//
// Error: exact.
// Domain: any Hi and Lo.
// Special: an infinity, a NaN and the sign of a zero are those of Hi; where the
// number rounds beyond the range of T, ±Inf.
// Cost: 6 flops.
static inline float DF_Canon(float x_Hi, float x_Lo, float *Lo)
{
	float lo;
	const float hi = f32_TwoSum(x_Hi, x_Lo, &lo);
	float t5_1;
	const float t5_0 = f32_finish(x_Hi, hi, lo, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: map_DF_Canon DF_Canon
__kernel void map_DF_Canon(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Canon(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_carry f32_TwoSum
// carry adds the limbs from the last to the first, without error. Where the
// first two are a tie at the overflow threshold, and c is on the near side of
// it, they are left alone.
static inline float f32_carry(float a, float b, float c, float d, float *r1, float *r2, float *r3)
{
	float d_1;
	const float c_1 = f32_TwoSum(c, d, &d_1);
	float c_2;
	const float b_1 = f32_TwoSum(b, c_1, &c_2);
	const float half_1 = f32_pow2(103);
	float e;
	const float s = f32_TwoSum(a, b_1, &e);
	const int t27 = (!f32_finite(s) & (((b_1 == half_1) & (c_2 < 0.0f)) | ((b_1 == f32_neg(half_1)) & (0.0f < c_2))));
	const float s_1 = (t27 ? a : s);
	const float e_1 = (t27 ? b_1 : e);
	*r1 = e_1;
	*r2 = c_2;
	*r3 = d_1;
	return s_1;
}

//: f32_untie
// untie returns a + b, where a = RN(a + b), as two numbers of which the first is
// a + b + c rounded. That is another one than a only if b was half of the gap to
// the next number, and c is on the same side of it.
static inline float f32_untie(float a, float b, float c, float *r1)
{
	const float h = RN(a + RN(b + b));
	const int t19 = ((RN(h - a) == RN(b + b)) & (((0.0f < b) & (0.0f < c)) | ((b < 0.0f) & (c < 0.0f))));
	const float b_1 = f32_neg(b);
	const float a_1 = (t19 ? h : a);
	const float b_2 = (t19 ? b_1 : b);
	*r1 = b_2;
	return a_1;
}

//: QF_Canon f32_carry f32_untie f32_TwoSum f32_finish4
// Canon returns x in canonical form: X0 is x rounded to nearest, ties to even,
// X1 what is left rounded likewise, and so on. Two quads are the same number
// exactly if their canonical forms are equal by ==, so a canonical Quad is a
// good key of a map; a NaN is not.
//
// Error: exact.
// Domain: x is normalised, or each limb is at most half of the one before.
// Special: an infinity, a NaN and the sign of a zero are those of X0; where the
// number rounds beyond the range of T, ±Inf.
// Cost: 100 flops.
static inline float QF_Canon(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float b;
	float c;
	float d;
	const float a = f32_carry(x_X0, x_X1, x_X2, x_X3, &b, &c, &d);
	const float native = (!f32_finite(a) ? a : x_X0);
	float b_1;
	float c_1;
	float d_1;
	const float a_1 = f32_carry(a, b, c, d, &b_1, &c_1, &d_1);
	float b_2;
	float c_2;
	float d_2;
	const float a_2 = f32_carry(a_1, b_1, c_1, d_1, &b_2, &c_2, &d_2);
	float b_3;
	const float a_3 = f32_untie(a_2, b_2, c_2, &b_3);
	float d_3;
	const float c_3 = f32_TwoSum(c_2, d_2, &d_3);
	float c_4;
	const float b_4 = f32_TwoSum(b_3, c_3, &c_4);
	float d_4;
	const float c_5 = f32_TwoSum(c_4, d_3, &d_4);
	float c_6;
	const float b_5 = f32_untie(b_4, c_5, d_4, &c_6);
	float d_5;
	const float c_7 = f32_TwoSum(c_6, d_4, &d_5);
	float t40_1;
	float t40_2;
	float t40_3;
	const float t40_0 = f32_finish4(native, a_3, b_5, c_7, d_5, &t40_1, &t40_2, &t40_3);
	*X1 = t40_1;
	*X2 = t40_2;
	*X3 = t40_3;
	return t40_0;
}

//: map_QF_Canon QF_Canon
__kernel void map_QF_Canon(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Canon(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_FromFloat
// FromFloat returns a as a Pair.
//
// Error: exact.
static inline float f32_FromFloat(float a, float *Lo)
{
	*Lo = f32_zero;
	return a;
}

//: map_f32_FromFloat f32_FromFloat
__kernel void map_f32_FromFloat(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_FromFloat(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_QuadFromFloat
// QuadFromFloat returns a as a Quad.
//
// Error: exact.
static inline float f32_QuadFromFloat(float a, float *X1, float *X2, float *X3)
{
	*X1 = f32_zero;
	*X2 = f32_zero;
	*X3 = f32_zero;
	return a;
}

//: map_f32_QuadFromFloat f32_QuadFromFloat
__kernel void map_f32_QuadFromFloat(const uint n, __global const float *in0, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = f32_QuadFromFloat(in0[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Quad
// Quad returns x as a Quad.
//
// Error: exact.
static inline float DF_Quad(float x_Hi, float x_Lo, float *X1, float *X2, float *X3)
{
	*X1 = x_Lo;
	*X2 = f32_zero;
	*X3 = f32_zero;
	return x_Hi;
}

//: map_DF_Quad DF_Quad
__kernel void map_DF_Quad(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = DF_Quad(in0[i], in1[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Pair QF_Canon DF_Canon
// Pair returns x rounded to nearest, as [FromBig] does.
//
// Error: correctly rounded, ≤ u²|x|.
// Domain: as Canon; |x| is 0 or at least 2^-102 (QF), 2^-969 (QD): below, the last
// bits underflow.
// Special: infinities, NaN and -0 are kept.
// Cost: 100 flops.
static inline float QF_Pair(float x_X0, float x_X1, float x_X2, float x_X3, float *Lo)
{
	float c_X1;
	float t4_2;
	float t4_3;
	const float c_X0 = QF_Canon(x_X0, x_X1, x_X2, x_X3, &c_X1, &t4_2, &t4_3);
	float t7_1;
	const float t7_0 = DF_Canon(c_X0, c_X1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_QF_Pair QF_Pair
__kernel void map_QF_Pair(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = QF_Pair(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: f32_powers
// powers returns three powers of two whose product is 2^n. A number times one
// after the other is rounded at most once, where it becomes subnormal.
// |n| is at most 3·2^7 for float32, 3·2^10 for float64, and farther n are as
// good as these: they overflow or underflow everything.
static inline float f32_powers(int n, float *g, float *h)
{
	const int t5 = (127 < n);
	const float f = f32_pow2(127);
	const int n_1 = (int)((uint)n - (uint)127);
	const int n_2 = (t5 ? n_1 : n);
	const float f_1 = (t5 ? f : 1.0f);
	const int t10 = (127 < n_2);
	const float g_1 = f32_pow2(127);
	const int n_3 = (int)((uint)n_2 - (uint)127);
	const int n_4 = (t10 ? n_3 : n_2);
	const float g_2 = (t10 ? g_1 : 1.0f);
	const int t16 = (n_4 < -126);
	const float f_2 = f32_pow2(-102);
	const int n_5 = (int)((uint)n_4 - (uint)-102);
	const int n_6 = (t16 ? n_5 : n_4);
	const float f_3 = (t16 ? f_2 : f_1);
	const int t22 = (n_6 < -126);
	const float g_3 = f32_pow2(-102);
	const int n_7 = (int)((uint)n_6 - (uint)-102);
	const int n_8 = (t22 ? n_7 : n_6);
	const float g_4 = (t22 ? g_3 : g_2);
	const int t28 = ((n_8 < 127) ? n_8 : 127);
	*g = g_4;
	*h = f32_pow2(((-126 < t28) ? t28 : -126));
	return f_3;
}

//: DF_ScaleB f32_powers
// ScaleB returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 6 flops.
static inline float DF_ScaleB(float x_Hi, float x_Lo, int n, float *Lo)
{
	float g;
	float h;
	const float f = f32_powers(n, &g, &h);
	const float s = RN(RN(RN(x_Hi * f) * g) * h);
	const float lo = RN(RN(RN(x_Lo * f) * g) * h);
	const float lo_1 = (!f32_finite(s) ? 0.0f : lo);
	*Lo = lo_1;
	return s;
}

//: map_DF_ScaleB DF_ScaleB
__kernel void map_DF_ScaleB(const uint n, __global const float *in0, __global const float *in1, __global const int *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_ScaleB(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: QF_ScaleB f32_powers
// ScaleB returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 12 flops.
static inline float QF_ScaleB(float x_X0, float x_X1, float x_X2, float x_X3, int n, float *X1, float *X2, float *X3)
{
	float g;
	float h;
	const float f = f32_powers(n, &g, &h);
	const float s = RN(RN(RN(x_X0 * f) * g) * h);
	const float x1 = RN(RN(RN(x_X1 * f) * g) * h);
	const float x2 = RN(RN(RN(x_X2 * f) * g) * h);
	const float x3 = RN(RN(RN(x_X3 * f) * g) * h);
	const int t22 = !f32_finite(s);
	const float x1_1 = (t22 ? 0.0f : x1);
	const float x2_1 = (t22 ? 0.0f : x2);
	const float x3_1 = (t22 ? 0.0f : x3);
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return s;
}

//: map_QF_ScaleB QF_ScaleB
__kernel void map_QF_ScaleB(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const int *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_ScaleB(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Recip f32_FromFloat DF_Div
// Recip returns 1/x.
//
// Error: ≤ 2u²|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
static inline float DF_Recip(float x_Hi, float x_Lo, float *Lo)
{
	float t3_1;
	const float t3_0 = f32_FromFloat(1.0f, &t3_1);
	float t6_1;
	const float t6_0 = DF_Div(t3_0, t3_1, x_Hi, x_Lo, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DF_Recip DF_Recip
__kernel void map_DF_Recip(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Recip(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_DivFloat f32_FromFloat DF_Div
// DivFloat returns x/a. x/1 is x.
//
// Error: ≤ 2u²|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
static inline float DF_DivFloat(float x_Hi, float x_Lo, float a, float *Lo)
{
	float t3_1;
	const float t3_0 = f32_FromFloat(a, &t3_1);
	float t6_1;
	const float t6_0 = DF_Div(x_Hi, x_Lo, t3_0, t3_1, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DF_DivFloat DF_DivFloat
__kernel void map_DF_DivFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_DivFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Rsqrt DF_Sqrt DF_Recip
// Rsqrt returns 1/√x.
//
// Error: ≤ 2u²/√x.
// Domain: x finite, and at least 2^-101 (DF), 2^-968 (DD).
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 125 flops with a fused multiply-add.
static inline float DF_Rsqrt(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	const float t2_0 = DF_Sqrt(x_Hi, x_Lo, &t2_1);
	float t5_1;
	const float t5_0 = DF_Recip(t2_0, t2_1, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: map_DF_Rsqrt DF_Rsqrt
__kernel void map_DF_Rsqrt(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Rsqrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_MulAdd f32_TwoProd f32_TwoSum f32_FastTwoSum f32_finish
// MulAdd returns xy + z. The product keeps a third limb, so that the result is
// good even where most of it cancels.
//
// Error: ≤ 2u²|xy+z|, and 12u³|xy| more.
// Domain: x, y and xy as in Mul, z and xy + z as in Add.
// Special: Hi is that of x.Hi · y.Hi + z.Hi for infinities, NaN and zeros.
// Cost: 60 flops with a fused multiply-add.
static inline float DF_MulAdd(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float z_Hi, float z_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	const float native = RN(p + z_Hi);
	float b;
	const float a = f32_TwoProd(x_Hi, y_Lo, &b);
	float d;
	const float c = f32_TwoProd(x_Lo, y_Hi, &d);
	float c_1;
	const float a_1 = f32_TwoSum(a, c, &c_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	const float d_1 = RN(RN(b + d) + RN(c_1 + RN(x_Lo * y_Lo)));
	float b_1;
	const float p_1 = f32_TwoSum(p, z_Hi, &b_1);
	float c_2;
	const float e_2 = f32_TwoSum(e_1, z_Lo, &c_2);
	float b_2;
	const float e_3 = f32_TwoSum(e_2, b_1, &b_2);
	float b_3;
	const float a_3 = f32_TwoSum(a_2, b_2, &b_3);
	float c_3;
	const float a_4 = f32_TwoSum(a_3, c_2, &c_3);
	const float d_2 = RN(d_1 + RN(b_3 + c_3));
	float d_3;
	const float a_5 = f32_TwoSum(a_4, d_2, &d_3);
	float a_6;
	const float e_4 = f32_TwoSum(e_3, a_5, &a_6);
	float e_5;
	const float p_2 = f32_TwoSum(p_1, e_4, &e_5);
	float a_7;
	const float e_6 = f32_TwoSum(e_5, a_6, &a_7);
	float e_7;
	const float p_3 = f32_FastTwoSum(p_2, e_6, &e_7);
	float lo;
	const float hi = f32_FastTwoSum(p_3, RN(e_7 + RN(a_7 + d_3)), &lo);
	float t63_1;
	const float t63_0 = f32_finish(native, hi, lo, &t63_1);
	*Lo = t63_1;
	return t63_0;
}

//: map_DF_MulAdd DF_MulAdd
__kernel void map_DF_MulAdd(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_MulAdd(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Recip QF_Div
// Recip returns 1/x.
//
// Error: ≤ 2u⁴|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
static inline float QF_Recip(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float t8_0 = QF_Div(1.0f, f32_zero, f32_zero, f32_zero, x_X0, x_X1, x_X2, x_X3, &t8_1, &t8_2, &t8_3);
	*X1 = t8_1;
	*X2 = t8_2;
	*X3 = t8_3;
	return t8_0;
}

//: map_QF_Recip QF_Recip
__kernel void map_QF_Recip(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Recip(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_DivFloat QF_Div
// DivFloat returns x/a. x/1 is x.
//
// Error: ≤ 2u⁴|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
static inline float QF_DivFloat(float x_X0, float x_X1, float x_X2, float x_X3, float a, float *X1, float *X2, float *X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float t8_0 = QF_Div(x_X0, x_X1, x_X2, x_X3, a, f32_zero, f32_zero, f32_zero, &t8_1, &t8_2, &t8_3);
	*X1 = t8_1;
	*X2 = t8_2;
	*X3 = t8_3;
	return t8_0;
}

//: map_QF_DivFloat QF_DivFloat
__kernel void map_QF_DivFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_DivFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Rsqrt QF_Sqrt QF_Recip
// Rsqrt returns 1/√x.
//
// Error: ≤ 4u⁴/√x.
// Domain: x finite, and at least 2^-53 (QF), 2^-862 (QD).
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 900 flops with a fused multiply-add.
static inline float QF_Rsqrt(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	const float t4_0 = QF_Sqrt(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	float t9_1;
	float t9_2;
	float t9_3;
	const float t9_0 = QF_Recip(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	*X1 = t9_1;
	*X2 = t9_2;
	*X3 = t9_3;
	return t9_0;
}

//: map_QF_Rsqrt QF_Rsqrt
__kernel void map_QF_Rsqrt(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Rsqrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Add f32_TwoSum f32_FastTwoSum f32_finish4
// Add returns x + y. Its network is add4 of [ZA25], in which the error of the
// last limbs' sum goes on to the end rather than into a plain sum at the start:
// that halves the error.
//
// Error: ≤ 1.01u⁴|x+y|, relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + y.X0 for infinities, NaN and zeros.
// Cost: 136 flops.
static inline float QF_Add(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float b;
	const float a = f32_TwoSum(x_X0, y_X0, &b);
	float d;
	const float c = f32_TwoSum(x_X1, y_X1, &d);
	float f;
	const float e = f32_TwoSum(x_X2, y_X2, &f);
	float h;
	const float g = f32_TwoSum(x_X3, y_X3, &h);
	float c_1;
	const float a_1 = f32_FastTwoSum(a, c, &c_1);
	float e_1;
	const float d_1 = f32_TwoSum(d, e, &e_1);
	float g_1;
	const float f_1 = f32_TwoSum(f, g, &g_1);
	float g_2;
	const float b_1 = f32_TwoSum(b, g_1, &g_2);
	float d_2;
	const float c_2 = f32_FastTwoSum(c_1, d_1, &d_2);
	float f_2;
	const float e_2 = f32_TwoSum(e_1, f_1, &f_2);
	float c_3;
	const float a_2 = f32_FastTwoSum(a_1, c_2, &c_3);
	float e_3;
	const float d_3 = f32_FastTwoSum(d_2, e_2, &e_3);
	float d_4;
	const float b_2 = f32_TwoSum(b_1, d_3, &d_4);
	float g_3;
	const float c_4 = f32_FastTwoSum(c_3, g_2, &g_3);
	float h_1;
	const float f_3 = f32_TwoSum(f_2, h, &h_1);
	float f_4;
	const float e_4 = f32_TwoSum(e_3, f_3, &f_4);
	float c_5;
	const float b_3 = f32_TwoSum(b_2, c_4, &c_5);
	float e_5;
	const float d_5 = f32_TwoSum(d_4, e_4, &e_5);
	float b_4;
	const float a_3 = f32_FastTwoSum(a_2, b_3, &b_4);
	float d_6;
	const float c_6 = f32_TwoSum(c_5, d_5, &d_6);
	const float e_6 = RN(RN(e_5 + g_3) + RN(f_4 + h_1));
	float c_7;
	const float b_5 = f32_FastTwoSum(b_4, c_6, &c_7);
	float e_7;
	const float d_7 = f32_TwoSum(d_6, e_6, &e_7);
	float b_6;
	const float a_4 = f32_FastTwoSum(a_3, b_5, &b_6);
	float d_8;
	const float c_8 = f32_FastTwoSum(c_7, d_7, &d_8);
	float c_9;
	const float b_7 = f32_FastTwoSum(b_6, c_8, &c_9);
	const float d_9 = RN(d_8 + e_7);
	float b_8;
	const float a_5 = f32_FastTwoSum(a_4, b_7, &b_8);
	float d_10;
	const float c_10 = f32_FastTwoSum(c_9, d_9, &d_10);
	float c_11;
	const float b_9 = f32_FastTwoSum(b_8, c_10, &c_11);
	float d_11;
	const float c_12 = f32_FastTwoSum(c_11, d_10, &d_11);
	float t99_1;
	float t99_2;
	float t99_3;
	const float t99_0 = f32_finish4(a, a_5, b_9, c_12, d_11, &t99_1, &t99_2, &t99_3);
	*X1 = t99_1;
	*X2 = t99_2;
	*X3 = t99_3;
	return t99_0;
}

//: map_QF_Add QF_Add
__kernel void map_QF_Add(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Add(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_MulAdd QF_Mul QF_Add
// MulAdd returns xy + z.
//
// Error: ≤ 1u⁴|xy+z|, and 8u⁴|xy| more.
// Domain: x, y and xy as in Mul, z and xy + z as in Add.
// Special: as Mul, then Add.
// Cost: 250 flops with a fused multiply-add.
static inline float QF_MulAdd(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float z_X0, float z_X1, float z_X2, float z_X3, float *X1, float *X2, float *X3)
{
	float t12_1;
	float t12_2;
	float t12_3;
	const float t12_0 = QF_Mul(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t12_1, &t12_2, &t12_3);
	float t17_1;
	float t17_2;
	float t17_3;
	const float t17_0 = QF_Add(t12_0, t12_1, t12_2, t12_3, z_X0, z_X1, z_X2, z_X3, &t17_1, &t17_2, &t17_3);
	*X1 = t17_1;
	*X2 = t17_2;
	*X3 = t17_3;
	return t17_0;
}

//: map_QF_MulAdd QF_MulAdd
__kernel void map_QF_MulAdd(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global const float *in8, __global const float *in9, __global const float *in10, __global const float *in11, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_MulAdd(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], in8[i], in9[i], in10[i], in11[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_Split
// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand: products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline float f32_Split(float a, float *lo)
{
	const float c = RN(f32_splitter() * a);
	const float hi = RN(c - RN(c - a));
	const float lo_1 = RN(a - hi); // exact
	*lo = lo_1;
	return hi;
}

//: map_f32_Split f32_Split
__kernel void map_f32_Split(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_Split(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_rescale
// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline float f32_rescale(float a, int n)
{
	return RN(RN(a * f32_pow2((n >> 1))) * f32_pow2((int)((uint)n - (uint)(n >> 1))));
}

//: f32_prodErrSplit f32_middling f32_Split f32_rescale
// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
static inline float f32_prodErrSplit(float a, float b, float p)
{
	const int m = f32_middling(a);
	const int n = f32_middling(b);
	const float x = RN(a * f32_pow2((int)((uint)0 - (uint)m)));
	const float y = RN(b * f32_pow2((int)((uint)0 - (uint)n)));
	const float h = RN(x * y);
	float xl;
	const float xh = f32_Split(x, &xl);
	float yl;
	const float yh = f32_Split(y, &yl);
	const float e = RN(RN(xh * yh) - h);
	const float e_1 = RN(e + RN(xh * yl));
	const float e_2 = RN(e_1 + RN(xl * yh));
	const float e_3 = RN(e_2 + RN(xl * yl));
	const float e_4 = RN(RN(h - f32_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3); // h is RN(ab), scaled, or has bits that p lost
	const float e_5 = RN(p - p);
	const float e_6 = ((!f32_finite(a) | !f32_finite(b)) ? e_5 : e_4);
	return f32_rescale(e_6, (int)((uint)m + (uint)n));
}

//: f32_expIndex
// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
static inline float f32_expIndex(float a)
{
	return RN(RN(a + 0x1.8p+23f) - 0x1.8p+23f);
}

//: f32_expBound
// expBound returns a bound for x of 2^x, and the bound of e^x and of 10^x.
static inline float f32_expBound(float *e, float *ten)
{
	*e = 110.0f;
	*ten = 48.0f;
	return 160.0f;
}

//: triple_f32_expWithin
// expWithin returns x, or 0 where |x| is not below the bound.
static inline float triple_f32_expWithin(float x_X0, float x_X1, float x_X2, float bound, float *X1, float *X2)
{
	const int t6 = !(fabs(x_X0) < bound);
	const float x_X0_1 = (t6 ? 0.0f : x_X0);
	const float x_X1_1 = (t6 ? 0.0f : x_X1);
	const float x_X2_1 = (t6 ? 0.0f : x_X2);
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	return x_X0_1;
}

//: DF_expOverflow f32_infinity
// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
static inline float DF_expOverflow(float z_Hi, float z_Lo, float a, float bound, float *Lo)
{
	const int t6 = !(fabs(a) < bound);
	const float z_Hi_1 = f32_infinity();
	const float z_Hi_2 = ((0.0f < a) ? z_Hi_1 : a);
	const float z_Hi_3 = ((a < 0.0f) ? 0.0f : z_Hi_2);
	const float z_Hi_4 = (t6 ? z_Hi_3 : z_Hi);
	const float z_Lo_1 = (t6 ? 0.0f : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_4;
}

//: triple_f32_expReduce f32_expIndex f32_TwoProd f32_TwoSum f32_settle3
// expReduce returns k and x - kc, where k is the integer nearest to x·recip, for
// numbers c = 1/recip of which kc.X0 is exact.
static inline float triple_f32_expReduce(float x_X0, float x_X1, float x_X2, float c_X0, float c_X1, float c_X2, float recip, float *r_X0, float *r_X1, float *r_X2)
{
	const float k = f32_expIndex(RN(x_X0 * recip));
	const float a = RN(x_X0 - RN(k * c_X0)); // exact
	float e;
	const float p = f32_TwoProd(k, c_X1, &e);
	float b;
	const float a_1 = f32_TwoSum(a, f32_neg(p), &b);
	float d;
	const float a_2 = f32_TwoSum(a_1, x_X1, &d);
	float d_1;
	const float b_1 = f32_TwoSum(b, d, &d_1);
	const float e_1 = RN(e + RN(k * c_X2));
	float f;
	const float b_2 = f32_TwoSum(b_1, f32_neg(e_1), &f);
	float t32_1;
	float t32_2;
	const float t32_0 = f32_settle3(a_2, b_2, RN(RN(d_1 + f) + x_X2), &t32_1, &t32_2);
	*r_X0 = t32_0;
	*r_X1 = t32_1;
	*r_X2 = t32_2;
	return k;
}

//: DF_expSeries f32_FastTwoSum
// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
static inline float DF_expSeries(float r_Hi, float r_Lo, float *Lo)
{
	const float p = RN(0x1.555556p-05f + RN(r_Hi * 0x1.111112p-07f));
	const float p_1 = RN(r_Hi * RN(0x1.555556p-03f + RN(r_Hi * p)));
	float lo;
	const float hi = f32_FastTwoSum(0x1p-01f, p_1, &lo);
	*Lo = lo;
	return hi;
}

//: triple_f32_addSmall f32_FastTwoSum f32_TwoSum
// addSmall returns x + y rounded, for |y| < |x|/4, within 0.51u²|x+y|. y need not
// be normalised.
static inline float triple_f32_addSmall(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *Lo)
{
	float a;
	const float hi = f32_FastTwoSum(x_X0, y_Hi, &a);
	float b;
	const float a_1 = f32_TwoSum(a, x_X1, &b);
	float b_1;
	const float a_2 = f32_TwoSum(a_1, RN(b + RN(y_Lo + x_X2)), &b_1);
	float a_3;
	const float hi_1 = f32_FastTwoSum(hi, a_2, &a_3);
	*Lo = RN(a_3 + b_1);
	return hi_1;
}

//: DF_expScale
// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
static inline float DF_expScale(float x_Hi, float x_Lo, int n, float *Lo)
{
	const float f = f32_pow2((n >> 1));
	const float g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	const float hi = RN(RN(x_Hi * f) * g);
	const float lo = RN(RN(x_Lo * f) * g);
	const float lo_1 = (!f32_finite(hi) ? 0.0f : lo);
	*Lo = lo_1;
	return hi;
}

//: DF_expScaled DF_expSeries f32_TwoProd f32_FastTwoSum f32_exp2Table32 triple_f32_addSmall DF_expScale
// expScaled returns 2^(k/128)·e^r, for |r| < 2^-8.
static inline float DF_expScaled(float k, float r_Hi, float r_Lo, float *Lo)
{
	float h_Lo;
	const float h_Hi = DF_expSeries(r_Hi, r_Lo, &h_Lo);
	float e;
	const float p = f32_TwoProd(r_Hi, r_Hi, &e); // q = e^r - 1
	const float s = RN(r_Hi * r_Lo);
	const float e_1 = RN(e + RN(s + s));
	const float e_2 = RN(RN(e_1 * h_Hi) + RN(p * h_Lo));
	float t;
	const float s_1 = f32_TwoProd(p, h_Hi, &t);
	float d;
	const float q = f32_FastTwoSum(r_Hi, s_1, &d);
	const float d_1 = RN(d + RN(r_Lo + RN(t + e_2)));
	const int n = (int)k; // 2^(j/128)·q
	const int j = (n & 127);
	const float t0 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
	const float t1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	const float t2 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	float e_3;
	const float p_1 = f32_TwoProd(t0, q, &e_3);
	const float e_4 = RN(e_3 + RN(RN(t0 * d_1) + RN(t1 * q)));
	float t49_1;
	const float t49_0 = triple_f32_addSmall(t0, t1, t2, p_1, e_4, &t49_1);
	float t53_1;
	const float t53_0 = DF_expScale(t49_0, t49_1, (n >> 7), &t53_1); // 2^m·(2^(j/128) + 2^(j/128)·q)
	*Lo = t53_1;
	return t53_0;
}

//: triple_f32_expTriple f32_expBound triple_f32_expWithin triple_f32_expReduce DF_expScaled DF_expOverflow
// expTriple returns e^x rounded, for any three limbs.
static inline float triple_f32_expTriple(float x_X0, float x_X1, float x_X2, float *Lo)
{
	float bound;
	float t3_2;
	const float t3_0 = f32_expBound(&bound, &t3_2);
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	float r_X0;
	float r_X1;
	float t13_3;
	const float k = triple_f32_expReduce(y_X0, y_X1, y_X2, 0x1.63p-08f, (-0x1.bd0106p-20f), 0x1.cf79acp-47f, 0x1.715476p+07f, &r_X0, &r_X1, &t13_3);
	float t17_1;
	const float t17_0 = DF_expScaled(k, r_X0, r_X1, &t17_1);
	float t20_1;
	const float t20_0 = DF_expOverflow(t17_0, t17_1, x_X0, bound, &t20_1);
	*Lo = t20_1;
	return t20_0;
}

//: triple_f32_exp2Triple f32_expBound triple_f32_expWithin f32_expIndex f32_TwoSum DF_mulLoose DF_expScaled DF_expOverflow
// exp2Triple returns 2^x rounded, for any three limbs.
static inline float triple_f32_exp2Triple(float x_X0, float x_X1, float x_X2, float *Lo)
{
	float t3_1;
	float t3_2;
	const float bound = f32_expBound(&t3_1, &t3_2);
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	const float k = f32_expIndex(RN(y_X0 * 128.0f));
	const float a = RN(y_X0 - RN(k * 0x1p-07f)); // exact
	float b;
	const float a_1 = f32_TwoSum(a, y_X1, &b);
	const float r_Lo = RN(b + y_X2);
	float r_Lo_1;
	const float r_Hi = DF_mulLoose(a_1, r_Lo, 0x1.62e43p-01f, (-0x1.05c61p-29f), &r_Lo_1);
	float t24_1;
	const float t24_0 = DF_expScaled(k, r_Hi, r_Lo_1, &t24_1);
	float t27_1;
	const float t27_0 = DF_expOverflow(t24_0, t24_1, x_X0, bound, &t27_1);
	*Lo = t27_1;
	return t27_0;
}

//: DF_Exp DF_tripleOf triple_f32_expTriple
// Exp returns e^x.
//
// Error: ≤ 1u²|e^x|.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// expOverflows or underflows.
// Cost: 150 flops with a fused multiply-add, and a row of a table.
static inline float DF_Exp(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	float t6_1;
	const float t6_0 = triple_f32_expTriple(t2_0, t2_1, t2_2, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DF_Exp DF_Exp
__kernel void map_DF_Exp(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Exp(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Exp2 DF_tripleOf triple_f32_exp2Triple
// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1u²|2^x|.
// Domain: 2^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 120 flops with a fused multiply-add, and a row of a table.
static inline float DF_Exp2(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	float t6_1;
	const float t6_0 = triple_f32_exp2Triple(t2_0, t2_1, t2_2, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DF_Exp2 DF_Exp2
__kernel void map_DF_Exp2(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Exp2(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_expInteger
// expInteger returns a rounded to an integer, where |a| < 2^p.
static inline float f32_expInteger(float a)
{
	const float shift = copysign(0x1p+23f, a);
	const float z = RN(RN(a + shift) - shift);
	const float z_1 = ((fabs(a) < 0x1p+23f) ? z : a);
	return z_1;
}

//: DF_Exp10 f32_expBound DF_tripleOf triple_f32_expWithin triple_f32_expReduce DF_mulLoose DF_expScaled f32_quotient f32_expInteger DF_expOverflow
// Exp10 returns 10^x. It is exact where x is an integer and 10^x is a Pair.
//
// Error: ≤ 1u²|10^x|.
// Domain: 10^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 170 flops with a fused multiply-add, and a row of a table.
static inline float DF_Exp10(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float bound;
	const float t2_0 = f32_expBound(&t2_1, &bound);
	float t4_1;
	float t4_2;
	const float t4_0 = DF_tripleOf(x_Hi, x_Lo, &t4_1, &t4_2);
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(t4_0, t4_1, t4_2, bound, &y_X1, &y_X2);
	float r_X0;
	float r_X1;
	float t16_3;
	const float k = triple_f32_expReduce(y_X0, y_X1, y_X2, 0x1.34p-09f, 0x1.04d428p-19f, (-0x1.0c021ap-46f), 0x1.a934fp+08f, &r_X0, &r_X1, &t16_3);
	float t23_1;
	const float t23_0 = DF_mulLoose(r_X0, r_X1, 0x1.26bb1cp+01f, (-0x1.12aabap-25f), &t23_1);
	float z_Lo;
	const float z_Hi = DF_expScaled(k, t23_0, t23_1, &z_Lo);
	const int t38 = ((((y_X1 == 0.0f) & (0.0f <= y_X0)) & (y_X0 <= 20.0f)) & (y_X0 == floor(y_X0)));
	const float f = f32_pow2((int)y_X0); // z·2^-n is 5^n within ½
	const float g = f32_div(1.0f, f);
	const float z_Hi_1 = RN(f32_expInteger(RN(z_Hi * g)) * f);
	const float z_Lo_1 = RN(f32_expInteger(RN(z_Lo * g)) * f);
	const float z_Hi_2 = (t38 ? z_Hi_1 : z_Hi);
	const float z_Lo_2 = (t38 ? z_Lo_1 : z_Lo);
	float t51_1;
	const float t51_0 = DF_expOverflow(z_Hi_2, z_Lo_2, x_Hi, bound, &t51_1);
	*Lo = t51_1;
	return t51_0;
}

//: map_DF_Exp10 DF_Exp10
__kernel void map_DF_Exp10(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Exp10(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_expSeries f32_FastTwoSum DF_hornerPair DF_tripleOf triple_f32_hornerTriple QF_hornerQuad
// expSeries returns (e^r - 1 - r)/r², within 2^-205 (2^-85 for float32).
static inline float QF_expSeries(float r_X0, float r_X1, float r_X2, float r_X3, float *X1, float *X2, float *X3)
{
	const float p = RN(r_X0 * 0x1.27e4fcp-22f);
	const float p_1 = RN(r_X0 * RN(0x1.71de3ap-19f + p));
	const float p_2 = RN(r_X0 * RN(0x1.a01a02p-16f + p_1));
	float lo;
	const float hi = f32_FastTwoSum(0x1.a01a02p-13f, p_2, &lo);
	const float g_Lo = RN(lo + (-0x1.7f97fap-39f));
	float g_Lo_1;
	const float g_Hi = DF_hornerPair(hi, g_Lo, r_X0, r_X1, 0x1.6c16c2p-10f, (-0x1.27d27ep-35f), &g_Lo_1);
	float h_X1;
	float h_X2;
	const float h_X0 = DF_tripleOf(g_Hi, g_Lo_1, &h_X1, &h_X2);
	float h_X1_1;
	float h_X2_1;
	const float h_X0_1 = triple_f32_hornerTriple(h_X0, h_X1, h_X2, r_X0, r_X1, r_X2, 0x1.111112p-07f, (-0x1.dddddep-32f), 0x1.111112p-59f, &h_X1_1, &h_X2_1);
	float h_X1_2;
	float h_X2_2;
	const float h_X0_2 = triple_f32_hornerTriple(h_X0_1, h_X1_1, h_X2_1, r_X0, r_X1, r_X2, 0x1.555556p-05f, (-0x1.555556p-30f), 0x1.555556p-55f, &h_X1_2, &h_X2_2);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_hornerQuad(h_X0_2, h_X1_2, h_X2_2, f32_zero, r_X0, r_X1, r_X2, r_X3, 0x1.555556p-03f, (-0x1.555556p-28f), 0x1.555556p-53f, (-0x1.555556p-78f), &z_X1, &z_X2, &z_X3);
	float t55_1;
	float t55_2;
	float t55_3;
	const float t55_0 = QF_hornerQuad(z_X0, z_X1, z_X2, z_X3, r_X0, r_X1, r_X2, r_X3, 0x1p-01f, f32_zero, f32_zero, f32_zero, &t55_1, &t55_2, &t55_3);
	*X1 = t55_1;
	*X2 = t55_2;
	*X3 = t55_3;
	return t55_0;
}

//: f32_exp2Step f32_exp2Table32
// exp2Step returns 2^(j/128), 0 ≤ j < 128.
static inline float f32_exp2Step(int j, float *X1, float *X2, float *X3, float *X4)
{
	*X1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	*X3 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)3)];
	*X4 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)4)];
	return f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
}

//: QF_expScale
// expScale is that of pairs.
static inline float QF_expScale(float x_X0, float x_X1, float x_X2, float x_X3, int n, float *X1, float *X2, float *X3)
{
	const float f = f32_pow2((n >> 1));
	const float g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	const float x_X0_1 = RN(RN(x_X0 * f) * g);
	const float x_X1_1 = RN(RN(x_X1 * f) * g);
	const float x_X2_1 = RN(RN(x_X2 * f) * g);
	const float x_X3_1 = RN(RN(x_X3 * f) * g);
	const int t19 = !f32_finite(x_X0_1);
	const float x_X1_2 = (t19 ? 0.0f : x_X1_1);
	const float x_X2_2 = (t19 ? 0.0f : x_X2_1);
	const float x_X3_2 = (t19 ? 0.0f : x_X3_1);
	*X1 = x_X1_2;
	*X2 = x_X2_2;
	*X3 = x_X3_2;
	return x_X0_1;
}

//: QF_expScaled4 f32_exp2Step QF_mulLoose QF_expSeries QF_addLoose quint_f32_addSmall QF_expScale
// expScaled4 is expScaled for four limbs.
static inline float QF_expScaled4(float k, float r_X0, float r_X1, float r_X2, float r_X3, float *X1, float *X2, float *X3)
{
	const int n = (int)k;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const float t_X0 = f32_exp2Step((n & 127), &t_X1, &t_X2, &t_X3, &t_X4);
	float t14_1;
	float t14_2;
	float t14_3;
	const float t14_0 = QF_mulLoose(r_X0, r_X1, r_X2, r_X3, r_X0, r_X1, r_X2, r_X3, &t14_1, &t14_2, &t14_3);
	float t19_1;
	float t19_2;
	float t19_3;
	const float t19_0 = QF_expSeries(r_X0, r_X1, r_X2, r_X3, &t19_1, &t19_2, &t19_3);
	float t24_1;
	float t24_2;
	float t24_3;
	const float t24_0 = QF_mulLoose(t14_0, t14_1, t14_2, t14_3, t19_0, t19_1, t19_2, t19_3, &t24_1, &t24_2, &t24_3);
	float q_X1;
	float q_X2;
	float q_X3;
	const float q_X0 = QF_addLoose(r_X0, r_X1, r_X2, r_X3, t24_0, t24_1, t24_2, t24_3, &q_X1, &q_X2, &q_X3); // e^r - 1
	float t34_1;
	float t34_2;
	float t34_3;
	const float t34_0 = QF_mulLoose(q_X0, q_X1, q_X2, q_X3, t_X0, t_X1, t_X2, t_X3, &t34_1, &t34_2, &t34_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_addSmall(t_X0, t_X1, t_X2, t_X3, t_X4, t34_0, t34_1, t34_2, t34_3, &z_X1, &z_X2, &z_X3);
	float t45_1;
	float t45_2;
	float t45_3;
	const float t45_0 = QF_expScale(z_X0, z_X1, z_X2, z_X3, (n >> 7), &t45_1, &t45_2, &t45_3);
	*X1 = t45_1;
	*X2 = t45_2;
	*X3 = t45_3;
	return t45_0;
}

//: quint_f32_expWithin
// expWithin returns x, or 0 where |x| is not below the bound.
static inline float quint_f32_expWithin(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float bound, float *X1, float *X2, float *X3, float *X4)
{
	const int t8 = !(fabs(x_X0) < bound);
	const float x_X0_1 = (t8 ? 0.0f : x_X0);
	const float x_X1_1 = (t8 ? 0.0f : x_X1);
	const float x_X2_1 = (t8 ? 0.0f : x_X2);
	const float x_X3_1 = (t8 ? 0.0f : x_X3);
	const float x_X4_1 = (t8 ? 0.0f : x_X4);
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	*X3 = x_X3_1;
	*X4 = x_X4_1;
	return x_X0_1;
}

//: QF_expOverflow f32_infinity
// expOverflow is that of pairs.
static inline float QF_expOverflow(float z_X0, float z_X1, float z_X2, float z_X3, float a, float bound, float *X1, float *X2, float *X3)
{
	const int t8 = !(fabs(a) < bound);
	const float z_X0_1 = f32_infinity();
	const float z_X0_2 = ((0.0f < a) ? z_X0_1 : a);
	const float z_X0_3 = ((a < 0.0f) ? 0.0f : z_X0_2);
	const float z_X0_4 = (t8 ? z_X0_3 : z_X0);
	const float z_X1_1 = (t8 ? 0.0f : z_X1);
	const float z_X2_1 = (t8 ? 0.0f : z_X2);
	const float z_X3_1 = (t8 ? 0.0f : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_4;
}

//: quint_f32_expReduceLn f32_expIndex quint_f32_mulFloat quint_f32_sub
// expReduceLn returns k and x - k·ln 2/128, for the nearest integer k.
static inline float quint_f32_expReduceLn(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *r_X0, float *r_X1, float *r_X2, float *r_X3, float *r_X4)
{
	const float k = f32_expIndex(RN(x_X0 * 0x1.715476p+07f));
	float t13_1;
	float t13_2;
	float t13_3;
	float t13_4;
	const float t13_0 = quint_f32_mulFloat(0x1.62e43p-08f, (-0x1.05c61p-36f), (-0x1.950d88p-61f), 0x1.d9cc02p-86f, (-0x1.a12a18p-116f), k, &t13_1, &t13_2, &t13_3, &t13_4);
	float t19_1;
	float t19_2;
	float t19_3;
	float t19_4;
	const float t19_0 = quint_f32_sub(x_X0, x_X1, x_X2, x_X3, x_X4, t13_0, t13_1, t13_2, t13_3, t13_4, &t19_1, &t19_2, &t19_3, &t19_4);
	*r_X0 = t19_0;
	*r_X1 = t19_1;
	*r_X2 = t19_2;
	*r_X3 = t19_3;
	*r_X4 = t19_4;
	return k;
}

//: quint_f32_expQuint f32_expBound quint_f32_expWithin quint_f32_expReduceLn quint_f32_quad QF_expScaled4 QF_expOverflow
// expQuint returns e^x rounded, for any five limbs.
static inline float quint_f32_expQuint(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3)
{
	float bound;
	float t5_2;
	const float t5_0 = f32_expBound(&bound, &t5_2);
	float t7_1;
	float t7_2;
	float t7_3;
	float t7_4;
	const float t7_0 = quint_f32_expWithin(x_X0, x_X1, x_X2, x_X3, x_X4, bound, &t7_1, &t7_2, &t7_3, &t7_4);
	float r_X0;
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	const float k = quint_f32_expReduceLn(t7_0, t7_1, t7_2, t7_3, t7_4, &r_X0, &r_X1, &r_X2, &r_X3, &r_X4);
	float t20_1;
	float t20_2;
	float t20_3;
	const float t20_0 = quint_f32_quad(r_X0, r_X1, r_X2, r_X3, r_X4, &t20_1, &t20_2, &t20_3);
	float t25_1;
	float t25_2;
	float t25_3;
	const float t25_0 = QF_expScaled4(k, t20_0, t20_1, t20_2, t20_3, &t25_1, &t25_2, &t25_3);
	float t30_1;
	float t30_2;
	float t30_3;
	const float t30_0 = QF_expOverflow(t25_0, t25_1, t25_2, t25_3, x_X0, bound, &t30_1, &t30_2, &t30_3);
	*X1 = t30_1;
	*X2 = t30_2;
	*X3 = t30_3;
	return t30_0;
}

//: quint_f32_exp2Quint f32_expBound quint_f32_expWithin f32_expIndex quint_f32_addFloat quint_f32_quad QF_mulLoose QF_expScaled4 QF_expOverflow
// exp2Quint returns 2^x rounded, for any five limbs.
static inline float quint_f32_exp2Quint(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3)
{
	float t5_1;
	float t5_2;
	const float bound = f32_expBound(&t5_1, &t5_2);
	float y_X1;
	float y_X2;
	float y_X3;
	float y_X4;
	const float y_X0 = quint_f32_expWithin(x_X0, x_X1, x_X2, x_X3, x_X4, bound, &y_X1, &y_X2, &y_X3, &y_X4);
	const float k = f32_expIndex(RN(y_X0 * 128.0f));
	float t19_1;
	float t19_2;
	float t19_3;
	float t19_4;
	const float t19_0 = quint_f32_addFloat(y_X0, y_X1, y_X2, y_X3, y_X4, f32_neg(RN(k * 0x1p-07f)), &t19_1, &t19_2, &t19_3, &t19_4);
	float r_X1;
	float r_X2;
	float r_X3;
	const float r_X0 = quint_f32_quad(t19_0, t19_1, t19_2, t19_3, t19_4, &r_X1, &r_X2, &r_X3);
	float r_X1_1;
	float r_X2_1;
	float r_X3_1;
	const float r_X0_1 = QF_mulLoose(r_X0, r_X1, r_X2, r_X3, 0x1.62e43p-01f, (-0x1.05c61p-29f), (-0x1.950d88p-54f), 0x1.d9cc02p-79f, &r_X1_1, &r_X2_1, &r_X3_1);
	float t39_1;
	float t39_2;
	float t39_3;
	const float t39_0 = QF_expScaled4(k, r_X0_1, r_X1_1, r_X2_1, r_X3_1, &t39_1, &t39_2, &t39_3);
	float t44_1;
	float t44_2;
	float t44_3;
	const float t44_0 = QF_expOverflow(t39_0, t39_1, t39_2, t39_3, x_X0, bound, &t44_1, &t44_2, &t44_3);
	*X1 = t44_1;
	*X2 = t44_2;
	*X3 = t44_3;
	return t44_0;
}

//: QF_Exp QF_quintOf quint_f32_expQuint
// Exp returns e^x.
//
// Error: ≤ 1u⁴|e^x|.
// Domain: e^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 1300 flops with a fused multiply-add, and a row of a table.
static inline float QF_Exp(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float t10_1;
	float t10_2;
	float t10_3;
	const float t10_0 = quint_f32_expQuint(t4_0, t4_1, t4_2, t4_3, t4_4, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: map_QF_Exp QF_Exp
__kernel void map_QF_Exp(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Exp(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Exp2 QF_quintOf quint_f32_exp2Quint
// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1u⁴|2^x|.
// Domain: 2^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 1200 flops with a fused multiply-add, and a row of a table.
static inline float QF_Exp2(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float t10_1;
	float t10_2;
	float t10_3;
	const float t10_0 = quint_f32_exp2Quint(t4_0, t4_1, t4_2, t4_3, t4_4, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: map_QF_Exp2 QF_Exp2
__kernel void map_QF_Exp2(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Exp2(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Exp10 f32_expBound QF_quintOf quint_f32_expWithin f32_expIndex quint_f32_mulFloat quint_f32_sub quint_f32_quad QF_mulLoose QF_expScaled4 f32_quotient f32_expInteger QF_expOverflow
// Exp10 returns 10^x. It is exact where x is an integer and 10^x is a Quad.
//
// Error: ≤ 1u⁴|10^x|.
// Domain: 10^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 1400 flops with a fused multiply-add, and a row of a table.
static inline float QF_Exp10(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float bound;
	const float t4_0 = f32_expBound(&t4_1, &bound);
	float t6_1;
	float t6_2;
	float t6_3;
	float t6_4;
	const float t6_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t6_1, &t6_2, &t6_3, &t6_4);
	float y_X1;
	float y_X2;
	float y_X3;
	float y_X4;
	const float y_X0 = quint_f32_expWithin(t6_0, t6_1, t6_2, t6_3, t6_4, bound, &y_X1, &y_X2, &y_X3, &y_X4);
	const float k = f32_expIndex(RN(y_X0 * 0x1.a934fp+08f));
	float t31_1;
	float t31_2;
	float t31_3;
	float t31_4;
	const float t31_0 = quint_f32_mulFloat(0x1.344136p-09f, (-0x1.ec10cp-34f), (-0x1.0cee0ep-61f), (-0x1.a994fep-86f), 0x1.be48bcp-111f, k, &t31_1, &t31_2, &t31_3, &t31_4);
	float t37_1;
	float t37_2;
	float t37_3;
	float t37_4;
	const float t37_0 = quint_f32_sub(y_X0, y_X1, y_X2, y_X3, y_X4, t31_0, t31_1, t31_2, t31_3, t31_4, &t37_1, &t37_2, &t37_3, &t37_4);
	float t43_1;
	float t43_2;
	float t43_3;
	const float t43_0 = quint_f32_quad(t37_0, t37_1, t37_2, t37_3, t37_4, &t43_1, &t43_2, &t43_3);
	float t48_1;
	float t48_2;
	float t48_3;
	const float t48_0 = QF_mulLoose(t43_0, t43_1, t43_2, t43_3, 0x1.26bb1cp+01f, (-0x1.12aabap-25f), (-0x1.3e915ap-50f), (-0x1.253a9p-75f), &t48_1, &t48_2, &t48_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_expScaled4(k, t48_0, t48_1, t48_2, t48_3, &z_X1, &z_X2, &z_X3);
	const int t67 = ((((y_X1 == 0.0f) & (0.0f <= y_X0)) & (y_X0 <= 38.0f)) & (y_X0 == floor(y_X0)));
	const float f = f32_pow2((int)y_X0); // z·2^-n is 5^n within ½
	const float g = f32_div(1.0f, f);
	const float z_X0_1 = RN(f32_expInteger(RN(z_X0 * g)) * f);
	const float z_X1_1 = RN(f32_expInteger(RN(z_X1 * g)) * f);
	const float z_X2_1 = RN(f32_expInteger(RN(z_X2 * g)) * f);
	const float z_X3_1 = RN(f32_expInteger(RN(z_X3 * g)) * f);
	const float z_X0_2 = (t67 ? z_X0_1 : z_X0);
	const float z_X1_2 = (t67 ? z_X1_1 : z_X1);
	const float z_X2_2 = (t67 ? z_X2_1 : z_X2);
	const float z_X3_2 = (t67 ? z_X3_1 : z_X3);
	float t88_1;
	float t88_2;
	float t88_3;
	const float t88_0 = QF_expOverflow(z_X0_2, z_X1_2, z_X2_2, z_X3_2, x_X0, bound, &t88_1, &t88_2, &t88_3);
	*X1 = t88_1;
	*X2 = t88_2;
	*X3 = t88_3;
	return t88_0;
}

//: map_QF_Exp10 QF_Exp10
__kernel void map_QF_Exp10(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Exp10(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_expFloor
// expFloor returns the exponent of a power of two that is nothing beside 1, yet
// as a factor makes no limb underflow.
static inline int f32_expFloor()
{
	return -120;
}

//: f32_expRow f32_exp2Table32
// expRow returns the first three limbs of 2^(k/128)/2^m, and m.
static inline float f32_expRow(int n, float *t_X1, float *t_X2, int *m)
{
	const int j = (n & 127);
	const float t_X0 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
	const float t_X1_1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	const float t_X2_1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	*t_X1 = t_X1_1;
	*t_X2 = t_X2_1;
	*m = (n >> 7);
	return t_X0;
}

//: triple_f32_expReduceLn triple_f32_expReduce
// expReduceLn returns k and x - k·ln 2/128.
static inline float triple_f32_expReduceLn(float x_X0, float x_X1, float x_X2, float *r_X0, float *r_X1, float *r_X2)
{
	float t7_1;
	float t7_2;
	float t7_3;
	const float t7_0 = triple_f32_expReduce(x_X0, x_X1, x_X2, 0x1.63p-08f, (-0x1.bd0106p-20f), 0x1.cf79acp-47f, 0x1.715476p+07f, &t7_1, &t7_2, &t7_3);
	*r_X0 = t7_1;
	*r_X1 = t7_2;
	*r_X2 = t7_3;
	return t7_0;
}

//: DF_sqrLoose f32_TwoSqr
// sqrLoose returns x², as mulLoose does.
static inline float DF_sqrLoose(float x_Hi, float x_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoSqr(x_Hi, &e);
	const float c = RN(x_Hi * x_Lo);
	*Lo = RN(e + RN(c + c));
	return p;
}

//: triple_f32_addTwo f32_FastTwoSum f32_TwoSum
// addTwo returns x + y + z rounded, for |y| ≤ |x| or x = 0, and
// |z| < 2^-8·max(|x|, |y|). z need not be normalised.
static inline float triple_f32_addTwo(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float z_Hi, float z_Lo, float *Lo)
{
	float a;
	const float hi = f32_FastTwoSum(x_X0, y_X0, &a);
	float b;
	const float hi_1 = f32_FastTwoSum(hi, z_Hi, &b);
	float c;
	const float l = f32_TwoSum(x_X1, y_X1, &c);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float l_1 = f32_TwoSum(l, a_1, &a_2);
	float c_1;
	const float l_2 = f32_TwoSum(l_1, RN(RN(a_2 + b_1) + RN(c + RN(z_Lo + RN(x_X2 + y_X2)))), &c_1);
	float l_3;
	const float hi_2 = f32_FastTwoSum(hi_1, l_2, &l_3);
	float l_4;
	const float hi_3 = f32_FastTwoSum(hi_2, RN(l_3 + c_1), &l_4);
	*Lo = l_4;
	return hi_3;
}

//: DF_expm1Series f32_FastTwoSum DF_hornerPair
// expm1Series is expSeries with 8 bits more, since here r may be the largest term.
static inline float DF_expm1Series(float r_Hi, float r_Lo, float *Lo)
{
	const float p = RN(0x1.111112p-07f + RN(r_Hi * 0x1.6c16c2p-10f));
	const float p_1 = RN(r_Hi * RN(0x1.555556p-05f + RN(r_Hi * p)));
	float lo;
	const float hi = f32_FastTwoSum(0x1.555556p-03f, p_1, &lo);
	float t18_1;
	const float t18_0 = DF_hornerPair(hi, RN(lo + (-0x1.555556p-28f)), r_Hi, r_Lo, 0x1p-01f, f32_zero, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: DF_Expm1 f32_expBound DF_tripleOf triple_f32_expWithin triple_f32_expReduceLn f32_expRow f32_expFloor triple_f32_scale DF_sqrLoose DF_expm1Series DF_mulLoose triple_f32_addFloat triple_f32_mul triple_f32_addTwo DF_expScale DF_expOverflow
// Expm1 returns e^x - 1.
//
// Error: ≤ 2u²|e^x - 1|, also where that is small.
// Domain: |x| is 0 or at least 2^-968 (DD), 2^-101 (DF): below, x itself has
// lost bits, and the result is x.
// Special: e^±0 - 1 = ±0, e^+Inf - 1 = +Inf, e^-Inf - 1 = -1; +Inf where the
// result overflows.
// Cost: 240 flops with a fused multiply-add, and a row of a table.
static inline float DF_Expm1(float x_Hi, float x_Lo, float *Lo)
{
	float bound;
	float t2_2;
	const float t2_0 = f32_expBound(&bound, &t2_2);
	float t4_1;
	float t4_2;
	const float t4_0 = DF_tripleOf(x_Hi, x_Lo, &t4_1, &t4_2);
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(t4_0, t4_1, t4_2, bound, &y_X1, &y_X2);
	float r_X0;
	float r_X1;
	float r_X2;
	const float k = triple_f32_expReduceLn(y_X0, y_X1, y_X2, &r_X0, &r_X1, &r_X2);
	float e_X1;
	float e_X2;
	int m;
	const float e_X0 = f32_expRow((int)k, &e_X1, &e_X2, &m);
	const int t25 = ((m < 0) ? m : 0);
	const int t26 = f32_expFloor();
	const float f = f32_pow2(((t26 < t25) ? t25 : t26)); // e is scaled by 2^-m where m > 0
	const int t31 = (int)((uint)0 - (uint)m);
	const int t34 = ((t31 < 0) ? t31 : 0);
	const int t35 = f32_expFloor();
	const float one = f32_pow2(((t35 < t34) ? t34 : t35));
	float e_X1_1;
	float e_X2_1;
	const float e_X0_1 = triple_f32_scale(e_X0, e_X1, e_X2, f, &e_X1_1, &e_X2_1);
	float t43_1;
	const float t43_0 = DF_sqrLoose(r_X0, r_X1, &t43_1);
	float t46_1;
	const float t46_0 = DF_expm1Series(r_X0, r_X1, &t46_1);
	float w_Lo;
	const float w_Hi = DF_mulLoose(t43_0, t43_1, t46_0, t46_1, &w_Lo);
	float t53_1;
	float t53_2;
	const float t53_0 = triple_f32_addFloat(e_X0_1, e_X1_1, e_X2_1, f32_neg(one), &t53_1, &t53_2);
	float t57_1;
	float t57_2;
	const float t57_0 = triple_f32_mul(e_X0_1, e_X1_1, e_X2_1, r_X0, r_X1, r_X2, &t57_1, &t57_2);
	float t61_1;
	const float t61_0 = DF_mulLoose(e_X0_1, e_X1_1, w_Hi, w_Lo, &t61_1);
	float z_Lo;
	const float z_Hi = triple_f32_addTwo(t53_0, t53_1, t53_2, t57_0, t57_1, t57_2, t61_0, t61_1, &z_Lo);
	float t70_1;
	const float t70_0 = DF_expScale(z_Hi, z_Lo, ((0 < m) ? m : 0), &t70_1);
	float z_Lo_1;
	const float z_Hi_1 = DF_expOverflow(t70_0, t70_1, x_Hi, bound, &z_Lo_1);
	const int t77 = (x_Hi <= f32_neg(bound));
	const float z_Hi_2 = (t77 ? (-1.0f) : z_Hi_1);
	const float z_Lo_2 = (t77 ? 0.0f : z_Lo_1);
	const int t83 = (x_Hi == 0.0f);
	const float z_Hi_3 = (t83 ? x_Hi : z_Hi_2);
	const float z_Lo_3 = (t83 ? x_Lo : z_Lo_2);
	*Lo = z_Lo_3;
	return z_Hi_3;
}

//: map_DF_Expm1 DF_Expm1
__kernel void map_DF_Expm1(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Expm1(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_coshSeries f32_FastTwoSum
// coshSeries returns (cosh r - 1)/r² for s = r², within 2^-85 (2^-35 for float32).
static inline float DF_coshSeries(float s_Hi, float s_Lo, float *Lo)
{
	const float p = RN(0x1.555556p-05f + RN(s_Hi * 0x1.6c16c2p-10f));
	float lo;
	const float hi = f32_FastTwoSum(0x1p-01f, RN(s_Hi * p), &lo);
	*Lo = lo;
	return hi;
}

//: DF_sinhSeries f32_FastTwoSum
// sinhSeries returns (sinh r - r)/r³ for s = r², within 2^-85 (2^-35 for float32).
static inline float DF_sinhSeries(float s_Hi, float s_Lo, float *Lo)
{
	const float p = RN(0x1.111112p-07f + RN(s_Hi * 0x1.a01a02p-13f));
	float lo;
	const float hi = f32_FastTwoSum(0x1.555556p-03f, RN(s_Hi * p), &lo);
	*Lo = RN(lo + (-0x1.555556p-28f));
	return hi;
}

//: triple_f32_hyperbolic triple_f32_expReduceLn f32_expRow f32_expFloor triple_f32_scale DF_sqrLoose triple_f32_sub triple_f32_add DF_coshSeries DF_mulLoose DF_sinhSeries
// hyperbolic reduces x ≥ 0, and returns m too.
static inline float triple_f32_hyperbolic(float x_X0, float x_X1, float x_X2, float *h_s_X1, float *h_s_X2, float *h_c_X0, float *h_c_X1, float *h_c_X2, float *h_r_X0, float *h_r_X1, float *h_r_X2, float *h_coshm1_Hi, float *h_coshm1_Lo, float *h_sinh_Hi, float *h_sinh_Lo, int *m)
{
	float r_X0;
	float r_X1;
	float r_X2;
	const float k = triple_f32_expReduceLn(x_X0, x_X1, x_X2, &r_X0, &r_X1, &r_X2);
	const int n = (int)k;
	float e_X1;
	float e_X2;
	int m_1;
	const float e_X0 = f32_expRow(n, &e_X1, &e_X2, &m_1);
	float d_X1;
	float d_X2;
	int l;
	const float d_X0 = f32_expRow((int)((uint)0 - (uint)n), &d_X1, &d_X2, &l);
	const int t21 = (int)((uint)l - (uint)m_1);
	const int t22 = f32_expFloor();
	float d_X1_1;
	float d_X2_1;
	const float d_X0_1 = triple_f32_scale(d_X0, d_X1, d_X2, f32_pow2(((t22 < t21) ? t21 : t22)), &d_X1_1, &d_X2_1);
	float s_Lo;
	const float s_Hi = DF_sqrLoose(r_X0, r_X1, &s_Lo);
	float t33_1;
	float t33_2;
	const float t33_0 = triple_f32_sub(e_X0, e_X1, e_X2, d_X0_1, d_X1_1, d_X2_1, &t33_1, &t33_2);
	float t37_1;
	float t37_2;
	const float t37_0 = triple_f32_add(e_X0, e_X1, e_X2, d_X0_1, d_X1_1, d_X2_1, &t37_1, &t37_2);
	float t41_1;
	const float t41_0 = DF_coshSeries(s_Hi, s_Lo, &t41_1);
	float t44_1;
	const float t44_0 = DF_mulLoose(s_Hi, s_Lo, t41_0, t41_1, &t44_1);
	float t47_1;
	const float t47_0 = DF_mulLoose(s_Hi, s_Lo, r_X0, r_X1, &t47_1);
	float t50_1;
	const float t50_0 = DF_sinhSeries(s_Hi, s_Lo, &t50_1);
	float t53_1;
	const float t53_0 = DF_mulLoose(t47_0, t47_1, t50_0, t50_1, &t53_1);
	*h_s_X1 = t33_1;
	*h_s_X2 = t33_2;
	*h_c_X0 = t37_0;
	*h_c_X1 = t37_1;
	*h_c_X2 = t37_2;
	*h_r_X0 = r_X0;
	*h_r_X1 = r_X1;
	*h_r_X2 = r_X2;
	*h_coshm1_Hi = t44_0;
	*h_coshm1_Lo = t44_1;
	*h_sinh_Hi = t53_0;
	*h_sinh_Lo = t53_1;
	*m = m_1;
	return t33_0;
}

//: DF_sumLoose f32_TwoSum
// sum returns x + y, as mulLoose does, where they have the same sign.
static inline float DF_sumLoose(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoSum(x_Hi, y_Hi, &e);
	*Lo = RN(e + RN(x_Lo + y_Lo));
	return p;
}

//: hyperbolic_f32_sinhScaled triple_f32_mul DF_mulLoose DF_sumLoose triple_f32_addTwo
// sinhScaled returns sinh |x|·2^(1-m).
static inline float hyperbolic_f32_sinhScaled(float h_s_X0, float h_s_X1, float h_s_X2, float h_c_X0, float h_c_X1, float h_c_X2, float h_r_X0, float h_r_X1, float h_r_X2, float h_coshm1_Hi, float h_coshm1_Lo, float h_sinh_Hi, float h_sinh_Lo, float *Lo)
{
	float t13_1;
	float t13_2;
	const float t13_0 = triple_f32_mul(h_c_X0, h_c_X1, h_c_X2, h_r_X0, h_r_X1, h_r_X2, &t13_1, &t13_2);
	float t17_1;
	const float t17_0 = DF_mulLoose(h_s_X0, h_s_X1, h_coshm1_Hi, h_coshm1_Lo, &t17_1);
	float t20_1;
	const float t20_0 = DF_mulLoose(h_c_X0, h_c_X1, h_sinh_Hi, h_sinh_Lo, &t20_1);
	float t23_1;
	const float t23_0 = DF_sumLoose(t17_0, t17_1, t20_0, t20_1, &t23_1);
	float t26_1;
	const float t26_0 = triple_f32_addTwo(h_s_X0, h_s_X1, h_s_X2, t13_0, t13_1, t13_2, t23_0, t23_1, &t26_1);
	*Lo = t26_1;
	return t26_0;
}

//: hyperbolic_f32_coshScaled DF_sumLoose DF_mulLoose triple_f32_addSmall
// coshScaled returns cosh |x|·2^(1-m).
static inline float hyperbolic_f32_coshScaled(float h_s_X0, float h_s_X1, float h_s_X2, float h_c_X0, float h_c_X1, float h_c_X2, float h_r_X0, float h_r_X1, float h_r_X2, float h_coshm1_Hi, float h_coshm1_Lo, float h_sinh_Hi, float h_sinh_Lo, float *Lo)
{
	float sinh_Lo;
	const float sinh_Hi = DF_sumLoose(h_r_X0, h_r_X1, h_sinh_Hi, h_sinh_Lo, &sinh_Lo);
	float t16_1;
	const float t16_0 = DF_mulLoose(h_s_X0, h_s_X1, sinh_Hi, sinh_Lo, &t16_1);
	float t19_1;
	const float t19_0 = DF_mulLoose(h_c_X0, h_c_X1, h_coshm1_Hi, h_coshm1_Lo, &t19_1);
	float t22_1;
	const float t22_0 = DF_sumLoose(t16_0, t16_1, t19_0, t19_1, &t22_1);
	float t25_1;
	const float t25_0 = triple_f32_addSmall(h_c_X0, h_c_X1, h_c_X2, t22_0, t22_1, &t25_1);
	*Lo = t25_1;
	return t25_0;
}

//: DF_signed
// signed returns x times the sign of s.
static inline float DF_signed(float x_Hi, float x_Lo, float s, float *Lo)
{
	const float f = copysign(1.0f, s);
	*Lo = RN(x_Lo * f);
	return RN(x_Hi * f);
}

//: DF_Sinh f32_expBound DF_signed DF_tripleOf triple_f32_expWithin triple_f32_hyperbolic hyperbolic_f32_sinhScaled DF_expScale f32_infinity
// Sinh returns the hyperbolic sine of x.
//
// Error: ≤ 2u²|sinh x|, also where that is small.
// Domain: |x| is 0 or at least 2^-101 (DF), 2^-968 (DD): below, x itself has
// lost bits, and the result is x.
// Special: sinh ±0 = ±0, sinh ±Inf = ±Inf; ±Inf where the result overflows.
// Cost: 330 flops with a fused multiply-add, and two rows of a table.
static inline float DF_Sinh(float x_Hi, float x_Lo, float *Lo)
{
	float bound;
	float t2_2;
	const float t2_0 = f32_expBound(&bound, &t2_2);
	float t4_1;
	const float t4_0 = DF_signed(x_Hi, x_Lo, x_Hi, &t4_1);
	float t7_1;
	float t7_2;
	const float t7_0 = DF_tripleOf(t4_0, t4_1, &t7_1, &t7_2);
	float t11_1;
	float t11_2;
	const float t11_0 = triple_f32_expWithin(t7_0, t7_1, t7_2, bound, &t11_1, &t11_2);
	float h_s_X1;
	float h_s_X2;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_coshm1_Hi;
	float h_coshm1_Lo;
	float h_sinh_Hi;
	float h_sinh_Lo;
	int m;
	const float h_s_X0 = triple_f32_hyperbolic(t11_0, t11_1, t11_2, &h_s_X1, &h_s_X2, &h_c_X0, &h_c_X1, &h_c_X2, &h_r_X0, &h_r_X1, &h_r_X2, &h_coshm1_Hi, &h_coshm1_Lo, &h_sinh_Hi, &h_sinh_Lo, &m);
	float t30_1;
	const float t30_0 = hyperbolic_f32_sinhScaled(h_s_X0, h_s_X1, h_s_X2, h_c_X0, h_c_X1, h_c_X2, h_r_X0, h_r_X1, h_r_X2, h_coshm1_Hi, h_coshm1_Lo, h_sinh_Hi, h_sinh_Lo, &t30_1);
	float t35_1;
	const float t35_0 = DF_expScale(t30_0, t30_1, (int)((uint)m - (uint)1), &t35_1);
	float z_Lo;
	const float z_Hi = DF_signed(t35_0, t35_1, x_Hi, &z_Lo);
	const int t43 = !(fabs(x_Hi) < bound);
	const float z_Hi_1 = RN(x_Hi * f32_infinity());
	const float z_Hi_2 = (t43 ? z_Hi_1 : z_Hi);
	const float z_Lo_1 = (t43 ? 0.0f : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_2;
}

//: map_DF_Sinh DF_Sinh
__kernel void map_DF_Sinh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sinh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Cosh f32_expBound DF_signed DF_tripleOf triple_f32_expWithin triple_f32_hyperbolic hyperbolic_f32_coshScaled DF_expScale f32_infinity
// Cosh returns the hyperbolic cosine of x.
//
// Error: ≤ 1u²|cosh x|.
// Special: cosh ±0 = 1, cosh ±Inf = +Inf; +Inf where the result overflows.
// Cost: 290 flops with a fused multiply-add, and two rows of a table.
static inline float DF_Cosh(float x_Hi, float x_Lo, float *Lo)
{
	float bound;
	float t2_2;
	const float t2_0 = f32_expBound(&bound, &t2_2);
	float t4_1;
	const float t4_0 = DF_signed(x_Hi, x_Lo, x_Hi, &t4_1);
	float t7_1;
	float t7_2;
	const float t7_0 = DF_tripleOf(t4_0, t4_1, &t7_1, &t7_2);
	float t11_1;
	float t11_2;
	const float t11_0 = triple_f32_expWithin(t7_0, t7_1, t7_2, bound, &t11_1, &t11_2);
	float h_s_X1;
	float h_s_X2;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_coshm1_Hi;
	float h_coshm1_Lo;
	float h_sinh_Hi;
	float h_sinh_Lo;
	int m;
	const float h_s_X0 = triple_f32_hyperbolic(t11_0, t11_1, t11_2, &h_s_X1, &h_s_X2, &h_c_X0, &h_c_X1, &h_c_X2, &h_r_X0, &h_r_X1, &h_r_X2, &h_coshm1_Hi, &h_coshm1_Lo, &h_sinh_Hi, &h_sinh_Lo, &m);
	float t30_1;
	const float t30_0 = hyperbolic_f32_coshScaled(h_s_X0, h_s_X1, h_s_X2, h_c_X0, h_c_X1, h_c_X2, h_r_X0, h_r_X1, h_r_X2, h_coshm1_Hi, h_coshm1_Lo, h_sinh_Hi, h_sinh_Lo, &t30_1);
	float z_Lo;
	const float z_Hi = DF_expScale(t30_0, t30_1, (int)((uint)m - (uint)1), &z_Lo);
	const int t40 = !(fabs(x_Hi) < bound);
	const float z_Hi_1 = fabs(RN(x_Hi * f32_infinity()));
	const float z_Hi_2 = (t40 ? z_Hi_1 : z_Hi);
	const float z_Lo_1 = (t40 ? 0.0f : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_2;
}

//: map_DF_Cosh DF_Cosh
__kernel void map_DF_Cosh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Cosh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Tanh DF_signed DF_tripleOf triple_f32_expWithin triple_f32_hyperbolic hyperbolic_f32_sinhScaled hyperbolic_f32_coshScaled DF_Div
// Tanh returns the hyperbolic tangent of x.
//
// Error: ≤ 4u²|tanh x|, also where that is small.
// Domain: |x| is 0 or at least 2^-101 (DF), 2^-968 (DD): below, x itself has
// lost bits, and the result is x.
// Special: tanh ±0 = ±0, tanh ±Inf = ±1.
// Cost: 430 flops with a fused multiply-add, and two rows of a table.
static inline float DF_Tanh(float x_Hi, float x_Lo, float *Lo)
{
	float t3_1;
	const float t3_0 = DF_signed(x_Hi, x_Lo, x_Hi, &t3_1);
	float t6_1;
	float t6_2;
	const float t6_0 = DF_tripleOf(t3_0, t3_1, &t6_1, &t6_2);
	float t10_1;
	float t10_2;
	const float t10_0 = triple_f32_expWithin(t6_0, t6_1, t6_2, 19.0f, &t10_1, &t10_2);
	float h_s_X1;
	float h_s_X2;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_coshm1_Hi;
	float h_coshm1_Lo;
	float h_sinh_Hi;
	float h_sinh_Lo;
	int t14_13;
	const float h_s_X0 = triple_f32_hyperbolic(t10_0, t10_1, t10_2, &h_s_X1, &h_s_X2, &h_c_X0, &h_c_X1, &h_c_X2, &h_r_X0, &h_r_X1, &h_r_X2, &h_coshm1_Hi, &h_coshm1_Lo, &h_sinh_Hi, &h_sinh_Lo, &t14_13);
	float t28_1;
	const float t28_0 = hyperbolic_f32_sinhScaled(h_s_X0, h_s_X1, h_s_X2, h_c_X0, h_c_X1, h_c_X2, h_r_X0, h_r_X1, h_r_X2, h_coshm1_Hi, h_coshm1_Lo, h_sinh_Hi, h_sinh_Lo, &t28_1);
	float t31_1;
	const float t31_0 = hyperbolic_f32_coshScaled(h_s_X0, h_s_X1, h_s_X2, h_c_X0, h_c_X1, h_c_X2, h_r_X0, h_r_X1, h_r_X2, h_coshm1_Hi, h_coshm1_Lo, h_sinh_Hi, h_sinh_Lo, &t31_1);
	float z_Lo;
	const float z_Hi = DF_Div(t28_0, t28_1, t31_0, t31_1, &z_Lo);
	const int t45 = (!(fabs(x_Hi) < 19.0f) | ((1.0f <= z_Hi) & (0.0f < z_Lo)));
	const float z_Hi_1 = ((x_Hi != x_Hi) ? x_Hi : 1.0f);
	const float z_Hi_2 = (t45 ? z_Hi_1 : z_Hi);
	const float z_Lo_1 = (t45 ? 0.0f : z_Lo);
	float t52_1;
	const float t52_0 = DF_signed(z_Hi_2, z_Lo_1, x_Hi, &t52_1);
	*Lo = t52_1;
	return t52_0;
}

//: map_DF_Tanh DF_Tanh
__kernel void map_DF_Tanh(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Tanh(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: quint_f32_quad4
// quad4 returns the first four limbs of x.
static inline float quint_f32_quad4(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *X1, float *X2, float *X3)
{
	*X1 = x_X1;
	*X2 = x_X2;
	*X3 = x_X3;
	return x_X0;
}

//: QF_Expm1 f32_expBound QF_quintOf quint_f32_expWithin quint_f32_expReduceLn f32_exp2Step f32_expFloor quint_f32_scale quint_f32_quad4 QF_mulLoose QF_expSeries quint_f32_addFloat quint_f32_mul quint_f32_add quint_f32_addSmall QF_expScale QF_expOverflow
// Expm1 returns e^x - 1.
//
// Error: ≤ 1u⁴|e^x - 1|, also where that is small.
// Domain: |x| is 0 or at least 2^-51 (QF), 2^-860 (QD): below, x itself has lost
// bits.
// Special: e^±0 - 1 = ±0, e^+Inf - 1 = +Inf, e^-Inf - 1 = -1; +Inf where the
// result overflows.
// Cost: 1700 flops with a fused multiply-add, and a row of a table.
static inline float QF_Expm1(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float bound;
	float t4_2;
	const float t4_0 = f32_expBound(&bound, &t4_2);
	float t6_1;
	float t6_2;
	float t6_3;
	float t6_4;
	const float t6_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t6_1, &t6_2, &t6_3, &t6_4);
	float t12_1;
	float t12_2;
	float t12_3;
	float t12_4;
	const float t12_0 = quint_f32_expWithin(t6_0, t6_1, t6_2, t6_3, t6_4, bound, &t12_1, &t12_2, &t12_3, &t12_4);
	float r_X0;
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	const float k = quint_f32_expReduceLn(t12_0, t12_1, t12_2, t12_3, t12_4, &r_X0, &r_X1, &r_X2, &r_X3, &r_X4);
	const int n = (int)k;
	const int m = (n >> 7);
	float t29_1;
	float t29_2;
	float t29_3;
	float t29_4;
	const float t29_0 = f32_exp2Step((n & 127), &t29_1, &t29_2, &t29_3, &t29_4);
	const int t37 = ((m < 0) ? m : 0);
	const int t38 = f32_expFloor();
	float e_X1;
	float e_X2;
	float e_X3;
	float e_X4;
	const float e_X0 = quint_f32_scale(t29_0, t29_1, t29_2, t29_3, t29_4, f32_pow2(((t38 < t37) ? t37 : t38)), &e_X1, &e_X2, &e_X3, &e_X4); // e is scaled by 2^-m where m > 0
	const int t49 = (int)((uint)0 - (uint)m);
	const int t52 = ((t49 < 0) ? t49 : 0);
	const int t53 = f32_expFloor();
	const float one = f32_pow2(((t53 < t52) ? t52 : t53));
	float r4_X1;
	float r4_X2;
	float r4_X3;
	const float r4_X0 = quint_f32_quad4(r_X0, r_X1, r_X2, r_X3, r_X4, &r4_X1, &r4_X2, &r4_X3);
	float t62_1;
	float t62_2;
	float t62_3;
	const float t62_0 = QF_mulLoose(r4_X0, r4_X1, r4_X2, r4_X3, r4_X0, r4_X1, r4_X2, r4_X3, &t62_1, &t62_2, &t62_3);
	float t67_1;
	float t67_2;
	float t67_3;
	const float t67_0 = QF_expSeries(r4_X0, r4_X1, r4_X2, r4_X3, &t67_1, &t67_2, &t67_3);
	float w_X1;
	float w_X2;
	float w_X3;
	const float w_X0 = QF_mulLoose(t62_0, t62_1, t62_2, t62_3, t67_0, t67_1, t67_2, t67_3, &w_X1, &w_X2, &w_X3);
	float t78_1;
	float t78_2;
	float t78_3;
	float t78_4;
	const float t78_0 = quint_f32_addFloat(e_X0, e_X1, e_X2, e_X3, e_X4, f32_neg(one), &t78_1, &t78_2, &t78_3, &t78_4);
	float t84_1;
	float t84_2;
	float t84_3;
	float t84_4;
	const float t84_0 = quint_f32_mul(e_X0, e_X1, e_X2, e_X3, e_X4, r_X0, r_X1, r_X2, r_X3, r_X4, &t84_1, &t84_2, &t84_3, &t84_4);
	float t90_1;
	float t90_2;
	float t90_3;
	float t90_4;
	const float t90_0 = quint_f32_add(t78_0, t78_1, t78_2, t78_3, t78_4, t84_0, t84_1, t84_2, t84_3, t84_4, &t90_1, &t90_2, &t90_3, &t90_4);
	float t96_1;
	float t96_2;
	float t96_3;
	const float t96_0 = quint_f32_quad4(e_X0, e_X1, e_X2, e_X3, e_X4, &t96_1, &t96_2, &t96_3);
	float t101_1;
	float t101_2;
	float t101_3;
	const float t101_0 = QF_mulLoose(t96_0, t96_1, t96_2, t96_3, w_X0, w_X1, w_X2, w_X3, &t101_1, &t101_2, &t101_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_addSmall(t90_0, t90_1, t90_2, t90_3, t90_4, t101_0, t101_1, t101_2, t101_3, &z_X1, &z_X2, &z_X3);
	float t114_1;
	float t114_2;
	float t114_3;
	const float t114_0 = QF_expScale(z_X0, z_X1, z_X2, z_X3, ((0 < m) ? m : 0), &t114_1, &t114_2, &t114_3);
	float z_X1_1;
	float z_X2_1;
	float z_X3_1;
	const float z_X0_1 = QF_expOverflow(t114_0, t114_1, t114_2, t114_3, x_X0, bound, &z_X1_1, &z_X2_1, &z_X3_1);
	const int t125 = (x_X0 <= f32_neg(bound));
	const float z_X0_2 = (t125 ? (-1.0f) : z_X0_1);
	const float z_X1_2 = (t125 ? 0.0f : z_X1_1);
	const float z_X2_2 = (t125 ? 0.0f : z_X2_1);
	const float z_X3_2 = (t125 ? 0.0f : z_X3_1);
	const int t135 = (x_X0 == 0.0f);
	const float z_X0_3 = (t135 ? x_X0 : z_X0_2);
	const float z_X1_3 = (t135 ? x_X1 : z_X1_2);
	const float z_X2_3 = (t135 ? x_X2 : z_X2_2);
	const float z_X3_3 = (t135 ? x_X3 : z_X3_2);
	*X1 = z_X1_3;
	*X2 = z_X2_3;
	*X3 = z_X3_3;
	return z_X0_3;
}

//: map_QF_Expm1 QF_Expm1
__kernel void map_QF_Expm1(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Expm1(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_coshSeries f32_FastTwoSum DF_tripleOf triple_f32_hornerTriple QF_hornerQuad
// coshSeries returns (cosh r - 1)/r² for s = r², within 2^-200 (2^-85 for float32).
static inline float QF_coshSeries(float s_X0, float s_X1, float s_X2, float s_X3, float *X1, float *X2, float *X3)
{
	const float p = RN(s_X0 * 0x1.a01a02p-16f);
	float lo;
	const float hi = f32_FastTwoSum(0x1.6c16c2p-10f, p, &lo);
	const float g_Lo = RN(lo + (-0x1.27d27ep-35f));
	float h_X1;
	float h_X2;
	const float h_X0 = DF_tripleOf(hi, g_Lo, &h_X1, &h_X2);
	float h_X1_1;
	float h_X2_1;
	const float h_X0_1 = triple_f32_hornerTriple(h_X0, h_X1, h_X2, s_X0, s_X1, s_X2, 0x1.555556p-05f, (-0x1.555556p-30f), 0x1.555556p-55f, &h_X1_1, &h_X2_1);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_hornerQuad(h_X0_1, h_X1_1, h_X2_1, f32_zero, s_X0, s_X1, s_X2, s_X3, 0x1p-01f, f32_zero, f32_zero, f32_zero, &t28_1, &t28_2, &t28_3);
	*X1 = t28_1;
	*X2 = t28_2;
	*X3 = t28_3;
	return t28_0;
}

//: QF_sinhSeries f32_FastTwoSum DF_tripleOf triple_f32_hornerTriple QF_hornerQuad
// sinhSeries returns (sinh r - r)/r³ for s = r², within 2^-200 (2^-85 for float32).
static inline float QF_sinhSeries(float s_X0, float s_X1, float s_X2, float s_X3, float *X1, float *X2, float *X3)
{
	const float p = RN(s_X0 * 0x1.71de3ap-19f);
	float lo;
	const float hi = f32_FastTwoSum(0x1.a01a02p-13f, p, &lo);
	const float g_Lo = RN(lo + (-0x1.7f97fap-39f));
	float h_X1;
	float h_X2;
	const float h_X0 = DF_tripleOf(hi, g_Lo, &h_X1, &h_X2);
	float h_X1_1;
	float h_X2_1;
	const float h_X0_1 = triple_f32_hornerTriple(h_X0, h_X1, h_X2, s_X0, s_X1, s_X2, 0x1.111112p-07f, (-0x1.dddddep-32f), 0x1.111112p-59f, &h_X1_1, &h_X2_1);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_hornerQuad(h_X0_1, h_X1_1, h_X2_1, f32_zero, s_X0, s_X1, s_X2, s_X3, 0x1.555556p-03f, (-0x1.555556p-28f), 0x1.555556p-53f, (-0x1.555556p-78f), &t28_1, &t28_2, &t28_3);
	*X1 = t28_1;
	*X2 = t28_2;
	*X3 = t28_3;
	return t28_0;
}

//: quint_f32_hyperbolic quint_f32_expReduceLn f32_exp2Step f32_expFloor quint_f32_scale quint_f32_quad4 QF_mulLoose quint_f32_sub quint_f32_add QF_coshSeries QF_sinhSeries
// hyperbolic reduces x ≥ 0, and returns m too.
static inline float quint_f32_hyperbolic(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *h_s_X1, float *h_s_X2, float *h_s_X3, float *h_s_X4, float *h_c_X0, float *h_c_X1, float *h_c_X2, float *h_c_X3, float *h_c_X4, float *h_r_X0, float *h_r_X1, float *h_r_X2, float *h_r_X3, float *h_r_X4, float *h_coshm1_X0, float *h_coshm1_X1, float *h_coshm1_X2, float *h_coshm1_X3, float *h_sinh_X0, float *h_sinh_X1, float *h_sinh_X2, float *h_sinh_X3, int *m)
{
	float r_X0;
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	const float k = quint_f32_expReduceLn(x_X0, x_X1, x_X2, x_X3, x_X4, &r_X0, &r_X1, &r_X2, &r_X3, &r_X4);
	const int n = (int)k;
	const int m_1 = (n >> 7);
	float e_X1;
	float e_X2;
	float e_X3;
	float e_X4;
	const float e_X0 = f32_exp2Step((n & 127), &e_X1, &e_X2, &e_X3, &e_X4);
	float t26_1;
	float t26_2;
	float t26_3;
	float t26_4;
	const float t26_0 = f32_exp2Step(((int)((uint)0 - (uint)n) & 127), &t26_1, &t26_2, &t26_3, &t26_4);
	const int t35 = (int)((uint)((int)((uint)0 - (uint)n) >> 7) - (uint)m_1);
	const int t36 = f32_expFloor();
	float d_X1;
	float d_X2;
	float d_X3;
	float d_X4;
	const float d_X0 = quint_f32_scale(t26_0, t26_1, t26_2, t26_3, t26_4, f32_pow2(((t36 < t35) ? t35 : t36)), &d_X1, &d_X2, &d_X3, &d_X4);
	float r4_X1;
	float r4_X2;
	float r4_X3;
	const float r4_X0 = quint_f32_quad4(r_X0, r_X1, r_X2, r_X3, r_X4, &r4_X1, &r4_X2, &r4_X3);
	float s_X1;
	float s_X2;
	float s_X3;
	const float s_X0 = QF_mulLoose(r4_X0, r4_X1, r4_X2, r4_X3, r4_X0, r4_X1, r4_X2, r4_X3, &s_X1, &s_X2, &s_X3);
	float t56_1;
	float t56_2;
	float t56_3;
	float t56_4;
	const float t56_0 = quint_f32_sub(e_X0, e_X1, e_X2, e_X3, e_X4, d_X0, d_X1, d_X2, d_X3, d_X4, &t56_1, &t56_2, &t56_3, &t56_4);
	float t62_1;
	float t62_2;
	float t62_3;
	float t62_4;
	const float t62_0 = quint_f32_add(e_X0, e_X1, e_X2, e_X3, e_X4, d_X0, d_X1, d_X2, d_X3, d_X4, &t62_1, &t62_2, &t62_3, &t62_4);
	float t68_1;
	float t68_2;
	float t68_3;
	const float t68_0 = QF_coshSeries(s_X0, s_X1, s_X2, s_X3, &t68_1, &t68_2, &t68_3);
	float t73_1;
	float t73_2;
	float t73_3;
	const float t73_0 = QF_mulLoose(s_X0, s_X1, s_X2, s_X3, t68_0, t68_1, t68_2, t68_3, &t73_1, &t73_2, &t73_3);
	float t78_1;
	float t78_2;
	float t78_3;
	const float t78_0 = QF_mulLoose(s_X0, s_X1, s_X2, s_X3, r4_X0, r4_X1, r4_X2, r4_X3, &t78_1, &t78_2, &t78_3);
	float t83_1;
	float t83_2;
	float t83_3;
	const float t83_0 = QF_sinhSeries(s_X0, s_X1, s_X2, s_X3, &t83_1, &t83_2, &t83_3);
	float t88_1;
	float t88_2;
	float t88_3;
	const float t88_0 = QF_mulLoose(t78_0, t78_1, t78_2, t78_3, t83_0, t83_1, t83_2, t83_3, &t88_1, &t88_2, &t88_3);
	*h_s_X1 = t56_1;
	*h_s_X2 = t56_2;
	*h_s_X3 = t56_3;
	*h_s_X4 = t56_4;
	*h_c_X0 = t62_0;
	*h_c_X1 = t62_1;
	*h_c_X2 = t62_2;
	*h_c_X3 = t62_3;
	*h_c_X4 = t62_4;
	*h_r_X0 = r_X0;
	*h_r_X1 = r_X1;
	*h_r_X2 = r_X2;
	*h_r_X3 = r_X3;
	*h_r_X4 = r_X4;
	*h_coshm1_X0 = t73_0;
	*h_coshm1_X1 = t73_1;
	*h_coshm1_X2 = t73_2;
	*h_coshm1_X3 = t73_3;
	*h_sinh_X0 = t88_0;
	*h_sinh_X1 = t88_1;
	*h_sinh_X2 = t88_2;
	*h_sinh_X3 = t88_3;
	*m = m_1;
	return t56_0;
}

//: QF_sumLoose f32_TwoSum
// sumLoose is that of pairs.
static inline float QF_sumLoose(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_X0, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_X1, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	float g;
	const float c = f32_TwoSum(x_X2, y_X2, &g);
	float f_1;
	const float e_2 = f32_TwoSum(e_1, f, &f_1);
	float e_3;
	const float c_1 = f32_TwoSum(c, e_2, &e_3);
	*X1 = b_1;
	*X2 = c_1;
	*X3 = RN(RN(x_X3 + y_X3) + RN(RN(e_3 + f_1) + g));
	return a;
}

//: hyperbolic4_f32_sinhScaled quint_f32_quad4 QF_mulLoose QF_sumLoose quint_f32_mul quint_f32_add quint_f32_addSmall
// sinhScaled returns sinh |x|·2^(1-m).
static inline float hyperbolic4_f32_sinhScaled(float h_s_X0, float h_s_X1, float h_s_X2, float h_s_X3, float h_s_X4, float h_c_X0, float h_c_X1, float h_c_X2, float h_c_X3, float h_c_X4, float h_r_X0, float h_r_X1, float h_r_X2, float h_r_X3, float h_r_X4, float h_coshm1_X0, float h_coshm1_X1, float h_coshm1_X2, float h_coshm1_X3, float h_sinh_X0, float h_sinh_X1, float h_sinh_X2, float h_sinh_X3, float *X1, float *X2, float *X3)
{
	float t23_1;
	float t23_2;
	float t23_3;
	const float t23_0 = quint_f32_quad4(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, &t23_1, &t23_2, &t23_3);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_mulLoose(t23_0, t23_1, t23_2, t23_3, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, &t28_1, &t28_2, &t28_3);
	float t33_1;
	float t33_2;
	float t33_3;
	const float t33_0 = quint_f32_quad4(h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, &t33_1, &t33_2, &t33_3);
	float t38_1;
	float t38_2;
	float t38_3;
	const float t38_0 = QF_mulLoose(t33_0, t33_1, t33_2, t33_3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &t38_1, &t38_2, &t38_3);
	float w_X1;
	float w_X2;
	float w_X3;
	const float w_X0 = QF_sumLoose(t28_0, t28_1, t28_2, t28_3, t38_0, t38_1, t38_2, t38_3, &w_X1, &w_X2, &w_X3);
	float t48_1;
	float t48_2;
	float t48_3;
	float t48_4;
	const float t48_0 = quint_f32_mul(h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, &t48_1, &t48_2, &t48_3, &t48_4);
	float t54_1;
	float t54_2;
	float t54_3;
	float t54_4;
	const float t54_0 = quint_f32_add(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, t48_0, t48_1, t48_2, t48_3, t48_4, &t54_1, &t54_2, &t54_3, &t54_4);
	float t60_1;
	float t60_2;
	float t60_3;
	const float t60_0 = quint_f32_addSmall(t54_0, t54_1, t54_2, t54_3, t54_4, w_X0, w_X1, w_X2, w_X3, &t60_1, &t60_2, &t60_3);
	*X1 = t60_1;
	*X2 = t60_2;
	*X3 = t60_3;
	return t60_0;
}

//: hyperbolic4_f32_coshScaled quint_f32_quad4 QF_sumLoose QF_mulLoose quint_f32_addSmall
// coshScaled returns cosh |x|·2^(1-m).
static inline float hyperbolic4_f32_coshScaled(float h_s_X0, float h_s_X1, float h_s_X2, float h_s_X3, float h_s_X4, float h_c_X0, float h_c_X1, float h_c_X2, float h_c_X3, float h_c_X4, float h_r_X0, float h_r_X1, float h_r_X2, float h_r_X3, float h_r_X4, float h_coshm1_X0, float h_coshm1_X1, float h_coshm1_X2, float h_coshm1_X3, float h_sinh_X0, float h_sinh_X1, float h_sinh_X2, float h_sinh_X3, float *X1, float *X2, float *X3)
{
	float t23_1;
	float t23_2;
	float t23_3;
	const float t23_0 = quint_f32_quad4(h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, &t23_1, &t23_2, &t23_3);
	float sinh_X1;
	float sinh_X2;
	float sinh_X3;
	const float sinh_X0 = QF_sumLoose(t23_0, t23_1, t23_2, t23_3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &sinh_X1, &sinh_X2, &sinh_X3);
	float t33_1;
	float t33_2;
	float t33_3;
	const float t33_0 = quint_f32_quad4(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, &t33_1, &t33_2, &t33_3);
	float t38_1;
	float t38_2;
	float t38_3;
	const float t38_0 = QF_mulLoose(t33_0, t33_1, t33_2, t33_3, sinh_X0, sinh_X1, sinh_X2, sinh_X3, &t38_1, &t38_2, &t38_3);
	float t43_1;
	float t43_2;
	float t43_3;
	const float t43_0 = quint_f32_quad4(h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, &t43_1, &t43_2, &t43_3);
	float t48_1;
	float t48_2;
	float t48_3;
	const float t48_0 = QF_mulLoose(t43_0, t43_1, t43_2, t43_3, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, &t48_1, &t48_2, &t48_3);
	float t53_1;
	float t53_2;
	float t53_3;
	const float t53_0 = QF_sumLoose(t38_0, t38_1, t38_2, t38_3, t48_0, t48_1, t48_2, t48_3, &t53_1, &t53_2, &t53_3);
	float t58_1;
	float t58_2;
	float t58_3;
	const float t58_0 = quint_f32_addSmall(h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, t53_0, t53_1, t53_2, t53_3, &t58_1, &t58_2, &t58_3);
	*X1 = t58_1;
	*X2 = t58_2;
	*X3 = t58_3;
	return t58_0;
}

//: QF_signed4
// signed4 is signed for four limbs.
static inline float QF_signed4(float x_X0, float x_X1, float x_X2, float x_X3, float s, float *X1, float *X2, float *X3)
{
	const float f = copysign(1.0f, s);
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	return RN(x_X0 * f);
}

//: QF_Sinh f32_expBound QF_signed4 QF_quintOf quint_f32_expWithin quint_f32_hyperbolic hyperbolic4_f32_sinhScaled QF_expScale f32_infinity
// Sinh returns the hyperbolic sine of x.
//
// Error: ≤ 1u⁴|sinh x|, also where that is small.
// Domain: |x| is 0 or at least 2^-51 (QF), 2^-860 (QD): below, x itself has lost
// bits.
// Special: sinh ±0 = ±0, sinh ±Inf = ±Inf; ±Inf where the result overflows.
// Cost: 2100 flops with a fused multiply-add, and two rows of a table.
static inline float QF_Sinh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float bound;
	float t4_2;
	const float t4_0 = f32_expBound(&bound, &t4_2);
	float t6_1;
	float t6_2;
	float t6_3;
	const float t6_0 = QF_signed4(x_X0, x_X1, x_X2, x_X3, x_X0, &t6_1, &t6_2, &t6_3);
	float t11_1;
	float t11_2;
	float t11_3;
	float t11_4;
	const float t11_0 = QF_quintOf(t6_0, t6_1, t6_2, t6_3, &t11_1, &t11_2, &t11_3, &t11_4);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = quint_f32_expWithin(t11_0, t11_1, t11_2, t11_3, t11_4, bound, &t17_1, &t17_2, &t17_3, &t17_4);
	float h_s_X1;
	float h_s_X2;
	float h_s_X3;
	float h_s_X4;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_c_X3;
	float h_c_X4;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_r_X3;
	float h_r_X4;
	float h_coshm1_X0;
	float h_coshm1_X1;
	float h_coshm1_X2;
	float h_coshm1_X3;
	float h_sinh_X0;
	float h_sinh_X1;
	float h_sinh_X2;
	float h_sinh_X3;
	int m;
	const float h_s_X0 = quint_f32_hyperbolic(t17_0, t17_1, t17_2, t17_3, t17_4, &h_s_X1, &h_s_X2, &h_s_X3, &h_s_X4, &h_c_X0, &h_c_X1, &h_c_X2, &h_c_X3, &h_c_X4, &h_r_X0, &h_r_X1, &h_r_X2, &h_r_X3, &h_r_X4, &h_coshm1_X0, &h_coshm1_X1, &h_coshm1_X2, &h_coshm1_X3, &h_sinh_X0, &h_sinh_X1, &h_sinh_X2, &h_sinh_X3, &m);
	float t48_1;
	float t48_2;
	float t48_3;
	const float t48_0 = hyperbolic4_f32_sinhScaled(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &t48_1, &t48_2, &t48_3);
	float t55_1;
	float t55_2;
	float t55_3;
	const float t55_0 = QF_expScale(t48_0, t48_1, t48_2, t48_3, (int)((uint)m - (uint)1), &t55_1, &t55_2, &t55_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_signed4(t55_0, t55_1, t55_2, t55_3, x_X0, &z_X1, &z_X2, &z_X3);
	const int t67 = !(fabs(x_X0) < bound);
	const float z_X0_1 = RN(x_X0 * f32_infinity());
	const float z_X0_2 = (t67 ? z_X0_1 : z_X0);
	const float z_X1_1 = (t67 ? 0.0f : z_X1);
	const float z_X2_1 = (t67 ? 0.0f : z_X2);
	const float z_X3_1 = (t67 ? 0.0f : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_2;
}

//: map_QF_Sinh QF_Sinh
__kernel void map_QF_Sinh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Sinh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Cosh f32_expBound QF_signed4 QF_quintOf quint_f32_expWithin quint_f32_hyperbolic hyperbolic4_f32_coshScaled QF_expScale f32_infinity
// Cosh returns the hyperbolic cosine of x.
//
// Error: ≤ 1u⁴|cosh x|.
// Special: cosh ±0 = 1, cosh ±Inf = +Inf; +Inf where the result overflows.
// Cost: 2000 flops with a fused multiply-add, and two rows of a table.
static inline float QF_Cosh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float bound;
	float t4_2;
	const float t4_0 = f32_expBound(&bound, &t4_2);
	float t6_1;
	float t6_2;
	float t6_3;
	const float t6_0 = QF_signed4(x_X0, x_X1, x_X2, x_X3, x_X0, &t6_1, &t6_2, &t6_3);
	float t11_1;
	float t11_2;
	float t11_3;
	float t11_4;
	const float t11_0 = QF_quintOf(t6_0, t6_1, t6_2, t6_3, &t11_1, &t11_2, &t11_3, &t11_4);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = quint_f32_expWithin(t11_0, t11_1, t11_2, t11_3, t11_4, bound, &t17_1, &t17_2, &t17_3, &t17_4);
	float h_s_X1;
	float h_s_X2;
	float h_s_X3;
	float h_s_X4;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_c_X3;
	float h_c_X4;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_r_X3;
	float h_r_X4;
	float h_coshm1_X0;
	float h_coshm1_X1;
	float h_coshm1_X2;
	float h_coshm1_X3;
	float h_sinh_X0;
	float h_sinh_X1;
	float h_sinh_X2;
	float h_sinh_X3;
	int m;
	const float h_s_X0 = quint_f32_hyperbolic(t17_0, t17_1, t17_2, t17_3, t17_4, &h_s_X1, &h_s_X2, &h_s_X3, &h_s_X4, &h_c_X0, &h_c_X1, &h_c_X2, &h_c_X3, &h_c_X4, &h_r_X0, &h_r_X1, &h_r_X2, &h_r_X3, &h_r_X4, &h_coshm1_X0, &h_coshm1_X1, &h_coshm1_X2, &h_coshm1_X3, &h_sinh_X0, &h_sinh_X1, &h_sinh_X2, &h_sinh_X3, &m);
	float t48_1;
	float t48_2;
	float t48_3;
	const float t48_0 = hyperbolic4_f32_coshScaled(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &t48_1, &t48_2, &t48_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_expScale(t48_0, t48_1, t48_2, t48_3, (int)((uint)m - (uint)1), &z_X1, &z_X2, &z_X3);
	const int t62 = !(fabs(x_X0) < bound);
	const float z_X0_1 = fabs(RN(x_X0 * f32_infinity()));
	const float z_X0_2 = (t62 ? z_X0_1 : z_X0);
	const float z_X1_1 = (t62 ? 0.0f : z_X1);
	const float z_X2_1 = (t62 ? 0.0f : z_X2);
	const float z_X3_1 = (t62 ? 0.0f : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_2;
}

//: map_QF_Cosh QF_Cosh
__kernel void map_QF_Cosh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Cosh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Tanh QF_signed4 QF_quintOf quint_f32_expWithin quint_f32_hyperbolic hyperbolic4_f32_sinhScaled hyperbolic4_f32_coshScaled QF_Div
// Tanh returns the hyperbolic tangent of x.
//
// Error: ≤ 4u⁴|tanh x|, also where that is small.
// Domain: |x| is 0 or at least 2^-51 (QF), 2^-860 (QD): below, x itself has lost
// bits.
// Special: tanh ±0 = ±0, tanh ±Inf = ±1.
// Cost: 2700 flops with a fused multiply-add, and two rows of a table.
static inline float QF_Tanh(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t5_1;
	float t5_2;
	float t5_3;
	const float t5_0 = QF_signed4(x_X0, x_X1, x_X2, x_X3, x_X0, &t5_1, &t5_2, &t5_3);
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = QF_quintOf(t5_0, t5_1, t5_2, t5_3, &t10_1, &t10_2, &t10_3, &t10_4);
	float t16_1;
	float t16_2;
	float t16_3;
	float t16_4;
	const float t16_0 = quint_f32_expWithin(t10_0, t10_1, t10_2, t10_3, t10_4, 36.0f, &t16_1, &t16_2, &t16_3, &t16_4);
	float h_s_X1;
	float h_s_X2;
	float h_s_X3;
	float h_s_X4;
	float h_c_X0;
	float h_c_X1;
	float h_c_X2;
	float h_c_X3;
	float h_c_X4;
	float h_r_X0;
	float h_r_X1;
	float h_r_X2;
	float h_r_X3;
	float h_r_X4;
	float h_coshm1_X0;
	float h_coshm1_X1;
	float h_coshm1_X2;
	float h_coshm1_X3;
	float h_sinh_X0;
	float h_sinh_X1;
	float h_sinh_X2;
	float h_sinh_X3;
	int t22_23;
	const float h_s_X0 = quint_f32_hyperbolic(t16_0, t16_1, t16_2, t16_3, t16_4, &h_s_X1, &h_s_X2, &h_s_X3, &h_s_X4, &h_c_X0, &h_c_X1, &h_c_X2, &h_c_X3, &h_c_X4, &h_r_X0, &h_r_X1, &h_r_X2, &h_r_X3, &h_r_X4, &h_coshm1_X0, &h_coshm1_X1, &h_coshm1_X2, &h_coshm1_X3, &h_sinh_X0, &h_sinh_X1, &h_sinh_X2, &h_sinh_X3, &t22_23);
	float t46_1;
	float t46_2;
	float t46_3;
	const float t46_0 = hyperbolic4_f32_sinhScaled(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &t46_1, &t46_2, &t46_3);
	float t51_1;
	float t51_2;
	float t51_3;
	const float t51_0 = hyperbolic4_f32_coshScaled(h_s_X0, h_s_X1, h_s_X2, h_s_X3, h_s_X4, h_c_X0, h_c_X1, h_c_X2, h_c_X3, h_c_X4, h_r_X0, h_r_X1, h_r_X2, h_r_X3, h_r_X4, h_coshm1_X0, h_coshm1_X1, h_coshm1_X2, h_coshm1_X3, h_sinh_X0, h_sinh_X1, h_sinh_X2, h_sinh_X3, &t51_1, &t51_2, &t51_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_Div(t46_0, t46_1, t46_2, t46_3, t51_0, t51_1, t51_2, t51_3, &z_X1, &z_X2, &z_X3);
	const int t69 = (!(fabs(x_X0) < 36.0f) | ((1.0f <= z_X0) & (0.0f < z_X1)));
	const float z_X0_1 = ((x_X0 != x_X0) ? x_X0 : 1.0f);
	const float z_X0_2 = (t69 ? z_X0_1 : z_X0);
	const float z_X1_1 = (t69 ? 0.0f : z_X1);
	const float z_X2_1 = (t69 ? 0.0f : z_X2);
	const float z_X3_1 = (t69 ? 0.0f : z_X3);
	float t80_1;
	float t80_2;
	float t80_3;
	const float t80_0 = QF_signed4(z_X0_2, z_X1_1, z_X2_1, z_X3_1, x_X0, &t80_1, &t80_2, &t80_3);
	*X1 = t80_1;
	*X2 = t80_2;
	*X3 = t80_3;
	return t80_0;
}

//: map_QF_Tanh QF_Tanh
__kernel void map_QF_Tanh(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Tanh(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: triple_f32_log triple_f32_logReduce triple_f32_logSum
// log returns k and l with log x = k·ln 2 + l, for a finite x > 0.
static inline int triple_f32_log(float x_X0, float x_X1, float x_X2, float *l_X0, float *l_X1, float *l_X2)
{
	float z_X0;
	float z_X1;
	float z_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(x_X0, x_X1, x_X2, &z_X0, &z_X1, &z_X2, &t_X0, &t_X1, &t_X2);
	float t12_1;
	float t12_2;
	const float t12_0 = triple_f32_logSum(z_X0, z_X1, z_X2, t_X0, t_X1, t_X2, 1.0f, &t12_1, &t12_2);
	*l_X0 = t12_0;
	*l_X1 = t12_1;
	*l_X2 = t12_2;
	return k;
}

//: triple_f32_log1p triple_f32_addFloat triple_f32_logReduce f32_logCut triple_f32_logSum
// log1p returns k and l with log(1 + x) = k·ln 2 + l, for a finite x > -1.
static inline int triple_f32_log1p(float x_X0, float x_X1, float x_X2, float *l_X0, float *l_X1, float *l_X2)
{
	float t4_1;
	float t4_2;
	const float t4_0 = triple_f32_addFloat(x_X0, x_X1, x_X2, 1.0f, &t4_1, &t4_2);
	float z_X0;
	float z_X1;
	float z_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(t4_0, t4_1, t4_2, &z_X0, &z_X1, &z_X2, &t_X0, &t_X1, &t_X2);
	const int t18 = (fabs(x_X0) < f32_logCut());
	const float z_X0_1 = (t18 ? x_X0 : z_X0);
	const float z_X1_1 = (t18 ? x_X1 : z_X1);
	const float z_X2_1 = (t18 ? x_X2 : z_X2);
	float t23_1;
	float t23_2;
	const float t23_0 = triple_f32_logSum(z_X0_1, z_X1_1, z_X2_1, t_X0, t_X1, t_X2, 1.0f, &t23_1, &t23_2);
	*l_X0 = t23_0;
	*l_X1 = t23_1;
	*l_X2 = t23_2;
	return k;
}

//: triple_f32_withTwo10 f32_TwoProd triple_f32_mul triple_f32_add
// withTwo10 returns k·log10 2 + l·log10 e.
static inline float triple_f32_withTwo10(float l_X0, float l_X1, float l_X2, int k, float *X1, float *X2)
{
	const float n = (float)k;
	float e;
	const float p = f32_TwoProd(n, (-0x1.95ec1p-19f), &e);
	float t14_1;
	float t14_2;
	const float t14_0 = triple_f32_mul(l_X0, l_X1, l_X2, 0x1.bcb7b2p-02f, (-0x1.5b235ep-27f), (-0x1.cd5954p-54f), &t14_1, &t14_2);
	float t21_1;
	float t21_2;
	const float t21_0 = triple_f32_add(t14_0, t14_1, t14_2, RN(n * 0x1.3442p-02f), p, RN(e + RN(n * (-0x1.80433cp-44f))), &t21_1, &t21_2);
	*X1 = t21_1;
	*X2 = t21_2;
	return t21_0;
}

//: triple_f32_timesLog2E triple_f32_mul
// timesLog2E returns l·log2 e.
static inline float triple_f32_timesLog2E(float l_X0, float l_X1, float l_X2, float *X1, float *X2)
{
	float t6_1;
	float t6_2;
	const float t6_0 = triple_f32_mul(l_X0, l_X1, l_X2, 0x1.715476p+00f, 0x1.4ae0cp-26f, (-0x1.e8883p-52f), &t6_1, &t6_2);
	*X1 = t6_1;
	*X2 = t6_2;
	return t6_0;
}

//: DF_logArg DF_tripleOf
// logArg returns x, and 1 in place of what has no finite logarithm.
static inline float DF_logArg(float x_Hi, float x_Lo, float *X1, float *X2)
{
	const int t6 = !((0.0f < x_Hi) & f32_finite(x_Hi));
	const float x_Hi_1 = (t6 ? 1.0f : x_Hi);
	const float x_Lo_1 = (t6 ? 0.0f : x_Lo);
	float t11_1;
	float t11_2;
	const float t11_0 = DF_tripleOf(x_Hi_1, x_Lo_1, &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

//: DF_logSpecial f32_root f32_quotient
// logSpecial returns y, or the logarithm of a where that is not finite.
static inline float DF_logSpecial(float y_Hi, float y_Lo, float a, float *Lo)
{
	const int t7 = !((0.0f < a) & f32_finite(a));
	const float y_Hi_1 = f32_sqrt(a); // NaN for a < 0
	const float y_Hi_2 = f32_div((-1.0f), fabs(a));
	const float y_Hi_3 = ((a == 0.0f) ? y_Hi_2 : y_Hi_1);
	const float y_Hi_4 = (t7 ? y_Hi_3 : y_Hi);
	const float y_Lo_1 = (t7 ? 0.0f : y_Lo);
	*Lo = y_Lo_1;
	return y_Hi_4;
}

//: DF_Log DF_logArg triple_f32_log triple_f32_withLn2 triple_f32_pair DF_logSpecial
// Log returns the natural logarithm of x.
//
// Error: ≤ 2u²|log x|, relative to the result near 1 too.
// Domain: 0 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 270 flops with a fused multiply-add, and two rows of tables.
static inline float DF_Log(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_logArg(x_Hi, x_Lo, &t2_1, &t2_2);
	float l_X0;
	float l_X1;
	float l_X2;
	const int k = triple_f32_log(t2_0, t2_1, t2_2, &l_X0, &l_X1, &l_X2);
	float t11_1;
	float t11_2;
	const float t11_0 = triple_f32_withLn2(l_X0, l_X1, l_X2, k, &t11_1, &t11_2);
	float t15_1;
	const float t15_0 = triple_f32_pair(t11_0, t11_1, t11_2, &t15_1);
	float t18_1;
	const float t18_0 = DF_logSpecial(t15_0, t15_1, x_Hi, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: map_DF_Log DF_Log
__kernel void map_DF_Log(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Log(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Log2 DF_logArg triple_f32_log triple_f32_timesLog2E triple_f32_addFloat triple_f32_pair DF_logSpecial
// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 2u²|log2 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 300 flops with a fused multiply-add, and two rows of tables.
static inline float DF_Log2(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_logArg(x_Hi, x_Lo, &t2_1, &t2_2);
	float l_X0;
	float l_X1;
	float l_X2;
	const int k = triple_f32_log(t2_0, t2_1, t2_2, &l_X0, &l_X1, &l_X2);
	float t11_1;
	float t11_2;
	const float t11_0 = triple_f32_timesLog2E(l_X0, l_X1, l_X2, &t11_1, &t11_2);
	float t16_1;
	float t16_2;
	const float t16_0 = triple_f32_addFloat(t11_0, t11_1, t11_2, (float)k, &t16_1, &t16_2);
	float t20_1;
	const float t20_0 = triple_f32_pair(t16_0, t16_1, t16_2, &t20_1);
	float t23_1;
	const float t23_0 = DF_logSpecial(t20_0, t20_1, x_Hi, &t23_1);
	*Lo = t23_1;
	return t23_0;
}

//: map_DF_Log2 DF_Log2
__kernel void map_DF_Log2(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Log2(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_whole
// whole returns x without its second limb where x is within u²/8 of an integer.
static inline float DF_whole(float x_Hi, float x_Lo, float *Lo)
{
	const float x_Lo_1 = (((fabs(x_Lo) <= RN(fabs(x_Hi) * 0x1p-51f)) & (trunc(x_Hi) == x_Hi)) ? 0.0f : x_Lo);
	*Lo = x_Lo_1;
	return x_Hi;
}

//: DF_Log10 DF_logArg triple_f32_log triple_f32_withTwo10 triple_f32_pair DF_whole DF_logSpecial
// Log10 returns the logarithm of x to base 10. Log10(10^n) is n.
//
// Error: ≤ 2u²|log10 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 310 flops with a fused multiply-add, and two rows of tables.
static inline float DF_Log10(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	float t2_2;
	const float t2_0 = DF_logArg(x_Hi, x_Lo, &t2_1, &t2_2);
	float l_X0;
	float l_X1;
	float l_X2;
	const int k = triple_f32_log(t2_0, t2_1, t2_2, &l_X0, &l_X1, &l_X2);
	float t11_1;
	float t11_2;
	const float t11_0 = triple_f32_withTwo10(l_X0, l_X1, l_X2, k, &t11_1, &t11_2);
	float t15_1;
	const float t15_0 = triple_f32_pair(t11_0, t11_1, t11_2, &t15_1);
	float t18_1;
	const float t18_0 = DF_whole(t15_0, t15_1, &t18_1);
	float t21_1;
	const float t21_0 = DF_logSpecial(t18_0, t18_1, x_Hi, &t21_1);
	*Lo = t21_1;
	return t21_0;
}

//: map_DF_Log10 DF_Log10
__kernel void map_DF_Log10(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Log10(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Log1p DF_AddFloat DF_tripleOf triple_f32_log1p triple_f32_withLn2 triple_f32_pair DF_logSpecial
// Log1p returns the natural logarithm of 1 + x.
//
// Error: ≤ 2u²|log(1+x)|, relative to the result near 0 too.
// Domain: -1 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: Log1p(-1) = -Inf, Log1p(±0) = ±0, Log1p(+Inf) = +Inf, NaN for x < -1.
// Cost: 300 flops with a fused multiply-add, and two rows of tables.
static inline float DF_Log1p(float x_Hi, float x_Lo, float *Lo)
{
	float t3_1;
	const float y_Hi = DF_AddFloat(x_Hi, x_Lo, 1.0f, &t3_1);
	const int t9 = !((0.0f < y_Hi) & f32_finite(y_Hi));
	const float a_Hi = (t9 ? 0.0f : x_Hi);
	const float a_Lo = (t9 ? 0.0f : x_Lo);
	float t14_1;
	float t14_2;
	const float t14_0 = DF_tripleOf(a_Hi, a_Lo, &t14_1, &t14_2);
	float l_X0;
	float l_X1;
	float l_X2;
	const int k = triple_f32_log1p(t14_0, t14_1, t14_2, &l_X0, &l_X1, &l_X2);
	float t23_1;
	float t23_2;
	const float t23_0 = triple_f32_withLn2(l_X0, l_X1, l_X2, k, &t23_1, &t23_2);
	float t27_1;
	const float t27_0 = triple_f32_pair(t23_0, t23_1, t23_2, &t27_1);
	float z_Lo;
	const float z_Hi = DF_logSpecial(t27_0, t27_1, y_Hi, &z_Lo);
	const int t34 = (x_Hi == 0.0f);
	const float z_Hi_1 = (t34 ? x_Hi : z_Hi);
	const float z_Lo_1 = (t34 ? x_Lo : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_1;
}

//: map_DF_Log1p DF_Log1p
__kernel void map_DF_Log1p(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Log1p(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: quint_f32_log quint_f32_logReduce quint_f32_logSum
// log returns k and l with log x = k·ln 2 + l, for a finite x > 0.
static inline int quint_f32_log(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *l_X0, float *l_X1, float *l_X2, float *l_X3, float *l_X4)
{
	float z_X0;
	float z_X1;
	float z_X2;
	float z_X3;
	float z_X4;
	float t_X0;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const int k = quint_f32_logReduce(x_X0, x_X1, x_X2, x_X3, x_X4, &z_X0, &z_X1, &z_X2, &z_X3, &z_X4, &t_X0, &t_X1, &t_X2, &t_X3, &t_X4);
	float t18_1;
	float t18_2;
	float t18_3;
	float t18_4;
	const float t18_0 = quint_f32_logSum(z_X0, z_X1, z_X2, z_X3, z_X4, t_X0, t_X1, t_X2, t_X3, t_X4, 1.0f, &t18_1, &t18_2, &t18_3, &t18_4);
	*l_X0 = t18_0;
	*l_X1 = t18_1;
	*l_X2 = t18_2;
	*l_X3 = t18_3;
	*l_X4 = t18_4;
	return k;
}

//: quint_f32_log1p quint_f32_addFloat quint_f32_logReduce f32_logCut quint_f32_logSum
// log1p returns k and l with log(1 + x) = k·ln 2 + l, for a finite x > -1.
static inline int quint_f32_log1p(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *l_X0, float *l_X1, float *l_X2, float *l_X3, float *l_X4)
{
	float t6_1;
	float t6_2;
	float t6_3;
	float t6_4;
	const float t6_0 = quint_f32_addFloat(x_X0, x_X1, x_X2, x_X3, x_X4, 1.0f, &t6_1, &t6_2, &t6_3, &t6_4);
	float z_X0;
	float z_X1;
	float z_X2;
	float z_X3;
	float z_X4;
	float t_X0;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const int k = quint_f32_logReduce(t6_0, t6_1, t6_2, t6_3, t6_4, &z_X0, &z_X1, &z_X2, &z_X3, &z_X4, &t_X0, &t_X1, &t_X2, &t_X3, &t_X4);
	const int t26 = (fabs(x_X0) < f32_logCut());
	const float z_X0_1 = (t26 ? x_X0 : z_X0);
	const float z_X1_1 = (t26 ? x_X1 : z_X1);
	const float z_X2_1 = (t26 ? x_X2 : z_X2);
	const float z_X3_1 = (t26 ? x_X3 : z_X3);
	const float z_X4_1 = (t26 ? x_X4 : z_X4);
	float t33_1;
	float t33_2;
	float t33_3;
	float t33_4;
	const float t33_0 = quint_f32_logSum(z_X0_1, z_X1_1, z_X2_1, z_X3_1, z_X4_1, t_X0, t_X1, t_X2, t_X3, t_X4, 1.0f, &t33_1, &t33_2, &t33_3, &t33_4);
	*l_X0 = t33_0;
	*l_X1 = t33_1;
	*l_X2 = t33_2;
	*l_X3 = t33_3;
	*l_X4 = t33_4;
	return k;
}

//: quint_f32_withTwo10 quint_f32_mul quint_f32_mulFloat quint_f32_add
// withTwo10 returns k·log10 2 + l·log10 e.
static inline float quint_f32_withTwo10(float l_X0, float l_X1, float l_X2, float l_X3, float l_X4, int k, float *X1, float *X2, float *X3, float *X4)
{
	float t16_1;
	float t16_2;
	float t16_3;
	float t16_4;
	const float t16_0 = quint_f32_mul(l_X0, l_X1, l_X2, l_X3, l_X4, 0x1.bcb7b2p-02f, (-0x1.5b235ep-27f), (-0x1.cd5954p-54f), (-0x1.155414p-79f), (-0x1.6611e6p-104f), &t16_1, &t16_2, &t16_3, &t16_4);
	float t23_1;
	float t23_2;
	float t23_3;
	float t23_4;
	const float t23_0 = quint_f32_mulFloat(0x1.3442p-02f, (-0x1.95ec1p-19f), (-0x1.80433cp-44f), 0x1.f12b36p-70f, (-0x1.fa41b8p-96f), (float)k, &t23_1, &t23_2, &t23_3, &t23_4);
	float t29_1;
	float t29_2;
	float t29_3;
	float t29_4;
	const float t29_0 = quint_f32_add(t16_0, t16_1, t16_2, t16_3, t16_4, t23_0, t23_1, t23_2, t23_3, t23_4, &t29_1, &t29_2, &t29_3, &t29_4);
	*X1 = t29_1;
	*X2 = t29_2;
	*X3 = t29_3;
	*X4 = t29_4;
	return t29_0;
}

//: quint_f32_timesLog2E quint_f32_mul
// timesLog2E returns l·log2 e.
static inline float quint_f32_timesLog2E(float l_X0, float l_X1, float l_X2, float l_X3, float l_X4, float *X1, float *X2, float *X3, float *X4)
{
	float t10_1;
	float t10_2;
	float t10_3;
	float t10_4;
	const float t10_0 = quint_f32_mul(l_X0, l_X1, l_X2, l_X3, l_X4, 0x1.715476p+00f, 0x1.4ae0cp-26f, (-0x1.e8883p-52f), 0x1.ffb41ap-77f, 0x1.1d3e88p-103f, &t10_1, &t10_2, &t10_3, &t10_4);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	*X4 = t10_4;
	return t10_0;
}

//: QF_logArg QF_quintOf
// logArg returns x, and 1 in place of what has no finite logarithm.
static inline float QF_logArg(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3, float *X4)
{
	const int t8 = !((0.0f < x_X0) & f32_finite(x_X0));
	const float x_X0_1 = (t8 ? 1.0f : x_X0);
	const float x_X1_1 = (t8 ? 0.0f : x_X1);
	const float x_X2_1 = (t8 ? 0.0f : x_X2);
	const float x_X3_1 = (t8 ? 0.0f : x_X3);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = QF_quintOf(x_X0_1, x_X1_1, x_X2_1, x_X3_1, &t17_1, &t17_2, &t17_3, &t17_4);
	*X1 = t17_1;
	*X2 = t17_2;
	*X3 = t17_3;
	*X4 = t17_4;
	return t17_0;
}

//: QF_logSpecial f32_root f32_quotient
// logSpecial returns y, or the logarithm of a where that is not finite.
static inline float QF_logSpecial(float y_X0, float y_X1, float y_X2, float y_X3, float a, float *X1, float *X2, float *X3)
{
	const int t9 = !((0.0f < a) & f32_finite(a));
	const float y_X0_1 = f32_sqrt(a); // NaN for a < 0
	const float y_X0_2 = f32_div((-1.0f), fabs(a));
	const float y_X0_3 = ((a == 0.0f) ? y_X0_2 : y_X0_1);
	const float y_X0_4 = (t9 ? y_X0_3 : y_X0);
	const float y_X1_1 = (t9 ? 0.0f : y_X1);
	const float y_X2_1 = (t9 ? 0.0f : y_X2);
	const float y_X3_1 = (t9 ? 0.0f : y_X3);
	*X1 = y_X1_1;
	*X2 = y_X2_1;
	*X3 = y_X3_1;
	return y_X0_4;
}

//: QF_Log QF_logArg quint_f32_log quint_f32_withLn2 quint_f32_quad QF_logSpecial
// Log returns the natural logarithm of x.
//
// Error: ≤ 2u⁴|log x|, relative to the result near 1 too.
// Domain: 0 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 1430 flops with a fused multiply-add, and two rows of tables.
static inline float QF_Log(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_logArg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float l_X0;
	float l_X1;
	float l_X2;
	float l_X3;
	float l_X4;
	const int k = quint_f32_log(t4_0, t4_1, t4_2, t4_3, t4_4, &l_X0, &l_X1, &l_X2, &l_X3, &l_X4);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = quint_f32_withLn2(l_X0, l_X1, l_X2, l_X3, l_X4, k, &t17_1, &t17_2, &t17_3, &t17_4);
	float t23_1;
	float t23_2;
	float t23_3;
	const float t23_0 = quint_f32_quad(t17_0, t17_1, t17_2, t17_3, t17_4, &t23_1, &t23_2, &t23_3);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_logSpecial(t23_0, t23_1, t23_2, t23_3, x_X0, &t28_1, &t28_2, &t28_3);
	*X1 = t28_1;
	*X2 = t28_2;
	*X3 = t28_3;
	return t28_0;
}

//: map_QF_Log QF_Log
__kernel void map_QF_Log(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Log(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Log2 QF_logArg quint_f32_log quint_f32_timesLog2E quint_f32_addFloat quint_f32_quad QF_logSpecial
// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 3u⁴|log2 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 1510 flops with a fused multiply-add.
static inline float QF_Log2(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_logArg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float l_X0;
	float l_X1;
	float l_X2;
	float l_X3;
	float l_X4;
	const int k = quint_f32_log(t4_0, t4_1, t4_2, t4_3, t4_4, &l_X0, &l_X1, &l_X2, &l_X3, &l_X4);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = quint_f32_timesLog2E(l_X0, l_X1, l_X2, l_X3, l_X4, &t17_1, &t17_2, &t17_3, &t17_4);
	float t24_1;
	float t24_2;
	float t24_3;
	float t24_4;
	const float t24_0 = quint_f32_addFloat(t17_0, t17_1, t17_2, t17_3, t17_4, (float)k, &t24_1, &t24_2, &t24_3, &t24_4);
	float t30_1;
	float t30_2;
	float t30_3;
	const float t30_0 = quint_f32_quad(t24_0, t24_1, t24_2, t24_3, t24_4, &t30_1, &t30_2, &t30_3);
	float t35_1;
	float t35_2;
	float t35_3;
	const float t35_0 = QF_logSpecial(t30_0, t30_1, t30_2, t30_3, x_X0, &t35_1, &t35_2, &t35_3);
	*X1 = t35_1;
	*X2 = t35_2;
	*X3 = t35_3;
	return t35_0;
}

//: map_QF_Log2 QF_Log2
__kernel void map_QF_Log2(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Log2(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_whole
// whole returns x without its other limbs where x is within u⁴/8 of an integer.
static inline float QF_whole(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	const int t11 = ((fabs(x_X1) <= RN(fabs(x_X0) * 0x1p-99f)) & (trunc(x_X0) == x_X0));
	const float x_X1_1 = (t11 ? 0.0f : x_X1);
	const float x_X2_1 = (t11 ? 0.0f : x_X2);
	const float x_X3_1 = (t11 ? 0.0f : x_X3);
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	*X3 = x_X3_1;
	return x_X0;
}

//: QF_Log10 QF_logArg quint_f32_log quint_f32_withTwo10 quint_f32_quad QF_whole QF_logSpecial
// Log10 returns the logarithm of x to base 10. Log10(10^n) is n.
//
// Error: ≤ 3u⁴|log10 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 1630 flops with a fused multiply-add.
static inline float QF_Log10(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	float t4_4;
	const float t4_0 = QF_logArg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	float l_X0;
	float l_X1;
	float l_X2;
	float l_X3;
	float l_X4;
	const int k = quint_f32_log(t4_0, t4_1, t4_2, t4_3, t4_4, &l_X0, &l_X1, &l_X2, &l_X3, &l_X4);
	float t17_1;
	float t17_2;
	float t17_3;
	float t17_4;
	const float t17_0 = quint_f32_withTwo10(l_X0, l_X1, l_X2, l_X3, l_X4, k, &t17_1, &t17_2, &t17_3, &t17_4);
	float t23_1;
	float t23_2;
	float t23_3;
	const float t23_0 = quint_f32_quad(t17_0, t17_1, t17_2, t17_3, t17_4, &t23_1, &t23_2, &t23_3);
	float t28_1;
	float t28_2;
	float t28_3;
	const float t28_0 = QF_whole(t23_0, t23_1, t23_2, t23_3, &t28_1, &t28_2, &t28_3);
	float t33_1;
	float t33_2;
	float t33_3;
	const float t33_0 = QF_logSpecial(t28_0, t28_1, t28_2, t28_3, x_X0, &t33_1, &t33_2, &t33_3);
	*X1 = t33_1;
	*X2 = t33_2;
	*X3 = t33_3;
	return t33_0;
}

//: map_QF_Log10 QF_Log10
__kernel void map_QF_Log10(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Log10(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Log1p QF_AddFloat QF_quintOf quint_f32_log1p quint_f32_withLn2 quint_f32_quad QF_logSpecial
// Log1p returns the natural logarithm of 1 + x.
//
// Error: ≤ 2u⁴|log(1+x)|, relative to the result near 0 too.
// Domain: -1 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: Log1p(-1) = -Inf, Log1p(±0) = ±0, Log1p(+Inf) = +Inf, NaN for x < -1.
// Cost: 1630 flops with a fused multiply-add.
static inline float QF_Log1p(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t5_1;
	float t5_2;
	float t5_3;
	const float y_X0 = QF_AddFloat(x_X0, x_X1, x_X2, x_X3, 1.0f, &t5_1, &t5_2, &t5_3);
	const int t11 = !((0.0f < y_X0) & f32_finite(y_X0));
	const float a_X0 = (t11 ? 0.0f : x_X0);
	const float a_X1 = (t11 ? 0.0f : x_X1);
	const float a_X2 = (t11 ? 0.0f : x_X2);
	const float a_X3 = (t11 ? 0.0f : x_X3);
	float t20_1;
	float t20_2;
	float t20_3;
	float t20_4;
	const float t20_0 = QF_quintOf(a_X0, a_X1, a_X2, a_X3, &t20_1, &t20_2, &t20_3, &t20_4);
	float l_X0;
	float l_X1;
	float l_X2;
	float l_X3;
	float l_X4;
	const int k = quint_f32_log1p(t20_0, t20_1, t20_2, t20_3, t20_4, &l_X0, &l_X1, &l_X2, &l_X3, &l_X4);
	float t33_1;
	float t33_2;
	float t33_3;
	float t33_4;
	const float t33_0 = quint_f32_withLn2(l_X0, l_X1, l_X2, l_X3, l_X4, k, &t33_1, &t33_2, &t33_3, &t33_4);
	float t39_1;
	float t39_2;
	float t39_3;
	const float t39_0 = quint_f32_quad(t33_0, t33_1, t33_2, t33_3, t33_4, &t39_1, &t39_2, &t39_3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_logSpecial(t39_0, t39_1, t39_2, t39_3, y_X0, &z_X1, &z_X2, &z_X3);
	const int t50 = (x_X0 == 0.0f);
	const float z_X0_1 = (t50 ? x_X0 : z_X0);
	const float z_X1_1 = (t50 ? x_X1 : z_X1);
	const float z_X2_1 = (t50 ? x_X2 : z_X2);
	const float z_X3_1 = (t50 ? x_X3 : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_1;
}

//: map_QF_Log1p QF_Log1p
__kernel void map_QF_Log1p(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Log1p(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_fraction f32_middling
// fraction returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0.
static inline float f32_fraction(float a, int *n)
{
	const int n_1 = f32_middling(a);
	const float f = RN(a * f32_pow2((int)((uint)0 - (uint)n_1))); // normal, also where a is not
	const int k = f32_exponent(f);
	*n = (int)((uint)n_1 + (uint)k);
	return RN(f * f32_pow2((int)((uint)0 - (uint)k)));
}

//: f32_residual f32_TwoProd
// residual returns x - qy, where that is a machine number.
static inline float f32_residual(float x, float q, float y)
{
	float e;
	const float p = f32_TwoProd(q, y, &e);
	return RN(RN(x - p) - e);
}

//: f32_quotient f32_fraction f32_residual f32_rescale f32_infinity
// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
static inline float f32_quotient(float a, float b)
{
	const float x = fabs(a);
	const float y = fabs(b);
	const int regular = (((f32_finite(a) & f32_finite(b)) & (a != 0.0f)) & (b != 0.0f));
	const int t16 = !regular;
	const float x_1 = (t16 ? 1.0f : x);
	const float y_1 = (t16 ? 1.0f : y);
	int m;
	const float x_2 = f32_fraction(x_1, &m);
	int n;
	const float y_2 = f32_fraction(y_1, &n);
	const int n_1 = (int)((uint)m - (uint)n);
	const int t28 = (x_2 < y_2);
	const float x_3 = RN(x_2 + x_2);
	const int n_2 = (int)((uint)n_1 - (uint)1);
	const float x_4 = (t28 ? x_3 : x_2);
	const int n_3 = (t28 ? n_2 : n_1);
	const int t36 = ((-200 < n_3) ? n_3 : -200);
	const int n_4 = ((t36 < 200) ? t36 : 200); // beyond it the result is 0 or infinite anyway
	const float r = RN(0x1.68f5c2p+00f - RN(0x1.e147aep-02f * y_2)); // 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method doubles the number of right bits.
	const float r_1 = RN(r + RN(r * RN(1.0f - RN(y_2 * r))));
	const float r_2 = RN(r_1 + RN(r_1 * RN(1.0f - RN(y_2 * r_1))));
	const float r_3 = RN(r_2 + RN(r_2 * RN(1.0f - RN(y_2 * r_2))));
	const float r_4 = RN(r_3 + RN(r_3 * RN(1.0f - RN(y_2 * r_3))));
	const float q = RN(x_4 * r_4);
	const float q_1 = RN(q + RN(f32_residual(x_4, q, y_2) * r_4));
	const float q_2 = ((q_1 < 1.0f) ? 1.0f : q_1);
	const float d = f32_residual(x_4, q_2, y_2);
	const float half_1 = RN(RN(0x1p-23f * 0x1p-01f) * y_2);
	const float step = ((half_1 < d) ? 0x1p-23f : 0.0f);
	const float step_1 = f32_neg(0x1p-23f);
	const float step_2 = ((d < f32_neg(half_1)) ? step_1 : step);
	const float q_3 = RN(q_2 + step_2);
	const float d_1 = f32_residual(x_4, q_3, y_2);
	const float z = f32_rescale(q_3, n_4); // Where the result is subnormal it is rounded again. If q lies in the middle between two such numbers, the residual decides, and not the rule of ties.
	const float f = RN(q_3 - f32_rescale(z, (int)((uint)0 - (uint)n_4)));
	const float other = RN(z + copysign(0x1p-149f, f));
	const float z_1 = (((f == RN(f32_rescale(other, (int)((uint)0 - (uint)n_4)) - q_3)) & (((0.0f < f) & (0.0f < d_1)) | ((f < 0.0f) & (d_1 < 0.0f)))) ? other : z);
	const float z_2 = f32_infinity();
	const float z_3 = (((b == 0.0f) | !f32_finite(a)) ? z_2 : 0.0f);
	const float z_4 = RN(z_3 - z_3);
	const float z_5 = (((a == b) | (a == f32_neg(b))) ? z_4 : z_3);
	const float z_6 = RN(a + b);
	const float z_7 = (((a != a) | (b != b)) ? z_6 : z_5);
	const float z_8 = (!regular ? z_7 : z_1);
	return copysign(z_8, RN(copysign(1.0f, a) * copysign(1.0f, b)));
}

//: f32_root f32_fraction f32_residual f32_infinity
// root returns √a, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 70 flops.
static inline float f32_root(float a)
{
	const int regular = (f32_finite(a) & (0.0f < a));
	const float x = (!regular ? 1.0f : a);
	int n;
	const float x_1 = f32_fraction(x, &n);
	const float x_2 = RN(x_1 + x_1);
	const float x_3 = (((n & 1) != 0) ? x_2 : x_1);
	const float r = RN(0x1.19999ap+00f - RN(0x1.47ae14p-03f * x_3)); // 1 ≤ √x < 2. The line is within 1/8 of 1/√x.
	const float r_1 = RN(r * RN(0x1.8p+00f - RN(RN(x_3 * 0x1p-01f) * RN(r * r))));
	const float r_2 = RN(r_1 * RN(0x1.8p+00f - RN(RN(x_3 * 0x1p-01f) * RN(r_1 * r_1))));
	const float r_3 = RN(r_2 * RN(0x1.8p+00f - RN(RN(x_3 * 0x1p-01f) * RN(r_2 * r_2))));
	const float r_4 = RN(r_3 * RN(0x1.8p+00f - RN(RN(x_3 * 0x1p-01f) * RN(r_3 * r_3))));
	const float r_5 = RN(r_4 * RN(0x1.8p+00f - RN(RN(x_3 * 0x1p-01f) * RN(r_4 * r_4))));
	const float s = RN(x_3 * r_5);
	const float s_1 = RN(s + RN(f32_residual(x_3, s, s) * RN(r_5 * 0x1p-01f)));
	const float s_2 = ((s_1 < 1.0f) ? 1.0f : s_1);
	const float d = f32_residual(x_3, s_2, s_2);
	const float most = RN(0x1p-23f * s_2); // (s + unit/2)² is s² + most and less than the last place of d
	const float step = ((most < d) ? 0x1p-23f : 0.0f);
	const float step_1 = f32_neg(0x1p-23f);
	const float step_2 = ((d <= f32_neg(most)) ? step_1 : step);
	const float z = RN(RN(s_2 + step_2) * f32_pow2((n >> 1)));
	const float z_1 = f32_infinity();
	const float z_2 = RN(z_1 - z_1);
	const float z_3 = ((a < 0.0f) ? z_2 : a);
	const float z_4 = (!regular ? z_3 : z);
	return z_4;
}

//: f32_digit f32_quotient
// digit returns a digit of r/y: an integer not above it, and above it less 1 and
// 16u of it. r and y are numbers that start with r0 and y0.
static inline float f32_digit(float r0, float y0)
{
	return trunc(RN(f32_div(r0, y0) * 0x1.fffffp-01f));
}

//: f32_most
// most returns the power of two below which a quotient is found with one digit.
static inline float f32_most()
{
	return 65536.0f;
}

//: f32_leap
// leap returns the power of two of which y is a multiple, while the quotient is
// larger: three times its exponent is the largest of a quotient.
static inline float f32_leap()
{
	return f32_pow2(93);
}

//: f32_lowBits
// lowBits returns an integer q modulo 2^24.
static inline int f32_lowBits(float q)
{
	const float high = floor(RN(q * 0x1p-24f));
	return (int)RN(q - RN(high * 0x1p+24f));
}

//: rest4_f32_minus f32_TwoProd f32_TwoDiff f32_TwoSum
// minus returns r - qy. qy is near r or below it, so that the leading limbs
// cancel.
static inline float rest4_f32_minus(float r_r0, float r_r1, float r_r2, float r_r3, float r_lost, float q, float y_Hi, float y_Lo, float *r1, float *r2, float *r3, float *lost)
{
	float e0;
	const float p0 = f32_TwoProd(q, y_Hi, &e0);
	float e1;
	const float p1 = f32_TwoProd(q, y_Lo, &e1);
	float f;
	const float a = f32_TwoDiff(r_r0, p0, &f);
	const float e0_1 = RN(e0 - f); // one of them is 0: f only where q is 1, and p0 below ½r0
	float f1;
	const float b = f32_TwoDiff(r_r1, p1, &f1); // u
	float f2;
	const float a_1 = f32_TwoDiff(a, e0_1, &f2);
	float f3;
	const float a_2 = f32_TwoSum(a_1, b, &f3);
	float g1;
	const float c = f32_TwoDiff(r_r2, e1, &g1); // u²
	float g2;
	const float f1_1 = f32_TwoSum(f1, f2, &g2);
	float g3;
	const float c_1 = f32_TwoSum(c, f3, &g3);
	float g4;
	const float c_2 = f32_TwoSum(c_1, f1_1, &g4);
	float h1;
	const float g1_1 = f32_TwoSum(g1, g2, &h1); // u³
	float h2;
	const float g3_1 = f32_TwoSum(g3, g4, &h2);
	float h3;
	const float d = f32_TwoSum(r_r3, g1_1, &h3);
	float h4;
	const float d_1 = f32_TwoSum(d, g3_1, &h4);
	float k1;
	const float h1_1 = f32_TwoSum(h1, h2, &k1); // u⁴
	float k2;
	const float h3_1 = f32_TwoSum(h3, h4, &k2);
	float k3;
	const float h = f32_TwoSum(h1_1, h3_1, &k3);
	float h_1;
	const float d_2 = f32_TwoSum(d_1, h, &h_1); // Carry up, over zeros.
	float d_3;
	const float c_3 = f32_TwoSum(c_2, d_2, &d_3);
	float c_4;
	const float a_3 = f32_TwoSum(a_2, c_3, &c_4);
	float h_2;
	const float d_4 = f32_TwoSum(d_3, h_1, &h_2);
	float d_5;
	const float c_5 = f32_TwoSum(c_4, d_4, &d_5);
	float c_6;
	const float a_4 = f32_TwoSum(a_3, c_5, &c_6);
	*r1 = c_6;
	*r2 = d_5;
	*r3 = h_2;
	*lost = RN(r_lost + RN(RN(fabs(k1) + fabs(k2)) + fabs(k3)));
	return a_4;
}

//: rest4_f32_digits f32_most f32_digit rest4_f32_minus f32_lowBits
// digits takes multiples of y from r until one digit of the quotient is left.
// The number of them, modulo 2^24, is added to n.
static inline float rest4_f32_digits(float r_r0, float r_r1, float r_r2, float r_r3, float r_lost, float y_Hi, float y_Lo, int n, float *r1, float *r2, float *r3, float *lost, int *r1_1)
{
	const int t10 = (RN(y_Hi * f32_most()) <= r_r0);
	const float q = f32_digit(r_r0, y_Hi);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_lost_1;
	const float r_r0_1 = rest4_f32_minus(r_r0, r_r1, r_r2, r_r3, r_lost, q, y_Hi, y_Lo, &r_r1_1, &r_r2_1, &r_r3_1, &r_lost_1);
	const int n_1 = (int)((uint)n + (uint)f32_lowBits(q));
	const float r_r0_2 = (t10 ? r_r0_1 : r_r0);
	const float r_r1_2 = (t10 ? r_r1_1 : r_r1);
	const float r_r2_2 = (t10 ? r_r2_1 : r_r2);
	const float r_r3_2 = (t10 ? r_r3_1 : r_r3);
	const float r_lost_2 = (t10 ? r_lost_1 : r_lost);
	const int n_2 = (t10 ? n_1 : n);
	const int t28 = (RN(y_Hi * f32_most()) <= r_r0_2);
	const float q_1 = f32_digit(r_r0_2, y_Hi);
	float r_r1_3;
	float r_r2_3;
	float r_r3_3;
	float r_lost_3;
	const float r_r0_3 = rest4_f32_minus(r_r0_2, r_r1_2, r_r2_2, r_r3_2, r_lost_2, q_1, y_Hi, y_Lo, &r_r1_3, &r_r2_3, &r_r3_3, &r_lost_3);
	const int n_3 = (int)((uint)n_2 + (uint)f32_lowBits(q_1));
	const float r_r0_4 = (t28 ? r_r0_3 : r_r0_2);
	const float r_r1_4 = (t28 ? r_r1_3 : r_r1_2);
	const float r_r2_4 = (t28 ? r_r2_3 : r_r2_2);
	const float r_r3_4 = (t28 ? r_r3_3 : r_r3_2);
	const float r_lost_4 = (t28 ? r_lost_3 : r_lost_2);
	const int n_4 = (t28 ? n_3 : n_2);
	const int t46 = (RN(y_Hi * f32_most()) <= r_r0_4);
	const float q_2 = f32_digit(r_r0_4, y_Hi);
	float r_r1_5;
	float r_r2_5;
	float r_r3_5;
	float r_lost_5;
	const float r_r0_5 = rest4_f32_minus(r_r0_4, r_r1_4, r_r2_4, r_r3_4, r_lost_4, q_2, y_Hi, y_Lo, &r_r1_5, &r_r2_5, &r_r3_5, &r_lost_5);
	const int n_5 = (int)((uint)n_4 + (uint)f32_lowBits(q_2));
	const float r_r0_6 = (t46 ? r_r0_5 : r_r0_4);
	const float r_r1_6 = (t46 ? r_r1_5 : r_r1_4);
	const float r_r2_6 = (t46 ? r_r2_5 : r_r2_4);
	const float r_r3_6 = (t46 ? r_r3_5 : r_r3_4);
	const float r_lost_6 = (t46 ? r_lost_5 : r_lost_4);
	const int n_6 = (t46 ? n_5 : n_4);
	const int t64 = (RN(y_Hi * f32_most()) <= r_r0_6);
	const float q_3 = f32_digit(r_r0_6, y_Hi);
	float r_r1_7;
	float r_r2_7;
	float r_r3_7;
	float r_lost_7;
	const float r_r0_7 = rest4_f32_minus(r_r0_6, r_r1_6, r_r2_6, r_r3_6, r_lost_6, q_3, y_Hi, y_Lo, &r_r1_7, &r_r2_7, &r_r3_7, &r_lost_7);
	const int n_7 = (int)((uint)n_6 + (uint)f32_lowBits(q_3));
	const float r_r0_8 = (t64 ? r_r0_7 : r_r0_6);
	const float r_r1_8 = (t64 ? r_r1_7 : r_r1_6);
	const float r_r2_8 = (t64 ? r_r2_7 : r_r2_6);
	const float r_r3_8 = (t64 ? r_r3_7 : r_r3_6);
	const float r_lost_8 = (t64 ? r_lost_7 : r_lost_6);
	const int n_8 = (t64 ? n_7 : n_6);
	const int t82 = (RN(y_Hi * f32_most()) <= r_r0_8);
	const float q_4 = f32_digit(r_r0_8, y_Hi);
	float r_r1_9;
	float r_r2_9;
	float r_r3_9;
	float r_lost_9;
	const float r_r0_9 = rest4_f32_minus(r_r0_8, r_r1_8, r_r2_8, r_r3_8, r_lost_8, q_4, y_Hi, y_Lo, &r_r1_9, &r_r2_9, &r_r3_9, &r_lost_9);
	const int n_9 = (int)((uint)n_8 + (uint)f32_lowBits(q_4));
	const float r_r0_10 = (t82 ? r_r0_9 : r_r0_8);
	const float r_r1_10 = (t82 ? r_r1_9 : r_r1_8);
	const float r_r2_10 = (t82 ? r_r2_9 : r_r2_8);
	const float r_r3_10 = (t82 ? r_r3_9 : r_r3_8);
	const float r_lost_10 = (t82 ? r_lost_9 : r_lost_8);
	const int n_10 = (t82 ? n_9 : n_8);
	const int t100 = (RN(y_Hi * f32_most()) <= r_r0_10);
	const float q_5 = f32_digit(r_r0_10, y_Hi);
	float r_r1_11;
	float r_r2_11;
	float r_r3_11;
	float r_lost_11;
	const float r_r0_11 = rest4_f32_minus(r_r0_10, r_r1_10, r_r2_10, r_r3_10, r_lost_10, q_5, y_Hi, y_Lo, &r_r1_11, &r_r2_11, &r_r3_11, &r_lost_11);
	const int n_11 = (int)((uint)n_10 + (uint)f32_lowBits(q_5));
	const float r_r0_12 = (t100 ? r_r0_11 : r_r0_10);
	const float r_r1_12 = (t100 ? r_r1_11 : r_r1_10);
	const float r_r2_12 = (t100 ? r_r2_11 : r_r2_10);
	const float r_r3_12 = (t100 ? r_r3_11 : r_r3_10);
	const float r_lost_12 = (t100 ? r_lost_11 : r_lost_10);
	const int n_12 = (t100 ? n_11 : n_10);
	*r1 = r_r1_12;
	*r2 = r_r2_12;
	*r3 = r_r3_12;
	*lost = r_lost_12;
	*r1_1 = n_12;
	return r_r0_12;
}

//: DF_divide f32_leap rest4_f32_digits f32_most f32_digit rest4_f32_minus f32_lowBits
// divide returns the remainder of x/y, not negative and below y, and the
// quotient modulo 2^24, for positive x and y.
static inline float DF_divide(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *r_r1, float *r_r2, float *r_r3, float *r_lost, int *n)
{
	const float k = f32_leap();
	const int t10 = (RN(y_Hi * k) <= x_Hi);
	const float y1_Hi = RN(y_Hi * k);
	const float y1_Lo = RN(y_Lo * k);
	const int t14 = (RN(y1_Hi * k) <= x_Hi);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_lost_1;
	int t18_5;
	const float r_r0 = rest4_f32_digits(x_Hi, x_Lo, f32_zero, f32_zero, f32_zero, RN(y1_Hi * k), RN(y1_Lo * k), 0, &r_r1_1, &r_r2_1, &r_r3_1, &r_lost_1, &t18_5);
	const float r_r0_1 = (t14 ? r_r0 : x_Hi);
	const float r_r1_2 = (t14 ? r_r1_1 : x_Lo);
	const float r_r2_2 = (t14 ? r_r2_1 : 0.0f);
	const float r_r3_2 = (t14 ? r_r3_1 : 0.0f);
	const float r_lost_2 = (t14 ? r_lost_1 : 0.0f);
	float r_r1_3;
	float r_r2_3;
	float r_r3_3;
	float r_lost_3;
	int t30_5;
	const float r_r0_2 = rest4_f32_digits(r_r0_1, r_r1_2, r_r2_2, r_r3_2, r_lost_2, y1_Hi, y1_Lo, 0, &r_r1_3, &r_r2_3, &r_r3_3, &r_lost_3, &t30_5);
	const float r_r0_3 = (t10 ? r_r0_2 : x_Hi);
	const float r_r1_4 = (t10 ? r_r1_3 : x_Lo);
	const float r_r2_4 = (t10 ? r_r2_3 : 0.0f);
	const float r_r3_4 = (t10 ? r_r3_3 : 0.0f);
	const float r_lost_4 = (t10 ? r_lost_3 : 0.0f);
	const int t43 = (RN(y_Hi * f32_most()) <= r_r0_3);
	float r_r1_5;
	float r_r2_5;
	float r_r3_5;
	float r_lost_5;
	int n_1;
	const float r_r0_4 = rest4_f32_digits(r_r0_3, r_r1_4, r_r2_4, r_r3_4, r_lost_4, y_Hi, y_Lo, 0, &r_r1_5, &r_r2_5, &r_r3_5, &r_lost_5, &n_1);
	const float r_r0_5 = (t43 ? r_r0_4 : r_r0_3);
	const float r_r1_6 = (t43 ? r_r1_5 : r_r1_4);
	const float r_r2_6 = (t43 ? r_r2_5 : r_r2_4);
	const float r_r3_6 = (t43 ? r_r3_5 : r_r3_4);
	const float r_lost_6 = (t43 ? r_lost_5 : r_lost_4);
	const int n_2 = (t43 ? n_1 : 0);
	const float q = f32_digit(r_r0_5, y_Hi);
	float r_r1_7;
	float r_r2_7;
	float r_r3_7;
	float r_lost_7;
	const float r_r0_6 = rest4_f32_minus(r_r0_5, r_r1_6, r_r2_6, r_r3_6, r_lost_6, q, y_Hi, y_Lo, &r_r1_7, &r_r2_7, &r_r3_7, &r_lost_7);
	const int n_3 = (int)((uint)n_2 + (uint)f32_lowBits(q));
	const int t69 = (RN(y_Hi * 0x1.8p-01f) <= r_r0_6);
	float s_r1;
	float s_r2;
	float s_r3;
	float s_lost;
	const float s_r0 = rest4_f32_minus(r_r0_6, r_r1_7, r_r2_7, r_r3_7, r_lost_7, 1.0f, y_Hi, y_Lo, &s_r1, &s_r2, &s_r3, &s_lost);
	const int t78 = (0.0f <= s_r0);
	const int n_4 = (int)((uint)n_3 + (uint)1);
	const float r_r0_7 = (t78 ? s_r0 : r_r0_6);
	const float r_r1_8 = (t78 ? s_r1 : r_r1_7);
	const float r_r2_8 = (t78 ? s_r2 : r_r2_7);
	const float r_r3_8 = (t78 ? s_r3 : r_r3_7);
	const float r_lost_8 = (t78 ? s_lost : r_lost_7);
	const int n_5 = (t78 ? n_4 : n_3);
	const float r_r0_8 = (t69 ? r_r0_7 : r_r0_6);
	const float r_r1_9 = (t69 ? r_r1_8 : r_r1_7);
	const float r_r2_9 = (t69 ? r_r2_8 : r_r2_7);
	const float r_r3_9 = (t69 ? r_r3_8 : r_r3_7);
	const float r_lost_9 = (t69 ? r_lost_8 : r_lost_7);
	const int n_6 = (t69 ? n_5 : n_3);
	*r_r1 = r_r1_9;
	*r_r2 = r_r2_9;
	*r_r3 = r_r3_9;
	*r_lost = r_lost_9;
	*n = n_6;
	return r_r0_8;
}

//: rest4_f32_nearest rest4_f32_minus
// nearest takes one more y from r where that is nearer to 0, or as near and
// the quotient is then even.
static inline float rest4_f32_nearest(float r_r0, float r_r1, float r_r2, float r_r3, float r_lost, float y_Hi, float y_Lo, int n, float *r1, float *r2, float *r3, float *lost, int *r1_1)
{
	float s_r1;
	float s_r2;
	float s_r3;
	float s_lost;
	const float s_r0 = rest4_f32_minus(r_r0, r_r1, r_r2, r_r3, r_lost, 1.0f, y_Hi, y_Lo, &s_r1, &s_r2, &s_r3, &s_lost);
	float t21_1;
	float t21_2;
	float t21_3;
	float t21_4;
	const float t_r0 = rest4_f32_minus(RN(r_r0 + r_r0), RN(r_r1 + r_r1), RN(r_r2 + r_r2), RN(r_r3 + r_r3), f32_zero, 1.0f, y_Hi, y_Lo, &t21_1, &t21_2, &t21_3, &t21_4);
	const int t35 = (((0.0f < t_r0) | !f32_finite(t_r0)) | ((t_r0 == 0.0f) & ((n & 1) == 1))); // 2r may overflow
	const int n_1 = (int)((uint)n + (uint)1);
	const float r_r0_1 = (t35 ? s_r0 : r_r0);
	const float r_r1_1 = (t35 ? s_r1 : r_r1);
	const float r_r2_1 = (t35 ? s_r2 : r_r2);
	const float r_r3_1 = (t35 ? s_r3 : r_r3);
	const float r_lost_1 = (t35 ? s_lost : r_lost);
	const int n_2 = (t35 ? n_1 : n);
	*r1 = r_r1_1;
	*r2 = r_r2_1;
	*r3 = r_r3_1;
	*lost = r_lost_1;
	*r1_1 = n_2;
	return r_r0_1;
}

//: f32_invalid f32_quotient
// invalid returns NaN.
static inline float f32_invalid(float *Lo)
{
	*Lo = f32_zero;
	return f32_div(f32_zero, f32_zero);
}

//: rest4_f32_result f32_FastTwoSum f32_invalid
// result returns the remainder of x/y with the sign of x, and NaN where there is
// none.
static inline float rest4_f32_result(float r_r0, float r_r1, float r_r2, float r_r3, float r_lost, float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b;
	const float a = f32_FastTwoSum(r_r0, r_r1, &b);
	float c;
	const float b_1 = f32_FastTwoSum(b, r_r2, &c);
	float b_2;
	const float a_1 = f32_FastTwoSum(a, b_1, &b_2);
	float b_3;
	const float a_2 = f32_FastTwoSum(a_1, RN(b_2 + RN(c + r_r3)), &b_3);
	const float f = copysign(1.0f, x_Hi);
	const float p_Hi = RN(a_2 * f);
	const float p_Lo = RN(b_3 * f);
	const int t29 = !(r_lost == 0.0f);
	float p_Lo_1;
	const float p_Hi_1 = f32_invalid(&p_Lo_1);
	const int t38 = ((f32_finite(x_Hi) & !f32_finite(y_Hi)) & (y_Hi == y_Hi));
	const float p_Hi_2 = (t38 ? x_Hi : p_Hi_1);
	const float p_Lo_2 = (t38 ? x_Lo : p_Lo_1);
	const float p_Hi_3 = (t29 ? p_Hi_2 : p_Hi);
	const float p_Lo_3 = (t29 ? p_Lo_2 : p_Lo);
	*Lo = p_Lo_3;
	return p_Hi_3;
}

//: f32_quotient24
// quotient24 returns n modulo 2^24 with the sign of x/y, and 0 where the
// remainder is not a number or y is infinite.
static inline int f32_quotient24(int n, float x, float y, float lost)
{
	const int n_1 = (n & 16777215);
	const int n_2 = (int)((uint)0 - (uint)n_1);
	const int n_3 = (f32_signbit(x) ? n_2 : n_1);
	const int n_4 = (int)((uint)0 - (uint)n_3);
	const int n_5 = (f32_signbit(y) ? n_4 : n_3);
	const int n_6 = (!(lost == 0.0f) ? 0 : n_5);
	return n_6;
}

//: DF_Mod DF_Abs f32_digit f32_TwoProd f32_TwoDiff f32_TwoSum f32_most f32_FastTwoSum DF_signed DF_divide rest4_f32_result
// Mod returns x - ny, for the integer n = trunc(x/y): the remainder with the sign
// of x that is smaller than y.
//
// Error: ≤ 1u²|x mod y|, and exact where the remainder is a Pair. It is one unless a
// limb of x or y is far below ½ulp of the one before.
// Domain: all x and y whose last bits are at most 2^-(3p+40) below |y| (p is 24
// or 53), and many others; NaN for those that need more. [Mod] has no bounds.
// Special: x for infinite y and finite x; NaN for infinite x and for y = 0.
// Cost: 120 flops for each 49 bits (DF: 20) of the quotient; on devices 2300 (DF),
// 6000 (DD).
static inline float DF_Mod(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	float b_Lo;
	const float b_Hi = DF_Abs(y_Hi, y_Lo, &b_Lo);
	const float q = f32_digit(a_Hi, b_Hi);
	float e0;
	const float p0 = f32_TwoProd(q, b_Hi, &e0);
	float e1;
	const float p1 = f32_TwoProd(q, b_Lo, &e1);
	float f0;
	const float s = f32_TwoDiff(a_Hi, p0, &f0);
	float f1;
	const float t = f32_TwoDiff(a_Lo, p1, &f1);
	float f2;
	const float s_1 = f32_TwoDiff(s, RN(e0 - f0), &f2);
	float f3;
	const float s_2 = f32_TwoSum(s_1, t, &f3);
	float g1;
	const float c = f32_TwoDiff(f1, e1, &g1);
	float g2;
	const float d = f32_TwoSum(f2, f3, &g2);
	float g3;
	const float c_1 = f32_TwoSum(c, d, &g3);
	float c_2;
	const float s_3 = f32_TwoSum(s_2, c_1, &c_2);
	const int t52 = (((a_Hi < RN(b_Hi * f32_most())) & (RN(b_Hi * 0x1p-20f) <= s_3)) & (s_3 < RN(b_Hi * 0x1.ffffep-01f)));
	float c_3;
	const float s_4 = f32_FastTwoSum(s_3, RN(c_2 + RN(g1 + RN(g2 + g3))), &c_3); // One digit, and a remainder whose leading limbs do not cancel.
	float t59_1;
	const float t59_0 = DF_signed(s_4, c_3, x_Hi, &t59_1);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_lost;
	int t62_5;
	const float r_r0 = DF_divide(a_Hi, a_Lo, b_Hi, b_Lo, &r_r1, &r_r2, &r_r3, &r_lost, &t62_5);
	float t68_1;
	const float t68_0 = rest4_f32_result(r_r0, r_r1, r_r2, r_r3, r_lost, x_Hi, x_Lo, y_Hi, y_Lo, &t68_1);
	*Lo = (t52 ? t59_1 : t68_1);
	return (t52 ? t59_0 : t68_0);
}

//: map_DF_Mod DF_Mod
__kernel void map_DF_Mod(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Mod(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Remainder DF_Abs DF_divide rest4_f32_nearest rest4_f32_result
// Remainder returns x - ny, for the integer n nearest to x/y, of two the even
// one (the remainder of IEEE 754).
//
// Error: as Mod.
// Domain: as Mod.
// Special: as Mod.
// Cost: as Mod, and 200 flops.
static inline float DF_Remainder(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b_Lo;
	const float b_Hi = DF_Abs(y_Hi, y_Lo, &b_Lo);
	float t7_1;
	const float t7_0 = DF_Abs(x_Hi, x_Lo, &t7_1);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_lost;
	int n;
	const float r_r0 = DF_divide(t7_0, t7_1, b_Hi, b_Lo, &r_r1, &r_r2, &r_r3, &r_lost, &n);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_lost_1;
	int t17_5;
	const float r_r0_1 = rest4_f32_nearest(r_r0, r_r1, r_r2, r_r3, r_lost, b_Hi, b_Lo, n, &r_r1_1, &r_r2_1, &r_r3_1, &r_lost_1, &t17_5);
	float t23_1;
	const float t23_0 = rest4_f32_result(r_r0_1, r_r1_1, r_r2_1, r_r3_1, r_lost_1, x_Hi, x_Lo, y_Hi, y_Lo, &t23_1);
	*Lo = t23_1;
	return t23_0;
}

//: map_DF_Remainder DF_Remainder
__kernel void map_DF_Remainder(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Remainder(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Remquo DF_Abs DF_divide rest4_f32_nearest rest4_f32_result f32_quotient24
// Remquo returns the remainder, as Remainder, and the lower bits of n: quo has
// the sign of x/y, and |quo| is |n| modulo 2^24.
//
// Error: as Mod; quo is exact.
// Domain: as Remainder.
// Special: as Mod; quo is 0 where y is infinite or rem is NaN.
// Cost: as Remainder.
static inline float DF_Remquo(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *rem_Lo, int *quo)
{
	float b_Lo;
	const float b_Hi = DF_Abs(y_Hi, y_Lo, &b_Lo);
	float t7_1;
	const float t7_0 = DF_Abs(x_Hi, x_Lo, &t7_1);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_lost;
	int n;
	const float r_r0 = DF_divide(t7_0, t7_1, b_Hi, b_Lo, &r_r1, &r_r2, &r_r3, &r_lost, &n);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_lost_1;
	int n_1;
	const float r_r0_1 = rest4_f32_nearest(r_r0, r_r1, r_r2, r_r3, r_lost, b_Hi, b_Lo, n, &r_r1_1, &r_r2_1, &r_r3_1, &r_lost_1, &n_1);
	float t24_1;
	const float t24_0 = rest4_f32_result(r_r0_1, r_r1_1, r_r2_1, r_r3_1, r_lost_1, x_Hi, x_Lo, y_Hi, y_Lo, &t24_1);
	*rem_Lo = t24_1;
	*quo = f32_quotient24(n_1, x_Hi, y_Hi, r_lost_1);
	return t24_0;
}

//: map_DF_Remquo DF_Remquo
__kernel void map_DF_Remquo(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global int *out2)
{
	FOR_EACH(i, n) {
		float r1;
		int r2;
		out0[i] = DF_Remquo(in0[i], in1[i], in2[i], in3[i], &r1, &r2);
		out1[i] = r1;
		out2[i] = r2;
	}
}

//: rest5_f32_minus f32_TwoProd f32_TwoDiff f32_TwoSum
// minus returns r - qy. qy is near r or below it, so that the leading limbs
// cancel.
static inline float rest5_f32_minus(float r_r0, float r_r1, float r_r2, float r_r3, float r_r4, float r_lost, float q, float y_X0, float y_X1, float y_X2, float y_X3, float *r1, float *r2, float *r3, float *r4, float *lost)
{
	float e0;
	const float p0 = f32_TwoProd(q, y_X0, &e0);
	float e1;
	const float p1 = f32_TwoProd(q, y_X1, &e1);
	float e2;
	const float p2 = f32_TwoProd(q, y_X2, &e2);
	float e3;
	const float p3 = f32_TwoProd(q, y_X3, &e3);
	float f;
	const float a = f32_TwoDiff(r_r0, p0, &f);
	const float e0_1 = RN(e0 - f); // one of them is 0: f only where q is 1, and p0 below ½r0
	float f1;
	const float b = f32_TwoDiff(r_r1, p1, &f1); // u
	float f2;
	const float a_1 = f32_TwoDiff(a, e0_1, &f2);
	float f3;
	const float a_2 = f32_TwoSum(a_1, b, &f3);
	float g1;
	const float b_1 = f32_TwoDiff(r_r2, p2, &g1); // u²
	float g2;
	const float c = f32_TwoDiff(f1, e1, &g2);
	float g3;
	const float f2_1 = f32_TwoSum(f2, f3, &g3);
	float g4;
	const float b_2 = f32_TwoSum(b_1, c, &g4);
	float g5;
	const float b_3 = f32_TwoSum(b_2, f2_1, &g5);
	float h1;
	const float c_1 = f32_TwoDiff(r_r3, p3, &h1); // u³
	float h2;
	const float d = f32_TwoDiff(g1, e2, &h2);
	float h3;
	const float g2_1 = f32_TwoSum(g2, g3, &h3);
	float h4;
	const float g4_1 = f32_TwoSum(g4, g5, &h4);
	float h5;
	const float c_2 = f32_TwoSum(c_1, d, &h5);
	float h6;
	const float g2_2 = f32_TwoSum(g2_1, g4_1, &h6);
	float h7;
	const float c_3 = f32_TwoSum(c_2, g2_2, &h7);
	float k1;
	const float d_1 = f32_TwoDiff(r_r4, e3, &k1); // u⁴
	float k2;
	const float h1_1 = f32_TwoSum(h1, h2, &k2);
	float k3;
	const float h3_1 = f32_TwoSum(h3, h4, &k3);
	float k4;
	const float h5_1 = f32_TwoSum(h5, h6, &k4);
	float k5;
	const float d_2 = f32_TwoSum(d_1, h7, &k5);
	float k6;
	const float h1_2 = f32_TwoSum(h1_1, h3_1, &k6);
	float k7;
	const float d_3 = f32_TwoSum(d_2, h5_1, &k7);
	float k8;
	const float d_4 = f32_TwoSum(d_3, h1_2, &k8);
	float l1;
	const float k1_1 = f32_TwoSum(k1, k2, &l1); // u⁵
	float l2;
	const float k3_1 = f32_TwoSum(k3, k4, &l2);
	float l3;
	const float k5_1 = f32_TwoSum(k5, k6, &l3);
	float l4;
	const float k7_1 = f32_TwoSum(k7, k8, &l4);
	float l5;
	const float k1_2 = f32_TwoSum(k1_1, k3_1, &l5);
	float l6;
	const float k5_2 = f32_TwoSum(k5_1, k7_1, &l6);
	float l7;
	const float e = f32_TwoSum(k1_2, k5_2, &l7);
	const float lost_1 = RN(RN(RN(fabs(l1) + fabs(l2)) + RN(fabs(l3) + fabs(l4))) + RN(RN(fabs(l5) + fabs(l6)) + fabs(l7)));
	float e_1;
	const float d_5 = f32_TwoSum(d_4, e, &e_1); // Carry up, over zeros.
	float d_6;
	const float c_4 = f32_TwoSum(c_3, d_5, &d_6);
	float c_5;
	const float b_4 = f32_TwoSum(b_3, c_4, &c_5);
	float b_5;
	const float a_3 = f32_TwoSum(a_2, b_4, &b_5);
	float e_2;
	const float d_7 = f32_TwoSum(d_6, e_1, &e_2);
	float d_8;
	const float c_6 = f32_TwoSum(c_5, d_7, &d_8);
	float c_7;
	const float b_6 = f32_TwoSum(b_5, c_6, &c_7);
	float b_7;
	const float a_4 = f32_TwoSum(a_3, b_6, &b_7);
	*r1 = b_7;
	*r2 = c_7;
	*r3 = d_8;
	*r4 = e_2;
	*lost = RN(r_lost + lost_1);
	return a_4;
}

//: rest5_f32_digits f32_most f32_digit rest5_f32_minus f32_lowBits
// digits takes multiples of y from r until one digit of the quotient is left.
// The number of them, modulo 2^24, is added to n.
static inline float rest5_f32_digits(float r_r0, float r_r1, float r_r2, float r_r3, float r_r4, float r_lost, float y_X0, float y_X1, float y_X2, float y_X3, int n, float *r1, float *r2, float *r3, float *r4, float *lost, int *r1_1)
{
	const int t13 = (RN(y_X0 * f32_most()) <= r_r0);
	const float q = f32_digit(r_r0, y_X0);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_r4_1;
	float r_lost_1;
	const float r_r0_1 = rest5_f32_minus(r_r0, r_r1, r_r2, r_r3, r_r4, r_lost, q, y_X0, y_X1, y_X2, y_X3, &r_r1_1, &r_r2_1, &r_r3_1, &r_r4_1, &r_lost_1);
	const int n_1 = (int)((uint)n + (uint)f32_lowBits(q));
	const float r_r0_2 = (t13 ? r_r0_1 : r_r0);
	const float r_r1_2 = (t13 ? r_r1_1 : r_r1);
	const float r_r2_2 = (t13 ? r_r2_1 : r_r2);
	const float r_r3_2 = (t13 ? r_r3_1 : r_r3);
	const float r_r4_2 = (t13 ? r_r4_1 : r_r4);
	const float r_lost_2 = (t13 ? r_lost_1 : r_lost);
	const int n_2 = (t13 ? n_1 : n);
	const int t33 = (RN(y_X0 * f32_most()) <= r_r0_2);
	const float q_1 = f32_digit(r_r0_2, y_X0);
	float r_r1_3;
	float r_r2_3;
	float r_r3_3;
	float r_r4_3;
	float r_lost_3;
	const float r_r0_3 = rest5_f32_minus(r_r0_2, r_r1_2, r_r2_2, r_r3_2, r_r4_2, r_lost_2, q_1, y_X0, y_X1, y_X2, y_X3, &r_r1_3, &r_r2_3, &r_r3_3, &r_r4_3, &r_lost_3);
	const int n_3 = (int)((uint)n_2 + (uint)f32_lowBits(q_1));
	const float r_r0_4 = (t33 ? r_r0_3 : r_r0_2);
	const float r_r1_4 = (t33 ? r_r1_3 : r_r1_2);
	const float r_r2_4 = (t33 ? r_r2_3 : r_r2_2);
	const float r_r3_4 = (t33 ? r_r3_3 : r_r3_2);
	const float r_r4_4 = (t33 ? r_r4_3 : r_r4_2);
	const float r_lost_4 = (t33 ? r_lost_3 : r_lost_2);
	const int n_4 = (t33 ? n_3 : n_2);
	const int t53 = (RN(y_X0 * f32_most()) <= r_r0_4);
	const float q_2 = f32_digit(r_r0_4, y_X0);
	float r_r1_5;
	float r_r2_5;
	float r_r3_5;
	float r_r4_5;
	float r_lost_5;
	const float r_r0_5 = rest5_f32_minus(r_r0_4, r_r1_4, r_r2_4, r_r3_4, r_r4_4, r_lost_4, q_2, y_X0, y_X1, y_X2, y_X3, &r_r1_5, &r_r2_5, &r_r3_5, &r_r4_5, &r_lost_5);
	const int n_5 = (int)((uint)n_4 + (uint)f32_lowBits(q_2));
	const float r_r0_6 = (t53 ? r_r0_5 : r_r0_4);
	const float r_r1_6 = (t53 ? r_r1_5 : r_r1_4);
	const float r_r2_6 = (t53 ? r_r2_5 : r_r2_4);
	const float r_r3_6 = (t53 ? r_r3_5 : r_r3_4);
	const float r_r4_6 = (t53 ? r_r4_5 : r_r4_4);
	const float r_lost_6 = (t53 ? r_lost_5 : r_lost_4);
	const int n_6 = (t53 ? n_5 : n_4);
	const int t73 = (RN(y_X0 * f32_most()) <= r_r0_6);
	const float q_3 = f32_digit(r_r0_6, y_X0);
	float r_r1_7;
	float r_r2_7;
	float r_r3_7;
	float r_r4_7;
	float r_lost_7;
	const float r_r0_7 = rest5_f32_minus(r_r0_6, r_r1_6, r_r2_6, r_r3_6, r_r4_6, r_lost_6, q_3, y_X0, y_X1, y_X2, y_X3, &r_r1_7, &r_r2_7, &r_r3_7, &r_r4_7, &r_lost_7);
	const int n_7 = (int)((uint)n_6 + (uint)f32_lowBits(q_3));
	const float r_r0_8 = (t73 ? r_r0_7 : r_r0_6);
	const float r_r1_8 = (t73 ? r_r1_7 : r_r1_6);
	const float r_r2_8 = (t73 ? r_r2_7 : r_r2_6);
	const float r_r3_8 = (t73 ? r_r3_7 : r_r3_6);
	const float r_r4_8 = (t73 ? r_r4_7 : r_r4_6);
	const float r_lost_8 = (t73 ? r_lost_7 : r_lost_6);
	const int n_8 = (t73 ? n_7 : n_6);
	const int t93 = (RN(y_X0 * f32_most()) <= r_r0_8);
	const float q_4 = f32_digit(r_r0_8, y_X0);
	float r_r1_9;
	float r_r2_9;
	float r_r3_9;
	float r_r4_9;
	float r_lost_9;
	const float r_r0_9 = rest5_f32_minus(r_r0_8, r_r1_8, r_r2_8, r_r3_8, r_r4_8, r_lost_8, q_4, y_X0, y_X1, y_X2, y_X3, &r_r1_9, &r_r2_9, &r_r3_9, &r_r4_9, &r_lost_9);
	const int n_9 = (int)((uint)n_8 + (uint)f32_lowBits(q_4));
	const float r_r0_10 = (t93 ? r_r0_9 : r_r0_8);
	const float r_r1_10 = (t93 ? r_r1_9 : r_r1_8);
	const float r_r2_10 = (t93 ? r_r2_9 : r_r2_8);
	const float r_r3_10 = (t93 ? r_r3_9 : r_r3_8);
	const float r_r4_10 = (t93 ? r_r4_9 : r_r4_8);
	const float r_lost_10 = (t93 ? r_lost_9 : r_lost_8);
	const int n_10 = (t93 ? n_9 : n_8);
	const int t113 = (RN(y_X0 * f32_most()) <= r_r0_10);
	const float q_5 = f32_digit(r_r0_10, y_X0);
	float r_r1_11;
	float r_r2_11;
	float r_r3_11;
	float r_r4_11;
	float r_lost_11;
	const float r_r0_11 = rest5_f32_minus(r_r0_10, r_r1_10, r_r2_10, r_r3_10, r_r4_10, r_lost_10, q_5, y_X0, y_X1, y_X2, y_X3, &r_r1_11, &r_r2_11, &r_r3_11, &r_r4_11, &r_lost_11);
	const int n_11 = (int)((uint)n_10 + (uint)f32_lowBits(q_5));
	const float r_r0_12 = (t113 ? r_r0_11 : r_r0_10);
	const float r_r1_12 = (t113 ? r_r1_11 : r_r1_10);
	const float r_r2_12 = (t113 ? r_r2_11 : r_r2_10);
	const float r_r3_12 = (t113 ? r_r3_11 : r_r3_10);
	const float r_r4_12 = (t113 ? r_r4_11 : r_r4_10);
	const float r_lost_12 = (t113 ? r_lost_11 : r_lost_10);
	const int n_12 = (t113 ? n_11 : n_10);
	*r1 = r_r1_12;
	*r2 = r_r2_12;
	*r3 = r_r3_12;
	*r4 = r_r4_12;
	*lost = r_lost_12;
	*r1_1 = n_12;
	return r_r0_12;
}

//: QF_times
// times returns ky, for a power of two.
static inline float QF_times(float k, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	*X1 = RN(y_X1 * k);
	*X2 = RN(y_X2 * k);
	*X3 = RN(y_X3 * k);
	return RN(y_X0 * k);
}

//: QF_divide4 f32_leap QF_times rest5_f32_digits f32_most f32_digit rest5_f32_minus f32_lowBits
// divide4 is divide for quads.
static inline float QF_divide4(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *r_r1, float *r_r2, float *r_r3, float *r_r4, float *r_lost, int *n)
{
	const float k = f32_leap();
	const int t13 = (RN(y_X0 * k) <= x_X0);
	float y1_X1;
	float y1_X2;
	float y1_X3;
	const float y1_X0 = QF_times(k, y_X0, y_X1, y_X2, y_X3, &y1_X1, &y1_X2, &y1_X3);
	const int t20 = (RN(y1_X0 * k) <= x_X0);
	float t21_1;
	float t21_2;
	float t21_3;
	const float t21_0 = QF_times(k, y1_X0, y1_X1, y1_X2, y1_X3, &t21_1, &t21_2, &t21_3);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_r4_1;
	float r_lost_1;
	int t27_6;
	const float r_r0 = rest5_f32_digits(x_X0, x_X1, x_X2, x_X3, f32_zero, f32_zero, t21_0, t21_1, t21_2, t21_3, 0, &r_r1_1, &r_r2_1, &r_r3_1, &r_r4_1, &r_lost_1, &t27_6);
	const float r_r0_1 = (t20 ? r_r0 : x_X0);
	const float r_r1_2 = (t20 ? r_r1_1 : x_X1);
	const float r_r2_2 = (t20 ? r_r2_1 : x_X2);
	const float r_r3_2 = (t20 ? r_r3_1 : x_X3);
	const float r_r4_2 = (t20 ? r_r4_1 : 0.0f);
	const float r_lost_2 = (t20 ? r_lost_1 : 0.0f);
	float r_r1_3;
	float r_r2_3;
	float r_r3_3;
	float r_r4_3;
	float r_lost_3;
	int t41_6;
	const float r_r0_2 = rest5_f32_digits(r_r0_1, r_r1_2, r_r2_2, r_r3_2, r_r4_2, r_lost_2, y1_X0, y1_X1, y1_X2, y1_X3, 0, &r_r1_3, &r_r2_3, &r_r3_3, &r_r4_3, &r_lost_3, &t41_6);
	const float r_r0_3 = (t13 ? r_r0_2 : x_X0);
	const float r_r1_4 = (t13 ? r_r1_3 : x_X1);
	const float r_r2_4 = (t13 ? r_r2_3 : x_X2);
	const float r_r3_4 = (t13 ? r_r3_3 : x_X3);
	const float r_r4_4 = (t13 ? r_r4_3 : 0.0f);
	const float r_lost_4 = (t13 ? r_lost_3 : 0.0f);
	const int t56 = (RN(y_X0 * f32_most()) <= r_r0_3);
	float r_r1_5;
	float r_r2_5;
	float r_r3_5;
	float r_r4_5;
	float r_lost_5;
	int n_1;
	const float r_r0_4 = rest5_f32_digits(r_r0_3, r_r1_4, r_r2_4, r_r3_4, r_r4_4, r_lost_4, y_X0, y_X1, y_X2, y_X3, 0, &r_r1_5, &r_r2_5, &r_r3_5, &r_r4_5, &r_lost_5, &n_1);
	const float r_r0_5 = (t56 ? r_r0_4 : r_r0_3);
	const float r_r1_6 = (t56 ? r_r1_5 : r_r1_4);
	const float r_r2_6 = (t56 ? r_r2_5 : r_r2_4);
	const float r_r3_6 = (t56 ? r_r3_5 : r_r3_4);
	const float r_r4_6 = (t56 ? r_r4_5 : r_r4_4);
	const float r_lost_6 = (t56 ? r_lost_5 : r_lost_4);
	const int n_2 = (t56 ? n_1 : 0);
	const float q = f32_digit(r_r0_5, y_X0);
	float r_r1_7;
	float r_r2_7;
	float r_r3_7;
	float r_r4_7;
	float r_lost_7;
	const float r_r0_6 = rest5_f32_minus(r_r0_5, r_r1_6, r_r2_6, r_r3_6, r_r4_6, r_lost_6, q, y_X0, y_X1, y_X2, y_X3, &r_r1_7, &r_r2_7, &r_r3_7, &r_r4_7, &r_lost_7);
	const int n_3 = (int)((uint)n_2 + (uint)f32_lowBits(q));
	const int t85 = (RN(y_X0 * 0x1.8p-01f) <= r_r0_6);
	float s_r1;
	float s_r2;
	float s_r3;
	float s_r4;
	float s_lost;
	const float s_r0 = rest5_f32_minus(r_r0_6, r_r1_7, r_r2_7, r_r3_7, r_r4_7, r_lost_7, 1.0f, y_X0, y_X1, y_X2, y_X3, &s_r1, &s_r2, &s_r3, &s_r4, &s_lost);
	const int t95 = (0.0f <= s_r0);
	const int n_4 = (int)((uint)n_3 + (uint)1);
	const float r_r0_7 = (t95 ? s_r0 : r_r0_6);
	const float r_r1_8 = (t95 ? s_r1 : r_r1_7);
	const float r_r2_8 = (t95 ? s_r2 : r_r2_7);
	const float r_r3_8 = (t95 ? s_r3 : r_r3_7);
	const float r_r4_8 = (t95 ? s_r4 : r_r4_7);
	const float r_lost_8 = (t95 ? s_lost : r_lost_7);
	const int n_5 = (t95 ? n_4 : n_3);
	const float r_r0_8 = (t85 ? r_r0_7 : r_r0_6);
	const float r_r1_9 = (t85 ? r_r1_8 : r_r1_7);
	const float r_r2_9 = (t85 ? r_r2_8 : r_r2_7);
	const float r_r3_9 = (t85 ? r_r3_8 : r_r3_7);
	const float r_r4_9 = (t85 ? r_r4_8 : r_r4_7);
	const float r_lost_9 = (t85 ? r_lost_8 : r_lost_7);
	const int n_6 = (t85 ? n_5 : n_3);
	*r_r1 = r_r1_9;
	*r_r2 = r_r2_9;
	*r_r3 = r_r3_9;
	*r_r4 = r_r4_9;
	*r_lost = r_lost_9;
	*n = n_6;
	return r_r0_8;
}

//: rest5_f32_nearest rest5_f32_minus
// nearest takes one more y from r where that is nearer to 0, or as near and
// the quotient is then even.
static inline float rest5_f32_nearest(float r_r0, float r_r1, float r_r2, float r_r3, float r_r4, float r_lost, float y_X0, float y_X1, float y_X2, float y_X3, int n, float *r1, float *r2, float *r3, float *r4, float *lost, int *r1_1)
{
	float s_r1;
	float s_r2;
	float s_r3;
	float s_r4;
	float s_lost;
	const float s_r0 = rest5_f32_minus(r_r0, r_r1, r_r2, r_r3, r_r4, r_lost, 1.0f, y_X0, y_X1, y_X2, y_X3, &s_r1, &s_r2, &s_r3, &s_r4, &s_lost);
	float t26_1;
	float t26_2;
	float t26_3;
	float t26_4;
	float t26_5;
	const float t_r0 = rest5_f32_minus(RN(r_r0 + r_r0), RN(r_r1 + r_r1), RN(r_r2 + r_r2), RN(r_r3 + r_r3), RN(r_r4 + r_r4), f32_zero, 1.0f, y_X0, y_X1, y_X2, y_X3, &t26_1, &t26_2, &t26_3, &t26_4, &t26_5);
	const int t40 = (((0.0f < t_r0) | !f32_finite(t_r0)) | ((t_r0 == 0.0f) & ((n & 1) == 1))); // 2r may overflow
	const int n_1 = (int)((uint)n + (uint)1);
	const float r_r0_1 = (t40 ? s_r0 : r_r0);
	const float r_r1_1 = (t40 ? s_r1 : r_r1);
	const float r_r2_1 = (t40 ? s_r2 : r_r2);
	const float r_r3_1 = (t40 ? s_r3 : r_r3);
	const float r_r4_1 = (t40 ? s_r4 : r_r4);
	const float r_lost_1 = (t40 ? s_lost : r_lost);
	const int n_2 = (t40 ? n_1 : n);
	*r1 = r_r1_1;
	*r2 = r_r2_1;
	*r3 = r_r3_1;
	*r4 = r_r4_1;
	*lost = r_lost_1;
	*r1_1 = n_2;
	return r_r0_1;
}

//: rest5_f32_result f32_renorm QF_signed4 f32_invalid
// result returns the remainder of x/y with the sign of x, and NaN where there is
// none.
static inline float rest5_f32_result(float r_r0, float r_r1, float r_r2, float r_r3, float r_r4, float r_lost, float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float x1;
	float x2;
	float x3;
	const float x0 = f32_renorm(r_r0, r_r1, r_r2, r_r3, r_r4, &x1, &x2, &x3);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = QF_signed4(x0, x1, x2, x3, x_X0, &z_X1, &z_X2, &z_X3);
	const int t26 = !(r_lost == 0.0f);
	float t27_1;
	const float z_X0_1 = f32_invalid(&t27_1);
	const int t37 = ((f32_finite(x_X0) & !f32_finite(y_X0)) & (y_X0 == y_X0));
	const float z_X0_2 = (t37 ? x_X0 : z_X0_1);
	const float z_X1_1 = (t37 ? x_X1 : 0.0f);
	const float z_X2_1 = (t37 ? x_X2 : 0.0f);
	const float z_X3_1 = (t37 ? x_X3 : 0.0f);
	const float z_X0_3 = (t26 ? z_X0_2 : z_X0);
	const float z_X1_2 = (t26 ? z_X1_1 : z_X1);
	const float z_X2_2 = (t26 ? z_X2_1 : z_X2);
	const float z_X3_2 = (t26 ? z_X3_1 : z_X3);
	*X1 = z_X1_2;
	*X2 = z_X2_2;
	*X3 = z_X3_2;
	return z_X0_3;
}

//: QF_Mod QF_Abs QF_divide4 rest5_f32_result
// Mod returns x - ny, for the integer n = trunc(x/y): the remainder with the sign
// of x that is smaller than y.
//
// Error: ≤ 1u⁴|x mod y|, and exact where the remainder is a Quad. It is one unless a
// limb of x or y is far below ½ulp of the one before.
// Domain: all x and y whose last bits are at most 2^-(5p-10) below |x| and |y|
// (p is 24 or 53), and many others; NaN for those that need more. [Mod] has no
// bounds.
// Special: x for infinite y and finite x; NaN for infinite x and for y = 0.
// Cost: 240 flops for each 49 bits (QF: 20) of the quotient; on devices 4600 (QF),
// 12000 (QD).
static inline float QF_Mod(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float t8_0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &t8_1, &t8_2, &t8_3);
	float t13_1;
	float t13_2;
	float t13_3;
	const float t13_0 = QF_Abs(y_X0, y_X1, y_X2, y_X3, &t13_1, &t13_2, &t13_3);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_r4;
	float r_lost;
	int t18_6;
	const float r_r0 = QF_divide4(t8_0, t8_1, t8_2, t8_3, t13_0, t13_1, t13_2, t13_3, &r_r1, &r_r2, &r_r3, &r_r4, &r_lost, &t18_6);
	float t25_1;
	float t25_2;
	float t25_3;
	const float t25_0 = rest5_f32_result(r_r0, r_r1, r_r2, r_r3, r_r4, r_lost, x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t25_1, &t25_2, &t25_3);
	*X1 = t25_1;
	*X2 = t25_2;
	*X3 = t25_3;
	return t25_0;
}

//: map_QF_Mod QF_Mod
__kernel void map_QF_Mod(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Mod(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Remainder QF_Abs QF_divide4 rest5_f32_nearest rest5_f32_result
// Remainder returns x - ny, for the integer n nearest to x/y, of two the even
// one (the remainder of IEEE 754).
//
// Error: as Mod.
// Domain: as Mod.
// Special: as Mod.
// Cost: as Mod, and 450 flops.
static inline float QF_Remainder(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float b_X1;
	float b_X2;
	float b_X3;
	const float b_X0 = QF_Abs(y_X0, y_X1, y_X2, y_X3, &b_X1, &b_X2, &b_X3);
	float t13_1;
	float t13_2;
	float t13_3;
	const float t13_0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &t13_1, &t13_2, &t13_3);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_r4;
	float r_lost;
	int n;
	const float r_r0 = QF_divide4(t13_0, t13_1, t13_2, t13_3, b_X0, b_X1, b_X2, b_X3, &r_r1, &r_r2, &r_r3, &r_r4, &r_lost, &n);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_r4_1;
	float r_lost_1;
	int t26_6;
	const float r_r0_1 = rest5_f32_nearest(r_r0, r_r1, r_r2, r_r3, r_r4, r_lost, b_X0, b_X1, b_X2, b_X3, n, &r_r1_1, &r_r2_1, &r_r3_1, &r_r4_1, &r_lost_1, &t26_6);
	float t33_1;
	float t33_2;
	float t33_3;
	const float t33_0 = rest5_f32_result(r_r0_1, r_r1_1, r_r2_1, r_r3_1, r_r4_1, r_lost_1, x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t33_1, &t33_2, &t33_3);
	*X1 = t33_1;
	*X2 = t33_2;
	*X3 = t33_3;
	return t33_0;
}

//: map_QF_Remainder QF_Remainder
__kernel void map_QF_Remainder(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Remainder(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Remquo QF_Abs QF_divide4 rest5_f32_nearest rest5_f32_result f32_quotient24
// Remquo returns the remainder, as Remainder, and the lower bits of n: quo has
// the sign of x/y, and |quo| is |n| modulo 2^24.
//
// Error: as Mod; quo is exact.
// Domain: as Remainder.
// Special: as Mod; quo is 0 where y is infinite or rem is NaN.
// Cost: as Remainder.
static inline float QF_Remquo(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *rem_X1, float *rem_X2, float *rem_X3, int *quo)
{
	float b_X1;
	float b_X2;
	float b_X3;
	const float b_X0 = QF_Abs(y_X0, y_X1, y_X2, y_X3, &b_X1, &b_X2, &b_X3);
	float t13_1;
	float t13_2;
	float t13_3;
	const float t13_0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &t13_1, &t13_2, &t13_3);
	float r_r1;
	float r_r2;
	float r_r3;
	float r_r4;
	float r_lost;
	int n;
	const float r_r0 = QF_divide4(t13_0, t13_1, t13_2, t13_3, b_X0, b_X1, b_X2, b_X3, &r_r1, &r_r2, &r_r3, &r_r4, &r_lost, &n);
	float r_r1_1;
	float r_r2_1;
	float r_r3_1;
	float r_r4_1;
	float r_lost_1;
	int n_1;
	const float r_r0_1 = rest5_f32_nearest(r_r0, r_r1, r_r2, r_r3, r_r4, r_lost, b_X0, b_X1, b_X2, b_X3, n, &r_r1_1, &r_r2_1, &r_r3_1, &r_r4_1, &r_lost_1, &n_1);
	float t34_1;
	float t34_2;
	float t34_3;
	const float t34_0 = rest5_f32_result(r_r0_1, r_r1_1, r_r2_1, r_r3_1, r_r4_1, r_lost_1, x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t34_1, &t34_2, &t34_3);
	*rem_X1 = t34_1;
	*rem_X2 = t34_2;
	*rem_X3 = t34_3;
	*quo = f32_quotient24(n_1, x_X0, y_X0, r_lost_1);
	return t34_0;
}

//: map_QF_Remquo QF_Remquo
__kernel void map_QF_Remquo(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3, __global int *out4)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		int r4;
		out0[i] = QF_Remquo(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3, &r4);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
		out4[i] = r4;
	}
}

//: DF_Add f32_TwoSum f32_FastTwoSum f32_finish
// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Add(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b;
	const float a = f32_TwoSum(x_Hi, y_Hi, &b);
	float d;
	const float c = f32_TwoSum(x_Lo, y_Lo, &d);
	float c_1;
	const float a_1 = f32_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const float b_1 = RN(b + d);
	const float b_2 = RN(b_1 + c_1);
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t18_1;
	const float t18_0 = f32_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: map_DF_Add DF_Add
__kernel void map_DF_Add(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Add(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_SloppyAdd f32_TwoSum f32_FastTwoSum f32_finish
// SloppyAdd returns x + y by Add22 of [DGD06]: about half the cost of Add, and
// no bound relative to the sum where it cancels.
//
// Error: ≤ 4u²(|x| + |y|) absolute, hence ≤ 4u²|x+y| where x and y have the same
// sign; where the signs differ the relative error may reach 1 ([HLB01], [JMP17]
// Algorithm 5).
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: as Add.
// Cost: 11 flops.
static inline float DF_SloppyAdd(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float s = f32_TwoSum(x_Hi, y_Hi, &e);
	const float e_1 = RN(e + RN(x_Lo + y_Lo));
	float lo;
	const float hi = f32_FastTwoSum(s, e_1, &lo);
	float t12_1;
	const float t12_0 = f32_finish(s, hi, lo, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DF_SloppyAdd DF_SloppyAdd
__kernel void map_DF_SloppyAdd(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_SloppyAdd(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Sub DF_Neg DF_Add
// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Sub(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float t4_1;
	const float t4_0 = DF_Neg(y_Hi, y_Lo, &t4_1);
	float t7_1;
	const float t7_0 = DF_Add(x_Hi, x_Lo, t4_0, t4_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DF_Sub DF_Sub
__kernel void map_DF_Sub(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sub(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Mul f32_TwoProd f32_FastTwoSum f32_finish
// Mul returns xy. It is Mul22 of [DGD06] with its third line corrected, and
// commutes bit for bit.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1).
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-78
// (DF), 2^-916 (DD).
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline float DF_Mul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	const float c = RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi));
	const float e_1 = RN(e + c);
	float lo;
	const float hi = f32_FastTwoSum(p, e_1, &lo);
	float t14_1;
	const float t14_0 = f32_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_Mul DF_Mul
__kernel void map_DF_Mul(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Mul(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_MulFloat f32_TwoProd f32_FastTwoSum f32_finish
// MulFloat returns xa.
//
// Error: ≤ 2u²|xa| ([JMP17] Algorithm 7: 1.5u² + 4u³).
// Domain: as Mul.
// Special: Hi is that of x.Hi · a for infinities, NaN and zeros.
// Cost: 10 flops with a fused multiply-add.
static inline float DF_MulFloat(float x_Hi, float x_Lo, float a, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, a, &e);
	float l;
	const float h = f32_FastTwoSum(p, RN(x_Lo * a), &l);
	float lo;
	const float hi = f32_FastTwoSum(h, RN(l + e), &lo);
	float t14_1;
	const float t14_0 = f32_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_MulFloat DF_MulFloat
__kernel void map_DF_MulFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_MulFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Less DF_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DF_Less(float x_Hi, float x_Lo, float y_Hi, float y_Lo)
{
	float t4_1;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = (d_Hi < 0.0f);
	const int less_1 = (x_Hi < y_Hi);
	const int less_2 = (!f32_finite(d_Hi) ? less_1 : less);
	return less_2;
}

//: map_DF_Less DF_Less
__kernel void map_DF_Less(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DF_Less(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: DF_Equal DF_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int DF_Equal(float x_Hi, float x_Lo, float y_Hi, float y_Lo)
{
	float t4_1;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int equal = (d_Hi == 0.0f);
	const int equal_1 = (x_Hi == y_Hi);
	const int equal_2 = (!f32_finite(d_Hi) ? equal_1 : equal);
	return equal_2;
}

//: map_DF_Equal DF_Equal
__kernel void map_DF_Equal(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DF_Equal(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: f32_powUnit
// powUnit returns f for the parts k, z and t of a logarithm: 1 unless k and t are 0
// and z is small.
static inline float f32_powUnit(float z, int k, float t)
{
	const int e = f32_exponent(z);
	const int f = ((((-20 <= e) | (k != 0)) | (t != 0.0f)) ? 0 : 50);
	const int f_1 = (((f != 0) & (e < -70)) ? 100 : f);
	return f32_pow2(f_1);
}

//: f32_powParity
// powParity reports whether a is an integer, and whether it is odd.
static inline int f32_powParity(float a, int *odd)
{
	const int whole = (trunc(a) == a);
	const float half_1 = RN(a * 0x1p-01f);
	*odd = (whole & (trunc(half_1) != half_1));
	return whole;
}

//: f32_powSpecial f32_infinity
// powSpecial returns |x|^y where |x| is 0 or infinite, or y is, or one of them is
// NaN. The sign of c is that of |x| - 1.
static inline float f32_powSpecial(float c, float y)
{
	const float s = RN(c * y);
	const float z = RN(c + y); // NaN where c or y is
	const float z_1 = (((c == 0.0f) & (y == y)) ? 1.0f : z);
	const float z_2 = f32_infinity();
	const float z_3 = ((0.0f < s) ? z_2 : z_1);
	const float z_4 = ((s < 0.0f) ? 0.0f : z_3);
	return z_4;
}

//: triple_f32_powBase triple_f32_logReduce f32_powUnit triple_f32_logSum triple_f32_timesLog2E triple_f32_addFloat f32_quotient
// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
static inline float triple_f32_powBase(float x_X0, float x_X1, float x_X2, float *l_X1, float *l_X2, float *f)
{
	float z_X0;
	float z_X1;
	float z_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(x_X0, x_X1, x_X2, &z_X0, &z_X1, &z_X2, &t_X0, &t_X1, &t_X2);
	const float f_1 = f32_powUnit(z_X0, k, t_X0);
	float t12_1;
	float t12_2;
	const float t12_0 = triple_f32_logSum(z_X0, z_X1, z_X2, t_X0, t_X1, t_X2, f_1, &t12_1, &t12_2);
	float t16_1;
	float t16_2;
	const float t16_0 = triple_f32_timesLog2E(t12_0, t12_1, t12_2, &t16_1, &t16_2);
	float t21_1;
	float t21_2;
	const float t21_0 = triple_f32_addFloat(t16_0, t16_1, t16_2, (float)k, &t21_1, &t21_2);
	*l_X1 = t21_1;
	*l_X2 = t21_2;
	*f = f32_div(1.0f, f_1);
	return t21_0;
}

//: DF_Pow DF_Abs DF_logArg triple_f32_powBase triple_f32_mulPair f32_expBound triple_f32_exp2Triple f32_powSpecial f32_powParity DF_Neg f32_root
// Pow returns x^y.
//
// Error: ≤ 2u²|x^y|.
// Domain: x^y is at least 2^-101 (DF), 2^-968 (DD), where the limbs of x and of
// y are 0 or not subnormal; below, the last bits of the result underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 440 flops with a fused multiply-add.
static inline float DF_Pow(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	float t7_1;
	float t7_2;
	const float t7_0 = DF_logArg(a_Hi, a_Lo, &t7_1, &t7_2);
	float l_X1;
	float l_X2;
	float g;
	const float l_X0 = triple_f32_powBase(t7_0, t7_1, t7_2, &l_X1, &l_X2, &g);
	const float b_Hi = RN(y_Hi * g);
	const float b_Lo = RN(y_Lo * g);
	const float p = RN(l_X0 * b_Hi);
	float t_X1;
	float t_X2;
	const float t_X0 = triple_f32_mulPair(l_X0, l_X1, l_X2, b_Hi, b_Lo, &t_X1, &t_X2);
	float t23_1;
	float t23_2;
	const float bound = f32_expBound(&t23_1, &t23_2);
	const int t27 = !(fabs(p) < bound);
	const float t_X0_1 = (t27 ? p : t_X0);
	const float t_X1_1 = (t27 ? 0.0f : t_X1);
	const float t_X2_1 = (t27 ? 0.0f : t_X2);
	float z_Lo;
	const float z_Hi = triple_f32_exp2Triple(t_X0_1, t_X1_1, t_X2_1, &z_Lo);
	const int t42 = !(((0.0f < a_Hi) & f32_finite(a_Hi)) & f32_finite(y_Hi));
	const float c = RN(a_Hi - 1.0f);
	const float c_1 = ((c == 0.0f) ? a_Lo : c);
	const float z_Hi_1 = f32_powSpecial(c_1, y_Hi);
	const float z_Hi_2 = (t42 ? z_Hi_1 : z_Hi);
	const float z_Lo_1 = (t42 ? 0.0f : z_Lo);
	int odd;
	const int whole = f32_powParity(y_Hi, &odd);
	int lowOdd;
	const int lowWhole = f32_powParity(y_Lo, &lowOdd);
	const int t58 = f32_signbit(x_Hi);
	const int t59 = (odd ^ lowOdd);
	float z_Lo_2;
	const float z_Hi_3 = DF_Neg(z_Hi_2, z_Lo_1, &z_Lo_2);
	const float z_Hi_4 = (t59 ? z_Hi_3 : z_Hi_2);
	const float z_Lo_3 = (t59 ? z_Lo_2 : z_Lo_1);
	const int t71 = ((!(whole & lowWhole) & (x_Hi < 0.0f)) & f32_finite(x_Hi));
	const float z_Hi_5 = f32_sqrt(x_Hi); // NaN
	const float z_Hi_6 = (t71 ? z_Hi_5 : z_Hi_4);
	const float z_Lo_4 = (t71 ? 0.0f : z_Lo_3);
	const float z_Hi_7 = (t58 ? z_Hi_6 : z_Hi_2);
	const float z_Lo_5 = (t58 ? z_Lo_4 : z_Lo_1);
	const int t85 = (((x_Hi == 1.0f) & (x_Lo == 0.0f)) | (y_Hi == 0.0f));
	const float z_Hi_8 = (t85 ? 1.0f : z_Hi_7);
	const float z_Lo_6 = (t85 ? 0.0f : z_Lo_5);
	*Lo = z_Lo_6;
	return z_Hi_8;
}

//: map_DF_Pow DF_Pow
__kernel void map_DF_Pow(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Pow(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_PowInt f32_FastTwoSum DF_Pow
// PowInt returns x^n.
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow.
// Special: as Pow.
// Cost: as Pow.
static inline float DF_PowInt(float x_Hi, float x_Lo, int n, float *Lo)
{
	const int high = (int)((uint)(n >> 16) << 16);
	float lo;
	const float hi = f32_FastTwoSum((float)high, (float)(int)((uint)n - (uint)high), &lo);
	float t11_1;
	const float t11_0 = DF_Pow(x_Hi, x_Lo, hi, lo, &t11_1);
	*Lo = t11_1;
	return t11_0;
}

//: map_DF_PowInt DF_PowInt
__kernel void map_DF_PowInt(const uint n, __global const float *in0, __global const float *in1, __global const int *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_PowInt(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: quint_f32_powBase quint_f32_logReduce f32_powUnit quint_f32_logSum quint_f32_timesLog2E quint_f32_addFloat f32_quotient
// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
static inline float quint_f32_powBase(float x_X0, float x_X1, float x_X2, float x_X3, float x_X4, float *l_X1, float *l_X2, float *l_X3, float *l_X4, float *f)
{
	float z_X0;
	float z_X1;
	float z_X2;
	float z_X3;
	float z_X4;
	float t_X0;
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const int k = quint_f32_logReduce(x_X0, x_X1, x_X2, x_X3, x_X4, &z_X0, &z_X1, &z_X2, &z_X3, &z_X4, &t_X0, &t_X1, &t_X2, &t_X3, &t_X4);
	const float f_1 = f32_powUnit(z_X0, k, t_X0);
	float t18_1;
	float t18_2;
	float t18_3;
	float t18_4;
	const float t18_0 = quint_f32_logSum(z_X0, z_X1, z_X2, z_X3, z_X4, t_X0, t_X1, t_X2, t_X3, t_X4, f_1, &t18_1, &t18_2, &t18_3, &t18_4);
	float t24_1;
	float t24_2;
	float t24_3;
	float t24_4;
	const float t24_0 = quint_f32_timesLog2E(t18_0, t18_1, t18_2, t18_3, t18_4, &t24_1, &t24_2, &t24_3, &t24_4);
	float t31_1;
	float t31_2;
	float t31_3;
	float t31_4;
	const float t31_0 = quint_f32_addFloat(t24_0, t24_1, t24_2, t24_3, t24_4, (float)k, &t31_1, &t31_2, &t31_3, &t31_4);
	*l_X1 = t31_1;
	*l_X2 = t31_2;
	*l_X3 = t31_3;
	*l_X4 = t31_4;
	*f = f32_div(1.0f, f_1);
	return t31_0;
}

//: QF_Pow QF_Abs QF_logArg quint_f32_powBase quint_f32_mulQuad f32_expBound quint_f32_exp2Quint f32_powSpecial f32_powParity QF_Neg f32_root
// Pow returns x^y.
//
// Error: ≤ 2u⁴|x^y|.
// Domain: x^y is at least 2^-53 (QF), 2^-862 (QD), where the limbs of x and of
// y are 0 or not subnormal; below, the last bits of the result underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 2950 flops with a fused multiply-add.
static inline float QF_Pow(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	float t13_1;
	float t13_2;
	float t13_3;
	float t13_4;
	const float t13_0 = QF_logArg(a_X0, a_X1, a_X2, a_X3, &t13_1, &t13_2, &t13_3, &t13_4);
	float l_X1;
	float l_X2;
	float l_X3;
	float l_X4;
	float g;
	const float l_X0 = quint_f32_powBase(t13_0, t13_1, t13_2, t13_3, t13_4, &l_X1, &l_X2, &l_X3, &l_X4, &g);
	const float b_X0 = RN(y_X0 * g);
	const float b_X1 = RN(y_X1 * g);
	const float b_X2 = RN(y_X2 * g);
	const float b_X3 = RN(y_X3 * g);
	const float p = RN(l_X0 * b_X0);
	float t_X1;
	float t_X2;
	float t_X3;
	float t_X4;
	const float t_X0 = quint_f32_mulQuad(l_X0, l_X1, l_X2, l_X3, l_X4, b_X0, b_X1, b_X2, b_X3, &t_X1, &t_X2, &t_X3, &t_X4);
	float t37_1;
	float t37_2;
	const float bound = f32_expBound(&t37_1, &t37_2);
	const int t41 = !(fabs(p) < bound);
	const float t_X0_1 = (t41 ? p : t_X0);
	const float t_X1_1 = (t41 ? 0.0f : t_X1);
	const float t_X2_1 = (t41 ? 0.0f : t_X2);
	const float t_X3_1 = (t41 ? 0.0f : t_X3);
	const float t_X4_1 = (t41 ? 0.0f : t_X4);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_exp2Quint(t_X0_1, t_X1_1, t_X2_1, t_X3_1, t_X4_1, &z_X1, &z_X2, &z_X3);
	const int t62 = !(((0.0f < a_X0) & f32_finite(a_X0)) & f32_finite(y_X0));
	const float c = RN(a_X0 - 1.0f);
	const float c_1 = ((c == 0.0f) ? a_X1 : c);
	const float z_X0_1 = f32_powSpecial(c_1, y_X0);
	const float z_X0_2 = (t62 ? z_X0_1 : z_X0);
	const float z_X1_1 = (t62 ? 0.0f : z_X1);
	const float z_X2_1 = (t62 ? 0.0f : z_X2);
	const float z_X3_1 = (t62 ? 0.0f : z_X3);
	int odd;
	const int whole = f32_powParity(y_X0, &odd);
	int odd1;
	const int whole1 = f32_powParity(y_X1, &odd1);
	int odd2;
	const int whole2 = f32_powParity(y_X2, &odd2);
	int odd3;
	const int whole3 = f32_powParity(y_X3, &odd3);
	const int t88 = f32_signbit(x_X0);
	const int t91 = ((odd ^ odd1) ^ (odd2 ^ odd3));
	float z_X1_2;
	float z_X2_2;
	float z_X3_2;
	const float z_X0_3 = QF_Neg(z_X0_2, z_X1_1, z_X2_1, z_X3_1, &z_X1_2, &z_X2_2, &z_X3_2);
	const float z_X0_4 = (t91 ? z_X0_3 : z_X0_2);
	const float z_X1_3 = (t91 ? z_X1_2 : z_X1_1);
	const float z_X2_3 = (t91 ? z_X2_2 : z_X2_1);
	const float z_X3_3 = (t91 ? z_X3_2 : z_X3_1);
	const int t109 = ((!(((whole & whole1) & whole2) & whole3) & (x_X0 < 0.0f)) & f32_finite(x_X0));
	const float z_X0_5 = f32_sqrt(x_X0); // NaN
	const float z_X0_6 = (t109 ? z_X0_5 : z_X0_4);
	const float z_X1_4 = (t109 ? 0.0f : z_X1_3);
	const float z_X2_4 = (t109 ? 0.0f : z_X2_3);
	const float z_X3_4 = (t109 ? 0.0f : z_X3_3);
	const float z_X0_7 = (t88 ? z_X0_6 : z_X0_2);
	const float z_X1_5 = (t88 ? z_X1_4 : z_X1_1);
	const float z_X2_5 = (t88 ? z_X2_4 : z_X2_1);
	const float z_X3_5 = (t88 ? z_X3_4 : z_X3_1);
	const int t129 = (((x_X0 == 1.0f) & (x_X1 == 0.0f)) | (y_X0 == 0.0f));
	const float z_X0_8 = (t129 ? 1.0f : z_X0_7);
	const float z_X1_6 = (t129 ? 0.0f : z_X1_5);
	const float z_X2_6 = (t129 ? 0.0f : z_X2_5);
	const float z_X3_6 = (t129 ? 0.0f : z_X3_5);
	*X1 = z_X1_6;
	*X2 = z_X2_6;
	*X3 = z_X3_6;
	return z_X0_8;
}

//: map_QF_Pow QF_Pow
__kernel void map_QF_Pow(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Pow(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_PowInt f32_FastTwoSum QF_Pow
// PowInt returns x^n.
//
// Error: ≤ 2u⁴|x^n|.
// Domain: as Pow.
// Special: as Pow.
// Cost: as Pow.
static inline float QF_PowInt(float x_X0, float x_X1, float x_X2, float x_X3, int n, float *X1, float *X2, float *X3)
{
	const int high = (int)((uint)(n >> 16) << 16);
	float lo;
	const float hi = f32_FastTwoSum((float)high, (float)(int)((uint)n - (uint)high), &lo);
	float t15_1;
	float t15_2;
	float t15_3;
	const float t15_0 = QF_Pow(x_X0, x_X1, x_X2, x_X3, hi, lo, f32_zero, f32_zero, &t15_1, &t15_2, &t15_3);
	*X1 = t15_1;
	*X2 = t15_2;
	*X3 = t15_3;
	return t15_0;
}

//: map_QF_PowInt QF_PowInt
__kernel void map_QF_PowInt(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const int *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_PowInt(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Sub QF_Neg QF_Add
// Sub returns x - y.
//
// Error: ≤ 1.01u⁴|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: X0 is that of x.X0 - y.X0 for infinities, NaN and zeros.
// Cost: 136 flops.
static inline float QF_Sub(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float t8_0 = QF_Neg(y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	float t13_1;
	float t13_2;
	float t13_3;
	const float t13_0 = QF_Add(x_X0, x_X1, x_X2, x_X3, t8_0, t8_1, t8_2, t8_3, &t13_1, &t13_2, &t13_3);
	*X1 = t13_1;
	*X2 = t13_2;
	*X3 = t13_3;
	return t13_0;
}

//: map_QF_Sub QF_Sub
__kernel void map_QF_Sub(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Sub(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_SubFloat QF_AddFloat
// SubFloat returns x - a, as AddFloat.
//
// Error: ≤ 1u⁴|x-a|.
// Domain: as AddFloat.
// Special: as AddFloat.
// Cost: 54 flops.
static inline float QF_SubFloat(float x_X0, float x_X1, float x_X2, float x_X3, float a, float *X1, float *X2, float *X3)
{
	float t6_1;
	float t6_2;
	float t6_3;
	const float t6_0 = QF_AddFloat(x_X0, x_X1, x_X2, x_X3, f32_neg(a), &t6_1, &t6_2, &t6_3);
	*X1 = t6_1;
	*X2 = t6_2;
	*X3 = t6_3;
	return t6_0;
}

//: map_QF_SubFloat QF_SubFloat
__kernel void map_QF_SubFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_SubFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_MulFloat f32_TwoProd f32_TwoSum f32_renorm f32_finish4
// MulFloat returns xa.
//
// Error: ≤ 4u⁴|xa|.
// Domain: as Mul.
// Special: X0 is that of x.X0 · a for infinities, NaN and zeros.
// Cost: 58 flops with a fused multiply-add.
static inline float QF_MulFloat(float x_X0, float x_X1, float x_X2, float x_X3, float a, float *X1, float *X2, float *X3)
{
	float e;
	const float s = f32_TwoProd(x_X0, a, &e);
	float f;
	const float x1 = f32_TwoProd(x_X1, a, &f);
	float g;
	const float x2 = f32_TwoProd(x_X2, a, &g);
	float e_1;
	const float x1_1 = f32_TwoSum(x1, e, &e_1);
	float f_1;
	const float x2_1 = f32_TwoSum(x2, f, &f_1);
	float e_2;
	const float x2_2 = f32_TwoSum(x2_1, e_1, &e_2);
	float e_3;
	const float x3 = f32_TwoSum(RN(RN(x_X3 * a) + g), RN(e_2 + f_1), &e_3);
	float x1_2;
	float x2_3;
	float x3_1;
	const float x0 = f32_renorm(s, x1_1, x2_2, x3, e_3, &x1_2, &x2_3, &x3_1);
	float t34_1;
	float t34_2;
	float t34_3;
	const float t34_0 = f32_finish4(s, x0, x1_2, x2_3, x3_1, &t34_1, &t34_2, &t34_3);
	*X1 = t34_1;
	*X2 = t34_2;
	*X3 = t34_3;
	return t34_0;
}

//: map_QF_MulFloat QF_MulFloat
__kernel void map_QF_MulFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_MulFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Less QF_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int QF_Less(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float d_X0 = QF_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	const int less = (d_X0 < 0.0f);
	const int less_1 = (x_X0 < y_X0);
	const int less_2 = (!f32_finite(d_X0) ? less_1 : less);
	return less_2;
}

//: map_QF_Less QF_Less
__kernel void map_QF_Less(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QF_Less(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i]);
	}
}

//: QF_Equal QF_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int QF_Equal(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3)
{
	float t8_1;
	float t8_2;
	float t8_3;
	const float d_X0 = QF_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	const int equal = (d_X0 == 0.0f);
	const int equal_1 = (x_X0 == y_X0);
	const int equal_2 = (!f32_finite(d_X0) ? equal_1 : equal);
	return equal_2;
}

//: map_QF_Equal QF_Equal
__kernel void map_QF_Equal(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QF_Equal(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i]);
	}
}

//: DF_Hypot DF_Abs f32_middling DF_prod3 triple_f32_add triple_f32_sqrt3 triple_f32_pair f32_finish
// Hypot returns √(x²+y²).
//
// Error: ≤ 2u²√(x²+y²).
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101,
// 2^-968.
// Special: +Inf where x or y is infinite, else NaN where one of them is.
// Cost: 200 flops with a fused multiply-add.
static inline float DF_Hypot(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	float b_Lo;
	const float b_Hi = DF_Abs(y_Hi, y_Lo, &b_Lo);
	const float native = RN(a_Hi + b_Hi);
	const float native_1 = ((!f32_finite(a_Hi) & (a_Hi == a_Hi)) ? a_Hi : native);
	const float native_2 = ((!f32_finite(b_Hi) & (b_Hi == b_Hi)) ? b_Hi : native_1);
	const int t25 = ((a_Hi < b_Hi) | ((a_Hi == b_Hi) & (a_Lo < b_Lo)));
	const float a_Hi_1 = (t25 ? b_Hi : a_Hi);
	const float a_Lo_1 = (t25 ? b_Lo : a_Lo);
	const float b_Hi_1 = (t25 ? a_Hi : b_Hi);
	const float b_Lo_1 = (t25 ? a_Lo : b_Lo);
	const int n = f32_middling(a_Hi_1);
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	const float a_Hi_2 = RN(a_Hi_1 * f);
	const float a_Lo_2 = RN(a_Lo_1 * f);
	const float b_Hi_2 = RN(b_Hi_1 * f);
	const float b_Lo_2 = RN(b_Lo_1 * f);
	float t38_1;
	float t38_2;
	const float t38_0 = DF_prod3(a_Hi_2, a_Lo_2, a_Hi_2, a_Lo_2, &t38_1, &t38_2);
	float t42_1;
	float t42_2;
	const float t42_0 = DF_prod3(b_Hi_2, b_Lo_2, b_Hi_2, b_Lo_2, &t42_1, &t42_2);
	float t46_1;
	float t46_2;
	const float t46_0 = triple_f32_add(t38_0, t38_1, t38_2, t42_0, t42_1, t42_2, &t46_1, &t46_2);
	float t50_1;
	float t50_2;
	const float t50_0 = triple_f32_sqrt3(t46_0, t46_1, t46_2, &t50_1, &t50_2);
	float r_Lo;
	const float r_Hi = triple_f32_pair(t50_0, t50_1, t50_2, &r_Lo);
	const float f_1 = f32_pow2(n);
	float t60_1;
	const float t60_0 = f32_finish(native_2, RN(r_Hi * f_1), RN(r_Lo * f_1), &t60_1);
	*Lo = t60_1;
	return t60_0;
}

//: map_DF_Hypot DF_Hypot
__kernel void map_DF_Hypot(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Hypot(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: f32_cbrtScale f32_middling
// cbrtScale returns the powers of two f and g whose product is 2^-3k, and k and y
// such that for finite a ≠ 0 the number |a|·f·g is between 1 and 8, and y within
// 4u·y of one over its cube root.
static inline float f32_cbrtScale(float a, float *g, int *k, float *y)
{
	const int m = f32_middling(a);
	const float f = f32_pow2((int)((uint)0 - (uint)m));
	const float b = fabs(RN(a * f)); // normal, also where a is not
	const int n = f32_exponent(b);
	const int k_1 = (int)((uint)((int)((uint)(int)((uint)(int)((uint)m + (uint)n) + (uint)1200) * (uint)21846) >> 16) - (uint)400); // ⌊(m+n)/3⌋
	const int rest = (int)((uint)(int)((uint)(int)((uint)(int)((uint)m + (uint)n) - (uint)k_1) - (uint)k_1) - (uint)k_1);
	const float g_1 = f32_pow2((int)((uint)(int)((uint)(int)((uint)m - (uint)k_1) - (uint)k_1) - (uint)k_1));
	const float c = RN(b * f32_pow2((int)((uint)0 - (uint)n))); // 1 ≤ c < 2
	const float y_1 = RN(0x1.635e4p+00f - RN(c * RN(0x1.eeec16p-02f - RN(c * 0x1.7e8ecep-04f))));
	const float y_2 = RN(y_1 * 0x1.965feap-01f);
	const float y_3 = ((rest == 1) ? y_2 : y_1);
	const float y_4 = RN(y_3 * 0x1.428a3p-01f);
	const float y_5 = ((rest == 2) ? y_4 : y_3);
	const float b_1 = RN(b * g_1);
	const float h = RN(1.0f - RN(RN(b_1 * y_5) * RN(y_5 * y_5))); // y is within 0.0018·y, and a step of third order makes that 2^-25, 2^-74.
	const float y_6 = RN(y_5 + RN(RN(y_5 * h) * RN(0x1.555556p-02f + RN(h * 0x1.c71c72p-03f))));
	*g = g_1;
	*k = k_1;
	*y = y_6;
	return f;
}

//: DF_cbrt3 f32_cbrtScale f32_TwoSqr f32_TwoProd f32_TwoSum f32_TwoDiff f32_FastTwoSum
// cbrt3 returns k, and r such that the cube root of |x| is r·2^k, within a few
// u³ r, for finite x ≠ 0.
static inline float DF_cbrt3(float x_Hi, float x_Lo, float *r_X1, float *r_X2, int *k)
{
	float g;
	int k_1;
	float y;
	const float f = f32_cbrtScale(x_Hi, &g, &k_1, &y);
	const float f_1 = RN(f * copysign(1.0f, x_Hi));
	const float a0 = RN(RN(x_Hi * f_1) * g);
	const float a1 = RN(RN(x_Lo * f_1) * g);
	const float d = RN(RN(y * y) * 0x1.555556p-02f);
	const float q0 = RN(RN(a0 * y) * y); // The first digit is the root rounded, but in rare cases: a machine number where it is one.
	float e;
	const float s = f32_TwoSqr(q0, &e);
	float v;
	const float p = f32_TwoProd(s, q0, &v);
	const float q0_1 = RN(q0 + RN(RN(RN(RN(a0 - p) - v) + RN(a1 - RN(e * q0))) * d));
	float e_1;
	const float s_1 = f32_TwoSqr(q0_1, &e_1); // a - q0³
	float v_1;
	const float p_1 = f32_TwoProd(s_1, q0_1, &v_1);
	float w;
	const float h = f32_TwoProd(e_1, q0_1, &w);
	float c;
	const float b = f32_TwoSum(RN(a0 - p_1), f32_neg(v_1), &c);
	float p_2;
	const float v_2 = f32_TwoDiff(a1, h, &p_2);
	float v_3;
	const float b_1 = f32_TwoSum(b, v_2, &v_3);
	const float v_4 = RN(v_3 + RN(c + RN(p_2 - w)));
	const float q1 = RN(b_1 * d); // a - (q0+q1)³ = a - q0³ - 3q0²·q1 - 3q0·q1² - …
	float h_1;
	const float s_2 = f32_TwoProd(s_1, 3.0f, &h_1);
	const float h_2 = RN(RN(h_1 + RN(3.0f * e_1)) + RN(3.0f * RN(q0_1 * q1)));
	float e_2;
	const float p_3 = f32_TwoProd(s_2, q1, &e_2);
	const float q2 = RN(RN(RN(RN(b_1 - p_3) - e_2) + RN(v_4 - RN(h_2 * q1))) * d);
	float q1_1;
	const float q0_2 = f32_FastTwoSum(q0_1, q1, &q1_1);
	float q2_1;
	const float q1_2 = f32_FastTwoSum(q1_1, q2, &q2_1);
	*r_X1 = q1_2;
	*r_X2 = q2_1;
	*k = k_1;
	return q0_2;
}

//: DF_Cbrt DF_cbrt3 triple_f32_pair f32_finish
// Cbrt returns the cube root of x.
//
// Error: ≤ 2u²|∛x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, the last bits of x
// itself underflow.
// Special: ∛±0 = ±0, ∛±Inf = ±Inf.
// Cost: 150 flops with a fused multiply-add.
static inline float DF_Cbrt(float x_Hi, float x_Lo, float *Lo)
{
	float r_X1;
	float r_X2;
	int k;
	const float r_X0 = DF_cbrt3(x_Hi, x_Lo, &r_X1, &r_X2, &k);
	float z_Lo;
	const float z_Hi = triple_f32_pair(r_X0, r_X1, r_X2, &z_Lo);
	const float f = copysign(f32_pow2(k), x_Hi);
	float t14_1;
	const float t14_0 = f32_finish(x_Hi, RN(z_Hi * f), RN(z_Lo * f), &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_Cbrt DF_Cbrt
__kernel void map_DF_Cbrt(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Cbrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Rcbrt DF_cbrt3 f32_quotient f32_TwoProd f32_TwoSum triple_f32_pair f32_finish
// Rcbrt returns one over the cube root of x.
//
// Error: ≤ 2u²/|∛x|.
// Domain: as Cbrt.
// Special: 1/∛±0 = ±Inf, 1/∛±Inf = ±0.
// Cost: 190 flops with a fused multiply-add.
static inline float DF_Rcbrt(float x_Hi, float x_Lo, float *Lo)
{
	float y_X1;
	float y_X2;
	int k;
	const float y_X0 = DF_cbrt3(x_Hi, x_Lo, &y_X1, &y_X2, &k);
	const float r = f32_div(1.0f, y_X0);
	float e;
	const float p = f32_TwoProd(r, y_X0, &e);
	float t;
	const float s = f32_TwoSum(RN(1.0f - p), f32_neg(e), &t); // 1 - p is exact
	float w;
	const float v = f32_TwoProd(r, y_X1, &w);
	float v_1;
	const float s_1 = f32_TwoSum(s, f32_neg(v), &v_1);
	const float v_2 = RN(v_1 + RN(t - RN(w + RN(r * y_X2))));
	const float q1 = RN(s_1 * r);
	float e_1;
	const float p_1 = f32_TwoProd(q1, y_X0, &e_1);
	const float q2 = RN(RN(RN(RN(s_1 - p_1) - e_1) + RN(v_2 - RN(q1 * y_X1))) * r);
	float z_Lo;
	const float z_Hi = triple_f32_pair(r, q1, q2, &z_Lo);
	const float f = copysign(f32_pow2((int)((uint)0 - (uint)k)), x_Hi);
	float t50_1;
	const float t50_0 = f32_finish(f32_div(1.0f, x_Hi), RN(z_Hi * f), RN(z_Lo * f), &t50_1);
	*Lo = t50_1;
	return t50_0;
}

//: map_DF_Rcbrt DF_Rcbrt
__kernel void map_DF_Rcbrt(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Rcbrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Hypot QF_Abs f32_middling QF_quintOf quint_f32_scale quint_f32_mul quint_f32_add quint_f32_sqrt5 quint_f32_quad f32_finish4
// Hypot returns √(x²+y²).
//
// Error: ≤ 2u⁴√(x²+y²).
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53,
// 2^-862.
// Special: +Inf where x or y is infinite, else NaN where one of them is.
// Cost: 950 flops with a fused multiply-add.
static inline float QF_Hypot(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	float b_X1;
	float b_X2;
	float b_X3;
	const float b_X0 = QF_Abs(y_X0, y_X1, y_X2, y_X3, &b_X1, &b_X2, &b_X3);
	const float native = RN(a_X0 + b_X0);
	const float native_1 = ((!f32_finite(a_X0) & (a_X0 == a_X0)) ? a_X0 : native);
	const float native_2 = ((!f32_finite(b_X0) & (b_X0 == b_X0)) ? b_X0 : native_1);
	const int n = f32_middling(a_X0);
	const int n_1 = f32_middling(b_X0);
	const int n_2 = ((a_X0 < b_X0) ? n_1 : n);
	const float f = f32_pow2((int)((uint)0 - (uint)n_2));
	float t36_1;
	float t36_2;
	float t36_3;
	float t36_4;
	const float t36_0 = QF_quintOf(a_X0, a_X1, a_X2, a_X3, &t36_1, &t36_2, &t36_3, &t36_4);
	float c_X1;
	float c_X2;
	float c_X3;
	float c_X4;
	const float c_X0 = quint_f32_scale(t36_0, t36_1, t36_2, t36_3, t36_4, f, &c_X1, &c_X2, &c_X3, &c_X4);
	float t48_1;
	float t48_2;
	float t48_3;
	float t48_4;
	const float t48_0 = QF_quintOf(b_X0, b_X1, b_X2, b_X3, &t48_1, &t48_2, &t48_3, &t48_4);
	float d_X1;
	float d_X2;
	float d_X3;
	float d_X4;
	const float d_X0 = quint_f32_scale(t48_0, t48_1, t48_2, t48_3, t48_4, f, &d_X1, &d_X2, &d_X3, &d_X4);
	float t60_1;
	float t60_2;
	float t60_3;
	float t60_4;
	const float t60_0 = quint_f32_mul(c_X0, c_X1, c_X2, c_X3, c_X4, c_X0, c_X1, c_X2, c_X3, c_X4, &t60_1, &t60_2, &t60_3, &t60_4);
	float t66_1;
	float t66_2;
	float t66_3;
	float t66_4;
	const float t66_0 = quint_f32_mul(d_X0, d_X1, d_X2, d_X3, d_X4, d_X0, d_X1, d_X2, d_X3, d_X4, &t66_1, &t66_2, &t66_3, &t66_4);
	float t72_1;
	float t72_2;
	float t72_3;
	float t72_4;
	const float t72_0 = quint_f32_add(t60_0, t60_1, t60_2, t60_3, t60_4, t66_0, t66_1, t66_2, t66_3, t66_4, &t72_1, &t72_2, &t72_3, &t72_4);
	float t78_1;
	float t78_2;
	float t78_3;
	float t78_4;
	const float t78_0 = quint_f32_sqrt5(t72_0, t72_1, t72_2, t72_3, t72_4, &t78_1, &t78_2, &t78_3, &t78_4);
	float r_X1;
	float r_X2;
	float r_X3;
	const float r_X0 = quint_f32_quad(t78_0, t78_1, t78_2, t78_3, t78_4, &r_X1, &r_X2, &r_X3);
	const float f_1 = f32_pow2(n_2);
	float t94_1;
	float t94_2;
	float t94_3;
	const float t94_0 = f32_finish4(native_2, RN(r_X0 * f_1), RN(r_X1 * f_1), RN(r_X2 * f_1), RN(r_X3 * f_1), &t94_1, &t94_2, &t94_3);
	*X1 = t94_1;
	*X2 = t94_2;
	*X3 = t94_3;
	return t94_0;
}

//: map_QF_Hypot QF_Hypot
__kernel void map_QF_Hypot(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Hypot(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: triple_f32_mulFloat f32_TwoProd f32_TwoSum f32_settle3
// mulFloat returns xy, within 4u³|xy|. 28 flops.
static inline float triple_f32_mulFloat(float x_X0, float x_X1, float x_X2, float y, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_X0, y, &e);
	float f;
	const float a = f32_TwoProd(x_X1, y, &f);
	float a_1;
	const float e_1 = f32_TwoSum(e, a, &a_1);
	float t16_1;
	float t16_2;
	const float t16_0 = f32_settle3(p, e_1, RN(RN(a_1 + f) + RN(x_X2 * y)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

//: QF_cbrt5 f32_cbrtScale QF_quintOf quint_f32_scale f32_TwoSqr f32_TwoProd f32_TwoSum f32_TwoDiff QF_prod5 quint_f32_mulQuad quint_f32_sub triple_f32_mulFloat f32_settle3 f32_settle5
// cbrt5 returns k, and r such that the cube root of |x| is r·2^k, within a few
// u⁵ r, for finite x ≠ 0.
static inline float QF_cbrt5(float x_X0, float x_X1, float x_X2, float x_X3, float *r_X1, float *r_X2, float *r_X3, float *r_X4, int *k)
{
	float g;
	int k_1;
	float y;
	const float f = f32_cbrtScale(x_X0, &g, &k_1, &y);
	const float f_1 = RN(f * copysign(1.0f, x_X0));
	float t12_1;
	float t12_2;
	float t12_3;
	float t12_4;
	const float t12_0 = QF_quintOf(x_X0, x_X1, x_X2, x_X3, &t12_1, &t12_2, &t12_3, &t12_4);
	float t18_1;
	float t18_2;
	float t18_3;
	float t18_4;
	const float t18_0 = quint_f32_scale(t12_0, t12_1, t12_2, t12_3, t12_4, f_1, &t18_1, &t18_2, &t18_3, &t18_4);
	float a_X1;
	float a_X2;
	float a_X3;
	float a_X4;
	const float a_X0 = quint_f32_scale(t18_0, t18_1, t18_2, t18_3, t18_4, g, &a_X1, &a_X2, &a_X3, &a_X4);
	const float d = RN(RN(y * y) * 0x1.555556p-02f);
	const float q0 = RN(RN(a_X0 * y) * y); // Two digits, as for pairs
	float e;
	const float s = f32_TwoSqr(q0, &e);
	float v;
	const float p = f32_TwoProd(s, q0, &v);
	const float q0_1 = RN(q0 + RN(RN(RN(RN(a_X0 - p) - v) + RN(a_X1 - RN(e * q0))) * d));
	float e_1;
	const float s_1 = f32_TwoSqr(q0_1, &e_1);
	float v_1;
	const float p_1 = f32_TwoProd(s_1, q0_1, &v_1);
	float c;
	const float b = f32_TwoSum(RN(a_X0 - p_1), f32_neg(v_1), &c);
	float w;
	const float h = f32_TwoProd(e_1, q0_1, &w);
	float p_2;
	const float v_2 = f32_TwoDiff(a_X1, h, &p_2);
	const float q1 = RN(RN(b + RN(v_2 + RN(c + RN(RN(p_2 - w) + a_X2)))) * d);
	const float c_1 = RN(q1 * 257.0f);
	const float q1_1 = RN(c_1 - RN(c_1 - q1));
	float square_X1;
	float square_X2;
	float square_X3;
	float square_X4;
	const float square_X0 = QF_prod5(q0_1, q1_1, f32_zero, f32_zero, q0_1, q1_1, f32_zero, f32_zero, &square_X1, &square_X2, &square_X3, &square_X4);
	float t83_1;
	float t83_2;
	float t83_3;
	float t83_4;
	const float t83_0 = quint_f32_mulQuad(square_X0, square_X1, square_X2, square_X3, square_X4, q0_1, q1_1, f32_zero, f32_zero, &t83_1, &t83_2, &t83_3, &t83_4);
	float a_X1_1;
	float a_X2_1;
	float a_X3_1;
	float t89_4;
	const float a_X0_1 = quint_f32_sub(a_X0, a_X1, a_X2, a_X3, a_X4, t83_0, t83_1, t83_2, t83_3, t83_4, &a_X1_1, &a_X2_1, &a_X3_1, &t89_4);
	float m_X1;
	float m_X2;
	const float m_X0 = triple_f32_mulFloat(square_X0, square_X1, square_X2, 3.0f, &m_X1, &m_X2);
	float e_2;
	const float s_2 = f32_TwoSum(a_X1_1, a_X2_1, &e_2); // the other digits, after what cancelled is in order again
	float l_X1;
	float l_X2;
	const float l_X0 = f32_settle3(a_X0_1, s_2, RN(e_2 + a_X3_1), &l_X1, &l_X2);
	const float q2 = RN(l_X0 * d);
	float e_3;
	const float p_3 = f32_TwoProd(q2, m_X0, &e_3);
	float c_2;
	const float s_3 = f32_TwoSum(RN(l_X0 - p_3), f32_neg(e_3), &c_2);
	float e_4;
	const float p_4 = f32_TwoProd(q2, m_X1, &e_4);
	float w_1;
	const float v_3 = f32_TwoDiff(l_X1, p_4, &w_1);
	float v_4;
	const float s_4 = f32_TwoSum(s_3, v_3, &v_4);
	const float v_5 = RN(v_4 + RN(RN(c_2 + RN(w_1 - e_4)) + RN(RN(l_X2 - RN(q2 * m_X2)) - RN(RN(3.0f * q0_1) * RN(q2 * q2)))));
	const float q3 = RN(s_4 * d);
	float e_5;
	const float p_5 = f32_TwoProd(q3, m_X0, &e_5);
	const float q4 = RN(RN(RN(RN(s_4 - p_5) - e_5) + RN(v_5 - RN(q3 * m_X1))) * d);
	float t146_1;
	float t146_2;
	float t146_3;
	float t146_4;
	const float t146_0 = f32_settle5(q0_1, q1_1, q2, q3, q4, &t146_1, &t146_2, &t146_3, &t146_4);
	*r_X1 = t146_1;
	*r_X2 = t146_2;
	*r_X3 = t146_3;
	*r_X4 = t146_4;
	*k = k_1;
	return t146_0;
}

//: QF_Cbrt QF_cbrt5 quint_f32_quad f32_finish4
// Cbrt returns the cube root of x.
//
// Error: ≤ 2u⁴|∛x|.
// Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD): below, the last bits of x
// itself underflow.
// Special: ∛±0 = ±0, ∛±Inf = ±Inf.
// Cost: 850 flops with a fused multiply-add.
static inline float QF_Cbrt(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	int k;
	const float r_X0 = QF_cbrt5(x_X0, x_X1, x_X2, x_X3, &r_X1, &r_X2, &r_X3, &r_X4, &k);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_quad(r_X0, r_X1, r_X2, r_X3, r_X4, &z_X1, &z_X2, &z_X3);
	const float f = copysign(f32_pow2(k), x_X0);
	float t22_1;
	float t22_2;
	float t22_3;
	const float t22_0 = f32_finish4(x_X0, RN(z_X0 * f), RN(z_X1 * f), RN(z_X2 * f), RN(z_X3 * f), &t22_1, &t22_2, &t22_3);
	*X1 = t22_1;
	*X2 = t22_2;
	*X3 = t22_3;
	return t22_0;
}

//: map_QF_Cbrt QF_Cbrt
__kernel void map_QF_Cbrt(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Cbrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Rcbrt QF_cbrt5 quint_f32_div5 quint_f32_quad f32_quotient f32_finish4
// Rcbrt returns one over the cube root of x.
//
// Error: ≤ 2u⁴/|∛x|.
// Domain: as Cbrt.
// Special: 1/∛±0 = ±Inf, 1/∛±Inf = ±0.
// Cost: 1250 flops with a fused multiply-add.
static inline float QF_Rcbrt(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float r_X1;
	float r_X2;
	float r_X3;
	float r_X4;
	int k;
	const float r_X0 = QF_cbrt5(x_X0, x_X1, x_X2, x_X3, &r_X1, &r_X2, &r_X3, &r_X4, &k);
	float t16_1;
	float t16_2;
	float t16_3;
	float t16_4;
	const float t16_0 = quint_f32_div5(1.0f, f32_zero, f32_zero, f32_zero, f32_zero, r_X0, r_X1, r_X2, r_X3, r_X4, &t16_1, &t16_2, &t16_3, &t16_4);
	float z_X1;
	float z_X2;
	float z_X3;
	const float z_X0 = quint_f32_quad(t16_0, t16_1, t16_2, t16_3, t16_4, &z_X1, &z_X2, &z_X3);
	const float f = copysign(f32_pow2((int)((uint)0 - (uint)k)), x_X0);
	float t37_1;
	float t37_2;
	float t37_3;
	const float t37_0 = f32_finish4(f32_div(1.0f, x_X0), RN(z_X0 * f), RN(z_X1 * f), RN(z_X2 * f), RN(z_X3 * f), &t37_1, &t37_2, &t37_3);
	*X1 = t37_1;
	*X2 = t37_2;
	*X3 = t37_3;
	return t37_0;
}

//: map_QF_Rcbrt QF_Rcbrt
__kernel void map_QF_Rcbrt(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Rcbrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_integer f32_FastTwoSum f32_finish
// integer returns h + l as a Pair, for the rounded limbs of a number.
static inline float f32_integer(float h, float l, float *Lo)
{
	float lo;
	const float hi = f32_FastTwoSum(h, l, &lo);
	float t5_1;
	const float t5_0 = f32_finish(h, hi, lo, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: f32_integer4 f32_renorm f32_finish4
// integer4 is integer for four limbs. -1 + 1 may come anywhere between them, and
// a carry may run up to the first.
static inline float f32_integer4(float h0, float h1, float h2, float h3, float *X1, float *X2, float *X3)
{
	float x1;
	float x2;
	float x3;
	const float x0 = f32_renorm(h0, h1, h2, h3, f32_zero, &x1, &x2, &x3);
	float t10_1;
	float t10_2;
	float t10_3;
	const float t10_0 = f32_finish4(h0, x0, x1, x2, x3, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: DF_Floor f32_integer
// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 8 flops.
static inline float DF_Floor(float x_Hi, float x_Lo, float *Lo)
{
	const float h = floor(x_Hi);
	const float l = floor(x_Lo);
	const float l_1 = ((h == x_Hi) ? l : 0.0f);
	float t7_1;
	const float t7_0 = f32_integer(h, l_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DF_Floor DF_Floor
__kernel void map_DF_Floor(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Floor(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Floor f32_integer4
// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 40 flops; in Go 1 where X0 is not an integer.
static inline float QF_Floor(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	const float h0 = floor(x_X0);
	const int t7 = (h0 != x_X0);
	const float h1 = floor(x_X1);
	const int t12 = (h1 == x_X1);
	const float h2 = floor(x_X2);
	const float h3 = floor(x_X3);
	const float h3_1 = ((h2 == x_X2) ? h3 : 0.0f);
	const float h2_1 = (t12 ? h2 : 0.0f);
	const float h3_2 = (t12 ? h3_1 : 0.0f);
	float t19_1;
	float t19_2;
	float t19_3;
	const float t19_0 = f32_integer4(h0, h1, h2_1, h3_2, &t19_1, &t19_2, &t19_3);
	*X1 = (t7 ? 0.0f : t19_1);
	*X2 = (t7 ? 0.0f : t19_2);
	*X3 = (t7 ? 0.0f : t19_3);
	return (t7 ? h0 : t19_0);
}

//: map_QF_Floor QF_Floor
__kernel void map_QF_Floor(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Floor(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Ceil DF_Neg DF_Floor
// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline float DF_Ceil(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	const float t2_0 = DF_Neg(x_Hi, x_Lo, &t2_1);
	float t5_1;
	const float t5_0 = DF_Floor(t2_0, t2_1, &t5_1);
	float t8_1;
	const float t8_0 = DF_Neg(t5_0, t5_1, &t8_1);
	*Lo = t8_1;
	return t8_0;
}

//: map_DF_Ceil DF_Ceil
__kernel void map_DF_Ceil(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Ceil(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Ceil QF_Neg QF_Floor
// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline float QF_Ceil(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	const float t4_0 = QF_Neg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	float t9_1;
	float t9_2;
	float t9_3;
	const float t9_0 = QF_Floor(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	float t14_1;
	float t14_2;
	float t14_3;
	const float t14_0 = QF_Neg(t9_0, t9_1, t9_2, t9_3, &t14_1, &t14_2, &t14_3);
	*X1 = t14_1;
	*X2 = t14_2;
	*X3 = t14_3;
	return t14_0;
}

//: map_QF_Ceil QF_Ceil
__kernel void map_QF_Ceil(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Ceil(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Trunc DF_Abs DF_Floor DF_signed
// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline float DF_Trunc(float x_Hi, float x_Lo, float *Lo)
{
	float t2_1;
	const float t2_0 = DF_Abs(x_Hi, x_Lo, &t2_1);
	float t5_1;
	const float t5_0 = DF_Floor(t2_0, t2_1, &t5_1);
	float t8_1;
	const float t8_0 = DF_signed(t5_0, t5_1, x_Hi, &t8_1);
	*Lo = t8_1;
	return t8_0;
}

//: map_DF_Trunc DF_Trunc
__kernel void map_DF_Trunc(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Trunc(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Trunc QF_Abs QF_Floor QF_signed4
// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline float QF_Trunc(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float t4_1;
	float t4_2;
	float t4_3;
	const float t4_0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	float t9_1;
	float t9_2;
	float t9_3;
	const float t9_0 = QF_Floor(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	float t14_1;
	float t14_2;
	float t14_3;
	const float t14_0 = QF_signed4(t9_0, t9_1, t9_2, t9_3, x_X0, &t14_1, &t14_2, &t14_3);
	*X1 = t14_1;
	*X2 = t14_2;
	*X3 = t14_3;
	return t14_0;
}

//: map_QF_Trunc QF_Trunc
__kernel void map_QF_Trunc(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Trunc(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_nearest
// nearest returns the integer nearest to a, where next has the sign of what
// follows a: it decides a tie, and with nothing there the tie goes up.
static inline float f32_nearest(float a, float next)
{
	const float f = floor(a);
	const float t = RN(f + 0x1p-01f); // exact where a is not an integer
	const float f_1 = RN(f + 1.0f);
	const float f_2 = (((f != a) & ((t < a) | ((a == t) & (0.0f <= next)))) ? f_1 : f);
	return f_2;
}

//: f32_parity
// parity returns a modulo 2, for an integer a.
static inline float f32_parity(float a)
{
	const float h = floor(RN(a * 0x1p-01f));
	return RN(a - RN(h + h));
}

//: f32_nearestEven f32_parity
// nearestEven is nearest, but a tie goes to the even one of the integers, with
// the limb prev before a counted in.
static inline float f32_nearestEven(float prev, float a, float next)
{
	const float f = floor(a);
	const float t = RN(f + 0x1p-01f);
	const float f_1 = RN(f + 1.0f);
	const float f_2 = (((f != a) & ((t < a) | ((a == t) & ((0.0f < next) | ((next == 0.0f) & (f32_parity(f) != f32_parity(prev))))))) ? f_1 : f);
	return f_2;
}

//: DF_Round DF_Abs f32_nearest f32_integer DF_signed
// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 20 flops.
static inline float DF_Round(float x_Hi, float x_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const float h = f32_nearest(a_Hi, a_Lo);
	const float l = f32_nearest(a_Lo, f32_zero);
	const float l_1 = ((h == a_Hi) ? l : 0.0f);
	float t11_1;
	const float t11_0 = f32_integer(h, l_1, &t11_1);
	float t14_1;
	const float t14_0 = DF_signed(t11_0, t11_1, x_Hi, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_Round DF_Round
__kernel void map_DF_Round(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Round(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Round QF_Abs f32_nearest QF_signed4 f32_integer4
// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 60 flops.
static inline float QF_Round(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const float h0 = f32_nearest(a_X0, a_X1);
	const int t12 = (h0 != a_X0);
	float t16_1;
	float t16_2;
	float t16_3;
	const float t16_0 = QF_signed4(h0, f32_zero, f32_zero, f32_zero, x_X0, &t16_1, &t16_2, &t16_3);
	const float h1 = f32_nearest(a_X1, a_X2);
	const int t22 = (h1 == a_X1);
	const float h2 = f32_nearest(a_X2, a_X3);
	const float h3 = f32_nearest(a_X3, f32_zero);
	const float h3_1 = ((h2 == a_X2) ? h3 : 0.0f);
	const float h2_1 = (t22 ? h2 : 0.0f);
	const float h3_2 = (t22 ? h3_1 : 0.0f);
	float t30_1;
	float t30_2;
	float t30_3;
	const float t30_0 = f32_integer4(h0, h1, h2_1, h3_2, &t30_1, &t30_2, &t30_3);
	float t35_1;
	float t35_2;
	float t35_3;
	const float t35_0 = QF_signed4(t30_0, t30_1, t30_2, t30_3, x_X0, &t35_1, &t35_2, &t35_3);
	*X1 = (t12 ? t16_1 : t35_1);
	*X2 = (t12 ? t16_2 : t35_2);
	*X3 = (t12 ? t16_3 : t35_3);
	return (t12 ? t16_0 : t35_0);
}

//: map_QF_Round QF_Round
__kernel void map_QF_Round(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Round(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_RoundEven DF_Abs f32_nearestEven f32_integer DF_signed
// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 30 flops.
static inline float DF_RoundEven(float x_Hi, float x_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const float h = f32_nearestEven(f32_zero, a_Hi, a_Lo);
	const float l = f32_nearestEven(a_Hi, a_Lo, f32_zero);
	const float l_1 = ((h == a_Hi) ? l : 0.0f);
	float t12_1;
	const float t12_0 = f32_integer(h, l_1, &t12_1);
	float t15_1;
	const float t15_0 = DF_signed(t12_0, t12_1, x_Hi, &t15_1);
	*Lo = t15_1;
	return t15_0;
}

//: map_DF_RoundEven DF_RoundEven
__kernel void map_DF_RoundEven(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_RoundEven(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_RoundEven QF_Abs f32_nearestEven QF_signed4 f32_integer4
// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 80 flops.
static inline float QF_RoundEven(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const float h0 = f32_nearestEven(f32_zero, a_X0, a_X1);
	const int t13 = (h0 != a_X0);
	float t17_1;
	float t17_2;
	float t17_3;
	const float t17_0 = QF_signed4(h0, f32_zero, f32_zero, f32_zero, x_X0, &t17_1, &t17_2, &t17_3);
	const float h1 = f32_nearestEven(a_X0, a_X1, a_X2);
	const int t23 = (h1 == a_X1);
	const float h2 = f32_nearestEven(a_X1, a_X2, a_X3);
	const float h3 = f32_nearestEven(a_X2, a_X3, f32_zero);
	const float h3_1 = ((h2 == a_X2) ? h3 : 0.0f);
	const float h2_1 = (t23 ? h2 : 0.0f);
	const float h3_2 = (t23 ? h3_1 : 0.0f);
	float t31_1;
	float t31_2;
	float t31_3;
	const float t31_0 = f32_integer4(h0, h1, h2_1, h3_2, &t31_1, &t31_2, &t31_3);
	float t36_1;
	float t36_2;
	float t36_3;
	const float t36_0 = QF_signed4(t31_0, t31_1, t31_2, t31_3, x_X0, &t36_1, &t36_2, &t36_3);
	*X1 = (t13 ? t17_1 : t36_1);
	*X2 = (t13 ? t17_2 : t36_2);
	*X3 = (t13 ? t17_3 : t36_3);
	return (t13 ? t17_0 : t36_0);
}

//: map_QF_RoundEven QF_RoundEven
__kernel void map_QF_RoundEven(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_RoundEven(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Modf DF_Abs f32_TwoDiff f32_FastTwoSum f32_integer DF_signed f32_finish
// Modf returns the integral and the fractional part of x, both with the sign of
// x; their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 25 flops.
static inline float DF_Modf(float x_Hi, float x_Lo, float *integral_Lo, float *frac_Hi, float *frac_Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const float h = floor(a_Hi);
	const float d = RN(a_Hi - h); // exact; d is 0 or |d| ≥ 2|e|
	const int t8 = (h == a_Hi);
	const float l = floor(a_Lo);
	float e;
	const float d_1 = f32_TwoDiff(a_Lo, l, &e);
	const float l_1 = (t8 ? l : 0.0f);
	const float d_2 = (t8 ? d_1 : d);
	const float e_1 = (t8 ? e : a_Lo);
	float lo;
	const float hi = f32_FastTwoSum(d_2, e_1, &lo);
	float t19_1;
	const float t19_0 = f32_integer(h, l_1, &t19_1);
	float t22_1;
	const float t22_0 = DF_signed(t19_0, t19_1, x_Hi, &t22_1);
	float t25_1;
	const float t25_0 = f32_finish(d_2, hi, lo, &t25_1);
	float t28_1;
	const float t28_0 = DF_signed(t25_0, t25_1, x_Hi, &t28_1);
	*integral_Lo = t22_1;
	*frac_Hi = t28_0;
	*frac_Lo = t28_1;
	return t22_0;
}

//: map_DF_Modf DF_Modf
__kernel void map_DF_Modf(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = DF_Modf(in0[i], in1[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Modf QF_Abs f32_TwoDiff f32_renorm f32_integer4 QF_signed4 f32_finish4
// Modf returns the integral and the fractional part of x, both with the sign of
// x; their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 110 flops.
static inline float QF_Modf(float x_X0, float x_X1, float x_X2, float x_X3, float *integral_X1, float *integral_X2, float *integral_X3, float *frac_X0, float *frac_X1, float *frac_X2, float *frac_X3)
{
	float a_X1;
	float a_X2;
	float a_X3;
	const float a_X0 = QF_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const float h0 = floor(a_X0);
	const float d0 = RN(a_X0 - h0);
	const int t14 = (h0 == a_X0);
	const float h1 = floor(a_X1);
	float d1;
	const float d0_1 = f32_TwoDiff(a_X1, h1, &d1);
	const int t19 = (h1 == a_X1);
	const float h2 = floor(a_X2);
	float d1_1;
	const float d0_2 = f32_TwoDiff(a_X2, h2, &d1_1);
	const int t25 = (h2 == a_X2);
	const float h3 = floor(a_X3);
	float d1_2;
	const float d0_3 = f32_TwoDiff(a_X3, h3, &d1_2);
	const float h3_1 = (t25 ? h3 : 0.0f);
	const float d0_4 = (t25 ? d0_3 : d0_2);
	const float d1_3 = (t25 ? d1_2 : d1_1);
	const float d2 = (t25 ? 0.0f : a_X3);
	const float h2_1 = (t19 ? h2 : 0.0f);
	const float h3_2 = (t19 ? h3_1 : 0.0f);
	const float d0_5 = (t19 ? d0_4 : d0_1);
	const float d1_4 = (t19 ? d1_3 : d1);
	const float d2_1 = (t19 ? d2 : a_X2);
	const float d3 = (t19 ? 0.0f : a_X3);
	const float h1_1 = (t14 ? h1 : 0.0f);
	const float h2_2 = (t14 ? h2_1 : 0.0f);
	const float h3_3 = (t14 ? h3_2 : 0.0f);
	const float d0_6 = (t14 ? d0_5 : d0);
	const float d1_5 = (t14 ? d1_4 : a_X1);
	const float d2_2 = (t14 ? d2_1 : a_X2);
	const float d3_1 = (t14 ? d3 : a_X3);
	float f1;
	float f2;
	float f3;
	const float f0 = f32_renorm(d0_6, d1_5, d2_2, d3_1, f32_zero, &f1, &f2, &f3);
	float t54_1;
	float t54_2;
	float t54_3;
	const float t54_0 = f32_integer4(h0, h1_1, h2_2, h3_3, &t54_1, &t54_2, &t54_3);
	float t59_1;
	float t59_2;
	float t59_3;
	const float t59_0 = QF_signed4(t54_0, t54_1, t54_2, t54_3, x_X0, &t59_1, &t59_2, &t59_3);
	float t64_1;
	float t64_2;
	float t64_3;
	const float t64_0 = f32_finish4(d0_6, f0, f1, f2, f3, &t64_1, &t64_2, &t64_3);
	float t69_1;
	float t69_2;
	float t69_3;
	const float t69_0 = QF_signed4(t64_0, t64_1, t64_2, t64_3, x_X0, &t69_1, &t69_2, &t69_3);
	*integral_X1 = t59_1;
	*integral_X2 = t59_2;
	*integral_X3 = t59_3;
	*frac_X0 = t69_0;
	*frac_X1 = t69_1;
	*frac_X2 = t69_2;
	*frac_X3 = t69_3;
	return t59_0;
}

//: map_QF_Modf QF_Modf
__kernel void map_QF_Modf(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3, __global float *out4, __global float *out5, __global float *out6, __global float *out7)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		float r4;
		float r5;
		float r6;
		float r7;
		out0[i] = QF_Modf(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3, &r4, &r5, &r6, &r7);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
		out4[i] = r4;
		out5[i] = r5;
		out6[i] = r6;
		out7[i] = r7;
	}
}

//: f32_exponentOf
// exponentOf returns ⌊log2|x|⌋ for the number that starts with x0 + x1: one less
// than the exponent of x0 where that is a power of two and the rest takes away
// from it. Where x is 0, infinite or NaN it returns no exponent.
static inline int f32_exponentOf(float x0, float x1)
{
	const float a = fabs(x0);
	const int t5 = (a < 0x1p-126f);
	const float a_1 = RN(a * 0x1p+64f);
	const int k = (t5 ? 64 : 0);
	const float a_2 = (t5 ? a_1 : a);
	const int one = (a_2 == f32_chop(a_2, 23));
	const int e = (int)((uint)f32_exponent(a_2) - (uint)k);
	const int e_1 = (int)((uint)e - (uint)1);
	const int e_2 = ((one & (RN(x1 * copysign(1.0f, x0)) < 0.0f)) ? e_1 : e);
	return e_2;
}

//: DF_Frexp f32_exponentOf
// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.Hi may be ±1, with frac.Lo of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 10 flops.
static inline float DF_Frexp(float x_Hi, float x_Lo, float *frac_Lo, int *exp)
{
	const int exp_1 = (int)((uint)f32_exponentOf(x_Hi, x_Lo) + (uint)1);
	const float f = f32_pow2(((int)((uint)0 - (uint)exp_1) >> 1));
	const float g = f32_pow2((int)((uint)(int)((uint)0 - (uint)exp_1) - (uint)((int)((uint)0 - (uint)exp_1) >> 1)));
	const int exp_2 = (((x_Hi == 0.0f) | !f32_finite(x_Hi)) ? 0 : exp_1);
	*frac_Lo = RN(RN(x_Lo * f) * g);
	*exp = exp_2;
	return RN(RN(x_Hi * f) * g);
}

//: map_DF_Frexp DF_Frexp
__kernel void map_DF_Frexp(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1, __global int *out2)
{
	FOR_EACH(i, n) {
		float r1;
		int r2;
		out0[i] = DF_Frexp(in0[i], in1[i], &r1, &r2);
		out1[i] = r1;
		out2[i] = r2;
	}
}

//: QF_Frexp f32_exponentOf
// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.X0 may be ±1, with frac.X1 of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 14 flops.
static inline float QF_Frexp(float x_X0, float x_X1, float x_X2, float x_X3, float *frac_X1, float *frac_X2, float *frac_X3, int *exp)
{
	const int exp_1 = (int)((uint)f32_exponentOf(x_X0, x_X1) + (uint)1);
	const float f = f32_pow2(((int)((uint)0 - (uint)exp_1) >> 1));
	const float g = f32_pow2((int)((uint)(int)((uint)0 - (uint)exp_1) - (uint)((int)((uint)0 - (uint)exp_1) >> 1)));
	const int exp_2 = (((x_X0 == 0.0f) | !f32_finite(x_X0)) ? 0 : exp_1);
	*frac_X1 = RN(RN(x_X1 * f) * g);
	*frac_X2 = RN(RN(x_X2 * f) * g);
	*frac_X3 = RN(RN(x_X3 * f) * g);
	*exp = exp_2;
	return RN(RN(x_X0 * f) * g);
}

//: map_QF_Frexp QF_Frexp
__kernel void map_QF_Frexp(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3, __global int *out4)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		int r4;
		out0[i] = QF_Frexp(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3, &r4);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
		out4[i] = r4;
	}
}

//: DF_Ldexp DF_ScaleB
// Ldexp returns x·2^n. It is [Pair.ScaleB] under C's and Go's other name.
//
// Error: exact.
// Domain: as ScaleB.
// Special: as ScaleB.
// Cost: 6 flops.
static inline float DF_Ldexp(float x_Hi, float x_Lo, int n, float *Lo)
{
	float t3_1;
	const float t3_0 = DF_ScaleB(x_Hi, x_Lo, n, &t3_1);
	*Lo = t3_1;
	return t3_0;
}

//: map_DF_Ldexp DF_Ldexp
__kernel void map_DF_Ldexp(const uint n, __global const float *in0, __global const float *in1, __global const int *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Ldexp(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Ldexp QF_ScaleB
// Ldexp returns x·2^n. It is [Quad.ScaleB] under C's and Go's other name.
//
// Error: exact.
// Domain: as ScaleB.
// Special: as ScaleB.
// Cost: 12 flops.
static inline float QF_Ldexp(float x_X0, float x_X1, float x_X2, float x_X3, int n, float *X1, float *X2, float *X3)
{
	float t5_1;
	float t5_2;
	float t5_3;
	const float t5_0 = QF_ScaleB(x_X0, x_X1, x_X2, x_X3, n, &t5_1, &t5_2, &t5_3);
	*X1 = t5_1;
	*X2 = t5_2;
	*X3 = t5_3;
	return t5_0;
}

//: map_QF_Ldexp QF_Ldexp
__kernel void map_QF_Ldexp(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const int *in4, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Ldexp(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_ilogb f32_exponentOf
// ilogb is [Pair.Ilogb] for the number that starts with x0 + x1.
static inline int f32_ilogb(float x0, float x1)
{
	const int e = f32_exponentOf(x0, x1);
	const int e_1 = ((x0 == 0.0f) ? -2147483648 : e);
	const int e_2 = (!f32_finite(x0) ? 2147483647 : e_1);
	return e_2;
}

//: DF_Ilogb f32_ilogb
// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 4 flops.
static inline int DF_Ilogb(float x_Hi, float x_Lo)
{
	return f32_ilogb(x_Hi, x_Lo);
}

//: map_DF_Ilogb DF_Ilogb
__kernel void map_DF_Ilogb(const uint n, __global const float *in0, __global const float *in1, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DF_Ilogb(in0[i], in1[i]);
	}
}

//: QF_Ilogb f32_ilogb
// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 4 flops.
static inline int QF_Ilogb(float x_X0, float x_X1, float x_X2, float x_X3)
{
	return f32_ilogb(x_X0, x_X1);
}

//: map_QF_Ilogb QF_Ilogb
__kernel void map_QF_Ilogb(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QF_Ilogb(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: f32_logb f32_exponentOf f32_quotient
// logb is the leading limb of [Pair.Logb].
static inline float f32_logb(float x0, float x1)
{
	const float e = (float)f32_exponentOf(x0, x1);
	const float e_1 = RN(x0 * x0);
	const float e_2 = (!f32_finite(x0) ? e_1 : e);
	const float e_3 = f32_div((-1.0f), fabs(x0));
	const float e_4 = ((x0 == 0.0f) ? e_3 : e_2);
	return e_4;
}

//: DF_Logb f32_logb
// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 6 flops.
static inline float DF_Logb(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = f32_zero;
	return f32_logb(x_Hi, x_Lo);
}

//: map_DF_Logb DF_Logb
__kernel void map_DF_Logb(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Logb(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Logb f32_logb
// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 6 flops.
static inline float QF_Logb(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	*X1 = f32_zero;
	*X2 = f32_zero;
	*X3 = f32_zero;
	return f32_logb(x_X0, x_X1);
}

//: map_QF_Logb QF_Logb
__kernel void map_QF_Logb(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Logb(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Dim DF_Sub
// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 2u²|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 20 flops.
static inline float DF_Dim(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float d_Lo;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &d_Lo);
	const int t13 = ((d_Hi <= 0.0f) | ((x_Hi == y_Hi) & !f32_finite(x_Hi)));
	const float d_Hi_1 = (t13 ? 0.0f : d_Hi);
	const float d_Lo_1 = (t13 ? 0.0f : d_Lo);
	*Lo = d_Lo_1;
	return d_Hi_1;
}

//: map_DF_Dim DF_Dim
__kernel void map_DF_Dim(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Dim(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Dim QF_Sub
// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 1u⁴|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 124 flops.
static inline float QF_Dim(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	float d_X1;
	float d_X2;
	float d_X3;
	const float d_X0 = QF_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &d_X1, &d_X2, &d_X3);
	const int t19 = ((d_X0 <= 0.0f) | ((x_X0 == y_X0) & !f32_finite(x_X0)));
	const float d_X0_1 = (t19 ? 0.0f : d_X0);
	const float d_X1_1 = (t19 ? 0.0f : d_X1);
	const float d_X2_1 = (t19 ? 0.0f : d_X2);
	const float d_X3_1 = (t19 ? 0.0f : d_X3);
	*X1 = d_X1_1;
	*X2 = d_X2_1;
	*X3 = d_X3_1;
	return d_X0_1;
}

//: map_QF_Dim QF_Dim
__kernel void map_QF_Dim(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Dim(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Min
// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 5 comparisons.
static inline float DF_Min(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const int t15 = (((y_Hi < x_Hi) | ((y_Hi == x_Hi) & ((y_Lo < x_Lo) | ((y_Hi == 0.0f) & f32_signbit(y_Hi))))) | (y_Hi != y_Hi));
	const float m_Hi = (t15 ? y_Hi : x_Hi);
	const float m_Lo = (t15 ? y_Lo : x_Lo);
	*Lo = m_Lo;
	return m_Hi;
}

//: map_DF_Min DF_Min
__kernel void map_DF_Min(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Min(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Max
// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 5 comparisons.
static inline float DF_Max(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const int t16 = (((x_Hi < y_Hi) | ((y_Hi == x_Hi) & ((x_Lo < y_Lo) | ((y_Hi == 0.0f) & !f32_signbit(y_Hi))))) | (y_Hi != y_Hi));
	const float m_Hi = (t16 ? y_Hi : x_Hi);
	const float m_Lo = (t16 ? y_Lo : x_Lo);
	*Lo = m_Lo;
	return m_Hi;
}

//: map_DF_Max DF_Max
__kernel void map_DF_Max(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Max(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Min QF_Less
// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 124 flops.
static inline float QF_Min(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	const int t18 = ((QF_Less(y_X0, y_X1, y_X2, y_X3, x_X0, x_X1, x_X2, x_X3) | (((y_X0 == 0.0f) & (x_X0 == 0.0f)) & f32_signbit(y_X0))) | (y_X0 != y_X0));
	const float m_X0 = (t18 ? y_X0 : x_X0);
	const float m_X1 = (t18 ? y_X1 : x_X1);
	const float m_X2 = (t18 ? y_X2 : x_X2);
	const float m_X3 = (t18 ? y_X3 : x_X3);
	*X1 = m_X1;
	*X2 = m_X2;
	*X3 = m_X3;
	return m_X0;
}

//: map_QF_Min QF_Min
__kernel void map_QF_Min(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Min(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QF_Max QF_Less
// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 124 flops.
static inline float QF_Max(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	const int t19 = ((QF_Less(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3) | (((y_X0 == 0.0f) & (x_X0 == 0.0f)) & !f32_signbit(y_X0))) | (y_X0 != y_X0));
	const float m_X0 = (t19 ? y_X0 : x_X0);
	const float m_X1 = (t19 ? y_X1 : x_X1);
	const float m_X2 = (t19 ? y_X2 : x_X2);
	const float m_X3 = (t19 ? y_X3 : x_X3);
	*X1 = m_X1;
	*X2 = m_X2;
	*X3 = m_X3;
	return m_X0;
}

//: map_QF_Max QF_Max
__kernel void map_QF_Max(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Max(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DF_Copysign
// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 2 flops.
static inline float DF_Copysign(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const float f = RN(copysign(1.0f, x_Hi) * copysign(1.0f, y_Hi));
	*Lo = RN(x_Lo * f);
	return copysign(x_Hi, y_Hi);
}

//: map_DF_Copysign DF_Copysign
__kernel void map_DF_Copysign(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Copysign(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QF_Copysign
// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 4 flops.
static inline float QF_Copysign(float x_X0, float x_X1, float x_X2, float x_X3, float y_X0, float y_X1, float y_X2, float y_X3, float *X1, float *X2, float *X3)
{
	const float f = RN(copysign(1.0f, x_X0) * copysign(1.0f, y_X0));
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	return copysign(x_X0, y_X0);
}

//: map_QF_Copysign QF_Copysign
__kernel void map_QF_Copysign(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global const float *in4, __global const float *in5, __global const float *in6, __global const float *in7, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = QF_Copysign(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_limbDigits
// limbDigits returns a ≥ 0 as c0·B^k + c1·B^(k-1) + c2·B^(k-2), and the index of the
// word of [piWords32] and [piWords64] by which c0 makes digits at the place 0. A
// number so small that no digit of its product is of use is 0 to it.
//
// |c0| ≤ B (float64) or B/2 (float32), |c1|, |c2| ≤ B/2.
static inline float f32_limbDigits(float a, float *c1, float *c2, int *at)
{
	const int t3 = (int)((uint)f32_exponent(a) + (uint)121);
	const int k = (int)((uint)((int)((uint)((0 < t3) ? t3 : 0) * (uint)683) >> 13) - (uint)10); // ⌊(e+1)/12⌋, at least -10
	const float s = RN(a * f32_pow2((int)((uint)-12 * (uint)k)));
	const float c0 = RN(RN(s + 0x1.8p+23f) - 0x1.8p+23f);
	const float s_1 = RN(RN(s - c0) * 4096.0f);
	const float c1_1 = RN(RN(s_1 + 0x1.8p+23f) - 0x1.8p+23f);
	*c1 = c1_1;
	*c2 = RN(RN(s_1 - c1_1) * 4096.0f);
	*at = (int)((uint)k + (uint)23);
	return c0;
}

//: f32_piWord f32_piWords32
// piWord returns a digit of 64/π.
static inline float f32_piWord(int at)
{
	return f32_piWords32[at];
}

//: f32_atPlace f32_piWord
// atPlace returns the sum of the products of a limb's digits with those of 64/π at
// one place. It is exact, and below 2^23 (float32), 2^52 (float64).
static inline float f32_atPlace(float c0, float c1, float c2, int at)
{
	return RN(RN(RN(c0 * f32_piWord(at)) + RN(c1 * f32_piWord((int)((uint)at - (uint)1)))) + RN(c2 * f32_piWord((int)((uint)at - (uint)2))));
}

//: f32_carryDigit
// carryDigit returns what stays of a + b + c at its place, and what goes to the next.
static inline float f32_carryDigit(float a, float b, float c, float *up)
{
	const float s = RN(a + c);
	const float t = RN(RN(s + 0x1.8p+35f) - 0x1.8p+35f);
	const float s_1 = RN(RN(s - t) + b);
	const float u = RN(RN(s_1 + 0x1.8p+35f) - 0x1.8p+35f);
	*up = RN(RN(t + u) * 0x1p-12f);
	return RN(s_1 - u);
}

//: f32_piStep
// piStep returns π/64.
static inline float f32_piStep(float *X1, float *X2)
{
	*X1 = (-0x1.777a5cp-30f);
	*X2 = (-0x1.ee59dap-55f);
	return 0x1.921fb6p-05f;
}

//: DF_trigReduce f32_limbDigits f32_atPlace f32_carryDigit f32_FastTwoSum triple_f32_scale f32_piStep triple_f32_mul
// trigReduce returns n modulo 128 and r for x ≥ 0, r within 2^-7·u²|r|.
static inline int DF_trigReduce(float x_Hi, float x_Lo, float *r_X0, float *r_X1, float *r_X2)
{
	float a1;
	float a2;
	int i_1;
	const float a0 = f32_limbDigits(x_Hi, &a1, &a2, &i_1);
	float b1;
	float b2;
	int j;
	const float b0 = f32_limbDigits(x_Lo, &b1, &b2, &j);
	float c;
	const float t19_0 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)11)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)11)), f32_zero, &c);
	float c_1;
	const float d10 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)10)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)10)), c, &c_1);
	float c_2;
	const float d9 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)9)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)9)), c_1, &c_2);
	float c_3;
	const float d8 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)8)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)8)), c_2, &c_3);
	float c_4;
	const float d7 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)7)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)7)), c_3, &c_4);
	float c_5;
	const float d6 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)6)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)6)), c_4, &c_5);
	float c_6;
	const float d5 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)5)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)5)), c_5, &c_6);
	float c_7;
	const float d4 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)4)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)4)), c_6, &c_7);
	float c_8;
	const float d3 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)3)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)3)), c_7, &c_8);
	float c_9;
	const float d2 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)2)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)2)), c_8, &c_9);
	float c_10;
	const float d1 = f32_carryDigit(f32_atPlace(a0, a1, a2, (int)((uint)i_1 + (uint)1)), f32_atPlace(b0, b1, b2, (int)((uint)j + (uint)1)), c_9, &c_10);
	float t113_1;
	const float d0 = f32_carryDigit(f32_atPlace(a0, a1, a2, i_1), f32_atPlace(b0, b1, b2, j), c_10, &t113_1);
	const int n = ((int)d0 & 127); // what went up is a multiple of 128
	const float l0 = RN(RN(d1 * 4096.0f) + d2);
	const float l1 = RN(RN(d3 * 4096.0f) + d4);
	const float l2 = RN(RN(d5 * 4096.0f) + d6);
	const float l3 = RN(RN(d7 * 4096.0f) + d8);
	const float l4 = RN(RN(d9 * 4096.0f) + d10);
	const int t131 = (l0 == 0.0f);
	const float scale = RN(0x1p-24f * 0x1p-24f);
	const float l0_1 = (t131 ? l1 : l0);
	const float l1_1 = (t131 ? l2 : l1);
	const float l2_1 = (t131 ? l3 : l2);
	const float l3_1 = (t131 ? l4 : l3);
	const float l4_1 = (t131 ? 0.0f : l4);
	const float scale_1 = (t131 ? scale : 0x1p-24f);
	const int t141 = (l0_1 == 0.0f);
	const float scale_2 = RN(scale_1 * 0x1p-24f);
	const float l0_2 = (t141 ? l1_1 : l0_1);
	const float l1_2 = (t141 ? l2_1 : l1_1);
	const float l2_2 = (t141 ? l3_1 : l2_1);
	const float l3_2 = (t141 ? l4_1 : l3_1);
	const float scale_3 = (t141 ? scale_2 : scale_1);
	const float l1_3 = RN(l1_2 * 0x1p-24f);
	const float l2_3 = RN(RN(l2_2 * 0x1p-24f) * 0x1p-24f);
	const float l3_3 = RN(RN(RN(l3_2 * 0x1p-24f) * 0x1p-24f) * 0x1p-24f);
	float l1_4;
	const float l0_3 = f32_FastTwoSum(l0_2, l1_3, &l1_4);
	float l2_4;
	const float l1_5 = f32_FastTwoSum(l1_4, l2_3, &l2_4);
	float t161_1;
	float t161_2;
	const float t161_0 = triple_f32_scale(l0_3, l1_5, RN(l2_4 + l3_3), scale_3, &t161_1, &t161_2);
	float t165_1;
	float t165_2;
	const float t165_0 = f32_piStep(&t165_1, &t165_2);
	float t169_1;
	float t169_2;
	const float t169_0 = triple_f32_mul(t161_0, t161_1, t161_2, t165_0, t165_1, t165_2, &t169_1, &t169_2);
	*r_X0 = t169_0;
	*r_X1 = t169_1;
	*r_X2 = t169_2;
	return n;
}

//: DF_looseMul f32_TwoProd
// looseMul returns xy within 8u²|xy|, the limbs overlapping by a few bits. Those of
// x and y may, too.
static inline float DF_looseMul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	*Lo = RN(e + RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi)));
	return p;
}

//: DF_looseStep DF_looseMul f32_FastTwoSum
// looseStep returns c + xy for |xy| ≤ |c|/8, the limbs overlapping by a few bits.
static inline float DF_looseStep(float c0, float c1, float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float p_Lo;
	const float p_Hi = DF_looseMul(x_Hi, x_Lo, y_Hi, y_Lo, &p_Lo);
	float e;
	const float s = f32_FastTwoSum(c0, p_Hi, &e);
	*Lo = RN(e + RN(c1 + p_Lo));
	return s;
}

//: f32_circle f32_circle32
// circle returns sin nπ/64.
static inline float f32_circle(int n, float *X1, float *X2)
{
	const int n_1 = (n & 127);
	*X1 = f32_circle32[(int)((uint)(int)((uint)n_1 * (uint)5) + (uint)1)];
	*X2 = f32_circle32[(int)((uint)(int)((uint)n_1 * (uint)5) + (uint)2)];
	return f32_circle32[(int)((uint)(int)((uint)n_1 * (uint)5) + (uint)0)];
}

//: triple_f32_trigSeries f32_TwoSqr f32_FastTwoSum DF_looseStep
// trigSeries returns z = r², p = (cos r - 1)/z and q = (sin r - r)/rz.
static inline float triple_f32_trigSeries(float r_X0, float r_X1, float r_X2, float *z_Lo, float *p_Hi, float *p_Lo, float *q_Hi, float *q_Lo)
{
	float e;
	const float s = f32_TwoSqr(r_X0, &e);
	const float t = RN(r_X0 * r_X1);
	const float z_Lo_1 = RN(e + RN(t + t));
	const float t_1 = RN((-0x1.6c16c2p-10f) + RN(s * 0x1.a01a02p-16f));
	float p_Lo_1;
	const float p_Hi_1 = f32_FastTwoSum(0x1.555556p-05f, RN(s * t_1), &p_Lo_1);
	const float p_Lo_2 = RN(p_Lo_1 + (-0x1.555556p-30f));
	float p_Lo_3;
	const float p_Hi_2 = DF_looseStep((-0x1p-01f), f32_zero, s, z_Lo_1, p_Hi_1, p_Lo_2, &p_Lo_3);
	float q_Lo_1;
	const float q_Hi_1 = f32_FastTwoSum(0x1.111112p-07f, RN(s * (-0x1.a01a02p-13f)), &q_Lo_1);
	const float q_Lo_2 = RN(q_Lo_1 + (-0x1.dddddep-32f));
	float q_Lo_3;
	const float q_Hi_2 = DF_looseStep((-0x1.555556p-03f), 0x1.555556p-28f, s, z_Lo_1, q_Hi_1, q_Lo_2, &q_Lo_3);
	*z_Lo = z_Lo_1;
	*p_Hi = p_Hi_2;
	*p_Lo = p_Lo_3;
	*q_Hi = q_Hi_2;
	*q_Lo = q_Lo_3;
	return s;
}

//: triple_f32_sineAt f32_circle triple_f32_mul DF_looseMul f32_TwoSum triple_f32_add triple_f32_addPair
// sineAt returns sin(nπ/64 + r), for the series of r.
static inline float triple_f32_sineAt(int n, float r_X0, float r_X1, float r_X2, float z_Hi, float z_Lo, float p_Hi, float p_Lo, float q_Hi, float q_Lo, float *X1, float *X2)
{
	float s_X1;
	float s_X2;
	const float s_X0 = f32_circle(n, &s_X1, &s_X2);
	float t16_1;
	float t16_2;
	const float t16_0 = f32_circle((int)((uint)n + (uint)32), &t16_1, &t16_2);
	float c_X1;
	float c_X2;
	const float c_X0 = triple_f32_mul(t16_0, t16_1, t16_2, r_X0, r_X1, r_X2, &c_X1, &c_X2);
	float v_Lo;
	const float v_Hi = DF_looseMul(s_X0, s_X1, p_Hi, p_Lo, &v_Lo);
	float w_Lo;
	const float w_Hi = DF_looseMul(c_X0, c_X1, q_Hi, q_Lo, &w_Lo);
	float e;
	const float t = f32_TwoSum(v_Hi, w_Hi, &e);
	float t33_1;
	float t33_2;
	const float t33_0 = triple_f32_add(s_X0, s_X1, s_X2, c_X0, c_X1, c_X2, &t33_1, &t33_2);
	float t39_1;
	const float t39_0 = DF_looseMul(z_Hi, z_Lo, t, RN(e + RN(v_Lo + w_Lo)), &t39_1);
	float t42_1;
	float t42_2;
	const float t42_0 = triple_f32_addPair(t33_0, t33_1, t33_2, t39_0, t39_1, &t42_1, &t42_2);
	*X1 = t42_1;
	*X2 = t42_2;
	return t42_0;
}

//: DF_trigAngle DF_tripleOf DF_trigReduce
// trigAngle returns n and r for |x|, and the sign of x: 1 or -1, or NaN where x is not
// finite. For |x| < 3/128, r is x itself.
static inline int DF_trigAngle(float x_Hi, float x_Lo, float *r_X0, float *r_X1, float *r_X2, float *sign)
{
	const float sign_1 = copysign(1.0f, x_Hi);
	const float x_Hi_1 = fabs(x_Hi);
	const float x_Lo_1 = RN(x_Lo * sign_1);
	const int t8 = !f32_finite(x_Hi_1);
	const float sign_2 = RN(x_Hi_1 - x_Hi_1);
	const float x_Hi_2 = (t8 ? 0.0f : x_Hi_1);
	const float x_Lo_2 = (t8 ? 0.0f : x_Lo_1);
	const float sign_3 = (t8 ? sign_2 : sign_1);
	float r_X1_1;
	float r_X2_1;
	const float r_X0_1 = DF_tripleOf(x_Hi_2, x_Lo_2, &r_X1_1, &r_X2_1);
	const int t20 = (0x1.8p-06f <= x_Hi_2);
	float r_X0_2;
	float r_X1_2;
	float r_X2_2;
	const int n = DF_trigReduce(x_Hi_2, x_Lo_2, &r_X0_2, &r_X1_2, &r_X2_2);
	const int n_1 = (t20 ? n : 0);
	const float r_X0_3 = (t20 ? r_X0_2 : r_X0_1);
	const float r_X1_3 = (t20 ? r_X1_2 : r_X1_1);
	const float r_X2_3 = (t20 ? r_X2_2 : r_X2_1);
	*r_X0 = r_X0_3;
	*r_X1 = r_X1_3;
	*r_X2 = r_X2_3;
	*sign = sign_3;
	return n_1;
}

//: DF_signedBy
// signedBy returns s·x, NaN in the leading limb alone.
static inline float DF_signedBy(float x_Hi, float x_Lo, float s, float *Lo)
{
	const float lo = RN(x_Lo * s);
	const float lo_1 = ((s != s) ? 0.0f : lo);
	*Lo = lo_1;
	return RN(x_Hi * s);
}

//: DF_Sin DF_trigAngle triple_f32_trigSeries triple_f32_sineAt triple_f32_pair DF_signedBy
// Sin returns the sine of x, in radians.
//
// Error: ≤ 1u²|sin x|.
// Domain: all finite x.
// Special: sin ±0 = ±0; NaN for infinities.
// Cost: 650 flops.
static inline float DF_Sin(float x_Hi, float x_Lo, float *Lo)
{
	float r_X0;
	float r_X1;
	float r_X2;
	float sign;
	const int n = DF_trigAngle(x_Hi, x_Lo, &r_X0, &r_X1, &r_X2, &sign);
	float z_Lo;
	float p_Hi;
	float p_Lo;
	float q_Hi;
	float q_Lo;
	const float z_Hi = triple_f32_trigSeries(r_X0, r_X1, r_X2, &z_Lo, &p_Hi, &p_Lo, &q_Hi, &q_Lo);
	float t15_1;
	float t15_2;
	const float t15_0 = triple_f32_sineAt(n, r_X0, r_X1, r_X2, z_Hi, z_Lo, p_Hi, p_Lo, q_Hi, q_Lo, &t15_1, &t15_2);
	float t19_1;
	const float t19_0 = triple_f32_pair(t15_0, t15_1, t15_2, &t19_1);
	float t22_1;
	const float t22_0 = DF_signedBy(t19_0, t19_1, sign, &t22_1);
	*Lo = t22_1;
	return t22_0;
}

//: map_DF_Sin DF_Sin
__kernel void map_DF_Sin(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sin(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Cos DF_trigAngle triple_f32_trigSeries triple_f32_sineAt triple_f32_pair DF_signedBy
// Cos returns the cosine of x, in radians.
//
// Error: ≤ 1u²|cos x|.
// Domain: all finite x.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: 650 flops.
static inline float DF_Cos(float x_Hi, float x_Lo, float *Lo)
{
	float r_X0;
	float r_X1;
	float r_X2;
	float sign;
	const int n = DF_trigAngle(x_Hi, x_Lo, &r_X0, &r_X1, &r_X2, &sign);
	float z_Lo;
	float p_Hi;
	float p_Lo;
	float q_Hi;
	float q_Lo;
	const float z_Hi = triple_f32_trigSeries(r_X0, r_X1, r_X2, &z_Lo, &p_Hi, &p_Lo, &q_Hi, &q_Lo);
	float t17_1;
	float t17_2;
	const float t17_0 = triple_f32_sineAt((int)((uint)n + (uint)32), r_X0, r_X1, r_X2, z_Hi, z_Lo, p_Hi, p_Lo, q_Hi, q_Lo, &t17_1, &t17_2);
	float t21_1;
	const float t21_0 = triple_f32_pair(t17_0, t17_1, t17_2, &t21_1);
	float t25_1;
	const float t25_0 = DF_signedBy(t21_0, t21_1, RN(sign * sign), &t25_1);
	*Lo = t25_1;
	return t25_0;
}

//: map_DF_Cos DF_Cos
__kernel void map_DF_Cos(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Cos(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_SinCos DF_trigAngle triple_f32_trigSeries triple_f32_sineAt triple_f32_pair DF_signedBy
// SinCos returns the sine and the cosine of x, the same as Sin and Cos.
//
// Error: ≤ 1u²|sin x|, 1u²|cos x|.
// Domain: as Sin.
// Special: as Sin and Cos.
// Cost: 800 flops.
static inline float DF_SinCos(float x_Hi, float x_Lo, float *sin_Lo, float *cos_Hi, float *cos_Lo)
{
	float r_X0;
	float r_X1;
	float r_X2;
	float sign;
	const int n = DF_trigAngle(x_Hi, x_Lo, &r_X0, &r_X1, &r_X2, &sign);
	float z_Lo;
	float p_Hi;
	float p_Lo;
	float q_Hi;
	float q_Lo;
	const float z_Hi = triple_f32_trigSeries(r_X0, r_X1, r_X2, &z_Lo, &p_Hi, &p_Lo, &q_Hi, &q_Lo);
	float t15_1;
	float t15_2;
	const float t15_0 = triple_f32_sineAt(n, r_X0, r_X1, r_X2, z_Hi, z_Lo, p_Hi, p_Lo, q_Hi, q_Lo, &t15_1, &t15_2);
	float t19_1;
	const float t19_0 = triple_f32_pair(t15_0, t15_1, t15_2, &t19_1);
	float sin_Lo_1;
	const float sin_Hi = DF_signedBy(t19_0, t19_1, sign, &sin_Lo_1);
	float t27_1;
	float t27_2;
	const float t27_0 = triple_f32_sineAt((int)((uint)n + (uint)32), r_X0, r_X1, r_X2, z_Hi, z_Lo, p_Hi, p_Lo, q_Hi, q_Lo, &t27_1, &t27_2);
	float t31_1;
	const float t31_0 = triple_f32_pair(t27_0, t27_1, t27_2, &t31_1);
	float cos_Lo_1;
	const float cos_Hi_1 = DF_signedBy(t31_0, t31_1, RN(sign * sign), &cos_Lo_1);
	*sin_Lo = sin_Lo_1;
	*cos_Hi = cos_Hi_1;
	*cos_Lo = cos_Lo_1;
	return sin_Hi;
}

//: map_DF_SinCos DF_SinCos
__kernel void map_DF_SinCos(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1, __global float *out2, __global float *out3)
{
	FOR_EACH(i, n) {
		float r1;
		float r2;
		float r3;
		out0[i] = DF_SinCos(in0[i], in1[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f32_Add
// Add returns RN(a + b).
//
// Cost: 1 flop.
static inline float f32_Add(float a, float b)
{
	return RN(a + b);
}

//: map_f32_Add f32_Add
__kernel void map_f32_Add(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Add(in0[i], in1[i]);
	}
}

//: f32_NegSum
// NegSum returns -RN(a + b), which is -0 where the sum is +0.
//
// Cost: 2 flops.
static inline float f32_NegSum(float a, float b)
{
	return f32_neg(RN(a + b));
}

//: map_f32_NegSum f32_NegSum
__kernel void map_f32_NegSum(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_NegSum(in0[i], in1[i]);
	}
}

//: f32_AddZero
// AddZero returns RN(a + 0), which is not a where that is -0.
//
// Cost: 1 flop.
static inline float f32_AddZero(float a)
{
	return RN(a + f32_zero);
}

//: map_f32_AddZero f32_AddZero
__kernel void map_f32_AddZero(const uint n, __global const float *in0, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_AddZero(in0[i]);
	}
}

//: f32_MulZero
// MulZero returns RN(0a), which is not 0 where a is negative, infinite or NaN.
//
// Cost: 1 flop.
static inline float f32_MulZero(float a)
{
	return RN(f32_zero * a);
}

//: map_f32_MulZero f32_MulZero
__kernel void map_f32_MulZero(const uint n, __global const float *in0, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_MulZero(in0[i]);
	}
}

//: f32_Mul
// Mul returns RN(ab).
//
// Cost: 1 flop.
static inline float f32_Mul(float a, float b)
{
	return RN(a * b);
}

//: map_f32_Mul f32_Mul
__kernel void map_f32_Mul(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Mul(in0[i], in1[i]);
	}
}

//: f32_Mad
// Mad returns RN(RN(ab) + c): the product is rounded, however much faster a
// fused operation would be.
//
// Cost: 2 flops.
static inline float f32_Mad(float a, float b, float c)
{
	return RN(RN(a * b) + c);
}

//: map_f32_Mad f32_Mad
__kernel void map_f32_Mad(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Mad(in0[i], in1[i], in2[i]);
	}
}

//: f32_Div f32_quotient
// Div returns RN(a / b).
//
// Cost: 1 flop.
static inline float f32_Div(float a, float b)
{
	return f32_div(a, b);
}

//: map_f32_Div f32_Div
__kernel void map_f32_Div(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Div(in0[i], in1[i]);
	}
}

//: f32_Sqrt f32_root
// Sqrt returns RN(√a).
//
// Cost: 1 flop.
static inline float f32_Sqrt(float a)
{
	return f32_sqrt(a);
}

//: map_f32_Sqrt f32_Sqrt
__kernel void map_f32_Sqrt(const uint n, __global const float *in0, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Sqrt(in0[i]);
	}
}

//: f32_SumLessFirst
// SumLessFirst returns RN(RN(a + b) - a), which is not b.
//
// Cost: 2 flops.
static inline float f32_SumLessFirst(float a, float b)
{
	const float s = RN(a + b);
	return RN(s - a);
}

//: map_f32_SumLessFirst f32_SumLessFirst
__kernel void map_f32_SumLessFirst(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_SumLessFirst(in0[i], in1[i]);
	}
}

//: f32_SumLessSecond
// SumLessSecond returns RN(RN(a + b) - b), which is not a.
//
// Cost: 2 flops.
static inline float f32_SumLessSecond(float a, float b)
{
	const float s = RN(a + b);
	return RN(s - b);
}

//: map_f32_SumLessSecond f32_SumLessSecond
__kernel void map_f32_SumLessSecond(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_SumLessSecond(in0[i], in1[i]);
	}
}
