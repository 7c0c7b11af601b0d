#include "ui/widgets/Panel.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr int kNarrowestHint = 140;
constexpr int kWrappedHint = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr QChar kMayBreak(0x200b); // a space of no width

/// A tip that is rich text breaks into lines.
QString wrapped(const QString& tip) {
    return tip.isEmpty() ? QString() : "<p>" + tip.toHtmlEscaped() + "</p>";
}

/// What What's This shows.
QString whatsThisOf(const QString& name, const QString& tip) {
    return name.isEmpty() && tip.isEmpty()
               ? QString()
               : "<p><b>" + QString(name).remove('&').toHtmlEscaped() + "</b></p>" + wrapped(tip);
}

constexpr int kTitleHeight = 26; // pixels, as the style sheet has it

constexpr QSize kFirstWindow{1600, 1000};
constexpr QSize kMinWindow{900, 600};
/// What a desktop puts around a window: its title bar.
constexpr QSize kWindowFrame{4, 40};

} // namespace

HintLabel::HintLabel(QWidget* parent)
    : QLabel(parent) {
    setProperty("hint", true);
    setWordWrap(true);
}

QSize HintLabel::minimumSizeHint() const {
    const QSize min = QLabel::minimumSizeHint();
    const int lines =
        m_laidOut > 0 ? heightForWidth(m_laidOut) + 1 : 0; // the height of a line is rounded down
    return {std::min(min.width(), kNarrowestHint), std::max(min.height(), lines)};
}

void HintLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (std::exchange(m_laidOut, width()) != width()) {
        updateGeometry(); // the text breaks into other lines
    }
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

void Panel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void describe(QLabel* label, QWidget* control, const QString& name, const QString& tip) {
    label->setText(name);
    label->setBuddy(control);
    label->setToolTip(wrapped(tip));
    label->setWhatsThis(whatsThisOf(name, tip));
    describe(control, name, tip);
}

void describe(QWidget* control, const QString& name, const QString& tip) {
    control->setAccessibleName(QString(name).remove('&'));
    control->setAccessibleDescription(tip);
    control->setToolTip(wrapped(tip));
    control->setWhatsThis(whatsThisOf(name, tip));
}

void describeRemedy(QWidget* control, const QString& remedy) {
    if (remedy.isEmpty() || control->whatsThis().isEmpty()) {
        return;
    }
    control->setWhatsThis(
        whatsThisOf(control->accessibleName(), control->accessibleDescription()) +
        QString("<p><b>%1</b> %2</p>")
            .arg(Panel::tr("When it looks wrong:").toHtmlEscaped(), remedy.toHtmlEscaped()));
    for (auto* inner : control->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        describeRemedy(inner, remedy);
    }
}

void describeState(QWidget* control, const QString& state) {
    if (control->accessibleDescription().isEmpty()) {
        return;
    }
    control->setToolTip(wrapped(control->accessibleDescription()) + wrapped(state));
    for (auto* inner : control->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        describeState(inner, state);
    }
}

QLabel* hintLabel(QWidget* parent) {
    return new HintLabel(parent);
}

FoldBox::FoldBox(const QString& name, bool open, QWidget* parent)
    : QGroupBox(parent)
    , m_key(QStringLiteral("folds/") + name)
    , m_body(new QWidget) {
    setObjectName(QStringLiteral("fold.") + name);
    setProperty("fold", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_body);
    m_body->installEventFilter(this);
    setCheckable(true);
    setChecked(QSettings().value(m_key, open).toBool());
    fold(isChecked());
    connect(this, &QGroupBox::toggled, this, [this](bool opened) {
        QSettings().setValue(m_key, opened);
        fold(opened);
    });
}

/// QGroupBox switches off what a closed group holds, at more than one occasion.
bool FoldBox::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::EnabledChange && isEnabled() && !m_body->isEnabled()) {
        m_body->setEnabled(true);
    }
    return QGroupBox::eventFilter(watched, event);
}

/// A closed group is hidden, not switched off: what it holds still counts.
void FoldBox::fold(bool open) {
    m_body->setVisible(open);
    setMaximumHeight(open ? QWIDGETSIZE_MAX : kTitleHeight);
}

FirstGeometry firstGeometry(const QRect& room) {
    const QSize framed = kFirstWindow + kWindowFrame;
    if (room.width() < framed.width() || room.height() < framed.height()) {
        return {room, true};
    }
    QRect geometry(QPoint(), kFirstWindow);
    geometry.moveCenter(room.center());
    return {geometry, false};
}

QRect fitted(const QRect& window, const QRect& room) {
    QRect geometry(window.topLeft(), window.size().boundedTo(room.size()));
    geometry.moveLeft(
        std::clamp(geometry.left(), room.left(), room.left() + room.width() - geometry.width()));
    geometry.moveTop(std::clamp(geometry.top(), room.top(), room.top() + room.height() - geometry.height()));
    return geometry;
}

QSize minWindow(const QRect& room) {
    return kMinWindow.boundedTo(room.size());
}

QRect roomFor(const QWidget& window) {
    return window.screen()->availableGeometry();
}

void Dialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void Dialog::showEvent(QShowEvent* event) {
    // A button that was measured before it became the primary one keeps the look it had then.
    for (QPushButton* button : findChildren<QPushButton*>()) {
        if (button->property("primary").toBool()) {
            button->style()->unpolish(button);
            button->style()->polish(button);
        }
    }
    const QRect room = roomFor(*this);
    if (size() != size().boundedTo(room.size()) || !room.contains(geometry())) {
        setGeometry(fitted(geometry(), room));
    }
    QDialog::showEvent(event);
}

} // namespace sinew
