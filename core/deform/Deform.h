#pragma once

#include "core/base/Types.h"
#include "core/deform/JointDeform.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The direct methods: a vertex's place follows from its weights and the joints' matrices alone.
enum class Deformer {
    LinearBlend,      ///< LBS
    DualQuaternion,   ///< DQS
    Blended,          ///< each vertex its own mix of the two (JointDeform::dualFraction)
    CentersOfRotation ///< Le and Hodgins 2016
};

/// How implicit skinning goes about it.
enum class ImplicitMethod {
    Contact, ///< folds end at a plane of contact, the joint keeps its volume (JointFold)
    Paper    ///< projection onto the composed field, with the constants of Vaillant et al. 2013
};

/// How closely implicit skinning looks: samples of the fields about a contact, or rounds of projection.
enum class ImplicitQuality { Draft, Standard, Fine };

/// How a character deforms.
struct DeformSettings {
    Deformer deformer = Deformer::LinearBlend;
    bool implicit = false; ///< implicit skinning on top of `deformer`
    ImplicitMethod method = ImplicitMethod::Contact;
    ImplicitQuality quality = ImplicitQuality::Standard;
    std::vector<JointDeform> joints; ///< #J, or shorter: the rest have the defaults

    JointDeform joint(std::size_t j) const { return j < joints.size() ? joints[j] : JointDeform(); }
    bool operator==(const DeformSettings&) const = default;
};

/// What some deformers know beside weights and matrices. Any may be empty.
struct DeformExtras {
    std::span<const float> dualFractions; ///< #P in [0, 1], Deformer::Blended; empty: all 1
    std::span<const Vec3> centers;        ///< #P model space, centersOfRotation; empty: as LinearBlend
    std::span<const std::int32_t>
        parents; ///< #J, for the way round of dual quaternions (DualQuaternionBlend)
};

/// Skinned vertices: v' = M_p v, M_p what the deformer makes of the matrices of the vertex's joints.
///  LinearBlend: sum w_i M_i. DualQuaternion: DualQuaternionBlend. Blended: (1 - s) LBS + s DQS.
///  CentersOfRotation: turned as dual quaternions turn about the vertex's centre, which moves as LBS moves it
///  (Le and Hodgins 2016, algorithm 2).
/// vertices and weights #P, matrices #J model space (skinningMatrices). A vertex without weights, one whose
/// matrices are all exactly the identity, and one with a joint whose matrix is not finite stay as they are,
/// bit for bit. O(#P k), parallel, the same bytes on any number of threads.
std::vector<Vec3> deformVertices(std::span<const Vec3> vertices, const SkinWeights& weights,
                                 std::span<const Transform> skinningMatrices, Deformer deformer,
                                 const DeformExtras& extras = {});

/// Skinned unit normals at corners: by the inverse transpose of what moves the corner's vertex, which is the
/// blended rotation for DQS without scale. normals #C, cornerVertices #C vertex of each. A normal that a
/// singular matrix leaves without direction stays.
std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals,
                                 std::span<const std::uint32_t> cornerVertices, const SkinWeights& weights,
                                 std::span<const Transform> skinningMatrices, Deformer deformer,
                                 const DeformExtras& extras = {});

/// Vertices and normals in one go, into buffers that keep their memory from pose to pose: `vertices` #P,
/// `normals` #C. Same values as the two above.
struct Deformed {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
    std::vector<Mat3>
        turns; ///< scratch: what turned the vertices' normals, #P; unused with one normal a vertex
};
void deform(std::span<const Vec3> vertices, std::span<const Vec3f> normals,
            std::span<const std::uint32_t> cornerVertices, const SkinWeights& weights,
            std::span<const Transform> skinningMatrices, Deformer deformer, const DeformExtras& extras,
            Deformed& result);

/// Every vertex's mix for Deformer::Blended: the mean of its joints' fractions, by its weights. #P.
std::vector<float> dualFractionsOf(const SkinWeights& weights, const DeformSettings& settings);

} // namespace sinew
