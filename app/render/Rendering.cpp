#include "app/render/Rendering.h"

#include "app/files/Overwriting.h"
#include "app/picture/Check.h"
#include "app/picture/PartProgress.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"

#include <numbers>

namespace sinew {
namespace {

/// What all frames of a shot share.
class FrameTaker {
public:
    FrameTaker(const Shot& shot, const RenderSettings& settings)
        : m_scene(*shot.scene)
        , m_look(shot.look)
        , m_box(bounds(m_scene))
        , m_textures(picture::loadTextures(m_scene)) {
        m_look.width = settings.width;
        m_look.height = settings.height;
        m_look.supersample = settings.supersample;
        m_look.background = !settings.transparent;
        m_view = pictureView(shot.camera, m_box, settings.width, settings.height);
    }

    Expected<QImage> frame(double angle, Progress& progress) const {
        const auto films = picture::photograph(m_scene, carriedAround(m_view, m_box.center(), angle),
                                               {&m_look, 1}, m_textures, progress);
        if (!films) {
            return fail(films.error());
        }
        if (!m_look.background) {
            return picture::develop(films->front());
        }
        picture::Film whole = picture::backdrop(m_look.width, m_look.height);
        picture::compose(whole, films->front(), 0);
        return picture::develop(whole);
    }

private:
    const Scene& m_scene;
    PictureSettings m_look;
    Aabb m_box;
    std::shared_ptr<const picture::TextureSet> m_textures;
    picture::View m_view;
};

Expected<void> renderStill(const FrameTaker& taker, const RenderSettings& settings, const QString& file,
                           Progress& progress) {
    const auto frame = taker.frame(0.0, progress);
    if (!frame) {
        return fail(frame.error());
    }
    return writePicture(settings.transparent ? *frame : frame->convertToFormat(QImage::Format_RGB888), file);
}

Expected<void> renderTurntable(const FrameTaker& taker, const RenderSettings& settings, const QString& file,
                               Progress& progress) {
    const std::unique_ptr<FilmWriter> film = makeFilmWriter(filmPlan(settings, file), progress);
    for (int k = 0; k < settings.frames; ++k) {
        picture::PartProgress part(progress, static_cast<double>(k) / settings.frames,
                                   static_cast<double>(k + 1) / settings.frames);
        // The camera goes one way, so the character turns the other.
        const auto frame = taker.frame(2.0 * std::numbers::pi * k / settings.frames, part);
        if (!frame) {
            return fail(frame.error());
        }
        if (auto added = film->add(*frame); !added) {
            return added;
        }
    }
    return progress.canceled() ? fail(ErrorCode::Canceled) : film->finish();
}

Expected<void> checkRendering(const Shot& shot, const RenderSettings& settings, const QString& file) {
    PictureSettings look = shot.look;
    look.width = settings.width;
    look.height = settings.height;
    look.supersample = settings.supersample;
    if (auto checked = picture::checkPicture(*shot.scene, look); !checked) {
        return checked;
    }
    std::vector<std::string> targets;
    for (const QString& target : targetsOf(settings, file)) {
        targets.push_back(target.toStdString());
    }
    return checkNoInput(targets, filesBehind(*shot.scene, {shot.scene->sourceFile}));
}

} // namespace

FilmPlan filmPlan(const RenderSettings& settings, const QString& file) {
    return {settings.format, settings.frames, settings.seconds, file};
}

QStringList targetsOf(const RenderSettings& settings, const QString& file) {
    return settings.turntable ? filesOf(filmPlan(settings, file)) : QStringList(file);
}

Expected<void> render(const Shot& shot, const RenderSettings& settings, const QString& file,
                      Progress& progress) {
    if (auto checked = checkRendering(shot, settings, file); !checked) {
        return checked;
    }
    const FrameTaker taker(shot, settings);
    return settings.turntable ? renderTurntable(taker, settings, file, progress)
                              : renderStill(taker, settings, file, progress);
}

} // namespace sinew
