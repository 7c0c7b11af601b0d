#pragma once

#include <string>

namespace sinew::test {

/// Files that hold one of everything their format can say of a character, for what conversions make of it.
/// Every picture ends in a mark that says what it is.
std::string everythingGltf();
/// The same as FBX, in `folder` for a moment; empty when it could not be made.
std::string everythingFbx(const std::string& folder);

} // namespace sinew::test
