#include "core/io/picture/HandMeshes.h"

#include "core/io/picture/PictureMesh.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// Pixels along one edge of the picture, from a place in it and what UVs say of that: whole, and the same as
/// they were.
std::int32_t pixelsAlong(double pixel, float uv) {
    return uv > 0.0F ? static_cast<std::int32_t>(std::lround(pixel / static_cast<double>(uv))) : 0;
}

Eigen::Vector2d pixelAt(const Mesh& mesh, std::size_t vertex) {
    return (mesh.vertices[vertex].head<2>() - mesh.pixels->corner) / mesh.pixels->size;
}

struct PictureSize {
    std::int32_t width = 0;
    std::int32_t height = 0;
    bool operator==(const PictureSize&) const = default;
};

/// From the corners with the greatest U and V, which tell it best.
PictureSize pictureSizeOf(const Mesh& mesh) {
    const std::vector<Vec2f>& uvs = mesh.uvSets[0].values;
    const auto last = [&](Eigen::Index axis) {
        const auto found =
            std::ranges::max_element(uvs, [&](const Vec2f& a, const Vec2f& b) { return a[axis] < b[axis]; });
        return static_cast<std::size_t>(found - uvs.begin());
    };
    const std::size_t right = last(0);
    const std::size_t top = last(1);
    return {pixelsAlong(pixelAt(mesh, mesh.corners[right]).x(), uvs[right].x()),
            pixelsAlong(pixelAt(mesh, mesh.corners[top]).y(), uvs[top].y())};
}

std::string numbered(const char* what, std::size_t number, const char* fault) {
    return std::string(what) + ' ' + std::to_string(number) + ' ' + fault;
}

std::string faultText(const FlatFinding& found) {
    switch (found.fault) {
    case FlatFault::None:
        return {};
    case FlatFault::NoTriangles:
        return "it has no triangles";
    case FlatFault::PlaceTooFar:
        return numbered("vertex", found.number, "lies outside the picture");
    case FlatFault::VertexMissing:
        return numbered("triangle", found.number, "names a vertex that is not there");
    case FlatFault::VertexUnused:
        return numbered("vertex", found.number, "belongs to no triangle");
    case FlatFault::Turned:
        return numbered("triangle", found.number, "has no area");
    case FlatFault::SideTwice:
        return numbered("triangle", found.number, "lies on another one");
    case FlatFault::Pinched:
        return numbered("vertex", found.number, "joins triangles that share no edge there");
    case FlatFault::OutlineMeets:
        return "its outline crosses or touches itself";
    case FlatFault::Overlaps:
        return "triangles lie on others";
    }
    return {};
}

} // namespace

bool isOfPicture(const Mesh& mesh) {
    const bool triangles = mesh.cornerCount() == 3 * mesh.polygonCount();
    return mesh.pixels && mesh.pixels->size > 0.0 && triangles && mesh.polygonCount() > 0 &&
           !mesh.uvSets.empty() && mesh.uvSets[0].values.size() == mesh.cornerCount();
}

std::optional<HandMesh> handMeshOf(const Mesh& mesh) {
    if (!isOfPicture(mesh)) {
        return std::nullopt;
    }
    const PictureSize size = pictureSizeOf(mesh);
    HandMesh hand{mesh.name, 0, size.width, size.height, {}};
    for (std::size_t vertex = 0; vertex < mesh.vertexCount(); ++vertex) {
        const Eigen::Vector2d step = kStepsPerPixel * pixelAt(mesh, vertex);
        hand.flat.vertices.emplace_back(static_cast<std::int32_t>(std::lround(step.x())),
                                        static_cast<std::int32_t>(std::lround(step.y())));
    }
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto corners = mesh.polygon(f);
        hand.flat.triangles.push_back({corners[0], corners[1], corners[2]});
    }
    return hand;
}

Mesh withHandMesh(const Mesh& mesh, const HandMesh& hand) {
    Mesh result = mesh;
    const double depth = mesh.vertices.empty() ? 0.0 : mesh.vertices[0].z();
    const std::int32_t material = mesh.materials.empty() ? kNone : mesh.materials[0];
    result.vertices.clear();
    result.corners.clear();
    result.polygonOffsets = {0};
    result.uvSets[0].values.clear();
    for (const GridPlace& place : hand.flat.vertices) {
        const Eigen::Vector2d pixel = place.cast<double>() / kStepsPerPixel;
        const Eigen::Vector2d at = mesh.pixels->corner + pixel * mesh.pixels->size;
        result.vertices.emplace_back(at.x(), at.y(), depth);
    }
    for (const Triangle& triangle : hand.flat.triangles) {
        result.addPolygon(triangle);
        for (const std::uint32_t vertex : triangle) {
            const Eigen::Vector2d pixel = hand.flat.vertices[vertex].cast<double>() / kStepsPerPixel;
            result.uvSets[0].values.emplace_back(static_cast<float>(pixel.x() / hand.width),
                                                 static_cast<float>(pixel.y() / hand.height));
        }
    }
    result.normals.assign(result.cornerCount(), Vec3f(0.0F, 0.0F, 1.0F));
    result.materials.assign(result.polygonCount(), material);
    return result;
}

std::string faultOf(const HandMesh& hand) {
    if (hand.width <= 0 || hand.height <= 0 || hand.width > kMaxGridPlace / kStepsPerPixel ||
        hand.height > kMaxGridPlace / kStepsPerPixel) {
        return "width and height have to be those of its picture, in pixels";
    }
    const GridPlace size(hand.width * kStepsPerPixel, hand.height * kStepsPerPixel);
    for (std::size_t vertex = 0; vertex < hand.flat.vertices.size(); ++vertex) {
        const GridPlace& place = hand.flat.vertices[vertex];
        if ((place.array() < 0).any() || (place.array() > size.array()).any()) {
            return faultText({FlatFault::PlaceTooFar, vertex});
        }
    }
    return faultText(checkFlatMesh(hand.flat));
}

void useHandMeshes(std::span<const HandMesh> hands, ImportedFile& source) {
    for (const HandMesh& hand : hands) {
        std::uint32_t before = 0; // meshes of its name
        const auto named = std::ranges::find_if(source.meshes, [&](const ImportedMesh& mesh) {
            return mesh.mesh.name == hand.mesh && before++ == hand.number;
        });
        const bool fits = named != source.meshes.end() && isOfPicture(named->mesh) &&
                          pictureSizeOf(named->mesh) == PictureSize{hand.width, hand.height};
        if (fits) {
            named->mesh = withHandMesh(named->mesh, hand);
        } else {
            source.notices.push_back({NoticeCode::HandMeshUnused, hand.mesh, hand.flat.vertices.size(), {}});
        }
    }
}

bool isOfSameMesh(const HandMesh& a, const HandMesh& b) {
    return a.mesh == b.mesh && a.number == b.number;
}

void putHandMesh(std::vector<HandMesh>& hands, HandMesh hand) {
    const auto same =
        std::ranges::find_if(hands, [&](const HandMesh& other) { return isOfSameMesh(hand, other); });
    if (same == hands.end()) {
        hands.push_back(std::move(hand));
    } else {
        *same = std::move(hand);
    }
}

} // namespace sinew
