#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"

#include <filesystem>
#include <vector>

namespace sinew {

struct FormatWriter;
struct FormatPatcher;

// What the rows of the table in Formats.cpp point to: how single formats are read, written and patched.
// Readers, writers and patchers stand in the folders of their formats.

/// Reads a file through Assimp, polygons kept, and no other files than those in its folder (CheckedFiles). In
/// this process, which a broken file can crash. Errors: FileBroken, TooManyFaces, Canceled. Throws bad_alloc.
Expected<ImportedFile> readWithAssimp(const std::filesystem::path& file, Progress& progress);

/// Reads .fbx (6100 and later, binary or text) from its node tree: only there do the artist's vertices, the
/// polygons, the bind matrices and the joints without weights stand as they are. Errors: those of reading
/// files, FileBroken, TooManyFaces, Canceled.
Expected<ImportedFile> readFbx(const std::filesystem::path& file, Progress& progress);
/// FBX 7400, binary.
extern const FormatWriter kFbxWriter;
/// FBX, binary (6100 to 7700) and text: skins and clusters, what they are connected to, bind poses of what is
/// newly bound, and counts; all else stays to the byte, ids of skins and clusters too. Obstacle: SharedMesh.
/// Errors: FileBroken (two Models of one id), FileUnwritable (over 4 GiB), SourceUnmatched.
extern const FormatPatcher kFbxPatcher;

/// Reads .glb and .gltf (2.0). Every length, offset and reference is checked against what the file really
/// holds. Errors: those of reading files, FileBroken, TooManyFaces, Canceled.
Expected<ImportedFile> readGltf(const std::filesystem::path& file, Progress& progress);
/// GLB, glTF and VRM. The JSON keeps its text but for skins, the nodes they are on, JOINTS_n and WEIGHTS_n;
/// what is new stands behind what was there.
extern const FormatPatcher kGltfPatcher;

/// Files that a .gltf names as its own, buffers and pictures; empty when it cannot be read or is no .gltf.
std::vector<std::filesystem::path> gltfSideFiles(const std::filesystem::path& file);

/// VRM 1.0, a GLB with the extension VRMC_vrm: of any scene with a humanoid skeleton.
extern const FormatWriter kVrmWriter;

/// Reads a COLLADA file (.dae). Errors: those of reading files, FileBroken, SkeletonCycle, TooManyFaces,
/// TooManyJoints, Canceled.
Expected<ImportedFile> readDae(const std::filesystem::path& file, Progress& progress);

/// DragonBones 5.5: a flat character in JSON, with an atlas of its pictures beside it.
extern const FormatWriter kDragonBonesWriter;
/// A scene of Godot 4, or 3 by profile: a flat character as 2D nodes, with its pictures beside it.
extern const FormatWriter kGodotSceneWriter;

/// OBJ: the meshes alone.
extern const FormatWriter kObjWriter;

/// Reads a .ply, text or binary of either byte order: vertices, polygons, and the vertices' normals,
/// coordinates and colours. Errors: those of reading files, FileBroken, TooManyFaces.
Expected<ImportedFile> readPly(const std::filesystem::path& file, const Progress& progress);

/// Reads a .skin file of the CSE 169 course, a mesh with its weights, and the .skel file of the same name
/// beside it, whose joints it counts from above to below. Errors: those of reading files, FileBroken,
/// SkeletonBroken, TooManyFaces, Canceled; FileNotFound and FileOutside of the .skel.
Expected<ImportedFile> readSkin(const std::filesystem::path& file, Progress& progress);

/// Reads a PNG, WebP or PSD (loadPicture) as flat meshes with the picture as their texture (meshPicture), 2 m
/// high, one for each island of what is opaque. A picture without alpha becomes one rectangle (notice
/// PictureWithoutAlpha). Errors: those of reading files, PictureUnsupported (also beyond 8192 x 8192
/// pixels, where nothing is opaque, and where the outline is longer than 2 million pixels), Canceled.
Expected<ImportedFile> readPictureAsMesh(const std::filesystem::path& file, Progress& progress);
Expected<ImportedFile> readPictureAsSet(const std::filesystem::path& file, Progress& progress,
                                        const ReadSettings& settings);

/// Reads a drawing of vectors (SVG) that `program` turns into pixels (drawInOwnProcess) as such a picture, or
/// as one for each of its layers, the lowest first, a pixel apart in z. Notice ContentIgnored: what is not
/// drawn. Errors: those of drawInOwnProcess and readPictureAsMesh.
Expected<ImportedFile> readDrawnPicture(const std::filesystem::path& program,
                                        const std::filesystem::path& file, Progress& progress,
                                        const ReadSettings& settings);
/// The same without a program that draws. Error: PictureUnsupported.
Expected<ImportedFile> readUndrawn(const std::filesystem::path& file, Progress& progress);

/// Reads pictures in layers, the lowest first, from a text that names them: a line each, the file beside it,
/// and by how many pixels it lies farther right and higher (two numbers, or none). Lines that begin with #
/// say nothing; "density 80" chooses the triangles (PictureMeshing::density). Layers lie a pixel apart in z.
/// Errors: those of readPictureAsMesh, FileNotFound, FileOutside, FileBroken.
Expected<ImportedFile> readLayersAsMeshes(const std::filesystem::path& file, Progress& progress);
Expected<ImportedFile> readLayersAsSet(const std::filesystem::path& file, Progress& progress,
                                       const ReadSettings& settings);

} // namespace sinew
