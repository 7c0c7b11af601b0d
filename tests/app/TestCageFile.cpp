#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/files/ReadFile.h"
#include "app/posing/PoseEdits.h"
#include "app/text/Texts.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <numbers>

namespace testCageFile {

using namespace sinew;

namespace {

using test::Dice;

constexpr std::uint32_t kFiles = 3000;

const QByteArray kBox = "# a cage\no box\nv -1 -1 -1\nv 1 -1 -1\nv -1 1 -1\nv 1 1 -1\nv -1 -1 1\nv 1 -1 1\n"
                        "v -1 1 1\nv 1 1 1\nvn 0 0 1\nvt 0.5 0.5\nf 1 5 7 3\nf 2/1/1 4/1/1 8/1/1 6/1/1\n"
                        "f 1//1 2//1 6//1 5//1\nf -6 -2 -1 -5\nl 1 8\nl 2 7 3\np 4\ns off\ng all\n";

QByteArray noise(Dice& dice, std::uint32_t length) {
    QByteArray bytes;
    for (std::uint32_t i = 0; i < length; ++i) {
        bytes.append(static_cast<char>(dice.below(256)));
    }
    return bytes;
}

/// Words that people's files hold by mistake.
QByteArray anyWord(Dice& dice) {
    constexpr std::array kWords{"0",
                                "-1",
                                "9",
                                "99999999999999999999",
                                "-9223372036854775808",
                                "nan",
                                "inf",
                                "1e400",
                                "1e300",
                                "1/",
                                "//",
                                "1//",
                                "v",
                                "f",
                                "l",
                                "",
                                "\\",
                                "0x10",
                                "1,5"};
    return kWords[dice.below(kWords.size())];
}

QByteArray mutated(Dice& dice) {
    QList<QByteArray> lines = kBox.split('\n');
    const std::uint32_t changes = 1 + dice.below(4);
    for (std::uint32_t change = 0; change < changes; ++change) {
        const auto at = static_cast<qsizetype>(dice.below(lines.size()));
        QList<QByteArray> words = lines[at].split(' ');
        const auto word = static_cast<qsizetype>(dice.below(words.size()));
        switch (dice.below(6)) {
        case 0:
            lines.removeAt(at);
            break;
        case 1:
            lines.insert(at, lines[at]);
            break;
        case 2:
            lines.swapItemsAt(at, static_cast<qsizetype>(dice.below(lines.size())));
            break;
        case 3:
            words[word] = anyWord(dice);
            lines[at] = words.join(' ');
            break;
        case 4:
            words.removeAt(word);
            lines[at] = words.join(' ');
            break;
        default:
            lines[at] = lines[at].left(static_cast<qsizetype>(dice.below(lines[at].size() + 1)));
        }
        if (lines.isEmpty()) {
            lines.append(QByteArray());
        }
    }
    return lines.join(dice.below(4) == 0 ? "\r\n" : "\n");
}

/// The box with some of its bytes changed.
QByteArray flipped(Dice& dice) {
    QByteArray bytes = kBox;
    for (std::uint32_t change = 0; change < 1 + dice.below(8); ++change) {
        bytes[static_cast<qsizetype>(dice.below(bytes.size()))] = static_cast<char>(dice.below(256));
    }
    return bytes.left(static_cast<qsizetype>(1 + dice.below(bytes.size())));
}

/// A square in the plane z = 0, and a vertex that no edge has.
Cage square(const std::string& parent) {
    return {"square", {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0), Vec3(5, 5, 5)},
            {},       {{0, 1}, {1, 2}, {2, 3}, {3, 0}},
            {},       parent};
}

} // namespace

/// Cages from files: what is in them, and that no file is too strange.
class TestCageFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void facesAndLinesAreRead() {
        const auto cage = read(kBox);
        QVERIFY(cage.has_value());
        QCOMPARE(cage->name, std::string("wing"));
        QCOMPARE(cage->vertices.size(), std::size_t{8});
        QCOMPARE(cage->faces.size(), std::size_t{8}); // four quads
        QCOMPARE(cage->edges, (std::vector<CageEdge>{{0, 7}, {1, 6}, {6, 2}}));
        const auto pentagon = read("v 0 0 0\nv 2 0 0\nv 3 1 0\nv 1 2 0\nv -1 1 0\nf 1 2 3 4 5\n");
        QVERIFY(pentagon && pentagon->faces.size() == 3);
        const auto wire = read("v 0 0 0\nv 1 0 0\nl 1 2\n");
        QVERIFY(wire && wire->faces.empty() && wire->edges.size() == 1);
        const auto points = read("v 0 0 0\nv 1 0 0\n");
        QVERIFY(points && points->faces.empty() && points->edges.empty());
    }

    void badFilesAreTold_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QByteArray& text, ErrorCode code, const char* said) {
            QTest::newRow(name) << text << static_cast<int>(code) << QString(said);
        };
        row("nothing", "", ErrorCode::FileEmpty, "wing.obj");
        row("a remark", "# nothing\n", ErrorCode::CageEmpty, "wing");
        row("bytes", QByteArray("v 0 0 0\0\n", 9), ErrorCode::CageFileBroken, "as OBJ");
        row("no such vertex", "v 0 0 0\nv 1 0 0\n\nf 1 2 9\n", ErrorCode::CageFileBroken, "line 4");
        row("vertex 0", "v 0 0 0\nl 0 1\n", ErrorCode::CageFileBroken, "line 2");
        row("no number", "v 0 0 0\nv x 0 0\n", ErrorCode::CageVertexNotFinite, "vertex 1");
        row("huge", "v 0 0 0\nv 0 1e300 0\n", ErrorCode::CageVertexNotFinite, "vertex 1");
        row("same place", "v 0 0 0\nv 1 0 0\nv 0 0 0\n", ErrorCode::CageVerticesCoincide, "0 and 2");
        row("a corner twice", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 4 3\nf 1 2 2\n",
            ErrorCode::CageVertexRepeated, "edge 2 has vertex 1");
        QByteArray many;
        for (std::size_t v = 0; v <= kMaxCageVertices; ++v) {
            many += "v " + QByteArray::number(static_cast<int>(v)) + " 0 0\n";
        }
        row("too many", many, ErrorCode::CageTooLarge, "2000");
    }

    void badFilesAreTold() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QString, said);
        const auto cage = read(text);
        QVERIFY(!cage);
        QCOMPARE(static_cast<int>(cage.error().code), code);
        const QString told = errorText(cage.error());
        QVERIFY2(told.contains(said), qPrintable(told));
    }

    void strangeFilesAreReadOrRefused_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("noise") << 0;
        QTest::newRow("other lines") << 1;
        QTest::newRow("other bytes") << 2;
    }

    void strangeFilesAreReadOrRefused() {
        QFETCH(int, kind);
        std::uint32_t readable = 0;
        for (std::uint32_t seed = 0; seed < kFiles / 3; ++seed) {
            Dice dice(seed);
            const QByteArray text = kind == 0   ? noise(dice, 1 + dice.below(400))
                                    : kind == 1 ? mutated(dice)
                                                : flipped(dice);
            const auto cage = read(text);
            if (!cage) {
                const QString told = errorText(cage.error());
                QVERIFY2(told.size() > 15 && !told.contains('\n'), qPrintable(told));
                continue;
            }
            ++readable;
            QVERIFY2(validateCages({*cage}).has_value(), qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY2(kind != 1 || readable > kFiles / 20, qPrintable(QString::number(readable)));
    }

    void cancels() {
        QVERIFY(read(kBox).has_value());
        test::CancelAfter progress(0);
        const auto cage = readCage(m_folder.filePath("wing.obj").toStdString(), progress);
        QVERIFY(!cage && cage.error().code == ErrorCode::Canceled);
    }

    void jointsTurnWithTheirEdges_data() {
        QTest::addColumn<QString>("parent");
        QTest::newRow("roots") << "";
        QTest::newRow("below a joint that is turned too") << "joint_1";
    }

    void jointsTurnWithTheirEdges() {
        QFETCH(QString, parent);
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(addCage(document, square(parent.toStdString())));
        const Skeleton& skeleton = document.state().scene->skeleton;
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(0.4, Vec3::UnitX()));
        setJointPose(document, 1, bent);
        // Moved about z by a right angle, within the parent's space.
        const Quat turn(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vec3::UnitZ()));
        Pose pose = document.state().pose;
        for (std::size_t v = 0; v < 4; ++v) {
            const Vec3 vertex = square("").vertices[v];
            pose.joints[3 + v].translation = turn * vertex - vertex;
        }
        setPose(document, pose, "moved");
        turnCageJoints(document);
        const int steps = document.undoStack().count();
        const std::vector<Transform> posed = modelFromJoints(skeleton, document.state().pose);
        for (std::size_t v = 0; v < 4; ++v) {
            QVERIFY(
                posed[3 + v].translation().isApprox(modelFromJoints(skeleton, pose)[3 + v].translation()));
            const Quat own = document.state().pose.joints[3 + v].rotation;
            if (parent.isEmpty()) {
                QVERIFY(own.angularDistance(turn) < 1e-9);
            } else {
                QVERIFY(own.angularDistance(Quat::Identity()) > 0.5);
            }
        }
        QVERIFY(document.state().pose.joints[7] == JointPose());
        turnCageJoints(document); // there is no more to do
        for (std::size_t v = 0; v < 4; ++v) {
            const Transform again = modelFromJoints(skeleton, document.state().pose)[3 + v];
            QVERIFY(again.isApprox(posed[3 + v], 1e-9));
        }
        QVERIFY(document.undoStack().count() <= steps + 1);
    }

    void withoutCagesNothingHappens() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        turnCageJoints(document);
        QCOMPARE(document.undoStack().count(), 0);
    }

private:
    Expected<Cage> read(const QByteArray& text) const {
        const QString path = m_folder.filePath("wing.obj");
        test::writeFile(path, text);
        Progress progress;
        return readCage(path.toStdString(), progress);
    }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestCageFile, QGuiApplication)

} // namespace testCageFile

#include "TestCageFile.moc"
