#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"
#include "app/report/PoseFaults.h"

#include <functional>
#include <memory>
#include <vector>

namespace sinew {

/// An entry a part.
using SharedPoseFaults = std::shared_ptr<const std::vector<PartPoseFaults>>;

/// Judges the pose that a posed mesh shows (PoseJudge), smooth surfaces in the place of their cages, as often
/// as somebody asks, on a pool: one pose at a time and the newest next, so that a drag never waits.
class PoseCheck {
public:
    /// `ready` is called on the pool's thread whenever a pose has been judged: ask again then.
    PoseCheck(TaskPool& pool, std::function<void()> ready)
        : m_job(pool)
        , m_ready(std::move(ready)) {}

    /// Of what `posed` shows of the scene. Until that is known those of its last pose; null: of none.
    SharedPoseFaults faults(const std::shared_ptr<const Scene>& scene, PosedMesh& posed);
    bool running() const { return m_job.running(); }

private:
    /// What was shown.
    struct Shown {
        quint64 revision = 0;
        std::shared_ptr<const ImplicitFrame> implicit;
        bool operator==(const Shown&) const = default;
    };
    struct Judged {
        std::shared_ptr<const PoseJudge> judge;
        std::vector<PartPoseFaults> faults;
    };
    /// What is judged.
    struct Asked {
        DirectSkinning form;
        std::vector<std::vector<Vec3>> vertices;     ///< of the first parts; of others the direct method's
        std::shared_ptr<const SmoothParts> surfaces; ///< null: none; with them the vertices are theirs
        std::shared_ptr<const PoseJudge> judge;      ///< null: not made yet
    };
    static Expected<Judged> judge(Asked asked, Progress& progress);
    void start(PosedMesh& posed);

    LatestJob m_job;
    std::function<void()> m_ready;
    std::shared_ptr<const Scene> m_scene;
    std::shared_ptr<const SmoothParts> m_surfaces; ///< that are judged; null: the cages are
    std::shared_ptr<const PoseJudge> m_judge;      ///< of m_scene; null: not made yet
    std::optional<Shown> m_shown;                  ///< judged, or being judged
    SharedPoseFaults m_faults;
};

} // namespace sinew
