#include "core/base/Error.h"
#include "core/base/platform/Locale.h"
#include "core/io/FormatFunctions.h"
#include "core/io/Formats.h"
#include "core/io/assimp/AssimpConvert.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

#include <assimp/DefaultIOSystem.h>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sinew {
namespace {

constexpr std::string_view kX3dBlank = " \t\r\n";
constexpr std::string_view kX3dQuote = "&quot;";
constexpr std::string_view kEncodedBlank = "%20";

std::string replacedAll(const std::string& text, std::string_view what, std::string_view with) {
    std::string replaced;
    std::size_t at = 0;
    for (std::size_t found = text.find(what); found != std::string::npos; found = text.find(what, at)) {
        replaced.append(text, at, found - at).append(with);
        at = found + what.size();
    }
    return replaced.append(text, at);
}

/// The first of the names in an attribute "url".
std::string firstUrl(std::string_view value) {
    std::string names = replacedAll(std::string(value), kX3dQuote, "\"");
    names.erase(0, names.find_first_not_of(kX3dBlank));
    if (names.starts_with('"')) {
        names = names.substr(1, names.find('"', 1) - 1);
    } else {
        names.erase(names.find_last_not_of(kX3dBlank) + 1);
    }
    // What stands between double quotes may not hold any.
    return replacedAll(names, " ", kEncodedBlank);
}

/// Where the value of an attribute stands in a tag, without its quotes; empty at npos where there is none.
std::pair<std::size_t, std::size_t> attributeOf(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        const std::size_t equals = tag.find_first_not_of(kX3dBlank, at + name.size());
        const bool whole = at > 0 && kX3dBlank.find(tag[at - 1]) != std::string_view::npos;
        if (!whole || equals == std::string_view::npos || tag[equals] != '=') {
            continue;
        }
        const std::size_t open = tag.find_first_of("\"'", equals);
        const std::size_t close = open == std::string_view::npos ? open : tag.find(tag[open], open + 1);
        if (close != std::string_view::npos) {
            return {open + 1, close};
        }
    }
    return {std::string_view::npos, std::string_view::npos};
}

/// An X3D text whose textures name one file as Assimp 5.2.5 understands it: of a list `"a b.png" "c.png"`,
/// which it refuses or runs together, the first without its quotes; blanks are written %20. Other bytes stay.
std::string x3dForAssimp(std::string text) {
    constexpr std::string_view kTag = "<ImageTexture";
    for (std::size_t at = text.find(kTag); at != std::string::npos; at = text.find(kTag, at + 1)) {
        const std::size_t end = std::min(text.find('>', at), text.size());
        const auto [first, last] = attributeOf(std::string_view(text).substr(at, end - at), "url");
        if (first != std::string_view::npos) {
            text.replace(at + first, last - first,
                         firstUrl(std::string_view(text).substr(at + first, last - first)));
        }
    }
    return text;
}

/// Undoes the %20 in what was read of such a text.
void restoreX3dNames(ImportedFile& source) {
    for (Texture& texture : source.textures) {
        texture.path = replacedAll(texture.path, kEncodedBlank, " ");
        texture.name = replacedAll(texture.name, kEncodedBlank, " ");
    }
}

/// The error for an X3D file that Assimp refuses: `words` are its own. A node that it does not know, such as
/// the textures that X3D 4 puts into a material by their containerField, is named.
Error x3dRefusal(const std::filesystem::path& file, std::string_view words) {
    constexpr std::string_view kUnknown = "Unknown node \"";
    const std::size_t at = words.find(kUnknown);
    const std::size_t end = at == std::string_view::npos ? at : words.find('"', at + kUnknown.size());
    if (end == std::string_view::npos) {
        return makeError(ErrorCode::FileBroken, {file.string(), "it is not a complete X3D file"});
    }
    const std::string node(words.substr(at + kUnknown.size(), end - at - kUnknown.size()));
    std::string within(words.substr(std::min(words.find_first_not_of("\" ", end), words.size())));
    within = within.starts_with("in ") ? within.substr(3, within.find('.') - 3) : "the scene";
    // These came with X3D 4: other materials, and textures inside of materials.
    constexpr std::array<std::string_view, 3> kMaterials{"Material", "PhysicalMaterial", "UnlitMaterial"};
    const auto isMaterial = [&](const std::string& name) {
        return std::ranges::find(kMaterials, name) != kMaterials.end();
    };
    if (isMaterial(node) || isMaterial(within)) {
        return makeError(ErrorCode::FormatTooNew,
                         {file.string(), "X3D 4.0 (" + node + " in " + within + ")", "X3D 3.3", ""});
    }
    return makeError(ErrorCode::FileBroken,
                     {file.string(), "its node " + node + " in " + within + " is none that X3D knows there"});
}

constexpr std::size_t kHeadBytes = 256;

/// The versions of a format in their order, and what Assimp reads of them.
struct VersionedFormat {
    std::string_view id;
    std::string_view name;
    std::span<const std::string_view> versions;
    std::string_view oldest; ///< that is read
    std::string_view newest;
    std::string_view tool; ///< converts files of others
    /// The version that a file's first bytes state; empty: none.
    std::string (*stated)(std::string_view head);
};

/// "[MeshSerializer_v1.100]" behind a mark of two bytes.
std::string ogreVersion(std::string_view head) {
    constexpr std::string_view kLabel = "[MeshSerializer_v";
    const std::size_t end = head.find(']');
    const bool stated =
        head.size() > 2 && head.substr(2).starts_with(kLabel) && end != std::string_view::npos;
    return stated ? std::string(head.substr(2 + kLabel.size(), end - 2 - kLabel.size())) : std::string();
}

std::string md5Version(std::string_view head) {
    ImportWords words(head);
    return words.next() == "MD5Version" ? std::string(words.next()) : std::string();
}

/// A whole number behind a word at the beginning.
std::string numberAfter(std::string_view head, std::string_view word) {
    std::uint32_t version = 0;
    if (!head.starts_with(word) || head.size() < word.size() + sizeof(version)) {
        return {};
    }
    std::memcpy(&version, head.data() + word.size(), sizeof(version));
    return std::to_string(version);
}

std::string iqmVersion(std::string_view head) {
    constexpr std::string_view kMark{"INTERQUAKEMODEL\0", 16};
    return numberAfter(head, kMark);
}

constexpr std::array<std::string_view, 7> kOgreVersions{"1.10", "1.20", "1.30", "1.40",
                                                        "1.41", "1.8",  "1.100"};
constexpr std::array<std::string_view, 3> kMd5Versions{"6", "10", "11"};
constexpr std::array<std::string_view, 3> kIqmVersions{"1", "2", "3"};

constexpr std::array kVersionedFormats{
    VersionedFormat{"ogre", "Ogre mesh", kOgreVersions, "1.8", "1.8", "OgreMeshUpgrader -V 1.8", ogreVersion},
    VersionedFormat{"md5", "MD5 mesh", kMd5Versions, "10", "10", "", md5Version},
    VersionedFormat{"iqm", "IQM", kIqmVersions, "2", "2", "", iqmVersion},
};

std::string headOf(const std::filesystem::path& file) {
    std::string head(kHeadBytes, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(stream.gcount()));
    return head;
}

/// Whether a file that Assimp refuses is whole but of a version that it does not read: FormatTooOld or
/// FormatTooNew, which name the version and, where there is one, the tool that converts it. Looks at the
/// first bytes alone.
std::optional<Error> unreadVersion(const std::filesystem::path& file, const Format& format) {
    const auto* known = std::ranges::find(kVersionedFormats, format.id, &VersionedFormat::id);
    if (known == kVersionedFormats.end()) {
        return std::nullopt;
    }
    const std::string version = known->stated(headOf(file));
    const auto find = [&](std::string_view which) { return std::ranges::find(known->versions, which); };
    if (find(version) == known->versions.end()) {
        return std::nullopt;
    }
    const auto named = [&](std::string_view which) {
        return std::string(known->name) + ' ' + std::string(which);
    };
    const std::string tool(known->tool);
    if (find(version) < find(known->oldest)) {
        return makeError(ErrorCode::FormatTooOld,
                         {file.string(), named(version), named(known->oldest), tool});
    }
    if (find(version) > find(known->newest)) {
        return makeError(ErrorCode::FormatTooNew,
                         {file.string(), named(version), named(known->newest), tool});
    }
    return std::nullopt;
}

/// The files that Assimp may open for a model: the model itself and regular files in its folder and below it,
/// all links followed, to be read and no longer than a model may be. Some formats name other files, and a
/// model that comes from a stranger may name any.
class CheckedFiles : public Assimp::DefaultIOSystem {
public:
    explicit CheckedFiles(const std::filesystem::path& model);

    bool Exists(const char* file) const override;
    Assimp::IOStream* Open(const char* file, const char* mode) override;
    bool CreateDirectory(const std::string& /*path*/) override { return false; }
    bool ChangeDirectory(const std::string& /*path*/) override { return false; }
    bool DeleteFile(const std::string& /*file*/) override { return false; }

private:
    /// Where a file really is; empty: it may not be opened.
    std::filesystem::path allowed(const char* file) const;

    std::filesystem::path m_model;
    std::filesystem::path m_folder;
};

namespace fs = std::filesystem;

bool isBelowFolder(const fs::path& file, const fs::path& folder) {
    return !folder.empty() &&
           std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

CheckedFiles::CheckedFiles(const fs::path& model) {
    std::error_code error;
    m_model = fs::canonical(model, error);
    // Files beside a link are the model's, not those beside what it leads to.
    const fs::path folder = model.parent_path();
    m_folder = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
}

fs::path CheckedFiles::allowed(const char* file) const {
    std::error_code error;
    const fs::path path = fs::canonical(fs::path(file == nullptr ? "" : file), error);
    const bool inside = !error && (path == m_model || isBelowFolder(path, m_folder));
    return inside && checkReadable(path) ? path : fs::path();
}

bool CheckedFiles::Exists(const char* file) const {
    return !allowed(file).empty();
}

Assimp::IOStream* CheckedFiles::Open(const char* file, const char* mode) {
    const std::string_view how = mode == nullptr ? "" : mode;
    const fs::path path = how.starts_with('r') && how.find('+') == how.npos ? allowed(file) : fs::path();
    return path.empty() ? nullptr : DefaultIOSystem::Open(path.string().c_str(), mode);
}

/// Lets a user's cancel reach Assimp; the importer owns it.
class CancelBridge : public Assimp::ProgressHandler {
public:
    explicit CancelBridge(Progress& progress)
        : m_progress(progress) {}
    bool Update(float fraction) override {
        m_progress.report(Stage::Import, 0.5 * static_cast<double>(fraction));
        return !m_progress.canceled();
    }

private:
    Progress& m_progress;
};

std::size_t countTriangles(const aiScene& scene) {
    std::size_t count = 0;
    for (unsigned m = 0; m < scene.mNumMeshes; ++m) {
        for (unsigned f = 0; f < scene.mMeshes[m]->mNumFaces; ++f) {
            const unsigned corners = scene.mMeshes[m]->mFaces[f].mNumIndices;
            count += corners > 2 ? corners - 2 : 0;
        }
    }
    return count;
}

/// Valve's files stand on their z axis, which Assimp turns in other formats alone.
void turnUp(ImportedFile& source, const Format* format) {
    if (format != nullptr && format->id == "smd") {
        Mat3 turn;
        turn << 1, 0, 0, 0, 0, 1, 0, -1, 0;
        source.upAxis = UpAxis::Z;
        source.modelFromFile.linear() = turn * source.modelFromFile.linear();
    }
}

/// What is wrong with a file that Assimp refuses; its own words speak of its parts, not of the file.
Error refusal(const std::filesystem::path& file, const Assimp::Importer& importer) {
    const Format* format = formatOf(file);
    if (format != nullptr && format->id == "x3d") {
        return x3dRefusal(file, importer.GetErrorString());
    }
    if (format == nullptr || format->id == "stl") {
        return makeError(ErrorCode::FileBroken, {file.string(), "its facets end early or are not numbers"});
    }
    if (std::optional<Error> version = unreadVersion(file, *format)) {
        return std::move(*version);
    }
    std::string text = "it is not a complete ";
    text += format->name;
    return makeError(ErrorCode::FileBroken, {file.string(), text + " file"});
}

/// Assimp catches what its readers throw, memory that runs out among it.
void throwIfOutOfMemory(const Assimp::Importer& importer) {
    if (importer.GetException()) {
        try {
            std::rethrow_exception(importer.GetException());
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception&) { // the file's fault
        }
    }
}

/// In words that Assimp understands.
const aiScene* readX3d(Assimp::Importer& importer, const std::filesystem::path& file) {
    const Expected<std::string> text = readTextFile(file);
    if (!text) {
        return nullptr;
    }
    const std::string plain = x3dForAssimp(*text);
    return importer.ReadFileFromMemory(plain.data(), plain.size(), 0, "x3d");
}

} // namespace

Expected<ImportedFile> readWithAssimp(const std::filesystem::path& file, Progress& progress) {
    const PointLocale locale;
    Assimp::Importer importer;
    importer.SetIOHandler(new CheckedFiles(file));           // NOLINT: the importer deletes it
    importer.SetProgressHandler(new CancelBridge(progress)); // NOLINT: the importer deletes it
    importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
    importer.SetPropertyBool(AI_CONFIG_IMPORT_AC_EVAL_SUBDIVISION, false); // the artist's own vertices
    const Format* format = formatOf(file);
    const bool x3d = format != nullptr && format->id == "x3d";
    const aiScene* scene = x3d ? readX3d(importer, file) : importer.ReadFile(file.string(), 0);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    throwIfOutOfMemory(importer);
    if (scene == nullptr || scene->mRootNode == nullptr) {
        return fail(refusal(file, importer));
    }
    if (const std::size_t triangles = countTriangles(*scene); triangles > kMaxTriangles) {
        return fail(ErrorCode::TooManyFaces,
                    {file.string(), std::to_string(triangles), std::to_string(kMaxTriangles)});
    }
    ImportedFile source = convertAssimp(*scene, true); // one vertex a corner: to be welded
    turnUp(source, format);
    if (x3d) {
        restoreX3dNames(source);
    }
    return source;
}

} // namespace sinew
