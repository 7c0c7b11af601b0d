#include "ui/panels/PartsPanel.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "ui/panels/PartBindingForm.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Tables.h"
#include "ui/widgets/cells/StateMark.h"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kNameShare = 38; // percent of the width that a name keeps beside a long binding

} // namespace

PartsPanel::PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new PartsModel(document, inspector, this))
    , m_view(rowTable())
    , m_binding(new PartBindingForm(document))
    , m_acceptAll(new QPushButton) {
    setUpView();
    m_acceptAll->setObjectName("parts.acceptAllProposals");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_acceptAll, 0, Qt::AlignLeft);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_binding);
    connect(m_acceptAll, &QPushButton::clicked, this, [this] { acceptAllProposals(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      &PartsPanel::showProposals);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &PartsPanel::rowChosen);
    connect(m_model, &PartsModel::modelReset, this, [this] { m_binding->setPiece(std::nullopt); });
    connect(m_view, &QTableView::doubleClicked, this, &PartsPanel::frameAsked);
    connect(new RowMenu(m_view), &RowMenu::asked, this, [this](const QModelIndex& row, const QPoint& global) {
        if (row.isValid()) {
            Q_EMIT menuAsked(m_model->pieceAt(row), global);
        }
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Selection,
                      this, &PartsPanel::showSelection);
    retranslate();
}

/// What a part is called and how it is treated stand side by side before all numbers.
void PartsPanel::setUpView() {
    m_view->setObjectName("parts.table");
    m_view->setModel(m_model);
    m_view->setWordWrap(true);
    QHeaderView* header = m_view->horizontalHeader();
    header->moveSection(PartsModel::Rule, PartsModel::Name + 1);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PartsModel::Name, QHeaderView::Interactive);
    header->setSectionResizeMode(PartsModel::Rule, QHeaderView::Interactive);
    header->moveSection(header->visualIndex(PartsModel::Eye), 0);
    m_view->setItemDelegateForColumn(PartsModel::Eye,
                                     new StateMark(PartsModel::HiddenRole, "eye-off", "eye", m_view));
    header->setStretchLastSection(true);
    m_view->viewport()->installEventFilter(this);
    connect(m_model, &PartsModel::modelReset, this, &PartsPanel::fitColumns);
    connect(m_model, &PartsModel::dataChanged, this, &PartsPanel::fitColumns);
}

bool PartsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        fitColumns();
    }
    const bool pressed =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    return (pressed && pressEye(*static_cast<QMouseEvent*>(event))) || Panel::eventFilter(watched, event);
}

/// An eye shows and hides its part and chooses none. True: one was pressed.
bool PartsPanel::pressEye(const QMouseEvent& event) {
    const QModelIndex index = m_view->indexAt(event.position().toPoint());
    if (event.button() != Qt::LeftButton || index.column() != PartsModel::Eye) {
        return false;
    }
    const std::size_t part = m_model->pieceAt(index).part;
    if (sinew::isHidden(m_document.state(), part)) {
        showPart(m_document, part);
    } else {
        hidePart(m_document, part);
    }
    return true;
}

/// Both are seen whole or wrapped, however narrow the panel is; the name gives way first.
void PartsPanel::fitColumns() {
    QHeaderView* header = m_view->horizontalHeader();
    const QAbstractItemView& view = *m_view;
    const auto wanted = [&](int column) {
        return std::max(view.sizeHintForColumn(column) + 1, header->sectionSizeHint(column));
    };
    const int room = m_view->viewport()->width() - header->sectionSize(PartsModel::Eye);
    const int binding = wanted(PartsModel::Rule);
    const int name = std::min(wanted(PartsModel::Name), std::max(kNameShare * room / 100, room - binding));
    header->resizeSection(PartsModel::Name, name);
    header->resizeSection(PartsModel::Rule, std::min(binding, room - name));
}

void PartsPanel::rowChosen(const QModelIndex& index) {
    if (!index.isValid()) {
        m_binding->setPiece(std::nullopt);
        return;
    }
    const PieceId piece = m_model->pieceAt(index);
    m_binding->setPiece(piece);
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
    m_binding->setPiece(index.isValid() ? std::optional(m_model->pieceAt(index)) : std::nullopt);
    if (index.isValid()) {
        m_view->scrollTo(index);
    }
    m_view->viewport()->update();
}

void PartsPanel::showProposals() {
    const std::size_t count = openProposals(m_document.state()).size();
    m_acceptAll->setVisible(count > 0);
    m_acceptAll->setText(tr("Accept All Proposals (%1)").arg(count));
}

void PartsPanel::retranslate() {
    describe(m_view, tr("Parts"), {});
    describe(m_acceptAll, tr("Accept All Proposals"),
             tr("Bind every part as proposed in the report, in one undo step"));
    showProposals();
}

} // namespace sinew
