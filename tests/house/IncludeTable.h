#pragma once

#include <QString>
#include <QStringList>

namespace sinew::test {

/// One #include line of the project.
struct Include {
    QString file;   ///< that includes, from the root: "core/voxel/Octree.cpp"
    QString target; ///< as written between the quotes or brackets
    bool quoted = true;
};

/// The include lines of a source text. Comments and strings do not occur before the #, so none is looked for.
QList<Include> includesOf(const QString& file, const QString& text);

/// The include lines of all .h and .cpp files below app, core, ui, resources and tests.
QList<Include> includesOfTree(const QString& root);

/// The folders of core, app and ui in which files or subfolders include each other in a circle, each with
/// those that are in one or lead to one: "core/a: B, b/". A pair B.h, B.cpp is one thing. O(#includes *
/// depth).
QStringList circlesOfFolders(const QList<Include>& includes);

/// What the table of rooms says against an include, or an empty text.
QString violation(const Include& include);

} // namespace sinew::test
