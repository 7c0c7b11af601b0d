#include "ui/widgets/cells/Cells.h"

#include "app/models/ReportModel.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace sinew {
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
    combo->addItems(m_choices);
    // Chosen is done: nobody expects to have to press Enter as well.
    connect(combo, &QComboBox::activated, combo, [this, combo] {
        auto* self = const_cast<ChoiceDelegate*>(this);
        Q_EMIT self->commitData(combo);
        Q_EMIT self->closeEditor(combo);
    });
    return combo;
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    qobject_cast<QComboBox*>(editor)->setCurrentIndex(index.data(Qt::EditRole).toInt());
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    model->setData(index, qobject_cast<QComboBox*>(editor)->currentIndex(), Qt::EditRole);
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
    const double share = std::clamp(index.data(m_role).toDouble(), 0.0, 1.0);
    if (share > 0.0 && (option.state & QStyle::State_Selected) == 0) {
        QRectF bar = QRectF(option.rect)
                         .adjusted(kWeightBarMargin, kWeightBarMargin, -kWeightBarMargin, -kWeightBarMargin);
        bar.setWidth(std::max(2.0, bar.width() * share));
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
