#pragma once

#include "core/bind/bones/Handle.h"
#include "core/geometry/Solid.h"
#include "core/voxel/Octree.h"

#include <CLI/Error.hpp>
#include <CLI/Validators.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

// How command lines write solids.

/// "point:X,Y,Z", "sphere:X,Y,Z,R", "capsule:X0,Y0,Z0,X1,Y1,Z1,R" or "box:X0,Y0,Z0,X1,Y1,Z1" between two
/// corners. Nothing where the text is no such, or its radius is below 0.
std::optional<Solid> solidFrom(const std::string& text);

/// Without a word for the shape: six numbers are a box between two corners, four a sphere of a radius over 0.
std::optional<Solid> boxOrSphereFrom(const std::string& text);

struct NamedSolid {
    std::string name;
    Solid solid;
};
/// "NAME=sphere:X,Y,Z,R" and so on; a name may hold signs of equality itself.
std::optional<NamedSolid> namedSolidFrom(const std::string& text);

/// All numbers of a list with commas between, or nothing when one is none.
std::vector<double> numbersIn(const std::string& text);
/// Between two corners: six numbers.
Aabb boxBetween(const std::vector<double>& numbers);

/// "X0,Y0,Z0,X1,Y1,Z1" and, if wanted, "@RESOLUTION": a box to refine; without a resolution the finest.
std::optional<RefineBox> refineBoxFrom(const std::string& text);

/// Six numbers are a box between two corners, four a sphere's middle and radius.
std::optional<VoxelEdit> voxelEditFrom(VoxelEditKind kind, const std::string& text);

/// A joint and its solid: "JOINT=sphere:X,Y,Z,R" (namedSolidFrom).
std::optional<Handle> handleFrom(const std::string& text);

/// Checks whose messages say what can be given.
CLI::Validator refineBoxes();
CLI::Validator voxelEdits();
CLI::Validator jointHandles();
/// A power of two, or "auto", which becomes 0.
CLI::Validator resolutionOrAuto();

} // namespace sinew
