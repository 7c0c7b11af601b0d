#pragma once

#include "app/project/ProjectJson.h"
#include "app/recipe/Recipe.h"
#include "core/base/Error.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// A file a project needs: where it is and what it was.
struct FileReference {
    std::string relative; ///< to the project's folder, with "/"; may be empty
    std::string absolute;
    std::string sha256;
    bool operator==(const FileReference&) const = default;
};

/// The bind whose result a project shows.
struct BoundRecord {
    BindSettings settings;     ///< the field was solved with
    std::string weightsSha256; ///< weightsSha256 of the weights it gave, without layers
    bool operator==(const BoundRecord&) const = default;
};

/// Where automatically saved work came from.
struct AutosaveRecord {
    std::string projectFile; ///< the project it belongs to; empty: never saved
    std::string title;
    bool operator==(const AutosaveRecord&) const = default;
};

/// What a .sinew file holds: {"sinewProject": 1, ...}, everything that a character, once read and bound anew,
/// needs to look as it was left. No geometry, and of weights only what a hand did: equal files and settings
/// give equal weights.
struct ProjectFile {
    std::filesystem::path file; ///< it was read from
    FileReference character;
    PictureMeshing picture;                 ///< how it is read where it is a picture
    double unitFactor = 1.0;                ///< of the unit that the character's file names
    std::vector<FileReference> skeletons;   ///< loaded onto the character, in order
    std::optional<SkeletonFit> skeletonFit; ///< of the last of these
    std::optional<FileReference> volume; ///< the mesh in whose volume the character is bound; none: its own
    Recipe recipe;                       ///< the panel's settings, and those of the export dialog
    std::optional<BoundRecord> bound;
    std::vector<PosedJoint> pose;
    std::vector<StoredKey> poseKeys;
    std::vector<StoredMotion> motions;
    std::vector<StoredShapes> shapes;
    DeformSettings deform; ///< all but the joints
    std::vector<DeformedJoint> jointDeform;
    LayerStack layers;
    std::vector<std::string> locked; ///< names of joints
    std::vector<HiddenPart> hidden;
    std::vector<HiddenPart> ghosted;
    std::vector<std::string> hiddenJoints; ///< names
    std::vector<SubdividedPart> subdivision;
    MirrorChoice mirror;
    Selection selection;
    ViewSettings view;
    std::optional<AutosaveRecord> autosave;
};

constexpr int kProjectVersion = 1;

/// Hash of every part's influences, SHA-256, 64 hexadecimal digits.
std::string weightsSha256(const PartWeights& weights);

/// The project of a document that has a scene. `exportSettings`: of the recipe, what is not the bind.
ProjectFile projectOf(const DocumentState& state, const ViewSettings& view,
                      const Recipe& exportSettings = {});

/// The project as bytes; the same project gives the same ones. `file` is what paths are relative to.
std::string projectText(const ProjectFile& project, const std::filesystem::path& file);

/// Written beside `file` and renamed, so that a failure leaves an older one whole. Error: FileUnwritable.
Expected<void> writeProject(const ProjectFile& project, const std::filesystem::path& file);

/// Reads what writeProject wrote; never throws, whatever the bytes. Keys of later minor releases are not
/// forgiven: what is not understood would be lost on saving. Errors: FileNotFound, FileUnreadable, FileEmpty,
/// ProjectBroken, ProjectTooNew, ParameterUnknown, ParameterOutOfRange.
Expected<ProjectFile> readProject(const std::filesystem::path& file);

} // namespace sinew
