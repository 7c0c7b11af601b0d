#include "app/render/PngFilm.h"

#include "app/picture/Picture.h"

namespace sinew {

PngFilm::PngFilm(const FilmPlan& plan)
    : m_files(filesOf(plan))
    , m_staged(plan.file) {}

Expected<void> PngFilm::add(const QImage& frame) {
    if (const auto there = m_staged.check(); !there) {
        return there;
    }
    return writePicture(frame, m_staged.path(QFileInfo(m_files[m_frames++]).fileName()));
}

Expected<void> PngFilm::finish() {
    for (const QString& file : m_files) {
        if (const auto placed = m_staged.place(QFileInfo(file).fileName(), file); !placed) {
            return placed;
        }
    }
    return {};
}

} // namespace sinew
