#include "ui/dialogs/ChainDialog.h"

#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sinew {
namespace {

constexpr int kMostChainJoints = 64;
constexpr int kMostColumns = 64;

int rowOf(const std::optional<ColumnKind>& kind) {
    return kind ? 1 + static_cast<int>(*kind) : 0;
}

std::optional<ColumnKind> kindOf(int row) {
    return row <= 0 ? std::nullopt : std::optional(static_cast<ColumnKind>(row - 1));
}

} // namespace

ChainDialog::ChainDialog(ChainMaker& chains, QWidget* parent)
    : Dialog(parent)
    , m_chains(chains)
    , m_hint(hintLabel())
    , m_kindLabel(new QLabel)
    , m_kind(new QComboBox)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_jointsLabel(new QLabel)
    , m_joints(new QSpinBox)
    , m_columnsLabel(new QLabel)
    , m_columns(new QSpinBox)
    , m_selected(new QCheckBox) {
    m_kind->setObjectName("chain.kind");
    m_name->setObjectName("chain.name");
    m_joints->setObjectName("chain.joints");
    m_columns->setObjectName("chain.columns");
    m_selected->setObjectName("chain.selected");
    const ChainWish& wish = chains.wish();
    m_joints->setRange(2, kMostChainJoints);
    m_columns->setRange(2, kMostColumns);
    m_kind->addItems({QString(), QString(), QString()});
    m_kind->setCurrentIndex(rowOf(wish.kind));
    m_name->setText(QString::fromStdString(wish.name));
    m_joints->setValue(wish.joints);
    m_columns->setValue(wish.columns);
    m_selected->setChecked(wish.ofSelected);
    connectFields();
    resize(320, 220);
    retranslate();
}

void ChainDialog::connectFields() {
    auto* form = new QFormLayout;
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_nameLabel, m_name);
    form->addRow(m_jointsLabel, m_joints);
    form->addRow(m_columnsLabel, m_columns);
    form->addRow(nullptr, m_selected);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addStretch(1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChainDialog::change);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChainDialog::showKind);
    connect(m_name, &QLineEdit::textChanged, this, &ChainDialog::change);
    connect(m_joints, &QSpinBox::valueChanged, this, &ChainDialog::change);
    connect(m_columns, &QSpinBox::valueChanged, this, &ChainDialog::change);
    connect(m_selected, &QCheckBox::toggled, this, &ChainDialog::change);
}

void ChainDialog::change() {
    m_chains.setWish({m_name->text().trimmed().toStdString(), m_joints->value(), m_selected->isChecked(),
                      kindOf(m_kind->currentIndex()), m_columns->value()});
}

void ChainDialog::showKind() {
    const auto kind = kindOf(m_kind->currentIndex());
    m_columns->setEnabled(kind.has_value());
    m_columnsLabel->setEnabled(kind.has_value());
    m_hint->setText(!kind ? tr("Draw a stroke over a tail, hair or a tentacle, from its root to its end.")
                    : *kind == ColumnKind::Ring
                        ? tr("Draw a stroke down the front of a skirt, from its waist to its hem.")
                        : tr("Draw a stroke down the middle of a cape, from its upper border to its hem."));
}

void ChainDialog::retranslate() {
    setWindowTitle(tr("Draw Chain"));
    m_kind->setItemText(0, tr("Chain"));
    m_kind->setItemText(1, tr("Skirt"));
    m_kind->setItemText(2, tr("Cape"));
    describe(m_kindLabel, m_kind, tr("Kind"),
             tr("A single chain, chains around a skirt, or chains beside each other over a cape"));
    describe(m_columnsLabel, m_columns, tr("Chains"), tr("How many chains a skirt or a cape gets"));
    showKind();
    describe(m_nameLabel, m_name, tr("Name"), tr("What the joints are called; numbers follow"));
    describe(m_jointsLabel, m_joints, tr("Joints"), tr("How many joints the chain has"));
    m_selected->setText(tr("Below the selected joint"));
    m_selected->setToolTip(tr("Otherwise, or without a selected joint, the nearest joint is the parent"));
}

} // namespace sinew
