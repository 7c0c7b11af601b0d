#include "core/io/assimp/SceneBytes.h"

#include "core/io/assimp/SceneArchive.h"
#include "core/io/assimp/SourceIsSound.h"

#include <array>

namespace sinew {
namespace {

/// Names the layout; another layout takes another number.
constexpr std::array<char, 8> kSceneMark{'S', 'i', 'n', 'e', 'w', 'S', '0', '1'};
/// Says that nothing is missing.
constexpr std::uint32_t kSceneEnd = 0x0E0F0E0F;

} // namespace

void writeSceneBytes(Expected<ImportedFile> read, const ByteSink& sink) {
    SceneByteWriter bytes(sink);
    SceneArchive archive(bytes);
    bytes.bytes(kSceneMark.data(), kSceneMark.size());
    std::uint8_t isScene = read ? 1 : 0;
    archive.value(isScene);
    if (read) {
        archive.scene(*read);
    } else {
        archive.error(read.error());
    }
    std::uint32_t end = kSceneEnd;
    archive.value(end);
    bytes.flush();
}

std::optional<Expected<ImportedFile>> readSceneBytes(std::string_view text) {
    SceneByteReader bytes(text);
    SceneArchive archive(bytes);
    std::array<char, kSceneMark.size()> mark{};
    bytes.bytes(mark.data(), mark.size());
    bytes.require(mark == kSceneMark);
    std::uint8_t isScene = 0;
    archive.value(isScene);
    ImportedFile scene;
    Error error;
    if (isScene != 0) {
        archive.scene(scene);
    } else {
        archive.error(error);
    }
    std::uint32_t end = 0;
    archive.value(end);
    if (!bytes.ok() || !bytes.atEnd() || end != kSceneEnd || error.code == ErrorCode::Count) {
        return std::nullopt;
    }
    if (isScene == 0) {
        return fail(std::move(error));
    }
    return sourceIsSound(scene) ? std::optional<Expected<ImportedFile>>(std::move(scene)) : std::nullopt;
}

} // namespace sinew
