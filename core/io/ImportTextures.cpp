#include "core/io/ImportTextures.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr float kInvisible = 0.01F;

bool isFile(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

std::optional<fs::path> findPicture(const std::string& named, const fs::path& folder) {
    std::string slashes = named;
    std::ranges::replace(slashes, '\\', '/');
    const fs::path path(slashes);
    const std::array candidates{folder / path, folder / path.filename(),
                                folder / "textures" / path.filename()};
    const auto found = std::ranges::find_if(candidates, isFile);
    return found == candidates.end() ? std::nullopt : std::optional<fs::path>(found->lexically_normal());
}

std::string extensionOf(const std::string& path) {
    std::string extension = fs::path(path).extension().string();
    if (!extension.empty()) {
        extension.erase(0, 1);
    }
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension == "jpeg" ? "jpg" : extension;
}

bool startsWith(const std::vector<std::byte>& data, std::initializer_list<unsigned> bytes) {
    return data.size() >= bytes.size() &&
           std::equal(bytes.begin(), bytes.end(), data.begin(), [](unsigned expected, std::byte actual) {
               return expected == std::to_integer<unsigned>(actual);
           });
}

} // namespace

std::string pictureExtension(const std::vector<std::byte>& data) {
    if (startsWith(data, {0x89, 'P', 'N', 'G'})) {
        return "png";
    }
    return startsWith(data, {0xFF, 0xD8, 0xFF}) ? "jpg" : "";
}

void findTextures(std::vector<Texture>& textures, const fs::path& model, Notices& notices) {
    for (Texture& texture : textures) {
        if (texture.data) {
            texture.extension = pictureExtension(*texture.data);
        } else if (const std::optional<fs::path> found = findPicture(texture.path, model.parent_path())) {
            texture.path = found->string();
        } else {
            notices.push_back({NoticeCode::TextureMissing, texture.name, 0, {texture.path}});
        }
        if (texture.extension.empty()) {
            texture.extension = extensionOf(texture.path);
        }
    }
}

void makeVisible(std::vector<Material>& materials) {
    const auto invisible = [](const Material& material) { return !(material.baseColor.w() > kInvisible); };
    if (std::ranges::all_of(materials, invisible)) {
        for (Material& material : materials) {
            material.baseColor.w() = 1.0F;
        }
    }
}

} // namespace sinew
