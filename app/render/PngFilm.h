#pragma once

#include "app/render/FilmWriter.h"
#include "core/io/export/OutputSet.h"

namespace sinew {

/// Numbered pictures, which take their places together.
class PngFilm final : public FilmWriter {
public:
    explicit PngFilm(const FilmPlan& plan);
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QStringList m_files;
    OutputSet m_outputs;
    qsizetype m_frames = 0;
};

} // namespace sinew
