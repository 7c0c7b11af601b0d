#pragma once

#include "app/view/legend/Legend.h"

#include <QCoreApplication>

namespace sinew {

/// Legends of the layers that colour the surface by weights or parts.
class SurfaceLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend weights(const LegendInput& input);
    static Legend joints(const LegendInput& input);
    static Legend influences(const LegendInput& input);
    static Legend cuts(const LegendInput& input);
    static Legend regionAmounts(const LegendInput& input);
    static Legend transferMatches(const LegendInput& input);
    static Legend parts(const LegendInput& input);
    static Legend exportPreview(const LegendInput& input);
};

} // namespace sinew
