#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sinew {

/// Trivial graph format: lines `id x y z`, a line `#`, lines `a b`, one bone each from joint a to joint b.
/// Joints are called joint_<id> and have the model's axes; further columns are ignored. Cycles are left to
/// whoever orders nodes.
Expected<ImportedFile> readTgf(const std::string& text, const std::string& file);

/// A Biovision file: its HIERARCHY, where an End Site is where its joint's bone ends, and its MOTION as a
/// clip. Keywords stand in upper or lower case. Frames that cannot be read leave the skeleton. Notices:
/// MotionRateGuessed and MotionFramesMissing; its arguments go on with what is wrong and the line where
/// no frame can be read.
Expected<ImportedFile> readBvh(const std::string& text, const std::string& file);

/// Radians in a .skel file from which on a limit says that there is none.
constexpr double kSkelUnlimited = 1e5;

/// The .skel files of the CSE 169 course: nested balljoints with offset, limits and pose (radians, x then y
/// then z). The pose, kept within the limits, is where the skeleton is bound; the limits stay with the
/// joints.
Expected<ImportedFile> readSkel(const std::string& text, const std::string& file);

/// A JSON list of {"name", "parent": name or null, "head": [x, y, z], "tail": [x, y, z] or absent}.
Expected<ImportedFile> readSkeletonJson(const std::string& text, const std::string& file);

/// The joints of a rig file of RigNet (parseRigNet), with the model's axes. Its weights are read by
/// core/io/weights.
Expected<ImportedFile> readRigNet(const std::string& text, const std::string& file);

/// Reads a file that holds a skeleton and nothing else, as a scene without meshes, by one of the parsers
/// above. Errors: those of reading files, SkeletonBroken.
template<Expected<ImportedFile> (*parse)(const std::string& text, const std::string& file)>
Expected<ImportedFile> readSkeletonText(const std::filesystem::path& file, Progress& progress) {
    const Expected<std::string> text = readTextFile(file, FileUse::Model, progress);
    return text ? parse(*text, file.string()) : fail(text.error());
}

/// The error that names a skeleton file and what is wrong with it.
inline tl::unexpected<Error> skeletonBroken(const std::string& file, std::string what) {
    return fail(ErrorCode::SkeletonBroken, {file, std::move(what)});
}

/// What a rig file of RigNet says. Joints are numbered in the order of the file.
struct RigNetText {
    std::vector<std::string> names;                       ///< #J, no repeats
    std::vector<Vec3> positions;                          ///< #J x 3, model space
    std::vector<std::int32_t> parents;                    ///< #J, kNone for roots
    std::map<std::uint32_t, std::vector<Influence>> skin; ///< of vertices that have a line
};

/// Lines `joints NAME X Y Z`, `root NAME`, `hier PARENT CHILD` and `skin VERTEX JOINT WEIGHT ...`, in any
/// order, as RigNet (Xu et al., 2020) writes them; vertices count from 0. Error: `broken` (file, what is
/// wrong). O(n log n).
Expected<RigNetText> parseRigNet(const std::string& text, const std::string& file, ErrorCode broken);

/// Names that tell apart: of equal ones the second becomes NAME.2, and so on; empty ones become "unnamed".
/// The same list gives the same names. O(n log n).
std::vector<std::string> distinctNames(std::vector<std::string> names);
std::vector<std::string> fileJointNames(const Skeleton& skeleton);
/// The same with an underscore for every white space, for formats that part words by it.
std::vector<std::string> fileJointWords(const Skeleton& skeleton);

} // namespace sinew
