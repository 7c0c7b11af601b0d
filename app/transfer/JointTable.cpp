#include "app/transfer/JointTable.h"

#include "app/files/ReadFile.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/io/source/TextWords.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace sinew {
namespace {

using JointTable = std::vector<JointMapping>;

constexpr const char* kTableBlanks = " \t\r\n\v\f";

tl::unexpected<Error> tableBroken(const std::filesystem::path& file, const char* what, const QString& where) {
    return fail(
        ErrorCode::JointMapBroken,
        {file.string(), fillText(QCoreApplication::translate("JointTable", what), {where}).toStdString()});
}

/// Without blanks around it, nor quotes.
std::string bareName(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kTableBlanks);
    if (first == std::string_view::npos) {
        return {};
    }
    text = text.substr(first, text.find_last_not_of(kTableBlanks) - first + 1);
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
        text = text.substr(1, text.size() - 2);
    }
    return std::string(text);
}

Expected<JointTable> tableOfJson(const std::filesystem::path& file) {
    SINEW_TRY(const auto json, readJsonFile(file, ErrorCode::JointMapBroken, FileUse::List));
    if (!json.is_object()) {
        return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "it is not an object of names"), {});
    }
    JointTable table;
    for (const auto& [from, to] : json.items()) {
        if (!to.is_string() && !to.is_null()) {
            return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "the value of %1 is not a name"),
                               QString::fromStdString(from));
        }
        table.push_back({from, to.is_string() ? to.get<std::string>() : std::string()});
    }
    return table;
}

Expected<JointTable> tableOfLines(const std::filesystem::path& file) {
    SINEW_TRY(const std::string text, readTextFile(file, FileUse::List));
    JointTable table;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string whole = bareName(line);
        if (whole.empty() || whole.front() == '#') {
            continue;
        }
        const std::size_t between = line.find_first_of(",;\t");
        const std::string from = bareName(std::string_view(line).substr(0, between));
        if (between == std::string::npos || from.empty()) {
            return tableBroken(file, QT_TRANSLATE_NOOP("JointTable", "line %1 is not two names with a comma"),
                               QString::number(number));
        }
        table.push_back({from, bareName(std::string_view(line).substr(between + 1))});
    }
    return table;
}

} // namespace

Expected<JointTable> readJointTable(const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension == ".json" ? tableOfJson(file) : tableOfLines(file);
}

} // namespace sinew
