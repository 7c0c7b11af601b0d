#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace sinew {

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
