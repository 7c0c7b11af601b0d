#include "core/io/fbx/parse/FbxVersion.h"

namespace sinew {
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
