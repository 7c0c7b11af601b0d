#pragma once

#include "core/base/Error.h"
#include "core/io/fbx/FbxDocument.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// The text with "\n" at the end of its lines, and as many bytes: a carriage return alone becomes a line
/// break, a byte order mark blanks. Empty where there is neither.
std::string plainFbxLines(std::string_view text);

/// Finds the records of a text file: their names are parts of `bytes`, which `lines` has with plain lines
/// (plainFbxLines). Returns the root. Error: FileBroken.
Expected<FbxRecord> findFbxTextRecords(std::string_view bytes, std::string_view lines,
                                       const std::string& file);

/// The values of a record that was found so.
std::vector<FbxProperty> fbxTextProperties(std::string_view lines, const FbxRecord& record);

/// Parses a text FBX file into the same tree a binary one gives, with the differences text has: array numbers
/// stand in a child called "a", names read "Class::name", whole numbers are all 64 bits. Error: FileBroken.
Expected<FbxNode> readFbxText(std::string_view text, const std::string& file);

/// The tree of an FBX file's records. It points into the file's bytes, which have to outlive it. Reader,
/// patcher and comparison share it: each decodes what it needs.
struct FbxRecords {
    std::string_view bytes;
    std::string lines; ///< text with other line ends than "\n": the same with those, as many bytes
    bool text = false;
    bool old = false;       ///< before 7000: objects go by name, properties are Properties60
    bool wide = false;      ///< binary: offsets take 64 bits
    std::size_t footer = 0; ///< binary: where what follows the last record begins
    FbxRecord root;         ///< its children are the top level; `close` is where they end

    /// A text's bytes, all lines ended by "\n".
    std::string_view plain() const { return lines.empty() ? bytes : std::string_view(lines); }
    std::string_view values(const FbxRecord& record) const;
    /// The properties of a record, decoded: those in front of the first that is broken or of unknown kind.
    std::vector<FbxProperty> properties(const FbxRecord& record) const;
    /// The record and all below, decoded; properties of more than `longest` bytes are left out.
    FbxNode decoded(const FbxRecord& record, std::size_t longest = SIZE_MAX) const;
};

/// Finds the records of an FBX file, binary (6100 to 7700) or text. Takes time and memory for the records but
/// not for what they hold. Null records that say something are refused, as writing would lose that. Errors:
/// FileBroken, FormatTooOld, FormatTooNew.
Expected<FbxRecords> readFbxRecords(std::string_view bytes, const std::string& file);
/// They would not outlive the call.
template<std::same_as<std::string> Bytes>
Expected<FbxRecords> readFbxRecords(Bytes&& bytes, const std::string& file) = delete;

} // namespace sinew
