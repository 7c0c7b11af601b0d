#include "ui/widgets/cells/Elided.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace sinew {
namespace {

int leastTextWidth(const QFontMetrics& metrics, const QString& text) {
    return std::min(metrics.horizontalAdvance(text),
                    metrics.horizontalAdvance(text.left(kElidedLetters) + QChar(0x2026)));
}

} // namespace

void showWholeText(const QWidget& widget, const QHelpEvent& event, const QString& text) {
    QToolTip::showText(event.globalPos(), "<p><b>" + text.toHtmlEscaped() + "</b></p>" + widget.toolTip());
}

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    const int letters = fontMetrics().horizontalAdvance(text());
    return {whole.width() - letters + leastTextWidth(fontMetrics(), text()), whole.height()};
}

QString ElidedLabel::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && shownText() != text()) {
        showWholeText(*this, *static_cast<QHelpEvent*>(event), text());
        return true;
    }
    return QLabel::event(event);
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(), isEnabled(),
                          shownText(), foregroundRole());
}

ElidedLabel* elidedHint() {
    auto* label = new ElidedLabel;
    label->setProperty("hint", true);
    return label;
}

/// The action's tip names the action, so that an elided name needs no other.
QSize ElidedToolButton::minimumSizeHint() const {
    const QSize whole = QToolButton::minimumSizeHint();
    const int letters = fontMetrics().horizontalAdvance(text());
    return {std::max(whole.width() - letters + leastTextWidth(fontMetrics(), text()), whole.height()),
            whole.height()};
}

/// What the hint of the whole button leaves when all of its text is there.
int ElidedToolButton::roomForText() const {
    return width() - (QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text()));
}

QString ElidedToolButton::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, std::max(roomForText(), 0));
}

void ElidedToolButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text = shownText();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
}

} // namespace sinew
