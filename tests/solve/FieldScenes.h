#pragma once

#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"

#include <string>
#include <vector>

/// What tests of solvers over the cells of a volume bind.
namespace sinew::test::fields {

/// Weights as solved by one of them ("biharmonic", "exact": with the sum in its program, "harmonic",
/// "voxel-heat"), of all joints, with nothing done to them afterwards.
BindSettings settingsFor(const std::string& solver, int resolution = 32);
/// All of them.
std::vector<std::string> fieldSolvers();

/// A scene that goes easily wrong.
struct HardScene {
    std::string name;
    Scene scene;
};
/// Bones outside the mesh, on one another, alone; a sheet, and parts that no bone is in.
std::vector<HardScene> hardScenes();

/// A limb along x and a cube of edge 0.3 that floats above its middle.
Scene limbAndCube();
/// Two bars along x at y = -0.4 and y = 0.4 with a bone in each, and a ring that touches both. Parts in this
/// order.
Scene barsAndRing();
/// A limb along x with so many joints.
Scene limbOf(int joints);

/// Of weights to all joints, #joints, at one vertex.
std::vector<double> rowAt(const SkinWeights& weights, std::size_t vertex, std::size_t joints);

} // namespace sinew::test::fields
