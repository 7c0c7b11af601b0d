#include "app/project/ReadCharacter.h"
#include "app/session/Session.h"
#include "core/io/ExportScene.h"
#include "core/layers/LayerContext.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testTransferFromFile {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A document that was painted on the mesh of a file and has another one now.
struct Remeshed {
    QTemporaryDir folder;
    QString file = folder.filePath("first.fbx");
    Document document;
    ViewState view;
    TaskPool pool;
    ProjectWriter writer;
    Session session{document, view, pool, writer};

    Remeshed() {
        openBound(document);
        Progress progress;
        if (!exportScene(document.state().boundScene(), file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
        document.reset(*readCharacter(file.toStdString(), progress));
        selectJoint(document, 1);
        if (!paintOnce(document)) {
            qFatal("the limb cannot be painted");
        }
        document.change("Another mesh", [](DocumentState& state) {
            Scene other = *state.scene;
            Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 36);
            mesh.name = other.parts[0].mesh->name;
            other.parts[0] = {std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone};
            state.scene = std::make_shared<const Scene>(std::move(other));
            state.solved = std::make_shared<const PartWeights>(PartWeights{nullptr});
        });
    }
    std::size_t misfits() {
        const DocumentState& state = document.state();
        return layerReport(state.layers, *document.layering().context(state, false)).misfits.size();
    }
};

} // namespace

class TestTransferFromFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void layersComeFromTheFileTheyWerePaintedOn() {
        Remeshed limb;
        QCOMPARE(limb.misfits(), std::size_t{1});
        QSignalSpy carried(&limb.session, &Session::layersCarried);
        limb.session.transferLayersFrom(limb.file);
        QTRY_COMPARE(carried.size(), 1);
        QCOMPARE(carried[0][1].toULongLong(), 0ULL); // every vertex lies near the old mesh
        QCOMPARE(limb.misfits(), std::size_t{0});
        const WeightLayer& layer = *limb.document.state().layers.layers[0];
        QVERIFY(!layer.parts[0].edits.empty());
        QCOMPARE(layer.parts[0].edits.vertexCount(),
                 limb.document.state().scene->parts[0].mesh->vertexCount());
        limb.document.undoStack().undo();
        QCOMPARE(limb.misfits(), std::size_t{1});
    }

    void anotherFileIsAnError() {
        Remeshed limb;
        const QString other = limb.folder.filePath("other.fbx");
        Document box;
        DocumentState state = stateOfScene(openBox(), {});
        state.settings.resolution = 16;
        state.settings.automatic = false;
        box.reset(std::move(state));
        bindNow(box);
        Progress progress;
        QVERIFY(exportScene(box.state().boundScene(), other.toStdString(), {}, progress));
        QSignalSpy failed(&limb.session, &Session::failed);
        limb.session.transferLayersFrom(other);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::LayersFitNothing);
        QCOMPARE(limb.misfits(), std::size_t{1});
    }

    void layersThatFitStayAsTheyAre() {
        Remeshed limb;
        addLayer(limb.document, LayerKind::Mirror);
        const auto kept = limb.document.state().layers.layers[1];
        QSignalSpy carried(&limb.session, &Session::layersCarried);
        limb.session.transferLayersFrom(limb.file);
        QTRY_COMPARE(carried.size(), 1);
        QCOMPARE(limb.document.state().layers.layers[1], kept);
    }
};

SINEW_TEST(TestTransferFromFile, QCoreApplication)

} // namespace testTransferFromFile

#include "TestTransferFromFile.moc"
