#include "app/jobs/JointCheck.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/rig/EngineChanges.h"
#include "core/rig/FitChain.h"
#include "core/skeleton/edit/JointEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

struct JointOutcome {
    std::shared_ptr<const SparseVoxels> voxels;
    std::vector<JointFinding> findings;
};

} // namespace

JointCheck::JointCheck(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Mirror, this, &JointCheck::start);
}

void JointCheck::setWanted(bool wanted) {
    if (wanted != m_wanted) {
        m_wanted = wanted;
        start();
    }
}

void JointCheck::start() {
    m_job.drop();
    m_findings.clear();
    m_scene = m_wanted && m_document.state().hasSkeleton() ? m_document.state().scene : nullptr;
    if (!m_scene || meshesOf(*m_scene) != m_meshes) {
        m_voxels.reset();
        m_meshes.clear();
    }
    if (m_scene) {
        judge();
    }
    Q_EMIT changed();
}

void JointCheck::judge() {
    m_job.start<JointOutcome>(
        [scene = m_scene, known = m_voxels,
         mirror = mirrorTableOf(m_document.state())](Progress& progress) -> Expected<JointOutcome> {
            auto voxels =
                known ? Expected<std::shared_ptr<const SparseVoxels>>(known) : partVolume(*scene, progress);
            if (!voxels) {
                return fail(voxels.error());
            }
            return JointOutcome{*voxels, findJointFaults(scene->skeleton, voxels->get(), mirror)};
        },
        [this, scene = m_scene](Expected<JointOutcome> outcome) {
            if (outcome) {
                m_voxels = outcome->voxels;
                m_meshes = meshesOf(*scene);
                m_findings = std::move(outcome->findings);
            }
            Q_EMIT changed();
            if (outcome) {
                Q_EMIT judged();
            } else if (outcome.error().code != ErrorCode::Canceled) {
                Q_EMIT failed(outcome.error());
            }
        });
}

std::vector<std::int32_t> JointCheck::faultyJoints() const {
    std::vector<std::int32_t> joints;
    joints.reserve(m_findings.size());
    for (const JointFinding& finding : m_findings) {
        joints.push_back(finding.joint);
    }
    std::ranges::sort(joints);
    joints.erase(std::ranges::unique(joints).begin(), joints.end());
    return joints;
}

SkeletonSteps JointCheck::centring(std::span<const std::int32_t> joints) const {
    if (!m_voxels || !m_scene) {
        return {};
    }
    return centreJoints(m_scene->skeleton, *m_voxels, mirrorTableOf(m_document.state()), joints);
}

SkeletonSteps JointCheck::mending(std::span<const std::int32_t> joints) const {
    SkeletonSteps steps;
    if (!m_scene) {
        return steps;
    }
    const MirrorTable mirror = mirrorTableOf(m_document.state());
    std::vector<std::string> taken; // one mend a joint: another may ask for the opposite
    for (const JointFinding& finding : m_findings) {
        const bool meant = joints.empty() || std::ranges::find(joints, finding.joint) != joints.end();
        for (SkeletonEdit& edit : meant ? mendOf(m_scene->skeleton, finding, mirror) : SkeletonSteps()) {
            const bool again = std::ranges::any_of(edit.joints, [&](const EditedJoint& each) {
                return std::ranges::find(taken, each.joint) != taken.end();
            });
            if (!again) {
                for (const EditedJoint& each : edit.joints) {
                    taken.push_back(each.joint);
                }
                steps.push_back(std::move(edit));
            }
        }
    }
    return steps;
}

ChainMaker::ChainMaker(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, {}, TaskPriority::Waited) {}

void ChainMaker::setWish(const ChainWish& wish) {
    if (wish != m_wish) {
        m_wish = wish;
        Q_EMIT wishChanged();
    }
}

/// A garment needs no volume: cloth has none.
Expected<ChainMaker::Chain> ChainMaker::lay(const Scene& scene, Chain chain, const std::vector<Vec3>& stroke,
                                            const ChainWish& wish, Progress& progress) {
    if (wish.kind) {
        auto columns = layColumns(
            scene, stroke, {*wish.kind, std::max(wish.columns, 2), std::max(wish.joints, 2), Vec3::UnitY()});
        if (columns) {
            chain.columns = std::move(*columns);
        } else {
            chain.problem = columns.error();
        }
        return chain;
    }
    if (!chain.volume) {
        auto made = BodyVolume::build(scene, {}, progress);
        if (!made) {
            return fail(made.error());
        }
        chain.volume = std::make_shared<const BodyVolume>(std::move(*made));
    }
    auto joints = layChain(*chain.volume, stroke, std::max(wish.joints, 2));
    if (joints) {
        chain.columns.push_back(std::move(*joints));
    } else {
        chain.problem = joints.error();
    }
    return chain;
}

void ChainMaker::start(std::vector<Vec3> stroke) {
    if (!m_document.state().hasScene() || running()) {
        return;
    }
    const std::shared_ptr<const Scene> scene = m_document.state().scene;
    if (meshesOf(*scene) != m_meshes) {
        m_volume.reset();
        m_meshes = meshesOf(*scene);
    }
    m_job.start<Chain>(
        [scene, volume = m_volume, stroke = std::move(stroke), wish = m_wish](Progress& progress) {
            return lay(*scene, {volume, {}, {}}, stroke, wish, progress);
        },
        [this, scene, wish = m_wish](Expected<Chain> chain) {
            finish(scene, wish, std::move(chain));
            Q_EMIT runningChanged(false);
        });
    Q_EMIT runningChanged(true);
}

void ChainMaker::cancel() {
    if (running()) {
        m_job.drop();
        Q_EMIT runningChanged(false);
    }
}

std::int32_t ChainMaker::parentOf(const ChainWish& wish, const Vec3& first) const {
    const DocumentState& state = m_document.state();
    const std::int32_t selected = state.selection.joint;
    const Skeleton& skeleton = state.scene->skeleton;
    const bool usable = selected != kNone && !skeleton.joints[static_cast<std::size_t>(selected)].added;
    return wish.ofSelected && usable ? selected : nearestJoint(skeleton, first);
}

void ChainMaker::finish(const std::shared_ptr<const Scene>& scene, const ChainWish& wish,
                        Expected<Chain> chain) {
    if (!chain) {
        if (chain.error().code != ErrorCode::Canceled) {
            Q_EMIT failed(chain.error());
        }
        return;
    }
    m_volume = chain->volume;
    if (chain->problem) {
        Q_EMIT failed(*chain->problem);
        return;
    }
    if (m_document.state().scene != scene) {
        return; // it was meant for another skeleton
    }
    const Skeleton& skeleton = scene->skeleton;
    const std::int32_t parent = parentOf(wish, chain->columns.front().front());
    const QString above =
        parent == kNone ? QString()
                        : QString::fromStdString(skeleton.joints[static_cast<std::size_t>(parent)].name);
    const std::string name = wish.name.empty() ? "chain" : wish.name;
    const SkeletonSteps steps = wish.kind ? columnSteps(skeleton, parent, name, chain->columns)
                                          : chainSteps(skeleton, parent, name, chain->columns.front());
    const auto done = editSkeleton(m_document, steps, tr("Draw Chain"));
    if (done) {
        Q_EMIT added(static_cast<int>(chain->columns.size() * chain->columns.front().size()), above);
    } else {
        Q_EMIT failed(done.error());
    }
}

} // namespace sinew
