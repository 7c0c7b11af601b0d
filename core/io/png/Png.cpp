#include "core/io/png/Png.h"

#include <png.h>
#include <zlib.h>

#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

void appendBigEndian(std::string& bytes, std::uint32_t value) {
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        bytes += static_cast<char>(value >> shift & 0xFFU);
    }
}

void appendPngChunk(std::string& file, const char* name, const std::string& content) {
    appendBigEndian(file, static_cast<std::uint32_t>(content.size()));
    const std::string checked = name + content;
    file += checked;
    appendBigEndian(file, static_cast<std::uint32_t>(
                              crc32_z(0, reinterpret_cast<const Bytef*>(checked.data()), checked.size())));
}

std::string pngDeflated(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string result(size, '\0');
    if (compress(reinterpret_cast<Bytef*>(result.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                 bytes.size()) != Z_OK) {
        throw std::bad_alloc(); // the only thing that can go wrong with so much room
    }
    result.resize(size);
    return result;
}

namespace {

/// A PNG unpacked: gray or colour of 8 or 16 bits a channel, with opacity where the picture says any; rows
/// from the top, numbers of 16 bits with their upper byte first. Palettes are looked up, and fewer bits are
/// spread to 8.
struct PngRows {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::size_t bytesPerChannel = 1;
    std::size_t channels = 1;       ///< 1 gray, 2 gray and opacity, 3 colours, 4 colours and opacity
    std::vector<std::uint8_t> rows; ///< height x rowBytes()

    std::size_t texelBytes() const { return bytesPerChannel * channels; }
    std::size_t rowBytes() const { return texelBytes() * width; }
    bool hasAlpha() const { return channels == 2 || channels == 4; }
};

constexpr std::uint32_t kLargestPng = 8192; ///< texels along an edge
constexpr std::size_t kTightestPng = 1040;  ///< deflate makes nothing smaller than that part of it

/// A PNG being read. libpng leaves its functions by a jump when something is wrong, so everything that has to
/// be freed lives here, outside of the functions that it jumps over.
class PngReader {
public:
    explicit PngReader(std::string_view bytes)
        : m_rest(bytes)
        , m_png(png_create_read_struct(PNG_LIBPNG_VER_STRING, this, stop, passOver))
        , m_info(m_png != nullptr ? png_create_info_struct(m_png) : nullptr) {}
    PngReader(const PngReader&) = delete;
    PngReader& operator=(const PngReader&) = delete;
    ~PngReader() { png_destroy_read_struct(&m_png, &m_info, nullptr); }

    bool ready() const { return m_info != nullptr; }
    bool cutOff() const { return m_cutOff; }
    std::uint32_t width() const { return png_get_image_width(m_png, m_info); }
    std::uint32_t height() const { return png_get_image_height(m_png, m_info); }
    std::size_t rowBytes() const { return png_get_rowbytes(m_png, m_info); }
    std::size_t bytesPerChannel() const { return png_get_bit_depth(m_png, m_info) == 16 ? 2 : 1; }
    std::size_t channels() const { return png_get_channels(m_png, m_info); }

    /// Up to the pixels. False: something is wrong.
    bool readHead() {
        if (setjmp(png_jmpbuf(m_png)) != 0) { // NOLINT: how libpng tells of errors
            return false;
        }
        png_set_read_fn(m_png, this, take);
        png_set_user_limits(m_png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
        png_set_crc_action(m_png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
        png_set_benign_errors(m_png, 1);
        // Profiles and texts can unpack to any size, and nothing here reads them.
        png_set_keep_unknown_chunks(m_png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
        png_read_info(m_png, m_info);
        return true;
    }

    /// What every kind becomes: 8 or 16 bits, no palette.
    bool unify() {
        if (setjmp(png_jmpbuf(m_png)) != 0) { // NOLINT
            return false;
        }
        png_set_expand(m_png);
        png_set_interlace_handling(m_png);
        png_read_update_info(m_png, m_info);
        return true;
    }

    /// `rows`: as many as the picture has, each of rowBytes().
    bool readRows(png_bytepp rows) {
        if (setjmp(png_jmpbuf(m_png)) != 0) { // NOLINT
            return false;
        }
        png_read_image(m_png, rows);
        png_read_end(m_png, nullptr);
        return true;
    }

private:
    [[noreturn]] static void stop(png_structp png, png_const_charp) { png_longjmp(png, 1); }
    static void passOver(png_structp, png_const_charp) {}
    static void take(png_structp png, png_bytep to, std::size_t count) {
        auto& reader = *static_cast<PngReader*>(png_get_io_ptr(png));
        if (count > reader.m_rest.size()) {
            reader.m_cutOff = true;
            png_error(png, "cut off");
        }
        std::memcpy(to, reader.m_rest.data(), count);
        reader.m_rest.remove_prefix(count);
    }

    std::string_view m_rest;
    bool m_cutOff = false;
    png_structp m_png;
    png_infop m_info;
};

/// What is wrong with the size; empty: nothing.
std::string wrongSize(std::string_view bytes) {
    const std::size_t head = std::strlen(kPngSignature) + 8;
    if (bytes.size() < head + 8) {
        return "it is cut off";
    }
    std::uint32_t sides[2] = {};
    for (std::size_t i = 0; i < 8; ++i) {
        sides[i / 4] = sides[i / 4] << 8U | static_cast<unsigned char>(bytes[head + i]);
    }
    const bool sound = sides[0] > 0 && sides[0] <= kLargestPng && sides[1] > 0 && sides[1] <= kLargestPng;
    return sound ? "" : "it is empty, or larger than 8192 x 8192";
}

/// What is wrong with the picture; empty: nothing.
std::string readPng(std::string_view bytes, PngReader& reader, PngRows& png) {
    if (!reader.readHead()) {
        return "its header is damaged";
    }
    if (reader.height() * reader.rowBytes() / kTightestPng > bytes.size() || !reader.unify()) {
        return "it is cut off";
    }
    png.width = reader.width();
    png.height = reader.height();
    png.bytesPerChannel = reader.bytesPerChannel();
    png.channels = reader.channels();
    png.rows.resize(png.height * png.rowBytes());
    std::vector<png_bytep> rows;
    for (std::size_t y = 0; y < png.height; ++y) {
        rows.push_back(png.rows.data() + y * png.rowBytes());
    }
    return reader.rowBytes() == png.rowBytes() && reader.readRows(rows.data()) ? "" : "its rows are damaged";
}

/// Reads a PNG of any kind by libpng, up to 8192 x 8192. Checksums are not asked, and everything but the
/// pixels is passed over. Nothing for others; `why` then says what is wrong. O(texels), and no memory before
/// the compressed rows are long enough to hold them.
std::optional<PngRows> readPngRows(std::string_view bytes, std::string& why) {
    PngRows png;
    PngReader reader(bytes);
    why = !bytes.starts_with(kPngSignature) ? "it is not a PNG" : wrongSize(bytes);
    if (why.empty()) {
        why = reader.ready() ? readPng(bytes, reader, png) : "there is not enough memory";
    }
    if (!why.empty()) {
        why = reader.cutOff() ? "it is cut off" : why;
        return std::nullopt;
    }
    return png;
}

} // namespace

std::optional<AlphaImage> decodeAlphaPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    if (!png) {
        return std::nullopt;
    }
    AlphaImage image{png->width, png->height, png->hasAlpha(), {}};
    const std::size_t count = std::size_t{png->width} * png->height;
    if (!image.hasAlpha) {
        image.texels.assign(count, 255);
        return image;
    }
    image.texels.reserve(count);
    const std::size_t step = png->texelBytes();
    for (std::size_t at = step - png->bytesPerChannel; at < png->rows.size(); at += step) {
        image.texels.push_back(png->rows[at]); // of 16 bits the upper eight
    }
    return image;
}

std::optional<ColorImage> decodeColorPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    if (!png) {
        return std::nullopt;
    }
    ColorImage image{png->width, png->height, png->hasAlpha(), {}};
    image.texels.reserve(std::size_t{4} * png->width * png->height);
    const std::size_t channel = png->bytesPerChannel;
    const bool gray = png->channels < 3;
    for (std::size_t at = 0; at < png->rows.size(); at += png->texelBytes()) {
        const auto value = [&](std::size_t number) { return std::byte{png->rows[at + number * channel]}; };
        image.texels.insert(image.texels.end(), {value(gray ? 0 : 2), value(gray ? 0 : 1), value(0),
                                                 image.hasAlpha ? value(png->channels - 1) : std::byte{255}});
    }
    return image;
}

namespace {

GrayImage firstChannel(const PngRows& png) {
    GrayImage image{png.width, png.height, {}};
    image.texels.reserve(std::size_t{png.width} * png.height);
    for (std::size_t at = 0; at < png.rows.size(); at += png.texelBytes()) {
        const unsigned low = png.bytesPerChannel == 2 ? png.rows[at + 1] : png.rows[at];
        image.texels.push_back(static_cast<std::uint16_t>(unsigned{png.rows[at]} << 8U | low));
    }
    return image;
}

} // namespace

std::string encodeGrayPng(const GrayImage& image) {
    std::string header;
    appendBigEndian(header, image.width);
    appendBigEndian(header, image.height);
    header += std::string("\x10\0\0\0\0", 5); // 16 bits, gray
    std::string rows;
    rows.reserve(image.texels.size() * 2 + image.height);
    for (std::size_t t = 0; t < image.texels.size(); ++t) {
        if (t % image.width == 0) {
            rows += '\0'; // the row is not filtered
        }
        rows += static_cast<char>(image.texels[t] >> 8U);
        rows += static_cast<char>(image.texels[t] & 0xFFU);
    }
    std::string file = kPngSignature;
    appendPngChunk(file, "IHDR", header);
    appendPngChunk(file, "IDAT", pngDeflated(rows));
    appendPngChunk(file, "IEND", {});
    return file;
}

std::optional<GrayImage> decodeGrayPng(std::string_view bytes, std::string& why) {
    const std::optional<PngRows> png = readPngRows(bytes, why);
    return png ? std::optional(firstChannel(*png)) : std::nullopt;
}

namespace {

/// Rows of red, green, blue and alpha, each after a 0: it is not filtered.
std::string pngRows(std::uint32_t width, std::span<const std::byte> texels) {
    std::string rows;
    for (std::size_t t = 0; t + 3 < texels.size(); t += 4) {
        if (t / 4 % width == 0) {
            rows += '\0';
        }
        for (const std::size_t channel : {2U, 1U, 0U, 3U}) {
            rows += static_cast<char>(texels[t + channel]);
        }
    }
    return rows;
}

} // namespace

std::vector<std::byte> encodePng(std::uint32_t width, std::uint32_t height,
                                 std::span<const std::byte> blueGreenRedAlpha) {
    std::string header;
    appendBigEndian(header, width);
    appendBigEndian(header, height);
    header += std::string("\x08\x06\0\0\0", 5); // 8 bits a channel, with alpha
    std::string file = kPngSignature;
    appendPngChunk(file, "IHDR", header);
    appendPngChunk(file, "IDAT", pngDeflated(pngRows(width, blueGreenRedAlpha)));
    appendPngChunk(file, "IEND", {});
    const auto* bytes = reinterpret_cast<const std::byte*>(file.data());
    return {bytes, bytes + file.size()};
}

} // namespace sinew
