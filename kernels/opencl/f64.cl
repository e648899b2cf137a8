// Code generated from the Go source of limb by gen; DO NOT EDIT.

//: f64_atanTable64
__constant double f64_atanTable64[325] = {
	0.0,
	0.0,
	0.0,
	0.0,
	0.0,
	0x1.fff555bbb729bp-07,
	(-0x1.220c39d4dff5p-61),
	(-0x1.13f6fbe21347ep-115),
	0x1.bdde8c0d2bfp-171,
	0x1.93ab0e5d46d44p-225,
	0x1.ffd55bba97625p-06,
	(-0x1.5ec431444912cp-60),
	0x1.8c42700da052ap-114,
	(-0x1.f923bf4dc7f41p-168),
	(-0x1.2eca7be7e26abp-223),
	0x1.7fb818430da2ap-05,
	(-0x1.86ef8f794f105p-63),
	(-0x1.2271c4445361p-117),
	0x1.fc8229dcc4808p-174,
	0x1.7de7976a59896p-228,
	0x1.ff55bb72cfdeap-05,
	(-0x1.c934d86d23f1dp-60),
	(-0x1.f2aece63ed30ap-116),
	(-0x1.8ad348f1e1582p-170),
	0x1.e25c57681248p-231,
	0x1.3f59f0e7c559dp-04,
	0x1.ac4ce285df847p-58,
	0x1.b37d93d661f69p-113,
	0x1.f9bc866e35b0cp-167,
	(-0x1.5b3f3bbefc39ap-223),
	0x1.7ee182602f10fp-04,
	(-0x1.cfb654c0c3d98p-58),
	(-0x1.f262607d5ee1ap-113),
	0x1.5706e19599f81p-170,
	0x1.8c33e00b45475p-224,
	0x1.be39ebe6f07c3p-04,
	0x1.f7b8f29a05987p-58,
	0x1.767ba435f943ap-113,
	0x1.1a213ed8d8706p-167,
	(-0x1.4bccd845b7265p-223),
	0x1.fd5ba9aac2f6ep-04,
	(-0x1.cd37686760c17p-59),
	(-0x1.dc421d31aa09bp-113),
	0x1.d9ad922ec9357p-167,
	0x1.f7edb05da3534p-221,
	0x1.1e1fafb043727p-03,
	(-0x1.b485914dacf8cp-59),
	0x1.5f33c542b5854p-115,
	(-0x1.ff9b8cffa77c8p-173),
	0x1.7d208d1b0d02cp-229,
	0x1.3d6eee8c6626cp-03,
	0x1.61a3b0ce9281bp-57,
	0x1.fd0aeea5e9f17p-115,
	0x1.6e946e265e052p-169,
	0x1.6851e02db6b07p-223,
	0x1.5c9811e3ec26ap-03,
	(-0x1.054ab2c010f3dp-58),
	(-0x1.0b35e960c9157p-113),
	(-0x1.3e52ccf82726bp-168),
	(-0x1.85b08567ed75ap-223),
	0x1.7b97b4bce5b02p-03,
	0x1.347b0b4f881cap-58,
	(-0x1.c5bc36297f94cp-113),
	0x1.c51595782d352p-169,
	0x1.e3cfae5a32e21p-223,
	0x1.9a6a8e96c8626p-03,
	0x1.cf601e7b4348ep-59,
	(-0x1.14c5540ed9b3ep-114),
	(-0x1.0f627903e8692p-168),
	(-0x1.7776cc3d706bep-222),
	0x1.b90d7529260a2p-03,
	0x1.17b10d2e0e5abp-61,
	(-0x1.a1faf375dae59p-115),
	0x1.25892aab10379p-169,
	(-0x1.a01ef5c4ef395p-224),
	0x1.d77d5df205736p-03,
	0x1.c648d1534597ep-57,
	(-0x1.438c276989ebp-113),
	0x1.97f802f36d0dp-169,
	(-0x1.75d893f9e1b1bp-224),
	0x1.f5b75f92c80ddp-03,
	0x1.8ab6e3cf7afbdp-57,
	0x1.0bf2d53fd481cp-113,
	0x1.16706d6f474edp-167,
	(-0x1.b5db2c4d36a37p-225),
	0x1.09dc597d86362p-02,
	0x1.62e47390cb865p-56,
	0x1.7a7455c4a1541p-110,
	0x1.b7e82d8742431p-164,
	(-0x1.afed33eebe8fap-219),
	0x1.18bf5a30bf178p-02,
	0x1.30ca4748b1bf9p-57,
	(-0x1.f59cbc0b47591p-111),
	0x1.a4fbcfca4ebbbp-169,
	(-0x1.57bafd8bd7509p-224),
	0x1.278372057ef46p-02,
	(-0x1.077cdd36dfc81p-56),
	0x1.447a447c219f2p-113,
	0x1.ac6458f5e2ccfp-170,
	(-0x1.c67bc86088aafp-224),
	0x1.362773707ebccp-02,
	(-0x1.963a544b672d8p-57),
	(-0x1.4335fdd6dc1ecp-111),
	0x1.65eabffeb4b2p-166,
	0x1.826098f5da672p-222,
	0x1.44aa436c2af0ap-02,
	(-0x1.5d5e43c55b3bap-56),
	(-0x1.c9872c5f61d6fp-111),
	(-0x1.744f3e84b77dap-166),
	0x1.be7581db1ed9fp-220,
	0x1.530ad9951cd4ap-02,
	(-0x1.2566480884082p-57),
	(-0x1.85cfb7b4f18b4p-111),
	0x1.ef4d7d3a25d2ap-165,
	(-0x1.59b070ea48f82p-220),
	0x1.614840309cfe2p-02,
	(-0x1.a725715711fp-56),
	0x1.41f856810b9bdp-110,
	0x1.7ad6d702fddf2p-165,
	(-0x1.2f5ff5b2e507ep-221),
	0x1.6f61941e4def1p-02,
	(-0x1.c63aae6f6e918p-56),
	(-0x1.bb7cc27bc6885p-113),
	(-0x1.abaa33b8cc1a3p-169),
	(-0x1.732dbdc7e6ccfp-223),
	0x1.7d5604b63b3f7p-02,
	0x1.69c885c2b249ap-56,
	0x1.102625c13c1d6p-113,
	(-0x1.a208c069c0822p-169),
	0x1.0f3a762c90295p-223,
	0x1.8b24d394a1b25p-02,
	0x1.b6d0ba3748fa8p-56,
	0x1.451bb896f93cap-110,
	0x1.a7543ed04f773p-166,
	(-0x1.a27b65bc11c7ep-220),
	0x1.98cd5454d6b18p-02,
	0x1.9e6c988fd0a77p-56,
	(-0x1.920f1b617feaep-111),
	0x1.0432c282646cdp-166,
	(-0x1.1242bab6fdf99p-221),
	0x1.a64eec3cc23fdp-02,
	(-0x1.24dec1b50b7ffp-56),
	(-0x1.8ec991ffbf22ep-113),
	0x1.61a73c26677f9p-169,
	(-0x1.d84503afaf503p-226),
	0x1.b3a911da65c6cp-02,
	0x1.ae187b1ca504p-56,
	0x1.8d17555204463p-111,
	(-0x1.23eeccdcb7658p-171),
	(-0x1.4d7931543d2fap-226),
	0x1.c0db4c94ec9fp-02,
	(-0x1.cc1ce70934c34p-56),
	0x1.970076c297e5fp-110,
	(-0x1.060a3ee357a61p-164),
	0x1.78b0ca96f55abp-218,
	0x1.cde53432c1351p-02,
	(-0x1.a2cfa4418f1adp-56),
	0x1.b8590c9649d0ep-110,
	0x1.e7941da0581e1p-164,
	(-0x1.f97c2989ac52ap-218),
	0x1.dac670561bb4fp-02,
	0x1.a2b7f222f65e2p-56,
	(-0x1.5cbf247afa9e3p-111),
	(-0x1.9e320ff1d30e9p-165),
	(-0x1.9169db8f60564p-221),
	0x1.e77eb7f175a34p-02,
	0x1.0e53dc1bf3435p-56,
	0x1.be7f45e414171p-110,
	0x1.76391f651a21fp-171,
	(-0x1.b02ecc000f0bep-225),
	0x1.f40dd0b541418p-02,
	(-0x1.a3992dc382a23p-57),
	(-0x1.c4cf7bfcdb482p-111),
	0x1.716ab06c64022p-166,
	(-0x1.7b7df6654c98dp-223),
	0x1.0039c73c1a40cp-01,
	(-0x1.b32c949c9d593p-55),
	(-0x1.8f4d32db6f39bp-109),
	(-0x1.01d1e33fd0dacp-164),
	(-0x1.069df4737bcb2p-220),
	0x1.0657e94db30dp-01,
	(-0x1.d5b495f6349e6p-56),
	0x1.45703c4557362p-110,
	(-0x1.1644087547284p-165),
	(-0x1.870d24d17de14p-219),
	0x1.0c6145b5b43dap-01,
	0x1.974fa13b5404fp-58,
	0x1.46fb2552a1b53p-113,
	(-0x1.d566b7a8ba094p-167),
	0x1.339ea998e8bebp-221,
	0x1.1255d9bfbd2a9p-01,
	(-0x1.2bdaee1c0ee35p-58),
	(-0x1.6a08e08308c09p-113),
	0x1.ddf67f28c0a23p-168,
	(-0x1.9a009ff1cedfap-224),
	0x1.1835a88be7c13p-01,
	0x1.c621cec00c301p-55,
	0x1.6483e38911241p-114,
	(-0x1.dc63f26adba38p-169),
	(-0x1.bfc9b19047cbfp-224),
	0x1.1e00babdefeb4p-01,
	(-0x1.928df287a668fp-58),
	0x1.ba3c8c533f033p-115,
	(-0x1.a991461584b72p-169),
	(-0x1.7663b0a6e4cb1p-223),
	0x1.23b71e2cc9e6ap-01,
	0x1.c421c9f38224ep-57,
	(-0x1.fde0266a172ep-112),
	(-0x1.e565e44c5387p-167),
	0x1.c0ddf7d2ed09ap-221,
	0x1.2958e59308e31p-01,
	(-0x1.09e73b0c6c087p-56),
	(-0x1.7341c31d47c2ep-110),
	(-0x1.5ae84974e5182p-166),
	(-0x1.dff38e1e72649p-222),
	0x1.2ee628406cbcap-01,
	0x1.c5d5e9ff0cf8dp-55,
	0x1.d6d652f31b64fp-109,
	(-0x1.fc7d438f0287p-163),
	0x1.550e98c9a8476p-217,
	0x1.345f01cce37bbp-01,
	0x1.1021137c71102p-55,
	0x1.fe779b5c8de0cp-109,
	0x1.7489d5c77874dp-164,
	0x1.e753afee44ccep-220,
	0x1.39c391cd4171ap-01,
	(-0x1.2304331d8bf46p-55),
	0x1.9e238b4558d47p-109,
	0x1.9373c9f78f2b9p-163,
	0x1.75834b3fcb16bp-218,
	0x1.3f13fb89e96f4p-01,
	0x1.ecf8b492644fp-56,
	0x1.c077e75d0f46fp-110,
	0x1.00359540146b8p-165,
	(-0x1.ef1c859021245p-219),
	0x1.445065b795b56p-01,
	(-0x1.f76d0163f79c8p-56),
	(-0x1.43c68bdefae4bp-110),
	0x1.faab7c82b423ep-165,
	0x1.da8116bc19a29p-219,
	0x1.4978fa3269ee1p-01,
	0x1.2419a87f2a458p-56,
	(-0x1.29b08e07bcbb1p-111),
	0x1.d6573ce4290cdp-165,
	(-0x1.a733b10c55808p-220),
	0x1.4e8de5bb6ec04p-01,
	0x1.4a33dbeb3796cp-55,
	(-0x1.63fcdbc8fd116p-109),
	(-0x1.3c2e4ad8a600dp-163),
	(-0x1.6dad7b37718fp-222),
	0x1.538f57b89061fp-01,
	(-0x1.1bb74abda520cp-55),
	(-0x1.b302819a3a6a8p-110),
	(-0x1.bd840e3f6b1p-164),
	0x1.d3edfae26a2cap-219,
	0x1.587d81f732fbbp-01,
	(-0x1.5e5c9d8c5a95p-56),
	(-0x1.5c42f9f092afep-110),
	(-0x1.3bdf97347ab4ap-164),
	(-0x1.82c0907d5619dp-219),
	0x1.5d58987169b18p-01,
	0x1.0028e4bc5e7cap-57,
	0x1.038501ba15a32p-111,
	0x1.f7ff1302203cap-167,
	0x1.f113f74c257b8p-222,
	0x1.6220d115d7b8ep-01,
	(-0x1.2b785350ee8c1p-57),
	(-0x1.584af61d7d72bp-112),
	(-0x1.030f1c5160955p-167),
	0x1.799cdb65640a2p-221,
	0x1.66d663923e087p-01,
	(-0x1.6ea6febe8bbbap-56),
	0x1.7c9cf234ff94p-111,
	0x1.e0fdbf9d47978p-166,
	(-0x1.3bf6232e1bc53p-220),
	0x1.6b798920b3d99p-01,
	(-0x1.a80386188c50ep-55),
	(-0x1.be0aa2b7a42e1p-110),
	(-0x1.8edc3f0e644aap-165),
	(-0x1.f398ab5650d3ep-219),
	0x1.700a7c5784634p-01,
	(-0x1.8c34d25aadef6p-56),
	0x1.110f4f5ebb304p-110,
	0x1.4c79a80a01215p-164,
	0x1.7d932b94c1195p-218,
	0x1.748978fba8e0fp-01,
	0x1.7b2a6165884a1p-59,
	0x1.c70c464508a9bp-113,
	(-0x1.d5ae5e7cc6818p-167),
	(-0x1.570898ec5f2dfp-223),
	0x1.78f6bbd5d315ep-01,
	0x1.406a08980374p-55,
	0x1.f652027f5703fp-109,
	(-0x1.22daa3aee7435p-163),
	0x1.76aa29532a022p-217,
	0x1.7d528289fa093p-01,
	0x1.560821e2f3aa9p-55,
	0x1.05cfa02870684p-109,
	(-0x1.d85478b1604a2p-165),
	(-0x1.d354819757d9ep-221),
	0x1.819d0b7158a4dp-01,
	(-0x1.bf76229d3b917p-56),
	0x1.7d126ac77433dp-111,
	0x1.de86dec6e1029p-165,
	(-0x1.85ef4d2dabbp-220),
	0x1.85d69576cc2c5p-01,
	0x1.6b66e7fc8b8c3p-57,
	0x1.dcfd74b87607p-111,
	0x1.c9754cd49485ep-165,
	(-0x1.5a36ebb8d5fb9p-226),
	0x1.89ff5ff57f1f8p-01,
	(-0x1.55b9a5e177a1bp-55),
	(-0x1.fddeb259de4ap-112),
	0x1.cc1a77f334ecdp-171,
	(-0x1.60d05c0a9e055p-225),
	0x1.8e17aa99cc05ep-01,
	(-0x1.ec182ab042f61p-56),
	0x1.5f1c074e4c375p-111,
	0x1.f36e0555bfbd2p-165,
	0x1.4a420bfed5e83p-219,
	0x1.921fb54442d18p-01,
	0x1.1a62633145c07p-55,
	(-0x1.f1976b7ed8fbcp-111),
	0x1.4cf98e804177dp-165,
	0x1.31d89cd9128a5p-219,
};

//: f64_exp2Table64
__constant double f64_exp2Table64[640] = {
	1.0,
	0.0,
	0.0,
	0.0,
	0.0,
	0x1.0163da9fb3335p+00,
	0x1.b61299ab8cdb7p-54,
	0x1.bf48007d80987p-109,
	(-0x1.f41dbfbf87955p-164),
	0x1.65d26fa7cf626p-218,
	0x1.02c9a3e778061p+00,
	(-0x1.19083535b085dp-56),
	(-0x1.9085b0a3d74d5p-110),
	(-0x1.d1a3b22f7f8a5p-167),
	(-0x1.f06ff8d9e1975p-222),
	0x1.04315e86e7f85p+00,
	(-0x1.0a31c1977c96ep-54),
	(-0x1.912fbf44b404p-112),
	0x1.6bd9157a6e913p-166,
	0x1.60157b1102715p-220,
	0x1.059b0d3158574p+00,
	0x1.d73e2a475b465p-55,
	0x1.05ff94f8d257ep-110,
	(-0x1.05a283dafd0ebp-167),
	0x1.9cde285c6829ap-225,
	0x1.0706b29ddf6dep+00,
	(-0x1.c91dfe2b13c27p-55),
	0x1.fb41f2e2c24abp-110,
	0x1.d78c45d4b1abcp-166,
	(-0x1.95d42b1441555p-220),
	0x1.0874518759bc8p+00,
	0x1.186be4bb284ffp-57,
	0x1.15820d96b414fp-111,
	(-0x1.d9b17cbfca113p-166),
	0x1.a13b38946f33ep-220,
	0x1.09e3ecac6f383p+00,
	0x1.1487818316136p-54,
	(-0x1.48b45d1fdc259p-108),
	0x1.873fe65bab5e1p-163,
	0x1.b1437f3ae658dp-217,
	0x1.0b5586cf9890fp+00,
	0x1.8a62e4adc610bp-54,
	(-0x1.67c9bd6ebf74cp-108),
	(-0x1.8a7aeaea2bd4dp-163),
	0x1.8abc7ba165e0dp-217,
	0x1.0cc922b7247f7p+00,
	0x1.01edc16e24f71p-54,
	0x1.e8aac564e6fe3p-108,
	(-0x1.0e2bce026a817p-164),
	0x1.4095a57a41721p-219,
	0x1.0e3ec32d3d1a2p+00,
	0x1.03a1727c57b53p-59,
	(-0x1.5aa76994e9ddbp-113),
	0x1.e9f966a4534e7p-168,
	(-0x1.69b26dc2b6615p-222),
	0x1.0fb66affed31bp+00,
	(-0x1.b9bedc44ebd7bp-57),
	(-0x1.aeb1f49d84259p-112),
	(-0x1.ad6ffd7659f8bp-166),
	0x1.281b058f487e7p-220,
	0x1.11301d0125b51p+00,
	(-0x1.6c51039449b3ap-54),
	0x1.9d58b988f562dp-109,
	(-0x1.11a8bd8e8794fp-164),
	(-0x1.3b9cdaca625e3p-225),
	0x1.12abdc06c31ccp+00,
	(-0x1.1b514b36ca5c7p-58),
	(-0x1.08d8f4208312p-112),
	(-0x1.ac538d1f9f14cp-166),
	0x1.94100ee1ffe07p-220,
	0x1.1429aaea92dep+00,
	(-0x1.32fbf9af1369ep-54),
	(-0x1.2fe7bb4c76416p-108),
	0x1.ebb748874e197p-162,
	(-0x1.ba2d95ff05a4p-216),
	0x1.15a98c8a58e51p+00,
	0x1.2406ab9eeab0ap-55,
	(-0x1.01b575279c474p-110),
	0x1.b376c26892895p-164,
	(-0x1.0b18afb50642ep-218),
	0x1.172b83c7d517bp+00,
	(-0x1.19041b9d78a76p-55),
	0x1.4f2406aa13ffp-109,
	(-0x1.453cb606e1ecap-163),
	(-0x1.17b5c08cc4b0dp-219),
	0x1.18af9388c8deap+00,
	(-0x1.11023d1970f6cp-54),
	0x1.725f0040b97c5p-110,
	(-0x1.ee6be2d7bf769p-164),
	0x1.22018481ce90cp-220,
	0x1.1a35beb6fcb75p+00,
	0x1.e5b4c7b4968e4p-55,
	0x1.ad36183926ae8p-111,
	(-0x1.47391ec6daf4dp-166),
	0x1.92a1ba3b3dc2cp-222,
	0x1.1bbe084045cd4p+00,
	(-0x1.95386352ef607p-54),
	(-0x1.40ca69503718ep-109),
	0x1.5519a1b448ba6p-164,
	0x1.41bd4e8bb247p-223,
	0x1.1d4873168b9aap+00,
	0x1.e016e00a2643cp-54,
	0x1.ea62d0881b918p-110,
	0x1.66cf051d7219cp-164,
	0x1.b805facdb3e9fp-218,
	0x1.1ed5022fcd91dp+00,
	(-0x1.1df98027bb78cp-54),
	0x1.e504d36c47475p-108,
	(-0x1.b2410cfccb25ep-163),
	0x1.4d7c6281e5b6p-217,
	0x1.2063b88628cd6p+00,
	0x1.dc775814a8495p-55,
	(-0x1.781dbc16f1ea4p-111),
	0x1.001099379cc7p-166,
	(-0x1.c086fc0ef71f8p-223),
	0x1.21f49917ddc96p+00,
	0x1.2a97e9494a5eep-55,
	(-0x1.693c2b3b7106bp-109),
	0x1.0ee7411dce4f2p-163,
	(-0x1.c94cde742255cp-219),
	0x1.2387a6e756238p+00,
	0x1.9b07eb6c70573p-54,
	(-0x1.4d89f9af532ep-109),
	0x1.6fb4f26f1203dp-163,
	(-0x1.426901191ac7dp-217),
	0x1.251ce4fb2a63fp+00,
	0x1.ac155bef4f4a4p-55,
	0x1.1a9c8afdcf797p-112,
	(-0x1.b2d0e6b4b585ap-166),
	(-0x1.9fa867c5b80cbp-220),
	0x1.26b4565e27cddp+00,
	0x1.2bd339940e9d9p-55,
	0x1.277393a461b77p-110,
	0x1.5ff44e6b07d57p-164,
	(-0x1.7ad5dd44ec599p-219),
	0x1.284dfe1f56381p+00,
	(-0x1.a4c3a8c3f0d7ep-54),
	0x1.67fdaa2e52d7dp-108,
	(-0x1.fbe4347674cc1p-162),
	(-0x1.e4d35023b055cp-217),
	0x1.29e9df51fdee1p+00,
	0x1.612e8afad1255p-55,
	0x1.de5448560469p-111,
	0x1.ff6c05035fb63p-167,
	0x1.30b98e83a8b02p-221,
	0x1.2b87fd0dad99p+00,
	(-0x1.10adcd6381aa4p-59),
	0x1.0885fb8796dbdp-113,
	(-0x1.d7374d094dab5p-167),
	0x1.71c7cec2be0cdp-222,
	0x1.2d285a6e4030bp+00,
	0x1.0024754db41d5p-54,
	(-0x1.ee9d8f8cb9307p-110),
	0x1.8a6b1344562a5p-172,
	(-0x1.4495d1c530851p-227),
	0x1.2ecafa93e2f56p+00,
	0x1.1ca0f45d52383p-56,
	0x1.d7b08dee6d12ap-111,
	(-0x1.d55986c401254p-167),
	(-0x1.6934dc1302d37p-221),
	0x1.306fe0a31b715p+00,
	0x1.6f46ad23182e4p-55,
	0x1.7b7b2f09cd0d9p-110,
	(-0x1.60afd0e50e934p-164),
	(-0x1.a082c224820dcp-218),
	0x1.32170fc4cd831p+00,
	0x1.a9ce78e18047cp-55,
	0x1.b778c882b85e8p-110,
	0x1.6d904af8508ebp-170,
	0x1.408d006cc99aep-226,
	0x1.33c08b26416ffp+00,
	0x1.32721843659a6p-54,
	(-0x1.406a2ea6cfc6bp-108),
	0x1.ceca6b31560e5p-163,
	0x1.a5df911dbb9e5p-219,
	0x1.356c55f929ff1p+00,
	(-0x1.b5cee5c4e4628p-55),
	(-0x1.8e524e520d5f2p-109),
	(-0x1.b221b61a20663p-163),
	0x1.2f7d71ab165a9p-218,
	0x1.371a7373aa9cbp+00,
	(-0x1.63aeabf42eae2p-54),
	0x1.87e3e12516bfap-108,
	(-0x1.cb320de689626p-163),
	(-0x1.3d5bdd61e66ebp-217),
	0x1.38cae6d05d866p+00,
	(-0x1.e958d3c9904bdp-54),
	0x1.0a77a61404f21p-109,
	0x1.31eb2e8f05544p-164,
	0x1.44aad69cacaedp-218,
	0x1.3a7db34e59ff7p+00,
	(-0x1.5e436d661f5e3p-56),
	0x1.9b0b1ff17c296p-111,
	0x1.dd62680ce9bf9p-165,
	(-0x1.2b02ac175cce3p-219),
	0x1.3c32dc313a8e5p+00,
	(-0x1.efff8375d29c3p-54),
	(-0x1.1143f2a93395ap-109),
	0x1.fae9fc9ecebcep-172,
	0x1.362827d8bfbdfp-226,
	0x1.3dea64c123422p+00,
	0x1.ada0911f09ebcp-55,
	(-0x1.808ba68fa8fb7p-109),
	(-0x1.ecc1d5dde0688p-163),
	(-0x1.83805ee832ed2p-223),
	0x1.3fa4504ac801cp+00,
	(-0x1.7d023f956f9f3p-54),
	(-0x1.0473e3724200dp-108),
	(-0x1.db37b0c9cf81dp-163),
	0x1.e63d1184d7555p-218,
	0x1.4160a21f72e2ap+00,
	(-0x1.ef3691c309278p-58),
	(-0x1.32b43eafc6518p-114),
	0x1.58d104f99fbdep-170,
	0x1.e3718a7af43bp-225,
	0x1.431f5d950a897p+00,
	(-0x1.1c7dde35f7999p-55),
	0x1.903c496195fefp-109,
	(-0x1.3f085f6c04737p-163),
	0x1.1d30861d53357p-217,
	0x1.44e086061892dp+00,
	0x1.89b7a04ef80dp-59,
	(-0x1.0ac312de3d922p-114),
	0x1.647572d3d3cc9p-170,
	0x1.0c046f4a5dcc8p-226,
	0x1.46a41ed1d0057p+00,
	0x1.c944bd1648a76p-54,
	0x1.7df404ff21f3ap-108,
	(-0x1.f2535962c1947p-163),
	(-0x1.3548fe08f7242p-217),
	0x1.486a2b5c13cdp+00,
	0x1.3c1a3b69062fp-56,
	0x1.e1eebae743acp-111,
	(-0x1.0fe3226ce36fap-165),
	0x1.65b316f41a5a7p-221,
	0x1.4a32af0d7d3dep+00,
	0x1.9cb62f3d1be56p-54,
	0x1.91876c761e2c7p-110,
	0x1.148bd3ccb9ef9p-164,
	(-0x1.57b18c45c6532p-218),
	0x1.4bfdad5362a27p+00,
	0x1.d4397afec42e2p-56,
	0x1.c06c7745c2b39p-113,
	(-0x1.4303e8da76367p-167),
	(-0x1.5f5bcb03eb2f1p-221),
	0x1.4dcb299fddd0dp+00,
	0x1.8ecdbbc6a7833p-54,
	0x1.212c969559b43p-110,
	(-0x1.5053a96e53d3fp-167),
	0x1.822ba68f4765bp-221,
	0x1.4f9b2769d2ca7p+00,
	(-0x1.4b309d25957e3p-54),
	(-0x1.1aa1fd7b685cdp-112),
	(-0x1.9633309167b63p-166),
	(-0x1.78b85b5908a65p-221),
	0x1.516daa2cf6642p+00,
	(-0x1.f768569bd93efp-55),
	0x1.90e718226177dp-112,
	0x1.d8234800e226fp-166,
	(-0x1.ef117ba3b4af4p-220),
	0x1.5342b569d4f82p+00,
	(-0x1.07abe1db13cadp-55),
	0x1.fa733951f214cp-111,
	0x1.6c125192e4f11p-170,
	0x1.a8228b4483763p-230,
	0x1.551a4ca5d920fp+00,
	(-0x1.d689cefede59bp-55),
	0x1.9c991771b0493p-110,
	0x1.6619a8757394dp-164,
	0x1.11810f925d752p-218,
	0x1.56f4736b527dap+00,
	0x1.9bb2c011d93adp-54,
	(-0x1.ff86852a613ffp-111),
	(-0x1.419c6c698ca83p-167),
	0x1.acdb7e7defff5p-221,
	0x1.58d12d497c7fdp+00,
	0x1.295e15b9a1de8p-55,
	(-0x1.a26d92ad1e4c6p-109),
	(-0x1.ecc87fc6855f7p-163),
	0x1.3f56e6864acc8p-218,
	0x1.5ab07dd485429p+00,
	0x1.6324c054647adp-54,
	(-0x1.744ee506fdafep-109),
	(-0x1.f9604249d341dp-164),
	(-0x1.f3e62cc12dd38p-218),
	0x1.5c9268a5946b7p+00,
	0x1.c4b1b816986a2p-60,
	0x1.ec2735254978cp-119,
	(-0x1.8639dddd6547cp-174),
	0x1.e54c34e00db4p-228,
	0x1.5e76f15ad2148p+00,
	0x1.ba6f93080e65ep-54,
	(-0x1.95f9ab75fa7d6p-108),
	(-0x1.7ac424d4ae719p-164),
	0x1.f554a34c8190cp-218,
	0x1.605e1b976dc09p+00,
	(-0x1.3e2429b56de47p-54),
	(-0x1.32c54b92e2588p-110),
	(-0x1.e6118dd8cc352p-166),
	(-0x1.885ce4f185568p-220),
	0x1.6247eb03a5585p+00,
	(-0x1.383c17e40b497p-54),
	0x1.5d8e757cfb991p-111,
	0x1.d6e2bbcbe76c5p-166,
	(-0x1.e549e9e7f63c6p-220),
	0x1.6434634ccc32p+00,
	(-0x1.c483c759d8933p-55),
	0x1.3904000c1c40fp-110,
	(-0x1.e7308591f84d3p-164),
	(-0x1.6837da874a7fcp-218),
	0x1.6623882552225p+00,
	(-0x1.bb60987591c34p-54),
	0x1.4a337f4dc0a3bp-108,
	(-0x1.0743c0045e1abp-163),
	(-0x1.84bde55908dabp-218),
	0x1.68155d44ca973p+00,
	0x1.038ae44f73e65p-57,
	(-0x1.f2803633b04ffp-113),
	0x1.a85dcc663c88p-168,
	(-0x1.145e64372f235p-223),
	0x1.6a09e667f3bcdp+00,
	(-0x1.bdd3413b26456p-54),
	0x1.57d3e3adec175p-108,
	0x1.2775099da2f59p-164,
	0x1.60cce64552bf2p-221,
	0x1.6c012750bdabfp+00,
	(-0x1.2895667ff0b0dp-56),
	0x1.fef5c58766c19p-111,
	(-0x1.df2150986031fp-165),
	(-0x1.42761ec56156fp-220),
	0x1.6dfb23c651a2fp+00,
	(-0x1.bbe3a683c88abp-57),
	0x1.a59f88abbe778p-115,
	(-0x1.064f8efbd78c4p-170),
	(-0x1.6af264e2e37p-224),
	0x1.6ff7df9519484p+00,
	(-0x1.83c0f25860ef6p-55),
	(-0x1.001923f4a956ep-110),
	(-0x1.07db5b86422dp-165),
	0x1.5f09d0ae1f016p-222,
	0x1.71f75e8ec5f74p+00,
	(-0x1.16e4786887a99p-55),
	(-0x1.269796953a4c3p-109),
	0x1.4415bb4c8b5e2p-165,
	0x1.3ed4da9a79d85p-219,
	0x1.73f9a48a58174p+00,
	(-0x1.0a8d96c65d53cp-54),
	0x1.82ae217f3a768p-108,
	0x1.759553e8436ddp-164,
	0x1.dd2069976779ep-219,
	0x1.75feb564267c9p+00,
	(-0x1.0245957316dd3p-54),
	(-0x1.8f8e7fa19e5e8p-108),
	(-0x1.1aad74949e463p-162),
	0x1.d70a0a080871bp-217,
	0x1.780694fde5d3fp+00,
	0x1.866b80a02162dp-54,
	(-0x1.44d42307932f7p-108),
	(-0x1.ca04fb3f115cdp-164),
	0x1.994ecbfff433bp-218,
	0x1.7a11473eb0187p+00,
	(-0x1.41577ee04992fp-55),
	(-0x1.4217a932d10d4p-113),
	0x1.4c7a086cd25fp-170,
	0x1.1f67018cdcc3p-226,
	0x1.7c1ed0130c132p+00,
	0x1.f124cd1164dd6p-54,
	(-0x1.d4d236cc2bb03p-108),
	(-0x1.f5c40acd8f7b6p-162),
	0x1.6937160ebafe6p-216,
	0x1.7e2f336cf4e62p+00,
	0x1.05d02ba15797ep-56,
	0x1.70a1427f8fcdfp-112,
	0x1.7ce41841f54acp-166,
	(-0x1.4d2837b254a76p-220),
	0x1.80427543e1a12p+00,
	(-0x1.27c86626d972bp-54),
	0x1.d4e0d71c9b16ep-109,
	0x1.8a672bf7c4a3fp-164,
	(-0x1.a2b04e64e55a1p-219),
	0x1.82589994cce13p+00,
	(-0x1.d4c1dd41532d8p-54),
	0x1.0f6ad65cbbac1p-112,
	(-0x1.59a58c8404046p-169),
	(-0x1.aa30b98571ea1p-224),
	0x1.8471a4623c7adp+00,
	(-0x1.8d684a341cdfbp-55),
	(-0x1.591e15c16efd1p-109),
	0x1.14dd78664836p-164,
	0x1.f5d28cd36eb1dp-219,
	0x1.868d99b4492edp+00,
	(-0x1.fc6f89bd4f6bap-54),
	(-0x1.f16f65181d921p-109),
	0x1.abbcb2b5b718dp-163,
	0x1.85b13fbc64d9cp-217,
	0x1.88ac7d98a6699p+00,
	0x1.994c2f37cb53ap-54,
	0x1.d61283ef385dep-108,
	0x1.70ab20f965a78p-164,
	0x1.ad831d0a4fd1cp-218,
	0x1.8ace5422aa0dbp+00,
	0x1.6e9f156864b27p-54,
	(-0x1.30644a7836333p-110),
	(-0x1.f6b9724e25e8p-165),
	0x1.b939b024aec82p-221,
	0x1.8cf3216b5448cp+00,
	(-0x1.0d55e32e9e3aap-56),
	(-0x1.3dab3db839dd6p-111),
	(-0x1.30d5cdae77689p-166),
	0x1.7cd7ad70521cep-221,
	0x1.8f1ae99157736p+00,
	0x1.5cc13a2e3976cp-55,
	0x1.3bf26d2b85163p-114,
	(-0x1.16b9f662b35bbp-168),
	(-0x1.a1b37f98248f2p-222),
	0x1.9145b0b91ffc6p+00,
	(-0x1.dd6792e582524p-54),
	0x1.c03855204534ap-109,
	(-0x1.de7b0ac7385c5p-163),
	0x1.5d142b815fdaep-217,
	0x1.93737b0cdc5e5p+00,
	(-0x1.75fc781b57ebcp-57),
	0x1.697e257ac0db2p-111,
	(-0x1.7cd9101645fb8p-168),
	(-0x1.b0e00127bc96bp-229),
	0x1.95a44cbc8520fp+00,
	(-0x1.64b7c96a5f039p-56),
	(-0x1.07053c9a98bbbp-113),
	0x1.07559656b567dp-167,
	(-0x1.31143f71b2296p-222),
	0x1.97d829fde4e5p+00,
	(-0x1.d185b7c1b85d1p-54),
	0x1.7edb9d7144b6fp-108,
	0x1.a06021331cd53p-162,
	0x1.f2812c4c4b841p-216,
	0x1.9a0f170ca07bap+00,
	(-0x1.173bd91cee632p-54),
	(-0x1.053987854965fp-110),
	(-0x1.a2c3aa8bd94cdp-164),
	0x1.9cd743151acbdp-218,
	0x1.9c49182a3f09p+00,
	0x1.c7c46b071f2bep-56,
	0x1.6376b7943085cp-110,
	0x1.86c90b4577a73p-164,
	0x1.5e6b80f3e3707p-220,
	0x1.9e86319e32323p+00,
	0x1.824ca78e64c6ep-56,
	0x1.0f92c082bbaep-116,
	(-0x1.427e8c0b1d16p-170),
	0x1.3fe842fb06a41p-225,
	0x1.a0c667b5de565p+00,
	(-0x1.359495d1cd533p-54),
	0x1.354084551b4fbp-109,
	(-0x1.d768929d5ccd9p-163),
	(-0x1.953e8f068ae0dp-217),
	0x1.a309bec4a2d33p+00,
	0x1.6305c7ddc36abp-54,
	0x1.547fa22c26d17p-108,
	(-0x1.c562749eae011p-162),
	(-0x1.bad1e25b972e5p-221),
	0x1.a5503b23e255dp+00,
	(-0x1.d2f6edb8d41e1p-54),
	(-0x1.bfd7adfd63f48p-111),
	0x1.f7be57fa7663p-167,
	0x1.9f829abd734ccp-222,
	0x1.a799e1330b358p+00,
	0x1.bcb7ecac563c7p-54,
	(-0x1.678693176f751p-108),
	(-0x1.eb7724d5b0b12p-162),
	0x1.57c0138e1a57fp-219,
	0x1.a9e6b5579fdbfp+00,
	0x1.0fac90ef7fd31p-54,
	0x1.8b16ae39e8cb9p-109,
	0x1.783da5cfa628p-163,
	0x1.28b34482eafd4p-220,
	0x1.ac36bbfd3f37ap+00,
	(-0x1.f9234cae76cdp-55),
	(-0x1.c60dbfc7696f8p-111),
	(-0x1.e9a15c61562f2p-166),
	(-0x1.5072c4fb90313p-221),
	0x1.ae89f995ad3adp+00,
	0x1.7a1cd345dcc81p-54,
	0x1.a7fbc3ae675eap-108,
	0x1.102c58b5ae09dp-162,
	0x1.b41cef0533df6p-216,
	0x1.b0e07298db666p+00,
	(-0x1.bdef54c80e425p-54),
	0x1.41cbb95c556p-109,
	(-0x1.617eaacd29acbp-166),
	0x1.77aee48e07939p-221,
	0x1.b33a2b84f15fbp+00,
	(-0x1.2805e3084d708p-57),
	0x1.2babc0edda4d9p-111,
	(-0x1.b906f0923cc11p-165),
	(-0x1.c841229456fefp-220),
	0x1.b59728de5593ap+00,
	(-0x1.c71dfbbba6de3p-54),
	(-0x1.c7470081df7dfp-111),
	(-0x1.283eb35b5ded5p-165),
	0x1.244582b5b4d59p-223,
	0x1.b7f76f2fb5e47p+00,
	(-0x1.5584f7e54ac3bp-56),
	0x1.aa64481e1ab72p-111,
	0x1.6c4b55984ec34p-165,
	0x1.dbfa0d716c635p-219,
	0x1.ba5b030a1064ap+00,
	(-0x1.efcd30e54292ep-54),
	(-0x1.ad1bf91503c67p-113),
	(-0x1.15237453168c4p-168),
	(-0x1.634cb888a5894p-222),
	0x1.bcc1e904bc1d2p+00,
	0x1.23dd07a2d9e84p-55,
	0x1.9a164050e1258p-109,
	(-0x1.5320da933db6fp-163),
	(-0x1.bcde084a63c29p-218),
	0x1.bf2c25bd71e09p+00,
	(-0x1.efdca3f6b9c73p-54),
	0x1.27e81cecd59dap-110,
	(-0x1.204a9700c202bp-164),
	0x1.b4c51295a695p-221,
	0x1.c199bdd85529cp+00,
	0x1.11065895048ddp-55,
	0x1.99e51125928dap-110,
	(-0x1.9edbffbc68cc6p-164),
	0x1.f8ff94c510c4p-218,
	0x1.c40ab5fffd07ap+00,
	0x1.b4537e083c60ap-54,
	0x1.4a6cdfa70f4f8p-109,
	(-0x1.155990467ec03p-163),
	(-0x1.87ab1f3d25787p-217),
	0x1.c67f12e57d14bp+00,
	0x1.2884dff483cadp-54,
	(-0x1.fc44c329d5cb2p-109),
	(-0x1.7031515057034p-163),
	(-0x1.345e91eb059acp-217),
	0x1.c8f6d9406e7b5p+00,
	0x1.1acbc48805c44p-56,
	0x1.6edaac100b8fap-111,
	(-0x1.cc4c35f12ae27p-165),
	0x1.51468affa6ee1p-219,
	0x1.cb720dcef9069p+00,
	0x1.503cbd1e949dbp-56,
	0x1.d8765566b032ep-110,
	(-0x1.22c12a6620655p-164),
	0x1.b150a5c0c2e6cp-218,
	0x1.cdf0b555dc3fap+00,
	(-0x1.dd83b53829d72p-55),
	(-0x1.aea073a742049p-112),
	(-0x1.517eb8b8f55bdp-169),
	0x1.799ba9cd82eccp-226,
	0x1.d072d4a07897cp+00,
	(-0x1.cbc3743797a9cp-54),
	(-0x1.e7044039da0f6p-108),
	(-0x1.666b7ef178e6ep-165),
	(-0x1.97ec7b3c585edp-220),
	0x1.d2f87080d89f2p+00,
	(-0x1.d487b719d8578p-54),
	0x1.2da62b2a9fae7p-111,
	(-0x1.1b36db8d71617p-168),
	(-0x1.5b07f0630dc78p-222),
	0x1.d5818dcfba487p+00,
	0x1.2ed02d75b3707p-55,
	(-0x1.ab053b05531fcp-111),
	0x1.dbfc8e0bec68fp-166,
	0x1.1946310156672p-220,
	0x1.d80e316c98398p+00,
	(-0x1.11ec18beddfe8p-54),
	(-0x1.ed04e7ac8765ap-110),
	0x1.00ddf98d2838dp-164,
	0x1.f1d8a55ed2943p-218,
	0x1.da9e603db3285p+00,
	0x1.c2300696db532p-54,
	0x1.7f6246f0ec615p-108,
	(-0x1.36a366c6e306dp-164),
	(-0x1.27cdf48c9586ep-218),
	0x1.dd321f301b46p+00,
	0x1.2da5778f018c3p-54,
	(-0x1.c6cdead661cf3p-108),
	0x1.3edcd40f0d22fp-162,
	(-0x1.383d4e0b94e6cp-216),
	0x1.dfc97337b9b5fp+00,
	(-0x1.1a5cd4f184b5cp-54),
	0x1.b7225a944efd6p-108,
	(-0x1.12ab6d1b636bcp-162),
	(-0x1.ef961bcb59ba9p-216),
	0x1.e264614f5a129p+00,
	(-0x1.7b627817a1496p-54),
	(-0x1.b9818808c409ap-108),
	(-0x1.fb36a1d6378aep-164),
	0x1.d6209c0b93446p-218,
	0x1.e502ee78b3ff6p+00,
	0x1.39e8980a9cc8fp-55,
	0x1.1e92cb3c2d278p-109,
	(-0x1.e851e2d07789ep-164),
	(-0x1.5a2bcdd73740fp-219),
	0x1.e7a51fbc74c83p+00,
	0x1.2d522ca0c8de2p-54,
	(-0x1.8a757b0b6a9cbp-108),
	0x1.18d2905b36468p-162,
	(-0x1.b33261810574ep-217),
	0x1.ea4afa2a490dap+00,
	(-0x1.e9c23179c2893p-54),
	(-0x1.fc0f242bbf3dep-109),
	(-0x1.888f60a4227fdp-163),
	0x1.49b25514fe917p-218,
	0x1.ecf482d8e67f1p+00,
	(-0x1.c93f3b411ad8cp-54),
	(-0x1.0b9dfef44b43bp-108),
	(-0x1.8c6ab7f905f8cp-163),
	0x1.d8dfe8d2be6a6p-217,
	0x1.efa1bee615a27p+00,
	0x1.dc7f486a4b6bp-54,
	0x1.f6dd5d229ff69p-108,
	(-0x1.b90d81c2130d1p-164),
	0x1.ad08f7dbdf275p-218,
	0x1.f252b376bba97p+00,
	0x1.3a1a5bf0d8e43p-54,
	0x1.4c6ad5476b516p-108,
	0x1.7a070ecd44112p-163,
	(-0x1.b37254559d4a4p-217),
	0x1.f50765b6e454p+00,
	0x1.9d3e12dd8a18bp-54,
	(-0x1.4019bffc80ef3p-110),
	0x1.2ba29b8908965p-164,
	0x1.bf4af18e84b02p-219,
	0x1.f7bfdad9cbe14p+00,
	(-0x1.dbb12d006350ap-54),
	0x1.5c5ce7280fa4dp-108,
	0x1.1a251fab0b01ep-163,
	0x1.95dce448eeabp-220,
	0x1.fa7c1819e90d8p+00,
	0x1.74853f3a5931ep-55,
	0x1.dc060c36f7651p-112,
	(-0x1.2cfc37316ebd2p-166),
	(-0x1.31562453d8a91p-220),
	0x1.fd3c22b8f71f1p+00,
	0x1.2eb74966579e7p-57,
	0x1.2f096934ec56cp-111,
	(-0x1.f2dabbc58add1p-167),
	(-0x1.3fe2d6c22aee3p-222),
};

//: f64_halfPi3
// halfPi3 returns k·π/2, for k = 0, 1, 2.
static inline double f64_halfPi3(double k, double *X1, double *X2)
{
	*X1 = RN(0x1.1a62633145c07p-54 * k);
	*X2 = RN((-0x1.f1976b7ed8fbcp-110) * k);
	return RN(0x1.921fb54442d18p+00 * k);
}

//: f64_atanTable3 f64_atanTable64
// atanTable3 returns atan(j/64), for 0 ≤ j ≤ 64.
static inline double f64_atanTable3(int j, double *X1, double *X2)
{
	*X1 = f64_atanTable64[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f64_atanTable64[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	return f64_atanTable64[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
}

//: f64_TwoSqr f64_prodErrSplit
// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline double f64_TwoSqr(double a, double *e)
{
	const double p = RN(a * a);
	*e = f64_proderr(a, a, p);
	return p;
}

//: map_f64_TwoSqr f64_TwoSqr
__kernel void map_f64_TwoSqr(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoSqr(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_FastTwoSum
// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline double f64_FastTwoSum(double a, double b, double *e)
{
	const double s = RN(a + b);
	const double v = RN(s - a); // exact
	const double e_1 = RN(b - v);
	*e = e_1;
	return s;
}

//: map_f64_FastTwoSum f64_FastTwoSum
__kernel void map_f64_FastTwoSum(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_FastTwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoProd f64_prodErrSplit
// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline double f64_TwoProd(double a, double b, double *e)
{
	const double p = RN(a * b);
	*e = f64_proderr(a, b, p);
	return p;
}

//: map_f64_TwoProd f64_TwoProd
__kernel void map_f64_TwoProd(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoProd(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_atanExcess2 f64_TwoSqr f64_FastTwoSum f64_TwoProd
// atanExcess2 returns atan(t)/t - 1, within u²/2^7, for |t| ≤ 0.009 and limbs
// that may overlap by some bits. So may those of the result.
static inline double f64_atanExcess2(double t0, double t1, double *p1)
{
	double z1;
	const double z0 = f64_TwoSqr(t0, &z1);
	const double z1_1 = RN(z1 + RN(RN(t0 + t0) * t1));
	const double s = RN(0x1.3b13b13b13b14p-04 + RN(z0 * (-0x1.1111111111111p-04)));
	const double s_1 = RN((-0x1.745d1745d1746p-04) + RN(z0 * s));
	const double s_2 = RN(0x1.c71c71c71c71cp-04 + RN(z0 * s_1));
	double l;
	const double h = f64_FastTwoSum((-0x1.2492492492492p-03), RN(z0 * s_2), &l);
	const double l_1 = RN(l + (-0x1.2492492492492p-57));
	double p1_1;
	const double p0 = f64_TwoProd(z0, h, &p1_1);
	const double p1_2 = RN(p1_1 + RN(RN(z0 * l_1) + RN(z1_1 * h)));
	double l_2;
	const double h_1 = f64_FastTwoSum(0x1.999999999999ap-03, p0, &l_2);
	const double l_3 = RN(l_2 + RN(p1_2 + (-0x1.999999999999ap-57)));
	double p1_3;
	const double p0_1 = f64_TwoProd(z0, h_1, &p1_3);
	const double p1_4 = RN(p1_3 + RN(RN(z0 * l_3) + RN(z1_1 * h_1)));
	double l_4;
	const double h_2 = f64_FastTwoSum((-0x1.5555555555555p-02), p0_1, &l_4);
	const double l_5 = RN(l_4 + RN(p1_4 + (-0x1.5555555555555p-56)));
	double p1_5;
	const double p0_2 = f64_TwoProd(z0, h_2, &p1_5);
	*p1 = RN(p1_5 + RN(RN(z0 * l_5) + RN(z1_1 * h_2)));
	return p0_2;
}

//: triple_f64_scale
// scale returns x·f for a power of two f, exactly but for underflow.
static inline double triple_f64_scale(double x_X0, double x_X1, double x_X2, double f, double *X1, double *X2)
{
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	return RN(x_X0 * f);
}

//: f64_middling
// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f64_middling(double a)
{
	const int t2 = f64_exponent(a);
	const int t5 = ((-1022 < t2) ? t2 : -1022);
	return ((t5 < 1022) ? t5 : 1022);
}

//: f64_TwoDiff
// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoDiff(double a, double b, double *e)
{
	const double d = RN(a - b);
	const double v = RN(d - a);
	const double e_1 = RN(RN(a - RN(d - v)) - RN(b + v));
	*e = e_1;
	return d;
}

//: map_f64_TwoDiff f64_TwoDiff
__kernel void map_f64_TwoDiff(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoDiff(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoSum
// TwoSum returns s = RN(a + b) and e with s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoSum(double a, double b, double *e)
{
	const double s = RN(a + b);
	const double v = RN(s - a);
	const double e_1 = RN(RN(a - RN(s - v)) + RN(b - v));
	*e = e_1;
	return s;
}

//: map_f64_TwoSum f64_TwoSum
__kernel void map_f64_TwoSum(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_halves
// halves returns f and g with fg = 2^n. What is near the dividend's exponent and
// multiplied by f, then by g, is rounded once at most; n out of the range of two
// factors is as good as its ends there.
static inline double f64_halves(int n, double *g)
{
	const int t3 = ((n < 2044) ? n : 2044);
	const int n_1 = ((-2044 < t3) ? t3 : -2044);
	*g = f64_pow2((int)((uint)n_1 - (uint)(n_1 >> 1)));
	return f64_pow2((n_1 >> 1));
}

//: triple_f64_angle3 triple_f64_scale f64_middling f64_quotient f64_TwoProd f64_TwoDiff f64_TwoSum f64_FastTwoSum f64_atanExcess2 f64_halves f64_halfPi3 f64_atanTable3
// angle3 returns the angle of the point (x, y), between -π and π.
static inline double triple_f64_angle3(double y_X0, double y_X1, double y_X2, double x_X0, double x_X1, double x_X2, double *Lo)
{
	const double sy = copysign(1.0, y_X0);
	const double sx = copysign(1.0, x_X0);
	double a_X1;
	double a_X2;
	const double a_X0 = triple_f64_scale(y_X0, y_X1, y_X2, sy, &a_X1, &a_X2);
	double b_X1;
	double b_X2;
	const double b_X0 = triple_f64_scale(x_X0, x_X1, x_X2, sx, &b_X1, &b_X2);
	const int t22 = (!f64_finite(a_X0) | !f64_finite(b_X0)); // One infinity is as good as a point on its axis, two as one on the diagonal.
	const double a_X0_1 = (f64_finite(a_X0) ? 0.0 : 1.0);
	const double b_X0_1 = (f64_finite(b_X0) ? 0.0 : 1.0);
	const double a_X0_2 = (t22 ? a_X0_1 : a_X0);
	const double a_X1_1 = (t22 ? 0.0 : a_X1);
	const double a_X2_1 = (t22 ? 0.0 : a_X2);
	const double b_X0_2 = (t22 ? b_X0_1 : b_X0);
	const double b_X1_1 = (t22 ? 0.0 : b_X1);
	const double b_X2_1 = (t22 ? 0.0 : b_X2);
	const double b_X0_3 = (((a_X0_2 == 0.0) & (b_X0_2 == 0.0)) ? 1.0 : b_X0_2);
	const double turn = RN(1.0 - sx); // of π/2, and of the angle behind it
	const int t50 = (b_X0_3 < a_X0_2);
	const double sign = (-sx);
	const double a_X0_3 = (t50 ? b_X0_3 : a_X0_2);
	const double a_X1_2 = (t50 ? b_X1_1 : a_X1_1);
	const double a_X2_2 = (t50 ? b_X2_1 : a_X2_1);
	const double b_X0_4 = (t50 ? a_X0_2 : b_X0_3);
	const double b_X1_2 = (t50 ? a_X1_1 : b_X1_1);
	const double b_X2_2 = (t50 ? a_X2_1 : b_X2_1);
	const double turn_1 = (t50 ? 1.0 : turn);
	const double sign_1 = (t50 ? sign : sx);
	const int m = f64_middling(a_X0_3);
	const int n = f64_middling(b_X0_4);
	double a_X1_3;
	double a_X2_3;
	const double a_X0_4 = triple_f64_scale(a_X0_3, a_X1_2, a_X2_2, f64_pow2((int)((uint)0 - (uint)m)), &a_X1_3, &a_X2_3);
	double b_X1_3;
	double b_X2_3;
	const double b_X0_5 = triple_f64_scale(b_X0_4, b_X1_2, b_X2_2, f64_pow2((int)((uint)0 - (uint)n)), &b_X1_3, &b_X2_3);
	const int n_1 = (int)((uint)m - (uint)n); // a/b is 2^n of what it was
	const double f = f64_pow2(((-20 < n_1) ? n_1 : -20));
	const int j = (int)trunc(RN(RN(RN(64.0 * f) * f64_div(a_X0_4, b_X0_5)) + 0x1.cp-02));
	const int t92 = ((0 < j) ? j : 0);
	const int j_1 = ((t92 < 64) ? t92 : 64);
	const int t97 = (j_1 == 0);
	const int n_2 = (t97 ? n_1 : 0);
	const double f_1 = (t97 ? 1.0 : f);
	double a_X1_4;
	double a_X2_4;
	const double a_X0_5 = triple_f64_scale(a_X0_4, a_X1_3, a_X2_3, f_1, &a_X1_4, &a_X2_4);
	const double c = RN((double)j_1 * 0x1p-06);
	double e;
	const double p = f64_TwoProd(c, b_X0_5, &e); // a - cb
	const double s = RN(a_X0_5 - p); // exact: c = 0, or they are within a factor of 2
	double d;
	const double p_1 = f64_TwoProd(c, b_X1_3, &d);
	double e_1;
	const double v = f64_TwoDiff(a_X1_4, e, &e_1);
	double p_2;
	const double v_1 = f64_TwoDiff(v, p_1, &p_2);
	const double w = RN(RN(a_X2_4 - RN(c * b_X2_3)) + RN(RN(e_1 + p_2) - d));
	double v_2;
	const double s_1 = f64_TwoSum(s, v_1, &v_2);
	double e_2;
	const double p_3 = f64_TwoProd(c, a_X0_5, &e_2); // b + ca; where the quotient is not small, c and a are
	double d_1;
	const double b0 = f64_FastTwoSum(b_X0_5, p_3, &d_1);
	double d_2;
	const double b1 = f64_TwoSum(b_X1_3, d_1, &d_2);
	double e_3;
	const double b1_1 = f64_TwoSum(b1, RN(e_2 + RN(c * a_X1_4)), &e_3);
	const double b2 = RN(b_X2_3 + RN(d_2 + e_3));
	const double r = f64_div(1.0, b0); // their quotient t, by digits as in Div
	const double t0 = RN(s_1 * r);
	double e_4;
	const double p_4 = f64_TwoProd(t0, b0, &e_4);
	double d_3;
	const double s_2 = f64_TwoSum(RN(s_1 - p_4), (-e_4), &d_3); // s - p is exact
	double e_5;
	const double p_5 = f64_TwoProd(t0, b1_1, &e_5);
	double p_6;
	const double v_3 = f64_TwoDiff(v_2, p_5, &p_6);
	double v_4;
	const double s_3 = f64_TwoSum(s_2, v_3, &v_4);
	const double v_5 = RN(v_4 + RN(RN(d_3 + RN(p_6 - e_5)) + RN(w - RN(t0 * b2))));
	const double t1 = RN(s_3 * r);
	double e_6;
	const double p_7 = f64_TwoProd(t1, b0, &e_6);
	const double t2 = RN(RN(RN(RN(s_3 - p_7) - e_6) + RN(v_5 - RN(t1 * b1_1))) * r);
	double t1_1;
	const double t0_1 = f64_FastTwoSum(t0, t1, &t1_1);
	const double f_2 = f64_pow2(((-1022 < n_2) ? n_2 : -1022));
	double e_7;
	const double p_8 = f64_atanExcess2(RN(t0_1 * f_2), RN(t1_1 * f_2), &e_7);
	double d1;
	const double d0 = f64_TwoProd(t0_1, p_8, &d1);
	const double d1_1 = RN(d1 + RN(RN(t0_1 * e_7) + RN(t1_1 * p_8)));
	double g;
	const double f_3 = f64_halves(n_2, &g); // π/2·turn ± atan c, and ± atan t
	const double g_1 = RN(g * sign_1);
	const double t0_2 = RN(RN(t0_1 * f_3) * g_1);
	const double t1_2 = RN(RN(t1_1 * f_3) * g_1);
	const double t2_1 = RN(RN(t2 * f_3) * g_1);
	const double d0_1 = RN(RN(d0 * f_3) * g_1);
	const double d1_2 = RN(RN(d1_1 * f_3) * g_1);
	double x3_X1;
	double x3_X2;
	const double x3_X0 = f64_halfPi3(turn_1, &x3_X1, &x3_X2);
	double y3_X1;
	double y3_X2;
	const double y3_X0 = f64_atanTable3(j_1, &y3_X1, &y3_X2);
	double e_8;
	const double h = f64_FastTwoSum(x3_X0, RN(y3_X0 * sign_1), &e_8);
	double d_4;
	const double l = f64_TwoSum(x3_X1, RN(y3_X1 * sign_1), &d_4);
	double e_9;
	const double l_1 = f64_TwoSum(l, e_8, &e_9);
	const double w_1 = RN(RN(x3_X2 + RN(y3_X2 * sign_1)) + RN(d_4 + e_9));
	double e_10;
	const double h_1 = f64_FastTwoSum(h, t0_2, &e_10);
	double d_5;
	const double l_2 = f64_TwoSum(l_1, t1_2, &d_5);
	double e_11;
	const double l_3 = f64_TwoSum(l_2, e_10, &e_11);
	const double w_2 = RN(w_1 + RN(RN(d_5 + e_11) + RN(t2_1 + d1_2)));
	double e_12;
	const double h_2 = f64_FastTwoSum(h_1, d0_1, &e_12);
	double e_13;
	const double l_4 = f64_TwoSum(l_3, e_12, &e_13);
	double l_5;
	const double h_3 = f64_FastTwoSum(h_2, l_4, &l_5);
	double l_6;
	const double h_4 = f64_FastTwoSum(h_3, RN(l_5 + RN(e_13 + w_2)), &l_6);
	const double h_5 = copysign(h_4, sy);
	const double l_7 = RN(l_6 * sy);
	const int t269 = ((x_X0 != x_X0) | (y_X0 != y_X0));
	const double h_6 = RN(x_X0 + y_X0);
	const double h_7 = (t269 ? h_6 : h_5);
	const double l_8 = (t269 ? 0.0 : l_7);
	*Lo = l_8;
	return h_7;
}

//: DD_tripleOf
// tripleOf returns x, exactly.
static inline double DD_tripleOf(double x_Hi, double x_Lo, double *X1, double *X2)
{
	*X1 = x_Lo;
	*X2 = 0.0;
	return x_Hi;
}

//: DD_Atan2 DD_tripleOf triple_f64_angle3
// Atan2 returns the angle of the point (x, y), the receiver being y: atan(y/x),
// or π from it to the side of y where x is negative.
//
// Error: ≤ 2u²|atan2(y,x)|.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: atan2(±0, +0) = ±0, atan2(±0, -0) = ±π, atan2(±Inf, ±Inf) are odd
// multiples of π/4, and so on as in Go's math.
// Cost: 450 flops with a fused multiply-add.
static inline double DD_Atan2(double y_Hi, double y_Lo, double x_Hi, double x_Lo, double *Lo)
{
	double t4_1;
	double t4_2;
	const double t4_0 = DD_tripleOf(y_Hi, y_Lo, &t4_1, &t4_2);
	double t8_1;
	double t8_2;
	const double t8_0 = DD_tripleOf(x_Hi, x_Lo, &t8_1, &t8_2);
	double t12_1;
	const double t12_0 = triple_f64_angle3(t4_0, t4_1, t4_2, t8_0, t8_1, t8_2, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DD_Atan2 DD_Atan2
__kernel void map_DD_Atan2(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Atan2(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Atan DD_tripleOf triple_f64_angle3
// Atan returns atan x.
//
// Error: ≤ 2u²|atan x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD).
// Special: atan ±0 = ±0, atan ±Inf = ±π/2.
// Cost: as Atan2.
static inline double DD_Atan(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	double t2_2;
	const double t2_0 = DD_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	double t9_1;
	const double t9_0 = triple_f64_angle3(t2_0, t2_1, t2_2, 1.0, 0.0, 0.0, &t9_1);
	*Lo = t9_1;
	return t9_0;
}

//: map_DD_Atan DD_Atan
__kernel void map_DD_Atan(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Atan(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_finish
// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline double f64_finish(double native, double hi, double lo, double *Lo)
{
	const double lo_1 = (!f64_finite(hi) ? 0.0 : lo);
	const double hi_1 = (((hi != hi) | ((hi == 0.0) & (native == 0.0))) ? native : hi);
	*Lo = lo_1;
	return hi_1;
}

//: DD_Canon f64_TwoSum f64_finish
// Canon returns x in canonical form: Hi is x rounded to nearest, ties to even.
// Two pairs are the same number exactly if their canonical forms are equal by
// ==, so a canonical Pair is a good key of a map; a NaN is not.
//
// Error: exact.
// Domain: any Hi and Lo.
// Special: an infinity, a NaN and the sign of a zero are those of Hi; where the
// number rounds beyond the range of T, ±Inf.
// Cost: 6 flops.
static inline double DD_Canon(double x_Hi, double x_Lo, double *Lo)
{
	double lo;
	const double hi = f64_TwoSum(x_Hi, x_Lo, &lo);
	double t5_1;
	const double t5_0 = f64_finish(x_Hi, hi, lo, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: map_DD_Canon DD_Canon
__kernel void map_DD_Canon(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Canon(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_carry f64_TwoSum
// carry adds the limbs from the last to the first, without error. Where the
// first two are a tie at the overflow threshold, and c is on the near side of
// it, they are left alone.
static inline double f64_carry(double a, double b, double c, double d, double *r1, double *r2, double *r3)
{
	double d_1;
	const double c_1 = f64_TwoSum(c, d, &d_1);
	double c_2;
	const double b_1 = f64_TwoSum(b, c_1, &c_2);
	const double half_1 = f64_pow2(970); // ½ulp of the largest number
	double e;
	const double s = f64_TwoSum(a, b_1, &e);
	const int t27 = (!f64_finite(s) & (((b_1 == half_1) & (c_2 < 0.0)) | ((b_1 == (-half_1)) & (0.0 < c_2))));
	const double s_1 = (t27 ? a : s);
	const double e_1 = (t27 ? b_1 : e);
	*r1 = e_1;
	*r2 = c_2;
	*r3 = d_1;
	return s_1;
}

//: f64_untie
// untie returns a + b, where a = RN(a + b), as two numbers of which the first is
// a + b + c rounded. That is another one than a only if b was half of the gap to
// the next number, and c is on the same side of it.
static inline double f64_untie(double a, double b, double c, double *r1)
{
	const double h = RN(a + RN(b + b));
	const int t19 = ((RN(h - a) == RN(b + b)) & (((0.0 < b) & (0.0 < c)) | ((b < 0.0) & (c < 0.0))));
	const double b_1 = (-b);
	const double a_1 = (t19 ? h : a);
	const double b_2 = (t19 ? b_1 : b);
	*r1 = b_2;
	return a_1;
}

//: f64_finish4
// finish4 is finish for four limbs.
static inline double f64_finish4(double native, double x0, double x1, double x2, double x3, double *X1, double *X2, double *X3)
{
	const int t6 = !f64_finite(x0);
	const double x1_1 = (t6 ? 0.0 : x1);
	const double x2_1 = (t6 ? 0.0 : x2);
	const double x3_1 = (t6 ? 0.0 : x3);
	const double x0_1 = (((x0 != x0) | ((x0 == 0.0) & (native == 0.0))) ? native : x0);
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return x0_1;
}

//: QD_Canon f64_carry f64_untie f64_TwoSum f64_finish4
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
static inline double QD_Canon(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double b;
	double c;
	double d;
	const double a = f64_carry(x_X0, x_X1, x_X2, x_X3, &b, &c, &d);
	const double native = (!f64_finite(a) ? a : x_X0);
	double b_1;
	double c_1;
	double d_1;
	const double a_1 = f64_carry(a, b, c, d, &b_1, &c_1, &d_1);
	double b_2;
	double c_2;
	double d_2;
	const double a_2 = f64_carry(a_1, b_1, c_1, d_1, &b_2, &c_2, &d_2);
	double b_3;
	const double a_3 = f64_untie(a_2, b_2, c_2, &b_3);
	double d_3;
	const double c_3 = f64_TwoSum(c_2, d_2, &d_3);
	double c_4;
	const double b_4 = f64_TwoSum(b_3, c_3, &c_4);
	double d_4;
	const double c_5 = f64_TwoSum(c_4, d_3, &d_4);
	double c_6;
	const double b_5 = f64_untie(b_4, c_5, d_4, &c_6);
	double d_5;
	const double c_7 = f64_TwoSum(c_6, d_4, &d_5);
	double t40_1;
	double t40_2;
	double t40_3;
	const double t40_0 = f64_finish4(native, a_3, b_5, c_7, d_5, &t40_1, &t40_2, &t40_3);
	*X1 = t40_1;
	*X2 = t40_2;
	*X3 = t40_3;
	return t40_0;
}

//: map_QD_Canon QD_Canon
__kernel void map_QD_Canon(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Canon(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_FromFloat
// FromFloat returns a as a Pair.
//
// Error: exact.
static inline double f64_FromFloat(double a, double *Lo)
{
	*Lo = 0.0;
	return a;
}

//: map_f64_FromFloat f64_FromFloat
__kernel void map_f64_FromFloat(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_FromFloat(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_QuadFromFloat
// QuadFromFloat returns a as a Quad.
//
// Error: exact.
static inline double f64_QuadFromFloat(double a, double *X1, double *X2, double *X3)
{
	*X1 = 0.0;
	*X2 = 0.0;
	*X3 = 0.0;
	return a;
}

//: map_f64_QuadFromFloat f64_QuadFromFloat
__kernel void map_f64_QuadFromFloat(const uint n, __global const double *in0, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = f64_QuadFromFloat(in0[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Quad
// Quad returns x as a Quad.
//
// Error: exact.
static inline double DD_Quad(double x_Hi, double x_Lo, double *X1, double *X2, double *X3)
{
	*X1 = x_Lo;
	*X2 = 0.0;
	*X3 = 0.0;
	return x_Hi;
}

//: map_DD_Quad DD_Quad
__kernel void map_DD_Quad(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = DD_Quad(in0[i], in1[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Pair QD_Canon DD_Canon
// Pair returns x rounded to nearest, as [FromBig] does.
//
// Error: correctly rounded, ≤ u²|x|.
// Domain: as Canon; |x| is 0 or at least 2^-102 (QF), 2^-969 (QD): below, the last
// bits underflow.
// Special: infinities, NaN and -0 are kept.
// Cost: 100 flops.
static inline double QD_Pair(double x_X0, double x_X1, double x_X2, double x_X3, double *Lo)
{
	double c_X1;
	double t4_2;
	double t4_3;
	const double c_X0 = QD_Canon(x_X0, x_X1, x_X2, x_X3, &c_X1, &t4_2, &t4_3);
	double t7_1;
	const double t7_0 = DD_Canon(c_X0, c_X1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_QD_Pair QD_Pair
__kernel void map_QD_Pair(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = QD_Pair(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: f64_powers
// powers returns three powers of two whose product is 2^n. A number times one
// after the other is rounded at most once, where it becomes subnormal.
// |n| is at most 3·2^7 for float32, 3·2^10 for float64, and farther n are as
// good as these: they overflow or underflow everything.
static inline double f64_powers(int n, double *g, double *h)
{
	const int t5 = (1023 < n);
	const double f = f64_pow2(1023);
	const int n_1 = (int)((uint)n - (uint)1023);
	const int n_2 = (t5 ? n_1 : n);
	const double f_1 = (t5 ? f : 1.0);
	const int t10 = (1023 < n_2);
	const double g_1 = f64_pow2(1023);
	const int n_3 = (int)((uint)n_2 - (uint)1023);
	const int n_4 = (t10 ? n_3 : n_2);
	const double g_2 = (t10 ? g_1 : 1.0);
	const int t16 = (n_4 < -1022);
	const double f_2 = f64_pow2(-969);
	const int n_5 = (int)((uint)n_4 - (uint)-969);
	const int n_6 = (t16 ? n_5 : n_4);
	const double f_3 = (t16 ? f_2 : f_1);
	const int t22 = (n_6 < -1022);
	const double g_3 = f64_pow2(-969);
	const int n_7 = (int)((uint)n_6 - (uint)-969);
	const int n_8 = (t22 ? n_7 : n_6);
	const double g_4 = (t22 ? g_3 : g_2);
	const int t28 = ((n_8 < 1023) ? n_8 : 1023);
	*g = g_4;
	*h = f64_pow2(((-1022 < t28) ? t28 : -1022));
	return f_3;
}

//: DD_ScaleB f64_powers
// ScaleB returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 6 flops.
static inline double DD_ScaleB(double x_Hi, double x_Lo, int n, double *Lo)
{
	double g;
	double h;
	const double f = f64_powers(n, &g, &h);
	const double s = RN(RN(RN(x_Hi * f) * g) * h);
	const double lo = RN(RN(RN(x_Lo * f) * g) * h);
	const double lo_1 = (!f64_finite(s) ? 0.0 : lo);
	*Lo = lo_1;
	return s;
}

//: map_DD_ScaleB DD_ScaleB
__kernel void map_DD_ScaleB(const uint n, __global const double *in0, __global const double *in1, __global const int *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_ScaleB(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: QD_ScaleB f64_powers
// ScaleB returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 12 flops.
static inline double QD_ScaleB(double x_X0, double x_X1, double x_X2, double x_X3, int n, double *X1, double *X2, double *X3)
{
	double g;
	double h;
	const double f = f64_powers(n, &g, &h);
	const double s = RN(RN(RN(x_X0 * f) * g) * h);
	const double x1 = RN(RN(RN(x_X1 * f) * g) * h);
	const double x2 = RN(RN(RN(x_X2 * f) * g) * h);
	const double x3 = RN(RN(RN(x_X3 * f) * g) * h);
	const int t22 = !f64_finite(s);
	const double x1_1 = (t22 ? 0.0 : x1);
	const double x2_1 = (t22 ? 0.0 : x2);
	const double x3_1 = (t22 ? 0.0 : x3);
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return s;
}

//: map_QD_ScaleB QD_ScaleB
__kernel void map_QD_ScaleB(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const int *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_ScaleB(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_dividend
// dividend returns the exponent to which a dividend is scaled: so high that the
// last digit of a quotient is far from subnormal, and so low that a quotient by
// a subnormal divisor does not overflow.
static inline int f64_dividend()
{
	return 960;
}

//: f64_divisor
// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
static inline int f64_divisor(double b)
{
	const int n = (int)((uint)0 - (uint)f64_exponent(b));
	const int t6 = ((n < 1022) ? n : 1022);
	return ((-1022 < t6) ? t6 : -1022);
}

//: DD_Div f64_dividend f64_divisor f64_halves f64_quotient f64_TwoProd f64_TwoSum f64_FastTwoSum f64_finish
// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-78, 2^-916, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 75 flops with a fused multiply-add, of these one division for the
// reciprocal and one for the special cases.
static inline double DD_Div(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	const int m = (int)((uint)f64_dividend() - (uint)f64_exponent(x_Hi));
	const int n = f64_divisor(y_Hi);
	double g;
	const double f = f64_halves(m, &g);
	const double a_Hi = RN(RN(x_Hi * f) * g);
	const double a_Lo = RN(RN(x_Lo * f) * g);
	const double f_1 = f64_pow2(n);
	const double b_Hi = RN(y_Hi * f_1);
	const double b_Lo = RN(y_Lo * f_1);
	const double r = f64_div(1.0, b_Hi);
	const double q0 = RN(a_Hi * r);
	double e;
	const double p = f64_TwoProd(q0, b_Hi, &e);
	double t;
	const double s = f64_TwoSum(RN(a_Hi - p), (-e), &t); // a.Hi - p is exact
	double e_1;
	const double p_1 = f64_TwoProd(q0, b_Lo, &e_1);
	double w;
	const double v = f64_TwoSum(a_Lo, (-p_1), &w);
	double v_1;
	const double s_1 = f64_TwoSum(s, v, &v_1);
	const double v_2 = RN(v_1 + RN(t + RN(w - e_1))); // the remainder is s + v
	const double q1 = RN(s_1 * r);
	double e_2;
	const double p_2 = f64_TwoProd(q1, b_Hi, &e_2);
	const double q2 = RN(RN(RN(RN(s_1 - p_2) - e_2) + RN(v_2 - RN(q1 * b_Lo))) * r);
	double q1_1;
	const double q0_1 = f64_FastTwoSum(q0, q1, &q1_1);
	double q1_2;
	const double q0_2 = f64_FastTwoSum(q0_1, RN(q1_1 + q2), &q1_2);
	double g_1;
	const double f_2 = f64_halves((int)((uint)n - (uint)m), &g_1);
	double t68_1;
	const double t68_0 = f64_finish(f64_div(x_Hi, y_Hi), RN(RN(q0_2 * f_2) * g_1), RN(RN(q1_2 * f_2) * g_1), &t68_1);
	*Lo = t68_1;
	return t68_0;
}

//: map_DD_Div DD_Div
__kernel void map_DD_Div(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Div(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Recip f64_FromFloat DD_Div
// Recip returns 1/x.
//
// Error: ≤ 2u²|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
static inline double DD_Recip(double x_Hi, double x_Lo, double *Lo)
{
	double t3_1;
	const double t3_0 = f64_FromFloat(1.0, &t3_1);
	double t6_1;
	const double t6_0 = DD_Div(t3_0, t3_1, x_Hi, x_Lo, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DD_Recip DD_Recip
__kernel void map_DD_Recip(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Recip(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_DivFloat f64_FromFloat DD_Div
// DivFloat returns x/a. x/1 is x.
//
// Error: ≤ 2u²|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
static inline double DD_DivFloat(double x_Hi, double x_Lo, double a, double *Lo)
{
	double t3_1;
	const double t3_0 = f64_FromFloat(a, &t3_1);
	double t6_1;
	const double t6_0 = DD_Div(x_Hi, x_Lo, t3_0, t3_1, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DD_DivFloat DD_DivFloat
__kernel void map_DD_DivFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_DivFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Sqrt f64_root f64_quotient f64_TwoSqr f64_TwoSum f64_TwoProd f64_FastTwoSum f64_finish
// Sqrt returns √x.
//
// Error: ≤ 1u²√x.
// Domain: 0 ≤ x, and x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, the
// last bits of x itself underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 50 flops with a fused multiply-add, of these two roots and one division.
static inline double DD_Sqrt(double x_Hi, double x_Lo, double *Lo)
{
	const int n = (f64_exponent(x_Hi) >> 1);
	const double f = f64_pow2((int)((uint)0 - (uint)n));
	const double a_Hi = RN(RN(x_Hi * f) * f);
	const double a_Lo = RN(RN(x_Lo * f) * f);
	const double q0 = f64_sqrt(a_Hi);
	const double r = f64_div(0x1p-01, q0);
	double e;
	const double p = f64_TwoSqr(q0, &e);
	double t;
	const double s = f64_TwoSum(RN(a_Hi - p), (-e), &t); // a.Hi - p is exact
	double v;
	const double s_1 = f64_TwoSum(s, a_Lo, &v);
	const double v_1 = RN(v + t); // the remainder is s + v
	const double q1 = RN(s_1 * r);
	double e_1;
	const double p_1 = f64_TwoProd(q1, RN(q0 + q0), &e_1);
	const double q2 = RN(RN(RN(RN(s_1 - p_1) - e_1) + RN(v_1 - RN(q1 * q1))) * r);
	double q1_1;
	const double q0_1 = f64_FastTwoSum(q0, q1, &q1_1);
	double q1_2;
	const double q0_2 = f64_FastTwoSum(q0_1, RN(q1_1 + q2), &q1_2);
	const double f_1 = f64_pow2(n);
	double t48_1;
	const double t48_0 = f64_finish(f64_sqrt(x_Hi), RN(q0_2 * f_1), RN(q1_2 * f_1), &t48_1);
	*Lo = t48_1;
	return t48_0;
}

//: map_DD_Sqrt DD_Sqrt
__kernel void map_DD_Sqrt(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Sqrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Rsqrt DD_Sqrt DD_Recip
// Rsqrt returns 1/√x.
//
// Error: ≤ 2u²/√x.
// Domain: x finite, and at least 2^-101 (DF), 2^-968 (DD).
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 125 flops with a fused multiply-add.
static inline double DD_Rsqrt(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	const double t2_0 = DD_Sqrt(x_Hi, x_Lo, &t2_1);
	double t5_1;
	const double t5_0 = DD_Recip(t2_0, t2_1, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: map_DD_Rsqrt DD_Rsqrt
__kernel void map_DD_Rsqrt(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Rsqrt(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Sqr f64_TwoSqr f64_FastTwoSum f64_finish
// Sqr returns x².
//
// Error: ≤ 5u²x², as Mul.
// Domain: as Mul.
// Special: Hi is that of x.Hi² for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline double DD_Sqr(double x_Hi, double x_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoSqr(x_Hi, &e);
	const double c = RN(x_Hi * x_Lo);
	double lo;
	const double hi = f64_FastTwoSum(p, RN(e + RN(c + c)), &lo);
	double t11_1;
	const double t11_0 = f64_finish(p, hi, lo, &t11_1);
	*Lo = t11_1;
	return t11_0;
}

//: map_DD_Sqr DD_Sqr
__kernel void map_DD_Sqr(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Sqr(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_MulAdd f64_TwoProd f64_TwoSum f64_FastTwoSum f64_finish
// MulAdd returns xy + z. The product keeps a third limb, so that the result is
// good even where most of it cancels.
//
// Error: ≤ 2u²|xy+z|, and 12u³|xy| more.
// Domain: x, y and xy as in Mul, z and xy + z as in Add.
// Special: Hi is that of x.Hi · y.Hi + z.Hi for infinities, NaN and zeros.
// Cost: 60 flops with a fused multiply-add.
static inline double DD_MulAdd(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double z_Hi, double z_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, y_Hi, &e);
	const double native = RN(p + z_Hi);
	double b;
	const double a = f64_TwoProd(x_Hi, y_Lo, &b);
	double d;
	const double c = f64_TwoProd(x_Lo, y_Hi, &d);
	double c_1;
	const double a_1 = f64_TwoSum(a, c, &c_1);
	double a_2;
	const double e_1 = f64_TwoSum(e, a_1, &a_2);
	const double d_1 = RN(RN(b + d) + RN(c_1 + RN(x_Lo * y_Lo)));
	double b_1;
	const double p_1 = f64_TwoSum(p, z_Hi, &b_1);
	double c_2;
	const double e_2 = f64_TwoSum(e_1, z_Lo, &c_2);
	double b_2;
	const double e_3 = f64_TwoSum(e_2, b_1, &b_2);
	double b_3;
	const double a_3 = f64_TwoSum(a_2, b_2, &b_3);
	double c_3;
	const double a_4 = f64_TwoSum(a_3, c_2, &c_3);
	const double d_2 = RN(d_1 + RN(b_3 + c_3));
	double d_3;
	const double a_5 = f64_TwoSum(a_4, d_2, &d_3);
	double a_6;
	const double e_4 = f64_TwoSum(e_3, a_5, &a_6);
	double e_5;
	const double p_2 = f64_TwoSum(p_1, e_4, &e_5);
	double a_7;
	const double e_6 = f64_TwoSum(e_5, a_6, &a_7);
	double e_7;
	const double p_3 = f64_FastTwoSum(p_2, e_6, &e_7);
	double lo;
	const double hi = f64_FastTwoSum(p_3, RN(e_7 + RN(a_7 + d_3)), &lo);
	double t63_1;
	const double t63_0 = f64_finish(native, hi, lo, &t63_1);
	*Lo = t63_1;
	return t63_0;
}

//: map_DD_MulAdd DD_MulAdd
__kernel void map_DD_MulAdd(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_MulAdd(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], &r1);
		out1[i] = r1;
	}
}

//: QD_remainder4 f64_TwoProd f64_TwoDiff f64_TwoSum
// remainder4 returns x - qy for the digit q of the quotient x/y, within u⁵|x|:
// four numbers, roughly in normal form. The first is of the size of u·x, so that
// it takes u⁴ of what follows, and so on.
static inline double QD_remainder4(double x_X0, double x_X1, double x_X2, double x_X3, double q, double y_X0, double y_X1, double y_X2, double y_X3, double *r1, double *r2, double *r3)
{
	double e0;
	const double p = f64_TwoProd(q, y_X0, &e0);
	const double a = RN(x_X0 - p); // exact
	double e1;
	const double p_1 = f64_TwoProd(q, y_X1, &e1);
	double c;
	const double b = f64_TwoDiff(x_X1, p_1, &c);
	double e2;
	const double p_2 = f64_TwoProd(q, y_X2, &e2);
	double e;
	const double d = f64_TwoDiff(x_X2, p_2, &e);
	double e3;
	const double p_3 = f64_TwoProd(q, y_X3, &e3);
	double g;
	const double f = f64_TwoDiff(x_X3, p_3, &g);
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1); // u
	double e0_1;
	const double a_2 = f64_TwoSum(a_1, (-e0), &e0_1);
	double e1_1;
	const double d_1 = f64_TwoSum(d, (-e1), &e1_1); // u²
	double e0_2;
	const double b_2 = f64_TwoSum(b_1, e0_1, &e0_2);
	double c_1;
	const double b_3 = f64_TwoSum(b_2, c, &c_1);
	double d_2;
	const double b_4 = f64_TwoSum(b_3, d_1, &d_2);
	double e2_1;
	const double f_1 = f64_TwoSum(f, (-e2), &e2_1); // u³
	double e_1;
	const double e1_2 = f64_TwoSum(e1_1, e, &e_1);
	double e0_3;
	const double c_2 = f64_TwoSum(c_1, e0_2, &e0_3);
	double e1_3;
	const double d_3 = f64_TwoSum(d_2, e1_2, &e1_3);
	double c_3;
	const double d_4 = f64_TwoSum(d_3, c_2, &c_3);
	double f_2;
	const double d_5 = f64_TwoSum(d_4, f_1, &f_2);
	const double g_1 = RN(RN(RN(g - e3) + RN(e2_1 + e_1)) + RN(RN(c_3 + e0_3) + RN(e1_3 + f_2))); // u⁴
	double g_2;
	const double d_6 = f64_TwoSum(d_5, g_1, &g_2);
	double d_7;
	const double b_5 = f64_TwoSum(b_4, d_6, &d_7);
	double b_6;
	const double a_3 = f64_TwoSum(a_2, b_5, &b_6);
	double d_8;
	const double b_7 = f64_TwoSum(b_6, d_7, &d_8);
	*r1 = b_7;
	*r2 = d_8;
	*r3 = g_2;
	return a_3;
}

//: f64_remainder3 f64_TwoProd f64_TwoDiff f64_TwoSum
// remainder3 is remainder4 with a limb less.
static inline double f64_remainder3(double x0, double x1, double x2, double x3, double q, double y0, double y1, double y2, double y3, double *r1, double *r2)
{
	double e0;
	const double p = f64_TwoProd(q, y0, &e0);
	const double a = RN(x0 - p); // exact
	double e1;
	const double p_1 = f64_TwoProd(q, y1, &e1);
	double c;
	const double b = f64_TwoDiff(x1, p_1, &c);
	double e2;
	const double p_2 = f64_TwoProd(q, y2, &e2);
	double e;
	const double d = f64_TwoDiff(x2, p_2, &e);
	const double f = RN(x3 - RN(q * y3));
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1); // u
	double e0_1;
	const double a_2 = f64_TwoSum(a_1, (-e0), &e0_1);
	double e1_1;
	const double d_1 = f64_TwoSum(d, (-e1), &e1_1); // u²
	double e0_2;
	const double b_2 = f64_TwoSum(b_1, e0_1, &e0_2);
	double c_1;
	const double b_3 = f64_TwoSum(b_2, c, &c_1);
	double d_2;
	const double b_4 = f64_TwoSum(b_3, d_1, &d_2);
	const double d_3 = RN(RN(d_2 + RN(f - e2)) + RN(RN(c_1 + e0_2) + RN(e1_1 + e))); // u³
	double d_4;
	const double b_5 = f64_TwoSum(b_4, d_3, &d_4);
	double b_6;
	const double a_3 = f64_TwoSum(a_2, b_5, &b_6);
	*r1 = b_6;
	*r2 = d_4;
	return a_3;
}

//: f64_remainder2 f64_TwoProd f64_TwoDiff f64_TwoSum
// remainder2 is remainder4 with two limbs less.
static inline double f64_remainder2(double x0, double x1, double x2, double q, double y0, double y1, double y2, double *r1)
{
	double e0;
	const double p = f64_TwoProd(q, y0, &e0);
	const double a = RN(x0 - p); // exact
	double e1;
	const double p_1 = f64_TwoProd(q, y1, &e1);
	double c;
	const double b = f64_TwoDiff(x1, p_1, &c);
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1); // u
	double e0_1;
	const double a_2 = f64_TwoSum(a_1, (-e0), &e0_1);
	const double b_2 = RN(RN(b_1 + e0_1) + RN(c + RN(RN(x2 - RN(q * y2)) - e1))); // u²
	double t30_1;
	const double t30_0 = f64_TwoSum(a_2, b_2, &t30_1);
	*r1 = t30_1;
	return t30_0;
}

//: f64_remainder1 f64_TwoProd
// remainder1 is remainder4 with three limbs less.
static inline double f64_remainder1(double x0, double x1, double q, double y0, double y1)
{
	double e;
	const double p = f64_TwoProd(q, y0, &e);
	return RN(RN(RN(x0 - p) - e) + RN(x1 - RN(q * y1)));
}

//: f64_renorm f64_FastTwoSum
// renorm returns the sum of five numbers as four limbs in normal form. Each is
// at most a few ulps of the one before, or the one before is 0; of these zeros
// there is at most one.
//
// The first pass downward moves up what follows the zero and leaves neighbours
// that overlap by few bits; the second and the third take them apart.
static inline double f64_renorm(double x0, double x1, double x2, double x3, double x4, double *y1, double *y2, double *y3)
{
	double x1_1;
	const double x0_1 = f64_FastTwoSum(x0, x1, &x1_1);
	double x2_1;
	const double x1_2 = f64_FastTwoSum(x1_1, x2, &x2_1);
	double x3_1;
	const double x2_2 = f64_FastTwoSum(x2_1, x3, &x3_1);
	double x4_1;
	const double x3_2 = f64_FastTwoSum(x3_1, x4, &x4_1);
	double x1_3;
	const double x0_2 = f64_FastTwoSum(x0_1, x1_2, &x1_3);
	double x2_3;
	const double x1_4 = f64_FastTwoSum(x1_3, x2_2, &x2_3);
	double x3_3;
	const double x2_4 = f64_FastTwoSum(x2_3, x3_2, &x3_3);
	double x1_5;
	const double x0_3 = f64_FastTwoSum(x0_2, x1_4, &x1_5);
	double x2_5;
	const double x1_6 = f64_FastTwoSum(x1_5, x2_4, &x2_5);
	double x3_4;
	const double x2_6 = f64_FastTwoSum(x2_5, RN(x3_3 + x4_1), &x3_4);
	*y1 = x1_6;
	*y2 = x2_6;
	*y3 = x3_4;
	return x0_3;
}

//: QD_Div f64_dividend f64_divisor f64_halves f64_quotient QD_remainder4 f64_remainder3 f64_remainder2 f64_remainder1 f64_renorm f64_finish4
// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u⁴|x/y|.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (QF), 2^1022 (QD), and at least
// 2^-30, 2^-810, or x = 0: below, the last bits underflow.
// Special: X0 is that of x.X0/y.X0 for infinities, NaN and zeros.
// Cost: 300 flops with a fused multiply-add.
static inline double QD_Div(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	const int m = (int)((uint)f64_dividend() - (uint)f64_exponent(x_X0));
	const int n = f64_divisor(y_X0);
	double g;
	const double f = f64_halves(m, &g);
	const double a_X0 = RN(RN(x_X0 * f) * g);
	const double a_X1 = RN(RN(x_X1 * f) * g);
	const double a_X2 = RN(RN(x_X2 * f) * g);
	const double a_X3 = RN(RN(x_X3 * f) * g);
	const double f_1 = f64_pow2(n);
	const double b_X0 = RN(y_X0 * f_1);
	const double b_X1 = RN(y_X1 * f_1);
	const double b_X2 = RN(y_X2 * f_1);
	const double b_X3 = RN(y_X3 * f_1);
	const double r = f64_div(1.0, b_X0);
	const double q0 = RN(a_X0 * r);
	double a1;
	double a2;
	double a3;
	const double a0 = QD_remainder4(a_X0, a_X1, a_X2, a_X3, q0, b_X0, b_X1, b_X2, b_X3, &a1, &a2, &a3);
	const double q1 = RN(a0 * r);
	double a1_1;
	double a2_1;
	const double a0_1 = f64_remainder3(a0, a1, a2, a3, q1, b_X0, b_X1, b_X2, b_X3, &a1_1, &a2_1);
	const double q2 = RN(a0_1 * r);
	double a1_2;
	const double a0_2 = f64_remainder2(a0_1, a1_1, a2_1, q2, b_X0, b_X1, b_X2, &a1_2);
	const double q3 = RN(a0_2 * r);
	const double q4 = RN(f64_remainder1(a0_2, a1_2, q3, b_X0, b_X1) * r);
	double q1_1;
	double q2_1;
	double q3_1;
	const double q0_1 = f64_renorm(q0, q1, q2, q3, q4, &q1_1, &q2_1, &q3_1);
	double g_1;
	const double f_2 = f64_halves((int)((uint)n - (uint)m), &g_1);
	double t66_1;
	double t66_2;
	double t66_3;
	const double t66_0 = f64_finish4(f64_div(x_X0, y_X0), RN(RN(q0_1 * f_2) * g_1), RN(RN(q1_1 * f_2) * g_1), RN(RN(q2_1 * f_2) * g_1), RN(RN(q3_1 * f_2) * g_1), &t66_1, &t66_2, &t66_3);
	*X1 = t66_1;
	*X2 = t66_2;
	*X3 = t66_3;
	return t66_0;
}

//: map_QD_Div QD_Div
__kernel void map_QD_Div(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Div(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Recip QD_Div
// Recip returns 1/x.
//
// Error: ≤ 2u⁴|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
static inline double QD_Recip(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t8_1;
	double t8_2;
	double t8_3;
	const double t8_0 = QD_Div(1.0, 0.0, 0.0, 0.0, x_X0, x_X1, x_X2, x_X3, &t8_1, &t8_2, &t8_3);
	*X1 = t8_1;
	*X2 = t8_2;
	*X3 = t8_3;
	return t8_0;
}

//: map_QD_Recip QD_Recip
__kernel void map_QD_Recip(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Recip(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_DivFloat QD_Div
// DivFloat returns x/a. x/1 is x.
//
// Error: ≤ 2u⁴|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
static inline double QD_DivFloat(double x_X0, double x_X1, double x_X2, double x_X3, double a, double *X1, double *X2, double *X3)
{
	double t8_1;
	double t8_2;
	double t8_3;
	const double t8_0 = QD_Div(x_X0, x_X1, x_X2, x_X3, a, 0.0, 0.0, 0.0, &t8_1, &t8_2, &t8_3);
	*X1 = t8_1;
	*X2 = t8_2;
	*X3 = t8_3;
	return t8_0;
}

//: map_QD_DivFloat QD_DivFloat
__kernel void map_QD_DivFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_DivFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Sqrt f64_root f64_quotient QD_remainder4 f64_remainder3 f64_remainder2 f64_remainder1 f64_renorm f64_finish4
// Sqrt returns √x.
//
// Error: ≤ 2u⁴√x.
// Domain: 0 ≤ x, and x is 0 or at least 2^-53 (QF), 2^-862 (QD): below, the
// last bits of x itself underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 280 flops with a fused multiply-add.
static inline double QD_Sqrt(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	const int n = (f64_exponent(x_X0) >> 1);
	const double f = f64_pow2((int)((uint)0 - (uint)n));
	const double a_X0 = RN(RN(x_X0 * f) * f);
	const double a_X1 = RN(RN(x_X1 * f) * f);
	const double a_X2 = RN(RN(x_X2 * f) * f);
	const double a_X3 = RN(RN(x_X3 * f) * f);
	const double q0 = f64_sqrt(a_X0);
	const double r = f64_div(0x1p-01, q0);
	double a1;
	double a2;
	double a3;
	const double a0 = QD_remainder4(a_X0, a_X1, a_X2, a_X3, q0, q0, 0.0, 0.0, 0.0, &a1, &a2, &a3);
	const double d0 = RN(q0 + q0);
	const double q1 = RN(a0 * r);
	double a1_1;
	double a2_1;
	const double a0_1 = f64_remainder3(a0, a1, a2, a3, q1, d0, q1, 0.0, 0.0, &a1_1, &a2_1);
	const double d1 = RN(q1 + q1);
	const double q2 = RN(a0_1 * r);
	double a1_2;
	const double a0_2 = f64_remainder2(a0_1, a1_1, a2_1, q2, d0, d1, q2, &a1_2);
	const double q3 = RN(a0_2 * r);
	const double q4 = RN(f64_remainder1(a0_2, a1_2, q3, d0, d1) * r);
	double q1_1;
	double q2_1;
	double q3_1;
	const double q0_1 = f64_renorm(q0, q1, q2, q3, q4, &q1_1, &q2_1, &q3_1);
	const double f_1 = f64_pow2(n);
	double t55_1;
	double t55_2;
	double t55_3;
	const double t55_0 = f64_finish4(f64_sqrt(x_X0), RN(q0_1 * f_1), RN(q1_1 * f_1), RN(q2_1 * f_1), RN(q3_1 * f_1), &t55_1, &t55_2, &t55_3);
	*X1 = t55_1;
	*X2 = t55_2;
	*X3 = t55_3;
	return t55_0;
}

//: map_QD_Sqrt QD_Sqrt
__kernel void map_QD_Sqrt(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Sqrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Rsqrt QD_Sqrt QD_Recip
// Rsqrt returns 1/√x.
//
// Error: ≤ 4u⁴/√x.
// Domain: x finite, and at least 2^-53 (QF), 2^-862 (QD).
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 900 flops with a fused multiply-add.
static inline double QD_Rsqrt(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	const double t4_0 = QD_Sqrt(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	double t9_1;
	double t9_2;
	double t9_3;
	const double t9_0 = QD_Recip(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	*X1 = t9_1;
	*X2 = t9_2;
	*X3 = t9_3;
	return t9_0;
}

//: map_QD_Rsqrt QD_Rsqrt
__kernel void map_QD_Rsqrt(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Rsqrt(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Mul f64_TwoProd f64_TwoSum f64_FastTwoSum f64_finish4
// Mul returns xy, by mul4 of [ZA25]: the products x_i·y_j and x_j·y_i meet first,
// so that it commutes bit for bit.
//
// Error: ≤ 8u⁴|xy|.
// Domain: |x|, |y|, |xy| < 2^126 (QF), 2^1022 (QD); |xy| is 0 or at least 2^-30
// (QF), 2^-810 (QD); without a fused multiply-add also |x|, |y| as in TwoProd.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 124 flops with a fused multiply-add.
static inline double QD_Mul(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double e00;
	const double p00 = f64_TwoProd(x_X0, y_X0, &e00);
	double e01;
	const double p01 = f64_TwoProd(x_X0, y_X1, &e01);
	double e10;
	const double p10 = f64_TwoProd(x_X1, y_X0, &e10);
	double e02;
	const double p02 = f64_TwoProd(x_X0, y_X2, &e02);
	double e11;
	const double p11 = f64_TwoProd(x_X1, y_X1, &e11);
	double e20;
	const double p20 = f64_TwoProd(x_X2, y_X0, &e20);
	const double p03 = RN(x_X0 * y_X3);
	const double p12 = RN(x_X1 * y_X2);
	const double p21 = RN(x_X2 * y_X1);
	const double p30 = RN(x_X3 * y_X0);
	double p10_1;
	const double p01_1 = f64_TwoSum(p01, p10, &p10_1);
	double e10_1;
	const double e01_1 = f64_TwoSum(e01, e10, &e10_1);
	double p20_1;
	const double p02_1 = f64_TwoSum(p02, p20, &p20_1);
	const double e02_1 = RN(e02 + e20);
	const double p03_1 = RN(p03 + p30);
	const double p12_1 = RN(p12 + p21);
	double p01_2;
	const double e00_1 = f64_TwoSum(e00, p01_1, &p01_2);
	double p11_1;
	const double e01_2 = f64_TwoSum(e01_1, p11, &p11_1);
	const double e10_2 = RN(e10_1 + e02_1);
	const double p20_2 = RN(p20_1 + e11);
	const double p03_2 = RN(p03_1 + p12_1);
	double e00_2;
	const double p00_1 = f64_FastTwoSum(p00, e00_1, &e00_2);
	double p10_2;
	const double p01_3 = f64_FastTwoSum(p01_2, p10_1, &p10_2);
	double p02_2;
	const double e01_3 = f64_TwoSum(e01_2, p02_1, &p02_2);
	const double e10_3 = RN(e10_2 + p03_2);
	const double p11_2 = RN(p11_1 + p20_2);
	double e01_4;
	const double p01_4 = f64_TwoSum(p01_3, e01_3, &e01_4);
	const double p10_3 = RN(p10_2 + p11_2);
	const double e10_4 = RN(e10_3 + p02_2);
	const double p10_4 = RN(p10_3 + e01_4);
	double p10_5;
	const double p01_5 = f64_TwoSum(p01_4, p10_4, &p10_5);
	double p01_6;
	const double e00_3 = f64_TwoSum(e00_2, p01_5, &p01_6);
	const double p10_6 = RN(p10_5 + e10_4);
	double e00_4;
	const double p00_2 = f64_FastTwoSum(p00_1, e00_3, &e00_4);
	double p10_7;
	const double p01_7 = f64_TwoSum(p01_6, p10_6, &p10_7);
	double p01_8;
	const double e00_5 = f64_TwoSum(e00_4, p01_7, &p01_8);
	double e00_6;
	const double p00_3 = f64_FastTwoSum(p00_2, e00_5, &e00_6);
	double p10_8;
	const double p01_9 = f64_FastTwoSum(p01_8, p10_7, &p10_8);
	double p01_10;
	const double e00_7 = f64_FastTwoSum(e00_6, p01_9, &p01_10);
	double e00_8;
	const double p00_4 = f64_FastTwoSum(p00_3, e00_7, &e00_8);
	double p10_9;
	const double p01_11 = f64_FastTwoSum(p01_10, p10_8, &p10_9);
	double p01_12;
	const double e00_9 = f64_FastTwoSum(e00_8, p01_11, &p01_12);
	double p10_10;
	const double p01_13 = f64_FastTwoSum(p01_12, p10_9, &p10_10);
	double t105_1;
	double t105_2;
	double t105_3;
	const double t105_0 = f64_finish4(p00, p00_4, e00_9, p01_13, p10_10, &t105_1, &t105_2, &t105_3);
	*X1 = t105_1;
	*X2 = t105_2;
	*X3 = t105_3;
	return t105_0;
}

//: map_QD_Mul QD_Mul
__kernel void map_QD_Mul(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Mul(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Add f64_TwoSum f64_FastTwoSum f64_finish4
// Add returns x + y. Its network is add4 of [ZA25] with one wire moved: the
// error of the last limbs' sum is added late, among its equals.
//
// Error: ≤ 1u⁴|x+y|, relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + y.X0 for infinities, NaN and zeros.
// Cost: 124 flops.
static inline double QD_Add(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double b;
	const double a = f64_TwoSum(x_X0, y_X0, &b);
	double d;
	const double c = f64_TwoSum(x_X1, y_X1, &d);
	double f;
	const double e = f64_TwoSum(x_X2, y_X2, &f);
	double h;
	const double g = f64_TwoSum(x_X3, y_X3, &h);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1);
	double e_1;
	const double d_1 = f64_TwoSum(d, e, &e_1);
	double g_1;
	const double f_1 = f64_TwoSum(f, g, &g_1);
	double g_2;
	const double b_1 = f64_TwoSum(b, g_1, &g_2);
	double d_2;
	const double c_2 = f64_FastTwoSum(c_1, d_1, &d_2);
	double f_2;
	const double e_2 = f64_TwoSum(e_1, f_1, &f_2);
	double c_3;
	const double a_2 = f64_FastTwoSum(a_1, c_2, &c_3);
	double e_3;
	const double d_3 = f64_FastTwoSum(d_2, e_2, &e_3);
	double d_4;
	const double b_2 = f64_TwoSum(b_1, d_3, &d_4);
	double g_3;
	const double c_4 = f64_FastTwoSum(c_3, g_2, &g_3);
	const double e_4 = RN(e_3 + RN(f_2 + h));
	double c_5;
	const double b_3 = f64_TwoSum(b_2, c_4, &c_5);
	double e_5;
	const double d_5 = f64_TwoSum(d_4, e_4, &e_5);
	double b_4;
	const double a_3 = f64_FastTwoSum(a_2, b_3, &b_4);
	double d_6;
	const double c_6 = f64_TwoSum(c_5, d_5, &d_6);
	const double e_6 = RN(e_5 + g_3);
	double c_7;
	const double b_5 = f64_FastTwoSum(b_4, c_6, &c_7);
	double e_7;
	const double d_7 = f64_TwoSum(d_6, e_6, &e_7);
	double b_6;
	const double a_4 = f64_FastTwoSum(a_3, b_5, &b_6);
	double d_8;
	const double c_8 = f64_FastTwoSum(c_7, d_7, &d_8);
	double c_9;
	const double b_7 = f64_FastTwoSum(b_6, c_8, &c_9);
	const double d_9 = RN(d_8 + e_7);
	double b_8;
	const double a_5 = f64_FastTwoSum(a_4, b_7, &b_8);
	double d_10;
	const double c_10 = f64_FastTwoSum(c_9, d_9, &d_10);
	double c_11;
	const double b_9 = f64_FastTwoSum(b_8, c_10, &c_11);
	double d_11;
	const double c_12 = f64_FastTwoSum(c_11, d_10, &d_11);
	double t93_1;
	double t93_2;
	double t93_3;
	const double t93_0 = f64_finish4(a, a_5, b_9, c_12, d_11, &t93_1, &t93_2, &t93_3);
	*X1 = t93_1;
	*X2 = t93_2;
	*X3 = t93_3;
	return t93_0;
}

//: map_QD_Add QD_Add
__kernel void map_QD_Add(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Add(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_MulAdd QD_Mul QD_Add
// MulAdd returns xy + z.
//
// Error: ≤ 1u⁴|xy+z|, and 8u⁴|xy| more.
// Domain: x, y and xy as in Mul, z and xy + z as in Add.
// Special: as Mul, then Add.
// Cost: 250 flops with a fused multiply-add.
static inline double QD_MulAdd(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double z_X0, double z_X1, double z_X2, double z_X3, double *X1, double *X2, double *X3)
{
	double t12_1;
	double t12_2;
	double t12_3;
	const double t12_0 = QD_Mul(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t12_1, &t12_2, &t12_3);
	double t17_1;
	double t17_2;
	double t17_3;
	const double t17_0 = QD_Add(t12_0, t12_1, t12_2, t12_3, z_X0, z_X1, z_X2, z_X3, &t17_1, &t17_2, &t17_3);
	*X1 = t17_1;
	*X2 = t17_2;
	*X3 = t17_3;
	return t17_0;
}

//: map_QD_MulAdd QD_MulAdd
__kernel void map_QD_MulAdd(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global const double *in8, __global const double *in9, __global const double *in10, __global const double *in11, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_MulAdd(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], in8[i], in9[i], in10[i], in11[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_Split
// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand: products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline double f64_Split(double a, double *lo)
{
	const double c = RN(0x1.0000002p+27 * a);
	const double hi = RN(c - RN(c - a));
	const double lo_1 = RN(a - hi); // exact
	*lo = lo_1;
	return hi;
}

//: map_f64_Split f64_Split
__kernel void map_f64_Split(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_Split(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_rescale
// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline double f64_rescale(double a, int n)
{
	return RN(RN(a * f64_pow2((n >> 1))) * f64_pow2((int)((uint)n - (uint)(n >> 1))));
}

//: f64_prodErrSplit f64_middling f64_Split f64_rescale
// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
static inline double f64_prodErrSplit(double a, double b, double p)
{
	const int m = f64_middling(a);
	const int n = f64_middling(b);
	const double x = RN(a * f64_pow2((int)((uint)0 - (uint)m)));
	const double y = RN(b * f64_pow2((int)((uint)0 - (uint)n)));
	const double h = RN(x * y);
	double xl;
	const double xh = f64_Split(x, &xl);
	double yl;
	const double yh = f64_Split(y, &yl);
	const double e = RN(RN(xh * yh) - h);
	const double e_1 = RN(e + RN(xh * yl));
	const double e_2 = RN(e_1 + RN(xl * yh));
	const double e_3 = RN(e_2 + RN(xl * yl));
	const double e_4 = RN(RN(h - f64_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3); // h is RN(ab), scaled, or has bits that p lost
	const double e_5 = RN(p - p);
	const double e_6 = ((!f64_finite(a) | !f64_finite(b)) ? e_5 : e_4);
	return f64_rescale(e_6, (int)((uint)m + (uint)n));
}

//: f64_expIndex
// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
static inline double f64_expIndex(double a)
{
	return RN(RN(a + 0x1.8p+52) - 0x1.8p+52);
}

//: f64_expBound
// expBound returns a bound for x of 2^x, and the bound of e^x and of 10^x.
static inline double f64_expBound(double *e, double *ten)
{
	*e = 760.0;
	*ten = 330.0;
	return 1100.0;
}

//: triple_f64_expWithin
// expWithin returns x, or 0 where |x| is not below the bound.
static inline double triple_f64_expWithin(double x_X0, double x_X1, double x_X2, double bound, double *X1, double *X2)
{
	const int t6 = !(fabs(x_X0) < bound);
	const double x_X0_1 = (t6 ? 0.0 : x_X0);
	const double x_X1_1 = (t6 ? 0.0 : x_X1);
	const double x_X2_1 = (t6 ? 0.0 : x_X2);
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	return x_X0_1;
}

//: f64_infinity
// infinity returns +Inf.
static inline double f64_infinity()
{
	const double p = f64_pow2(1022);
	return RN(p * p);
}

//: DD_expOverflow f64_infinity
// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
static inline double DD_expOverflow(double z_Hi, double z_Lo, double a, double bound, double *Lo)
{
	const int t6 = !(fabs(a) < bound);
	const double z_Hi_1 = f64_infinity();
	const double z_Hi_2 = ((0.0 < a) ? z_Hi_1 : a);
	const double z_Hi_3 = ((a < 0.0) ? 0.0 : z_Hi_2);
	const double z_Hi_4 = (t6 ? z_Hi_3 : z_Hi);
	const double z_Lo_1 = (t6 ? 0.0 : z_Lo);
	*Lo = z_Lo_1;
	return z_Hi_4;
}

//: f64_settle3 f64_TwoSum f64_FastTwoSum
// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
static inline double f64_settle3(double a, double b, double c, double *X1, double *X2)
{
	double c_1;
	const double b_1 = f64_TwoSum(b, c, &c_1);
	double b_2;
	const double a_1 = f64_TwoSum(a, b_1, &b_2);
	double c_2;
	const double b_3 = f64_FastTwoSum(b_2, c_1, &c_2); // b is 0 or a multiple of the old ulp(b)
	*X1 = b_3;
	*X2 = c_2;
	return a_1;
}

//: triple_f64_expReduce f64_expIndex f64_TwoProd f64_TwoSum f64_settle3
// expReduce returns k and x - kc, where k is the integer nearest to x·recip, for
// numbers c = 1/recip of which kc.X0 is exact.
static inline double triple_f64_expReduce(double x_X0, double x_X1, double x_X2, double c_X0, double c_X1, double c_X2, double recip, double *r_X0, double *r_X1, double *r_X2)
{
	const double k = f64_expIndex(RN(x_X0 * recip));
	const double a = RN(x_X0 - RN(k * c_X0)); // exact
	double e;
	const double p = f64_TwoProd(k, c_X1, &e);
	double b;
	const double a_1 = f64_TwoSum(a, (-p), &b);
	double d;
	const double a_2 = f64_TwoSum(a_1, x_X1, &d);
	double d_1;
	const double b_1 = f64_TwoSum(b, d, &d_1);
	const double e_1 = RN(e + RN(k * c_X2));
	double f;
	const double b_2 = f64_TwoSum(b_1, (-e_1), &f);
	double t32_1;
	double t32_2;
	const double t32_0 = f64_settle3(a_2, b_2, RN(RN(d_1 + f) + x_X2), &t32_1, &t32_2);
	*r_X0 = t32_0;
	*r_X1 = t32_1;
	*r_X2 = t32_2;
	return k;
}

//: DD_hornerPair f64_TwoProd f64_FastTwoSum
// hornerPair returns c + rh, not quite normalised, for |rh| < |c|/8.
static inline double DD_hornerPair(double h_Hi, double h_Lo, double r_Hi, double r_Lo, double c_Hi, double c_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoProd(h_Hi, r_Hi, &e);
	const double e_1 = RN(e + RN(RN(h_Hi * r_Lo) + RN(h_Lo * r_Hi)));
	double lo;
	const double hi = f64_FastTwoSum(c_Hi, p, &lo);
	*Lo = RN(lo + RN(c_Lo + e_1));
	return hi;
}

//: DD_expSeries f64_FastTwoSum DD_hornerPair
// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
static inline double DD_expSeries(double r_Hi, double r_Lo, double *Lo)
{
	const double s = RN(r_Hi * r_Hi);
	const double p = RN(0x1.6c16c16c16c17p-10 + RN(r_Hi * 0x1.a01a01a01a01ap-13));
	const double q = RN(0x1.a01a01a01a01ap-16 + RN(r_Hi * 0x1.71de3a556c734p-19));
	const double p_1 = RN(p + RN(s * RN(q + RN(s * 0x1.27e4fb7789f5cp-22))));
	double lo;
	const double hi = f64_FastTwoSum(0x1.1111111111111p-07, RN(r_Hi * p_1), &lo);
	const double h_Lo = RN(lo + 0x1.1111111111111p-63);
	double h_Lo_1;
	const double h_Hi = DD_hornerPair(hi, h_Lo, r_Hi, r_Lo, 0x1.5555555555555p-05, 0x1.5555555555555p-59, &h_Lo_1);
	double h_Lo_2;
	const double h_Hi_1 = DD_hornerPair(h_Hi, h_Lo_1, r_Hi, r_Lo, 0x1.5555555555555p-03, 0x1.5555555555555p-57, &h_Lo_2);
	double t35_1;
	const double t35_0 = DD_hornerPair(h_Hi_1, h_Lo_2, r_Hi, r_Lo, 0x1p-01, 0.0, &t35_1);
	*Lo = t35_1;
	return t35_0;
}

//: DD_expScaled DD_expSeries f64_TwoProd f64_FastTwoSum f64_exp2Table64 f64_TwoSum
// expScaled returns 2^(k/128)·e^r, for |r| < 2^-8.
static inline double DD_expScaled(double k, double r_Hi, double r_Lo, double *Lo)
{
	double h_Lo;
	const double h_Hi = DD_expSeries(r_Hi, r_Lo, &h_Lo);
	double e;
	const double p = f64_TwoProd(r_Hi, r_Hi, &e); // q = e^r - 1
	const double s = RN(r_Hi * r_Lo);
	const double e_1 = RN(e + RN(s + s));
	const double e_2 = RN(RN(e_1 * h_Hi) + RN(p * h_Lo));
	double t;
	const double s_1 = f64_TwoProd(p, h_Hi, &t);
	double d;
	const double q = f64_FastTwoSum(r_Hi, s_1, &d);
	const double d_1 = RN(d + RN(r_Lo + RN(t + e_2)));
	const int n = (int)k; // 2^(j/128)·q
	const int j = (n & 127);
	const double t0 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
	const double t1 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	const double t2 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	double e_3;
	const double p_1 = f64_TwoProd(t0, q, &e_3);
	const double e_4 = RN(e_3 + RN(RN(t0 * d_1) + RN(t1 * q)));
	double a;
	const double hi = f64_FastTwoSum(t0, p_1, &a); // 2^(j/128) + 2^(j/128)·q
	double b;
	const double a_1 = f64_TwoSum(a, t1, &b);
	double a_2;
	const double hi_1 = f64_FastTwoSum(hi, a_1, &a_2);
	double lo;
	const double hi_2 = f64_FastTwoSum(hi_1, RN(a_2 + RN(b + RN(e_4 + t2))), &lo);
	const int n_1 = (n >> 7); // 2^m
	const double f = f64_pow2((n_1 >> 1));
	const double g = f64_pow2((int)((uint)n_1 - (uint)(n_1 >> 1)));
	const double hi_3 = RN(RN(hi_2 * f) * g);
	const double lo_1 = RN(RN(lo * f) * g);
	const double lo_2 = (!f64_finite(hi_3) ? 0.0 : lo_1);
	*Lo = lo_2;
	return hi_3;
}

//: triple_f64_exp f64_expBound triple_f64_expWithin triple_f64_expReduce DD_expScaled DD_expOverflow
// exp returns e^x rounded, for any three limbs.
static inline double triple_f64_exp(double x_X0, double x_X1, double x_X2, double *Lo)
{
	double bound;
	double t3_2;
	const double t3_0 = f64_expBound(, &bound, &t3_2);
	double y_X1;
	double y_X2;
	const double y_X0 = triple_f64_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	double r_X0;
	double r_X1;
	double t13_3;
	const double k = triple_f64_expReduce(y_X0, y_X1, y_X2, 0x1.62e42fefcp-08, (-0x1.c610ca86c3899p-44), 0x1.803f2f6af40f3p-99, 0x1.71547652b82fep+07, &r_X0, &r_X1, &t13_3);
	double t17_1;
	const double t17_0 = DD_expScaled(k, r_X0, r_X1, &t17_1);
	double t20_1;
	const double t20_0 = DD_expOverflow(t17_0, t17_1, x_X0, bound, &t20_1);
	*Lo = t20_1;
	return t20_0;
}

//: DD_mulLoose f64_TwoProd
// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
static inline double DD_mulLoose(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, y_Hi, &e);
	*Lo = RN(e + RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi)));
	return p;
}

//: triple_f64_exp2 f64_expBound triple_f64_expWithin f64_expIndex f64_TwoSum DD_mulLoose DD_expScaled DD_expOverflow
// exp2 returns 2^x rounded, for any three limbs.
static inline double triple_f64_exp2(double x_X0, double x_X1, double x_X2, double *Lo)
{
	double t3_1;
	double t3_2;
	const double bound = f64_expBound(, &t3_1, &t3_2);
	double y_X1;
	double y_X2;
	const double y_X0 = triple_f64_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	const double k = f64_expIndex(RN(y_X0 * 128.0));
	const double a = RN(y_X0 - RN(k * 0x1p-07)); // exact
	double b;
	const double a_1 = f64_TwoSum(a, y_X1, &b);
	const double r_Lo = RN(b + y_X2);
	double r_Lo_1;
	const double r_Hi = DD_mulLoose(a_1, r_Lo, 0x1.62e42fefa39efp-01, 0x1.abc9e3b39803fp-56, &r_Lo_1);
	double t24_1;
	const double t24_0 = DD_expScaled(k, r_Hi, r_Lo_1, &t24_1);
	double t27_1;
	const double t27_0 = DD_expOverflow(t24_0, t24_1, x_X0, bound, &t27_1);
	*Lo = t27_1;
	return t27_0;
}

//: DD_Exp DD_tripleOf triple_f64_exp
// Exp returns e^x.
//
// Error: ≤ 1.1u²|e^x|.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// expOverflows or underflows.
// Cost: 150 flops with a fused multiply-add, and a row of a table.
static inline double DD_Exp(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	double t2_2;
	const double t2_0 = DD_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	double t6_1;
	const double t6_0 = triple_f64_exp(t2_0, t2_1, t2_2, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DD_Exp DD_Exp
__kernel void map_DD_Exp(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Exp(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Exp2 DD_tripleOf triple_f64_exp2
// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1.1u²|2^x|.
// Domain: 2^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 120 flops with a fused multiply-add, and a row of a table.
static inline double DD_Exp2(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	double t2_2;
	const double t2_0 = DD_tripleOf(x_Hi, x_Lo, &t2_1, &t2_2);
	double t6_1;
	const double t6_0 = triple_f64_exp2(t2_0, t2_1, t2_2, &t6_1);
	*Lo = t6_1;
	return t6_0;
}

//: map_DD_Exp2 DD_Exp2
__kernel void map_DD_Exp2(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Exp2(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_mulLoose f64_TwoProd f64_TwoSum
// mulLoose returns xy, within 16u⁴|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
static inline double QD_mulLoose(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double e00;
	const double a = f64_TwoProd(x_X0, y_X0, &e00);
	double e01;
	const double p01 = f64_TwoProd(x_X0, y_X1, &e01); // u
	double e10;
	const double p10 = f64_TwoProd(x_X1, y_X0, &e10);
	double f;
	const double b = f64_TwoSum(p01, p10, &f);
	double g;
	const double b_1 = f64_TwoSum(b, e00, &g);
	double e02;
	const double p02 = f64_TwoProd(x_X0, y_X2, &e02); // u²
	double e11;
	const double p11 = f64_TwoProd(x_X1, y_X1, &e11);
	double e20;
	const double p20 = f64_TwoProd(x_X2, y_X0, &e20);
	double h0;
	const double c = f64_TwoSum(p02, p20, &h0);
	double h1;
	const double e01_1 = f64_TwoSum(e01, e10, &h1);
	double h2;
	const double f_1 = f64_TwoSum(f, g, &h2);
	double h3;
	const double p11_1 = f64_TwoSum(p11, f_1, &h3);
	double h4;
	const double c_1 = f64_TwoSum(c, e01_1, &h4);
	double h5;
	const double c_2 = f64_TwoSum(c_1, p11_1, &h5);
	const double d = RN(RN(RN(x_X0 * y_X3) + RN(x_X3 * y_X0)) + RN(RN(x_X1 * y_X2) + RN(x_X2 * y_X1))); // u³
	const double d_1 = RN(d + RN(RN(RN(e02 + e20) + e11) + RN(RN(RN(h0 + h1) + RN(h2 + h3)) + RN(h4 + h5))));
	*X1 = b_1;
	*X2 = c_2;
	*X3 = d_1;
	return a;
}

//: QD_addLoose f64_FastTwoSum f64_TwoSum
// addLoose returns x + y, for |y| < |x|/4, as mulLoose does.
static inline double QD_addLoose(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double e;
	const double a = f64_FastTwoSum(x_X0, y_X0, &e);
	double f;
	const double b = f64_TwoSum(x_X1, y_X1, &f);
	double e_1;
	const double b_1 = f64_TwoSum(b, e, &e_1);
	double g;
	const double c = f64_TwoSum(x_X2, y_X2, &g);
	double f_1;
	const double e_2 = f64_TwoSum(e_1, f, &f_1);
	double e_3;
	const double c_1 = f64_TwoSum(c, e_2, &e_3);
	*X1 = b_1;
	*X2 = c_1;
	*X3 = RN(RN(x_X3 + y_X3) + RN(RN(e_3 + f_1) + g));
	return a;
}

//: triple_f64_hornerTriple f64_TwoProd f64_TwoSum f64_FastTwoSum
// hornerTriple is hornerPair for three limbs.
static inline double triple_f64_hornerTriple(double h_X0, double h_X1, double h_X2, double r_X0, double r_X1, double r_X2, double c_X0, double c_X1, double c_X2, double *X1, double *X2)
{
	double e;
	const double p = f64_TwoProd(h_X0, r_X0, &e);
	double f;
	const double q = f64_TwoProd(h_X0, r_X1, &f);
	double g;
	const double s = f64_TwoProd(h_X1, r_X0, &g);
	double s_1;
	const double q_1 = f64_TwoSum(q, s, &s_1);
	double q_2;
	const double e_1 = f64_TwoSum(e, q_1, &q_2);
	const double l = RN(RN(q_2 + s_1) + RN(RN(f + g) + RN(RN(h_X1 * r_X1) + RN(RN(h_X0 * r_X2) + RN(h_X2 * r_X0)))));
	double q_3;
	const double p_1 = f64_FastTwoSum(c_X0, p, &q_3);
	double f_1;
	const double e_2 = f64_TwoSum(c_X1, e_1, &f_1);
	double g_1;
	const double e_3 = f64_TwoSum(e_2, q_3, &g_1);
	*X1 = e_3;
	*X2 = RN(RN(c_X2 + l) + RN(f_1 + g_1));
	return p_1;
}

//: QD_hornerQuad QD_mulLoose QD_addLoose
// hornerQuad is hornerPair for four limbs.
static inline double QD_hornerQuad(double h_X0, double h_X1, double h_X2, double h_X3, double r_X0, double r_X1, double r_X2, double r_X3, double c_X0, double c_X1, double c_X2, double c_X3, double *X1, double *X2, double *X3)
{
	double t12_1;
	double t12_2;
	double t12_3;
	const double t12_0 = QD_mulLoose(h_X0, h_X1, h_X2, h_X3, r_X0, r_X1, r_X2, r_X3, &t12_1, &t12_2, &t12_3);
	double t17_1;
	double t17_2;
	double t17_3;
	const double t17_0 = QD_addLoose(c_X0, c_X1, c_X2, c_X3, t12_0, t12_1, t12_2, t12_3, &t17_1, &t17_2, &t17_3);
	*X1 = t17_1;
	*X2 = t17_2;
	*X3 = t17_3;
	return t17_0;
}

//: QD_expSeries f64_FastTwoSum DD_hornerPair DD_tripleOf triple_f64_hornerTriple QD_hornerQuad
// expSeries returns (e^r - 1 - r)/r², within 2^-200 (2^-85 for float32).
static inline double QD_expSeries(double r_X0, double r_X1, double r_X2, double r_X3, double *X1, double *X2, double *X3)
{
	const double p = RN(r_X0 * 0x1.6827863b97d97p-53);
	const double p_1 = RN(r_X0 * RN(0x1.952c77030ad4ap-49 + p));
	const double p_2 = RN(r_X0 * RN(0x1.ae7f3e733b81fp-45 + p_1));
	const double p_3 = RN(r_X0 * RN(0x1.ae7f3e733b81fp-41 + p_2));
	double lo;
	const double hi = f64_FastTwoSum(0x1.93974a8c07c9dp-37, p_3, &lo);
	const double g_Lo = RN(lo + 0x1.05d6f8a2efd1fp-92);
	double g_Lo_1;
	const double g_Hi = DD_hornerPair(hi, g_Lo, r_X0, r_X1, 0x1.6124613a86d09p-33, 0x1.f28e0cc748ebep-87, &g_Lo_1);
	double g_Lo_2;
	const double g_Hi_1 = DD_hornerPair(g_Hi, g_Lo_1, r_X0, r_X1, 0x1.1eed8eff8d898p-29, (-0x1.2aec959e14c06p-83), &g_Lo_2);
	double g_Lo_3;
	const double g_Hi_2 = DD_hornerPair(g_Hi_1, g_Lo_2, r_X0, r_X1, 0x1.ae64567f544e4p-26, (-0x1.c062e06d1f209p-80), &g_Lo_3);
	double h_X1;
	double h_X2;
	const double h_X0 = DD_tripleOf(g_Hi_2, g_Lo_3, &h_X1, &h_X2);
	double h_X1_1;
	double h_X2_1;
	const double h_X0_1 = triple_f64_hornerTriple(h_X0, h_X1, h_X2, r_X0, r_X1, r_X2, 0x1.27e4fb7789f5cp-22, 0x1.cbbc05b4fa99ap-76, (-0x1.c6d278883e8f5p-132), &h_X1_1, &h_X2_1);
	double h_X1_2;
	double h_X2_2;
	const double h_X0_2 = triple_f64_hornerTriple(h_X0_1, h_X1_1, h_X2_1, r_X0, r_X1, r_X2, 0x1.71de3a556c734p-19, (-0x1.c154f8ddc6cp-73), 0x1.71de3a556c734p-127, &h_X1_2, &h_X2_2);
	double h_X1_3;
	double h_X2_3;
	const double h_X0_3 = triple_f64_hornerTriple(h_X0_2, h_X1_2, h_X2_2, r_X0, r_X1, r_X2, 0x1.a01a01a01a01ap-16, 0x1.a01a01a01a01ap-76, 0x1.a01a01a01a01ap-136, &h_X1_3, &h_X2_3);
	double h_X1_4;
	double h_X2_4;
	const double h_X0_4 = triple_f64_hornerTriple(h_X0_3, h_X1_3, h_X2_3, r_X0, r_X1, r_X2, 0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-73, 0x1.a01a01a01a01ap-133, &h_X1_4, &h_X2_4);
	double h_X1_5;
	double h_X2_5;
	const double h_X0_5 = triple_f64_hornerTriple(h_X0_4, h_X1_4, h_X2_4, r_X0, r_X1, r_X2, 0x1.6c16c16c16c17p-10, (-0x1.f49f49f49f49fp-65), (-0x1.27d27d27d27d2p-119), &h_X1_5, &h_X2_5);
	double z_X1;
	double z_X2;
	double z_X3;
	const double z_X0 = QD_hornerQuad(h_X0_5, h_X1_5, h_X2_5, 0.0, r_X0, r_X1, r_X2, r_X3, 0x1.1111111111111p-07, 0x1.1111111111111p-63, 0x1.1111111111111p-119, 0x1.1111111111111p-175, &z_X1, &z_X2, &z_X3);
	double z_X1_1;
	double z_X2_1;
	double z_X3_1;
	const double z_X0_1 = QD_hornerQuad(z_X0, z_X1, z_X2, z_X3, r_X0, r_X1, r_X2, r_X3, 0x1.5555555555555p-05, 0x1.5555555555555p-59, 0x1.5555555555555p-113, 0x1.5555555555555p-167, &z_X1_1, &z_X2_1, &z_X3_1);
	double z_X1_2;
	double z_X2_2;
	double z_X3_2;
	const double z_X0_2 = QD_hornerQuad(z_X0_1, z_X1_1, z_X2_1, z_X3_1, r_X0, r_X1, r_X2, r_X3, 0x1.5555555555555p-03, 0x1.5555555555555p-57, 0x1.5555555555555p-111, 0x1.5555555555555p-165, &z_X1_2, &z_X2_2, &z_X3_2);
	double t107_1;
	double t107_2;
	double t107_3;
	const double t107_0 = QD_hornerQuad(z_X0_2, z_X1_2, z_X2_2, z_X3_2, r_X0, r_X1, r_X2, r_X3, 0x1p-01, 0.0, 0.0, 0.0, &t107_1, &t107_2, &t107_3);
	*X1 = t107_1;
	*X2 = t107_2;
	*X3 = t107_3;
	return t107_0;
}

//: f64_exp2Step f64_exp2Table64
// exp2Step returns 2^(j/128), 0 ≤ j < 128.
static inline double f64_exp2Step(int j, double *X1, double *X2, double *X3, double *X4)
{
	*X1 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	*X3 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)3)];
	*X4 = f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)4)];
	return f64_exp2Table64[(int)((uint)(int)((uint)j * (uint)5) + (uint)0)];
}

//: quint_f64_addSmall f64_FastTwoSum f64_TwoSum f64_renorm
// addSmall returns x + y rounded, for |y| < |x|/4.
static inline double quint_f64_addSmall(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double p;
	const double a = f64_FastTwoSum(x_X0, y_X0, &p);
	double q;
	const double b = f64_TwoSum(x_X1, y_X1, &q);
	double r;
	const double c = f64_TwoSum(x_X2, y_X2, &r);
	double s;
	const double d = f64_TwoSum(x_X3, y_X3, &s);
	double p_1;
	const double b_1 = f64_TwoSum(b, p, &p_1);
	double q_1;
	const double c_1 = f64_TwoSum(c, q, &q_1);
	double r_1;
	const double d_1 = f64_TwoSum(d, r, &r_1);
	double p_2;
	const double c_2 = f64_TwoSum(c_1, p_1, &p_2);
	double q_2;
	const double d_2 = f64_TwoSum(d_1, q_1, &q_2);
	double p_3;
	const double d_3 = f64_TwoSum(d_2, p_2, &p_3);
	double b_2;
	double c_3;
	double d_4;
	const double a_1 = f64_renorm(a, b_1, c_2, d_3, RN(RN(x_X4 + s) + RN(RN(r_1 + q_2) + p_3)), &b_2, &c_3, &d_4);
	*X1 = b_2;
	*X2 = c_3;
	*X3 = d_4;
	return a_1;
}

//: QD_expScaled4 f64_exp2Step QD_mulLoose QD_expSeries QD_addLoose quint_f64_addSmall
// expScaled4 is expScaled for four limbs.
static inline double QD_expScaled4(double k, double r_X0, double r_X1, double r_X2, double r_X3, double *X1, double *X2, double *X3)
{
	const int n = (int)k;
	double t_X1;
	double t_X2;
	double t_X3;
	double t_X4;
	const double t_X0 = f64_exp2Step((n & 127), &t_X1, &t_X2, &t_X3, &t_X4);
	double t14_1;
	double t14_2;
	double t14_3;
	const double t14_0 = QD_mulLoose(r_X0, r_X1, r_X2, r_X3, r_X0, r_X1, r_X2, r_X3, &t14_1, &t14_2, &t14_3);
	double t19_1;
	double t19_2;
	double t19_3;
	const double t19_0 = QD_expSeries(r_X0, r_X1, r_X2, r_X3, &t19_1, &t19_2, &t19_3);
	double t24_1;
	double t24_2;
	double t24_3;
	const double t24_0 = QD_mulLoose(t14_0, t14_1, t14_2, t14_3, t19_0, t19_1, t19_2, t19_3, &t24_1, &t24_2, &t24_3);
	double q_X1;
	double q_X2;
	double q_X3;
	const double q_X0 = QD_addLoose(r_X0, r_X1, r_X2, r_X3, t24_0, t24_1, t24_2, t24_3, &q_X1, &q_X2, &q_X3); // e^r - 1
	double t34_1;
	double t34_2;
	double t34_3;
	const double t34_0 = QD_mulLoose(q_X0, q_X1, q_X2, q_X3, t_X0, t_X1, t_X2, t_X3, &t34_1, &t34_2, &t34_3);
	double z_X1;
	double z_X2;
	double z_X3;
	const double z_X0 = quint_f64_addSmall(t_X0, t_X1, t_X2, t_X3, t_X4, t34_0, t34_1, t34_2, t34_3, &z_X1, &z_X2, &z_X3);
	const int n_1 = (n >> 7); // 2^m
	const double f = f64_pow2((n_1 >> 1));
	const double g = f64_pow2((int)((uint)n_1 - (uint)(n_1 >> 1)));
	const double z_X0_1 = RN(RN(z_X0 * f) * g);
	const double z_X1_1 = RN(RN(z_X1 * f) * g);
	const double z_X2_1 = RN(RN(z_X2 * f) * g);
	const double z_X3_1 = RN(RN(z_X3 * f) * g);
	const int t59 = !f64_finite(z_X0_1);
	const double z_X1_2 = (t59 ? 0.0 : z_X1_1);
	const double z_X2_2 = (t59 ? 0.0 : z_X2_1);
	const double z_X3_2 = (t59 ? 0.0 : z_X3_1);
	*X1 = z_X1_2;
	*X2 = z_X2_2;
	*X3 = z_X3_2;
	return z_X0_1;
}

//: quint_f64_expWithin
// expWithin returns x, or 0 where |x| is not below the bound.
static inline double quint_f64_expWithin(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double bound, double *X1, double *X2, double *X3, double *X4)
{
	const int t8 = !(fabs(x_X0) < bound);
	const double x_X0_1 = (t8 ? 0.0 : x_X0);
	const double x_X1_1 = (t8 ? 0.0 : x_X1);
	const double x_X2_1 = (t8 ? 0.0 : x_X2);
	const double x_X3_1 = (t8 ? 0.0 : x_X3);
	const double x_X4_1 = (t8 ? 0.0 : x_X4);
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	*X3 = x_X3_1;
	*X4 = x_X4_1;
	return x_X0_1;
}

//: QD_expOverflow f64_infinity
// expOverflow is that of pairs.
static inline double QD_expOverflow(double z_X0, double z_X1, double z_X2, double z_X3, double a, double bound, double *X1, double *X2, double *X3)
{
	const int t8 = !(fabs(a) < bound);
	const double z_X0_1 = f64_infinity();
	const double z_X0_2 = ((0.0 < a) ? z_X0_1 : a);
	const double z_X0_3 = ((a < 0.0) ? 0.0 : z_X0_2);
	const double z_X0_4 = (t8 ? z_X0_3 : z_X0);
	const double z_X1_1 = (t8 ? 0.0 : z_X1);
	const double z_X2_1 = (t8 ? 0.0 : z_X2);
	const double z_X3_1 = (t8 ? 0.0 : z_X3);
	*X1 = z_X1_1;
	*X2 = z_X2_1;
	*X3 = z_X3_1;
	return z_X0_4;
}

//: f64_settle5 f64_TwoSum f64_FastTwoSum
// settle5 is settle3 for five limbs. 33 flops.
static inline double f64_settle5(double a, double b, double c, double d, double e, double *X1, double *X2, double *X3, double *X4)
{
	double e_1;
	const double d_1 = f64_TwoSum(d, e, &e_1);
	double d_2;
	const double c_1 = f64_TwoSum(c, d_1, &d_2);
	double c_2;
	const double b_1 = f64_TwoSum(b, c_1, &c_2);
	double b_2;
	const double a_1 = f64_TwoSum(a, b_1, &b_2);
	double c_3;
	const double b_3 = f64_FastTwoSum(b_2, c_2, &c_3);
	double d_3;
	const double c_4 = f64_FastTwoSum(c_3, d_2, &d_3);
	double e_2;
	const double d_4 = f64_FastTwoSum(d_3, e_1, &e_2);
	*X1 = b_3;
	*X2 = c_4;
	*X3 = d_4;
	*X4 = e_2;
	return a_1;
}

//: quint_f64_mulFloat f64_TwoProd f64_TwoSum f64_settle5
// mulFloat returns xy, within 4u⁵|xy|. 78 flops.
static inline double quint_f64_mulFloat(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y, double *X1, double *X2, double *X3, double *X4)
{
	double p;
	const double a = f64_TwoProd(x_X0, y, &p);
	double q;
	const double b = f64_TwoProd(x_X1, y, &q);
	double r;
	const double c = f64_TwoProd(x_X2, y, &r);
	double s;
	const double d = f64_TwoProd(x_X3, y, &s);
	double p_1;
	const double b_1 = f64_TwoSum(b, p, &p_1);
	double q_1;
	const double c_1 = f64_TwoSum(c, q, &q_1);
	double r_1;
	const double d_1 = f64_TwoSum(d, r, &r_1);
	double p_2;
	const double c_2 = f64_TwoSum(c_1, p_1, &p_2);
	double q_2;
	const double d_2 = f64_TwoSum(d_1, q_1, &q_2);
	double p_3;
	const double d_3 = f64_TwoSum(d_2, p_2, &p_3);
	double t41_1;
	double t41_2;
	double t41_3;
	double t41_4;
	const double t41_0 = f64_settle5(a, b_1, c_2, d_3, RN(RN(RN(x_X4 * y) + s) + RN(RN(r_1 + q_2) + p_3)), &t41_1, &t41_2, &t41_3, &t41_4);
	*X1 = t41_1;
	*X2 = t41_2;
	*X3 = t41_3;
	*X4 = t41_4;
	return t41_0;
}

//: quint_f64_neg
// neg returns -x, exactly.
static inline double quint_f64_neg(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double *X1, double *X2, double *X3, double *X4)
{
	*X1 = (-x_X1);
	*X2 = (-x_X2);
	*X3 = (-x_X3);
	*X4 = (-x_X4);
	return (-x_X0);
}

//: QD_quintOf
// quintOf returns x, exactly.
static inline double QD_quintOf(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3, double *X4)
{
	*X1 = x_X1;
	*X2 = x_X2;
	*X3 = x_X3;
	*X4 = 0.0;
	return x_X0;
}

//: quint_f64_addQuad f64_TwoSum f64_settle5
// addQuad returns x + y, within 3u⁵(|x| + |y|). 99 flops.
static inline double quint_f64_addQuad(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3, double *X4)
{
	double p;
	const double a = f64_TwoSum(x_X0, y_X0, &p);
	double q;
	const double b = f64_TwoSum(x_X1, y_X1, &q);
	double r;
	const double c = f64_TwoSum(x_X2, y_X2, &r);
	double s;
	const double d = f64_TwoSum(x_X3, y_X3, &s);
	double p_1;
	const double b_1 = f64_TwoSum(b, p, &p_1);
	double q_1;
	const double c_1 = f64_TwoSum(c, q, &q_1);
	double r_1;
	const double d_1 = f64_TwoSum(d, r, &r_1);
	double p_2;
	const double c_2 = f64_TwoSum(c_1, p_1, &p_2);
	double q_2;
	const double d_2 = f64_TwoSum(d_1, q_1, &q_2);
	double p_3;
	const double d_3 = f64_TwoSum(d_2, p_2, &p_3);
	double t43_1;
	double t43_2;
	double t43_3;
	double t43_4;
	const double t43_0 = f64_settle5(a, b_1, c_2, d_3, RN(RN(x_X4 + s) + RN(RN(r_1 + q_2) + p_3)), &t43_1, &t43_2, &t43_3, &t43_4);
	*X1 = t43_1;
	*X2 = t43_2;
	*X3 = t43_3;
	*X4 = t43_4;
	return t43_0;
}

//: quint_f64_add QD_quintOf quint_f64_addQuad
// add returns x + y, within 3u⁵(|x| + |y|). 100 flops.
static inline double quint_f64_add(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double y_X4, double *X1, double *X2, double *X3, double *X4)
{
	double z_X1;
	double z_X2;
	double z_X3;
	double t10_4;
	const double z_X0 = QD_quintOf(y_X0, y_X1, y_X2, y_X3, &z_X1, &z_X2, &z_X3, &t10_4);
	const double z_X4 = RN(x_X4 + y_X4);
	double t16_1;
	double t16_2;
	double t16_3;
	double t16_4;
	const double t16_0 = quint_f64_addQuad(z_X0, z_X1, z_X2, z_X3, z_X4, x_X0, x_X1, x_X2, x_X3, &t16_1, &t16_2, &t16_3, &t16_4);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	*X4 = t16_4;
	return t16_0;
}

//: quint_f64_sub quint_f64_neg quint_f64_add
// sub returns x - y, as add.
static inline double quint_f64_sub(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double y_X4, double *X1, double *X2, double *X3, double *X4)
{
	double t10_1;
	double t10_2;
	double t10_3;
	double t10_4;
	const double t10_0 = quint_f64_neg(y_X0, y_X1, y_X2, y_X3, y_X4, &t10_1, &t10_2, &t10_3, &t10_4);
	double t16_1;
	double t16_2;
	double t16_3;
	double t16_4;
	const double t16_0 = quint_f64_add(x_X0, x_X1, x_X2, x_X3, x_X4, t10_0, t10_1, t10_2, t10_3, t10_4, &t16_1, &t16_2, &t16_3, &t16_4);
	*X1 = t16_1;
	*X2 = t16_2;
	*X3 = t16_3;
	*X4 = t16_4;
	return t16_0;
}

//: quint_f64_quad f64_renorm
// quad returns x rounded, within 0.51u⁴|x|.
static inline double quint_f64_quad(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double *X1, double *X2, double *X3)
{
	double x1;
	double x2;
	double x3;
	const double x0 = f64_renorm(x_X0, x_X1, x_X2, x_X3, x_X4, &x1, &x2, &x3);
	*X1 = x1;
	*X2 = x2;
	*X3 = x3;
	return x0;
}

//: quint_f64_exp f64_expBound quint_f64_expWithin f64_expIndex quint_f64_mulFloat quint_f64_sub quint_f64_quad QD_expScaled4 QD_expOverflow
// exp returns e^x rounded, for any five limbs.
static inline double quint_f64_exp(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double *X1, double *X2, double *X3)
{
	double bound;
	double t5_2;
	const double t5_0 = f64_expBound(, &bound, &t5_2);
	double y_X1;
	double y_X2;
	double y_X3;
	double y_X4;
	const double y_X0 = quint_f64_expWithin(x_X0, x_X1, x_X2, x_X3, x_X4, bound, &y_X1, &y_X2, &y_X3, &y_X4);
	const double k = f64_expIndex(RN(y_X0 * 0x1.71547652b82fep+07));
	double t21_1;
	double t21_2;
	double t21_3;
	double t21_4;
	const double t21_0 = quint_f64_mulFloat(0x1.62e42fefa39efp-08, 0x1.abc9e3b39803fp-63, 0x1.7b57a079a1934p-118, (-0x1.ace93a4ebe5d1p-172), (-0x1.23a2a82ea0c24p-226), k, &t21_1, &t21_2, &t21_3, &t21_4);
	double t27_1;
	double t27_2;
	double t27_3;
	double t27_4;
	const double t27_0 = quint_f64_sub(y_X0, y_X1, y_X2, y_X3, y_X4, t21_0, t21_1, t21_2, t21_3, t21_4, &t27_1, &t27_2, &t27_3, &t27_4);
	double t33_1;
	double t33_2;
	double t33_3;
	const double t33_0 = quint_f64_quad(t27_0, t27_1, t27_2, t27_3, t27_4, &t33_1, &t33_2, &t33_3);
	double t38_1;
	double t38_2;
	double t38_3;
	const double t38_0 = QD_expScaled4(k, t33_0, t33_1, t33_2, t33_3, &t38_1, &t38_2, &t38_3);
	double t43_1;
	double t43_2;
	double t43_3;
	const double t43_0 = QD_expOverflow(t38_0, t38_1, t38_2, t38_3, x_X0, bound, &t43_1, &t43_2, &t43_3);
	*X1 = t43_1;
	*X2 = t43_2;
	*X3 = t43_3;
	return t43_0;
}

//: quint_f64_addFloat f64_TwoSum f64_settle5
// addFloat returns x + y, within 2u⁵(|x| + |y|). 58 flops.
static inline double quint_f64_addFloat(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y, double *X1, double *X2, double *X3, double *X4)
{
	double e;
	const double a = f64_TwoSum(x_X0, y, &e);
	double e_1;
	const double b = f64_TwoSum(x_X1, e, &e_1);
	double e_2;
	const double c = f64_TwoSum(x_X2, e_1, &e_2);
	double e_3;
	const double d = f64_TwoSum(x_X3, e_2, &e_3);
	double t19_1;
	double t19_2;
	double t19_3;
	double t19_4;
	const double t19_0 = f64_settle5(a, b, c, d, RN(x_X4 + e_3), &t19_1, &t19_2, &t19_3, &t19_4);
	*X1 = t19_1;
	*X2 = t19_2;
	*X3 = t19_3;
	*X4 = t19_4;
	return t19_0;
}

//: quint_f64_exp2 f64_expBound quint_f64_expWithin f64_expIndex quint_f64_addFloat quint_f64_quad QD_mulLoose QD_expScaled4 QD_expOverflow
// exp2 returns 2^x rounded, for any five limbs.
static inline double quint_f64_exp2(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double *X1, double *X2, double *X3)
{
	double t5_1;
	double t5_2;
	const double bound = f64_expBound(, &t5_1, &t5_2);
	double y_X1;
	double y_X2;
	double y_X3;
	double y_X4;
	const double y_X0 = quint_f64_expWithin(x_X0, x_X1, x_X2, x_X3, x_X4, bound, &y_X1, &y_X2, &y_X3, &y_X4);
	const double k = f64_expIndex(RN(y_X0 * 128.0));
	double t19_1;
	double t19_2;
	double t19_3;
	double t19_4;
	const double t19_0 = quint_f64_addFloat(y_X0, y_X1, y_X2, y_X3, y_X4, (-RN(k * 0x1p-07)), &t19_1, &t19_2, &t19_3, &t19_4);
	double r_X1;
	double r_X2;
	double r_X3;
	const double r_X0 = quint_f64_quad(t19_0, t19_1, t19_2, t19_3, t19_4, &r_X1, &r_X2, &r_X3);
	double r_X1_1;
	double r_X2_1;
	double r_X3_1;
	const double r_X0_1 = QD_mulLoose(r_X0, r_X1, r_X2, r_X3, 0x1.62e42fefa39efp-01, 0x1.abc9e3b39803fp-56, 0x1.7b57a079a1934p-111, (-0x1.ace93a4ebe5d1p-165), &r_X1_1, &r_X2_1, &r_X3_1);
	double t39_1;
	double t39_2;
	double t39_3;
	const double t39_0 = QD_expScaled4(k, r_X0_1, r_X1_1, r_X2_1, r_X3_1, &t39_1, &t39_2, &t39_3);
	double t44_1;
	double t44_2;
	double t44_3;
	const double t44_0 = QD_expOverflow(t39_0, t39_1, t39_2, t39_3, x_X0, bound, &t44_1, &t44_2, &t44_3);
	*X1 = t44_1;
	*X2 = t44_2;
	*X3 = t44_3;
	return t44_0;
}

//: QD_Exp QD_quintOf quint_f64_exp
// Exp returns e^x.
//
// Error: ≤ 1.1u⁴|e^x|.
// Domain: e^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 1300 flops with a fused multiply-add, and a row of a table.
static inline double QD_Exp(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	double t4_4;
	const double t4_0 = QD_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	double t10_1;
	double t10_2;
	double t10_3;
	const double t10_0 = quint_f64_exp(t4_0, t4_1, t4_2, t4_3, t4_4, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: map_QD_Exp QD_Exp
__kernel void map_QD_Exp(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Exp(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Exp2 QD_quintOf quint_f64_exp2
// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1.1u⁴|2^x|.
// Domain: 2^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 1200 flops with a fused multiply-add, and a row of a table.
static inline double QD_Exp2(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	double t4_4;
	const double t4_0 = QD_quintOf(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3, &t4_4);
	double t10_1;
	double t10_2;
	double t10_3;
	const double t10_0 = quint_f64_exp2(t4_0, t4_1, t4_2, t4_3, t4_4, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: map_QD_Exp2 QD_Exp2
__kernel void map_QD_Exp2(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Exp2(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_fraction f64_middling
// fraction returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0.
static inline double f64_fraction(double a, int *n)
{
	const int n_1 = f64_middling(a);
	const double f = RN(a * f64_pow2((int)((uint)0 - (uint)n_1))); // normal, also where a is not
	const int k = f64_exponent(f);
	*n = (int)((uint)n_1 + (uint)k);
	return RN(f * f64_pow2((int)((uint)0 - (uint)k)));
}

//: f64_residual f64_TwoProd
// residual returns x - qy, where that is a machine number.
static inline double f64_residual(double x, double q, double y)
{
	double e;
	const double p = f64_TwoProd(q, y, &e);
	return RN(RN(x - p) - e);
}

//: f64_quotient f64_fraction f64_residual f64_rescale f64_infinity
// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
static inline double f64_quotient(double a, double b)
{
	const double x = fabs(a);
	const double y = fabs(b);
	const int regular = (((f64_finite(a) & f64_finite(b)) & (a != 0.0)) & (b != 0.0));
	const int t16 = !regular;
	const double x_1 = (t16 ? 1.0 : x);
	const double y_1 = (t16 ? 1.0 : y);
	int m;
	const double x_2 = f64_fraction(x_1, &m);
	int n;
	const double y_2 = f64_fraction(y_1, &n);
	const int n_1 = (int)((uint)m - (uint)n);
	const int t28 = (x_2 < y_2);
	const double x_3 = RN(x_2 + x_2);
	const int n_2 = (int)((uint)n_1 - (uint)1);
	const double x_4 = (t28 ? x_3 : x_2);
	const int n_3 = (t28 ? n_2 : n_1);
	const int t36 = ((-1500 < n_3) ? n_3 : -1500);
	const int n_4 = ((t36 < 1500) ? t36 : 1500); // beyond it the result is 0 or infinite anyway
	const double r = RN(0x1.68f5c28f5c28fp+00 - RN(0x1.e147ae147ae14p-02 * y_2)); // 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method doubles the number of right bits.
	const double r_1 = RN(r + RN(r * RN(1.0 - RN(y_2 * r))));
	const double r_2 = RN(r_1 + RN(r_1 * RN(1.0 - RN(y_2 * r_1))));
	const double r_3 = RN(r_2 + RN(r_2 * RN(1.0 - RN(y_2 * r_2))));
	const double r_4 = RN(r_3 + RN(r_3 * RN(1.0 - RN(y_2 * r_3))));
	const double q = RN(x_4 * r_4);
	const double q_1 = RN(q + RN(f64_residual(x_4, q, y_2) * r_4));
	const double q_2 = ((q_1 < 1.0) ? 1.0 : q_1);
	const double d = f64_residual(x_4, q_2, y_2);
	const double half_1 = RN(RN(0x1p-52 * 0x1p-01) * y_2);
	const double step = ((half_1 < d) ? 0x1p-52 : 0.0);
	const double step_1 = (-0x1p-52);
	const double step_2 = ((d < (-half_1)) ? step_1 : step);
	const double q_3 = RN(q_2 + step_2);
	const double d_1 = f64_residual(x_4, q_3, y_2);
	const double z = f64_rescale(q_3, n_4); // Where the result is subnormal it is rounded again. If q lies in the middle between two such numbers, the residual decides, and not the rule of ties.
	const double f = RN(q_3 - f64_rescale(z, (int)((uint)0 - (uint)n_4)));
	const double other = RN(z + copysign(0x1p-1074, f));
	const double z_1 = (((f == RN(f64_rescale(other, (int)((uint)0 - (uint)n_4)) - q_3)) & (((0.0 < f) & (0.0 < d_1)) | ((f < 0.0) & (d_1 < 0.0)))) ? other : z);
	const double z_2 = f64_infinity();
	const double z_3 = (((b == 0.0) | !f64_finite(a)) ? z_2 : 0.0);
	const double z_4 = RN(z_3 - z_3);
	const double z_5 = (((a == b) | (a == (-b))) ? z_4 : z_3);
	const double z_6 = RN(a + b);
	const double z_7 = (((a != a) | (b != b)) ? z_6 : z_5);
	const double z_8 = (!regular ? z_7 : z_1);
	return copysign(z_8, RN(copysign(1.0, a) * copysign(1.0, b)));
}

//: f64_root f64_fraction f64_residual f64_infinity
// root returns √a, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 70 flops.
static inline double f64_root(double a)
{
	const int regular = (f64_finite(a) & (0.0 < a));
	const double x = (!regular ? 1.0 : a);
	int n;
	const double x_1 = f64_fraction(x, &n);
	const double x_2 = RN(x_1 + x_1);
	const double x_3 = (((n & 1) != 0) ? x_2 : x_1);
	const double r = RN(0x1.199999999999ap+00 - RN(0x1.47ae147ae147bp-03 * x_3)); // 1 ≤ √x < 2. The line is within 1/8 of 1/√x.
	const double r_1 = RN(r * RN(0x1.8p+00 - RN(RN(x_3 * 0x1p-01) * RN(r * r))));
	const double r_2 = RN(r_1 * RN(0x1.8p+00 - RN(RN(x_3 * 0x1p-01) * RN(r_1 * r_1))));
	const double r_3 = RN(r_2 * RN(0x1.8p+00 - RN(RN(x_3 * 0x1p-01) * RN(r_2 * r_2))));
	const double r_4 = RN(r_3 * RN(0x1.8p+00 - RN(RN(x_3 * 0x1p-01) * RN(r_3 * r_3))));
	const double r_5 = RN(r_4 * RN(0x1.8p+00 - RN(RN(x_3 * 0x1p-01) * RN(r_4 * r_4))));
	const double s = RN(x_3 * r_5);
	const double s_1 = RN(s + RN(f64_residual(x_3, s, s) * RN(r_5 * 0x1p-01)));
	const double s_2 = ((s_1 < 1.0) ? 1.0 : s_1);
	const double d = f64_residual(x_3, s_2, s_2);
	const double most = RN(0x1p-52 * s_2); // (s + unit/2)² is s² + most and less than the last place of d
	const double step = ((most < d) ? 0x1p-52 : 0.0);
	const double step_1 = (-0x1p-52);
	const double step_2 = ((d <= (-most)) ? step_1 : step);
	const double z = RN(RN(s_2 + step_2) * f64_pow2((n >> 1)));
	const double z_1 = f64_infinity();
	const double z_2 = RN(z_1 - z_1);
	const double z_3 = ((a < 0.0) ? z_2 : a);
	const double z_4 = (!regular ? z_3 : z);
	return z_4;
}

//: DD_Add f64_TwoSum f64_FastTwoSum f64_finish
// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline double DD_Add(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double b;
	const double a = f64_TwoSum(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoSum(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const double b_1 = RN(b + d);
	const double b_2 = RN(b_1 + c_1);
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: map_DD_Add DD_Add
__kernel void map_DD_Add(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Add(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_SloppyAdd f64_TwoSum f64_FastTwoSum f64_finish
// SloppyAdd returns x + y by Add22 of [DGD06]: about half the cost of Add, and
// no bound relative to the sum where it cancels.
//
// Error: ≤ 4u²(|x| + |y|) absolute, hence ≤ 4u²|x+y| where x and y have the same
// sign; where the signs differ the relative error may reach 1 ([HLB01], [JMP17]
// Algorithm 5).
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: as Add.
// Cost: 11 flops.
static inline double DD_SloppyAdd(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double e;
	const double s = f64_TwoSum(x_Hi, y_Hi, &e);
	const double e_1 = RN(e + RN(x_Lo + y_Lo));
	double lo;
	const double hi = f64_FastTwoSum(s, e_1, &lo);
	double t12_1;
	const double t12_0 = f64_finish(s, hi, lo, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DD_SloppyAdd DD_SloppyAdd
__kernel void map_DD_SloppyAdd(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_SloppyAdd(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline double DD_Neg(double x_Hi, double x_Lo, double *Lo)
{
	*Lo = (-x_Lo);
	return (-x_Hi);
}

//: map_DD_Neg DD_Neg
__kernel void map_DD_Neg(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Neg(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Sub DD_Neg DD_Add
// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline double DD_Sub(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double t4_1;
	const double t4_0 = DD_Neg(y_Hi, y_Lo, &t4_1);
	double t7_1;
	const double t7_0 = DD_Add(x_Hi, x_Lo, t4_0, t4_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DD_Sub DD_Sub
__kernel void map_DD_Sub(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Sub(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_AddFloat f64_TwoSum f64_FastTwoSum f64_finish
// AddFloat returns x + a.
//
// Error: ≤ 2u²|x+a| ([JMP17] Algorithm 4).
// Domain: |x|, |a| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + a for infinities, NaN and zeros.
// Cost: 10 flops.
static inline double DD_AddFloat(double x_Hi, double x_Lo, double a, double *Lo)
{
	double e;
	const double s = f64_TwoSum(x_Hi, a, &e);
	double lo;
	const double hi = f64_FastTwoSum(s, RN(x_Lo + e), &lo);
	double t10_1;
	const double t10_0 = f64_finish(s, hi, lo, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DD_AddFloat DD_AddFloat
__kernel void map_DD_AddFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_AddFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Mul f64_TwoProd f64_FastTwoSum f64_finish
// Mul returns xy. It is Mul22 of [DGD06] with its third line corrected, and
// commutes bit for bit.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1).
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-78
// (DF), 2^-916 (DD).
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline double DD_Mul(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, y_Hi, &e);
	const double c = RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi));
	const double e_1 = RN(e + c);
	double lo;
	const double hi = f64_FastTwoSum(p, e_1, &lo);
	double t14_1;
	const double t14_0 = f64_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DD_Mul DD_Mul
__kernel void map_DD_Mul(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Mul(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_MulFloat f64_TwoProd f64_FastTwoSum f64_finish
// MulFloat returns xa.
//
// Error: ≤ 2u²|xa| ([JMP17] Algorithm 7: 1.5u² + 4u³).
// Domain: as Mul.
// Special: Hi is that of x.Hi · a for infinities, NaN and zeros.
// Cost: 10 flops with a fused multiply-add.
static inline double DD_MulFloat(double x_Hi, double x_Lo, double a, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, a, &e);
	double l;
	const double h = f64_FastTwoSum(p, RN(x_Lo * a), &l);
	double lo;
	const double hi = f64_FastTwoSum(h, RN(l + e), &lo);
	double t14_1;
	const double t14_0 = f64_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DD_MulFloat DD_MulFloat
__kernel void map_DD_MulFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_MulFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Abs
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline double DD_Abs(double x_Hi, double x_Lo, double *Lo)
{
	const double lo = (-x_Lo);
	const double lo_1 = ((x_Hi < 0.0) ? lo : x_Lo);
	*Lo = lo_1;
	return fabs(x_Hi);
}

//: map_DD_Abs DD_Abs
__kernel void map_DD_Abs(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Abs(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Less DD_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DD_Less(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = (d_Hi < 0.0);
	const int less_1 = (x_Hi < y_Hi);
	const int less_2 = (!f64_finite(d_Hi) ? less_1 : less);
	return less_2;
}

//: map_DD_Less DD_Less
__kernel void map_DD_Less(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DD_Less(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: DD_Equal DD_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int DD_Equal(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int equal = (d_Hi == 0.0);
	const int equal_1 = (x_Hi == y_Hi);
	const int equal_2 = (!f64_finite(d_Hi) ? equal_1 : equal);
	return equal_2;
}

//: map_DD_Equal DD_Equal
__kernel void map_DD_Equal(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DD_Equal(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: QD_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline double QD_Neg(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	*X1 = (-x_X1);
	*X2 = (-x_X2);
	*X3 = (-x_X3);
	return (-x_X0);
}

//: map_QD_Neg QD_Neg
__kernel void map_QD_Neg(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Neg(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Sub QD_Neg QD_Add
// Sub returns x - y.
//
// Error: ≤ 1u⁴|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: X0 is that of x.X0 - y.X0 for infinities, NaN and zeros.
// Cost: 124 flops.
static inline double QD_Sub(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double t8_1;
	double t8_2;
	double t8_3;
	const double t8_0 = QD_Neg(y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	double t13_1;
	double t13_2;
	double t13_3;
	const double t13_0 = QD_Add(x_X0, x_X1, x_X2, x_X3, t8_0, t8_1, t8_2, t8_3, &t13_1, &t13_2, &t13_3);
	*X1 = t13_1;
	*X2 = t13_2;
	*X3 = t13_3;
	return t13_0;
}

//: map_QD_Sub QD_Sub
__kernel void map_QD_Sub(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Sub(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_AddFloat f64_TwoSum f64_renorm f64_finish4
// AddFloat returns x + a: a goes down the limbs, and the carries come back up.
//
// Error: ≤ 1u⁴|x+a|.
// Domain: |x|, |a| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + a for infinities, NaN and zeros.
// Cost: 54 flops.
static inline double QD_AddFloat(double x_X0, double x_X1, double x_X2, double x_X3, double a, double *X1, double *X2, double *X3)
{
	double e;
	const double s = f64_TwoSum(x_X0, a, &e);
	double e_1;
	const double x1 = f64_TwoSum(x_X1, e, &e_1);
	double e_2;
	const double x2 = f64_TwoSum(x_X2, e_1, &e_2);
	double e_3;
	const double x3 = f64_TwoSum(x_X3, e_2, &e_3);
	double x1_1;
	double x2_1;
	double x3_1;
	const double x0 = f64_renorm(s, x1, x2, x3, e_3, &x1_1, &x2_1, &x3_1);
	double t22_1;
	double t22_2;
	double t22_3;
	const double t22_0 = f64_finish4(s, x0, x1_1, x2_1, x3_1, &t22_1, &t22_2, &t22_3);
	*X1 = t22_1;
	*X2 = t22_2;
	*X3 = t22_3;
	return t22_0;
}

//: map_QD_AddFloat QD_AddFloat
__kernel void map_QD_AddFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_AddFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_SubFloat QD_AddFloat
// SubFloat returns x - a, as AddFloat.
//
// Error: ≤ 1u⁴|x-a|.
// Domain: as AddFloat.
// Special: as AddFloat.
// Cost: 54 flops.
static inline double QD_SubFloat(double x_X0, double x_X1, double x_X2, double x_X3, double a, double *X1, double *X2, double *X3)
{
	double t6_1;
	double t6_2;
	double t6_3;
	const double t6_0 = QD_AddFloat(x_X0, x_X1, x_X2, x_X3, (-a), &t6_1, &t6_2, &t6_3);
	*X1 = t6_1;
	*X2 = t6_2;
	*X3 = t6_3;
	return t6_0;
}

//: map_QD_SubFloat QD_SubFloat
__kernel void map_QD_SubFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_SubFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_MulFloat f64_TwoProd f64_TwoSum f64_renorm f64_finish4
// MulFloat returns xa.
//
// Error: ≤ 4u⁴|xa|.
// Domain: as Mul.
// Special: X0 is that of x.X0 · a for infinities, NaN and zeros.
// Cost: 58 flops with a fused multiply-add.
static inline double QD_MulFloat(double x_X0, double x_X1, double x_X2, double x_X3, double a, double *X1, double *X2, double *X3)
{
	double e;
	const double s = f64_TwoProd(x_X0, a, &e);
	double f;
	const double x1 = f64_TwoProd(x_X1, a, &f);
	double g;
	const double x2 = f64_TwoProd(x_X2, a, &g);
	double e_1;
	const double x1_1 = f64_TwoSum(x1, e, &e_1);
	double f_1;
	const double x2_1 = f64_TwoSum(x2, f, &f_1);
	double e_2;
	const double x2_2 = f64_TwoSum(x2_1, e_1, &e_2);
	double e_3;
	const double x3 = f64_TwoSum(RN(RN(x_X3 * a) + g), RN(e_2 + f_1), &e_3);
	double x1_2;
	double x2_3;
	double x3_1;
	const double x0 = f64_renorm(s, x1_1, x2_2, x3, e_3, &x1_2, &x2_3, &x3_1);
	double t34_1;
	double t34_2;
	double t34_3;
	const double t34_0 = f64_finish4(s, x0, x1_2, x2_3, x3_1, &t34_1, &t34_2, &t34_3);
	*X1 = t34_1;
	*X2 = t34_2;
	*X3 = t34_3;
	return t34_0;
}

//: map_QD_MulFloat QD_MulFloat
__kernel void map_QD_MulFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_MulFloat(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Sqr QD_Mul
// Sqr returns x².
//
// Error: ≤ 8u⁴x².
// Domain: that of Mul.
// Special: X0 is that of x.X0² for infinities, NaN and zeros.
// Cost: 124 flops with a fused multiply-add.
static inline double QD_Sqr(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	const double t4_0 = QD_Mul(x_X0, x_X1, x_X2, x_X3, x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	*X1 = t4_1;
	*X2 = t4_2;
	*X3 = t4_3;
	return t4_0;
}

//: map_QD_Sqr QD_Sqr
__kernel void map_QD_Sqr(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Sqr(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Abs QD_Neg
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline double QD_Abs(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	const int t5 = (x_X0 < 0.0);
	double y_X1;
	double y_X2;
	double y_X3;
	const double t6_0 = QD_Neg(x_X0, x_X1, x_X2, x_X3, &y_X1, &y_X2, &y_X3);
	const double y_X1_1 = (t5 ? y_X1 : x_X1);
	const double y_X2_1 = (t5 ? y_X2 : x_X2);
	const double y_X3_1 = (t5 ? y_X3 : x_X3);
	const double y_X0 = fabs(x_X0);
	*X1 = y_X1_1;
	*X2 = y_X2_1;
	*X3 = y_X3_1;
	return y_X0;
}

//: map_QD_Abs QD_Abs
__kernel void map_QD_Abs(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Abs(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Less QD_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int QD_Less(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3)
{
	double t8_1;
	double t8_2;
	double t8_3;
	const double d_X0 = QD_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	const int less = (d_X0 < 0.0);
	const int less_1 = (x_X0 < y_X0);
	const int less_2 = (!f64_finite(d_X0) ? less_1 : less);
	return less_2;
}

//: map_QD_Less QD_Less
__kernel void map_QD_Less(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QD_Less(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i]);
	}
}

//: QD_Equal QD_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int QD_Equal(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3)
{
	double t8_1;
	double t8_2;
	double t8_3;
	const double d_X0 = QD_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &t8_1, &t8_2, &t8_3);
	const int equal = (d_X0 == 0.0);
	const int equal_1 = (x_X0 == y_X0);
	const int equal_2 = (!f64_finite(d_X0) ? equal_1 : equal);
	return equal_2;
}

//: map_QD_Equal QD_Equal
__kernel void map_QD_Equal(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QD_Equal(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i]);
	}
}

//: DD_signed
// signed returns x times the sign of s.
static inline double DD_signed(double x_Hi, double x_Lo, double s, double *Lo)
{
	const double f = copysign(1.0, s);
	*Lo = RN(x_Lo * f);
	return RN(x_Hi * f);
}

//: QD_signed4
// signed4 is signed for four limbs.
static inline double QD_signed4(double x_X0, double x_X1, double x_X2, double x_X3, double s, double *X1, double *X2, double *X3)
{
	const double f = copysign(1.0, s);
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	return RN(x_X0 * f);
}

//: f64_integer f64_FastTwoSum f64_finish
// integer returns h + l as a Pair, for the rounded limbs of a number.
static inline double f64_integer(double h, double l, double *Lo)
{
	double lo;
	const double hi = f64_FastTwoSum(h, l, &lo);
	double t5_1;
	const double t5_0 = f64_finish(h, hi, lo, &t5_1);
	*Lo = t5_1;
	return t5_0;
}

//: f64_integer4 f64_renorm f64_finish4
// integer4 is integer for four limbs. -1 + 1 may come anywhere between them, and
// a carry may run up to the first.
static inline double f64_integer4(double h0, double h1, double h2, double h3, double *X1, double *X2, double *X3)
{
	double x1;
	double x2;
	double x3;
	const double x0 = f64_renorm(h0, h1, h2, h3, 0.0, &x1, &x2, &x3);
	double t10_1;
	double t10_2;
	double t10_3;
	const double t10_0 = f64_finish4(h0, x0, x1, x2, x3, &t10_1, &t10_2, &t10_3);
	*X1 = t10_1;
	*X2 = t10_2;
	*X3 = t10_3;
	return t10_0;
}

//: DD_Floor f64_integer
// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 8 flops.
static inline double DD_Floor(double x_Hi, double x_Lo, double *Lo)
{
	const double h = floor(x_Hi);
	const double l = floor(x_Lo);
	const double l_1 = ((h == x_Hi) ? l : 0.0);
	double t7_1;
	const double t7_0 = f64_integer(h, l_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DD_Floor DD_Floor
__kernel void map_DD_Floor(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Floor(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Floor f64_integer4
// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 40 flops; in Go 1 where X0 is not an integer.
static inline double QD_Floor(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	const double h0 = floor(x_X0);
	const int t7 = (h0 != x_X0);
	const double h1 = floor(x_X1);
	const int t12 = (h1 == x_X1);
	const double h2 = floor(x_X2);
	const double h3 = floor(x_X3);
	const double h3_1 = ((h2 == x_X2) ? h3 : 0.0);
	const double h2_1 = (t12 ? h2 : 0.0);
	const double h3_2 = (t12 ? h3_1 : 0.0);
	double t19_1;
	double t19_2;
	double t19_3;
	const double t19_0 = f64_integer4(h0, h1, h2_1, h3_2, &t19_1, &t19_2, &t19_3);
	*X1 = (t7 ? 0.0 : t19_1);
	*X2 = (t7 ? 0.0 : t19_2);
	*X3 = (t7 ? 0.0 : t19_3);
	return (t7 ? h0 : t19_0);
}

//: map_QD_Floor QD_Floor
__kernel void map_QD_Floor(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Floor(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Ceil DD_Neg DD_Floor
// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline double DD_Ceil(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	const double t2_0 = DD_Neg(x_Hi, x_Lo, &t2_1);
	double t5_1;
	const double t5_0 = DD_Floor(t2_0, t2_1, &t5_1);
	double t8_1;
	const double t8_0 = DD_Neg(t5_0, t5_1, &t8_1);
	*Lo = t8_1;
	return t8_0;
}

//: map_DD_Ceil DD_Ceil
__kernel void map_DD_Ceil(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Ceil(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Ceil QD_Neg QD_Floor
// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline double QD_Ceil(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	const double t4_0 = QD_Neg(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	double t9_1;
	double t9_2;
	double t9_3;
	const double t9_0 = QD_Floor(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	double t14_1;
	double t14_2;
	double t14_3;
	const double t14_0 = QD_Neg(t9_0, t9_1, t9_2, t9_3, &t14_1, &t14_2, &t14_3);
	*X1 = t14_1;
	*X2 = t14_2;
	*X3 = t14_3;
	return t14_0;
}

//: map_QD_Ceil QD_Ceil
__kernel void map_QD_Ceil(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Ceil(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Trunc DD_Abs DD_Floor DD_signed
// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline double DD_Trunc(double x_Hi, double x_Lo, double *Lo)
{
	double t2_1;
	const double t2_0 = DD_Abs(x_Hi, x_Lo, &t2_1);
	double t5_1;
	const double t5_0 = DD_Floor(t2_0, t2_1, &t5_1);
	double t8_1;
	const double t8_0 = DD_signed(t5_0, t5_1, x_Hi, &t8_1);
	*Lo = t8_1;
	return t8_0;
}

//: map_DD_Trunc DD_Trunc
__kernel void map_DD_Trunc(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Trunc(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Trunc QD_Abs QD_Floor QD_signed4
// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
static inline double QD_Trunc(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double t4_1;
	double t4_2;
	double t4_3;
	const double t4_0 = QD_Abs(x_X0, x_X1, x_X2, x_X3, &t4_1, &t4_2, &t4_3);
	double t9_1;
	double t9_2;
	double t9_3;
	const double t9_0 = QD_Floor(t4_0, t4_1, t4_2, t4_3, &t9_1, &t9_2, &t9_3);
	double t14_1;
	double t14_2;
	double t14_3;
	const double t14_0 = QD_signed4(t9_0, t9_1, t9_2, t9_3, x_X0, &t14_1, &t14_2, &t14_3);
	*X1 = t14_1;
	*X2 = t14_2;
	*X3 = t14_3;
	return t14_0;
}

//: map_QD_Trunc QD_Trunc
__kernel void map_QD_Trunc(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Trunc(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_nearest
// nearest returns the integer nearest to a, where next has the sign of what
// follows a: it decides a tie, and with nothing there the tie goes up.
static inline double f64_nearest(double a, double next)
{
	const double f = floor(a);
	const double t = RN(f + 0x1p-01); // exact where a is not an integer
	const double f_1 = RN(f + 1.0);
	const double f_2 = (((f != a) & ((t < a) | ((a == t) & (0.0 <= next)))) ? f_1 : f);
	return f_2;
}

//: f64_parity
// parity returns a modulo 2, for an integer a.
static inline double f64_parity(double a)
{
	const double h = floor(RN(a * 0x1p-01));
	return RN(a - RN(h + h));
}

//: f64_nearestEven f64_parity
// nearestEven is nearest, but a tie goes to the even one of the integers, with
// the limb prev before a counted in.
static inline double f64_nearestEven(double prev, double a, double next)
{
	const double f = floor(a);
	const double t = RN(f + 0x1p-01);
	const double f_1 = RN(f + 1.0);
	const double f_2 = (((f != a) & ((t < a) | ((a == t) & ((0.0 < next) | ((next == 0.0) & (f64_parity(f) != f64_parity(prev))))))) ? f_1 : f);
	return f_2;
}

//: DD_Round DD_Abs f64_nearest f64_integer DD_signed
// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 20 flops.
static inline double DD_Round(double x_Hi, double x_Lo, double *Lo)
{
	double a_Lo;
	const double a_Hi = DD_Abs(x_Hi, x_Lo, &a_Lo);
	const double h = f64_nearest(a_Hi, a_Lo);
	const double l = f64_nearest(a_Lo, 0.0);
	const double l_1 = ((h == a_Hi) ? l : 0.0);
	double t11_1;
	const double t11_0 = f64_integer(h, l_1, &t11_1);
	double t14_1;
	const double t14_0 = DD_signed(t11_0, t11_1, x_Hi, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DD_Round DD_Round
__kernel void map_DD_Round(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Round(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Round QD_Abs f64_nearest QD_signed4 f64_integer4
// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 60 flops.
static inline double QD_Round(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double a_X1;
	double a_X2;
	double a_X3;
	const double a_X0 = QD_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const double h0 = f64_nearest(a_X0, a_X1);
	const int t12 = (h0 != a_X0);
	double t16_1;
	double t16_2;
	double t16_3;
	const double t16_0 = QD_signed4(h0, 0.0, 0.0, 0.0, x_X0, &t16_1, &t16_2, &t16_3);
	const double h1 = f64_nearest(a_X1, a_X2);
	const int t22 = (h1 == a_X1);
	const double h2 = f64_nearest(a_X2, a_X3);
	const double h3 = f64_nearest(a_X3, 0.0);
	const double h3_1 = ((h2 == a_X2) ? h3 : 0.0);
	const double h2_1 = (t22 ? h2 : 0.0);
	const double h3_2 = (t22 ? h3_1 : 0.0);
	double t30_1;
	double t30_2;
	double t30_3;
	const double t30_0 = f64_integer4(h0, h1, h2_1, h3_2, &t30_1, &t30_2, &t30_3);
	double t35_1;
	double t35_2;
	double t35_3;
	const double t35_0 = QD_signed4(t30_0, t30_1, t30_2, t30_3, x_X0, &t35_1, &t35_2, &t35_3);
	*X1 = (t12 ? t16_1 : t35_1);
	*X2 = (t12 ? t16_2 : t35_2);
	*X3 = (t12 ? t16_3 : t35_3);
	return (t12 ? t16_0 : t35_0);
}

//: map_QD_Round QD_Round
__kernel void map_QD_Round(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Round(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_RoundEven DD_Abs f64_nearestEven f64_integer DD_signed
// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 30 flops.
static inline double DD_RoundEven(double x_Hi, double x_Lo, double *Lo)
{
	double a_Lo;
	const double a_Hi = DD_Abs(x_Hi, x_Lo, &a_Lo);
	const double h = f64_nearestEven(0.0, a_Hi, a_Lo);
	const double l = f64_nearestEven(a_Hi, a_Lo, 0.0);
	const double l_1 = ((h == a_Hi) ? l : 0.0);
	double t12_1;
	const double t12_0 = f64_integer(h, l_1, &t12_1);
	double t15_1;
	const double t15_0 = DD_signed(t12_0, t12_1, x_Hi, &t15_1);
	*Lo = t15_1;
	return t15_0;
}

//: map_DD_RoundEven DD_RoundEven
__kernel void map_DD_RoundEven(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_RoundEven(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_RoundEven QD_Abs f64_nearestEven QD_signed4 f64_integer4
// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 80 flops.
static inline double QD_RoundEven(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	double a_X1;
	double a_X2;
	double a_X3;
	const double a_X0 = QD_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const double h0 = f64_nearestEven(0.0, a_X0, a_X1);
	const int t13 = (h0 != a_X0);
	double t17_1;
	double t17_2;
	double t17_3;
	const double t17_0 = QD_signed4(h0, 0.0, 0.0, 0.0, x_X0, &t17_1, &t17_2, &t17_3);
	const double h1 = f64_nearestEven(a_X0, a_X1, a_X2);
	const int t23 = (h1 == a_X1);
	const double h2 = f64_nearestEven(a_X1, a_X2, a_X3);
	const double h3 = f64_nearestEven(a_X2, a_X3, 0.0);
	const double h3_1 = ((h2 == a_X2) ? h3 : 0.0);
	const double h2_1 = (t23 ? h2 : 0.0);
	const double h3_2 = (t23 ? h3_1 : 0.0);
	double t31_1;
	double t31_2;
	double t31_3;
	const double t31_0 = f64_integer4(h0, h1, h2_1, h3_2, &t31_1, &t31_2, &t31_3);
	double t36_1;
	double t36_2;
	double t36_3;
	const double t36_0 = QD_signed4(t31_0, t31_1, t31_2, t31_3, x_X0, &t36_1, &t36_2, &t36_3);
	*X1 = (t13 ? t17_1 : t36_1);
	*X2 = (t13 ? t17_2 : t36_2);
	*X3 = (t13 ? t17_3 : t36_3);
	return (t13 ? t17_0 : t36_0);
}

//: map_QD_RoundEven QD_RoundEven
__kernel void map_QD_RoundEven(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_RoundEven(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Modf DD_Abs f64_TwoDiff f64_FastTwoSum f64_integer DD_signed f64_finish
// Modf returns the integral and the fractional part of x, both with the sign of
// x; their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 25 flops.
static inline double DD_Modf(double x_Hi, double x_Lo, double *integral_Lo, double *frac_Hi, double *frac_Lo)
{
	double a_Lo;
	const double a_Hi = DD_Abs(x_Hi, x_Lo, &a_Lo);
	const double h = floor(a_Hi);
	const double d = RN(a_Hi - h); // exact; d is 0 or |d| ≥ 2|e|
	const int t8 = (h == a_Hi);
	const double l = floor(a_Lo);
	double e;
	const double d_1 = f64_TwoDiff(a_Lo, l, &e);
	const double l_1 = (t8 ? l : 0.0);
	const double d_2 = (t8 ? d_1 : d);
	const double e_1 = (t8 ? e : a_Lo);
	double lo;
	const double hi = f64_FastTwoSum(d_2, e_1, &lo);
	double t19_1;
	const double t19_0 = f64_integer(h, l_1, &t19_1);
	double t22_1;
	const double t22_0 = DD_signed(t19_0, t19_1, x_Hi, &t22_1);
	double t25_1;
	const double t25_0 = f64_finish(d_2, hi, lo, &t25_1);
	double t28_1;
	const double t28_0 = DD_signed(t25_0, t25_1, x_Hi, &t28_1);
	*integral_Lo = t22_1;
	*frac_Hi = t28_0;
	*frac_Lo = t28_1;
	return t22_0;
}

//: map_DD_Modf DD_Modf
__kernel void map_DD_Modf(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = DD_Modf(in0[i], in1[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Modf QD_Abs f64_TwoDiff f64_renorm f64_integer4 QD_signed4 f64_finish4
// Modf returns the integral and the fractional part of x, both with the sign of
// x; their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 110 flops.
static inline double QD_Modf(double x_X0, double x_X1, double x_X2, double x_X3, double *integral_X1, double *integral_X2, double *integral_X3, double *frac_X0, double *frac_X1, double *frac_X2, double *frac_X3)
{
	double a_X1;
	double a_X2;
	double a_X3;
	const double a_X0 = QD_Abs(x_X0, x_X1, x_X2, x_X3, &a_X1, &a_X2, &a_X3);
	const double h0 = floor(a_X0);
	const double d0 = RN(a_X0 - h0);
	const int t14 = (h0 == a_X0);
	const double h1 = floor(a_X1);
	double d1;
	const double d0_1 = f64_TwoDiff(a_X1, h1, &d1);
	const int t19 = (h1 == a_X1);
	const double h2 = floor(a_X2);
	double d1_1;
	const double d0_2 = f64_TwoDiff(a_X2, h2, &d1_1);
	const int t25 = (h2 == a_X2);
	const double h3 = floor(a_X3);
	double d1_2;
	const double d0_3 = f64_TwoDiff(a_X3, h3, &d1_2);
	const double h3_1 = (t25 ? h3 : 0.0);
	const double d0_4 = (t25 ? d0_3 : d0_2);
	const double d1_3 = (t25 ? d1_2 : d1_1);
	const double d2 = (t25 ? 0.0 : a_X3);
	const double h2_1 = (t19 ? h2 : 0.0);
	const double h3_2 = (t19 ? h3_1 : 0.0);
	const double d0_5 = (t19 ? d0_4 : d0_1);
	const double d1_4 = (t19 ? d1_3 : d1);
	const double d2_1 = (t19 ? d2 : a_X2);
	const double d3 = (t19 ? 0.0 : a_X3);
	const double h1_1 = (t14 ? h1 : 0.0);
	const double h2_2 = (t14 ? h2_1 : 0.0);
	const double h3_3 = (t14 ? h3_2 : 0.0);
	const double d0_6 = (t14 ? d0_5 : d0);
	const double d1_5 = (t14 ? d1_4 : a_X1);
	const double d2_2 = (t14 ? d2_1 : a_X2);
	const double d3_1 = (t14 ? d3 : a_X3);
	double f1;
	double f2;
	double f3;
	const double f0 = f64_renorm(d0_6, d1_5, d2_2, d3_1, 0.0, &f1, &f2, &f3);
	double t54_1;
	double t54_2;
	double t54_3;
	const double t54_0 = f64_integer4(h0, h1_1, h2_2, h3_3, &t54_1, &t54_2, &t54_3);
	double t59_1;
	double t59_2;
	double t59_3;
	const double t59_0 = QD_signed4(t54_0, t54_1, t54_2, t54_3, x_X0, &t59_1, &t59_2, &t59_3);
	double t64_1;
	double t64_2;
	double t64_3;
	const double t64_0 = f64_finish4(d0_6, f0, f1, f2, f3, &t64_1, &t64_2, &t64_3);
	double t69_1;
	double t69_2;
	double t69_3;
	const double t69_0 = QD_signed4(t64_0, t64_1, t64_2, t64_3, x_X0, &t69_1, &t69_2, &t69_3);
	*integral_X1 = t59_1;
	*integral_X2 = t59_2;
	*integral_X3 = t59_3;
	*frac_X0 = t69_0;
	*frac_X1 = t69_1;
	*frac_X2 = t69_2;
	*frac_X3 = t69_3;
	return t59_0;
}

//: map_QD_Modf QD_Modf
__kernel void map_QD_Modf(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3, __global double *out4, __global double *out5, __global double *out6, __global double *out7)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		double r4;
		double r5;
		double r6;
		double r7;
		out0[i] = QD_Modf(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3, &r4, &r5, &r6, &r7);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
		out4[i] = r4;
		out5[i] = r5;
		out6[i] = r6;
		out7[i] = r7;
	}
}

//: f64_exponentOf
// exponentOf returns ⌊log2|x|⌋ for the number that starts with x0 + x1: one less
// than the exponent of x0 where that is a power of two and the rest takes away
// from it. Where x is 0, infinite or NaN it returns no exponent.
static inline int f64_exponentOf(double x0, double x1)
{
	const double a = fabs(x0);
	const int t5 = (a < 0x1p-1022);
	const double a_1 = RN(a * 0x1p+64);
	const int k = (t5 ? 64 : 0);
	const double a_2 = (t5 ? a_1 : a);
	const int one = (a_2 == f64_chop(a_2, 52));
	const int e = (int)((uint)f64_exponent(a_2) - (uint)k);
	const int e_1 = (int)((uint)e - (uint)1);
	const int e_2 = ((one & (RN(x1 * copysign(1.0, x0)) < 0.0)) ? e_1 : e);
	return e_2;
}

//: DD_Frexp f64_exponentOf
// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.Hi may be ±1, with frac.Lo of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 10 flops.
static inline double DD_Frexp(double x_Hi, double x_Lo, double *frac_Lo, int *exp)
{
	const int exp_1 = (int)((uint)f64_exponentOf(x_Hi, x_Lo) + (uint)1);
	const double f = f64_pow2(((int)((uint)0 - (uint)exp_1) >> 1));
	const double g = f64_pow2((int)((uint)(int)((uint)0 - (uint)exp_1) - (uint)((int)((uint)0 - (uint)exp_1) >> 1)));
	const int exp_2 = (((x_Hi == 0.0) | !f64_finite(x_Hi)) ? 0 : exp_1);
	*frac_Lo = RN(RN(x_Lo * f) * g);
	*exp = exp_2;
	return RN(RN(x_Hi * f) * g);
}

//: map_DD_Frexp DD_Frexp
__kernel void map_DD_Frexp(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1, __global int *out2)
{
	FOR_EACH(i, n) {
		double r1;
		int r2;
		out0[i] = DD_Frexp(in0[i], in1[i], &r1, &r2);
		out1[i] = r1;
		out2[i] = r2;
	}
}

//: QD_Frexp f64_exponentOf
// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.X0 may be ±1, with frac.X1 of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 14 flops.
static inline double QD_Frexp(double x_X0, double x_X1, double x_X2, double x_X3, double *frac_X1, double *frac_X2, double *frac_X3, int *exp)
{
	const int exp_1 = (int)((uint)f64_exponentOf(x_X0, x_X1) + (uint)1);
	const double f = f64_pow2(((int)((uint)0 - (uint)exp_1) >> 1));
	const double g = f64_pow2((int)((uint)(int)((uint)0 - (uint)exp_1) - (uint)((int)((uint)0 - (uint)exp_1) >> 1)));
	const int exp_2 = (((x_X0 == 0.0) | !f64_finite(x_X0)) ? 0 : exp_1);
	*frac_X1 = RN(RN(x_X1 * f) * g);
	*frac_X2 = RN(RN(x_X2 * f) * g);
	*frac_X3 = RN(RN(x_X3 * f) * g);
	*exp = exp_2;
	return RN(RN(x_X0 * f) * g);
}

//: map_QD_Frexp QD_Frexp
__kernel void map_QD_Frexp(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3, __global int *out4)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		int r4;
		out0[i] = QD_Frexp(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3, &r4);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
		out4[i] = r4;
	}
}

//: DD_Ldexp DD_ScaleB
// Ldexp returns x·2^n. It is [Pair.ScaleB] under C's and Go's other name.
//
// Error: exact.
// Domain: as ScaleB.
// Special: as ScaleB.
// Cost: 6 flops.
static inline double DD_Ldexp(double x_Hi, double x_Lo, int n, double *Lo)
{
	double t3_1;
	const double t3_0 = DD_ScaleB(x_Hi, x_Lo, n, &t3_1);
	*Lo = t3_1;
	return t3_0;
}

//: map_DD_Ldexp DD_Ldexp
__kernel void map_DD_Ldexp(const uint n, __global const double *in0, __global const double *in1, __global const int *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Ldexp(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Ldexp QD_ScaleB
// Ldexp returns x·2^n. It is [Quad.ScaleB] under C's and Go's other name.
//
// Error: exact.
// Domain: as ScaleB.
// Special: as ScaleB.
// Cost: 12 flops.
static inline double QD_Ldexp(double x_X0, double x_X1, double x_X2, double x_X3, int n, double *X1, double *X2, double *X3)
{
	double t5_1;
	double t5_2;
	double t5_3;
	const double t5_0 = QD_ScaleB(x_X0, x_X1, x_X2, x_X3, n, &t5_1, &t5_2, &t5_3);
	*X1 = t5_1;
	*X2 = t5_2;
	*X3 = t5_3;
	return t5_0;
}

//: map_QD_Ldexp QD_Ldexp
__kernel void map_QD_Ldexp(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const int *in4, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Ldexp(in0[i], in1[i], in2[i], in3[i], in4[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: f64_ilogb f64_exponentOf
// ilogb is [Pair.Ilogb] for the number that starts with x0 + x1.
static inline int f64_ilogb(double x0, double x1)
{
	const int e = f64_exponentOf(x0, x1);
	const int e_1 = ((x0 == 0.0) ? -2147483648 : e);
	const int e_2 = (!f64_finite(x0) ? 2147483647 : e_1);
	return e_2;
}

//: DD_Ilogb f64_ilogb
// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 4 flops.
static inline int DD_Ilogb(double x_Hi, double x_Lo)
{
	return f64_ilogb(x_Hi, x_Lo);
}

//: map_DD_Ilogb DD_Ilogb
__kernel void map_DD_Ilogb(const uint n, __global const double *in0, __global const double *in1, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DD_Ilogb(in0[i], in1[i]);
	}
}

//: QD_Ilogb f64_ilogb
// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 4 flops.
static inline int QD_Ilogb(double x_X0, double x_X1, double x_X2, double x_X3)
{
	return f64_ilogb(x_X0, x_X1);
}

//: map_QD_Ilogb QD_Ilogb
__kernel void map_QD_Ilogb(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = QD_Ilogb(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: f64_logb f64_exponentOf f64_quotient
// logb is the leading limb of [Pair.Logb].
static inline double f64_logb(double x0, double x1)
{
	const double e = (double)f64_exponentOf(x0, x1);
	const double e_1 = RN(x0 * x0);
	const double e_2 = (!f64_finite(x0) ? e_1 : e);
	const double e_3 = f64_div((-1.0), fabs(x0));
	const double e_4 = ((x0 == 0.0) ? e_3 : e_2);
	return e_4;
}

//: DD_Logb f64_logb
// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 6 flops.
static inline double DD_Logb(double x_Hi, double x_Lo, double *Lo)
{
	*Lo = 0.0;
	return f64_logb(x_Hi, x_Lo);
}

//: map_DD_Logb DD_Logb
__kernel void map_DD_Logb(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Logb(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Logb f64_logb
// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 6 flops.
static inline double QD_Logb(double x_X0, double x_X1, double x_X2, double x_X3, double *X1, double *X2, double *X3)
{
	*X1 = 0.0;
	*X2 = 0.0;
	*X3 = 0.0;
	return f64_logb(x_X0, x_X1);
}

//: map_QD_Logb QD_Logb
__kernel void map_QD_Logb(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Logb(in0[i], in1[i], in2[i], in3[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Dim DD_Sub
// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 2u²|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 20 flops.
static inline double DD_Dim(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double d_Lo;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &d_Lo);
	const int t13 = ((d_Hi <= 0.0) | ((x_Hi == y_Hi) & !f64_finite(x_Hi)));
	const double d_Hi_1 = (t13 ? 0.0 : d_Hi);
	const double d_Lo_1 = (t13 ? 0.0 : d_Lo);
	*Lo = d_Lo_1;
	return d_Hi_1;
}

//: map_DD_Dim DD_Dim
__kernel void map_DD_Dim(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Dim(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Dim QD_Sub
// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 1u⁴|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 124 flops.
static inline double QD_Dim(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double d_X1;
	double d_X2;
	double d_X3;
	const double d_X0 = QD_Sub(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3, &d_X1, &d_X2, &d_X3);
	const int t19 = ((d_X0 <= 0.0) | ((x_X0 == y_X0) & !f64_finite(x_X0)));
	const double d_X0_1 = (t19 ? 0.0 : d_X0);
	const double d_X1_1 = (t19 ? 0.0 : d_X1);
	const double d_X2_1 = (t19 ? 0.0 : d_X2);
	const double d_X3_1 = (t19 ? 0.0 : d_X3);
	*X1 = d_X1_1;
	*X2 = d_X2_1;
	*X3 = d_X3_1;
	return d_X0_1;
}

//: map_QD_Dim QD_Dim
__kernel void map_QD_Dim(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Dim(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Min
// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 5 comparisons.
static inline double DD_Min(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	const int t15 = (((y_Hi < x_Hi) | ((y_Hi == x_Hi) & ((y_Lo < x_Lo) | ((y_Hi == 0.0) & f64_signbit(y_Hi))))) | (y_Hi != y_Hi));
	const double m_Hi = (t15 ? y_Hi : x_Hi);
	const double m_Lo = (t15 ? y_Lo : x_Lo);
	*Lo = m_Lo;
	return m_Hi;
}

//: map_DD_Min DD_Min
__kernel void map_DD_Min(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Min(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Max
// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 5 comparisons.
static inline double DD_Max(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	const int t16 = (((x_Hi < y_Hi) | ((y_Hi == x_Hi) & ((x_Lo < y_Lo) | ((y_Hi == 0.0) & !f64_signbit(y_Hi))))) | (y_Hi != y_Hi));
	const double m_Hi = (t16 ? y_Hi : x_Hi);
	const double m_Lo = (t16 ? y_Lo : x_Lo);
	*Lo = m_Lo;
	return m_Hi;
}

//: map_DD_Max DD_Max
__kernel void map_DD_Max(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Max(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Min QD_Less
// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 124 flops.
static inline double QD_Min(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	const int t18 = ((QD_Less(y_X0, y_X1, y_X2, y_X3, x_X0, x_X1, x_X2, x_X3) | (((y_X0 == 0.0) & (x_X0 == 0.0)) & f64_signbit(y_X0))) | (y_X0 != y_X0));
	const double m_X0 = (t18 ? y_X0 : x_X0);
	const double m_X1 = (t18 ? y_X1 : x_X1);
	const double m_X2 = (t18 ? y_X2 : x_X2);
	const double m_X3 = (t18 ? y_X3 : x_X3);
	*X1 = m_X1;
	*X2 = m_X2;
	*X3 = m_X3;
	return m_X0;
}

//: map_QD_Min QD_Min
__kernel void map_QD_Min(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Min(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: QD_Max QD_Less
// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 124 flops.
static inline double QD_Max(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	const int t19 = ((QD_Less(x_X0, x_X1, x_X2, x_X3, y_X0, y_X1, y_X2, y_X3) | (((y_X0 == 0.0) & (x_X0 == 0.0)) & !f64_signbit(y_X0))) | (y_X0 != y_X0));
	const double m_X0 = (t19 ? y_X0 : x_X0);
	const double m_X1 = (t19 ? y_X1 : x_X1);
	const double m_X2 = (t19 ? y_X2 : x_X2);
	const double m_X3 = (t19 ? y_X3 : x_X3);
	*X1 = m_X1;
	*X2 = m_X2;
	*X3 = m_X3;
	return m_X0;
}

//: map_QD_Max QD_Max
__kernel void map_QD_Max(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Max(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: DD_Copysign
// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 2 flops.
static inline double DD_Copysign(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	const double f = RN(copysign(1.0, x_Hi) * copysign(1.0, y_Hi));
	*Lo = RN(x_Lo * f);
	return copysign(x_Hi, y_Hi);
}

//: map_DD_Copysign DD_Copysign
__kernel void map_DD_Copysign(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Copysign(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: QD_Copysign
// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 4 flops.
static inline double QD_Copysign(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	const double f = RN(copysign(1.0, x_X0) * copysign(1.0, y_X0));
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	return copysign(x_X0, y_X0);
}

//: map_QD_Copysign QD_Copysign
__kernel void map_QD_Copysign(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global const double *in4, __global const double *in5, __global const double *in6, __global const double *in7, __global double *out0, __global double *out1, __global double *out2, __global double *out3)
{
	FOR_EACH(i, n) {
		double r1;
		double r2;
		double r3;
		out0[i] = QD_Copysign(in0[i], in1[i], in2[i], in3[i], in4[i], in5[i], in6[i], in7[i], &r1, &r2, &r3);
		out1[i] = r1;
		out2[i] = r2;
		out3[i] = r3;
	}
}

//: triple_f64_pair f64_FastTwoSum
// pair returns x rounded, within 0.51u²|x|.
static inline double triple_f64_pair(double x_X0, double x_X1, double x_X2, double *Lo)
{
	double b;
	const double a = f64_FastTwoSum(x_X0, x_X1, &b);
	double c;
	const double b_1 = f64_FastTwoSum(b, x_X2, &c);
	double b_2;
	const double a_1 = f64_FastTwoSum(a, b_1, &b_2);
	double lo;
	const double hi = f64_FastTwoSum(a_1, RN(b_2 + c), &lo);
	*Lo = lo;
	return hi;
}

//: triple_f64_neg
// neg returns -x, exactly.
static inline double triple_f64_neg(double x_X0, double x_X1, double x_X2, double *X1, double *X2)
{
	*X1 = (-x_X1);
	*X2 = (-x_X2);
	return (-x_X0);
}

//: triple_f64_add f64_TwoSum f64_settle3
// add returns x + y, within 3u³(|x| + |y|). 36 flops.
static inline double triple_f64_add(double x_X0, double x_X1, double x_X2, double y_X0, double y_X1, double y_X2, double *X1, double *X2)
{
	double e;
	const double a = f64_TwoSum(x_X0, y_X0, &e);
	double f;
	const double b = f64_TwoSum(x_X1, y_X1, &f);
	double e_1;
	const double b_1 = f64_TwoSum(b, e, &e_1);
	double t18_1;
	double t18_2;
	const double t18_0 = f64_settle3(a, b_1, RN(RN(x_X2 + y_X2) + RN(e_1 + f)), &t18_1, &t18_2);
	*X1 = t18_1;
	*X2 = t18_2;
	return t18_0;
}

//: triple_f64_sub triple_f64_neg triple_f64_add
// sub returns x - y, as add.
static inline double triple_f64_sub(double x_X0, double x_X1, double x_X2, double y_X0, double y_X1, double y_X2, double *X1, double *X2)
{
	double t6_1;
	double t6_2;
	const double t6_0 = triple_f64_neg(y_X0, y_X1, y_X2, &t6_1, &t6_2);
	double t10_1;
	double t10_2;
	const double t10_0 = triple_f64_add(x_X0, x_X1, x_X2, t6_0, t6_1, t6_2, &t10_1, &t10_2);
	*X1 = t10_1;
	*X2 = t10_2;
	return t10_0;
}

//: triple_f64_addPair f64_TwoSum f64_settle3
// addPair returns x + y, within 2u³(|x| + |y|). 35 flops.
static inline double triple_f64_addPair(double x_X0, double x_X1, double x_X2, double y_Hi, double y_Lo, double *X1, double *X2)
{
	double e;
	const double a = f64_TwoSum(x_X0, y_Hi, &e);
	double f;
	const double b = f64_TwoSum(x_X1, y_Lo, &f);
	double e_1;
	const double b_1 = f64_TwoSum(b, e, &e_1);
	double t16_1;
	double t16_2;
	const double t16_0 = f64_settle3(a, b_1, RN(x_X2 + RN(e_1 + f)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

//: triple_f64_addFloat f64_TwoSum f64_settle3
// addFloat returns x + y, within u³(|x| + |y|). 28 flops.
static inline double triple_f64_addFloat(double x_X0, double x_X1, double x_X2, double y, double *X1, double *X2)
{
	double e;
	const double a = f64_TwoSum(x_X0, y, &e);
	double e_1;
	const double b = f64_TwoSum(x_X1, e, &e_1);
	double t11_1;
	double t11_2;
	const double t11_0 = f64_settle3(a, b, RN(x_X2 + e_1), &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

//: DD_prod3 f64_TwoProd f64_TwoSum f64_settle3
// prod3 returns xy, within 6u³|xy|. 35 flops.
static inline double DD_prod3(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *X1, double *X2)
{
	double e;
	const double p = f64_TwoProd(x_Hi, y_Hi, &e);
	double f;
	const double a = f64_TwoProd(x_Hi, y_Lo, &f);
	double g;
	const double b = f64_TwoProd(x_Lo, y_Hi, &g);
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1);
	double a_2;
	const double e_1 = f64_TwoSum(e, a_1, &a_2);
	double t24_1;
	double t24_2;
	const double t24_0 = f64_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + RN(x_Lo * y_Lo))), &t24_1, &t24_2);
	*X1 = t24_1;
	*X2 = t24_2;
	return t24_0;
}

//: triple_f64_mulPair f64_TwoProd f64_TwoSum f64_settle3
// mulPair returns xy, within 8u³|xy|. 37 flops.
static inline double triple_f64_mulPair(double x_X0, double x_X1, double x_X2, double y_Hi, double y_Lo, double *X1, double *X2)
{
	double e;
	const double p = f64_TwoProd(x_X0, y_Hi, &e);
	double f;
	const double a = f64_TwoProd(x_X0, y_Lo, &f);
	double g;
	const double b = f64_TwoProd(x_X1, y_Hi, &g);
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1);
	double a_2;
	const double e_1 = f64_TwoSum(e, a_1, &a_2);
	const double c = RN(RN(x_X1 * y_Lo) + RN(x_X2 * y_Hi));
	double t27_1;
	double t27_2;
	const double t27_0 = f64_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + c)), &t27_1, &t27_2);
	*X1 = t27_1;
	*X2 = t27_2;
	return t27_0;
}

//: triple_f64_mul f64_TwoProd f64_TwoSum f64_settle3
// mul returns xy, within 10u³|xy|. 39 flops.
static inline double triple_f64_mul(double x_X0, double x_X1, double x_X2, double y_X0, double y_X1, double y_X2, double *X1, double *X2)
{
	double e;
	const double p = f64_TwoProd(x_X0, y_X0, &e);
	double f;
	const double a = f64_TwoProd(x_X0, y_X1, &f);
	double g;
	const double b = f64_TwoProd(x_X1, y_X0, &g);
	double b_1;
	const double a_1 = f64_TwoSum(a, b, &b_1);
	double a_2;
	const double e_1 = f64_TwoSum(e, a_1, &a_2);
	const double c = RN(RN(x_X1 * y_X1) + RN(RN(x_X0 * y_X2) + RN(x_X2 * y_X0)));
	double t30_1;
	double t30_2;
	const double t30_0 = f64_settle3(p, e_1, RN(RN(a_2 + b_1) + RN(RN(f + g) + c)), &t30_1, &t30_2);
	*X1 = t30_1;
	*X2 = t30_2;
	return t30_0;
}

//: triple_f64_mulFloat f64_TwoProd f64_TwoSum f64_settle3
// mulFloat returns xy, within 4u³|xy|. 28 flops.
static inline double triple_f64_mulFloat(double x_X0, double x_X1, double x_X2, double y, double *X1, double *X2)
{
	double e;
	const double p = f64_TwoProd(x_X0, y, &e);
	double f;
	const double a = f64_TwoProd(x_X1, y, &f);
	double a_1;
	const double e_1 = f64_TwoSum(e, a, &a_1);
	double t16_1;
	double t16_2;
	const double t16_0 = f64_settle3(p, e_1, RN(RN(a_1 + f) + RN(x_X2 * y)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

//: quint_f64_scale
// scale returns x·f for a power of two f, exactly but for underflow.
static inline double quint_f64_scale(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double f, double *X1, double *X2, double *X3, double *X4)
{
	*X1 = RN(x_X1 * f);
	*X2 = RN(x_X2 * f);
	*X3 = RN(x_X3 * f);
	*X4 = RN(x_X4 * f);
	return RN(x_X0 * f);
}

//: quint_f64_mul f64_TwoProd f64_TwoSum f64_settle5
// mul returns xy, within 8u⁵|xy|. 210 flops.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
static inline double quint_f64_mul(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double y_X4, double *X1, double *X2, double *X3, double *X4)
{
	double e00;
	const double a = f64_TwoProd(x_X0, y_X0, &e00);
	double e01;
	const double b = f64_TwoProd(x_X0, y_X1, &e01); // u
	double e10;
	const double p10 = f64_TwoProd(x_X1, y_X0, &e10);
	double f0;
	const double b_1 = f64_TwoSum(b, p10, &f0);
	double f1;
	const double b_2 = f64_TwoSum(b_1, e00, &f1);
	double e02;
	const double c = f64_TwoProd(x_X0, y_X2, &e02); // u²
	double e11;
	const double p11 = f64_TwoProd(x_X1, y_X1, &e11);
	double e20;
	const double p20 = f64_TwoProd(x_X2, y_X0, &e20);
	double g0;
	const double c_1 = f64_TwoSum(c, p20, &g0);
	double g1;
	const double e01_1 = f64_TwoSum(e01, e10, &g1);
	double g2;
	const double p11_1 = f64_TwoSum(p11, f0, &g2);
	double g3;
	const double e01_2 = f64_TwoSum(e01_1, f1, &g3);
	double g4;
	const double c_2 = f64_TwoSum(c_1, p11_1, &g4);
	double g5;
	const double c_3 = f64_TwoSum(c_2, e01_2, &g5);
	double e03;
	const double d = f64_TwoProd(x_X0, y_X3, &e03); // u³
	double e12;
	const double p12 = f64_TwoProd(x_X1, y_X2, &e12);
	double e21;
	const double p21 = f64_TwoProd(x_X2, y_X1, &e21);
	double e30;
	const double p30 = f64_TwoProd(x_X3, y_X0, &e30);
	double h0;
	const double d_1 = f64_TwoSum(d, p30, &h0);
	double h1;
	const double p12_1 = f64_TwoSum(p12, p21, &h1);
	double h2;
	const double e02_1 = f64_TwoSum(e02, e20, &h2);
	double h3;
	const double e11_1 = f64_TwoSum(e11, g0, &h3);
	double h4;
	const double g1_1 = f64_TwoSum(g1, g2, &h4);
	double h5;
	const double g3_1 = f64_TwoSum(g3, g4, &h5);
	double h6;
	const double d_2 = f64_TwoSum(d_1, p12_1, &h6);
	double h7;
	const double e02_2 = f64_TwoSum(e02_1, e11_1, &h7);
	double h8;
	const double g1_2 = f64_TwoSum(g1_1, g3_1, &h8);
	double h9;
	const double d_3 = f64_TwoSum(d_2, e02_2, &h9);
	double ha;
	const double g1_3 = f64_TwoSum(g1_2, g5, &ha);
	double hb;
	const double d_4 = f64_TwoSum(d_3, g1_3, &hb);
	const double e = RN(RN(RN(RN(x_X0 * y_X4) + RN(x_X4 * y_X0)) + RN(RN(x_X1 * y_X3) + RN(x_X3 * y_X1))) + RN(x_X2 * y_X2)); // u⁴
	const double e_1 = RN(e + RN(RN(e03 + e30) + RN(e12 + e21)));
	const double e_2 = RN(e_1 + RN(RN(RN(h0 + h1) + RN(h2 + h3)) + RN(RN(h4 + h5) + RN(h6 + h7))));
	const double e_3 = RN(e_2 + RN(RN(h8 + h9) + RN(ha + hb)));
	double t125_1;
	double t125_2;
	double t125_3;
	double t125_4;
	const double t125_0 = f64_settle5(a, b_2, c_3, d_4, e_3, &t125_1, &t125_2, &t125_3, &t125_4);
	*X1 = t125_1;
	*X2 = t125_2;
	*X3 = t125_3;
	*X4 = t125_4;
	return t125_0;
}

//: QD_prod5 QD_quintOf quint_f64_mul
// prod5 returns xy, within 8u⁵|xy|.
static inline double QD_prod5(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3, double *X4)
{
	double t8_1;
	double t8_2;
	double t8_3;
	double t8_4;
	const double t8_0 = QD_quintOf(x_X0, x_X1, x_X2, x_X3, &t8_1, &t8_2, &t8_3, &t8_4);
	double t14_1;
	double t14_2;
	double t14_3;
	double t14_4;
	const double t14_0 = QD_quintOf(y_X0, y_X1, y_X2, y_X3, &t14_1, &t14_2, &t14_3, &t14_4);
	double t20_1;
	double t20_2;
	double t20_3;
	double t20_4;
	const double t20_0 = quint_f64_mul(t8_0, t8_1, t8_2, t8_3, t8_4, t14_0, t14_1, t14_2, t14_3, t14_4, &t20_1, &t20_2, &t20_3, &t20_4);
	*X1 = t20_1;
	*X2 = t20_2;
	*X3 = t20_3;
	*X4 = t20_4;
	return t20_0;
}

//: quint_f64_mulQuad QD_quintOf quint_f64_mul
// mulQuad returns xy, within 8u⁵|xy|.
static inline double quint_f64_mulQuad(double x_X0, double x_X1, double x_X2, double x_X3, double x_X4, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3, double *X4)
{
	double t9_1;
	double t9_2;
	double t9_3;
	double t9_4;
	const double t9_0 = QD_quintOf(y_X0, y_X1, y_X2, y_X3, &t9_1, &t9_2, &t9_3, &t9_4);
	double t15_1;
	double t15_2;
	double t15_3;
	double t15_4;
	const double t15_0 = quint_f64_mul(x_X0, x_X1, x_X2, x_X3, x_X4, t9_0, t9_1, t9_2, t9_3, t9_4, &t15_1, &t15_2, &t15_3, &t15_4);
	*X1 = t15_1;
	*X2 = t15_2;
	*X3 = t15_3;
	*X4 = t15_4;
	return t15_0;
}

//: f64_Add
// Add returns RN(a + b).
//
// Cost: 1 flop.
static inline double f64_Add(double a, double b)
{
	return RN(a + b);
}

//: map_f64_Add f64_Add
__kernel void map_f64_Add(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Add(in0[i], in1[i]);
	}
}

//: f64_Mul
// Mul returns RN(ab).
//
// Cost: 1 flop.
static inline double f64_Mul(double a, double b)
{
	return RN(a * b);
}

//: map_f64_Mul f64_Mul
__kernel void map_f64_Mul(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Mul(in0[i], in1[i]);
	}
}

//: f64_Mad
// Mad returns RN(RN(ab) + c): the product is rounded, however much faster a
// fused operation would be.
//
// Cost: 2 flops.
static inline double f64_Mad(double a, double b, double c)
{
	return RN(RN(a * b) + c);
}

//: map_f64_Mad f64_Mad
__kernel void map_f64_Mad(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Mad(in0[i], in1[i], in2[i]);
	}
}

//: f64_Div f64_quotient
// Div returns RN(a / b).
//
// Cost: 1 flop.
static inline double f64_Div(double a, double b)
{
	return f64_div(a, b);
}

//: map_f64_Div f64_Div
__kernel void map_f64_Div(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Div(in0[i], in1[i]);
	}
}

//: f64_Sqrt f64_root
// Sqrt returns RN(√a).
//
// Cost: 1 flop.
static inline double f64_Sqrt(double a)
{
	return f64_sqrt(a);
}

//: map_f64_Sqrt f64_Sqrt
__kernel void map_f64_Sqrt(const uint n, __global const double *in0, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Sqrt(in0[i]);
	}
}

//: f64_SumLessFirst
// SumLessFirst returns RN(RN(a + b) - a), which is not b.
//
// Cost: 2 flops.
static inline double f64_SumLessFirst(double a, double b)
{
	const double s = RN(a + b);
	return RN(s - a);
}

//: map_f64_SumLessFirst f64_SumLessFirst
__kernel void map_f64_SumLessFirst(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_SumLessFirst(in0[i], in1[i]);
	}
}

//: f64_SumLessSecond
// SumLessSecond returns RN(RN(a + b) - b), which is not a.
//
// Cost: 2 flops.
static inline double f64_SumLessSecond(double a, double b)
{
	const double s = RN(a + b);
	return RN(s - b);
}

//: map_f64_SumLessSecond f64_SumLessSecond
__kernel void map_f64_SumLessSecond(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_SumLessSecond(in0[i], in1[i]);
	}
}
