#pragma once

namespace sinew {

class Actions;
class Asker;
class Preferences;
struct Workspace;

/// What the pieces of a window share.
struct WindowContext {
    Workspace& workspace;
    Preferences& preferences;
    Asker& asker;
    const Actions& actions;
};

} // namespace sinew
