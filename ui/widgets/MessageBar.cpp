#include "ui/widgets/MessageBar.h"

#include "ui/widgets/Elided.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace sinew {
namespace {

/// Pixels. Two more than what QStatusBar leaves out where it clears a message: a J reaches to the left.
constexpr int kMessageMargin = 8;

} // namespace

/// What its widgets, which stand at its end, leave.
QRect MessageBar::messageRoom() const {
    int end = width() - kMessageMargin;
    for (const QWidget* widget : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (widget->isVisibleTo(this) && widget->width() > 0) {
            end = std::min(end, widget->x() - kMessageMargin);
        }
    }
    return {kMessageMargin, 0, std::max(end - kMessageMargin, 0), height()};
}

QString MessageBar::shownText() const {
    return fontMetrics().elidedText(currentMessage(), Qt::ElideMiddle, messageRoom().width());
}

bool MessageBar::event(QEvent* event) {
    const bool atMessage =
        event->type() == QEvent::ToolTip && messageRoom().contains(static_cast<QHelpEvent*>(event)->pos());
    return (atMessage && showWholeText(*this, *event, shownText(), currentMessage())) ||
           QStatusBar::event(event);
}

void MessageBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(messageRoom(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shownText());
}

} // namespace sinew
