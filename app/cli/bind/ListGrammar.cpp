#include "app/cli/bind/BindOptions.h"

#include "app/recipe/ListFields.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"
#include "core/solve/Solvers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

/// The text before the sign and the one behind it; nothing behind where there is none.
struct Halves {
    std::string before;
    std::optional<std::string> behind;
};

Halves halvesAt(const std::string& text, std::size_t sign) {
    return sign == std::string::npos ? Halves{text, {}} : Halves{text.substr(0, sign), text.substr(sign + 1)};
}

std::vector<std::string> split(const std::string& text, char sign) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(sign, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

/// The number that is all of the text.
template<typename Number>
std::optional<Number> numberIn(const std::string& text) {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    return problem == std::errc() && stop == end ? std::optional(value) : std::nullopt;
}

/// From 0 to `max`.
std::optional<double> numberUpTo(double max, const std::string& text) {
    const auto number = numberIn<double>(text);
    return number && *number >= 0.0 && *number <= max ? number : std::nullopt;
}

/// All numbers of a list with commas between; none when one is none.
std::vector<double> numbersIn(const std::string& text) {
    std::vector<double> numbers;
    for (const std::string& word : split(text, ',')) {
        const auto number = numberIn<double>(word);
        if (!number || !std::isfinite(*number)) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

template<typename T>
Typed<T> typed(std::optional<T> entry, const std::string& wanted, const std::string& text) {
    return entry ? Typed<T>{std::move(entry), {}} : Typed<T>{{}, wanted + ", not " + text};
}

// Solids.

/// How many numbers follow the word; in the order of SolidShape.
constexpr std::array<std::size_t, 4> kSolidNumbers{3, 4, 7, 6};

Aabb boxBetween(const std::vector<double>& corners) {
    Aabb box;
    box.add(Vec3(corners[0], corners[1], corners[2]));
    box.add(Vec3(corners[3], corners[4], corners[5]));
    return box;
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
    const Aabb box = boxBetween(n);
    return Solid::box(box.center(), 0.5 * box.extent());
}

/// "SHAPE:NUMBERS" with a radius of at least 0.
std::optional<Solid> solidFrom(const std::string& text) {
    const auto [word, behind] = halvesAt(text, text.find(':'));
    const auto shape = valueOf(kSolidShapeNames, word);
    const std::vector<double> numbers = numbersIn(behind.value_or(std::string()));
    if (!shape || numbers.size() != kSolidNumbers[static_cast<std::size_t>(*shape)]) {
        return std::nullopt;
    }
    const Solid solid = solidWith(*shape, numbers);
    return solid.radius >= 0.0 ? std::optional(solid) : std::nullopt;
}

struct NamedSolid {
    std::string name;
    Solid solid;
};

std::optional<NamedSolid> namedSolidFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const auto solid = solidFrom(text.substr(equals + 1));
    return solid ? std::optional(NamedSolid{text.substr(0, equals), *solid}) : std::nullopt;
}

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

// The value of a field, by the kind of its row.

bool readTyped(const UpTo& kind, const std::string& text, double& number) {
    const auto given = numberUpTo(kind.max, text);
    number = given.value_or(0.0);
    return given.has_value();
}

bool readTyped(const CountOrAll& kind, const std::string& text, int& count) {
    const auto given = text == "all" ? std::optional(0.0) : numberUpTo(kind.max, text);
    count = static_cast<int>(given.value_or(0.0));
    return given == count && (count > 0 || text == "all");
}

template<typename T, std::size_t N>
bool readTyped(const Choice<T, N>& kind, const std::string& text, T& value) {
    const auto named = valueOf(kind.names, text);
    value = named.value_or(T());
    return named.has_value();
}

bool readTyped(const FilledText& /*kind*/, const std::string& text, std::string& value) {
    value = text;
    return !text.empty();
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, std::vector<std::string>& names) {
    names = split(text, ',');
    return std::ranges::find(names, "") == names.end();
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, std::string& value) {
    value = text;
    return !text.empty();
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, double& number) {
    const auto given = numberUpTo(1e9, text);
    number = given.value_or(0.0);
    return given.has_value();
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, LatticeCounts& counts) {
    const std::vector<std::string> words = split(text, ',');
    bool sound = words.size() == counts.size();
    for (std::size_t axis = 0; sound && axis < counts.size(); ++axis) {
        const auto count = numberIn<int>(words[axis]);
        counts[axis] = count.value_or(0);
        sound = counts[axis] >= kMinLatticeCount && counts[axis] <= kMaxLatticeCount;
    }
    return sound;
}

bool readTyped(const Signed& /*kind*/, const std::string& text, double& number) {
    const auto given = numberIn<double>(text);
    number = given.value_or(0.0);
    return given && std::isfinite(*given);
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, Vec3& value) {
    const std::vector<double> numbers = numbersIn(text);
    value = numbers.size() == 3 ? Vec3(numbers[0], numbers[1], numbers[2]) : Vec3(Vec3::Zero());
    return numbers.size() == 3;
}

template<typename Kind, typename M>
bool readTyped(const Kind& kind, const std::string& text, std::optional<M>& value) {
    return readTyped(kind, text, value.emplace());
}

template<typename T, typename M, typename Kind>
requires requires(const Kind& kind, M& value) {
    readTyped(kind, std::string(), value);
}
bool readRow(const Field<T, M, Kind>& row, const std::string& text, T& entry) {
    return readTyped(row.kind, text, entry.*row.member);
}

bool readRow(const RegionBlend& /*row*/, const std::string& text, Region& region) {
    region.blendOfHeight = text.ends_with('%');
    const auto width = numberUpTo(1e9, text.substr(0, text.size() - (region.blendOfHeight ? 1 : 0)));
    region.blend = width.value_or(0.0);
    return width.has_value();
}

/// Calls `use` with each row of a described type that is typed.
template<typename T, typename Use>
void forEachTyped(const Use& use) {
    const auto visit = [&](const auto& row) {
        if constexpr (requires { readRow(row, std::string(), std::declval<T&>()); }) {
            use(row);
        }
    };
    std::apply([&](const auto&... row) { (visit(row), ...); }, FieldsOf<T>::rows);
}

/// Reads "word=value" into the field of that word.
template<typename T>
bool readField(const std::string& text, T& entry) {
    const auto [word, value] = halvesAt(text, text.find('='));
    bool sound = false;
    forEachTyped<T>([&](const auto& row) {
        if (row.word != nullptr && word == row.word) {
            sound = readRow(row, value.value_or(std::string()), entry);
        }
    });
    return sound;
}

/// The forms of all such fields, " ;alpha=A (0 to 1) ;falloff=NAME".
template<typename T>
std::string fieldForms() {
    std::string forms;
    forEachTyped<T>([&](const auto& row) {
        if (row.word != nullptr) {
            forms += std::string(" ;") + row.word + "=" + row.form;
        }
    });
    return forms;
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
    for (const std::string& word : split(text.substr(colon + 1), ',')) {
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
    rule.joints = split(text.substr(0, solver), ',');
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
    const std::vector<std::string> words = split(text, ';');
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
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readField(*word, region)) {
            return {{},
                    "behind " + words.front() + " give any of" + fieldForms<Region>() + ", not ;" + *word};
        }
    }
    return {region, {}};
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
    const std::vector<std::string> words = split(text, ';');
    std::optional<BoneVolume> volume = plainVolumeFrom(words.front());
    if (!volume) {
        return {
            {},
            "give JOINT=capsule:R, JOINT=cylinder:R, JOINT=ellipsoid:R or JOINT=box:R with one radius of at "
            "least 0 or two, R,R, not " +
                words.front()};
    }
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readField(*word, *volume)) {
            return {{},
                    "behind " + words.front() + " give any of" + fieldForms<BoneVolume>() + ", not ;" +
                        *word};
        }
    }
    return {volume, {}};
}

Typed<AlphaCurve> alphaCurveFrom(const std::string& text) {
    const std::vector<std::string> words = split(text, ';');
    std::optional<AlphaCurve> curve = plainCurveFrom(words.front());
    if (!curve) {
        return {{},
                "give JOINT=swing:A@DEGREES,A@DEGREES or JOINT=twist:A@DEGREES with A from 0 to 1, not " +
                    words.front()};
    }
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readField(*word, *curve)) {
            return {{},
                    "behind " + words.front() + " give any of" + fieldForms<AlphaCurve>() + ", not ;" +
                        *word};
        }
    }
    return {curve, {}};
}

Typed<PartRule> partRuleFrom(const std::string& text) {
    return typed(ruleIn(text),
                 "write it as NAME=smooth, NAME=solve:SOLVER, NAME=rigid:JOINT, NAME=copy, "
                 "NAME=limit:JOINT,JOINT (with ;solver=SOLVER behind, if wanted) or NAME=skip, where SOLVER "
                 "is one of " +
                     solverKeys(),
                 text);
}

namespace {

/// Reads what stands behind the first word into the cage; returns what is wrong, or nothing.
std::string readControlFields(const std::vector<std::string>& words, Cage& cage) {
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readField(*word, cage) || (cage.kind == CageKind::Wire && word->starts_with("counts="))) {
            return "behind " + words.front() + " give any of" + fieldForms<Cage>() + ", not ;" + *word;
        }
    }
    return {};
}

/// What a lattice is put round, by its word and what stands behind the colon.
bool readAround(const std::string& text, ControlOption& option) {
    using Around = ControlOption::Around;
    const auto [word, behind] = halvesAt(text, text.find(':'));
    option.subject = behind.value_or(std::string());
    option.around = word == "mesh" ? Around::Mesh : word == "part" ? Around::Part : Around::Region;
    return word == "mesh" ? !behind : (word == "part" || word == "region") && !option.subject.empty();
}

} // namespace

Typed<ControlOption> latticeFrom(const std::string& text) {
    const std::vector<std::string> words = split(text, ';');
    const auto [name, place] = halvesAt(words.front(), words.front().find('='));
    const auto solid = solidFrom(place.value_or(std::string()));
    const bool box = solid && solid->shape == SolidShape::Box;
    ControlOption option;
    if (name.empty() || (!box && !readAround(place.value_or(std::string()), option))) {
        return {{},
                "give NAME=mesh, NAME=part:PART, NAME=region:REGION or NAME=box:X0,Y0,Z0,X1,Y1,Z1, not " +
                    words.front()};
    }
    option.cage = makeLattice(name, {}, kUsualLatticeCounts);
    if (std::string wrong = readControlFields(words, option.cage); !wrong.empty()) {
        return {{}, std::move(wrong)};
    }
    if (box) {
        const Cage placed =
            makeLattice(name, {solid->from - solid->half, solid->from + solid->half}, option.cage.counts);
        option.cage.vertices = placed.vertices;
        option.cage.edges = placed.edges;
    }
    return {option, {}};
}

Typed<ControlOption> wireFrom(const std::string& text) {
    const std::vector<std::string> words = split(text, ';');
    const auto [name, place] = halvesAt(words.front(), words.front().find('='));
    const std::vector<double> numbers = numbersIn(place.value_or(std::string()));
    if (name.empty() || numbers.size() < 6 || numbers.size() % 3 != 0 ||
        numbers.size() > 3 * kMaxWireVertices) {
        return {{},
                "give NAME=X,Y,Z,X,Y,Z and so on for 2 to " + std::to_string(kMaxWireVertices) +
                    " control vertices, not " + words.front()};
    }
    std::vector<Vec3> vertices;
    for (std::size_t i = 0; i < numbers.size(); i += 3) {
        vertices.push_back(Vec3(numbers[i], numbers[i + 1], numbers[i + 2]));
    }
    ControlOption option;
    option.cage = makeWire(name, vertices, 0.0);
    if (std::string wrong = readControlFields(words, option.cage); !wrong.empty()) {
        return {{}, std::move(wrong)};
    }
    const bool sound = option.cage.dropOff > 0.0;
    return sound ? Typed<ControlOption>{option, {}}
                 : Typed<ControlOption>{{}, "behind " + words.front() + " give ;drop-off=WIDTH over 0"};
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
