#pragma once

#include "app/document/DocumentState.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What the viewport can show. All switch on and off and combine. Project files keep this order: a new one
/// stands last.
enum class Overlay {
    Mesh, ///< shaded, textures when the file has them
    Wireframe,
    Parts,    ///< flat colours by part
    Defects,  ///< non-manifold edges, borders, flipped faces, self-intersections, from MeshReport
    Skeleton, ///< bones as solids
    JointNames,
    Voxels,          ///< cut by the slice: interior, boundary, bone, one-vote
    Octree,          ///< leaves by level, cut by the slice
    SliceDistance,   ///< distance of the selected bone on the voxels of the slice
    SurfaceDistance, ///< distance of the selected bone on the surface
    Weights,         ///< of the selected joint
    JointColors,     ///< all joints by colour
    InfluenceCount,
    LimitCut,        ///< vertices where the influence limit cut something
    RegionAmount,    ///< how much of each vertex the chosen region has
    Field,           ///< implicit skinning: the selected bone's field on the slicing plane
    FieldSurface,    ///< where the selected bone's field has its surface
    Contact,         ///< vertices that other skin holds back
    NotReached,      ///< vertices that did not reach their value of the field
    Explanation,     ///< voxel paths to the explained vertex
    Grid,            ///< ground grid, axes
    Envelopes,       ///< of the envelope solver, around the bones
    TransferMatches, ///< which vertices a transfer of weights matches
    WeightNumbers,   ///< of the selected joint, written at the vertices where they have room
    PoseFaults,      ///< faces that the pose turns over or pushes through others
    JointLimits,     ///< arcs of how far the selected joint may turn
    Springs,         ///< chains that swing, and their colliders
    Count
};
constexpr std::size_t kOverlayCount = static_cast<std::size_t>(Overlay::Count);

struct OverlayView {
    bool visible = false;
    float opacity = 1.0F;
    bool operator==(const OverlayView&) const = default;
};

enum class SliceAxis { X, Y, Z };
enum class Navigation { Blender, Maya };
/// Which joints the view and the tree show. Helpers are controls and ends, by their names.
enum class JointsShown { All, Influences, WithoutHelpers };
enum class Projection { Perspective, Orthographic };
/// What light surfaces stand in. Studio: key, fill and rim lights. Matcap: one grey material for all, to
/// judge the form by. Flat: none, colours are as textures and legends have them.
enum class Lighting { Studio, Matcap, Flat };

/// How the comparison of weights stands in the place of the view. Words are those of project files
/// (app/view/compare/CompareData).
struct ComparedView {
    bool open = false;
    int panes = 2;                  ///< 2 or 4
    std::string map{};              ///< what colours mean; empty: not chosen
    std::vector<std::string> shown; ///< by each pane; empty, or an empty word: not chosen
    int focus = 0;                  ///< the pane that has the keyboard
    bool operator==(const ComparedView&) const = default;
};

/// How a document is looked at: kept with the project, never in the undo history.
struct ViewSettings {
    ViewSettings();
    std::array<OverlayView, kOverlayCount> layers;
    SliceAxis sliceAxis = SliceAxis::Z;
    double slice = 0.5;       ///< 0..1 through the scene's box along the axis
    bool sliceEnabled = true; ///< off: voxels and octree are shown whole
    bool xray = true;         ///< skeleton drawn through the mesh
    bool isolines = true;
    bool normalMaps = true; ///< the shaded surface shows the normal maps of its materials
    Lighting lighting = Lighting::Studio;
    std::optional<bool> shadows;  ///< of the studio's key light; nothing: where the graphics card draws them
    bool cursorInfluences = true; ///< joints under the weight brush are listed beside it
    bool springs = true;          ///< the avatar's chains swing while the character moves
    bool exportPreview = false;   ///< show the deformation as engines compute it: 4 influences, 8 bit, LBS
    Projection projection = Projection::Perspective;
    Navigation navigation = Navigation::Blender;
    JointsShown joints = JointsShown::All;
    ComparedView compared;
    bool operator==(const ViewSettings&) const = default;
    OverlayView& layer(Overlay which) { return layers[static_cast<std::size_t>(which)]; }
    const OverlayView& layer(Overlay which) const { return layers[static_cast<std::size_t>(which)]; }
};

/// How a file that is opened is looked at first: what shows the character is as at the first start, habits of
/// the eye and the hand (light, projection, navigation) stay.
ViewSettings freshView(const ViewSettings& before);

/// Whether the key light casts shadows in a view; `slow`: a processor draws it, not a graphics card.
inline bool castsShadows(const ViewSettings& view, bool slow) {
    return view.lighting == Lighting::Studio && view.shadows.value_or(!slow);
}

class ViewState : public QObject {
    Q_OBJECT
public:
    explicit ViewState(QObject* parent = nullptr);
    const ViewSettings& settings() const { return m_settings; }
    void set(const ViewSettings& settings);
    void setCompared(const ComparedView& compared);
    bool visible(Overlay layer) const { return m_settings.layer(layer).visible; }
    float opacity(Overlay layer) const { return m_settings.layer(layer).opacity; }
    void setVisible(Overlay layer, bool visible);
    void setOpacity(Overlay layer, float opacity);

Q_SIGNALS:
    void changed();

private:
    ViewSettings m_settings;
};

/// Which joints the view shows, #J; empty: all. Hidden ones are not among them. Where nothing says which
/// joints get weights, all do. O(#J + influences).
std::vector<bool> shownJoints(const DocumentState& state, JointsShown which);

/// Whether a joint is among them.
bool isShown(const std::vector<bool>& shown, std::int32_t joint);

} // namespace sinew
