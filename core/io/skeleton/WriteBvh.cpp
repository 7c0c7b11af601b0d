#include "core/io/export/OutputSet.h"
#include "core/io/skeleton/OneRoot.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/source/FileBytes.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

const char* const kMovedChannels = "CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n";
const char* const kTurnedChannels = "CHANNELS 3 Zrotation Xrotation Yrotation\n";

Vec3 offsetOf(const Skeleton& skeleton, std::size_t joint) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    const Vec3 place = skeleton.position(joint);
    return parent == kNone ? place : Vec3(place - skeleton.position(static_cast<std::size_t>(parent)));
}

/// A skeleton and how it moves: of every frame the joints' transforms, model space.
struct BvhMotion {
    OneRootSkeleton one;
    std::vector<std::vector<Transform>> frames;
    std::vector<bool> moved; ///< joints that go elsewhere than their offsets say; all roots
};

void writeBvhJoint(const BvhMotion& motion, const std::vector<std::vector<std::int32_t>>& children,
                   std::size_t joint, const std::string& indent, std::string& text) {
    const OneRootSkeleton& one = motion.one;
    const Joint& own = one.skeleton.joints[joint];
    const std::string inside = indent + "  ";
    text += indent + (own.parent == kNone ? "ROOT " : "JOINT ") + one.words[joint] + '\n' + indent + "{\n";
    text += inside + "OFFSET " + threeNumbers(offsetOf(one.skeleton, joint)) + '\n';
    text += inside + (motion.moved[joint] ? kMovedChannels : kTurnedChannels);
    for (const std::int32_t child : children[joint]) {
        writeBvhJoint(motion, children, static_cast<std::size_t>(child), inside, text);
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

/// From the joint's parent to the joint, in the parent's axes as it is turned: as bound, its offset.
Vec3 localPlace(const Skeleton& skeleton, const std::vector<Transform>& frames,
                const std::vector<Mat3>& turns, std::size_t joint) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    const Vec3 place = frames[joint].translation();
    if (parent == kNone) {
        return place;
    }
    const auto p = static_cast<std::size_t>(parent);
    return turns[p].transpose() * (place - frames[p].translation());
}

std::vector<bool> movedInFrames(const Skeleton& skeleton, const std::vector<std::vector<Transform>>& frames) {
    constexpr double kStill = 1e-5; // of the farthest joint; what files of floats leave
    double size = 0.0;
    std::vector<bool> moved;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        moved.push_back(skeleton.joints[j].parent == kNone);
        size = std::max(size, skeleton.position(j).norm());
    }
    for (const std::vector<Transform>& frame : frames) {
        const std::vector<Mat3> turns = turnsOf(skeleton, frame);
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const Vec3 away = localPlace(skeleton, frame, turns, j) - offsetOf(skeleton, j);
            moved[j] = moved[j] || away.norm() > kStill * size;
        }
    }
    return moved;
}

std::string frameLine(const BvhMotion& motion, const std::vector<Transform>& frames) {
    const OneRootSkeleton& one = motion.one;
    const std::vector<Mat3> turns = turnsOf(one.skeleton, frames);
    const double degrees = 180.0 / std::acos(-1.0);
    std::string line;
    for (std::size_t j = 0; j < one.skeleton.size(); ++j) {
        const std::int32_t parent = one.skeleton.joints[j].parent;
        if (motion.moved[j]) {
            line += threeNumbers(localPlace(one.skeleton, frames, turns, j)) + ' ';
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
    BvhMotion motion{withOneRoot(skeleton), {}, {}};
    const Skeleton& written = motion.one.skeleton;
    for (const Pose& pose : poses) {
        motion.frames.push_back(modelFromJoints(written, poseOfOne(motion.one, pose)));
    }
    if (poses.empty()) {
        motion.frames.push_back(modelFromJoints(written, Pose::bindPose(written)));
    }
    motion.moved = movedInFrames(written, motion.frames);
    std::string text = "HIERARCHY\n";
    writeBvhJoint(motion, written.children(), 0, "", text);
    text += "MOTION\nFrames: " + std::to_string(motion.frames.size()) +
            "\nFrame Time: " + nineDigits(secondsPerFrame) + '\n';
    for (const std::vector<Transform>& frames : motion.frames) {
        text += frameLine(motion, frames);
    }
    return text;
}

std::vector<std::string> skeletonTextExtensions() {
    return {".skel", ".skin", ".bvh"};
}

Expected<void> writeSkeleton(const Scene& scene, std::span<const Pose> poses, double secondsPerFrame,
                             const std::filesystem::path& file, OutputSet* outputs) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {scene.sourceFile});
    }
    const std::string extension = lowerExtension(file);
    if (extension == ".skel") {
        return writeFile(file, skelText(scene.skeleton), outputs);
    }
    if (extension == ".bvh") {
        return writeFile(file, bvhText(scene.skeleton, poses, secondsPerFrame), outputs);
    }
    if (extension != ".skin") {
        return fail(ErrorCode::FormatNotWritable, {file.string(), extension, ".skel, .skin, .bvh"});
    }
    const bool weighted =
        std::ranges::any_of(scene.parts, [](const Part& part) { return part.weights != nullptr; });
    return weighted ? writeFile(file, skinText(scene), outputs)
                    : fail(ErrorCode::NoWeights, {scene.sourceFile});
}

} // namespace sinew
