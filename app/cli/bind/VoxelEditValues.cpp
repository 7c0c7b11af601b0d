#include "app/cli/bind/VoxelEditValues.h"

#include "app/cli/Values.h"
#include "core/bind/BindSettings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

/// All numbers of a list with commas between, or nothing when one is none.
std::vector<double> numbersIn(const std::string& text) {
    std::vector<double> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        double value = 0.0;
        const auto [stop, problem] = std::from_chars(at, end, value);
        if (problem != std::errc() || !std::isfinite(value) || (stop != end && *stop != ',')) {
            return {};
        }
        numbers.push_back(value);
        if (stop == end) {
            return numbers;
        }
        at = stop + 1;
    }
}

Aabb boxAround(const std::vector<double>& numbers) {
    Aabb box;
    box.add(Vec3(numbers[0], numbers[1], numbers[2]));
    box.add(Vec3(numbers[3], numbers[4], numbers[5]));
    return box;
}

/// The level of a resolution, 0 when it is none.
int levelOf(const std::string& text) {
    int resolution = 0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), resolution);
    const bool fits = problem == std::errc() && stop == text.data() + text.size() &&
                      resolution >= kLeastResolution && resolution <= kMostLocalResolution &&
                      std::has_single_bit(static_cast<unsigned>(resolution));
    return fits ? std::countr_zero(static_cast<unsigned>(resolution)) : 0;
}

} // namespace

std::optional<RefineBox> refineBoxFrom(const std::string& text) {
    const std::size_t at = text.find('@');
    const std::vector<double> numbers = numbersIn(text.substr(0, at));
    const int depth = at == std::string::npos ? kDeepestLevel : levelOf(text.substr(at + 1));
    if (numbers.size() != 6 || depth == 0) {
        return std::nullopt;
    }
    const Aabb box = boxAround(numbers);
    return RefineBox{box.min, box.max, depth};
}

std::optional<VoxelEdit> voxelEditFrom(VoxelEditKind kind, const std::string& text) {
    const std::vector<double> numbers = numbersIn(text);
    if (numbers.size() == 6) {
        const Aabb box = boxAround(numbers);
        return VoxelEdit{kind, VoxelEditShape::Box, box.center(), 0.5 * box.extent()};
    }
    if (numbers.size() == 4 && numbers[3] > 0.0) {
        return VoxelEdit{kind, VoxelEditShape::Sphere, Vec3(numbers[0], numbers[1], numbers[2]),
                         Vec3::Constant(numbers[3])};
    }
    return std::nullopt;
}

std::optional<Handle> handleFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0 || colon == std::string::npos || colon < equals) {
        return std::nullopt;
    }
    const std::string word = text.substr(equals + 1, colon - equals - 1);
    const auto shape =
        std::ranges::find_if(kHandleShapeNames, [&](const auto& entry) { return word == entry.first; });
    if (shape == kHandleShapeNames.end()) {
        return std::nullopt;
    }
    constexpr std::array<std::size_t, 4> counts{3, 4, 7, 6}; // in the order of HandleShape
    const std::vector<double> n = numbersIn(text.substr(colon + 1));
    if (n.size() != counts[static_cast<std::size_t>(shape->second)]) {
        return std::nullopt;
    }
    Handle handle{text.substr(0, equals), shape->second, Vec3(n[0], n[1], n[2]), {}, {}, 0.0};
    if (handle.shape == HandleShape::Box) {
        handle.from = boxAround(n).center();
        handle.half = 0.5 * boxAround(n).extent();
    } else if (handle.shape == HandleShape::Capsule) {
        handle.to = Vec3(n[3], n[4], n[5]);
    }
    const bool round = handle.shape == HandleShape::Sphere || handle.shape == HandleShape::Capsule;
    handle.radius = round ? n.back() : 0.0;
    return handle.radius >= 0.0 ? std::optional(handle) : std::nullopt;
}

CLI::Validator jointHandles() {
    return CLI::Validator(
        [](std::string& word) {
            return handleFrom(word)
                       ? std::string()
                       : "give JOINT=point:X,Y,Z, JOINT=sphere:X,Y,Z,R, "
                         "JOINT=capsule:X0,Y0,Z0,X1,Y1,Z1,R or JOINT=box:X0,Y0,Z0,X1,Y1,Z1, not " +
                             word;
        },
        "");
}

CLI::Validator refineBoxes() {
    return CLI::Validator(
        [](std::string& word) {
            return refineBoxFrom(word) ? std::string()
                                       : "give two corners and optionally a resolution of 16 to " +
                                             std::to_string(kMostLocalResolution) +
                                             ", a power of two: X0,Y0,Z0,X1,Y1,Z1@2048, not " + word;
        },
        "");
}

CLI::Validator voxelEdits() {
    return CLI::Validator(
        [](std::string& word) {
            return voxelEditFrom(VoxelEditKind::Open, word)
                       ? std::string()
                       : "give a box, X0,Y0,Z0,X1,Y1,Z1, or a sphere, X,Y,Z,RADIUS, not " + word;
        },
        "");
}

CLI::Validator resolutionOrAuto() {
    const CLI::Validator number = powerOfTwo(kLeastResolution, kMostResolution);
    return CLI::Validator(
        [number](std::string& word) {
            if (word == "auto") {
                word = "0";
                return std::string();
            }
            const std::string wrong = number(word);
            return wrong.empty() ? wrong : wrong + " (or auto)";
        },
        "", number.get_name() + "|auto");
}

} // namespace sinew
