#pragma once

#include "core/base/Types.h"
#include "core/geometry/VertexSet.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// One joint's weight at a vertex.
struct Influence {
    std::int32_t joint = kNone;
    float weight = 0.0F;
    bool operator==(const Influence&) const = default;
};

/// The order of a vertex's influences: largest first, of equals the smaller joint.
inline bool strongerInfluence(const Influence& a, const Influence& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.joint < b.joint;
}

/// Weights of a mesh: per vertex a short list of influences, largest first (ties: smaller joint first). By
/// construction every weight is finite and positive, no joint appears twice in a vertex, and a vertex's
/// weights sum to 1 within float rounding; a vertex may have no influence at all (an unweighted vertex, which
/// only an import produces).
class SkinWeights {
public:
    SkinWeights() = default;

    std::size_t vertexCount() const { return m_offsets.size() - 1; }
    std::span<const Influence> at(std::size_t vertex) const {
        return {m_influences.data() + m_offsets[vertex], m_influences.data() + m_offsets[vertex + 1]};
    }
    std::size_t unweightedCount() const;
    std::size_t largestInfluenceCount() const;
    std::size_t influenceCount() const { return m_influences.size(); } ///< of all vertices together

    bool operator==(const SkinWeights&) const = default;

private:
    friend class SkinWeightsBuilder;
    friend SkinWeights joinWeights(std::span<const SkinWeights>);
    friend SkinWeights gatherWeights(const SkinWeights&, std::span<const std::uint32_t>);
    friend SkinWeights replaceVertices(const SkinWeights&, std::span<const std::uint32_t>,
                                       const SkinWeights&);
    std::vector<std::uint32_t> m_offsets{0}; ///< #P + 1
    std::vector<Influence> m_influences;
};

/// Weights of every part (null: unweighted), one entry a part.
using PartWeights = std::vector<std::shared_ptr<const SkinWeights>>;

/// The one way to make SkinWeights: vertices in order, each normalised as it is added.
class SkinWeightsBuilder {
public:
    void reserve(std::size_t vertices, std::size_t influences);
    /// Adds the next vertex. Non-finite and non-positive weights are left out, repeated joints are summed,
    /// the rest is normalised. Returns the sum before normalisation (0: the vertex is unweighted). O(n log n)
    /// in its influences.
    double add(std::span<const Influence> influences);
    /// The same for joints that do not repeat, in less time (what is summed is rounded in another order).
    double addDistinct(std::span<const Influence> influences);
    /// Adds the next vertex as it is: influences that keep the promises above, as other SkinWeights'. O(n).
    void addSame(std::span<const Influence> influences);
    SkinWeights finish();

private:
    void takeFractions(std::span<const Influence> influences);
    double addAlong();

    SkinWeights m_result;
    std::vector<std::pair<std::int32_t, double>> m_sums; ///< scratch
};

/// Weights of so many vertices, none of which has any.
SkinWeights unweighted(std::size_t vertices);

/// The vertices of all pieces, one after the other. O(result).
SkinWeights joinWeights(std::span<const SkinWeights> pieces);

/// Weights of other vertices: result vertex p has those of `vertices[p]`. O(result).
SkinWeights gatherWeights(const SkinWeights& weights, std::span<const std::uint32_t> vertices);

/// The same with some vertices' influences replaced: vertex vertices[i] gets those of `replacements` at i.
/// `vertices` ascending, no repeats. O(result).
SkinWeights replaceVertices(const SkinWeights& weights, std::span<const std::uint32_t> vertices,
                            const SkinWeights& replacements);

/// How many of a vertex's influences (largest first) a limit keeps (0: all): the `limit` largest, less those
/// that are as large as the first one left out, within a thousandth. Which of two equals stays would depend
/// on rounding, and a symmetric character would limp; where all are equal the first `limit` stay.
std::size_t keptByLimit(std::span<const Influence> influences, std::size_t limit);

/// Limits the influences of every vertex (keptByLimit), leaves out those under `threshold` (except the
/// largest), renormalises.
SkinWeights limitInfluences(const SkinWeights& weights, std::size_t limit, float threshold = 0.0F);

/// Vertices of a part whose weights the file has otherwise than they were read, since a reader mends them:
/// what is written into that file again has to mend them there too.
struct StoredWeightFaults {
    std::vector<std::uint32_t> notOfSumOne; ///< ascending: by more than the format takes for rounding
    /// Ascending: with weights that are negative or no numbers, with joints that the skin does not have, or,
    /// where the format forbids it, with one joint twice. None of them is in notOfSumOne.
    std::vector<std::uint32_t> invalid;
    double lowestSum = 1.0;  ///< of a vertex in notOfSumOne, or 1
    double highestSum = 1.0; ///< the same

    bool any() const { return !notOfSumOne.empty() || !invalid.empty(); }
};

/// Weights of several parts, as a scene or a document has them; null: a part without.
using WeightsOfParts = std::span<const std::shared_ptr<const SkinWeights>>;

/// Vertices that the joint moves with a weight in [from, to]. A vertex it does not move at all has weight 0,
/// and so have all vertices of a part without weights. `shape`: gives the parts and how many vertices they
/// have. O(influences).
VertexSet verticesByWeight(const VertexSet& shape, WeightsOfParts weights, std::int32_t joint, float from,
                           float to);

/// Vertices that from .. to joints move (0: unweighted). O(#P).
VertexSet verticesByInfluenceCount(const VertexSet& shape, WeightsOfParts weights, std::size_t from,
                                   std::size_t to);

/// Weights of all vertices to all sources while they are worked on: row p holds the #S weights of vertex p.
struct WeightTable {
    WeightTable(std::size_t vertexCount, std::size_t sourceCount)
        : vertices(vertexCount)
        , sources(sourceCount)
        , values(vertexCount * sourceCount) {}

    std::span<float> row(std::size_t p) { return {values.data() + p * sources, sources}; }
    std::span<const float> row(std::size_t p) const { return {values.data() + p * sources, sources}; }

    std::size_t vertices;
    std::size_t sources;
    std::vector<float> values; ///< vertices * sources
};

/// The weights with joint j's influence given to joint weight target[j] (kNone: left out). What several
/// joints bring to one is summed; a vertex where that does not happen keeps its bits. O(influences).
SkinWeights renumbered(const SkinWeights& weights, std::span<const std::int32_t> weightTarget);

/// Who takes part of a joint's weight along its bone.
struct JointAlongBone {
    std::int32_t joint = kNone;
    double fraction = 0.0; ///< where on the bone its weight is largest
};

/// The weight of the first joint shared with the others: a vertex beside the bone at the fraction f of its
/// length has all of the one whose fraction is f, between two of them weights of both by nearness, before
/// the first and behind the last all of that one. `joints` ascending by fraction, `vertices` #P.
/// O(influences).
SkinWeights sharedAlong(const SkinWeights& weights, std::int32_t joint,
                        std::span<const JointAlongBone> joints, const Segment& bone,
                        std::span<const Vec3> vertices);

} // namespace sinew
