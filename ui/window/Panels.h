#pragma once

#include "ui/workspace/Workspace.h"

namespace sinew {

class ContextMenus;
class Docks;
class ViewportWidget;

/// Makes all panels and puts them where they are at the first start.
void addPanels(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus);

} // namespace sinew
