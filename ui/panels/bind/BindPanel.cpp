#include "ui/panels/bind/BindPanel.h"

#include "app/document/regions/BoneValueEdits.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/text/SolverTexts.h"
#include "ui/panels/bind/EnvelopesForm.h"
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

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr int kAboveBindBar = 6; // pixels

} // namespace

/// A number of the active joint's bone in place of the one for all, and which bones have one.
class BoneValueForm : public Panel {
    Q_OBJECT
public:
    /// `names`: objects of the switch, the number, the list and the button that empties it.
    BoneValueForm(Document& document, std::array<const char*, 4> names, SliderSpin* value, int decimals,
                  QWidget* parent);

protected:
    /// Ends the constructor of what derives from this.
    void begin();
    void retranslate() override;

    virtual std::vector<std::pair<std::string, double>> owners(const BindSettings& settings) const = 0;
    virtual double common(const BindSettings& settings) const = 0;
    virtual void set(const std::string& joint, std::optional<double> value, WeightUpdate update) = 0;
    virtual void clear() = 0;
    /// Of the switch: for the joint of this name, or for none.
    virtual QString titleFor(const std::optional<std::string>& joint) const = 0;
    virtual QString tip() const = 0;
    virtual QString ownersText(const QString& list) const = 0;
    virtual QString clearName() const = 0;
    virtual QString clearTip() const = 0;
    virtual const char* settingKey() const = 0;
    virtual bool counts(const BindSettings& settings) const = 0;

    Document& document() const { return m_document; }

private:
    void build(const std::array<const char*, 4>& names);
    void connectControls();
    void show();
    std::optional<std::string> joint() const;

    Document& m_document;
    UndoGroup m_run;
    QCheckBox* m_own;
    SliderSpin* m_value;
    int m_decimals;
    QLabel* m_owners;
    QPushButton* m_clear;
};

BoneValueForm::BoneValueForm(Document& document, std::array<const char*, 4> names, SliderSpin* value,
                             int decimals, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_run(document)
    , m_own(new NarrowCheckBox(NarrowCheckBox::Overflow::Elide))
    , m_value(value)
    , m_decimals(decimals)
    , m_owners(hintLabel())
    , m_clear(new QPushButton) {
    build(names);
    connectControls();
}

void BoneValueForm::begin() {
    m_document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Selection, this,
                        &BoneValueForm::show);
    retranslate();
}

void BoneValueForm::build(const std::array<const char*, 4>& names) {
    m_own->setObjectName(names[0]);
    m_value->setObjectName(names[1]);
    m_owners->setObjectName(names[2]);
    m_owners->setTextFormat(Qt::PlainText);
    m_clear->setObjectName(names[3]);
    auto* owners = new QHBoxLayout;
    owners->setSpacing(6);
    owners->addWidget(m_owners, 1);
    owners->addWidget(m_clear);
    auto* form = formIn(this);
    form->addRow(m_own);
    form->addRow(columnLabel(), m_value);
    form->addRow(owners);
}

void BoneValueForm::connectControls() {
    connect(m_own, &QCheckBox::clicked, this, [this](bool own) {
        if (const auto name = joint()) {
            m_run.by(m_own);
            set(*name, own ? std::optional(m_value->value()) : std::nullopt, WeightUpdate::Now);
            m_run.end();
        }
    });
    connect(m_value, &SliderSpin::valueChanged, this, [this](double value) {
        if (const auto name = joint()) {
            m_run.by(m_value);
            set(*name, value, WeightUpdate::Later);
        }
    });
    connect(m_value, &SliderSpin::released, this, [this] { m_run.end(); });
    connect(m_clear, &QPushButton::clicked, this, [this] { clear(); });
}

/// The active one's name.
std::optional<std::string> BoneValueForm::joint() const {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    return state.scene->skeleton.joints[static_cast<std::size_t>(state.selection.joint)].name;
}

void BoneValueForm::show() {
    const BindSettings& settings = m_document.state().settings;
    setVisible(counts(settings));
    const auto name = joint();
    std::optional<double> own;
    QStringList list;
    for (const auto& [owner, value] : owners(settings)) {
        own = owner == name ? std::optional(value) : own; // the last one counts
        list << printable(owner) + QChar(QChar::Nbsp) + decimalText(value, m_decimals);
    }
    const QString text = titleFor(name);
    const QString words = name ? tip() : tr("Select a joint in the view or in the tree first");
    m_own->setText(QString(text).replace('&', "&&"));
    describe(m_own, text, words);
    describeRemedy(m_own, settingWords(settingTextOf(settingKey()).wrong));
    m_own->setEnabled(name.has_value());
    m_own->setChecked(own.has_value());
    m_value->describeAs(text, words);
    describeRemedy(m_value, settingWords(settingTextOf(settingKey()).wrong));
    m_value->setEnabled(own.has_value());
    m_value->setValue(own.value_or(common(settings)));
    m_owners->setText(ownersText(list.join(", ")));
    m_owners->setVisible(!list.isEmpty()); // whatever is chosen, so that choosing a joint moves nothing
    m_clear->setVisible(!list.isEmpty());
}

void BoneValueForm::retranslate() {
    m_clear->setText(tr("Clear"));
    describe(m_clear, clearName(), clearTip());
    show();
}

/// Alpha of single bones. A bound document follows at once.
class BoneAlphaForm : public BoneValueForm {
    Q_OBJECT
public:
    explicit BoneAlphaForm(Document& document, QWidget* parent = nullptr)
        : BoneValueForm(document,
                        {"bind.ownBoneAlpha", "bind.boneAlpha", "bind.boneAlphas", "bind.clearBoneAlphas"},
                        new SliderSpin(0.0, 1.0, 0.01, 2), 2, parent) {
        begin();
    }

protected:
    std::vector<std::pair<std::string, double>> owners(const BindSettings& settings) const override {
        std::vector<std::pair<std::string, double>> result;
        for (const BoneAlpha& bone : settings.boneAlphas) {
            result.emplace_back(bone.joint, bone.alpha);
        }
        return result;
    }
    double common(const BindSettings& settings) const override { return settings.alpha; }
    void set(const std::string& joint, std::optional<double> value, WeightUpdate update) override {
        setBoneAlpha(document(), joint, value, update);
    }
    void clear() override { clearBoneAlphas(document()); }
    QString titleFor(const std::optional<std::string>& joint) const override {
        return joint ? tr("Stiffness (alpha) of %1").arg(printable(*joint))
                     : tr("Stiffness (alpha) of the selected joint");
    }
    QString tip() const override {
        return tr("How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower "
                  "values spread the joint's weights farther into its neighbours");
    }
    QString ownersText(const QString& list) const override {
        return tr("Joints with their own stiffness: %1").arg(list);
    }
    QString clearName() const override { return tr("Clear joint stiffness"); }
    QString clearTip() const override { return tr("Use the same stiffness for all joints again"); }
    const char* settingKey() const override { return "boneAlphas"; }
    bool counts(const BindSettings& /*settings*/) const override { return true; }
};

/// Smoothness of single bones, for the solver of flat pictures.
class BoneSmoothnessForm : public BoneValueForm {
    Q_OBJECT
public:
    explicit BoneSmoothnessForm(Document& document, QWidget* parent = nullptr)
        : BoneValueForm(
              document,
              {"bind.ownBoneSmoothness", "bind.boneSmoothness", "bind.boneSmoothnesses",
               "bind.clearBoneSmoothnesses"},
              new SliderSpin(SliderScale::logarithmic(kMaxPictureSmoothness), kMaxPictureSmoothness, 0), 0,
              parent) {
        begin();
    }

protected:
    std::vector<std::pair<std::string, double>> owners(const BindSettings& settings) const override {
        std::vector<std::pair<std::string, double>> result;
        for (const BoneSmoothness& bone : settings.boneSmoothness) {
            result.emplace_back(bone.joint, bone.smoothness);
        }
        return result;
    }
    double common(const BindSettings& settings) const override { return settings.pictureSmoothness; }
    void set(const std::string& joint, std::optional<double> value, WeightUpdate update) override {
        setBoneSmoothness(document(), joint, value, update);
    }
    void clear() override { clearBoneSmoothness(document()); }
    QString titleFor(const std::optional<std::string>& joint) const override {
        return joint ? tr("Smoothness of %1").arg(printable(*joint)) : tr("Smoothness of the selected joint");
    }
    QString tip() const override {
        return tr("How far this joint's weights reach along the picture, in pixels of a picture 512 pixels "
                  "long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair");
    }
    QString ownersText(const QString& list) const override {
        return tr("Joints with their own smoothness: %1").arg(list);
    }
    QString clearName() const override { return tr("Clear joint smoothness"); }
    QString clearTip() const override { return tr("Use the same smoothness for all joints again"); }
    const char* settingKey() const override { return "boneSmoothness"; }
    bool counts(const BindSettings& settings) const override {
        return settingCounts(pictureCounts, settings);
    }
};

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
    : SettingsForm(document, SettingGroup::Weights,
                   {{{}, new BoneAlphaForm(document)}, {{}, new BoneSmoothnessForm(document)}}, parent) {}

BindPanel::BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_advanced(new FoldBox("bind.advanced"))
    , m_places(new VolumeEditsForm(document))
    , m_regions(new RegionsForm(document)) {
    auto* forms = new QWidget;
    auto* column = new QVBoxLayout(forms);
    column->setContentsMargins(10, 4, 10, 8);
    column->setSpacing(4);
    column->addWidget(new EssentialsForm(document));
    column->addWidget(new MethodForm(document));
    column->addWidget(new WeightsForm(document));
    column->addWidget(new AlphaCurveForm(document));
    column->addWidget(new SettingsForm(document, SettingGroup::Volume));
    column->addWidget(new SettingsForm(document, SettingGroup::Repairs));
    column->addWidget(new JointsForm(document));
    column->addWidget(m_advanced);
    column->addStretch(1);
    auto* advanced = new QVBoxLayout(m_advanced->body());
    advanced->setContentsMargins(4, 0, 0, 0);
    advanced->setSpacing(4);
    for (QWidget* form : {static_cast<QWidget*>(new EnvelopesForm(document, actions)),
                          static_cast<QWidget*>(new HandlesForm(document)),
                          static_cast<QWidget*>(new CagesForm(document, actions)),
                          static_cast<QWidget*>(m_regions), static_cast<QWidget*>(m_places)}) {
        advanced->addWidget(form);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pane = qobject_cast<QScrollArea*>(scrollPane(forms));
    layout->addWidget(m_pane, 1);
    layout->addSpacing(kAboveBindBar);
    layout->addWidget(new BindBar(document, bind, actions));
    connect(m_regions, &RegionsForm::shown, this, &BindPanel::regionShown);
    connect(m_regions, &RegionsForm::paintAsked, this, &BindPanel::regionPaintAsked);
    connect(m_places, &VolumeEditsForm::listSeen, this, &BindPanel::volumeEditsSeen);
    retranslate();
}

void BindPanel::retranslate() {
    m_advanced->setTitle(tr("Advanced"));
}

void BindPanel::offerVolumeEdit(const Aabb& box) {
    m_advanced->setOpen(true);
    m_places->offer(box);
}

void BindPanel::addRegionBrush(QWidget* brush) {
    m_regions->addBrush(brush);
}

void BindPanel::setSeen(bool seen) {
    m_regions->setSeen(seen);
}

void BindPanel::showRegions() {
    m_advanced->setOpen(true);
    m_regions->open();
    // What has just been added has no place in the column yet.
    QTimer::singleShot(0, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_pane->verticalScrollBar()->setValue(m_regions->mapTo(m_pane->widget(), QPoint()).y());
    });
}

} // namespace sinew

#include "BindPanel.moc"
