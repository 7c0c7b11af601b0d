#include "core/io/ExportScene.h"
#include "core/io/source/ReadPicture.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTest>

#include <sys/stat.h>

namespace testPictures {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* kSecret = "THE-SECRET-OF-ANOTHER-FOLDER";

std::string kindOf(const std::string& bytes) {
    const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
    return pictureKind(std::span(data, bytes.size()));
}

/// The head of an uncompressed TGA of 2 x 1 pixels, with as many of them as asked.
std::string tga(int pixels) {
    std::string bytes(18, '\0');
    bytes[2] = 2;
    bytes[12] = 2;
    bytes[14] = 1;
    bytes[16] = 24;
    return bytes + std::string(static_cast<std::size_t>(3 * pixels), 'x');
}

std::string bmp() {
    std::string bytes = "BM" + std::string(52, '\0');
    bytes[14] = 40;
    return bytes;
}

/// A triangle whose material shows an image.
std::string gltfWithImage(const std::string& uri) {
    GltfBuilder file;
    file.json["nodes"] = {{{"name", "thing"}, {"mesh", 0}}};
    const nlohmann::json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"material", 0}}}}}};
    file.json["materials"] = {{{"pbrMetallicRoughness", {{"baseColorTexture", {{"index", 0}}}}}}};
    file.json["textures"] = {{{"source", 0}}};
    file.json["images"] = {{{"uri", uri}}};
    return file.text();
}

std::string fbxWithImage(const std::string& path) {
    FbxBuilder file;
    file.model(1, "thing", "Mesh", 0);
    file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
    file.object("Material", 3, "cloth", "");
    file.connect(3, 1);
    file.object("Texture", 4, "weave", "").children.push_back({"RelativeFilename", {path}, {}});
    file.connect(4, 3, "DiffuseColor");
    return file.binary();
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_outer = std::make_unique<QTemporaryDir>();
        QVERIFY(fs::create_directories(model("maps")) && fs::create_directories(outer("elsewhere")));
        put(outer("secret.png"), markedPng(kSecret));
        put(outer("passwd"), std::string("root:x:0:0:") + kSecret);
        put(model("own.png"), markedPng("OWN"));
        put(model("maps/own space.png"), markedPng("OWN"));
        put(model("notes.txt"), std::string("root:x:0:0:") + kSecret);
        fs::create_symlink("../secret.png", model("link.png"));
        fs::create_directory_symlink("..", model("up"));
        fs::create_symlink("maps/own space.png", model("inner.png"));
        QVERIFY(::mkfifo(model("pipe.png").c_str(), 0600) == 0);
    }

    void kindsAreTold_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* kind, const std::string& bytes) {
            QTest::addRow("%s %d", kind, int(bytes.size()))
                << QByteArray::fromStdString(bytes) << QString(kind);
        };
        row("png", textOf(tinyPng()));
        row("jpg", tinyJpg());
        row("webp", tinyWebP());
        row("ktx2", tinyKtx2());
        row("bmp", bmp());
        row("tga", tga(2));
        row("dds", std::string("DDS \x7c\0\0\0", 8));
        row("tif", std::string("II*\0....", 8));
        row("tif", std::string("MM\0*", 4));
        row("gif", "GIF89a...");
        row("exr", "v/1\x01...");
        row("hdr", "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n");
        row("psd", std::string("8BPS\0\1", 6));
    }

    void kindsAreTold() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, kind);
        QCOMPARE(QString::fromStdString(kindOf(bytes.toStdString())), kind);
    }

    void whatIsNoPictureIsNone_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("accounts") << QByteArray("root:x:0:0:root:/root:/bin/bash\n");
        QTest::newRow("a key") << QByteArray("-----BEGIN OPENSSH PRIVATE KEY-----\n");
        QTest::newRow("a program") << QByteArray("\x7f"
                                                 "ELF\2\1\1\0\0\0\0\0\0\0\0\0\2\0\x3e\0",
                                                 20);
        QTest::newRow("sound") << QByteArray("RIFF\0\0\0\0WAVEfmt ", 16);
        QTest::newRow("words that begin as BMP") << QByteArray("BMW is a maker of cars and motorcycles");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("TGA without its pixels") << QByteArray::fromStdString(tga(1));
    }

    void whatIsNoPictureIsNone() {
        QFETCH(const QByteArray, bytes);
        QCOMPARE(QString::fromStdString(kindOf(bytes.toStdString())), QString());
    }

    void gltfStaysInItsFolder_data() {
        QTest::addColumn<QString>("uri");
        for (const char* uri : {"/etc/passwd",
                                "../secret.png",
                                "..%2Fsecret.png",
                                "%2e%2e/secret.png",
                                "..\\\\secret.png",
                                "maps/../../secret.png",
                                "./maps/./../../secret.png",
                                "link.png",
                                "up/secret.png",
                                "up/model/../secret.png",
                                "pipe.png",
                                "maps",
                                "notes.txt",
                                "up/passwd",
                                "C:\\\\secret.png",
                                "OUTER/secret.png",
                                "file:OUTER/secret.png",
                                "file://OUTER/secret.png",
                                "FILE:///OUTER/secret.png",
                                "http://localhost/own.png",
                                "//localhost/secret.png",
                                "../secret.png\\u0000own.png",
                                "..%2Fsecret.png%00own.png"}) {
            QTest::newRow(uri) << QString(uri);
        }
    }

    void gltfStaysInItsFolder() {
        QFETCH(QString, uri);
        const std::string text = gltfWithImage("URI");
        uri.replace("OUTER", m_outer->path());
        put(model("model.gltf"), QString::fromStdString(text).replace("URI", uri).toStdString());
        Notices notices;
        const QByteArray files = converted("model.gltf", notices);
        QVERIFY2(!files.contains(kSecret) && !files.contains("root:"), qPrintable(uri));
        QVERIFY2(files.contains("glTF") && files.contains("Kaydara"), files.left(300)); // they were written
        QVERIFY(findNotice(notices, NoticeCode::TextureRefused) != nullptr ||
                findNotice(notices, NoticeCode::TextureMissing) != nullptr);
        QVERIFY(findNotice(notices, NoticeCode::TextureNotEmbedded) != nullptr);
    }

    void gltfReadsItsFolder_data() {
        QTest::addColumn<QString>("uri");
        for (const char* uri : {"own.png", "./own.png", "maps/../own.png", "maps/own%20space.png",
                                "inner.png", "up/model/own.png", "maps\\\\own space.png"}) {
            QTest::newRow(uri) << QString(uri);
        }
    }

    void gltfReadsItsFolder() {
        QFETCH(const QString, uri);
        put(model("model.gltf"),
            QString::fromStdString(gltfWithImage("URI")).replace("URI", uri).toStdString());
        Notices notices;
        const QByteArray files = converted("model.gltf", notices);
        QCOMPARE(files.count("OWN"), 3); // in FBX, GLB and beside glTF
        QVERIFY(findNotice(notices, NoticeCode::TextureNotEmbedded) == nullptr);
    }

    void buffersStayInTheFolder_data() {
        QTest::addColumn<QString>("uri");
        QTest::addColumn<int>("error");
        const auto row = [](const char* uri, ErrorCode code) {
            QTest::newRow(uri) << QString(uri) << int(code);
        };
        row("../buffer.bin", ErrorCode::FileOutside);
        row("%2E%2E%2Fbuffer.bin", ErrorCode::FileOutside);
        row("OUTER/buffer.bin", ErrorCode::FileOutside);
        row("up/buffer.bin", ErrorCode::FileOutside);
        row("linked.bin", ErrorCode::FileOutside);
        row("file:///OUTER/buffer.bin", ErrorCode::FileOutside);
        row("/dev/zero", ErrorCode::FileOutside);
        row("pipe.png", ErrorCode::FileUnreadable);
        row("maps", ErrorCode::FileUnreadable);
        row("none.bin", ErrorCode::FileNotFound);
        row("buffer.bin", ErrorCode::Count); // reads
    }

    void buffersStayInTheFolder() {
        QFETCH(QString, uri);
        QFETCH(const int, error);
        uri.replace("OUTER", m_outer->path());
        const std::vector<float> vertices{0, 0, 0, 1, 0, 0, 0, 1, 0};
        const std::string bytes(reinterpret_cast<const char*>(vertices.data()), 36);
        put(outer("buffer.bin"), bytes);
        put(model("buffer.bin"), bytes);
        fs::create_symlink("../buffer.bin", model("linked.bin"));
        nlohmann::json file = nlohmann::json::parse(gltfWithImage("own.png"));
        file["buffers"][0]["uri"] = uri.toStdString();
        put(model("model.gltf"), file.dump());
        Progress progress;
        const auto read = importScene(model("model.gltf"), progress);
        if (error == int(ErrorCode::Count)) {
            QVERIFY2(read, qPrintable(outcome(read)));
            return;
        }
        QVERIFY2(failsWith(read, static_cast<ErrorCode>(error)), qPrintable(outcome(read)));
    }

    void onlyFilesWithPicturesAreTaken_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::newRow("text") << "notes.txt"
                              << "no picture";
        QTest::newRow("text above") << "../passwd"
                                    << "outside";
        QTest::newRow("the system's") << "/etc/passwd"
                                      << "outside";
        QTest::newRow("folder") << "maps"
                                << "no file";
        QTest::newRow("pipe") << "pipe.png"
                              << "no file";
        QTest::newRow("device without end") << "/dev/zero"
                                            << "outside";
        QTest::newRow("terminal") << "/dev/tty"
                                  << "outside";
        QTest::newRow("environment") << "/proc/self/environ"
                                     << "outside";
    }

    void onlyFilesWithPicturesAreTaken() {
        QFETCH(const QString, path);
        QFETCH(const QString, reason);
        put(model("model.fbx"), fbxWithImage(path.toStdString()));
        Notices notices;
        const QByteArray files = converted("model.fbx", notices);
        QVERIFY(!files.contains(kSecret) && !files.contains("root:") && !files.contains("PATH="));
        const Notice* refused = findNotice(notices, NoticeCode::TextureRefused);
        QVERIFY(refused != nullptr);
        QCOMPARE(refused->arguments.at(0), path.toStdString());
        QCOMPARE(QString::fromStdString(refused->arguments.at(1)), reason);
        QVERIFY(findNotice(notices, NoticeCode::TextureNotEmbedded) != nullptr);
    }

    void embeddedTextIsNotWritten() {
        put(model("model.gltf"), gltfWithImage(dataUri("image/png", kSecret)));
        Notices notices;
        QVERIFY(!converted("model.gltf", notices).contains(kSecret));
        QCOMPARE(findNotice(notices, NoticeCode::TextureRefused)->arguments.at(1), std::string("no picture"));
    }

private:
    fs::path outer(const std::string& name) const { return fs::path(m_outer->path().toStdString()) / name; }
    fs::path model(const std::string& name) const { return outer("model") / name; }
    static void put(const fs::path& file, const std::string& bytes) {
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    /// What all formats that hold pictures make of a file, written elsewhere.
    QByteArray converted(const std::string& name, Notices& notices) const {
        Progress progress;
        const auto read = importScene(model(name), progress);
        if (!read) {
            return outcome(read).toUtf8();
        }
        notices = read->notices;
        for (const char* target : {"out.fbx", "out.glb", "out.gltf"}) {
            const auto written = exportScene(read->scene, outer("elsewhere") / target, {}, progress);
            if (!written) {
                return outcome(written).toUtf8();
            }
            notices.insert(notices.end(), written->begin(), written->end());
        }
        QByteArray all;
        const QDir folder(QString::fromStdString(outer("elsewhere").string()));
        for (const QString& file : folder.entryList(QDir::Files)) {
            QFile in(folder.filePath(file));
            all += in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("unreadable");
        }
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_outer;
};

SINEW_TEST(TestPictures, QCoreApplication)

} // namespace testPictures

#include "TestPictures.moc"
