#include "app/jobs/rig/ChainMaker.h"

#include "app/document/edits/SkeletonEditing.h"
#include "app/jobs/JointCheck.h"
#include "core/rig/FitChain.h"
#include "core/skeleton/edit/JointEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {
ChainMaker::ChainMaker(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {}

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
    auto places = layChain(*chain.volume, stroke, std::max(wish.joints, 2));
    if (places) {
        chain.columns.push_back(std::move(*places));
    } else {
        chain.problem = places.error();
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
