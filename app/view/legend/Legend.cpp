#include "app/view/legend/Legend.h"

#include "app/text/Numbers.h"
#include "app/view/OverlayTable.h"
#include "app/view/legend/SurfaceLegends.h"

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
    const auto add = [&](Legend (*make)(const LegendInput&)) {
        if (Legend legend = make(input); !legend.title.isEmpty()) {
            result.push_back(std::move(legend));
        }
    };
    Legend (*last)(const LegendInput&) = nullptr;
    for (const OverlayRow& row : overlayTable()) {
        // The two overlays of distance share a legend.
        if (row.legend != nullptr && row.legend != last && input.view.layer(row.layer).visible) {
            last = row.legend;
            add(row.legend);
        }
    }
    if (input.view.exportPreview && input.state.weights != nullptr) {
        add(&SurfaceLegends::exportPreview);
    }
    return result;
}

} // namespace sinew
