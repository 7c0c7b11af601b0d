#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/jobs/WeightTransfers.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OrbitCamera.h"
#include "app/view/legend/Legend.h"
#include "ui/viewport/gl/Gl.h"

#include <QColor>

namespace sinew {

/// Colours of everything in the view that is not the character itself.
struct ViewTheme {
    QColor skyTop;
    QColor skyBottom;
    QColor gridLine;
    QColor groundShadow; ///< translucent
    QColor text;
    QColor panel;     ///< behind legends and labels, translucent
    QColor panelEdge; ///< its outline
    Rgba bone = 0;
    Rgba boneOutline = 0;
    Rgba idleBone = 0; ///< of joints that do not deform
    Rgba selected = 0;
    Rgba wire = 0;
    Rgba clay = 0; ///< surfaces without material, sRGB

    static ViewTheme dark();
    static ViewTheme light();
};

QColor toQt(Rgba color);
QColor softened(QColor color, double alpha);

constexpr double kAxesPlace = 46.0; ///< of their centre, from the left and lower edges of the view
constexpr double kAxesReach = 37.0; ///< of the arms with their letters

/// Where the axes are drawn in a view of this height, logical pixels.
inline ScreenBox axesBox(double height) {
    const double y = height - kAxesPlace;
    return {kAxesPlace - kAxesReach, y - kAxesReach, kAxesPlace + kAxesReach, y + kAxesReach};
}

class SpringChoice;
struct VertexExplanation;

/// What a drawable needs to know of the picture that is being drawn.
struct Frame {
    Gl& gl;
    const OrbitCamera& camera;
    const DocumentState& state;
    PosedMesh& posed;
    const ViewSettings& view;
    const ViewTheme& theme;
    Aabb box;                     ///< of the shown character
    float pixelRatio = 1.0F;      ///< device pixels a logical one
    bool shadows = false;         ///< the key light casts them
    bool verticesThrough = false; ///< selected vertices are seen through the surface
    std::int32_t hoveredJoint = kNone;
    std::vector<std::int32_t> faultyJoints{};               ///< marked, ascending
    std::vector<PieceId> outlined{};                        ///< shells that stand for their selected parts
    bool outlineFades = false;                              ///< of selected parts: something is worked on
    const Region* region = nullptr;                         ///< is brought out; null: none
    bool regionVertices = false;                            ///< its vertices too
    bool volumeEdits = false;                               ///< they are shown with any overlay
    std::shared_ptr<const VertexExplanation> explanation{}; ///< null: no vertex is explained
    std::shared_ptr<const TransferMatching> transferred{};  ///< null: nothing is known
    const SpringChoice* springs = nullptr; ///< which chains and colliders are brought out; null: none
    const ViewMark* mark = nullptr;        ///< what could hide it is drawn faintly; null: there is none
    std::optional<CageShape> drawing{};    ///< a cage that the document does not have yet
    /// Model places with (xyz . place) > w are cut away.
    QVector4D clipPlane{0.0F, 0.0F, 0.0F, 1.0F};
    QMatrix4x4 clipFromModel{};
    QMatrix4x4 viewFromModel{};

    /// Characters stand on the origin's plane; one that floats or sinks gets its ground at its feet.
    double groundLevel() const {
        const double low = box.empty() ? 0.0 : box.min.y();
        return std::abs(low) < 0.05 * size() ? 0.0 : low;
    }
    double size() const { return box.empty() ? 1.0 : std::max(box.diagonal(), 1e-9); }
    QSizeF pixels() const {
        return QSizeF(camera.width(), camera.height()) * static_cast<double>(pixelRatio);
    }
};

/// What has changed since the last picture.
struct Changes {
    bool scene = false; ///< everything
    bool pose = false;  ///< vertices, joints
    bool weights = false;
    bool layers = false;    ///< which overlays are shown, and how opaque
    bool field = false;     ///< voxels, distances
    bool selection = false; ///< joint or vertex
    bool slice = false;
    /// What a change of the document means to any picture of it.
    void note(DocumentChanges what) {
        scene = scene || what.testFlag(DocumentChange::Scene);
        field = field || what.testFlag(DocumentChange::Field);
        weights = weights || what.testFlag(DocumentChange::Weights);
        selection = selection || what.testFlag(DocumentChange::Selection);
    }
    /// That the posed mesh is another; `skinRevision` is the one that was last noted.
    void notePose(const PosedMesh& posed, std::uint64_t& skinRevision) {
        pose = true;
        weights = weights || skinRevision != posed.skinRevision();
        skinRevision = posed.skinRevision();
    }
    void all() { scene = pose = weights = layers = field = selection = slice = true; }
    bool any() const { return scene || pose || weights || layers || field || selection || slice; }
};

/// One thing of the picture, mostly an overlay. Lives as long as a context; makes what it has on the card
/// when it is first needed.
class Drawable {
public:
    Drawable() = default;
    Drawable(const Drawable&) = delete;
    Drawable& operator=(const Drawable&) = delete;
    virtual ~Drawable() = default;

    /// Brings what is on the card up to date; called before each picture, shown or not.
    virtual void update(const Frame& frame, const Changes& changes) = 0;
    virtual void draw(const Frame& /*frame*/) {}
    /// Once more, after everything else: what is seen through whatever is in front.
    virtual void drawThrough(const Frame& /*frame*/) {}
};

} // namespace sinew
