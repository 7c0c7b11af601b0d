#pragma once

#include "app/document/ViewState.h"

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <span>
#include <vector>

class QWidget;

namespace sinew {

enum class ActionKind { Push, Toggle };

/// One thing a user can do. Texts are English, marked for translation in the context "Actions".
struct ActionSpec {
    const char* id;   ///< name of the QAction; never changes, scripts use it
    const char* text; ///< with & for the menu
    const char* icon; ///< of resources/icons; may be empty
    const char* keys; ///< portable shortcut, several joined by "; "; may be empty
    const char* tip;  ///< what it does, for tool tip, status bar and the page of shortcuts
    ActionKind kind = ActionKind::Push;
    const char* mayaKeys = nullptr; ///< with navigation as in Maya; null: `keys` there too
};

/// All actions, tools included, grouped by the part of the id before the first dot.
std::span<const ActionSpec> actionTable();

// Its rows besides tools, overlays and those of the program itself.

/// Of parts, the bind, regions and weights.
std::span<const ActionSpec> bindActions();
/// Of poses and the skeleton.
std::span<const ActionSpec> poseActions();

/// The QActions of the table, named by their ids, with text, icon, shortcut and tips in the language in
/// force.
class Actions : public QObject {
    Q_OBJECT
public:
    /// The actions belong to `window`, so that their shortcuts work in all of it.
    explicit Actions(QWidget* window);

    /// The action of that id, which has to be in the table.
    QAction* operator[](const char* id) const;
    /// Calls `slot` of `context` when the action is triggered; a toggle passes whether it is on.
    template<typename Context, typename Slot>
    void on(const char* id, Context* context, Slot slot) const {
        QObject::connect((*this)[id], &QAction::triggered, context, slot);
    }
    /// Why an action cannot be used now, in the language in force.
    using Reason = std::function<QString()>;
    /// Shows the reason in the place of the action's tip; none: the tip again.
    void explain(const char* id, Reason reason) const;
    void retranslate();
    /// The keys of actions follow the way in which the view is navigated.
    void setNavigation(Navigation navigation);
    Navigation navigation() const { return m_navigation; }

private:
    void showTip(const ActionSpec& spec) const;

    Navigation m_navigation = Navigation::Blender;
    QHash<QString, QAction*> m_actions;
    mutable QHash<QString, Reason> m_reasons; ///< a state of the actions, like their tips
};

/// Shortcuts of an action, the main one first.
QList<QKeySequence> shortcutsOf(const ActionSpec& spec, Navigation navigation = Navigation::Blender);
/// "Open..." without the mark of the menu key.
QString plainText(const ActionSpec& spec);
/// "Open": also without the dots, as a step of undo is called.
QString plainText(const QAction& action);
QString tipText(const ActionSpec& spec);

/// What the actions whose ids begin like `spec`'s have in common: "Weights". In the language in force.
QString groupText(const ActionSpec& spec);
/// All keys of an action as one reads them: "A, Home".
QString keysText(const ActionSpec& spec, Navigation navigation = Navigation::Blender);

/// The actions in which every word of `query` occurs: in the name, the keys, the group or the description, in
/// the language in force, or in the English name. Best first: words that the name begins with count more than
/// words inside it, these more than words elsewhere; ties as in the table. No words: all actions.
std::vector<const ActionSpec*> findCommands(const QString& query,
                                            Navigation navigation = Navigation::Blender);

} // namespace sinew
