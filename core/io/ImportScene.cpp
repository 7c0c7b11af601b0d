#include "core/io/Formats.h"
#include "core/io/ImportMapped.h"
#include "core/io/ImportRead.h"

#include <algorithm>
#include <cstdio>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

/// Whether files of its format hold skeletons or motions and never a mesh.
bool saysSkeleton(const std::filesystem::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && !format->content.meshes;
}

/// Sizes that characters have, metres: from a bee to the largest dragons and robots. A human of 1.8 m in
/// another unit lies outside: 180 m (centimetres taken for metres), 1800 m, 70 m (inches), 1.8 cm, 1.8 mm.
constexpr double kSmallestCharacter = 0.02;
constexpr double kLargestCharacter = 60.0;

/// What a skeleton moves, or all where nothing says so: things around a character may be of any size.
Aabb boundsOfCharacter(const Scene& scene) {
    Aabb box;
    for (const Part& part : scene.parts) {
        if (part.weights) {
            box.add(bounds(*part.mesh));
        }
    }
    return box.empty() ? bounds(scene) : box;
}

void noteSize(ImportedScene& imported) {
    const Scene& scene = imported.scene;
    const double meters = boundsOfCharacter(scene).extent().maxCoeff() * scene.metersPerUnit;
    if (meters > 0.0 && (meters < kSmallestCharacter || meters > kLargestCharacter)) {
        char text[32];
        std::snprintf(text, sizeof text, "%.6g", meters);
        imported.notices.push_back({NoticeCode::SizeUnusual, scene.sourceFile, 0, {text}});
    }
}

Expected<ImportedScene> readWithMeshes(const std::filesystem::path& file, Progress& progress,
                                       const ImportOptions& options, SourceMap* map) {
    Expected<ImportedScene> result = readAnyScene(file, progress, options, map);
    if (!result) {
        return result;
    }
    if (!result->scene.parts.empty()) {
        noteSize(*result);
        return result;
    }
    const auto find = [&](NoticeCode code) {
        return std::ranges::find(result->notices, code, &Notice::code);
    };
    if (const auto lost = find(NoticeCode::MeshWithoutPlacesDropped); lost != result->notices.end()) {
        return fail(ErrorCode::PositionsUnusable,
                    {file.string(), lost->subject, std::to_string(lost->count)});
    }
    const bool anyMesh = find(NoticeCode::EmptyMeshDropped) != result->notices.end();
    if (!anyMesh && !result->scene.clips.empty()) {
        return fail(ErrorCode::MotionOnly, {file.string()});
    }
    if (!anyMesh && saysSkeleton(file) && !result->scene.skeleton.empty()) {
        return fail(ErrorCode::MotionOnly, {file.string(), "skeleton"});
    }
    return fail(anyMesh ? ErrorCode::NoFaces : ErrorCode::NoMesh, {file.string()});
}

Expected<ImportedScene> readCaught(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options, SourceMap* map) {
    try {
        return readWithMeshes(file, progress, options, map);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace

Expected<ImportedScene> importScene(const std::filesystem::path& file, Progress& progress,
                                    const ImportOptions& options) {
    return readCaught(file, progress, options, nullptr);
}

Expected<MappedScene> importMapped(const std::filesystem::path& file, Progress& progress,
                                   const ImportOptions& options) {
    MappedScene mapped;
    Expected<ImportedScene> imported = readCaught(file, progress, options, &mapped.map);
    if (!imported) {
        return fail(imported.error());
    }
    mapped.imported = std::move(*imported);
    return mapped;
}

} // namespace sinew
