#include "app/report/InspectionTotals.h"

#include <algorithm>

namespace sinew {
namespace {

void add(InspectionTotals& totals, const PartInspection& part) {
    const MeshReport& mesh = part.mesh;
    totals.points += mesh.points;
    totals.weldedPoints += mesh.weldedPoints;
    totals.polygons += mesh.polygons;
    totals.triangles += mesh.triangles;
    totals.components += mesh.components;
    totals.nonManifoldEdges += mesh.nonManifoldEdges.size();
    totals.borderEdges += mesh.borderEdges.size();
    totals.holes += mesh.holes.size();
    totals.windingEdges += mesh.windingEdges.size();
    totals.degeneratePolygons += mesh.degeneratePolygons.size();
    totals.duplicatePolygons += mesh.duplicatePolygons.size();
    totals.selfIntersectingPolygons += mesh.selfIntersectingPolygons.size();
    totals.isolatedPoints += mesh.isolatedPoints.size();
    totals.unweightedPoints += part.unweightedPoints;
    totals.mostInfluences = std::max(totals.mostInfluences, part.mostInfluences);
}

} // namespace

InspectionTotals totalsOf(const PartInspection& part) {
    InspectionTotals totals;
    add(totals, part);
    return totals;
}

InspectionTotals totalsOf(const Inspection& inspection) {
    InspectionTotals totals;
    for (const PartInspection& part : inspection.parts) {
        add(totals, part);
    }
    return totals;
}

} // namespace sinew
