#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/bind/settings/Cage.h"
#include "core/io/ImportScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/Scene.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// The JSON value in a file; a key that stands twice in one object is refused, and so is what is nested too
/// deep. Errors: those of readWholeFile, and `broken` (file, what is wrong and where).
Expected<nlohmann::ordered_json> readJsonFile(const std::filesystem::path& file, ErrorCode broken,
                                              FileUse use = FileUse::Settings,
                                              const Progress& progress = noProgress());

/// SHA-256 of the bytes of a regular file, 64 hexadecimal digits. Errors: FileNotFound, FileUnreadable,
/// FileTooLarge, Canceled.
Expected<std::string> fileSha256(const std::filesystem::path& file, const Progress& progress = noProgress());

/// Whether a file still has those bytes; an empty hash is not known and fits any, and so does a file that is
/// gone. Error: SourceEdited.
Expected<void> checkUnchanged(const std::filesystem::path& file, const std::string& sha256);

/// How this program reads files: formats without a reader of its own in another process of it (ownProgram).
ImportOptions importOptions(const ReadSettings& settings = {});

/// Whether another process of this program called this one to read a file for it.
bool asksForReader(int argc, const char* const* argv);

/// Does that.
[[noreturn]] void runReader(const char* const* argv);

/// The cage in an .obj file, under the file's name: its vertices in the order of the file, its faces cut into
/// triangles, its lines as edges; Y up, in the character's unit. Errors: CageFileBroken, those of reading
/// files and validateCages, FormatUnknown (no .obj), CageVertexRepeated with the number of the file's face.
Expected<Cage> readCage(const std::filesystem::path& file, Progress& progress);

/// The animations of a file, on a character's joints.
struct MotionFile {
    std::vector<Clip> clips;            ///< at least one
    std::size_t matched = 0;            ///< joints of the file that move one of the character's
    std::vector<std::string> unmatched; ///< joints of the file that are turned and move none
    std::vector<std::string> still;     ///< deforming joints of the character that nothing moves
    Notices notices;                    ///< about its frames (importMotion)
};

/// Reads all animations of a file that has any (importMotion) and puts them on `skeleton` (retargeted).
/// Errors: as importMotion; MotionBroken: it has no animation, or none of its joints is one of the
/// character's.
Expected<MotionFile> readMotionFile(const std::filesystem::path& file, const Skeleton& skeleton,
                                    Progress& progress);

} // namespace sinew
