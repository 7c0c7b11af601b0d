#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/bones/SkeletonPlacement.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/volume/BindVolume.h"
#include "core/solve/volume/HoleCheck.h"

#include <span>
#include <vector>

namespace sinew {

/// What the volume shows to be wrong with a character.
struct VolumeFindings {
    SkeletonPlacement skeleton;     ///< not judged where nothing suggests an issue
    std::vector<HoleFinding> holes; ///< of the surface, widest first
};

/// Where holes are, and where the skeleton; once `progress` is canceled, of no use.
VolumeFindings inspectVolume(const Scene& scene, const BindInput& input, const BindVolume& volume,
                             const BindSettings& settings, Progress& progress);

/// A component of voxels without a bone, and how its vertices are joined to the rest.
struct LooseComponent {
    Bridge bridge;
    std::vector<std::uint32_t> vertices; ///< welded vertices in it, ascending
};
std::vector<LooseComponent> looseComponents(const BindVolume& volume, const VertexLookup& lookup);

/// What a report tells of a volume that a character was solved in.
struct VolumeReportInput {
    const BindInput& input;
    const BindVolume& volume;
    const VolumeFindings& findings;
    const VertexLookup& lookup;
    std::span<const LooseComponent> loose;
    double gap = 0.0; ///< what leaks narrower than that are called, percent of the longest side
};

/// What the volume is made of, for the report.
void countVoxels(const VolumeReportInput& solved, BindReport& report);

/// Adds to a report, after countVoxels, what was treated specially: joints outside, loose parts and what they
/// follow, places where the volume joins what the surface parts, vertices outside all voxels, a model without
/// any inside. `welded` #G are the weights.
void addVolumeNotices(const Scene& scene, const VolumeReportInput& solved, const SkinWeights& welded,
                      BindReport& report);

} // namespace sinew
