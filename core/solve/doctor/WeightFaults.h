#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/distance/CostGraph.h"
#include "core/distance/VertexLookup.h"
#include "core/scene/Scene.h"
#include "core/solve/Bind.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/transfer/TransferWeights.h"
#include "core/solve/volume/BindVolume.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sinew {

/// A character's volume, ready for searches.
struct SearchedVolume {
    std::shared_ptr<const BindInput> input;
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VertexLookup> lookup;
    std::shared_ptr<const CostGraph> costGraph; ///< of that volume

    double voxelSize() const { return volume->voxels.frame().voxelSize; } ///< model units
};

/// Measures on demand how far bones are: one bone at a time, and no farther than is asked about. What was
/// measured is kept.
class FarSearch {
public:
    /// `reaches` #G, model units: how far from a bone each welded vertex is asked about; infinity: not at
    /// all.
    FarSearch(SearchedVolume searched, std::vector<float> reaches);

    /// Whether a welded vertex is farther than its reach from a source's bone. The first question about a
    /// source takes a search: O(#leaves within reach of its bone).
    bool isBeyond(std::size_t source, std::uint32_t vertex);
    /// How many sources have been searched.
    std::size_t searched() const;

private:
    bool straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const;
    std::vector<bool> search(std::size_t source);

    SearchedVolume m_searched;
    std::vector<float> m_reaches; ///< #G, model units
    mutable std::mutex m_mutex;
    std::unique_ptr<const SearchLimits> m_limits; ///< null: nothing was searched
    std::vector<std::vector<bool>> m_beyond;      ///< #S of #G, or empty: not searched
};

/// How far the vertices of a character are from the bones of its joints, through the body. The nearest bone
/// of each vertex is measured at once; isFar measures what else is asked about.
class JointDistances {
public:
    /// Nothing is known.
    JointDistances() = default;
    /// In the voxels of a state; knows nothing where its solvers made none. Errors: Canceled, OutOfMemory.
    static Expected<JointDistances> measureIn(const BindState& state, const Scene& scene, Progress& progress);
    /// In the volume that a bind with these settings would make, whatever its solver. Knows nothing where
    /// there is nothing to solve. Errors: those of validate, prepareInput and solveBindVolume; OutOfMemory.
    static Expected<JointDistances> measure(const Scene& scene, const BindSettings& settings,
                                            Progress& progress);

    bool known() const { return !m_nearest.empty(); }
    /// Whether the joint's bone is much farther from a vertex than the nearest bone: more than kFarTimes as
    /// far, and kFarBeyond of the character's diagonal. False where one of both is not known.
    bool isFar(std::int32_t joint, VertexId vertex) const;
    /// Whether that is known to be false without measuring anything. O(1).
    bool isNear(std::int32_t joint, VertexId vertex) const;
    /// Joints that isFar had to measure so far.
    std::size_t measured() const { return m_search ? m_search->searched() : 0; }

private:
    /// Where a question about a joint and a vertex is answered.
    struct Cell {
        std::size_t row = 0;
        std::uint32_t column = 0;
    };
    std::optional<Cell> cellOf(std::int32_t joint, VertexId vertex) const;
    bool isNear(const Cell& cell) const;
    float reachOf(std::uint32_t column) const;
    static Expected<JointDistances> searchedIn(SearchedVolume searched, const Scene& scene,
                                               Progress& progress);
    void numberRows(const Scene& scene, const BindInput& input);
    bool measureNearest(const SearchedVolume& searched, Progress& progress);
    void searchOnDemand(SearchedVolume searched);

    std::vector<std::int32_t> m_rowOf;                ///< #J number of its row, or kNone
    std::vector<std::vector<std::uint32_t>> m_welded; ///< an entry a part: #P column, or empty
    std::vector<float> m_nearest;                     ///< #G model units
    std::vector<std::size_t> m_nearestRow;            ///< #G whose bone that is
    float m_beyond = 0.0F;                            ///< model units
    std::shared_ptr<FarSearch> m_search;              ///< null: nothing is known
};

constexpr float kFarTimes = 3.0F;
constexpr float kFarBeyond = 0.05F;

/// What is wrong with the weights of a vertex.
enum class WeightFault : std::uint8_t {
    None,
    Zero, ///< it has none
    Far,  ///< a joint moves it whose bone is far through the body, and the surface does not lead there
    Noisy ///< its weights are beyond those of all its neighbours
};

struct WeightFaults {
    std::vector<std::vector<WeightFault>> parts; ///< an entry a part: #P, or empty where it was not examined

    std::size_t count(WeightFault fault) const;
    std::size_t count(WeightFault fault, std::size_t part) const;
    bool any() const;
};

/// Looks for faults in weights of any origin (an entry a part; parts without weights, and those that hang on
/// a joint, are not examined).
/// - Noisy: what a vertex has of its joints beyond the most, or below the least, that any healthy neighbour
///   has of each, is more than kMinExcess and kExcessPerSpread times as much as these differ from their
///   mean. The worst is set aside first, and its neighbours are judged without it.
/// - Far: the same where most of what it has too much is of joints that are far (JointDistances); and patches
///   of the surface where a joint weighs kMinFarWeight or more, and is far everywhere, unless that is more
///   than half of what hangs together: an artist's weight leads from a bone to where it counts.
/// - Zero: without weights, though in a polygon.
/// `distances` may know nothing: then no vertex is Far. Vertices in one place with equal weights are judged
/// alike. Error: Canceled. O(#P log #P + influences of neighbours).
Expected<WeightFaults> findWeightFaults(const Scene& scene, const PartWeights& weights,
                                        const JointDistances& distances, Progress& progress);

constexpr double kMinExcess = 0.05;
constexpr double kExcessPerSpread = 0.6;
constexpr float kMinFarWeight = 0.1F;

/// Vertices with more than `limit` influences (0: no limit). O(#P).
std::size_t beyondLimit(const SkinWeights& weights, std::size_t limit);

/// The weighted skin of a character as its faults are looked for: vertices in one place that have the same
/// weights are one unit, so that a seam is one and shells that touch but follow other joints are several.
/// Parts without weights, and those that hang on a joint, have no units.
struct WeightUnits {
    static constexpr std::uint32_t kNone = 0xffffffffU;

    std::vector<std::vector<std::uint32_t>> ofVertex; ///< an entry a part: #P unit of each vertex, or empty
    std::vector<std::uint32_t> vertex;                ///< #U welded vertex
    std::vector<VertexId> first;                      ///< #U first vertex of each
    std::vector<std::vector<Influence>> rows;         ///< #U
    /// #U ascending: units of the same polygons and others in the same place; none: in no polygon.
    std::vector<std::vector<std::uint32_t>> neighbors;
    TransferSurface surface; ///< its vertices are units; without normals and without `welded`

    std::size_t size() const { return rows.size(); }
};

/// `weights`: an entry a part of the scene. O(#P log #P + #C).
WeightUnits weightUnits(const Scene& scene, const PartWeights& weights);

/// Half the sum over joints of |a - b|: 0 equal .. 1 nothing in common. O(k^2).
double rowDistance(const std::vector<Influence>& a, const std::vector<Influence>& b);

/// The mean of the rows of those units that are `healthy` (#U) and weighted; empty where none is.
std::vector<Influence> meanRow(const WeightUnits& units, const std::vector<std::uint32_t>& of,
                               const std::vector<bool>& healthy);

/// How weights are mended.
struct RepairSettings {
    std::size_t maxInfluences = 0; ///< of every vertex that is mended; 0: no limit
    float pruneBelow = 0.001F;     ///< of what is mended
};

struct WeightRepair {
    PartWeights weights;      ///< an entry a part; the same pointer where nothing changed
    std::size_t repaired = 0; ///< vertices with faults that have other weights now
    std::size_t limited = 0;  ///< vertices that only had too many influences
    std::size_t left = 0;     ///< vertices with faults for which nothing is known
};

/// Gives the vertices with faults the weights that the healthy ones around them lead to: those of a healthy
/// vertex in the same place, if they fit in, else spread over the surface (inpaintWeights). Where nothing
/// that hangs together is healthy `fallback` (an entry a part, or empty) has the weights: those of a bind.
/// Every other vertex keeps what it has, but for influences beyond the limit. `faults` of these weights
/// (findWeightFaults). Error: Canceled. As inpaintWeights; the same bytes on any number of threads.
Expected<WeightRepair> repairWeights(const Scene& scene, const PartWeights& weights,
                                     const WeightFaults& faults, const PartWeights& fallback,
                                     const RepairSettings& settings, Progress& progress);

} // namespace sinew
