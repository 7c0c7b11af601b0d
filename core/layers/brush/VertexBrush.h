#pragma once

#include "core/layers/LayerContext.h"
#include "core/layers/brush/Paint.h"
#include "core/layers/evaluate/EditedVertex.h"

#include <vector>

namespace sinew {

/// A dab in one vertex: how far it goes, and to what.
struct BrushInput {
    double share = 0.0;               ///< amount times strength
    double value = 0.0;               ///< Brush::value, or the gradient's
    double mean = 0.0;                ///< of the neighbours' weight of the joint (Smooth, Sharpen)
    std::span<const Influence> means; ///< of all joints, when all are smoothed

    double target(BrushMode mode, double weight) const;
    /// What the stroke multiplies the edit there was with.
    float keeps(BrushMode mode) const;
};

/// Turns dabs into edits, one vertex after another; holds scratch memory alone.
class VertexBrush {
public:
    VertexBrush(const Brush& brush, const JointNumbers& joints)
        : m_brush(brush)
        , m_joints(joints)
        , m_edited(joints.skeleton) {}

    /// Adds the vertex's new edits to `list`.
    void paint(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               const VertexEdits& former, const BrushInput& dab);

private:
    struct Entry {
        std::int32_t joint = kNone; ///< of the skeleton
        double below = 0.0;
        double now = 0.0; ///< what the layer gives
        JointEdit edit;
        bool edited = false;
        bool locked = false;
    };

    void gather(std::span<const Influence> below, const VertexEdits& former, bool held);
    Entry& entry(std::int32_t joint);
    bool isRest(const Entry& e) const { return !e.locked && e.joint != m_brush.joint; }
    void bring(Entry& e, double target, float keeps);
    void paintLoose(const BrushInput& dab);
    void paintHeld(const BrushInput& dab);
    void paintAll(const BrushInput& dab);
    double targetOf(const BrushInput& dab, double weight, double room, double rest) const;
    void shareOut(double& target, double room, double rest);
    void holdLocked();
    void keepLimit(std::span<const Influence> below, bool held);
    void leaveOut(const EditedVertex::Share& share);
    void fillUp(double left, double freed);
    double sumOf(bool locked) const;
    void write(EditList& list, std::uint32_t vertex, const VertexEdits& former, bool held);

    const Brush& m_brush;
    const JointNumbers& m_joints;
    EditedVertex m_edited;
    std::vector<Entry> m_entries;
    std::vector<JointEdit> m_edits;
};

/// A vertex of a dab.
struct StrokeVertex {
    VertexId at;
    float amount = 0.0F;
    float value = 0.0F;
};

/// Vertices of `reach` that exist and get anything, ascending, with the brush's value there.
std::vector<StrokeVertex> strokeVertices(const LayerContext& context, std::span<const ReachedVertex> reach,
                                         const Brush& brush);

/// The same dab on the other side: every vertex that has counterparts in it gets their shares of amounts.
/// Needs the context's mirror map.
std::vector<StrokeVertex> mirroredStroke(const LayerContext& context, std::span<const StrokeVertex> dab);

/// Both dabs as one: where both reach a vertex, the stronger.
std::vector<StrokeVertex> stronger(std::span<const StrokeVertex> a, std::span<const StrokeVertex> b);

/// Means of the neighbours' weights, as the layer gives them.
class NeighborMeans {
public:
    NeighborMeans(const LayerInput& input, const JointNumbers& joints);

    /// Over the places next to the vertex's; empty: none has weights. Not thread safe.
    std::span<const Influence> of(VertexId at);

private:
    void add(std::uint32_t weldedVertex);
    VertexEdits editsAt(VertexId at) const;

    const LayerInput& m_input;
    std::vector<const PaintEdits*> m_edits; ///< by part, or null
    EditedVertex m_edited;
    JointSums m_sums;
    double m_count = 0.0;
};

} // namespace sinew
