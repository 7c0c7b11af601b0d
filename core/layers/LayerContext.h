#pragma once

#include "core/layers/EditedVertex.h"
#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/MirrorTable.h"

namespace sinew {

/// Where the mirror image of every vertex lies on the character: for each vertex the vertices, with fractions
/// that sum to 1, whose mirrored weights are its own. First the vertex whose place is the image's, both ways
/// round nearest to each other, within 2e-4 of the diagonal, of the same part before others; else the nearest
/// place on the part's surface, then on any, within 2 % of the diagonal. The rest has no counterpart.
class MirrorMap {
public:
    struct Source {
        std::uint32_t vertex = 0; ///< LayerSurface's list
        float fraction = 0.0F;
        bool operator==(const Source&) const = default;
    };

    /// The plane is normal . p = offset, `normal` of length 1. O(#P log #T) expected, parallel.
    MirrorMap(const LayerSurface& surface, const Vec3& normal, double offset);

    /// Empty: no counterpart.
    std::span<const Source> sources(std::uint32_t vertex) const {
        return {m_sources.data() + m_offsets[vertex], m_sources.data() + m_offsets[vertex + 1]};
    }
    /// Vertices that have `vertex` among their sources, ascending.
    std::span<const std::uint32_t> dependents(std::uint32_t vertex) const {
        return {m_dependents.data() + m_dependentOffsets[vertex],
                m_dependents.data() + m_dependentOffsets[vertex + 1]};
    }
    /// 1 where the plane's normal points to, -1 on the other side, 0 in the plane (or its own counterpart).
    int side(std::uint32_t vertex) const { return m_sides[vertex]; }
    /// Whether the vertex becomes its counterparts' image: one of the other side than the source, or in the
    /// plane, that has counterparts.
    bool receives(std::uint32_t vertex, bool fromPositive) const {
        return !sources(vertex).empty() && side(vertex) != (fromPositive ? 1 : -1);
    }
    std::size_t vertexCount() const { return m_sides.size(); }

    const std::vector<std::uint32_t>& unmatched() const { return m_unmatched; } ///< ascending
    std::size_t partnered() const { return m_partnered; } ///< vertices whose image is a vertex

private:
    void findDependents();

    std::vector<std::uint32_t> m_offsets{0}; ///< #P + 1
    std::vector<Source> m_sources;
    std::vector<std::uint32_t> m_dependentOffsets;
    std::vector<std::uint32_t> m_dependents;
    std::vector<std::int8_t> m_sides;
    std::vector<std::uint32_t> m_unmatched;
    std::size_t m_partnered = 0;
};

/// What a stack is evaluated on, besides the weights below: a value, shared by all that ask.
struct LayerContext {
    std::shared_ptr<const LayerSurface> surface;
    std::vector<std::string> joints;         ///< #J names without repeats, see distinctJointNames
    std::vector<std::int32_t> partner;       ///< #J partners across the plane, kNone: none; or empty
    std::shared_ptr<const MirrorMap> mirror; ///< null: layers that mirror rest

    /// The joint that weights of `joint` are mirrored to: its partner, or itself without one.
    std::int32_t mirrored(std::int32_t joint) const {
        const auto j = static_cast<std::size_t>(joint);
        return j < partner.size() && partner[j] != kNone ? partner[j] : joint;
    }
};

/// Surface, names and partners of a character; without the mirror map, which takes longer.
LayerContext makeLayerContext(std::vector<std::shared_ptr<const Mesh>> meshes, const Skeleton& skeleton,
                              const MirrorTable& table);
/// The same context with other pairs, and without a mirror map.
LayerContext paired(LayerContext context, const MirrorTable& table);
/// The same context with its mirror map.
LayerContext withMirror(LayerContext context, const MirrorTable& table);

/// For each joint of the stack's table its number in the skeleton, kNone: it is gone and its edits rest.
std::vector<std::int32_t> skeletonJoints(const LayerStack& stack, std::span<const std::string> joints);

/// A joint whose edits rest.
struct RestingJoint {
    std::string name;
    std::size_t vertices = 0; ///< with edits of it, of all layers
};
/// A layer's part that was made for another mesh: weights pass through it unchanged (see transferLayers).
struct MisfitPart {
    std::size_t layer = 0;
    std::size_t part = 0;
    std::size_t made = 0;  ///< vertices that it counts
    std::size_t found = 0; ///< vertices that the mesh has; 0 when there is no such part
};
struct LayerReport {
    std::vector<RestingJoint> resting; ///< in the order of the stack's table
    std::vector<MisfitPart> misfits;
    std::vector<std::size_t> unmirrored; ///< layers that mirror and rest: the context has no mirror map
};
/// O(edits) when a joint is gone, else O(#layers #parts).
LayerReport layerReport(const LayerStack& stack, const LayerContext& context);

/// Whether a layer's part counts as many vertices as the mesh's, or says nothing of vertices.
bool fits(const WeightLayer& layer, std::size_t part, std::size_t vertexCount);

/// Vertices of every part, ascending, no repeats.
using VertexLists = std::vector<std::vector<std::uint32_t>>;

/// One layer over what is below it. Parts that the layer does not fit, and those whose weights below count
/// other vertices than the mesh, are not touched. Keeps references.
struct LayerStage {
    const WeightLayer& layer;
    const PartWeights& below; ///< none null
    const LayerContext& context;
    std::span<const std::int32_t> skeletonJoints; ///< of the stack's table

    bool reaches(std::size_t part) const;
};

/// A painted layer of a stack that is to be changed: its number exists. Keeps references.
struct LayerInput {
    const LayerStack& stack;
    std::size_t layer;
    const PartWeights& below; ///< the layer, as LayerEvaluator::below gives them; null: no influences
    const LayerContext& context;
};

/// A vertex's influences; none where the part has no weights or fewer vertices.
inline std::span<const Influence> influencesAt(const PartWeights& weights, VertexId p) {
    const bool there =
        p.part < weights.size() && weights[p.part] && p.vertex < weights[p.part]->vertexCount();
    return there ? weights[p.part]->at(p.vertex) : std::span<const Influence>();
}

/// The numbers of joints in the skeleton and in a stack's table.
struct JointNumbers {
    /// Adds the joints that the table lacks.
    JointNumbers(LayerStack& stack, std::span<const std::string> skeletonNames);

    std::vector<std::int32_t> skeleton; ///< of the table's, kNone: gone
    std::vector<std::int32_t> table;    ///< of the skeleton's
};

/// A part's edits as a change may start from them: made for as many vertices as the mesh has. Nothing when
/// the layer's are for another mesh, or there is no such part.
const PaintEdits* editsToChange(const LayerInput& input, std::size_t part, PaintEdits& fresh);

} // namespace sinew
