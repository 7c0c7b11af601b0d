#include "core/io/Formats.h"
#include "core/io/ImportRead.h"

#include <algorithm>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

/// Notices about meshes do not concern whoever takes the skeleton alone.
bool speaksOfSkeleton(NoticeCode code) {
    switch (code) {
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameGiven:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::SkeletonGuessed:
    case NoticeCode::SkeletonRootsMany:
        return true;
    default:
        return false;
    }
}

Expected<ImportedSkeleton> readSkeleton(const std::filesystem::path& file, Progress& progress,
                                        const ImportOptions& options) {
    Expected<ImportedScene> read = readAnyScene(file, progress, options);
    if (!read) {
        return fail(read.error());
    }
    if (read->scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {file.string()});
    }
    ImportedSkeleton result;
    result.sourceFile = file.string();
    result.weighted = weightedJoints(read->scene);
    if (std::find(result.weighted.begin(), result.weighted.end(), true) == result.weighted.end()) {
        result.weighted.clear();
    }
    if (tellsUnit(file)) {
        result.metersPerUnit = read->scene.metersPerUnit;
    }
    result.skeleton = std::move(read->scene.skeleton);
    for (Notice& notice : read->notices) {
        if (speaksOfSkeleton(notice.code)) {
            result.notices.push_back(std::move(notice));
        }
    }
    return result;
}

} // namespace

Expected<ImportedSkeleton> importSkeleton(const std::filesystem::path& file, Progress& progress,
                                          const ImportOptions& options) {
    try {
        return readSkeleton(file, progress, options);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace sinew
