#include "app/files/CageFile.h"

#include "core/io/obj/ReadObj.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// Asked of the file's own faces: those of the cage are triangles, which people cannot count.
Expected<void> checkCorners(const Mesh& mesh) {
    for (std::size_t face = 0; face < mesh.polygonCount(); ++face) {
        const auto corners = mesh.polygon(face);
        std::vector<std::uint32_t> sorted(corners.begin(), corners.end());
        std::ranges::sort(sorted);
        if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end()) {
            return fail(ErrorCode::CageVertexRepeated,
                        {mesh.name, std::to_string(face + 1), std::to_string(*twice)});
        }
    }
    return {};
}

/// What the readers of characters advise does not help a cage.
Error asOfCage(Error error) {
    error.code = error.code == ErrorCode::FileBroken ? ErrorCode::CageFileBroken : error.code;
    return error;
}

} // namespace

Expected<Cage> readCage(const std::filesystem::path& file, Progress& progress) {
    if (lowerExtension(file) != ".obj") {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file), "OBJ"});
    }
    Expected<ObjShape> shape = readObjShape(file, progress);
    if (!shape) {
        return fail(asOfCage(shape.error()));
    }
    Cage cage{shape->mesh.name, shape->mesh.vertices, {}, std::move(shape->lines), {}, {}};
    if (cage.vertices.size() <= kMaxCageVertices) { // else it is refused
        if (const Expected<void> sound = checkCorners(shape->mesh); !sound) {
            return fail(sound.error());
        }
        cage.faces = triangulate(shape->mesh);
    }
    if (const Expected<void> sound = validateCages({cage}); !sound) {
        return fail(sound.error());
    }
    return cage;
}

} // namespace sinew
