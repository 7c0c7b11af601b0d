#include "core/io/gltf/read/GltfNodeTransform.h"

namespace sinew {

Transform gltfNodeTransform(const Json& node) {
    Transform result = Transform::Identity();
    if (const auto matrix = gltfNumbers(node, "matrix", 16); !matrix.empty()) {
        // Column by column, as Eigen keeps it; the last row is 0 0 0 1 or nonsense.
        result.affine() = Eigen::Map<const Eigen::Matrix4d>(matrix.data()).topRows<3>();
        return result;
    }
    if (const auto t = gltfNumbers(node, "translation", 3); !t.empty()) {
        result.translation() = Eigen::Map<const Vec3>(t.data());
    }
    if (const auto r = gltfNumbers(node, "rotation", 4); !r.empty()) {
        const Quat rotation(r[3], r[0], r[1], r[2]);
        if (rotation.norm() > 1e-6) {
            result.linear() = rotation.normalized().toRotationMatrix();
        }
    }
    if (const auto s = gltfNumbers(node, "scale", 3); !s.empty()) {
        result.linear() *= Eigen::Map<const Vec3>(s.data()).asDiagonal();
    }
    return result;
}

} // namespace sinew
