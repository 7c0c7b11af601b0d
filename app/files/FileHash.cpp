#include "app/files/FileHash.h"

#include <QCryptographicHash>
#include <QFile>

#include <system_error>

namespace sinew {

Expected<std::string> fileSha256(const std::filesystem::path& file) {
    std::error_code problem;
    if (!std::filesystem::exists(file, problem)) {
        return fail(ErrorCode::FileNotFound, {file.string()});
    }
    QFile bytes(file);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!bytes.open(QIODevice::ReadOnly) || !hash.addData(&bytes)) {
        return fail(ErrorCode::FileUnreadable, {file.string(), bytes.errorString().toStdString()});
    }
    return hash.result().toHex().toStdString();
}

Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256) {
    const Expected<std::string> now = sha256.empty() ? sha256 : fileSha256(file);
    return now && *now != sha256 ? fail(ErrorCode::SourceEdited, {file.string()}) : Expected<void>();
}

} // namespace sinew
