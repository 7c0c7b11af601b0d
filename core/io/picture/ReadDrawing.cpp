#include "core/io/FormatFunctions.h"
#include "core/io/picture/Drawing.h"
#include "core/io/picture/PictureParts.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace sinew {
namespace {

/// Textures are written under the names of layers, which may hold anything.
std::string nameForFiles(std::string name) {
    constexpr std::size_t kLongest = 100; // bytes
    constexpr std::string_view kUnsafe = "/\\:*?\"<>|";
    std::ranges::replace_if(
        name, [&](char c) { return (c >= 0 && c < ' ') || c == '\x7f' || kUnsafe.find(c) != kUnsafe.npos; },
        '_');
    std::size_t end = std::min(name.size(), kLongest);
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) >> 6U) == 2U) {
        --end; // not within a character of UTF-8
    }
    name.resize(end);
    name.erase(0, name.find_first_not_of(" ."));
    return name;
}

class LayerNames {
public:
    /// A name that no layer before has.
    std::string take(const std::string& wanted, const std::string& otherwise) {
        const std::string safe = nameForFiles(wanted);
        const std::string& base = safe.empty() ? otherwise : safe;
        std::string name = base;
        for (int number = 2; !m_taken.insert(name).second; ++number) {
            name = base + '_' + std::to_string(number);
        }
        return name;
    }

private:
    std::set<std::string> m_taken;
};

/// A unit is a pixel of the size that the file says: a character stays where it is when another is chosen.
double pixelOf(const Drawing& drawing) {
    return static_cast<double>(drawing.longest) / std::max(drawing.width, drawing.height);
}

/// From the middle of the canvas's lower edge to the middle of the layer's, in units.
Vec3 offsetOf(const DrawnLayer& layer, const Drawing& drawing, std::size_t number) {
    const double middle = layer.left + 0.5 * layer.image.width - 0.5 * drawing.width;
    const double low = static_cast<double>(drawing.height) - layer.top - layer.image.height;
    const double pixel = pixelOf(drawing);
    return {middle * pixel, low * pixel, static_cast<double>(number)};
}

void noteLeftOut(const Drawing& drawing, const std::filesystem::path& file, ImportedFile& source) {
    std::vector<std::string> kinds;
    for (const auto& [kind, count] : drawing.leftOut) {
        kinds.push_back(kind + ':' + std::to_string(count));
    }
    if (!kinds.empty()) {
        source.notices.push_back({NoticeCode::ContentIgnored, file.filename().string(), 0, std::move(kinds)});
    }
}

} // namespace

Expected<ImportedFile> readDrawnPicture(const std::filesystem::path& program,
                                        const std::filesystem::path& file, Progress& progress,
                                        const ReadSettings& settings) {
    const Expected<Drawing> drawing = drawInOwnProcess(program, file, settings.picture.size, progress);
    if (!drawing) {
        return fail(drawing.error());
    }
    if (drawing->layers.empty()) {
        const bool pictures = std::ranges::any_of(drawing->leftOut, [](const auto& kind) {
            return kind.first == "svgLinks" || kind.first == "svgEmbedded";
        });
        return fail(ErrorCode::PictureUnsupported,
                    {file.string(), pictures ? "svg-pictures" : "nothing in it is opaque"});
    }
    ImportedFile source;
    LayerNames names;
    const std::string stem = file.stem().string();
    const auto count = static_cast<double>(drawing->layers.size());
    for (std::size_t i = 0; i < drawing->layers.size(); ++i) {
        const DrawnLayer& layer = drawing->layers[i];
        const PicturePlace place{file, names.take(layer.name, stem), offsetOf(layer, *drawing, i),
                                 pixelOf(*drawing), drawing->layers.size() > 1};
        const auto added = addPicture(place, loadedOf(layer.image), settings.picture, progress, source);
        // A shadow below the threshold is no reason to refuse the figure.
        const bool faint = !added && added.error().code == ErrorCode::PictureUnsupported &&
                           added.error().arguments.at(1) != "long-outline" && drawing->layers.size() > 1;
        if (!added && !faint) {
            return fail(added.error());
        }
        progress.report(Stage::Import, static_cast<double>(i + 1) / count);
    }
    if (source.meshes.empty()) {
        return fail(ErrorCode::PictureUnsupported, {file.string(), "nothing in it is opaque"});
    }
    noteLeftOut(*drawing, file, source);
    source.metersPerUnit = kPictureMeters / (drawing->height * pixelOf(*drawing));
    return source;
}

Expected<ImportedFile> readUndrawn(const std::filesystem::path& file, Progress& progress) {
    return readDrawnPicture({}, file, progress, {});
}

} // namespace sinew
