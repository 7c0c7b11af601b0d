#pragma once

#include "app/view/PointPicker.h"
#include "ui/viewport/SelectTool.h"
#include "ui/viewport/ViewTool.h"

#include <map>

namespace sinew {

/// The tools that work on points, and what they share: one picker, so that the points are on the screen once
/// for all, and one set of options.
class PointTools {
public:
    PointTools(Document& document, PosedMesh& posed);

    /// The tool for points that this is; null: it is none.
    PointTool* at(ViewTool tool) const;
    bool dragging() const;
    void cancel();

    const PickOptions& options() const { return m_options; }
    void setOptions(const PickOptions& options) { m_options = options; }

private:
    PointPicker m_picker;
    PickOptions m_options;
    std::map<ViewTool, std::unique_ptr<PointTool>> m_tools;
};

} // namespace sinew
