#include "core/solve/volume/BoneSeeds.h"

#include "core/voxel/Octree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// How much farther than the nearest leaf another may be to start paths too, base voxels.
constexpr float kRim = 1.0F;

SeedBone toGrid(const Bone& source, const VoxelFrame& frame) {
    SeedBone bone;
    for (const Segment& segment : source.segments) {
        bone.segments.push_back({frame.gridFromModel * segment.a, frame.gridFromModel * segment.b});
    }
    for (const RoundedBox& volume : source.volumes) {
        bone.volumes.push_back(volume.transformed(frame.gridFromModel));
    }
    return bone;
}

/// Leaves whose middle is no farther from a volume than their corners are from it: few that miss it, none
/// that it reaches into.
void addLeavesOf(const RoundedBox& volume, const SparseVoxels& voxels, std::vector<DistanceSeed>& seeds) {
    constexpr double kHalfDiagonal = 0.8660255;
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const Vec3 center = voxels.center(leaf).cast<double>();
        const double corner = kHalfDiagonal * (1U << voxels.sizeLog2(leaf));
        if ((volume.nearest(center) - center).norm() < corner) {
            seeds.push_back({leaf, 0.0F, 0});
        }
    }
}

std::vector<DistanceSeed> leavesMet(const SeedBone& bone, const SparseVoxels& voxels) {
    std::vector<DistanceSeed> seeds;
    for (const std::uint64_t key : voxelsOfSegments(bone.segments, voxels.frame().depth)) {
        const std::uint32_t leaf = voxels.findKey(key);
        const bool again = !seeds.empty() && seeds.back().leaf == leaf; // keys of one leaf are neighbours
        if (leaf != kNoLeaf && !again) {
            seeds.push_back({leaf, 0.0F, 0});
        }
    }
    for (const RoundedBox& volume : bone.volumes) {
        addLeavesOf(volume, voxels, seeds);
    }
    return seeds;
}

/// The leaves nearest to a bone that meets none: asked at steps of half a base voxel along it.
std::vector<DistanceSeed> leavesNear(const std::vector<Segment>& bones, const LeafTree& tree,
                                     float baseVoxel) {
    std::vector<DistanceSeed> candidates;
    float least = std::numeric_limits<float>::infinity();
    for (const Segment& bone : bones) {
        const auto steps = static_cast<std::size_t>(
                               std::ceil((bone.b - bone.a).norm() * 2.0 / static_cast<double>(baseVoxel))) +
                           1;
        for (std::size_t i = 0; i <= steps; ++i) {
            const double t = static_cast<double>(i) / static_cast<double>(steps);
            const LeafTree::Hit hit = tree.nearest(Vec3((1.0 - t) * bone.a + t * bone.b).cast<float>());
            candidates.push_back({hit.leaf, hit.distance, kNoBone});
            least = std::min(least, hit.distance);
        }
    }
    const float most = least + kRim * baseVoxel;
    std::erase_if(candidates, [most](const DistanceSeed& seed) { return seed.distance > most; });
    return candidates;
}

} // namespace

BoneSeeds findBoneSeeds(const Skeleton& skeleton, const std::vector<Bone>& sources,
                        const SparseVoxels& voxels, const LeafTree& tree, double metersPerVoxel) {
    BoneSeeds result;
    for (const Bone& source : sources) {
        SeedBone bone = toGrid(source, voxels.frame());
        std::vector<DistanceSeed> seeds = leavesMet(bone, voxels);
        if (seeds.empty()) {
            seeds = leavesNear(bone.segments, tree, static_cast<float>(voxels.frame().baseVoxel()));
            const auto nearest =
                std::min_element(seeds.begin(), seeds.end(),
                                 [](const auto& a, const auto& b) { return a.distance < b.distance; });
            result.notices.push_back(
                {NoticeCode::JointOutside,
                 skeleton.joints[static_cast<std::size_t>(source.joint)].name,
                 1,
                 {std::to_string(static_cast<double>(nearest->distance) * metersPerVoxel)}});
        }
        result.ofSource.push_back({{std::move(bone)}, std::move(seeds)});
    }
    return result;
}

} // namespace sinew
