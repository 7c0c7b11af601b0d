#include "core/bind/parts/OverriddenWeights.h"

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/bones/Bones.h"
#include "core/geometry/WeldedSurface.h"
#include "core/voxel/voxelize/Voxelize.h"

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
    const auto max = static_cast<std::size_t>(std::ranges::max_element(votes) - votes.begin());
    return {max, nearest[max]};
}

/// The joint that moves a part most, and its mean weight.
std::pair<std::int32_t, double> leaderOf(const SkinWeights& weights) {
    std::map<std::int32_t, double> sums;
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        for (const Influence& influence : weights.at(p)) {
            sums[influence.joint] += static_cast<double>(influence.weight);
        }
    }
    const auto max = std::ranges::max_element(sums, {}, [](const auto& entry) { return entry.second; });
    return max == sums.end()
               ? std::pair{kNone, 0.0}
               : std::pair{max->first, max->second / static_cast<double>(weights.vertexCount())};
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
    const auto [leader, fraction] = leaderOf(*result.weights[part]);
    if (leader == joint && fraction > kFollowsAlready) {
        return; // it was made rigid to that very joint
    }
    const auto nameOf = [&](std::int32_t j) {
        return j == kNone ? std::string() : scene.skeleton.joints[static_cast<std::size_t>(j)].name;
    };
    result.report.notices.push_back({NoticeCode::UnskinnedPart,
                                     partName(scene, part),
                                     mesh.vertexCount(),
                                     {nameOf(leader), digits("%.2f", fraction), nameOf(joint),
                                      digits("%.4f", nearest.distance * scene.metersPerUnit)}});
    PartProposal proposal{part, 0, PartBinding::Rigid, joint, fraction, true};
    result.report.proposals.push_back(proposal);
}

/// Parts that came without a skin and without a joint above, in a file whose other parts have weights:
/// props that a bind takes for a piece of the body. Names each with a notice (UnskinnedPart) and proposes the
/// joint whose bone is nearest. Those that rules name are left out, those that follow that joint already, and
/// those that joints stand in, which are body. O(#vertices #bones of such parts).
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

/// From here on nothing would change.
constexpr double kAlready = 0.9999;

/// Summed weights of some vertices, by joint.
struct Sum {
    std::size_t vertices = 0;
    std::map<std::int32_t, double> weights;

    void add(std::span<const Influence> influences) {
        ++vertices;
        for (const Influence& influence : influences) {
            weights[influence.joint] += static_cast<double>(influence.weight);
        }
    }
};

/// The joint that has most of it; kNone when that is too little, or all of it already.
PartProposal proposalOf(const Sum& sum, std::size_t part, int shell) {
    const auto max =
        std::ranges::max_element(sum.weights, {}, [](const auto& entry) { return entry.second; });
    if (max == sum.weights.end()) {
        return {};
    }
    const double fraction = max->second / static_cast<double>(sum.vertices);
    const bool worth = fraction >= kRigidFraction && fraction < kAlready;
    return {part, shell, PartBinding::Rigid, worth ? max->first : kNone, fraction, false};
}

/// The proposals of one part: for the whole of it, or for its shells.
std::vector<PartProposal> proposalsOf(std::size_t part, const SurfaceShells& shells,
                                      const SkinWeights& weights) {
    Sum whole;
    std::vector<Sum> ofShell(shells.count);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            whole.add(weights.at(p));
            ofShell[shells.ofVertex[p]].add(weights.at(p));
        }
    }
    const PartProposal all = proposalOf(whole, part, 0);
    if (all.joint != kNone) {
        return {all};
    }
    std::vector<PartProposal> proposals;
    for (std::size_t s = 0; s < ofShell.size() && ofShell.size() > 1; ++s) {
        const PartProposal proposal = proposalOf(ofShell[s], part, static_cast<int>(s) + 1);
        if (proposal.joint != kNone) {
            proposals.push_back(proposal);
        }
    }
    return proposals;
}

std::string hundredths(double fraction) {
    char text[8];
    std::snprintf(text, sizeof text, "%.2f", fraction);
    return text;
}

void noteRigid(const Scene& scene, const PartProposal& proposal, std::size_t vertices, Notices& notices) {
    notices.push_back({NoticeCode::RigidProposed,
                       shellName(partName(scene, proposal.part), proposal.shell),
                       vertices,
                       {hundredths(proposal.fraction),
                        scene.skeleton.joints[static_cast<std::size_t>(proposal.joint)].name}});
}

/// Mean difference between a piece's weights and those of what it lies on.
double differenceFromSkin(const AttachedShell& piece, const SkinWeights& own, const SkinWeights& welded) {
    double sum = 0.0;
    std::map<std::int32_t, double> differences;
    for (std::size_t i = 0; i < piece.vertices.size(); ++i) {
        differences.clear();
        for (const Influence& influence : own.at(piece.vertices[i])) {
            differences[influence.joint] += static_cast<double>(influence.weight);
        }
        for (const SkinFollowers::Fraction& below : piece.skin[i]) {
            for (const Influence& influence : welded.at(below.group)) {
                differences[influence.joint] -= static_cast<double>(below.fraction * influence.weight);
            }
        }
        for (const auto& [joint, difference] : differences) {
            sum += 0.5 * std::abs(difference);
        }
    }
    return sum / static_cast<double>(piece.vertices.size());
}

bool proposed(const std::vector<PartProposal>& proposals, std::size_t part, int shell) {
    return std::ranges::any_of(proposals, [&](const PartProposal& proposal) {
        return proposal.part == part && (proposal.shell == shell || proposal.shell == 0 || shell == 0);
    });
}

void proposeFollowing(const Scene& scene, std::span<const AttachedShell> attached, const SkinWeights& welded,
                      BindResult& result) {
    for (const AttachedShell& piece : attached) {
        if (!result.weights[piece.part]) {
            continue;
        }
        if (proposed(result.report.proposals, piece.part, piece.shell)) {
            continue;
        }
        const double difference = differenceFromSkin(piece, *result.weights[piece.part], welded);
        if (difference >= kFollowFraction) {
            char gap[16];
            std::snprintf(gap, sizeof gap, "%.4f", piece.gap * scene.metersPerUnit);
            result.report.notices.push_back({NoticeCode::FollowProposed,
                                             shellName(partName(scene, piece.part), piece.shell),
                                             piece.vertices.size(),
                                             {hundredths(difference), gap}});
            result.report.proposals.push_back(
                {piece.part, piece.shell, PartBinding::CopySkin, kNone, difference, false});
        }
    }
}

std::size_t countVertices(const SurfaceShells& shells, int shell) {
    if (shell == 0) {
        return shells.ofVertex.size();
    }
    return static_cast<std::size_t>(
        std::ranges::count(shells.ofVertex, static_cast<std::uint32_t>(shell - 1)));
}

void proposeRigid(const Scene& scene, const BindProblem& problem, BindResult& result) {
    for (const std::size_t part : problem.parts) {
        if (problem.plan.named[part] || !result.weights[part]) {
            continue;
        }
        const SurfaceShells shells = surfaceShells(*scene.parts[part].mesh);
        if (scene.parts.size() == 1 && shells.count < 2) {
            continue;
        }
        for (const PartProposal& proposal : proposalsOf(part, shells, *result.weights[part])) {
            if (!proposed(result.report.proposals, proposal.part, proposal.shell)) {
                noteRigid(scene, proposal, countVertices(shells, proposal.shell), result.report.notices);
                result.report.proposals.push_back(proposal);
            }
        }
    }
}

} // namespace

void proposePartBindings(const Scene& scene, const BindInput& input, std::span<const AttachedShell> attached,
                         const SkinWeights& welded, BindResult& result) {
    proposeForUnskinned(scene, input, result);
    proposeFollowing(scene, attached, welded, result);
    proposeRigid(scene, input.problem, result);
}

} // namespace sinew
