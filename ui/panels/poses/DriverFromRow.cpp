#include "app/document/drivers/DriverEdits.h"
#include "app/text/Numbers.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/widgets/Forms.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

DriverFromRow::DriverFromRow(QWidget* parent)
    : QWidget(parent)
    , m_label(columnLabel())
    , m_poses(new QLabel)
    , m_thisPose(new QPushButton)
    , m_bindPose(new QPushButton) {
    m_poses->setObjectName("driver.from");
    m_poses->setTextFormat(Qt::PlainText);
    m_poses->setWordWrap(true);
    m_thisPose->setObjectName("driver.fromThisPose");
    m_bindPose->setObjectName("driver.fromBindPose");
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_thisPose);
    buttons->addWidget(m_bindPose);
    auto* pose = new QHBoxLayout;
    pose->setSpacing(8);
    pose->addWidget(m_label, 0, Qt::AlignTop);
    pose->addWidget(m_poses, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(pose);
    layout->addLayout(buttons); // over the whole width, as both are long
    connect(m_thisPose, &QPushButton::clicked, this, [this] { Q_EMIT asked(true); });
    connect(m_bindPose, &QPushButton::clicked, this, [this] { Q_EMIT asked(false); });
}

void DriverFromRow::showPoses(const JointDriver& driver) {
    QStringList lines;
    for (const DriverPose& pose : driver.from) {
        lines += tr("%1 at %2°, %3°, %4°")
                     .arg(printable(pose.joint), decimalText(pose.degrees.x(), 0),
                          decimalText(pose.degrees.y(), 0), decimalText(pose.degrees.z(), 0));
    }
    m_poses->setText(lines.isEmpty() ? tr("Bind pose") : lines.join('\n'));
    m_thisPose->setEnabled(driver.channel != DriverChannel::Turn);
    m_bindPose->setEnabled(!driver.from.empty());
}

void DriverFromRow::retranslate() {
    describe(m_label, m_poses, tr("From"),
             tr("The pose in which the angle is 0. From a pose, the swing is a cone about the direction that "
                "the bone has there. With several joints it is how far all of them are away"));
    m_thisPose->setText(tr("This Pose"));
    describe(m_thisPose, tr("Measure from this pose"),
             tr("The angle is 0 where the joint is now. A turn is measured from the bind pose alone"));
    m_bindPose->setText(tr("Bind Pose"));
    describe(m_bindPose, tr("Measure from the bind pose"), tr("The angle is 0 in the bind pose"));
}

} // namespace sinew
