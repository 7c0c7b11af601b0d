#pragma once

#include "app/render/FilmWriter.h"
#include "app/render/StagedFolder.h"

namespace sinew {

/// Numbered pictures.
class PngFilm final : public FilmWriter {
public:
    explicit PngFilm(const FilmPlan& plan);
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QStringList m_files;
    StagedFolder m_staged;
    qsizetype m_frames = 0;
};

} // namespace sinew
