#include "app/bake/BakeRun.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMillimetres = 1e3; // of a metre

const std::string& nameOfJoint(const BakeOutcome& outcome, std::int32_t joint) {
    return outcome.baked->skeleton.joints[static_cast<std::size_t>(joint)].name;
}

Json jointOrNull(const BakeOutcome& outcome, std::int32_t joint) {
    return joint == kNone ? Json() : Json(nameOfJoint(outcome, joint));
}

Json errorsJson(const BakeErrors& errors) {
    return {{"meanBefore", kMillimetres * errors.before.mean},
            {"meanAfter", kMillimetres * errors.after.mean},
            {"worstBefore", kMillimetres * errors.before.worst},
            {"worstAfter", kMillimetres * errors.after.worst}};
}

/// Null where no pose was measured.
Json posedErrorsJson(const BakeErrors& errors) {
    if (errors.poses == 0) {
        return {};
    }
    Json json = {{"poses", errors.poses}};
    json.update(errorsJson(errors));
    return json;
}

Json numberOrNull(const std::optional<double>& number) {
    return number ? Json(*number) : Json();
}

Json bakePosesJson(const BakeOutcome& outcome) {
    Json poses = Json::array();
    for (std::size_t k = 0; k < outcome.poses.size(); ++k) {
        const BakePose& pose = outcome.poses[k];
        const BakePoseFigures& figures = outcome.figures.poses[k];
        Json json = {
            {"name", pose.name}, {"joint", jointOrNull(outcome, pose.joint)}, {"heldOut", pose.heldOut}};
        json.update(errorsJson(figures.errors));
        json["worstJoint"] = jointOrNull(outcome, figures.worstJoint);
        poses.push_back(std::move(json));
    }
    return poses;
}

Json bakeJointsJson(const BakeOutcome& outcome) {
    Json joints = Json::array();
    for (const BakeJointFigures& joint : outcome.figures.joints) {
        joints.push_back({{"name", nameOfJoint(outcome, joint.joint)},
                          {"vertices", joint.vertices},
                          {"fitted", posedErrorsJson(joint.fitted)},
                          {"heldOut", posedErrorsJson(joint.heldOut)},
                          {"worstPose", outcome.poses[joint.worstPose].name},
                          {"worstMean", kMillimetres * joint.worstMean},
                          {"volumeBefore", numberOrNull(joint.volumeBefore)},
                          {"volumeAfter", numberOrNull(joint.volumeAfter)},
                          {"shapes", joint.shapes},
                          {"helper", joint.helper},
                          {"good", joint.good()},
                          {"reason", nameOf(kBakeReasonNames, joint.reason)}});
    }
    return joints;
}

Json undrivenJson(const BakeOutcome& outcome) {
    Json joints = Json::array();
    for (const std::int32_t joint : outcome.undriven) {
        joints.push_back(nameOfJoint(outcome, joint));
    }
    return joints;
}

Json helpersJson(const BakeOutcome& outcome) {
    Json helpers = Json::array();
    for (const HelperJoint& helper : outcome.result.helpers) {
        helpers.push_back({{"name", helper.name},
                           {"source", nameOfJoint(outcome, helper.source)},
                           {"gain", kMillimetres * helper.gain}});
    }
    return helpers;
}

Json bakedShapesJson(const BakeOutcome& outcome) {
    Json shapes = Json::array();
    for (const BakedShape& shape : outcome.result.shapes) {
        shapes.push_back({{"name", shape.name},
                          {"joint", jointOrNull(outcome, shape.joint)},
                          {"gain", kMillimetres * shape.gain},
                          {"bytes", shape.bytes}});
    }
    return shapes;
}

} // namespace

nlohmann::ordered_json bakeJson(const BakeOutcome& outcome) {
    const BakeFigures& figures = outcome.figures;
    const BakeResult& result = outcome.result;
    return {{"fitted", posedErrorsJson(figures.fitted)},
            {"heldOut", posedErrorsJson(figures.heldOut)},
            {"crossings",
             {{"poses", figures.crossings.poses},
              {"source", figures.crossings.source},
              {"before", figures.crossings.linear},
              {"after", figures.crossings.baked}}},
            {"goodTo", kMillimetres * outcome.fit.goodTo},
            {"good", figures.good()},
            {"weightsGain",
             result.weightsGain.empty() ? Json() : Json(kMillimetres * result.weightsGain.front())},
            {"heldVertices", outcome.heldVertices},
            {"undriven", undrivenJson(outcome)},
            {"helpers", helpersJson(outcome)},
            {"shapes", bakedShapesJson(outcome)},
            {"countedShapes", outcome.countedShapes},
            {"shapeBytes", figures.shapeBytes},
            {"joints", bakeJointsJson(outcome)},
            {"poses", bakePosesJson(outcome)},
            {"seconds",
             {{"source", outcome.seconds.source},
              {"fit", outcome.seconds.fit},
              {"figures", outcome.seconds.figures}}}};
}

} // namespace sinew
