#pragma once

#include "app/cli/Typed.h"
#include "app/pose/PoseShapes.h"
#include "core/skeleton/drivers/Driver.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// --driver, --shape, --mirror-shape and --split-shape.
struct DriverOptions {
    Drivers drivers;
    std::vector<ShapeOption> shapes;
    std::vector<std::string> mirroredShapes;
    std::vector<ShapeSplit> splitShapes;

    bool editShapes() const { return !mirroredShapes.empty() || !splitShapes.empty(); }
};

/// Declares them. Parsing fills `options`, which has to outlive `command`.
void addDriverOptions(CLI::App& command, DriverOptions& options);

/// "JOINT=twist:VALUE@DEGREES,VALUE@DEGREES;rotate-y=JOINT", with any angle of kJointAngleNames and any
/// channel of kDriverChannelNames. A joint's name may hold signs of equality itself.
Typed<JointDriver> driverFrom(const std::string& text);

/// "NAME=FILE.obj@POSE.json", "NAME=dqs@POSE.json" or "NAME=implicit@POSE.json".
Typed<ShapeOption> shapeFrom(const std::string& text);

/// "NAME" or "NAME@PERCENT": how far the halves blend, of the shape's breadth.
Typed<ShapeSplit> shapeSplitFrom(const std::string& text);

/// The files that shapes are read from.
std::vector<std::string> shapeFiles(const DriverOptions& options);

} // namespace sinew
