#include "app/document/edits/Edits.h"
#include "app/export/ExportJob.h"
#include "app/jobs/BindController.h"
#include "app/project/RestoreProject.h"
#include "app/recipe/Recipe.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace testSameBytes {

using namespace sinew;
using namespace sinew::test;

/// What the window's jobs make of a file and a recipe is what the command line makes of them, to the byte.
class TestSameBytes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<sinew::Error>(); }

    void windowAndCommandLineAgree_data() {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("format");
        QTest::newRow("standard, glb") << "standard"
                                       << "glb";
        QTest::newRow("paper, glb") << "paper"
                                    << "glb"; // its rule of what is inside, up to 256
        QTest::newRow("paper, gltf") << "paper"
                                     << "gltf";
    }

    void windowAndCommandLineAgree() {
        QFETCH(QString, method);
        QFETCH(QString, format);
        const QString recipe = m_files.path("r.json");
        const QString told = m_files.path("told." + format);
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", told,
                                  "--resolution", "128", "--preset", method, "--save-recipe", recipe});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QByteArray bytes = fileBytes(told);
        QFile::remove(told);
        QFile::remove(m_files.path("told.bin")); // a buffer of its own, beside a .gltf
        const auto read = readRecipe(recipe.toStdString());
        QVERIFY(read);

        Progress progress;
        DocumentState state = *readCharacter(m_files.mesh().toStdString(), progress);
        auto change = readSkeleton(state, m_files.skeleton().toStdString(), progress);
        QVERIFY(change);
        state = withSkeleton(state, std::move(change->scene), change->notices, change->sources);
        state.settings = read->bind;
        Document document;
        document.reset(std::move(state));
        PosedMesh posed(document);
        TaskPool pool;
        BindController controller(document, posed, pool);
        QSignalSpy finished(&controller, &BindController::finished);
        controller.bind();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kPatience);
        ExportSettings settings;
        settings.profile = read->profile;
        settings.maxInfluences = static_cast<std::size_t>(read->bind.maxInfluences);
        settings.animations = read->animations;
        settings.embedTextures = read->embedTextures;
        QVERIFY(exportAndCheck(document.state(), told.toStdString(), settings, progress));
        QVERIFY(!bytes.isEmpty());
        QVERIFY(fileBytes(told) == bytes);
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestSameBytes, QGuiApplication)

} // namespace testSameBytes

#include "TestSameBytes.moc"
