#include "tests/bench/paper/MeasureBind.h"

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"

#include <chrono>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sinew::bench {
namespace {

std::optional<Scene> readCharacter(const std::filesystem::path& file) {
    Progress progress;
    auto read = importScene(file, progress);
    if (!read) {
        return std::nullopt;
    }
    std::filesystem::path beside = file;
    beside.replace_extension(".tgf");
    if (read->scene.skeleton.size() == 0 && std::filesystem::exists(beside)) {
        auto skeleton = importSkeleton(beside, progress);
        if (!skeleton) {
            return std::nullopt;
        }
        replaceSkeleton(read->scene, std::move(*skeleton));
    }
    const bool whole = read->scene.skeleton.size() > 0 && !read->scene.parts.empty();
    return whole ? std::optional<Scene>(std::move(read->scene)) : std::nullopt;
}

std::optional<BindCost> bindOnce(const Scene& scene, const BindSettings& settings) {
    using Clock = std::chrono::steady_clock;
    Progress progress;
    const Clock::time_point start = Clock::now();
    const auto result = bind(scene, settings, progress);
    if (!result) {
        return std::nullopt;
    }
    BindCost cost;
    cost.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    for (const StageTime& time : result->report.stages) {
        cost.stages[static_cast<std::size_t>(time.stage)] += time.seconds;
    }
    cost.triangles = result->report.triangles;
    cost.bones = result->report.sourceJoints;
    cost.leaves = result->report.leaves;
    cost.boundaryVoxels = result->report.boundaryVoxels;
    cost.oneVoteLeaves = result->report.oneVoteLeaves;
    return cost;
}

std::optional<BindCost> bindBest(const std::filesystem::path& file, const PaperRun& run, int repeats) {
    const auto scene = readCharacter(file);
    if (!scene) {
        return std::nullopt;
    }
    BindSettings settings = paperSettings({});
    settings.resolution = run.resolution;
    settings.automatic = false;
    settings.uniform = run.uniform;
    settings.windingNumbers = run.windingNumbers;
    std::optional<BindCost> best;
    for (int i = 0; i < repeats; ++i) {
        const auto cost = bindOnce(*scene, settings);
        if (cost && (!best || cost->seconds < best->seconds)) {
            best = cost;
        }
    }
    return best;
}

} // namespace

std::optional<BindCost> measureBind(const std::filesystem::path& file, const PaperRun& run, int repeats) {
    int ends[2];
    if (pipe(ends) != 0) {
        return std::nullopt;
    }
    const pid_t child = fork(); // this process has no threads: only children bind
    if (child == 0) {
        close(ends[0]);
        const auto cost = bindBest(file, run, repeats);
        const bool told = cost && write(ends[1], &*cost, sizeof *cost) == ssize_t{sizeof *cost};
        _exit(told ? 0 : 1);
    }
    close(ends[1]);
    BindCost cost;
    const bool told = child > 0 && read(ends[0], &cost, sizeof cost) == ssize_t{sizeof cost};
    close(ends[0]);
    rusage used{};
    int status = 0;
    if (child < 0 || wait4(child, &status, 0, &used) != child || !told) {
        return std::nullopt;
    }
    cost.peakBytes = static_cast<std::size_t>(used.ru_maxrss) * 1024;
    return cost;
}

} // namespace sinew::bench
