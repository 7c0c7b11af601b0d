#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"

#include <QTimer>

namespace sinew {

/// Keeps implicit skinning of a posed mesh on show while the document has it switched on. Both halves run on
/// a pool: the fields are fitted once for a scene and its weights, then every new pose is worked out, one at
/// a time and the newest next, so that a drag never waits. Until a result arrives the last one stays; where
/// there is none, the direct method.
class ImplicitController : public QObject {
    Q_OBJECT
public:
    ImplicitController(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    /// Fields are fitted.
    bool fitting() const { return m_fit.running(); }
    double fraction() const { return m_fit.fraction(); }
    /// Gives up fitting: the direct method stays until implicit skinning is switched on anew, or scene or
    /// weights change.
    void cancel();
    /// What is shown is the pose's own, and nothing runs or waits.
    bool settled() const;

    /// Null: switched off, or not fitted yet.
    std::shared_ptr<const ImplicitSkin> skin() const;
    /// What is shown; null: the direct method.
    std::shared_ptr<const ImplicitPose> pose() const;
    /// The last pose took, direct method and normals included; negative: there was none.
    double lastMilliseconds() const { return m_milliseconds; }

Q_SIGNALS:
    void fittingChanged(bool fitting);
    void skinChanged();
    void posed(double milliseconds);
    void canceled();
    void failed(const sinew::Error& error);

private:
    /// What fields belong to.
    struct Source {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const PartWeights> weights;
        ImplicitMethod method = ImplicitMethod::Contact;
        bool operator==(const Source&) const = default;
    };
    Source source() const;
    bool wanted() const;
    void follow();
    void fit();
    void fitted(Expected<ImplicitSkin> skin);
    void stopFitting();
    void poseNext();
    void arrived(Expected<ImplicitFrame> frame, const Source& source);

    Document& m_document;
    PosedMesh& m_posed;
    QTimer m_rest{this}; ///< lets weights that change under a slider come to rest
    LatestJob m_fit;
    Source m_source; ///< fields are of these, or are being fitted to
    Source m_givenUp;
    std::shared_ptr<const ImplicitSkin> m_skin; ///< null: no fields
    std::shared_ptr<ImplicitPoser> m_poser;     ///< of m_skin; in the hands of the pose that runs
    LatestJob m_posing;
    quint64 m_shown = 0; ///< revision of the direct method that the last pose was started with
    bool m_on = false;
    double m_milliseconds = -1.0;
};

/// Works out the centres of rotation of a posed mesh's weights on a pool, as long as the document deforms by
/// them (Deformer::CentersOfRotation), and hands them to it. Previews of weights go by too fast to have
/// centres.
class CenterFinder : public QObject {
    Q_OBJECT
public:
    CenterFinder(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    bool running() const { return m_job.running(); }

Q_SIGNALS:
    /// Work has begun, or ended.
    void changed();

private:
    void follow();
    void cancel();
    void start(const std::shared_ptr<const Scene>& scene, const std::shared_ptr<const PartWeights>& weights);

    Document& m_document;
    PosedMesh& m_posed;
    std::shared_ptr<const PartWeights> m_weights; ///< whose centres are known or being worked out
    LatestJob m_job;
};

/// Parts without weights have no centres. Error: Canceled.
Expected<PartCenters> centersOf(const Scene& scene, const PartWeights& weights, Progress& progress);

} // namespace sinew
