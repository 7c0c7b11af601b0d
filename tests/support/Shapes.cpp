#include "tests/support/Shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sinew::test {

Mesh box(const Vec3& min, const Vec3& max) {
    Mesh mesh;
    mesh.name = "box";
    for (unsigned i = 0; i < 8; ++i) {
        mesh.vertices.emplace_back((i & 1U) != 0 ? max.x() : min.x(), (i & 2U) != 0 ? max.y() : min.y(),
                                   (i & 4U) != 0 ? max.z() : min.z());
    }
    const std::array<std::array<std::uint32_t, 4>, 6> quads{
        {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
    for (const auto& quad : quads) {
        mesh.addPolygon(quad);
    }
    return mesh;
}

namespace {

/// Rings of vertices around an axis, closed by a vertex at each end.
Mesh revolve(const std::vector<std::vector<Vec3>>& rings, const Vec3& first, const Vec3& last) {
    Mesh mesh;
    const auto around = static_cast<std::uint32_t>(rings[0].size());
    mesh.vertices.push_back(first);
    for (const auto& ring : rings) {
        mesh.vertices.insert(mesh.vertices.end(), ring.begin(), ring.end());
    }
    mesh.vertices.push_back(last);
    const auto at = [around](std::size_t ring, std::uint32_t i) {
        return 1 + static_cast<std::uint32_t>(ring) * around + i % around;
    };
    const auto end = static_cast<std::uint32_t>(mesh.vertices.size() - 1);
    for (std::uint32_t i = 0; i < around; ++i) {
        mesh.addPolygon(std::array{0U, at(0, i + 1), at(0, i)});
        for (std::size_t ring = 0; ring + 1 < rings.size(); ++ring) {
            mesh.addPolygon(std::array{at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i)});
        }
        mesh.addPolygon(std::array{end, at(rings.size() - 1, i), at(rings.size() - 1, i + 1)});
    }
    return mesh;
}

} // namespace

Mesh capsule(const Vec3& from, const Vec3& to, double radius, int around, int along) {
    const Vec3 axis = (to - from).normalized();
    const Vec3 side = axis.unitOrthogonal();
    const Vec3 up = axis.cross(side);
    std::vector<std::vector<Vec3>> rings;
    const auto addRing = [&](const Vec3& center, double r) {
        std::vector<Vec3> ring;
        for (int i = 0; i < around; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / around;
            ring.emplace_back(center + r * (std::cos(angle) * side + std::sin(angle) * up));
        }
        rings.push_back(ring);
    };
    const int cap = std::max(around / 4, 2);
    for (int i = 1; i <= cap; ++i) {
        const double angle = 0.5 * std::numbers::pi * i / cap;
        addRing(from - radius * std::cos(angle) * axis, radius * std::sin(angle));
    }
    for (int i = 1; i < along; ++i) {
        addRing(from + (to - from) * i / along, radius);
    }
    for (int i = cap; i >= 1; --i) {
        const double angle = 0.5 * std::numbers::pi * i / cap;
        addRing(to + radius * std::cos(angle) * axis, radius * std::sin(angle));
    }
    Mesh mesh = revolve(rings, from - radius * axis, to + radius * axis);
    mesh.name = "capsule";
    return mesh;
}

Mesh sphere(const Vec3& center, double radius, int rings) {
    std::vector<std::vector<Vec3>> circles;
    for (int r = 1; r < rings; ++r) {
        const double polar = std::numbers::pi * r / rings;
        std::vector<Vec3> circle;
        for (int i = 0; i < 2 * rings; ++i) {
            const double angle = std::numbers::pi * i / rings;
            circle.emplace_back(center + radius * Vec3(std::sin(polar) * std::cos(angle),
                                                       std::sin(polar) * std::sin(angle), -std::cos(polar)));
        }
        circles.push_back(circle);
    }
    Mesh mesh = revolve(circles, center - Vec3(0, 0, radius), center + Vec3(0, 0, radius));
    mesh.name = "sphere";
    return mesh;
}

Mesh flipped(Mesh mesh) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        std::reverse(mesh.corners.begin() + mesh.polygonOffsets[f],
                     mesh.corners.begin() + mesh.polygonOffsets[f + 1]);
    }
    return mesh;
}

Mesh cutAbove(const Mesh& mesh, double height) {
    Mesh rest;
    rest.name = mesh.name;
    rest.vertices = mesh.vertices;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        const bool above = std::ranges::all_of(
            polygon, [&](std::uint32_t vertex) { return mesh.vertices[vertex].z() > height; });
        if (!above) {
            rest.addPolygon(std::vector<std::uint32_t>(polygon.begin(), polygon.end()));
        }
    }
    return rest;
}

Mesh joined(Mesh mesh, const Mesh& added) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    mesh.vertices.insert(mesh.vertices.end(), added.vertices.begin(), added.vertices.end());
    for (std::size_t f = 0; f < added.polygonCount(); ++f) {
        std::vector<std::uint32_t> polygon(added.polygon(f).begin(), added.polygon(f).end());
        for (std::uint32_t& corner : polygon) {
            corner += first;
        }
        mesh.addPolygon(polygon);
    }
    return mesh;
}

Mesh transformed(Mesh mesh, const Transform& transform) {
    for (Vec3& point : mesh.vertices) {
        point = transform * point;
    }
    return transform.linear().determinant() < 0.0 ? flipped(std::move(mesh)) : mesh;
}

std::int32_t addJoint(Skeleton& skeleton, const std::string& name, std::int32_t parent,
                      const Vec3& position) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind.translation() = position;
    skeleton.joints.push_back(joint);
    return static_cast<std::int32_t>(skeleton.size()) - 1;
}

Skeleton chain(const std::vector<Vec3>& positions) {
    Skeleton skeleton;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Joint joint;
        joint.name = "joint_" + std::to_string(i);
        joint.parent = static_cast<std::int32_t>(i) - 1;
        joint.modelFromJointBind.translation() = positions[i];
        joint.parentFromJointRest.translation() =
            i == 0 ? positions[0] : Vec3(positions[i] - positions[i - 1]);
        skeleton.joints.push_back(joint);
    }
    return skeleton;
}

Skeleton transformed(Skeleton skeleton, const Transform& transform) {
    for (Joint& joint : skeleton.joints) {
        joint.modelFromJointBind.translation() = transform * joint.modelFromJointBind.translation();
    }
    return skeleton;
}

Scene scene(Mesh mesh, Skeleton skeleton) {
    Scene result;
    result.sourceFile = "made by a test";
    result.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    result.skeleton = std::move(skeleton);
    return result;
}

Scene limb() {
    return scene(capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 16, 24),
                 chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0)}));
}

Scene openBox() {
    const Mesh whole = box(Vec3(-1.5, -1.0, -0.5), Vec3(1.5, 1.0, 0.5));
    Mesh mesh;
    mesh.name = "open box";
    mesh.vertices = whole.vertices;
    for (std::size_t f = 0; f < whole.polygonCount(); ++f) {
        const auto polygon = whole.polygon(f);
        const auto on = [&](Eigen::Index axis) {
            return std::ranges::all_of(
                polygon, [&](std::uint32_t vertex) { return whole.vertices[vertex][axis] > 0.0; });
        };
        if (!on(0) && !on(2)) {
            mesh.addPolygon(std::vector<std::uint32_t>(polygon.begin(), polygon.end()));
        }
    }
    return scene(mesh, chain({Vec3(-1.3, 0, -0.4), Vec3(-0.6, 0, -0.4), Vec3(0, 0, -0.4)}));
}

Scene twoFingers() {
    Mesh hand = box(Vec3(-0.3, -0.5, -0.1), Vec3(0.3, 0.1, 0.1));
    hand = joined(hand, capsule(Vec3(-0.12, 0.0, 0), Vec3(-0.12, 1.0, 0), 0.1, 16, 24));
    hand = joined(hand, capsule(Vec3(0.12, 0.0, 0), Vec3(0.12, 1.0, 0), 0.1, 16, 24));
    hand.name = "hand";
    Skeleton skeleton = chain({Vec3(0, -0.4, 0), Vec3(-0.12, 0.05, 0), Vec3(-0.12, 0.5, 0)});
    for (const Vec3& position : {Vec3(0.12, 0.05, 0), Vec3(0.12, 0.5, 0)}) {
        Joint joint;
        joint.name = "other_" + std::to_string(skeleton.size());
        joint.parent = skeleton.size() == 3 ? 0 : 3;
        joint.modelFromJointBind.translation() = position;
        skeleton.joints.push_back(joint);
    }
    return scene(std::move(hand), std::move(skeleton));
}

Scene flatHand() {
    Mesh hand = box(Vec3(-0.8, -0.12, 0.3), Vec3(0.8, 0.12, 1.1));
    Skeleton skeleton;
    for (int finger = 0; finger < 5; ++finger) {
        const double yaw = 0.1 * std::numbers::pi * (finger - 2);
        const Vec3 direction(std::sin(yaw), 0.0, std::cos(yaw));
        hand = joined(hand, capsule(direction, 4.8 * direction, 0.12, 12, 24));
        for (std::size_t k = 1; k <= kFlatFinger; ++k) {
            Joint joint;
            joint.name = "finger_";
            joint.name += static_cast<char>('a' + finger);
            joint.name += static_cast<char>('0' + k);
            joint.modelFromJointBind.translation() = static_cast<double>(k) * direction;
            joint.modelFromJointBind.linear() = (Quat::FromTwoVectors(-Vec3::UnitY(), direction) *
                                                 Eigen::AngleAxisd(0.1 * finger, -Vec3::UnitY()))
                                                    .toRotationMatrix();
            joint.parentFromJointRest = joint.modelFromJointBind;
            skeleton.joints.push_back(joint);
        }
    }
    hand.name = "hand";
    return scene(std::move(hand), std::move(skeleton));
}

double largestDifference(const SkinWeights& a, const SkinWeights& b) {
    double largest = a.vertexCount() == b.vertexCount() ? 0.0 : 2.0;
    for (std::size_t p = 0; p < std::min(a.vertexCount(), b.vertexCount()); ++p) {
        std::map<std::int32_t, double> difference;
        for (const Influence& influence : a.at(p)) {
            difference[influence.joint] += static_cast<double>(influence.weight);
        }
        for (const Influence& influence : b.at(p)) {
            difference[influence.joint] -= static_cast<double>(influence.weight);
        }
        for (const auto& [joint, value] : difference) {
            largest = std::max(largest, std::abs(value));
        }
    }
    return largest;
}

} // namespace sinew::test
