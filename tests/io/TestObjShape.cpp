#include "core/io/obj/ReadObj.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testObjShape {

using namespace sinew;

class TestObjShape : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void objectsAreOneShape() {
        const auto shape = read("# a cage\no first\nv 0 0 0\nv 1 0 0 0.5 0.5 0.5\nv 0 1 0\nvn 0 0 1\n"
                                "f 1//1 2//1 3//1\no second\nv 0 0 1\nv 9 9 9\nf -2 1/1/1 \\\n 2 3\n");
        QVERIFY(shape.has_value());
        QCOMPARE(shape->mesh.name, std::string("wing"));
        QCOMPARE(shape->mesh.vertexCount(), std::size_t{5}); // the unused one too
        QCOMPARE(shape->mesh.vertices[4], Vec3(9, 9, 9));
        QCOMPARE(shape->mesh.polygonCount(), std::size_t{2});
        QCOMPARE(shape->mesh.corners, (std::vector<std::uint32_t>{0, 1, 2, 3, 0, 1, 2}));
        QVERIFY(shape->lines.empty());
    }

    void linesAreKeptPieceByPiece() {
        const auto shape = read("v 0 0 0\nv 1 0 0\nv 0 1 0\nl 1 2 3\nf 3 1\np 1\nl 2\n");
        QVERIFY(shape.has_value());
        QCOMPARE(shape->mesh.polygonCount(), std::size_t{0});
        QCOMPARE(shape->lines, (std::vector<std::array<std::uint32_t, 2>>{{0, 1}, {1, 2}, {2, 0}}));
    }

    void numbersThatAreNoneAreNotFinite() {
        const auto shape = read("v 0 x 0\nv 1 2\n");
        QVERIFY(shape.has_value());
        QVERIFY(!shape->mesh.vertices[0].allFinite() && !shape->mesh.vertices[1].allFinite());
    }

    void brokenFilesAreRefused() {
        for (const QByteArray& text :
             {QByteArray("v 0 0 0\nf 1 1 2\n"), QByteArray("v 0 0 0\nl 1 -2\n"),
              QByteArray("v 0 0 0\nf 1 0 1\n"), QByteArray("v 0 0 0\0f 1 1 1\n", 17)}) {
            const auto shape = read(text);
            QVERIFY2(!shape && shape.error().code == ErrorCode::FileBroken, text.constData());
        }
        QCOMPARE(read("").error().code, ErrorCode::FileEmpty);
        Progress progress;
        QCOMPARE(readObjShape(m_folder.filePath("none.obj").toStdString(), progress).error().code,
                 ErrorCode::FileNotFound);
    }

    void cancels() {
        QVERIFY(read("v 0 0 0\n").has_value());
        test::CancelAfter progress(0);
        const auto shape = readObjShape(m_folder.filePath("wing.obj").toStdString(), progress);
        QVERIFY(!shape && shape.error().code == ErrorCode::Canceled);
    }

private:
    Expected<ObjShape> read(const QByteArray& text) const {
        const QString path = m_folder.filePath("wing.obj");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot write the test's file");
        }
        file.close();
        Progress progress;
        return readObjShape(path.toStdString(), progress);
    }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestObjShape, sinew::test::NoApplication)

} // namespace testObjShape

#include "TestObjShape.moc"
