#include "core/bind/RigidProposals.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace sinew {
namespace {

/// From here on nothing would change.
constexpr double kAlready = 0.9999;

/// Summed weights of some points, by joint.
struct Sum {
    std::size_t points = 0;
    std::map<std::int32_t, double> shares;

    void add(std::span<const Influence> influences) {
        ++points;
        for (const Influence& influence : influences) {
            shares[influence.joint] += static_cast<double>(influence.weight);
        }
    }
};

/// The joint that has most of it; kNone when that is too little, or all of it already.
RigidProposal proposalOf(const Sum& sum, std::size_t part, int shell) {
    const auto most =
        std::ranges::max_element(sum.shares, {}, [](const auto& entry) { return entry.second; });
    if (most == sum.shares.end()) {
        return {};
    }
    const double share = most->second / static_cast<double>(sum.points);
    const bool worth = share >= kRigidShare && share < kAlready;
    return {part, shell, worth ? most->first : kNone, share};
}

/// The proposals of one part: for the whole of it, or for its shells.
std::vector<RigidProposal> proposalsOf(std::size_t part, const PartShells& shells,
                                       const SkinWeights& weights) {
    Sum whole;
    std::vector<Sum> ofShell(shells.count);
    for (std::size_t p = 0; p < weights.pointCount(); ++p) {
        if (shells.ofPoint[p] != PartShells::kNone) {
            whole.add(weights.at(p));
            ofShell[shells.ofPoint[p]].add(weights.at(p));
        }
    }
    const RigidProposal all = proposalOf(whole, part, 0);
    if (all.joint != kNone) {
        return {all};
    }
    std::vector<RigidProposal> proposals;
    for (std::size_t s = 0; s < ofShell.size() && ofShell.size() > 1; ++s) {
        const RigidProposal proposal = proposalOf(ofShell[s], part, static_cast<int>(s) + 1);
        if (proposal.joint != kNone) {
            proposals.push_back(proposal);
        }
    }
    return proposals;
}

std::string hundredths(double share) {
    char text[8];
    std::snprintf(text, sizeof text, "%.2f", share);
    return text;
}

void note(const Scene& scene, const RigidProposal& proposal, std::size_t points, Notices& notices) {
    notices.push_back(
        {NoticeCode::RigidProposed,
         shellName(partName(scene, proposal.part), proposal.shell),
         points,
         {hundredths(proposal.share), scene.skeleton.joints[static_cast<std::size_t>(proposal.joint)].name}});
}

} // namespace

void proposeRigid(const Scene& scene, const BindField& field, BindResult& result) {
    const BindProblem& problem = *field.problem;
    for (const std::size_t part : problem.parts) {
        if (problem.plan.named[part] || !result.weights[part]) {
            continue;
        }
        const PartShells shells = partShells(*scene.parts[part].mesh);
        if (scene.parts.size() == 1 && shells.count < 2) {
            continue;
        }
        for (const RigidProposal& proposal : proposalsOf(part, shells, *result.weights[part])) {
            const auto points =
                proposal.shell == 0
                    ? static_cast<std::ptrdiff_t>(shells.ofPoint.size())
                    : std::ranges::count(shells.ofPoint, static_cast<std::uint32_t>(proposal.shell - 1));
            note(scene, proposal, static_cast<std::size_t>(points), result.report.notices);
            result.report.proposals.push_back(proposal);
        }
    }
}

} // namespace sinew
