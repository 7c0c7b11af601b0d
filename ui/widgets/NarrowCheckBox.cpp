#include "ui/widgets/NarrowCheckBox.h"

#include "ui/widgets/cells/Elided.h"

#include <QHelpEvent>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTimer>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kWrappedBoxText = Qt::AlignLeft | Qt::AlignTop | Qt::TextShowMnemonic | Qt::TextWordWrap;
constexpr int kBoxTextInOneLine = Qt::AlignLeft | Qt::AlignVCenter;

/// Without the marks of menu keys.
QString buttonLetters(const QAbstractButton& button) {
    constexpr QChar kept(1);
    return button.text().replace("&&", kept).remove('&').replace(kept, '&');
}

} // namespace

NarrowCheckBox::NarrowCheckBox(Overflow overflow, QWidget* parent)
    : QCheckBox(parent)
    , m_overflow(overflow) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::CheckBox);
    policy.setHeightForWidth(overflow == Overflow::Wrap);
    setSizePolicy(policy);
}

QStyleOptionButton NarrowCheckBox::optionOf(const QRect& rect) const {
    QStyleOptionButton option;
    initStyleOption(&option);
    option.rect = rect;
    return option;
}

QRect NarrowCheckBox::textRect(const QRect& rect) const {
    const QStyleOptionButton option = optionOf(rect);
    return style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
}

/// Of one with a single line, which is as high as a plain check box.
int NarrowCheckBox::lineHeight() const {
    return QCheckBox::sizeHint().height();
}

QSize NarrowCheckBox::minimumSizeHint() const {
    const QString letters = buttonLetters(*this);
    int widest = 0;
    if (m_overflow == Overflow::Elide) {
        widest = fontMetrics().horizontalAdvance(letters.left(kElidedLetters) + QChar(0x2026));
    } else {
        for (const QString& word : letters.split(' ')) {
            widest = std::max(widest, fontMetrics().horizontalAdvance(word));
        }
    }
    const QRect room = textRect(QRect(0, 0, 1000, lineHeight()));
    return {1000 - room.width() + widest + 1, lineHeight()};
}

int NarrowCheckBox::heightForWidth(int width) const {
    const QRect room = textRect(QRect(0, 0, width, lineHeight()));
    const QRect around(0, 0, std::max(room.width(), 1), 1 << 16);
    const int text = fontMetrics().boundingRect(around, kWrappedBoxText, QCheckBox::text()).height();
    return lineHeight() + std::max(text - fontMetrics().height(), 0);
}

QString NarrowCheckBox::shownText() const {
    const QString letters = buttonLetters(*this);
    return m_overflow == Overflow::Elide
               ? fontMetrics().elidedText(letters, Qt::ElideRight, textRect(rect()).width())
               : letters;
}

bool NarrowCheckBox::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && shownText() != buttonLetters(*this)) {
        showWholeText(*this, *static_cast<QHelpEvent*>(event), buttonLetters(*this));
        return true;
    }
    return QCheckBox::event(event);
}

/// A form that was asked for its height in between may leave its rows as they were for an older text. The
/// timer ends once all layouts have done what they were asked to.
void NarrowCheckBox::askForRoom() {
    if (hasHeightForWidth()) {
        QTimer::singleShot(0, this, [this] {
            if (isVisible() && height() < heightForWidth(width())) {
                updateGeometry();
            }
        });
    }
}

void NarrowCheckBox::changeEvent(QEvent* event) {
    QCheckBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        askForRoom();
    }
}

void NarrowCheckBox::resizeEvent(QResizeEvent* event) {
    QCheckBox::resizeEvent(event);
    askForRoom();
}

void NarrowCheckBox::showEvent(QShowEvent* event) {
    QCheckBox::showEvent(event);
    askForRoom();
}

void NarrowCheckBox::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    const QRect firstLine(0, 0, width(), std::min(height(), lineHeight()));
    QStyleOptionButton option = optionOf(firstLine);
    option.rect = style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, this);
    painter.drawPrimitive(QStyle::PE_IndicatorCheckBox, option);
    QRect room = textRect(firstLine);
    const bool elided = m_overflow == Overflow::Elide;
    if (!elided) {
        room.setTop(room.top() + (room.height() - fontMetrics().height()) / 2);
        room.setBottom(height() - 1);
    }
    painter.drawItemText(room, elided ? kBoxTextInOneLine : kWrappedBoxText, palette(), isEnabled(),
                         elided ? shownText() : text(), QPalette::WindowText);
    if (hasFocus()) {
        QStyleOptionFocusRect focus;
        focus.initFrom(this);
        focus.rect = room.adjusted(-2, 0, 2, 0);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace sinew
