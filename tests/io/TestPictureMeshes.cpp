#include "core/io/ImportScene.h"
#include "core/io/picture/PictureMesh.h"
#include "core/io/png/Png.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

namespace testPictureMeshes {

using namespace sinew;
using namespace sinew::test;

namespace {

using PixelRule = std::function<bool(int, int)>;

PictureMask drawnMask(int width, int height, const PixelRule& drawn) {
    PictureMask mask{width, height, {}};
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            mask.opaque.push_back(drawn(x, y));
        }
    }
    return mask;
}

double areaOfTriangle(const Mesh& mesh, std::size_t t) {
    const auto corners = mesh.polygon(t);
    const Vec3 a = mesh.vertices[corners[1]] - mesh.vertices[corners[0]];
    const Vec3 b = mesh.vertices[corners[2]] - mesh.vertices[corners[0]];
    return 0.5 * (a.x() * b.y() - a.y() * b.x());
}

double areaOfMeshes(const std::vector<Mesh>& meshes) {
    double area = 0.0;
    for (const Mesh& mesh : meshes) {
        for (std::size_t t = 0; t < mesh.polygonCount(); ++t) {
            area += areaOfTriangle(mesh, t);
        }
    }
    return area;
}

/// Vertices - edges + triangles: 1 for a disc, less one for each hole. Counts no edge of three triangles.
int eulerNumber(const Mesh& mesh) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
    for (std::size_t t = 0; t < mesh.polygonCount(); ++t) {
        const auto corners = mesh.polygon(t);
        for (std::size_t i = 0; i < 3; ++i) {
            ++edges[std::minmax(corners[i], corners[(i + 1) % 3])];
        }
    }
    return static_cast<int>(mesh.vertexCount()) - static_cast<int>(edges.size()) +
           static_cast<int>(mesh.polygonCount());
}

std::vector<Mesh> meshesOf(const PictureMask& mask, int density = 40) {
    Progress progress;
    return meshPicture(mask, {16, density}, progress);
}

/// A trunk, and an arm beside it, one pixel off, that joins it at the shoulder.
bool isFigure(int x, int y) {
    const bool trunk = x >= 60 && x < 120 && y >= 10 && y < 190;
    const bool arm = x >= 121 && x < 150 && y >= 40 && y < 180;
    const bool shoulder = x >= 100 && x < 150 && y >= 160 && y < 180;
    return trunk || arm || shoulder;
}

} // namespace

class TestPictureMeshes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shapesKeepTheirTopology_data() {
        QTest::addColumn<int>("shape");
        QTest::addColumn<int>("meshes");
        QTest::addColumn<int>("euler");
        QTest::newRow("square") << 0 << 1 << 1;
        QTest::newRow("ring") << 1 << 1 << 0;
        QTest::newRow("two holes") << 2 << 1 << -1;
        QTest::newRow("arm one pixel from the body") << 3 << 1 << 1;
        QTest::newRow("islands one pixel apart") << 4 << 2 << 1;
        QTest::newRow("islands that touch in a corner") << 5 << 2 << 1;
        QTest::newRow("whole picture") << 6 << 1 << 1;
    }

    void shapesKeepTheirTopology() {
        QFETCH(int, shape);
        QFETCH(int, meshes);
        QFETCH(int, euler);
        const auto far = [](int x, int y, int cx, int cy) { return std::hypot(x - cx, y - cy); };
        const std::vector<PixelRule> shapes{
            [](int x, int y) { return x > 20 && x < 180 && y > 20 && y < 180; },
            [&](int x, int y) { return far(x, y, 100, 100) < 90 && far(x, y, 100, 100) > 40; },
            [&](int x, int y) {
                return far(x, y, 100, 100) < 90 && far(x, y, 70, 100) > 12 && far(x, y, 130, 100) > 20;
            },
            isFigure,
            [](int x, int y) { return x != 100 && y > 20 && y < 180; },
            [](int x, int y) { return (x < 100) == (y < 100) && x > 20 && x < 180 && y > 20 && y < 180; },
            [](int, int) { return true; },
        };
        const PictureMask mask = drawnMask(200, 200, shapes[static_cast<std::size_t>(shape)]);
        const auto pixels = static_cast<double>(std::ranges::count(mask.opaque, true));
        for (const int density : {10, 40, 100}) {
            const std::vector<Mesh> made = meshesOf(mask, density);
            QCOMPARE(static_cast<int>(made.size()), meshes);
            for (const Mesh& mesh : made) {
                QCOMPARE(eulerNumber(mesh), euler);
                for (std::size_t t = 0; t < mesh.polygonCount(); ++t) {
                    QVERIFY(areaOfTriangle(mesh, t) > 0.0);
                }
            }
            QVERIFY2(std::abs(areaOfMeshes(made) - pixels) < 0.005 * pixels,
                     qPrintable(QString::number(areaOfMeshes(made))));
        }
    }

    void densityCounts() {
        const PictureMask mask = drawnMask(200, 200, isFigure);
        const std::size_t coarse = meshesOf(mask, 10)[0].polygonCount();
        const std::size_t fine = meshesOf(mask, 60)[0].polygonCount();
        QVERIFY2(fine > 4 * coarse, qPrintable(QString("%1 %2").arg(coarse).arg(fine)));
        // One pixel is still a mesh.
        const std::vector<Mesh> pixel = meshesOf(drawnMask(1, 1, [](int, int) { return true; }));
        QCOMPARE(pixel.size(), std::size_t{1});
        QCOMPARE(pixel[0].polygonCount(), std::size_t{2});
        QVERIFY(meshesOf(drawnMask(9, 9, [](int, int) { return false; })).empty());
    }

    void picturesAreTextures() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("figure.png");
        const QByteArray bytes =
            pictureOf(200, 100, [](auto x, auto y) { return x >= 50 && x < 150 && y >= 20; });
        QVERIFY(writePicture(path, bytes));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read);
        const Scene& scene = read->scene;
        QCOMPARE(scene.parts.size(), std::size_t{1});
        QCOMPARE(scene.textures.size(), std::size_t{1});
        QCOMPARE(scene.materials.at(0).baseColorTexture, 0);
        QCOMPARE(scene.materials[0].alphaMode, AlphaMode::Blend);
        QVERIFY(scene.textures[0].data &&
                scene.textures[0].data->size() == static_cast<std::size_t>(bytes.size()));
        QCOMPARE(scene.metersPerUnit, 2.0 / 100.0);
        const Aabb box = bounds(scene);
        QVERIFY((box.min - Vec3(-50, 0, 0)).norm() < 0.1 && (box.max - Vec3(50, 80, 0)).norm() < 0.1);
        const Mesh& mesh = *scene.parts[0].mesh;
        QCOMPARE(mesh.uvSets.at(0).values.size(), mesh.cornerCount());
        for (std::size_t c = 0; c < mesh.cornerCount(); ++c) {
            const Vec3& position = mesh.vertices[mesh.corners[c]];
            const Vec2f uv = mesh.uvSets[0].values[c];
            QVERIFY(std::abs(position.x() / 200.0 + 0.5 - static_cast<double>(uv.x())) < 1e-6);
            QVERIFY(std::abs(position.y() / 100.0 - static_cast<double>(uv.y())) < 1e-6);
        }
    }

    void layersLieApart() {
        const QTemporaryDir folder;
        const auto square =
            pictureOf(40, 40, [](auto x, auto y) { return x >= 10 && x < 30 && y >= 10 && y < 30; });
        QVERIFY(writePicture(folder.filePath("body.png"), square));
        QVERIFY(writePicture(folder.filePath("left arm.PNG"), square));
        QVERIFY(writePicture(folder.filePath("doll.layers"),
                             "# back to front\nbody.png\r\n\nleft arm.PNG 12 -3.5\n"));
        Progress progress;
        const auto read = importScene(folder.filePath("doll.layers").toStdString(), progress);
        QVERIFY(read);
        QCOMPARE(read->scene.parts.size(), std::size_t{2});
        QCOMPARE(read->scene.textures.size(), std::size_t{2});
        const Aabb body = bounds(*read->scene.parts[0].mesh);
        const Aabb arm = bounds(*read->scene.parts[1].mesh);
        QVERIFY((arm.min - body.min - Vec3(12, -3.5, 1)).norm() < 1e-9);
        QCOMPARE(read->scene.parts[1].mesh->name, std::string("left arm"));
        QVERIFY(read->scene.parts[0].mesh->materials[0] != read->scene.parts[1].mesh->materials[0]);
        const auto trianglesAt = [&](const QByteArray& density) {
            const bool written =
                writePicture(folder.filePath("one.layers"), "density " + density + "\nbody.png\n");
            const auto one = importScene(folder.filePath("one.layers").toStdString(), progress);
            return written && one ? polygonCount(one->scene) : std::size_t{0};
        };
        QVERIFY(trianglesAt("4") > 0 && trianglesAt("7") > trianglesAt("4"));
    }

    /// Half of the picture is half transparent.
    void whatIsOpaqueCanBeChosen() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("soft.png");
        std::vector<std::byte> texels;
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 40; ++x) {
                const auto alpha = static_cast<std::byte>(x < 20 ? 255 : 100);
                texels.insert(texels.end(), {std::byte(9), std::byte(9), std::byte(9), alpha});
            }
        }
        const std::vector<std::byte> png = encodePng(40, 20, texels);
        QVERIFY(writePicture(
            file, QByteArray(reinterpret_cast<const char*>(png.data()), static_cast<qsizetype>(png.size()))));
        QVERIFY(writePicture(folder.filePath("soft.layers"), "threshold 101\nsoft.png\n"));
        const auto read = [&](const char* name, const PictureMeshing& picture) {
            Progress progress;
            ImportOptions options;
            options.read.picture = picture;
            return importScene(folder.filePath(name).toStdString(), progress, options).value().scene;
        };
        const auto width = [](const Scene& scene) {
            return bounds(scene).extent().x() / bounds(scene).extent().y();
        };
        QVERIFY(std::abs(width(read("soft.png", {100, 40})) - 2.0) < 1e-9);
        QVERIFY(std::abs(width(read("soft.png", {101, 40})) - 1.0) < 1e-9);
        QVERIFY(std::abs(width(read("soft.layers", {16, 40})) - 1.0) < 1e-9); // the text wins
        QVERIFY(polygonCount(read("soft.png", {16, 20})) > 2 * polygonCount(read("soft.png", {16, 5})));
    }

    void pictureWithoutAlphaIsARectangle() {
        const QTemporaryDir folder;
        std::string header;
        appendBigEndian(header, 30);
        appendBigEndian(header, 20);
        header += std::string("\x08\x02\0\0\0", 5); // red, green, blue
        std::string file = kPngSignature;
        appendPngChunk(file, "IHDR", header);
        appendPngChunk(file, "IDAT", pngDeflated(std::string(20 * (30 * 3 + 1), '\0')));
        appendPngChunk(file, "IEND", {});
        const QString path = folder.filePath("photo.png");
        QVERIFY(writePicture(path, QByteArray::fromStdString(file)));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read);
        QVERIFY((bounds(read->scene).extent() - Vec3(30, 20, 0)).norm() < 0.1);
        QVERIFY(std::ranges::any_of(read->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::PictureWithoutAlpha && notice.subject == "photo.png";
        }));
    }

    /// An alpha channel that is opaque everywhere says no more than none.
    void opaqueAlphaIsARectangleToo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("scan.png");
        Progress progress;
        const auto saidOpaque = [&](const QByteArray& picture) {
            const auto read = writePicture(path, picture) ? importScene(path.toStdString(), progress)
                                                          : importScene({}, progress);
            return read && std::ranges::any_of(read->notices, [](const Notice& notice) {
                       return notice.code == NoticeCode::PictureWithoutAlpha;
                   });
        };
        QVERIFY(saidOpaque(pictureOf(30, 20, [](auto, auto) { return true; })));
        QVERIFY(!saidOpaque(pictureOf(30, 20, [](auto x, auto) { return x > 0; })));
    }

    /// A file of 20 kB that would take gigabytes to triangulate.
    void looseDotsAreRefused() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("dots.png");
        QVERIFY(writePicture(path,
                             pictureOf(1500, 1500, [](auto x, auto y) { return x % 2 == 0 && y % 2 == 0; })));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::PictureUnsupported);
        QCOMPARE(read.error().arguments.at(1), std::string("long-outline"));
    }

    /// Each side counts that separates what is opaque from what is not, and from the picture's edge.
    void outlinesHaveALength() {
        QCOMPARE(outlineLength(drawnMask(8, 4, [](int, int) { return false; })), std::size_t{0});
        QCOMPARE(outlineLength(drawnMask(8, 4, [](int, int) { return true; })), std::size_t{24});
        QCOMPARE(outlineLength(drawnMask(9, 9, [](int x, int y) { return x == 4 || y == 4; })),
                 std::size_t{36});
    }

    void badPicturesAreRefused() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("bad.png");
        const QByteArray sound = pictureOf(64, 64, [](auto x, auto) { return x > 20; });
        QByteArray wide = sound;
        wide.replace(16, 4, QByteArray("\0\0\x40\0", 4)); // 16384 pixels
        QByteArray broken = sound;
        broken[broken.size() / 2] = static_cast<char>(~broken[broken.size() / 2]);
        const std::vector<QByteArray> files{wide, broken, sound.left(60), "RIFF....WEBPVP8 ",
                                            pictureOf(64, 64, [](auto, auto) { return false; })};
        for (const QByteArray& file : files) {
            QVERIFY(writePicture(path, file));
            Progress progress;
            const auto read = importScene(path.toStdString(), progress);
            QVERIFY(!read);
            QCOMPARE(read.error().code, ErrorCode::PictureUnsupported);
            QVERIFY(!read.error().arguments.at(1).empty());
        }
    }

    void badLayersAreRefused() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("inner"));
        const QString path = folder.filePath("inner/doll.layers");
        const auto square = pictureOf(8, 8, [](auto x, auto) { return x > 2; });
        QVERIFY(writePicture(folder.filePath("outer.png"), square));
        QVERIFY(writePicture(folder.filePath("inner/a.png"), square));
        const std::vector<std::pair<QByteArray, ErrorCode>> cases{
            {"# nothing\n", ErrorCode::FileBroken},
            {"a.png 1\n", ErrorCode::FileBroken},
            {"a.png 1 2 3\n", ErrorCode::FileBroken},
            {"a.png 1e99 0\n", ErrorCode::FileBroken},
            {"density 3\na.png\n", ErrorCode::FileBroken},
            {"density many\na.png\n", ErrorCode::FileBroken},
            {"threshold 0\na.png\n", ErrorCode::FileBroken},
            {"threshold 256\na.png\n", ErrorCode::FileBroken},
            {"a.jpg\n", ErrorCode::FileBroken},
            {"a.png\nb.png\n", ErrorCode::FileNotFound},
            {"../outer.png\n", ErrorCode::FileOutside},
            {QByteArray("a.png\n").repeated(300), ErrorCode::FileBroken},
        };
        for (const auto& [text, code] : cases) {
            QVERIFY(writePicture(path, text));
            Progress progress;
            const auto read = importScene(path.toStdString(), progress);
            QVERIFY2(!read, text.constData());
            QCOMPARE(read.error().code, code);
        }
    }

    void canceledMakesNothing() {
        struct : Progress {
            bool canceled() const override { return true; }
        } canceled;
        const QTemporaryDir folder;
        const QString path = folder.filePath("figure.png");
        QVERIFY(writePicture(path, pictureOf(64, 64, [](auto x, auto) { return x > 20; })));
        const auto read = importScene(path.toStdString(), canceled);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Canceled);
    }

    /// A picture is 2 m high, so a skeleton that tells its unit is laid into it; one of pixels stays.
    void skeletonsInMetersFit() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("figure.png");
        QVERIFY(writePicture(path, pictureOf(40, 80, [](auto x, auto) { return x > 4; })));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read);
        for (const std::optional<double> meters : {std::optional<double>(1.0), std::optional<double>()}) {
            ImportedSkeleton skeleton;
            skeleton.metersPerUnit = meters;
            Joint joint;
            joint.name = "hips";
            joint.modelFromJointBind.translation() = Vec3(0.0, 1.0, 0.0);
            skeleton.skeleton.joints.push_back(joint);
            Scene scene = read->scene;
            replaceSkeleton(scene, skeleton);
            QCOMPARE(scene.skeleton.position(0).y(), meters ? 40.0 : 1.0);
        }
    }
};

SINEW_TEST(TestPictureMeshes, NoApplication)

} // namespace testPictureMeshes

#include "TestPictureMeshes.moc"
