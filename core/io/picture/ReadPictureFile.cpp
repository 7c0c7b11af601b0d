#include "core/io/FormatFunctions.h"
#include "core/io/picture/ImageFiles.h"
#include "core/io/picture/PictureMesh.h"
#include "core/io/picture/PictureParts.h"
#include "core/io/png/Png.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ReadPicture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <locale>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

using namespace std::string_view_literals;

constexpr std::array kPictureExtensions{".png"sv, ".webp"sv, ".psd"sv};

/// "webp", also of a file that is none but is called so.
std::string kindToRead(std::string_view bytes, std::string_view extension) {
    const std::string kind = pictureKind(std::as_bytes(std::span(bytes)));
    return kind.empty() && !extension.empty() ? std::string(extension.substr(1)) : kind;
}

/// Endings of files that loadPicture reads, in lower case with the dot.
std::span<const std::string_view> pictureExtensions() {
    return kPictureExtensions;
}

/// Reads PNG, WebP (decodeWebP) or PSD (decodePsd) by what the bytes are; what is none of them is judged by
/// its ending. Nothing for others; `why` then says what is wrong. O(texels).
std::optional<LoadedPicture> loadPicture(std::string bytes, std::string_view extension, std::string& why) {
    const std::string kind = kindToRead(bytes, extension);
    if (kind == "webp" || kind == "psd") {
        const auto image = kind == "webp" ? decodeWebP(bytes, why) : decodePsd(bytes, why);
        return image ? std::optional(loadedOf(*image)) : std::nullopt;
    }
    auto alpha = decodeAlphaPng(bytes, why);
    return alpha ? std::optional(LoadedPicture{std::move(*alpha), std::move(bytes)}) : std::nullopt;
}

constexpr std::size_t kMaxLayers = 256;

struct PictureLayer {
    std::string file;
    double right = 0.0; ///< pixels
    double up = 0.0;
};

/// Reads one picture and adds it to `source`; its height in pixels.
Expected<std::uint32_t> readLayer(const std::filesystem::path& file, const PictureMeshing& meshing,
                                  const Vec3& offset, const Progress& progress, ImportedFile& source) {
    Expected<std::string> bytes = readWholeFile(file, FileUse::Picture, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    std::string why;
    const auto picture = loadPicture(std::move(*bytes), lowerExtension(file), why);
    if (!picture) {
        return fail(ErrorCode::PictureUnsupported, {file.string(), why});
    }
    const Expected<void> added =
        addPicture({file, file.stem().string(), offset}, *picture, meshing, progress, source);
    if (!added) {
        return fail(added.error());
    }
    return picture->alpha.height;
}

/// A line without its blanks at both ends.
std::string trimmedLine(std::string line) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    line.erase(std::ranges::find_if_not(line.rbegin(), line.rend(), isBlank).base(), line.end());
    line.erase(line.begin(), std::ranges::find_if_not(line, isBlank));
    return line;
}

/// "name of a picture.png 12 -4"; nothing where it is not so.
std::optional<PictureLayer> layerOf(const std::string& line) {
    std::string lower = line;
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    std::size_t end = 0; // of the file's name
    for (const std::string_view extension : pictureExtensions()) {
        const std::size_t at = lower.rfind(extension);
        end = at == std::string::npos ? end : std::max(end, at + extension.size());
    }
    if (end == 0) {
        return std::nullopt;
    }
    PictureLayer layer{line.substr(0, end), 0.0, 0.0};
    std::istringstream numbers(line.substr(end));
    numbers.imbue(std::locale::classic());
    std::string rest;
    if (numbers >> std::ws && numbers.eof()) {
        return layer;
    }
    constexpr double kFarthest = 1e6;
    const bool read = static_cast<bool>(numbers >> layer.right >> layer.up) && !(numbers >> rest);
    const bool sound = std::abs(layer.right) <= kFarthest && std::abs(layer.up) <= kFarthest;
    return read && sound ? std::optional(layer) : std::nullopt;
}

/// "density 80" or "threshold 128": sets it; false where the line says something else.
bool readMeshing(const std::string& line, PictureMeshing& meshing) {
    std::istringstream words(line);
    words.imbue(std::locale::classic());
    std::string key;
    std::string rest;
    int value = 0;
    if (!(words >> key >> value) || words >> rest) {
        return false;
    }
    if (key == "density" && value >= kMinPictureDensity && value <= kMaxPictureDensity) {
        meshing.density = value;
        return true;
    }
    if (key == "threshold" && value >= 1 && value <= std::numeric_limits<std::uint8_t>::max()) {
        meshing.threshold = static_cast<std::uint8_t>(value);
        return true;
    }
    return false;
}

/// The layers that a text names; sets of `meshing` what it says.
Expected<std::vector<PictureLayer>> layersOf(const std::filesystem::path& file, PictureMeshing& meshing) {
    const Expected<std::string> text = readWholeFile(file, FileUse::List);
    if (!text) {
        return fail(text.error());
    }
    std::vector<PictureLayer> layers;
    std::istringstream lines(*text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::string words = trimmedLine(std::move(line));
        if (words.empty() || words.front() == '#' || readMeshing(words, meshing)) {
            continue;
        }
        const std::optional<PictureLayer> layer = layerOf(words);
        if (!layer || layers.size() == kMaxLayers) {
            const char* why = layer ? ": more than 256 layers"
                                    : ": it names no PNG, WebP or PSD, or not two numbers after it";
            return fail(ErrorCode::FileBroken, {file.string(), "line " + std::to_string(number) + why});
        }
        layers.push_back(*layer);
    }
    if (layers.empty()) {
        return fail(ErrorCode::FileBroken, {file.string(), "it names no picture"});
    }
    return layers;
}

/// As readPictureAsMesh, with triangles as `meshing` has them.
Expected<ImportedFile> readPictureFile(const std::filesystem::path& file, const PictureMeshing& meshing,
                                       Progress& progress) {
    ImportedFile source;
    const auto height = readLayer(file, meshing, Vec3::Zero(), progress, source);
    if (!height) {
        return fail(height.error());
    }
    source.metersPerUnit = kPictureMeters / *height;
    return source;
}

/// As readLayersAsMeshes, as `meshing` has it where the text says nothing else.
Expected<ImportedFile> readPictureLayers(const std::filesystem::path& file, const PictureMeshing& meshing,
                                         Progress& progress) {
    PictureMeshing chosen = meshing;
    const auto layers = layersOf(file, chosen);
    if (!layers) {
        return fail(layers.error());
    }
    ImportedFile source;
    std::uint32_t highest = 1;
    for (std::size_t i = 0; i < layers->size(); ++i) {
        const PictureLayer& layer = (*layers)[i];
        const auto picture = fileBeside(file.parent_path(), layer.file);
        if (!picture) {
            return leavesFolder(file.parent_path(), layer.file)
                       ? fail(ErrorCode::FileOutside, {file.string(), layer.file})
                       : fail(ErrorCode::FileNotFound, {(file.parent_path() / layer.file).string()});
        }
        const Vec3 offset(layer.right, layer.up, static_cast<double>(i));
        const auto height = readLayer(*picture, chosen, offset, progress, source);
        if (!height) {
            return fail(height.error());
        }
        highest = std::max(highest, *height);
        progress.report(Stage::Import, static_cast<double>(i + 1) / static_cast<double>(layers->size()));
    }
    source.metersPerUnit = kPictureMeters / highest;
    return source;
}

} // namespace

Expected<ImportedFile> readPictureAsMesh(const std::filesystem::path& file, Progress& progress) {
    return readPictureFile(file, {}, progress);
}

Expected<ImportedFile> readPictureAsSet(const std::filesystem::path& file, Progress& progress,
                                        const ReadSettings& settings) {
    return readPictureFile(file, settings.picture, progress);
}

Expected<ImportedFile> readLayersAsMeshes(const std::filesystem::path& file, Progress& progress) {
    return readPictureLayers(file, {}, progress);
}

Expected<ImportedFile> readLayersAsSet(const std::filesystem::path& file, Progress& progress,
                                       const ReadSettings& settings) {
    return readPictureLayers(file, settings.picture, progress);
}

} // namespace sinew
