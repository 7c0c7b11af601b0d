#pragma once

#include <string>

namespace sinew::test {

/// Files that hold one of everything their format can say of a character, for what conversions make of it.
/// Every picture ends in a mark that says what it is.
std::string everythingGltf();
/// The same as FBX, in `folder` for a moment; empty when it could not be made.
std::string everythingFbx(const std::string& folder);
/// The same as COLLADA and as OBJ, whose pictures stand beside them in `folder`, and so does the .mtl.
std::string everythingDae(const std::string& folder);
struct ObjAndMtl {
    std::string obj;
    std::string mtl;
};
ObjAndMtl everythingObj(const std::string& folder);

} // namespace sinew::test
