#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace testPosedMesh {

using namespace sinew;
using sinew::test::openLimb;

class TestPosedMesh : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void posedMeshFollows() {
        Document document;
        PosedMesh posed(document);
        openLimb(document);
        QCOMPARE(posed.vertices(0), document.state().scene->parts[0].mesh->vertices); // unbound: stays
        test::bindNow(document);
        QSignalSpy spy(&posed, &PosedMesh::changed);
        JointPose bent;
        bent.rotation = Eigen::AngleAxisd(1.0, Vec3::UnitZ());
        setJointPose(document, 1, bent);
        QCOMPARE(spy.count(), 1);
        const auto matrices = skinningMatrices(document.state().scene->skeleton, document.state().pose);
        const Mesh& mesh = *document.state().scene->parts[0].mesh;
        const auto& weights = *(*document.state().weights)[0];
        QCOMPARE(posed.vertices(0), deformVertices(mesh.vertices, weights, matrices, Deformer::LinearBlend));
        setDeformer(document, Deformer::DualQuaternion);
        QCOMPARE(posed.vertices(0),
                 deformVertices(mesh.vertices, weights, matrices, Deformer::DualQuaternion));
        posed.setExportPreview(true); // engines blend linearly
        QCOMPARE(posed.vertices(0),
                 deformVertices(mesh.vertices, engineWeights(weights), matrices, Deformer::LinearBlend));
        posed.setExportPreview(false);
        posed.setPreview(Pose::bindPose(document.state().scene->skeleton));
        QCOMPARE(posed.vertices(0), mesh.vertices);
        QCOMPARE(document.state().pose.joints[1], bent); // a preview changes nothing
        QCOMPARE(posed.normals(0).size(), mesh.cornerCount());
    }

    void engineWeightsAreWhatEnginesKeep() {
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{0, 0.5F}, {1, 0.2F}, {2, 0.15F}, {3, 0.1F}, {4, 0.05F}});
        builder.add(std::vector<Influence>{{2, 1.0F}});
        builder.add({});
        const SkinWeights engine = engineWeights(builder.finish());
        QCOMPARE(engine.vertexCount(), std::size_t{3});
        QCOMPARE(engine.at(0).size(), std::size_t{4});
        float sum = 0.0F;
        for (const Influence& influence : engine.at(0)) {
            const float steps = influence.weight * 255.0F;
            QVERIFY(std::abs(steps - std::round(steps)) < 1e-3F);
            sum += influence.weight;
        }
        QVERIFY(std::abs(sum - 1.0F) < 1e-6F);
        QCOMPARE(engine.at(1)[0].weight, 1.0F);
        QVERIFY(engine.at(2).empty());
    }
};

SINEW_TEST(TestPosedMesh, QCoreApplication)

} // namespace testPosedMesh

#include "TestPosedMesh.moc"
