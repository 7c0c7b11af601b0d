#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"
#include "core/bind/settings/BindSettings.h"

#include <memory>

namespace sinew {

/// The weights of a state in a pose whose stiffness `weighting` says (alphasInPose), layers included.
/// `context`: of the layers in force (WeightLayering::contextInForce). Error: Canceled.
Expected<PartWeights> weightsInPose(const DocumentState& state, const WeightingSettings& weighting,
                                    const std::shared_ptr<const LayerContext>& context, Progress& progress);

/// Keeps the weights of a posed mesh those that its pose asks for, while stiffness follows the angles of
/// joints (BindSettings::alphaCurves). Works them out on a pool, one pose at a time and the newest next, so
/// that a drag never waits; until they come the last ones stay. The document's own weights are those of the
/// bind pose, which files get.
class PoseWeights : public QObject {
    Q_OBJECT
public:
    PoseWeights(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    /// What is shown is the pose's own, and nothing runs.
    bool settled() const { return !m_job.running(); }

private:
    /// What weights follow from.
    struct Asked {
        std::shared_ptr<const BindState> field;
        std::shared_ptr<const PartWeights> rest; ///< in the bind pose, layers included
        WeightingSettings weighting;             ///< of the pose
        bool operator==(const Asked&) const = default;
    };
    std::optional<Asked> asked() const;
    void follow();
    void start(const Asked& now);
    void arrived(const Asked& of, Expected<PartWeights> weights);

    Document& m_document;
    PosedMesh& m_posed;
    LatestJob m_job;
    std::optional<Asked> m_shown; ///< what the posed mesh shows; nothing: the document's weights
};

} // namespace sinew
