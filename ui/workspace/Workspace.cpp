#include "ui/workspace/Workspace.h"

#include <QFileInfo>
#include <QSettings>

namespace sinew {
namespace {

QString folderKey(FileKind kind) {
    switch (kind) {
    case FileKind::Character:
        return "folders/character";
    case FileKind::Skeleton:
    case FileKind::ExportedSkeleton:
        return "folders/skeleton";
    case FileKind::Cage:
        return "folders/cage";
    case FileKind::Weights:
        return "folders/weights";
    case FileKind::Pose:
        return "folders/pose";
    case FileKind::Motion:
        return "folders/motion";
    case FileKind::Shape:
        return "folders/shape";
    case FileKind::JointTable:
        return "folders/jointTable";
    case FileKind::ImportedWeights:
    case FileKind::ExportedWeights:
        return "folders/weightFiles";
    case FileKind::Project:
        return "folders/project";
    case FileKind::Picture:
    case FileKind::WebpFilm:
    case FileKind::Mp4Film:
        return "folders/picture";
    case FileKind::Export:
        break;
    }
    return "folders/export";
}

} // namespace

QString lastFolder(FileKind kind) {
    return QSettings().value(folderKey(kind)).toString();
}

void keepFolder(FileKind kind, const QString& file) {
    if (!file.isEmpty()) { // recovered work was never in a file
        QSettings().setValue(folderKey(kind), QFileInfo(file).absolutePath());
    }
}

} // namespace sinew
