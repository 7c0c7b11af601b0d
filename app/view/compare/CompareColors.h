#pragma once

#include "app/view/legend/Legend.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"
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

/// What a table says of one side of a comparison. Vertices that no polygon uses do not count.
struct CompareFigures {
    double influences = 0.0;    ///< mean of a weighted vertex
    double difference = 0.0;    ///< mean of WeightDifference, 0..1
    double distance95 = 0.0;    ///< 95 % of the vertices lie nearer to the first pane's; scene units
    double stretch = 1.0;       ///< greatest length of an edge in its length at rest
    double bleed = 0.0;         ///< mean of Bleed over the weighted vertices, 0..1
    std::size_t unweighted = 0; ///< vertices
};

/// One side of a comparison: the weights and, part by part, the posed vertices.
struct CompareSide {
    const PartWeights& weights;
    std::vector<std::span<const Vec3>> posed; ///< an entry a part
};

/// `rest` has an entry a part of the scene. O(n), n vertices, edges and influences.
CompareFigures compareFigures(const Scene& scene, std::span<const PartMeasure> rest, const CompareSide& side,
                              const CompareSide& reference);

/// What a pane's head says of the map it shows.
struct MapFigures {
    double mean = 0.0;    ///< of the known values; of ratios their amounts
    double largest = 0.0; ///< the value farthest from 0
    bool known = false;   ///< any value is
};
/// `values` an entry a part, as `rest`.
MapFigures mapFigures(std::span<const std::vector<float>> values, std::span<const PartMeasure> rest);

/// The value at the end of a map's ramp, the same in all panes: of distances the least of 1, 2, 5, 10, ...
/// that holds them, of ratios a half and a doubling, else 1.
double compareScale(CompareMap map, double largest);

/// The colour of a value; not a number: that of unweighted vertices. Shaded: nothing, alpha 0.
Rgba compareColor(CompareMap map, float value, double scale);

/// Names of the maps for menus and lists, in the language in force.
QString compareMapName(CompareMap map);
QString compareMapTip(CompareMap map);

/// What the colours mean; without a title where they mean nothing. `joint`: the selected one's name.
Legend compareLegend(CompareMap map, double scale, double metersPerUnit, const QString& joint);

/// "mean 0.12, max 0.8" of what a pane shows; empty where nothing is known.
QString mapFiguresText(CompareMap map, const MapFigures& figures, double metersPerUnit);

} // namespace sinew
