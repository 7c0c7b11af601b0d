#include "ui/dialogs/ChainDialog.h"

#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sinew {
namespace {

constexpr int kMostChainJoints = 64;

} // namespace

ChainDialog::ChainDialog(ChainMaker& chains, QWidget* parent)
    : Dialog(parent)
    , m_chains(chains)
    , m_hint(hintLabel())
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_jointsLabel(new QLabel)
    , m_joints(new QSpinBox)
    , m_selected(new QCheckBox) {
    m_name->setObjectName("chain.name");
    m_joints->setObjectName("chain.joints");
    m_selected->setObjectName("chain.selected");
    m_joints->setRange(2, kMostChainJoints);
    m_name->setText(QString::fromStdString(chains.wish().name));
    m_joints->setValue(chains.wish().joints);
    m_selected->setChecked(chains.wish().ofSelected);
    auto* form = new QFormLayout;
    form->addRow(m_nameLabel, m_name);
    form->addRow(m_jointsLabel, m_joints);
    form->addRow(nullptr, m_selected);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    connect(m_name, &QLineEdit::textChanged, this, &ChainDialog::change);
    connect(m_joints, &QSpinBox::valueChanged, this, &ChainDialog::change);
    connect(m_selected, &QCheckBox::toggled, this, &ChainDialog::change);
    resize(320, 160);
    retranslate();
}

void ChainDialog::change() {
    m_chains.setWish({m_name->text().trimmed().toStdString(), m_joints->value(), m_selected->isChecked()});
}

void ChainDialog::retranslate() {
    setWindowTitle(tr("Draw Chain"));
    m_hint->setText(tr("Draw a stroke over a tail, hair or a tentacle, from its root to its end."));
    describe(m_nameLabel, m_name, tr("Name"), tr("What the joints are called; numbers follow"));
    describe(m_jointsLabel, m_joints, tr("Joints"), tr("How many joints the chain has"));
    m_selected->setText(tr("Below the selected joint"));
    m_selected->setToolTip(tr("Otherwise, or without a selected joint, the nearest joint is the parent"));
}

} // namespace sinew
