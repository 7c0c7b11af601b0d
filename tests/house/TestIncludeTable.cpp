#include "tests/house/RoomTable.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QMap>
#include <QSet>
#include <QTest>

namespace testIncludeTable {

using namespace sinew::test;

class TestIncludeTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsIncludeLines() {
        const QList<Include> includes =
            includesOf("core/a/B.cpp", "#include \"core/a/B.h\"\n\n#  include <vector>\n// #include <no>\n  "
                                       "#include <QString>\nint include;\n");
        QCOMPARE(includes.size(), 3);
        QCOMPARE(includes[0].target, QString("core/a/B.h"));
        QVERIFY(includes[0].quoted);
        QCOMPARE(includes[1].target, QString("vector"));
        QVERIFY(!includes[1].quoted);
        QCOMPARE(includes[2].target, QString("QString"));
    }

    void judges_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("quoted");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char* file, const char* target, bool quoted, bool allowed) {
            QTest::addRow("%s -> %s", file, target) << QString(file) << QString(target) << quoted << allowed;
        };
        row("core/voxel/Octree.cpp", "core/geometry/Mesh.h", true, true);
        row("core/voxel/Octree.cpp", "core/voxel/Octree.h", true, true);
        row("core/geometry/Mesh.cpp", "core/voxel/Octree.h", true, false);
        row("core/geometry/Mesh.cpp", "core/skeleton/Skeleton.h", true, false);
        row("core/distance/Path.cpp", "core/weights/SkinWeights.h", true, false);
        row("core/io/ExportScene.cpp", "core/solve/Bind.h", true, false);
        row("core/io/ExportScene.cpp", "core/deform/Deform.h", true, false);
        row("core/io/ExportScene.cpp", "core/scene/Scene.h", true, true);
        row("core/deform/Deform.cpp", "core/scene/Scene.h", true, false);
        row("core/solve/Bind.cpp", "core/io/ImportScene.h", true, false);
        row("core/solve/Bind.cpp", "app/text/Texts.h", true, false);
        row("app/cli/Bind.cpp", "core/io/ImportScene.h", true, true);
        row("app/cli/Bind.cpp", "ui/MainWindow.h", true, false);
        row("app/session/Session.cpp", "app/project/ProjectFile.h", true, true);
        row("app/project/ProjectFile.cpp", "app/session/Session.h", true, false);
        row("app/document/Document.cpp", "app/view/legend/Legend.h", true, false);
        row("app/newroom/File.cpp", "app/text/Texts.h", true, false);
        row("ui/window/Flows.cpp", "ui/flow/files/FileFlow.h", true, true);
        row("ui/flow/files/FileFlow.cpp", "ui/window/MainWindow.h", true, false);
        row("ui/flow/files/SavingFlows.cpp", "ui/dialogs/ExportDialog.h", true, true);
        row("ui/dialogs/ExportDialog.cpp", "ui/flow/files/FileFlow.h", true, false);
        row("ui/dialogs/ExportDialog.cpp", "app/export/ExportJob.h", true, true);
        row("ui/main.cpp", "ui/window/MainWindow.h", true, true);
        row("ui/theme/Theme.cpp", "ui/window/MainWindow.h", true, false);
        row("ui/MainWindow.cpp", "core/scene/Scene.h", true, true);
        row("ui/MainWindow.cpp", "core/io/ImportScene.h", true, false);
        row("ui/MainWindow.cpp", "core/solve/Bind.h", true, false);
        row("core/solve/geodesic/GeodesicSolver.cpp", "core/bind/BindInput.h", true, true);
        row("core/bind/BindInput.cpp", "core/solve/Bind.h", true, false);
        row("core/scene/Scene.cpp", "QString", false, false);
        row("core/scene/Scene.cpp", "QtCore/QString", false, false);
        row("core/scene/Scene.cpp", "queue", false, true);
        row("app/recipe/Recipe.cpp", "QString", false, false);
        row("app/text/words/FillText.cpp", "QLocale", false, false);
        row("app/text/Texts.cpp", "QCoreApplication", false, true);
        row("python/src/Module.cpp", "QString", false, false);
        row("python/src/Saving.cpp", "core/io/patch/SaveScene.h", true, true);
        row("app/cli/Bind.cpp", "python/src/Errors.h", true, false);
        row("core/scene/Scene.cpp", "iostream", false, false);
        row("app/cli/terminal/Printout.cpp", "QString", false, true);
        row("core/base/Parallel.cpp", "tbb/parallel_for.h", false, true);
        row("core/distance/Path.cpp", "tbb/parallel_for.h", false, false);
        row("app/cli/Bind.cpp", "oneapi/tbb.h", false, false);
        row("core/io/assimp/AssimpReader.cpp", "assimp/scene.h", false, true);
        row("core/io/ImportScene.cpp", "assimp/scene.h", false, false);
        row("core/io/source/XmlTree.cpp", "pugixml.hpp", false, true);
        row("core/io/dae/ReadDae.cpp", "pugixml.hpp", false, false);
        row("core/voxel/Octree.cpp", "Octree.h", true, false);
        row("core/newroom/File.cpp", "core/base/Types.h", true, false);
    }

    void judges() {
        QFETCH(QString, file);
        QFETCH(QString, target);
        QFETCH(bool, quoted);
        QFETCH(bool, allowed);
        const QString said = violation({file, target, quoted});
        QVERIFY2(said.isEmpty() == allowed, qPrintable(said));
    }

    /// A row names only rows above it.
    void roomsHaveNoCircle() {
        QStringList above;
        for (const RoomRow& row : roomTable()) {
            QVERIFY2(!above.contains(row.room), qPrintable(row.room));
            for (const QString& room : row.mayInclude) {
                QVERIFY2(above.contains(room), qPrintable(row.room + " -> " + room));
            }
            above << row.room;
        }
        QVERIFY(above.size() > 20);
    }

    void findsCircles() {
        const Include down{"core/a/B.cpp", "core/a/b/C.h", true};
        const Include up{"core/a/b/D.cpp", "core/a/B.h", true};
        QCOMPARE(circlesOfFolders({down}), QStringList());
        QCOMPARE(circlesOfFolders({down, up}), QStringList{"core/a: B, b/"});
        // A pair is one thing: what its .cpp includes counts too.
        const Include back{"core/a/C.cpp", "core/a/D.h", true};
        QCOMPARE(circlesOfFolders({{"core/a/D.h", "core/a/C.h", true}, back}), QStringList{"core/a: C, D"});
        QCOMPARE(circlesOfFolders({{"core/a/E.h", "core/b/F.h", true}, {"core/b/G.h", "core/a/H.h", true}}),
                 QStringList{"core: a/, b/"});
    }

    /// In every folder, files and subfolders can be read from the bottom up.
    void foldersHaveNoCircle() {
        const QStringList circles = circlesOfFolders(includesOfTree(sourcePath(".")));
        QVERIFY2(circles.isEmpty(), qPrintable(circles.join('\n')));
    }

    void holdsInTheTree() {
        const QList<Include> includes = includesOfTree(sourcePath("."));
        QVERIFY(includes.size() > 100);
        QStringList violations;
        for (const Include& include : includes) {
            if (const QString said = violation(include); !said.isEmpty()) {
                violations << include.file + " includes " + include.target + ": " + said;
            }
        }
        QVERIFY2(violations.isEmpty(), qPrintable(violations.join('\n')));
    }

    /// A header that one other file includes is a part of that file. Those that are left stand for a row of a
    /// table or are large; a new one has to be worth lifting the limit, which is only ever lowered otherwise.
    void headersServeSeveralFiles() {
        constexpr qsizetype kLimit = 2;
        QMap<QString, QSet<QString>> users;
        for (const Include& include : includesOfTree(sourcePath("."))) {
            const QString header = include.target;
            const bool product =
                header.startsWith("core/") || header.startsWith("app/") || header.startsWith("ui/");
            if (include.quoted && product && include.file.section('.', 0, 0) != header.section('.', 0, 0)) {
                users[header].insert(include.file);
            }
        }
        QStringList lonely;
        for (auto header = users.begin(); header != users.end(); ++header) {
            if (header->size() == 1) {
                lonely << *header->begin() + " alone includes " + header.key();
            }
        }
        QVERIFY(users.size() > 300);
        QVERIFY2(lonely.size() <= kLimit, qPrintable(lonely.join('\n')));
    }
};

SINEW_TEST(TestIncludeTable, QCoreApplication)

} // namespace testIncludeTable

#include "TestIncludeTable.moc"
