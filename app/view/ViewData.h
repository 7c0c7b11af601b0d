#pragma once

#include "app/document/Document.h"
#include "app/jobs/PoseCheck.h"
#include "app/jobs/SceneInspector.h"
#include "app/jobs/TaskPool.h"
#include "app/view/ColorMaps.h"
#include "app/view/surface/Defects.h"
#include "app/view/volume/SliceCut.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace sinew {

/// A value worked out on a pool and kept as long as it is asked for with the same key.
template<typename Key, typename T>
class CachedTask {
public:
    using Value = std::shared_ptr<const T>;

    /// The value, or null while it is worked out (or when that failed); then `ready` is called once, on
    /// the pool's thread. Another key cancels what runs. Keys are kept, so what they point to lives on.
    Value get(TaskPool& pool, const Key& key, std::function<Expected<T>(Progress&)> work,
              std::function<void()> ready) {
        if (m_key && *m_key == key) {
            return m_value;
        }
        m_key = key;
        m_value.reset();
        m_job.emplace(pool); // cancels what runs
        m_job->template start<T>(std::move(work), [this, ready = std::move(ready)](Expected<T> result) {
            if (result) {
                m_value = std::make_shared<const T>(std::move(*result));
            }
            ready();
        });
        return nullptr;
    }
    bool running() const { return m_job && m_job->running(); }

private:
    std::optional<Key> m_key;
    Value m_value;
    std::optional<LatestJob> m_job;
};

/// A corner of a visible face of the voxels, grid space, as a graphics card reads it.
struct VoxelVertex {
    std::array<std::uint16_t, 3> position{};
    std::uint8_t kind = 0; ///< VoxelKind
    std::uint8_t side = 0; ///< -x, +x, -y, +y, -z, +z
};

/// The outside of the voxels: faces with nothing behind them, neighbours in a row joined where they are of
/// one kind. Four vertices a face, counter-clockwise seen from outside; faces of a side lie together.
struct VoxelFaces {
    std::vector<VoxelVertex> vertices;
    std::array<std::size_t, 7> firstFace{}; ///< of each side; the last one is the count

    std::size_t faceCount() const { return firstFace[6]; }
};

/// O(surface of all leaves + faces log faces). Error: Canceled.
Expected<VoxelFaces> outerFaces(const SparseVoxels& voxels, Progress& progress);

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
    /// Of what `posed` shows of the document, or of its last pose while the work runs.
    SharedPoseFaults poseFaults(PosedMesh& posed) {
        return m_poseCheck.faults(m_document.state().scene, posed);
    }
    /// Of the welded vertices, limitCutFractions.
    std::shared_ptr<const std::vector<float>> cutFractions();

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
    PoseCheck m_poseCheck;
};

} // namespace sinew
