#include "app/batch/Shard.h"

#include "core/base/ReadNumber.h"

#include <QCryptographicHash>

#include <string_view>
#include <system_error>

namespace sinew {
namespace {

bool readWhole(std::string_view word, std::uint32_t& number) {
    const auto [end, problem] = readNumber(word, number);
    return problem == std::errc() && end == word.data() + word.size();
}

} // namespace

std::optional<Shard> shardFrom(const std::string& text) {
    const std::string_view all = text;
    const std::size_t slash = all.find('/');
    Shard shard;
    if (slash == std::string_view::npos || !readWhole(all.substr(0, slash), shard.index) ||
        !readWhole(all.substr(slash + 1), shard.count) || shard.index < 1 || shard.index > shard.count ||
        shard.count > kMaxShards) {
        return std::nullopt;
    }
    return shard;
}

bool belongsTo(const Shard& shard, const std::filesystem::path& output) {
    if (shard.count == 1) {
        return true;
    }
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(output.generic_string()),
                                                     QCryptographicHash::Sha256);
    std::uint64_t number = 0;
    for (const char byte : hash.first(8)) {
        number = number << 8U | static_cast<unsigned char>(byte);
    }
    return number % shard.count == shard.index - 1;
}

} // namespace sinew
