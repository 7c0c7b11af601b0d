#pragma once

#include "app/view/compare/CompareMaps.h"
#include "app/view/legend/Legend.h"
#include "core/scene/Scene.h"

namespace sinew {

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
