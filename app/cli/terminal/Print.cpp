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
