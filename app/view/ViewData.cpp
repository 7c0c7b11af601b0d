#include "app/view/ViewData.h"

#include "app/view/surface/Defects.h"

#include <algorithm>

namespace sinew {

ViewData::ViewData(Document& document, SceneInspector& inspector, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_inspector(inspector)
    , m_pool(pool) {
    connect(&inspector, &SceneInspector::changed, this, &ViewData::changed);
}

std::function<void()> ViewData::ready() {
    return [this] { Q_EMIT changed(); };
}

std::shared_ptr<const SceneDefects> ViewData::defects() {
    const auto found = findings();
    if (!found) {
        return nullptr;
    }
    return m_defects.get(
        m_pool, found,
        [scene = m_document.state().scene, found](Progress& progress) {
            return findDefects(*scene, found->parts, progress);
        },
        ready());
}

std::shared_ptr<const VoxelFaces> ViewData::voxelFaces() {
    const Field field = m_document.state().field;
    const std::shared_ptr<const SparseVoxels> voxels = field ? field->voxels() : nullptr;
    if (!voxels) {
        return nullptr;
    }
    return m_faces.get(
        m_pool, voxels, [voxels](Progress& progress) { return outerFaces(*voxels, progress); }, ready());
}

std::shared_ptr<const std::vector<float>> ViewData::leafDistances() {
    const std::optional<DistanceScale> scale = distanceScale(m_document.state());
    const Field field = m_document.state().field;
    if (!scale || !field->voxels()) {
        return nullptr;
    }
    const std::pair key(field, scale->source);
    auto slot = static_cast<std::size_t>(std::find(m_distanceKeys.begin(), m_distanceKeys.end(), key) -
                                         m_distanceKeys.begin());
    if (slot == kBonesKept) {
        slot = m_nextDistance;
        m_nextDistance = (m_nextDistance + 1) % kBonesKept;
        m_distanceKeys[slot] = key;
    }
    return m_distances[slot].get(
        m_pool, key,
        [key](Progress& progress) -> Expected<Floats> {
            Floats distances = key.first->evidence()->leafDistances(key.second, progress);
            return progress.canceled() ? Expected<Floats>(fail(ErrorCode::Canceled))
                                       : Expected<Floats>(std::move(distances));
        },
        ready());
}

std::shared_ptr<const std::vector<float>> ViewData::cutShares() {
    const Field field = m_document.state().field;
    const BindSettings& settings = m_document.state().settings;
    if (!field || !field->solution) {
        return nullptr;
    }
    return m_cuts.get(
        m_pool, std::tuple(field, settings.weighting(), settings.parts),
        [field, settings](Progress& progress) { return limitCutShares(*field, settings, progress); },
        ready());
}

std::shared_ptr<const FieldSurface> ViewData::fieldSurface(const std::shared_ptr<const ImplicitSkin>& skin,
                                                           std::int32_t joint) {
    const std::shared_ptr<const BoneField> field = skin->fields[static_cast<std::size_t>(joint)];
    return m_fieldSurface.get(
        m_pool, field, [field](Progress&) -> Expected<FieldSurface> { return sinew::fieldSurface(*field); },
        ready());
}

int ViewData::largestLeaf() {
    const auto voxels = m_document.state().field ? m_document.state().field->voxels() : nullptr;
    if (voxels != m_measured) {
        m_measured = voxels;
        m_largestLeaf = 0;
        for (std::size_t leaf = 0; voxels && leaf < voxels->size(); ++leaf) {
            m_largestLeaf = std::max(m_largestLeaf, static_cast<int>(voxels->sizeLog2(leaf)));
        }
    }
    return m_largestLeaf;
}

bool ViewData::busy() const {
    return m_inspector.running() || m_defects.running() || m_faces.running() || m_cuts.running() ||
           m_fieldSurface.running() ||
           std::any_of(m_distances.begin(), m_distances.end(),
                       [](const auto& task) { return task.running(); });
}

} // namespace sinew
