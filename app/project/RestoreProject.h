#pragma once

#include "app/document/DocumentState.h"
#include "app/project/ProjectFile.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace sinew {

/// A character file as a fresh document: importScene, its file's hash, bind pose. Errors: as importScene.
Expected<DocumentState> readCharacter(const std::filesystem::path& file, Progress& progress,
                                      const ReadSettings& settings = {});

/// A scene with another skeleton, ready for setSkeleton.
struct SkeletonChange {
    Scene scene;
    Notices notices;
    std::shared_ptr<const SourceFiles> sources;
};

/// The skeleton in `file` on the state's scene: importSkeleton, replaceSkeleton. Errors: as importSkeleton.
Expected<SkeletonChange> readSkeleton(const DocumentState& state, const std::filesystem::path& file,
                                      Progress& progress);

/// What to do about files that are not where or what they were.
struct RestoreChoices {
    std::filesystem::path character;              ///< read this one instead; empty: the project's own
    std::vector<std::filesystem::path> skeletons; ///< the same for each skeleton; may be shorter
    /// Go on when a file's bytes are not those of before. Part rules that no longer fit are left out then,
    /// and a character that can no longer be bound comes without a bind.
    bool acceptChanged = false;
    /// The folders that the user named for the textures of a character; none: there are none. A project does
    /// not name them: it may come from a stranger, as the character may.
    std::function<std::vector<std::string>(const std::filesystem::path& character)> textureFolders = {};
    std::shared_ptr<const VolumeMesh> volume = {}; ///< null: as the project says
};

struct RestoredProject {
    DocumentState state;        ///< importNotices tell what differs from what was saved
    bool weightsDiffer = false; ///< binding anew gave other weights than were saved
    bool sourcesDiffer = false; ///< a file's bytes or place are not those of the project: save it again
};

/// The files of a project as a document without any work on it: the character with its skeletons, the last of
/// them fitted. Files are looked for and errors are as below.
Expected<RestoredProject> readSourceFiles(const ProjectFile& project, const RestoreChoices& choices,
                                          Progress& progress);

/// The mesh in whose volume a project's character is bound, where it is still there as it was. Errors: as
/// above.
Expected<VolumeMesh> readVolumeMesh(const FileReference& file, const ProjectFile& project,
                                    Progress& progress);

/// The document of a project: reads its files, loads the skeletons, binds anew if it was bound, poses. A file
/// is looked for beside the project (relative path), then at its absolute path; the one with the right bytes
/// wins. Choices' files may have other bytes only with acceptChanged. Notices: RebindDiffers, RebindFailed,
/// PosedJointsMissing, DeformJointsMissing, SkeletonEditsLost, JointLocksMissing, HiddenPartsMissing,
/// PartRulesLost, SpringsLeftOut. Errors: SourceMoved and SourceChanged
/// (project, file, number of the skeleton or -1), as importScene, importSkeleton and solveBind.
Expected<RestoredProject> restoreProject(const ProjectFile& saved, const RestoreChoices& choices,
                                         Progress& progress);

} // namespace sinew
