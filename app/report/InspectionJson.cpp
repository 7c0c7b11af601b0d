#include "app/report/Inspection.h"

#include "app/recipe/FieldReader.h"
#include "app/report/BindReportJson.h"
#include "core/bind/settings/PartPlan.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kInspectionVersion = 2;

Json faultsJson(const FaultCounts& faults) {
    return {{"zero", faults.zero},
            {"far", faults.farJoints},
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
            {"maxInfluences", numbers.largestInfluenceCount},
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

constexpr int kExplanationVersion = 2;

Json positionJson(const Vec3& position, double metersPerUnit) {
    const Vec3 meters = position * metersPerUnit;
    return Json::array({meters.x(), meters.y(), meters.z()});
}

Json influencesJson(const Scene& scene, const std::vector<Influence>& influences) {
    Json json = Json::array();
    for (const Influence& influence : influences) {
        json.push_back({{"joint", scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name},
                        {"weight", influence.weight}});
    }
    return json;
}

Json stepsJson(const Scene& scene, const BonePath& path, double voxelMeters) {
    Json steps = Json::array();
    for (const PathStep& step : path.steps) {
        steps.push_back({{"meters", positionJson(step.position, scene.metersPerUnit)},
                         {"pathMeters", static_cast<double>(step.distance) * voxelMeters},
                         {"widthMeters", static_cast<double>(step.width) * voxelMeters},
                         {"surface", step.boundary},
                         {"jump", step.jump}});
    }
    return steps;
}

Json boneJson(const Scene& scene, const BonePath& path, double voxelMeters) {
    Json json = {{"joint", scene.skeleton.joints[static_cast<std::size_t>(path.joint)].name},
                 {"weight", path.weight},
                 {"meters", path.meters},
                 {"reached", !path.steps.empty()},
                 {"narrowStep", path.thinPlace == kNone ? Json() : Json(path.thinPlace)},
                 {"path", stepsJson(scene, path, voxelMeters)}};
    return json;
}

/// Null: the vertex is bound smoothly.
Json bindingJson(const Scene& scene, const VertexExplanation& explanation) {
    if (explanation.binding == PartBinding::Smooth) {
        return nullptr;
    }
    Json joints = Json::array();
    for (const std::int32_t joint : explanation.overrideJoints) {
        joints.push_back(scene.skeleton.joints[static_cast<std::size_t>(joint)].name);
    }
    return {{"part", shellName(partName(scene, explanation.vertex.part), explanation.overriddenShell)},
            {"kind", nameOf(kPartBindingNames, explanation.binding)},
            {"joints", joints}};
}

Json solversJson(const VertexExplanation& explanation) {
    Json solvers = Json::array();
    for (const SolverFraction& one : explanation.solvers) {
        solvers.push_back({{"solver", one.solver}, {"share", one.fraction}});
    }
    return solvers;
}

Json regionsJson(const VertexExplanation& explanation) {
    Json regions = Json::array();
    for (const RegionSay& say : explanation.regions) {
        regions.push_back({{"region", say.region.name}, {"amount", say.fraction}});
    }
    return regions;
}

/// Null: the vertex is not in a part or shell that was made rigid because it moves nearly as one.
Json rigidShellJson(const Scene& scene, const VertexExplanation& explanation) {
    if (!explanation.rigidShell) {
        return nullptr;
    }
    const RigidGroup& group = *explanation.rigidShell;
    return {{"joint", scene.skeleton.joints[static_cast<std::size_t>(group.joint)].name},
            {"share", group.meanWeight},
            {"wholePart", group.wholePart}};
}

} // namespace

namespace {

/// [min, max] in degrees, null where a side has no limit.
Json rangeJson(const AngleRange& range) {
    const auto side = [](double degrees) { return std::isfinite(degrees) ? Json(degrees) : Json(); };
    return Json::array({side(range.min), side(range.max)});
}

Json limitsJson(const std::vector<LimitedJoint>& joints) {
    constexpr std::array<const char*, 6> kOrders{"xyz", "xzy", "yzx", "yxz", "zxy", "zyx"};
    Json list = Json::array();
    for (const LimitedJoint& joint : joints) {
        list.push_back({{"joint", joint.joint},
                        {"x", rangeJson(joint.limits.ranges[0])},
                        {"y", rangeJson(joint.limits.ranges[1])},
                        {"z", rangeJson(joint.limits.ranges[2])},
                        {"order", kOrders[static_cast<std::size_t>(joint.limits.order)]}});
    }
    return list;
}

} // namespace

Json inspectionJson(const Inspection& inspection) {
    const Vec3& size = inspection.sizeMeters;
    Json notices = Json::array();
    for (const Notice& notice : inspection.notices) {
        notices.push_back(noticeJson(notice, inspection.metersPerUnit));
    }
    Json json{{"sinewInspection", kInspectionVersion},
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
    if (!inspection.jointLimits.empty()) {
        json["jointLimits"] = limitsJson(inspection.jointLimits);
    }
    return json;
}

Json explanationJson(const Scene& scene, const VertexExplanation& explanation) {
    Json bones = Json::array();
    for (const BonePath& path : explanation.bones) {
        bones.push_back(boneJson(scene, path, explanation.voxelMeters));
    }
    return {{"sinewExplanation", kExplanationVersion},
            {"version", SINEW_VERSION},
            {"file", scene.sourceFile},
            {"part", scene.parts[explanation.vertex.part].mesh->name},
            {"vertex", explanation.vertex.vertex},
            {"meters", positionJson(explanation.position, scene.metersPerUnit)},
            {"voxelMeters", explanation.voxelMeters},
            {"rigid", explanation.rigid},
            {"weights", influencesJson(scene, explanation.bound)},
            {"unlimited", influencesJson(scene, explanation.smoothed)},
            {"byDistance", influencesJson(scene, explanation.byDistance)},
            {"binding", bindingJson(scene, explanation)},
            {"solver", explanation.solver.empty() ? Json() : Json(explanation.solver)},
            {"solvers", solversJson(explanation)},
            {"regions", regionsJson(explanation)},
            {"rigidShell", rigidShellJson(scene, explanation)},
            {"bones", bones}};
}

} // namespace sinew
