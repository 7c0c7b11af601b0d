#pragma once

#include "core/bind/bones/BoneVolumes.h"
#include "core/solve/classic/ClassicSolvers.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// How wide the capsules around the bones must be: the least radius with which those around a bone's segments
/// (and handles) hold `hold`, 0..1, of the area of the vertices that are nearest to that bone. #S, model
/// units; 0 for a bone that is nearest to nothing. `areas` #G around each vertex. When canceled, the result
/// must not be used. O(#G #segments), parallel, the same bytes on any number of threads.
std::vector<double> fitEnvelopes(const BindInput& input, std::span<const double> areas, double hold,
                                 const Progress& progress);

/// Changes one vertex's distances to all bones (#S) into its weights up to a common factor: 1 in a bone's
/// envelope, falling smoothly to 0 at (1 + blend) times its radius. What no envelope reaches goes to the bone
/// that is nearest in parts of its radius.
void weighByEnvelopes(std::span<const double> radii, double blend, std::span<double> distances);

/// The same in shares by depth: 1 at the middle of an envelope, falling evenly to 0 at (1 + blend) times its
/// radius.
void weighByDepth(std::span<const double> radii, double blend, std::span<double> distances);

/// The same for one bone alone: the one that holds the vertex deepest in parts of its radius, or where none
/// does the one that is nearest so.
void weighByDeepest(std::span<const double> radii, std::span<double> distances);

/// The envelopes of all bones.
struct Envelopes {
    std::vector<double> radii; ///< #S, model units: of the capsules around each bone's segments; of a handle
                               ///< how far the envelope stands out around its volume; of volumes the largest
                               ///< inner radius. 0: the bone has no envelope, for it is nearest to nothing
    std::vector<std::vector<AxisVolume>> volumes; ///< #S, bind pose; none: capsules around its segments

    /// How far a point is from a bone, told so that it is radii[source] at the surface of the bone's
    /// envelope: from its segments, or of a volume the inner radius more than from its surface, at least 0.
    /// What lies deeper in a volume has less. O(#segments).
    double distance(const Vec3& point, const Bone& bone, std::size_t source) const;
};

/// The envelopes that settings give the bones of a scene. `fitted` #S by fitEnvelopes. Error: JointUnknown,
/// for a volume of a joint that the skeleton lacks.
Expected<Envelopes> envelopesFor(const Scene& scene, const BindInput& input, const SolverSettings& settings,
                                 std::vector<double> fitted);

/// A volume around every bone holds what the bone moves: capsules as wide as what is nearest to the bone
/// asks, or what the settings say (containment binding: S. Rotenberg, CSE 169, UC San Diego 2019; envelopes
/// in 3ds Max and Blender).
class EnvelopeSolution final : public StraightSolution {
public:
    EnvelopeSolution(std::shared_ptr<const BindInput> input,
                     const std::shared_ptr<const StraightStart>& start, Solved weights,
                     std::vector<double> fitted, Envelopes envelopes, const SolverSettings& settings);

    /// At (1 + blend) times the radius a bone's weight ends; alone by depth or by blend.
    const std::vector<double>& radii() const { return m_envelopes.radii; }
    const std::vector<std::vector<AxisVolume>>& volumes() const { return m_envelopes.volumes; }
    /// SolverSettings::envelopeBlend; 0 where one bone moves each vertex alone.
    double blend() const;
    const SolverSettings& settings() const { return m_settings; }  ///< it was solved with
    const std::vector<double>& fitted() const { return m_fitted; } ///< #S fitEnvelopes

private:
    std::vector<double> m_fitted;
    Envelopes m_envelopes;
    SolverSettings m_settings;
};

/// Weights by envelopes: envelopesFor, then by the settings' sharing, then diffusion over the surface by
/// envelopeSmoothing (SurfaceDiffusion; the second pass of containment binding). O(#G #bones), parallel.
/// Errors: those of startStraight, JointUnknown.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress);

/// Distances, for any other setting of envelopes.
BindRework envelopeRework(const BindSettings& from, const BindSettings& to);

} // namespace sinew
