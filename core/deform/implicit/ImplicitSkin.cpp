#include "core/deform/implicit/ImplicitSkin.h"

#include "core/base/Parallel.h"
#include "core/deform/implicit/BendingVertices.h"
#include "core/deform/implicit/FieldSegments.h"

#include <atomic>

namespace sinew {
namespace {

constexpr std::size_t kImplicitSkinGrain = 1024;

void anchorPoints(const std::vector<FieldSegment>& segments, ImplicitSkin& skin) {
    skin.anchors.resize(skin.vertices.size());
    parallelFor(skin.anchors.size(), kImplicitSkinGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const auto joint = static_cast<std::size_t>(skin.vertices.joint[i]);
            skin.anchors[i] = nearestOnBones(segments[joint].bones, skin.rest[i]);
        }
    });
}

bool fitFields(const std::vector<FieldSegment>& segments, ImplicitSkin& skin, Progress& progress) {
    skin.fields.resize(segments.size());
    skin.origins.assign(segments.size(), FieldOrigin::None);
    std::atomic<std::size_t> done{0};
    parallelFor(segments.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t j = begin; j < end && !progress.canceled(); ++j) {
            if (!segments[j].surface.empty()) {
                FittedField fitted = fitField(segments[j]);
                skin.fields[j] = std::move(fitted.field);
                skin.origins[j] = fitted.origin;
            }
            progress.report(Stage::Fields,
                            static_cast<double>(++done) / static_cast<double>(segments.size()));
        }
    });
    return !progress.canceled();
}

} // namespace

Expected<ImplicitSkin> bindImplicit(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                                    Progress& progress) {
    progress.report(Stage::Fields, 0.0);
    ImplicitSkin skin;
    skin.vertices = bendingVertices(parts);
    Aabb box;
    for (const SkinnedPart& part : parts) {
        for (const Vec3& point : part.mesh->vertices) {
            if (point.allFinite()) {
                box.add(point);
            }
        }
    }
    skin.height = box.empty() || !(box.diagonal() > 0.0) ? 1.0 : box.extent().maxCoeff();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skin.parents.push_back(skeleton.joints[j].parent);
        skin.pivots.push_back(skeleton.position(j));
    }
    skin.rest = restPlaces(parts, skin.vertices);
    const std::vector<FieldSegment> segments = fieldSegments(parts, skin.vertices, skeleton);
    anchorPoints(segments, skin);
    if (!fitFields(segments, skin, progress)) {
        return fail(ErrorCode::Canceled);
    }
    return skin;
}

} // namespace sinew
