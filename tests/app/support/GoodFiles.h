#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace sinew::test {

/// A small whole file of a format, to be spoiled.
struct GoodFile {
    QString extension;
    QByteArray bytes;
};

GoodFile goodMesh();
/// Meshes without skeleton: OBJ, PLY (text and binary), STL (text and binary), OFF, AC3D.
QList<GoodFile> goodCharacters();
/// Rigged: FBX, GLB, glTF, a Collada skin, X, SMD, MS3D.
QList<GoodFile> goodRiggedCharacters();
/// TGF, BVH, SKEL, JSON.
QList<GoodFile> goodSkeletons();

} // namespace sinew::test
