#pragma once

#include "app/document/Document.h"
#include "app/jobs/SceneInspector.h"
#include "app/view/CachedTask.h"
#include "app/view/legend/ColorMaps.h"
#include "app/view/surface/Defects.h"
#include "app/view/volume/SliceCut.h"
#include "app/view/volume/VoxelFaces.h"
#include "core/voxel/SparseVoxels.h"

#include <tuple>
#include <utility>
#include <vector>

namespace sinew {

/// What a view shows and takes long to work out, asked for when a layer wants it, worked out on a pool, kept
/// until the document changes. All on the GUI thread.
class ViewData : public QObject {
    Q_OBJECT
public:
    ViewData(Document& document, SceneInspector& inspector, TaskPool& pool, QObject* parent = nullptr);

    /// All return null while the work runs and when there is nothing to show, as where the solver makes no
    /// voxels.
    std::shared_ptr<const SceneFindings> findings() const { return m_inspector.findings(); }
    std::shared_ptr<const SceneDefects> defects();
    std::shared_ptr<const VoxelFaces> voxelFaces();
    /// Of every leaf to the selected bone, voxels. The last few bones are kept.
    std::shared_ptr<const std::vector<float>> leafDistances();
    /// Of the welded vertices, limitCutShares.
    std::shared_ptr<const std::vector<float>> cutShares();

    /// Of a joint that has a field.
    std::shared_ptr<const FieldSurface> fieldSurface(const std::shared_ptr<const ImplicitSkin>& skin,
                                                     std::int32_t joint);

    /// Size of the volume's largest leaf, as a power of two; 0 without a volume.
    int largestLeaf();

    bool busy() const;

Q_SIGNALS:
    void changed();

private:
    using Field = std::shared_ptr<const BindState>;
    using Floats = std::vector<float>;
    std::function<void()> ready();

    Document& m_document;
    SceneInspector& m_inspector;
    TaskPool& m_pool;
    CachedTask<std::shared_ptr<const SceneFindings>, SceneDefects> m_defects;
    CachedTask<std::shared_ptr<const SparseVoxels>, VoxelFaces> m_faces;
    static constexpr std::size_t kBonesKept = 8;
    std::array<CachedTask<std::pair<Field, std::size_t>, Floats>, kBonesKept> m_distances;
    std::array<std::pair<Field, std::size_t>, kBonesKept> m_distanceKeys;
    std::size_t m_nextDistance = 0;
    std::shared_ptr<const SparseVoxels> m_measured;
    int m_largestLeaf = 0;
    CachedTask<std::shared_ptr<const BoneField>, FieldSurface> m_fieldSurface;
    CachedTask<std::tuple<Field, WeightingSettings, std::vector<PartRule>>, Floats> m_cuts;
};

} // namespace sinew
