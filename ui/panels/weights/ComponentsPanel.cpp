#include "ui/panels/weights/VertexPanels.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace sinew {
namespace {

constexpr int kCellWidth = 76; // pixels: "100 %" and a bar
constexpr int kMinRows = 60;   // pixels: the names and a row
constexpr int kDecimals = 3;
constexpr int kCopiedDigits = 7;

/// In percent, 0 to 1 afterwards; nothing: it is no number.
std::optional<double> weightOfText(QString text) {
    bool isNumber = false;
    const double percent = text.remove('%').replace(',', '.').trimmed().toDouble(&isNumber);
    return isNumber ? std::optional(percent / 100.0) : std::nullopt;
}

/// A table that copies and pastes cells, whatever else the keys do in the window.
class CellTable : public QTableView {
public:
    std::function<void()> copies;
    std::function<void()> pastes;
    std::function<void()> resized;

protected:
    void resizeEvent(QResizeEvent* event) override {
        QTableView::resizeEvent(event);
        resized();
    }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste)) {
                key->accept();
                return true;
            }
        }
        return QTableView::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Copy)) {
            copies();
        } else if (event->matches(QKeySequence::Paste)) {
            pastes();
        } else {
            QTableView::keyPressEvent(event);
        }
    }
};

/// Cells with bars, whose number goes to all selected ones.
class ManyCells : public WeightBar {
public:
    ManyCells(std::function<void(double)> set, QObject* parent)
        : WeightBar(ComponentsModel::WeightRole, parent)
        , m_set(std::move(set)) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override {
        Q_UNUSED(option)
        Q_UNUSED(index)
        auto* field = new QLineEdit(parent);
        field->setAlignment(Qt::AlignRight);
        return field;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        auto* field = qobject_cast<QLineEdit*>(editor);
        field->setText(QString::number(index.data(Qt::EditRole).toDouble(), 'g', kDecimals + 1));
        field->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        Q_UNUSED(model)
        Q_UNUSED(index)
        if (const auto weight = weightOfText(qobject_cast<QLineEdit*>(editor)->text())) {
            m_set(*weight);
        }
    }

private:
    std::function<void(double)> m_set;
};

} // namespace

ComponentsPanel::ComponentsPanel(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new ComponentsModel(document, this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_view(new CellTable)
    , m_copy(new QAction(this))
    , m_paste(new QAction(this))
    , m_count(elidedHint())
    , m_hint(hintLabel()) {
    m_count->setObjectName("components.count");
    setUpView();
    connectHeaders();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 4);
    auto* heading = new QHBoxLayout; // one line: below the view every other is a row less
    heading->setSpacing(16);
    heading->addWidget(m_count);
    heading->addWidget(m_hint, 1);
    layout->addLayout(heading);
    layout->addWidget(m_view, 1);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_view->sortByColumn(-1, Qt::AscendingOrder); // columns are other joints now
        fitColumns();
        show();
    });
    connect(m_model, &ComponentsModel::refused, this,
            [this](const Error& error) { sayInHint(m_hint, errorText(error), true); });
    retranslate();
}

void ComponentsPanel::setUpView() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ComponentsModel::WeightRole);
    m_sorted->setDynamicSortFilter(false); // an edited row stays under the hand
    m_view->setObjectName("components.table");
    m_view->setModel(m_sorted);
    m_view->setMinimumHeight(kMinRows); // so that the hint above is whole in a low window
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->setMinimumSectionSize(kTableRowHeight);
    m_view->verticalHeader()->setDefaultSectionSize(kTableRowHeight);
    m_view->setSortingEnabled(true);
    m_view->setItemDelegate(new ManyCells([this](double weight) { setSelected(weight); }, m_view));
    m_view->horizontalHeader()->setDefaultSectionSize(kCellWidth);
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideLeft); // joints of a chain differ at their ends
    auto* cells = static_cast<CellTable*>(m_view);
    cells->resized = [this] { fitColumns(); };
    cells->copies = [this] { copy(); };
    cells->pastes = [this] { paste(); };
    connect(m_copy, &QAction::triggered, this, &ComponentsPanel::copy);
    connect(m_paste, &QAction::triggered, this, &ComponentsPanel::paste);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ComponentsPanel::openMenu);
}

/// Columns are as wide as their joints' names while the table has the room, else they share what it has.
void ComponentsPanel::fitColumns() {
    QHeaderView* header = m_view->horizontalHeader();
    int wanted = 0;
    for (int column = 0; column < header->count(); ++column) {
        wanted += std::max(header->sectionSizeHint(column) - kCellWidth, 0);
    }
    const int spare = std::clamp(m_view->viewport()->width() - header->count() * kCellWidth, 0, wanted);
    for (int column = 0; column < header->count(); ++column) {
        const int more = std::max(header->sectionSizeHint(column) - kCellWidth, 0);
        header->resizeSection(column, kCellWidth + (wanted > 0 ? more * spare / wanted : 0));
    }
}

void ComponentsPanel::openMenu(const QPoint& at) {
    auto* menu = new QMenu(this);
    menu->setObjectName("components.menu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_copy);
    menu->addAction(m_paste);
    const std::int32_t joint = m_model->jointAt(m_view->currentIndex().column());
    if (m_view->currentIndex().isValid() && joint != kNone) {
        const bool locked = isLocked(m_document.state(), joint);
        menu->addAction(locked ? tr("Unlock Joint") : tr("Lock Joint"), this,
                        [this, joint, locked] { lockJoints(m_document, {joint}, !locked); });
    }
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

/// The smallest block that holds the selected cells; those that are not selected are empty in it.
void ComponentsPanel::copy() {
    QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    if (cells.empty()) {
        return;
    }
    std::ranges::sort(cells, [](const QModelIndex& a, const QModelIndex& b) {
        return std::pair(a.row(), a.column()) < std::pair(b.row(), b.column());
    });
    int left = cells.front().column();
    int right = left;
    for (const QModelIndex& cell : cells) {
        left = std::min(left, cell.column());
        right = std::max(right, cell.column());
    }
    QStringList rows;
    for (qsizetype i = 0; i < cells.size();) {
        QStringList row(right - left + 1);
        const int number = cells[i].row();
        for (; i < cells.size() && cells[i].row() == number; ++i) {
            row[cells[i].column() - left] =
                QString::number(cells[i].data(Qt::EditRole).toDouble(), 'g', kCopiedDigits);
        }
        rows << row.join('\t');
    }
    QGuiApplication::clipboard()->setText(rows.join('\n'));
}

void ComponentsPanel::paste() {
    QList<QStringList> rows;
    bool any = false;
    for (const QString& line : QGuiApplication::clipboard()->text().trimmed().split('\n')) {
        rows << line.split('\t');
        any = any || std::ranges::any_of(rows.back(),
                                         [](const QString& text) { return weightOfText(text).has_value(); });
    }
    if (!any) {
        sayInHint(m_hint, tr("The clipboard holds no numbers."), true);
    } else if (rows.size() == 1 && rows[0].size() == 1) {
        setSelected(*weightOfText(rows[0][0]));
    } else {
        pasteBlock(rows);
    }
}

/// From the first selected cell on; over a larger selection again and again.
void ComponentsPanel::pasteBlock(const QList<QStringList>& rows) {
    const QModelIndexList chosen = m_view->selectionModel()->selectedIndexes();
    if (chosen.empty()) {
        return;
    }
    QRect block(chosen[0].column(), chosen[0].row(), 1, 1);
    for (const QModelIndex& cell : chosen) {
        block |= QRect(cell.column(), cell.row(), 1, 1);
    }
    const int height = std::max(block.height(), static_cast<int>(rows.size()));
    const int width = std::max(block.width(), static_cast<int>(rows[0].size()));
    QModelIndexList cells;
    std::vector<double> weights;
    for (int y = 0; y < height && block.top() + y < m_sorted->rowCount(); ++y) {
        const QStringList& row = rows[y % rows.size()];
        for (int x = 0; x < width && block.left() + x < m_sorted->columnCount(); ++x) {
            if (const auto weight = weightOfText(row[x % row.size()])) {
                cells << m_sorted->mapToSource(m_sorted->index(block.top() + y, block.left() + x));
                weights.push_back(*weight);
            }
        }
    }
    m_model->setCells(cells, weights);
}

void ComponentsPanel::connectHeaders() {
    connect(m_view->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this,
            &ComponentsPanel::toggleLock);
    connect(m_view->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        selectVertex(m_document, m_model->vertexAt(m_sorted->mapToSource(m_sorted->index(row, 0)).row()));
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& cell) {
                const std::int32_t joint = m_model->jointAt(cell.column());
                if (joint != kNone) { // its weights are those that the view shows
                    selectJoint(m_document, joint);
                }
            });
}

void ComponentsPanel::setSelected(double weight) {
    QModelIndexList cells;
    for (const QModelIndex& cell : m_view->selectionModel()->selectedIndexes()) {
        cells.push_back(m_sorted->mapToSource(cell));
    }
    m_model->setCells(cells, weight);
}

void ComponentsPanel::toggleLock(int column) {
    const std::int32_t joint = m_model->jointAt(column);
    if (joint == kNone) {
        return;
    }
    lockJoints(m_document, {joint}, !isLocked(m_document.state(), joint));
}

void ComponentsPanel::show() {
    const int vertices = m_model->rowCount();
    m_view->setVisible(vertices > 0);
    m_hint->setVisible(vertices > 0);
    m_count->setText(vertices == 0 ? tr("Select vertices to edit their weights here.")
                                   : tr("Vertices: %1, joints: %2")
                                         .arg(wholeText(static_cast<std::size_t>(vertices)))
                                         .arg(m_model->jointCount()));
    sayInHint(m_hint,
              tr("Type a number to set all selected cells, in percent. Double-click a joint's name to lock "
                 "it, a vertex's number to inspect it. Ctrl+C and Ctrl+V copy and paste cells."),
              false);
}

void ComponentsPanel::retranslate() {
    describe(m_view, tr("Weights of the selected vertices"),
             tr("A row for each vertex, a column for each joint. Click a joint's name to sort"));
    m_copy->setText(tr("&Copy Cells"));
    m_paste->setText(tr("&Paste Cells"));
    show();
}

} // namespace sinew
