#include "core/io/fbx/parse/FbxReader.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/Inflater.h"

#include <algorithm>

namespace sinew {
namespace {

/// Deflate cannot pack better than this, so a longer claim is a lie.
constexpr std::size_t kLargestDeflateRatio = 1032;
/// All that the FBX SDK writes.
constexpr std::string_view kFbxKinds = "CBZYILFDSRbcilfd";

/// The array's plain bytes, or nothing.
std::optional<std::string> arrayBytes(FbxReaderCursor& cursor, std::size_t elementSize) {
    const std::size_t size = cursor.read<std::uint32_t>() * elementSize;
    const auto encoding = cursor.read<std::uint32_t>();
    const std::size_t stored = cursor.read<std::uint32_t>();
    // Plain arrays are as long as their length says; some writers leave the stored size at 0 there.
    const std::string_view bytes = cursor.take(encoding == 0 ? size : stored);
    if (cursor.broken() || encoding > 1) {
        return std::nullopt;
    }
    if (encoding == 0) {
        return std::string(bytes);
    }
    if (size == 0) {
        return std::string();
    }
    if (size / kLargestDeflateRatio > bytes.size() || size > UINT32_MAX || !cursor.mayUnpack(size)) {
        return std::nullopt;
    }
    std::string plain(size, '\0');
    if (!inflateExactly(bytes, plain.data(), plain.size())) {
        return std::nullopt;
    }
    return plain;
}

template<typename T>
std::optional<FbxProperty> readArray(FbxReaderCursor& cursor) {
    const std::optional<std::string> bytes = arrayBytes(cursor, sizeof(T));
    if (!bytes) {
        return std::nullopt;
    }
    std::vector<T> values(bytes->size() / sizeof(T));
    if (!values.empty()) {
        std::memcpy(values.data(), bytes->data(), bytes->size());
    }
    return FbxProperty(std::move(values));
}

std::optional<FbxProperty> readBoolArray(FbxReaderCursor& cursor) {
    const std::optional<std::string> bytes = arrayBytes(cursor, 1);
    if (!bytes) {
        return std::nullopt;
    }
    std::vector<bool> values;
    values.reserve(bytes->size());
    for (const char byte : *bytes) {
        values.push_back(byte != 0);
    }
    return FbxProperty(std::move(values));
}

template<typename T>
std::optional<FbxProperty> readScalar(FbxReaderCursor& cursor) {
    const T value = cursor.read<T>();
    return cursor.broken() ? std::nullopt : std::optional<FbxProperty>(value);
}

std::optional<FbxProperty> readBytes(FbxReaderCursor& cursor, bool blob) {
    std::string bytes(cursor.take(cursor.read<std::uint32_t>()));
    if (cursor.broken()) {
        return std::nullopt;
    }
    return blob ? FbxProperty(FbxBlob{std::move(bytes)}) : FbxProperty(std::move(bytes));
}

} // namespace

bool isFbxPropertyKind(char kind) {
    return kFbxKinds.find(kind) != std::string_view::npos;
}

std::optional<FbxProperty> readFbxProperty(FbxReaderCursor& cursor) {
    switch (cursor.read<char>()) {
    case 'B': {
        const auto value = cursor.read<std::uint8_t>();
        return cursor.broken() ? std::nullopt : std::optional<FbxProperty>(value != 0);
    }
    case 'C': {
        // A truth value; in old files also a letter.
        const auto value = cursor.read<std::uint8_t>();
        return cursor.broken() ? std::nullopt
               : value > 1     ? std::optional<FbxProperty>(std::string(1, static_cast<char>(value)))
                               : std::optional<FbxProperty>(value != 0);
    }
    case 'Z':
        return readScalar<std::int8_t>(cursor);
    case 'Y':
        return readScalar<std::int16_t>(cursor);
    case 'I':
        return readScalar<std::int32_t>(cursor);
    case 'L':
        return readScalar<std::int64_t>(cursor);
    case 'F':
        return readScalar<float>(cursor);
    case 'D':
        return readScalar<double>(cursor);
    case 'S':
        return readBytes(cursor, false);
    case 'R':
        return readBytes(cursor, true);
    case 'b':
        return readBoolArray(cursor);
    case 'c':
        return readArray<std::uint8_t>(cursor);
    case 'i':
        return readArray<std::int32_t>(cursor);
    case 'l':
        return readArray<std::int64_t>(cursor);
    case 'f':
        return readArray<float>(cursor);
    case 'd':
        return readArray<double>(cursor);
    default:
        return std::nullopt;
    }
}

namespace {

constexpr std::int64_t kOldestFbxRead = 6100;
constexpr std::int64_t kNewestFbxRead = 7700;
/// Beyond these a number is no version: FBX 3.0 came first, and 7.x has been the newest for years.
constexpr std::int64_t kFirstFbxEver = 3000;
constexpr std::int64_t kLastFbxLikely = 9999;

std::string fbxVersionName(std::int64_t version) {
    return "FBX " + std::to_string(version / 1000) + '.' + std::to_string(version / 100 % 10);
}

} // namespace

std::optional<Error> fbxVersionError(std::int64_t version, const std::string& file) {
    if (version >= kOldestFbxRead && version <= kNewestFbxRead) {
        return std::nullopt;
    }
    if (version < kFirstFbxEver || version > kLastFbxLikely) {
        return makeError(ErrorCode::FileBroken, {file, "FBX version " + std::to_string(version)});
    }
    const std::string number = " (" + std::to_string(version) + ')';
    if (version < kOldestFbxRead) {
        return makeError(ErrorCode::FormatTooOld, {file, fbxVersionName(version) + number,
                                                   fbxVersionName(kOldestFbxRead), "Autodesk FBX Converter"});
    }
    return makeError(ErrorCode::FormatTooNew,
                     {file, fbxVersionName(version) + number, fbxVersionName(kNewestFbxRead), ""});
}

} // namespace sinew
