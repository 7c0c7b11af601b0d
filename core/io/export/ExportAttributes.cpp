#include "core/io/export/ExportAttributes.h"

#include "core/geometry/Mesh.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

template<typename V, typename Clean>
std::vector<V> cleaned(const std::vector<V>& values, Clean clean) {
    std::vector<V> result(values.size());
    std::transform(values.begin(), values.end(), result.begin(), clean);
    return result;
}

} // namespace

std::vector<Vec3f> cleanNormals(const Mesh& mesh) {
    return mesh.normals.empty() ? std::vector<Vec3f>() : cleaned(completeNormals(mesh), [](const Vec3f& n) {
        return Vec3f(n.cast<double>().normalized().cast<float>());
    });
}

std::vector<Vec2f> cleanUvs(const std::vector<Vec2f>& uvs) {
    return cleaned(uvs, [](const Vec2f& uv) { return uv.allFinite() ? uv : Vec2f(0.0F, 0.0F); });
}

std::vector<Vec4f> cleanColors(const std::vector<Vec4f>& colors) {
    return cleaned(colors, [](const Vec4f& color) {
        return color.allFinite() ? Vec4f(color.cwiseMax(0.0F).cwiseMin(1.0F)) : Vec4f(Vec4f::Ones());
    });
}

Vec3 cleanVertex(const Vec3& point) {
    return point.unaryExpr([](double c) { return std::isfinite(c) ? c : 0.0; });
}

} // namespace sinew
