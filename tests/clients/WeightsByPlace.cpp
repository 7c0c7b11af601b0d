#include "tests/clients/ExportChecks.h"
#include "tests/clients/WeightsByBone.h"

#include <array>
#include <limits>

namespace sinew::test {
namespace {

using NamedWeights = std::map<QString, double>;
using Cell = std::array<std::int64_t, 3>;

/// All vertices of a file by place.
class VertexMap {
public:
    VertexMap(const BlenderFile& file, double cell)
        : m_cell(cell) {
        for (const BlenderMesh& mesh : file.meshes) {
            for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
                m_cells[cellOf(mesh.vertices[p])].push_back({mesh.vertices[p], named(file, mesh.weights[p])});
            }
        }
    }

    /// Smallest difference to any vertex within a cell's length of the place; infinite when there is none.
    double smallestDifference(const Vec3& position, const NamedWeights& weights) const {
        double smallest = std::numeric_limits<double>::infinity();
        const Cell middle = cellOf(position);
        for (int i = 0; i < 27; ++i) {
            const Cell cell{middle[0] + i % 3 - 1, middle[1] + i / 3 % 3 - 1, middle[2] + i / 9 - 1};
            const auto found = m_cells.find(cell);
            if (found == m_cells.end()) {
                continue;
            }
            for (const Vertex& vertex : found->second) {
                if ((vertex.position - position).norm() <= m_cell) {
                    smallest = std::min(smallest, largestDifference(vertex.weights, weights));
                }
            }
        }
        return smallest;
    }

    static NamedWeights named(const BlenderFile& file, const std::vector<Influence>& influences) {
        NamedWeights result;
        for (const Influence& influence : influences) {
            const QString name = influence.joint == kNone
                                     ? QStringLiteral("(no bone)")
                                     : file.bones[static_cast<std::size_t>(influence.joint)].name;
            result[name] += static_cast<double>(influence.weight);
        }
        return result;
    }

private:
    struct Vertex {
        Vec3 position;
        NamedWeights weights;
    };
    Cell cellOf(const Vec3& position) const {
        return {std::llround(position.x() / m_cell), std::llround(position.y() / m_cell),
                std::llround(position.z() / m_cell)};
    }
    double m_cell;
    std::map<Cell, std::vector<Vertex>> m_cells;
};

/// First vertex of `file` without an equal in `others`. Places without any partner count only when
/// `everywhere`.
QString unmatched(const BlenderFile& file, const VertexMap& others, double tolerance, bool everywhere) {
    for (const BlenderMesh& mesh : file.meshes) {
        for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
            const double smallest =
                others.smallestDifference(mesh.vertices[p], VertexMap::named(file, mesh.weights[p]));
            if (smallest > tolerance && (everywhere || std::isfinite(smallest))) {
                return QStringLiteral("%1, vertex %2: nearest weights differ by %3")
                    .arg(mesh.name)
                    .arg(p)
                    .arg(smallest);
            }
        }
    }
    return {};
}

} // namespace

QString weightsDifference(const BlenderFile& fbx, const BlenderFile& glb, double tolerance) {
    Aabb box;
    for (const BlenderMesh& mesh : fbx.meshes) {
        for (const Vec3& point : mesh.vertices) {
            box.add(point);
        }
    }
    const double cell = 1e-5 * box.diagonal();
    QString wrong = unmatched(glb, VertexMap(fbx, cell), tolerance, true);
    return wrong.isEmpty() ? unmatched(fbx, VertexMap(glb, cell), tolerance, false) : wrong;
}

} // namespace sinew::test
