#include "core/solve/Bind.h"

#include "core/bind/StageClock.h"
#include "core/solve/BindState.h"

#include <new>

namespace sinew {

Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress,
                          const Scene* reused) {
    StageClock clock(progress);
    try {
        const auto state = solveBind(scene, settings, clock, nullptr, reachForWeights(settings), reused);
        if (!state) {
            return fail(state.error());
        }
        clock.report(Stage::Weights, 0.0);
        BindResult result = weighBind(scene, **state, settings, clock);
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        result.report.stages = clock.finish();
        return result;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"bind", scene.sourceFile});
    }
}

} // namespace sinew
