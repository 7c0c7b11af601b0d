#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

namespace sinew {

/// How much of a text that is elided has to stay.
constexpr int kElidedLetters = 6;

/// Where the event asks for the tool tip of a widget whose text is elided: shows the whole text, before what
/// its own tip says. Whether it did.
bool showWholeText(const QWidget& widget, const QEvent& event, const QString& shown, const QString& whole);

/// A line of plain text that ends in an ellipsis where it finds no room; the tool tip then has it whole.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A hint in one line, where one of more lines would move what is below it.
ElidedLabel* elidedHint();

/// The same for a button whose text stands beside its icon, or alone.
class ElidedToolButton : public QToolButton {
    Q_OBJECT
public:
    using QToolButton::QToolButton;
    QSize minimumSizeHint() const override;
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int roomForText() const;
};

/// A box for names that come from files, in narrow panels: it is as wide as its place lets it be, and a name
/// that finds no room ends in an ellipsis and stands in the tool tip whole.
class NarrowComboBox : public QComboBox {
    Q_OBJECT
public:
    /// `letters` are seen in any case.
    explicit NarrowComboBox(int letters = 8, QWidget* parent = nullptr);
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
};

/// A check box for narrow panels: its text wraps, or ends in an ellipsis and stands in the tool tip whole,
/// where a plain one would be as wide as its text.
class NarrowCheckBox : public QCheckBox {
    Q_OBJECT
public:
    enum class Overflow { Wrap, Elide };
    explicit NarrowCheckBox(Overflow overflow = Overflow::Wrap, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_overflow == Overflow::Wrap; }
    int heightForWidth(int width) const override;
    /// The text as it is shown, without marks of menu keys.
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void askForRoom();
    QStyleOptionButton optionOf(const QRect& rect) const;
    QRect textRect(const QRect& rect) const;
    int lineHeight() const;

    Overflow m_overflow;
};

} // namespace sinew
