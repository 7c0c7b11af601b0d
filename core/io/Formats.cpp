#include "core/io/Formats.h"

#include "core/io/FormatFunctions.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/io/obj/ReadObj.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ReadPicture.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string_view>

namespace sinew {
namespace {

constexpr FormatContent kEverything{true, true, true, true, true};
constexpr FormatContent kMeshes{};
constexpr FormatContent kTexturedMeshes{.textures = true};
constexpr FormatContent kSkinnedMeshes{.skeleton = true, .weights = true};
constexpr FormatContent kSkeletonAlone{.meshes = false, .skeleton = true};
constexpr FormatContent kSkeletonMotion{.meshes = false, .skeleton = true, .animations = true};

Expected<ImportedFile> readPlyFile(const std::filesystem::path& file, Progress& progress) {
    return readPly(file, progress);
}

Format throughAssimp(std::string_view id, std::string_view name, std::vector<std::string_view> extensions,
                     const FormatContent& content) {
    return {id, name, std::move(extensions), content, readWithAssimp, nullptr, true};
}

/// A picture that is read as a flat mesh.
Format pictureFormat(std::string_view id, std::string_view name, std::string_view extension) {
    return {id,   name,    {extension}, kTexturedMeshes, readPictureAsMesh, nullptr, false,
            true, nullptr, true,        readPictureAsSet};
}

/// A drawing that another process turns into pixels.
Format drawnFormat(std::string_view id, std::string_view name, std::string_view extension) {
    Format format = pictureFormat(id, name, extension);
    format.read = readUndrawn;
    format.readAsSet = nullptr;
    format.readByProgram = readDrawnPicture;
    return format;
}

/// Of what Assimp reads, this leaves out landscapes, buildings and levels, scenes that are put together from
/// other files (LWS, IRR), motion alone (CSM, MD5ANIM), and what it reads too badly to be of use: newer
/// .blend files, IRRMESH.
std::vector<Format> makeFormats() {
    return {
        {"fbx", "FBX", {".fbx"}, kEverything, readFbx, &kFbxWriter, false, true, &kFbxPatcher},
        {"glb", "GLB", {".glb"}, kEverything, readGltf, &kGlbWriter, false, true, &kGltfPatcher},
        {"gltf", "glTF", {".gltf"}, kEverything, readGltf, &kGltfWriter, false, true, &kGltfPatcher},
        {"vrm", "VRM", {".vrm"}, kEverything, readGltf, &kVrmWriter, false, true, &kGltfPatcher},
        {"vrma", "VRMA", {".vrma"}, kSkeletonMotion, readGltf, nullptr, false, true},
        {"dae", "DAE", {".dae"}, kEverything, readDae, nullptr, false, true},
        {"obj",
         "OBJ",
         {".obj"},
         kTexturedMeshes,
         readObj,
         &kObjWriter,
         false,
         false,
         nullptr,
         false,
         readObjWithMaterials},
        {"ply", "PLY", {".ply"}, kMeshes, readPlyFile},
        pictureFormat("png", "PNG", ".png"),
        pictureFormat("webp", "WebP", ".webp"),
        pictureFormat("psd", "PSD", ".psd"),
        drawnFormat("svg", "SVG", ".svg"),
        {"layers",
         "LAYERS",
         {".layers"},
         kTexturedMeshes,
         readLayersAsMeshes,
         nullptr,
         false,
         true,
         nullptr,
         false,
         readLayersAsSet},
        {"dragonbones", "DragonBones", {"_ske.json"}, kEverything, nullptr, &kDragonBonesWriter},
        {"tscn", "Godot 2D", {".tscn"}, kEverything, nullptr, &kGodotSceneWriter},
        {"tgf", "TGF", {".tgf"}, kSkeletonAlone, readSkeletonText<readTgf>},
        {"bvh", "BVH", {".bvh"}, kSkeletonMotion, readSkeletonText<readBvh>},
        {"skel", "SKEL", {".skel"}, kSkeletonAlone, readSkeletonText<readSkel>},
        {"skin", "SKIN", {".skin"}, kSkinnedMeshes, readSkin},
        {"json", "JSON", {".json"}, kSkeletonAlone, readSkeletonText<readSkeletonJson>},
        {"rignet", "RigNet", {".txt"}, kSkeletonAlone, readSkeletonText<readRigNet>},
        throughAssimp("3ds", "3DS", {".3ds"}, kTexturedMeshes),
        throughAssimp("3mf", "3MF", {".3mf"}, kMeshes),
        throughAssimp("ac3d", "AC3D", {".ac", ".ac3d", ".acc"}, kTexturedMeshes),
        throughAssimp("amf", "AMF", {".amf"}, kMeshes),
        throughAssimp("ase", "ASE", {".ase", ".ask"}, kTexturedMeshes),
        throughAssimp("b3d", "B3D", {".b3d"}, kEverything),
        throughAssimp("cob", "COB", {".cob", ".scn"}, kTexturedMeshes),
        throughAssimp("dxf", "DXF", {".dxf"}, kMeshes),
        throughAssimp("iqm", "IQM", {".iqm"}, kTexturedMeshes),
        throughAssimp("lwo", "LWO", {".lwo", ".lxo"}, kTexturedMeshes),
        throughAssimp("md2", "MD2", {".md2"}, kTexturedMeshes),
        throughAssimp("md3", "MD3", {".md3"}, kTexturedMeshes),
        throughAssimp("md5", "MD5", {".md5mesh"}, kEverything),
        throughAssimp("mdc", "MDC", {".mdc"}, kTexturedMeshes),
        throughAssimp("mdl", "MDL", {".mdl"}, {true, true, true, true, false}),
        throughAssimp("ms3d", "MS3D", {".ms3d"}, kEverything),
        throughAssimp("ndo", "NDO", {".ndo"}, kMeshes),
        throughAssimp("nff", "NFF", {".nff", ".enff"}, kTexturedMeshes),
        throughAssimp("off", "OFF", {".off"}, kMeshes),
        throughAssimp("ogex", "OGEX", {".ogex"}, kTexturedMeshes),
        throughAssimp("ogre", "Ogre mesh", {".mesh"}, kEverything),
        throughAssimp("pmx", "PMX", {".pmx"}, {true, true, true, false, true}),
        throughAssimp("q3d", "Quick3D", {".q3o", ".q3s"}, kTexturedMeshes),
        throughAssimp("raw", "RAW", {".raw"}, kMeshes),
        throughAssimp("sib", "SIB", {".sib"}, kTexturedMeshes),
        throughAssimp("smd", "SMD", {".smd"}, kEverything),
        throughAssimp("stl", "STL", {".stl"}, kMeshes),
        throughAssimp("x", "X", {".x"}, kEverything),
        throughAssimp("x3d", "X3D", {".x3d"}, kTexturedMeshes),
        throughAssimp("xgl", "XGL", {".xgl", ".zgl"}, kTexturedMeshes),
    };
}

} // namespace

std::span<const Format> formats() {
    static const std::vector<Format> all = makeFormats();
    return all;
}

const Format* formatOf(const std::filesystem::path& file) {
    const auto known = std::ranges::find_if(formats(), [&](const Format& format) {
        return std::ranges::any_of(format.extensions,
                                   [&](std::string_view ending) { return hasEnding(file, ending); });
    });
    return known == formats().end() ? nullptr : &*known;
}

bool tellsUnit(const std::filesystem::path& file) {
    const Format* known = formatOf(file);
    return known != nullptr && known->tellsUnit;
}

namespace {

using namespace std::string_view_literals;

/// What a file of that content may be called.
struct ContentKind {
    const char* key;
    std::string_view start;
    std::array<std::string_view, 4> extensions;
};

constexpr std::array kContentKinds{
    ContentKind{"git-lfs", "version https://git-lfs.github.com/spec/"sv, {}},
    ContentKind{"pdf", "%PDF-"sv, {}},
    ContentKind{"7z", "7z\xbc\xaf\x27\x1c"sv, {}},
    ContentKind{"rar", "Rar!\x1a\x07"sv, {}},
    ContentKind{"gzip", "\x1f\x8b\x08"sv, {}},
    ContentKind{"zip", "PK\x03\x04"sv, {".3mf"sv, ".amf"sv}},
    ContentKind{"blender", "BLENDER"sv, {}},
    ContentKind{"usd", "PXR-USDC"sv, {}},
    ContentKind{"usd", "#usda "sv, {}},
    ContentKind{"fbx", "Kaydara FBX Binary"sv, {".fbx"sv}},
    ContentKind{"fbx", "; FBX "sv, {".fbx"sv}},
    ContentKind{"glb", "glTF\x01\0\0\0"sv, {".glb"sv, ".vrm"sv}},
    ContentKind{"glb", "glTF\x02\0\0\0"sv, {".glb"sv, ".vrm"sv}},
    ContentKind{"ply", "ply\n"sv, {".ply"sv}},
    ContentKind{"ply", "ply\r\n"sv, {".ply"sv}},
    ContentKind{"bvh", "HIERARCHY"sv, {".bvh"sv}},
};

std::string firstBytes(const std::filesystem::path& file) {
    std::string head(kPictureHead, '\0');
    Expected<InputFile> opened = InputFile::open(file, FileUse::Model);
    head.resize(opened ? opened->read(head).value_or(0) : 0);
    return head;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

/// Behind the mark of UTF-8 and white space.
std::string_view fromFirstWord(std::string_view head) {
    head.remove_prefix(head.starts_with("\xef\xbb\xbf") ? 3 : 0);
    head.remove_prefix(std::min(head.find_first_not_of(" \t\r\n"), head.size()));
    return head;
}

bool startsLike(std::string_view text, std::string_view lower) {
    const auto same = [](char c, char wanted) {
        return (c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c) == wanted;
    };
    return text.size() >= lower.size() && std::equal(lower.begin(), lower.end(), text.begin(),
                                                     [&](char wanted, char c) { return same(c, wanted); });
}

/// How many bytes the character of UTF-8 has that begins with this one; 0: none begins so.
std::size_t lengthOfCharacter(unsigned char first) {
    return first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
}

/// UTF-8 without a byte that texts do not have; the last character may be cut off.
bool isText(std::string_view head) {
    for (std::size_t at = 0; at < head.size();) {
        const auto first = static_cast<unsigned char>(head[at]);
        const std::size_t length = lengthOfCharacter(first);
        const bool control = first == 0x7f || (first < 0x20 && std::string_view("\t\n\f\r").find(head[at]) ==
                                                                   std::string_view::npos);
        const std::string_view rest = head.substr(at + 1, length - std::min<std::size_t>(length, 1));
        if (length == 0 || control ||
            std::ranges::any_of(rest, [](unsigned char c) { return c >> 6U != 2U; })) {
            return false;
        }
        at += length;
    }
    return !head.empty();
}

/// Texts by what they begin with; `extension` may call it so.
std::string markupKind(std::string_view text, std::string_view extension) {
    if (startsLike(text, "<!doctype html") || startsLike(text, "<html")) {
        return "web-page";
    }
    if (text.starts_with('<') && text.find("<COLLADA") != std::string_view::npos) {
        return extension == ".dae" ? "" : "collada";
    }
    const bool json = text.starts_with('{') || text.starts_with('[');
    if (json && text.find("\"asset\"") != std::string_view::npos) {
        return isOneOf(extension, {".gltf", ".glb", ".vrm"}) ? "" : "gltf";
    }
    return json && !isOneOf(extension, {".json", ".skel"}) ? "json" : "";
}

/// Text where every file of the extension begins otherwise. A short file is its own head.
bool isForeignText(std::string_view text, bool whole, std::string_view extension) {
    if (isOneOf(extension, {".glb", ".vrm", ".png", ".webp", ".psd"})) {
        return true;
    }
    if (extension == ".fbx") {
        return text.find("FBX") == std::string_view::npos && text.find("Objects:") == std::string_view::npos;
    }
    if (extension == ".obj") {
        const std::string lines = '\n' + std::string(text);
        // Comments alone are an OBJ without a mesh.
        return whole && !text.starts_with('#') && lines.find("\nv ") == std::string::npos;
    }
    return (extension == ".ply" && !text.starts_with("ply")) ||
           (isOneOf(extension, {".dae", ".svg"}) && !text.starts_with('<')) ||
           (extension == ".gltf" && !text.starts_with('{'));
}

bool isPicture(std::string_view head, const std::filesystem::path& file) {
    std::error_code error;
    const auto size = static_cast<std::size_t>(std::filesystem::file_size(file, error));
    const std::string kind = error ? "" : pictureKind(std::as_bytes(std::span(head)), size);
    return !kind.empty() && kind != "tga"; // which has no mark: other bytes can look like one
}

} // namespace

std::string otherKindOf(const std::filesystem::path& file) {
    const std::string head = firstBytes(file);
    const std::string extension = lowerExtension(file);
    const auto* known = std::ranges::find_if(
        kContentKinds, [&](const ContentKind& kind) { return head.starts_with(kind.start); });
    if (known != kContentKinds.end()) {
        return std::ranges::find(known->extensions, extension) == known->extensions.end() ? known->key : "";
    }
    if (isPicture(head, file)) {
        return isOneOf(extension, {".png", ".webp", ".psd"}) ? "" : "picture";
    }
    if (!isText(head)) {
        return {};
    }
    const std::string markup = markupKind(fromFirstWord(head), extension);
    return markup.empty() && isForeignText(fromFirstWord(head), head.size() < kPictureHead, extension)
               ? "text"
               : markup;
}

bool isNeverModel(const std::string& kind) {
    return isOneOf(kind, {"git-lfs", "web-page", "pdf", "7z", "rar"});
}

} // namespace sinew
