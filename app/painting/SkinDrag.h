#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/painting/BrushStroke.h"
#include "core/deform/VertexDeformer.h"
#include "core/layers/reach/ReachWeights.h"

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// What a drag of the skin asked for, and how near weights come to it. Lasts as long as the document shows
/// what the drag left.
struct DragRemainder {
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<const PartWeights> weights; ///< in force after the drag
    Pose pose;                                  ///< in which it was
    std::shared_ptr<const Drivers> drivers;     ///< and with what drove it and the shapes
    std::shared_ptr<const Shapes> shapes;
    std::vector<TargetPosition> targets; ///< where the vertices were dragged to; ascending, model space
    std::vector<Vec3> positions;         ///< #targets, where the weights bring them
    std::vector<double> remainders;      ///< #targets, from there to the target, model units
    std::string shape;                   ///< that brings the vertices there; empty: weights do
    double dragged = 0.0;                ///< how far the drag went, model units
    double largest = 0.0;                ///< of the remainders

    /// Whether the state has the scene, pose, weights and shapes of it.
    bool stands(const DocumentState& state) const {
        return state.scene == scene && state.weights == weights && state.pose == pose &&
               state.drivers == drivers && state.shapes == shapes;
    }
};

/// Remainders that nobody sees: below this of the drag's length.
constexpr double kReachedFraction = 1e-3;

/// How many targets the weights do not reach.
std::size_t notReached(const DragRemainder& remainder);

/// The vertices as the drag asked for them, in its pose: those that were dragged at their targets, the others
/// of their parts where the pose shows them. #parts x #P, model space; a part of which nothing was dragged is
/// empty. What a corrective shape for this pose is made of. O(#P).
std::vector<std::vector<Vec3>> draggedPositions(const DragRemainder& remainder, PosedMesh& posed);

/// A drag of vertices in a pose: every move finds the weights that bring them along (weightsThatReach) and
/// gives them to the active layer, or to a new one; or it changes a shape (PaintOptions::dragShape), which
/// brings them along exactly, while the weights stay. One undoable step. Which vertices it holds is as for
/// the weight brush: only selected ones, if any are, and none of a hidden part.
class SkinDrag {
public:
    SkinDrag(Document& document, PosedMesh& posed)
        : m_document(document)
        , m_posed(posed) {}

    /// Takes hold of what the dab reaches of the surface, fully where the vertex nearest to it lies; `alone`:
    /// of that vertex with those in its place. Errors: NoWeights, where the character has none;
    /// LayerNotPaintable; of a shape ShapeUnknown, ShapeOff. False: it reaches nothing.
    Expected<bool> begin(const PaintOptions& options, const BrushDab& dab, bool alone);
    /// Moves what it holds by so much since the beginning, model units, times how much the brush has of each
    /// vertex. O(#held), and what layers above the active one take.
    void moveTo(const Vec3& offset);
    void end();
    /// Leaves the document as it was before.
    void cancel();

    bool active() const { return m_step.has_value(); }
    /// Where the vertex nearest to the dab was when the drag began, model space.
    const Vec3& grip() const { return m_grip; }
    std::size_t heldCount() const { return m_held.size(); }
    /// Of the drag that runs or was the last; null: there is none that stands.
    const DragRemainder* remainder() const;

private:
    struct Held {
        VertexId at;
        float amount = 0.0F;
        Vec3 from = Vec3::Zero();   ///< where it was shown
        Vec3 aside = Vec3::Zero();  ///< by how much the direct method misses that (implicit skinning)
        Mat3 toRest = Mat3::Zero(); ///< from offsets in the pose to offsets in the bind pose; 0: flattened
    };
    /// A shape that is changed.
    struct HeldShape {
        DrivenShape before;
        double weight = 1.0; ///< how far it is on in the pose
    };
    void hold(const PaintOptions& options, const BrushDab& dab, bool alone);
    ReachRules rulesOf(const PaintOptions& options) const;
    Vec3 posedAt(const VertexId& at, std::span<const Influence> influences) const;
    std::vector<TargetPosition> targetsAt(const Vec3& offset) const;
    void measure(std::vector<TargetPosition> targets, double dragged);
    Expected<void> holdShape(const std::string& name);
    void findInverses();
    void moveShape(const Vec3& offset);
    ReachResult solve(const std::vector<TargetPosition>& targets, const LayerContext& context) const;

    Document& m_document;
    PosedMesh& m_posed;
    DocumentState m_before;
    DirectSkinning m_form; ///< when the drag began
    std::optional<VertexDeformer> m_deformer;
    std::vector<std::int32_t> m_parents; ///< #J
    std::vector<Held> m_held;            ///< ascending
    ReachRules m_rules;
    std::optional<HeldShape> m_shape; ///< nothing: weights change
    Vec3 m_grip = Vec3::Zero();
    std::optional<Transaction> m_step; ///< while it lasts
    std::optional<DragRemainder> m_remainder;
};

} // namespace sinew
