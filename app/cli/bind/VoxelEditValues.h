#pragma once

#include "core/bind/bones/Handle.h"
#include "core/voxel/Refinement.h"
#include "core/voxel/VoxelEdit.h"

#include <CLI/Error.hpp>
#include <CLI/Validators.hpp>

#include <optional>
#include <string>

namespace sinew {

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
