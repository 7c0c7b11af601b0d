#pragma once

#include "app/document/Document.h"
#include "app/document/edits/PictureMeshEdits.h"
#include "app/view/OrbitCamera.h"
#include "core/geometry/VertexSet.h"

#include <QRectF>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A mesh of a picture whose vertices can be edited.
struct EditableMesh {
    std::uint32_t part = 0;
    HandMesh hand;
    std::shared_ptr<const Mesh> mesh; ///< the part's

    /// Where a place of the picture lies, model space.
    Vec3 positionOf(const GridPlace& place) const;
    /// Where the cursor is on the mesh's plane; nothing: it is seen edge-on, or lies behind the eye.
    std::optional<Vec3> under(const OrbitCamera& camera, double x, double y) const;
    /// Grid steps of `pixels` on the screen.
    double stepsOf(const OrbitCamera& camera, double pixels) const;
};

/// The meshes that a hand in the view edits: the selected part alone, where that is one, else all that can be
/// picked (isReachable), the nearest in front first. Read anew when the document's scene or selection
/// changes.
class EditableMeshes {
public:
    explicit EditableMeshes(const Document& document)
        : m_document(document) {}

    std::span<const EditableMesh> list();
    /// Null: there is none of that part.
    const EditableMesh* of(std::uint32_t part);
    /// The vertex within a few pixels of a place on the screen (pickPosition). O(#P).
    std::optional<VertexId> vertexAt(const OrbitCamera& camera, double x, double y);
    /// All vertices in a box on the screen. O(#P).
    VertexSet verticesIn(const OrbitCamera& camera, const QRectF& box);

private:
    const Document& m_document;
    std::shared_ptr<const Scene> m_scene;
    std::shared_ptr<const SourceFiles> m_sources;
    std::int32_t m_selected = kNone;
    std::vector<bool> m_unreachable;
    std::vector<EditableMesh> m_list;
};

} // namespace sinew
