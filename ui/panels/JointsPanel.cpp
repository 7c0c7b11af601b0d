#include "ui/panels/JointsPanel.h"

#include "app/document/RestMode.h"
#include "app/document/ViewState.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/text/Numbers.h"
#include "ui/widgets/ListRows.h"

#include <QAction>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

constexpr int kTreeIndent = 6;
constexpr int kMarkColumn = 22;    // of an eye or a padlock, pixels
constexpr int kTitleRoom = 80;     // of the title over the numbers of vertices, pixels
constexpr int kNumbersWidth = 285; // of a panel that has room for them beside the names, pixels
constexpr int kFaultGap = 10;      // between a name and what is wrong with its joint, pixels
constexpr int kFaultMin = 48;      // of which less says nothing
const QColor kFaultInk(0xf0, 0x3e, 0x5a);

/// A joint's name, and what is wrong with the joint as far as the row has room behind the name.
class JointCell : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QString faults = index.data(JointTreeModel::FaultsRole).toString();
        const int name = option.fontMetrics.horizontalAdvance(index.data().toString());
        const QRect room = option.rect.adjusted(name + kFaultGap, 0, -2, 0);
        if (faults.isEmpty() || room.width() < kFaultMin) {
            return;
        }
        painter->save();
        painter->setPen(option.state.testFlag(QStyle::State_Selected)
                            ? option.palette.highlightedText().color()
                            : kFaultInk);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(faults, Qt::ElideRight, room.width()));
        painter->restore();
    }
};

} // namespace

/// The rows of joints that are shown, with those above them, which are greyed where they are not meant.
class JointFilter : public QSortFilterProxyModel {
public:
    enum Which { All, Influences, NoHelpers }; ///< in the order of JointsShown
    using QSortFilterProxyModel::QSortFilterProxyModel;
    Which which() const { return m_which; }
    void setWhich(Which which) {
        m_which = which;
        invalidateFilter();
    }
    /// Whether a row is there for its own sake, not for that of a row below it.
    bool meant(const QModelIndex& index) const {
        const QModelIndex source = mapToSource(index);
        return source.isValid() && filterAcceptsRow(source.row(), source.parent());
    }
    /// The first row that is meant, in the order of the tree; invalid: none is.
    QModelIndex first(const QModelIndex& parent = {}) const {
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex at = index(row, JointTreeModel::Name, parent);
            if (meant(at)) {
                return at;
            }
            if (const QModelIndex below = first(at); below.isValid()) {
                return below;
            }
        }
        return {};
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::ForegroundRole && index.isValid() && !meant(index)) {
            return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
        }
        return QSortFilterProxyModel::data(index, role);
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex index = sourceModel()->index(row, JointTreeModel::Name, parent);
        const bool counts =
            m_which == All || (m_which == Influences ? index.data(JointTreeModel::SourceRole).toBool()
                                                     : !index.data(JointTreeModel::HelperRole).toBool());
        return counts && QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }

private:
    Which m_which = All;
};

JointsPanel::JointsPanel(Document& document, SceneInspector& inspector, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new JointTreeModel(document, inspector, this))
    , m_shown(new JointFilter(this))
    , m_filter(new QLineEdit)
    , m_view(new QTreeView)
    , m_show(new QComboBox)
    , m_pages(new QStackedLayout)
    , m_emptyHint(hintLabel())
    , m_template(new QPushButton)
    , m_load(new QPushButton) {
    m_shown->setSourceModel(m_model);
    m_shown->setFilterRole(Qt::EditRole); // the whole name
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setClearButtonEnabled(true);
    m_filter->setObjectName("joints.filter");
    m_show->setObjectName("joints.show");
    m_show->addItems({QString(), QString(), QString()});
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setObjectName("joints.tree");
    m_view->setModel(m_shown);
    m_view->setUniformRowHeights(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setIndentation(kTreeIndent);
    m_view->setTextElideMode(Qt::ElideLeft); // joints of a chain differ at their ends
    m_view->setItemDelegateForColumn(JointTreeModel::Name, new JointCell(m_view));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(JointTreeModel::Name, QHeaderView::Stretch);
    m_view->header()->setMinimumSectionSize(kMarkColumn);
    for (const int mark : {JointTreeModel::Lock, JointTreeModel::Eye}) {
        m_view->header()->setSectionResizeMode(mark, QHeaderView::Fixed);
        m_view->header()->resizeSection(mark, kMarkColumn);
    }
    m_view->setItemDelegateForColumn(JointTreeModel::Lock,
                                     new StateMark(JointTreeModel::LockedRole, "lock", "lock-open", m_view));
    m_view->header()->setSectionResizeMode(JointTreeModel::Vertices, QHeaderView::Fixed);
    m_view->header()->moveSection(JointTreeModel::Eye, JointTreeModel::Lock);
    m_view->setItemDelegateForColumn(JointTreeModel::Eye,
                                     new StateMark(JointTreeModel::HiddenRole, "eye-off", "eye", m_view));
    auto* tree = new QWidget;
    auto* layout = new QVBoxLayout(tree);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_filter);
    layout->addWidget(m_show);
    layout->addWidget(m_view, 1);
    setLayout(m_pages);
    m_pages->addWidget(tree);
    m_pages->addWidget(makeEmptyPage());
    connectView();
    retranslate();
    showPage();
}

/// What stands in the place of a tree without joints: the two ways to get some.
QWidget* JointsPanel::makeEmptyPage() {
    m_template->setObjectName("joints.fromTemplate");
    m_load->setObjectName("joints.load");
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->addWidget(m_emptyHint);
    layout->addWidget(m_template);
    layout->addWidget(m_load);
    layout->addStretch(1);
    return page;
}

void JointsPanel::setWaysToJoints(QAction& fromTemplate, QAction& load) {
    connect(m_template, &QPushButton::clicked, &fromTemplate, &QAction::trigger);
    connect(m_load, &QPushButton::clicked, &load, &QAction::trigger);
}

void JointsPanel::showPage() {
    const DocumentState& state = m_document.state();
    m_pages->setCurrentIndex(state.hasScene() && !state.hasSkeleton() ? 1 : 0);
}

void JointsPanel::connectView() {
    connectFilters();
    connectRows();
    connect(new RowMenu(m_view), &RowMenu::asked, this, [this](const QModelIndex& row, const QPoint& global) {
        if (row.isValid()) {
            Q_EMIT menuAsked(global);
        }
    });
    connect(m_model, &JointTreeModel::renamed, this, &JointsPanel::renamed);
    connect(m_model, &JointTreeModel::reparented, this, &JointsPanel::reparented);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_view->expandAll();
        if (std::exchange(m_lifetime, m_document.lifetime()) != m_document.lifetime()) {
            m_view->scrollToTop(); // another character
        }
    });
    m_document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, &JointsPanel::showSelection);
    m_document.onChange(DocumentChange::Scene, this, &JointsPanel::showPage);
    m_document.onChange(DocumentChange::Scene, this, &JointsPanel::fitNumbers);
    connect(m_view->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_seek = false; });
    m_view->expandAll();
}

void JointsPanel::connectFilters() {
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_shown->setFilterFixedString(text);
        m_view->expandAll();
        showSelection();
        showHit();
    });
    connect(m_show, &QComboBox::activated, this, [this](int which) {
        choose(which);
        if (m_shownInView != nullptr) {
            ViewSettings next = m_shownInView->settings();
            next.joints = static_cast<JointsShown>(which);
            m_shownInView->set(next);
        }
    });
}

/// What is typed chooses the first joint whose name has it; without a text the active joint is sought.
void JointsPanel::showHit() {
    const QModelIndex at = m_filter->text().isEmpty()
                               ? m_shown->mapFromSource(m_model->indexOf(m_document.state().selection.joint))
                               : m_shown->first();
    if (!m_filter->text().isEmpty() && at.isValid()) {
        selectJoint(m_document, at.data(JointTreeModel::JointRole).toInt());
    }
    if (at.isValid()) {
        m_view->scrollTo(at);
        m_view->horizontalScrollBar()->setValue(0);
    }
}

void JointsPanel::connectRows() {
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                // A press tells of the new row before it selects it or, with Ctrl, adds it.
                if (m_view->selectionModel()->isRowSelected(index.row(), index.parent())) {
                    takeSelection();
                }
            });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &JointsPanel::takeSelection);
    connect(m_view, &QTreeView::pressed, this, &JointsPanel::pressed);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == JointTreeModel::Lock) {
            lockJoints(m_document, m_pressed, !index.data(JointTreeModel::LockedRole).toBool());
        } else if (index.column() == JointTreeModel::Eye) {
            if (index.data(JointTreeModel::HiddenRole).toBool()) {
                showJoints(m_document, m_pressed);
            } else {
                hideJoints(m_document, m_pressed);
            }
        }
    });
    connect(m_view, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() == JointTreeModel::Name && m_rest != nullptr && m_rest->on()) {
            rename();
        } else if (index.column() != JointTreeModel::Lock && index.column() != JointTreeModel::Eye) {
            Q_EMIT frameAsked();
        }
    });
}

/// Once the button is let go, only the row under it is chosen.
void JointsPanel::pressed(const QModelIndex& index) {
    m_pressed.clear();
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        m_pressed.push_back(row.data(JointTreeModel::JointRole).toInt());
    }
    const std::int32_t joint = index.data(JointTreeModel::JointRole).toInt();
    if (std::ranges::find(m_pressed, joint) == m_pressed.end()) {
        m_pressed = {joint};
    }
}

void JointsPanel::takeSelection() {
    std::vector<std::int32_t> joints;
    for (const QModelIndex& row : m_view->selectionModel()->selectedRows()) {
        joints.push_back(row.data(JointTreeModel::JointRole).toInt());
    }
    if (!joints.empty()) {
        m_taking = true;
        selectJoints(m_document, joints,
                     m_view->selectionModel()->currentIndex().data(JointTreeModel::JointRole).toInt());
        m_taking = false;
    }
}

void JointsPanel::setRest(const RestMode& rest) {
    m_rest = &rest;
    const auto follow = [this, &rest] {
        m_view->setDragDropMode(rest.on() ? QAbstractItemView::InternalMove : QAbstractItemView::NoDragDrop);
    };
    connect(&rest, &RestMode::changed, this, follow);
    follow();
}

void JointsPanel::setView(ViewState& view) {
    m_shownInView = &view;
    const auto follow = [this, &view] {
        m_show->setCurrentIndex(static_cast<int>(view.settings().joints));
        choose(m_show->currentIndex());
    };
    connect(&view, &ViewState::changed, this, follow);
    follow();
}

void JointsPanel::choose(int which) {
    if (m_shown->which() != which) {
        m_shown->setWhich(static_cast<JointFilter::Which>(which));
        m_view->expandAll();
        showSelection();
    }
}

void JointsPanel::rename() {
    const QModelIndex index = m_shown->mapFromSource(m_model->indexOf(m_document.state().selection.joint));
    if (index.isValid()) {
        m_view->setFocus();
        m_view->edit(index);
    }
}

void JointsPanel::showSelection() {
    const QModelIndex index = m_shown->mapFromSource(m_model->indexOf(m_document.state().selection.joint));
    QItemSelectionModel& selection = *m_view->selectionModel();
    const std::vector<std::int32_t> joints = selectedJoints(m_document.state());
    const QModelIndexList rows = selection.selectedRows();
    const bool same =
        rows.size() == static_cast<qsizetype>(joints.size()) &&
        std::ranges::all_of(rows, [&](const QModelIndex& row) {
            return std::ranges::binary_search(joints, row.data(JointTreeModel::JointRole).toInt());
        });
    if (m_taking || (same && index == selection.currentIndex().siblingAtColumn(JointTreeModel::Name))) {
        return;
    }
    const QSignalBlocker quiet(&selection);
    selection.setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    for (const std::int32_t joint : joints) {
        selection.select(m_shown->mapFromSource(m_model->indexOf(joint)),
                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    m_seek = !isVisible();
    if (index.isValid()) {
        m_view->scrollTo(index);
    }
    m_view->viewport()->update();
}

/// What was selected before the panel had its place and height comes into sight with it.
void JointsPanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    seek();
}

void JointsPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fitNumbers();
    seek();
}

void JointsPanel::seek() {
    const QModelIndex index = m_view->currentIndex();
    if (m_seek && isVisible() && index.isValid()) {
        // Once the tree has its place in the panel.
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    }
}

/// The column of vertices is as wide as the character's numbers; a longer title is cut, as names need the
/// room. In a narrow panel they need all of it.
void JointsPanel::fitNumbers() {
    m_view->setColumnHidden(JointTreeModel::Vertices, width() < kNumbersWidth);
    std::size_t vertices = 0;
    if (const DocumentState& state = m_document.state(); state.hasScene()) {
        for (const Part& part : state.scene->parts) {
            vertices += part.mesh->vertexCount();
        }
    }
    const int numbers = fontMetrics().horizontalAdvance(wholeText(vertices) + QStringLiteral("  "));
    const int title = m_view->header()->sectionSizeHint(JointTreeModel::Vertices);
    m_view->header()->resizeSection(JointTreeModel::Vertices, std::max(numbers, std::min(title, kTitleRoom)));
}

void JointsPanel::retranslate() {
    m_filter->setPlaceholderText(tr("Find a joint"));
    describe(m_filter, tr("Find a joint"), tr("Shows only joints whose names contain this text"));
    m_show->setItemText(JointFilter::All, tr("All joints"));
    m_show->setItemText(JointFilter::Influences, tr("Influences only"));
    m_show->setItemText(JointFilter::NoHelpers, tr("Without controls and ends"));
    describe(m_show, tr("Shown joints"),
             tr("Shows all joints, those with weights, or all but controls and ends"));
    describe(m_view, tr("Joints"), {});
    fitNumbers();
    m_emptyHint->setText(tr("This character has no skeleton yet."));
    m_template->setText(tr("New From Template..."));
    describe(m_template, tr("New From Template"),
             tr("Fit the skeleton of a biped, an animal or a file to the mesh"));
    m_load->setText(tr("Load Skeleton..."));
    describe(m_load, tr("Load Skeleton"), tr("Take the skeleton of another file"));
}

} // namespace sinew
