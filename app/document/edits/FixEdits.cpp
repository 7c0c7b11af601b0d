#include "app/document/edits/FixEdits.h"

#include "app/document/edits/Edits.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

namespace sinew {
namespace {

constexpr double kVoxelsAcross = 2.0; // in a gap, so that one of them lies outside both surfaces
constexpr double kVoxelsAround = 3.0; // of the settings' resolution, beside the leak
constexpr int kMostDeeper = 4;        // levels: each takes four times the memory
constexpr double kHalfSide = 0.5;

bool holds(const std::vector<RefineBox>& boxes, const RefineBox& box) {
    return std::ranges::find(boxes, box) != boxes.end();
}

} // namespace

void IssueFix::add(const IssueFix& more) {
    for (const PieceId piece : more.proposals) {
        if (std::ranges::find(proposals, piece) == proposals.end()) {
            proposals.push_back(piece);
        }
    }
    std::ranges::copy_if(more.refine, std::back_inserter(refine),
                         [&](const RefineBox& box) { return !holds(refine, box); });
    closeHoles = closeHoles || more.closeHoles;
}

IssueFix fixOfLeak(const DocumentState& state, std::size_t leak) {
    const LeakLocation& place = state.report->leaks[leak];
    if (place.open || place.gap <= 0.0) {
        return {};
    }
    const double side = bounds(*state.scene).extent().maxCoeff();
    const int base = std::countr_zero(static_cast<unsigned>(state.settings.resolution));
    const int depth = static_cast<int>(std::ceil(std::log2(kVoxelsAcross * side / place.gap)));
    if (depth > std::min(base + kMostDeeper, kDeepestLevel) || (1 << depth) <= place.resolution) {
        return {};
    }
    const double reach = kHalfSide * place.extent + kVoxelsAround * side / state.settings.resolution;
    const Vec3 half = Vec3::Constant(reach);
    return {{}, {{place.position - half, place.position + half, depth}}, false};
}

IssueFix missingFix(const DocumentState& state, const IssueFix& fix) {
    IssueFix missing;
    std::ranges::copy_if(fix.proposals, std::back_inserter(missing.proposals), [&](PieceId piece) {
        return proposalOf(state, piece) != nullptr && ruleOf(state, piece) == nullptr;
    });
    std::ranges::copy_if(fix.refine, std::back_inserter(missing.refine),
                         [&](const RefineBox& box) { return !holds(state.settings.refine, box); });
    missing.closeHoles = fix.closeHoles && !state.settings.fixes.fill;
    return missing;
}

void applyFix(Document& document, const IssueFix& fix, const QString& step) {
    const DocumentState& state = document.state();
    const IssueFix missing = missingFix(state, fix);
    if (missing.empty()) {
        return;
    }
    BindSettings settings = withProposals(state, missing.proposals);
    std::ranges::copy(missing.refine, std::back_inserter(settings.refine));
    settings.fixes.fill = settings.fixes.fill || missing.closeHoles;
    setBindSettings(document, settings, MergeKey::None, WeightQuality::Full, step);
}

} // namespace sinew
