#include "ui/panels/bind/BindPanel.h"

#include "app/document/regions/RegionEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/text/Texts.h"
#include "ui/panels/bind/HandlesForm.h"
#include "ui/panels/bind/VolumeEditsForm.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <optional>
#include <string>

namespace sinew {

/// The alpha of the active joint's bone in place of the one for all, and which bones have one. A bound
/// document follows at once.
class BoneAlphaForm : public Panel {
    Q_OBJECT
public:
    explicit BoneAlphaForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void show();
    void showOwners();
    std::optional<std::string> joint() const;

    Document& m_document;
    UndoGroup m_run;
    QCheckBox* m_own;
    SliderSpin* m_alpha;
    QLabel* m_owners;
    QPushButton* m_clear;
};

BoneAlphaForm::BoneAlphaForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_own(new NarrowCheckBox(NarrowCheckBox::Overflow::Elide))
    , m_alpha(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_owners(hintLabel())
    , m_clear(new QPushButton) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection, this,
                      &BoneAlphaForm::show);
    retranslate();
}

void BoneAlphaForm::build() {
    m_own->setObjectName("bind.ownBoneAlpha");
    m_alpha->setObjectName("bind.boneAlpha");
    m_owners->setObjectName("bind.boneAlphas");
    m_owners->setTextFormat(Qt::PlainText);
    m_clear->setObjectName("bind.clearBoneAlphas");
    auto* owners = new QHBoxLayout;
    owners->setSpacing(6);
    owners->addWidget(m_owners, 1);
    owners->addWidget(m_clear);
    auto* form = formIn(this);
    form->addRow(m_own);
    form->addRow(columnLabel(), m_alpha);
    form->addRow(owners);
}

void BoneAlphaForm::connectControls() {
    connect(m_own, &QCheckBox::clicked, this, [this](bool own) {
        if (const auto name = joint()) {
            m_run.by(m_own);
            setBoneAlpha(m_document, *name, own ? std::optional(m_alpha->value()) : std::nullopt);
            m_run.end();
        }
    });
    connect(m_alpha, &SliderSpin::valueChanged, this, [this](double alpha) {
        if (const auto name = joint()) {
            m_run.by(m_alpha);
            setBoneAlpha(m_document, *name, alpha, WeightUpdate::Later);
        }
    });
    connect(m_alpha, &SliderSpin::released, this, [this] { m_run.end(); });
    connect(m_clear, &QPushButton::clicked, this, [this] { clearBoneAlphas(m_document); });
}

/// The active one's name.
std::optional<std::string> BoneAlphaForm::joint() const {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    return state.scene->skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name;
}

void BoneAlphaForm::show() {
    const BindSettings& settings = m_document.state().settings;
    const auto name = joint();
    const auto own = name ? boneAlphaOf(settings, *name) : std::nullopt;
    const QString text = name ? tr("Stiffness (alpha) of %1").arg(printable(*name))
                              : tr("Stiffness (alpha) of the selected joint");
    const QString tip =
        name ? tr("How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower "
                  "values spread the joint's weights farther into its neighbours")
             : tr("Select a joint in the view or in the tree first");
    m_own->setText(QString(text).replace('&', "&&"));
    describe(m_own, text, tip);
    describeRemedy(m_own, settingWords(settingTextOf("boneAlphas").wrong));
    m_own->setEnabled(name.has_value());
    m_own->setChecked(own.has_value());
    m_alpha->describeAs(text, tip);
    describeRemedy(m_alpha, settingWords(settingTextOf("boneAlphas").wrong));
    m_alpha->setEnabled(own.has_value());
    m_alpha->setValue(own.value_or(settings.alpha));
    showOwners();
}

void BoneAlphaForm::showOwners() {
    QStringList owners;
    for (const BoneAlpha& bone : m_document.state().settings.boneAlphas) {
        owners << printable(bone.joint) + QChar(QChar::Nbsp) + decimalText(bone.alpha, 2);
    }
    const bool any = !owners.isEmpty();
    m_owners->setText(tr("Joints with their own stiffness: %1").arg(owners.join(", ")));
    m_owners->setVisible(any); // whatever is chosen, so that choosing a joint moves nothing
    m_clear->setVisible(any);
}

void BoneAlphaForm::retranslate() {
    m_clear->setText(tr("Clear"));
    describe(m_clear, tr("Clear joint stiffness"), tr("Use the same stiffness for all joints again"));
    show();
}

/// What most binds are tuned by: the preset, and the few settings that matter for every character.
class EssentialsForm : public SettingsForm {
    Q_OBJECT
public:
    explicit EssentialsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Preset { Standard, Paper, Custom };
    EssentialsForm(Document& document, QLabel* label, QComboBox* preset, QWidget* parent);
    void choosePreset(int preset);
    void showPreset();
    Preset preset() const;

    QLabel* m_label;
    QComboBox* m_preset;
};

EssentialsForm::EssentialsForm(Document& document, QWidget* parent)
    : EssentialsForm(document, columnLabel(), new QComboBox, parent) {}

EssentialsForm::EssentialsForm(Document& document, QLabel* label, QComboBox* preset, QWidget* parent)
    : SettingsForm(document, SettingGroup::None, {{{}, label, preset}}, parent)
    , m_label(label)
    , m_preset(preset) {
    m_preset->setObjectName("bind.method");
    m_preset->addItems(QStringList(3));
    connect(m_preset, &QComboBox::activated, this, &EssentialsForm::choosePreset);
    document.onChange(DocumentChange::Settings, this, &EssentialsForm::showPreset);
    retranslate();
    showPreset();
}

void EssentialsForm::choosePreset(int preset) {
    if (preset != Custom) {
        editSettings(
            document(), MergeKey::None,
            [=](BindSettings& settings) {
                settings = preset == Paper ? paperSettings(settings) : standardSettings(settings);
            },
            WeightUpdate::Now, tr("Preset"));
    }
    showPreset(); // custom cannot be chosen, only made
}

EssentialsForm::Preset EssentialsForm::preset() const {
    const BindSettings& settings = document().state().settings;
    if (settings == standardSettings(settings)) {
        return Standard;
    }
    return settings == paperSettings(settings) ? Paper : Custom;
}

void EssentialsForm::showPreset() {
    m_preset->setCurrentIndex(preset());
}

void EssentialsForm::retranslate() {
    SettingsForm::retranslate();
    describe(
        m_label, m_preset, tr("Preset"),
        tr("Sets everything that the method's paper decides. Standard comes closest to artists' weights; "
           "Paper is the method as published in 2014"));
    m_preset->setItemText(Standard, tr("Standard"));
    m_preset->setItemText(Paper, tr("Paper (2014)"));
    m_preset->setItemText(Custom, tr("Custom"));
}

/// The solver, and how bones are made of joints.
class MethodForm : public SettingsForm {
    Q_OBJECT
public:
    explicit MethodForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    MethodForm(Document& document, QLabel* label, QComboBox* solver, QWidget* parent);
    void chooseSolver(int solver);
    void showSolver();

    QLabel* m_label;
    QComboBox* m_solver;
};

MethodForm::MethodForm(Document& document, QWidget* parent)
    : MethodForm(document, columnLabel(), new QComboBox, parent) {}

MethodForm::MethodForm(Document& document, QLabel* label, QComboBox* solver, QWidget* parent)
    : SettingsForm(document, SettingGroup::Method, {{{}, label, solver}}, parent)
    , m_label(label)
    , m_solver(solver) {
    m_solver->setObjectName("bind.solver");
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->addItem(name, QString::fromStdString(key));
    }
    connect(m_solver, &QComboBox::activated, this, &MethodForm::chooseSolver);
    document.onChange(DocumentChange::Settings, this, &MethodForm::showSolver);
    retranslate();
    showSolver();
}

void MethodForm::chooseSolver(int solver) {
    const std::string key = m_solver->itemData(solver).toString().toStdString();
    editSettings(document(), MergeKey::None, [&](BindSettings& settings) { settings.solver = key; });
}

void MethodForm::showSolver() {
    const std::string& solver = document().state().settings.solver;
    m_solver->setCurrentIndex(m_solver->findData(QString::fromStdString(solver)));
}

void MethodForm::retranslate() {
    SettingsForm::retranslate();
    describe(m_label, m_solver, tr("Solver"),
             tr("What computes the weights. Geodesic Voxel measures distances inside the body and suits most "
                "characters. F1 says what each of the others does and when it is better"));
    describeRemedy(m_solver, settingWords(settingTextOf("solver").wrong));
    m_label->setWhatsThis(m_solver->whatsThis());
    int item = 0;
    for (const auto& [key, name] : namedSolvers()) {
        m_solver->setItemText(item++, name);
    }
}

/// The settings that shape weights out of distances, and the alphas of single bones. A bound document follows
/// them at once.
class WeightsForm : public SettingsForm {
    Q_OBJECT
public:
    explicit WeightsForm(Document& document, QWidget* parent = nullptr);
};

WeightsForm::WeightsForm(Document& document, QWidget* parent)
    : SettingsForm(document, SettingGroup::Weights, {{{}, new BoneAlphaForm(document)}}, parent) {}

BindPanel::BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_places(new VolumeEditsForm(document))
    , m_regions(new RegionsForm(document)) {
    auto* forms = new QWidget;
    auto* column = new QVBoxLayout(forms);
    column->setContentsMargins(10, 4, 10, 8);
    column->setSpacing(4);
    column->addWidget(new EssentialsForm(document));
    column->addWidget(new MethodForm(document));
    column->addWidget(new WeightsForm(document));
    column->addWidget(new SettingsForm(document, SettingGroup::Volume));
    column->addWidget(m_places);
    column->addWidget(new HandlesForm(document));
    column->addWidget(new CagesForm(document, actions));
    column->addWidget(m_regions);
    column->addWidget(new SettingsForm(document, SettingGroup::Repairs));
    column->addWidget(new JointsForm(document));
    column->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pane = qobject_cast<QScrollArea*>(scrollPane(forms));
    layout->addWidget(m_pane, 1);
    layout->addWidget(new BindBar(document, bind, actions));
    connect(m_regions, &RegionsForm::shown, this, &BindPanel::regionShown);
    connect(m_regions, &RegionsForm::paintAsked, this, &BindPanel::regionPaintAsked);
}

void BindPanel::offerVolumeEdit(const Aabb& box) {
    m_places->offer(box);
}

void BindPanel::addRegionBrush(QWidget* brush) {
    m_regions->addBrush(brush);
}

void BindPanel::setSeen(bool seen) {
    m_regions->setSeen(seen);
}

void BindPanel::showRegions() {
    m_regions->open();
    // What has just been added has no place in the column yet.
    QTimer::singleShot(0, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_pane->verticalScrollBar()->setValue(m_regions->mapTo(m_pane->widget(), QPoint()).y());
    });
}

} // namespace sinew

#include "BindPanel.moc"
