#include "app/view/Legend.h"

#include "app/text/Numbers.h"
#include "app/view/FieldLegends.h"
#include "app/view/SurfaceLegends.h"
#include "app/view/VolumeLegends.h"

namespace sinew {

QString legendNumber(double value, int digits) {
    return decimalText(value, digits);
}

std::vector<Rgba> legendRamp(Rgba (*color)(float)) {
    constexpr int steps = 64;
    std::vector<Rgba> ramp;
    for (int i = 0; i <= steps; ++i) {
        ramp.push_back(color(static_cast<float>(i) / steps));
    }
    return ramp;
}

QString selectedJointName(const DocumentState& state) {
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    return state.selection.joint == kNone ? QString()
                                          : QString::fromStdString(state.scene->skeleton.joints[joint].name);
}

QString legendLength(const LegendInput& input, double meters) {
    return QString::fromStdString(lengthText(meters, input.state.scene->metersPerUnit));
}

std::vector<Legend> legends(const LegendInput& input) {
    std::vector<Legend> result;
    if (!input.state.scene) {
        return result;
    }
    const auto shown = [&](Layer layer) { return input.view.layer(layer).visible; };
    const auto add = [&](bool wanted, Legend (*make)(const LegendInput&)) {
        if (wanted) {
            result.push_back(make(input));
        }
    };
    add(shown(Layer::Weights), &SurfaceLegends::weights);
    add(shown(Layer::JointColors), &SurfaceLegends::joints);
    add(shown(Layer::SurfaceDistance) || shown(Layer::SliceDistance), &VolumeLegends::distance);
    add(shown(Layer::InfluenceCount), &SurfaceLegends::influences);
    add(shown(Layer::LimitCut), &SurfaceLegends::cuts);
    add(shown(Layer::Field), &FieldLegends::field);
    add(shown(Layer::FieldSurface), &FieldLegends::surface);
    add(shown(Layer::Contact), &FieldLegends::contact);
    add(shown(Layer::NotReached), &FieldLegends::notReached);
    add(shown(Layer::Parts), &SurfaceLegends::parts);
    add(shown(Layer::Defects), &VolumeLegends::defects);
    add(shown(Layer::Voxels), &VolumeLegends::voxels);
    add(shown(Layer::Octree), &VolumeLegends::octree);
    add(shown(Layer::Explanation) && input.explanation != nullptr, &VolumeLegends::explanation);
    add(input.view.exportPreview && input.state.weights != nullptr, &SurfaceLegends::exportPreview);
    return result;
}

} // namespace sinew
