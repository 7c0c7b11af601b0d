#include "app/report/InspectionJson.h"

#include "app/report/BindReportJson.h"
#include "app/report/InspectionTotals.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kInspectionVersion = 2;

Json faultsJson(const FaultCounts& faults) {
    return {{"zero", faults.zero},
            {"far", faults.far},
            {"noisy", faults.noisy},
            {"beyondLimit", faults.beyondLimit},
            {"notOfSumOne", faults.notOfSumOne},
            {"invalid", faults.invalid}};
}

/// A part alone, or the sum of all.
Json numbersJson(const InspectionTotals& numbers) {
    return {{"vertices", numbers.vertices},
            {"weldedVertices", numbers.weldedVertices},
            {"polygons", numbers.polygons},
            {"triangles", numbers.triangles},
            {"shells", numbers.components},
            {"nonManifoldEdges", numbers.nonManifoldEdges},
            {"borderEdges", numbers.borderEdges},
            {"holes", numbers.holes},
            {"windingEdges", numbers.windingEdges},
            {"degeneratePolygons", numbers.degeneratePolygons},
            {"duplicatePolygons", numbers.duplicatePolygons},
            {"selfIntersectingPolygons", numbers.selfIntersectingPolygons},
            {"isolatedVertices", numbers.isolatedVertices},
            {"unweightedVertices", numbers.unweightedVertices},
            {"maxInfluences", numbers.mostInfluences},
            {"weightFaults", faultsJson(numbers.faults)}};
}

Json partsJson(const Inspection& inspection) {
    Json parts = Json::array();
    for (const PartInspection& part : inspection.parts) {
        Json json = {{"name", part.name}};
        json.update(numbersJson(totalsOf(part)));
        json["watertight"] = part.mesh.watertight();
        json["weighted"] = part.weighted;
        parts.push_back(std::move(json));
    }
    return parts;
}

const char* effectName(HoleEffect effect) {
    switch (effect) {
    case HoleEffect::OutsideIn:
        return "outsideIn";
    case HoleEffect::NoInside:
        return "noInside";
    case HoleEffect::None:
        break;
    }
    return "none";
}

Json solverJson(const Inspection& inspection) {
    const SolverView& solver = inspection.solver;
    Json holes = Json::array();
    for (const HoleFinding& hole : solver.holes) {
        const Vec3 center = hole.center * inspection.metersPerUnit;
        holes.push_back({{"part", inspection.parts[hole.part].name},
                         {"rimVertices", hole.loop.size()},
                         {"centerMeters", Json::array({center.x(), center.y(), center.z()})},
                         {"widthMeters", hole.width * inspection.metersPerUnit},
                         {"effect", effectName(hole.effect)},
                         {"depthMeters", hole.depth * inspection.metersPerUnit}});
    }
    Json notices = Json::array();
    for (const Notice& notice : solver.notices) {
        notices.push_back(noticeJson(notice, inspection.metersPerUnit));
    }
    return {{"resolution", solver.resolution},
            {"encloses", solver.encloses},
            {"holes", holes},
            {"issues", notices}};
}

const char* axisName(UpAxis axis) {
    switch (axis) {
    case UpAxis::X:
        return "x";
    case UpAxis::Y:
        return "y";
    case UpAxis::Z:
        break;
    }
    return "z";
}

} // namespace

Json inspectionJson(const Inspection& inspection) {
    const Vec3& size = inspection.sizeMeters;
    Json notices = Json::array();
    for (const Notice& notice : inspection.notices) {
        notices.push_back(noticeJson(notice, inspection.metersPerUnit));
    }
    return {{"sinewInspection", kInspectionVersion},
            {"version", SINEW_VERSION},
            {"file", inspection.file},
            {"metersPerUnit", inspection.metersPerUnit},
            {"upAxis", axisName(inspection.upAxis)},
            {"sizeMeters", Json::array({size.x(), size.y(), size.z()})},
            {"totals", numbersJson(totalsOf(inspection))},
            {"parts", partsJson(inspection)},
            {"joints", inspection.joints},
            {"roots", inspection.roots},
            {"weightedJoints", inspection.weightedJoints},
            {"jointsOutside", inspection.jointsOutside},
            {"materials", inspection.materials},
            {"textures", inspection.textures},
            {"animations", inspection.animations},
            {"solver", solverJson(inspection)},
            {"issues", notices}};
}

} // namespace sinew
