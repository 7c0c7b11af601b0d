#pragma once

#include "core/bake/Bake.h"

#include <string>
#include <vector>

namespace sinew::test {

/// Two arms along x, a tube each, with upper and lower joints and soft weights about the elbows; "Body" above
/// both. The source is dual quaternion skinning.
class ArmBake {
public:
    ArmBake();

    /// Adds a pose with both elbows bent by so many degrees.
    void bend(double degrees, bool heldOut = false);
    /// Adds a pose with one joint turned.
    void turn(const std::string& joint, const Vec3& axis, double degrees, bool heldOut = false);

    /// Adds a pose of the left fore arm, whose source is linear skinning with a joint that has half of its
    /// twist and takes over where both bones' weights meet.
    void twistHalf(double bend, double twist);

    Expected<BakeResult> bake(const BakeSettings& settings = {}) const;
    /// Mean of the poses' errors that are held out, or fitted.
    static double mean(const BakeResult& result, const BakeInput& input, bool heldOut, bool after);
    /// Farthest of all vertices of a baked scene from the targets, in a pose.
    static double farthest(const Scene& scene, const Drivers& drivers, const BakePose& pose);
    static BakeSettings only(bool weights, bool helpers, int shapes);

    Scene scene;
    BakeInput input; ///< of this->scene

    ArmBake(const ArmBake&) = delete;
    ArmBake& operator=(const ArmBake&) = delete;

private:
    void add(std::string name, Pose pose, std::int32_t joint, bool heldOut);
};

} // namespace sinew::test
