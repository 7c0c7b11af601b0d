#include "core/io/source/ReadPicture.h"
#include "tests/io/support/FormatFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <cstring>

namespace testImportFormats {

using namespace sinew;
using namespace sinew::test;

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

template<typename T>
void append(std::string& bytes, T value, bool bigEndian) {
    std::array<char, sizeof(T)> raw{};
    std::memcpy(raw.data(), &value, sizeof(T));
    if (bigEndian) {
        std::reverse(raw.begin(), raw.end());
    }
    bytes.append(raw.data(), raw.size());
}

std::string binaryPly(bool bigEndian) {
    std::string bytes = "ply\nformat binary_";
    bytes += bigEndian ? "big" : "little";
    bytes += "_endian 1.0\ncomment made by hand\nelement vertex 4\nproperty float x\nproperty float y\n"
             "property double z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\n"
             "element face 1\nproperty list uchar int vertex_indices\nend_header\n";
    for (const auto& [x, y] : {std::pair{0.0F, 0.0F}, {1.0F, 0.0F}, {1.0F, 1.0F}, {0.0F, 1.0F}}) {
        append(bytes, x, bigEndian);
        append(bytes, y, bigEndian);
        append(bytes, 0.5, bigEndian);
        bytes += std::string("\xFF\0\x33", 3);
    }
    bytes += '\4';
    for (std::int32_t p = 0; p < 4; ++p) {
        append(bytes, p, bigEndian);
    }
    return bytes;
}

} // namespace

class TestImportFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void objKeepsItsOwnVerticesAndPolygons() {
        m_folder.write("things.mtl", kMtl);
        const auto read = m_folder.scene("things.obj", kObj);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.size(), std::size_t{2});
        const Mesh& floor = *read->scene.parts[0].mesh;
        const Mesh& star = *read->scene.parts[1].mesh;
        QCOMPARE(floor.name, std::string("floor"));
        QCOMPARE(floor.vertexCount(), std::size_t{5}); // the unused one included
        QCOMPARE(floor.polygonCount(), std::size_t{1});
        QCOMPARE(floor.polygon(0).size(), std::size_t{4});
        QVERIFY(floor.normals[0] == Vec3f(0, 1, 0));
        QVERIFY(floor.uvSets.at(0).values[1] == Vec2f(1, 1));
        // Three vertices of its own and three of the floor's; (0,0,0) twice, as in the file.
        QCOMPARE(star.vertexCount(), std::size_t{6});
        QCOMPARE(star.polygonCount(), std::size_t{2});
        QCOMPARE(star.polygon(1).size(), std::size_t{5});
        QVERIFY(distance(star.vertices[star.polygon(1)[4]], {1, 2, 0}) < 1e-12 ||
                distance(star.vertices[star.polygon(1)[4]], {2, 1, 0}) < 1e-12);
        QCOMPARE(findNotice(read->notices, NoticeCode::LinesAndVerticesDropped)->count, std::size_t{1});
    }

    void objMaterials() {
        m_folder.write("things.mtl", kMtl);
        m_folder.write("bump.png", textOf(tinyPng()));
        const auto read = m_folder.scene("things.obj", kObj);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene& scene = read->scene;
        QCOMPARE(scene.materials.size(), std::size_t{2});
        const Material& wood = scene.materials[static_cast<std::size_t>(scene.parts[0].mesh->materials[0])];
        QCOMPARE(wood.name, std::string("wood"));
        QCOMPARE(wood.roughness, 0.5F);
        QCOMPARE(wood.metallic, 0.25F);
        const Texture& picture = scene.textures.at(static_cast<std::size_t>(wood.baseColorTexture));
        QCOMPARE(picture.path, std::string("missing picture.png"));
        QCOMPARE(picture.extension, std::string("png"));
        QCOMPARE(findNotice(read->notices, NoticeCode::TextureMissing)->arguments.at(0), picture.path);
        const Texture& bump = scene.textures.at(static_cast<std::size_t>(wood.normalTexture));
        const auto found = findPicture(bump, scene.sourceFile);
        QVERIFY(found && std::filesystem::equivalent(found->file, m_folder.path("bump.png")));
        const Material& glass = scene.materials[static_cast<std::size_t>(scene.parts[1].mesh->materials[0])];
        QCOMPARE(glass.baseColor, Vec4f(0.25F, 0.5F, 0.75F, 0.5F));
        QCOMPARE(glass.alphaMode, AlphaMode::Blend);
    }

    void objIndicesOutOfRange() {
        const auto read =
            m_folder.scene("wild.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf 1 2 99\nf 1 2 -9\nf 0 1 2\n"
                                       "f a b c\nf 1 2\nv nan 0 0\nf 1 2 4\n");
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts[0].mesh->polygonCount(), std::size_t{2});
        QCOMPARE(findNotice(read->notices, NoticeCode::PolygonsOutOfRangeDropped)->count, std::size_t{4});
        QCOMPARE(findNotice(read->notices, NoticeCode::LinesAndVerticesDropped)->count, std::size_t{1});
        QCOMPARE(findNotice(read->notices, NoticeCode::NonFiniteVerticesMoved)->count, std::size_t{1});
        QVERIFY(failsWith(m_folder.scene("points.obj", "v 0 0 0\nv 1 0 0\n"), ErrorCode::NoFaces));
        QVERIFY(failsWith(m_folder.scene("nothing.obj", "# nothing\n"), ErrorCode::NoMesh));
    }

    void objIsText() {
        QVERIFY(failsWith(m_folder.scene("binary.obj", std::string_view("v 0 0 0\0f", 9)),
                          ErrorCode::FileBroken));
    }

    void handMadeTextsAreRead_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const QByteArray obj("v 0 0 0\nv 1 0 0\nv 0 1.5 0\nf 1 2 3\n");
        const QByteArray ply("ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
                             "property float z\nelement face 1\nproperty list uchar int vertex_indices\n"
                             "end_header\n0 0 0\n1 0 0\n0 1.5 0\n3 0 1 2\n");
        const QByteArray mark("\xEF\xBB\xBF");
        const auto oldMac = [](QByteArray text) { return text.replace('\n', '\r'); };
        QByteArray wide("\xFF\xFE");
        for (const char c : obj) {
            wide += QByteArray(1, c) + QByteArray(1, '\0');
        }
        QTest::newRow("OBJ, old Mac") << "a.obj" << oldMac(obj);
        QTest::newRow("OBJ, byte order mark") << "a.obj" << mark + obj;
        QTest::newRow("OBJ, UTF-16") << "a.obj" << wide;
        QTest::newRow("OBJ, capitals and commas")
            << "a.obj" << QByteArray(obj).replace("1.5", "1,5").toUpper();
        QTest::newRow("PLY, old Mac") << "a.ply" << oldMac(ply);
        QTest::newRow("PLY, byte order mark") << "a.ply" << mark + ply;
        QTest::newRow("PLY, capitals and commas")
            << "a.ply" << QByteArray(ply).toUpper().replace("1.5", "1,5");
    }

    void handMadeTextsAreRead() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const auto read = m_folder.scene(name.toStdString(), text.toStdString());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Mesh& mesh = *read->scene.parts.at(0).mesh;
        QCOMPARE(mesh.vertexCount(), std::size_t{3});
        QCOMPARE(mesh.polygonCount(), std::size_t{1});
        QVERIFY(distance(mesh.vertices[2], {0, 1.5, 0}) < 1e-6);
        QVERIFY(findNotice(read->notices, NoticeCode::NonFiniteVerticesMoved) == nullptr);
    }

    void handMadeMaterialsAreRead() {
        m_folder.write("odd.mtl", "\xEF\xBB\xBFNewMtl red\rKD 1 0,5 0\rTR 0.25\rMap_Kd skin.png\r");
        const auto read =
            m_folder.scene("odd.obj", "MtlLib odd.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nUseMtl red\nf 1 2 3\n");
        QVERIFY2(read, qPrintable(outcome(read)));
        const Material& red = read->scene.materials.at(0);
        QCOMPARE(red.name, std::string("red"));
        QCOMPARE(red.baseColor, Vec4f(1.0F, 0.5F, 0.0F, 0.75F));
        QCOMPARE(read->scene.textures.at(static_cast<std::size_t>(red.baseColorTexture)).path,
                 std::string("skin.png"));
    }

    void plyBinaryAndText() {
        const std::string text =
            "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
            "property float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\n"
            "element face 1\nproperty list uchar int vertex_indices\nend_header\n"
            "0 0 0.5 255 0 51\n1 0 0.5 255 0 51\n1 1 0.5 255 0 51\n0 1 0.5 255 0 51\n4 0 1 2 3\n";
        for (const std::string& bytes : {binaryPly(false), binaryPly(true), text}) {
            const auto read = m_folder.scene("quad.ply", bytes);
            QVERIFY2(read, qPrintable(outcome(read)));
            const Mesh& mesh = *read->scene.parts[0].mesh;
            QCOMPARE(mesh.vertexCount(), std::size_t{4});
            QCOMPARE(mesh.polygon(0).size(), std::size_t{4});
            QVERIFY(distance(mesh.vertices[2], {1, 1, 0.5}) < 1e-12);
            QVERIFY(mesh.colorSets.at(0).values[0].isApprox(Vec4f(1.0F, 0.0F, 0.2F, 1.0F)));
        }
    }

    void plyLies_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* tag, const char* from, const char* to) {
            QTest::newRow(tag) << QByteArray(from) << QByteArray(to);
        };
        row("too many points", "vertex 4", "vertex 4000000000");
        row("negative count", "vertex 4", "vertex -4");
        row("too many faces", "face 1", "face 2");
        row("unknown type", "property double z", "property quad z");
        row("no coding", "binary_little_endian", "binary_middle_endian");
        row("no end", "end_header", "end_heeder");
        row("another magic", "ply\n", "plx\n");
    }

    void plyLies() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const auto read =
            m_folder.scene("lie.ply", replaced(binaryPly(false), from.toStdString(), to.toStdString()));
        QVERIFY2(failsWith(read, ErrorCode::FileBroken), qPrintable(outcome(read)));
    }

    void stlIsWelded() {
        const auto facet = [](const char* a, const char* b, const char* c) {
            return std::string("facet normal 0 0 1\nouter loop\nvertex ") + a + "\nvertex " + b +
                   "\nvertex " + c + "\nendloop\nendfacet\n";
        };
        const std::string text = "solid quad\n" + facet("0 0 0", "1 0 0", "1 1 0") +
                                 facet("0 0 0", "1 1 0", "0 1 0") + "endsolid quad\n";
        const auto read = m_folder.scene("quad.stl", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts[0].mesh->vertexCount(), std::size_t{4});
        QCOMPARE(read->scene.parts[0].mesh->polygonCount(), std::size_t{2});
    }

    void daeStandsUp() {
        const auto read = m_folder.scene("quad.dae", kDae);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene& scene = read->scene;
        QCOMPARE(scene.metersPerUnit, 0.01);
        QCOMPARE(scene.sourceUpAxis, UpAxis::Z);
        const Mesh& mesh = *scene.parts.at(0).mesh;
        QCOMPARE(mesh.vertexCount(), std::size_t{4});
        QCOMPARE(mesh.polygon(0).size(), std::size_t{4});
        QVERIFY(distance(mesh.vertices[2], {1, 2, 0}) < 1e-12);
        QVERIFY(mesh.uvSets.at(0).values[3] == Vec2f(1, 1));
        QCOMPARE(scene.materials[static_cast<std::size_t>(mesh.materials[0])].name,
                 std::string("Skin & Bone"));
        QCOMPARE(scene.materials[0].baseColor, Vec4f(0.5F, 0.25F, 0.125F, 1.0F));
        // X up: the file's x is our y.
        const auto lying = m_folder.scene("x.dae", replaced(kDae, "Z_UP", "X_UP"));
        QCOMPARE(lying->scene.sourceUpAxis, UpAxis::X);
        QVERIFY(distance(lying->scene.parts[0].mesh->vertices[2], {0, 1, 2}) < 1e-12);
    }

    void daeSkinAndClip() {
        const auto read = m_folder.scene("quad.dae", kDae);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene& scene = read->scene;
        QCOMPARE(scene.skeleton.size(), std::size_t{2});
        QCOMPARE(scene.skeleton.joints[1].name, std::string("Top"));
        QVERIFY(distance(scene.skeleton.position(1), {0, 1, 0}) < 1e-12);
        const SkinWeights& weights = *scene.parts[0].weights;
        QCOMPARE(weights.at(0)[0], (Influence{0, 1.0F}));
        QCOMPARE(weights.at(2).size(), std::size_t{2});
        QCOMPARE(weights.at(2)[1], (Influence{1, 0.5F}));
        QCOMPARE(weights.at(3)[0], (Influence{1, 1.0F}));
        const Clip& clip = scene.clips.at(0);
        QCOMPARE(clip.name, std::string("nod"));
        // A quarter turn about the file's x, which is ours too.
        const Quat turn = clip.tracks.at(0).rotations.at(1).value;
        QVERIFY(distance(turn * Vec3::UnitY(), Vec3::UnitZ()) < 1e-9);
    }

    void daeTrouble_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("reads");
        const auto row = [](const char* tag, const char* from, const char* to, bool reads) {
            QTest::newRow(tag) << QByteArray(from) << QByteArray(to) << reads;
        };
        row("corner of no point", "<p>0 0", "<p>77 0", false);
        row("coordinate of no table", "<p>0 0", "<p>0 99", true);
        row("huge stride", "stride=\"3\"", "stride=\"4000000000\"", false);
        row("huge offset", "offset=\"1\"", "offset=\"4000000000\"", true);
        row("polygon beyond the list", "<vcount>4<", "<vcount>4000000000<", false);
        row("weight of no table", "<v>0 0", "<v>0 9", true);
        row("weight of no joint", "<v>0 0", "<v>9 0", true);
        row("bind matrix cut short", "count=\"32\">1 0", "count=\"32\">x 0", true);
        row("joint of no node", ">hip top<", ">hop top<", true);
        row("time backwards", ">0 1</float_array></source>\n  <source id=\"ao\"",
            ">1 0</float_array></source>\n  <source id=\"ao\"", true);
        row("mesh of no geometry", "source=\"#g\"", "source=\"#nowhere\"", false);
        row("unclosed", "</visual_scene>", "", false);
        row("no COLLADA", "<COLLADA", "<HTML", false);
    }

    void daeTrouble() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, reads);
        const auto read = m_folder.scene("trouble.dae", replaced(kDae, from.toStdString(), to.toStdString()));
        QVERIFY2(read.has_value() == reads, qPrintable(outcome(read)));
    }

    void daeInstancesMayNotLoop() {
        const auto read = m_folder.scene(
            "loop.dae", replaced(kDae, "<translate>0 0 1</translate>", "<instance_node url=\"#n1\"/>"));
        QVERIFY2(failsWith(read, ErrorCode::SkeletonCycle), qPrintable(outcome(read)));
        QVERIFY(errorNames(read, "n1"));
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestImportFormats, QCoreApplication)

} // namespace testImportFormats

#include "TestImportFormats.moc"
