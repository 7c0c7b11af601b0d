#include "app/cli/terminal/Print.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <cstdio>

namespace sinew {
namespace {

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size());
}

} // namespace

Expected<void> print(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        return fail(ErrorCode::FileUnwritable, {"-", "standard output takes no more"});
    }
    return {};
}

std::string columns(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::size_t widest = 0;
    for (const auto& [left, right] : rows) {
        widest = std::max(widest, width(left));
    }
    std::string text;
    for (const auto& [left, right] : rows) {
        text += "  " + left + std::string(widest - width(left) + 2, ' ') + right + "\n";
    }
    return text;
}

std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widest(rows.empty() ? 0 : rows.front().size(), 0);
    for (const std::vector<std::string>& row : rows) {
        const bool runsOn = row.size() < widest.size();
        for (std::size_t c = 0; c < (runsOn ? row.size() - 1 : row.size()); ++c) {
            widest[c] = std::max(widest[c], width(row[c]));
        }
    }
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            const bool last = c + 1 == row.size() && row.size() < widest.size();
            const std::string room(last ? 0 : widest[c] - width(row[c]), ' ');
            text += "  " + (c == 0 ? row[c] + room : room + row[c]);
        }
        text += "\n";
    }
    return text;
}

std::string countText(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t most) {
    if (lines.size() > most + 1) {
        const std::size_t hidden = lines.size() - most;
        lines.resize(most);
        lines.push_back("... and " + std::to_string(hidden) + " more");
    }
    return lines;
}

} // namespace sinew
