#include "app/recipe/SettingFields.h"
#include "core/base/Base64.h"
#include "core/io/source/Inflater.h"

#include <zlib.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <new>

namespace sinew {
namespace {

constexpr std::uint32_t kMaxSkinVertices = 1U << 28;

/// Adds a number as processors with the little end first keep it, which all of today's do.
template<typename Number>
void addBytes(std::string& bytes, Number number) {
    static_assert(std::endian::native == std::endian::little);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// zlib data behind the size that it unpacks to, the great end first: as qCompress packs it.
std::string packedBytes(const std::string& bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string packed(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                  reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()),
                  Z_DEFAULT_COMPRESSION) != Z_OK) {
        throw std::bad_alloc(); // the bound leaves room, so it is memory that is missing
    }
    packed.resize(size);
    std::string claimed;
    for (const unsigned shift : {24U, 16U, 8U, 0U}) {
        claimed += static_cast<char>(static_cast<unsigned char>(bytes.size() >> shift));
    }
    return claimed + packed;
}

} // namespace

std::string packedSkin(const RestSkin& skin) {
    std::string bytes;
    addBytes(bytes, static_cast<std::uint32_t>(skin.vertices.size()));
    for (const Vec3& vertex : skin.vertices) {
        for (const double coordinate : {vertex.x(), vertex.y(), vertex.z()}) {
            addBytes(bytes, coordinate);
        }
    }
    for (const Eigen::Quaternionf& turn : skin.turns) {
        for (const float number : {turn.x(), turn.y(), turn.z(), turn.w()}) {
            addBytes(bytes, number);
        }
    }
    return toBase64(packedBytes(bytes));
}

bool unpackSkin(const std::string& text, RestSkin& skin) {
    const std::string decoded = fromBase64(text);
    Inflater in(packedContent(decoded));
    std::uint32_t count = 0;
    if (!in.read(count) || count > kMaxSkinVertices) {
        return false;
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        Vec3& vertex = skin.vertices.emplace_back();
        if (!in.read(vertex.x()) || !in.read(vertex.y()) || !in.read(vertex.z()) || !vertex.allFinite()) {
            return false;
        }
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        Eigen::Vector4f turn;
        if (!in.read(turn.x()) || !in.read(turn.y()) || !in.read(turn.z()) || !in.read(turn.w()) ||
            !(std::abs(turn.norm() - 1.0F) < 1e-3F)) {
            return false;
        }
        skin.turns.emplace_back(turn);
    }
    return in.atEnd();
}

} // namespace sinew
