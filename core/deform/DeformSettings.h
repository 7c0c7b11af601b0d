#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sinew {

/// The direct methods: a vertex's place follows from its weights and the joints' matrices alone.
enum class Deformer {
    LinearBlend,      ///< LBS
    DualQuaternion,   ///< DQS
    Blended,          ///< each vertex its own mix of the two (JointDeform::dualShare)
    CentersOfRotation ///< Le and Hodgins 2016
};

/// How the fields of a joint's bone and its parent's bone become one.
enum class JointOperator {
    Union, ///< the larger: skin folds along a crease, elbows stay sharp
    Blend, ///< smooth where the fields cross at an angle: shoulders, necks
    Bulge  ///< skin in contact is pressed out beside the crease: fingers, fat
};

/// How the skin about one joint deforms.
struct JointDeform {
    float dualShare =
        1.0F; ///< Deformer::Blended: 0 linear, 1 dual quaternions; vertices mix by their weights
    JointOperator how = JointOperator::Union;
    float opening = 0.5F; ///< of Blend and Bulge: 0 as Union, 1 as wide as it gets
    bool operator==(const JointDeform&) const = default;
};

/// Rounds of projection, relaxation and smoothing that implicit skinning makes a pose.
enum class ImplicitQuality { Draft, Standard, Fine };

/// How a character deforms.
struct DeformSettings {
    Deformer deformer = Deformer::LinearBlend;
    bool implicit = false; ///< implicit skinning on top of `deformer`
    ImplicitQuality quality = ImplicitQuality::Standard;
    std::vector<JointDeform> joints; ///< #J, or shorter: the rest have the defaults

    JointDeform joint(std::size_t j) const { return j < joints.size() ? joints[j] : JointDeform(); }
    bool operator==(const DeformSettings&) const = default;
};

} // namespace sinew
