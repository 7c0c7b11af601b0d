#pragma once

#include "core/rig/FitColumns.h"
#include "core/rig/FitTemplate.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A chain of joints to be laid along a stroke: a tail, hair, a tentacle; or many of them, of a skirt or
/// cape.
struct ChainStroke {
    std::string name = "chain";       ///< with numbers from 1
    std::string parent;               ///< name of the joint it hangs below; empty: the nearest
    int joints = 5;                   ///< 2 or more
    std::optional<ColumnKind> kind{}; ///< none: a single chain
    int columns = 8;                  ///< 2 or more
    std::vector<Vec3> places;         ///< model space, from the root on
};

/// Chains of a JSON file: one object or an array of them, each with "places" ([[x, y, z], ...]) and, where
/// wanted, "name", "parent", "joints", "kind" ("chain", "ring", "row") and "columns". Errors: readJsonFile's;
/// RigMarkersBroken.
Expected<std::vector<ChainStroke>> readChains(const std::filesystem::path& file);

/// Adds a chain's joints, laid into the middle of the volume beneath its stroke, or columns of them on the
/// garment beneath. `file` for the errors' texts. Errors: layChain's; layColumns'; RigMarkersBroken (no joint
/// has the parent's name).
Expected<void> addChain(const ChainStroke& stroke, const std::filesystem::path& file, const Scene& scene,
                        const BodyVolume& volume, FittedSkeleton& fitted);

} // namespace sinew
