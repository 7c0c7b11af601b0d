#include "app/batch/BatchArguments.h"

#include "app/batch/Quarantine.h"
#include "app/report/PackedLoss.h"
#include "app/text/Numbers.h"
#include "core/base/Parallel.h"

#include <QCoreApplication>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

std::string absoluteName(const std::string& file) {
    std::error_code problem;
    return fs::absolute(file, problem).string();
}

/// What bind and batch call alike.
QStringList sharedArguments(const BatchSettings& settings) {
    QStringList arguments;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) {
            arguments << name << QString::fromStdString(value);
        }
    };
    add("--recipe", settings.recipe.empty() ? "" : absoluteName(settings.recipe));
    add("--style", settings.style.empty() ? "" : absoluteName(settings.style));
    add("--skeleton", settings.skeleton.empty() ? "" : absoluteName(settings.skeleton));
    for (const std::string& folder : settings.read.textureFolders) {
        add("--textures", absoluteName(folder));
    }
    const PictureMeshing& picture = settings.read.picture;
    if (!(picture == PictureMeshing())) {
        add("--picture-threshold", std::to_string(picture.threshold));
        add("--picture-density", std::to_string(picture.density));
        add("--picture-size", picture.size > 0 ? std::to_string(picture.size) : "");
        for (const std::string& file : settings.pictureMeshes) {
            add("--picture-mesh", absoluteName(file));
        }
    }
    add("--lods", lodText(settings.lods));
    if (settings.lods.files) {
        arguments << "--lod-files";
    }
    if (settings.rebuild) {
        arguments << "--rebuild";
    }
    if (settings.force) {
        arguments << "--force";
    }
    return arguments << "--quiet";
}

} // namespace

int threadsOfJob(const BatchSettings& settings) {
    return settings.threads > 0 ? settings.threads : std::max(1, availableThreads() / settings.jobs);
}

QStringList bindArguments(const BatchRow& row, const BatchSettings& settings) {
    QStringList arguments{"bind",      QString::fromStdString(row.input.string()),
                          "-o",        QString::fromStdString(row.output.string()),
                          "--report",  QString::fromStdString(batchReportFile(row).string()),
                          "--threads", QString::number(threadsOfJob(settings))};
    if (settings.packed && holdsPackedWeights(row.output)) {
        arguments << "--packed";
    }
    return arguments + sharedArguments(settings);
}

QStringList checkArguments(const BatchRow& row, const BatchSettings& settings) {
    QStringList arguments{"check",     QString::fromStdString(row.output.string()),
                          "--require", QString::fromStdString(settings.requirements),
                          "--report",  QString::fromStdString(batchCheckFile(row).string()),
                          "--threads", QString::number(threadsOfJob(settings))};
    return arguments << "--quiet";
}

std::vector<std::string> listedWords(const BatchRow& row, const BatchSettings& settings) {
    std::vector<std::string> words{QCoreApplication::applicationFilePath().toStdString(), "batch",
                                   row.input.string(), "--out", row.output.parent_path().string()};
    if (!settings.format.empty()) {
        words.insert(words.end(), {"--format", settings.format});
    }
    if (settings.threads > 0) {
        words.insert(words.end(), {"--threads", std::to_string(settings.threads)});
    }
    if (settings.packed) {
        words.emplace_back("--packed");
    }
    if (!settings.requirements.empty()) {
        words.insert(words.end(), {"--require", settings.requirements, "--quarantine",
                                   quarantineFolder(row, settings).string()});
    }
    for (const QString& word : sharedArguments(settings)) {
        words.push_back(word.toStdString());
    }
    return words;
}

bool isText(const std::string& name) {
    return QString::fromStdString(name).toStdString() == name;
}

QString nameIsNoText(const std::string& name) {
    return QCoreApplication::translate("Batch", "The name of %1 is not valid UTF-8. Rename the file.")
        .arg(printable(name));
}

} // namespace sinew
