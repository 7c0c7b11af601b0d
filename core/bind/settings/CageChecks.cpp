#include "core/bind/settings/Cage.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Of the cage's size: vertices nearer than this lie in the same place.
constexpr double kCoincident = 1e-9;
/// As in files: beyond it numbers are mistakes.
constexpr double kLargestCoordinate = 1e15;

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
    if (cage.kind == CageKind::Lattice) {
        if (Expected<void> counted = checkLatticeCounts(cage); !counted) {
            return counted;
        }
    }
    if (cage.vertices.empty()) {
        return fail(ErrorCode::CageEmpty, {cage.name});
    }
    if (cage.vertices.size() > kMaxCageVertices) {
        return fail(ErrorCode::CageTooLarge,
                    {cage.name, std::to_string(cage.vertices.size()), std::to_string(kMaxCageVertices)});
    }
    if (!cage.joints.empty() && cage.joints.size() != cage.vertices.size()) {
        return fail(ErrorCode::CageJointsIncomplete,
                    {cage.name, std::to_string(cage.joints.size()), std::to_string(cage.vertices.size())});
    }
    return {};
}

Expected<void> checkControl(const Cage& cage) {
    if (!isControl(cage)) {
        return {};
    }
    const bool wire = cage.kind == CageKind::Wire;
    if (Expected<void> sound = wire ? checkWire(cage) : checkLattice(cage); !sound) {
        return sound;
    }
    const bool valid =
        cage.dropOff <= kLargestCoordinate && (wire ? cage.dropOff > 0.0 : cage.dropOff >= 0.0);
    return valid ? Expected<void>() : fail(ErrorCode::DropOffInvalid, {cage.name});
}

Expected<void> takeJoints(const Cage& cage, std::set<std::string>& taken) {
    for (std::size_t v = 0; hasJoints(cage) && v < cage.vertices.size(); ++v) {
        const std::string joint = cageJoint(cage, v);
        if (joint.empty() || !taken.insert(joint).second) {
            return fail(ErrorCode::CageJointTaken, {cage.name, joint});
        }
    }
    return {};
}

} // namespace

Expected<void> validateCages(const std::vector<Cage>& cages) {
    std::set<std::string> names;
    std::set<std::string> joints;
    for (const Cage& cage : cages) {
        if (cage.name.empty() || !names.insert(cage.name).second) {
            return fail(ErrorCode::CageNameTaken, {cage.name});
        }
        for (const auto check : {checkSize, checkNumbers, checkShape, checkControl, checkApart}) {
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
