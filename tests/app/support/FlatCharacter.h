#pragma once

#include "app/document/edits/Edits.h"
#include "app/project/RestoreProject.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/DrawnFigure.h"

#include <QString>
#include <QTemporaryDir>

namespace sinew::test {

/// A folder with a picture of a figure, 200 x 190 pixels, and a skeleton of two joints for it.
class FlatCharacter {
public:
    FlatCharacter() {
        writeFile(picture(), figure(200, 190));
        writeFile(skeleton(), R"([{"name": "trunk", "head": [0, 90, 0], "tail": [0, 150, 0]},
            {"name": "arm", "parent": "trunk", "head": [15, 138, 0], "tail": [82, 138, 0]}])");
    }
    static QByteArray figure(std::uint32_t width, std::uint32_t height) {
        return pictureOf(width, height, [&](std::uint32_t x, std::uint32_t y) {
            return isInFigure(x + 0.5, static_cast<double>(height - y) - 0.5);
        });
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString picture() const { return path("figure.png"); }
    QString skeleton() const { return path("bones.json"); }

    /// The picture on its skeleton, to be bound by the solver for pictures.
    DocumentState state() const {
        Progress progress;
        DocumentState state = readCharacter(picture().toStdString(), progress).value();
        SkeletonChange change = readSkeleton(state, skeleton().toStdString(), progress).value();
        state = withSkeleton(state, std::move(change.scene), change.notices, change.sources);
        state.settings.solver = "picture";
        return state;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace sinew::test
