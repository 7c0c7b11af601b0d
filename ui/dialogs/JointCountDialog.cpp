#include "ui/dialogs/JointCountDialog.h"

#include "ui/widgets/Panel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sinew {
namespace {

constexpr int kMostPieces = 10;
constexpr int kMostTwistJoints = 3; // engines turn no more

} // namespace

JointCountDialog::JointCountDialog(BoneJoints kind, int count, QWidget* parent)
    : Dialog(parent)
    , m_kind(kind)
    , m_hint(hintLabel())
    , m_label(new QLabel)
    , m_count(new QSpinBox)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    m_count->setObjectName("jointCount.count");
    if (kind == BoneJoints::Split) {
        m_count->setRange(2, kMostPieces);
    } else {
        m_count->setRange(1, kMostTwistJoints);
    }
    m_count->setValue(count);
    m_buttons->button(QDialogButtonBox::Ok)->setProperty("primary", true);
    auto* form = new QFormLayout;
    form->addRow(m_label, m_count);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(340, 160);
    retranslate();
}

int JointCountDialog::count() const {
    return m_count->value();
}

void JointCountDialog::retranslate() {
    if (m_kind == BoneJoints::Split) {
        setWindowTitle(tr("Split Bone"));
        m_hint->setText(tr("The bone becomes several of equal length, which share its weight."));
        describe(m_label, m_count, tr("Bones"), tr("How many bones the bone becomes"));
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Split"));
    } else {
        setWindowTitle(tr("Add Twist Joints"));
        m_hint->setText(tr("Each takes the weight around it. Engines turn it by a fraction of the twist."));
        describe(m_label, m_count, tr("Joints"), tr("How many joints each bone gets"));
        m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    }
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace sinew
