#include "app/cli/bind/SolidValues.h"

#include "app/cli/CommonOptions.h"
#include "app/recipe/FieldReader.h"
#include "core/bind/BindSettings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

/// How many numbers follow the word; in the order of SolidShape.
constexpr std::array<std::size_t, 4> kSolidNumbers{3, 4, 7, 6};

Solid boxOfCorners(const std::vector<double>& numbers) {
    const Aabb box = boxBetween(numbers);
    return Solid::box(box.center(), 0.5 * box.extent());
}

Solid solidWith(SolidShape shape, const std::vector<double>& n) {
    const Vec3 first(n[0], n[1], n[2]);
    switch (shape) {
    case SolidShape::Point:
        return Solid::point(first);
    case SolidShape::Sphere:
        return Solid::sphere(first, n[3]);
    case SolidShape::Capsule:
        return Solid::capsule(first, Vec3(n[3], n[4], n[5]), n[6]);
    case SolidShape::Box:
        break;
    }
    return boxOfCorners(n);
}

} // namespace

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

Aabb boxBetween(const std::vector<double>& numbers) {
    Aabb box;
    box.add(Vec3(numbers[0], numbers[1], numbers[2]));
    box.add(Vec3(numbers[3], numbers[4], numbers[5]));
    return box;
}

std::optional<Solid> solidFrom(const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::string word = text.substr(0, colon);
    const auto shape =
        std::ranges::find_if(kSolidShapeNames, [&](const auto& entry) { return word == entry.first; });
    if (colon == std::string::npos || shape == kSolidShapeNames.end()) {
        return std::nullopt;
    }
    const std::vector<double> numbers = numbersIn(text.substr(colon + 1));
    if (numbers.size() != kSolidNumbers[static_cast<std::size_t>(shape->second)]) {
        return std::nullopt;
    }
    const Solid solid = solidWith(shape->second, numbers);
    return solid.radius >= 0.0 ? std::optional(solid) : std::nullopt;
}

std::optional<Solid> boxOrSphereFrom(const std::string& text) {
    const std::vector<double> numbers = numbersIn(text);
    if (numbers.size() == 6) {
        return boxOfCorners(numbers);
    }
    const bool sphere = numbers.size() == 4 && numbers[3] > 0.0;
    return sphere ? std::optional(solidWith(SolidShape::Sphere, numbers)) : std::nullopt;
}

std::optional<NamedSolid> namedSolidFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const auto solid = solidFrom(text.substr(equals + 1));
    return solid ? std::optional(NamedSolid{text.substr(0, equals), *solid}) : std::nullopt;
}

namespace {

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
    const Aabb box = boxBetween(numbers);
    return RefineBox{box.min, box.max, depth};
}

std::optional<VoxelEdit> voxelEditFrom(VoxelEditKind kind, const std::string& text) {
    const auto solid = boxOrSphereFrom(text);
    return solid ? std::optional(VoxelEdit{kind, *solid}) : std::nullopt;
}

std::optional<Handle> handleFrom(const std::string& text) {
    const auto named = namedSolidFrom(text);
    return named ? std::optional(Handle{named->name, named->solid}) : std::nullopt;
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
            return voxelEditFrom(VoxelEditKind::Separate, word)
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
