#pragma once

#include "core/base/Error.h"
#include "core/rig/FitChain.h"
#include "core/rig/FitTemplate.h"
#include "core/rig/Markers.h"
#include "core/scene/Scene.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// Markers from a JSON file: an object {"chin": [x, y, z], "leftWrist": [x, y, z], ...} in the character's
/// units, Y up, as reports have them. Errors: FileNotFound, FileUnreadable, FileEmpty, RigMarkersBroken.
Expected<RigMarkers> readMarkers(const std::filesystem::path& file);

/// The same object of markers.
nlohmann::ordered_json markersJson(const RigMarkers& markers);

/// A chain of joints to be laid along a stroke: a tail, hair, a tentacle; or many of them, of a skirt or
/// cape.
struct ChainStroke {
    std::string name = "chain";       ///< with numbers from 1
    std::string parent;               ///< name of the joint it hangs below; empty: the nearest
    int joints = 5;                   ///< 2 or more
    std::optional<ColumnKind> kind{}; ///< none: a single chain
    int columns = 8;                  ///< 2 or more
    std::vector<Vec3> positions;      ///< model space, from the root on
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

/// Strokes for chains of joints in what hangs freely over a human: a ring for each shell that goes around
/// both legs at once and ends freely below the hips (a skirt, a dress, a coat), a row for one that hangs down
/// the back from the shoulders (a cape), a chain or a row for one that starts on the head and falls below it
/// (hair). Trousers go around each leg by itself and get none; neither does whatever is one shell with the
/// body. `skeleton`: has the bones of a human by their names. Empty without them. O(#T log #T).
std::vector<ChainStroke> garmentStrokes(const Scene& scene, const Skeleton& skeleton);

/// A template that is no file.
struct RigShapeKey {
    RigKind kind;
    std::string_view key; ///< "biped": of options
    bool plain = false;   ///< without fingers and toes, which a picture does not show
};
/// In the order of RigKind, then those that share a kind.
std::span<const RigShapeKey> rigShapes();
/// Null: there is none of that name.
const RigShapeKey* rigShape(std::string_view key);
/// "biped, quadruped, ..."
std::string rigShapeNames();

/// Whether a skeleton is one on four legs: by its names hands are about as low as feet. What names do not
/// say is taken for a biped.
RigKind kindOfSkeleton(const Skeleton& own);

class OutputSet;

/// Writes a .skel, .skin or .bvh file; the first clip, frame by frame at its rate, is the motion of a .bvh.
/// With `outputs` the file is added to that set.
/// Errors: those of writeSkeleton. O(frames #J) or O(influences).
Expected<void> writeSkeletonFile(const Scene& scene, const std::filesystem::path& file,
                                 OutputSet* outputs = nullptr);

/// How many joints lose their limits in such a file (core/io/skeleton/WriteSkeleton).
std::size_t limitsLostIn(const Scene& scene, const std::filesystem::path& file);

} // namespace sinew
