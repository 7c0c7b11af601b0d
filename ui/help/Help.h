#pragma once

#include "ui/widgets/Panel.h"

#include <QList>
#include <QObject>
#include <QString>

#include <span>

class QWidget;
class QEvent;
class QHelpEvent;
class QAction;
class QMenu;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

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

    /// Opens a page, or goes to it where the manual is open already.
    void show(const QString& topic);
    /// More words by which a page is looked for; empty for most.
    static QString wordsOf(const QString& topic);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool asksInMenu(const QEvent& event);
    bool answersDialog(const QWidget& pressed, const QEvent& event);

    QAction* m_manual;
    QWidget* m_window;
    ControlHelp* m_controls;
    bool m_byKey = false; ///< the action comes from its key
};

/// The page of the manual about a widget, as the page's file name without ".md": that of the widget itself or
/// of the nearest of its parents that has one. A widget with a property "manualPage" says itself which.
/// Empty: none has, or there is no widget.
QString manualTopic(const QWidget* widget);

/// The page about the entry of an open menu under the cursor, where it has one of its own; else that of the
/// menu, as of any widget, or of the kind of its entries.
QString manualTopic(const QMenu& menu);

/// Whether the page of `widget` is its own, not that of what it lies in.
bool hasOwnManualPage(const QWidget& widget);

/// The page that lists the others.
inline constexpr const char* kManualContents = "contents";

struct ManualEntry {
    QString topic; ///< file name without ".md"
    QString title;
};

/// Where a page lies among the program's resources: that of the language in force, and where there is none,
/// the English one.
QString manualFile(const QString& topic);
/// The Markdown of a page for the window: without its pictures, which are too large to be part of the
/// program. Empty: there is no such page.
QString manualPage(const QString& topic);
/// All pages in the order in which the contents page names them, that page first. Titles are in the language
/// in force.
QList<ManualEntry> manualEntries();

class ManualView;

/// The manual: its topics beside one page, a way back and forward, and a search in the page. It stays open
/// beside the window. Escape closes it.
class ManualDialog : public Dialog {
    Q_OBJECT
public:
    explicit ManualDialog(QWidget* parent = nullptr);

    /// An unknown topic shows the contents page.
    void showTopic(const QString& topic);
    QString topic() const;

protected:
    void retranslate() override;

private:
    QWidget* buildBar();
    void connectControls();
    void connectKeys();
    void listTopics();
    void markTopic();
    void search(bool backward);

    QListWidget* m_topics;
    ManualView* m_view;
    QToolButton* m_back;
    QToolButton* m_forward;
    QLineEdit* m_search;
    QLabel* m_missing; ///< says that the page does not hold what is searched for
};

} // namespace sinew
