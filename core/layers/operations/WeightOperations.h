#pragma once

#include "core/base/Progress.h"
#include "core/layers/LayerContext.h"

#include <functional>

namespace sinew {

/// Weights that some vertices are to get: vertices[i] those of `weights` at i.
struct VertexTargets {
    std::vector<VertexId> vertices; ///< ascending, no repeats
    SkinWeights weights;

    bool operator==(const VertexTargets&) const = default;
};

/// The stack with edits in the layer that give the vertices exactly these weights, whatever the layer held
/// there, where its opacity and mask are 1; a vertex whose weights below are the target needs none. Targets
/// without influences are left out. Edits of joints that are gone stay. O(#targets).
LayerStack setTargets(const LayerInput& input, const VertexTargets& targets);

/// The edits of one vertex, added to `list`. `former`: those whose gone joints stay.
void addTarget(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               std::span<const Influence> target, const JointNumbers& joints, const VertexEdits& former);

/// What an operation works on: the weights as they are, and the vertices that it may change.
struct OperationInput {
    const LayerContext& context;
    const PartWeights& weights;
    std::vector<VertexId> vertices; ///< ascending, no repeats; those that do not exist are left out
    std::vector<bool> locked;       ///< joints that keep their weights; may be short
    std::size_t max = 0; ///< influences that no vertex gets more of than it has; with locks, and 0: any
    Progress* progress = nullptr; ///< told how far it is and polled; once canceled the result means nothing
};

/// What an operation did: targets of the vertices that change (setTargets makes edits of them).
struct OperationResult {
    VertexTargets targets;
    std::size_t looked = 0;     ///< vertices that exist
    std::size_t unweighted = 0; ///< of them without weights now and after
    double largest = 0.0;       ///< largest change of a vertex: half the sum over joints of |w - w'|
};

/// Weights that sum to 1 exactly as stored ones do; says which vertices have none.
OperationResult normalizeWeights(const OperationInput& input);
/// At most `limit` influences a vertex (keptByLimit; at least 1).
OperationResult limitWeights(const OperationInput& input, std::size_t limit);
/// Without those under `threshold`, the largest always kept.
OperationResult pruneWeights(const OperationInput& input, float threshold);
/// Over the surface and vertices that share a place, the others' weights fixed. Rounds up to 100.
OperationResult smoothWeights(const OperationInput& input, int rounds, float strength);
/// The same away from the neighbours' mean: what falls below 0 is left out, so weights become narrower.
OperationResult sharpenWeights(const OperationInput& input, int rounds, float strength);
/// The mean of neighbours that are not among the vertices, from the rim of the selection inwards.
OperationResult hammerWeights(const OperationInput& input);
/// All get the mean of all.
OperationResult averageWeights(const OperationInput& input);
/// One copied vertex's weights go to all; as many as there are vertices, to each its own; else their mean.
OperationResult pasteWeights(const OperationInput& input, const VertexTargets& copied);
/// Weights of vertices as they are, for pasteWeights.
VertexTargets copyWeights(const PartWeights& weights, std::span<const VertexId> vertices);

/// A vertex that differs from all its neighbours while those agree.
struct WeightOutlier {
    VertexId at;
    double distance = 0.0; ///< to the most alike neighbour: half the sum over joints of |w - w'|
};
/// Vertices that are at least `threshold` from every neighbour, and twice as far as those are apart; the
/// farthest first. O(#P times neighbours), parallel.
std::vector<WeightOutlier> findWeightOutliers(const LayerContext& context, const PartWeights& weights,
                                              double threshold = 0.3);

/// Half the sum over joints of |a - b|: 0 alike, 1 nothing in common.
double influenceDistance(std::span<const Influence> a, std::span<const Influence> b);

/// Runs one operation over its vertices: keeps what is locked, and gathers what changed.
class OperationRun {
public:
    explicit OperationRun(const OperationInput& input);

    /// The input's weights, with weights without influences in place of missing ones.
    const PartWeights& weights() const { return m_weights; }
    /// Places of the vertices, ascending.
    std::vector<std::uint32_t> vertices() const;

    /// `wish(vertex, influences now, wanted)` says what each vertex is to have; nothing wanted: it stays.
    OperationResult each(const std::function<void(const VertexId&, std::span<const Influence>,
                                                  std::vector<Influence>&)>& wish) const;
    /// Every vertex gets what its place has; places ascending.
    OperationResult fromVertices(std::span<const std::uint32_t> weldedVertices,
                                 const SkinWeights& weights) const;
    /// Nothing changed.
    OperationResult result() const;

private:
    void respectLocks(std::span<const Influence> now, std::vector<Influence>& wanted) const;
    SkinWeights withinLimit(SkinWeights target, std::size_t now, bool anyLocked) const;
    bool isLocked(std::int32_t joint) const;

    const OperationInput& m_input;
    PartWeights m_weights;
};

/// Other weights for the vertices, of joints that move them or their neighbours, such that the surface is
/// even in a pose: in every round each place is drawn to the point `strength` of the way from where it is to
/// mean of the neighbours + R d, d its rest offset from their mean, R its blended turn (a ring of delta mush,
/// Mancewicz et al. 2014); its weights are those nearest to the former ones that lead there,
///   argmin |sum w_j M_j v - target|^2 / L^2 + mu |w - w0|^2,  w >= 0, sum w = 1,
/// L the spread of M_j v. Where joints move a vertex alike, weights stay; in the bind pose all do.
/// `matrices` #J (skinningMatrices), else nothing changes. Vertices that share a place get the same weights.
/// O(rounds times vertices), parallel.
OperationResult relaxPosed(const OperationInput& input, std::span<const Transform> matrices, int rounds,
                           float strength);

/// Says that round `k` of so many begins; false: give up. Null: nobody waits.
inline bool goesOn(Progress* progress, int k, int rounds) {
    if (progress != nullptr) {
        progress->report(Stage::Weights, static_cast<double>(k) / rounds);
    }
    return progress == nullptr || !progress->canceled();
}

/// Weights by place instead of by vertex: vertices that share a place have one value.
class SmoothPositions {
public:
    /// The context's surface over weights of its parts (none null); parts whose weights count other vertices
    /// than the mesh have none. Keeps references.
    SmoothPositions(const LayerSurface& surface, const PartWeights& weights)
        : m_surface(surface)
        , m_weights(weights) {}

    /// Whether the part's weights count the mesh's vertices.
    bool has(std::size_t part) const;
    /// `places` and all within `rings` of them, ascending.
    std::vector<std::uint32_t> grown(std::vector<std::uint32_t> weldedVertices, int rings) const;
    /// Mean of the vertices of each of `places`.
    SkinWeights means(std::span<const std::uint32_t> weldedVertices) const;
    /// Weights of `places` (ascending) after `rounds` rounds in each of which a place goes `strength` of the
    /// way to the mean of its neighbours. A place's outcome does not depend on which others are asked for.
    /// O(places within `rounds` rings, times rounds), parallel.
    SkinWeights smoothed(std::span<const std::uint32_t> weldedVertices, int rounds, float strength) const;
    /// The same with all other places' weights fixed. A strength below 0 goes away from the mean, and leaves
    /// out what falls below 0. `progress` is polled before every round.
    SkinWeights smoothedWithin(std::span<const std::uint32_t> weldedVertices, int rounds, float strength,
                               Progress* progress = nullptr) const;

private:
    const LayerSurface& m_surface;
    const PartWeights& m_weights;
};

/// A layer that relaxes: weights smoothed over the surface and from part to part where they touch
/// (SmoothPositions), as much of it as opacity and mask say. The most rounds are kMaxRounds.
constexpr int kMaxRounds = 100;
bool relaxes(const LayerStage& stage, VertexId vertex);
std::vector<std::uint32_t> relaxedVertices(const LayerStage& stage, std::size_t part);
VertexLists relaxDependents(const LayerStage& stage, const VertexLists& vertices);
std::vector<SkinWeights> evaluateRelax(const LayerStage& stage, const VertexLists& vertices);

} // namespace sinew
