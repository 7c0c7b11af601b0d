#pragma once

#include "tests/app/support/ConversionFacts.h"

#include <vector>

/// How the facts of all formats are said.
namespace sinew::test {

/// Where the second vertex of "leather" looks when the offset and scale of its texture are in the UVs.
constexpr double kMovedU = 0.625;

/// With at most two digits behind the point.
std::string rounded(double value);

/// What stands behind the end of a picture made by the tests.
std::string markOf(const std::string& picture);

/// A material with a picture of colours has no colour beside it in COLLADA; there it is that of "paint".
bool saysColor(const std::string& material, const ConversionFacts& facts);

/// What stands between two texts, or nothing.
std::string between(const std::string& text, const std::string& before, const std::string& after);

/// The numbers that a text of words begins with.
std::vector<double> numbersOf(const std::string& text);

/// The contents of a "data:" address.
std::string dataOf(const std::string& uri);

/// That nodes are turned by an angle (radians) against the bind pose, when they are.
void notePose(double angle, ConversionFacts& facts);

bool isWebP(const std::string& picture);
bool isKtx2(const std::string& picture);

} // namespace sinew::test
