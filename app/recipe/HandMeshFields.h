#pragma once

#include "app/recipe/FieldJson.h"
#include "core/io/picture/HandMeshes.h"
#include "core/io/picture/PictureMesh.h"
#include "core/io/source/ReadSettings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// The vertices and triangles of a hand mesh, as programs for pictures count: in pixels from the upper left
/// corner, y downwards. Vertices are rounded to eighths of a pixel, triangles turned counter-clockwise.
struct HandMeshPlaces {
    static constexpr const char* vertices = "vertices";
    static constexpr const char* triangles = "triangles";

    void write(nlohmann::ordered_json& object, const HandMesh& hand) const {
        auto list = nlohmann::ordered_json::array();
        for (const GridPlace& place : hand.flat.vertices) {
            const Eigen::Vector2d pixel = place.cast<double>() / kStepsPerPixel;
            list.push_back({pixel.x(), hand.height - pixel.y()});
        }
        object[vertices] = std::move(list);
        object[triangles] = valueJson(hand.flat.triangles);
    }
    bool read(const nlohmann::ordered_json& object, HandMesh& hand, std::size_t& taken) const {
        taken += 2;
        std::vector<Eigen::Vector2d> pixels;
        if (!object.contains(vertices) || !readValue(object[vertices], pixels) ||
            !object.contains(triangles) || !readValue(object[triangles], hand.flat.triangles)) {
            return false;
        }
        for (const Eigen::Vector2d& pixel : pixels) {
            const Eigen::Vector2d step = kStepsPerPixel * Eigen::Vector2d(pixel.x(), hand.height - pixel.y());
            if (step.cwiseAbs().maxCoeff() > 2.0 * kMaxGridPlace) {
                return false;
            }
            hand.flat.vertices.emplace_back(static_cast<std::int32_t>(std::lround(step.x())),
                                            static_cast<std::int32_t>(std::lround(step.y())));
        }
        turnTriangles(hand.flat);
        return true;
    }

private:
    static void turnTriangles(FlatMesh& mesh) {
        for (Triangle& triangle : mesh.triangles) {
            const bool sound = std::ranges::all_of(
                triangle, [&](std::uint32_t vertex) { return vertex < mesh.vertices.size(); });
            if (sound && turnOf(mesh.vertices[triangle[0]], mesh.vertices[triangle[1]],
                                mesh.vertices[triangle[2]]) < 0) {
                std::swap(triangle[1], triangle[2]);
            }
        }
    }
};

template<>
struct FieldsOf<HandMesh> {
    static constexpr const char* form =
        "[{\"mesh\": name, \"width\": pixels, \"height\": pixels, \"vertices\": [[x, y], ...] from the upper "
        "left corner, \"triangles\": [[0, 1, 2], ...]}, ...]";
    static constexpr std::tuple rows{
        field("mesh", &HandMesh::mesh).needed().identity(), field("number", &HandMesh::number).identity(),
        field("width", &HandMesh::width, Whole{1, kMaxGridPlace / kStepsPerPixel}).needed(),
        field("height", &HandMesh::height, Whole{1, kMaxGridPlace / kStepsPerPixel}).needed(),
        HandMeshPlaces{}};
};

/// The first of some hand meshes that cannot be used, and why; empty: all can.
inline std::string faultOf(const std::vector<HandMesh>& hands) {
    for (const HandMesh& hand : hands) {
        if (const std::string fault = faultOf(hand); !fault.empty()) {
            return hand.mesh + ": " + fault;
        }
    }
    return {};
}

} // namespace sinew
