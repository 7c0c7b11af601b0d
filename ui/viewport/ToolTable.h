#pragma once

#include "ui/viewport/tools/Tool.h"

#include <memory>
#include <span>

namespace sinew {

class Tool;
struct ToolDesk;

/// The menu that lists a tool, and its neighbours in the tool bar.
enum class ToolMenu { Pose, Bind, Cage, Select, Weights, Regions, Skeleton };

/// A tool of the view. Action, menu, tool bar, shortcut and hint follow from its row. Texts are English,
/// marked for translation in the context "Actions".
struct ToolRow {
    ViewTool tool;
    const char* id; ///< of its action
    const char* text;
    const char* icon;
    const char* keys;
    const char* tip;
    ToolMenu menu;
    std::unique_ptr<Tool> (*make)(const ToolDesk& desk);
};

/// The one table of all tools, in the order of menus and tool bar; the first is the one a view starts with.
std::span<const ToolRow> toolTable();

} // namespace sinew
