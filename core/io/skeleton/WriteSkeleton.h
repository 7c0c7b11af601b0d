#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace sinew {

class OutputSet;

// Skeletons as text. Lengths in the scene's units, numbers with nine digits; white space in names becomes an
// underscore. Several roots stand below a joint "Armature" at the origin, which these files need. O(#J) and
// what else is written.

/// The .skel file of the CSE 169 course, in bind pose: readSkel gives back the same frames, and the limits of
/// joints that the format can say (limitsLost).
std::string skelText(const Skeleton& skeleton);

/// The .skin file that goes with it: positions, normals, weights, triangles of all parts that have weights,
/// one after the other, and the binding matrices (rows: axes a, b, c, place d). Joints count as in skelText,
/// from above to below.
std::string skinText(const Scene& scene);

/// A Biovision file: joints with the model's axes, ends at tails, places of joints that move, a frame a pose
/// (of `skeleton`); no poses: one frame, the bind pose.
std::string bvhText(const Skeleton& skeleton, std::span<const Pose> poses, double secondsPerFrame);

/// How many joints lose their limits in such a file: all in .bvh, which has no words for them; in .skel those
/// whose angles do not count from the axes of the parent in the order x, y, z. O(#J).
std::size_t limitsLost(const Skeleton& skeleton, const std::filesystem::path& file);

/// Extensions that writeSkeleton takes, with the dot.
std::vector<std::string> skeletonTextExtensions();

/// Writes a .skel, .skin or .bvh file; with `outputs` it is added to that set. Errors: NotRigged, NoWeights
/// (.skin), FormatNotWritable, FileUnwritable.
Expected<void> writeSkeleton(const Scene& scene, std::span<const Pose> poses, double secondsPerFrame,
                             const std::filesystem::path& file, OutputSet* outputs = nullptr);

} // namespace sinew
