#include "ui/panels/weights/VertexPanels.h"

#include "app/document/edits/Edits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/text/SolverTexts.h"
#include "app/text/Texts.h"
#include "core/layers/LayerContext.h"
#include "ui/panels/weights/FalloffPlot.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSettings>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kShowFalloff = "influences/showFalloff";

QString nameOf(const DocumentState& state, std::int32_t joint) {
    return joint == kNone ? QString() : jointLabel(state.scene->skeleton, joint);
}

} // namespace

InfluencesPanel::InfluencesPanel(Document& document, Explainer& explainer, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_explainer(explainer)
    , m_model(new InfluencesModel(document, explainer, this))
    , m_vertex(new ElidedLabel)
    , m_view(rowTable())
    , m_verdict(hintLabel())
    , m_picture(new QToolButton)
    , m_falloff(new FalloffPlot(document, explainer)) {
    m_vertex->setProperty("heading", true);
    m_verdict->setObjectName("influences.verdict");
    m_picture->setObjectName("influences.showFalloff");
    m_picture->setCheckable(true);
    m_picture->setChecked(QSettings().value(kShowFalloff, false).toBool());
    connect(m_picture, &QToolButton::toggled, this, [this](bool on) {
        QSettings().setValue(kShowFalloff, on);
        show();
    });
    m_view->setObjectName("influences.table");
    m_view->setModel(m_model);
    m_view->setItemDelegateForColumn(InfluencesModel::Weight,
                                     new WeightBar(InfluencesModel::WeightRole, m_view));
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    connect(m_model, &QAbstractItemModel::modelReset, this, &InfluencesPanel::showPaths);
    connect(m_model, &InfluencesModel::refused, this, [this](const Error& error) { warn(errorText(error)); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 4); // below the view of a small screen every line counts
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_vertex, 1);
    heading->addWidget(m_picture);
    layout->addLayout(heading);
    layout->addWidget(m_verdict);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_falloff, 1);
    layout->addStretch(0);
    m_vertex->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_view, &QTableView::clicked, this, [this](const QModelIndex& index) {
        selectJoint(m_document, index.siblingAtColumn(0).data(InfluencesModel::JointRole).toInt());
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Weights | DocumentChange::Layers | DocumentChange::Selection,
                      this, &InfluencesPanel::show);
    connect(&explainer, &Explainer::changed, this, &InfluencesPanel::show);
    showPaths();
    retranslate();
}

/// The column of paths speaks of the odd ones alone: of most vertices it would be empty.
void InfluencesPanel::showPaths() {
    bool told = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        told = told || !m_model->index(row, InfluencesModel::Path).data().toString().isEmpty();
    }
    m_view->setColumnHidden(InfluencesModel::Path, !told);
    m_view->horizontalHeader()->setStretchLastSection(told); // distances stay beside their joints
}

void InfluencesPanel::show() {
    const DocumentState& state = m_document.state();
    const auto& vertex = state.selection.vertex;
    const bool chosen = state.hasScene() && vertex.has_value();
    const bool drawn = m_picture->isChecked() && m_falloff->hasCurve();
    m_picture->setVisible(m_falloff->hasCurve());
    m_falloff->setVisible(drawn);
    m_view->setVisible(chosen && !drawn);
    if (chosen) {
        const auto& mesh = *state.scene->parts[vertex->part].mesh;
        m_vertex->setText(tr("Vertex %1 of %2").arg(vertex->vertex).arg(QString::fromStdString(mesh.name)));
    } else {
        m_vertex->setText(tr("No vertex selected"));
    }
    const auto& explanation = m_explainer.explanation();
    const bool thin = explanation && std::ranges::any_of(explanation->bones, [](const BonePath& bone) {
                          return bone.weight > 0.0F && bone.thinPlace != kNone;
                      });
    say(verdict() + layersText(state), thin);
}

void InfluencesPanel::warn(const QString& text) {
    say(text, true);
}

void InfluencesPanel::say(const QString& text, bool warning) {
    sayInHint(m_verdict, text, warning);
}

/// Whether a hand has given the vertex other weights than the solver.
QString InfluencesPanel::layersText(const DocumentState& state) {
    const auto& vertex = state.selection.vertex;
    if (!state.hasScene() || !vertex || !state.solved || state.solved == state.weights) {
        return {};
    }
    const bool same =
        std::ranges::equal(influencesAt(*state.solved, *vertex), influencesAt(*state.weights, *vertex));
    return same ? QString() : " " + tr("Layers have changed its weights.");
}

QString InfluencesPanel::verdict() const {
    const DocumentState& state = m_document.state();
    if (!state.hasScene() || !state.selection.vertex) {
        return tr("To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click "
                  "it. This panel then shows which joints influence it and how far away their bones are.");
    }
    if (!state.bound()) {
        const std::size_t part = state.selection.vertex->part;
        const bool weighted = state.weights && part < state.weights->size() && (*state.weights)[part];
        return weighted
                   ? tr("These weights come from the file. Bind Skin to see the paths behind new weights.")
                   : tr("This part has no weights yet. Bind Skin to see which joints move the vertex.");
    }
    const auto& explanation = m_explainer.explanation();
    if (!explanation) {
        return tr("Finding paths through the voxels...");
    }
    const QString rule = ruleText(state, *explanation);
    if (explanation->rigid) {
        return rule.isEmpty() ? tr("This whole part is rigidly attached to one joint.") : rule;
    }
    return (rule.isEmpty() ? QString() : rule + " ") + solversText(*explanation) +
           pathText(state, *explanation) + stagesText(state, *explanation);
}

/// Which solvers make its weights, of a bind by several.
QString InfluencesPanel::solversText(const VertexExplanation& explanation) {
    const std::vector<SolverFraction>& solvers = explanation.solvers;
    if (solvers.empty()) {
        return {};
    }
    if (solvers.size() == 1) {
        return tr("Its solver is %1.").arg(solverName(solvers.front().solver)) + " ";
    }
    QStringList fractions;
    for (const SolverFraction& one : solvers) {
        fractions << tr("%1 %2", "solver, percent")
                         .arg(solverName(one.solver),
                              QString::fromStdString(percentText(static_cast<double>(one.fraction))));
    }
    return tr("Several solvers make its weights: %1. What follows is from %2.")
               .arg(fractions.join(", "), solverName(solvers.front().solver)) +
           " ";
}

/// Whether the ways of the bones that count run through a suspected bridge.
QString InfluencesPanel::pathText(const DocumentState& state, const VertexExplanation& explanation) {
    for (const BonePath& bone : explanation.bones) {
        if (bone.weight > 0.0F && bone.thinPlace != kNone) {
            const auto step = static_cast<std::size_t>(bone.thinPlace);
            const double width = static_cast<double>(bone.steps[step].width) * explanation.voxelMeters;
            return tr("Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If "
                      "the path connects parts that should be separate, raise the resolution.")
                .arg(nameOf(state, bone.joint),
                     QString::fromStdString(lengthText(width, state.scene->metersPerUnit)));
        }
    }
    if (!measuresDistances(explanation.solver)) {
        return noDistancesText(explanation.solver) + " " + tr("Lengths are straight lines to the bones.");
    }
    if (!(explanation.voxelMeters > 0.0)) {
        return tr("Distances are measured in a straight line.");
    }
    return tr("All paths run through solid volume. Voxel size: %1.")
        .arg(QString::fromStdString(lengthText(explanation.voxelMeters, state.scene->metersPerUnit)));
}

/// What a rule does with the vertex; empty: none names it.
QString InfluencesPanel::ruleText(const DocumentState& state, const VertexExplanation& explanation) {
    QStringList joints;
    for (const std::int32_t joint : explanation.overrideJoints) {
        joints.append(nameOf(state, joint));
    }
    switch (explanation.binding) {
    case PartBinding::Rigid:
        return tr("The part's binding is rigid to %1.").arg(joints.join(", "));
    case PartBinding::CopySkin:
        return tr("The part's binding copies the nearest skin of other parts.");
    case PartBinding::LimitJoints:
        return tr("The part's binding is limited to %1.").arg(joints.join(", "));
    case PartBinding::Skip:
        return tr("The bind skips this part. It stays as it is in the file.");
    case PartBinding::Smooth:
        break;
    }
    return {};
}

/// What smoothing and the limit of influences changed, where that is worth a word.
QString InfluencesPanel::stagesText(const DocumentState& state, const VertexExplanation& explanation) {
    constexpr float min = 0.005F;
    const auto percent = [](float fraction) {
        return QString::fromStdString(percentText(static_cast<double>(fraction)));
    };
    QString text;
    if (const float moved = movedFraction(explanation.byDistance, explanation.smoothed); moved >= min) {
        text += " " + tr("Smoothing changed %1 of its weight.").arg(percent(moved));
    }
    if (explanation.rigidShell) {
        const RigidGroup& group = *explanation.rigidShell;
        const QString whole = group.wholePart ? tr("The part moves nearly as one with %1 (%2 of its weight), "
                                                   "so it is rigid.")
                                              : tr("The shell moves nearly as one with %1 (%2 of its "
                                                   "weight), so it is rigid.");
        return text + " " +
               whole.arg(nameOf(state, group.joint), percent(static_cast<float>(group.meanWeight)));
    }
    if (const float cut = movedFraction(explanation.smoothed, explanation.bound); cut >= min) {
        text += " " + tr("Max Influences changed %1 of its weight.").arg(percent(cut));
    }
    return text;
}

void InfluencesPanel::retranslate() {
    describe(m_view, tr("Joints that influence the vertex"),
             tr("Click a row to select the joint. Double-click a weight to change it"));
    m_picture->setText(settingWords(settingTextOf("falloff").name));
    describe(m_picture, settingWords(settingTextOf("falloff").name),
             tr("Show weight over distance in place of the list"));
    m_falloff->retranslate();
    show();
}

} // namespace sinew
