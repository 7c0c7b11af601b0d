#include "core/io/weights/WeightFile.h"

#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/TextWords.h"
#include "core/io/weights/WeightImages.h"
#include "core/io/weights/WeightTexts.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace sinew {
namespace {

struct WeightText {
    const char* extension;
    std::string (*write)(const Scene& scene);
    Expected<FileWeights> (*read)(const std::string& text, const std::string& file);
};

constexpr std::array kWeightTexts{WeightText{".csv", weightsCsv, readWeightsCsv},
                                  WeightText{".json", weightsJson, readWeightsJson},
                                  WeightText{".txt", weightsRigNet, readWeightsRigNet}};

const WeightText* weightTextOf(const std::filesystem::path& file) {
    const std::string extension = lowerExtension(file);
    const auto* known = std::ranges::find_if(
        kWeightTexts, [&](const WeightText& text) { return text.extension == extension; });
    return known == kWeightTexts.end() ? nullptr : known;
}

Expected<FileWeights> readAny(const Scene& scene, const std::filesystem::path& named, Progress& progress) {
    std::error_code problem;
    const bool folder = std::filesystem::is_directory(named, problem);
    const std::filesystem::path file = folder ? named / kWeightIndex : named;
    const Expected<std::string> text = readTextFile(file, FileUse::Weights, progress);
    if (!text) {
        return fail(text.error());
    }
    const WeightText* known = weightTextOf(file);
    if (known == nullptr) {
        return fail(ErrorCode::FormatUnknown, {file.string(), lowerExtension(file)});
    }
    return known->read == readWeightsJson && isWeightIndex(*text)
               ? readWeightImages(scene, *text, file, progress)
               : known->read(*text, file.string());
}

Expected<std::vector<OutputFile>> weightOutputs(const Scene& scene, const std::filesystem::path& file,
                                                const WeightFileSettings& settings, Notices& notices,
                                                Progress& progress) {
    if (const WeightText* known = weightTextOf(file); known != nullptr) {
        return std::vector<OutputFile>{{file, known->write(scene)}};
    }
    return weightImages(scene, file, std::clamp(settings.imageSize, 16U, 4096U), notices, progress);
}

std::string listedExtensions() {
    std::string list;
    for (const std::string& extension : weightExtensions()) {
        list += (list.empty() ? "" : ", ") + extension;
    }
    return list;
}

/// All of them are in the folder; a text is what the user named.
Expected<void> addOutputs(std::vector<OutputFile> files, const std::filesystem::path* folder,
                          OutputSet& outputs) {
    if (folder != nullptr) {
        if (Expected<void> made = outputs.makeFolder(*folder); !made) {
            return made;
        }
        for (OutputFile& file : files) {
            file.beside = true;
        }
    }
    return outputs.add(files);
}

} // namespace

bool namesWeightImages(const std::filesystem::path& file) {
    std::error_code problem;
    return !file.has_extension() || std::filesystem::is_directory(file, problem);
}

std::vector<std::string> weightExtensions() {
    std::vector<std::string> extensions;
    extensions.reserve(kWeightTexts.size());
    for (const WeightText& text : kWeightTexts) {
        extensions.emplace_back(text.extension);
    }
    return extensions;
}

Expected<FittedWeights> readWeights(const Scene& scene, const std::filesystem::path& file,
                                    Progress& progress) {
    const Expected<FileWeights> read = readAny(scene, file, progress);
    return read ? fitWeights(scene, *read, file.string()) : fail(read.error());
}

Expected<Notices> writeWeights(const Scene& scene, const std::filesystem::path& file,
                               const WeightFileSettings& settings, Progress& progress,
                               std::vector<std::filesystem::path>* written, OutputSet* outputs) {
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    const bool folder = namesWeightImages(file);
    if (!folder && weightTextOf(file) == nullptr) {
        return fail(ErrorCode::FormatNotWritable, {file.string(), lowerExtension(file), listedExtensions()});
    }
    Notices notices;
    Expected<std::vector<OutputFile>> files = weightOutputs(scene, file, settings, notices, progress);
    if (!files) {
        return fail(files.error());
    }
    for (const OutputFile& output : *files) {
        if (written != nullptr) {
            written->push_back(output.path);
        }
    }
    OutputSet alone;
    Expected<void> done =
        addOutputs(std::move(*files), folder ? &file : nullptr, outputs != nullptr ? *outputs : alone);
    if (done && outputs == nullptr) {
        done = alone.place(progress);
    }
    if (!done) {
        return fail(done.error());
    }
    return notices;
}

} // namespace sinew
