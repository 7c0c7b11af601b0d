#pragma once

#include "app/view/pick/PosedPicker.h"

#include <QPointF>

namespace sinew {

/// What lies under a place of the view.
struct ViewHit {
    std::int32_t joint = kNone; ///< goes before the surface
    std::int32_t part = kNone;
    std::optional<VertexId> vertex; ///< of the part's surface
    bool operator==(const ViewHit&) const = default;
};

/// Finds what lies under the cursor, and selects it or explains it.
class ViewPicks : public QObject {
    Q_OBJECT
public:
    ViewPicks(Document& document, PosedMesh& posed, ViewState& view, QObject* parent = nullptr);

    /// `joints`: whether joints count, else only the surface.
    ViewHit at(const QPointF& point, const OrbitCamera& camera, bool joints);
    PosedPicker& surface() { return m_surface; }

    /// Selects the joint or part that was hit; nothing changes where there is none. `adds`: a joint is
    /// selected beside those that are, or no longer.
    void select(const ViewHit& hit, bool adds = false);
    /// The vertex that was hit is the one that is explained. False: there is none.
    bool explain(const ViewHit& hit);
    /// The joint that weighs most there is the active one. False: there is none.
    bool chooseJoint(const ViewHit& hit);

Q_SIGNALS:
    void explained(const sinew::VertexId& vertex);

private:
    Document& m_document;
    PosedMesh& m_posed;
    PosedPicker m_surface;
};

} // namespace sinew
