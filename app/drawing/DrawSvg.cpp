#include "app/drawing/DrawSvg.h"

#include "app/drawing/SvgDocument.h"
#include "core/base/platform/Confine.h"
#include "core/base/platform/Console.h"
#include "core/io/source/FileBytes.h"

#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <new>
#include <optional>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

static_assert(std::endian::native == std::endian::little); // QImage's words are blue, green, red, opacity

/// The canvas for a drawing of that size.
QSize canvasOf(const QSizeF& size, int pixels) {
    const double longer = std::max(size.width(), size.height());
    const double wanted = pixels > 0 ? pixels : std::max<double>(kDrawnPixels, std::ceil(longer));
    const double scale = std::min<double>(wanted, kMaxPictureSize) / longer;
    const auto side = [&](double length) {
        return std::max(1, static_cast<int>(std::lround(length * scale)));
    };
    return {side(size.width()), side(size.height())};
}

/// The box around what is not wholly transparent; empty: nothing.
QRect drawnBox(const QImage& image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const QRgb* end = row + image.width();
        const auto opaque = [](QRgb color) { return qAlpha(color) != 0; };
        const QRgb* first = std::find_if(row, end, opaque);
        if (first == end) {
            continue;
        }
        const auto last =
            std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(row), opaque);
        const QPoint left(static_cast<int>(first - row), y);
        box |= QRect(left, QPoint(static_cast<int>(last.base() - row) - 1, y));
    }
    return box;
}

ColorImage colorsOf(const QImage& image, const QRect& box) {
    const QImage cut = image.copy(box).convertToFormat(QImage::Format_ARGB32);
    ColorImage colors{
        static_cast<std::uint32_t>(cut.width()), static_cast<std::uint32_t>(cut.height()), true, {}};
    const std::size_t row = std::size_t{4} * colors.width;
    colors.texels.resize(row * colors.height);
    for (std::uint32_t y = 0; y < colors.height; ++y) {
        std::memcpy(colors.texels.data() + y * row, cut.constScanLine(static_cast<int>(y)), row);
    }
    return colors;
}

/// Draws the layer of a file onto the image; counts the dashes of all layers. Errors: FileBroken, where the
/// renderer cannot read it; PictureUnsupported, before it would draw for minutes.
Expected<void> drawLayer(const QByteArray& text, const std::string& file, QImage& image, double& dashes) {
    QSvgRenderer renderer(text);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    if (!renderer.isValid()) {
        return fail(ErrorCode::FileBroken, {file, "it is not an SVG"});
    }
    dashes += dashCount(renderer, image.size());
    if (dashes > kMaxSvgDashes) {
        return fail(ErrorCode::PictureUnsupported, {file, "svg-dashes"});
    }
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    renderer.render(&painter, QRectF(image.rect()));
    return {};
}

/// Of a file that says none: that of all that is drawn.
QSizeF sizeOfShapes(const SvgDocument& document) {
    const QSvgRenderer renderer(document.layerText(0));
    QSizeF size = renderer.isValid() ? renderer.viewBoxF().size() : QSizeF(0.0, 0.0);
    constexpr double kLargest = 1e6;
    const bool sound =
        size.width() > 0.0 && size.height() > 0.0 && size.width() <= kLargest && size.height() <= kLargest;
    return sound ? size : QSizeF(0.0, 0.0);
}

} // namespace

Expected<Drawing> drawSvg(const QByteArray& bytes, int pixels, const std::string& file) {
    SINEW_TRY(const SvgDocument document, SvgDocument::read(bytes, file));
    const QSizeF size = document.size().isEmpty() ? sizeOfShapes(document) : document.size();
    if (size.isEmpty()) {
        return fail(ErrorCode::PictureUnsupported, {file, "svg-size"});
    }
    const QSize canvas = canvasOf(size, pixels);
    QImage image(canvas, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) {
        throw std::bad_alloc();
    }
    const QSize usual = canvasOf(size, 0);
    Drawing drawing{static_cast<std::uint32_t>(canvas.width()),
                    static_cast<std::uint32_t>(canvas.height()),
                    static_cast<std::uint32_t>(std::max(usual.width(), usual.height())),
                    {},
                    document.leftOut()};
    const bool whole = document.layers().size() == 1; // keeps its canvas, as pictures do
    std::uint64_t area = 0;
    double dashes = 0.0;
    for (std::size_t layer = 0; layer < document.layers().size(); ++layer) {
        SINEW_CHECK(drawLayer(document.layerText(layer), file, image, dashes));
        const QRect drawn = drawnBox(image);
        if (drawn.isEmpty()) {
            continue;
        }
        const QRect box = whole ? image.rect() : drawn;
        area += static_cast<std::uint64_t>(box.width()) * static_cast<std::uint64_t>(box.height());
        if (area > kMaxDrawnArea) {
            return fail(ErrorCode::PictureUnsupported, {file, "svg-area"});
        }
        drawing.layers.push_back({document.layers()[layer], static_cast<std::uint32_t>(box.left()),
                                  static_cast<std::uint32_t>(box.top()), colorsOf(image, box)});
    }
    return drawing;
}

namespace {

/// Where systems keep fonts and what says which there are.
std::vector<std::filesystem::path> fontFolders() {
    const std::string home = QDir::homePath().toStdString();
    std::vector<std::filesystem::path> folders{
        "/usr/share/fonts",           "/usr/local/share/fonts",    "/etc/fonts",
        "/usr/share/fontconfig",      "/var/cache/fontconfig",     home + "/.fonts",
        home + "/.local/share/fonts", home + "/.cache/fontconfig", home + "/.config/fontconfig"};
    std::erase_if(folders, [](const std::filesystem::path& folder) {
        std::error_code error;
        return !std::filesystem::is_directory(folder, error);
    });
    return folders;
}

Expected<Drawing> drawOrRunOut(const std::string& bytes, int pixels, const std::string& file) {
    try {
        return drawSvg(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size())), pixels,
                       file);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file});
    }
}

/// Draws what strangers wrote with nothing at hand but fonts: the file is read before.
Expected<Drawing> drawConfined(const std::string& file, int pixels) {
    SINEW_TRY(const std::string bytes, readWholeFile(file, FileUse::List));
    QImageReader::supportedImageFormats(); // loads the plugins of pictures in the file
    confineTo(fontFolders());
    return drawOrRunOut(bytes, pixels, file);
}

} // namespace

bool asksForDrawing(int argc, const char* const* argv) {
    return argc == 4 && std::string_view(argv[1]) == kDrawPictureCommand;
}

void runDrawer(char** argv) {
    std::FILE* stream = takeStandardOutput();
    if (stream == nullptr) {
        std::_Exit(EXIT_FAILURE);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen"); // texts need an application, and a display may be far
    int count = 1;
    const QGuiApplication application(count, argv);
    const int pixels = std::clamp(std::atoi(argv[3]), 0, kMaxPictureSize);
    writeDrawing(drawConfined(argv[2], pixels), [stream](std::string_view bytes) {
        if (std::fwrite(bytes.data(), 1, bytes.size(), stream) != bytes.size()) {
            std::_Exit(EXIT_FAILURE);
        }
    });
    // Straight out: a library that a file led astray need not survive its destructors.
    std::_Exit(std::fflush(stream) == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}

} // namespace sinew
