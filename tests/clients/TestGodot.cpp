#include "tests/app/support/RunSinew.h"
#include "tests/clients/GodotClient.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

namespace testGodot {

using namespace sinew::test;

/// Of the node of a name in the text of a GLB file another place, as long as the one before.
static bool moveNode(QByteArray& glb, const QByteArray& name) {
    const qsizetype at = glb.indexOf("\"" + name + "\"");
    const qsizetype begin = glb.lastIndexOf('{', at);
    const qsizetype list = glb.indexOf("\"translation\":[", begin);
    if (at < 0 || list < 0 || list > glb.indexOf('}', at)) {
        return false;
    }
    for (qsizetype i = list + 15; glb[i] != ']'; ++i) {
        if (glb[i] == '.') {
            glb[i + 1] = glb[i + 1] == '9' ? '1' : '9';
            return true;
        }
    }
    return false;
}

/// What poses files in Godot: that it tells files that are the same from files that are not.
class TestGodot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_GODOT();
        m_file = m_folder.filePath(QStringLiteral("sample.glb"));
        const QString sample = sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"));
        const Ran ran = runSinew({"bind", sample, "-o", m_file, "--resolution", "64", "--quiet"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QByteArray bytes = fileBytes(m_file);
        QVERIFY(moveNode(bytes, "LeftForeArm"));
        const QString moved = m_folder.filePath(QStringLiteral("moved.glb"));
        writeFile(moved, bytes);
        const QString broken = m_folder.filePath(QStringLiteral("broken.glb"));
        writeFile(broken, "glTF, but not quite");
        m_posed = poseWithGodot({{m_file, m_file}, {m_file, moved}, {m_file, broken}});
        QCOMPARE(m_posed.size(), 3);
    }

    void findsNothingInTheSame() {
        SINEW_NEED_GODOT();
        const QJsonObject same = m_posed[0].toObject();
        QVERIFY2(same["error"].toString().isEmpty(), told(same));
        QVERIFY2(same["meshes"].toInt() > 10, told(same));
        QCOMPARE(same["weighted"].toInt(), same["vertices"].toInt());
        QVERIFY2(same["moved"].toDouble() > 0.05, told(same));
        QVERIFY2(same["bones"].toDouble(1.0) == 0.0, told(same));
        QVERIFY2(same["apart"].toDouble(1.0) == 0.0, told(same));
    }

    void seesAMovedJoint() {
        SINEW_NEED_GODOT();
        const QJsonObject moved = m_posed[1].toObject();
        QVERIFY2(moved["bones"].toDouble() > 1e-3, told(moved));
        QVERIFY2(moved["apart"].toDouble() > 1e-3, told(moved));
    }

    void saysWhatIsNotImported() {
        SINEW_NEED_GODOT();
        QVERIFY2(!m_posed[2].toObject()["error"].toString().isEmpty(), told(m_posed));
    }

private:
    QTemporaryDir m_folder;
    QString m_file; ///< the sample, bound
    QJsonArray m_posed;
};

SINEW_TEST(TestGodot, QCoreApplication)

} // namespace testGodot

#include "TestGodot.moc"
