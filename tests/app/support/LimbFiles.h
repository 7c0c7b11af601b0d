#pragma once

#include "core/scene/Scene.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace sinew::test {

/// A folder with a small character in the forms the tests bind: limb.obj without, limb.tgf its three joints
/// alone.
class LimbFiles {
public:
    LimbFiles();
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString mesh() const { return path("limb.obj"); }
    QString skeleton() const { return path("limb.tgf"); }
    /// Arguments that bind it at a small resolution into this file of the folder.
    QStringList bind(const QString& output, const QStringList& options = {}) const;
    /// The limb with a texture whose file is missing.
    QString wooden() const;
    /// Writes a file into the folder and returns its path.
    QString with(const QString& name, const QByteArray& bytes) const;

private:
    QTemporaryDir m_folder;
};

/// What a file holds; empty when it cannot be read.
Scene imported(const QString& file);

/// A TGF file of joints one below the other, along x from -1 to 1.
QByteArray chainTgf(int joints);

} // namespace sinew::test
