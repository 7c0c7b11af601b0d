#include "app/document/drivers/DriverEdits.h"

#include "app/document/drivers/ShapeEdits.h"
#include "app/text/Numbers.h"
#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kSameKey = 0.5; // degrees
constexpr double kSameTurn = 1e-12;

QString driverWord(const char* text) {
    return QCoreApplication::translate("DriverText", text);
}

bool shapeIsDriven(const Drivers& drivers, const std::string& shape) {
    return std::ranges::any_of(drivers, [&](const JointDriver& driver) {
        return driver.channel == DriverChannel::Shape && driver.target == shape;
    });
}

/// Which of the joint's axes its bone runs along best.
DriverChannel turnAboutBone(const Skeleton& skeleton, std::int32_t joint) {
    Eigen::Index axis = 0;
    boneAxis(skeleton, joint).cwiseAbs().maxCoeff(&axis);
    return static_cast<DriverChannel>(static_cast<int>(DriverChannel::RotateX) + static_cast<int>(axis));
}

} // namespace

std::vector<std::size_t> driversBy(const DocumentState& state, const std::string& joint) {
    std::vector<std::size_t> numbers;
    const Drivers& drivers = driversOf(state);
    for (std::size_t i = 0; i < drivers.size(); ++i) {
        if (drivers[i].joint == joint) {
            numbers.push_back(i);
        }
    }
    return numbers;
}

JointDriver newDriver(const DocumentState& state, std::int32_t joint) {
    constexpr double kHalf = 90.0;
    const Skeleton& skeleton = state.scene->skeleton;
    const auto j = static_cast<std::size_t>(joint);
    JointDriver driver{skeleton.joints[j].name, JointAngle::Twist, DriverChannel::RotateY, {}, {}};
    std::int32_t target = skeleton.joints[j].parent;
    for (std::size_t other = 0; target == kNone && other < skeleton.size(); ++other) {
        target = other != j ? static_cast<std::int32_t>(other) : kNone;
    }
    if (target != kNone) {
        driver.target = skeleton.joints[static_cast<std::size_t>(target)].name;
        driver.channel = turnAboutBone(skeleton, target);
    }
    driver.keys = {{-kHalf, restValue(driver.channel)}, {kHalf, restValue(driver.channel)}};
    return driver;
}

Expected<void> setDrivers(Document& document, Drivers drivers, const QString& step) {
    SINEW_CHECK(validateDrivers(drivers));
    if (drivers != driversOf(document.state())) {
        document.change(
            step, [&](DocumentState& state) { state.drivers = sharedDrivers(std::move(drivers)); },
            MergeKey::Driving);
    }
    return {};
}

Expected<void> addDriver(Document& document, JointDriver driver, const QString& step) {
    Drivers drivers = driversOf(document.state());
    drivers.push_back(std::move(driver));
    return setDrivers(document, std::move(drivers), step);
}

Expected<void> changeDriver(Document& document, std::size_t driver, JointDriver changed,
                            const QString& step) {
    Drivers drivers = driversOf(document.state());
    if (driver >= drivers.size()) {
        return {};
    }
    drivers[driver] = std::move(changed);
    return setDrivers(document, std::move(drivers), step);
}

void removeDriver(Document& document, std::size_t driver, const QString& step) {
    Drivers drivers = driversOf(document.state());
    if (driver >= drivers.size()) {
        return;
    }
    const JointDriver gone = drivers[driver];
    drivers.erase(drivers.begin() + static_cast<std::ptrdiff_t>(driver));
    Shapes shapes = shapesOf(document.state());
    const bool last = gone.channel == DriverChannel::Shape && !shapeIsDriven(drivers, gone.target);
    if (last) {
        dropShape(shapes, gone.target);
    }
    document.change(step, [&](DocumentState& state) {
        state.drivers = sharedDrivers(std::move(drivers));
        state.shapes = last ? sharedShapes(std::move(shapes)) : state.shapes;
    });
}

void putKey(JointDriver& driver, const DriverKey& key) {
    const ValueRange range = rangeOf(driver.channel);
    const DriverKey put{std::clamp(key.angle, minAngle(driver.angle), kMaxAngle),
                        std::clamp(key.value, range.min, range.max)};
    std::erase_if(driver.keys,
                  [&](const DriverKey& other) { return std::abs(other.angle - put.angle) < kSameKey; });
    driver.keys.push_back(put);
    std::ranges::sort(driver.keys, {}, &DriverKey::angle);
}

namespace {

/// Takes out of a joint's pose what it does to a channel, along the joint's own axes: the value.
double takeChannel(const Skeleton& skeleton, std::size_t joint, DriverChannel channel, JointPose& pose) {
    const int axis = axisOf(channel);
    if (channel == DriverChannel::Turn) {
        return 0.0;
    }
    if (isScale(channel)) {
        return std::exchange(pose.scale[axis], 1.0);
    }
    if (isRotation(channel)) {
        const double value = anglesOf(pose.rotation, Vec3::Unit(axis)).twist;
        pose.rotation = (pose.rotation * drivenTurn(-value * Vec3::Unit(axis))).normalized();
        if (pose.rotation.vec().norm() < kSameTurn) {
            pose.rotation = Quat::Identity();
        }
        return value;
    }
    const Mat3 parentFromJoint = skeleton.parentFromJointBind(joint).linear();
    Vec3 own = parentFromJoint.transpose() * pose.translation;
    const double value = std::exchange(own[axis], 0.0);
    pose.translation = own.norm() > 0.0 ? Vec3(parentFromJoint * own) : Vec3(Vec3::Zero());
    return value;
}

} // namespace

Expected<void> setKeyAtPose(Document& document, std::size_t driver, const QString& step) {
    const DocumentState& before = document.state();
    Drivers drivers = driversOf(before);
    if (driver >= drivers.size() || !before.hasSkeleton()) {
        return {};
    }
    JointDriver& changed = drivers[driver];
    const double angle = angleNow(before, changed);
    double value = valueAt(changed, angle);
    Pose pose = before.pose;
    const std::int32_t target =
        changed.channel == DriverChannel::Shape ? kNone : before.scene->skeleton.find(changed.target);
    if (target != kNone) {
        const auto j = static_cast<std::size_t>(target);
        const double posed = takeChannel(before.scene->skeleton, j, changed.channel, pose.joints[j]);
        value = isScale(changed.channel) ? value * posed : value + posed;
    }
    putKey(changed, {angle, value});
    SINEW_CHECK(validateDrivers(drivers));
    document.change(step, [&](DocumentState& state) {
        state.drivers = sharedDrivers(std::move(drivers));
        state.pose = std::move(pose);
    });
    return {};
}

double angleNow(const DocumentState& state, const JointDriver& driver) {
    const Skeleton& skeleton = state.scene->skeleton;
    return DriverRig::angleOf(skeleton, driver, drivenPose(skeleton, driversOf(state), state.pose))
        .value_or(0.0);
}

void measureFromPose(const DocumentState& state, JointDriver& driver) {
    const Skeleton& skeleton = state.scene->skeleton;
    const Pose pose = drivenPose(skeleton, driversOf(state), state.pose);
    if (driver.from.empty()) {
        driver.from.push_back({driver.joint, Vec3::Zero()});
    }
    for (DriverPose& from : driver.from) {
        const std::int32_t joint = skeleton.find(from.joint);
        if (joint != kNone) {
            from.degrees = drivenDegrees(pose.joints[static_cast<std::size_t>(joint)].rotation);
        }
    }
}

Expected<void> addShape(Document& document, const NewShape& shape, const QString& step,
                        std::optional<DeformSettings> deform) {
    Drivers drivers = driversOf(document.state());
    drivers.push_back(shape.driver);
    SINEW_CHECK(validateDrivers(drivers));
    Shapes shapes = shapesOf(document.state());
    putShape(shapes, shape.name, shape.parts);
    document.change(step, [&](DocumentState& state) {
        state.drivers = sharedDrivers(std::move(drivers));
        state.shapes = sharedShapes(std::move(shapes));
        state.deform = deform ? *deform : state.deform;
    });
    return {};
}

std::vector<std::string> shapeNames(const DocumentState& state) {
    return state.scene ? shapeNames(*state.scene, shapesOf(state)) : std::vector<std::string>();
}

QString angleText(JointAngle angle) {
    switch (angle) {
    case JointAngle::Swing:
        return driverWord(QT_TRANSLATE_NOOP("DriverText", "Swing"));
    case JointAngle::Twist:
        return driverWord(QT_TRANSLATE_NOOP("DriverText", "Twist"));
    case JointAngle::BendX:
        return driverWord(QT_TRANSLATE_NOOP("DriverText", "Bend X"));
    case JointAngle::BendY:
        return driverWord(QT_TRANSLATE_NOOP("DriverText", "Bend Y"));
    case JointAngle::BendZ:
        break;
    }
    return driverWord(QT_TRANSLATE_NOOP("DriverText", "Bend Z"));
}

QString channelText(DriverChannel channel) {
    constexpr std::array kChannels{
        QT_TRANSLATE_NOOP("DriverText", "Translate X"), QT_TRANSLATE_NOOP("DriverText", "Translate Y"),
        QT_TRANSLATE_NOOP("DriverText", "Translate Z"), QT_TRANSLATE_NOOP("DriverText", "Rotate X"),
        QT_TRANSLATE_NOOP("DriverText", "Rotate Y"),    QT_TRANSLATE_NOOP("DriverText", "Rotate Z"),
        QT_TRANSLATE_NOOP("DriverText", "Scale X"),     QT_TRANSLATE_NOOP("DriverText", "Scale Y"),
        QT_TRANSLATE_NOOP("DriverText", "Scale Z"),     QT_TRANSLATE_NOOP("DriverText", "Turn"),
        QT_TRANSLATE_NOOP("DriverText", "Shape")};
    return driverWord(kChannels[static_cast<std::size_t>(channel)]);
}

QString driverText(const JointDriver& driver) {
    return fillText(driverWord(QT_TRANSLATE_NOOP("DriverText", "%1 of %2: %3 of %4")),
                    {angleText(driver.angle), printable(driver.joint), channelText(driver.channel),
                     driver.target.empty() ? QStringLiteral("-") : printable(driver.target)});
}

} // namespace sinew
