#include "ui/panels/PartsPanel.h"

#include "app/document/Edits.h"
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
    , m_view(rowTable()) {
    m_view->setObjectName("parts.table");
    m_view->setModel(m_model);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    selectPart(m_document, index.data(PartsModel::PartRole).toInt());
                }
            });
    connect(m_view, &QTableView::doubleClicked, this, &PartsPanel::frameAsked);
    connect(&document, &Document::changed, this, &PartsPanel::showSelection);
    retranslate();
}

void PartsPanel::showSelection() {
    const QModelIndex index = m_model->indexOf(m_document.state().selection.part);
    QItemSelectionModel& selection = *m_view->selectionModel();
    if (index.row() == selection.currentIndex().row()) {
        return;
    }
    const QSignalBlocker quiet(&selection);
    selection.setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (index.isValid()) {
        m_view->scrollTo(index);
    }
    m_view->viewport()->update();
}

void PartsPanel::retranslate() {
    describe(m_view, tr("Parts"), {});
}

} // namespace sinew
