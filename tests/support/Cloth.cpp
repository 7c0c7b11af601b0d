#include "tests/support/Cloth.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sinew::test {
namespace {

constexpr std::uint32_t kAround = 48;
constexpr std::uint32_t kDown = 12;
constexpr std::uint32_t kAcross = 24;

/// Rows of vertices, one layer of them after the other.
struct ClothRows {
    std::uint32_t inRow;
    std::uint32_t layers;

    std::uint32_t at(std::uint32_t layer, std::uint32_t row, std::uint32_t i) const {
        return (layer * (kDown + 1) + row) * inRow + i % inRow;
    }
    void addCell(Mesh& mesh, std::uint32_t layer, std::uint32_t row, std::uint32_t i) const {
        mesh.addPolygon(std::array{at(layer, row, i), at(layer, row + 1, i), at(layer, row + 1, i + 1),
                                   at(layer, row, i + 1)});
    }
    /// Between both layers, along the upper border and the hem.
    void closeRows(Mesh& mesh, std::uint32_t cells) const {
        for (std::uint32_t i = 0; layers == 2 && i < cells; ++i) {
            for (const std::uint32_t row : {0U, kDown}) {
                mesh.addPolygon(
                    std::array{at(0, row, i), at(0, row, i + 1), at(1, row, i + 1), at(1, row, i)});
            }
        }
    }
};

} // namespace

Mesh openCone(const ConeShape& shape) {
    Mesh mesh;
    const ClothRows rows{kAround, shape.thickness > 0.0 ? 2U : 1U};
    for (std::uint32_t layer = 0; layer < rows.layers; ++layer) {
        for (std::uint32_t n = 0; n < kAround * (kDown + 1); ++n) {
            const double turn = 2.0 * std::numbers::pi * (n % kAround) / kAround; // 0: in front
            const double behind = 0.5 - 0.5 * std::cos(turn);
            const double down = static_cast<double>(n / kAround) / kDown * (0.5 - shape.shortBehind * behind);
            const double radius = 0.2 + 0.5 * down - shape.thickness * layer;
            mesh.vertices.emplace_back(shape.width * radius * std::sin(turn), 1.0 - down,
                                       radius * std::cos(turn));
        }
    }
    for (std::uint32_t layer = 0; layer < rows.layers; ++layer) {
        for (std::uint32_t n = 0; n < kAround * kDown; ++n) {
            const std::uint32_t i = n % kAround;
            const bool behind = i + 3 >= kAround / 2 && i < kAround / 2 + 3;
            if (!shape.slit || !behind || n / kAround < kDown / 2) {
                rows.addCell(mesh, layer, n / kAround, i);
            }
        }
    }
    rows.closeRows(mesh, kAround);
    return mesh;
}

Mesh capeSheet(double turn, double thickness) {
    Mesh mesh;
    const ClothRows rows{kAcross + 1, thickness > 0.0 ? 2U : 1U};
    for (std::uint32_t layer = 0; layer < rows.layers; ++layer) {
        for (std::uint32_t n = 0; n < (kAcross + 1) * (kDown + 1); ++n) {
            const double angle = turn * (static_cast<double>(n % (kAcross + 1)) / kAcross - 0.5);
            const double radius = 0.3 + thickness * layer;
            mesh.vertices.emplace_back(radius * std::sin(angle),
                                       1.4 - static_cast<double>(n / (kAcross + 1)) / kDown,
                                       -radius * std::cos(angle));
        }
    }
    for (std::uint32_t row = 0; row < kDown; ++row) {
        for (std::uint32_t i = 0; i < kAcross; ++i) {
            for (std::uint32_t layer = 0; layer < rows.layers; ++layer) {
                rows.addCell(mesh, layer, row, i);
            }
        }
        for (const std::uint32_t side : {0U, kAcross}) {
            if (rows.layers == 2) {
                mesh.addPolygon(std::array{rows.at(0, row, side), rows.at(0, row + 1, side),
                                           rows.at(1, row + 1, side), rows.at(1, row, side)});
            }
        }
    }
    rows.closeRows(mesh, kAcross);
    return mesh;
}

} // namespace sinew::test
