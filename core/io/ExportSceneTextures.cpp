#include "core/io/ExportSceneTextures.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// Places a texture's path may mean: as it stands, beside the scene's file, its bare name beside the scene's
/// file (exporters leave absolute paths of other machines, with either slash).
std::vector<fs::path> candidates(const Scene& scene, const std::string& path) {
    std::string slashed = path;
    std::replace(slashed.begin(), slashed.end(), '\\', '/');
    const fs::path named(slashed);
    const fs::path folder = fs::path(scene.sourceFile).parent_path();
    if (named.is_absolute()) {
        return {named, folder / named.filename()};
    }
    return {folder / named, folder / named.filename()};
}

std::shared_ptr<const std::vector<std::byte>> readPicture(const fs::path& file) {
    std::error_code ignored;
    std::ifstream stream(file, std::ios::binary);
    if (!stream || !fs::is_regular_file(file, ignored)) {
        return nullptr;
    }
    const std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
    return bytes.empty() ? nullptr
                         : std::make_shared<const std::vector<std::byte>>(data, data + bytes.size());
}

std::vector<bool> usedTextures(const Scene& scene) {
    std::vector<bool> used(scene.textures.size(), false);
    for (const Material& m : scene.materials) {
        for (const std::int32_t texture :
             {m.baseColorTexture, m.normalTexture, m.metallicRoughnessTexture, m.emissiveTexture}) {
            if (texture != kNone) {
                used[static_cast<std::size_t>(texture)] = true;
            }
        }
    }
    return used;
}

ExportTexture findTexture(const Scene& scene, const Texture& texture, bool embed, Notices& notices) {
    ExportTexture result{true, texture.path, texture.extension, nullptr};
    if (texture.data && !texture.data->empty() && (embed || texture.path.empty())) {
        result.data = texture.data;
    }
    if (!result.data && embed && !texture.path.empty()) {
        for (const fs::path& file : candidates(scene, texture.path)) {
            result.data = result.data ? result.data : readPicture(file);
        }
    }
    if (result.data) {
        result.extension = pictureExtension(*result.data, texture.extension);
    } else if (embed) {
        notices.push_back({NoticeCode::TextureNotEmbedded, texture.name, 1, {texture.path}});
    }
    return result;
}

} // namespace

std::vector<ExportTexture> findTextures(const Scene& scene, bool embed, Notices& notices) {
    const std::vector<bool> used = usedTextures(scene);
    std::vector<ExportTexture> result(scene.textures.size());
    for (std::size_t t = 0; t < result.size(); ++t) {
        if (used[t]) {
            result[t] = findTexture(scene, scene.textures[t], embed, notices);
        }
    }
    return result;
}

std::string pictureExtension(const std::vector<std::byte>& data, const std::string& fallback) {
    const std::string_view start(reinterpret_cast<const char*>(data.data()),
                                 std::min<std::size_t>(data.size(), 16));
    using Signature = std::pair<std::string_view, const char*>;
    static constexpr std::array<Signature, 6> kSignatures{{{"\x89PNG", "png"},
                                                           {"\xff\xd8\xff", "jpg"},
                                                           {"DDS ", "dds"},
                                                           {"BM", "bmp"},
                                                           {"GIF8", "gif"},
                                                           {"RIFF", "webp"}}};
    for (const auto& [signature, extension] : kSignatures) {
        if (start.starts_with(signature)) {
            return extension;
        }
    }
    return fallback;
}

} // namespace sinew
