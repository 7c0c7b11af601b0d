#include "ui/widgets/cells/WeightBar.h"

#include "ui/theme/Theme.h"

#include <QPainter>

#include <algorithm>

namespace sinew {
namespace {
constexpr int kWeightBarLeastWidth = 110;
constexpr int kWeightBarMargin = 3;
} // namespace

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
    return {std::max(size.width(), kWeightBarLeastWidth), size.height()};
}

} // namespace sinew
