#pragma once

#include "app/text/tables/Language.h"
#include "app/text/tables/SettingEntry.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace sinew {

/// What a user reads for a code: untranslated, in the context "ErrorText"; %1 and on are the arguments.
struct ErrorEntry {
    ErrorCode code;
    const char* text;
    const char* otherText = nullptr; ///< of some errors with other arguments
};

/// About files: reading, writing, projects, batches.
std::span<const ErrorEntry> fileErrors();
/// About binding: settings, rules, regions, handles and cages.
std::span<const ErrorEntry> bindErrors();
/// About weights: layers, transfer, weights as files.
std::span<const ErrorEntry> weightErrors();
/// About skeletons: their joints, and templates that are fitted.
std::span<const ErrorEntry> skeletonErrors();

/// Of a setting: what a form shows has a word for whoever does not like what comes of it.
constexpr bool hasRemedy(const SettingText& text) {
    return text.group == SettingGroup::None || *text.wrong != '\0' ||
           (text.choices.front().wrong != nullptr &&
            std::ranges::all_of(text.choices, [](const ChoiceText& each) {
                return each.name == nullptr || each.wrong != nullptr;
            }));
}
/// Of settings: the method, weights and their lists; a text for each row of kSettings is here or in the next.
std::span<const SettingText> weightSettings();
/// Of settings: voxels and repairs.
std::span<const SettingText> volumeSettings();

/// How much a notice matters: a warning may ask the user to act, a note tells of a repair or a surprise.
enum class Severity { Info, Note, Warning };

/// What the subject of a notice names.
enum class NoticeSubject { Mesh, Joint, Other };

/// What a notice is about, where lists treat it apart.
enum class NoticeKind {
    Plain,
    Leak,    ///< one of the bind report's leaks; such notices come in the report's order
    Loss,    ///< what a conversion lost: nothing to do, but the written file is not complete
    LostWork ///< work that a character's files, read anew, no longer fit
};

/// How an argument of a notice is shown.
enum class NoticeArgument { Name, Word, Length, Coordinate, Fraction };

/// What is known of a notice besides its text. Each code has them in its row.
struct NoticeTraits {
    Severity severity = Severity::Note;
    NoticeSubject subject = NoticeSubject::Mesh;
    NoticeKind kind = NoticeKind::Plain;
    std::array<NoticeArgument, 5> arguments{}; ///< in their order; all other arguments are names
};

/// What a user reads for a code: untranslated, in the context "NoticeText". %1 subject, %2 count, %3 and on
/// the arguments. "(s)" and the like go or stay with the count: pluralText.
struct NoticeEntry {
    NoticeCode code;
    const char* name; ///< never changes, for reports
    NoticeTraits traits;
    const char* text;
    const char* otherText = nullptr; ///< of some notices with other numbers
};

/// What the window says for a notice in other words than the command line.
struct NoticeWords {
    NoticeCode code;
    const char* text;
    const char* otherText = nullptr; ///< as NoticeEntry has it
};

/// What a user reads for a key word, untranslated.
struct KeyedText {
    std::string_view key;
    const char* text;
};

/// Key words of the core in the context "ArgumentText".
std::span<const KeyedText> argumentWords();
/// What stands for "outside" of those in the window.
const char* outsideInWindow();
/// What a conversion leaves behind, in the context "ContentText"; %1 is how many there are.
std::span<const KeyedText> contentKinds();
/// Kinds that come with a name of their own, which fills %2: "map SpecularColor", "extension
/// KHR_materials_clearcoat".
std::span<const KeyedText> namedContentKinds();

/// In the window, in the place of those of the same code that name options.
std::span<const ErrorEntry> windowErrors();
std::span<const NoticeWords> windowNotices();

/// About a file that was read.
std::span<const NoticeEntry> readNotices();
/// About a bind: the skeleton, the volume and the parts.
std::span<const NoticeEntry> bindNotices();
/// About regions, bones, drivers, shapes, cages and lattices, which a user gives a character.
std::span<const NoticeEntry> controlNotices();
/// About weights: their transfer, their files, and what is wrong with them.
std::span<const NoticeEntry> weightNotices();
/// About a file that was written, and what is lost in it.
std::span<const NoticeEntry> writeNotices();
/// About a project whose files have changed, and about edits of a character.
std::span<const NoticeEntry> documentNotices();

} // namespace sinew
