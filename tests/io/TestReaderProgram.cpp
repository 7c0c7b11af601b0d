#include "core/io/assimp/ReaderProgram.h"
#include "core/io/build/BuildScene.h"
#include "core/io/png/Png.h"
#include "core/io/source/ReadPicture.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/AssimpFiles.h"
#include "tests/support/Runner.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <random>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

namespace testReaderProgram {

using namespace sinew;
using namespace sinew::test;

namespace {

using namespace std::chrono_literals;

RunResult run(const std::string& script, const RunLimits& limits = {}) {
    const Progress progress;
    return runLimited({"/bin/sh", "-c", script}, limits, progress);
}

std::string bytesOf(Expected<ImportedFile> read) {
    std::string bytes;
    writeSceneBytes(std::move(read), [&](std::string_view piece) { bytes += piece; });
    return bytes;
}

/// A scene with one of everything that is carried.
ImportedFile sampleScene() {
    ImportedFile scene;
    scene.nodes.resize(3);
    scene.nodes[0].name = "hip";
    scene.nodes[1].parent = 0;
    scene.nodes[1].tail = Vec3(1, 2, 3);
    scene.nodes[1].fileFromNodeBind = Transform(Eigen::Translation3d(1, 0, 0));
    scene.nodes[2].carriesObject = true;
    ImportedMesh mesh;
    mesh.node = 2;
    mesh.mesh.name = "sheet";
    mesh.mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    const std::array<std::uint32_t, 3> corners{0, 1, 2};
    mesh.mesh.addPolygon(corners);
    mesh.mesh.normals.assign(3, Vec3f(0, 0, 1));
    mesh.mesh.uvSets = {{"UVMap", {{0, 0}, {1, 0}, {0, 1}}}};
    mesh.mesh.colorSets = {{"Color", std::vector<Vec4f>(3, Vec4f::Ones())}};
    mesh.mesh.materials = {0};
    mesh.mesh.morphTargets = {{"smile", {1}, {Vec3(0, 0, 1)}}};
    mesh.smoothing.groups = {1};
    mesh.joints = {{0, Transform::Identity()}, {1, Transform(Eigen::Translation3d(0, -1, 0))}};
    mesh.influences.offsets = {0, 1, 2, 4};
    mesh.influences.values = {{0, 1.0F}, {1, 1.0F}, {0, 0.5F}, {1, 0.5F}};
    scene.meshes.push_back(std::move(mesh));
    scene.materials.resize(1);
    scene.materials[0].baseColorTexture = 0;
    scene.textures.resize(1);
    scene.textures[0].data = std::make_shared<const std::vector<std::byte>>(7, std::byte{3});
    ImportedClip clip{
        "nod", {ImportedTrack{1, {{0.5, Vec3(1, 2, 3)}}, {{0.5, Quat(0, 1, 0, 0)}}, {}}}, {}, 30.0};
    clip.morphTracks = {{0, 0, {{0.0, 0.25}}}};
    scene.clips.push_back(std::move(clip));
    scene.upAxis = UpAxis::Z;
    return scene;
}

} // namespace

/// Programs that crash, hang or eat memory, and what they write.
class TestReaderProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inheritsNoFiles() {
        const int open = ::dup(STDERR_FILENO); // without FD_CLOEXEC
        const RunResult result =
            run("for f in 3 4 5 6 7 8 9; do [ -e /proc/$$/fd/$f ] && echo $f; done; true");
        ::close(open);
        QCOMPARE(result.end, RunEnd::Exited);
        QCOMPARE(result.output, std::string());
    }

    void whatItLeavesRunningIsStopped() {
        QElapsedTimer timer;
        timer.start();
        RunLimits limits;
        limits.wallTime = 100ms;
        QCOMPARE(run("sleep 600 & exit 0", limits).end, RunEnd::TimedOut); // its child holds the output open
        QVERIFY(timer.elapsed() < 300'000);
    }

    void abortsAreSeen() {
        const RunResult result = run("kill -ABRT $$");
        QCOMPARE(result.end, RunEnd::Crashed);
        QCOMPARE(result.code, SIGABRT);
    }

    void writesNoFiles() {
        const std::string file = m_folder.path("written").string();
        // The limits may come a moment after it was started.
        const std::string limited =
            "for i in $(seq 600); do [ $(ulimit -n) = 64 ] && break; sleep 0.1; done; ";
        run(limited + "echo much >" + file + "; true");
        std::error_code error;
        const auto size = std::filesystem::file_size(file, error);
        QVERIFY(error || size == 0);
        QCOMPARE(run(limited + "ulimit -n").output, std::string("64\n"));
        QCOMPARE(run(limited + "ulimit -c").output, std::string("0\n"));
    }

    /// What is left to a process once it is confined, tried in one of its own.
    void readersReachNothingElse() {
        std::filesystem::create_directories(m_folder.path("home/below"));
        const auto model = m_folder.write("home/model.off", "OFF");
        const std::string beside = m_folder.write("home/below/beside.txt", "beside").string();
        const std::string other = m_folder.write("other.txt", "other").string();
        std::filesystem::create_symlink("../other.txt", m_folder.path("home/link.txt"));
        const std::string link = m_folder.path("home/link.txt").string();
        const std::string fresh = m_folder.path("home/fresh.txt").string();
        const auto opens = [](const std::string& file, int how) {
            const int opened = ::open(file.c_str(), how, 0600);
            return opened >= 0 && ::close(opened) == 0;
        };
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            const Confinement confined = confineReader(model);
            const bool reads = opens(model.string(), O_RDONLY) && opens(beside, O_RDONLY);
            const bool strays =
                confined.files && (opens(other, O_RDONLY) || opens(link, O_RDONLY) ||
                                   opens("/proc/self/environ", O_RDONLY) || opens("/etc/passwd", O_RDONLY));
            const bool writes = (confined.files || confined.calls) &&
                                (opens(fresh, O_WRONLY | O_CREAT) || opens(beside, O_RDWR) ||
                                 opens(beside, O_RDONLY | O_TRUNC));
            const bool connects = confined.calls && ::socket(AF_INET, SOCK_STREAM, 0) >= 0;
            const bool spreads =
                confined.calls && (::kill(::getppid(), 0) == 0 || ::chmod(beside.c_str(), 0) == 0 ||
                                   ::execl("/bin/true", "true", nullptr) == 0);
            constexpr long kChmodOfNewerKernels = 452; // fchmodat2
            rlimit limit{};
            const bool meddles =
                confined.calls && (::syscall(kChmodOfNewerKernels, AT_FDCWD, beside.c_str(), 0600, 0) == 0 ||
                                   ::syscall(SYS_tgkill, ::getppid(), ::getppid(), 0) == 0 ||
                                   ::prlimit(::getppid(), RLIMIT_CORE, nullptr, &limit) == 0);
            const bool ends = ::syscall(SYS_tgkill, ::getpid(), ::getpid(), 0) == 0; // as abort() does
            ::_exit(meddles          ? 8
                    : !ends          ? 9
                    : !reads         ? 2
                    : strays         ? 3
                    : writes         ? 4
                    : connects       ? 5
                    : spreads        ? 6
                    : confined.calls ? 0
                                     : 7);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        if (WEXITSTATUS(status) == 7) {
            QSKIP("this system cannot take calls from a process");
        }
        QCOMPARE(WEXITSTATUS(status), 0);
        QVERIFY(!std::filesystem::exists(fresh));
    }

    void badReadersBecomeErrors_data() {
        QTest::addColumn<QString>("script");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("hangs") << "exec sleep 600" << ErrorCode::ReaderTimedOut;
        QTest::newRow("crashes") << "kill -SEGV $$" << ErrorCode::ReaderCrashed;
        QTest::newRow("fails") << "exit 1" << ErrorCode::ReaderCrashed;
        QTest::newRow("says nothing") << "exit 0" << ErrorCode::ReaderCrashed;
        QTest::newRow("says nonsense") << "echo SinewS01 and more" << ErrorCode::ReaderCrashed;
    }

    void badReadersBecomeErrors() {
        QFETCH(QString, script);
        QFETCH(ErrorCode, code);
        const auto program = m_folder.write("reader", "#!/bin/sh\n" + script.toStdString() + '\n');
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        Progress progress;
        RunLimits limits;
        limits.wallTime = code == ErrorCode::ReaderTimedOut ? 100ms : 10min;
        const auto read = readInOwnProcess(program, "a.off", progress, limits);
        QVERIFY2(failsWith(read, code), qPrintable(outcome(read)));
        QVERIFY(errorNames(read, "a.off") && errorNames(read, "OFF"));
        const auto none = readInOwnProcess(m_folder.path("none"), "a.off", progress, limits);
        QVERIFY2(failsWith(none, ErrorCode::FileUnreadable), qPrintable(outcome(none)));
    }

    void scenesTravel() {
        const std::string bytes = bytesOf(sampleScene());
        const auto read = readSceneBytes(bytes);
        QVERIFY(read && *read);
        const ImportedFile& scene = **read;
        QCOMPARE(bytesOf(scene), bytes);
        QCOMPARE(scene.nodes.size(), std::size_t{3});
        QCOMPARE(scene.nodes[0].name, std::string("hip"));
        QVERIFY(scene.nodes[1].tail == Vec3(1, 2, 3) && !scene.nodes[0].tail);
        QVERIFY(scene.nodes[1].fileFromNodeBind->translation() == Vec3(1, 0, 0));
        const ImportedMesh& mesh = scene.meshes.at(0);
        QVERIFY(mesh.mesh.vertices[2] == Vec3(0, 1, 0) && mesh.mesh.polygonCount() == 1);
        QVERIFY(mesh.mesh.uvSets[0].values[1] == Vec2f(1, 0));
        QCOMPARE(mesh.mesh.morphTargets[0].name, std::string("smile"));
        QCOMPARE(mesh.influences.at(2).size(), std::size_t{2});
        QCOMPARE(mesh.influences.at(2)[1].weight, 0.5F);
        QVERIFY(mesh.joints[1].jointFromMesh.translation() == Vec3(0, -1, 0));
        QCOMPARE(scene.textures.at(0).data->size(), std::size_t{7});
        QCOMPARE(scene.clips.at(0).tracks.at(0).rotations.at(0).value.x(), 1.0);
        QCOMPARE(scene.clips[0].morphTracks.at(0).weights.at(0).value, 0.25);
        QVERIFY(scene.upAxis == UpAxis::Z);
    }

    void errorsTravel() {
        const auto read = readSceneBytes(bytesOf(fail(ErrorCode::TooManyFaces, {"a.off", "9", "8"})));
        QVERIFY(read && failsWith(*read, ErrorCode::TooManyFaces));
        QCOMPARE(read->error().arguments, (std::vector<std::string>{"a.off", "9", "8"}));
        QVERIFY(!readSceneBytes(bytesOf(fail(ErrorCode::Count))));
    }

    void cutBytesAreRefused() {
        std::string bytes = bytesOf(sampleScene());
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            QVERIFY(!readSceneBytes(std::string_view(bytes).substr(0, length)));
        }
        QVERIFY(!readSceneBytes(bytes + '\0'));
        bytes[7] = '2'; // another version
        QVERIFY(!readSceneBytes(bytes));
    }

    void wrongReferencesAreRefused() {
        const std::vector<void (*)(ImportedFile&)> spoils{
            [](ImportedFile& s) { s.nodes[1].parent = 3; },
            [](ImportedFile& s) { s.nodes[1].parent = -2; },
            [](ImportedFile& s) { s.meshes[0].node = kNone; },
            [](ImportedFile& s) { s.meshes[0].joints[0].node = 3; },
            [](ImportedFile& s) { s.meshes[0].influences.values[0].joint = 2; },
            [](ImportedFile& s) {
                s.meshes[0].influences.offsets = {0, 1, 2};
            },
            [](ImportedFile& s) {
                s.meshes[0].influences.offsets = {0, 2, 1, 4};
            },
            [](ImportedFile& s) { s.meshes[0].influences.offsets.back() = 5; },
            [](ImportedFile& s) {
                s.meshes[0].mesh.polygonOffsets = {0, 4};
            },
            [](ImportedFile& s) { s.meshes[0].mesh.polygonOffsets.clear(); },
            [](ImportedFile& s) { s.meshes[0].mesh.morphTargets[0].vertices = {3}; },
            [](ImportedFile& s) { s.meshes[0].mesh.morphTargets[0].offsets.clear(); },
            [](ImportedFile& s) {
                s.meshes[0].smoothing.groups = {1, 1};
            },
            [](ImportedFile& s) { s.materials[0].emissiveTexture = 1; },
            [](ImportedFile& s) { s.textures[0].fallback = 1; },
            [](ImportedFile& s) { s.clips[0].tracks[0].node = 3; },
            [](ImportedFile& s) { s.clips[0].morphTracks[0].mesh = 1; },
            [](ImportedFile& s) { s.clips[0].morphTracks[0].shape = 1; },
        };
        for (std::size_t i = 0; i < spoils.size(); ++i) {
            ImportedFile scene = sampleScene();
            spoils[i](scene);
            QVERIFY2(!readSceneBytes(bytesOf(std::move(scene))), qPrintable(QString::number(i)));
        }
    }

    void flippedBytesBuildOrAreRefused() {
        const std::string good = bytesOf(sampleScene());
        std::mt19937 dice(17);
        int built = 0;
        for (int round = 0; round < 4000; ++round) {
            std::string bytes = good;
            for (auto flips = 1 + dice() % 3; flips > 0; --flips) {
                const std::size_t at = dice() % bytes.size();
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << dice() % 8));
            }
            auto read = readSceneBytes(bytes);
            if (read && *read) {
                Progress progress;
                built += buildScene(std::move(**read), "a.off", progress) ? 1 : 0;
            }
        }
        QVERIFY2(built > 100 && built < 4000, qPrintable(QString::number(built)));
    }

    void picturesAreEncoded() {
        const std::array<unsigned char, 8> texels{1, 2, 3, 255, 10, 20, 30, 128}; // blue, green, red, alpha
        const auto png = encodePng(2, 1, std::as_bytes(std::span(texels)));
        QCOMPARE(pictureKind(png), std::string("png"));
        constexpr std::size_t kContent = 8 + 25 + 8; // signature, header, length and name
        std::array<unsigned char, 9> row{};
        uLongf size = row.size();
        QCOMPARE(uncompress(row.data(), &size, reinterpret_cast<const Bytef*>(png.data() + kContent),
                            png.size() - kContent),
                 Z_OK);
        QVERIFY(row == (std::array<unsigned char, 9>{0, 3, 2, 1, 255, 30, 20, 10, 128}));
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestReaderProgram, QCoreApplication)

} // namespace testReaderProgram

#include "TestReaderProgram.moc"
