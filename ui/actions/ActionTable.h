#pragma once

#include <span>

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

} // namespace sinew
