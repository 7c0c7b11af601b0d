#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/bind/bones/Bones.h"
#include "core/bind/settings/BindSettings.h"
#include "core/bind/settings/PartPlan.h"
#include "core/geometry/WeldedSurface.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// The parts of a scene that are to be solved, as one soup: co-located vertices joined across all parts (so
/// seams and touching parts get equal weights), polygons as outward-facing triangles.
struct BindProblem {
    std::vector<std::size_t> parts;               ///< indices of the solved parts
    std::vector<std::string> names;               ///< of these parts (partName)
    std::vector<std::optional<PixelGrid>> pixels; ///< of these parts' meshes
    double height = 0.0;                          ///< of the whole character, along y, model units
    WeldedSurface surface;                        ///< of these parts: its part n is parts[n]
    std::vector<Vec3> vertices;                   ///< #G welded vertices, model space
    std::vector<Triangle> triangles;              ///< welded indices
    std::vector<Vec3> usedVertices;               ///< those that a triangle uses
    PartPlan plan; ///< what the rules say; shells that it sets aside have no triangles here
    Notices notices;

    /// Place of a part among the solved ones, or their number.
    std::size_t solvedIndex(std::size_t part) const {
        return static_cast<std::size_t>(std::find(parts.begin(), parts.end(), part) - parts.begin());
    }
};

/// Of the box around what is solved, model units. O(#G).
double longestSide(const BindProblem& problem);

/// Parts without skin, attached to a joint, stay as they are, unless a rule names them, and take no room in
/// the volume, like what rules set aside. Without any triangles when all is set aside. Errors: NoMesh,
/// NoFaces, ZeroSizeScene; those of planParts. O(n log n).
Expected<BindProblem> makeBindProblem(const Scene& scene, const MeshFixes& fixes = {},
                                      std::span<const PartRule> rules = {});

/// Whether two scenes have the same joints in the same places, up to a tenth of `small` (model units, a base
/// voxel's edge). Error: ReuseJointDiffers, with the other's file. O(#J).
Expected<void> checkSameSkeleton(const Scene& other, const Scene& scene, double tolerance);

/// Keys of the solvers that the settings bind with: the character's first, then, sorted, what else rules for
/// parts and regions that are on name. Without repeats.
std::vector<std::string> solversInForce(const BindSettings& settings);

/// The settings as one of their solvers reads them.
BindSettings settingsOf(const BindSettings& settings, const std::string& solver);

/// Whether what `counts` asks of the settings (SettingInfo::counts) holds for any solver in force.
bool countsInForce(bool (*counts)(const BindSettings&), const BindSettings& settings);

/// The first stage of every bind: what is bound to what. The solver's own copy of the mesh, the joints and
/// their bones, the rules for parts. Made whole by prepareInput and never changed.
struct BindInput {
    InputSettings settings; ///< it was made with, as far as they count (inputInForce)
    Bones sources;
    BindProblem problem;

    /// All parts hang rigidly on joints or are set aside: there is nothing for a solver to do.
    bool nothingToSolve() const { return problem.triangles.empty(); }
    std::vector<std::int32_t> sourceJoints() const; ///< #S joint of each source
    /// The same and the joints of lattices and wires: those that may have weight. Ascending, no repeats.
    std::vector<std::int32_t> bearingJoints() const;
    /// The source that is this joint, or kNone.
    std::int32_t sourceOf(std::int32_t joint) const;
    /// The numbers of all sources, ascending.
    std::vector<std::size_t> allSources() const;
};

/// Errors: those of chooseBones and makeBindProblem; RuleJointUnknown, for a joint that a rule binds a part
/// to and that is no source.
Expected<BindInput> prepareInput(const Scene& scene, const BindSettings& settings);

} // namespace sinew
