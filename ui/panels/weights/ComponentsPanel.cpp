#include "ui/panels/weights/ComponentsPanel.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/LockEdits.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/HintLabel.h"
#include "ui/widgets/cells/Elided.h"
#include "ui/widgets/cells/WeightBar.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace sinew {
namespace {

constexpr int kCellWidth = 76; // pixels: "100 %" and a bar; a name is elided at its front
constexpr int kDecimals = 3;

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
        QString text = qobject_cast<QLineEdit*>(editor)->text();
        bool isNumber = false;
        const double percent = text.remove('%').replace(',', '.').trimmed().toDouble(&isNumber);
        if (isNumber) {
            m_set(percent / 100.0);
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
    , m_view(new QTableView)
    , m_count(elidedHint())
    , m_hint(hintLabel()) {
    m_count->setObjectName("components.count");
    setUpView();
    connectHeaders();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->addWidget(m_count);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_hint);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_view->sortByColumn(-1, Qt::AscendingOrder); // columns are other joints now
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
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->setTabKeyNavigation(false);
    m_view->setSortingEnabled(true);
    m_view->setItemDelegate(new ManyCells([this](double weight) { setSelected(weight); }, m_view));
    m_view->horizontalHeader()->setDefaultSectionSize(kCellWidth);
    m_view->horizontalHeader()->setTextElideMode(Qt::ElideLeft);
}

void ComponentsPanel::connectHeaders() {
    connect(m_view->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this,
            &ComponentsPanel::toggleLock);
    connect(m_view->verticalHeader(), &QHeaderView::sectionDoubleClicked, this, [this](int row) {
        selectVertex(m_document, m_model->vertexAt(m_sorted->mapToSource(m_sorted->index(row, 0)).row()));
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& cell) {
                if (cell.isValid()) { // its weights are those that the view shows
                    selectJoint(m_document, cell.data(ComponentsModel::JointRole).toInt());
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
    lockJoints(m_document, {joint}, !isLocked(m_document.state(), joint));
}

void ComponentsPanel::show() {
    const int vertices = m_model->rowCount();
    m_view->setVisible(vertices > 0);
    m_hint->setVisible(vertices > 0);
    m_count->setText(vertices == 0 ? tr("Select vertices to edit their weights here.")
                                   : tr("%1 vertices, %2 joints")
                                         .arg(wholeText(static_cast<std::size_t>(vertices)))
                                         .arg(m_model->columnCount()));
    sayInHint(m_hint,
              tr("Type a number to set all selected cells, in percent. Double-click a joint's name to lock "
                 "it, a vertex's number to inspect it."),
              false);
}

void ComponentsPanel::retranslate() {
    describe(m_view, tr("Weights of the selected vertices"),
             tr("A row for each vertex, a column for each joint. Click a joint's name to sort"));
    show();
}

} // namespace sinew
