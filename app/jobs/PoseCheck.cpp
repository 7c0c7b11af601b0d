#include "app/jobs/PoseCheck.h"

#include <algorithm>

namespace sinew {
namespace {

bool isWeighted(const PosedMesh& posed) {
    const auto& weights = posed.shownWeights();
    return weights && std::ranges::any_of(*weights, [](const auto& part) { return part != nullptr; });
}

/// Of every part, where the posed mesh has more at work than the direct method; else none.
std::vector<std::vector<Vec3>> preparedVertices(PosedMesh& posed, std::size_t parts) {
    std::vector<std::vector<Vec3>> vertices;
    for (std::size_t part = 0; !posed.directSkinning() && part < parts; ++part) {
        vertices.push_back(posed.vertices(part));
    }
    return vertices;
}

} // namespace

SharedPoseFaults PoseCheck::faults(const std::shared_ptr<const Scene>& scene, PosedMesh& posed) {
    if (scene != m_scene) {
        m_job.drop();
        m_scene = scene;
        m_judge.reset();
        m_shown.reset();
        m_faults.reset();
    }
    const Shown shown{posed.revision(), posed.implicit()};
    if (m_scene && isWeighted(posed) && !m_job.running() && m_shown != shown) {
        m_shown = shown;
        start(posed);
    }
    return m_faults;
}

void PoseCheck::start(PosedMesh& posed) {
    m_job.start<Judged>(
        [form = posed.snapshot(), vertices = preparedVertices(posed, m_scene->parts.size()),
         judge = m_judge](Progress& progress) { return PoseCheck::judge(form, vertices, judge, progress); },
        [this](Expected<Judged> judged) {
            m_faults.reset();
            if (judged) {
                m_judge = std::move(judged->judge);
                m_faults = std::make_shared<const std::vector<PartPoseFaults>>(std::move(judged->faults));
            }
            m_ready();
        });
}

Expected<PoseCheck::Judged> PoseCheck::judge(const DirectSkinning& form,
                                             std::vector<std::vector<Vec3>> vertices,
                                             std::shared_ptr<const PoseJudge> judge, Progress& progress) {
    const Scene& scene = *form.scene;
    if (!judge) {
        SINEW_TRY(PoseJudge made, PoseJudge::make(scene, progress));
        judge = std::make_shared<const PoseJudge>(std::move(made));
    }
    for (std::size_t part = vertices.size(); part < scene.parts.size(); ++part) {
        vertices.push_back(form.vertices(part));
    }
    SINEW_TRY(std::vector<PartPoseFaults> faults,
              judge->judge(scene, {*form.weights, form.matrices, vertices}, progress));
    return Judged{std::move(judge), std::move(faults)};
}

} // namespace sinew
