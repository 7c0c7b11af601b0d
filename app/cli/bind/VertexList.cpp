#include "app/cli/bind/VertexList.h"

#include "core/base/ReadNumber.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

namespace sinew {
namespace {

constexpr std::string_view kSeparators = " \t\r\n\v\f,";
constexpr std::string_view kPartWord = "part";

/// Of every part its vertices.
using ListedVertices = std::map<std::string, std::set<std::uint32_t>>;

/// Without separators at both ends.
std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kSeparators);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(kSeparators) - first + 1);
}

std::optional<std::uint32_t> vertexIn(std::string_view text) {
    std::uint32_t vertex = 0;
    const auto [stop, problem] = readNumber(text, vertex);
    const bool whole = problem == std::errc() && stop == text.data() + text.size();
    return whole && vertex <= kMaxListedVertex ? std::optional(vertex) : std::nullopt;
}

/// A number, or a range of them. False: it is neither.
bool addVertices(std::string_view word, std::set<std::uint32_t>& vertices) {
    const std::size_t dash = word.find('-');
    const auto first = vertexIn(word.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : vertexIn(word.substr(dash + 1));
    if (!first || !last || *last < *first) {
        return false;
    }
    for (std::uint32_t vertex = *first; vertex <= *last; ++vertex) {
        vertices.insert(vertices.end(), vertex);
    }
    return true;
}

/// "part NAME", whose name may hold blanks; none: the line is another.
std::optional<std::string> partNamed(std::string_view line) {
    if (!line.starts_with(kPartWord) || line.size() == kPartWord.size() ||
        kSeparators.find(line[kPartWord.size()]) == std::string_view::npos) {
        return std::nullopt;
    }
    return std::string(trimmed(line.substr(kPartWord.size())));
}

bool addLine(std::string_view line, std::set<std::uint32_t>& vertices) {
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(kSeparators), line.size());
        if (!addVertices(line.substr(0, end), vertices)) {
            return false;
        }
        line = trimmed(line.substr(end));
    }
    return true;
}

Painting paintingOf(const ListedVertices& listed) {
    Painting painting;
    for (const auto& [part, vertices] : listed) {
        if (!vertices.empty()) {
            painting.push_back({part, 0, {vertices.begin(), vertices.end()}, {}});
            painting.back().amounts.assign(vertices.size(), 1.0F);
        }
    }
    return painting;
}

} // namespace

Expected<Painting> readVertexList(const std::filesystem::path& file) {
    SINEW_TRY(const std::string text, readTextFile(file, FileUse::List));
    std::istringstream lines(text);
    ListedVertices listed;
    std::string part;
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string_view said = trimmed(line);
        if (said.empty() || said.front() == '#') {
            continue;
        }
        if (auto named = partNamed(said)) {
            part = std::move(*named);
        } else if (!addLine(said, listed[part])) {
            return fail(ErrorCode::VertexListBroken, {file.string(), std::to_string(number), line});
        }
    }
    Painting painting = paintingOf(listed);
    if (painting.empty()) {
        return fail(ErrorCode::FileEmpty, {file.string()});
    }
    return painting;
}

} // namespace sinew
