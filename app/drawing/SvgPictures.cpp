#include "app/drawing/SvgDocument.h"

#include "core/io/source/ReadPicture.h"

#include <QImage>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace sinew {
namespace {

/// Kinds that hold nothing but pixels.
constexpr std::array<std::string_view, 5> kHeldKinds{"png", "jpg", "gif", "webp", "bmp"};

/// What stands behind the comma of a "data:" link: base64, or bytes with those in percents that need it.
QByteArray bytesOfData(const QString& link) {
    const qsizetype comma = link.indexOf(',');
    if (comma < 0) {
        return {};
    }
    const bool base64 = QStringView(link).left(comma).trimmed().endsWith(u";base64", Qt::CaseInsensitive);
    const QByteArray text = QByteArray::fromPercentEncoding(link.mid(comma + 1).toLatin1());
    return base64 ? QByteArray::fromBase64(text) : text;
}

} // namespace

bool SvgPicture::isHeld(const QString& link) {
    return link.startsWith("data:", Qt::CaseInsensitive);
}

SvgPicture SvgPicture::read(const QString& link) {
    const QByteArray bytes = bytesOfData(link);
    const auto size = static_cast<std::size_t>(bytes.size());
    const std::string kind = pictureKind(
        std::as_bytes(std::span(bytes.constData(), std::min<std::size_t>(size, kPictureHead))), size);
    SvgPicture picture;
    if (std::ranges::find(kHeldKinds, kind) != kHeldKinds.end()) {
        picture.size = QImage::fromData(bytes).size();
    }
    if (!picture.size.isEmpty()) {
        picture.link = "data:image/" + QString::fromStdString(kind) + ";base64," + bytes.toBase64();
    }
    return picture;
}

} // namespace sinew
