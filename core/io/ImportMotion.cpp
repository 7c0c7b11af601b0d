#include "core/io/ImportScene.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <stdexcept>

namespace sinew {
namespace {

bool isAboutFrames(const Notice& notice) {
    return notice.code == NoticeCode::MotionFramesMissing || notice.code == NoticeCode::MotionRateGuessed;
}

Expected<ImportedMotion> readMotion(const std::filesystem::path& file, Progress& progress,
                                    const ImportOptions& options) {
    Expected<ImportedScene> read = readAnyScene(file, progress, options);
    if (!read) {
        return fail(read.error());
    }
    if (read->scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {file.string()});
    }
    ImportedMotion motion{std::move(read->scene.skeleton), std::move(read->scene.clips), {}};
    std::erase_if(motion.clips, [](const Clip& clip) { return clip.tracks.empty(); });
    for (Clip& clip : motion.clips) {
        clip.morphTracks.clear();
        clip.name = clip.name.empty() ? file.stem().string() : clip.name;
    }
    std::ranges::copy_if(read->notices, std::back_inserter(motion.notices), isAboutFrames);
    const auto broken = std::ranges::find_if(motion.notices, [](const Notice& notice) {
        return notice.count == 0 && notice.arguments.size() == 3;
    });
    if (motion.clips.empty() && broken != motion.notices.end()) {
        return fail(ErrorCode::MotionBroken, {file.string(), broken->arguments[1], broken->arguments[2]});
    }
    return motion;
}

} // namespace

Expected<ImportedMotion> importMotion(const std::filesystem::path& file, Progress& progress,
                                      const ImportOptions& options) {
    try {
        return readMotion(file, progress, options);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    } catch (const std::exception&) { // a library's words help nobody
        return fail(ErrorCode::FileBroken, {file.string(), "what it says contradicts itself"});
    }
}

} // namespace sinew
