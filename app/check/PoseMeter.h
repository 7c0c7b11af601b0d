#pragma once

#include "app/check/CheckPoses.h"
#include "app/check/CheckedSurface.h"
#include "app/check/Figures.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/metrics/PosedFaces.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Measures what poses do to a surface, one after the other, by linear blend skinning.
class PoseMeter {
public:
    /// Scene and surface have to outlive it. Error: Canceled. O(n log n).
    static Expected<PoseMeter> make(const Scene& scene, const CheckedSurface& surface, Progress& progress);

    /// Error: Canceled. O(n log n), parallel; the same on any number of threads.
    Expected<PoseFigures> measure(const CheckPose& pose, Progress& progress) const;

private:
    PoseMeter(const Scene& scene, const CheckedSurface& surface, PosedCrossings crossings);
    void addPlace(PoseFigures& figures, Measure measure, std::span<const char> marks,
                  std::span<const Vec3> posed) const;
    void addStretch(PoseFigures& figures, std::span<const Vec3> posed) const;

    const Scene& m_scene;
    const CheckedSurface& m_surface;
    PosedCrossings m_crossings;
    std::vector<std::int32_t> m_parents;
};

} // namespace sinew
