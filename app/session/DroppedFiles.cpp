#include "app/session/Session.h"

#include "core/io/Formats.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <initializer_list>

namespace sinew {
namespace {

enum class Holds { Project, Mesh, RiggedMesh, Skeleton, Picture, Nothing };

Holds whatHolds(const QString& file) {
    if (QFileInfo(file).isDir()) {
        return Holds::Nothing;
    }
    if (Session::isProject(file)) {
        return Holds::Project;
    }
    const Format* format = formatOf(std::filesystem::path(file.toStdString()));
    if (format == nullptr || format->read == nullptr) {
        return Holds::Nothing;
    }
    if (format->picture) {
        return Holds::Picture;
    }
    if (format->content.meshes) {
        return format->content.skeleton ? Holds::RiggedMesh : Holds::Mesh;
    }
    return format->content.skeleton ? Holds::Skeleton : Holds::Nothing;
}

QStringList thatHold(const QStringList& files, std::initializer_list<Holds> wanted) {
    QStringList found;
    for (const QString& file : files) {
        if (std::find(wanted.begin(), wanted.end(), whatHolds(file)) != wanted.end()) {
            found << file;
        }
    }
    return found;
}

} // namespace

DroppedFiles sortDropped(const QStringList& files) {
    DroppedFiles sorted;
    sorted.open = thatHold(files, {Holds::Project}).value(0);
    if (sorted.open.isEmpty()) {
        const QStringList meshes = thatHold(files, {Holds::Mesh});
        const QStringList rigged = thatHold(files, {Holds::RiggedMesh});
        sorted.skeleton = thatHold(files, {Holds::Skeleton}).value(0);
        if (sorted.skeleton.isEmpty() && meshes.size() == 1 && rigged.size() == 1) {
            sorted.open = meshes.first();
            sorted.skeleton = rigged.first();
        } else {
            sorted.open = thatHold(files, {Holds::Mesh, Holds::RiggedMesh}).value(0);
        }
    }
    if (sorted.open.isEmpty()) {
        sorted.open = thatHold(files, {Holds::Picture}).value(0);
    }
    sorted.others = files;
    sorted.others.removeOne(sorted.open);
    sorted.others.removeOne(sorted.skeleton);
    return sorted;
}

} // namespace sinew
