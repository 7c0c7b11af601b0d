#include "app/cli/bind/VoxelEditValues.h"

#include "app/cli/Values.h"
#include "app/cli/bind/SolidValues.h"
#include "core/bind/BindSettings.h"

#include <bit>
#include <charconv>
#include <vector>

namespace sinew {
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
