#pragma once

#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QRect>
#include <QSize>
#include <QWidget>

class QLabel;

namespace sinew {

/// A smaller, paler text that wraps, within a name that finds no room in one line too: no name is longer than
/// a panel may have to be wide. It is never lower than its lines at the width that it has; lists beside it
/// give way.
class HintLabel : public QLabel {
    Q_OBJECT
public:
    explicit HintLabel(QWidget* parent = nullptr);
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString brokenText(int width) const;
    bool hasLongWord(int width) const;

    int m_laidOut = 0; ///< the width that it was given; 0: none yet
};

/// Puts a text into a hint's place; a warning stands out.
void sayInHint(QLabel* label, const QString& text, bool warning);

/// A widget with texts: sets them in retranslate(), which is called again when the language changes.
/// Constructors end with retranslate().
class Panel : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
};

/// Names a control: label before it, accessible name, and a tip that says what it does.
void describe(QLabel* label, QWidget* control, const QString& name, const QString& tip);
/// The same for a control that has its text inside or none at all.
void describe(QWidget* control, const QString& name, const QString& tip);
/// Adds what to try when the outcome looks wrong to what What's This shows of a described control, and of the
/// controls that it is made of. Nothing: it is only described.
void describeRemedy(QWidget* control, const QString& remedy);

/// Adds what is so now, "Not in use: ...", to the tip of a described control and of the controls that it is
/// made of. Nothing: it is only described.
void describeState(QWidget* control, const QString& state);

/// A small, paler line of text that wraps.
QLabel* hintLabel(QWidget* parent = nullptr);

/// A titled group whose content a click on its title shows or hides. Whether it is open is remembered from
/// one start to the next. The keyboard opens it with Space, as it checks a group.
class FoldBox : public QGroupBox {
    Q_OBJECT
public:
    /// `name`: what the settings remember it by. `open`: before they remember anything.
    explicit FoldBox(const QString& name, bool open = false, QWidget* parent = nullptr);

    /// Where the content's layout goes.
    QWidget* body() const { return m_body; }
    bool isOpen() const { return isChecked(); }
    void setOpen(bool open) { setChecked(open); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fold(bool open);

    QString m_key;
    QWidget* m_body;
};

/// Where a window is at its first start.
struct FirstGeometry {
    QRect geometry;
    bool maximized = false;
};

/// In the middle of the room that a screen has for windows; all of it where the window would not fit.
FirstGeometry firstGeometry(const QRect& room);
/// A window's place with as much of its size as the room has, moved into it.
QRect fitted(const QRect& window, const QRect& room);

/// How small a window may become: no larger than what its screen has room for.
QSize minWindow(const QRect& room);
/// The room for windows on the screen that a window is on, logical pixels.
QRect roomFor(const QWidget& window);

/// A dialog with texts: sets them in retranslate(), which is called again when the language changes. No
/// larger than its screen.
class Dialog : public QDialog {
    Q_OBJECT
public:
    using QDialog::QDialog;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace sinew
