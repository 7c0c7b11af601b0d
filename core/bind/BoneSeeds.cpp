#include "core/bind/BoneSeeds.h"

#include "core/voxel/Octree.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// How much farther than the nearest leaf another may be to start walks too, base voxels.
constexpr float kRim = 1.0F;

std::vector<Segment> toGrid(const std::vector<Segment>& segments, const VoxelFrame& frame) {
    std::vector<Segment> result;
    for (const Segment& segment : segments) {
        result.push_back({frame.gridFromModel * segment.a, frame.gridFromModel * segment.b});
    }
    return result;
}

std::vector<DistanceSeed> leavesMet(const std::vector<Segment>& bones, const SparseVoxels& voxels) {
    std::vector<DistanceSeed> seeds;
    for (const std::uint64_t key : voxelsOfSegments(bones, voxels.frame().depth)) {
        const std::uint32_t leaf = voxels.findKey(key);
        const bool again = !seeds.empty() && seeds.back().leaf == leaf; // keys of one leaf are neighbours
        if (leaf != kNoLeaf && !again) {
            seeds.push_back({leaf, 0.0F, 0});
        }
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

BoneSeeds findBoneSeeds(const Skeleton& skeleton, const std::vector<SourceJoint>& sources,
                        const SparseVoxels& voxels, const LeafTree& tree, double metersPerVoxel) {
    BoneSeeds result;
    for (const SourceJoint& source : sources) {
        std::vector<Segment> bones = toGrid(source.segments, voxels.frame());
        std::vector<DistanceSeed> seeds = leavesMet(bones, voxels);
        if (seeds.empty()) {
            seeds = leavesNear(bones, tree, static_cast<float>(voxels.frame().baseVoxel()));
            const auto nearest =
                std::min_element(seeds.begin(), seeds.end(),
                                 [](const auto& a, const auto& b) { return a.distance < b.distance; });
            result.notices.push_back(
                {NoticeCode::JointOutside,
                 skeleton.joints[static_cast<std::size_t>(source.joint)].name,
                 1,
                 {std::to_string(static_cast<double>(nearest->distance) * metersPerVoxel)}});
        }
        result.ofSource.push_back({{std::move(bones)}, std::move(seeds)});
    }
    return result;
}

} // namespace sinew
