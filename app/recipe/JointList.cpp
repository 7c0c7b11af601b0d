#include "app/recipe/JointList.h"

#include "core/io/source/TextWords.h"

#include <sstream>

namespace sinew {
namespace {

constexpr const char* kBlanks = " \t\r\n\v\f";

std::string trimmed(const std::string& line) {
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first == std::string::npos) {
        return {};
    }
    return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

} // namespace

Expected<std::vector<std::string>> readJointList(const std::filesystem::path& file) {
    const Expected<std::string> text = readTextFile(file, FileUse::List);
    if (!text) {
        return fail(text.error());
    }
    std::istringstream lines(*text);
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        const std::string name = trimmed(line);
        if (!name.empty() && name.front() != '#') {
            names.push_back(name);
        }
    }
    return names;
}

} // namespace sinew
