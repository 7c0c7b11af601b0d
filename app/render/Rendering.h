#pragma once

#include "app/render/FilmWriter.h"
#include "app/render/Shot.h"

namespace sinew {

/// How a picture or a turntable comes out.
struct RenderSettings {
    static constexpr int kLargestSide = 4096; ///< beyond it, pictures with many samples take gigabytes

    int width = 1920;
    int height = 1080;
    int supersample = 3; ///< samples a pixel along each side
    bool transparent = false;
    bool turntable = false; ///< else a picture, a PNG
    FilmFormat format = FilmFormat::WebP;
    int frames = 72;
    double seconds = 3.0;
};

FilmPlan filmPlan(const RenderSettings& settings, const QString& file);

/// Every file that will be written.
QStringList targetsOf(const RenderSettings& settings, const QString& file);

/// Renders a shot into `file`; a turntable is the character turned once about the vertical through its
/// middle, with light and backdrop where they are. Files appear whole or not at all. On any thread. Errors:
/// as renderPicture and FilmWriter, TargetIsInput.
Expected<void> render(const Shot& shot, const RenderSettings& settings, const QString& file,
                      Progress& progress);

} // namespace sinew
