#include "app/view/compare/CompareChoice.h"

#include "core/solve/Solvers.h"

#include <algorithm>

namespace sinew {
namespace {

using Kind = SkinSource::Kind;

constexpr Names<Kind, 3> kPlainSources{
    {{"document", Kind::Document}, {"imported", Kind::Imported}, {"paper", Kind::Paper}}};
constexpr std::string_view kSolverSource = "solver:";
constexpr std::string_view kFileSource = "file:";

} // namespace

std::string sourceWord(const SkinSource& source) {
    switch (source.kind) {
    case Kind::Solver:
        return std::string(kSolverSource) + source.solver;
    case Kind::File:
        return std::string(kFileSource) + source.file.string();
    case Kind::Kept:
        return {};
    default:
        return nameOf(kPlainSources, source.kind);
    }
}

std::optional<SkinSource> sourceOfWord(std::string_view word) {
    if (word.starts_with(kSolverSource)) {
        const std::string_view key = word.substr(kSolverSource.size());
        return findSolver(key) != nullptr
                   ? std::optional(SkinSource{Kind::Solver, std::string(key), {}, {}, 0})
                   : std::nullopt;
    }
    if (word.starts_with(kFileSource)) {
        const std::filesystem::path file(word.substr(kFileSource.size()));
        return file.empty() ? std::nullopt : std::optional(SkinSource{Kind::File, {}, file, {}, 0});
    }
    const std::optional<Kind> plain = valueOf(kPlainSources, word);
    return plain ? std::optional(SkinSource{*plain, {}, {}, {}, 0}) : std::nullopt;
}

ComparedView comparedView(const CompareController& controller, const CompareData& data) {
    ComparedView compared;
    compared.open = controller.open();
    compared.panes = static_cast<int>(controller.count());
    compared.map = nameOf(kCompareMapNames, data.map());
    for (std::size_t pane = 0; pane < CompareController::kMostSkins; ++pane) {
        compared.shown.push_back(sourceWord(controller.skin(pane).source));
    }
    return compared;
}

void chooseCompared(const ComparedView& compared, CompareController& controller, CompareData& data) {
    controller.setCount(static_cast<std::size_t>(compared.panes));
    for (std::size_t pane = 0; pane < std::min(compared.shown.size(), CompareController::kMostSkins);
         ++pane) {
        if (const auto source = sourceOfWord(compared.shown[pane])) {
            controller.setSource(pane, *source);
        }
    }
    if (const auto map = valueOf(kCompareMapNames, compared.map)) {
        data.setMap(*map);
    }
}

} // namespace sinew
