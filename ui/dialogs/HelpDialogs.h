#pragma once

#include "ui/widgets/Panel.h"

#include <QStringList>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QLineEdit;
class QTextBrowser;
class QAction;
class QTreeWidget;

namespace sinew {

class AboutDialog : public Dialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_text;
    QPushButton* m_close;
};

/// All actions with their keys and what they do, made from the table of actions.
class ShortcutsDialog : public Dialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(QWidget* parent = nullptr, Navigation navigation = Navigation::Blender);

protected:
    void retranslate() override;

private:
    Navigation m_navigation; ///< whose keys are shown
    QLineEdit* m_filter;
    QTextBrowser* m_page;
    QPushButton* m_close;
};

/// The page as HTML: actions whose name, keys or description contain `filter`.
QString shortcutsPage(const QString& filter, Navigation navigation = Navigation::Blender);

class Actions;

/// Finds an action by what one types and says which was chosen. The caller triggers it when the dialog is
/// closed, so that what it opens does not lie over this one. While nothing is typed, the actions that were
/// chosen last stand first.
class CommandDialog : public Dialog {
    Q_OBJECT
public:
    explicit CommandDialog(const Actions& actions, QWidget* parent = nullptr);

    /// What is found too: a page that `open` shows, by its title and by these words.
    void addPage(const QString& title, const QString& words, const std::function<void()>& open);
    /// Null until the dialog was accepted.
    QAction* chosen() const { return m_chosen; }

protected:
    void retranslate() override;
    /// The arrow keys move in the list while the field has the keyboard.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void showPages(const QStringList& words);
    void showTip();
    void choose();
    QAction* current() const;

    const Actions& m_actions;
    QLineEdit* m_query;
    QTreeWidget* m_list;
    QLabel* m_tip;
    struct Page {
        QAction* open;
        QString words;
    };
    std::vector<Page> m_pages;
    QAction* m_chosen = nullptr;
};

} // namespace sinew
