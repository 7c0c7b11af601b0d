#include "core/skeleton/drivers/Driver.h"

#include "core/base/Ranges.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace sinew {
namespace {

std::vector<DriverKey> keysInOrder(const JointDriver& driver) {
    std::vector<DriverKey> keys = driver.keys;
    std::ranges::stable_sort(keys, {}, &DriverKey::angle);
    return keys;
}

Expected<void> validateKeys(const JointDriver& driver) {
    const ValueRange range = rangeOf(driver.channel);
    const std::string value =
        std::string(nameOf(kDriverChannelNames, driver.channel)) + " driven by " + driver.joint;
    for (const DriverKey& key : driver.keys) {
        if (auto ok = inRange("angle of " + driver.joint, key.angle, minAngle(driver.angle), kMaxAngle);
            !ok) {
            return ok;
        }
        if (auto ok = inRange(value, key.value, range.min, range.max); !ok) {
            return ok;
        }
    }
    return {};
}

Expected<void> validateFrom(const JointDriver& driver) {
    for (const DriverPose& pose : driver.from) {
        for (const double degrees : pose.degrees) {
            if (auto ok = inRange("angle of " + pose.joint, degrees, -360.0, 360.0); !ok) {
                return ok;
            }
        }
    }
    return measuresFromPoses(driver) ? Expected<void>() : fail(ErrorCode::DriverPoseBroken, {driver.joint});
}

/// Of every driven joint the joints that drive it.
using Sources = std::map<std::string, std::set<std::string>>;

Sources sourcesOf(const Drivers& drivers) {
    Sources sources;
    for (const JointDriver& driver : drivers) {
        if (driver.channel != DriverChannel::Shape) {
            sources[driver.target].insert(driver.joint);
        }
    }
    return sources;
}

/// Leaves what lies on circles, and what circles drive. O(#drivers log #drivers).
void dropUndriven(Sources& sources) {
    std::map<std::string, std::vector<std::string>> drivenBy;
    std::vector<std::string> undriven;
    for (auto& [joint, by] : sources) {
        std::erase_if(by, [&](const std::string& source) { return !sources.contains(source); });
        for (const std::string& source : by) {
            drivenBy[source].push_back(joint);
        }
        if (by.empty()) {
            undriven.push_back(joint);
        }
    }
    while (!undriven.empty()) {
        const std::string joint = std::move(undriven.back());
        undriven.pop_back();
        sources.erase(joint);
        for (const std::string& driven : drivenBy[joint]) {
            std::set<std::string>& by = sources.at(driven);
            by.erase(joint);
            if (by.empty()) {
                undriven.push_back(driven);
            }
        }
    }
}

/// "a > b > a"; of a long circle only its ends.
std::string circleText(const std::vector<std::string>& circle) {
    constexpr std::size_t kFirst = 5;
    constexpr std::size_t kLast = 2;
    std::string text = circle.front();
    for (std::size_t k = 1; k < circle.size(); ++k) {
        if (k == kFirst && circle.size() > kFirst + kLast + 1) {
            text += " > ...";
            k = circle.size() - kLast;
        }
        text += " > " + circle[k];
    }
    return text;
}

/// The joints of a circle, each driven by the one before it, the first one again at the end; empty: none.
std::vector<std::string> circleOf(const Drivers& drivers) {
    Sources sources = sourcesOf(drivers);
    dropUndriven(sources);
    if (sources.empty()) {
        return {};
    }
    std::vector<std::string> path{sources.begin()->first};
    std::map<std::string, std::ptrdiff_t> places{{path.front(), 0}};
    while (true) {
        const std::string& before = *sources.at(path.back()).begin();
        const auto [seen, fresh] = places.try_emplace(before, std::ssize(path));
        if (!fresh) {
            path.erase(path.begin(), path.begin() + seen->second);
            path.push_back(path.front());
            std::ranges::reverse(path);
            return path;
        }
        path.push_back(before);
    }
}

} // namespace

double valueAt(const JointDriver& driver, double angle) {
    const std::vector<DriverKey> keys = keysInOrder(driver);
    const auto after = std::ranges::lower_bound(keys, angle, {}, &DriverKey::angle);
    if (after == keys.begin() || after == keys.end()) {
        return after == keys.begin() ? keys.front().value : keys.back().value;
    }
    const DriverKey& before = *(after - 1);
    const double part = (angle - before.angle) / (after->angle - before.angle);
    return before.value + part * (after->value - before.value);
}

bool measuresFromPoses(const JointDriver& driver) {
    if (driver.from.empty()) {
        return true;
    }
    std::set<std::string> joints;
    for (const DriverPose& pose : driver.from) {
        joints.insert(pose.joint);
    }
    const bool several = driver.from.size() > 1;
    return driver.from.front().joint == driver.joint && joints.size() == driver.from.size() &&
           driver.channel != DriverChannel::Turn &&
           (!several || (driver.angle == JointAngle::Swing && driver.channel == DriverChannel::Shape));
}

Expected<void> validateDriver(const JointDriver& driver) {
    if (driver.keys.empty()) {
        return fail(ErrorCode::DriverEmpty, {driver.joint});
    }
    if (driver.channel != DriverChannel::Shape && driver.target == driver.joint) {
        return fail(ErrorCode::DriverOfItself, {driver.joint});
    }
    if (auto ok = validateKeys(driver); !ok) {
        return ok;
    }
    if (auto ok = validateFrom(driver); !ok) {
        return ok;
    }
    const std::vector<DriverKey> keys = keysInOrder(driver);
    const auto twice = std::ranges::adjacent_find(keys, {}, &DriverKey::angle);
    return twice == keys.end() ? Expected<void>()
                               : fail(ErrorCode::DriverKeyTwice, {driver.joint, argumentText(twice->angle)});
}

Expected<void> validateDrivers(const Drivers& drivers) {
    for (const JointDriver& driver : drivers) {
        if (auto ok = validateDriver(driver); !ok) {
            return ok;
        }
    }
    const std::vector<std::string> circle = circleOf(drivers);
    if (!circle.empty()) {
        return fail(ErrorCode::DriverCircle, {circle.front(), circleText(circle)});
    }
    return {};
}

} // namespace sinew
