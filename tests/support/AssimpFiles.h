#pragma once

#include <string>
#include <vector>

namespace sinew::test {

/// A file in a format that is read through Assimp.
struct AssimpFile {
    std::string name;
    std::string bytes;
    bool rigged = false;   ///< with the joints hip and knee, weights and a clip of a second
    std::string side = {}; ///< a file that has to lie beside it, if any
    std::string sideBytes = {};
};

/// The same figure in every format: a box of 8 vertices and 12 triangles that stands on the ground and is 1
/// wide, 2 high and half as deep. Where it is rigged, the hip lies on the ground and the knee 1 above it; the
/// lower vertices follow the hip, the upper ones the knee. The clip moves the knee up by 2.
std::vector<AssimpFile> assimpFiles();

} // namespace sinew::test
