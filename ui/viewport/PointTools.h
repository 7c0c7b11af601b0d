#pragma once

#include "app/painting/PaintOptions.h"
#include "app/view/PointPicker.h"
#include "app/view/PosedPicker.h"
#include "ui/viewport/SelectTool.h"
#include "ui/viewport/ViewTool.h"

#include <map>

namespace sinew {

/// The tools that work on points, and what they share: one picker, so that the points are on the screen once
/// for all, and one set of options.
class PointTools {
public:
    /// `surface`: what lies under the cursor; `tell` hears why a tool cannot do what it is asked for.
    PointTools(Document& document, PosedMesh& posed, PosedPicker& surface,
               const std::function<void(const Error&)>& tell);

    /// The tool for points that this is; null: it is none.
    PointTool* at(ViewTool tool) const;
    bool dragging() const;
    void cancel();

    const PickOptions& options() const { return m_options; }
    void setOptions(const PickOptions& options) { m_options = options; }
    const PaintOptions& paintOptions() const { return m_paint; }
    void setPaintOptions(const PaintOptions& options) { m_paint = options; }

private:
    PointPicker m_picker;
    PickOptions m_options;
    PaintOptions m_paint;
    std::map<ViewTool, std::unique_ptr<PointTool>> m_tools;
};

} // namespace sinew
