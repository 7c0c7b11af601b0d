#include "core/scene/PlaceSkeleton.h"

namespace sinew {

void placeSkeleton(Scene& scene, const SkeletonFit& fit) {
    fitSkeleton(scene.skeleton, fit);
    const Quat turn(fit.turn);
    for (Clip& clip : scene.clips) {
        for (JointTrack& track : clip.tracks) {
            const bool root = scene.skeleton.joints[static_cast<std::size_t>(track.joint)].parent == kNone;
            for (Key<Vec3>& key : track.translations) {
                key.value = root ? fit(key.value) : Vec3(fit.scale * key.value);
            }
            for (Key<Quat>& key : track.rotations) {
                key.value = root ? turn * key.value : key.value;
            }
        }
    }
}

} // namespace sinew
