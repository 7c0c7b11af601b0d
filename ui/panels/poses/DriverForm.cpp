#include "ui/panels/poses/DriverForm.h"

#include "app/document/drivers/DriverEdits.h"
#include "app/text/Numbers.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/KeyPlot.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

QComboBox* narrowCombo(const char* name) {
    auto* combo = new NarrowComboBox;
    combo->setObjectName(name);
    return combo;
}

/// Chooses `name`, which stands behind the others where it is none of them.
void chooseName(QComboBox& combo, const std::string& name) {
    const QString text = printable(name);
    int index = combo.findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (index < 0) {
        combo.addItem(text, QByteArray::fromStdString(name));
        index = combo.count() - 1;
    }
    combo.setCurrentIndex(index);
}

std::string nameIn(const QComboBox& combo, int index) {
    return combo.itemData(index).toByteArray().toStdString();
}

QHBoxLayout* sideBySide(QPushButton* left, QPushButton* right) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(left);
    row->addWidget(right);
    return row;
}

} // namespace

DriverForm::DriverForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_group(new FoldBox("pose.drivers"))
    , m_driverLabel(columnLabel())
    , m_driver(narrowCombo("driver.list"))
    , m_add(new QPushButton)
    , m_remove(new QPushButton)
    , m_jointLabel(columnLabel())
    , m_joint(narrowCombo("driver.joint"))
    , m_angleLabel(columnLabel())
    , m_angle(narrowCombo("driver.angle"))
    , m_from(new DriverFromRow)
    , m_channelLabel(columnLabel())
    , m_channel(narrowCombo("driver.channel"))
    , m_targetLabel(columnLabel())
    , m_target(narrowCombo("driver.target"))
    , m_plot(new KeyPlot)
    , m_valueLabel(columnLabel())
    , m_value(signedSpin())
    , m_setKey(new QPushButton)
    , m_deleteKey(new QPushButton)
    , m_missing(hintLabel()) {
    build();
    connectControls();
    document.onChange(DocumentChange::Scene | DocumentChange::Driving | DocumentChange::Selection |
                          DocumentChange::Pose,
                      this, &DriverForm::follow);
    retranslate();
}

void DriverForm::build() {
    m_add->setObjectName("driver.add");
    m_remove->setObjectName("driver.remove");
    m_plot->setObjectName("driver.plot");
    m_value->setObjectName("driver.value");
    m_value->setKeyboardTracking(false);
    m_setKey->setObjectName("driver.setKey");
    m_deleteKey->setObjectName("driver.deleteKey");
    m_missing->setObjectName("driver.missing");
    m_missing->setTextFormat(Qt::PlainText);
    m_angle->addItems(QStringList(static_cast<qsizetype>(kJointAngleNames.size())));
    m_channel->addItems(QStringList(static_cast<qsizetype>(kDriverChannelNames.size())));
    auto* form = formIn(m_group);
    form->addRow(sideBySide(m_add, m_remove));
    form->addRow(m_driverLabel, m_driver);
    form->addRow(m_jointLabel, m_joint);
    form->addRow(m_angleLabel, m_angle);
    form->addRow(m_from);
    form->addRow(m_channelLabel, m_channel);
    form->addRow(m_targetLabel, m_target);
    form->addRow(m_plot);
    form->addRow(m_valueLabel, m_value);
    form->addRow(sideBySide(m_setKey, m_deleteKey));
    form->addRow(m_missing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void DriverForm::connectControls() {
    connect(m_add, &QPushButton::clicked, this, &DriverForm::add);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeDriver(m_document, m_number, tr("Remove Driver")); });
    connect(m_driver, &QComboBox::activated, this, [this](int index) {
        m_number = static_cast<std::size_t>(index);
        show();
    });
    connect(m_joint, &QComboBox::activated, this, [this](int index) {
        edit([&](JointDriver& changed) { changed.joint = nameIn(*m_joint, index); });
    });
    connect(m_angle, &QComboBox::activated, this, [this](int index) {
        edit([&](JointDriver& changed) {
            changed.angle = static_cast<JointAngle>(index);
            const double smallest = minAngle(changed.angle);
            std::erase_if(changed.keys, [&](const DriverKey& key) { return key.angle < smallest; });
            if (changed.keys.empty()) {
                changed.keys.push_back({0.0, restValue(changed.channel)});
            }
        });
    });
    connect(m_from, &DriverFromRow::asked, this, [this](bool thisPose) {
        edit([&](JointDriver& changed) {
            if (thisPose) {
                measureFromPose(m_document.state(), changed);
            } else {
                changed.from.clear();
            }
        });
        m_document.endMerge();
    });
    connect(m_channel, &QComboBox::activated, this,
            [this](int index) { setChannel(static_cast<DriverChannel>(index)); });
    connect(m_target, &QComboBox::activated, this, [this](int index) {
        edit([&](JointDriver& changed) { changed.target = nameIn(*m_target, index); });
    });
    connect(m_plot, &KeyPlot::keysEdited, this, [this](const std::vector<PlotKey>& keys) {
        edit([&](JointDriver& changed) {
            changed.keys.clear();
            for (const PlotKey& key : keys) {
                const ValueRange range = rangeOf(changed.channel);
                changed.keys.push_back({key.angle, std::clamp(key.value, range.min, range.max)});
            }
        });
    });
    connect(m_plot, &KeyPlot::released, this, [this] { m_document.endMerge(); });
    connect(m_plot, &KeyPlot::chosenChanged, this, &DriverForm::showKey);
    connect(m_value, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (const auto key = m_plot->chosen()) {
            edit([&](JointDriver& changed) { putKey(changed, {key->angle, value}); });
        }
    });
    connect(m_value, &QDoubleSpinBox::editingFinished, this, [this] { m_document.endMerge(); });
    connect(m_setKey, &QPushButton::clicked, this, &DriverForm::setKeyHere);
    connect(m_deleteKey, &QPushButton::clicked, this, [this] {
        if (const auto key = m_plot->chosen()) {
            edit([&](JointDriver& changed) {
                std::erase_if(changed.keys, [&](const DriverKey& each) { return each.angle == key->angle; });
            });
            m_document.endMerge();
        }
    });
}

const JointDriver* DriverForm::driver() const {
    const Drivers& drivers = driversOf(m_document.state());
    return m_document.state().hasSkeleton() && m_number < drivers.size() ? &drivers[m_number] : nullptr;
}

void DriverForm::tellIfFailed(const Expected<void>& done) {
    if (!done) {
        show();
        Q_EMIT failed(done.error());
    }
}

void DriverForm::edit(const std::function<void(JointDriver&)>& change) {
    if (const JointDriver* had = driver()) {
        JointDriver changed = *had;
        change(changed);
        if (!measuresFromPoses(changed)) {
            changed.from.clear();
        }
        tellIfFailed(changeDriver(m_document, m_number, std::move(changed), tr("Change Driver")));
    }
}

/// Values of another kind mean nothing to the new channel.
void DriverForm::setChannel(DriverChannel channel) {
    const std::vector<std::string> shapes = shapeNames(m_document.state());
    edit([&](JointDriver& changed) {
        const bool shape = channel == DriverChannel::Shape;
        if (shape != (changed.channel == DriverChannel::Shape)) {
            changed.target = shape ? (shapes.empty() ? std::string() : shapes.front())
                                   : newDriver(m_document.state(), 0).target;
        }
        const bool sameKind = (isRotation(channel) && isRotation(changed.channel)) ||
                              (isTranslation(channel) && isTranslation(changed.channel)) ||
                              (isScale(channel) && isScale(changed.channel));
        for (DriverKey& key : changed.keys) {
            key.value = sameKind ? key.value : restValue(channel);
        }
        changed.channel = channel;
    });
    m_document.endMerge();
}

void DriverForm::add() {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || state.selection.joint == kNone) {
        return;
    }
    m_document.endMerge();
    m_number = driversOf(state).size();
    m_group->setOpen(true);
    tellIfFailed(addDriver(m_document, newDriver(state, state.selection.joint), tr("Add Driver")));
    m_document.endMerge();
}

void DriverForm::showDriver(std::size_t driver) {
    m_number = driver;
    m_group->setOpen(true);
    show();
}

void DriverForm::setKeyHere() {
    if (const JointDriver* had = driver()) {
        const double angle = angleNow(m_document.state(), *had);
        m_document.endMerge();
        tellIfFailed(setKeyAtPose(m_document, m_number, tr("Set Driver Key")));
        m_document.endMerge();
        m_plot->choose(angle);
    }
}

/// A driver that has just come is shown.
void DriverForm::follow() {
    const std::size_t count = driversOf(m_document.state()).size();
    if (count > m_count) {
        m_number = count - 1;
    }
    m_count = count;
    show();
}

void DriverForm::show() {
    const DocumentState& state = m_document.state();
    const std::size_t count = driversOf(state).size();
    m_number = std::min(m_number, std::max<std::size_t>(count, 1) - 1);
    const JointDriver* now = driver();
    const bool any = now != nullptr;
    m_add->setEnabled(state.hasSkeleton() && state.selection.joint != kNone);
    m_remove->setEnabled(any);
    for (QWidget* control : std::initializer_list<QWidget*>{
             m_driverLabel, m_driver, m_jointLabel, m_joint, m_angleLabel, m_angle, m_from, m_channelLabel,
             m_channel, m_targetLabel, m_target, m_plot, m_valueLabel, m_value, m_setKey, m_deleteKey}) {
        control->setVisible(any);
    }
    showChoices();
    if (any) {
        const double size = bounds(*state.scene).diagonal();
        m_plot->setPlot(plotOf(*now, size));
        m_plot->setPoseAngle(angleNow(state, *now));
    } else {
        m_plot->setPlot(std::nullopt);
    }
    showKey();
    showMissing();
}

void DriverForm::showChoices() {
    const DocumentState& state = m_document.state();
    m_driver->clear();
    for (const JointDriver& each : driversOf(state)) {
        m_driver->addItem(driverText(each));
    }
    m_driver->setCurrentIndex(m_driver->count() > 0 ? static_cast<int>(m_number) : -1);
    m_joint->clear();
    const JointDriver* now = driver();
    if (now == nullptr) {
        return;
    }
    for (const Joint& joint : state.scene->skeleton.joints) {
        m_joint->addItem(printable(joint.name), QByteArray::fromStdString(joint.name));
    }
    chooseName(*m_joint, now->joint);
    m_angle->setCurrentIndex(static_cast<int>(now->angle));
    m_channel->setCurrentIndex(static_cast<int>(now->channel));
    m_from->showPoses(*now);
    showTargets();
}

void DriverForm::showTargets() {
    const DocumentState& state = m_document.state();
    const JointDriver& now = *driver();
    m_target->clear();
    if (now.channel == DriverChannel::Shape) {
        for (const std::string& shape : shapeNames(state)) {
            m_target->addItem(printable(shape), QByteArray::fromStdString(shape));
        }
    } else {
        for (const Joint& joint : state.scene->skeleton.joints) {
            if (joint.name != now.joint) {
                m_target->addItem(printable(joint.name), QByteArray::fromStdString(joint.name));
            }
        }
    }
    if (!now.target.empty()) {
        chooseName(*m_target, now.target);
    }
}

void DriverForm::showKey() {
    const auto key = m_plot->chosen();
    const JointDriver* now = driver();
    const QSignalBlocker quiet(m_value);
    if (now != nullptr) {
        const ValueRange range = rangeOf(now->channel);
        m_value->setDecimals(isRotation(now->channel) ? 1 : isTranslation(now->channel) ? 4 : 3);
        m_value->setRange(range.min, range.max);
        m_value->setSingleStep(isRotation(now->channel) ? 1.0 : 0.01);
        m_value->setSuffix(isRotation(now->channel) ? QStringLiteral("°") : QString());
    }
    m_value->setEnabled(key.has_value());
    m_value->setValue(key ? key->value : 0.0);
    m_valueLabel->setText(key ? tr("At %1°").arg(decimalText(key->angle, 0)) : tr("At key"));
    m_deleteKey->setEnabled(key && now != nullptr && now->keys.size() > 1);
}

/// Why the driver does nothing.
void DriverForm::showMissing() {
    const DocumentState& state = m_document.state();
    const JointDriver* now = driver();
    QString text;
    if (now == nullptr) {
        text = tr("Select a joint, then add a driver: its angle moves another joint or turns on a shape");
    } else if (state.scene->skeleton.find(now->joint) == kNone) {
        text = tr("There is no joint %1. The driver does nothing").arg(printable(now->joint));
    } else if (now->channel == DriverChannel::Shape) {
        const std::vector<std::string> shapes = shapeNames(state);
        text = shapes.empty() ? tr("This character has no shape. Make one with Pose > Shape From File")
               : std::ranges::find(shapes, now->target) == shapes.end()
                   ? tr("There is no shape %1. The driver does nothing").arg(printable(now->target))
                   : QString();
    } else if (state.scene->skeleton.find(now->target) == kNone) {
        text = tr("There is no joint %1. The driver does nothing").arg(printable(now->target));
    }
    m_missing->setText(text);
    m_missing->setVisible(!text.isEmpty());
}

void DriverForm::retranslate() {
    m_group->setTitle(tr("Drivers"));
    m_add->setText(tr("Add"));
    describe(
        m_add, tr("Add a driver"),
        tr("Adds a driver by the angle of the selected joint. It changes nothing until you move its keys"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove the driver"),
             tr("Removes this driver. A shape made here goes with its last "
                "driver"));
    describe(m_driverLabel, m_driver, tr("Driver"), tr("The driver that is shown below"));
    describe(m_jointLabel, m_joint, tr("Joint"), tr("The joint whose angle drives"));
    describe(m_angleLabel, m_angle, tr("Angle"),
             tr("Swing: how far the direction of the joint's bone turns from the bind pose. Twist: how far "
                "the bone turns about itself. Bend: the part of the swing about the joint's own axis, whose "
                "sign tells the directions apart"));
    describe(m_channelLabel, m_channel, tr("Drives"),
             tr("What is driven: a channel of another joint, along its own axes in the bind pose, or a "
                "shape. Turn "
                "is the fraction of the whole turn that the other joint makes likewise"));
    m_from->retranslate();
    describe(m_targetLabel, m_target, tr("Target"), tr("The joint or the shape that is driven"));
    for (std::size_t i = 0; i < kJointAngleNames.size(); ++i) {
        m_angle->setItemText(static_cast<int>(i), angleText(static_cast<JointAngle>(i)));
    }
    for (std::size_t i = 0; i < kDriverChannelNames.size(); ++i) {
        m_channel->setItemText(static_cast<int>(i), channelText(static_cast<DriverChannel>(i)));
    }
    describe(m_plot, tr("Value over angle"),
             tr("Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and "
                "down change. The dashed line is the pose's angle"));
    describe(
        m_value, tr("Value at the key"),
        tr("What the channel gets at the angle of the chosen key: degrees, the file's unit, a factor, or "
           "the weight of the shape"));
    m_setKey->setText(tr("Set Key"));
    describe(m_setKey, tr("Set a key at this pose"),
             tr("Adds a key at the angle that the joint has in the pose. What you posed the driven joint by "
                "becomes the key's value"));
    m_deleteKey->setText(tr("Delete Key"));
    describe(m_deleteKey, tr("Delete the chosen key"), tr("Takes the chosen key out of the driver"));
    show();
}

} // namespace sinew
