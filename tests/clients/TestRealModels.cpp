#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/clients/ExportChecks.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

namespace testRealModels {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kInfluences = 4;
const std::vector<double> kSeconds{0.0, 0.31, 0.77}; ///< where clips are compared

struct Model {
    const char* file;
    const char* skeleton; ///< a second file, or null
};

constexpr std::array<Model, 12> kModels{{{"armadillo.obj", "armadillo.tgf"},
                                         {"cesium_man.glb", nullptr},
                                         {"rigged_figure.glb", nullptr},
                                         {"fox.glb", nullptr},
                                         {"kaykit_knight.glb", nullptr},
                                         {"quaternius_adventurer.glb", nullptr},
                                         {"quaternius_spider.fbx", nullptr},
                                         {"pab_arnaud.fbx", nullptr},
                                         {"mh_worker_mixamo.fbx", nullptr},
                                         {"mh_helpers_game.glb", nullptr},
                                         {"tps_red_robot.glb", nullptr},
                                         {"xr_hand_l.gltf", "xr_hand_l.tgf"}}};

/// A model bound with the default settings, as it is exported.
struct Case {
    Scene scene;
    Pose pose;
    QString source;
    QString fbx;
    QString glb;
    BlenderFile fromFbx;
    BlenderFile fromGlb;
    BlenderFile fromSource; ///< of rigged sources only
};

/// The model bound at the default resolution, whatever weights it came with.
Expected<Scene> boundScene(const QString& file, const QString& skeletonFile) {
    Progress progress;
    Expected<ImportedScene> imported = importScene(file.toStdString(), progress);
    if (!imported) {
        return fail(imported.error());
    }
    if (!skeletonFile.isEmpty()) {
        Expected<ImportedSkeleton> skeleton = importSkeleton(skeletonFile.toStdString(), progress);
        if (!skeleton) {
            return fail(skeleton.error());
        }
        replaceSkeleton(imported->scene, std::move(*skeleton));
    }
    const BindSettings settings;
    Expected<BindResult> bound = bind(imported->scene, settings, progress);
    if (!bound) {
        return fail(bound.error());
    }
    for (std::size_t p = 0; p < bound->weights.size(); ++p) {
        imported->scene.parts[p].weights = bound->weights[p];
    }
    return std::move(imported->scene);
}

} // namespace

#define SINEW_MODEL_CASE()                                                                                   \
    QFETCH(const QString, name);                                                                             \
    SINEW_NEED_MODEL(source, name)                                                                           \
    const Case& one = m_cases.at(name);

/// The bone of that name, or where the file names none the one at that rest place.
static std::size_t partner(const BlenderBone& bone, const BlenderFile& file) {
    const auto named = std::find_if(file.bones.begin(), file.bones.end(),
                                    [&](const BlenderBone& other) { return other.name == bone.name; });
    const auto nearest = std::min_element(file.bones.begin(), file.bones.end(),
                                          [&](const BlenderBone& a, const BlenderBone& b) {
                                              const Vec3 position = bone.modelFromBone.translation();
                                              return (a.modelFromBone.translation() - position).norm() <
                                                     (b.modelFromBone.translation() - position).norm();
                                          });
    return static_cast<std::size_t>((named != file.bones.end() ? named : nearest) - file.bones.begin());
}

/// How far the bones of two files are apart in any sample, in metres.
static double largestDistance(const BlenderFile& a, const BlenderFile& b) {
    double largest = 0.0;
    for (std::size_t i = 0; i < a.bones.size(); ++i) {
        const std::size_t k = partner(a.bones[i], b);
        for (std::size_t s = 0; s < kSeconds.size(); ++s) {
            const Vec3 apart = a.samples.at(s).at(i).translation() - b.samples.at(s).at(k).translation();
            largest = std::max(largest, apart.norm());
        }
    }
    return largest;
}

/// How far skinning moves any vertex of a file that three.js read, against its mesh's size.
static double largestShift(const QJsonObject& file) {
    double largest = 0.0;
    for (const QJsonValue mesh : file["meshes"].toArray()) {
        largest = std::max(largest, mesh["largestShift"].toDouble(1e9));
    }
    return largest;
}

/// All models through import and export, read again by Blender, the Khronos validator and three.js.
class TestRealModels : public QObject {
    Q_OBJECT

    void models() {
        QTest::addColumn<QString>("name");
        for (const Model& model : kModels) {
            QTest::newRow(model.file) << QString::fromLatin1(model.file);
        }
    }

    Case prepare(const Model& model, const QString& file) {
        const QString name = QString::fromLatin1(model.file);
        const QString skeleton =
            model.skeleton == nullptr ? QString() : modelPath(QString::fromLatin1(model.skeleton));
        Case result;
        result.source = file;
        Expected<Scene> scene = boundScene(file, skeleton);
        if (!scene) {
            return result;
        }
        result.scene = std::move(*scene);
        result.pose = bentPose(result.scene.skeleton);
        ExportSettings settings;
        settings.maxInfluences = kInfluences;
        Progress progress;
        const QString stem = m_folder.filePath(name.section(u'.', 0, 0));
        for (const char* extension : {".fbx", ".glb"}) {
            const QString path = stem + QString::fromLatin1(extension);
            if (exportScene(result.scene, path.toStdString(), settings, progress)) {
                (path.endsWith(QStringLiteral(".fbx")) ? result.fbx : result.glb) = path;
            }
        }
        return result;
    }

    QTemporaryDir m_folder;
    std::map<QString, Case> m_cases;

private Q_SLOTS:
    void initTestCase() {
        std::vector<BlenderJob> jobs;
        for (const Model& model : kModels) {
            const QString file = modelPath(QString::fromLatin1(model.file));
            if (file.isEmpty()) {
                continue;
            }
            Case one = prepare(model, file);
            QVERIFY2(!one.fbx.isEmpty() && !one.glb.isEmpty(), model.file);
            jobs.push_back({one.fbx, blenderPose(one.scene.skeleton, one.pose), kSeconds});
            jobs.push_back({one.glb, {}, kSeconds});
            if (model.skeleton == nullptr) {
                jobs.push_back({one.source, {}, kSeconds});
            }
            m_cases.emplace(QString::fromLatin1(model.file), std::move(one));
        }
        if (m_cases.empty()) {
            QSKIP("SINEW_TEST_MODELS holds no model");
        }
        if (blenderProgram().isEmpty()) {
            return; // the tests that ask it skip; the others need only the files
        }
        std::vector<BlenderFile> read = readWithBlender(jobs);
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            for (auto& [name, one] : m_cases) {
                BlenderFile* place = jobs[i].file == one.fbx      ? &one.fromFbx
                                     : jobs[i].file == one.glb    ? &one.fromGlb
                                     : jobs[i].file == one.source ? &one.fromSource
                                                                  : nullptr;
                if (place != nullptr) {
                    *place = std::move(read[i]);
                    break;
                }
            }
        }
    }

    void everyVertexIsBound_data() { models(); }
    void everyVertexIsBound() {
        SINEW_MODEL_CASE();
        for (const Part& part : one.scene.parts) {
            QCOMPARE(part.weights->vertexCount(), part.mesh->vertexCount());
            QCOMPARE(part.weights->unweightedCount(), std::size_t{0});
            QVERIFY(part.weights->largestInfluenceCount() <= kInfluences);
            for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
                double sum = 0.0;
                for (const Influence& influence : part.weights->at(p)) {
                    sum += static_cast<double>(influence.weight);
                }
                QVERIFY(std::abs(sum - 1.0) < 1e-4);
            }
        }
    }

    void blenderSeesTheSameSkeleton_data() { models(); }
    void blenderSeesTheSameSkeleton() {
        SINEW_MODEL_CASE();
        SINEW_NEED_BLENDER();
        QCOMPARE(skeletonDifference(one.fromFbx, one.scene, BoneAxes::Exact), QString());
        QCOMPARE(skeletonDifference(one.fromGlb, one.scene, BoneAxes::HeadsOnly), QString());
        for (const BlenderMesh& mesh : one.fromFbx.meshes) {
            QVERIFY((mesh.scale - Vec3::Ones()).norm() < 1e-6);
        }
    }

    void blenderSeesTheSamePolygons_data() { models(); }
    void blenderSeesTheSamePolygons() {
        SINEW_MODEL_CASE();
        SINEW_NEED_BLENDER();
        if (name.endsWith(QStringLiteral(".fbx"))) {
            QCOMPARE(one.fromSource.error, QString());
            QCOMPARE(one.fromFbx.vertexCount(), one.fromSource.vertexCount());
            QCOMPARE(one.fromFbx.polygonCount(), one.fromSource.polygonCount());
        }
        QCOMPARE(one.fromFbx.vertexCount(), vertexCount(one.scene));
    }

    void blenderSeesTheSameWeightsInBothFormats_data() { models(); }
    void blenderSeesTheSameWeightsInBothFormats() {
        SINEW_MODEL_CASE();
        SINEW_NEED_BLENDER();
        QCOMPARE(weightsDifference(one.fromFbx, one.scene, 1e-4), QString());
        QCOMPARE(weightsDifference(one.fromFbx, one.fromGlb, 1e-3), QString());
    }

    void blenderPosesAsWeDo_data() { models(); }
    void blenderPosesAsWeDo() {
        SINEW_MODEL_CASE();
        SINEW_NEED_BLENDER();
        QVERIFY(!(one.pose == Pose::bindPose(one.scene.skeleton)));
        QCOMPARE(poseDifference(one.fromFbx, one.scene, one.pose, 1e-4), QString());
    }

    void blenderPlaysTheSameClip_data() { models(); }
    void blenderPlaysTheSameClip() {
        SINEW_MODEL_CASE();
        SINEW_NEED_BLENDER();
        if (one.scene.clips.empty()) {
            QCOMPARE(one.fromFbx.actions.size(), 0);
            QSKIP("the model has no clip");
        }
        QVERIFY(!one.fromSource.bones.empty());
        const double tolerance = 2e-3 * heightInMeters(one.scene);
        for (const BlenderFile* file : {&one.fromFbx, &one.fromGlb}) {
            QCOMPARE(file->actions.size(), static_cast<qsizetype>(one.scene.clips.size()));
            const double largest = largestDistance(*file, one.fromSource);
            QVERIFY2(largest <= tolerance, qPrintable(QString::number(largest / heightInMeters(one.scene))));
        }
    }

    void validatorFindsNoError_data() { models(); }
    void validatorFindsNoError() {
        SINEW_MODEL_CASE();
        SINEW_NEED_WEB_CLIENTS();
        const QJsonObject verdict = validateGltf({one.glb})[0].toObject();
        QVERIFY2(verdict["errors"].toInt(-1) == 0, QJsonDocument(verdict["messages"].toArray()).toJson());
    }

    void threeStandsAsTheModel_data() { models(); }
    /// Or as the model itself stands there, where its nodes are posed.
    void threeStandsAsTheModel() {
        SINEW_MODEL_CASE();
        SINEW_NEED_WEB_CLIENTS();
        QStringList names{one.fbx, one.glb};
        if (one.scene.nodesPosed) {
            names << one.source;
        }
        const QJsonArray files = readWithThree(names);
        for (const QJsonValue file : files) {
            QCOMPARE(file["error"].toString(), QString());
            QVERIFY(!file["meshes"].toArray().isEmpty());
        }
        if (one.scene.nodesPosed) {
            const QJsonObject sameFormat = files[one.source.endsWith(".fbx") ? 0 : 1].toObject();
            QVERIFY(largestShift(files[2].toObject()) > 1e-3);
            QVERIFY(std::abs(largestShift(sameFormat) - largestShift(files[2].toObject())) < 1e-4);
            return;
        }
        QVERIFY(largestShift(files[0].toObject()) < 1e-4);
        QVERIFY(largestShift(files[1].toObject()) < 1e-4);
    }
};

SINEW_TEST(TestRealModels, QCoreApplication)

} // namespace testRealModels

#include "TestRealModels.moc"
