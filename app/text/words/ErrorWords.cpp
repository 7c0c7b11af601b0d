#include "app/text/words/ErrorWords.h"

#include "app/text/tables/TextTables.h"
#include "app/text/words/Figures.h"
#include "app/text/words/FillText.h"
#include "app/text/words/NoticeWords.h"
#include "core/io/Formats.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// What ran out of memory, and what helps there.
const std::array kMemoryEntries{
    std::pair{"bind",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory while binding %2. Choose a lower resolution, or close other programs.")},
    std::pair{"reading", QT_TRANSLATE_NOOP(
                             "ErrorText",
                             "Out of memory while reading %2. Close other programs, or decimate the mesh.")},
    std::pair{
        "writing",
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Out of memory while writing %2. Close other programs, or leave out animations and textures.")},
    std::pair{
        "picture",
        QT_TRANSLATE_NOOP("ErrorText",
                          "Out of memory while drawing %2. Close other programs, or leave out the picture.")},
    std::pair{"task",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory. Save your work, then close other programs or choose a lower resolution.")},
};

/// What a file is in place of what its extension says, and what helps there.
const std::array kOtherKindEntries{
    std::pair{"git-lfs",
              QT_TRANSLATE_NOOP("ErrorText", "%1 is a Git LFS pointer, not the file itself. Get it with git "
                                             "lfs pull, or download it from its page.")},
    std::pair{"web-page",
              QT_TRANSLATE_NOOP("ErrorText", "%1 is a web page, not the file itself. Open the page in a "
                                             "browser and download the file there.")},
    std::pair{"json", QT_TRANSLATE_NOOP("ErrorText",
                                        "%1 is a JSON text, such as the answer of a server that does not "
                                        "have the file. Download the file again.")},
    std::pair{"text", QT_TRANSLATE_NOOP("ErrorText",
                                        "%1 is a plain text, not the file that its extension says. Download "
                                        "it again, or choose another file.")},
    std::pair{"zip",
              QT_TRANSLATE_NOOP("ErrorText", "%1 is a ZIP archive. Unpack it, and open a file in it.")},
    std::pair{"7z", QT_TRANSLATE_NOOP("ErrorText", "%1 is a 7z archive. Unpack it, and open a file in it.")},
    std::pair{"rar",
              QT_TRANSLATE_NOOP("ErrorText", "%1 is a RAR archive. Unpack it, and open a file in it.")},
    std::pair{"gzip", QT_TRANSLATE_NOOP("ErrorText", "%1 is compressed with gzip. Unpack it first.")},
    std::pair{"pdf", QT_TRANSLATE_NOOP("ErrorText", "%1 is a PDF document. Choose the file of the model.")},
    std::pair{"picture",
              QT_TRANSLATE_NOOP("ErrorText", "%1 is an image, not a model. Choose the file of the model. To "
                                             "open a drawn character, save it as PNG with transparency.")},
    std::pair{"blender", QT_TRANSLATE_NOOP("ErrorText", "%1 is a Blender file. Open it in Blender, and "
                                                        "export the character as FBX or GLB.")},
    std::pair{"usd", QT_TRANSLATE_NOOP("ErrorText", "%1 is a USD file, which cannot be read. Export the "
                                                    "character as FBX or GLB.")},
    std::pair{"fbx", QT_TRANSLATE_NOOP("ErrorText", "%1 is an FBX file with the wrong extension. Rename it "
                                                    "so that it ends in .fbx.")},
    std::pair{"glb", QT_TRANSLATE_NOOP("ErrorText", "%1 is a GLB file with the wrong extension. Rename it "
                                                    "so that it ends in .glb.")},
    std::pair{"gltf", QT_TRANSLATE_NOOP("ErrorText", "%1 is a glTF file with the wrong extension. Rename it "
                                                     "so that it ends in .gltf.")},
    std::pair{"collada", QT_TRANSLATE_NOOP("ErrorText", "%1 is a Collada file with the wrong extension. "
                                                        "Rename it so that it ends in .dae.")},
    std::pair{"ply", QT_TRANSLATE_NOOP("ErrorText", "%1 is a PLY file with the wrong extension. Rename it "
                                                    "so that it ends in .ply.")},
    std::pair{"bvh", QT_TRANSLATE_NOOP("ErrorText", "%1 is a BVH file with the wrong extension. Rename it "
                                                    "so that it ends in .bvh.")},
};

/// Whether the arguments ask for the other text.
bool other(const Error& error) {
    switch (error.code) {
    case ErrorCode::JointNameTaken: // an empty one
    case ErrorCode::RequirementBroken:
        return error.arguments.empty() || error.arguments[0].empty();
    case ErrorCode::MotionOnly: // it is a skeleton that does not move
        return error.arguments.size() > 1;
    case ErrorCode::MotionBroken: // nobody knows the line
        return error.arguments.size() > 2 && error.arguments[2].empty();
    case ErrorCode::FormatTooOld: // no tool is known
    case ErrorCode::FormatTooNew:
        return error.arguments.size() > 3 && error.arguments[3].empty();
    case ErrorCode::JointUnknown: // the name that was probably meant is there
    case ErrorCode::RequirementUnknown:
    case ErrorCode::RequirementPercent: // the sign is there
        return error.arguments.size() > 2;
    case ErrorCode::NotEnoughMemory: // no resolution fits
        return error.arguments.size() > 3 && error.arguments[3] == "0";
    case ErrorCode::FormatUnknown: // a name without an ending
    case ErrorCode::FormatNotWritable:
    case ErrorCode::VrmBonesMissing: // there is no skeleton at all
        return error.arguments.size() > 1 && error.arguments[1].empty();
    default:
        return false;
    }
}

/// The sentence of a key; null: it has none.
template<typename Entries>
const char* sentenceOf(const Entries& entries, const std::string& key) {
    const auto* known =
        std::ranges::find(entries, key, [](const auto& entry) { return std::string(entry.first); });
    return known == entries.end() ? nullptr : known->second;
}

const char* textOf(const ErrorEntry& entry, const Error& error) {
    const char* sentence = nullptr;
    if (error.code == ErrorCode::OutOfMemory && !error.arguments.empty()) {
        sentence = sentenceOf(kMemoryEntries, error.arguments.front());
    } else if (error.code == ErrorCode::FileOtherKind && error.arguments.size() > 1) {
        sentence = sentenceOf(kOtherKindEntries, error.arguments[1]);
    }
    if (sentence != nullptr) {
        return sentence;
    }
    return other(error) ? entry.otherText : entry.text;
}

/// An option of the command line names a joint only where the user typed it.
bool namesOption(const Error& error) {
    return error.code != ErrorCode::JointUnknown ||
           (error.arguments.size() > 1 && error.arguments[1].starts_with("--"));
}

/// Of an axis: "y" is "Y".
std::string upperCase(std::string word) {
    std::ranges::transform(word, word.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return word;
}

std::string valueOf(ErrorCode code, std::size_t index, const std::string& argument) {
    switch (code) {
    case ErrorCode::ParameterOutOfRange:
    case ErrorCode::RefineBoxOutside:
        return index > 0 ? writtenFigure(argument) : argument;
    case ErrorCode::FileUnreadable:
    case ErrorCode::FileUnwritable:
    case ErrorCode::NotKept:
    case ErrorCode::PictureUnsupported:
    case ErrorCode::RigLimbNotFound:
        return index == 1 ? argumentWord(argument) : argument;
    case ErrorCode::RigTemplateUnfit: // the last names a template, by its key for an option
        return index == 1 || (index == 3 && inWindow()) ? argumentWord(argument) : argument;
    case ErrorCode::RigLying:
    case ErrorCode::RigUpsideDown: {
        return index == 1 && inWindow() ? upperCase(argument) : argument;
    }
    case ErrorCode::RestPoseLimbs:
        return index == 0 ? argumentWord(argument) : argument;
    case ErrorCode::RigMarkerOutside:
        return index == 1 ? lengthFigure(argument) : argument;
    case ErrorCode::ReusePartOutside:
        return index == 2 ? lengthFigure(argument) : argument;
    default:
        return argument;
    }
}

const ErrorEntry* entryOf(const Error& error) {
    const ErrorCode code = error.code;
    if (inWindow() && namesOption(error)) {
        const auto entry = std::ranges::find(windowErrors(), code, &ErrorEntry::code);
        if (entry != windowErrors().end()) {
            return &*entry;
        }
    }
    for (const auto& table : {fileErrors(), bindErrors(), weightErrors(), skeletonErrors()}) {
        const auto entry = std::ranges::find(table, code, &ErrorEntry::code);
        if (entry != table.end()) {
            return &*entry;
        }
    }
    return nullptr;
}

/// "FBX, glTF": formats with a reader of Sinew's own for what is asked.
std::string formatsWith(bool FormatContent::*asked) {
    std::string names;
    for (const Format& format : formats()) {
        if (format.read != nullptr && !format.byAssimp && format.content.*asked) {
            names += (names.empty() ? "" : ", ") + std::string(format.name);
        }
    }
    return names;
}

/// Names of the formats that can be used instead.
std::vector<std::string> formatsThatHelp(ErrorCode code) {
    switch (code) {
    case ErrorCode::FormatUnknown:
        return {formatsWith(&FormatContent::meshes)};
    case ErrorCode::NoSkeleton:
        return {formatsWith(&FormatContent::skeleton)};
    default:
        return {};
    }
}

/// The arguments of an error in a text of it.
std::string filledFor(const Error& error, const std::string& text) {
    std::vector<std::string> values;
    for (std::size_t i = 0; i < error.arguments.size(); ++i) {
        values.push_back(valueOf(error.code, i, error.arguments[i]));
    }
    const std::vector<std::string> others = formatsThatHelp(error.code);
    values.insert(values.end(), others.begin(), others.end());
    return filled(text, values);
}

struct StageEntry {
    Stage stage;
    const char* name;
    const char* text;
};

const std::array kStageTexts{
    StageEntry{Stage::Import, "import", QT_TRANSLATE_NOOP("StageText", "Reading the file")},
    StageEntry{Stage::Prepare, "prepare", QT_TRANSLATE_NOOP("StageText", "Preparing mesh and joints")},
    StageEntry{Stage::Octree, "octree", QT_TRANSLATE_NOOP("StageText", "Building the octree")},
    StageEntry{Stage::Voxelize, "voxelize", QT_TRANSLATE_NOOP("StageText", "Filling the voxels")},
    StageEntry{Stage::WindingNumbers, "windingNumbers",
               QT_TRANSLATE_NOOP("StageText", "Resolving ambiguous voxels")},
    StageEntry{Stage::Adjacency, "adjacency",
               QT_TRANSLATE_NOOP("StageText", "Connecting neighbouring voxels")},
    StageEntry{Stage::Distances, "distances",
               QT_TRANSLATE_NOOP("StageText", "Measuring distances from every joint")},
    StageEntry{Stage::Solve, "solve", QT_TRANSLATE_NOOP("StageText", "Solving weights in the volume")},
    StageEntry{Stage::Weights, "weights", QT_TRANSLATE_NOOP("StageText", "Computing weights")},
    StageEntry{Stage::Deform, "deform", QT_TRANSLATE_NOOP("StageText", "Deforming the mesh")},
    StageEntry{Stage::Fields, "fields", QT_TRANSLATE_NOOP("StageText", "Fitting fields to the bones")},
    StageEntry{Stage::Export, "export", QT_TRANSLATE_NOOP("StageText", "Writing the file")},
    StageEntry{Stage::Picture, "picture", QT_TRANSLATE_NOOP("StageText", "Drawing the picture")},
};

const StageEntry* find(Stage stage) {
    const auto* entry = std::ranges::find(kStageTexts, stage, &StageEntry::stage);
    return entry == kStageTexts.end() ? nullptr : entry;
}

} // namespace

std::string errorWords(const Error& error) {
    const ErrorEntry* entry = entryOf(error);
    return entry == nullptr ? std::string()
                            : filledFor(error, translated("ErrorText", textOf(*entry, error)));
}

std::string errorAdvice(const Error& error) {
    const ErrorEntry* entry = entryOf(error);
    const std::string text =
        entry == nullptr ? std::string() : translated("ErrorText", textOf(*entry, error));
    const std::size_t end = text.find(". ");
    return end == std::string::npos ? std::string() : filledFor(error, text.substr(end + 2));
}

std::string stageWords(Stage stage) {
    const StageEntry* entry = find(stage);
    return entry == nullptr ? std::string() : translated("StageText", entry->text);
}

std::string stageName(Stage stage) {
    const StageEntry* entry = find(stage);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
