#include "app/cli/terminal/Printout.h"

#include "app/text/Texts.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

constexpr int kFailed = 1;
constexpr int kUsage = 2;

/// Adds the pieces of an argument between any of the signs that are too long to be echoed.
void addLongPieces(std::string_view argument, std::string_view signs, std::vector<std::string_view>& pieces) {
    constexpr std::size_t kLongest = 200;
    for (std::size_t begin = 0; begin <= argument.size();) {
        const std::size_t end = std::min(argument.find_first_of(signs, begin), argument.size());
        if (end - begin > kLongest) {
            pieces.push_back(argument.substr(begin, end - begin));
        }
        begin = end + 1;
    }
}

/// The text with what it echoes of very long arguments cut short; names of files that are there stay.
std::string withoutLongWords(std::string text, std::span<const char* const> arguments) {
    constexpr std::size_t kShown = 60;
    std::vector<std::string_view> pieces;
    for (const char* argument : arguments) {
        for (const char* signs : {"", "=", ";", ";=", ";,=:@"}) {
            addLongPieces(argument, signs, pieces);
        }
    }
    std::ranges::sort(pieces, std::ranges::greater(), &std::string_view::size);
    for (const std::string_view piece : pieces) {
        if (text.size() < piece.size() ||
            QFile::exists(QString::fromUtf8(piece.data(), static_cast<qsizetype>(piece.size())))) {
            continue;
        }
        std::size_t kept = kShown;
        while (kept > 0 && (static_cast<unsigned char>(piece[kept]) >> 6U) == 2U) {
            --kept; // not within a character of UTF-8
        }
        const std::string shown = std::string(piece.substr(0, kept)) + "…";
        for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at)) {
            text.replace(at, piece.size(), shown);
            at += shown.size();
        }
    }
    return text;
}

} // namespace

int Complaints::told(const Error& trouble) const {
    // What a wait that a signal ended could not do is no fault of its own.
    const Error error = interrupted() ? makeError(ErrorCode::Canceled) : trouble;
    say(errorText(error).toStdString());
    if (error.code == ErrorCode::TargetsClash) {
        return kUsage; // as for two results of one name, which are seen before anything is read
    }
    return interrupted() ? interruptedExitCode() : kFailed;
}

int Complaints::wrongUsage(const std::string& text) const {
    say(text);
    return kUsage;
}

void Complaints::say(const std::string& text) const {
    std::string line = withoutLongWords(text, m_arguments);
    if (m_kept != nullptr) {
        *m_kept = std::move(line);
    } else {
        std::fprintf(stderr, "sinew: %s\n", line.c_str());
    }
}

} // namespace sinew
