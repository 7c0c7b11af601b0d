#include "app/picture/Picture.h"

#include "app/picture/Check.h"
#include "app/picture/PicturePng.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"
#include "core/io/export/OutputSet.h"

#include <QBuffer>
#include <QImageWriter>

#include <new>
#include <string>

namespace sinew {
namespace {

constexpr double kPictureMargin = 0.07;
/// Of QImageWriter's 100. Three times as fast as its default, and dithered pictures become hardly larger.
constexpr int kCompression = 22;
/// What must be inside the picture: the frame's corners, or every vertex.
std::vector<Vec3> framedPoints(const Scene& scene, const PictureSettings& settings) {
    if (!settings.frame) {
        return picture::finiteVertices(scene);
    }
    std::vector<Vec3> vertices;
    for (int corner = 0; corner < 8; ++corner) {
        const auto pick = [&](int axis) {
            return (corner >> axis & 1) != 0 ? settings.frame->max[axis] : settings.frame->min[axis];
        };
        vertices.emplace_back(pick(0), pick(1), pick(2));
    }
    return vertices;
}

Expected<QImage> renderChecked(const Scene& scene, const PictureSettings& settings, Progress& progress) {
    const auto camera = picture::framingView(framedPoints(scene, settings), settings.yaw, settings.pitch,
                                             settings.width, settings.height, kPictureMargin);
    const auto films =
        picture::photograph(scene, camera, {&settings, 1}, picture::loadTextures(scene), progress);
    if (!films) {
        return fail(films.error());
    }
    if (!settings.background) {
        return picture::develop(films->front());
    }
    picture::Film whole = picture::backdrop(settings.width, settings.height);
    picture::compose(whole, films->front(), 0);
    return picture::develop(whole);
}

} // namespace

Expected<QImage> renderPicture(const Scene& scene, const PictureSettings& settings, Progress& progress) {
    if (const auto checked = picture::checkPicture(scene, settings); !checked) {
        return fail(checked.error());
    }
    try {
        return renderChecked(scene, settings, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"picture", scene.sourceFile});
    }
}

Expected<std::string> picturePng(const QImage& picture, const std::string& file) {
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QImageWriter writer(&bytes, "png");
    writer.setCompression(kCompression);
    if (!writer.write(picture)) {
        return fail(ErrorCode::OutOfMemory, {"picture", file});
    }
    return bytes.data().toStdString();
}

Expected<void> writePicture(const QImage& picture, const QString& file, OutputSet* outputs) {
    const Expected<std::string> png = picturePng(picture, file.toStdString());
    if (!png) {
        return fail(png.error());
    }
    const Expected<void> written = writeFile(file.toStdString(), *png, outputs);
    if (!written && written.error().code == ErrorCode::FileUnwritable) {
        return fail(ErrorCode::PictureUnwritable, written.error().arguments);
    }
    return written;
}

} // namespace sinew
