#pragma once

#include "core/base/Expected.h"
#include "core/io/ImportSource.h"

#include <filesystem>

namespace sinew {

/// True for files that hold a skeleton and nothing else: .tgf .bvh .skel .json.
bool isSkeletonFile(const std::string& lowerExtension);

/// Reads one as a scene without meshes. Errors: those of reading files, SkeletonBroken.
Expected<SourceScene> readSkeletonFile(const std::filesystem::path& file);

/// Trivial graph format: lines `id x y z`, a line `#`, lines `a b`, one bone each from joint a to joint b.
/// Joints are called joint_<id> and have the model's axes; further columns are ignored. Cycles are left to
/// whoever orders nodes.
Expected<SourceScene> readTgf(const std::string& text, const std::string& file);

/// The HIERARCHY of a Biovision file; an End Site is where its joint's bone ends. Motion is not read.
Expected<SourceScene> readBvh(const std::string& text, const std::string& file);

/// The .skel files of the CSE 169 course: nested balljoints with offset, limits and pose (radians, x then y
/// then z). The pose, kept within the limits, is where the skeleton is bound.
Expected<SourceScene> readSkel(const std::string& text, const std::string& file);

/// A JSON list of {"name", "parent": name or null, "head": [x, y, z], "tail": [x, y, z] or absent}.
Expected<SourceScene> readSkeletonJson(const std::string& text, const std::string& file);

/// The error that names a skeleton file and what is wrong with it.
inline tl::unexpected<Error> skeletonBroken(const std::string& file, std::string what) {
    return fail(ErrorCode::SkeletonBroken, {file, std::move(what)});
}

} // namespace sinew
