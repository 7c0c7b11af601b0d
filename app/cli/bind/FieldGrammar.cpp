#include "app/cli/bind/FieldGrammar.h"

#include "core/bind/settings/Lattice.h"

#include <array>
#include <cmath>

namespace sinew {

Halves halvesAt(const std::string& text, std::size_t sign) {
    return sign == std::string::npos ? Halves{text, {}} : Halves{text.substr(0, sign), text.substr(sign + 1)};
}

std::vector<std::string> wordsBetween(const std::string& text, char sign) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(sign, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::optional<double> numberUpTo(double max, const std::string& text) {
    const auto number = numberIn<double>(text);
    return number && *number >= 0.0 && *number <= max ? number : std::nullopt;
}

std::vector<double> numbersIn(const std::string& text) {
    std::vector<double> numbers;
    for (const std::string& word : wordsBetween(text, ',')) {
        const auto number = numberIn<double>(word);
        if (!number || !std::isfinite(*number)) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

namespace {

/// How many numbers follow the word; in the order of SolidShape.
constexpr std::array<std::size_t, 4> kSolidNumbers{3, 4, 7, 6};

} // namespace

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

std::optional<NamedSolid> namedSolidFrom(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::size_t equals = colon == std::string::npos ? colon : text.rfind('=', colon);
    if (equals == std::string::npos || equals == 0) {
        return std::nullopt;
    }
    const auto solid = solidFrom(text.substr(equals + 1));
    return solid ? std::optional(NamedSolid{text.substr(0, equals), *solid}) : std::nullopt;
}

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

bool readTyped(const FilledText& /*kind*/, const std::string& text, std::string& value) {
    value = text;
    return !text.empty();
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, std::vector<std::string>& names) {
    names = wordsBetween(text, ',');
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
    const std::vector<std::string> words = wordsBetween(text, ',');
    bool sound = words.size() == counts.size();
    for (std::size_t axis = 0; sound && axis < counts.size(); ++axis) {
        const auto count = numberIn<int>(words[axis]);
        counts[axis] = count.value_or(0);
        sound = counts[axis] >= kMinLatticeCount && counts[axis] <= kMaxLatticeCount;
    }
    return sound;
}

bool readTyped(const AsTyped& /*kind*/, const std::string& text, Vec3& value) {
    const std::vector<double> numbers = numbersIn(text);
    value = numbers.size() == 3 ? Vec3(numbers[0], numbers[1], numbers[2]) : Vec3(Vec3::Zero());
    return numbers.size() == 3;
}

bool readTyped(const Signed& /*kind*/, const std::string& text, double& number) {
    const auto given = numberIn<double>(text);
    number = given.value_or(0.0);
    return given && std::isfinite(*given);
}

bool readRow(const RegionBlend& /*row*/, const std::string& text, Region& region) {
    region.blendOfHeight = text.ends_with('%');
    const auto width = numberUpTo(1e9, text.substr(0, text.size() - (region.blendOfHeight ? 1 : 0)));
    region.blend = width.value_or(0.0);
    return width.has_value();
}

} // namespace sinew
