#include "app/jobs/PoseCheck.h"

namespace sinew {
namespace {

/// Of every part, where the posed mesh has more at work than the direct method; else none.
std::vector<std::vector<Vec3>> preparedVertices(PosedMesh& posed, std::size_t parts) {
    const bool more = !posed.directSkinning() || posed.surfaces();
    std::vector<std::vector<Vec3>> vertices;
    for (std::size_t part = 0; more && part < parts; ++part) {
        vertices.push_back(posed.shownVertices(part));
    }
    return vertices;
}

/// The scene with these weights, smooth surfaces in the place of their cages.
Scene judgedScene(const DirectSkinning& form, const SmoothParts& surfaces) {
    Scene scene = *form.scene;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        scene.parts[part].weights = (*form.weights)[part];
    }
    return smoothScene(std::move(scene), surfaces);
}

} // namespace

SharedPoseFaults PoseCheck::faults(const std::shared_ptr<const Scene>& scene, PosedMesh& posed) {
    if (scene != m_scene || posed.surfaces() != m_surfaces) {
        m_job.drop();
        m_scene = scene;
        m_surfaces = posed.surfaces();
        m_judge.reset();
        m_shown.reset();
        m_faults.reset();
    }
    const Shown shown{posed.revision(), posed.implicit()};
    if (m_scene && posed.weighted() && !m_job.running() && m_shown != shown) {
        m_shown = shown;
        start(posed);
    }
    return m_faults;
}

void PoseCheck::start(PosedMesh& posed) {
    m_job.start<Judged>(
        [asked = Asked{posed.snapshot(), preparedVertices(posed, m_scene->parts.size()), m_surfaces,
                       m_judge}](Progress& progress) { return judge(asked, progress); },
        [this](Expected<Judged> judged) {
            m_faults.reset();
            if (judged) {
                m_judge = std::move(judged->judge);
                m_faults = std::make_shared<const std::vector<PartPoseFaults>>(std::move(judged->faults));
            }
            m_ready();
        });
}

Expected<PoseCheck::Judged> PoseCheck::judge(Asked asked, Progress& progress) {
    const Scene smooth = asked.surfaces ? judgedScene(asked.form, *asked.surfaces) : Scene();
    const Scene& scene = asked.surfaces ? smooth : *asked.form.scene;
    const PartWeights weights = asked.surfaces ? partWeights(smooth) : *asked.form.weights;
    if (!asked.judge) {
        SINEW_TRY(PoseJudge made, PoseJudge::make(scene, progress));
        asked.judge = std::make_shared<const PoseJudge>(std::move(made));
    }
    for (std::size_t part = asked.vertices.size(); part < scene.parts.size(); ++part) {
        asked.vertices.push_back(asked.form.vertices(part));
    }
    SINEW_TRY(std::vector<PartPoseFaults> faults,
              asked.judge->judge(scene, {weights, asked.form.matrices, asked.vertices}, progress));
    return Judged{std::move(asked.judge), std::move(faults)};
}

} // namespace sinew
