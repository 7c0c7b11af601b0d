#include "app/document/avatar/SpringEdits.h"
#include "app/text/Numbers.h"
#include "core/avatar/SpringChecks.h"
#include "ui/panels/avatar/SpringsPanel.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kMaxStiffness = 4.0;
constexpr int kSpringDecimals = 3;
constexpr double kMaxGravity = 2.0;        ///< metres per second
constexpr double kFarthestChain = 10000.0; ///< millimetres
constexpr double kMaxTip = 200.0;          ///< per cent
constexpr double kTipPercent = 100.0;

QComboBox* springCombo(const char* name) {
    auto* combo = new NarrowComboBox;
    combo->setObjectName(name);
    return combo;
}

bool differs(double a, double b) {
    return std::abs(a - b) > 1e-9;
}

} // namespace

ChainValuesForm::ChainValuesForm(Document& document, SpringChoice& choice, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_choice(choice)
    , m_run(document)
    , m_presetLabel(columnLabel())
    , m_preset(springCombo("springs.preset"))
    , m_tipLabel(columnLabel())
    , m_tip(new QDoubleSpinBox)
    , m_directionLabel(columnLabel())
    , m_direction(new VectorSpins("springs.direction", -1.0, 1.0, 2))
    , m_radiusLabel(columnLabel())
    , m_radius(new QDoubleSpinBox)
    , m_centerLabel(columnLabel())
    , m_center(springCombo("springs.center"))
    , m_groupsLabel(columnLabel())
    , m_groups(new QToolButton)
    , m_groupsMenu(new QMenu(m_groups))
    , m_differences(hintLabel()) {
    const auto slider = [](const char* name, double SpringJoint::*value, const SliderScale& scale,
                           double max) {
        auto* field = new SliderSpin(scale, max, kSpringDecimals);
        field->setObjectName(name);
        field->spin()->setSingleStep(0.01);
        return Slider{field, columnLabel(), value, max};
    };
    m_sliders = {
        slider("springs.stiffness", &SpringJoint::stiffness, SliderScale::even(0.0, 1.5, 0.005),
               kMaxStiffness),
        slider("springs.drag", &SpringJoint::drag, SliderScale::even(0.0, 1.0, 0.01), 1.0),
        slider("springs.gravity", &SpringJoint::gravity, SliderScale::even(-1.0, 1.0, 0.005), kMaxGravity)};
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &ChainValuesForm::show);
    connect(&choice, &SpringChoice::changed, this, &ChainValuesForm::show);
    retranslate();
}

void ChainValuesForm::build() {
    m_preset->addItems(QStringList(static_cast<qsizetype>(kSpringKindNames.size()) + 1));
    m_tip->setObjectName("springs.tip");
    m_tip->setRange(0.0, kMaxTip);
    m_tip->setDecimals(0);
    m_tip->setSingleStep(10.0);
    m_tip->setSuffix(QStringLiteral(" %"));
    m_tip->setKeyboardTracking(false);
    m_radius->setObjectName("springs.radius");
    m_radius->setRange(0.0, kFarthestChain);
    m_radius->setDecimals(1);
    m_radius->setKeyboardTracking(false);
    m_groups->setObjectName("springs.groups");
    m_groups->setPopupMode(QToolButton::InstantPopup);
    m_groups->setMenu(m_groupsMenu);
    m_groups->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_groups->setFocusPolicy(Qt::StrongFocus);
    m_differences->setObjectName("springs.differences");
    QFormLayout* form = formIn(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(m_presetLabel, m_preset);
    form->addRow(m_sliders[0].label, m_sliders[0].field);
    form->addRow(m_tipLabel, m_tip);
    form->addRow(m_sliders[1].label, m_sliders[1].field);
    form->addRow(m_sliders[2].label, m_sliders[2].field);
    form->addRow(m_directionLabel, m_direction);
    form->addRow(m_radiusLabel, m_radius);
    form->addRow(m_centerLabel, m_center);
    form->addRow(m_groupsLabel, m_groups);
    form->addRow(m_differences);
}

void ChainValuesForm::connectControls() {
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0) {
            const SpringKind kind = kSpringKindNames[static_cast<std::size_t>(index - 1)].second;
            presetChains(m_document, m_choice.chains(), kind, tr("Preset of Springs"));
        }
        show(); // the first row changes nothing
    });
    for (const Slider& slider : m_sliders) {
        connectSlider(slider);
    }
    connect(m_tip, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        edit(m_tip, tr("Stiffness at the Tip"), [=](SpringChain& chain) {
            setTipFraction(chain, &SpringJoint::stiffness, percent / kTipPercent, kMaxStiffness);
        });
    });
    connect(m_radius, &QDoubleSpinBox::valueChanged, this, [this](double millimetres) {
        const double radius = millimetres / millimetresPerUnit();
        edit(m_radius, tr("Radius of Springs"), [=](SpringChain& chain) {
            setFirstValue(chain, &SpringJoint::radius, radius, kMaxSpringValue);
        });
    });
    for (const QDoubleSpinBox* spin : {m_tip, m_radius}) {
        connect(spin, &QDoubleSpinBox::editingFinished, this, [this] { m_run.end(); });
    }
    connect(m_direction, &VectorSpins::valueChanged, this, [this](std::size_t axis, double value) {
        edit(m_direction, tr("Direction of Gravity"), [=](SpringChain& chain) {
            for (SpringJoint& joint : chain.joints) {
                Vec3 direction = joint.gravityDirection;
                direction[static_cast<Eigen::Index>(axis)] = value;
                if (direction.norm() > 0.0) {
                    joint.gravityDirection = direction.normalized();
                }
            }
        });
    });
    connect(m_direction, &VectorSpins::released, this, [this] {
        m_run.end();
        show();
    });
    connect(m_center, &QComboBox::activated, this, [this](int index) {
        const std::string center = m_center->itemData(index).toByteArray().toStdString();
        edit(m_center, tr("Centre of Springs"), [&](SpringChain& chain) { chain.center = center; });
        m_run.end();
    });
    connect(m_groupsMenu, &QMenu::aboutToShow, this, &ChainValuesForm::fillGroups);
}

void ChainValuesForm::connectSlider(const Slider& slider) {
    connect(slider.field, &SliderSpin::valueChanged, this,
            [this, field = slider.field, value = slider.value, max = slider.max](double number) {
                const auto named = std::ranges::find(m_sliders, field, &Slider::field);
                edit(field, tr("%1 of Springs").arg(named->name),
                     [=](SpringChain& chain) { setFirstValue(chain, value, number, max); });
            });
    connect(slider.field, &SliderSpin::released, this, [this] { m_run.end(); });
}

void ChainValuesForm::edit(const QObject* control, const QString& step,
                           const std::function<void(SpringChain&)>& change) {
    m_run.by(control);
    changeChains(m_document, m_choice.chains(), step, change, MergeKey::Avatar);
}

double ChainValuesForm::millimetresPerUnit() const {
    const DocumentState& state = m_document.state();
    return state.hasScene() ? 1000.0 * state.scene->metersPerUnit : 1.0;
}

std::vector<const SpringChain*> ChainValuesForm::chosen() const {
    const auto& chains = avatarOf(m_document.state()).springs.chains;
    std::vector<const SpringChain*> chosen;
    for (const std::size_t chain : m_choice.chains()) {
        if (chain < chains.size()) {
            chosen.push_back(&chains[chain]);
        }
    }
    return chosen;
}

void ChainValuesForm::show() {
    const std::vector<const SpringChain*> chains = chosen();
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_preset, m_tip, m_direction, m_radius, m_center, m_groups}) {
        control->setEnabled(!chains.empty());
    }
    for (const Slider& slider : m_sliders) {
        slider.field->setEnabled(!chains.empty());
    }
    if (!chains.empty()) {
        showValues(*chains.front());
    }
    const QString differences = chains.empty() ? QString() : differencesText();
    m_differences->setText(differences);
    m_differences->setVisible(!differences.isEmpty());
}

void ChainValuesForm::showValues(const SpringChain& first) {
    const auto preset = presetOf(m_document.state(), first);
    const auto* const kind =
        std::ranges::find_if(kSpringKindNames, [&](const auto& entry) { return preset == entry.second; });
    m_preset->setCurrentIndex(preset ? static_cast<int>(kind - kSpringKindNames.begin()) + 1 : 0);
    for (const Slider& slider : m_sliders) {
        slider.field->setValue(firstValue(first, slider.value));
    }
    const QSignalBlocker quietTip(m_tip);
    m_tip->setValue(kTipPercent * tipFraction(first, &SpringJoint::stiffness));
    const QSignalBlocker quietRadius(m_radius);
    m_radius->setValue(millimetresPerUnit() * firstValue(first, &SpringJoint::radius));
    m_direction->setValue(first.joints.empty() ? Vec3(-Vec3::UnitY())
                                               : first.joints.front().gravityDirection);
    fillCenters(first.center);
    m_groups->setText(groupsText(first));
}

/// The scene, and all joints.
void ChainValuesForm::fillCenters(const std::string& center) {
    const QSignalBlocker quiet(m_center);
    m_center->clear();
    m_center->addItem(tr("The scene"), QByteArray());
    const DocumentState& state = m_document.state();
    for (std::size_t j = 0; state.hasSkeleton() && j < state.scene->skeleton.size(); ++j) {
        const std::string& name = state.scene->skeleton.joints[j].name;
        m_center->addItem(printable(name), QByteArray::fromStdString(name));
    }
    const int index = m_center->findData(QByteArray::fromStdString(center));
    if (index < 0) {
        m_center->addItem(printable(center), QByteArray::fromStdString(center));
    }
    m_center->setCurrentIndex(index < 0 ? m_center->count() - 1 : index);
}

QString ChainValuesForm::groupsText(const SpringChain& chain) const {
    const auto& groups = avatarOf(m_document.state()).springs.groups;
    QStringList names;
    for (const std::size_t group : chain.groups) {
        if (group < groups.size()) {
            names << printable(groups[group].name);
        }
    }
    if (groups.empty()) {
        return tr("No colliders yet");
    }
    return names.isEmpty() ? tr("Nothing") : names.join(QStringLiteral(", "));
}

void ChainValuesForm::fillGroups() {
    m_groupsMenu->clear();
    const auto& groups = avatarOf(m_document.state()).springs.groups;
    const std::vector<const SpringChain*> chains = chosen();
    for (std::size_t g = 0; g < groups.size(); ++g) {
        QAction* action = m_groupsMenu->addAction(printable(groups[g].name).replace('&', "&&"));
        action->setCheckable(true);
        action->setChecked(!chains.empty() &&
                           std::ranges::find(chains.front()->groups, g) != chains.front()->groups.end());
        connect(action, &QAction::triggered, this, [this, g](bool on) { toggleGroup(g, on); });
    }
    if (groups.empty()) {
        m_groupsMenu->addAction(tr("No colliders yet"))->setEnabled(false);
    }
}

void ChainValuesForm::toggleGroup(std::size_t group, bool on) {
    setGroupOf(m_document, m_choice.chains(), group, on);
}

/// In what the chosen chains differ from the one that the fields show.
QString ChainValuesForm::differencesText() const {
    const std::vector<const SpringChain*> chains = chosen();
    QStringList names;
    const auto add = [&](const QString& name, const auto& differ) {
        if (std::ranges::any_of(chains, [&](const SpringChain* each) { return differ(*each); })) {
            names << name;
        }
    };
    for (const Slider& slider : m_sliders) {
        add(slider.name, [&](const SpringChain& each) {
            return differs(firstValue(each, slider.value), firstValue(*chains.front(), slider.value));
        });
    }
    add(tr("radius"), [&](const SpringChain& each) {
        return differs(firstValue(each, &SpringJoint::radius),
                       firstValue(*chains.front(), &SpringJoint::radius));
    });
    add(tr("colliders"), [&](const SpringChain& each) { return each.groups != chains.front()->groups; });
    return names.isEmpty() ? QString()
                           : tr("The chosen chains differ in: %1. A field sets all of them.")
                                 .arg(names.join(QStringLiteral(", ")).toLower());
}

void ChainValuesForm::retranslateFields() {
    const std::array texts{
        std::pair(tr("Stiffness"), tr("How strongly the chain returns to how it was modelled. 0: it only "
                                      "falls and swings")),
        std::pair(tr("Drag"), tr("How much speed the chain loses in each step. 0: it swings for long, 1: it "
                                 "stops at once")),
        std::pair(tr("Gravity"), tr("How strongly the chain falls in the direction below. Negative: it "
                                    "rises"))};
    for (std::size_t i = 0; i < m_sliders.size(); ++i) {
        m_sliders[i].name = texts[i].first;
        m_sliders[i].label->setText(texts[i].first);
        describe(m_sliders[i].label, m_sliders[i].field->spin(), texts[i].first, texts[i].second);
        m_sliders[i].field->describeAs(texts[i].first, texts[i].second);
    }
    m_sliders[0].field->nameEnds(tr("soft"), tr("firm"));
    describe(m_tipLabel, m_tip, tr("At the tip"),
             tr("Stiffness at the end of the chain, of that at its beginning. Joints between change evenly"));
    const QString direction = tr("Direction");
    const QString directionTip = tr("Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is "
                                    "made 1");
    describe(m_directionLabel, m_direction->spin(0), direction, directionTip);
    m_direction->describeAs(direction, directionTip);
    describe(m_radiusLabel, m_radius, tr("Radius"),
             tr("Radius of the spheres at the ends of the bones, which colliders push"));
    m_radius->setSuffix(tr(" mm"));
    describe(m_centerLabel, m_center, tr("Centre"),
             tr("Only what moves against this joint makes the chain swing. Choose the hips to keep hair calm "
                "while the character moves or is dragged through the scene"));
    describe(m_groupsLabel, m_groups, tr("Pushed by"),
             tr("Groups of colliders that the chain does not swing into"));
}

void ChainValuesForm::retranslate() {
    describe(m_presetLabel, m_preset, tr("Preset"),
             tr("Stiffness, drag and gravity for what the chain is. The radius stays"));
    m_preset->setItemText(0, tr("Custom"));
    for (std::size_t i = 0; i < kSpringKindNames.size(); ++i) {
        m_preset->setItemText(static_cast<int>(i) + 1, springKindText(kSpringKindNames[i].second));
    }
    retranslateFields();
    retranslateFields();
    show();
}

} // namespace sinew
