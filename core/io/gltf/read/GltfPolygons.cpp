#include "core/io/gltf/read/GltfPolygons.h"

namespace sinew {
namespace {

constexpr int kLines = 1;
constexpr int kLineStrip = 3;
constexpr int kTriangles = 4;
constexpr int kTriangleStrip = 5;
constexpr int kTriangleFan = 6;

class PolygonAdder {
public:
    PolygonAdder(Mesh& mesh, std::span<const std::uint32_t> indices, const GltfVertexRange& vertices)
        : m_mesh(mesh)
        , m_indices(indices)
        , m_vertices(vertices) {}

    void triangles() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); i += 3) {
            add(i, i + 1, i + 2);
        }
    }

    void strip() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); ++i) {
            add(i, i + 1 + i % 2, i + 2 - i % 2);
        }
    }

    void fan() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); ++i) {
            add(0, i + 1, i + 2);
        }
    }

    void thin(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_mesh.addPolygon({});
        }
    }

private:
    void add(std::size_t a, std::size_t b, std::size_t c) {
        for (const std::size_t place : {a, b, c}) {
            const std::uint32_t index = m_indices[place];
            m_mesh.corners.push_back(index < m_vertices.count ? m_vertices.first + index : UINT32_MAX);
        }
        m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
    }

    Mesh& m_mesh;
    std::span<const std::uint32_t> m_indices;
    GltfVertexRange m_vertices;
};

} // namespace

void addGltfPolygons(Mesh& mesh, std::span<const std::uint32_t> indices, double mode,
                     const GltfVertexRange& vertices) {
    PolygonAdder adder(mesh, indices, vertices);
    if (mode == kTriangles) {
        adder.triangles();
    } else if (mode == kTriangleStrip) {
        adder.strip();
    } else if (mode == kTriangleFan) {
        adder.fan();
    } else if (mode == kLines) {
        adder.thin(indices.size() / 2);
    } else if (mode == kLineStrip) {
        adder.thin(indices.empty() ? 0 : indices.size() - 1);
    } else {
        adder.thin(indices.size()); // points, and the closed line
    }
}

} // namespace sinew
