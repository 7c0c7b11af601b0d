#include "app/text/words/NoticeWords.h"

#include "app/text/words/Figures.h"
#include "app/text/words/FillText.h"
#include "core/base/ReadNumber.h"

#include <algorithm>
#include <vector>

namespace sinew {
namespace {

/// "a, b, c"
std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        all += (all.empty() ? "" : ", ") + text;
    }
    return all;
}

std::string counted(const char* text, const std::string& number) {
    int count = 0;
    readNumber(number, count);
    return withPlural(translated("ContentText", text, count), count == 1);
}

/// "scaled by 375, turned from Z up to Y up, moved by (0, 10, 0)" of the arguments of a notice: scale, axis,
/// degrees, x, y, z in metres.
std::string fitText(std::span<const std::string> fit, double metersPerUnit) {
    const auto number = [&](std::size_t i) { return coordinateFigure(fit[i], metersPerUnit); };
    std::vector<std::string> steps;
    const auto say = [&](const char* text, const std::vector<std::string>& values) {
        steps.push_back(filled(translated("NoticeText", text), values));
    };
    if (fit[0] != "1") {
        say(QT_TRANSLATE_NOOP("NoticeText", "scaled by %1"), {writtenFigure(fit[0])});
    }
    if (fit[1] != "Y") {
        say(QT_TRANSLATE_NOOP("NoticeText", "turned from %1 up to Y up"), {fit[1]});
    }
    if (fit[2] != "0") {
        say(QT_TRANSLATE_NOOP("NoticeText", "turned by %1 degrees about the vertical axis"), {fit[2]});
    }
    if (!isZeroFigure(fit[3]) || !isZeroFigure(fit[4]) || !isZeroFigure(fit[5])) {
        say(QT_TRANSLATE_NOOP("NoticeText", "moved by (%1, %2, %3)"), {number(3), number(4), number(5)});
    }
    if (steps.empty()) {
        say(QT_TRANSLATE_NOOP("NoticeText", "without a change"), {});
    }
    return joined(steps);
}

const NoticeEntry* find(NoticeCode code) {
    for (const auto& table : {readNotices(), bindNotices(), controlNotices(), weightNotices(), writeNotices(),
                              documentNotices()}) {
        const auto entry = std::ranges::find(table, code, &NoticeEntry::code);
        if (entry != table.end()) {
            return &*entry;
        }
    }
    return nullptr;
}

std::string argumentText(const NoticeTraits& traits, std::size_t index, const std::string& argument,
                         double metersPerUnit) {
    if (traits.kind == NoticeKind::Leak) { // its place is in the scene's unit already
        return index == 1                 ? lengthFigure(argument, metersPerUnit)
               : index >= 2 && index <= 4 ? shortFigure(argument)
                                          : argument;
    }
    switch (index < traits.arguments.size() ? traits.arguments[index] : NoticeArgument::Name) {
    case NoticeArgument::Word:
        return argumentWord(argument);
    case NoticeArgument::Length:
        return lengthFigure(argument, metersPerUnit);
    case NoticeArgument::Coordinate:
        return coordinateFigure(argument, metersPerUnit);
    case NoticeArgument::Fraction:
        return percentFigure(argument);
    case NoticeArgument::Name:
        break;
    }
    return argument;
}

/// A list of any length in place of %3: a value alone is cut where it gets long, and this is to name
/// everything.
std::string listText(const std::string& text, const Notice& notice) {
    std::vector<std::string> list;
    list.reserve(notice.arguments.size());
    for (const std::string& argument : notice.arguments) {
        list.push_back(contentWords(argument));
    }
    return filled(text.substr(0, text.find("%3")), {notice.subject}) + joined(list);
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
        const auto read = readNumber(all, joints);
        return read.ec == std::errc() && 2 * notice.count <= joints;
    }
    default:
        return false;
    }
}

const char* sentenceOf(const NoticeEntry& entry, const Notice& notice) {
    const auto words = std::ranges::find(windowNotices(), notice.code, &NoticeWords::code);
    if (inWindow() && words != windowNotices().end()) {
        return otherNotice(notice) ? words->otherText : words->text;
    }
    return otherNotice(notice) ? entry.otherText : entry.text;
}

} // namespace

const char* textOf(std::span<const KeyedText> table, std::string_view key) {
    const auto known = std::ranges::find(table, key, &KeyedText::key);
    return known == table.end() ? nullptr : known->text;
}

std::string argumentWord(const std::string& word) {
    const char* known = inWindow() && word == "outside" ? outsideInWindow() : textOf(argumentWords(), word);
    return known == nullptr ? word : translated("ArgumentText", known);
}

std::string contentWords(const std::string& kindAndCount) {
    const std::size_t colon = std::min(kindAndCount.rfind(':'), kindAndCount.size());
    const std::string_view kind = std::string_view(kindAndCount).substr(0, colon);
    const std::string number = kindAndCount.substr(std::min(colon + 1, kindAndCount.size()));
    if (const char* known = textOf(contentKinds(), kind)) {
        return filled(counted(known, number), {number});
    }
    for (const KeyedText& named : namedContentKinds()) {
        if (kind.starts_with(named.key)) {
            return filled(counted(named.text, number), {number, std::string(kind.substr(named.key.size()))});
        }
    }
    return onOneLine(kindAndCount);
}

std::string noticeWords(const Notice& notice, double metersPerUnit) {
    const NoticeEntry* entry = find(notice.code);
    if (entry == nullptr) {
        return {};
    }
    const int count = static_cast<int>(std::min<std::size_t>(notice.count, 1000000));
    const char* const chosen = sentenceOf(*entry, notice);
    const std::string text = withPlural(translated("NoticeText", chosen, count), notice.count == 1);
    if (notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped) {
        return listText(text, notice);
    }
    std::vector<std::string> values{notice.subject, groupedNumber(notice.count)};
    const std::size_t fit = firstOfFit(notice);
    for (std::size_t i = 0; i < notice.arguments.size() && i < fit; ++i) {
        values.push_back(argumentText(entry->traits, i, notice.arguments[i], metersPerUnit));
    }
    if (fit != kNoFit) {
        values.push_back(fitText(std::span(notice.arguments).subspan(fit, 6), metersPerUnit));
    }
    return filled(text, values);
}

NoticeTraits noticeTraits(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? NoticeTraits() : entry->traits;
}

std::string noticeName(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
