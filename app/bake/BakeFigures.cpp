#include "app/bake/BakeFigures.h"

#include <algorithm>

namespace sinew {
namespace {

void addSteps(const BakeResult& result, BakeFigures& figures) {
    for (BakeJointFigures& joint : figures.joints) {
        joint.shapes =
            static_cast<std::size_t>(std::ranges::count(result.shapes, joint.joint, &BakedShape::joint));
        joint.helper =
            std::ranges::find(result.helpers, joint.joint, &HelperJoint::source) != result.helpers.end();
    }
    for (const BakedShape& shape : result.shapes) {
        figures.shapeBytes += shape.bytes;
    }
}

} // namespace

bool BakeFigures::good() const {
    return std::ranges::all_of(joints, &BakeJointFigures::good);
}

Expected<BakeFigures> judgeBake(const BakeInput& input, const BakeSettings& settings,
                                const BakeResult& result, const Scene& baked, const Drivers& drivers,
                                Progress& progress) {
    BakeMeter meter(input, result, baked, drivers);
    SINEW_CHECK(meter.findSkins(progress));
    SINEW_TRY(BakeFigures figures, meter.figures(progress));
    SINEW_TRY(figures.crossings, countCrossings(input, meter, progress));
    addSteps(result, figures);
    findReasons(input, settings, result, meter, figures);
    return figures;
}

Pose bakedPose(const Skeleton& baked, const BakeResult& result, const Pose& pose) {
    Drivers helpers;
    for (const HelperJoint& helper : result.helpers) {
        helpers.push_back(helper.driver);
    }
    Pose posed = pose;
    posed.joints.resize(baked.size());
    return DriverRig(baked, helpers).driven(posed);
}

std::size_t countedShapes(const BakeResult& result, const MirrorTable& mirror) {
    std::size_t count = 0;
    for (std::size_t s = 0; s < result.shapes.size(); ++s) {
        const auto joint = static_cast<std::size_t>(result.shapes[s].joint);
        const bool paired = s + 1 < result.shapes.size() && joint < mirror.partner.size() &&
                            mirror.partner[joint] != result.shapes[s].joint &&
                            mirror.partner[joint] == result.shapes[s + 1].joint;
        s += paired ? 1 : 0;
        ++count;
    }
    return count;
}

} // namespace sinew
