#include "tests/support/Figures.h"

#include "tests/support/Shapes.h"

#include <cmath>

namespace sinew::test {
namespace {

Scene ofMesh(Mesh mesh) {
    Scene result;
    result.sourceFile = "figure.obj";
    result.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return result;
}

} // namespace

Scene tPoseFigure() {
    Mesh mesh = capsule(Vec3(0.0, 0.95, 0.0), Vec3(0.0, 1.35, 0.0), 0.15, 24, 8);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 1.4, 0.0), Vec3(0.0, 1.6, 0.0), 0.05, 16, 6));
    mesh = joined(std::move(mesh), sphere(Vec3(0.0, 1.68, 0.0), 0.12, 16));
    for (const double side : {1.0, -1.0}) {
        mesh = joined(std::move(mesh),
                      capsule(Vec3(side * 0.1, 0.9, 0.0), Vec3(side * 0.1, 0.1, 0.0), 0.065, 16, 12));
        mesh = joined(std::move(mesh),
                      capsule(Vec3(side * 0.08, 1.38, 0.0), Vec3(side * 0.82, 1.38, 0.0), 0.045, 16, 12));
        mesh = joined(std::move(mesh),
                      box(Vec3(side * 0.1 - 0.05, 0.0, -0.06), Vec3(side * 0.1 + 0.05, 0.08, 0.18)));
    }
    return ofMesh(std::move(mesh));
}

namespace {

constexpr double kPalmHalf = 0.063; // of its width
const Vec3 kPalm(0.66, 1.38, 0.0);
constexpr double kPalmLength = 0.14;

/// Where a finger beside the thumb begins: 0 is next to it.
Vec3 knuckle(int finger, int count, double radius) {
    const double across = count == 1 ? 0.0 : 1.0 - 2.0 * finger / (count - 1.0);
    return {kPalm.x() + kPalmLength, kPalm.y(), (kPalmHalf - radius) * across};
}

double fingerRadius(int count) {
    return count == 4 ? 0.012 : count == 3 ? 0.017 : 0.022;
}

} // namespace

std::vector<Vec3> handTips(int fingers) {
    std::vector<Vec3> tips{Vec3(kPalm.x() + 0.119, 1.375, 0.14)};
    for (int f = 0; f < fingers - 1; ++f) {
        const Vec3 from = knuckle(f, fingers - 1, fingerRadius(fingers - 1));
        tips.emplace_back(from.x() + 0.119, from.y(), 1.7 * from.z());
    }
    return tips;
}

Scene figureWithHands(int fingers, bool touching) {
    Mesh mesh = capsule(Vec3(0.0, 0.95, 0.0), Vec3(0.0, 1.35, 0.0), 0.15, 24, 8);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 1.4, 0.0), Vec3(0.0, 1.6, 0.0), 0.05, 16, 6));
    mesh = joined(std::move(mesh), sphere(Vec3(0.0, 1.68, 0.0), 0.12, 16));
    const double radius = fingerRadius(fingers - 1);
    std::vector<Vec3> tips = handTips(fingers);
    if (touching) {
        tips.back() = tips[tips.size() - 2] - Vec3(0.0, 0.0, 1.6 * radius);
    }
    for (const double side : {1.0, -1.0}) {
        const auto there = [&](const Vec3& at) { return Vec3(side * at.x(), at.y(), at.z()); };
        mesh =
            joined(std::move(mesh), capsule(there({0.1, 0.9, 0.0}), there({0.1, 0.1, 0.0}), 0.065, 16, 12));
        mesh = joined(std::move(mesh), capsule(there({0.08, 1.38, 0.0}), there(kPalm), 0.035, 16, 12));
        mesh = joined(std::move(mesh),
                      box(Vec3(side * 0.1 - 0.05, 0.0, -0.06), Vec3(side * 0.1 + 0.05, 0.08, 0.18)));
        const Vec3 palmEnd = there(kPalm + Vec3(kPalmLength, 0.0, 0.0));
        const Vec3 palm = there(kPalm);
        mesh = joined(std::move(mesh), box(palm.cwiseMin(palmEnd) - Vec3(0.0, 0.02, kPalmHalf),
                                           palm.cwiseMax(palmEnd) + Vec3(0.0, 0.02, kPalmHalf)));
        mesh = joined(std::move(mesh), capsule(there(kPalm + Vec3(0.028, 0.0, 0.028)), there(tips.front()),
                                               1.1 * radius, 10, 8));
        for (int f = 0; f < fingers - 1; ++f) {
            Vec3 from = knuckle(f, fingers - 1, radius);
            if (touching && f == fingers - 2) {
                from.z() = knuckle(f - 1, fingers - 1, radius).z() - 1.6 * radius;
            }
            mesh =
                joined(std::move(mesh), capsule(there(from - Vec3(0.01, 0.0, 0.0)),
                                                there(tips[static_cast<std::size_t>(f) + 1]), radius, 10, 8));
        }
    }
    return ofMesh(std::move(mesh));
}

Scene fourLegs() {
    Mesh mesh = capsule(Vec3(0.0, 0.7, -0.4), Vec3(0.0, 0.7, 0.4), 0.16, 24, 10);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.75, 0.4), Vec3(0.0, 0.9, 0.7), 0.09, 16, 6));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.9, 0.68), Vec3(0.0, 0.88, 0.9), 0.1, 16, 6));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.72, -0.5), Vec3(0.0, 0.4, -1.0), 0.04, 12, 8));
    for (const double side : {1.0, -1.0}) {
        for (const double along : {-0.38, 0.38}) {
            mesh = joined(std::move(mesh), capsule(Vec3(side * 0.1, 0.65, along),
                                                   Vec3(side * 0.1, 0.05, along), 0.05, 12, 10));
        }
    }
    return ofMesh(std::move(mesh));
}

std::array<Vec3, 3> spiderLeg(int side, int number) {
    static constexpr std::array<double, 4> kRoots{0.22, 0.12, 0.02, -0.08};
    static constexpr std::array<double, 4> kKnees{0.5, 0.2, -0.1, -0.45};
    static constexpr std::array<double, 4> kFeet{0.9, 0.35, -0.2, -0.8};
    const auto i = static_cast<std::size_t>(number - 1);
    return {Vec3(side * 0.1, 0.5, kRoots[i]), Vec3(side * 0.7, 0.9, kKnees[i]),
            Vec3(side * 1.2, 0.04, kFeet[i])};
}

Scene spider() {
    Mesh mesh = capsule(Vec3(0.0, 0.5, -0.05), Vec3(0.0, 0.5, 0.25), 0.16, 24, 8);
    mesh = joined(std::move(mesh), sphere(Vec3(0.0, 0.55, -0.45), 0.28, 20));
    mesh = joined(std::move(mesh), sphere(Vec3(0.0, 0.5, 0.42), 0.1, 12));
    for (const int side : {1, -1}) {
        for (int number = 1; number <= 4; ++number) {
            const auto [root, knee, foot] = spiderLeg(side, number);
            mesh = joined(std::move(mesh), capsule(root, knee, 0.04, 12, 8));
            mesh = joined(std::move(mesh), capsule(knee, foot, 0.04, 12, 8));
        }
    }
    return ofMesh(std::move(mesh));
}

std::vector<Vec3> snakeLine() {
    std::vector<Vec3> line;
    for (int i = 0; i <= 24; ++i) {
        const double z = 1.5 - 3.0 * i / 24.0;
        line.emplace_back(0.25 * std::sin(2.5 * z), 0.12, z);
    }
    return line;
}

Scene snake() {
    const std::vector<Vec3> line = snakeLine();
    Mesh mesh = sphere(line.front(), 0.12, 14);
    for (std::size_t i = 1; i < line.size(); ++i) {
        mesh = joined(std::move(mesh),
                      capsule(line[i - 1], line[i], 0.09 - 0.05 * static_cast<double>(i) / 24.0, 12, 2));
    }
    return ofMesh(std::move(mesh));
}

Scene bird() {
    const BirdJoints joints;
    const auto across = [](const Vec3& at, double side) { return Vec3(side * at.x(), at.y(), at.z()); };
    Mesh mesh = capsule(Vec3(0.0, 0.5, -0.15), Vec3(0.0, 0.55, 0.15), 0.14, 24, 8);
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.6, 0.2), Vec3(0.0, 0.85, 0.35), 0.05, 12, 6));
    mesh = joined(std::move(mesh), sphere(joints.head, 0.08, 12));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.9, 0.45), Vec3(0.0, 0.88, 0.58), 0.025, 10, 4));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.5, -0.2), Vec3(0.0, 0.48, -0.6), 0.04, 12, 6));
    for (const double side : {1.0, -1.0}) {
        const Vec3 bend = across(joints.leftWingBend, side);
        const Vec3 hock = across(joints.leftHock, side);
        mesh = joined(std::move(mesh), capsule(Vec3(side * 0.1, 0.58, 0.05), bend, 0.04, 12, 8));
        mesh = joined(std::move(mesh), capsule(bend, across(joints.leftWingTip, side), 0.04, 12, 8));
        mesh = joined(std::move(mesh), capsule(Vec3(side * 0.07, 0.45, 0.0), hock, 0.03, 12, 6));
        mesh = joined(std::move(mesh), capsule(hock, Vec3(side * 0.07, 0.04, 0.0), 0.03, 12, 6));
        mesh = joined(std::move(mesh),
                      box(Vec3(side * 0.07 - 0.03, 0.0, -0.03), Vec3(side * 0.07 + 0.03, 0.04, 0.12)));
    }
    return ofMesh(std::move(mesh));
}

std::array<std::array<Vec3, 2>, 5> lyingFingers() {
    return {{{Vec3(-0.15, 0.0, 0.1), Vec3(-0.45, 0.0, 0.35)},
             {Vec3(-0.15, 0.0, 0.35), Vec3(-0.22, 0.0, 0.75)},
             {Vec3(-0.05, 0.0, 0.35), Vec3(-0.07, 0.0, 0.85)},
             {Vec3(0.05, 0.0, 0.35), Vec3(0.08, 0.0, 0.78)},
             {Vec3(0.15, 0.0, 0.35), Vec3(0.22, 0.0, 0.68)}}};
}

Scene lyingHand() {
    Mesh mesh = box(Vec3(-0.2, -0.08, 0.0), Vec3(0.2, 0.08, 0.38));
    mesh = joined(std::move(mesh), capsule(Vec3(0.0, 0.0, -0.25), Vec3(0.0, 0.0, 0.05), 0.06, 16, 6));
    for (const auto& [from, to] : lyingFingers()) {
        mesh = joined(std::move(mesh), capsule(from, to, 0.04, 12, 8));
    }
    return ofMesh(std::move(mesh));
}

Scene placed(Scene scene, const Transform& transform) {
    for (Part& part : scene.parts) {
        part.mesh = std::make_shared<const Mesh>(transformed(*part.mesh, transform));
    }
    return scene;
}

} // namespace sinew::test
