#include "app/view/compare/CompareChoice.h"

#include "core/solve/Solvers.h"

#include <algorithm>

namespace sinew {
namespace {

using SourceKind = SkinSource::Kind;

constexpr Names<SourceKind, 3> kPlainSources{
    {{"document", SourceKind::Document}, {"imported", SourceKind::Imported}, {"paper", SourceKind::Paper}}};
constexpr std::string_view kSolverSource = "solver:";
constexpr std::string_view kFileSource = "file:";
constexpr std::string_view kDiskSource = "disk:";

/// What names a file behind `start`; nothing: it names none.
std::optional<SkinSource> fileOfWord(std::string_view word, std::string_view start, SourceKind kind) {
    const std::filesystem::path file(word.substr(start.size()));
    return file.empty() ? std::nullopt : std::optional(SkinSource{kind, {}, file, {}, 0});
}

} // namespace

std::string sourceWord(const SkinSource& source) {
    switch (source.kind) {
    case SourceKind::Solver:
        return std::string(kSolverSource) + source.solver;
    case SourceKind::File:
        return std::string(kFileSource) + source.file.string();
    case SourceKind::Disk:
        return std::string(kDiskSource) + source.file.string();
    case SourceKind::Kept:
        return {};
    default:
        return nameOf(kPlainSources, source.kind);
    }
}

std::optional<SkinSource> sourceOfWord(std::string_view word) {
    if (word.starts_with(kSolverSource)) {
        const std::string_view key = word.substr(kSolverSource.size());
        return findSolver(key) != nullptr
                   ? std::optional(SkinSource{SourceKind::Solver, std::string(key), {}, {}, 0})
                   : std::nullopt;
    }
    if (word.starts_with(kFileSource)) {
        return fileOfWord(word, kFileSource, SourceKind::File);
    }
    if (word.starts_with(kDiskSource)) {
        return fileOfWord(word, kDiskSource, SourceKind::Disk);
    }
    const std::optional<SourceKind> plain = valueOf(kPlainSources, word);
    return plain ? std::optional(SkinSource{*plain, {}, {}, {}, 0}) : std::nullopt;
}

ComparedView comparedView(const CompareController& controller, const CompareData& data) {
    ComparedView compared;
    compared.open = controller.open();
    compared.panes = static_cast<int>(controller.count());
    compared.map = nameOf(kCompareMapNames, data.map());
    for (std::size_t pane = 0; pane < CompareController::kMaxSkins; ++pane) {
        compared.shown.push_back(sourceWord(controller.skin(pane).source));
    }
    return compared;
}

void chooseCompared(const ComparedView& compared, CompareController& controller, CompareData& data) {
    controller.setCount(static_cast<std::size_t>(compared.panes));
    for (std::size_t pane = 0; pane < std::min(compared.shown.size(), CompareController::kMaxSkins); ++pane) {
        if (const auto source = sourceOfWord(compared.shown[pane])) {
            controller.setSource(pane, *source);
        }
    }
    if (const auto map = valueOf(kCompareMapNames, compared.map)) {
        data.setMap(*map);
    }
}

} // namespace sinew
