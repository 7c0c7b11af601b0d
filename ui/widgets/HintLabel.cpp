#include "ui/widgets/HintLabel.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kNarrowestHint = 140;
constexpr int kWrappedHint = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr QChar kMayBreak(0x200b); // a space of no width

} // namespace

HintLabel::HintLabel(QWidget* parent)
    : QLabel(parent) {
    setProperty("hint", true);
    setWordWrap(true);
}

QSize HintLabel::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    return {std::min(least.width(), kNarrowestHint), least.height()};
}

bool HintLabel::hasLongWord(int width) const {
    if (Qt::mightBeRichText(text())) {
        return false;
    }
    const QStringList words = text().split(' ');
    return std::ranges::any_of(
        words, [&](const QString& word) { return fontMetrics().horizontalAdvance(word) > width; });
}

/// The text with places to break in words that are longer than a line.
QString HintLabel::brokenText(int width) const {
    QStringList words = text().split(' ');
    for (QString& word : words) {
        for (auto i = word.size() - 1; fontMetrics().horizontalAdvance(word) > width && i > 0; --i) {
            word.insert(i, kMayBreak);
        }
    }
    return words.join(' ');
}

int HintLabel::heightForWidth(int width) const {
    const int room = width - (this->width() - contentsRect().width());
    if (room <= 0 || !hasLongWord(room)) {
        return QLabel::heightForWidth(width);
    }
    const QRect around(0, 0, room, 1 << 16);
    return fontMetrics().boundingRect(around, kWrappedHint, brokenText(room)).height() + this->height() -
           contentsRect().height();
}

void HintLabel::paintEvent(QPaintEvent* event) {
    const QRect room = contentsRect();
    if (!hasLongWord(room.width())) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    style()->drawItemText(&painter, room, kWrappedHint, palette(), isEnabled(), brokenText(room.width()),
                          foregroundRole());
}

void sayInHint(QLabel* label, const QString& text, bool warning) {
    label->setProperty("warning", warning);
    label->setProperty("hint", !warning);
    label->style()->polish(label);
    label->setText(text);
}

} // namespace sinew
