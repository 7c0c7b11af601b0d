#include "app/report/VertexQuery.h"

#include <limits>

namespace sinew {
namespace {

VertexId nearestVertex(const Scene& scene, const VertexQuery& query) {
    const Vec3 place = *query.meters / scene.metersPerUnit;
    VertexId found;
    double min = std::numeric_limits<double>::infinity();
    for (std::uint32_t i = 0; i < scene.parts.size(); ++i) {
        const Mesh& mesh = *scene.parts[i].mesh;
        if (!query.part.empty() && mesh.name != query.part) {
            continue;
        }
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            const double distance = (mesh.vertices[p] - place).squaredNorm();
            if (distance < min) {
                min = distance;
                found = {i, static_cast<std::uint32_t>(p)};
            }
        }
    }
    return found;
}

} // namespace

Error partUnknown(const Scene& scene, const std::string& name) {
    std::string names;
    constexpr std::size_t shown = 8;
    for (std::size_t i = 0; i < scene.parts.size() && i < shown; ++i) {
        names += (i == 0 ? "" : ", ") + scene.parts[i].mesh->name;
    }
    return makeError(ErrorCode::PartUnknown,
                     {name, scene.sourceFile, scene.parts.size() > shown ? names + ", ..." : names});
}

Expected<VertexId> findVertex(const Scene& scene, const VertexQuery& query) {
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    std::uint32_t part = 0;
    if (!query.part.empty()) {
        while (part < scene.parts.size() && scene.parts[part].mesh->name != query.part) {
            ++part;
        }
        if (part == scene.parts.size()) {
            return fail(partUnknown(scene, query.part));
        }
    }
    if (!query.vertex) {
        return nearestVertex(scene, query);
    }
    const Mesh& mesh = *scene.parts[part].mesh;
    if (*query.vertex >= mesh.vertexCount()) {
        return fail(ErrorCode::VertexUnknown,
                    {std::to_string(*query.vertex), mesh.name, std::to_string(mesh.vertexCount() - 1)});
    }
    return VertexId{part, *query.vertex};
}

} // namespace sinew
