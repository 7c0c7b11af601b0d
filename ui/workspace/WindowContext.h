#pragma once

namespace sinew {

class Actions;
class UserPrompts;
class Preferences;
struct Workspace;

/// What the pieces of a window share.
struct WindowContext {
    Workspace& workspace;
    Preferences& preferences;
    UserPrompts& prompts;
    const Actions& actions;
};

} // namespace sinew
