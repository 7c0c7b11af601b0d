#include "tests/solve/SolveNow.h"

#include "core/solve/geodesic/GeodesicSolver.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::test {

std::shared_ptr<const BindState> solved(const Scene& scene, const BindSettings& settings,
                                        const BindState* previous, SearchReach reach) {
    Progress progress;
    auto state = solveBind(scene, settings, progress, previous, reach);
    if (!state) {
        qFatal("solve failed with code %d", static_cast<int>(state.error().code));
    }
    return *state;
}

BindResult bound(const Scene& scene, const BindSettings& settings, const Scene* reused) {
    Progress progress;
    auto result = bind(scene, settings, progress, reused);
    if (!result) {
        qFatal("bind failed with code %d", static_cast<int>(result.error().code));
    }
    return std::move(*result);
}

const GeodesicSolution& geodesicOf(const BindState& state) {
    return dynamic_cast<const GeodesicSolution&>(*state.solution);
}

bool noted(const BindReport& report, NoticeCode code, const std::string& subject,
           const std::string& argument) {
    return std::ranges::any_of(report.notices, [&](const Notice& notice) {
        return notice.code == code && (subject.empty() || notice.subject == subject) &&
               (argument.empty() || (notice.arguments.size() == 1 && notice.arguments[0] == argument));
    });
}

} // namespace sinew::test
