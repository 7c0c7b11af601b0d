#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

struct FormatWriter;
struct FormatPatcher;

/// What files of a format can hold, as far as it is read.
struct FormatContent {
    bool meshes = true;
    bool skeleton = false;
    bool weights = false;
    bool animations = false;
    bool textures = false;
};

/// Reads a file as it is. Errors: those of its format.
using FormatReader = Expected<ImportedFile> (*)(const std::filesystem::path& file, Progress& progress);

/// The same as the user's settings say.
using SettingsReader = Expected<ImportedFile> (*)(const std::filesystem::path& file, Progress& progress,
                                                  const ReadSettings& settings);

/// The same through another process of this program (ImportOptions::readerProgram).
using ProgramReader = Expected<ImportedFile> (*)(const std::filesystem::path& program,
                                                 const std::filesystem::path& file, Progress& progress,
                                                 const ReadSettings& settings);

/// A format of files. The table of them is all that import, export, dialogs and help texts know of formats: a
/// new one is a folder and a row.
struct Format {
    std::string_view id;   ///< for code and settings: "fbx"
    std::string_view name; ///< as users know it, the same in every language: "FBX"
    /// What names of its files end in, such as ".fbx", in lower case; the usual one first.
    std::vector<std::string_view> extensions;
    FormatContent content;
    FormatReader read = nullptr;          ///< null: cannot be read
    const FormatWriter* writer = nullptr; ///< null: cannot be written
    bool byAssimp = false;                ///< `read` is Assimp's, which needs a process of its own
    bool tellsUnit = false; ///< how long a unit is: its files state it, or its reader sets it (pictures)
    const FormatPatcher* patcher = nullptr; ///< null: its files are written anew or not at all
    bool picture = false; ///< most of its files are textures: a folder of characters is not searched for them
    SettingsReader readAsSet = nullptr;    ///< what `read` does, for formats that settings have a say in
    ProgramReader readByProgram = nullptr; ///< what `read` does, for formats that core cannot read by itself
};

/// All formats: those with a reader or writer of this project's own first, the rest by name.
std::span<const Format> formats();

/// The format that the end of the file's name says, in upper or lower case; null for others.
const Format* formatOf(const std::filesystem::path& file);

/// True for files whose format says how long a unit is.
bool tellsUnit(const std::filesystem::path& file);

/// What a file is whose content is not of the kind that its extension says, as a key of the texts of
/// FileOtherKind: a Git LFS pointer in its place, a web page, an archive, a picture, text, or a model of
/// another format. Empty: nothing speaks against the extension. Reads the first bytes alone.
std::string otherKindOf(const std::filesystem::path& file);

/// Kinds that no reader takes for a model, whatever the file is called.
bool isNeverModel(const std::string& kind);

} // namespace sinew
