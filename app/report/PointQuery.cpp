#include "app/report/PointQuery.h"

#include <limits>

namespace sinew {
namespace {

Error partUnknown(const Scene& scene, const std::string& name) {
    std::string names;
    constexpr std::size_t shown = 8;
    for (std::size_t i = 0; i < scene.parts.size() && i < shown; ++i) {
        names += (i == 0 ? "" : ", ") + scene.parts[i].mesh->name;
    }
    return makeError(ErrorCode::PartUnknown,
                     {name, scene.sourceFile, scene.parts.size() > shown ? names + ", ..." : names});
}

FoundPoint nearestPoint(const Scene& scene, const PointQuery& query) {
    const Vec3 place = *query.meters / scene.metersPerUnit;
    FoundPoint found;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const Mesh& mesh = *scene.parts[i].mesh;
        if (!query.part.empty() && mesh.name != query.part) {
            continue;
        }
        for (std::size_t p = 0; p < mesh.pointCount(); ++p) {
            const double distance = (mesh.points[p] - place).squaredNorm();
            if (distance < least) {
                least = distance;
                found = {i, static_cast<std::uint32_t>(p)};
            }
        }
    }
    return found;
}

} // namespace

Expected<FoundPoint> findPoint(const Scene& scene, const PointQuery& query) {
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    std::size_t part = 0;
    if (!query.part.empty()) {
        while (part < scene.parts.size() && scene.parts[part].mesh->name != query.part) {
            ++part;
        }
        if (part == scene.parts.size()) {
            return fail(partUnknown(scene, query.part));
        }
    }
    if (!query.point) {
        return nearestPoint(scene, query);
    }
    const Mesh& mesh = *scene.parts[part].mesh;
    if (*query.point >= mesh.pointCount()) {
        return fail(ErrorCode::PointUnknown,
                    {std::to_string(*query.point), mesh.name, std::to_string(mesh.pointCount() - 1)});
    }
    return FoundPoint{part, *query.point};
}

} // namespace sinew
