#pragma once

#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/widgets/Panel.h"

#include <numbers>

namespace sinew::test {

/// A window with a bound limb, its second joint selected, and a fold of the panels open.
struct LimbDesk : WindowDesk {
    explicit LimbDesk(const char* fold) {
        workspace.document.reset(stateOfScene(limb(), {}));
        bindCoarsely(workspace.document);
        Driver(*this).bind();
        selectJoint(workspace.document, 1);
        find<FoldBox>(fold)->setOpen(true);
        window.show();
        handleEvents();
    }
    template<typename T>
    T* find(const char* name) const {
        return control<T>(*this, name);
    }
    Document& document() { return workspace.document; }
    const DocumentState& state() const { return workspace.document.state(); }
    int steps() { return document().undoStack().count(); }
    /// Turns the second joint.
    void bend(double degrees, const Vec3& axis = Vec3::UnitZ()) {
        Pose pose = state().pose;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
        setPose(document(), pose, "Bend");
        handleEvents();
    }
    void choose(const char* box, int index) const { test::choose(find<QComboBox>(box), index); }
};

} // namespace sinew::test
