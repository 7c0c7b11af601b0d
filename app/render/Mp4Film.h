#pragma once

#include "app/render/FilmWriter.h"
#include "app/render/StagedFolder.h"

#include <QProcess>

namespace sinew {

/// H.264 in MP4, which ffmpeg makes of the raw frames that it is given. Sides are cut to even numbers.
class Mp4Film final : public FilmWriter {
public:
    Mp4Film(const FilmPlan& plan, const QString& ffmpeg, Progress& progress);
    ~Mp4Film() override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    Expected<void> begin(const QSize& size);
    Expected<void> failed();

    FilmPlan m_plan;
    QString m_ffmpeg;
    Progress& m_progress;
    StagedFolder m_staged;
    QProcess m_process;
};

} // namespace sinew
