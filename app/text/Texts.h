#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

struct DeformSettings;
struct Solid;

/// What a user reads for an error: what happened, to which file, joint or part, and what to do: by a control
/// where there is a window, else by an option of the command line. One line.
QString errorText(const Error& error);

/// Name of a stage, for progress.
QString stageText(Stage stage);
/// The same with how far the stage still is from its result; negative: it does not tell.
QString stageText(Stage stage, double residual);

/// "sphere, 5.2 cm", "capsule, 8 cm by 30 cm", "box, 5.2 cm", "point": diameters, of a box the longest edge.
QString solidText(const Solid& solid, double metersPerUnit);

/// Its name that never changes with language or release, for reports.
std::string stageName(Stage stage);

/// What users call a solver, in the language in force: "Geodesic Voxel". Its key where it has no name here.
QString solverName(std::string_view key);

/// Key and name of every solver, the default first.
std::vector<std::pair<std::string, QString>> namedSolvers();

/// Whether a solver makes its weights of distances; true for a key that no solver has.
bool measuresDistances(std::string_view key);

/// Why there are no distances to see: "The Bone Heat solver measures no distances."
QString noDistancesText(std::string_view key);

/// Why there are no voxels to see: "The Nearest Bone solver makes no voxels."
QString noVoxelsText(std::string_view key);

/// Why there are no envelopes to see: "The Bone Heat solver puts no envelopes around bones."
QString noEnvelopesText(std::string_view key);

/// How a joint's field came about, in the language in force: "fitted through samples of its skin".
QString fieldOriginText(FieldOrigin origin);

/// "dual quaternion skinning", "implicit skinning over classic linear skinning", in the language in force.
QString skinningMethodText(const DeformSettings& settings);

/// A format of files as dialogs and help texts show it; the same in every language.
struct FormatLabel {
    QString name;           ///< "glTF"
    QStringList extensions; ///< with the dot, the usual one first
};

using FormatLabels = QList<FormatLabel>;

// All from the table in core/io/Formats.cpp, in its order.

FormatLabels characterFormats();     ///< whatever a character can be read from
FormatLabels mainCharacterFormats(); ///< those of them with a reader of Sinew's own
FormatLabels skeletonFormats();      ///< whatever a skeleton can be read from
FormatLabels mainSkeletonFormats();  ///< those of them with a reader of Sinew's own
FormatLabels motionFormats();        ///< those that bring animations
FormatLabels weightedFormats();      ///< those that bring weights
FormatLabels writtenFormats();       ///< those that are written
FormatLabels meshFormats();          ///< those of them that take any mesh, also without a skeleton
FormatLabels riggedFormats();        ///< those that are written with skeleton and weights
FormatLabels shapeFormats();         ///< those of them that hold shapes
FormatLabels
savedFormats(); ///< those with skeleton and weights, and what is only written into a file that was read

/// Whether the file's name ends like one of these formats, in upper or lower case.
bool hasEndingOf(const std::filesystem::path& file, const FormatLabels& formats);

/// "FBX, GLB, glTF"
QString formatNames(const FormatLabels& formats);
/// ".fbx, .glb, .gltf"
QString formatExtensions(const FormatLabels& formats);
/// "*.fbx *.glb *.gltf", as file dialogs take them.
QString formatPatterns(const FormatLabels& formats);

} // namespace sinew
