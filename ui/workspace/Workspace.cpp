#include "ui/workspace/Workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace sinew {
namespace {

constexpr const char* kEngineKey = "export/engine";

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
    case FileKind::Outfit:
        return "folders/outfit";
    case FileKind::Recipe:
        return "folders/recipe";
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
    case FileKind::CheckPage:
        return "folders/checkPage";
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

QString exportFolder(const Document& document) {
    if (const QString last = lastFolder(FileKind::Export); !last.isEmpty()) {
        return last;
    }
    const QString character = QString::fromStdString(document.state().scene->sourceFile);
    for (const QString& file : {document.projectFile(), character}) {
        const QFileInfo folder(QFileInfo(file).absolutePath());
        if (file != samplePath() && QFileInfo::exists(file) && folder.isWritable()) {
            return folder.filePath();
        }
    }
    return QDir::homePath();
}

EngineProfile exportEngine(const Recipe& settings) {
    const bool said = settings.profile != Recipe().profile || !settings.keepUnit;
    const QString word = QSettings().value(kEngineKey).toString();
    const auto kept = said ? std::nullopt : valueOf(kProfileNames, word.toStdString());
    return kept.value_or(settings.profile);
}

void keepEngine(EngineProfile profile) {
    QSettings().setValue(kEngineKey, QString(nameOf(kProfileNames, profile)));
}

} // namespace sinew
