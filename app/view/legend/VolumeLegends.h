#pragma once

#include "app/view/legend/Legend.h"

#include <QCoreApplication>

namespace sinew {

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
