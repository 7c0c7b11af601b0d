#include "core/io/ExportScene.h"
#include "core/io/skeleton/OneRoot.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/source/FileBytes.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

const char* const kRootChannels = "CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n";
const char* const kJointChannels = "CHANNELS 3 Zrotation Xrotation Yrotation\n";

Vec3 offsetOf(const Skeleton& skeleton, std::size_t joint) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    const Vec3 place = skeleton.position(joint);
    return parent == kNone ? place : Vec3(place - skeleton.position(static_cast<std::size_t>(parent)));
}

void writeBvhJoint(const OneRootSkeleton& one, const std::vector<std::vector<std::int32_t>>& children,
                   std::size_t joint, const std::string& indent, std::string& text) {
    const Joint& own = one.skeleton.joints[joint];
    const std::string inside = indent + "  ";
    text += indent + (own.parent == kNone ? "ROOT " : "JOINT ") + one.words[joint] + '\n' + indent + "{\n";
    text += inside + "OFFSET " + threeNumbers(offsetOf(one.skeleton, joint)) + '\n';
    text += inside + (own.parent == kNone ? kRootChannels : kJointChannels);
    for (const std::int32_t child : children[joint]) {
        writeBvhJoint(one, children, static_cast<std::size_t>(child), inside, text);
    }
    if (children[joint].empty()) { // programs expect an end of every chain, be it of no length
        const Vec3 end = own.tail ? Vec3(*own.tail - one.skeleton.position(joint)) : Vec3(Vec3::Zero());
        text += inside + "End Site\n" + inside + "{\n" + inside + "  OFFSET " + threeNumbers(end) + '\n' +
                inside + "}\n";
    }
    text += indent + "}\n";
}

/// How every joint is turned away from its bind pose, model space.
std::vector<Mat3> turnsOf(const Skeleton& skeleton, const std::vector<Transform>& frames) {
    std::vector<Mat3> turns;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Mat3 bound = skeleton.joints[j].modelFromJointBind.linear();
        turns.push_back(Transform(frames[j]).rotation() * bound.transpose());
    }
    return turns;
}

std::string frameLine(const OneRootSkeleton& one, const std::vector<Transform>& frames) {
    const std::vector<Mat3> turns = turnsOf(one.skeleton, frames);
    const double degrees = 180.0 / std::acos(-1.0);
    std::string line;
    for (std::size_t j = 0; j < one.skeleton.size(); ++j) {
        const std::int32_t parent = one.skeleton.joints[j].parent;
        if (parent == kNone) {
            line += threeNumbers(frames[j].translation()) + ' ';
        }
        const Mat3 local =
            parent == kNone ? turns[j] : Mat3(turns[static_cast<std::size_t>(parent)].transpose() * turns[j]);
        const Vec3 angles = degrees * anglesZxy(local);
        line += threeNumbers({angles.z(), angles.x(), angles.y()}) + ' ';
    }
    line.back() = '\n';
    return line;
}

/// A pose of the scene's joints as one of those in the file.
Pose poseOfOne(const OneRootSkeleton& one, const Pose& pose) {
    Pose result = Pose::bindPose(one.skeleton);
    for (std::size_t j = 0; j < one.number.size(); ++j) {
        result.joints[static_cast<std::size_t>(one.number[j])] = pose.joints[j];
    }
    return result;
}

} // namespace

std::string bvhText(const Skeleton& skeleton, std::span<const Pose> poses, double secondsPerFrame) {
    if (skeleton.empty()) {
        return {};
    }
    const OneRootSkeleton one = withOneRoot(skeleton);
    std::string text = "HIERARCHY\n";
    writeBvhJoint(one, one.skeleton.children(), 0, "", text);
    text += "MOTION\nFrames: " + std::to_string(std::max<std::size_t>(poses.size(), 1)) +
            "\nFrame Time: " + nineDigits(secondsPerFrame) + '\n';
    for (const Pose& pose : poses) {
        text += frameLine(one, modelFromJoints(one.skeleton, poseOfOne(one, pose)));
    }
    return poses.empty() ? text + frameLine(one, modelFromJoints(one.skeleton, Pose::bindPose(one.skeleton)))
                         : text;
}

std::vector<std::string> skeletonTextExtensions() {
    return {".skel", ".skin", ".bvh"};
}

Expected<void> writeSkeleton(const Scene& scene, std::span<const Pose> poses, double secondsPerFrame,
                             const std::filesystem::path& file) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {scene.sourceFile});
    }
    const std::string extension = lowerExtension(file);
    if (extension == ".skel") {
        return writeFileWhole(file, skelText(scene.skeleton));
    }
    if (extension == ".bvh") {
        return writeFileWhole(file, bvhText(scene.skeleton, poses, secondsPerFrame));
    }
    if (extension != ".skin") {
        return fail(ErrorCode::FormatNotWritable, {file.string(), extension, ".skel, .skin, .bvh"});
    }
    const bool weighted =
        std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
    return weighted ? writeFileWhole(file, skinText(scene)) : fail(ErrorCode::NoWeights, {scene.sourceFile});
}

} // namespace sinew
