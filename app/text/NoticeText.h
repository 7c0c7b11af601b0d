#pragma once

#include "core/base/Notice.h"

#include <QString>

#include <array>
#include <string>

namespace sinew {

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

/// What is known of a notice besides its text. Each code has them in its row of app/text/tables.
struct NoticeTraits {
    Severity severity = Severity::Note;
    NoticeSubject subject = NoticeSubject::Mesh;
    NoticeKind kind = NoticeKind::Plain;
    std::array<NoticeArgument, 5> arguments{}; ///< in their order; all other arguments are names
};

NoticeTraits noticeTraits(NoticeCode code);

inline Severity severityOf(NoticeCode code) {
    return noticeTraits(code).severity;
}
inline bool isLeak(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::Leak;
}
inline bool isLoss(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::Loss;
}
inline bool isLostWork(NoticeCode code) {
    return noticeTraits(code).kind == NoticeKind::LostWork;
}

/// A key word of the core ("root": why a joint is no source) in plain words; other words as they are.
QString wordText(const std::string& word);

/// What a user reads for "kind:count" of things that a conversion leaves behind: "2 cameras". A kind without
/// a text is returned as it is.
QString contentText(const std::string& kindAndCount);

} // namespace sinew
