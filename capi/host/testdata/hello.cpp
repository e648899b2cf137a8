// A program in C++ that uses liblimb.
#include "liblimb.h"

#include <cstdio>
#include <cstring>
#include <vector>

int main() {
	std::vector<double> x = {1, 0, 2, 0, 3, 0}, y(6);
	limb_array in = {x.data(), 1, LIMB_DD}, out = {y.data(), 1, LIMB_DD}, three = {x.data() + 4, 0, LIMB_DD};
	limb_array xs[] = {in, three};
	char *text = nullptr;
	if (limb_map("div", 3, &out, 1, xs, 2) != LIMB_OK || limb_format(3, &out, 'g', 20, &text) != LIMB_OK) {
		std::puts(limb_error_text());
		return 1;
	}
	std::puts(text);
	bool right = std::strcmp(text, "0.33333333333333333333\n0.66666666666666666667\n1") == 0;
	limb_free(text);
	std::puts(right ? "ok" : "another text");
	return !right;
}
