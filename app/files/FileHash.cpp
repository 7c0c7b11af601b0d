#include "app/files/FileHash.h"

#include <QCryptographicHash>

#include <algorithm>
#include <vector>

namespace sinew {

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
