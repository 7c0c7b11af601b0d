#include "app/render/PngFilm.h"

#include "app/picture/Picture.h"

namespace sinew {

PngFilm::PngFilm(const FilmPlan& plan)
    : m_files(filesOf(plan)) {}

Expected<void> PngFilm::add(const QImage& frame) {
    return writePicture(frame, m_files[m_frames++], &m_outputs);
}

Expected<void> PngFilm::finish() {
    const Expected<void> placed = m_outputs.place(Progress());
    return placed || placed.error().code != ErrorCode::FileUnwritable
               ? placed
               : fail(ErrorCode::PictureUnwritable, placed.error().arguments);
}

} // namespace sinew
