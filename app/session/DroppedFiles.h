#pragma once

#include <QString>
#include <QStringList>

namespace sinew {

/// What becomes of files that are dropped on the window together.
struct DroppedFiles {
    QString open;       ///< a project or a character; empty: none of them is one
    QString skeleton;   ///< for the character; empty: none
    QStringList others; ///< that are left alone
};

/// Sorts files by their formats. A project goes before all else; else the first character is opened, and the
/// first file that can hold nothing but a skeleton is loaded onto it. Of a mesh without a skeleton and one
/// rigged file the mesh is opened and the other gives the skeleton. Pictures are characters only where
/// nothing else is one: beside a mesh they are its textures.
DroppedFiles sortDropped(const QStringList& files);

} // namespace sinew
