#include "ui/panels/PartsPanel.h"

#include "app/document/Edits.h"
#include "ui/panels/TreatmentForm.h"
#include "ui/widgets/Tables.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace sinew {

PartsPanel::PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new PartsModel(document, inspector, this))
    , m_view(rowTable())
    , m_treatment(new TreatmentForm(document)) {
    m_view->setObjectName("parts.table");
    m_view->setModel(m_model);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_treatment);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &PartsPanel::rowChosen);
    connect(m_model, &PartsModel::modelReset, this, [this] { m_treatment->setPiece(std::nullopt); });
    connect(m_view, &QTableView::doubleClicked, this, &PartsPanel::frameAsked);
    connect(&document, &Document::changed, this, &PartsPanel::showSelection);
    retranslate();
}

void PartsPanel::rowChosen(const QModelIndex& index) {
    if (!index.isValid()) {
        m_treatment->setPiece(std::nullopt);
        return;
    }
    const PieceId piece = m_model->pieceAt(index);
    m_treatment->setPiece(piece);
    selectPart(m_document, static_cast<std::int32_t>(piece.part));
}

void PartsPanel::showSelection() {
    const std::int32_t part = m_document.state().selection.part;
    const QModelIndex index = m_model->indexOf(part);
    QItemSelectionModel& selection = *m_view->selectionModel();
    const QModelIndex current = selection.currentIndex();
    if (index.isValid() == current.isValid() &&
        (!current.isValid() || static_cast<std::int32_t>(m_model->pieceAt(current).part) == part)) {
        return; // it, or one of its shells
    }
    const QSignalBlocker quiet(&selection);
    selection.setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_treatment->setPiece(index.isValid() ? std::optional(m_model->pieceAt(index)) : std::nullopt);
    if (index.isValid()) {
        m_view->scrollTo(index);
    }
    m_view->viewport()->update();
}

void PartsPanel::retranslate() {
    describe(m_view, tr("Parts"), {});
}

} // namespace sinew
