#include "ui/dialogs/MirrorPairsDialog.h"

#include "app/document/edits/MirrorEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/jobs/MirrorFinder.h"
#include "app/text/Numbers.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"
#include "ui/widgets/cells/Cells.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace sinew {

MirrorPairsDialog::MirrorPairsDialog(Document& document, MirrorFinder& mirrors, QWidget* parent)
    : Dialog(parent)
    , m_document(document)
    , m_mirrors(mirrors)
    , m_model(new MirrorPairsModel(document, this))
    , m_hint(hintLabel())
    , m_axisLabel(new QLabel)
    , m_axis(new QComboBox)
    , m_table(rowTable())
    , m_partners(new ChoiceDelegate({}, this))
    , m_matched(hintLabel())
    , m_select(new QPushButton)
    , m_reset(new QPushButton)
    , m_close(new QPushButton) {
    build();
    retranslate();
    connectControls();
    count();
}

void MirrorPairsDialog::build() {
    m_axis->setObjectName("mirror.axis");
    m_table->setObjectName("mirror.table");
    m_matched->setObjectName("mirror.matched");
    m_select->setObjectName("mirror.select");
    m_reset->setObjectName("mirror.reset");
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(MirrorPairsModel::Partner, m_partners);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked |
                             QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_close->setDefault(true);
    auto* form = new QFormLayout;
    form->addRow(m_axisLabel, m_axis);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_select);
    buttons->addWidget(m_reset);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_hint);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_matched);
    layout->addLayout(buttons);
    resize(560, 620);
}

void MirrorPairsDialog::connectControls() {
    connect(m_axis, &QComboBox::currentIndexChanged, this, [this](int index) {
        setMirrorAxis(m_document, index > 0 ? std::optional(index - 1) : std::nullopt);
    });
    m_document.onChange(DocumentChange::Mirror, this, [this] {
        showAxis();
        count();
    });
    connect(m_select, &QPushButton::clicked, this, [this] {
        setSelectedVertices(m_document, unmirroredVertices(m_document), tr("Select Unmatched Vertices"));
        accept();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { resetMirror(m_document); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

/// Finding them takes a second on a dense character.
void MirrorPairsDialog::count() {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    m_select->setEnabled(false);
    m_matched->setText(tr("Finding counterparts on the other side..."));
    m_mirrors.whenFound([dialog = QPointer<MirrorPairsDialog>(this)] {
        if (dialog) {
            dialog->showCount();
        }
    });
}

void MirrorPairsDialog::showCount() {
    const DocumentState& state = m_document.state();
    const auto unmatched = static_cast<qlonglong>(unmirroredVertices(m_document).count());
    qlonglong vertices = 0;
    for (const Part& part : state.scene->parts) {
        vertices += static_cast<qlonglong>(part.mesh->vertexCount());
    }
    m_matched->setText(tr("%1 of %2 vertices have a counterpart on the other side.")
                           .arg(wholeText(static_cast<std::size_t>(vertices - unmatched)),
                                wholeText(static_cast<std::size_t>(vertices))));
    m_select->setEnabled(unmatched > 0);
}

void MirrorPairsDialog::showAxis() {
    const QSignalBlocker quiet(m_axis);
    const auto& axis = m_document.state().mirror.axis;
    m_axis->setCurrentIndex(axis ? *axis + 1 : 0);
}

void MirrorPairsDialog::retranslate() {
    setWindowTitle(tr("Joint Mapping"));
    m_hint->setText(tr("Joints are matched by name, then by position and orientation. Double-click a partner "
                       "to change it. A joint on the centre line is its own partner."));
    const QSignalBlocker quiet(m_axis);
    m_axis->clear();
    m_axis->addItems({tr("Automatic"), tr("Across X"), tr("Across Y"), tr("Across Z")});
    showAxis();
    describe(m_axisLabel, m_axis, tr("Mirror plane"), tr("The plane between the left and the right side"));
    describe(m_table, tr("Joints and their partners"), tr("Double-click a partner to change it"));
    m_partners->setChoices(m_model->choices());
    m_select->setText(tr("&Select Unmatched Vertices"));
    describe(m_select, tr("Select Unmatched Vertices"),
             tr("Close this dialog and select the vertices that have no counterpart"));
    m_reset->setText(tr("&Reset"));
    describe(m_reset, tr("Reset"), tr("Reset to the automatic mapping"));
    m_close->setText(tr("&Close"));
}

} // namespace sinew
