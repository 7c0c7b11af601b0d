#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/geometry/AxisVolume.h"

#include <array>
#include <string>
#include <vector>

namespace sinew {

/// What a bone moves, in place of what the envelope solver makes for it: a volume along the bone, from its
/// joint to its end (containment binding: S. Rotenberg, CSE 169, UC San Diego 2019). It follows the bone
/// wherever an edit of the skeleton brings that; lengths are in model units.
struct BoneVolume {
    std::string joint;
    AxisVolumeShape shape = AxisVolumeShape::Capsule;
    std::array<double, 2> radii{0.0, 0.0}; ///< AxisVolume::radii. Both 0: the bone holds nothing
    double before = 0.0;                   ///< how far it goes back behind the joint; negative: starts later
    double beyond = 0.0;        ///< how far it goes on behind the bone's end; negative: ends earlier
    Vec3 offset = Vec3::Zero(); ///< moves all of it, along the model's axes

    bool operator==(const BoneVolume&) const = default;
};

/// What the sizes of envelopes follow where bones have no volume of their own.
enum class EnvelopeFit {
    Mesh, ///< the vertices that are nearest to each bone (fitEnvelopes)
    Bones ///< how long each bone is, and how far its children are
};

/// How bones take part in a vertex that several envelopes hold.
enum class EnvelopeSharing {
    Blend, ///< alike in whatever holds it, fading outside
    Depth, ///< the deeper it lies in a volume, the more
    Rigid  ///< the one whose volume holds it deepest, alone
};

constexpr Names<EnvelopeFit, 2> kEnvelopeFitNames{
    {{"mesh", EnvelopeFit::Mesh}, {"bones", EnvelopeFit::Bones}}};
constexpr Names<EnvelopeSharing, 3> kEnvelopeSharingNames{{{"blend", EnvelopeSharing::Blend},
                                                           {"depth", EnvelopeSharing::Depth},
                                                           {"rigid", EnvelopeSharing::Rigid}}};

constexpr double kMaxVolumeSize = 1e15; ///< model units: beyond it numbers are mistakes

/// Error: ParameterOutOfRange, for a radius below 0 and for numbers that are not finite or over
/// kMaxVolumeSize.
Expected<void> validateBoneVolumes(const std::vector<BoneVolume>& volumes);

} // namespace sinew
