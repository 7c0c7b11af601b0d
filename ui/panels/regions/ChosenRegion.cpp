#include "ui/panels/regions/ChosenRegion.h"

#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionText.h"
#include "app/text/Numbers.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/panels/fields/SolidForm.h"
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

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kNoRow = std::numeric_limits<std::size_t>::max();

std::vector<std::string> namesOf(const DocumentState& state) {
    std::vector<std::string> names;
    for (const Region& region : state.hasScene() ? state.settings.regions : std::vector<Region>()) {
        names.push_back(region.name);
    }
    return names;
}

std::size_t rowOf(const std::vector<std::string>& names, const std::string& name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? kNoRow : static_cast<std::size_t>(found - names.begin());
}

} // namespace

ChosenRegion::ChosenRegion(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_run(document)
    , m_row(kNoRow)
    , m_names(namesOf(document.state())) {
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection |
                          DocumentChange::SelectedVertices,
                      this, &ChosenRegion::follow);
}

const Region* ChosenRegion::get() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() && m_row < state.settings.regions.size() ? &state.settings.regions[m_row]
                                                                     : nullptr;
}

void ChosenRegion::choose(std::size_t row) {
    const std::size_t now = row < m_names.size() ? row : kNoRow;
    if (now != m_row) {
        m_row = now;
        Q_EMIT changed();
    }
}

double ChosenRegion::millimetresPerUnit() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() ? 1000.0 * state.scene->metersPerUnit : 1.0;
}

void ChosenRegion::edit(const QObject* control, WeightUpdate update,
                        const std::function<void(Region&)>& change) {
    if (const Region* before = get()) {
        Region after = *before;
        change(after);
        m_run.by(control);
        changeRegion(m_document, m_row, std::move(after), update);
        if (update == WeightUpdate::Now) {
            m_run.end();
        }
    }
}

void ChosenRegion::follow() {
    std::vector<std::string> names = namesOf(m_document.state());
    if (names != m_names) {
        const auto fresh = std::ranges::find_if(
            names, [&](const std::string& name) { return rowOf(m_names, name) == kNoRow; });
        const std::size_t kept = m_row < m_names.size() ? rowOf(names, m_names[m_row]) : kNoRow;
        if (fresh != names.end()) {
            m_row = static_cast<std::size_t>(fresh - names.begin());
        } else if (kept != kNoRow || names.empty() || m_row == kNoRow) {
            m_row = kept;
        } else {
            m_row = std::min(m_row, names.size() - 1); // the one after it, or the last
        }
        m_names = std::move(names);
    }
    Q_EMIT changed();
}

namespace {

constexpr double kWidestBlend = 1e6;      // millimetres
constexpr double kWidestFraction = 100.0; // percent of the height

} // namespace

RegionShapeForm::RegionShapeForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_solid(new SolidForm("regions"))
    , m_here(new QPushButton)
    , m_blendLabel(columnLabel())
    , m_blend(new QDoubleSpinBox)
    , m_blendUnit(new QComboBox) {
    build();
    connectSolid();
    connectBlend();
    connect(&chosen, &ChosenRegion::changed, this, &RegionShapeForm::show);
    retranslate();
}

void RegionShapeForm::build() {
    m_here->setObjectName("regions.here");
    m_blend->setObjectName("regions.blend");
    m_blend->setDecimals(1);
    m_blend->setKeyboardTracking(false);
    m_blendUnit->setObjectName("regions.blendUnit");
    m_blendUnit->addItems(QStringList(2));
    auto* blend = new QHBoxLayout;
    blend->setSpacing(4);
    blend->addWidget(m_blend, 1);
    blend->addWidget(m_blendUnit);
    auto* form = formIn(this);
    form->addRow(m_solid);
    form->addRow(QString(), m_here);
    form->addRow(m_blendLabel, blend);
}

void RegionShapeForm::connectSolid() {
    connect(m_solid, &SolidForm::edited, this, [this](const Solid& solid, const QObject* control) {
        m_chosen.edit(control, WeightUpdate::Later, [&](Region& region) { region.solid = solid; });
    });
    connect(m_solid, &SolidForm::released, this, [this] { m_chosen.endEdit(); });
    connect(m_here, &QPushButton::clicked, this, &RegionShapeForm::moveHere);
}

void RegionShapeForm::connectBlend() {
    connect(m_blend, &QDoubleSpinBox::valueChanged, this, [this](double blend) {
        m_chosen.edit(m_blend, WeightUpdate::Later, [&](Region& region) {
            region.blend = region.blendOfHeight ? blend : blend / m_chosen.millimetresPerUnit();
        });
    });
    connect(m_blend, &QDoubleSpinBox::editingFinished, this, [this] { m_chosen.endEdit(); });
    connect(m_blendUnit, &QComboBox::activated, this, [this](int unit) {
        m_chosen.edit(m_blendUnit, WeightUpdate::Now, [&](Region& region) {
            setBlendOfHeight(region, unit == 1, bounds(*m_chosen.document().state().scene).extent().y());
        });
        show(); // of a flat character nothing is a fraction
    });
}

void RegionShapeForm::moveHere() {
    if (const auto position = positionHere(m_chosen.document().state())) {
        m_chosen.edit(m_here, WeightUpdate::Now,
                      [&](Region& region) { moveMiddle(*region.solid, *position); });
    }
}

void RegionShapeForm::show() {
    const Region* region = m_chosen.get();
    setVisible(region != nullptr && region->solid);
    if (region != nullptr) {
        m_solid->setSolid(region->solid, m_chosen.millimetresPerUnit());
        m_here->setEnabled(positionHere(m_chosen.document().state()).has_value());
        showBlend(*region);
    }
}

void RegionShapeForm::showBlend(const Region& region) {
    const QSignalBlocker quiet(m_blend);
    m_blend->setMaximum(region.blendOfHeight ? kWidestFraction : kWidestBlend);
    m_blend->setValue(region.blendOfHeight ? region.blend : m_chosen.millimetresPerUnit() * region.blend);
    m_blendUnit->setCurrentIndex(region.blendOfHeight ? 1 : 0);
}

void RegionShapeForm::retranslate() {
    m_here->setText(tr("Move to Selection"));
    describe(m_here, tr("Move the region to the selection"),
             tr("Move its centre to the centre of the selected vertices"));
    const QString blendTip = tr("Distance over which the region fades outside its shape");
    describe(m_blendLabel, m_blend, tr("Blend"), blendTip);
    describe(m_blendUnit, tr("Unit of the blend"), tr("Millimetres, or percent of the character's height"));
    m_blendUnit->setItemText(0, tr("mm"));
    m_blendUnit->setItemText(1, tr("% of height"));
    show();
}

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
