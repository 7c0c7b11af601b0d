#pragma once

#include "app/view/compare/CompareFigures.h"
#include "app/view/legend/Legend.h"

namespace sinew {

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
