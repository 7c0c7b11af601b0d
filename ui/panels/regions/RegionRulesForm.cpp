#include "ui/panels/regions/RegionRulesForm.h"

#include "app/document/regions/RegionText.h"
#include "app/text/Numbers.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Forms.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sinew {

RegionRulesForm::RegionRulesForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_ownAlpha(new QCheckBox)
    , m_alpha(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_falloffLabel(columnLabel())
    , m_falloff(new QComboBox)
    , m_ownInfluences(new QCheckBox)
    , m_influences(new QSpinBox)
    , m_jointsLabel(new QLabel)
    , m_joints(new QPushButton)
    , m_allJoints(new QPushButton)
    , m_names(hintLabel())
    , m_solverLabel(columnLabel())
    , m_solver(new SolverChoice)
    , m_keepShapeLabel(columnLabel())
    , m_keepShape(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_hint(hintLabel()) {
    build();
    connectNumbers();
    connectJoints();
    connectSolver();
    connect(&chosen, &ChosenRegion::changed, this, &RegionRulesForm::show);
    retranslate();
}

void RegionRulesForm::build() {
    m_ownAlpha->setObjectName("regions.ownAlpha");
    m_alpha->setObjectName("regions.alpha");
    m_falloff->setObjectName("regions.falloff");
    m_falloff->addItems(QStringList(4));
    m_ownInfluences->setObjectName("regions.ownInfluences");
    m_influences->setObjectName("regions.influences");
    m_influences->setRange(0, kMaxInfluences);
    m_influences->setKeyboardTracking(false);
    m_joints->setObjectName("regions.joints");
    m_allJoints->setObjectName("regions.allJoints");
    m_names->setObjectName("regions.names");
    m_names->setTextFormat(Qt::PlainText);
    m_solver->setObjectName("regions.solver");
    m_keepShape->setObjectName("regions.keepShape");
    m_hint->setObjectName("regions.noRule");
    auto* joints = new QHBoxLayout;
    joints->setSpacing(6);
    joints->addWidget(m_joints, 1);
    joints->addWidget(m_allJoints, 1);
    auto* form = formIn(this);
    form->addRow(m_ownAlpha, m_alpha);
    form->addRow(m_falloffLabel, m_falloff);
    form->addRow(m_ownInfluences, m_influences);
    form->addRow(m_jointsLabel, joints);
    form->addRow(QString(), m_names);
    form->addRow(m_solverLabel, m_solver);
    form->addRow(m_keepShapeLabel, m_keepShape);
    form->addRow(m_hint);
}

void RegionRulesForm::connectNumbers() {
    connect(m_ownAlpha, &QCheckBox::clicked, this, [this](bool own) {
        m_chosen.edit(m_ownAlpha, WeightUpdate::Now, [&](Region& region) {
            region.alpha = own ? std::optional(m_alpha->value()) : std::nullopt;
        });
    });
    connect(m_alpha, &SliderSpin::valueChanged, this, [this](double alpha) {
        m_chosen.edit(m_alpha, WeightUpdate::Later, [&](Region& region) { region.alpha = alpha; });
    });
    connect(m_alpha, &SliderSpin::released, this, [this] { m_chosen.endEdit(); });
    connect(m_falloff, &QComboBox::activated, this, [this](int index) {
        m_chosen.edit(m_falloff, WeightUpdate::Now, [&](Region& region) {
            region.falloff = index > 0 ? std::optional(static_cast<Falloff>(index - 1)) : std::nullopt;
        });
    });
    connect(m_ownInfluences, &QCheckBox::clicked, this, [this](bool own) {
        m_chosen.edit(m_ownInfluences, WeightUpdate::Now, [&](Region& region) {
            region.maxInfluences = own ? std::optional(m_influences->value()) : std::nullopt;
        });
    });
    connect(m_influences, &QSpinBox::valueChanged, this, [this](int count) {
        m_chosen.edit(m_influences, WeightUpdate::Now, [&](Region& region) { region.maxInfluences = count; });
    });
}

void RegionRulesForm::connectJoints() {
    connect(m_joints, &QPushButton::clicked, this, &RegionRulesForm::chooseJoints);
    connect(m_allJoints, &QPushButton::clicked, this, [this] {
        m_chosen.edit(m_allJoints, WeightUpdate::Now, [](Region& region) { region.joints.clear(); });
    });
}

void RegionRulesForm::connectSolver() {
    connect(m_keepShape, &SliderSpin::valueChanged, this, [this](double strength) {
        m_chosen.edit(m_keepShape, WeightUpdate::Later, [&](Region& region) { region.keepShape = strength; });
    });
    connect(m_keepShape, &SliderSpin::released, this, [this] { m_chosen.endEdit(); });
    connect(m_solver, &QComboBox::activated, this, [this] {
        m_chosen.edit(m_solver, WeightUpdate::Now, [&](Region& region) {
            const std::string key = m_solver->solver();
            region.solver = key.empty() ? std::nullopt : std::optional(key);
        });
    });
}

void RegionRulesForm::chooseJoints() {
    const Region* region = m_chosen.get();
    const DocumentState& state = m_chosen.document().state();
    if (region == nullptr || !state.hasSkeleton()) {
        return;
    }
    JointListDialog dialog(state.scene->skeleton, region->joints, this);
    if (dialog.exec() == QDialog::Accepted) {
        m_chosen.edit(m_joints, WeightUpdate::Now,
                      [&](Region& changed) { changed.joints = dialog.chosen(); });
    }
}

void RegionRulesForm::show() {
    const Region* region = m_chosen.get();
    setVisible(region != nullptr);
    if (region == nullptr) {
        return;
    }
    const BindSettings& settings = m_chosen.document().state().settings;
    const QSignalBlocker quiet(m_influences);
    m_ownAlpha->setChecked(region->alpha.has_value());
    m_alpha->setEnabled(region->alpha.has_value());
    m_alpha->setValue(region->alpha.value_or(settings.alpha));
    m_falloff->setEnabled(distanceCounts(settings));
    m_falloff->setCurrentIndex(region->falloff ? static_cast<int>(*region->falloff) + 1 : 0);
    m_ownInfluences->setChecked(region->maxInfluences.has_value());
    m_influences->setEnabled(region->maxInfluences.has_value());
    m_influences->setValue(region->maxInfluences.value_or(settings.maxInfluences));
    m_solver->setSolver(region->solver.value_or(std::string()));
    m_keepShape->setEnabled(keepShapeCounts(settings, *region));
    m_keepShape->setValue(region->keepShape);
    const QString idle = idleRegionText(*region, settings);
    m_hint->setVisible(!idle.isEmpty());
    m_hint->setText(idle);
    showJoints(*region);
}

void RegionRulesForm::showJoints(const Region& region) {
    QStringList names;
    for (const std::string& joint : region.joints) {
        names << printable(joint);
    }
    m_joints->setEnabled(m_chosen.document().state().hasSkeleton());
    m_allJoints->setEnabled(!names.isEmpty());
    m_names->setText(names.isEmpty()     ? tr("Any joint can move its vertices")
                     : names.size() == 1 ? tr("Rigid to %1").arg(names[0])
                                         : tr("Limited to %1").arg(names.join(", ")));
}

void RegionRulesForm::retranslate() {
    m_ownAlpha->setText(tr("Own stiffness"));
    describe(m_ownAlpha, tr("Own stiffness"),
             tr("Use a separate stiffness (alpha) for the region's vertices"));
    m_alpha->describeAs(tr("Stiffness (alpha) of the region"),
                        tr("How stiff bends are in the region: 0 is soft, 1 is stiff"));
    describe(m_falloffLabel, m_falloff, tr("Falloff"),
             tr("How weights fall off with distance in the region"));
    m_falloff->setItemText(0, tr("As in the Bind settings"));
    m_falloff->setItemText(1 + static_cast<int>(Falloff::Power), tr("Power"));
    m_falloff->setItemText(1 + static_cast<int>(Falloff::Quadratic), tr("Quadratic"));
    m_falloff->setItemText(1 + static_cast<int>(Falloff::Exponential), tr("Exponential"));
    m_ownInfluences->setText(tr("Max influences"));
    describe(m_ownInfluences, tr("Max influences"),
             tr("Use a separate limit for the influences of the region's vertices"));
    describe(m_influences, tr("Max influences in the region"),
             tr("Maximum number of joints per vertex of the region"));
    m_influences->setSpecialValueText(tr("All"));
    describe(m_jointsLabel, m_joints, tr("Limit to joints"),
             tr("Only these joints can move the region's vertices. With one joint the region is rigid"));
    m_solver->retranslate(tr("As in the Bind settings"));
    describe(m_solverLabel, m_solver, tr("Solver"),
             tr("What computes the weights of the region's vertices. Where the region fades, its weights "
                "blend with those around it"));
    describe(
        m_keepShapeLabel, m_keepShape, tr("Keep shape"),
        tr("Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one "
           "whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where "
           "this solver makes the weights"));
    m_keepShape->describeAs(tr("Keep shape"), tr("How strongly the region keeps its shape: 0 not at all, 1 "
                                                 "as one solid"));
    m_joints->setText(tr("Choose..."));
    m_allJoints->setText(tr("Any"));
    describe(m_allJoints, tr("Any joint"), tr("Let any joint move the region's vertices again"));
    show();
}

} // namespace sinew
