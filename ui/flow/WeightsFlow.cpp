#include "ui/flow/WeightsFlow.h"

#include "app/document/MirrorEdits.h"
#include "app/document/SelectEdits.h"
#include "app/painting/BendCost.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/layers/PosedRelax.h"
#include "ui/actions/Actions.h"
#include "ui/flow/Asker.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

QString plainText(const QAction* action) {
    return action->text().remove('&').remove("...");
}

} // namespace

WeightsFlow::WeightsFlow(const Actions& actions, Document& document, const OperationValues& values,
                         Asker& asker, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_values(values)
    , m_asker(asker) {
    connectOperations();
    connect(&document, &Document::changed, this, &WeightsFlow::show);
    show();
}

void WeightsFlow::on(const char* action, bool mirrored, WeightOperation operation) {
    m_actions.on(action, this, [this, action, mirrored, operation = std::move(operation)] {
        run(action, mirrored, operation);
    });
}

void WeightsFlow::connectOperations() {
    using In = const OperationInput&;
    on("weights.smooth", false, [this](In input) {
        return smoothWeights(input, m_values.rounds, static_cast<float>(m_values.strength));
    });
    on("weights.normalize", false, normalizeWeights);
    on("weights.hammer", false, hammerWeights);
    on("weights.average", false, averageWeights);
    on("weights.prune", false,
       [this](In input) { return pruneWeights(input, static_cast<float>(m_values.prune)); });
    on("weights.mirrorPlus", true, [](In input) { return mirrorWeights(input, true); });
    on("weights.mirrorMinus", true, [](In input) { return mirrorWeights(input, false); });
    on("weights.paste", false, [this](In input) { return pasteWeights(input, m_copied); });
    m_actions.on("weights.limit", this, &WeightsFlow::limit);
    m_actions.on("weights.relaxPosed", this, &WeightsFlow::relaxPosed);
    m_actions.on("weights.copy", this, &WeightsFlow::copy);
    m_actions.on("weights.rogues", this, &WeightsFlow::selectRogues);
    m_actions.on("weights.unmirrored", this, &WeightsFlow::selectUnmirrored);
}

/// The selected points, or all where none is; of these all, or those that the active joint moves.
std::vector<SurfacePoint> WeightsFlow::points() const {
    const DocumentState& state = m_document.state();
    const std::int32_t joint = m_values.ofJoint ? state.selection.joint : kNone;
    const auto moved = [&](SurfacePoint at) {
        const auto influences = influencesAt(*state.weights, at);
        return std::ranges::find(influences, joint, &Influence::joint) != influences.end();
    };
    std::vector<SurfacePoint> result;
    for (std::uint32_t part = 0; part < state.scene->parts.size(); ++part) {
        for (std::uint32_t p = 0; p < state.scene->parts[part].mesh->pointCount(); ++p) {
            const bool chosen = !state.selected || state.selected->has(part, p);
            if (chosen && (joint == kNone || moved({part, p}))) {
                result.push_back({part, p});
            }
        }
    }
    return result;
}

QString WeightsFlow::textOf(const OperationResult& result) const {
    const std::size_t changed = result.targets.points.size();
    return tr("%1 of %2 points changed, at most by %3 of their weight.")
        .arg(wholeText(changed), wholeText(result.looked), decimalText(result.largest, 2));
}

void WeightsFlow::tell(const Error& error) {
    m_asker.tellError(tr("The weights cannot be changed."), errorText(error));
}

void WeightsFlow::run(const char* action, bool mirrored, const WeightOperation& operation) {
    const QString name = plainText(m_actions[action]);
    const auto result = runOperation(m_document, name, points(), mirrored, operation);
    if (!result) {
        tell(result.error());
        return;
    }
    Q_EMIT said(name + ": " + textOf(*result));
}

QString WeightsFlow::costOf(const OperationResult& result, const PartWeights& before) const {
    const Scene& scene = *m_document.state().scene;
    const BendCost cost = bendCost(scene, before, result);
    if (cost.joint == kNone) {
        return {};
    }
    return " " + tr("It costs at most %1 mm where %2 bends by 60 degrees.")
                     .arg(decimalText(cost.meters * 1000.0, 1),
                          printable(scene.skeleton.joints[static_cast<std::size_t>(cost.joint)].name));
}

void WeightsFlow::limit() {
    const QString name = plainText(m_actions["weights.limit"]);
    const auto before = m_document.state().weights;
    const auto most = static_cast<std::size_t>(m_values.limit);
    const auto result = runOperation(m_document, name, points(), false,
                                     [&](const OperationInput& input) { return limitWeights(input, most); });
    if (!result) {
        tell(result.error());
        return;
    }
    Q_EMIT said(name + ": " + textOf(*result) + costOf(*result, *before));
}

void WeightsFlow::relaxPosed() {
    const DocumentState& state = m_document.state();
    if (state.pose == Pose::bindPose(state.scene->skeleton)) {
        m_asker.tellError(tr("The weights cannot be changed."),
                          tr("Relaxing evens the surface out as it is posed, and nothing is posed. Bend the "
                             "joint first whose skin is to be relaxed, or use Smooth."));
        return;
    }
    const std::vector<Transform> matrices = skinningMatrices(state.scene->skeleton, state.pose);
    run("weights.relaxPosed", false, [&](const OperationInput& input) {
        return sinew::relaxPosed(input, matrices, m_values.rounds, static_cast<float>(m_values.strength));
    });
}

void WeightsFlow::copy() {
    m_copied = copyWeights(*m_document.state().weights, points());
    show();
    Q_EMIT said(tr("Weights of %n point(s) copied.", nullptr, static_cast<int>(m_copied.points.size())));
}

void WeightsFlow::selectRogues() {
    const DocumentState& state = m_document.state();
    const auto rogues = findRogues(*m_document.layering().ground(state, false), *state.weights);
    PointSet found = noPoints(state);
    for (const RoguePoint& rogue : rogues) {
        found.set(rogue.at.part, rogue.at.point);
    }
    setSelectedPoints(m_document, std::move(found), plainText(m_actions["weights.rogues"]));
    Q_EMIT said(rogues.empty() ? tr("No point differs from all its neighbours.")
                               : tr("%n point(s) differ from all their neighbours.", nullptr,
                                    static_cast<int>(rogues.size())));
}

void WeightsFlow::selectUnmirrored() {
    PointSet found = unmirroredPoints(m_document);
    const auto count = static_cast<int>(found.count());
    setSelectedPoints(m_document, std::move(found), plainText(m_actions["weights.unmirrored"]));
    Q_EMIT said(count == 0 ? tr("Every point has a counterpart on the other side.")
                           : tr("%n point(s) without a counterpart on the other side.", nullptr, count));
}

void WeightsFlow::show() {
    const DocumentState& state = m_document.state();
    const bool weighted =
        state.hasSkeleton() && state.weights &&
        std::ranges::any_of(*state.weights, [](const auto& part) { return part != nullptr; });
    for (const char* id :
         {"weights.smooth", "weights.normalize", "weights.limit", "weights.prune", "weights.relaxPosed",
          "weights.mirrorPlus", "weights.mirrorMinus", "weights.rogues", "paint.weights"}) {
        m_actions[id]->setEnabled(weighted);
    }
    m_actions["weights.unmirrored"]->setEnabled(state.hasSkeleton());
    const bool some = weighted && state.selected != nullptr;
    for (const char* id : {"weights.hammer", "weights.average", "weights.copy"}) {
        m_actions[id]->setEnabled(some);
    }
    m_actions["weights.paste"]->setEnabled(some && !m_copied.points.empty());
}

} // namespace sinew
