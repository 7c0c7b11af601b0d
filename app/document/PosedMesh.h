#pragma once

#include "app/document/Document.h"
#include "app/document/DocumentState.h"
#include "app/document/DrivenPose.h"
#include "app/document/GuessedTails.h"
#include "app/document/ImplicitFrame.h"
#include "core/scene/SmoothParts.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A document's parts as they look in its pose. Follows the document; works anything out only when asked, and
/// only what has changed since.
class PosedMesh : public QObject {
    Q_OBJECT
public:
    explicit PosedMesh(Document& document, QObject* parent = nullptr);

    /// modelFromJoint of every joint. #J.
    const std::vector<Transform>& joints();
    /// Where guessed bones end in the bind pose; GuessedBones::tails.
    const GuessedTails& guessedTails();
    /// Vertices of a part, model space. #P.
    const std::vector<Vec3>& vertices(std::size_t part);
    /// Some of a part's vertices, without working out the others. #which.
    std::vector<Vec3> vertices(std::size_t part, std::span<const std::uint32_t> which);
    /// Unit normals at a part's corners. #C.
    const std::vector<Vec3f>& normals(std::size_t part);
    /// The same in the bind pose. #C.
    const std::vector<Vec3f>& restNormals(std::size_t part);
    /// Smooth surfaces that are shown in the place of their cages; null: none is. They are left when the
    /// scene gets other meshes.
    void setSurfaces(std::shared_ptr<const SmoothParts> surfaces);
    const std::shared_ptr<const SmoothParts>& surfaces() const { return m_surfaces; }
    /// The smooth surface of a part; null: its cage is shown.
    const SubdividedMesh* surface(std::size_t part) const;
    /// What is seen of a part, in the bind pose: its smooth surface, or the mesh itself.
    const Mesh& shownMesh(std::size_t part) const;
    /// Its vertices and corner normals in the shown pose. A smooth surface is made of the posed cage.
    const std::vector<Vec3>& shownVertices(std::size_t part);
    const std::vector<Vec3f>& shownNormals(std::size_t part);
    /// Some of these vertices. #which.
    std::vector<Vec3> shownVertices(std::size_t part, std::span<const std::uint32_t> which);
    /// Where a part's own vertices are seen: each where it lies on the smooth surface. #P.
    const std::vector<Vec3>& seenVertices(std::size_t part);
    /// Another pose than the document's (a clip that plays), with the shapes that the clip turns on but for
    /// those that have drivers; nothing: the document's.
    void setPreview(std::optional<Pose> pose, std::vector<ShapeWeight> shapes = {});
    const std::optional<Pose>& preview() const { return m_preview; }
    const std::vector<ShapeWeight>& previewShapes() const { return m_driven.clipShapes(); }
    /// Shapes that expressions turn on, added to those that are on in the shown pose, until the scene
    /// changes.
    void setExpressionShapes(std::vector<ExpressionShape> shapes);
    const std::vector<ExpressionShape>& expressionShapes() const { return m_driven.expressionShapes(); }
    const Pose& shownPose() const;
    /// The same with all that drivers and constraints set in it.
    const Pose& drivenPose();
    /// The same with chains as they swing: what the joints and the skin show.
    const Pose& swungPose();
    /// What makes swungPose() of drivenPose(); null: nothing swings. Whoever set it says by another call that
    /// its outcome is another.
    void setSwing(DrivenPose::Swing swing);
    bool swings() const { return m_driven.swings(); }
    /// Any pose with all that drivers and constraints set in it.
    Pose driven(const Pose& pose) const { return m_driven.driven(pose); }
    /// The parts in the bind pose with the shapes that are on; null: none is on.
    const std::shared_ptr<const RestParts>& shapedParts();
    /// Other weights than the document's (a coarse preview of a bind); null: the document's.
    void setWeightsPreview(std::shared_ptr<const PartWeights> weights);
    /// The same for good, until the scene changes: a pane of a comparison. A graphics card may skin them.
    void setOwnWeights(std::shared_ptr<const PartWeights> weights);
    /// Those that the shown pose asks for, while stiffness follows it; null: the document's. A graphics card
    /// may skin them.
    void setPoseWeights(std::shared_ptr<const PartWeights> weights);
    /// The weights that are shown: a preview's, the pose's or the document's.
    const std::shared_ptr<const PartWeights>& shownWeights() const;
    /// Whether any part has weights that are shown.
    bool weighted() const;
    /// The deformation as an engine computes it: linear blend, 4 influences, weights in steps of 1/255.
    void setExportPreview(bool on);
    bool exportPreview() const { return m_exportPreview; }
    /// Whether the weights that are shown pass by: neither the document's nor own ones.
    bool weightsPreview() const { return m_weightsPreview != nullptr && !m_ownWeights; }
    /// Those that last: what is shown, or, under a preview, the document's.
    const std::shared_ptr<const PartWeights>& lastingWeights() const;

    /// What the direct method of what is shown follows from.
    DirectSkinning snapshot();
    /// Grows whenever the direct method may have become another.
    quint64 revision() const { return m_revision; }
    /// What implicit skinning made of a pose, shown instead of the direct method until there is a newer one,
    /// or scene, weights or settings leave no room for it. Null: the direct method.
    void setImplicit(std::shared_ptr<const ImplicitFrame> frame);
    /// Null: the direct method is shown.
    const std::shared_ptr<const ImplicitFrame>& implicit() const { return m_implicit; }

    /// Centres of rotation for these weights; used as long as they are the shown ones.
    void setCenters(std::shared_ptr<const PartWeights> weights, std::shared_ptr<const PartCenters> centers);
    /// Those of the shown weights; null: not known.
    std::shared_ptr<const PartCenters> centers() const;

    /// Whether the vertices are what `deformer` alone makes of the mesh and of weights that stay, so that
    /// whoever has the weights, extras and matrices can work them out elsewhere (on a graphics card). Not
    /// while a shape is on.
    bool directSkinning();
    /// What deforms the vertices now; linear blend where centres of rotation are not there yet.
    Deformer deformer() const;
    /// What it knows beside weights and matrices. The spans last until the next change.
    DeformExtras extras(std::size_t part);
    /// skinningMatrices of the shown pose. #J.
    const std::vector<Transform>& matrices();
    /// Of every joint. #J.
    const std::vector<std::int32_t>& parents() const { return m_parents; }
    /// Grows whenever weights or extras may have changed: everything but the pose.
    std::uint64_t skinRevision() const { return m_skinRevision; }

    /// Milliseconds the last evaluation of vertices took, all parts together; nothing as long as nobody has
    /// asked for the vertices of what is shown.
    std::optional<double> milliseconds() const;

Q_SIGNALS:
    /// Vertices, normals, joints or shown weights are no longer what they were.
    void changed();

private:
    struct Posed {
        std::vector<Vec3> vertices;
        std::vector<Vec3f> normals;
        std::vector<Vec3f> restNormals;   ///< for meshes without any
        std::vector<float> dualFractions; ///< Deformer::Blended; empty: not worked out
        bool verticesValid = false;
        double milliseconds = 0.0; ///< the vertices took
        bool normalsValid = false;
        std::vector<Vec3> surfaceVertices; ///< of its smooth surface, if it has one
        std::vector<Vec3f> surfaceNormals;
        std::vector<Vec3> seenVertices; ///< the first of these, which are the cage's own
        bool surfaceValid = false;
    };
    void invalidateSurfaces();
    void takeSurface(std::size_t part);
    void documentChanged(DocumentChanges what);
    void invalidate();
    void dropImplicit();
    bool implicitAt(std::size_t part) const;
    void invalidateSkin();
    const SkinWeights* weightsOf(std::size_t part);

    Document& m_document;
    std::optional<Pose> m_preview;
    DrivenPose m_driven;
    std::shared_ptr<const PartWeights> m_weightsPreview;
    std::shared_ptr<const PartWeights> m_poseWeights; ///< null: the document's
    bool m_ownWeights = false;                        ///< m_weightsPreview is no passing one
    bool m_exportPreview = false;
    std::shared_ptr<const ImplicitFrame> m_implicit;
    std::shared_ptr<const SmoothParts> m_surfaces;
    quint64 m_revision = 0;
    std::vector<Posed> m_parts;
    std::vector<std::shared_ptr<const SkinWeights>> m_engineWeights;
    std::shared_ptr<const PartWeights> m_centersOf;
    std::shared_ptr<const PartCenters> m_centers;
    std::uint64_t m_skinRevision = 0;
    std::vector<std::int32_t> m_parents;
    std::vector<Transform> m_joints;
    std::vector<Transform> m_matrices;
    bool m_jointsValid = false;
    GuessedBones m_guessed;
};

/// Weights as engines keep them: the `limit` largest (0: all), in steps of 1/255 that sum to 1 (the largest
/// takes the rest).
SkinWeights engineWeights(const SkinWeights& weights, std::size_t limit = 4);

} // namespace sinew
