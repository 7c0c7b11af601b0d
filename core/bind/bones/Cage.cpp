#include "core/bind/bones/Cage.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>

namespace sinew {
namespace {

/// Of the cage's size: vertices nearer than this lie in the same place.
constexpr double kCoincident = 1e-9;
/// As in files: beyond it numbers are mistakes.
constexpr double kLargestCoordinate = 1e15;

CageEdge edgeBetween(std::uint32_t a, std::uint32_t b) {
    return {std::min(a, b), std::max(a, b)};
}

/// Ascending; an edge of several faces stands there as often.
std::vector<CageEdge> edgesOfFaces(const Cage& cage) {
    std::vector<CageEdge> edges;
    edges.reserve(3 * cage.faces.size());
    for (const auto& [a, b, c] : cage.faces) {
        edges.insert(edges.end(), {edgeBetween(a, b), edgeBetween(b, c), edgeBetween(c, a)});
    }
    std::ranges::sort(edges);
    return edges;
}

/// `number` counts the cage's faces, or its edges, from 1.
Expected<void> checkIndices(const Cage& cage, std::span<const std::uint32_t> indices, std::size_t number) {
    for (std::size_t i = 0; i < indices.size(); ++i) {
        if (indices[i] >= cage.vertices.size()) {
            return fail(ErrorCode::CageIndexOutOfRange,
                        {cage.name, std::to_string(indices[i]), std::to_string(cage.vertices.size() - 1)});
        }
        if (std::ranges::count(indices, indices[i]) > 1) {
            return fail(ErrorCode::CageVertexRepeated,
                        {cage.name, std::to_string(number), std::to_string(indices[i])});
        }
    }
    return {};
}

Expected<void> checkShape(const Cage& cage) {
    Expected<void> sound;
    for (std::size_t f = 0; sound && f < cage.faces.size(); ++f) {
        sound = checkIndices(cage, cage.faces[f], f + 1);
    }
    for (std::size_t e = 0; sound && e < cage.edges.size(); ++e) {
        sound = checkIndices(cage, cage.edges[e], e + 1);
    }
    return sound;
}

Expected<void> checkNumbers(const Cage& cage) {
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        if (!cage.vertices[v].allFinite() || cage.vertices[v].cwiseAbs().maxCoeff() > kLargestCoordinate) {
            return fail(ErrorCode::CageVertexNotFinite, {cage.name, std::to_string(v)});
        }
    }
    return {};
}

/// How far the middle one of the vertices lies from where most are: one far out does not change it.
double usualSize(const Cage& cage) {
    std::vector<double> values(cage.vertices.size());
    const auto middle = [&](const auto& valueOf) {
        std::ranges::transform(cage.vertices, values.begin(), valueOf);
        const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::ranges::nth_element(values, half);
        return *half;
    };
    Vec3 center;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        center[axis] = middle([axis](const Vec3& vertex) { return vertex[axis]; });
    }
    return middle([&](const Vec3& vertex) { return (vertex - center).norm(); });
}

/// Along an axis, so that only neighbours are compared.
Expected<void> checkApart(const Cage& cage) {
    const double near = kCoincident * usualSize(cage);
    std::vector<std::size_t> order(cage.vertices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t v) { return std::pair(cage.vertices[v].x(), v); });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Vec3& vertex = cage.vertices[order[i]];
        for (std::size_t k = i + 1; k < order.size(); ++k) {
            const Vec3& other = cage.vertices[order[k]];
            if (other.x() - vertex.x() > near) {
                break;
            }
            if ((other - vertex).norm() <= near) {
                return fail(ErrorCode::CageVerticesCoincide,
                            {cage.name, std::to_string(order[i]), std::to_string(order[k])});
            }
        }
    }
    return {};
}

Expected<void> checkSize(const Cage& cage) {
    if (cage.vertices.empty()) {
        return fail(ErrorCode::CageEmpty, {cage.name});
    }
    if (cage.vertices.size() > kMostCageVertices) {
        return fail(ErrorCode::CageTooLarge,
                    {cage.name, std::to_string(cage.vertices.size()), std::to_string(kMostCageVertices)});
    }
    if (!cage.joints.empty() && cage.joints.size() != cage.vertices.size()) {
        return fail(ErrorCode::CageJointsIncomplete,
                    {cage.name, std::to_string(cage.joints.size()), std::to_string(cage.vertices.size())});
    }
    return {};
}

Expected<void> takeJoints(const Cage& cage, std::set<std::string>& taken) {
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        const std::string joint = cageJoint(cage, v);
        if (joint.empty() || !taken.insert(joint).second) {
            return fail(ErrorCode::CageJointTaken, {cage.name, joint});
        }
    }
    return {};
}

} // namespace

std::string cageJoint(const Cage& cage, std::size_t vertex) {
    return vertex < cage.joints.size() ? cage.joints[vertex] : cage.name + "_" + std::to_string(vertex + 1);
}

std::vector<CageEdge> cageEdges(const Cage& cage) {
    std::vector<CageEdge> edges = edgesOfFaces(cage);
    for (const auto& [a, b] : cage.edges) {
        edges.push_back(edgeBetween(a, b));
    }
    std::ranges::sort(edges);
    const auto repeated = std::ranges::unique(edges);
    edges.erase(repeated.begin(), repeated.end());
    return edges;
}

std::vector<CageEdge> openCageEdges(const Cage& cage) {
    const std::vector<CageEdge> edges = edgesOfFaces(cage);
    std::vector<CageEdge> open;
    for (auto edge = edges.begin(); edge != edges.end();) {
        const auto next = std::upper_bound(edge, edges.end(), *edge);
        if ((next - edge) % 2 != 0) {
            open.push_back(*edge);
        }
        edge = next;
    }
    return open;
}

bool fillsVolume(const Cage& cage) {
    return cage.fill && !cage.faces.empty() && openCageEdges(cage).empty();
}

Expected<void> validateCages(const std::vector<Cage>& cages) {
    std::set<std::string> names;
    std::set<std::string> joints;
    for (const Cage& cage : cages) {
        if (cage.name.empty() || !names.insert(cage.name).second) {
            return fail(ErrorCode::CageNameTaken, {cage.name});
        }
        for (const auto check : {checkSize, checkNumbers, checkShape, checkApart}) {
            if (Expected<void> sound = check(cage); !sound) {
                return sound;
            }
        }
        if (Expected<void> sound = takeJoints(cage, joints); !sound) {
            return sound;
        }
    }
    return {};
}

} // namespace sinew
