#pragma once

#include "core/bind/settings/BoneVolume.h"
#include "core/geometry/AxisVolume.h"

#include <vector>

namespace sinew {

/// What a hand drags at a bone's volume.
enum class VolumeGrip {
    First,  ///< AxisVolume::radii[0]
    Second, ///< AxisVolume::radii[1]
    Before, ///< the end behind the joint
    Beyond, ///< the end beyond the bone
    Middle  ///< all of it
};

/// A handle on a volume; in the space that the volume is in.
struct EnvelopeGrip {
    VolumeGrip grip = VolumeGrip::Middle;
    Vec3 position = Vec3::Zero();
    Vec3 direction = Vec3::Zero(); ///< unit, that it is dragged along; of the middle 0: along the screen

    bool operator==(const EnvelopeGrip&) const = default;
};

/// The handles of a volume: four around each radius of a round one, one on each side face of the others, one
/// at each end, one in the middle.
std::vector<EnvelopeGrip> envelopeGrips(const AxisVolume& volume);

/// What a volume becomes when one of its handles is dragged by a way; both as in the bind pose, the handle on
/// `placed`, as `volume` lies there. Radii stay at 0 or over, and no end passes the other.
BoneVolume draggedVolume(const BoneVolume& volume, const AxisVolume& placed, const EnvelopeGrip& grip,
                         const Vec3& offset);

/// The edges of a volume as lines: rings around the axis, and lines and arcs along it.
std::vector<Segment> volumeOutline(const AxisVolume& volume);

} // namespace sinew
