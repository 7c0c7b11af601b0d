#include "core/avatar/FaceNames.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

/// A name that is known: its letters in lower case and its digits, joined.
struct FaceRow {
    std::string_view key;
    FaceUnit unit;
    /// Nothing: the end of the name says the side ("Left", "_L"), or it is both.
    std::optional<FaceSide> side = std::nullopt;
};

constexpr auto kFaceLeft = FaceSide::Left;
constexpr auto kFaceRight = FaceSide::Right;

/// Of names for one thing the most exact one first.
constexpr std::array kFaceRows{
    // VRoid.
    FaceRow{"fclallneutral", FaceUnit::Neutral}, FaceRow{"fclalljoy", FaceUnit::Happy},
    FaceRow{"fclallangry", FaceUnit::Angry}, FaceRow{"fclallsorrow", FaceUnit::Sad},
    FaceRow{"fclallfun", FaceUnit::Relaxed}, FaceRow{"fclallsurprised", FaceUnit::Surprised},
    FaceRow{"fclmtha", FaceUnit::Aa}, FaceRow{"fclmthi", FaceUnit::Ih}, FaceRow{"fclmthu", FaceUnit::Ou},
    FaceRow{"fclmthe", FaceUnit::Ee}, FaceRow{"fclmtho", FaceUnit::Oh},
    FaceRow{"fcleyeclose", FaceUnit::EyeClosed},
    // VRM 1.0 and 0.x, and plain English.
    FaceRow{"neutral", FaceUnit::Neutral}, FaceRow{"happy", FaceUnit::Happy}, FaceRow{"joy", FaceUnit::Happy},
    FaceRow{"smile", FaceUnit::Happy}, FaceRow{"angry", FaceUnit::Angry}, FaceRow{"anger", FaceUnit::Angry},
    FaceRow{"sad", FaceUnit::Sad}, FaceRow{"sorrow", FaceUnit::Sad}, FaceRow{"sadness", FaceUnit::Sad},
    FaceRow{"relaxed", FaceUnit::Relaxed}, FaceRow{"fun", FaceUnit::Relaxed},
    FaceRow{"surprised", FaceUnit::Surprised}, FaceRow{"surprise", FaceUnit::Surprised},
    FaceRow{"aa", FaceUnit::Aa}, FaceRow{"ih", FaceUnit::Ih}, FaceRow{"ou", FaceUnit::Ou},
    FaceRow{"ee", FaceUnit::Ee}, FaceRow{"oh", FaceUnit::Oh}, FaceRow{"a", FaceUnit::Aa},
    FaceRow{"i", FaceUnit::Ih}, FaceRow{"u", FaceUnit::Ou}, FaceRow{"e", FaceUnit::Ee},
    FaceRow{"o", FaceUnit::Oh}, FaceRow{"blink", FaceUnit::EyeClosed}, FaceRow{"lookup", FaceUnit::EyeUp},
    FaceRow{"lookdown", FaceUnit::EyeDown}, FaceRow{"lookleft", FaceUnit::LookLeft, FaceSide::Both},
    FaceRow{"lookright", FaceUnit::LookRight, FaceSide::Both},
    // Oculus and VRChat.
    FaceRow{"visemeaa", FaceUnit::Aa}, FaceRow{"visemei", FaceUnit::Ih}, FaceRow{"visemeih", FaceUnit::Ih},
    FaceRow{"visemeu", FaceUnit::Ou}, FaceRow{"visemeou", FaceUnit::Ou}, FaceRow{"visemee", FaceUnit::Ee},
    FaceRow{"visemeo", FaceUnit::Oh}, FaceRow{"visemeoh", FaceUnit::Oh}, FaceRow{"vaa", FaceUnit::Aa},
    FaceRow{"vih", FaceUnit::Ih}, FaceRow{"vou", FaceUnit::Ou}, FaceRow{"ve", FaceUnit::Ee},
    FaceRow{"voh", FaceUnit::Oh},
    // Character Creator: one shape a viseme, or pairs of them.
    FaceRow{"ah", FaceUnit::Aa}, FaceRow{"woo", FaceUnit::Ou}, FaceRow{"vopen", FaceUnit::Aa},
    FaceRow{"vwide", FaceUnit::Ee}, FaceRow{"vtighto", FaceUnit::Ou},
    // MikuMikuDance.
    FaceRow{"あ", FaceUnit::Aa}, FaceRow{"い", FaceUnit::Ih}, FaceRow{"う", FaceUnit::Ou},
    FaceRow{"え", FaceUnit::Ee}, FaceRow{"お", FaceUnit::Oh},
    FaceRow{"まばたき", FaceUnit::EyeClosed, FaceSide::Both},
    FaceRow{"ウィンク２", FaceUnit::EyeClosed, kFaceLeft},
    FaceRow{"ウィンク2", FaceUnit::EyeClosed, kFaceLeft}, FaceRow{"ウィンク", FaceUnit::EyeClosed, kFaceLeft},
    FaceRow{"ｳｨﾝｸ２右", FaceUnit::EyeClosed, kFaceRight}, FaceRow{"ｳｨﾝｸ2右", FaceUnit::EyeClosed, kFaceRight},
    FaceRow{"ウィンク２右", FaceUnit::EyeClosed, kFaceRight},
    FaceRow{"ウィンク2右", FaceUnit::EyeClosed, kFaceRight},
    FaceRow{"ウィンク右", FaceUnit::EyeClosed, kFaceRight}, FaceRow{"wink2", FaceUnit::EyeClosed, kFaceLeft},
    FaceRow{"wink2right", FaceUnit::EyeClosed, kFaceRight}, FaceRow{"wink", FaceUnit::EyeClosed, kFaceLeft},
    FaceRow{"wink", FaceUnit::EyeClosed}, FaceRow{"笑い", FaceUnit::EyesSmiling},
    FaceRow{"なごみ", FaceUnit::EyesRelaxed}, FaceRow{"じと目", FaceUnit::EyeSquint},
    FaceRow{"びっくり", FaceUnit::EyeWide}, FaceRow{"怒り", FaceUnit::BrowDown},
    FaceRow{"困る", FaceUnit::BrowWorried}, FaceRow{"上", FaceUnit::BrowOuterUp},
    FaceRow{"口角上げ", FaceUnit::MouthSmile}, FaceRow{"にっこり", FaceUnit::MouthSmile},
    FaceRow{"にやり", FaceUnit::MouthSmile}, FaceRow{"口角下げ", FaceUnit::MouthFrown},
    // ARKit, and what Character Creator and Ready Player Me call the same.
    FaceRow{"eyeblink", FaceUnit::EyeClosed}, FaceRow{"eyesclosed", FaceUnit::EyeClosed},
    FaceRow{"eyesquint", FaceUnit::EyeSquint}, FaceRow{"eyewide", FaceUnit::EyeWide},
    FaceRow{"eyelookup", FaceUnit::EyeUp}, FaceRow{"eyelookdown", FaceUnit::EyeDown},
    FaceRow{"eyeslookup", FaceUnit::EyeUp}, FaceRow{"eyeslookdown", FaceUnit::EyeDown},
    FaceRow{"eyelookin", FaceUnit::EyeIn}, FaceRow{"eyelookout", FaceUnit::EyeOut},
    FaceRow{"eyellookup", FaceUnit::EyeUp, kFaceLeft}, FaceRow{"eyerlookup", FaceUnit::EyeUp, kFaceRight},
    FaceRow{"eyellookdown", FaceUnit::EyeDown, kFaceLeft},
    FaceRow{"eyerlookdown", FaceUnit::EyeDown, kFaceRight}, FaceRow{"eyellookr", FaceUnit::EyeIn, kFaceLeft},
    FaceRow{"eyerlookl", FaceUnit::EyeIn, kFaceRight}, FaceRow{"eyellookl", FaceUnit::EyeOut, kFaceLeft},
    FaceRow{"eyerlookr", FaceUnit::EyeOut, kFaceRight}, FaceRow{"browdown", FaceUnit::BrowDown},
    FaceRow{"browdrop", FaceUnit::BrowDown}, FaceRow{"browinnerup", FaceUnit::BrowInnerUp},
    FaceRow{"browraiseinner", FaceUnit::BrowInnerUp}, FaceRow{"browouterup", FaceUnit::BrowOuterUp},
    FaceRow{"browraiseouter", FaceUnit::BrowOuterUp}, FaceRow{"cheeksquint", FaceUnit::CheekSquint},
    FaceRow{"cheekraise", FaceUnit::CheekSquint}, FaceRow{"nosesneer", FaceUnit::NoseSneer},
    FaceRow{"nosescrunch", FaceUnit::NoseSneer}, FaceRow{"jawopen", FaceUnit::JawOpen},
    FaceRow{"mouthopen", FaceUnit::JawOpen}, FaceRow{"mouthfunnel", FaceUnit::MouthFunnel},
    FaceRow{"mouthpucker", FaceUnit::MouthPucker}, FaceRow{"mouthsmile", FaceUnit::MouthSmile},
    FaceRow{"mouthfrown", FaceUnit::MouthFrown}, FaceRow{"mouthstretch", FaceUnit::MouthStretch},
    FaceRow{"mouthpress", FaceUnit::MouthPress}, FaceRow{"mouthdimple", FaceUnit::MouthDimple}};

/// Letters in lower case and digits; what is not ASCII stays as it is.
std::string foldedName(std::string_view name) {
    std::string key;
    for (const char c : name) {
        const auto code = static_cast<unsigned char>(c);
        if (code >= 0x80U || std::isalnum(code) != 0) {
            key.push_back(code < 0x80U ? static_cast<char>(std::tolower(code)) : c);
        }
    }
    return key;
}

struct SidedName {
    std::string_view name; ///< without its side
    FaceSide side = FaceSide::Both;
};

/// "mouthSmileLeft", "mouthSmile_L", "mouthSmileL", "Mouth Smile L" and "mouthsmileleft".
SidedName withoutSide(std::string_view name) {
    const std::string lower = foldedName(name);
    for (const auto& [word, side] : {std::pair<std::string_view, FaceSide>{"left", FaceSide::Left},
                                     std::pair<std::string_view, FaceSide>{"right", FaceSide::Right}}) {
        if (lower.ends_with(word) && name.size() > word.size()) {
            return {name.substr(0, name.size() - word.size()), side};
        }
    }
    if (name.size() < 3) {
        return {name};
    }
    const char last = name.back();
    const char before = name[name.size() - 2];
    const bool apart = !isLetter(before) || (isUpper(last) && isLower(before));
    const char letter = static_cast<char>(std::tolower(static_cast<unsigned char>(last)));
    return apart && (letter == 'l' || letter == 'r')
               ? SidedName{name.substr(0, name.size() - 1), letter == 'l' ? kFaceLeft : kFaceRight}
               : SidedName{name};
}

struct KnownName {
    FaceUnit unit;
    FaceSide side;
    std::size_t row;
};

std::optional<KnownName> knownName(std::string_view name) {
    const std::string whole = foldedName(name);
    const auto exact = std::ranges::find(kFaceRows, whole, &FaceRow::key);
    const auto row = [](auto at) { return static_cast<std::size_t>(at - kFaceRows.begin()); };
    if (exact != kFaceRows.end()) {
        return KnownName{exact->unit, exact->side.value_or(FaceSide::Both), row(exact)};
    }
    const SidedName sided = withoutSide(name);
    const std::string key = foldedName(sided.name);
    const auto known =
        std::ranges::find_if(kFaceRows, [&](const FaceRow& each) { return each.key == key && !each.side; });
    return sided.side != FaceSide::Both && known != kFaceRows.end()
               ? std::optional(KnownName{known->unit, sided.side, row(known)})
               : std::nullopt;
}

/// The name, then what it may be behind what programs put before it.
std::vector<std::string_view> readings(std::string_view name) {
    std::vector<std::string_view> result{name};
    if (const std::size_t end = name.find_last_of(".:|"); end != std::string_view::npos) {
        result.push_back(name.substr(end + 1));
    }
    for (const std::string_view vroid : {"Fcl_", "fcl_", "FCL_"}) {
        if (const std::size_t at = name.find(vroid); at != std::string_view::npos) {
            result.push_back(name.substr(at));
        }
    }
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view last = result.back();
    if (last.size() > 4 && (last[0] == 'A' || last[0] == 'a') && isDigit(last[1]) && isDigit(last[2]) &&
        last[3] == '_') {
        result.push_back(last.substr(4));
    }
    return result;
}

constexpr std::size_t kVowels = 5;

bool isVowelLetter(std::size_t row) {
    return kFaceRows[row].key.size() == 1;
}

} // namespace

FaceNames::FaceNames(std::span<const std::string> names) {
    for (const std::string& name : names) {
        for (const std::string_view reading : readings(name)) {
            if (const auto known = knownName(reading)) {
                m_found.push_back({known->unit, known->side, known->row, name});
                break;
            }
        }
    }
    std::ranges::stable_sort(m_found, {}, &Found::row);
    std::vector<std::size_t> letters;
    for (const Found& found : m_found) {
        if (isVowelLetter(found.row) && (letters.empty() || letters.back() != found.row)) {
            letters.push_back(found.row);
        }
    }
    if (letters.size() < kVowels) {
        std::erase_if(m_found, [](const Found& found) { return isVowelLetter(found.row); });
    }
}

const std::string* FaceNames::shape(FaceUnit unit, FaceSide side) const {
    const auto found = std::ranges::find_if(
        m_found, [&](const Found& each) { return each.unit == unit && each.side == side; });
    return found == m_found.end() ? nullptr : &found->shape;
}

std::vector<std::string> FaceNames::shapes(FaceUnit unit, FaceSide side) const {
    if (const std::string* one = shape(unit, side)) {
        return {*one};
    }
    const std::string* left = shape(unit, FaceSide::Left);
    const std::string* right = shape(unit, FaceSide::Right);
    return side == FaceSide::Both && left != nullptr && right != nullptr
               ? std::vector<std::string>{*left, *right}
               : std::vector<std::string>();
}

} // namespace sinew
