#include "app/cli/bind/BindOptions.h"

#include "app/cli/bind/FieldGrammar.h"
#include "core/solve/Solvers.h"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

/// "JOINT=region:REGION" or "JOINT=vertices:FILE".
std::optional<HandleSource> areaFrom(const std::string& text) {
    constexpr std::string_view region = "=region:";
    constexpr std::string_view vertices = "=vertices:";
    for (const std::string_view word : {region, vertices}) {
        const std::size_t sign = text.find(word);
        const std::string behind = sign == std::string::npos ? "" : text.substr(sign + word.size());
        if (sign == 0 || behind.empty()) {
            continue;
        }
        HandleSource source;
        source.handle.joint = text.substr(0, sign);
        (word == region ? source.handle.region : source.vertices) = behind;
        return source;
    }
    return std::nullopt;
}

Typed<VoxelEdit> voxelEditFrom(VoxelEditKind kind, const std::string& text) {
    const std::vector<double> numbers = numbersIn(text);
    std::optional<VoxelEdit> edit;
    if (numbers.size() == 6) {
        edit = {kind, solidWith(SolidShape::Box, numbers)};
    } else if (numbers.size() == 4 && numbers[3] > 0.0) {
        edit = {kind, solidWith(SolidShape::Sphere, numbers)};
    }
    return typed(edit, "give a box, X0,Y0,Z0,X1,Y1,Z1, or a sphere, X,Y,Z,RADIUS", text);
}

// Stiffness by angle.

/// "A@DEGREES".
std::optional<AlphaKey> alphaKeyFrom(const std::string& text) {
    const auto [before, behind] = halvesAt(text, text.find('@'));
    const auto alpha = numberUpTo(1.0, before);
    const auto angle = numberIn<double>(behind.value_or(std::string()));
    return alpha && angle ? std::optional(AlphaKey{*angle, *alpha}) : std::nullopt;
}

/// "JOINT=swing:A@DEGREES,A@DEGREES": what stands before any rule. Names may hold the sign.
std::optional<AlphaCurve> plainCurveFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const auto angle = valueOf(kJointAngleNames, text.substr(equals + 1, colon - equals - 1));
    if (!angle) {
        return std::nullopt;
    }
    AlphaCurve curve{text.substr(0, equals), *angle, {}, {}, {}};
    for (const std::string& word : wordsBetween(text.substr(colon + 1), ',')) {
        const auto key = alphaKeyFrom(word);
        if (!key) {
            return std::nullopt;
        }
        curve.keys.push_back(*key);
    }
    return curve;
}

// Volumes of bones.

/// "JOINT=SHAPE:SIZES": what stands before any field. Names may hold the sign.
std::optional<BoneVolume> plainVolumeFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const auto shape = valueOf(kAxisVolumeShapeNames, text.substr(equals + 1, colon - equals - 1));
    const std::vector<double> sizes = numbersIn(text.substr(colon + 1));
    const bool sound = shape && (sizes.size() == 1 || sizes.size() == 2) && std::ranges::min(sizes) >= 0.0;
    return sound ? std::optional(BoneVolume{text.substr(0, equals), *shape, {sizes.front(), sizes.back()}})
                 : std::nullopt;
}

// Rules of parts.

/// A binding by its name. A smooth part with a solver of its own is also written as "solve:SOLVER".
std::optional<PartBinding> bindingCalled(const std::string& name, bool colonFollows) {
    return name == "solve" && colonFollows ? PartBinding::Smooth : valueOf(kPartBindingNames, name);
}

/// What stands behind the binding's colon: a solver of parts that are smooth, else joints, and behind those
/// perhaps ";solver=KEY". False where a solver is announced and none named.
bool readBehind(const std::string& text, PartRule& rule) {
    constexpr std::string_view sign = ";solver=";
    if (rule.binding == PartBinding::Smooth) {
        rule.solver = text;
        return !text.empty();
    }
    const std::size_t solver = text.rfind(sign);
    rule.joints = wordsBetween(text.substr(0, solver), ',');
    if (solver != std::string::npos) {
        rule.solver = text.substr(solver + sign.size());
    }
    return solver == std::string::npos || !rule.solver.empty();
}

/// Splits "Body#3"; a name without a number after the sign stays whole.
void splitShell(PartRule& rule) {
    const auto [part, behind] = halvesAt(rule.part, rule.part.rfind('#'));
    const auto shell = behind ? numberIn<int>(*behind) : std::nullopt;
    if (shell && *shell > 0) {
        rule.shell = *shell;
        rule.part = part;
    }
}

std::optional<PartRule> ruleIn(const std::string& text) {
    // Names may hold the sign: the last one with a binding behind it parts them.
    for (std::size_t sign = text.rfind('='); sign != std::string::npos && sign > 0;
         sign = text.rfind('=', sign - 1)) {
        const auto [name, behind] = halvesAt(text.substr(sign + 1), text.substr(sign + 1).find(':'));
        if (const auto binding = bindingCalled(name, behind.has_value())) {
            PartRule rule{text.substr(0, sign), 0, *binding, {}};
            if (behind && !readBehind(*behind, rule)) {
                return std::nullopt;
            }
            splitShell(rule);
            return rule;
        }
    }
    return std::nullopt;
}

} // namespace

Typed<RefineBox> refineBoxFrom(const std::string& text) {
    const auto [corners, behind] = halvesAt(text, text.find('@'));
    const std::vector<double> numbers = numbersIn(corners);
    const int resolution = behind ? numberIn<int>(*behind).value_or(0) : kMaxLocalResolution;
    const bool sound = resolution >= kMinResolution && resolution <= kMaxLocalResolution &&
                       std::has_single_bit(static_cast<unsigned>(resolution)) && numbers.size() == 6;
    std::optional<RefineBox> entry;
    if (sound) {
        const Aabb box = boxBetween(numbers);
        entry = {box.min, box.max, std::countr_zero(static_cast<unsigned>(resolution))};
    }
    return typed(entry,
                 "give two corners and optionally a resolution of 16 to " +
                     std::to_string(kMaxLocalResolution) + ", a power of two: X0,Y0,Z0,X1,Y1,Z1@2048",
                 text);
}

Typed<VoxelEdit> separationFrom(const std::string& text) {
    return voxelEditFrom(VoxelEditKind::Separate, text);
}

Typed<VoxelEdit> connectionFrom(const std::string& text) {
    return voxelEditFrom(VoxelEditKind::Connect, text);
}

Typed<HandleSource> handleFrom(const std::string& text) {
    std::optional<HandleSource> source = areaFrom(text);
    if (const auto named = source ? std::nullopt : namedSolidFrom(text)) {
        source = HandleSource{Handle{named->name, named->solid}, {}};
    }
    return typed(source,
                 "give JOINT=point:X,Y,Z, JOINT=sphere:X,Y,Z,R, JOINT=capsule:X0,Y0,Z0,X1,Y1,Z1,R, "
                 "JOINT=box:X0,Y0,Z0,X1,Y1,Z1, JOINT=region:REGION or JOINT=vertices:FILE",
                 text);
}

Typed<Region> regionFrom(const std::string& text) {
    const std::vector<std::string> words = wordsBetween(text, ';');
    const auto named = namedSolidFrom(words.front());
    if (!named || named->solid.shape == SolidShape::Point) {
        return {{},
                "give NAME=sphere:X,Y,Z,R, NAME=capsule:X0,Y0,Z0,X1,Y1,Z1,R or NAME=box:X0,Y0,Z0,X1,Y1,Z1, "
                "not " +
                    words.front()};
    }
    Region region;
    region.name = named->name;
    region.solid = named->solid;
    return withFields(region, words);
}

Typed<BoneAlpha> boneAlphaFrom(const std::string& text) {
    const auto [joint, behind] = halvesAt(text, text.rfind('='));
    const auto alpha = numberUpTo(1.0, behind.value_or(std::string()));
    return typed(alpha && !joint.empty() ? std::optional(BoneAlpha{joint, *alpha}) : std::nullopt,
                 "give JOINT=A with A from 0 to 1", text);
}

Typed<BoneSmoothness> boneSmoothnessFrom(const std::string& text) {
    const auto [joint, behind] = halvesAt(text, text.rfind('='));
    const auto smoothness = numberUpTo(kMaxPictureSmoothness, behind.value_or(std::string()));
    const bool sound = smoothness && *smoothness >= kMinPictureSmoothness && !joint.empty();
    return typed(sound ? std::optional(BoneSmoothness{joint, *smoothness}) : std::nullopt,
                 "give JOINT=S with S from 1 to 500 pixels", text);
}

Typed<BoneVolume> boneVolumeFrom(const std::string& text) {
    const std::vector<std::string> words = wordsBetween(text, ';');
    std::optional<BoneVolume> volume = plainVolumeFrom(words.front());
    if (!volume) {
        return {
            {},
            "give JOINT=capsule:R, JOINT=cylinder:R, JOINT=ellipsoid:R or JOINT=box:R with one radius of at "
            "least 0 or two, R,R, not " +
                words.front()};
    }
    return withFields(*volume, words);
}

Typed<AlphaCurve> alphaCurveFrom(const std::string& text) {
    const std::vector<std::string> words = wordsBetween(text, ';');
    std::optional<AlphaCurve> curve = plainCurveFrom(words.front());
    if (!curve) {
        return {{},
                "give JOINT=swing:A@DEGREES,A@DEGREES or JOINT=twist:A@DEGREES with A from 0 to 1, not " +
                    words.front()};
    }
    return withFields(*curve, words);
}

Typed<PartRule> partRuleFrom(const std::string& text) {
    return typed(ruleIn(text),
                 "write it as NAME=smooth, NAME=solve:SOLVER, NAME=rigid:JOINT, NAME=copy, "
                 "NAME=limit:JOINT,JOINT (with ;solver=SOLVER behind, if wanted) or NAME=skip, where SOLVER "
                 "is one of " +
                     solverKeys(),
                 text);
}

CageSource cageSourceFrom(const std::string& text) {
    std::error_code problem;
    if (std::filesystem::exists(text, problem)) {
        return {"", text};
    }
    const auto [name, file] = halvesAt(text, text.find('='));
    return file ? CageSource{name, *file} : CageSource{"", text};
}

} // namespace sinew
