#include "app/report/InspectionTotals.h"

#include <algorithm>

namespace sinew {
namespace {

void add(InspectionTotals& totals, const PartInspection& part) {
    const MeshReport& mesh = part.mesh;
    totals.vertices += mesh.vertices;
    totals.weldedVertices += mesh.weldedVertices;
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
    totals.isolatedVertices += mesh.isolatedVertices.size();
    totals.unweightedVertices += part.unweightedVertices;
    totals.faults += part.faults;
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
