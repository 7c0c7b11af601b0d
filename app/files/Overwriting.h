#pragma once

#include "core/base/Error.h"
#include "core/io/ExportScene.h"
#include "core/scene/Scene.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// All files a scene was read from: those that were named (empty names are none), what a .gltf or an .obj
/// among them names, and the scene's textures and files of materials. Nothing that is written for the scene
/// should replace them unasked. `textureFolders`: those that the user named, for files that were not read
/// yet.
std::vector<std::string> filesBehind(const Scene& scene, const std::vector<std::string>& named,
                                     const std::vector<std::string>& textureFolders = {});

/// Whether two names are of one file: links of both kinds, dots and the case of letters, where the disk
/// makes no difference, are seen through. Files that do not exist yet are compared by name.
bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

/// Whether none of the targets is one of the files that are read; empty names and "-" are none. Error:
/// TargetIsInput.
Expected<void> checkNoInput(const std::vector<std::string>& targets, const std::vector<std::string>& inputs);

/// Whether every file is written once: no target is what an output, a .gltf, keeps beside itself, and no two
/// outputs keep the same. `outputs` are among the targets. Error: TargetsClash.
Expected<void> checkNoClash(const std::vector<std::string>& targets, const std::vector<std::string>& outputs,
                            const Scene& scene, const ExportSettings& settings);

/// Of `sinew FILE --export-to OUT`, by which another program opens the window and waits for a result: OUT,
/// the absolute path of the file that the export dialog proposes for `character`. Empty when nobody asked, or
/// for another character. `arguments` with the program's name.
QString exportFileFor(const QString& character, const QStringList& arguments);

/// Of `sinew FILE --export-to OUT --live FOLDER`: FOLDER, an absolute path, where that program awaits the
/// weights of FILE after every bind (app/export/LiveLink). Empty when nobody asked.
QString liveFolder(const QStringList& arguments);

/// Whether these words behind FILE are `--export-to OUT`, with or without `--live FOLDER`.
bool namesExportFile(int argc, const char* const* argv);

} // namespace sinew
