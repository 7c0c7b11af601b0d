#include "app/picture/Studio.h"

#include <cmath>
#include <string>

namespace sinew::picture {
namespace {

constexpr int kLargestSide = 8192;
constexpr int kMaxSamples = 8;

Expected<void> checkNumber(const char* name, int value, int min, int max) {
    if (value < min || value > max) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {name, std::to_string(value), std::to_string(min), std::to_string(max)});
    }
    return {};
}

} // namespace

Expected<void> checkPicture(const Scene& scene, const PictureSettings& settings) {
    for (const auto& checked : {checkNumber("width", settings.width, 1, kLargestSide),
                                checkNumber("height", settings.height, 1, kLargestSide),
                                checkNumber("supersample", settings.supersample, 1, kMaxSamples)}) {
        if (!checked) {
            return fail(checked.error());
        }
    }
    if (settings.color == PictureSettings::Color::Joint &&
        (settings.joint < 0 || static_cast<std::size_t>(settings.joint) >= scene.skeleton.size())) {
        return fail(ErrorCode::JointUnknown, {std::to_string(settings.joint), "picture"});
    }
    if (vertexCount(scene) == 0) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    const double size = bounds(scene).diagonal();
    if (!(size > 0.0) || !std::isfinite(size)) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    return {};
}

std::vector<Vec3> finiteVertices(const Scene& scene) {
    std::vector<Vec3> vertices;
    vertices.reserve(vertexCount(scene));
    for (const Part& part : scene.parts) {
        vertices.insert(vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
    }
    std::erase_if(vertices, [](const Vec3& point) { return !point.allFinite(); });
    return vertices;
}

} // namespace sinew::picture
