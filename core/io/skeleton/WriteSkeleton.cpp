#include "core/io/skeleton/WriteSkeleton.h"

#include "core/io/export/ExportInput.h"
#include "core/io/export/OutputSet.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"
#include "core/skeleton/Skeleton.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace sinew {
namespace {

/// A skeleton as text formats want it: one root, names without white space, the order of a walk from above to
/// below.
struct OneRootSkeleton {
    Skeleton skeleton;
    std::vector<std::int32_t> number; ///< of every joint of the scene: its number there
    std::vector<std::string> words;   ///< names
};

/// Nearer to a right angle than this the other two angles are one.
constexpr double kUpright = 1.0 - 1e-12;

void walkDown(const std::vector<std::vector<std::int32_t>>& children, std::int32_t from,
              std::vector<std::int32_t>& order) {
    std::vector<std::int32_t> open{from};
    while (!open.empty()) {
        const std::int32_t joint = open.back();
        open.pop_back();
        order.push_back(joint);
        const auto& below = children[static_cast<std::size_t>(joint)];
        open.insert(open.end(), below.rbegin(), below.rend());
    }
}

OneRootSkeleton withOneRoot(const Skeleton& skeleton) {
    const std::vector<std::int32_t> roots = skeleton.roots();
    const auto children = skeleton.children();
    std::vector<std::int32_t> order;
    for (const std::int32_t root : roots) {
        walkDown(children, root, order);
    }
    OneRootSkeleton result;
    const bool several = roots.size() > 1;
    if (several) {
        Joint above;
        above.name = kArmatureName;
        result.skeleton.joints.push_back(std::move(above));
    }
    result.number.assign(skeleton.size(), kNone);
    for (const std::int32_t joint : order) {
        const auto j = static_cast<std::size_t>(joint);
        result.number[j] = static_cast<std::int32_t>(result.skeleton.size());
        Joint placed = skeleton.joints[j];
        placed.parent = placed.parent != kNone ? result.number[static_cast<std::size_t>(placed.parent)]
                        : several              ? 0
                                               : kNone;
        result.skeleton.joints.push_back(std::move(placed));
    }
    result.words = fileJointWords(result.skeleton);
    return result;
}

/// Angles about x, y and z of a rotation that is made of them in that order: z * y * x. Radians.
Vec3 anglesXyz(const Mat3& r) {
    const double across = -r(2, 0);
    if (std::abs(across) > kUpright) {
        return {std::atan2(-r(1, 2), r(1, 1)), std::copysign(0.5 * std::acos(-1.0), across), 0.0};
    }
    return {std::atan2(r(2, 1), r(2, 2)), std::asin(across), std::atan2(r(1, 0), r(0, 0))};
}

/// Angles (x, y, z) of a rotation z * x * y, as Biovision files have them. Radians.
Vec3 anglesZxy(const Mat3& r) {
    const double across = r(2, 1);
    if (std::abs(across) > kUpright) {
        return {std::copysign(0.5 * std::acos(-1.0), across), 0.0, std::atan2(r(1, 0), r(0, 0))};
    }
    return {std::asin(across), std::atan2(-r(2, 0), r(2, 2)), std::atan2(-r(0, 1), r(1, 1))};
}

/// "x y z"
std::string threeNumbers(const Vec3& value) {
    return nineDigits(value.x()) + ' ' + nineDigits(value.y()) + ' ' + nineDigits(value.z());
}

const char* const kMovedChannels = "CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n";
const char* const kTurnedChannels = "CHANNELS 3 Zrotation Xrotation Yrotation\n";

Vec3 offsetOf(const Skeleton& skeleton, std::size_t joint) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    const Vec3 position = skeleton.position(joint);
    return parent == kNone ? position : Vec3(position - skeleton.position(static_cast<std::size_t>(parent)));
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
Vec3 localPosition(const Skeleton& skeleton, const std::vector<Transform>& frames,
                   const std::vector<Mat3>& turns, std::size_t joint) {
    const std::int32_t parent = skeleton.joints[joint].parent;
    Vec3 position = frames[joint].translation();
    if (parent == kNone) {
        return position;
    }
    const auto p = static_cast<std::size_t>(parent);
    return turns[p].transpose() * (position - frames[p].translation());
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
            const Vec3 away = localPosition(skeleton, frame, turns, j) - offsetOf(skeleton, j);
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
            line += threeNumbers(localPosition(one.skeleton, frames, turns, j)) + ' ';
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

namespace {

/// Half the edge of the box that viewers draw for a joint.
double boxOf(const Skeleton& skeleton) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    return box.empty() || !(box.diagonal() > 0.0) ? 0.05 : 0.01 * box.diagonal();
}

/// Whether the format can say these limits: it measures from the axes of the parent, x first.
bool skelHolds(const JointLimits& limits) {
    constexpr double kSameAxes = 1e-9;
    return limits.order == AxisOrder::XYZ &&
           limits.parentFromAxes.angularDistance(Quat::Identity()) < kSameAxes &&
           limits.axesFromJoint.angularDistance(Quat::Identity()) < kSameAxes;
}

/// "rotxlimit min max" of every axis that has a limit; a side without one is far beyond a turn, as the course
/// writes it.
std::string limitLines(const JointLimits& limits, const std::string& indent) {
    const double radians = std::acos(-1.0) / 180.0;
    const auto number = [&](double degrees) {
        return nineDigits(std::isfinite(degrees) ? radians * degrees
                                                 : std::copysign(kSkelUnlimited, degrees));
    };
    std::string lines;
    for (std::size_t axis = 0; axis < limits.ranges.size(); ++axis) {
        const AngleRange& range = limits.ranges[axis];
        if (!range.free()) {
            lines += indent + "rot" + static_cast<char>('x' + axis) + "limit " + number(range.min) + ' ' +
                     number(range.max) + '\n';
        }
    }
    return lines;
}

void writeBall(const OneRootSkeleton& one, const std::vector<std::vector<std::int32_t>>& children,
               std::size_t joint, double box, const std::string& indent, std::string& text) {
    const Transform local = one.skeleton.parentFromJointBind(joint);
    const std::string inside = indent + "  ";
    text += indent + "balljoint " + one.words[joint] + " {\n";
    text += inside + "offset " + threeNumbers(local.translation()) + '\n';
    text += inside + "boxmin " + threeNumbers(Vec3::Constant(-box)) + '\n';
    text += inside + "boxmax " + threeNumbers(Vec3::Constant(box)) + '\n';
    const std::optional<JointLimits>& limits = one.skeleton.joints[joint].limits;
    const bool limited = limits && skelHolds(*limits);
    text += limited ? limitLines(*limits, inside) : std::string();
    text += inside + "pose " +
            threeNumbers(limited ? Vec3(limitAngles(*limits, Quat(local.linear())) * std::acos(-1.0) / 180.0)
                                 : anglesXyz(local.linear())) +
            '\n';
    for (const std::int32_t child : children[joint]) {
        writeBall(one, children, static_cast<std::size_t>(child), box, inside, text);
    }
    text += indent + "}\n";
}

/// What of a scene a .skin file holds: parts that have weights.
std::vector<const Part*> skinnedParts(const Scene& scene) {
    std::vector<const Part*> parts;
    for (const Part& part : scene.parts) {
        if (part.weights) {
            parts.push_back(&part);
        }
    }
    return parts;
}

/// One normal a vertex: the mean of its corners'.
std::vector<Vec3> meanNormals(const Mesh& mesh) {
    const std::vector<Vec3f> corners = smoothNormals(mesh);
    std::vector<Vec3> normals(mesh.vertexCount(), Vec3::Zero());
    std::size_t corner = 0;
    for (std::size_t polygon = 0; polygon < mesh.polygonCount(); ++polygon) {
        for (const std::uint32_t vertex : mesh.polygon(polygon)) {
            normals[vertex] += corners[corner++].cast<double>();
        }
    }
    for (Vec3& normal : normals) {
        normal = normal.norm() > 0.0 ? Vec3(normal.normalized()) : Vec3(Vec3::UnitY());
    }
    return normals;
}

std::string block(const std::string& name, std::size_t count, const std::string& lines) {
    return name + ' ' + std::to_string(count) + " {\n" + lines + "}\n";
}

std::string weightLine(std::span<const Influence> influences, const std::vector<std::int32_t>& number) {
    std::string line = std::to_string(influences.size());
    for (const Influence& influence : influences) {
        line += ' ' + std::to_string(number[static_cast<std::size_t>(influence.joint)]) + ' ' +
                nineDigits(static_cast<double>(influence.weight));
    }
    return line + '\n';
}

std::string bindingLines(const Transform& modelFromJoint) {
    std::string lines = "matrix {\n";
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        lines += threeNumbers(modelFromJoint.linear().col(axis)) + '\n';
    }
    return lines + threeNumbers(modelFromJoint.translation()) + "\n}\n";
}

/// The blocks of a .skin file, being filled part after part.
struct SkinBlocks {
    std::string positions;
    std::string normals;
    std::string weights;
    std::string triangles;
    std::size_t vertexCount = 0;
    std::size_t triangleCount = 0;

    void add(const Part& part, const std::vector<std::int32_t>& number) {
        const std::vector<Vec3> up = meanNormals(*part.mesh);
        for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
            positions += threeNumbers(part.mesh->vertices[v]) + '\n';
            normals += threeNumbers(up[v]) + '\n';
            weights += weightLine(part.weights->at(v), number);
        }
        for (const Triangle& triangle : triangulate(*part.mesh)) {
            for (const std::uint32_t corner : triangle) {
                triangles += std::to_string(vertexCount + corner) + ' ';
            }
            triangles.back() = '\n';
            ++triangleCount;
        }
        vertexCount += part.mesh->vertexCount();
    }
};

} // namespace

std::size_t limitsLost(const Skeleton& skeleton, const std::filesystem::path& file) {
    const std::string extension = lowerExtension(file);
    if (extension != ".skel") {
        return extension == ".bvh" ? limitedJoints(skeleton) : 0;
    }
    return static_cast<std::size_t>(std::ranges::count_if(
        skeleton.joints, [](const Joint& joint) { return joint.limits && !skelHolds(*joint.limits); }));
}

std::string skelText(const Skeleton& skeleton) {
    if (skeleton.empty()) {
        return {};
    }
    const OneRootSkeleton one = withOneRoot(skeleton);
    std::string text;
    writeBall(one, one.skeleton.children(), 0, boxOf(one.skeleton), "", text);
    return text;
}

std::string skinText(const Scene& scene) {
    const OneRootSkeleton one = withOneRoot(scene.skeleton);
    SkinBlocks blocks;
    for (const Part* part : skinnedParts(scene)) {
        blocks.add(*part, one.number);
    }
    std::string bindings;
    for (const Joint& joint : one.skeleton.joints) {
        bindings += bindingLines(joint.modelFromJointBind);
    }
    return block("positions", blocks.vertexCount, blocks.positions) +
           block("normals", blocks.vertexCount, blocks.normals) +
           block("skinweights", blocks.vertexCount, blocks.weights) +
           block("triangles", blocks.triangleCount, blocks.triangles) +
           block("bindings", one.skeleton.size(), bindings);
}

} // namespace sinew
