#include "ui/panels/PartsPanel.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sinew {
namespace {

constexpr int kFormsWidth = 380;  // pixels
constexpr int kNameFraction = 38; // percent of the width that a name keeps beside a long binding
constexpr int kReportRoom = 220;  ///< logical pixels, of the last column
constexpr int kMeshRoom = 220;    ///< logical pixels, that the one before it has in any case

} // namespace

PartsPanel::PartsPanel(Document& document, SceneInspector& inspector, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new PartsModel(document, inspector, this))
    , m_view(rowTable())
    , m_binding(new PartBindingForm(document))
    , m_subdivision(new SubdivisionForm(document))
    , m_acceptAll(new QPushButton) {
    setUpView();
    m_acceptAll->setObjectName("parts.acceptAllProposals");
    auto* forms = new QWidget;
    auto* column = new QVBoxLayout(forms);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_acceptAll, 0, Qt::AlignLeft); // above the list it would cost a row
    column->addWidget(m_binding);
    column->addWidget(m_subdivision);
    column->addStretch(1);
    QWidget* pane = scrollPane(forms);
    pane->setMaximumWidth(kFormsWidth);
    auto* layout = new QHBoxLayout(this);   // the panel is wide and low
    layout->setContentsMargins(8, 4, 8, 4); // every row counts
    layout->addWidget(m_view, 1);
    layout->addWidget(pane, 1);
    connect(m_acceptAll, &QPushButton::clicked, this, [this] { acceptAllProposals(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      &PartsPanel::showProposals);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &PartsPanel::takeSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                // A press tells of the new row before it selects it.
                if (m_view->selectionModel()->isRowSelected(index.row(), {})) {
                    takeSelection();
                }
            });
    connect(m_model, &PartsModel::modelReset, this, [this] { showForms({}); });
    connect(m_view, &QTableView::doubleClicked, this, &PartsPanel::frameAsked);
    connect(new RowMenu(m_view), &RowMenu::asked, this, [this](const QModelIndex& row, const QPoint& global) {
        if (row.isValid()) {
            Q_EMIT menuAsked(chosenPieces(), global);
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
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    QHeaderView* header = m_view->horizontalHeader();
    header->moveSection(PartsModel::Rule, PartsModel::Name + 1);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(PartsModel::Name, QHeaderView::Interactive);
    header->setSectionResizeMode(PartsModel::Rule, QHeaderView::Interactive);
    header->setSectionResizeMode(PartsModel::Condition, QHeaderView::Interactive);
    header->moveSection(header->visualIndex(PartsModel::Eye), 0);
    auto* eye = new StateMark(PartsModel::HiddenRole, "eye-off", "eye", m_view);
    eye->addState(PartsModel::GhostedRole, "ghost");
    m_view->setItemDelegateForColumn(PartsModel::Eye, eye);
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

/// An eye shows and hides its part, or ghosts it with Ctrl, with all that are selected if it is one of them,
/// and chooses none. True: one was pressed.
bool PartsPanel::pressEye(const QMouseEvent& event) {
    const QModelIndex index = m_view->indexAt(event.position().toPoint());
    if (event.button() != Qt::LeftButton || index.column() != PartsModel::Eye) {
        return false;
    }
    const std::size_t part = m_model->pieceAt(index).part;
    std::vector<std::size_t> parts = selectedParts(m_document.state());
    if (std::ranges::find(parts, part) == parts.end()) {
        parts = {part};
    }
    if (!isReachable(m_document.state(), part)) {
        showParts(m_document, parts);
    } else if (event.modifiers().testFlag(Qt::ControlModifier)) {
        ghostParts(m_document, parts);
    } else {
        hideParts(m_document, parts);
    }
    return true;
}

/// Name and binding are seen first, however narrow the panel is; the name gives way before the binding. What
/// is wrong with the mesh leaves up to half of the rest to what the report says. The tool tip has whole what
/// finds no room.
void PartsPanel::fitColumns() {
    QHeaderView* header = m_view->horizontalHeader();
    const QAbstractItemView& view = *m_view;
    const auto wanted = [&](int column) {
        return std::max(view.sizeHintForColumn(column) + 1, header->sectionSizeHint(column));
    };
    const int room = m_view->viewport()->width() - header->sectionSize(PartsModel::Eye);
    const int binding = wanted(PartsModel::Rule);
    const int name = std::min(wanted(PartsModel::Name), std::max(kNameFraction * room / 100, room - binding));
    header->resizeSection(PartsModel::Name, name);
    header->resizeSection(PartsModel::Rule, std::min(binding, room - name));
    int left = room;
    for (const int column :
         {PartsModel::Name, PartsModel::Rule, PartsModel::Vertices, PartsModel::Polygons}) {
        left -= header->sectionSize(column);
    }
    const int report = std::max(kReportRoom, std::min(wanted(PartsModel::Binding), left / 2));
    header->resizeSection(PartsModel::Condition,
                          std::min(wanted(PartsModel::Condition), std::max(left - report, kMeshRoom)));
}

std::vector<PieceId> PartsPanel::chosenPieces() const {
    std::vector<PieceId> pieces;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        pieces.push_back(m_model->pieceAt(row));
    }
    return pieces;
}

void PartsPanel::takeSelection() {
    const std::vector<PieceId> pieces = chosenPieces();
    if (pieces.empty()) {
        showSelection(); // a click beside all rows lets nothing go
        return;
    }
    std::vector<std::size_t> parts;
    for (const PieceId piece : pieces) {
        parts.push_back(piece.part);
    }
    showForms(pieces);
    m_taking = true;
    selectParts(m_document, parts, m_model->pieceAt(m_view->selectionModel()->currentIndex()).part);
    m_taking = false;
    Q_EMIT piecesChosen(pieces);
}

void PartsPanel::showSelection() {
    if (m_taking) {
        return;
    }
    std::set<std::size_t> rows;
    for (const PieceId piece : chosenPieces()) {
        rows.insert(piece.part);
    }
    const std::vector<std::size_t> parts = selectedParts(m_document.state());
    if (!std::ranges::equal(rows, parts)) { // else these are they, or shells of theirs
        selectRows(parts);
    }
}

void PartsPanel::selectRows(const std::vector<std::size_t>& parts) {
    QItemSelectionModel& selection = *m_view->selectionModel();
    const QModelIndex active = m_model->indexOf(m_document.state().selection.part);
    const QSignalBlocker quiet(&selection);
    selection.setCurrentIndex(active, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    for (const std::size_t part : parts) {
        selection.select(m_model->indexOf(static_cast<std::int32_t>(part)),
                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    showForms(chosenPieces());
    if (active.isValid()) {
        m_view->scrollTo(active);
    }
    m_view->viewport()->update();
}

/// Shells are as smooth as their parts.
void PartsPanel::showForms(const std::vector<PieceId>& pieces) {
    std::set<std::size_t> parts;
    for (const PieceId piece : pieces) {
        parts.insert(piece.part);
    }
    m_binding->setPieces(pieces);
    m_subdivision->setParts({parts.begin(), parts.end()});
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
