#include "tests/solve/FieldScenes.h"

#include "tests/support/Shapes.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace sinew::test::fields {
namespace {

Mesh bar() {
    return capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 16, 24);
}

Scene alone() {
    Scene one = scene(bar(), chain({Vec3(-0.8, 0, 0)}));
    one.skeleton.joints[0].tail = Vec3(0.8, 0, 0);
    return one;
}

Scene coincident() {
    Scene two = scene(bar(), chain({Vec3(-0.8, 0, 0), Vec3(-0.8, 0, 0)}));
    two.skeleton.joints[1].parent = kNone;
    for (Joint& joint : two.skeleton.joints) {
        joint.tail = Vec3(0.8, 0, 0);
    }
    return two;
}

/// One voxel thick, and open.
Scene sheet() {
    Mesh mesh;
    constexpr std::uint32_t kColumns = 20;
    for (std::uint32_t y = 0; y <= kColumns; ++y) {
        for (std::uint32_t x = 0; x <= kColumns; ++x) {
            mesh.vertices.emplace_back(0.1 * x - 1.0, 0.05 * y - 0.5, 0.0);
        }
    }
    const auto at = [](std::uint32_t x, std::uint32_t y) { return y * (kColumns + 1) + x; };
    for (std::uint32_t y = 0; y < kColumns; ++y) {
        for (std::uint32_t x = 0; x < kColumns; ++x) {
            mesh.addPolygon(std::array{at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)});
        }
    }
    mesh.name = "sheet";
    return scene(std::move(mesh), chain({Vec3(-0.9, 0, 0), Vec3(0, 0, 0), Vec3(0.9, 0, 0)}));
}

Mesh ring() {
    Mesh mesh;
    constexpr int kAround = 24;
    for (int i = 0; i < kAround; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / kAround;
        const Vec3 direction(0.0, std::cos(angle), std::sin(angle));
        for (const double x : {-0.08, 0.08}) {
            for (const double radius : {0.72, 0.84}) {
                mesh.vertices.emplace_back(Vec3(x, 0, 0) + radius * direction);
            }
        }
    }
    const auto at = [](int i, int corner) { return static_cast<std::uint32_t>(4 * (i % kAround) + corner); };
    constexpr std::array kCircle{0, 1, 3, 2};
    for (int i = 0; i < kAround; ++i) {
        for (std::size_t side = 0; side < 4; ++side) {
            const int a = kCircle[side];
            const int b = kCircle[(side + 1) % 4];
            mesh.addPolygon(std::array{at(i, a), at(i, b), at(i + 1, b), at(i + 1, a)});
        }
    }
    mesh.name = "ring";
    return mesh;
}

} // namespace

BindSettings settingsFor(const std::string& solver, int resolution) {
    BindSettings settings;
    settings.solver = solver == "exact" ? "biharmonic" : solver;
    settings.exactSum = solver == "exact";
    settings.resolution = resolution;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.rigidShells = false;
    settings.maxInfluences = 0;
    return settings;
}

std::vector<std::string> fieldSolvers() {
    return {"biharmonic", "exact", "harmonic", "voxel-heat"};
}

std::vector<HardScene> hardScenes() {
    std::vector<HardScene> scenes;
    scenes.push_back({"a bone outside", scene(bar(), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(1, 0, 0),
                                                            Vec3(1, 2, 0), Vec3(1, 3, 0)}))});
    scenes.push_back({"bones on one another", coincident()});
    scenes.push_back({"one bone", alone()});
    scenes.push_back({"a sheet", sheet()});
    scenes.push_back({"a part without a bone", limbAndCube()});
    scenes.push_back(
        {"all bones outside", scene(bar(), chain({Vec3(-1, 2, 0), Vec3(0, 2, 0), Vec3(1, 2, 0)}))});
    return scenes;
}

Scene limbAndCube() {
    Scene both = limb();
    Mesh cube = box(Vec3(-0.15, 0.45, -0.15), Vec3(0.15, 0.75, 0.15));
    cube.name = "cube";
    both.parts.push_back({std::make_shared<const Mesh>(std::move(cube)), nullptr, kNone});
    return both;
}

Scene barsAndRing() {
    Mesh low = capsule(Vec3(-1, -0.4, 0), Vec3(1, -0.4, 0), 0.2, 16, 24);
    Mesh high = capsule(Vec3(-1, 0.4, 0), Vec3(1, 0.4, 0), 0.2, 16, 24);
    high.name = "high";
    Scene three = scene(std::move(low), chain({Vec3(-0.9, -0.4, 0), Vec3(-0.9, 0.4, 0)}));
    three.skeleton.joints[1].parent = kNone;
    for (Joint& joint : three.skeleton.joints) {
        joint.tail = Vec3(joint.modelFromJointBind.translation() + Vec3(1.8, 0, 0));
    }
    three.parts.push_back({std::make_shared<const Mesh>(std::move(high)), nullptr, kNone});
    three.parts.push_back({std::make_shared<const Mesh>(ring()), nullptr, kNone});
    return three;
}

Scene limbOf(int joints) {
    std::vector<Vec3> positions;
    for (int joint = 0; joint < joints; ++joint) {
        positions.emplace_back(4.0 * joint / (joints - 1) - 2.0, 0.0, 0.0);
    }
    return scene(capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.3, 12, 80), chain(positions));
}

std::vector<double> rowAt(const SkinWeights& weights, std::size_t vertex, std::size_t joints) {
    std::vector<double> row(joints, 0.0);
    for (const Influence& influence : weights.at(vertex)) {
        row[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
    }
    return row;
}

} // namespace sinew::test::fields
