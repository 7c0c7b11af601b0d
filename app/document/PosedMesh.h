#pragma once

#include "app/document/Document.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// Centres of rotation of every part's points (centersOfRotation), one entry a part; empty: none.
using PartCenters = std::vector<std::vector<Vec3>>;

/// A document's parts as they look in its pose. Follows the document; works anything out only when asked, and
/// only what has changed since.
class PosedMesh : public QObject {
    Q_OBJECT
public:
    explicit PosedMesh(Document& document, QObject* parent = nullptr);

    /// modelFromJoint of every joint. #J.
    const std::vector<Transform>& joints();
    /// Points of a part, model space. #P.
    const std::vector<Vec3>& points(std::size_t part);
    /// Some of a part's points, without working out the others. #which.
    std::vector<Vec3> points(std::size_t part, std::span<const std::uint32_t> which);
    /// Unit normals at a part's corners. #C.
    const std::vector<Vec3f>& normals(std::size_t part);
    /// The same in the bind pose. #C.
    const std::vector<Vec3f>& restNormals(std::size_t part);
    /// Another pose than the document's (a clip that plays); nothing: the document's.
    void setPreview(std::optional<Pose> pose);
    const std::optional<Pose>& preview() const { return m_preview; }
    const Pose& shownPose() const;
    /// Other weights than the document's (a coarse preview of a bind); null: the document's.
    void setWeightsPreview(std::shared_ptr<const PartWeights> weights);
    /// The weights that are shown: a preview's or the document's.
    const std::shared_ptr<const PartWeights>& shownWeights() const;
    /// The deformation as an engine computes it: linear blend, 4 influences, weights in steps of 1/255.
    void setExportPreview(bool on);

    /// Centres of rotation for these weights; used as long as they are the shown ones.
    void setCenters(std::shared_ptr<const PartWeights> weights, std::shared_ptr<const PartCenters> centers);

    /// Whether the points are what `deformer` alone makes of the document's weights, so that whoever has the
    /// weights, extras and matrices can work them out elsewhere (on a graphics card).
    bool closedForm() const;
    /// What deforms the points now; linear blend where centres of rotation are not there yet.
    Deformer deformer() const;
    /// What it knows beside weights and matrices. The spans last until the next change.
    DeformExtras extras(std::size_t part);
    /// skinningMatrices of the shown pose. #J.
    const std::vector<Transform>& matrices();
    /// Of every joint. #J.
    const std::vector<std::int32_t>& parents() const { return m_parents; }
    /// Grows whenever weights or extras may have changed: everything but the pose.
    std::uint64_t skinRevision() const { return m_skinRevision; }

    /// Milliseconds the last evaluation of points took, all parts together; nothing as long as nobody has
    /// asked for the points of what is shown.
    std::optional<double> milliseconds() const;

Q_SIGNALS:
    /// Points, normals, joints or shown weights are no longer what they were.
    void changed();

private:
    struct Posed {
        std::vector<Vec3> points;
        std::vector<Vec3f> normals;
        std::vector<Vec3f> restNormals; ///< for meshes without any
        std::vector<float> dualShares;  ///< Deformer::Blended; empty: not worked out
        bool pointsValid = false;
        double milliseconds = 0.0; ///< the points took
        bool normalsValid = false;
    };
    void documentChanged(DocumentChanges what);
    void invalidate();
    void invalidateSkin();
    const SkinWeights* weightsOf(std::size_t part);

    Document& m_document;
    std::optional<Pose> m_preview;
    std::shared_ptr<const PartWeights> m_weightsPreview;
    bool m_exportPreview = false;
    std::vector<Posed> m_parts;
    std::vector<std::shared_ptr<const SkinWeights>> m_engineWeights;
    std::shared_ptr<const PartWeights> m_centersOf;
    std::shared_ptr<const PartCenters> m_centers;
    std::uint64_t m_skinRevision = 0;
    std::vector<std::int32_t> m_parents;
    std::vector<Transform> m_joints;
    std::vector<Transform> m_matrices;
    bool m_jointsValid = false;
};

/// Weights as engines keep them: the 4 largest, in steps of 1/255 that sum to 1 (the largest takes the rest).
SkinWeights engineWeights(const SkinWeights& weights);

} // namespace sinew
