#include "app/view/ExplanationLines.h"

#include "app/view/legend/ColorMaps.h"

namespace sinew {
namespace {

constexpr float kThinnest = 1.6F;
constexpr float kShareWidth = 4.5F; // of a share of 1
constexpr float kStepDot = 4.5F;
constexpr float kBridgeRing = 19.0F;
constexpr float kBridgeHole = 12.0F;
constexpr float kPointDot = 9.0F;

void addPath(const VertexExplanation& explanation, std::size_t rank, std::vector<ExplanationLine>& lines) {
    const BonePath& bone = explanation.bones[rank];
    const std::vector<Vec3> places = bone.line(explanation.position);
    const Rgba joint = withAlpha(distinctColor(rank), bone.share > 0.0F ? 1.0F : 0.55F);
    const float width = kThinnest + kShareWidth * bone.share;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        // A step over the gap to a loose part is no path inside: it is drawn as the bridge it is.
        const bool jump = i + 1 < bone.steps.size() && bone.steps[i + 1].jump;
        lines.push_back({places[i], places[i + 1], jump ? kSuspectedBridge : joint, width});
    }
}

void addMarks(const BonePath& bone, std::vector<ExplanationLine>& lines) {
    for (const PathStep& step : bone.steps) {
        if (step.boundary) {
            lines.push_back({step.place, step.place, kBoundaryStep, kStepDot});
        }
    }
    if (bone.thinPlace >= 0 && static_cast<std::size_t>(bone.thinPlace) < bone.steps.size()) {
        const Vec3& place = bone.steps[static_cast<std::size_t>(bone.thinPlace)].place;
        lines.push_back({place, place, kSuspectedBridge, kBridgeRing});
        lines.push_back({place, place, kWhite, kBridgeHole});
        lines.push_back({place, place, kSuspectedBridge, kBridgeHole - 4.0F});
    }
}

} // namespace

std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation) {
    std::vector<ExplanationLine> lines;
    for (std::size_t n = explanation.bones.size(); n-- > 0;) {
        addPath(explanation, n, lines);
    }
    for (const BonePath& bone : explanation.bones) {
        addMarks(bone, lines);
    }
    lines.push_back({explanation.position, explanation.position, kExplainedVertex, kPointDot});
    return lines;
}

} // namespace sinew
