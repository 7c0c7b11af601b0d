#include "app/export/EngineScripts.h"

#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"

#include <QDir>
#include <QFile>

namespace sinew {
namespace {

constexpr const char* kScriptFolder = ":/engines";

std::string scriptText(const QString& name) {
    QFile file(QDir(kScriptFolder).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

QStringList engineScripts() {
    return QDir(kScriptFolder).entryList(QDir::Files, QDir::Name);
}

QStringList changedEngineScripts(const std::filesystem::path& folder) {
    QStringList changed;
    for (const QString& name : engineScripts()) {
        const std::filesystem::path file = folder / name.toStdString();
        std::error_code error;
        if (std::filesystem::exists(file, error) && !holdsBytes(file, scriptText(name))) {
            changed << name;
        }
    }
    return changed;
}

Expected<std::vector<std::filesystem::path>> addEngineScripts(const std::filesystem::path& folder,
                                                              OutputSet& outputs) {
    SINEW_CHECK(outputs.makeFolder(folder));
    std::vector<std::filesystem::path> files;
    for (const QString& name : engineScripts()) {
        files.push_back(folder / name.toStdString());
        SINEW_CHECK(outputs.add(files.back(), scriptText(name)));
    }
    return files;
}

Expected<void> writeEngineScripts(const std::filesystem::path& folder) {
    OutputSet outputs;
    SINEW_TRY(const auto files, addEngineScripts(folder, outputs));
    return files.empty() ? Expected<void>() : outputs.place(Progress());
}

} // namespace sinew
