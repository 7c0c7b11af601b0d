#include "core/bind/bones/CoincidentBones.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

/// Of the mesh's diagonal: places nearer than this are one.
constexpr double kSamePlace = 1e-6;

/// What a bone is made of, in steps of a length.
using BoneKey = std::vector<double>;

void addPlace(const Vec3& place, double step, BoneKey& key) {
    for (const double coordinate : place) {
        key.push_back(std::round(coordinate / step));
    }
}

BoneKey keyOf(const Bone& bone, double step) {
    BoneKey key;
    for (const Segment& segment : bone.segments) {
        addPlace(segment.a, step, key);
        addPlace(segment.b, step, key);
    }
    for (const RoundedBox& volume : bone.volumes) {
        addPlace(volume.center, step, key);
        addPlace(volume.half, step, key);
        key.push_back(std::round(volume.radius / step));
    }
    return key;
}

} // namespace

void noteCoincidentBones(const Scene& scene, const BindProblem& problem, Bones& sources) {
    Aabb mesh;
    for (const Vec3& vertex : problem.usedVertices) {
        mesh.add(vertex);
    }
    if (mesh.empty() || !(mesh.diagonal() > 0.0)) {
        return;
    }
    std::map<BoneKey, std::size_t> first;
    Notice notice{NoticeCode::JointsCoincide, scene.sourceFile, 0, {}};
    for (std::size_t s = 0; s < sources.joints.size(); ++s) {
        const auto [same, fresh] =
            first.try_emplace(keyOf(sources.joints[s], kSamePlace * mesh.diagonal()), s);
        if (!fresh && notice.count++ == 0) {
            notice.arguments = {sources.names[same->second], sources.names[s]};
        }
    }
    if (notice.count > 0) {
        sources.notices.push_back(std::move(notice));
    }
}

} // namespace sinew
