#pragma once

#include "core/base/Types.h"

#include <assimp/types.h>

#include <string>

namespace sinew {

inline Vec3 fromAssimp(const aiVector3D& v) {
    return {static_cast<double>(v.x), static_cast<double>(v.y), static_cast<double>(v.z)};
}

inline Quat fromAssimp(const aiQuaternion& q) {
    return Quat(static_cast<double>(q.w), static_cast<double>(q.x), static_cast<double>(q.y),
                static_cast<double>(q.z))
        .normalized();
}

inline Transform fromAssimp(const aiMatrix4x4& m) {
    using RowMajor = Eigen::Matrix<ai_real, 4, 4, Eigen::RowMajor>;
    Transform result = Transform::Identity();
    result.affine() = Eigen::Map<const RowMajor>(&m.a1).cast<double>().topRows<3>();
    return result;
}

inline std::string fromAssimp(const aiString& text) {
    return {text.C_Str()};
}

} // namespace sinew
