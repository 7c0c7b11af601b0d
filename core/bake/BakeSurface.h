#pragma once

#include "core/bake/Bake.h"
#include "core/deform/Skinning.h"
#include "core/geometry/WeldedSurface.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// What a bake fits: the weighted vertices of all parts. Those that share a position and their weights are
/// one site. Sites are numbered in the order of their first vertices.
class BakeSurface {
public:
    static constexpr std::uint32_t kNoSite = 0xffffffffU;

    /// Keeps a reference to the input, whose scene is there. Parts that lack weights, or a target in any
    /// pose, have no sites, nor have vertices without influences. O(#P + #C + #poses #P of parts with driven
    /// shapes).
    explicit BakeSurface(const BakeInput& input);

    std::size_t size() const { return m_members.size(); } ///< #S
    double height() const { return m_height; }            ///< largest side of the box round the character

    std::span<const Influence> weights(std::size_t site) const { return at(m_members[site][0]); }
    /// Vertices of the site, ascending.
    std::span<const VertexId> vertices(std::size_t site) const { return m_members[site]; }
    /// Sites next to it, ascending.
    std::span<const std::uint32_t> neighbors(std::size_t site) const { return m_neighbors[site]; }
    std::uint32_t siteOf(VertexId vertex) const { return m_siteOf[m_first[vertex.part] + vertex.vertex]; }
    /// How much a pose counts: fits weigh the squares of its distances by it. As it is made: 1.
    double poseWeight(std::size_t pose) const { return m_poseWeights[pose]; }
    void weighPoses(std::vector<double> weights) { m_poseWeights = std::move(weights); }
    /// How much it counts where limbs are weighed against each other: its vertices, times a power of the
    /// height over the limb's size there. So the skin of a finger comes before that of a thigh that is as far
    /// off.
    double worth(std::size_t site) const { return m_worth[site]; }
    /// Its weights stay.
    bool held(std::size_t site) const { return m_held[site]; }
    /// In the bind pose with the shapes that the pose turns on.
    Vec3 rest(std::size_t pose, std::size_t site) const;
    /// Where the source has it, the mean of its vertices; not finite where the source says nothing.
    Vec3 target(std::size_t pose, std::size_t site) const;
    const BakeInput& input() const { return m_input; }

private:
    std::span<const Influence> at(VertexId vertex) const {
        return m_input.scene->parts[vertex.part].weights->at(vertex.vertex);
    }
    bool takesPart(std::size_t part) const;
    void gather(const WeldedSurface& surface);
    void connect(const WeldedSurface& surface, std::span<const Mesh* const> meshes);
    void turnShapesOn();
    void weighSites();

    const BakeInput& m_input;
    double m_height = 1.0;
    std::vector<std::size_t> m_first; ///< #parts + 1: number of each part's first vertex among all
    std::vector<std::vector<VertexId>> m_members;
    std::vector<std::uint32_t> m_siteOf; ///< #P of all parts
    NumberLists m_neighbors;
    std::vector<bool> m_held;
    std::vector<double> m_worth;
    std::vector<double> m_poseWeights;         ///< #poses
    std::vector<std::vector<Vec3f>> m_offsets; ///< by pose: #S, or empty where no shape is on
};

/// What the joints do in the poses of a bake, helpers at the end of the skeleton among them.
class BakeMotion {
public:
    /// `skeleton` and `drivers`: with the helpers; a pose that is shorter leaves them to the drivers.
    /// O(#poses #J).
    BakeMotion(const Skeleton& skeleton, std::span<const BakePose> poses, const Drivers& drivers);

    std::size_t poses() const { return m_poses.size(); }
    std::size_t joints() const { return m_joints; }
    const Pose& pose(std::size_t pose) const { return m_poses[pose]; }
    const Affine& matrix(std::size_t pose, std::int32_t joint) const {
        return m_matrices[pose * m_joints + static_cast<std::size_t>(joint)];
    }
    /// Two joints with the same number move as one body in the pose.
    std::int32_t body(std::size_t pose, std::int32_t joint) const {
        return m_bodies[pose * m_joints + static_cast<std::size_t>(joint)];
    }
    /// What moves a vertex by linear blending (LinearBlend).
    Affine blend(std::size_t pose, std::span<const Influence> influences) const;

private:
    std::size_t m_joints = 0;
    std::vector<Pose> m_poses;
    std::vector<Affine, Eigen::aligned_allocator<Affine>> m_matrices;
    std::vector<std::int32_t> m_bodies;
};

inline Vec3 movedBy(const Affine& matrix, const Vec3& vertex) {
    return matrix.leftCols<3>() * vertex + matrix.col(3);
}

/// The skeleton with helpers at its end, each where its source stands, with the same axes and parent. Joints
/// above that `measured` drivers read, and whose bones point to the mean of their children, get a tail there:
/// their angles stay what they were. O((#helpers + #measured) #J).
Skeleton withHelpers(Skeleton skeleton, std::span<const HelperJoint> helpers, const Drivers& measured);
Drivers driversOf(std::span<const HelperJoint> helpers);

/// For each joint the nearest one above it that is marked, or kNone. carries: #J.
std::vector<std::int32_t> carryingParents(const Skeleton& skeleton, const std::vector<bool>& carries);

} // namespace sinew
