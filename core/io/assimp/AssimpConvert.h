#pragma once

#include "core/base/Types.h"
#include "core/io/source/ImportedFile.h"

#include <assimp/types.h>

#include <map>
#include <string>

struct aiScene;
struct aiMesh;

namespace sinew {

/// What Assimp read, as a source scene; every index is checked. `split`: the reader made vertices apart at
/// seams.
ImportedFile convertAssimp(const aiScene& scene, bool split);

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

using NodeByName = std::map<std::string, std::int32_t>;

/// Appends one of Assimp's meshes to a source mesh: the meshes of one node are one mesh here, cut up by
/// material.
void appendAssimpMesh(ImportedMesh& result, const aiMesh& mesh, const NodeByName& nodes);

} // namespace sinew
