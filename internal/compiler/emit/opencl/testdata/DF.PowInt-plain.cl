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

// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoSqr(float a, float *e)
{
	const float p = a * a;
	*e = fma(a, a, -p);
	return p;
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

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline float f32_finish(float native, float hi, float lo, float *Lo)
{
	const int t7 = !f32_finite(hi) | (hi == 0.0f);
	const float hi_1 = ((hi != hi) | (native == 0.0f)) ? native : hi;
	const float hi_2 = t7 ? hi_1 : hi;
	const float lo_1 = t7 ? 0.0f : lo;
	*Lo = lo_1;
	return hi_2;
}

// square returns x², within 1u²x²: exactly where it is a Pair. 21 flops.
static inline float DF_square(float x_Hi, float x_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoSqr(x_Hi, &e);
	float d;
	const float c = f32_TwoProd((x_Hi + x_Hi), x_Lo, &d);
	float c_1;
	const float e_1 = f32_TwoSum(e, c, &c_1);
	float e_2;
	const float p_1 = f32_FastTwoSum(p, e_1, &e_2);
	float e_3;
	const float p_2 = f32_FastTwoSum(p_1, (e_2 + (c_1 + (d + (x_Lo * x_Lo)))), &e_3);
	float t22_1;
	const float t22_0 = f32_finish(p, p_2, e_3, &t22_1);
	*Lo = t22_1;
	return t22_0;
}

// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline float DF_Abs(float x_Hi, float x_Lo, float *Lo)
{
	const float lo = f32_neg(x_Lo);
	const float lo_1 = (x_Hi < 0.0f) ? lo : x_Lo;
	*Lo = lo_1;
	return fabs(x_Hi);
}

// powCount returns a where it is a whole number below 32, and else 0.
static inline int f32_powCount(float a)
{
	const float a_1 = !(((0.0f <= a) & (a < 32.0f)) & (a == trunc(a))) ? 0.0f : a;
	return (int)a_1;
}

// tripleOf returns x, exactly.
static inline float DF_tripleOf(float x_Hi, float x_Lo, float *X1, float *X2)
{
	*X1 = x_Lo;
	*X2 = f32_zero;
	return x_Hi;
}

// logArg returns x, and 1 in place of what has no finite logarithm.
static inline float DF_logArg(float x_Hi, float x_Lo, float *X1, float *X2)
{
	const int t6 = !((0.0f < x_Hi) & f32_finite(x_Hi));
	const float x_Hi_1 = t6 ? 1.0f : x_Hi;
	const float x_Lo_1 = t6 ? 0.0f : x_Lo;
	float t11_1;
	float t11_2;
	const float t11_0 = DF_tripleOf(x_Hi_1, x_Lo_1, &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

// logScale returns a bound for exponents that need no scaling, and the exponent
// by which the others are scaled.
static inline int f32_logScale(int *n)
{
	*n = 64;
	return 60;
}

// logExponents returns what the exponent of x gives: x·2^-n·2^-k is between √½
// and √2, and 2^-n and 2^-k are normal numbers, whatever x is.
static inline int f32_logExponents(float x, int *k)
{
	int far;
	const int bound = f32_logScale(&far);
	const int e = f32_exponent(x);
	const int n = (int)((uint)0 - (uint)far);
	const int n_1 = (e < (int)((uint)0 - (uint)bound)) ? n : 0;
	const int n_2 = (bound < e) ? far : n_1;
	const int k_1 = f32_exponent(((x * f32_pow2((int)((uint)0 - (uint)n_2))) * 0x1.6a09e6p+00f)); // √2
	const int t21 = (int)((uint)bound + (uint)bound);
	*k = ((k_1 < t21) ? k_1 : t21);
	return n_2;
}

// scale returns x·f for a power of two f, exactly but for underflow.
static inline float triple_f32_scale(float x_X0, float x_X1, float x_X2, float f, float *X1, float *X2)
{
	*X1 = (x_X1 * f);
	*X2 = (x_X2 * f);
	return (x_X0 * f);
}

// logIndex returns the place in the first table for m, and one in it for whatever
// is not between √½ and √2.
static inline int f32_logIndex(float m)
{
	const float m_1 = (m * 64.0f) - 0x1.64p+05f;
	const float m_2 = !((0.0f <= m_1) & (m_1 < 47.0f)) ? 0.0f : m_1;
	return (int)m_2;
}

// logFactor and logFactorFine return the factors from the tables.
static inline float f32_logFactor(int j)
{
	return f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)0)];
}

// logIndexFine returns the place in the second table for 1 + z, and one in it for
// whatever is too large.
static inline int f32_logIndexFine(float z)
{
	const float z_1 = (z * 4096.0f) + 0x1.a4p+05f;
	const float z_2 = !((0.0f <= z_1) & (z_1 < 106.0f)) ? 0.0f : z_1;
	return (int)z_2;
}

static inline float f32_logFactorFine(int i_1)
{
	return f32_logFine32[(int)((uint)(int)((uint)i_1 * (uint)6) + (uint)0)];
}

// logFactors returns the places j and i in the tables for m between √½ and √2,
// and the product of the factors there, which is exact.
static inline int f32_logFactors(float m, int *i_1, float *r)
{
	const int j = f32_logIndex(m);
	const float r_1 = f32_logFactor(j);
	const int i_2 = f32_logIndexFine(((m * r_1) - 1.0f));
	*i_1 = i_2;
	*r = (r_1 * f32_logFactorFine(i_2));
	return j;
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

// addLoose returns x + y, as add, but not quite normalised: its limbs overlap by a bit
// or two more than those of x and y, if these do not cancel. 21 flops.
static inline float triple_f32_addLoose(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_X0, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_X1, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	*X1 = b_1;
	*X2 = ((x_X2 + y_X2) + (e_1 + f));
	return a;
}

// add returns x + y, within 3u³(|x| + |y|). 36 flops.
static inline float triple_f32_add(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float z_X1;
	float z_X2;
	const float z_X0 = triple_f32_addLoose(x_X0, x_X1, x_X2, y_X0, y_X1, y_X2, &z_X1, &z_X2);
	float t10_1;
	float t10_2;
	const float t10_0 = f32_settle3(z_X0, z_X1, z_X2, &t10_1, &t10_2);
	*X1 = t10_1;
	*X2 = t10_2;
	return t10_0;
}

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
	const float t39_0 = f32_settle3((p - 1.0f), a_1, (q_1 + (f + (m_X2 * r))), &t39_1, &t39_2);
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

// powUnit returns f for the parts k, z and t of a logarithm: 1 unless k and t are 0
// and z is small.
static inline float f32_powUnit(float z, int k, float t)
{
	const int e = f32_exponent(z);
	const int f = (((-20 <= e) | (k != 0)) | (t != 0.0f)) ? 0 : 50;
	const int f_1 = ((f != 0) & (e < -70)) ? 100 : f;
	return f32_pow2(f_1);
}

// hornerPair returns c + rh, not quite normalised, for |rh| < |c|/8.
static inline float DF_hornerPair(float h_Hi, float h_Lo, float r_Hi, float r_Lo, float c_Hi, float c_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(h_Hi, r_Hi, &e);
	const float e_1 = e + ((h_Hi * r_Lo) + (h_Lo * r_Hi));
	float lo;
	const float hi = f32_FastTwoSum(c_Hi, p, &lo);
	*Lo = (lo + (c_Lo + e_1));
	return hi;
}

// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
static inline float DF_mulLoose(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	*Lo = (e + ((x_Hi * y_Lo) + (x_Lo * y_Hi)));
	return p;
}

// logSeries returns z·V for the argument z of ln(1 + z).
static inline float DF_logSeries(float z_Hi, float z_Lo, float *Lo)
{
	const float t = (-0x1p-02f) + (z_Hi * 0x1.99999ap-03f);
	float b;
	const float a = f32_FastTwoSum(0x1.555556p-02f, (z_Hi * t), &b);
	const float v_Lo = b + (-0x1.555556p-27f);
	float t15_1;
	const float t15_0 = DF_hornerPair(a, v_Lo, z_Hi, z_Lo, (-0x1p-01f), f32_zero, &t15_1);
	float t18_1;
	const float t18_0 = DF_mulLoose(t15_0, t15_1, z_Hi, z_Lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

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
	const float t16_0 = f32_settle3(a, b_1, (x_X2 + (e_1 + f)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

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
	const float c = (x_X1 * y_X1) + ((x_X0 * y_X2) + (x_X2 * y_X0));
	float t30_1;
	float t30_2;
	const float t30_0 = f32_settle3(p, e_1, ((a_2 + b_1) + ((f + g) + c)), &t30_1, &t30_2);
	*X1 = t30_1;
	*X2 = t30_2;
	return t30_0;
}

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

// addFloat returns x + y, within u³(|x| + |y|). 28 flops.
static inline float triple_f32_addFloat(float x_X0, float x_X1, float x_X2, float y, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y, &e);
	float e_1;
	const float b = f32_TwoSum(x_X1, e, &e_1);
	float t11_1;
	float t11_2;
	const float t11_0 = f32_settle3(a, b, (x_X2 + e_1), &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

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
	const float t21_0 = triple_f32_addFloat(t16_0, t16_1, t16_2, f32_tofloat(k), &t21_1, &t21_2);
	*l_X1 = t21_1;
	*l_X2 = t21_2;
	*f = f32_div(1.0f, f_1);
	return t21_0;
}

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
	const float c = (x_X1 * y_Lo) + (x_X2 * y_Hi);
	float t27_1;
	float t27_2;
	const float t27_0 = f32_settle3(p, e_1, ((a_2 + b_1) + ((f + g) + c)), &t27_1, &t27_2);
	*X1 = t27_1;
	*X2 = t27_2;
	return t27_0;
}

// expBound returns a bound for x of 2^x, and the bound of e^x and of 10^x.
static inline float f32_expBound(float *e, float *ten)
{
	*e = 110.0f;
	*ten = 48.0f;
	return 160.0f;
}

// isThird reports whether x or -x is the Pair nearest to ⅓.
static inline int DF_isThird(float x_Hi, float x_Lo)
{
	float x_Lo_1;
	const float x_Hi_1 = DF_Abs(x_Hi, x_Lo, &x_Lo_1);
	return ((x_Hi_1 == 0x1.555556p-02f) & (x_Lo_1 == (-0x1.555556p-27f)));
}

// powLeast returns the size from which on bits of a cube root are none, for its second limb.
static inline float f32_powLeast()
{
	return 0x1.d9p-48f;
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

// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
static inline float f32_expIndex(float a)
{
	return ((a + 0x1.8p+23f) - 0x1.8p+23f);
}

// exp2Reduce returns k and r such that 2^x is 2^(k/128)·e^r, for |x| below the bound
// of 2^x, and those of 0 for others.
static inline float triple_f32_exp2Reduce(float x_X0, float x_X1, float x_X2, float *r_Hi, float *r_Lo)
{
	float t3_1;
	float t3_2;
	const float bound = f32_expBound(&t3_1, &t3_2);
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	const float k = f32_expIndex((y_X0 * 128.0f));
	const float a = y_X0 - (k * 0x1p-07f); // exact
	float b;
	const float a_1 = f32_TwoSum(a, y_X1, &b);
	const float r_Lo_1 = b + y_X2;
	float t21_1;
	const float t21_0 = DF_mulLoose(a_1, r_Lo_1, 0x1.62e43p-01f, (-0x1.05c61p-29f), &t21_1);
	*r_Hi = t21_0;
	*r_Lo = t21_1;
	return k;
}

// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
static inline float DF_expSeries(float r_Hi, float r_Lo, float *Lo)
{
	const float p = 0x1.555556p-05f + (r_Hi * 0x1.111112p-07f);
	const float p_1 = r_Hi * (0x1.555556p-03f + (r_Hi * p));
	float lo;
	const float hi = f32_FastTwoSum(0x1p-01f, p_1, &lo);
	*Lo = lo;
	return hi;
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
	const int j = n & 127;
	const float t0 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
	const float t1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	const float t2 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	float e_3;
	const float p_1 = f32_TwoProd(t0, a, &e_3);
	const float e_4 = e_3 + ((t0 * d_1) + (t1 * a));
	*t_X1 = t1;
	*t_X2 = t2;
	*q_Hi = p_1;
	*q_Lo = e_4;
	*m = (n >> 7);
	return t0;
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

// expGrain returns g, the grain of a power 2^(k/128)·e^r: 1, or less where the
// power is near 1. It is 2^8 times the power of two below |r|, for k = 0. For a power
// that may not be exact it is 0, which leaves all bits.
static inline float f32_expGrain(int exact, float k, float r)
{
	const int t6 = (int)((uint)f32_exponent(r) + (uint)8);
	const int t8 = (-60 < t6) ? t6 : -60;
	const float g = f32_pow2(((t8 < 0) ? t8 : 0));
	const float g_1 = (k != 0.0f) ? 1.0f : g;
	const float g_2 = !exact ? 0.0f : g_1;
	return g_2;
}

// toGrain returns a rounded to a multiple of 2^-(2p+1)·g, where |a| < 2^-(p+3)·g;
// a larger a has its bits above it, but for one.
static inline float f32_toGrain(float a, float g)
{
	const float small = g * 0x1p-27f;
	const float shift = g * 0x1.8p-26f;
	const float z = (a + shift) - shift;
	const float z_1 = (fabs(a) < small) ? z : a;
	return z_1;
}

// withoutNoise returns z, between 1 and 2, without the bits that an exact power has
// not. A lower limb below least, which is small or 0, becomes 0.
static inline float DF_withoutNoise(float z_Hi, float z_Lo, float g, float least, float *Lo)
{
	const float lo = f32_toGrain(z_Lo, g);
	const float lo_1 = (fabs(z_Lo) < least) ? 0.0f : lo;
	*Lo = lo_1;
	return z_Hi;
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

// powLog returns 2^(y·log2 x) where wanted is set, for finite x > 0 and y, and else z.
static inline float DF_powLog(int wanted, float z_Hi, float z_Lo, float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	if (!wanted) {
		*Lo = z_Lo;
		return z_Hi;
	}
	float t7_1;
	float t7_2;
	const float t7_0 = DF_logArg(x_Hi, x_Lo, &t7_1, &t7_2);
	float l_X1;
	float l_X2;
	float g;
	const float l_X0 = triple_f32_powBase(t7_0, t7_1, t7_2, &l_X1, &l_X2, &g);
	const float b_Hi = y_Hi * g;
	const float b_Lo = y_Lo * g;
	const float p = l_X0 * b_Hi;
	float t_X1;
	float t_X2;
	const float t_X0 = triple_f32_mulPair(l_X0, l_X1, l_X2, b_Hi, b_Lo, &t_X1, &t_X2);
	float t23_1;
	float t23_2;
	const float bound = f32_expBound(&t23_1, &t23_2);
	const int t27 = !(fabs(p) < bound);
	const float t_X0_1 = t27 ? p : t_X0;
	const float t_X1_1 = t27 ? 0.0f : t_X1;
	const float t_X2_1 = t27 ? 0.0f : t_X2;
	const float least = f32_powLeast();
	const float least_1 = DF_isThird(y_Hi, y_Lo) ? least : 0.0f;
	float r_Hi;
	float r_Lo;
	const float k = triple_f32_exp2Reduce(t_X0_1, t_X1_1, t_X2_1, &r_Hi, &r_Lo);
	float power_Lo;
	int m;
	const float power_Hi = DF_expParts(k, r_Hi, r_Lo, &power_Lo, &m);
	const float twice = y_Hi + y_Hi;
	const int half_1 = (y_Lo == 0.0f) & (twice == trunc(twice));
	float t53_1;
	const float t53_0 = DF_withoutNoise(power_Hi, power_Lo, f32_expGrain(half_1, k, r_Hi), (power_Hi * least_1), &t53_1);
	float t56_1;
	const float t56_0 = DF_expScale(t53_0, t53_1, m, &t56_1);
	float z_Lo_1;
	const float z_Hi_1 = DF_expOverflow(t56_0, t56_1, t_X0_1, bound, &z_Lo_1);
	const float z_Hi_2 = wanted ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = wanted ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = (-126 < t2) ? t2 : -126;
	return ((t5 < 126) ? t5 : 126);
}

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
	const float hi = f32_FastTwoSum(a_1, (b_2 + c), &lo);
	*Lo = lo;
	return hi;
}

// powers returns three powers of two whose product is 2^n. A number times one
// after the other is rounded at most once, where it becomes subnormal.
// |n| is at most 3·2^7 for float32, 3·2^10 for float64, and farther n are as
// good as these: they overflow or underflow everything.
static inline float f32_powers(int n, float *g, float *h)
{
	const int t5 = 127 < n;
	const float f = f32_pow2(127);
	const int n_1 = (int)((uint)n - (uint)127);
	const int n_2 = t5 ? n_1 : n;
	const float f_1 = t5 ? f : 1.0f;
	const int t10 = 127 < n_2;
	const float g_1 = f32_pow2(127);
	const int n_3 = (int)((uint)n_2 - (uint)127);
	const int n_4 = t10 ? n_3 : n_2;
	const float g_2 = t10 ? g_1 : 1.0f;
	const int t16 = n_4 < -126;
	const float f_2 = f32_pow2(-102);
	const int n_5 = (int)((uint)n_4 - (uint)-102);
	const int n_6 = t16 ? n_5 : n_4;
	const float f_3 = t16 ? f_2 : f_1;
	const int t22 = n_6 < -126;
	const float g_3 = f32_pow2(-102);
	const int n_7 = (int)((uint)n_6 - (uint)-102);
	const int n_8 = t22 ? n_7 : n_6;
	const float g_4 = t22 ? g_3 : g_2;
	const int t28 = (n_8 < 127) ? n_8 : 127;
	*g = g_4;
	*h = f32_pow2(((-126 < t28) ? t28 : -126));
	return f_3;
}

// aboveNext returns d such that x0 - d and x1 + d are the first limbs of the same
// number, where that is nearer to 0 than x0, a power of two, by more than a half of
// the gap there, else 0: the number may be below the overflow threshold where x0 is
// not. The gap is d.
static inline float f32_aboveNext(float x0, float x1, float x2)
{
	const float d = x0 * 0x1p-24f;
	const float e = x1 + (d * 0x1p-01f);
	const float d_1 = !(((0.0f < d) & ((e < 0.0f) | ((e == 0.0f) & (x2 < 0.0f)))) | ((d < 0.0f) & ((0.0f < e) | ((e == 0.0f) & (0.0f < x2))))) ? 0.0f : d;
	return d_1;
}

// scaleB is [Pair.Ldexp].
static inline float DF_scaleB(float x_Hi, float x_Lo, int n, float *Lo)
{
	float g;
	float h;
	const float f = f32_powers(n, &g, &h);
	const float s = ((x_Hi * f) * g) * h;
	const int t11 = !f32_finite(s);
	const float d = f32_aboveNext(x_Hi, x_Lo, f32_zero);
	const float x_Lo_1 = x_Lo + d;
	const float s_1 = (((x_Hi - d) * f) * g) * h;
	const float x_Lo_2 = t11 ? x_Lo_1 : x_Lo;
	const float s_2 = t11 ? s_1 : s;
	const float lo = ((x_Lo_2 * f) * g) * h;
	const float lo_1 = !f32_finite(s_2) ? 0.0f : lo;
	*Lo = lo_1;
	return s_2;
}

// powSmall returns x^n where small is set, and else z, for 1 < n < 32 and finite
// x ≥ 0. The powers, of x between 1 and 2, have a limb more than the type: one that
// is a Pair has no more bits than these hold.
static inline float DF_powSmall(int small, float z_Hi, float z_Lo, float x_Hi, float x_Lo, int n, float *Lo)
{
	if (!small) {
		*Lo = z_Lo;
		return z_Hi;
	}
	const int e = f32_middling(x_Hi);
	const float f = f32_pow2((int)((uint)0 - (uint)e));
	const float x_Hi_1 = x_Hi * f;
	const float x_Lo_1 = x_Lo * f;
	float p_X1;
	float p_X2;
	const float p_X0 = DF_tripleOf(x_Hi_1, x_Lo_1, &p_X1, &p_X2);
	const int bits = n >> 4; // of n, from above
	const int t18 = 1 < bits;
	float p_X1_1;
	float p_X2_1;
	const float p_X0_1 = triple_f32_mul(p_X0, p_X1, p_X2, p_X0, p_X1, p_X2, &p_X1_1, &p_X2_1);
	const int t26 = (bits & 1) == 1;
	float p_X1_2;
	float p_X2_2;
	const float p_X0_2 = triple_f32_mulPair(p_X0_1, p_X1_1, p_X2_1, x_Hi_1, x_Lo_1, &p_X1_2, &p_X2_2);
	const float p_X0_3 = t26 ? p_X0_2 : p_X0_1;
	const float p_X1_3 = t26 ? p_X1_2 : p_X1_1;
	const float p_X2_3 = t26 ? p_X2_2 : p_X2_1;
	const float p_X0_4 = t18 ? p_X0_3 : p_X0;
	const float p_X1_4 = t18 ? p_X1_3 : p_X1;
	const float p_X2_4 = t18 ? p_X2_3 : p_X2;
	const int bits_1 = n >> 3;
	const int t39 = 1 < bits_1;
	float p_X1_5;
	float p_X2_5;
	const float p_X0_5 = triple_f32_mul(p_X0_4, p_X1_4, p_X2_4, p_X0_4, p_X1_4, p_X2_4, &p_X1_5, &p_X2_5);
	const int t47 = (bits_1 & 1) == 1;
	float p_X1_6;
	float p_X2_6;
	const float p_X0_6 = triple_f32_mulPair(p_X0_5, p_X1_5, p_X2_5, x_Hi_1, x_Lo_1, &p_X1_6, &p_X2_6);
	const float p_X0_7 = t47 ? p_X0_6 : p_X0_5;
	const float p_X1_7 = t47 ? p_X1_6 : p_X1_5;
	const float p_X2_7 = t47 ? p_X2_6 : p_X2_5;
	const float p_X0_8 = t39 ? p_X0_7 : p_X0_4;
	const float p_X1_8 = t39 ? p_X1_7 : p_X1_4;
	const float p_X2_8 = t39 ? p_X2_7 : p_X2_4;
	const int bits_2 = n >> 2;
	const int t60 = 1 < bits_2;
	float p_X1_9;
	float p_X2_9;
	const float p_X0_9 = triple_f32_mul(p_X0_8, p_X1_8, p_X2_8, p_X0_8, p_X1_8, p_X2_8, &p_X1_9, &p_X2_9);
	const int t68 = (bits_2 & 1) == 1;
	float p_X1_10;
	float p_X2_10;
	const float p_X0_10 = triple_f32_mulPair(p_X0_9, p_X1_9, p_X2_9, x_Hi_1, x_Lo_1, &p_X1_10, &p_X2_10);
	const float p_X0_11 = t68 ? p_X0_10 : p_X0_9;
	const float p_X1_11 = t68 ? p_X1_10 : p_X1_9;
	const float p_X2_11 = t68 ? p_X2_10 : p_X2_9;
	const float p_X0_12 = t60 ? p_X0_11 : p_X0_8;
	const float p_X1_12 = t60 ? p_X1_11 : p_X1_8;
	const float p_X2_12 = t60 ? p_X2_11 : p_X2_8;
	const int bits_3 = n >> 1;
	const int t81 = 1 < bits_3;
	float p_X1_13;
	float p_X2_13;
	const float p_X0_13 = triple_f32_mul(p_X0_12, p_X1_12, p_X2_12, p_X0_12, p_X1_12, p_X2_12, &p_X1_13, &p_X2_13);
	const int t89 = (bits_3 & 1) == 1;
	float p_X1_14;
	float p_X2_14;
	const float p_X0_14 = triple_f32_mulPair(p_X0_13, p_X1_13, p_X2_13, x_Hi_1, x_Lo_1, &p_X1_14, &p_X2_14);
	const float p_X0_15 = t89 ? p_X0_14 : p_X0_13;
	const float p_X1_15 = t89 ? p_X1_14 : p_X1_13;
	const float p_X2_15 = t89 ? p_X2_14 : p_X2_13;
	const float p_X0_16 = t81 ? p_X0_15 : p_X0_12;
	const float p_X1_16 = t81 ? p_X1_15 : p_X1_12;
	const float p_X2_16 = t81 ? p_X2_15 : p_X2_12;
	const int bits_4 = n >> 0;
	const int t102 = 1 < bits_4;
	float p_X1_17;
	float p_X2_17;
	const float p_X0_17 = triple_f32_mul(p_X0_16, p_X1_16, p_X2_16, p_X0_16, p_X1_16, p_X2_16, &p_X1_17, &p_X2_17);
	const int t110 = (bits_4 & 1) == 1;
	float p_X1_18;
	float p_X2_18;
	const float p_X0_18 = triple_f32_mulPair(p_X0_17, p_X1_17, p_X2_17, x_Hi_1, x_Lo_1, &p_X1_18, &p_X2_18);
	const float p_X0_19 = t110 ? p_X0_18 : p_X0_17;
	const float p_X1_19 = t110 ? p_X1_18 : p_X1_17;
	const float p_X2_19 = t110 ? p_X2_18 : p_X2_17;
	const float p_X0_20 = t102 ? p_X0_19 : p_X0_16;
	const float p_X1_20 = t102 ? p_X1_19 : p_X1_16;
	const float p_X2_20 = t102 ? p_X2_19 : p_X2_16;
	float t121_1;
	const float t121_0 = triple_f32_pair(p_X0_20, p_X1_20, p_X2_20, &t121_1);
	float z_Lo_1;
	const float z_Hi_1 = DF_scaleB(t121_0, t121_1, (int)((uint)e * (uint)n), &z_Lo_1);
	const float z_Hi_2 = small ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = small ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// powSpecial returns |x|^y where |x| is 0 or infinite, or y is, or one of them is
// NaN. The sign of c is that of |x| - 1.
static inline float f32_powSpecial(float c, float y)
{
	const float s = c * y;
	const float z = c + y; // NaN where c or y is
	const float z_1 = ((c == 0.0f) & (y == y)) ? 1.0f : z;
	const float z_2 = f32_infinity();
	const float z_3 = (0.0f < s) ? z_2 : z_1;
	const float z_4 = (s < 0.0f) ? 0.0f : z_3;
	return z_4;
}

// powParity reports whether a is an integer, and whether it is odd.
static inline int f32_powParity(float a, int *odd)
{
	const int whole = trunc(a) == a;
	const float half_1 = a * 0x1p-01f;
	*odd = (whole & (trunc(half_1) != half_1));
	return whole;
}

// parity reports whether x is an integer, and whether it is odd.
static inline int DF_parity(float x_Hi, float x_Lo, int *odd)
{
	int odd_1;
	const int whole = f32_powParity(x_Hi, &odd_1);
	int odd1;
	const int whole1 = f32_powParity(x_Lo, &odd1);
	*odd = (odd_1 ^ odd1);
	return (whole & whole1);
}

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline float DF_Neg(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = f32_neg(x_Lo);
	return f32_neg(x_Hi);
}

// Pow returns x^y. It is exact where x^y is a Pair, for half y and whole y
// between -32 and 32, and is ∛x where that is a machine number, for the y nearest to ⅓
// and |x| < 2^31.
//
// Error: ≤ 2u²|x^y|.
// Domain: x^y is below 2^126 (DF), 2^1022 (DD), and at least 2^-101 (DF), 2^-968
// (DD): below, its last bits underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 440 flops with a fused multiply-add.
static inline float DF_Pow(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const int n = f32_powCount(y_Hi);
	const int small = ((1 < n) & (y_Lo == 0.0f)) & f32_finite(a_Hi);
	float z_Lo;
	const float z_Hi = DF_powLog(!small, f32_zero, f32_zero, a_Hi, a_Lo, y_Hi, y_Lo, &z_Lo);
	float z_Lo_1;
	const float z_Hi_1 = DF_powSmall(small, z_Hi, z_Lo, a_Hi, a_Lo, n, &z_Lo_1);
	const int t30 = !(((0.0f < a_Hi) & f32_finite(a_Hi)) & f32_finite(y_Hi));
	const float c = a_Hi - 1.0f;
	const float c_1 = (c == 0.0f) ? a_Lo : c;
	const float z_Hi_2 = f32_powSpecial(c_1, y_Hi);
	const float z_Hi_3 = t30 ? z_Hi_2 : z_Hi_1;
	const float z_Lo_2 = t30 ? 0.0f : z_Lo_1;
	int odd;
	const int whole = DF_parity(y_Hi, y_Lo, &odd);
	const int t43 = f32_signbit(x_Hi);
	const int t44 = whole & odd;
	float z_Lo_3;
	const float z_Hi_4 = DF_Neg(z_Hi_3, z_Lo_2, &z_Lo_3);
	const float z_Hi_5 = t44 ? z_Hi_4 : z_Hi_3;
	const float z_Lo_4 = t44 ? z_Lo_3 : z_Lo_2;
	const int t55 = (!whole & (x_Hi < 0.0f)) & f32_finite(x_Hi);
	const float z_Hi_6 = f32_sqrt(x_Hi); // NaN
	const float z_Hi_7 = t55 ? z_Hi_6 : z_Hi_5;
	const float z_Lo_5 = t55 ? 0.0f : z_Lo_4;
	const float z_Hi_8 = t43 ? z_Hi_7 : z_Hi_3;
	const float z_Lo_6 = t43 ? z_Lo_5 : z_Lo_2;
	const int t66 = (y_Hi == 1.0f) & (y_Lo == 0.0f);
	const float z_Hi_9 = t66 ? x_Hi : z_Hi_8;
	const float z_Lo_7 = t66 ? x_Lo : z_Lo_6;
	const int t76 = ((x_Hi == 1.0f) & (x_Lo == 0.0f)) | (y_Hi == 0.0f);
	const float z_Hi_10 = t76 ? 1.0f : z_Hi_9;
	const float z_Lo_8 = t76 ? 0.0f : z_Lo_7;
	*Lo = z_Lo_8;
	return z_Hi_10;
}

// PowInt returns x^n. It is exact where x^n is a Pair, for |n| below 32; beyond, where
// x^n has no more than 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 21 flops.
static inline float DF_PowInt(float x_Hi, float x_Lo, int n, float *Lo)
{
	float z_Lo;
	const float z_Hi = DF_square(x_Hi, x_Lo, &z_Lo);
	const int t7 = n != 2;
	const int high = (int)((uint)(n >> 16) << 16);
	float lo;
	const float hi = f32_FastTwoSum(f32_tofloat(high), f32_tofloat((int)((uint)n - (uint)high)), &lo);
	float z_Lo_1;
	const float z_Hi_1 = DF_Pow(x_Hi, x_Lo, hi, lo, &z_Lo_1);
	const float z_Hi_2 = t7 ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = t7 ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// PowInt returns x^n. It is exact where x^n is a Pair, for |n| below 32; beyond, where
// x^n has no more than 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 21 flops.
__kernel void map_DF_PowInt(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const int *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out0_1 = out0_0 + out0_stride;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	__global const int *in1_0 = in1 + in1_at;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const int t3 = in1_0[i_1];
	float t4_1;
	const float t4_0 = DF_PowInt(t1, t2, t3, &t4_1);
	out0_0[i_1] = t4_0;
	out0_1[i_1] = t4_1;
}

