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
    if (sha256.empty() || fileSha256(file).value_or(std::string()) == sha256) {
        return {};
    }
    return fail(ErrorCode::SourceEdited, {file.string()});
}

} // namespace sinew
