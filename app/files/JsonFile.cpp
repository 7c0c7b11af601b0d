#include "app/files/ReadFile.h"
#include "app/text/tables/Language.h"
#include "app/text/words/FillText.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/source/TextWords.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

std::string readText(const char* text, const std::vector<std::string>& values = {}) {
    return filled(translated("ReadFile", text), values);
}

/// The parser compares a new key with all that an object has; settings have a few hundred.
constexpr std::size_t kMaxJsonKeys = 20'000;

/// Watches the keys of every open object, since the parser lets the last of two equal ones win without a
/// word. It reads ahead of the parser: as its callback it would make it look through a list at every end of
/// an object in it, O(n^2).
class RepeatedKeys : public nlohmann::json_sax<Json> {
public:
    std::string repeated;
    bool tooMany = false;

    bool start_object(std::size_t /*elements*/) override {
        m_open.emplace_back();
        return true;
    }
    bool end_object() override {
        m_open.pop_back();
        return true;
    }
    bool key(std::string& name) override {
        if (!m_open.back().insert(name).second && repeated.empty()) {
            repeated = name;
        }
        tooMany = m_open.back().size() > kMaxJsonKeys;
        return !tooMany;
    }
    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(std::int64_t /*value*/) override { return true; }
    bool number_unsigned(std::uint64_t /*value*/) override { return true; }
    bool number_float(double /*value*/, const std::string& /*text*/) override { return true; }
    bool string(std::string& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_array(std::size_t /*elements*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return false; // the parser says so
    }

private:
    std::vector<std::set<std::string>> m_open;
};

/// Where the parser stopped; its own words speak of tokens and states.
std::string whereParsingStopped(const std::exception& exception) {
    const std::string words = exception.what();
    const std::size_t number = words.find('\'');
    if (words.find("out_of_range") != std::string::npos && number != std::string::npos) {
        return readText(QT_TRANSLATE_NOOP("ReadFile", "it contains the number %1, which is too large"),
                        {words.substr(number + 1, words.rfind('\'') - number - 1)});
    }
    const std::size_t begin = words.find("line ");
    const std::size_t end = words.find(':', begin);
    if (begin == std::string::npos || end == std::string::npos) {
        return readText(QT_TRANSLATE_NOOP("ReadFile", "it is not valid JSON"));
    }
    return readText(QT_TRANSLATE_NOOP("ReadFile", "it is not valid JSON from %1"),
                    {words.substr(begin, end - begin)});
}

} // namespace

Expected<Json> readJsonFile(const std::filesystem::path& file, ErrorCode broken, FileUse use,
                            const Progress& progress) {
    const Expected<std::string> text = readWholeFile(file, use, progress);
    if (!text) {
        return fail(text.error());
    }
    if (jsonTooDeep(*text)) {
        return fail(broken,
                    {file.string(),
                     readText(QT_TRANSLATE_NOOP("ReadFile", "its lists and objects are nested too deeply"))});
    }
    RepeatedKeys keys;
    try {
        const std::string plain = plainText(*text);
        Json::sax_parse(plain, &keys);
        if (keys.tooMany) {
            return fail(broken, {file.string(),
                                 readText(QT_TRANSLATE_NOOP("ReadFile",
                                                            "one of its objects has more than %1 entries"),
                                          {std::to_string(kMaxJsonKeys)})});
        }
        Json value = Json::parse(plain);
        if (!keys.repeated.empty()) {
            return fail(broken,
                        {file.string(), readText(QT_TRANSLATE_NOOP("ReadFile", "it contains \"%1\" twice"),
                                                 {keys.repeated})});
        }
        return value;
    } catch (const nlohmann::json::exception& exception) {
        return fail(broken, {file.string(), whereParsingStopped(exception)});
    }
}

} // namespace sinew
