#include "core/io/ExportScene.h"
#include "core/io/export/ExportInput.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/FrameRate.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testMotionFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The rich scene; its clip has a key on each of the first frames of a rate and moves two shapes.
Scene animatedAt(double frameRate, bool stated) {
    Scene scene = richScene();
    Clip& clip = scene.clips[0];
    clip.frameRate = stated ? frameRate : 0.0;
    JointTrack& knee = clip.tracks[0];
    for (std::size_t k = 0; k < knee.rotations.size(); ++k) {
        const double seconds = static_cast<double>(k) / frameRate;
        knee.rotations[k].seconds = seconds;
        knee.translations[k].seconds = seconds;
    }
    clip.duration = knee.rotations.back().seconds;
    clip.morphTracks = {{0, 0, {{0.0, 0.0}, {3.0 / frameRate, 1.0}, {5.0 / frameRate, 0.25}}},
                        {0, 1, {{0.0, 0.5}, {4.0 / frameRate, 1.5}}}};
    return scene;
}

/// How far the keys of the curves in a written file are beside whole frames, at most; -1 without any key.
double besideFrames(const std::string& bytes, double frameRate) {
    const Expected<FbxNode> root = readFbxNodes(bytes, "file");
    double worst = -1.0;
    for (const FbxNode& object : root->child("Objects")->children) {
        for (const std::int64_t time : fbxIntegers(object.child("KeyTime"))) {
            const double frame = fbxSeconds(static_cast<double>(time)) * frameRate;
            worst = std::max(worst, std::abs(frame - std::round(frame)));
        }
    }
    return worst;
}

std::string bytesOf(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString difference(const std::vector<MorphTrack>& a, const std::vector<MorphTrack>& b, double tolerance) {
    if (a.size() != b.size()) {
        return QString("%1 tracks and %2").arg(a.size()).arg(b.size());
    }
    for (std::size_t t = 0; t < a.size(); ++t) {
        if (a[t].part != b[t].part || a[t].shape != b[t].shape || b[t].weights.empty()) {
            return QString("track %1 drives another shape").arg(t);
        }
        // Formats may add keys, as long as the line stays.
        for (double time = 0.0; time < 0.3; time += 0.01) {
            const double off = std::abs(weightAt(a[t].weights, time) - weightAt(b[t].weights, time));
            if (off > tolerance) {
                return QString("track %1 is off by %2 at %3 s").arg(t).arg(off).arg(time);
            }
        }
    }
    return {};
}

/// A mesh of one square with two shapes, driven by curves in percent.
FbxBuilder shapesInPercent(double full) {
    FbxBuilder file;
    file.setting("TimeMode", 11.0);
    file.model(1, "face", "Mesh", 0);
    file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, {0, 1, 2, ~3});
    file.connect(3, 2);
    file.object("Deformer", 3, "blend", "BlendShape");
    for (const std::int64_t shape : {10, 20}) {
        file.connect(shape, 3);
        file.object("Deformer", shape, "channel" + std::to_string(shape), "BlendShapeChannel")
            .children.push_back({"FullWeights", {std::vector<double>{full}}, {}});
        if (shape == 20) {
            file.connect(shape + 1, shape);
            FbxNode& geometry = file.object("Geometry", shape + 1, "shape", "Shape");
            geometry.children.push_back({"Indexes", {std::vector<std::int32_t>{2}}, {}});
            geometry.children.push_back({"Vertices", {std::vector<double>{0, 0, 1}}, {}});
        }
    }
    file.object("AnimationStack", 30, "smile", "");
    file.object("AnimationLayer", 31, "base", "");
    file.connect(31, 30);
    for (const std::int64_t shape : {10, 20}) {
        file.object("AnimationCurveNode", shape + 2, "DeformPercent", "");
        file.connect(shape + 2, 31);
        file.connect(shape + 2, shape, "DeformPercent");
        FbxNode& curve = file.object("AnimationCurve", shape + 3, "", "");
        curve.children.push_back({"KeyTime", {std::vector<std::int64_t>{fbxTime(0.5), fbxTime(1.0)}}, {}});
        curve.children.push_back({"KeyValueFloat", {std::vector<float>{0.0F, 50.0F}}, {}});
        file.connect(shape + 3, shape + 2, "d|DeformPercent");
    }
    return file;
}

/// A triangle with two targets whose weights an animation moves.
GltfBuilder gltfFace(const std::string& interpolation, const std::vector<float>& weights) {
    GltfBuilder file;
    const std::vector<Vec3> vertices{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    const std::vector<Vec3> offsets{{0, 0, 1}, {0, 0, 0}, {0, 0, 0}};
    file.json["scenes"] = {{{"nodes", {0}}}};
    file.json["nodes"] = {{{"mesh", 0}, {"name", "face"}}};
    const auto target = [&] { return nlohmann::json{{"POSITION", file.vertices(offsets)}}; };
    const nlohmann::json targets = {target(), target()};
    const nlohmann::json attributes = {{"POSITION", file.vertices(vertices)}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}, {"targets", targets}}}}}};
    const std::size_t times = file.floats("SCALAR", 1, {0.0F, 0.04F});
    const std::size_t values = file.floats("SCALAR", 1, weights);
    file.json["animations"] = {
        {{"name", "talk"},
         {"samplers", {{{"input", times}, {"output", values}, {"interpolation", interpolation}}}},
         {"channels", {{{"sampler", 0}, {"target", {{"node", 0}, {"path", "weights"}}}}}}}};
    return file;
}

} // namespace

class TestMotionFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysTellTheRate_data() {
        QTest::addColumn<std::vector<double>>("times");
        QTest::addColumn<double>("rate");
        using Times = std::vector<double>;
        QTest::newRow("nothing") << Times{} << 0.0;
        QTest::newRow("one pose") << Times{0.0, 0.0} << 0.0;
        QTest::newRow("whole seconds fit all") << Times{0.0, 1.0, 2.0} << kDefaultFrameRate;
        QTest::newRow("24") << Times{0.0, 1.0 / 24, 2.0 / 24} << 24.0;
        QTest::newRow("24, as floats")
            << Times{static_cast<double>(5000.0F / 24), static_cast<double>(1.0F / 24)} << 24.0;
        QTest::newRow("25") << Times{0.04, 0.08} << 25.0;
        QTest::newRow("29.97") << Times{10.01 / 30, 20.02 / 30} << 30.0 / 1.001;
        QTest::newRow("60") << Times{0.0, 1.0 / 60} << 60.0;
        QTest::newRow("none") << Times{0.0, 0.0123} << 0.0;
        const auto every = [](double rate, std::size_t count) {
            Times times;
            for (std::size_t frame = 0; frame < count; ++frame) {
                times.push_back(static_cast<double>(static_cast<float>(static_cast<double>(frame) / rate)));
            }
            return times;
        };
        QTest::newRow("240, as floats") << every(240.0, 481) << 240.0;
        QTest::newRow("240, ten minutes of floats") << every(240.0, 144001) << 240.0;
        QTest::newRow("90") << every(90.0, 50) << 90.0;
        QTest::newRow("too few for a rate") << Times{0.0, 0.0123, 0.0246} << 0.0;
        QTest::newRow("uneven") << Times{0.0, 0.0123, 0.0246, 0.0369, 0.04, 0.0492} << 0.0;
        QTest::newRow("now and then") << Times{0.0, 0.0123, 0.123, 0.246, 0.369, 0.492} << 0.0;
    }

    void keysTellTheRate() {
        QFETCH(std::vector<double>, times);
        QFETCH(double, rate);
        QCOMPARE(frameRateOf(times), rate);
    }

    void fbxStatesItsRate_data() {
        QTest::addColumn<double>("mode");
        QTest::addColumn<double>("custom");
        QTest::addColumn<double>("rate");
        QTest::newRow("24") << 11.0 << -1.0 << 24.0;
        QTest::newRow("25") << 10.0 << -1.0 << 25.0;
        QTest::newRow("30") << 6.0 << 25.0 << 30.0;
        QTest::newRow("NTSC") << 9.0 << -1.0 << 30.0 / 1.001;
        QTest::newRow("custom") << 14.0 << 12.5 << 12.5;
        QTest::newRow("left open: by the keys") << 0.0 << -1.0 << 30.0; // 0.5 s and 1 s
        QTest::newRow("nonsense") << 1e300 << -1.0 << 30.0;
        QTest::newRow("custom nonsense") << 14.0 << -5.0 << 30.0;
    }

    void fbxStatesItsRate() {
        QFETCH(double, mode);
        QFETCH(double, custom);
        QFETCH(double, rate);
        FbxBuilder file = shapesInPercent(100.0);
        file.root().children[1].children[0].children.clear();
        file.setting("TimeMode", mode);
        file.setting("CustomFrameRate", custom);
        const auto read = m_folder.scene("rate.fbx", file.binary());
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(read->scene.clips.at(0).frameRate, rate);
    }

    void rateAndKeysSurvive_data() {
        QTest::addColumn<double>("rate");
        QTest::addColumn<bool>("stated");
        for (const double rate : {24.0, 25.0, 30.0, 50.0, 60.0, 30.0 / 1.001}) {
            QTest::addRow("%g", rate) << rate << true;
        }
        QTest::newRow("12.5") << 12.5 << true;
        QTest::newRow("24 by the keys") << 24.0 << false;
        QTest::newRow("25 by the keys") << 25.0 << false;
    }

    void rateAndKeysSurvive() {
        QFETCH(double, rate);
        QFETCH(bool, stated);
        const Scene scene = animatedAt(rate, stated);
        Progress progress;
        Scene before = scene;
        for (const char* name : {"one.fbx", "two.glb", "three.fbx"}) {
            QVERIFY(exportScene(before, m_folder.path(name), {}, progress));
            if (std::string(name).ends_with(".fbx")) {
                const double beside = besideFrames(bytesOf(m_folder.path(name)), rate);
                QVERIFY2(beside >= 0.0 && beside < 1e-3, qPrintable(QString::number(beside)));
            }
            const auto read = importScene(m_folder.path(name), progress);
            QCOMPARE(outcome(read), QString("ok"));
            const Clip& clip = read->scene.clips.at(0);
            // glTF states no rate, and keys tell the usual ones alone: 12.5 looks like 25 there.
            const double expected = rate == 12.5 && std::string(name).ends_with(".glb") ? 25.0 : rate;
            QVERIFY2(std::abs(clip.frameRate - expected) < 1e-3, qPrintable(QString::number(clip.frameRate)));
            QCOMPARE(difference(scene.clips[0].morphTracks, clip.morphTracks, 1e-5), QString());
            before = read->scene;
            before.clips[0].frameRate = rate;
        }
    }

    void clipsOfDifferentRates() {
        ExportClip slow{"slow", 1.0, {}};
        slow.frameRate = 24.0;
        ExportClip fast{"fast", 1.0, {}};
        fast.frameRate = 60.0;
        QCOMPARE(commonFrameRate({}), kDefaultFrameRate);
        QCOMPARE(commonFrameRate({slow, ExportClip{"any", 1.0, {}}}), 24.0);
        QCOMPARE(commonFrameRate({slow, fast}), 60.0);
        fast.morphTracks = {{0, 0, {{0.0, 0.0}, {1.0 / 24, 1.0}}}};
        QCOMPARE(commonFrameRate({slow, fast}), 24.0); // all keys are on its frames
    }

    void percentBecomesWeight() {
        for (const double full : {100.0, 200.0}) {
            const auto read = m_folder.scene("percent.fbx", shapesInPercent(full).binary());
            QCOMPARE(outcome(read), QString("ok"));
            // The channel without a shape drives nothing, and shifts nothing.
            const Clip& clip = read->scene.clips.at(0);
            QCOMPARE(clip.morphTracks.size(), std::size_t{1});
            QCOMPARE(clip.morphTracks[0].part, 0);
            QCOMPARE(clip.morphTracks[0].shape, 0);
            QCOMPARE(clip.morphTracks[0].weights.size(), std::size_t{2});
            QCOMPARE(clip.morphTracks[0].weights[0].seconds, 0.5);
            QCOMPARE(clip.morphTracks[0].weights[1].value, 50.0 / full);
            QCOMPARE(clip.duration, 1.0);
            QVERIFY(findNotice(read->notices, NoticeCode::AnimationIgnored) == nullptr);
        }
    }

    void gltfWeightsBecomeTracks() {
        const auto linear = m_folder.scene("talk.gltf", gltfFace("LINEAR", {0.0F, 1.0F, 0.5F, 0.25F}).text());
        QCOMPARE(outcome(linear), QString("ok"));
        const Clip& clip = linear->scene.clips.at(0);
        QCOMPARE(clip.frameRate, 25.0);
        QCOMPARE(clip.morphTracks.size(), std::size_t{2});
        QCOMPARE(weightAt(clip.morphTracks[0].weights, 0.04), 0.5);
        QCOMPARE(weightAt(clip.morphTracks[1].weights, 0.0), 1.0);
        QCOMPARE(weightAt(clip.morphTracks[1].weights, 0.04), 0.25);
        QVERIFY(findNotice(linear->notices, NoticeCode::AnimationIgnored) == nullptr);

        // Tangents stand around the values of all targets: a0 a1, v0 v1, b0 b1.
        const std::vector<float> spline{0, 0, 0.0F, 1.0F, 0, 0, 0, 0, 0.5F, 0.25F, 0, 0};
        const auto cubic = m_folder.scene("cubic.gltf", gltfFace("CUBICSPLINE", spline).text());
        QCOMPARE(weightAt(cubic->scene.clips.at(0).morphTracks.at(0).weights, 0.04), 0.5);
        QCOMPARE(weightAt(cubic->scene.clips.at(0).morphTracks.at(1).weights, 0.0), 1.0);
    }

    void oddWeightsAreReported() {
        const auto odd = m_folder.scene("odd.gltf", gltfFace("LINEAR", {0.0F, 1.0F, 0.5F}).text());
        QCOMPARE(outcome(odd), QString("ok"));
        QVERIFY(odd->scene.clips.empty());
        QCOMPARE(findNotice(odd->notices, NoticeCode::AnimationIgnored)->subject, std::string("talk"));
    }

    void daeWeightsBecomeTracks() {
        const std::string source = "<technique_common><accessor stride='3'/></technique_common></source>";
        const auto geometry = [&](const std::string& id, const char* vertices) {
            return "<geometry id='" + id + "' name='" + id + "'><mesh><source id='" + id +
                   "p'><float_array>" + vertices + "</float_array>" + source + "<vertices id='" + id +
                   "v'><input semantic='POSITION' source='#" + id +
                   "p'/></vertices><triangles><input semantic='VERTEX' source='#" + id +
                   "v' offset='0'/><p>0 1 2</p></triangles></mesh></geometry>";
        };
        const auto read = m_folder.scene(
            "face.dae",
            "<COLLADA><library_geometries>" + geometry("g", "0 0 0 1 0 0 0 1 0") +
                geometry("one", "0 0 1 1 0 0 0 1 0") + geometry("two", "0 0 0 1 0 1 0 1 0") +
                "</library_geometries><library_controllers><controller id='c'><morph source='#g'><source "
                "id='t'>"
                "<IDREF_array>one two</IDREF_array></source><source id='w'><float_array id='wa'>0 "
                "0</float_array>"
                "</source><targets><input semantic='MORPH_TARGET' source='#t'/><input "
                "semantic='MORPH_WEIGHT' "
                "source='#w'/></targets></morph></controller></"
                "library_controllers><library_animations><animation>"
                "<source id='i'><float_array>0 0.04</float_array></source><source id='o'><float_array>0 0.75"
                "</float_array></source><sampler id='s'><input semantic='INPUT' source='#i'/><input "
                "semantic='OUTPUT' source='#o'/></sampler><channel source='#s' target='w(1)'/></animation>"
                "</library_animations><library_visual_scenes><visual_scene><node><instance_controller "
                "url='#c'/>"
                "</node></visual_scene></library_visual_scenes></COLLADA>");
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(read->scene.parts.at(0).mesh->morphTargets.size(), std::size_t{2});
        const Clip& clip = read->scene.clips.at(0);
        QCOMPARE(clip.frameRate, 25.0);
        QCOMPARE(clip.morphTracks.size(), std::size_t{1});
        QCOMPARE(clip.morphTracks[0].shape, 1);
        QCOMPARE(weightAt(clip.morphTracks[0].weights, 0.04), 0.75);
    }

    void anotherSkeletonLeavesTheFace() {
        Scene scene = animatedAt(24.0, true);
        ImportedSkeleton other;
        other.skeleton.joints.resize(1);
        const Notices notices = replaceSkeleton(scene, std::move(other));
        QVERIFY(findNotice(notices, NoticeCode::AnimationIgnored) != nullptr);
        QCOMPARE(scene.clips.size(), std::size_t{1});
        QVERIFY(scene.clips[0].tracks.empty());
        QCOMPARE(scene.clips[0].morphTracks.size(), std::size_t{2});
    }

    void shapesOfDroppedMeshes() {
        // A mesh without polygons comes first and is left out: tracks still find their parts.
        GltfBuilder file = gltfFace("LINEAR", {0.0F, 1.0F, 0.5F, 0.25F});
        file.json["meshes"].push_back({{"primitives", {{{"attributes", {{"POSITION", 0}}}, {"mode", 0}}}}});
        file.json["nodes"] = {{{"mesh", 1}, {"name", "dots"}}, {{"mesh", 0}, {"name", "face"}}};
        file.json["scenes"] = {{{"nodes", {0, 1}}}};
        file.json["animations"][0]["channels"][0]["target"]["node"] = 1;
        const auto read = m_folder.scene("dots.gltf", file.text());
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(read->scene.parts.size(), std::size_t{1});
        QCOMPARE(read->scene.clips.at(0).morphTracks.at(1).part, 0);
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestMotionFiles, QCoreApplication)

} // namespace testMotionFiles

#include "TestMotionFiles.moc"
