#include "core/bind/Bind.h"

#include "core/bind/BindField.h"
#include "core/bind/StageClock.h"

#include <new>

namespace sinew {

Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress) {
    StageClock clock(progress);
    try {
        const auto field = solveBindField(scene, settings, clock, nullptr, SearchReach::WhereItCounts);
        if (!field) {
            return fail(field.error());
        }
        clock.report(Stage::Weights, 0.0);
        BindResult result = weighBindField(scene, **field, settings, clock);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        result.report.stages = clock.finish();
        return result;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind"});
    }
}

} // namespace sinew
