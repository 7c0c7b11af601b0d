#pragma once

#include "app/drawing/DrawSvg.h"
#include "app/files/ReadFile.h"
#include "core/io/ImportScene.h"
#include "tests/io/support/DrawnPictures.h"

#include <QTemporaryDir>

namespace sinew::test {

/// An SVG of 200 x 100 pixels with this in it.
inline QByteArray svgOf(const QByteArray& inside, const QByteArray& size = "width=\"200\" height=\"100\"") {
    return "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' "
           "xmlns:xlink='http://www.w3.org/1999/xlink' "
           "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' " +
           size + '>' + inside + "</svg>";
}

inline const QByteArray kBox = "<rect x='50' y='20' width='100' height='60' fill='#c87828'/>";

/// Writes drawings and reads them as a character.
class SvgFolder {
public:
    Expected<ImportedScene> read(const QByteArray& svg, int size = 0, const char* name = "doll.svg") {
        if (!writePicture(path(name), svg)) {
            return fail(ErrorCode::FileUnwritable, {name, ""});
        }
        ReadSettings settings;
        settings.picture.size = size;
        Progress progress;
        return importScene(path(name).toStdString(), progress, importOptions(settings));
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace sinew::test
