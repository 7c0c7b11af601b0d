#pragma once

#include "core/layers/LayerStack.h"
#include "core/layers/mirror/MirrorMap.h"
#include "core/skeleton/DistinctNames.h"
#include "core/skeleton/MirrorTable.h"

namespace sinew {

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

} // namespace sinew
