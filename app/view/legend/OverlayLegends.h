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

/// Legends of implicit skinning.
class FieldLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend field(const LegendInput& input);
    static Legend surface(const LegendInput& input);
    static Legend contact(const LegendInput& input);
    static Legend notReached(const LegendInput& input);

private:
    static QString whyNothing(const LegendInput& input);
    static QString whyNoField(const LegendInput& input);
};

/// Legends of what a bind found inside the body, and of what is wrong with the mesh.
class VolumeLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend distance(const LegendInput& input);
    static Legend voxels(const LegendInput& input);
    static Legend octree(const LegendInput& input);
    static Legend defects(const LegendInput& input);
    static Legend explanation(const LegendInput& input);
    static Legend envelopes(const LegendInput& input);

private:
    static QString volumeNote(const LegendInput& input);
};

} // namespace sinew
