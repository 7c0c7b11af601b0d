#include "ui/widgets/Elided.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStyleOptionComboBox>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QTimer>
#include <QToolTip>

#include <algorithm>

namespace sinew {
namespace {

int minTextWidth(const QFontMetrics& metrics, const QString& text) {
    return std::min(metrics.horizontalAdvance(text),
                    metrics.horizontalAdvance(text.left(kElidedLetters) + QChar(0x2026)));
}

constexpr int kWrappedBoxText = Qt::AlignLeft | Qt::AlignTop | Qt::TextShowMnemonic | Qt::TextWordWrap;
constexpr int kBoxTextInOneLine = Qt::AlignLeft | Qt::AlignVCenter;

/// Without the marks of menu keys.
QString buttonLetters(const QAbstractButton& button) {
    constexpr QChar kept(1);
    return button.text().replace("&&", kept).remove('&').replace(kept, '&');
}

} // namespace

bool showWholeText(const QWidget& widget, const QEvent& event, const QString& shown, const QString& whole) {
    if (event.type() != QEvent::ToolTip || shown == whole) {
        return false;
    }
    const QPoint at = static_cast<const QHelpEvent&>(event).globalPos();
    QToolTip::showText(at, "<p><b>" + whole.toHtmlEscaped() + "</b></p>" + widget.toolTip());
    return true;
}

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    const int letters = fontMetrics().horizontalAdvance(text());
    return {whole.width() - letters + minTextWidth(fontMetrics(), text()), whole.height()};
}

QString ElidedLabel::shownText() const {
    return fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
}

bool ElidedLabel::event(QEvent* event) {
    return showWholeText(*this, *event, shownText(), text()) || QLabel::event(event);
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
    return {std::max(whole.width() - letters + minTextWidth(fontMetrics(), text()), whole.height()),
            whole.height()};
}

/// What the hint of the whole button leaves when all of its text is there. The blanks that the hint has on
/// both sides of text alone are room too.
int ElidedToolButton::roomForText() const {
    const int blanks =
        toolButtonStyle() == Qt::ToolButtonTextOnly ? 2 * fontMetrics().horizontalAdvance(' ') : 0;
    return width() - (QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text()) - blanks);
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

NarrowComboBox::NarrowComboBox(int letters, QWidget* parent)
    : QComboBox(parent) {
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
}

/// The style leaves a pixel on both sides of the text, and four between it and an icon.
QString NarrowComboBox::shownText() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    const int icon = option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4;
    return fontMetrics().elidedText(currentText(), Qt::ElideRight, std::max(field - icon - 2, 0));
}

bool NarrowComboBox::event(QEvent* event) {
    return showWholeText(*this, *event, shownText(), currentText()) || QComboBox::event(event);
}

void NarrowComboBox::paintEvent(QPaintEvent* event) {
    if (isEditable() || currentIndex() < 0) {
        QComboBox::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    option.currentText = shownText();
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

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
    return showWholeText(*this, *event, shownText(), buttonLetters(*this)) || QCheckBox::event(event);
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
