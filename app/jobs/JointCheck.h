#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/rig/FitChain.h"
#include "core/scene/Scene.h"
#include "core/voxel/joints/JointFaults.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

class BodyVolume;

/// The meshes of a scene's parts: two scenes with the same ones have the same volume. O(#parts).
inline std::vector<std::shared_ptr<const Mesh>> meshesOf(const Scene& scene) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    return meshes;
}

/// Judges the joints of a document in the volume of its parts, on a pool, as long as somebody wants it to.
/// The volume is kept while the meshes stay.
class JointCheck : public QObject {
    Q_OBJECT
public:
    JointCheck(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Off: nothing is judged, and what was found is forgotten.
    void setWanted(bool wanted);
    /// Empty while the work runs and where nothing is wrong.
    const std::vector<JointFinding>& findings() const { return m_findings; }
    bool running() const { return m_job.running(); }
    /// 0..1 of the stage that runs; 0 where nothing does.
    double fraction() const { return m_job.fraction(); }
    /// The joints that something is wrong with, ascending, each once.
    std::vector<std::int32_t> faultyJoints() const;
    /// Whether joints can be put in the middle of limbs.
    bool hasVolume() const { return m_voxels != nullptr; }

    /// What puts joints in the middle of the limbs that they are in; empty: all that deform. None without a
    /// volume.
    SkeletonSteps centring(std::span<const std::int32_t> joints) const;
    /// What mends the faults of these joints, those of one after those of the other; empty: of all.
    SkeletonSteps mending(std::span<const std::int32_t> joints) const;

Q_SIGNALS:
    void changed();
    /// Work is done; not where it was given up.
    void judged();
    /// The volume could not be made.
    void failed(const sinew::Error& error);

private:
    void start();
    void judge();

    Document& m_document;
    bool m_wanted = false;
    std::shared_ptr<const Scene> m_scene;              ///< judged or being judged
    std::vector<std::shared_ptr<const Mesh>> m_meshes; ///< m_voxels'
    std::shared_ptr<const SparseVoxels> m_voxels;
    LatestJob m_job;
    std::vector<JointFinding> m_findings;
};

/// What a chain of joints along a stroke is like.
struct ChainWish {
    std::string name = "tail";        ///< with numbers from 1; empty: "chain"
    int joints = 5;                   ///< 2 or more
    bool ofSelected = true;           ///< hangs below the selected joint; without one, below the nearest
    std::optional<ColumnKind> kind{}; ///< none: a single chain
    int columns = 8;                  ///< 2 or more
    bool operator==(const ChainWish&) const = default;
};

/// Puts chains of joints along strokes into the document's skeleton: worked out in the background, one step
/// each. The volume is made once for a character and kept.
class ChainMaker : public QObject {
    Q_OBJECT
public:
    ChainMaker(Document& document, TaskPool& pool, QObject* parent = nullptr);

    const ChainWish& wish() const { return m_wish; }
    void setWish(const ChainWish& wish);

    /// A chain along a stroke, or chains on the garment under it; model space. Nothing without a scene or
    /// while one is being worked out.
    void start(std::vector<Vec3> stroke);
    void cancel();
    bool running() const { return m_job.running(); }

Q_SIGNALS:
    void wishChanged();
    /// The document has it; how many joints, and below which one (empty: none).
    void added(int joints, const QString& parent);
    void failed(const sinew::Error& error);
    void runningChanged(bool running);

private:
    struct Chain {
        std::shared_ptr<const BodyVolume> volume;
        std::vector<std::vector<Vec3>> columns; ///< one of a single chain
        std::optional<Error> problem;
    };
    static Expected<Chain> lay(const Scene& scene, Chain chain, const std::vector<Vec3>& stroke,
                               const ChainWish& wish, Progress& progress);
    void finish(const std::shared_ptr<const Scene>& scene, const ChainWish& wish, Expected<Chain> chain);
    std::int32_t parentOf(const ChainWish& wish, const Vec3& first) const;

    Document& m_document;
    LatestJob m_job;
    ChainWish m_wish;
    std::shared_ptr<const BodyVolume> m_volume;
    std::vector<std::shared_ptr<const Mesh>> m_meshes; ///< whose volume it is
};

} // namespace sinew
