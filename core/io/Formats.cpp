#include "core/io/Formats.h"

#include "core/io/FormatFunctions.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr FormatContent kEverything{true, true, true, true, true};
constexpr FormatContent kMeshes{};
constexpr FormatContent kTexturedMeshes{.textures = true};
constexpr FormatContent kSkeletonAlone{.meshes = false, .skeleton = true};
constexpr FormatContent kSkeletonMotion{.meshes = false, .skeleton = true, .animations = true};

Expected<ImportedFile> readPlyFile(const std::filesystem::path& file, Progress& progress) {
    return readPly(file, progress);
}

Format throughAssimp(std::string_view id, std::string_view name, std::vector<std::string_view> extensions,
                     const FormatContent& content) {
    return {id, name, std::move(extensions), content, readWithAssimp, nullptr, true};
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
        {"png", "PNG", {".png"}, kTexturedMeshes, readPictureAsMesh, nullptr, false, true, nullptr, true},
        {"webp", "WebP", {".webp"}, kTexturedMeshes, readPictureAsMesh, nullptr, false, true, nullptr, true},
        {"psd", "PSD", {".psd"}, kTexturedMeshes, readPictureAsMesh, nullptr, false, true, nullptr, true},
        {"layers", "LAYERS", {".layers"}, kTexturedMeshes, readLayersAsMeshes, nullptr, false, true},
        {"tgf", "TGF", {".tgf"}, kSkeletonAlone, readSkeletonText<readTgf>},
        {"bvh", "BVH", {".bvh"}, kSkeletonMotion, readSkeletonText<readBvh>},
        {"skel", "SKEL", {".skel"}, kSkeletonAlone, readSkeletonText<readSkel>},
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
    const std::string extension = lowerExtension(file);
    const auto known = std::ranges::find_if(formats(), [&](const Format& format) {
        return std::ranges::find(format.extensions, extension) != format.extensions.end();
    });
    return known == formats().end() ? nullptr : &*known;
}

bool tellsUnit(const std::filesystem::path& file) {
    const Format* known = formatOf(file);
    return known != nullptr && known->tellsUnit;
}

} // namespace sinew
