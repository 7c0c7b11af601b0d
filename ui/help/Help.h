#pragma once

#include <QObject>
#include <QString>

#include <span>

class QWidget;
class QEvent;
class QHelpEvent;
class QAction;

namespace sinew {

/// A control or an action whose tip has a picture.
struct TipPicture {
    const char* thing;   ///< the control's object name, or the action's id
    const char* picture; ///< of resources/tips
};

/// What beginners do not know from other programs.
std::span<const TipPicture> tipPictures();
/// The picture of a control, of the control that it is a piece or the label of, or of a button's action.
/// Empty: it has none.
QString tipPictureOf(const QWidget& widget);

/// Logical pixels.
constexpr int kTipPictureWidth = 240;
constexpr int kTipPictureHeight = 120;

/// The picture in the colours of tips in the theme in force, sharp on a screen of that ratio, as HTML that
/// needs no file. Empty: there is no such picture.
QString tipPictureHtml(const QString& picture, qreal pixelRatio);

/// A tip with a picture: picture, name, key and what it does. Empty: the control's own tip will do.
QString pictureTip(const QWidget& widget);
/// What What's This shows of a widget: picture, name, what it does, what to try when it looks wrong, and a
/// link to its page of the manual. Of a widget that has nothing but a tip, the tip. Empty: nothing.
QString whatsThisText(const QWidget& widget);

/// Shows tips with pictures and What's This for all widgets of the program, when somebody asks; until then
/// it costs nothing.
class ControlHelp : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Whether an event that comes to `watched` asks for help, and got it.
    bool answers(QObject* watched, QEvent* event);
    /// What's This of the widget that has the keyboard, or of the nearest around it that has one.
    static void explainFocus();

Q_SIGNALS:
    void pageAsked(const QString& topic);

private:
    bool answersClick(const QEvent& event);
};

/// Opens the manual. F1 shows the page about the panel under the cursor, else about what has the focus, in
/// dialogs too; the menu shows the contents page. Shift+F1 explains what is clicked next, Alt+F1 what has the
/// focus. Tips with pictures come from here, too.
class Help : public QObject {
    Q_OBJECT
public:
    /// Of the menu, with F1, Shift+F1 and Alt+F1 as their keys.
    struct Entries {
        QAction* manual;
        QAction* whatsThis;
        QAction* explainFocus;
    };
    Help(const Entries& entries, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QString& topic);
    bool asksInMenu(const QEvent& event);
    bool answersDialog(const QWidget& pressed, const QEvent& event);

    QAction* m_manual;
    QWidget* m_window;
    ControlHelp* m_controls;
    bool m_byKey = false; ///< the action comes from its key
};

} // namespace sinew
