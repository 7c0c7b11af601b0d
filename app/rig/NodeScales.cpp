#include "app/rig/EngineChanges.h"

#include "core/io/ImportScene.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kNoScale = 1e-5; ///< files keep floats
constexpr double kInPlace = 1e-6; ///< of the character's size

/// Mean scale of the axes in a joint's bind transform as its file has it.
double scaleOf(const Transform& modelFromJoint) {
    return std::cbrt(std::abs(modelFromJoint.linear().determinant()));
}

NodeScales scalesIn(const MappedScene& mapped) {
    NodeScales scales;
    for (const JointSource& joint : mapped.map.joints) {
        const double scale = scaleOf(joint.modelFromJoint);
        if (std::abs(scale - 1.0) <= kNoScale) {
            continue;
        }
        scales.smallest = scales.joints == 0 ? scale : std::min(scales.smallest, scale);
        scales.largest = scales.joints == 0 ? scale : std::max(scales.largest, scale);
        ++scales.joints;
    }
    return scales;
}

/// The farthestApart that a joint or a vertex of one scene is from its place in the other, in metres.
double farthestApart(const Scene& a, const Scene& b) {
    double farthest = 0.0;
    for (std::size_t j = 0; j < a.skeleton.size(); ++j) {
        const std::int32_t other = b.skeleton.find(a.skeleton.joints[j].name);
        if (other != kNone) {
            farthest =
                std::max(farthest, (a.skeleton.position(j) * a.metersPerUnit -
                                    b.skeleton.position(static_cast<std::size_t>(other)) * b.metersPerUnit)
                                       .norm());
        }
    }
    // Formats split and weld vertices in their own ways: what is compared is the box of each part.
    for (std::size_t p = 0; p < std::min(a.parts.size(), b.parts.size()); ++p) {
        Aabb boxes[2];
        for (const Vec3& vertex : a.parts[p].mesh->vertices) {
            boxes[0].add(vertex * a.metersPerUnit);
        }
        for (const Vec3& vertex : b.parts[p].mesh->vertices) {
            boxes[1].add(vertex * b.metersPerUnit);
        }
        farthest =
            std::max({farthest, (boxes[0].min - boxes[1].min).norm(), (boxes[0].max - boxes[1].max).norm()});
    }
    return farthest;
}

} // namespace

Expected<NodeScales> nodeScales(const std::filesystem::path& file, Progress& progress) {
    SINEW_TRY(const MappedScene mapped, importMapped(file, progress));
    return scalesIn(mapped);
}

Expected<void> checkScalesNormalized(const Scene& scene, const std::filesystem::path& file,
                                     Progress& progress) {
    SINEW_TRY(const MappedScene mapped, importMapped(file, progress));
    const double size = bounds(scene).diagonal() * scene.metersPerUnit;
    const bool scaled = scalesIn(mapped).joints > 0;
    if (scaled || farthestApart(scene, mapped.imported.scene) > kInPlace * size) {
        return fail(ErrorCode::FileBroken,
                    {file.string(), scaled ? "its joints still carry a scale"
                                           : "joints or vertices moved when scales were normalized"});
    }
    return {};
}

} // namespace sinew
