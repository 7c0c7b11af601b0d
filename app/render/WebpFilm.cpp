#include "app/render/WebpFilm.h"

#include "core/io/ExportScene.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

namespace sinew {
namespace {

constexpr float kWebpQuality = 90.0F; // of 100: no blocks can be seen in the backdrop

} // namespace

WebpFilm::WebpFilm(const FilmPlan& plan)
    : m_plan(plan) {}

WebpFilm::~WebpFilm() {
    WebPAnimEncoderDelete(m_encoder);
}

int WebpFilm::milliseconds(int frame) const {
    return static_cast<int>(std::lround(1000.0 * m_plan.seconds * frame / m_plan.frames));
}

Expected<void> WebpFilm::failed() const {
    const char* said = m_encoder != nullptr ? WebPAnimEncoderGetError(m_encoder) : "";
    return fail(ErrorCode::PictureUnwritable, {m_plan.file.toStdString(), said});
}

Expected<void> WebpFilm::add(const QImage& frame) {
    if (m_encoder == nullptr) {
        WebPAnimEncoderOptions options;
        WebPAnimEncoderOptionsInit(&options);
        m_encoder = WebPAnimEncoderNew(frame.width(), frame.height(), &options);
    }
    WebPConfig config;
    WebPPicture picture;
    if (m_encoder == nullptr || WebPConfigPreset(&config, WEBP_PRESET_PICTURE, kWebpQuality) == 0 ||
        WebPPictureInit(&picture) == 0) {
        return fail(ErrorCode::OutOfMemory, {"picture", m_plan.file.toStdString()});
    }
    picture.use_argb = 1;
    picture.width = frame.width();
    picture.height = frame.height();
    const bool added =
        WebPPictureImportRGBA(&picture, frame.constBits(), static_cast<int>(frame.bytesPerLine())) != 0 &&
        WebPAnimEncoderAdd(m_encoder, &picture, milliseconds(m_frames++), &config) != 0;
    WebPPictureFree(&picture);
    return added ? Expected<void>() : failed();
}

Expected<void> WebpFilm::finish() {
    WebPData data;
    WebPDataInit(&data);
    if (m_encoder == nullptr ||
        WebPAnimEncoderAdd(m_encoder, nullptr, milliseconds(m_frames), nullptr) == 0 ||
        WebPAnimEncoderAssemble(m_encoder, &data) == 0) {
        return failed();
    }
    const Expected<void> written =
        writeFileWhole(m_plan.file.toStdString(), {reinterpret_cast<const char*>(data.bytes), data.size});
    WebPDataClear(&data);
    return written ? Expected<void>() : fail(ErrorCode::PictureUnwritable, written.error().arguments);
}

} // namespace sinew
