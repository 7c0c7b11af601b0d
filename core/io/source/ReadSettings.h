#pragma once

#include "core/geometry/flat/FlatMesh.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

constexpr int kMinPictureDensity = 4;
constexpr int kMaxPictureDensity = 400;
constexpr int kMinPictureSize = 16;
constexpr int kMaxPictureSize = 4096;

/// A mesh of a picture as a hand has made it, in the place of the one that Sinew makes.
struct HandMesh {
    std::string mesh;         ///< name of the mesh whose place it takes
    std::uint32_t number = 0; ///< which of the meshes of that name, from 0
    std::int32_t width = 0;   ///< of its picture, pixels
    std::int32_t height = 0;  ///< pixels
    FlatMesh
        flat; ///< in eighths of a pixel from the picture's lower left corner, y upwards; within the picture
    bool operator==(const HandMesh&) const = default;
};

/// How a picture becomes a mesh.
struct PictureMeshing {
    std::uint8_t threshold = 16; ///< the least opacity, of 255, that belongs to the figure: soft rims do too
    int density = 40;            ///< triangles along the longer side of what is opaque, 4 to 400
    /// Pixels along the longer side of what is drawn of vectors (SVG), 16 to 4096; 0: as many as the file
    /// says, at least 1024.
    int size = 0;
    std::vector<HandMesh> byHand = {}; ///< each of another mesh
    bool operator==(const PictureMeshing&) const = default;
};

constexpr double kMinUnitFactor = 1e-9;
constexpr double kMaxUnitFactor = 1e9;

/// What a user says about how files are read.
struct ReadSettings {
    /// Folders for pictures and files of materials that lie outside of the model's folder
    /// (core/io/source/SideFiles.h). What lies in none of them is not read.
    std::vector<std::string> textureFolders = {};
    PictureMeshing picture = {}; ///< of files that are pictures; a text of layers may say otherwise
    double unitFactor = 1.0;     ///< of the unit that the file names, which may be wrong
    bool operator==(const ReadSettings&) const = default;
};

} // namespace sinew
