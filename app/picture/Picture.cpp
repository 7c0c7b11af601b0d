#include "app/picture/Picture.h"

#include "app/picture/Film.h"
#include "app/picture/Studio.h"

#include <QFileInfo>
#include <QImageWriter>

#include <cmath>
#include <new>
#include <string>

namespace sinew {
namespace {

constexpr double kMargin = 0.07;
constexpr int kLargestSide = 8192;
constexpr int kMostSamples = 8;

Expected<void> checkNumber(const char* name, int value, int least, int most) {
    if (value < least || value > most) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {name, std::to_string(value), std::to_string(least), std::to_string(most)});
    }
    return {};
}

Expected<void> check(const Scene& scene, const PictureSettings& settings) {
    for (const auto& checked : {checkNumber("width", settings.width, 1, kLargestSide),
                                checkNumber("height", settings.height, 1, kLargestSide),
                                checkNumber("supersample", settings.supersample, 1, kMostSamples)}) {
        if (!checked) {
            return fail(checked.error());
        }
    }
    if (settings.color == PictureSettings::Color::Joint &&
        (settings.joint < 0 || static_cast<std::size_t>(settings.joint) >= scene.skeleton.size())) {
        return fail(ErrorCode::JointUnknown, {std::to_string(settings.joint), "picture"});
    }
    if (pointCount(scene) == 0) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    const double size = bounds(scene).diagonal();
    if (!(size > 0.0) || !std::isfinite(size)) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    return {};
}

/// What must be inside the picture: the frame's corners, or every point and joint shown.
std::vector<Vec3> framedPoints(const Scene& scene, const PictureSettings& settings) {
    std::vector<Vec3> points;
    if (settings.frame) {
        for (int corner = 0; corner < 8; ++corner) {
            const auto pick = [&](int axis) {
                return (corner >> axis & 1) != 0 ? settings.frame->max[axis] : settings.frame->min[axis];
            };
            points.emplace_back(pick(0), pick(1), pick(2));
        }
        return points;
    }
    for (const Part& part : scene.parts) {
        points.insert(points.end(), part.mesh->points.begin(), part.mesh->points.end());
    }
    std::erase_if(points, [](const Vec3& point) { return !point.allFinite(); });
    return points;
}

Expected<QImage> renderChecked(const Scene& scene, const PictureSettings& settings, Progress& progress) {
    const auto camera = picture::framingView(framedPoints(scene, settings), settings.yaw, settings.pitch,
                                             settings.width, settings.height, kMargin);
    auto film = picture::photograph(scene, camera, settings, progress);
    if (!film) {
        return fail(film.error());
    }
    if (!settings.background) {
        return picture::develop(*film);
    }
    picture::Film whole = picture::backdrop(settings.width, settings.height);
    picture::compose(whole, *film, 0);
    return picture::develop(whole);
}

} // namespace

Expected<QImage> renderPicture(const Scene& scene, const PictureSettings& settings, Progress& progress) {
    if (const auto checked = check(scene, settings); !checked) {
        return fail(checked.error());
    }
    try {
        return renderChecked(scene, settings, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"picture"});
    }
}

Expected<void> writePicture(const QImage& picture, const QString& file) {
    QImageWriter writer(file, "png");
    if (!writer.write(picture)) {
        return fail(ErrorCode::PictureUnwritable, {file.toStdString(), writer.errorString().toStdString()});
    }
    return {};
}

} // namespace sinew
