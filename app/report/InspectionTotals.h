#pragma once

#include "app/report/Inspection.h"

#include <cstddef>

namespace sinew {

/// The numbers of a part, or of all parts together.
struct InspectionTotals {
    std::size_t vertices = 0;
    std::size_t weldedVertices = 0; ///< places; vertices of two parts in one place count twice
    std::size_t polygons = 0;
    std::size_t triangles = 0;
    std::size_t components = 0;
    std::size_t nonManifoldEdges = 0;
    std::size_t borderEdges = 0;
    std::size_t holes = 0;
    std::size_t windingEdges = 0;
    std::size_t degeneratePolygons = 0;
    std::size_t duplicatePolygons = 0;
    std::size_t selfIntersectingPolygons = 0;
    std::size_t isolatedVertices = 0;
    std::size_t unweightedVertices = 0;
    std::size_t mostInfluences = 0; ///< the largest of all parts
    FaultCounts faults;
};

InspectionTotals totalsOf(const PartInspection& part);
InspectionTotals totalsOf(const Inspection& inspection);

} // namespace sinew
