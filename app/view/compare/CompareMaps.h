#pragma once

#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// What the panes of a comparison are coloured by.
enum class CompareMap {
    Shaded,           ///< nothing: the surface as it is
    JointWeights,     ///< of the selected joint, 0..1
    WeightDifference, ///< from the first pane's, 0..1
    PosedDistance,    ///< from the first pane's surface in the shown pose, scene units
    Stretch,          ///< of the edge whose length has changed most: log2 of its ratio to the length at rest
    AreaChange,       ///< log2 of the ratio of the area around a vertex to that at rest
    Bleed,            ///< weight beyond the strongest joint, its parent and its children, 0..1
    Count
};
constexpr std::size_t kCompareMapCount = static_cast<std::size_t>(CompareMap::Count);

/// Whether its values follow from the pose, so that a clip that plays changes them.
bool followsPose(CompareMap map);
/// Whether its values are logarithms of ratios: 0 is no change.
bool isRatio(CompareMap map);

/// What posed places of a part are measured against: its mesh at rest.
struct PartMeasure {
    std::vector<std::array<std::uint32_t, 2>> edges; ///< the polygons' sides that have a length, each once
    std::vector<double> lengths;                     ///< of the edges
    std::vector<Triangle> triangles;
    std::vector<double> areas; ///< #P: of the triangles around each vertex
    std::vector<bool> used;    ///< #P: some polygon has it
};
/// O(n log n).
PartMeasure measureAtRest(const Mesh& mesh);

/// Values of a part's vertices, #P; not a number where nothing is known. Null weights: an unweighted part.

/// A joint's weight. Without a joint (kNone), and at unweighted vertices, nothing is known.
std::vector<float> jointWeightValues(const SkinWeights* weights, std::int32_t joint, std::size_t vertices);
/// Half the sum over joints of |w - w'|; 1 where one of both has no weights.
std::vector<float> differenceValues(const SkinWeights* weights, const SkinWeights* reference,
                                    std::size_t vertices);
std::vector<float> bleedValues(const SkinWeights* weights, const Skeleton& skeleton, std::size_t vertices);
std::vector<float> distanceValues(std::span<const Vec3> posed, std::span<const Vec3> reference);
std::vector<float> stretchValues(const PartMeasure& rest, std::span<const Vec3> posed);
std::vector<float> areaValues(const PartMeasure& rest, std::span<const Vec3> posed);

} // namespace sinew
