#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/view/pick/Picking.h"

namespace sinew {

/// What is under the cursor in the shown pose, of the layers and parts that are shown. Follows the posed
/// mesh; works boxes out anew only when asked.
class PosedPicker : public QObject {
    Q_OBJECT
public:
    PosedPicker(Document& document, PosedMesh& posed, ViewState& view, QObject* parent = nullptr);

    std::optional<SurfacePick> surface(const OrbitCamera& camera, double x, double y);
    /// The middle of the volume under the cursor (SurfacePicker::middle), where a surface is shown.
    std::optional<Vec3> middle(const OrbitCamera& camera, double x, double y);
    /// Through the surface when the view has x-ray on.
    std::optional<JointPick> joint(const OrbitCamera& camera, double x, double y);
    /// Joints that are not hidden, #J; empty: all. Others are not found.
    const std::vector<bool>& jointsShown();

private:
    bool surfaceShown() const;
    void refresh();

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    std::shared_ptr<const Scene> m_scene; ///< m_picker's
    std::vector<bool> m_hidden;           ///< parts that m_picker leaves out
    std::shared_ptr<const HiddenFaces> m_hiddenFaces;
    std::optional<std::vector<bool>> m_joints; ///< those that are shown, once they were asked for
    SurfacePicker m_picker;
    double m_size = 1.0;
    bool m_stale = true;
};

} // namespace sinew
