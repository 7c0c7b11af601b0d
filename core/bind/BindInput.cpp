#include "core/bind/BindInput.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/bones/FittedBones.h"
#include "core/bind/settings/Cage.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace sinew {
namespace {

/// The part of a segment in a box; where it misses it, the place of the box nearest to its start.
Segment clipped(const Segment& segment, const Aabb& box) {
    const Vec3 along = segment.b - segment.a;
    double from = 0.0;
    double to = 1.0;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        if (along[axis] == 0.0) {
            const bool within = segment.a[axis] >= box.min[axis] && segment.a[axis] <= box.max[axis];
            to = within ? to : -1.0;
            continue;
        }
        const double first = (box.min[axis] - segment.a[axis]) / along[axis];
        const double second = (box.max[axis] - segment.a[axis]) / along[axis];
        from = std::max(from, std::min(first, second));
        to = std::min(to, std::max(first, second));
    }
    if (!(from <= to)) {
        const Vec3 nearest = box.nearest(segment.a);
        return {nearest, nearest};
    }
    // Rounding must not carry an end out again.
    const auto at = [&](double t) { return box.nearest(segment.a + t * along); };
    return {from > 0.0 ? at(from) : segment.a, to < 1.0 ? at(to) : segment.b};
}

bool contains(const Aabb& box, const Vec3& position) {
    return (position.array() >= box.min.array()).all() && (position.array() <= box.max.array()).all();
}

/// How far a place is from a box, 0 in it.
double distanceTo(const Aabb& box, const Vec3& position) {
    return (position - box.nearest(position)).norm();
}

/// Joints of cages, of which a notice of the cage tells.
std::set<std::string> jointsOf(const std::vector<Cage>& cages) {
    std::set<std::string> joints;
    for (const Cage& cage : cages) {
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            joints.insert(cageJoint(cage, v));
        }
    }
    return joints;
}

/// Where a source is, its first handle if it has any.
Vec3 positionOf(const Scene& scene, const Bone& source) {
    return source.volumes.empty() ? scene.skeleton.position(static_cast<std::size_t>(source.joint))
                                  : source.volumes.front().center;
}

bool isFar(const Scene& scene, const Bone& source, const Aabb& near) {
    if (source.area != nullptr) {
        return false; // it lies on the mesh
    }
    if (source.volumes.empty()) {
        return !contains(near, positionOf(scene, source));
    }
    return std::ranges::none_of(source.volumes, [&](const RoundedBox& volume) {
        return contains(near, volume.nearest(near.center()));
    });
}

void clip(Bone& source, bool far, const Aabb& near) {
    for (Segment& bone : source.segments) {
        if (!contains(near, bone.a) || !contains(near, bone.b)) {
            bone = clipped(bone, near);
        }
    }
    for (RoundedBox& volume : source.volumes) {
        if (far) {
            volume.center = volume.center.cwiseMax(near.min).cwiseMin(near.max);
        }
    }
}

/// Cuts bones off where they leave the mesh's neighbourhood (its box and its diagonal around it), so that a
/// joint which a broken file puts kilometres away takes no resolution from the rest; a bone that lies there
/// in full shrinks to its nearest place, and handles and vertices of cages move there. Notices: JointFar or
/// HandleFar for each such joint but those of `cages`, of which cageNotices tells. O(#vertices + #bones).
void clipFarBones(const Scene& scene, const BindProblem& problem, const std::vector<Cage>& cages,
                  Bones& sources) {
    Aabb mesh;
    for (const Vec3& point : problem.usedVertices) {
        mesh.add(point);
    }
    if (mesh.empty()) {
        return;
    }
    const Vec3 around = Vec3::Constant(mesh.diagonal());
    const Aabb near{mesh.min - around, mesh.max + around};
    const std::set<std::string> ofCages = jointsOf(cages);
    for (std::size_t s = 0; s < sources.joints.size(); ++s) {
        Bone& source = sources.joints[s];
        const bool far = isFar(scene, source, near);
        if (far && !ofCages.contains(sources.names[s])) {
            sources.notices.push_back(
                {source.volumes.empty() ? NoticeCode::JointFar : NoticeCode::HandleFar,
                 sources.names[s],
                 1,
                 {std::to_string(distanceTo(mesh, positionOf(scene, source)) * scene.metersPerUnit)}});
        }
        clip(source, far, near);
    }
}

/// Of the mesh's diagonal: places nearer than this are one.
constexpr double kSameBone = 1e-6;

/// What a bone is made of, in steps of a length.
using BoneKey = std::vector<double>;

void addPlace(const Vec3& position, double step, BoneKey& key) {
    for (const double coordinate : position) {
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

/// Tells of bones that lie exactly where others do, with handles of the same shape: no solver can say what
/// should follow which. Notice: JointsCoincide, once. O(#bones log #bones).
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
            first.try_emplace(keyOf(sources.joints[s], kSameBone * mesh.diagonal()), s);
        if (!fresh && notice.count++ == 0) {
            notice.arguments = {sources.names[same->second], sources.names[s]};
        }
    }
    if (notice.count > 0) {
        sources.notices.push_back(std::move(notice));
    }
}

/// Whether the joints that pieces may be bound to alone are sources. Error: RuleJointUnknown.
Expected<void> checkOverrideJoints(const Scene& scene, const PartPlan& plan, const Bones& sources) {
    for (const PartOverride& piece : plan.pieces) {
        for (const std::int32_t joint : piece.joints) {
            const bool bears = std::ranges::any_of(
                sources.joints, [joint](const Bone& source) { return source.joint == joint; });
            if (piece.binding == PartBinding::LimitJoints && !bears) {
                return fail(ErrorCode::RuleJointUnknown,
                            {shellName(partName(scene, piece.part), piece.shell),
                             scene.skeleton.joints[static_cast<std::size_t>(joint)].name});
            }
        }
    }
    return {};
}

} // namespace

std::vector<std::int32_t> BindInput::sourceJoints() const {
    std::vector<std::int32_t> joints;
    joints.reserve(sources.joints.size());
    for (const Bone& source : sources.joints) {
        joints.push_back(source.joint);
    }
    return joints;
}

std::vector<std::int32_t> BindInput::bearingJoints() const {
    std::vector<std::int32_t> joints = sourceJoints();
    for (const std::vector<std::int32_t>& control : sources.controlJoints) {
        joints.insert(joints.end(), control.begin(), control.end());
    }
    std::ranges::sort(joints);
    const auto repeated = std::ranges::unique(joints);
    joints.erase(repeated.begin(), repeated.end());
    return joints;
}

std::int32_t BindInput::sourceOf(std::int32_t joint) const {
    for (std::size_t s = 0; s < sources.joints.size(); ++s) {
        if (sources.joints[s].joint == joint) {
            return static_cast<std::int32_t>(s);
        }
    }
    return kNone;
}

std::vector<std::size_t> BindInput::allSources() const {
    std::vector<std::size_t> all(sources.joints.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

namespace {

/// Joints that stay sources: all that were asked for, or those that a rule or a region names.
std::vector<std::int32_t> keptJoints(const Scene& scene, const BindSettings& settings, const PartPlan& plan,
                                     const Bones& sources) {
    std::vector<std::int32_t> kept;
    if (settings.jointChoice != JointChoice::Deforming) {
        for (const Bone& bone : sources.joints) {
            kept.push_back(bone.joint);
        }
    }
    for (const PartOverride& piece : plan.pieces) {
        kept.insert(kept.end(), piece.joints.begin(), piece.joints.end());
    }
    for (const Region& region : settings.regions) {
        for (const std::string& joint : region.joints) {
            kept.push_back(scene.skeleton.find(joint));
        }
    }
    return kept;
}

/// What the mesh says of the bones: feet hang on their limbs, roots outside are no sources, open bones end in
/// what they move.
void fitBonesToMesh(const Scene& scene, const BindSettings& settings, const BindProblem& problem,
                    Bones& sources) {
    const SurfaceRays surface(problem.vertices, problem.triangles);
    const std::vector<std::int32_t> kept = keptJoints(scene, settings, problem.plan, sources);
    hangFeet(scene.skeleton, surface, kept, sources);
    dropStrayRoots(scene.skeleton, surface, kept, sources);
    endOpenBones(scene.skeleton, problem.vertices, problem.triangles, sources.joints);
}

/// The welded vertices of an area, ascending, without what the rules set aside.
std::vector<std::uint32_t> weldedArea(const AreaVertices& area, const BindProblem& problem) {
    std::vector<std::uint32_t> held;
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        for (const std::uint32_t vertex : area[problem.parts[n]]) {
            if (!problem.plan.isExcluded(problem.parts[n], vertex)) {
                held.push_back(problem.surface.weldedVertices(n)[vertex]);
            }
        }
    }
    std::ranges::sort(held);
    const auto repeats = std::ranges::unique(held);
    held.erase(repeats.begin(), repeats.end());
    return held;
}

/// What areas hold of the mesh, and searches over their pieces, which stay as they are from here on.
void prepareAreas(const BindProblem& problem, std::vector<Bone>& bones) {
    for (Bone& bone : bones) {
        if (bone.area != nullptr) {
            bone.held = weldedArea(*bone.area, problem);
            bone.search = std::make_shared<const SegmentSearch>(bone.segments);
        }
    }
}

} // namespace

Expected<BindInput> prepareInput(const Scene& scene, const BindSettings& settings) {
    auto sources = chooseBones(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    auto problem = makeBindProblem(scene, settings.fixes, settings.parts);
    if (!problem) {
        return fail(problem.error());
    }
    if (auto usable = checkOverrideJoints(scene, problem->plan, *sources); !usable) {
        return fail(usable.error());
    }
    if (settings.fitBones && !problem->triangles.empty()) {
        fitBonesToMesh(scene, settings, *problem, *sources);
    }
    clipFarBones(scene, *problem, settings.cages, *sources);
    prepareAreas(*problem, sources->joints);
    const Notices ofCages = cageNotices(settings.cages, problem->usedVertices, scene.metersPerUnit);
    sources->notices.insert(sources->notices.end(), ofCages.begin(), ofCages.end());
    noteCoincidentBones(scene, *problem, *sources);
    return BindInput{inputInForce(settings), std::move(*sources), std::move(*problem)};
}

} // namespace sinew
