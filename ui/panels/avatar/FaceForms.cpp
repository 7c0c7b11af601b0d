#include "ui/panels/avatar/ExpressionsPanel.h"

#include "app/document/edits/PartEdits.h"
#include "app/text/Numbers.h"
#include "core/avatar/ExpressionProposals.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sinew {
namespace {

constexpr int kFirstPersonRows = 5;
constexpr std::array<LookRange LookAt::*, 4> kLookMembers{&LookAt::inner, &LookAt::outer, &LookAt::down,
                                                          &LookAt::up};
constexpr std::array kLookNames{"inner", "outer", "down", "up"};
constexpr double kFarthestLook = 90.0; ///< degrees
constexpr double kUsualLook = 10.0;    ///< degrees, as VRM has it where nothing is said
enum LookChoice { kUsual, kByJoints, kByExpressions };

/// In per cent for expressions, in degrees for joints.
double shownRange(const LookAt& look, std::size_t range) {
    const double output = (look.*kLookMembers[range]).output;
    return look.kind == LookKind::Joints ? output : 100.0 * output;
}

QVBoxLayout* aroundGroup(QWidget* form, QWidget* group) {
    auto* layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(group);
    return layout;
}

} // namespace

LookForm::LookForm(Document& document, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_group(new FoldBox("expressions.look"))
    , m_kindLabel(columnLabel())
    , m_kind(new QComboBox)
    , m_hint(hintLabel()) {
    m_kind->setObjectName("look.kind");
    m_kind->addItems({QString(), QString(), QString()});
    auto* form = formIn(m_group);
    form->addRow(m_kindLabel, m_kind);
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        m_rangeLabels[i] = columnLabel();
        m_ranges[i] = new SliderSpin(0.0, 100.0, 1.0, 0);
        m_ranges[i]->setObjectName(QStringLiteral("look.") + QLatin1String(kLookNames[i]));
        form->addRow(m_rangeLabels[i], m_ranges[i]);
        connect(m_ranges[i], &SliderSpin::valueChanged, this,
                [this, i](double value) { setRange(i, value); });
        connect(m_ranges[i], &SliderSpin::released, this, [this] { m_document.endMerge(); });
    }
    form->addRow(m_hint);
    aroundGroup(this, m_group);
    connect(m_kind, &QComboBox::activated, this, &LookForm::setKind);
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &LookForm::show);
    retranslate();
}

/// What is known of the character comes first; its ranges change with the kind, their place stays.
void LookForm::setKind(int choice) {
    const DocumentState& state = m_document.state();
    if (choice == kUsual) {
        setLookAt(m_document, std::nullopt, tr("How Eyes Look"));
    } else {
        const Avatar& avatar = avatarOf(state);
        LookAt look = avatar.lookAt.value_or(
            proposeLookAt(*state.scene, shapesOf(state), avatar.expressions).value_or(LookAt()));
        const LookKind kind = choice == kByJoints ? LookKind::Joints : LookKind::Expressions;
        if (look.kind != kind) {
            look.kind = kind;
            for (const auto member : kLookMembers) {
                (look.*member).output = kind == LookKind::Joints ? kUsualLook : 1.0;
            }
        }
        setLookAt(m_document, look, tr("How Eyes Look"));
    }
    m_document.endMerge();
    show();
}

void LookForm::setRange(std::size_t range, double value) {
    if (std::optional<LookAt> look = avatarOf(m_document.state()).lookAt) {
        (*look.*kLookMembers[range]).output = look->kind == LookKind::Joints ? value : value / 100.0;
        setLookAt(m_document, look, tr("How Far Eyes Look"));
    }
}

void LookForm::show() {
    const std::optional<LookAt>& look = avatarOf(m_document.state()).lookAt;
    const bool joints = look && look->kind == LookKind::Joints;
    m_kind->setCurrentIndex(!look ? kUsual : joints ? kByJoints : kByExpressions);
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        m_ranges[i]->setVisible(look.has_value());
        m_rangeLabels[i]->setVisible(look.has_value());
        m_ranges[i]->spin()->setSuffix(joints ? QStringLiteral("°") : QStringLiteral(" %"));
        m_ranges[i]->spin()->setMaximum(joints ? kFarthestLook : 100.0);
        m_ranges[i]->setValue(look ? shownRange(*look, i) : 0.0);
    }
    m_hint->setText(joints
                        ? tr("How far the eyes turn when the character looks farthest to that side.")
                        : tr("How far the expression is on when the character looks farthest to that side."));
    m_hint->setVisible(look.has_value());
}

void LookForm::retranslate() {
    m_group->setTitle(tr("Looking"));
    describe(m_kindLabel, m_kind, tr("Eyes"),
             tr("What turns the eyes to where the character looks: the joints of the eyes, or the "
                "expressions lookUp, lookDown, lookLeft and lookRight"));
    m_kind->setItemText(kUsual, tr("As usual"));
    m_kind->setItemText(kByJoints, tr("Turn joints"));
    m_kind->setItemText(kByExpressions, tr("Use expressions"));
    const std::array<QString, 4> names{tr("Inwards"), tr("Outwards"), tr("Down"), tr("Up")};
    for (std::size_t i = 0; i < m_ranges.size(); ++i) {
        const QString tip = tr("How far the eyes go that way");
        describe(m_rangeLabels[i], m_ranges[i], names[i], tip);
        m_ranges[i]->describeAs(names[i], tip);
    }
    show();
}

QString firstPersonText(FirstPerson flag) {
    switch (flag) {
    case FirstPerson::Both:
        return FirstPersonForm::tr("always");
    case FirstPerson::ThirdPersonOnly:
        return FirstPersonForm::tr("others only");
    case FirstPerson::FirstPersonOnly:
        return FirstPersonForm::tr("the wearer only");
    case FirstPerson::Auto:
        break;
    }
    return FirstPersonForm::tr("automatic");
}

FirstPersonForm::FirstPersonForm(Document& document, QWidget* parent)
    : FaceForm(parent)
    , m_document(document)
    , m_group(new FoldBox("expressions.firstPerson"))
    , m_parts(new QListWidget)
    , m_flagLabel(columnLabel())
    , m_flag(new QComboBox) {
    m_parts->setObjectName("firstPerson.parts");
    selectSeveral(*m_parts);
    m_parts->setFixedHeight(kFirstPersonRows * m_parts->fontMetrics().height() * 3 / 2);
    m_flag->setObjectName("firstPerson.flag");
    for (const auto& [word, flag] : kFirstPersonNames) {
        m_flag->addItem(QString(), static_cast<int>(flag));
    }
    auto* form = formIn(m_group);
    form->addRow(m_parts);
    form->addRow(m_flagLabel, m_flag);
    aroundGroup(this, m_group);
    connect(m_parts, &QListWidget::itemSelectionChanged, this, &FirstPersonForm::showChosen);
    connect(m_flag, &QComboBox::activated, this,
            [this] { set(static_cast<FirstPerson>(m_flag->currentData().toInt())); });
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, &FirstPersonForm::show);
    retranslate();
}

void FirstPersonForm::set(FirstPerson flag) {
    setFirstPersonOf(m_document, selectedRows(*m_parts), flag, tr("First Person"));
}

void FirstPersonForm::show() {
    const DocumentState& state = m_document.state();
    const std::vector<std::size_t> rows = selectedRows(*m_parts);
    const std::size_t count = state.hasScene() ? state.scene->parts.size() : 0;
    {
        const QSignalBlocker quiet(m_parts);
        m_parts->clear();
        for (std::size_t part = 0; part < count; ++part) {
            m_parts->addItem(
                tr("%1: %2").arg(printable(partName(*state.scene, part)),
                                 firstPersonText(firstPersonOf(avatarOf(state).firstPerson, part))));
        }
        selectRows(*m_parts, rows);
    }
    showChosen();
}

/// Where the chosen parts differ the field is empty.
void FirstPersonForm::showChosen() {
    const std::vector<std::size_t> rows = selectedRows(*m_parts);
    const std::vector<FirstPerson>& flags = avatarOf(m_document.state()).firstPerson;
    const bool same = !rows.empty() && std::ranges::all_of(rows, [&](std::size_t part) {
        return firstPersonOf(flags, part) == firstPersonOf(flags, rows.front());
    });
    m_flag->setEnabled(!rows.empty());
    m_flag->setCurrentIndex(same ? m_flag->findData(static_cast<int>(firstPersonOf(flags, rows.front())))
                                 : -1);
}

void FirstPersonForm::retranslate() {
    m_group->setTitle(tr("First Person"));
    describe(m_parts, tr("Parts"),
             tr("Who sees each part when somebody wears the character. Several can be selected"));
    describe(m_flagLabel, m_flag, tr("Seen by"),
             tr("Automatic hides the head from the wearer and shows the rest"));
    for (int row = 0; row < m_flag->count(); ++row) {
        m_flag->setItemText(row, firstPersonText(static_cast<FirstPerson>(m_flag->itemData(row).toInt())));
    }
    show();
}

} // namespace sinew
