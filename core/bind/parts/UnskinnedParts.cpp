#include "core/bind/parts/UnskinnedParts.h"

#include "core/bind/bones/NearestBone.h"
#include "core/voxel/voxelize/WindingNumber.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <map>

namespace sinew {
namespace {

/// So many joints inside make a part a piece of the body.
constexpr std::size_t kBodyJoints = 2;
/// Places nearer to a bone than this count alike, parts of the part's size: what touches decides.
constexpr double kTouching = 0.02;
/// From this mean weight on a part follows its joint alone.
constexpr double kFollowsAlready = 0.9999;

bool cameUnskinned(const Scene& scene, std::size_t part) {
    return !scene.parts[part].weights && scene.parts[part].rigidJoint == kNone;
}

bool isBody(const Mesh& mesh, const Skeleton& skeleton, const std::vector<Bone>& sources) {
    const WindingNumber winding(mesh.vertices, triangulate(mesh));
    const auto within = std::ranges::count_if(sources, [&](const Bone& source) {
        // Inside out or not.
        return std::abs(winding.at(skeleton.position(static_cast<std::size_t>(source.joint)))) > 0.5;
    });
    return static_cast<std::size_t>(within) >= kBodyJoints;
}

struct NearJoint {
    std::size_t source = 0;
    double distance = 0.0; ///< of its bone to the nearest vertex
};

/// Every vertex speaks for the bone nearest to it, the nearer the louder: what a long prop is held by, not
/// what its far end hangs beside.
NearJoint nearestJoint(const Mesh& mesh, const std::vector<Bone>& sources) {
    const double touching = kTouching * bounds(mesh).diagonal();
    std::vector<double> votes(sources.size(), 0.0);
    std::vector<double> nearest(sources.size(), std::numeric_limits<double>::infinity());
    for (const Vec3& point : mesh.vertices) {
        const std::size_t source = nearestSource(point, sources);
        const double squared = squaredDistance(point, sources[source]);
        votes[source] += 1.0 / std::max(squared + touching * touching, 1e-300);
        nearest[source] = std::min(nearest[source], std::sqrt(squared));
    }
    const auto most = static_cast<std::size_t>(std::ranges::max_element(votes) - votes.begin());
    return {most, nearest[most]};
}

/// The joint that moves a part most, and its mean weight.
std::pair<std::int32_t, double> leaderOf(const SkinWeights& weights) {
    std::map<std::int32_t, double> shares;
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        for (const Influence& influence : weights.at(p)) {
            shares[influence.joint] += static_cast<double>(influence.weight);
        }
    }
    const auto most = std::ranges::max_element(shares, {}, [](const auto& entry) { return entry.second; });
    return most == shares.end()
               ? std::pair{kNone, 0.0}
               : std::pair{most->first, most->second / static_cast<double>(weights.vertexCount())};
}

std::string digits(const char* format, double value) {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

void propose(const Scene& scene, const std::vector<Bone>& sources, std::size_t part, BindResult& result) {
    const Mesh& mesh = *scene.parts[part].mesh;
    const NearJoint nearest = nearestJoint(mesh, sources);
    const std::int32_t joint = sources[nearest.source].joint;
    const auto [leader, share] = leaderOf(*result.weights[part]);
    if (leader == joint && share > kFollowsAlready) {
        return; // it was made rigid to that very joint
    }
    const auto nameOf = [&](std::int32_t j) {
        return j == kNone ? std::string() : scene.skeleton.joints[static_cast<std::size_t>(j)].name;
    };
    result.report.notices.push_back({NoticeCode::UnskinnedPart,
                                     partName(scene, part),
                                     mesh.vertexCount(),
                                     {nameOf(leader), digits("%.2f", share), nameOf(joint),
                                      digits("%.4f", nearest.distance * scene.metersPerUnit)}});
    PartProposal proposal{part, 0, PartBinding::Rigid, joint, share, true};
    result.report.proposals.push_back(proposal);
}

} // namespace

void proposeForUnskinned(const Scene& scene, const BindInput& input, BindResult& result) {
    const bool skinned =
        std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
    for (const std::size_t part : input.problem.parts) {
        if (skinned && cameUnskinned(scene, part) && !input.problem.plan.named[part] &&
            result.weights[part] && !isBody(*scene.parts[part].mesh, scene.skeleton, input.sources.joints)) {
            propose(scene, input.sources.joints, part, result);
        }
    }
}

} // namespace sinew
