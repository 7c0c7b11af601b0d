#include "app/cli/Places.h"

#include "app/cli/Values.h"
#include "core/bind/BindSettings.h"

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

CLI::Validator refineBoxes() {
    return CLI::Validator(
        [](std::string& word) {
            return refineBoxFrom(word) ? std::string()
                                       : "give two corners and, if wanted, a resolution of 16 to " +
                                             std::to_string(kMostLocalResolution) +
                                             ", a power of two: X0,Y0,Z0,X1,Y1,Z1@2048, not " + word;
        },
        "");
}

CLI::Validator voxelPlaces() {
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
            return wrong.empty() ? wrong : wrong + " (auto is possible, too)";
        },
        "");
}

} // namespace sinew
