#include "app/cli/DriverOptions.h"

#include "core/base/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr const char* kDriverForm =
    "JOINT=ANGLE:VALUE@DEGREES,VALUE@DEGREES;CHANNEL=TARGET with ANGLE swing, twist, bend-x, bend-y or "
    "bend-z, and CHANNEL translate-x, rotate-x, scale-x (or -y, -z) or turn of a joint, or shape; if wanted "
    "with ;from=JOINT@X/Y/Z,JOINT@X/Y/Z at the end";

std::optional<double> wholeNumber(const std::string& text) {
    double value = 0.0;
    const auto [stop, problem] = readNumber(text, value);
    return problem == std::errc() && stop == text.data() + text.size() && std::isfinite(value)
               ? std::optional(value)
               : std::nullopt;
}

/// "VALUE@DEGREES".
std::optional<DriverKey> driverKeyFrom(const std::string& text) {
    const std::size_t sign = text.find('@');
    if (sign == std::string::npos) {
        return std::nullopt;
    }
    const auto value = wholeNumber(text.substr(0, sign));
    const auto angle = wholeNumber(text.substr(sign + 1));
    return value && angle ? std::optional(DriverKey{*angle, *value}) : std::nullopt;
}

bool readDriverKeys(const std::string& text, std::vector<DriverKey>& keys) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto key = driverKeyFrom(text.substr(begin, end - begin));
        if (!key) {
            return false;
        }
        keys.push_back(*key);
        begin = end + 1;
    }
    return true;
}

/// "JOINT=ANGLE:KEYS". The name may hold both signs: the last ones count.
bool readDriverSource(const std::string& text, JointDriver& driver) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return false;
    }
    const auto angle = valueOf(kJointAngleNames, text.substr(equals + 1, colon - equals - 1));
    driver.joint = text.substr(0, equals);
    driver.angle = angle.value_or(JointAngle::Swing);
    return angle && readDriverKeys(text.substr(colon + 1), driver.keys);
}

/// "JOINT@X/Y/Z", degrees. The name may hold the sign: the last one counts.
std::optional<DriverPose> driverPoseFrom(const std::string& text) {
    const std::size_t sign = text.rfind('@');
    const std::size_t first = sign == std::string::npos ? sign : text.find('/', sign);
    const std::size_t second = first == std::string::npos ? first : text.find('/', first + 1);
    if (second == std::string::npos || sign == 0) {
        return std::nullopt;
    }
    const auto x = wholeNumber(text.substr(sign + 1, first - sign - 1));
    const auto y = wholeNumber(text.substr(first + 1, second - first - 1));
    const auto z = wholeNumber(text.substr(second + 1));
    return x && y && z ? std::optional(DriverPose{text.substr(0, sign), Vec3(*x, *y, *z)}) : std::nullopt;
}

/// "JOINT@X/Y/Z,JOINT@X/Y/Z".
bool readDriverPoses(const std::string& text, std::vector<DriverPose>& poses) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto pose = driverPoseFrom(text.substr(begin, end - begin));
        if (!pose) {
            return false;
        }
        poses.push_back(*pose);
        begin = end + 1;
    }
    return true;
}

/// "CHANNEL=TARGET", and ";from=POSES" where the driver measures from a pose.
bool readDriverTarget(const std::string& text, JointDriver& driver) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals + 1 == text.size()) {
        return false;
    }
    const auto channel = valueOf(kDriverChannelNames, text.substr(0, equals));
    driver.channel = channel.value_or(DriverChannel::RotateY);
    const std::string from = ";from=";
    const std::size_t sign = text.rfind(from);
    driver.target = text.substr(equals + 1, sign == std::string::npos ? sign : sign - equals - 1);
    return channel.has_value() && !driver.target.empty() &&
           (sign == std::string::npos || readDriverPoses(text.substr(sign + from.size()), driver.from));
}

/// The last ";" before a channel's name parts the two: joints' names may hold others.
std::size_t partingSign(const std::string& text) {
    for (std::size_t sign = text.rfind(';'); sign != std::string::npos && sign > 0;
         sign = text.rfind(';', sign - 1)) {
        JointDriver driver;
        if (readDriverTarget(text.substr(sign + 1), driver)) {
            return sign;
        }
    }
    return std::string::npos;
}

} // namespace

Typed<JointDriver> driverFrom(const std::string& text) {
    JointDriver driver;
    const std::size_t sign = partingSign(text);
    const bool sound = sign != std::string::npos && readDriverSource(text.substr(0, sign), driver) &&
                       readDriverTarget(text.substr(sign + 1), driver);
    return sound ? Typed<JointDriver>{driver, {}}
                 : Typed<JointDriver>{{}, std::string("give ") + kDriverForm + ", not " + text};
}

Typed<ShapeOption> shapeFrom(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::size_t sign = text.rfind('@');
    const bool sound = equals != std::string::npos && sign != std::string::npos && equals > 0 &&
                       sign > equals + 1 && sign + 1 < text.size();
    if (!sound) {
        return {{},
                "give NAME=FILE@POSE.json, or NAME=dqs@POSE.json or NAME=implicit@POSE.json, not " + text};
    }
    return {ShapeOption{text.substr(0, equals), text.substr(equals + 1, sign - equals - 1),
                        text.substr(sign + 1)},
            {}};
}

Typed<ShapeSplit> shapeSplitFrom(const std::string& text) {
    const std::size_t sign = text.rfind('@');
    ShapeSplit split{text.substr(0, sign)};
    if (sign != std::string::npos) {
        const auto percent = wholeNumber(text.substr(sign + 1));
        if (!percent || *percent < 0.0 || *percent > 100.0) {
            return {{}, "give NAME or NAME@PERCENT with 0 to 100, not " + text};
        }
        split.blend = *percent / 100.0;
    }
    return split.name.empty() ? Typed<ShapeSplit>{{}, "give NAME or NAME@PERCENT, not " + text}
                              : Typed<ShapeSplit>{split, {}};
}

namespace {

Typed<std::string> shapeNameFrom(const std::string& text) {
    return text.empty() ? Typed<std::string>{{}, "give the name of a shape"} : Typed<std::string>{text, {}};
}

/// Options for shapes that are there.
void addShapeEdits(CLI::App& command, DriverOptions& options) {
    addList(command, "--mirror-shape", options.mirroredShapes, shapeNameFrom, "NAME",
            "Make a shape on the other side too, with the drivers of the partner joints; its name is that of "
            "the other side (Elbow_R of Elbow_L). Repeat it for several (default: none)",
            "Drivers and shapes");
    addList(command, "--split-shape", options.splitShapes, shapeSplitFrom, "NAME[@PERCENT]",
            "Put a left and a right half, NAME_L and NAME_R, in the place of a shape. PERCENT: how far they "
            "blend over the middle, of the shape's breadth (default: 10). Repeat it for several (default: "
            "none)",
            "Drivers and shapes");
}

} // namespace

void addDriverOptions(CLI::App& command, DriverOptions& options) {
    addList(
        command, "--driver", options.drivers, driverFrom,
        "\"JOINT=ANGLE:VALUE@DEGREES,VALUE@DEGREES;CHANNEL=TARGET\"",
        "The angle of a joint drives another joint or a shape: its swing (0 to 180 degrees), its twist, or "
        "its bend-x, bend-y or bend-z (-180 to 180). Channels: translate-x, -y, -z (the file's unit), "
        "rotate-x, -y, -z (degrees), scale-x, -y, -z and turn (the fraction of the first joint's whole turn) "
        "of a joint, or shape, the weight of a morph target by its name. With ;from=JOINT@X/Y/Z the angle "
        "is that away from a pose of the joint (rotations as in a pose file); with several joints a shape "
        "goes by how far all of them are away. Clips get the result as keys; repeat it for several "
        "(default: none)",
        "Drivers and shapes");
    addList(
        command, "--shape", options.shapes, shapeFrom, "NAME=FILE@POSE.json",
        "Make a morph target of a mesh that was sculpted in a pose (an OBJ or GLB with the same vertices), "
        "or of what dqs or implicit skinning shows there over classic linear. The joint that turns most in "
        "the pose turns it on, unless --driver says otherwise; repeat it for several (default: none)",
        "Drivers and shapes");
    addShapeEdits(command, options);
}

std::vector<std::string> shapeFiles(const DriverOptions& options) {
    std::vector<std::string> files;
    for (const ShapeOption& shape : options.shapes) {
        files.push_back(shape.pose);
        if (!isSkinningMethod(shape.from)) {
            files.push_back(shape.from);
        }
    }
    return files;
}

} // namespace sinew
