#include "ui/flow/weights/WeightsFlow.h"

#include "app/document/LayerOperations.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/layers/operations/WeightOperations.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>

namespace sinew {
namespace {

std::optional<Overlay> overlayOfTool(ViewTool tool) {
    switch (tool) {
    case ViewTool::PaintWeights:
        return Overlay::Weights;
    case ViewTool::PaintRegion:
        return Overlay::RegionAmount;
    default:
        return std::nullopt;
    }
}

} // namespace

BrushView::BrushView(Document& document, ViewState& view, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_viewport(viewport) {
    connect(&viewport, &ViewportWidget::toolChanged, this, &BrushView::follow);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, [this](DocumentChanges what) {
        if (what.testFlag(DocumentChange::Scene)) { // with a view of its own
            m_before.reset();
            m_taken.reset();
        }
        follow();
    });
}

/// Without an active joint there are no weights to see: they come with the first one.
void BrushView::follow() {
    const std::optional<Overlay> painted = overlayOfTool(m_viewport.tool());
    if (painted != m_taken) {
        putAway();
    }
    const bool visible = painted != Overlay::Weights || m_document.state().selection.joint != kNone;
    if (painted && !m_taken && visible) {
        take(*painted);
    }
}

void BrushView::take(Overlay painted) {
    m_taken = painted;
    const Look before = look();
    m_painted = Look();
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        m_painted.colors[i] = kSurfaceColorOverlays[i] == painted;
    }
    if (before != m_painted) {
        m_before = before;
        setLook(m_painted);
    }
}

void BrushView::putAway() {
    m_taken.reset();
    if (m_before && look() == m_painted) {
        setLook(*m_before);
    }
    m_before.reset();
}

BrushView::Look BrushView::look() const {
    Look look;
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        look.colors[i] = m_view.visible(kSurfaceColorOverlays[i]);
    }
    look.shaded = m_view.visible(Overlay::Mesh);
    return look;
}

void BrushView::setLook(const Look& look) {
    ViewSettings next = m_view.settings();
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        next.layer(kSurfaceColorOverlays[i]).visible = look.colors[i];
    }
    next.layer(Overlay::Mesh).visible = look.shaded;
    m_view.set(next);
}

QString workCanceled(const QString& name) {
    return QCoreApplication::translate("WorkEnds", "%1 canceled. Nothing changed.").arg(name);
}

QString workDropped(const QString& name) {
    return QCoreApplication::translate("WorkEnds",
                                       "%1 canceled, because the weights changed while it ran. Run it again.")
        .arg(name);
}

WeightsFlow::WeightsFlow(const Actions& actions, Document& document, const OperationValues& values,
                         OperationRunner& runner, MirrorFinder& mirrors, UserPrompts& prompts,
                         QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_values(values)
    , m_runner(runner)
    , m_mirrors(mirrors)
    , m_prompts(prompts) {
    connectOperations();
    connect(&runner, &OperationRunner::failed, this, &WeightsFlow::tell);
    sayEnds(runner, *this);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Layers |
                          DocumentChange::SelectedVertices,
                      this, &WeightsFlow::show);
    show();
}

void WeightsFlow::on(const char* action, std::function<Operation()> make) {
    m_actions.on(action, this,
                 [this, action, make = std::move(make)] { run(action, givingWeights(make())); });
}

void WeightsFlow::connectOperations() {
    using In = const OperationInput&;
    on("weights.smooth", [this] {
        return [rounds = m_values.rounds, strength = static_cast<float>(m_values.strength)](In input) {
            return smoothWeights(input, rounds, strength);
        };
    });
    on("weights.sharpen", [this] {
        return [rounds = m_values.rounds, strength = static_cast<float>(m_values.strength)](In input) {
            return sharpenWeights(input, rounds, strength);
        };
    });
    on("weights.normalize", [] { return normalizeWeights; });
    on("weights.hammer", [] { return hammerWeights; });
    on("weights.average", [] { return averageWeights; });
    on("weights.prune", [this] {
        return [min = static_cast<float>(m_values.prune)](In input) { return pruneWeights(input, min); };
    });
    on("weights.paste",
       [this] { return [copied = m_copied](In input) { return pasteWeights(input, copied); }; });
    m_actions.on("weights.mirrorPlus", this,
                 [this] { run("weights.mirrorPlus", mirroringLayer(true), Map::Needed); });
    m_actions.on("weights.mirrorMinus", this,
                 [this] { run("weights.mirrorMinus", mirroringLayer(false), Map::Needed); });
    m_actions.on("weights.limit", this, &WeightsFlow::limit);
    m_actions.on("weights.relaxPosed", this, &WeightsFlow::relaxPosed);
    m_actions.on("weights.repair", this, [this] { repair(vertices()); });
    m_actions.on("weights.copy", this, &WeightsFlow::copy);
    m_actions.on("weights.rogues", this, &WeightsFlow::selectRogues);
    m_actions.on("weights.unmirrored", this, &WeightsFlow::selectUnmirrored);
}

/// The selected vertices, or all of the shown parts where none is; of these all, or those that the active
/// joint moves.
std::vector<VertexId> WeightsFlow::vertices() const {
    const DocumentState& state = m_document.finishWeights();
    const std::int32_t joint = m_values.ofJoint ? state.selection.joint : kNone;
    const auto moved = [&](VertexId at) {
        const auto influences = influencesAt(*state.weights, at);
        return std::ranges::find(influences, joint, &Influence::joint) != influences.end();
    };
    std::vector<VertexId> result;
    for (std::uint32_t part = 0; part < state.scene->parts.size(); ++part) {
        if (!isReachable(state, part)) {
            continue;
        }
        for (std::uint32_t p = 0; p < state.scene->parts[part].mesh->vertexCount(); ++p) {
            const bool chosen =
                isReachable(state, VertexId{part, p}) && (!state.selected || state.selected->has(part, p));
            if (chosen && (joint == kNone || moved({part, p}))) {
                result.push_back({part, p});
            }
        }
    }
    return result;
}

QString WeightsFlow::textOf(const OperationResult& result) const {
    const std::size_t changed = result.targets.vertices.size();
    return tr("%1 of %2 vertices changed, by at most %3 of their weight.")
        .arg(wholeText(changed), wholeText(result.looked),
             QString::fromStdString(percentText(result.largest)));
}

void WeightsFlow::tell(const Error& error) {
    m_prompts.tellError(tr("The weights cannot be changed."), errorText(error));
}

void WeightsFlow::run(const char* action, LayerOperation operation, Map mirror,
                      std::function<QString()> more) {
    runOn(vertices(), action, std::move(operation), mirror, std::move(more));
}

void WeightsFlow::runOn(std::vector<VertexId> vertices, const char* action, LayerOperation operation,
                        Map mirror, std::function<QString()> more) {
    const QString name = plainText(*m_actions[action]);
    m_runner.run({name, std::move(vertices), mirror == Map::Needed, std::move(operation),
                  [this, name, more = std::move(more)](const OperationResult& result) {
                      Q_EMIT said(name + ": " + textOf(result) + (more ? more() : QString()));
                  }});
}

/// Tells beside what it did what that costs.
void WeightsFlow::limit() {
    struct Cost {
        BendCost bend;
        QString joint;
    };
    const auto cost = std::make_shared<Cost>();
    const auto max = static_cast<std::size_t>(m_values.limit);
    const LayerOperation limiting =
        givingWeights([max](const OperationInput& input) { return limitWeights(input, max); });
    const auto work = [limiting, cost](const OperationTask& task, Progress& progress) {
        MirroredLayer made = limiting(task, progress);
        const Scene& scene = *task.ready.scene;
        cost->bend = progress.canceled() ? BendCost() : bendCost(scene, *task.ready.weights, made.result);
        if (cost->bend.joint != kNone) {
            cost->joint = printable(scene.skeleton.joints[static_cast<std::size_t>(cost->bend.joint)].name);
        }
        return made;
    };
    run("weights.limit", work, Map::Unused, [cost, metersPerUnit = m_document.state().scene->metersPerUnit] {
        return cost->bend.joint == kNone
                   ? QString()
                   : " " + tr("The surface moves by at most %1 when %2 bends by 60°.")
                               .arg(QString::fromStdString(lengthText(cost->bend.meters, metersPerUnit)),
                                    cost->joint);
    });
}

void WeightsFlow::relaxPosed() {
    const DocumentState& state = m_document.state();
    if (state.pose == Pose::bindPose(state.scene->skeleton)) {
        m_prompts.tellError(
            tr("The weights cannot be changed."),
            tr("Relax in Pose smooths the surface in the current pose, but no joint is posed. "
               "First bend the joint whose skin you want to relax, or use Smooth."));
        return;
    }
    run("weights.relaxPosed",
        givingWeights([matrices = skinningMatrices(state.scene->skeleton, state.pose),
                       rounds = m_values.rounds,
                       strength = static_cast<float>(m_values.strength)](const OperationInput& input) {
            return sinew::relaxPosed(input, matrices, rounds, strength);
        }));
}

QString WeightsFlow::repairText(const RepairCounts& counts) {
    const bool faulty = counts.zero + counts.farJoints + counts.noisy > 0;
    QStringList said;
    if (faulty || counts.stored == 0) {
        said << (faulty
                     ? tr("Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.")
                           .arg(wholeText(counts.zero), wholeText(counts.farJoints), wholeText(counts.noisy))
                     : tr("No faulty weights found."));
    }
    if (counts.stored > 0) {
        said << tr("The file has invalid or unnormalized weights at %1 vertices. An export writes them "
                   "corrected.")
                    .arg(wholeText(counts.stored));
    }
    return said.join(' ');
}

/// Tells beside what it did what was wrong.
void WeightsFlow::repair(const std::vector<VertexId>& vertices) {
    const auto counts = std::make_shared<RepairCounts>();
    runOn(vertices, "weights.repair", repairingWeights(counts), Map::Unused,
          [counts] { return " " + repairText(*counts); });
}

void WeightsFlow::copy() {
    m_copied = copyWeights(*m_document.finishWeights().weights, vertices());
    show();
    Q_EMIT said(
        tr("Copied the weights of %n vertex(ices).", nullptr, static_cast<int>(m_copied.vertices.size())));
}

void WeightsFlow::selectRogues() {
    const DocumentState& state = m_document.finishWeights();
    const auto rogues = findWeightOutliers(*m_document.layering().context(state, false), *state.weights);
    VertexSet found = noVertices(state);
    for (const WeightOutlier& rogue : rogues) {
        found.set(rogue.at.part, rogue.at.vertex);
    }
    setSelectedVertices(m_document, std::move(found), plainText(*m_actions["weights.rogues"]));
    Q_EMIT said(rogues.empty() ? tr("No outliers found.")
                               : tr("%n outlier(s) selected.", nullptr, static_cast<int>(rogues.size())));
}

void WeightsFlow::selectUnmirrored() {
    m_mirrors.whenFound([this] {
        VertexSet found = unmirroredVertices(m_document);
        const auto count = static_cast<int>(found.count());
        setSelectedVertices(m_document, std::move(found), plainText(*m_actions["weights.unmirrored"]));
        Q_EMIT said(count == 0 ? tr("Every vertex has a counterpart on the other side.")
                               : tr("No counterpart on the other side: %n vertex(ices).", nullptr, count));
    });
}

/// Whether the active layer holds edits of a hand, which is what Mirror Layer mirrors.
bool WeightsFlow::canMirror() const {
    const DocumentState& state = m_document.state();
    if (state.activeLayer == kNone) {
        return false;
    }
    const WeightLayer& layer = *state.layers.layers[static_cast<std::size_t>(state.activeLayer)];
    return layer.kind == LayerKind::Paint && layer.active() &&
           std::ranges::any_of(layer.parts, [](const LayerPart& part) { return !part.edits.empty(); });
}

void WeightsFlow::show() {
    const DocumentState& state = m_document.state();
    const bool weighted =
        state.hasSkeleton() && state.weights &&
        std::ranges::any_of(*state.weights, [](const auto& part) { return part != nullptr; });
    for (const char* id : {"weights.smooth", "weights.sharpen", "weights.normalize", "weights.limit",
                           "weights.prune", "weights.relaxPosed", "weights.rogues", "weights.repair",
                           "weights.components", "paint.weights", "paint.dragSkin"}) {
        m_actions[id]->setEnabled(weighted);
    }
    for (const char* id : {"weights.mirrorPlus", "weights.mirrorMinus"}) {
        m_actions[id]->setEnabled(weighted && canMirror());
    }
    m_actions["weights.unmirrored"]->setEnabled(state.hasSkeleton());
    const bool some = weighted && state.selected != nullptr;
    for (const char* id : {"weights.hammer", "weights.average", "weights.copy"}) {
        m_actions[id]->setEnabled(some);
    }
    m_actions["weights.paste"]->setEnabled(some && !m_copied.vertices.empty());
}

} // namespace sinew
