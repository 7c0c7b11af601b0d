#include "core/io/source/Inflater.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

#include <zlib.h>

namespace sinew {

struct Inflater::Stream {
    z_stream zlib{};
    std::string_view rest; ///< of what is packed, beyond what zlib was given
    bool sound = false;
    bool ended = false;
    std::array<char, 1U << 15U> buffer{};
    std::size_t begin = 0; ///< of what is unpacked in the buffer and was not read yet
    std::size_t end = 0;
};

Inflater::Inflater(std::string_view packed)
    : m_stream(std::make_unique<Stream>()) {
    m_stream->rest = packed;
    m_stream->sound = inflateInit(&m_stream->zlib) == Z_OK;
}

Inflater::~Inflater() {
    inflateEnd(&m_stream->zlib);
}

/// Up to `size` bytes; fewer at the end and where it is damaged.
std::size_t Inflater::unpack(void* to, std::size_t size) {
    constexpr std::size_t kMaxAtOnce = std::numeric_limits<uInt>::max();
    Stream& stream = *m_stream;
    auto* out = static_cast<Bytef*>(to);
    std::size_t done = 0;
    while (done < size && stream.sound && !stream.ended) {
        if (stream.zlib.avail_in == 0) {
            const std::size_t some = std::min(stream.rest.size(), kMaxAtOnce);
            // zlib's interface predates const; it does not write to its input.
            stream.zlib.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(stream.rest.data()));
            stream.zlib.avail_in = static_cast<uInt>(some);
            stream.rest.remove_prefix(some);
        }
        const std::size_t room = std::min(size - done, kMaxAtOnce);
        stream.zlib.next_out = out + done;
        stream.zlib.avail_out = static_cast<uInt>(room);
        const int result = inflate(&stream.zlib, Z_NO_FLUSH);
        done += room - stream.zlib.avail_out;
        stream.ended = result == Z_STREAM_END;
        stream.sound = stream.ended || result == Z_OK; // without more to come it is Z_BUF_ERROR
    }
    return done;
}

/// Unpacks some into the empty buffer; false at the end.
bool Inflater::fill() {
    m_stream->begin = 0;
    m_stream->end = unpack(m_stream->buffer.data(), m_stream->buffer.size());
    return m_stream->end > 0;
}

bool Inflater::read(void* to, std::size_t size) {
    Stream& stream = *m_stream;
    auto* out = static_cast<char*>(to);
    while (size > 0) {
        if (stream.begin == stream.end) {
            if (size >= stream.buffer.size()) {
                const std::size_t done = unpack(out, size);
                stream.sound = stream.sound && done == size;
                return done == size;
            }
            if (!fill()) {
                stream.sound = false;
                return false;
            }
        }
        const std::size_t some = std::min(size, stream.end - stream.begin);
        std::memcpy(out, stream.buffer.data() + stream.begin, some);
        stream.begin += some;
        out += some;
        size -= some;
    }
    return stream.sound;
}

bool Inflater::atEnd() {
    Stream& stream = *m_stream;
    const bool more = stream.begin < stream.end || fill();
    return !more && stream.sound && stream.ended;
}

bool inflateExactly(std::string_view packed, void* to, std::size_t size) {
    Inflater inflater(packed);
    return inflater.read(to, size) && inflater.atEnd();
}

} // namespace sinew
