#include "ui/dialogs/TransferDialog.h"

#include "app/text/Numbers.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/UserPrompts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QVBoxLayout>

namespace sinew {
namespace {

TransferWish& lastWish() {
    static TransferWish wish;
    return wish;
}

} // namespace

TransferDialog::TransferDialog(const Document& document, UserPrompts& prompts, const QString& file,
                               QWidget* parent)
    : Dialog(parent)
    , m_document(document)
    , m_prompts(prompts)
    , m_file(file)
    , m_hint(hintLabel())
    , m_distanceLabel(new QLabel)
    , m_distance(new QDoubleSpinBox)
    , m_angleLabel(new QLabel)
    , m_angle(new QDoubleSpinBox)
    , m_flipped(new QCheckBox)
    , m_symmetric(new QCheckBox)
    , m_smoothLabel(new QLabel)
    , m_smooth(new QSpinBox)
    , m_partsLabel(new QLabel)
    , m_parts(new QComboBox)
    , m_jointsLabel(new QLabel)
    , m_joints(new QComboBox)
    , m_tableLabel(new QLabel)
    , m_table(new QLineEdit)
    , m_browse(new QPushButton)
    , m_select(new QCheckBox)
    , m_matches(new QLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
    build();
    fill(lastWish());
    watch();
    connect(m_browse, &QPushButton::clicked, this, &TransferDialog::browse);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &TransferDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &TransferDialog::reject);
    retranslate();
}

void TransferDialog::build() {
    m_distance->setObjectName("transfer.distance");
    m_angle->setObjectName("transfer.angle");
    m_flipped->setObjectName("transfer.flipped");
    m_symmetric->setObjectName("transfer.symmetric");
    m_smooth->setObjectName("transfer.smooth");
    m_parts->setObjectName("transfer.parts");
    m_joints->setObjectName("transfer.joints");
    m_table->setObjectName("transfer.table");
    m_browse->setObjectName("transfer.browse");
    m_select->setObjectName("transfer.select");
    m_matches->setObjectName("transfer.matches");
    m_matches->setWordWrap(true);
    m_distance->setRange(0.0, 100.0);
    m_distance->setDecimals(2);
    m_distance->setSuffix(" %");
    m_angle->setRange(0.0, 180.0);
    m_angle->setDecimals(0);
    m_angle->setSuffix(QString::fromUtf8("\u00b0"));
    m_smooth->setRange(0, 1000);
    auto* table = new QHBoxLayout;
    table->addWidget(m_table, 1);
    table->addWidget(m_browse);
    auto* form = new QFormLayout;
    form->addRow(m_distanceLabel, m_distance);
    form->addRow(m_angleLabel, m_angle);
    form->addRow(nullptr, m_flipped);
    form->addRow(nullptr, m_symmetric);
    form->addRow(m_smoothLabel, m_smooth);
    form->addRow(m_partsLabel, m_parts);
    form->addRow(m_jointsLabel, m_joints);
    form->addRow(m_tableLabel, table);
    form->addRow(nullptr, m_select);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addWidget(m_matches);
    layout->addStretch(1);
    layout->addWidget(m_buttons);
    auto* transfer = m_buttons->button(QDialogButtonBox::Ok);
    transfer->setProperty("primary", true);
    transfer->style()->unpolish(transfer); // the box has polished it already
    transfer->style()->polish(transfer);
    transfer->setDefault(true);
    resize(420, 400);
}

void TransferDialog::watch() {
    connect(m_distance, &QDoubleSpinBox::valueChanged, this, &TransferDialog::wishChanged);
    connect(m_angle, &QDoubleSpinBox::valueChanged, this, &TransferDialog::wishChanged);
    connect(m_flipped, &QCheckBox::toggled, this, &TransferDialog::wishChanged);
    connect(m_parts, &QComboBox::currentIndexChanged, this, &TransferDialog::wishChanged);
    connect(m_table, &QLineEdit::editingFinished, this, &TransferDialog::wishChanged);
}

void TransferDialog::showMatches(const std::optional<TransferCounts>& counts) {
    m_counts = counts;
    if (!counts) {
        m_matches->setText(tr("Matching..."));
        return;
    }
    m_matches->setText(
        tr("%1 of %2 vertices matched").arg(wholeText(counts->matched), wholeText(counts->all())));
}

void TransferDialog::showProblem(const QString& text) {
    m_counts.reset();
    m_matches->setText(text);
}

void TransferDialog::fill(const TransferWish& last) {
    m_distance->setValue(100.0 * last.choices.settings.reach);
    m_angle->setValue(last.choices.settings.angle);
    m_flipped->setChecked(last.choices.settings.flippedNormals);
    m_symmetric->setChecked(last.choices.settings.symmetric);
    m_smooth->setValue(last.choices.settings.smoothing);
    m_table->setText(QString::fromStdString(last.choices.jointTable));
    m_select->setChecked(last.selectUnmatched);
    const DocumentState& state = m_document.state();
    m_parts->addItem(QString());
    m_joints->addItem(QString());
    if (const std::int32_t part = state.selection.part; state.hasScene() && part != kNone) {
        m_parts->addItem(
            QString::fromStdString(state.scene->parts[static_cast<std::size_t>(part)].mesh->name));
    }
    if (const std::int32_t joint = state.selection.joint; state.hasSkeleton() && joint != kNone) {
        m_joints->addItem(
            QString::fromStdString(state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name));
    }
}

void TransferDialog::browse() {
    if (const QString file = m_prompts.fileToOpen(FileKind::JointTable); !file.isEmpty()) {
        m_table->setText(file);
        Q_EMIT wishChanged();
    }
}

TransferWish TransferDialog::wish() const {
    TransferWish wish;
    wish.choices.settings.reach = m_distance->value() / 100.0;
    wish.choices.settings.angle = m_angle->value();
    wish.choices.settings.flippedNormals = m_flipped->isChecked();
    wish.choices.settings.symmetric = m_symmetric->isChecked();
    wish.choices.mirror = m_document.state().mirror;
    wish.choices.settings.smoothing = m_smooth->value();
    wish.choices.settings.maxInfluences = m_document.state().settings.maxInfluences;
    wish.choices.jointTable = m_table->text().trimmed().toStdString();
    if (m_parts->currentIndex() > 0) {
        wish.choices.parts = {m_parts->currentText().toStdString()};
    }
    if (m_joints->currentIndex() > 0) {
        wish.choices.joints = {m_joints->currentText().toStdString()};
    }
    wish.selectUnmatched = m_select->isChecked();
    return wish;
}

void TransferDialog::accept() {
    lastWish() = wish();
    Dialog::accept();
}

void TransferDialog::retranslate() {
    setWindowTitle(tr("Transfer Weights"));
    m_hint->setText(tr("Vertices near the surface of %1 take its weights. Gaps between them are filled "
                       "smoothly, and what hangs out of reach is bound. Both characters have to stand in the "
                       "same place.")
                        .arg(QFileInfo(m_file).fileName()));
    m_distanceLabel->setText(tr("Distance"));
    m_distance->setToolTip(tr("How far the nearest place may be, in per cent of this character's diagonal"));
    m_angleLabel->setText(tr("Angle"));
    m_angle->setToolTip(
        tr("How far its normal may be turned from the vertex's at that distance; up to twice as "
           "much where they touch"));
    m_flipped->setText(tr("Accept flipped normals"));
    m_flipped->setToolTip(tr("Let normals match that face the opposite way, as on linings"));
    m_symmetric->setText(tr("Symmetric"));
    m_symmetric->setToolTip(
        tr("Give both sides mirrored weights, by the joint mapping of the Mirror commands"));
    m_smoothLabel->setText(tr("Smoothing"));
    m_smooth->setToolTip(tr("Rounds of smoothing around vertices without a match"));
    m_partsLabel->setText(tr("Parts"));
    m_parts->setItemText(0, tr("All parts"));
    m_jointsLabel->setText(tr("Joints"));
    m_joints->setItemText(0, tr("All joints"));
    m_tableLabel->setText(tr("Joint table"));
    m_table->setPlaceholderText(tr("Joints are paired by name"));
    m_table->setToolTip(tr("A CSV or JSON file that pairs the joint names of both files"));
    m_browse->setText(tr("Browse..."));
    m_select->setText(tr("Select vertices without a match"));
    if (m_counts) {
        showMatches(m_counts);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Transfer"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace sinew
