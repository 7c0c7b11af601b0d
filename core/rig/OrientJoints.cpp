#include "core/rig/OrientJoints.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Axes with Y along `bone` and Z near `front`.
Mat3 axesAlong(const Vec3& bone, const Vec3& front) {
    Mat3 axes;
    const Vec3 y = bone.normalized();
    Vec3 z = front - front.dot(y) * y;
    if (!(z.norm() > 0.1)) {
        z = Vec3::UnitY() - y.y() * y; // a bone to the front: up takes its place
    }
    if (!(z.norm() > 0.1)) {
        z = Vec3::UnitX() - y.x() * y;
    }
    z.normalize();
    axes.col(0) = y.cross(z);
    axes.col(1) = y;
    axes.col(2) = z;
    return axes;
}

bool longEnough(const Vec3& bone) {
    return bone.norm() > 1e-12;
}

} // namespace

std::vector<std::int32_t> mainChildren(const Skeleton& skeleton) {
    const auto children = skeleton.children();
    std::vector<std::int32_t> main(skeleton.size(), kNone);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Vec3 here = skeleton.position(j);
        const std::int32_t parent = skeleton.joints[j].parent;
        const Vec3 before = parent == kNone
                                ? Vec3(Vec3::UnitY())
                                : Vec3(here - skeleton.position(static_cast<std::size_t>(parent)));
        double longest = 0.0;
        for (const std::int32_t child : children[j]) {
            longest = std::max(longest, (skeleton.position(static_cast<std::size_t>(child)) - here).norm());
        }
        double best = -2.0;
        for (const std::int32_t child : children[j]) {
            const auto c = static_cast<std::size_t>(child);
            const Vec3 bone = skeleton.position(c) - here;
            if (!longEnough(bone)) {
                continue;
            }
            const Vec3 ahead = longEnough(before) ? Vec3(before.normalized()) : Vec3(Vec3::UnitY());
            const double straight = bone.normalized().dot(ahead);
            const bool last = children[c].empty();
            if (last && straight < 0.7) {
                continue; // an eye, a jaw: what a head carries, not where it ends
            }
            // helpers inside a bone (twists) lie straight ahead too, but end sooner
            const double score = straight + (last ? 0.0 : 0.5) + 0.2 * bone.norm() / longest;
            if (score > best + 1e-9) {
                best = score;
                main[j] = child;
            }
        }
    }
    return main;
}

void restAsBound(Skeleton& skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
}

void orientAlongBones(Skeleton& skeleton, const Vec3& front) {
    const std::vector<std::int32_t> main = mainChildren(skeleton);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Joint& joint = skeleton.joints[j];
        const Vec3 here = skeleton.position(j);
        if (main[j] != kNone) {
            const Vec3 bone = skeleton.position(static_cast<std::size_t>(main[j])) - here;
            joint.modelFromJointBind.linear() = axesAlong(bone, front);
        } else if (joint.parent != kNone) {
            // the last of a chain goes on as its parent does
            const Vec3 bone = here - skeleton.position(static_cast<std::size_t>(joint.parent));
            joint.modelFromJointBind.linear() =
                axesAlong(longEnough(bone) ? bone : Vec3(Vec3::UnitY()), front);
        }
    }
    restAsBound(skeleton);
}

} // namespace sinew
