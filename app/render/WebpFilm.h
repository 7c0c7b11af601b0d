#pragma once

#include "app/render/FilmWriter.h"

struct WebPAnimEncoder;

namespace sinew {

/// An animated WebP, lossy, with alpha. Compressed frames are kept in memory.
class WebpFilm final : public FilmWriter {
public:
    explicit WebpFilm(const FilmPlan& plan);
    ~WebpFilm() override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    int milliseconds(int frame) const;
    Expected<void> failed() const;

    FilmPlan m_plan;
    WebPAnimEncoder* m_encoder = nullptr;
    int m_frames = 0;
};

} // namespace sinew
