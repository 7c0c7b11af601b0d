#include "app/files/CageFile.h"

#include "core/io/obj/ReadObjShape.h"
#include "core/io/source/FileBytes.h"

namespace sinew {

Expected<Cage> readCage(const std::filesystem::path& file, Progress& progress) {
    if (lowerExtension(file) != ".obj") {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file), "OBJ"});
    }
    Expected<ObjShape> shape = readObjShape(file, progress);
    if (!shape) {
        return fail(shape.error());
    }
    Cage cage{shape->mesh.name, shape->mesh.vertices, {}, std::move(shape->lines), {}, {}};
    if (cage.vertices.size() <= kMostCageVertices) { // else it is refused
        cage.faces = triangulate(shape->mesh);
    }
    if (const Expected<void> sound = validateCages({cage}); !sound) {
        return fail(sound.error());
    }
    return cage;
}

} // namespace sinew
