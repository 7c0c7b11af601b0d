#include "app/text/FormatLabels.h"

#include "core/io/Formats.h"
#include "core/io/export/WriteExport.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <string_view>

namespace sinew {
namespace {

QString textFrom(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template<typename Wanted>
FormatLabels labelsOf(const Wanted& wanted) {
    FormatLabels labels;
    for (const Format& format : formats()) {
        if (wanted(format)) {
            QStringList extensions;
            for (const std::string_view extension : format.extensions) {
                extensions << textFrom(extension);
            }
            labels << FormatLabel{textFrom(format.name), extensions};
        }
    }
    return labels;
}

bool holdsCharacter(const Format& format) {
    return format.read != nullptr && format.content.meshes;
}

bool holdsSkeleton(const Format& format) {
    return format.read != nullptr && format.content.skeleton;
}

QStringList extensionsOf(const FormatLabels& labels) {
    QStringList extensions;
    for (const FormatLabel& label : labels) {
        extensions << label.extensions;
    }
    return extensions;
}

} // namespace

FormatLabels characterFormats() {
    return labelsOf(holdsCharacter);
}

FormatLabels mainCharacterFormats() {
    return labelsOf([](const Format& format) { return holdsCharacter(format) && !format.byAssimp; });
}

FormatLabels skeletonFormats() {
    return labelsOf(holdsSkeleton);
}

FormatLabels mainSkeletonFormats() {
    return labelsOf([](const Format& format) { return holdsSkeleton(format) && !format.byAssimp; });
}

FormatLabels motionFormats() {
    return labelsOf([](const Format& format) { return format.read != nullptr && format.content.animations; });
}

FormatLabels weightedFormats() {
    return labelsOf([](const Format& format) { return format.read != nullptr && format.content.weights; });
}

FormatLabels writtenFormats() {
    return labelsOf([](const Format& format) { return format.writer != nullptr; });
}

FormatLabels meshFormats() {
    return labelsOf(
        [](const Format& format) { return format.writer != nullptr && format.writer->check == nullptr; });
}

FormatLabels riggedFormats() {
    return labelsOf([](const Format& format) { return format.writer != nullptr && format.content.weights; });
}

FormatLabels shapeFormats() {
    return labelsOf([](const Format& format) {
        return format.writer != nullptr && format.writer->holdsShapes && format.content.weights;
    });
}

FormatLabels savedFormats() {
    return labelsOf([](const Format& format) {
        return (format.writer != nullptr || format.patcher != nullptr) && format.content.weights;
    });
}

bool hasEndingOf(const std::filesystem::path& file, const FormatLabels& formats) {
    return std::ranges::any_of(extensionsOf(formats),
                               [&](const QString& ending) { return hasEnding(file, ending.toStdString()); });
}

QString formatNames(const FormatLabels& formats) {
    QStringList names;
    for (const FormatLabel& format : formats) {
        names << format.name;
    }
    return names.join(", ");
}

QString formatExtensions(const FormatLabels& formats) {
    return extensionsOf(formats).join(", ");
}

QString formatPatterns(const FormatLabels& formats) {
    QStringList patterns;
    for (const QString& extension : extensionsOf(formats)) {
        patterns << '*' + extension;
    }
    return patterns.join(' ');
}

} // namespace sinew
