#include "core/io/ExportScene.h"
#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/clients/ExportChecks.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

namespace testBlenderSolvers {

using namespace sinew;
using namespace sinew::test;

/// Blender reads what every solver made, and gives every vertex the weights that it was exported with.
class TestBlenderSolvers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsArriveAsTheyAre() {
        SINEW_NEED_BLENDER();
        QTemporaryDir folder;
        std::vector<Scene> scenes;
        std::vector<BlenderJob> jobs;
        for (const Solver& solver : solvers()) {
            Scene scene = test::limb();
            BindSettings settings;
            settings.solver = solver.key;
            settings.jointChoice = JointChoice::All;
            Progress progress;
            const auto bound = bind(scene, settings, progress);
            QVERIFY2(bound, solver.key);
            for (std::size_t part = 0; part < scene.parts.size(); ++part) {
                scene.parts[part].weights = bound->weights[part];
            }
            for (const char* ending : {".fbx", ".glb"}) {
                const QString path = folder.filePath(QString(solver.key) + ending);
                QVERIFY(exportScene(scene, path.toStdString(), {}, progress));
                jobs.push_back({path, {}, {}});
                scenes.push_back(scene);
            }
        }
        const std::vector<BlenderFile> files = readWithBlender(jobs);
        for (std::size_t i = 0; i < files.size(); ++i) {
            QCOMPARE(files[i].error, QString());
            if (i % 2 == 0) {
                const Scene expected = limited(scenes[i], 4);
                QCOMPARE(weightsDifference(files[i], expected, 1e-6), QString());
            } else {
                QCOMPARE(weightsDifference(files[i - 1], files[i], 1e-4), QString());
            }
        }
    }
};

SINEW_TEST(TestBlenderSolvers, QCoreApplication)

} // namespace testBlenderSolvers

#include "TestBlenderSolvers.moc"
