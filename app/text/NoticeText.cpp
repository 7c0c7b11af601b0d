#include "app/text/ArgumentText.h"
#include "app/text/ContentText.h"
#include "app/text/Fill.h"
#include "app/text/FitText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/text/tables/NoticeTables.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

namespace sinew {
namespace {

const NoticeEntry* find(NoticeCode code) {
    for (const auto& table : {readNotices(), bindNotices(), writeNotices()}) {
        const auto entry = std::ranges::find(table, code, &NoticeEntry::code);
        if (entry != table.end()) {
            return &*entry;
        }
    }
    return nullptr;
}

enum class Argument { Name, Word, Length, Coordinate, Fraction };

/// What each argument is, in their order: codes whose arguments are all names are not listed.
struct ArgumentKinds {
    NoticeCode code;
    std::array<Argument, 5> kinds;
};
constexpr auto kNameArgument = Argument::Name;
constexpr auto kLengthArgument = Argument::Length;
constexpr auto kCoordinateArgument = Argument::Coordinate;
constexpr auto kFractionArgument = Argument::Fraction;
constexpr std::array kArgumentKinds{
    ArgumentKinds{NoticeCode::JointFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::SizeUnusual, {kLengthArgument}},
    ArgumentKinds{NoticeCode::HandleFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::CageFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::JointOutside, {kLengthArgument}},
    ArgumentKinds{NoticeCode::NodePoseDropped, {kNameArgument, kLengthArgument}},
    ArgumentKinds{NoticeCode::JointNotSource, {Argument::Word}},
    ArgumentKinds{NoticeCode::TextureRefused, {kNameArgument, Argument::Word}},
    ArgumentKinds{NoticeCode::MaterialFileRefused, {Argument::Word}},
    ArgumentKinds{NoticeCode::FileRebuilt, {Argument::Word}},
    ArgumentKinds{NoticeCode::PartBridged, {kLengthArgument}},
    ArgumentKinds{NoticeCode::PartFollowsSkin, {kLengthArgument}},
    ArgumentKinds{NoticeCode::RigidProposed, {kFractionArgument}},
    ArgumentKinds{NoticeCode::UnskinnedPart,
                  {kNameArgument, kFractionArgument, kNameArgument, kLengthArgument}},
    ArgumentKinds{NoticeCode::FollowProposed, {kFractionArgument, kLengthArgument}},
    ArgumentKinds{
        NoticeCode::HolesLetOutsideIn,
        {kLengthArgument, kLengthArgument, kCoordinateArgument, kCoordinateArgument, kCoordinateArgument}},
};

Argument kindOf(NoticeCode code, std::size_t index) {
    const auto* known = std::ranges::find(kArgumentKinds, code, &ArgumentKinds::code);
    return known == kArgumentKinds.end() || index >= known->kinds.size() ? kNameArgument
                                                                         : known->kinds[index];
}

QString argumentText(NoticeCode code, std::size_t index, const std::string& argument, double metersPerUnit) {
    if (tellsOfLeak(code)) { // its place is in the scene's unit already
        return index == 1                 ? lengthText(argument, metersPerUnit)
               : index >= 2 && index <= 4 ? shortNumber(argument)
                                          : QString::fromStdString(argument);
    }
    switch (kindOf(code, index)) {
    case Argument::Word:
        return wordText(argument);
    case Argument::Length:
        return lengthText(argument, metersPerUnit);
    case Argument::Coordinate:
        return coordinateText(argument, metersPerUnit);
    case Argument::Fraction:
        return percentText(argument);
    case Argument::Name:
        break;
    }
    return QString::fromStdString(argument);
}

/// A list of any length in place of %3: a value alone is cut where it gets long, and this is to name
/// everything.
QString listText(const QString& text, const Notice& notice) {
    QStringList list;
    for (const std::string& argument : notice.arguments) {
        list << contentText(argument);
    }
    const QString before = text.section(QStringLiteral("%3"), 0, 0);
    return fillText(before, {QString::fromStdString(notice.subject)}) + list.join(QStringLiteral(", "));
}

/// Where the six arguments of a fit begin; kNoFit: there is none.
constexpr std::size_t kNoFit = static_cast<std::size_t>(-1);
std::size_t firstOfFit(const Notice& notice) {
    const std::size_t first = notice.code == NoticeCode::SkeletonFitProposed ? 1
                              : notice.code == NoticeCode::SkeletonFitted    ? 0
                                                                             : kNoFit;
    return first != kNoFit && notice.arguments.size() >= first + 6 ? first : kNoFit;
}

/// Whether the numbers ask for the other text.
bool otherNotice(const Notice& notice) {
    switch (notice.code) {
    case NoticeCode::SkeletonOutside:
    case NoticeCode::SkeletonFitProposed: { // most joints are inside: it is the size that does not fit
        const std::string all = notice.arguments.empty() ? std::string() : notice.arguments.front();
        std::size_t joints = 0;
        const auto read = std::from_chars(all.data(), all.data() + all.size(), joints);
        return read.ec == std::errc() && 2 * notice.count <= joints;
    }
    default:
        return false;
    }
}

} // namespace

QString noticeText(const Notice& notice, double metersPerUnit) {
    const NoticeEntry* entry = find(notice.code);
    if (entry == nullptr) {
        return {};
    }
    const int count = static_cast<int>(std::min<std::size_t>(notice.count, 1000000));
    const char* const chosen = otherNotice(notice) ? entry->otherText : entry->text;
    QString text = QCoreApplication::translate("NoticeText", chosen, nullptr, count);
    text = pluralText(text, notice.count == 1);
    if (notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped) {
        return listText(text, notice);
    }
    QStringList values{QString::fromStdString(notice.subject), wholeText(notice.count)};
    const std::size_t fit = firstOfFit(notice);
    for (std::size_t i = 0; i < notice.arguments.size() && i < fit; ++i) {
        values << argumentText(notice.code, i, notice.arguments[i], metersPerUnit);
    }
    if (fit != kNoFit) {
        values << fitText(std::span(notice.arguments).subspan(fit, 6), metersPerUnit);
    }
    return fillText(text, values);
}

std::string noticeName(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
