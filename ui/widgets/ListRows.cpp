#include "ui/widgets/ListRows.h"

#include "app/models/ReportModel.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Panel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kPercent = 100;
constexpr int kOpacityWidth = 52;
constexpr int kOverlayIcon = 16;
constexpr int kOverlayRowGap = 6;
constexpr int kRowEnd = 2; // beside the eye

/// The choice that is typed in as a whole; names that stand twice are the one that is chosen. -1: none.
int wholeChoice(const QComboBox& box) {
    const int chosen = box.currentIndex();
    return chosen >= 0 && box.itemText(chosen) == box.currentText()
               ? chosen
               : box.findText(box.currentText(), Qt::MatchFixedString);
}

} // namespace

void selectSeveral(QListWidget& list) {
    list.setSelectionMode(QAbstractItemView::ExtendedSelection);
}

std::vector<std::size_t> selectedRows(const QListWidget& list) {
    std::vector<std::size_t> rows;
    for (const QModelIndex& row : list.selectionModel()->selectedIndexes()) {
        rows.push_back(static_cast<std::size_t>(row.row()));
    }
    if (rows.empty() && list.currentRow() >= 0) {
        rows.push_back(static_cast<std::size_t>(list.currentRow()));
    }
    std::ranges::sort(rows);
    return rows;
}

void selectRows(QListWidget& list, const std::vector<std::size_t>& rows) {
    for (const std::size_t row : rows) {
        if (row < static_cast<std::size_t>(list.count())) {
            list.item(static_cast<int>(row))->setSelected(true);
        }
    }
}

void setCurrent(QListWidget& list, int row) {
    if (list.currentRow() != row || (row >= 0 && list.selectionModel()->selectedIndexes().isEmpty())) {
        list.setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
    }
}

QTableView* rowTable() {
    auto* table = new QTableView;
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setCornerButtonEnabled(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(kTableRowHeight);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

RowMenu::RowMenu(QAbstractItemView* view)
    : QObject(view)
    , m_view(view) {
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

bool RowMenu::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu) {
        return QObject::eventFilter(watched, event);
    }
    const auto& menu = *static_cast<QContextMenuEvent*>(event);
    if (menu.reason() == QContextMenuEvent::Keyboard) {
        const QModelIndex row = m_view->currentIndex();
        const QRect rect = m_view->visualRect(row).intersected(m_view->viewport()->rect());
        Q_EMIT asked(row, m_view->viewport()->mapToGlobal(rect.center()));
    } else {
        const QPoint point = m_view->viewport()->mapFromGlobal(menu.globalPos());
        Q_EMIT asked(m_view->indexAt(point), menu.globalPos());
    }
    return true;
}

ListMenu::ListMenu(QAbstractItemView* view, const QString& name)
    : QObject(view)
    , m_view(view)
    , m_name(name) {
    connect(new RowMenu(view), &RowMenu::asked, this, &ListMenu::open);
}

void ListMenu::add(const QString& name, Text text, std::function<void()> run) {
    m_entries.push_back({name, std::move(text), std::move(run)});
}

void ListMenu::add(QAbstractButton* button) {
    add(
        "menu." + button->objectName(),
        [button] { return button->isEnabled() && !button->isHidden() ? button->text() : QString(); },
        [button] { button->click(); });
}

void ListMenu::add(QAction* action) {
    m_entries.push_back({{}, {}, {}, action});
}

void ListMenu::addLine() {
    m_entries.push_back({});
}

void ListMenu::addRename() {
    add(
        "menu.rename",
        [this] {
            const QModelIndex row = m_view->currentIndex();
            const bool named = row.isValid() && row.flags().testFlag(Qt::ItemIsEditable);
            return named ? tr("Rename") : QString();
        },
        [this] { m_view->edit(m_view->currentIndex()); });
}

void ListMenu::open(const QModelIndex& /*row*/, const QPoint& global) {
    auto* menu = new QMenu(m_view);
    menu->setObjectName(m_name);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Entry& entry : m_entries) {
        if (entry.action != nullptr) {
            if (entry.action->isEnabled()) {
                menu->addAction(entry.action);
            }
        } else if (!entry.text) {
            menu->addSeparator();
        } else if (const QString text = entry.text(); !text.isEmpty()) {
            menu->addAction(QString(text).replace('&', "&&"), this, entry.run)->setObjectName(entry.name);
        }
    }
    if (menu->isEmpty()) {
        delete menu;
        return;
    }
    menu->popup(global);
}

OverlayListRow::OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent)
    : QWidget(parent)
    , m_layer(layer)
    , m_action(action)
    , m_button(new ElidedToolButton)
    , m_keys(new QLabel)
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_eye(new QToolButton) {
    m_button->setDefaultAction(action);
    m_button->setProperty("row", true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setIconSize({kOverlayIcon, kOverlayIcon});
    m_keys->setProperty("hint", true);
    m_opacity->setObjectName(action->objectName() + ".opacity");
    m_opacity->setRange(0, kPercent);
    m_opacity->setFixedWidth(kOpacityWidth);
    m_eye->setObjectName(action->objectName() + ".eye");
    m_eye->setProperty("eye", true);
    m_eye->setIconSize({kOverlayIcon, kOverlayIcon});
    m_eye->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, kRowEnd, 0);
    layout->setSpacing(kOverlayRowGap);
    layout->addWidget(m_button, 1);
    layout->addWidget(m_keys);
    layout->addWidget(m_opacity);
    layout->addWidget(m_eye);
    connect(m_eye, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &OverlayListRow::showAction);
    connect(m_opacity, &QSlider::valueChanged, this,
            [this, &view](int percent) { view.setOpacity(m_layer, static_cast<float>(percent) / kPercent); });
    connect(&view, &ViewState::changed, this, [this, &view] { show(view.settings()); });
    show(view.settings());
    retranslate();
}

void OverlayListRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void OverlayListRow::show(const ViewSettings& settings) {
    const OverlayView& layer = settings.layer(m_layer);
    const QSignalBlocker quiet(m_opacity);
    m_opacity->setValue(static_cast<int>(std::lround(layer.opacity * kPercent)));
    m_on = layer.visible;
    m_eye->setIcon(themedIcon(m_on ? QStringLiteral("eye") : QStringLiteral("eye-off")));
    arrange();
}

QSize OverlayListRow::minimumSizeHint() const {
    const QSize button = m_button->minimumSizeHint();
    const int eye = m_eye->sizeHint().width();
    const int min = button.width() + kOverlayRowGap + kOpacityWidth + kOverlayRowGap + eye + kRowEnd;
    return {min, std::max(button.height(), m_eye->sizeHint().height())};
}

/// The key is what one wants to know of a row that is off. It goes where the name would lose by it.
void OverlayListRow::arrange() {
    m_opacity->setVisible(m_on);
    const int beside =
        m_eye->sizeHint().width() + kOverlayRowGap + kRowEnd + (m_on ? kOpacityWidth + kOverlayRowGap : 0);
    const int keys = m_keys->sizeHint().width() + kOverlayRowGap;
    m_keys->setVisible(width() >= m_button->sizeHint().width() + keys + beside);
}

void OverlayListRow::showAction() {
    m_keys->setText(m_action->shortcut().toString(QKeySequence::NativeText));
    m_keys->setEnabled(m_action->isEnabled());
    m_eye->setEnabled(m_action->isEnabled());
    m_eye->setToolTip(m_action->toolTip());
}

void OverlayListRow::retranslate() {
    const QString name = m_action->text().remove('&');
    m_button->setText(name);
    m_button->setAccessibleName(name);
    m_eye->setAccessibleName(QCoreApplication::translate("LayerRow", "Show %1").arg(name));
    showAction();
    describe(m_opacity, QCoreApplication::translate("LayerRow", "Opacity of %1").arg(name),
             QCoreApplication::translate("LayerRow", "Opacity of the overlay"));
}

namespace {

constexpr int kWeightBarMinWidth = 110;
constexpr int kWeightBarMargin = 3;

} // namespace

ChoiceDelegate::ChoiceDelegate(QStringList choices, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_choices(std::move(choices)) {}

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& /*option*/,
                                      const QModelIndex& /*index*/) const {
    auto* combo = new QComboBox(parent);
    combo->setEditable(true);
    combo->setInsertPolicy(QComboBox::NoInsert);
    combo->addItems(m_choices);
    QCompleter* found = combo->completer();
    found->setCompletionMode(QCompleter::PopupCompletion);
    found->setFilterMode(Qt::MatchContains);
    found->setCaseSensitivity(Qt::CaseInsensitive);
    // Lists of names are as wide as they are, however narrow their cell.
    int widest = 0;
    for (const QString& choice : m_choices) {
        widest = std::max(widest, combo->view()->fontMetrics().horizontalAdvance(choice));
    }
    widest += 2 * combo->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    combo->view()->setMinimumWidth(widest);
    found->popup()->setMinimumWidth(widest);
    // Chosen is done: nobody expects to have to press Enter as well.
    connect(combo, &QComboBox::activated, this, [this, combo] { finish(combo); });
    connect(combo->lineEdit(), &QLineEdit::returnPressed, this, [this, combo] {
        if (wholeChoice(*combo) < 0) {
            combo->setCurrentIndex(combo->findText(combo->currentText(), Qt::MatchContains));
        }
        finish(combo);
    });
    return combo;
}

/// Later, since Enter makes every delegate close its editor, which is done once.
void ChoiceDelegate::finish(QWidget* editor) const {
    auto* self = const_cast<ChoiceDelegate*>(this);
    const auto close = [self, editor] {
        if (!editor->isHidden()) {
            Q_EMIT self->commitData(editor);
            Q_EMIT self->closeEditor(editor);
        }
    };
    QMetaObject::invokeMethod(editor, close, Qt::QueuedConnection);
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* combo = qobject_cast<QComboBox*>(editor);
    combo->setCurrentIndex(index.data(Qt::EditRole).toInt());
    combo->lineEdit()->selectAll(); // what is typed takes its place
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    if (const int choice = wholeChoice(*qobject_cast<QComboBox*>(editor)); choice >= 0) {
        model->setData(index, choice, Qt::EditRole);
    }
}

void NameCell::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setText(index.data(NameRole).toString());
    }
}

void NameCell::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* line = qobject_cast<const QLineEdit*>(editor)) {
        model->setData(index, line->text(), NameRole);
    }
}

StateMark::StateMark(int role, QString on, QString off, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
    , m_on(std::move(on))
    , m_off(std::move(off)) {}

void StateMark::addState(int role, const QString& icon) {
    m_thirdRole = role;
    m_third = icon;
}

void StateMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool third = m_thirdRole >= 0 && index.data(m_thirdRole).toBool();
    const bool on = third || index.data(m_role).toBool();
    option->icon = themedIcon(third ? m_third : on ? m_on : m_off);
    // Views draw icons of expanded rows as switched on, which here is what the first sign says.
    option->state.setFlag(QStyle::State_Open, on);
    option->decorationSize = {14, 14};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

SeverityMark::SeverityMark(QTreeView* view)
    : QStyledItemDelegate(view)
    , m_view(view) {}

/// A tree asks for heights without a width, and would get those of one line.
QSize SeverityMark::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        ++depth;
    }
    QStyleOptionViewItem inColumn = option;
    const int width = m_view->columnWidth(index.column()) - depth * m_view->indentation();
    inColumn.rect = QRect(0, 0, std::max(width, 1), 1);
    return QStyledItemDelegate::sizeHint(inColumn, index);
}

void SeverityMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto severity = static_cast<Severity>(index.data(ReportModel::SeverityRole).toInt());
    option->icon = themedIcon(severity == Severity::Warning ? "warning"
                              : severity == Severity::Note  ? "check"
                                                            : "info");
    option->decorationSize = {16, 16};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

WeightBar::WeightBar(int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role) {}

void WeightBar::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const double fraction = std::clamp(index.data(m_role).toDouble(), 0.0, 1.0);
    if (fraction > 0.0 && (option.state & QStyle::State_Selected) == 0) {
        QRectF bar = QRectF(option.rect)
                         .adjusted(kWeightBarMargin, kWeightBarMargin, -kWeightBarMargin, -kWeightBarMargin);
        bar.setWidth(std::max(2.0, bar.width() * fraction));
        QColor color = accentColor();
        color.setAlphaF(0.35F);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawRoundedRect(bar, 3.0, 3.0);
        painter->restore();
    }
    QStyledItemDelegate::paint(painter, option, index);
}

QSize WeightBar::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(size.width(), kWeightBarMinWidth), size.height()};
}

} // namespace sinew
