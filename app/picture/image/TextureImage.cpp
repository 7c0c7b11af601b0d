#include "app/picture/image/TextureImage.h"

#include "app/picture/image/Film.h"
#include "core/base/Parallel.h"
#include "core/io/source/ReadPicture.h"

#include <QImageReader>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace sinew::picture {
namespace {

using PngBytes = std::span<const unsigned char>;

constexpr std::array<unsigned char, 8> kPngSignature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr std::uint32_t kLargestPngSide = 1000000; // more is refused by the decoder

std::uint32_t bigEndian(PngBytes bytes) {
    return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U |
           std::uint32_t{bytes[3]};
}

struct PngHead {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    unsigned bitsPerPixel = 0;
    bool palette = false;
    bool interlaced = false;
};

/// Channels of a colour type with that depth; 0: there is no such kind.
unsigned pngChannels(unsigned colorType, unsigned depth) {
    const bool small = depth == 1 || depth == 2 || depth == 4;
    const bool large = depth == 8 || depth == 16;
    switch (colorType) {
    case 0:
        return small || large ? 1 : 0;
    case 2:
        return large ? 3 : 0;
    case 3:
        return small || depth == 8 ? 1 : 0;
    case 4:
        return large ? 2 : 0;
    case 6:
        return large ? 4 : 0;
    default:
        return 0;
    }
}

std::optional<PngHead> headOf(PngBytes data) {
    if (data.size() != 13) {
        return std::nullopt;
    }
    PngHead head{bigEndian(data), bigEndian(data.subspan(4)), data[8] * pngChannels(data[9], data[8]),
                 data[9] == 3, data[12] == 1};
    const bool sound = head.width > 0 && head.height > 0 && head.width <= kLargestPngSide &&
                       head.height <= kLargestPngSide && head.bitsPerPixel > 0 && data[10] == 0 &&
                       data[11] == 0 && data[12] <= 1;
    return sound ? std::optional(head) : std::nullopt;
}

/// The rows of a picture as they are packed one behind the other: each has a byte that names its filter.
class PackedRows {
public:
    explicit PackedRows(const PngHead& head)
        : m_head(head) {
        nextPass();
    }

    /// False when a row has no filter of its own. More bytes than rows do no harm.
    bool take(PngBytes bytes) {
        while (!bytes.empty() && m_rowsLeft > 0) {
            if (m_left == m_rowBytes && bytes.front() > 4) {
                return false;
            }
            const std::size_t some = std::min<std::size_t>(m_left, bytes.size());
            m_left -= some;
            bytes = bytes.subspan(some);
            if (m_left == 0) {
                m_left = m_rowBytes;
                if (--m_rowsLeft == 0) {
                    nextPass();
                }
            }
        }
        return true;
    }
    bool done() const { return m_rowsLeft == 0; }

private:
    struct Pass {
        std::uint32_t x, y, dx, dy;
    };

    /// On to the next pass that has pixels, of the seven of Adam7 or the only one.
    void nextPass() {
        static constexpr std::array<Pass, 7> kAdam7{{{0, 0, 8, 8},
                                                     {4, 0, 8, 8},
                                                     {0, 4, 4, 8},
                                                     {2, 0, 4, 4},
                                                     {0, 2, 2, 4},
                                                     {1, 0, 2, 2},
                                                     {0, 1, 1, 2}}};
        const std::size_t passes = m_head.interlaced ? kAdam7.size() : 1;
        for (; m_rowsLeft == 0 && m_pass < passes; ++m_pass) {
            const Pass pass = m_head.interlaced ? kAdam7[m_pass] : Pass{0, 0, 1, 1};
            const auto count = [](std::uint32_t size, std::uint32_t first, std::uint32_t step) {
                return size > first ? (size - first + step - 1) / step : 0;
            };
            const std::uint64_t width = count(m_head.width, pass.x, pass.dx);
            m_rowBytes = 1 + static_cast<std::size_t>((width * m_head.bitsPerPixel + 7) / 8);
            m_rowsLeft = width == 0 ? 0 : count(m_head.height, pass.y, pass.dy);
        }
        m_left = m_rowBytes;
    }

    PngHead m_head;
    std::size_t m_pass = 0;
    std::size_t m_rowBytes = 0;
    std::size_t m_left = 0;
    std::uint32_t m_rowsLeft = 0;
};

/// Unpacks the pixels as their chunks come.
class PngUnpacker {
public:
    explicit PngUnpacker(const PngHead& head)
        : m_rows(head)
        , m_ready(inflateInit(&m_stream) == Z_OK) {}
    PngUnpacker(const PngUnpacker&) = delete;
    PngUnpacker& operator=(const PngUnpacker&) = delete;
    ~PngUnpacker() { inflateEnd(&m_stream); }

    bool take(PngBytes packed) {
        m_stream.next_in = const_cast<Bytef*>(packed.data()); // NOLINT: zlib of old knows no const
        m_stream.avail_in = static_cast<uInt>(packed.size());
        while (m_ready && m_stream.avail_in > 0 && !m_ended) {
            m_stream.next_out = m_room.data();
            m_stream.avail_out = static_cast<uInt>(m_room.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            m_ended = result == Z_STREAM_END;
            if ((result != Z_OK && !m_ended) ||
                !m_rows.take(PngBytes(m_room).first(m_room.size() - m_stream.avail_out))) {
                return false;
            }
        }
        return m_ready;
    }
    bool done() const { return m_rows.done(); }

private:
    z_stream m_stream = {};
    std::array<unsigned char, 1U << 15U> m_room{};
    PackedRows m_rows;
    bool m_ready;
    bool m_ended = false;
};

struct PngChunk {
    std::string_view type;
    PngBytes data;
};

/// The chunk at the front of `rest`, which then starts behind it; nothing where it is cut short or spoilt.
std::optional<PngChunk> nextChunk(PngBytes& rest) {
    if (rest.size() < 12 || bigEndian(rest) > rest.size() - 12) {
        return std::nullopt;
    }
    const PngBytes type = rest.subspan(4, 4);
    const bool named = std::ranges::all_of(
        type, [](unsigned char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); });
    if (!named) {
        return std::nullopt;
    }
    const std::size_t length = bigEndian(rest);
    const PngBytes summed = rest.subspan(4, 4 + length);
    const auto sum = crc32(0, summed.data(), static_cast<uInt>(summed.size()));
    const bool critical = rest[4] >= 'A' && rest[4] <= 'Z'; // others are left out when they are spoilt
    if (critical && sum != bigEndian(rest.subspan(8 + length))) {
        return std::nullopt;
    }
    const PngChunk chunk{{reinterpret_cast<const char*>(rest.data()) + 4, 4}, rest.subspan(8, length)};
    rest = rest.subspan(12 + length);
    return chunk;
}

const std::array<float, 256>& linearTable() {
    static const std::array<float, 256> table = [] {
        std::array<float, 256> values{};
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = linearFromSrgb(static_cast<float>(i) / 255.0F);
        }
        return values;
    }();
    return table;
}

int wrapped(int value, int size) {
    const int rest = value % size;
    return rest < 0 ? rest + size : rest;
}

QImage decodeBytes(const uchar* bytes, std::size_t size) {
    const std::span<const uchar> all(bytes, size);
    return startsLikePng(all) && !wholePng(all) ? QImage() : QImage::fromData(bytes, static_cast<int>(size));
}

QImage decodePicture(const Texture& texture, const std::string& sourceFile) {
    const auto picture = readPicture(texture, sourceFile);
    if (!picture) {
        return {};
    }
    const auto* bytes = reinterpret_cast<const uchar*>(picture->data->data());
    // Of this kind alone Qt cannot tell by the content what it is.
    return picture->kind == "tga" ? QImage::fromData(bytes, static_cast<int>(picture->data->size()), "TGA")
                                  : decodeBytes(bytes, picture->data->size());
}

/// Whether something embedded is no picture at all, or a picture is there of a kind that Qt reads here.
bool oughtToDecode(const Texture& texture, const std::string& sourceFile) {
    const auto picture = findPicture(texture, sourceFile);
    return picture ? QImageReader::supportedImageFormats().contains(QByteArray::fromStdString(picture->kind))
                   : texture.data && !texture.data->empty();
}

/// Textures that materials show as their colour, each once.
std::vector<std::size_t> shownTextures(const Scene& scene) {
    std::vector<std::size_t> shown;
    for (const Material& material : scene.materials) {
        const auto texture = static_cast<std::size_t>(material.baseColorTexture);
        if (material.baseColorTexture != kNone && texture < scene.textures.size()) {
            shown.push_back(texture);
        }
    }
    std::ranges::sort(shown);
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    return shown;
}

} // namespace

bool startsLikePng(PngBytes bytes) {
    return bytes.size() >= kPngSignature.size() &&
           std::memcmp(bytes.data(), kPngSignature.data(), kPngSignature.size()) == 0;
}

bool wholePng(PngBytes bytes) {
    if (!startsLikePng(bytes)) {
        return false;
    }
    PngBytes rest = bytes.subspan(kPngSignature.size());
    const std::optional<PngChunk> first = nextChunk(rest);
    const std::optional<PngHead> head = first && first->type == "IHDR" ? headOf(first->data) : std::nullopt;
    if (!head) {
        return false;
    }
    PngUnpacker pixels(*head);
    bool palette = false;
    while (const std::optional<PngChunk> chunk = nextChunk(rest)) {
        palette = palette || chunk->type == "PLTE";
        if (chunk->type == "IEND") {
            return pixels.done() && (palette || !head->palette);
        }
        if (chunk->type == "IDAT" && !pixels.take(chunk->data)) {
            return false;
        }
    }
    return false;
}

QImage decodeTexture(const Scene& scene, std::size_t texture) {
    const Texture& wanted = scene.textures[texture];
    QImage image = decodePicture(wanted, scene.sourceFile);
    const auto fallback = static_cast<std::size_t>(wanted.fallback);
    return image.isNull() && fallback < scene.textures.size()
               ? decodePicture(scene.textures[fallback], scene.sourceFile)
               : image;
}

TextureImage::TextureImage(QImage image)
    : m_image(std::move(image).convertToFormat(QImage::Format_RGBA8888)) {}

Vec4f TextureImage::texel(int x, int y) const {
    const uchar* texel = m_image.constScanLine(wrapped(y, m_image.height())) +
                         4 * static_cast<std::ptrdiff_t>(wrapped(x, m_image.width()));
    const auto& table = linearTable();
    return {table[texel[0]], table[texel[1]], table[texel[2]], static_cast<float>(texel[3]) / 255.0F};
}

Vec4f TextureImage::sample(const Vec2f& uv) const {
    if (!uv.allFinite()) {
        return Vec4f::Ones();
    }
    const float x = (uv.x() - std::floor(uv.x())) * static_cast<float>(m_image.width()) - 0.5F;
    const float y = (1.0F - (uv.y() - std::floor(uv.y()))) * static_cast<float>(m_image.height()) - 0.5F;
    const int left = static_cast<int>(std::floor(x));
    const int top = static_cast<int>(std::floor(y));
    const float fx = x - static_cast<float>(left);
    const float fy = y - static_cast<float>(top);
    return (1.0F - fy) * ((1.0F - fx) * texel(left, top) + fx * texel(left + 1, top)) +
           fy * ((1.0F - fx) * texel(left, top + 1) + fx * texel(left + 1, top + 1));
}

std::shared_ptr<const TextureSet> loadTextures(const Scene& scene) {
    auto textures = std::make_shared<TextureSet>(scene.textures.size());
    const std::vector<std::size_t> shown = shownTextures(scene);
    parallelFor(shown.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            QImage image = decodeTexture(scene, shown[i]);
            if (!image.isNull()) {
                (*textures)[shown[i]] = TextureImage(std::move(image));
            }
        }
    });
    return textures;
}

std::vector<std::size_t> damagedTextures(const Scene& scene, const TextureSet& textures) {
    std::vector<std::size_t> damaged = shownTextures(scene);
    std::erase_if(damaged, [&](std::size_t t) {
        return textures[t].valid() || !oughtToDecode(scene.textures[t], scene.sourceFile);
    });
    return damaged;
}

} // namespace sinew::picture
