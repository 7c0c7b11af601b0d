#pragma once

#include "core/base/Expected.h"
#include "core/io/export/DiskFlush.h"
#include "core/io/export/PendingOutput.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <filesystem>

namespace sinew {

/// A folder beside files that are being made, so that they can be moved into place at once. It goes with all
/// that is left in it.
class StagedFolder {
public:
    /// `target`: a file as it will be.
    explicit StagedFolder(const QString& target)
        : m_target(target)
        , m_folder(QFileInfo(target).absoluteDir().filePath(".sinew-XXXXXX")) {}

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Whether there is a folder at all. Error: PictureUnwritable.
    Expected<void> check() const {
        return m_folder.isValid() ? Expected<void>() : unwritable(m_target, m_folder.errorString());
    }
    /// Moves a file of the folder over `target`. Error: PictureUnwritable.
    Expected<void> place(const QString& name, const QString& target) const {
        const std::error_code error = renameWhole(path(name).toStdU16String(), target.toStdU16String());
        return error ? unwritable(target, QString::fromLocal8Bit(error.message().c_str())) : Expected<void>();
    }

private:
    static Expected<void> unwritable(const QString& file, const QString& reason) {
        return fail(ErrorCode::PictureUnwritable, {file.toStdString(), reason.toStdString()});
    }

    QString m_target;
    PendingOutput m_pending;
    QTemporaryDir m_folder;
};

} // namespace sinew
