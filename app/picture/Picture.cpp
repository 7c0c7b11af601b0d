#include "app/picture/Picture.h"

#include "app/picture/ShowingPose.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"
#include "app/pose/PoseFile.h"
#include "core/io/export/OutputSet.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <utility>
#include <vector>

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

constexpr double kYaw = 30.0;
constexpr double kPitch = 8.0;
constexpr int kPanels = 3;
constexpr double kMargin = 0.06; // of the height

/// The scene in its showing pose, which drivers complete, standing where it stood.
Scene bentScene(const Scene& scene, const Drivers& drivers) {
    Scene bent = posedScene(scene, picture::showingPose(scene.skeleton), drivers);
    const Aabb before = bounds(scene);
    const Aabb after = bounds(bent);
    const Vec3 shift(before.center().x() - after.center().x(), before.min.y() - after.min.y(),
                     before.center().z() - after.center().z());
    for (Part& part : bent.parts) {
        auto mesh = std::make_shared<Mesh>(*part.mesh);
        for (Vec3& point : mesh->vertices) {
            point += shift;
        }
        part.mesh = std::move(mesh);
    }
    return bent;
}

/// Room for the largest panel: all share a camera, so that sizes compare.
struct Layout {
    picture::View view;
    int panelWidth; ///< from one panel's middle to the next
    int filmWidth;  ///< wider, so that shadows run on behind the neighbour
    int height;
};

Layout layoutOf(const Scene& scene, const Scene& bent, int height) {
    std::vector<Vec3> vertices = picture::finiteVertices(scene);
    const std::vector<Vec3> more = picture::finiteVertices(bent);
    vertices.insert(vertices.end(), more.begin(), more.end());
    Layout layout;
    layout.view = picture::framingView(vertices, kYaw, kPitch, height, height, kMargin);
    Aabb seen;
    for (const Vec3f& point : picture::projectAll(layout.view, vertices)) {
        seen.add(Vec3(point.x(), point.y(), 0.0));
    }
    const double margin = kMargin * height;
    layout.height = std::min(height, static_cast<int>(seen.extent().y() + 4.0 * margin));
    layout.panelWidth = static_cast<int>(seen.extent().x() + 1.2 * margin);
    layout.filmWidth = 2 * layout.panelWidth;
    layout.view.centerX += 0.5 * layout.filmWidth - seen.center().x();
    layout.view.centerY += 0.5 * layout.height - seen.center().y();
    return layout;
}

/// The character as it is and its weights, which are one shape in one light, then the bent character.
Expected<std::vector<picture::Film>> photographAll(const Scene& scene, const Scene& bent,
                                                   const Layout& layout, Notices& notices,
                                                   Progress& progress) {
    PictureSettings plain;
    plain.width = layout.filmWidth;
    plain.height = layout.height;
    plain.skeleton = false;
    PictureSettings weights = plain;
    weights.color = PictureSettings::Color::Weights;
    weights.skeleton = true;
    const auto textures = picture::loadTextures(scene);
    for (const std::size_t damaged : picture::damagedTextures(scene, *textures)) {
        notices.push_back({NoticeCode::TextureDamaged, scene.textures[damaged].name, 1, {}});
    }
    picture::PartProgress first(progress, 0.0, 0.6);
    auto films = picture::photograph(scene, layout.view, std::array{plain, weights}, textures, first);
    if (!films) {
        return films;
    }
    picture::PartProgress last(progress, 0.6, 1.0);
    auto bentFilm = picture::photograph(bent, layout.view, {&plain, 1}, textures, last);
    if (!bentFilm) {
        return bentFilm;
    }
    films->push_back(std::move(bentFilm->front()));
    return films;
}

/// Surfaces are made of the bent cages.
Expected<std::vector<picture::Film>> photographSmooth(const Scene& scene, const Scene& bent,
                                                      const SmoothParts& smooth, const Layout& layout,
                                                      Notices& notices, Progress& progress) {
    if (!anySmooth(smooth)) {
        return photographAll(scene, bent, layout, notices, progress);
    }
    return photographAll(smoothScene(scene, smooth), smoothScene(bent, smooth), layout, notices, progress);
}

Expected<QImage> renderChecked(const Scene& scene, const Scene& bent, const SmoothParts& smooth,
                               Notices& notices, Progress& progress, int height) {
    const Layout layout = layoutOf(scene, bent, height);
    const auto films = photographSmooth(scene, bent, smooth, layout, notices, progress);
    if (!films) {
        return fail(films.error());
    }
    const int margin = static_cast<int>(0.5 * kMargin * layout.height);
    picture::Film whole = picture::backdrop(kPanels * layout.panelWidth + 2 * margin, layout.height);
    for (int panel = 0; panel < kPanels; ++panel) {
        const int middle = margin + panel * layout.panelWidth + layout.panelWidth / 2;
        picture::compose(whole, (*films)[static_cast<std::size_t>(panel)], middle - layout.filmWidth / 2);
    }
    return picture::develop(whole).convertToFormat(QImage::Format_RGB888); // nothing shines through
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
    Expected<void> written = writeFile(file.toStdString(), *png, outputs);
    if (!written && written.error().code == ErrorCode::FileUnwritable) {
        return fail(ErrorCode::PictureUnwritable, written.error().arguments);
    }
    return written;
}

Expected<QImage> renderBindPicture(const Scene& boundScene, Progress& progress, int height, Notices* notices,
                                   const SmoothParts* smooth, const Drivers& drivers) {
    Notices unheard;
    PictureSettings settings;
    settings.height = height;
    if (const auto checked = picture::checkPicture(boundScene, settings); !checked) {
        return fail(checked.error());
    }
    try {
        return renderChecked(boundScene, bentScene(boundScene, drivers),
                             smooth != nullptr ? *smooth : SmoothParts(),
                             notices == nullptr ? unheard : *notices, progress, height);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"picture", boundScene.sourceFile});
    }
}

} // namespace sinew
