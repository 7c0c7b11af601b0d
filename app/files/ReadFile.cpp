#include "app/files/ReadFile.h"

#include "app/text/Fill.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/source/TextWords.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

std::string readText(const char* text, const QStringList& values = {}) {
    return fillText(QCoreApplication::translate("ReadFile", text), values).toStdString();
}

/// The parser compares a new key with all that an object has; settings have a few hundred.
constexpr std::size_t kMaxJsonKeys = 20'000;

/// Watches the keys of every open object, since the parser lets the last of two equal ones win without a
/// word.
class RepeatedKeys {
public:
    bool operator()(int /*depth*/, Json::parse_event_t event, Json& value) {
        switch (event) {
        case Json::parse_event_t::object_start:
            m_open.emplace_back();
            break;
        case Json::parse_event_t::object_end:
            m_open.pop_back();
            break;
        case Json::parse_event_t::key:
            if (!m_open.back().insert(value.get<std::string>()).second && repeated.empty()) {
                repeated = value.get<std::string>();
            }
            tooMany = tooMany || m_open.back().size() > kMaxJsonKeys;
            return !tooMany;
        default:
            break;
        }
        return true;
    }
    std::string repeated;
    bool tooMany = false;

private:
    std::vector<std::set<std::string>> m_open;
};

/// Where the parser stopped; its own words speak of tokens and states.
std::string whereParsingStopped(const std::exception& exception) {
    const std::string words = exception.what();
    const std::size_t number = words.find('\'');
    if (words.find("out_of_range") != std::string::npos && number != std::string::npos) {
        return readText(QT_TRANSLATE_NOOP("ReadFile", "it contains the number %1, which is too large"),
                        {QString::fromStdString(words.substr(number + 1, words.rfind('\'') - number - 1))});
    }
    const std::size_t begin = words.find("line ");
    const std::size_t end = words.find(':', begin);
    if (begin == std::string::npos || end == std::string::npos) {
        return readText(QT_TRANSLATE_NOOP("ReadFile", "it is not valid JSON"));
    }
    return readText(QT_TRANSLATE_NOOP("ReadFile", "it is not valid JSON from %1"),
                    {QString::fromStdString(words.substr(begin, end - begin))});
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
        Json value = Json::parse(plainText(std::move(*text)), std::ref(keys));
        if (keys.tooMany) {
            return fail(broken, {file.string(),
                                 readText(QT_TRANSLATE_NOOP("ReadFile",
                                                            "one of its objects has more than %1 entries"),
                                          {QString::number(kMaxJsonKeys)})});
        }
        if (!keys.repeated.empty()) {
            return fail(broken,
                        {file.string(), readText(QT_TRANSLATE_NOOP("ReadFile", "it contains \"%1\" twice"),
                                                 {QString::fromStdString(keys.repeated)})});
        }
        return value;
    } catch (const nlohmann::json::exception& exception) {
        return fail(broken, {file.string(), whereParsingStopped(exception)});
    }
}

Expected<std::string> fileSha256(const std::filesystem::path& file, const Progress& progress) {
    constexpr std::size_t kStep = std::size_t{4} << 20U;
    Expected<InputFile> bytes = InputFile::open(file, FileUse::Model);
    if (!bytes) {
        return fail(bytes.error());
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    std::vector<char> part(std::min<std::uint64_t>(std::max<std::uint64_t>(bytes->size(), 1), kStep));
    while (true) {
        const Expected<std::size_t> read = bytes->read(part, progress);
        if (!read) {
            return fail(read.error());
        }
        if (*read == 0) {
            return hash.result().toHex().toStdString();
        }
        hash.addData(QByteArrayView(part.data(), static_cast<qsizetype>(*read)));
    }
}

Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256) {
    const Expected<std::string> now = sha256.empty() ? sha256 : fileSha256(file);
    return now && *now != sha256 ? fail(ErrorCode::SourceEdited, {file.string()}) : Expected<void>();
}

} // namespace sinew
