#include "core/bind/settings/BoneVolume.h"

#include "core/base/Ranges.h"

#include <initializer_list>

namespace sinew {
namespace {

Expected<void> checkNumbersOf(const BoneVolume& volume) {
    Expected<void> sound;
    const std::string name = "envelope of " + volume.joint;
    for (const double radius : volume.radii) {
        sound = sound ? inRange(name, radius, 0.0, kMaxVolumeSize) : sound;
    }
    for (const double length :
         {volume.before, volume.beyond, volume.offset.x(), volume.offset.y(), volume.offset.z()}) {
        sound = sound ? inRange(name, length, -kMaxVolumeSize, kMaxVolumeSize) : sound;
    }
    return sound;
}

} // namespace

Expected<void> validateBoneVolumes(const std::vector<BoneVolume>& volumes) {
    for (const BoneVolume& volume : volumes) {
        if (Expected<void> sound = checkNumbersOf(volume); !sound) {
            return sound;
        }
    }
    return {};
}

} // namespace sinew
