#include "ui/flow/WeightsFlow.h"

#include "app/document/SelectEdits.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/Asker.h"

#include <QAction>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kLimit = 4;
constexpr float kPrune = 0.01F;
constexpr int kSmoothRounds = 4;
constexpr float kSmoothStrength = 0.5F;

QString plainText(const QAction* action) {
    return action->text().remove('&').remove("...");
}

} // namespace

WeightsFlow::WeightsFlow(const Actions& actions, Document& document, Asker& asker, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_asker(asker) {
    connectOperations();
    connectLayers();
    connect(&document, &Document::changed, this, &WeightsFlow::show);
    show();
}

void WeightsFlow::connectOperations() {
    const auto operation = [this](const char* id, bool mirrored, WeightOperation run) {
        m_actions.on(id, this, [this, id, mirrored, run = std::move(run)] { this->run(id, mirrored, run); });
    };
    operation("weights.smooth", false, [](const OperationInput& input) {
        return smoothWeights(input, kSmoothRounds, kSmoothStrength);
    });
    operation("weights.hammer", false, hammerWeights);
    operation("weights.average", false, averageWeights);
    operation("weights.limit", false,
              [](const OperationInput& input) { return limitWeights(input, kLimit); });
    operation("weights.prune", false,
              [](const OperationInput& input) { return pruneWeights(input, kPrune); });
    operation("weights.mirrorPlus", true,
              [](const OperationInput& input) { return mirrorWeights(input, true); });
    operation("weights.mirrorMinus", true,
              [](const OperationInput& input) { return mirrorWeights(input, false); });
    operation("weights.paste", false,
              [this](const OperationInput& input) { return pasteWeights(input, m_copied); });
    m_actions.on("weights.copy", this, &WeightsFlow::copy);
    m_actions.on("weights.rogues", this, &WeightsFlow::selectRogues);
}

void WeightsFlow::connectLayers() {
    m_actions.on("weights.addPaint", this, [this] { addLayer(m_document, LayerKind::Paint); });
    m_actions.on("weights.addMirror", this, [this] { addLayer(m_document, LayerKind::Mirror); });
    m_actions.on("weights.addRelax", this, [this] { addLayer(m_document, LayerKind::Relax); });
    m_actions.on("weights.flatten", this, [this] { flattenLayers(m_document); });
}

/// The selected points; all where none is.
std::vector<SurfacePoint> WeightsFlow::points() const {
    const DocumentState& state = m_document.state();
    std::vector<SurfacePoint> result;
    for (std::uint32_t part = 0; part < state.scene->parts.size(); ++part) {
        for (std::uint32_t p = 0; p < state.scene->parts[part].mesh->pointCount(); ++p) {
            if (!state.selected || state.selected->has(part, p)) {
                result.push_back({part, p});
            }
        }
    }
    return result;
}

QString WeightsFlow::textOf(const OperationResult& result) const {
    const QLocale locale;
    const auto changed = static_cast<qlonglong>(result.targets.points.size());
    return tr("%1 of %2 points changed, at most by %3 of their weight.")
        .arg(locale.toString(changed), locale.toString(static_cast<qlonglong>(result.looked)),
             locale.toString(result.largest, 'f', 2));
}

void WeightsFlow::run(const char* action, bool mirrored, const WeightOperation& operation) {
    const QString name = plainText(m_actions[action]);
    const auto result = runOperation(m_document, name, points(), mirrored, operation);
    if (result) {
        Q_EMIT said(name + ": " + textOf(*result));
    } else {
        m_asker.tellError(tr("The weights cannot be changed."), errorText(result.error()));
    }
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

void WeightsFlow::show() {
    const DocumentState& state = m_document.state();
    const bool weighted =
        state.hasSkeleton() && state.weights &&
        std::ranges::any_of(*state.weights, [](const auto& part) { return part != nullptr; });
    for (const char* id :
         {"weights.smooth", "weights.limit", "weights.prune", "weights.mirrorPlus", "weights.mirrorMinus",
          "weights.rogues", "weights.addPaint", "weights.addMirror", "weights.addRelax", "paint.weights"}) {
        m_actions[id]->setEnabled(weighted);
    }
    const bool some = weighted && state.selected != nullptr;
    for (const char* id : {"weights.hammer", "weights.average", "weights.copy"}) {
        m_actions[id]->setEnabled(some);
    }
    m_actions["weights.paste"]->setEnabled(some && !m_copied.points.empty());
    m_actions["weights.flatten"]->setEnabled(!state.layers.layers.empty());
}

} // namespace sinew
