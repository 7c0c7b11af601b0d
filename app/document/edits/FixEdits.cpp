#include "app/document/edits/FixEdits.h"

#include "app/document/edits/Edits.h"
#include "core/scene/CharacterSize.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

namespace sinew {
namespace {

constexpr double kVoxelsAcross = 2.0; // in a gap, so that one of them lies outside both surfaces
constexpr double kVoxelsAround = 2.0; // of the settings' resolution, beside the leak
// Cells that boxes add, in parts of those that the whole surface has.
constexpr double kMaxOfOne = 0.25;
constexpr double kMaxOfAll = 1.0;

double sideOf(const DocumentState& state) {
    return bounds(*state.scene).extent().maxCoeff();
}

/// Cells that a box adds, about: the surface in it is a square, and each level has four times the cells.
double costOf(const DocumentState& state, const RefineBox& box) {
    const double fraction = (box.high - box.low).maxCoeff() / sideOf(state);
    const int base = std::countr_zero(static_cast<unsigned>(state.settings.resolution));
    return std::min(fraction, 1.0) * fraction * std::ldexp(1.0, 2 * (box.depth - base));
}

/// The largest leaks first, until the boxes would make the bind much slower.
std::vector<RefineBox> affordable(const DocumentState& state, const std::vector<RefineBox>& boxes) {
    double room = kMaxOfAll;
    for (const RefineBox& box : state.settings.refine) {
        room -= costOf(state, box);
    }
    std::vector<RefineBox> taken;
    for (const RefineBox& box : boxes) {
        if (const double cost = costOf(state, box); boxes.size() == 1 || cost <= room) {
            room -= cost;
            taken.push_back(box);
        }
    }
    return taken;
}

bool holds(const std::vector<RefineBox>& boxes, const RefineBox& box) {
    return std::ranges::find(boxes, box) != boxes.end();
}

IssueFix unheld(const DocumentState& state, const IssueFix& fix) {
    IssueFix missing;
    std::ranges::copy_if(fix.proposals, std::back_inserter(missing.proposals), [&](PieceId piece) {
        return proposalOf(state, piece) != nullptr && ruleOf(state, piece) == nullptr;
    });
    std::ranges::copy_if(fix.refine, std::back_inserter(missing.refine),
                         [&](const RefineBox& box) { return !holds(state.settings.refine, box); });
    missing.closeHoles = fix.closeHoles && !state.settings.fixes.fill;
    missing.turnNormals = fix.turnNormals && !state.settings.fixes.orient;
    missing.scale = state.sources ? fix.scale : 1.0;
    return missing;
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
    turnNormals = turnNormals || more.turnNormals;
    scale = more.scale == 1.0 ? scale : more.scale;
}

std::vector<double> likelyScales(double meters) {
    constexpr double inch = 0.0254;
    constexpr double human = 1.7;
    constexpr double oftener = 1.5; // the metric ones are meant, unless inches come that much closer
    std::vector<double> factors{0.01, 100.0, 0.001, 1000.0, 0.1, 10.0, inch, 1.0 / inch};
    std::ranges::stable_sort(factors, {}, [&](double factor) {
        const bool metric = factor != inch && factor != 1.0 / inch;
        return std::abs(std::log(meters * factor / human)) + (metric ? 0.0 : std::log(oftener));
    });
    const auto rest = std::stable_partition(factors.begin() + 1, factors.end(),
                                            [&](double factor) { return isUsualSize(meters * factor); });
    factors.erase(rest, factors.end());
    return factors;
}

void scaleCharacter(Document& document, double factor, const QString& step, MergeKey merge) {
    DocumentState state = document.finishWeights();
    if (!state.hasScene() || !state.sources || factor == 1.0) {
        return;
    }
    const auto scaled = [factor](const Scene& scene) {
        Scene after = scene;
        after.metersPerUnit *= factor;
        return std::make_shared<const Scene>(std::move(after));
    };
    state.scene = scaled(*state.scene);
    if (state.skeletonEdits) {
        SkeletonEdits edits = *state.skeletonEdits;
        edits.base = scaled(*edits.base);
        edits.beforeLast.reset();
        state.skeletonEdits = std::make_shared<const SkeletonEdits>(std::move(edits));
    }
    SourceFiles sources = *state.sources;
    const double all = std::clamp(sources.read.unitFactor * factor, kMinUnitFactor, kMaxUnitFactor);
    sources.read.unitFactor = std::abs(all - 1.0) < 1e-9 ? 1.0 : all; // there and back
    state.sources = std::make_shared<const SourceFiles>(std::move(sources));
    Notices notices = state.importNotices ? *state.importNotices : Notices();
    std::erase_if(notices, [](const Notice& notice) { return notice.code == NoticeCode::SizeUnusual; });
    if (const std::optional<Notice> unusual = unusualSize(*state.scene)) {
        notices.push_back(*unusual);
    }
    state.importNotices = std::make_shared<const Notices>(std::move(notices));
    document.replace(step, std::move(state), merge);
}

IssueFix fixOfLeak(const DocumentState& state, std::size_t leak) {
    const LeakLocation& location = state.report->leaks[leak];
    if (location.open || location.gap <= 0.0) {
        return {};
    }
    const double side = sideOf(state);
    const int depth = static_cast<int>(std::ceil(std::log2(kVoxelsAcross * side / location.gap)));
    const double reach = 0.5 * location.extent + kVoxelsAround * side / state.settings.resolution;
    const Vec3 half = Vec3::Constant(reach);
    const RefineBox box{location.position - half, location.position + half, depth};
    const bool tooFine = depth > kDeepestLevel || costOf(state, box) > kMaxOfOne;
    return tooFine || (1 << depth) <= location.resolution ? IssueFix() : IssueFix{{}, {box}, false, false};
}

bool holdsFix(const DocumentState& state, const IssueFix& fix) {
    return unheld(state, fix).empty();
}

IssueFix missingFix(const DocumentState& state, const IssueFix& fix) {
    IssueFix missing = unheld(state, fix);
    missing.refine = affordable(state, missing.refine);
    return missing;
}

void applyFix(Document& document, const IssueFix& fix, const QString& step) {
    const DocumentState& state = document.state();
    const IssueFix missing = missingFix(state, fix);
    if (missing.empty()) {
        return;
    }
    if (missing.scale != 1.0) {
        scaleCharacter(document, missing.scale, step, MergeKey::Fixes);
    }
    IssueFix inSettings = missing;
    inSettings.scale = 1.0;
    if (inSettings.empty()) {
        return;
    }
    BindSettings settings = withProposals(document.state(), missing.proposals);
    std::ranges::copy(missing.refine, std::back_inserter(settings.refine));
    settings.fixes.fill = settings.fixes.fill || missing.closeHoles;
    settings.fixes.orient = settings.fixes.orient || missing.turnNormals;
    setBindSettings(document, settings, MergeKey::Fixes, WeightUpdate::Now, step);
}

} // namespace sinew
