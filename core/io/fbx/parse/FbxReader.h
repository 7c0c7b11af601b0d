#pragma once

#include "core/base/Error.h"
#include "core/io/fbx/FbxNode.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// Walks little-endian bytes and never past their end: a read that does not fit answers zero and marks the
/// cursor broken, so that a parser may check once after several reads.
class FbxReaderCursor {
public:
    explicit FbxReaderCursor(std::string_view bytes)
        : m_bytes(bytes) {}

    std::size_t position() const { return m_position; }
    std::size_t remaining() const { return m_bytes.size() - m_position; }
    bool broken() const { return m_broken; }

    /// The next byte, which stays the next one; 0 at the end.
    char peek() const { return m_broken || remaining() == 0 ? '\0' : m_bytes[m_position]; }
    /// Goes on at `position`, which is not behind the end.
    void jump(std::size_t position) { m_position = position; }

    template<typename T>
    T read() {
        static_assert(std::endian::native == std::endian::little);
        T value{};
        const std::string_view part = take(sizeof(T));
        if (part.size() == sizeof(T)) {
            std::memcpy(&value, part.data(), sizeof(T));
        }
        return value;
    }

    /// The next `count` bytes, or none (and broken) when fewer are left.
    std::string_view take(std::size_t count) {
        if (m_broken || count > remaining()) {
            m_broken = true;
            return {};
        }
        const std::string_view part = m_bytes.substr(m_position, count);
        m_position += count;
        return part;
    }

    /// Counts what is unpacked of these bytes. False once that is more than a file of this size can hold.
    bool mayUnpack(std::size_t size) {
        constexpr std::size_t kMaxRatio = 100; // what is flat and regular packs well, but not without end
        constexpr std::size_t kAlways = std::size_t{256} << 20U;
        constexpr std::size_t kMax = std::size_t{8} << 30U;
        const std::size_t max = std::min(kMax, kMaxRatio * m_bytes.size() + kAlways);
        const bool fits = size <= max && m_unpacked <= max - size;
        m_unpacked += fits ? size : 0;
        return fits;
    }

private:
    std::string_view m_bytes;
    std::size_t m_unpacked = 0;
    std::size_t m_position = 0;
    bool m_broken = false;
};

/// Whether a property can begin with that letter.
bool isFbxPropertyKind(char kind);

/// Reads one property, type letter included. Nothing when the bytes are no property: an unknown letter, an
/// array whose length its bytes do not justify, a stream that does not inflate to exactly that length.
std::optional<FbxProperty> readFbxProperty(FbxReaderCursor& cursor);

/// Why a file of that version (7400) cannot be read: FormatTooOld, FormatTooNew, or FileBroken for numbers
/// that no version has. Nothing for 6100 to 7700.
std::optional<Error> fbxVersionError(std::int64_t version, const std::string& file);

} // namespace sinew
