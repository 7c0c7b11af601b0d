#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <cstring>
#include <limits>

namespace testStoredWeights {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::gltf;
using Json = nlohmann::json;
using Row = std::array<float, 4>;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

struct StoredRow {
    std::array<std::uint16_t, 4> joints;
    Row weights;
};

/// Triangles on two joints, a vertex a row; the last rows are filled up with fine ones.
GltfBuilder rigOf(std::vector<StoredRow> rows) {
    while (rows.size() % 3 != 0 || rows.empty()) {
        rows.push_back({{0, 0, 0, 0}, {1, 0, 0, 0}});
    }
    GltfBuilder file = withTwoJoints();
    std::vector<Vec3> vertices;
    std::vector<std::uint16_t> joints;
    std::vector<float> weights;
    for (std::size_t v = 0; v < rows.size(); ++v) {
        const auto step = static_cast<double>(v);
        vertices.emplace_back(step, v % 3 == 1 ? 1.0 : 0.0, v % 3 == 2 ? 1.0 : 0.0);
        joints.insert(joints.end(), rows[v].joints.begin(), rows[v].joints.end());
        weights.insert(weights.end(), rows[v].weights.begin(), rows[v].weights.end());
    }
    const Json attributes = {{"POSITION", file.vertices(vertices)},
                             {"JOINTS_0", file.shorts("VEC4", 4, joints)},
                             {"WEIGHTS_0", file.floats("VEC4", 4, weights)}};
    file.json["meshes"] = {{{"name", "body"}, {"primitives", {{{"attributes", attributes}}}}}};
    file.json["skins"] = {
        {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
    file.json["nodes"].push_back({{"name", "body"}, {"mesh", 0}, {"skin", 0}});
    return file;
}

/// The same as a GLB.
std::string glbOf(const GltfBuilder& builder) {
    Json json = Json::parse(builder.text());
    const QByteArray uri = QByteArray::fromStdString(json["buffers"][0]["uri"].get<std::string>());
    const std::string buffer = QByteArray::fromBase64(uri.mid(uri.indexOf(',') + 1)).toStdString();
    json["buffers"][0].erase("uri");
    GltfContainer container;
    container.binary = true;
    container.bin = buffer;
    return container.bytes(json.dump(), {});
}

/// Faults of every kind, a vertex each: vertex 0 is fine, 1 is of sum 2.5, 2 to 8 are invalid.
std::vector<StoredRow> faultyRows() {
    return {{{0, 1, 0, 0}, {0.5F, 0.5F, 0, 0}},
            {{0, 1, 0, 0}, {1.5F, 1.0F, 0, 0}},
            {{0, 1, 0, 0}, {1.25F, -0.25F, 0, 0}},
            {{0, 1, 0, 0}, {0.5F, kNan, 0, 0}},
            {{0, 7, 0, 0}, {0.5F, 0.5F, 0, 0}},
            {{0, 7, 0, 0}, {1, 0, 0, 0}},
            {{1, 1, 0, 0}, {0.25F, 0.75F, 0, 0}},
            {{0, 1, 0, 0}, {0.5F, std::numeric_limits<float>::infinity(), 0, 0}},
            {{0, 1, 0, 0}, {kNan, kNan, 0, 0}}};
}

/// The values of an attribute of the only primitive, as the file has them.
template<typename T>
std::vector<T> stored(const std::string& glb, const char* attribute) {
    const auto container = GltfContainer::split(glb);
    const Json json = Json::parse(container->json);
    const Json& accessor =
        json["accessors"][json["meshes"][0]["primitives"][0]["attributes"][attribute].get<std::size_t>()];
    const Json& view = json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
    std::vector<T> values(4 * accessor["count"].get<std::size_t>());
    const std::size_t offset =
        view.value("byteOffset", std::size_t{0}) + accessor.value("byteOffset", std::size_t{0});
    std::memcpy(values.data(), container->bin->data() + offset, values.size() * sizeof(T));
    return values;
}

/// What is wrong with the first vertex that has something wrong; empty: nothing.
QString wrongIn(const std::string& glb) {
    const std::vector<float> weights = stored<float>(glb, "WEIGHTS_0");
    const std::vector<std::uint16_t> joints = stored<std::uint16_t>(glb, "JOINTS_0");
    for (std::size_t v = 0; v < weights.size() / 4; ++v) {
        double sum = 0.0;
        for (std::size_t k = 4 * v; k < 4 * v + 4; ++k) {
            const bool repeats = k > 4 * v && weights[k] > 0.0F && joints[k] == joints[k - 1];
            if (!std::isfinite(weights[k]) || weights[k] < 0.0F || joints[k] > 1 || repeats) {
                return QString("vertex %1: weight %2 of joint %3").arg(v).arg(weights[k]).arg(joints[k]);
            }
            sum += static_cast<double>(weights[k]);
        }
        if (std::abs(sum - 1.0) > 4e-7) {
            return QString("vertex %1: sum %2").arg(v).arg(sum, 0, 'g', 12);
        }
    }
    return {};
}

bool holdsNumbersOnly(const std::string& glb) {
    const auto container = GltfContainer::split(glb);
    for (std::size_t at = 0; at + 4 <= container->bin->size(); at += 4) {
        float value = 0.0F;
        std::memcpy(&value, container->bin->data() + at, sizeof(value));
        if (!std::isfinite(value)) {
            return false;
        }
    }
    return true;
}

} // namespace

/// Weights that a file has otherwise than they are read: they are known, and mended where the file is written
/// again.
class TestStoredWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindOfFaultIsKnown() {
        const auto read = m_folder.scene("kinds.gltf", rigOf(faultyRows()).text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Part& part = read->scene.parts[0];
        QVERIFY(part.storedFaults);
        QCOMPARE(part.storedFaults->notOfSumOne, (std::vector<std::uint32_t>{1}));
        QCOMPARE(part.storedFaults->invalid, (std::vector<std::uint32_t>{2, 3, 4, 5, 6, 7, 8}));
        const Notice* told = findNotice(read->notices, NoticeCode::WeightsInvalid);
        QVERIFY(told != nullptr);
        QCOMPARE(told->count, std::size_t{7});
        QCOMPARE(told->subject, std::string("body"));
    }

    void fineWeightsHaveNone() {
        const auto read = m_folder.scene("fine.gltf", rigOf({{{0, 1, 0, 0}, {0.3F, 0.7F, 0, 0}}}).text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(!read->scene.parts[0].storedFaults);
        QVERIFY(findNotice(read->notices, NoticeCode::WeightsInvalid) == nullptr);
    }

    void roundingCountsAsTheFormatHasIt_data() {
        QTest::addColumn<float>("first");
        QTest::addColumn<bool>("faulty");
        QTest::newRow("a float's rounding") << 0.50000012F << false;
        QTest::newRow("bytes of sum 254") << 127.0F / 255.0F << true;
        QTest::newRow("shorts of sum 65534") << 32766.5F / 65535.0F << true;
    }

    void roundingCountsAsTheFormatHasIt() {
        QFETCH(const float, first);
        QFETCH(const bool, faulty);
        const auto read = m_folder.scene("rounded.gltf", rigOf({{{0, 1, 0, 0}, {first, 0.5F, 0, 0}}}).text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts[0].storedFaults != nullptr, faulty);
        const bool far = std::abs(first - 0.5F) > 1e-3F;
        QCOMPARE(findNotice(read->notices, NoticeCode::WeightsNormalised) != nullptr, far);
    }

    void aGlbIsMendedWhereItIsWritten() {
        const std::string before = glbOf(rigOf(faultyRows()));
        QVERIFY(!wrongIn(before).isEmpty());
        std::string after;
        QVERIFY(saved("faulty.glb", before, after).kept);
        QCOMPARE(wrongIn(after), QString());
        const auto read = m_folder.scene("again.glb", after);
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(!read->scene.parts[0].storedFaults);
        QCOMPARE(read->scene.parts[0].weights->at(1).front(), (Influence{0, 0.6F}));
        QCOMPARE(read->scene.parts[0].weights->at(2).front(), (Influence{0, 1.0F}));
    }

    void sumsAreCorrectedWhereAsked() {
        const std::string before = glbOf(rigOf({{{0, 1, 0, 0}, {1.5F, 1.0F, 0, 0}}}));
        QVERIFY(!wrongIn(before).isEmpty());
        std::string after;
        QVERIFY(saved("sums.glb", before, after).kept);
        QVERIFY(after == before);
        QVERIFY(saved("sums.glb", before, after, true).kept);
        QCOMPARE(wrongIn(after), QString());
    }

    void aNumberThatIsNoneIsGoneFromTheFile() {
        const std::string before = glbOf(rigOf(faultyRows()));
        QVERIFY(!holdsNumbersOnly(before));
        std::string after;
        QVERIFY(saved("nan.glb", before, after).kept);
        QVERIFY(holdsNumbersOnly(after));
        // In a text file no accessor shows the old bytes.
        const std::string text = rigOf(faultyRows()).text();
        QVERIFY(saved("nan.gltf", text, after).kept);
        const std::size_t old = Json::parse(text)["meshes"][0]["primitives"][0]["attributes"]["WEIGHTS_0"];
        const Json json = Json::parse(after);
        QVERIFY(json["accessors"][old]["bufferView"] != Json::parse(text)["accessors"][old]["bufferView"]);
    }

    /// An accessor of something else that shows the same bytes keeps them.
    void bytesThatOthersUseStay() {
        GltfBuilder file = rigOf(faultyRows());
        const std::size_t weights = file.json["meshes"][0]["primitives"][0]["attributes"]["WEIGHTS_0"];
        const Json shared = file.json["accessors"][weights];
        file.json["accessors"].push_back(shared);
        file.json["meshes"][0]["primitives"][0]["attributes"]["_OWN"] = file.json["accessors"].size() - 1;
        const std::string before = glbOf(file);
        std::string after;
        QVERIFY(saved("shared.glb", before, after).kept);
        QCOMPARE(wrongIn(after), QString());
        const auto old = GltfContainer::split(before);
        const auto now = GltfContainer::split(after);
        QVERIFY(now->bin->starts_with(*old->bin));
    }

    void fineFilesKeepTheirBytes() {
        const std::string before = glbOf(rigOf({{{0, 1, 0, 0}, {0.3F, 0.7F, 0, 0}}}));
        std::string after;
        QVERIFY(saved("fine.glb", before, after).kept);
        QVERIFY(after == before);
    }

    void withoutAnyUsableWeightAllFollowTheRoot() {
        const Row none{kNan, 0, 0, 0};
        const std::string before =
            glbOf(rigOf({{{1, 0, 0, 0}, none}, {{1, 0, 0, 0}, none}, {{1, 0, 0, 0}, none}}));
        std::string after;
        const SavedScene done = saved("none.glb", before, after);
        QVERIFY(done.kept);
        QVERIFY(findNotice(done.notices, NoticeCode::VerticesGivenToRoot) != nullptr);
        QCOMPARE(wrongIn(after), QString());
        QVERIFY(holdsNumbersOnly(after));
    }

    void anFbxIsMendedToo() {
        FbxBuilder source = patchSource();
        std::vector<FbxNode>& objects = source.root().children[2].children;
        const auto cluster = std::ranges::find_if(objects, [](const FbxNode& object) {
            return object.properties.front() == FbxProperty(kHipsCluster);
        });
        QVERIFY(cluster != objects.end());
        bool changed = false;
        for (FbxNode& child : cluster->children) {
            if (child.name == "Weights") {
                auto& weights = std::get<std::vector<double>>(child.properties.front());
                weights.front() = 2.5;
                weights.back() = std::numeric_limits<double>::quiet_NaN();
                changed = true;
            }
        }
        QVERIFY(changed);
        const std::string before = source.binary();
        const auto read = m_folder.scene("faulty.fbx", before);
        QVERIFY2(read, qPrintable(outcome(read)));
        const auto faulty = [](const Scene& scene) {
            return std::ranges::any_of(scene.parts,
                                       [](const Part& part) { return part.storedFaults != nullptr; });
        };
        QVERIFY(faulty(read->scene));
        std::string after;
        QVERIFY(saved("faulty.fbx", before, after).kept);
        const auto again = m_folder.scene("again.fbx", after);
        QVERIFY2(again, qPrintable(outcome(again)));
        QVERIFY(!faulty(again->scene));
    }

private:
    SavedScene saved(const std::string& name, const std::string& bytes, std::string& written,
                     bool correctSums = false) {
        Progress progress;
        ExportSettings settings;
        settings.correctSums = correctSums;
        const auto read = m_folder.scene(name, bytes);
        const auto target = m_folder.path("written-" + name);
        const auto done = read ? saveScene(read->scene, m_folder.path(name), target, settings, progress)
                               : Expected<SavedScene>(fail(read.error()));
        written = readWholeFile(target).value_or(std::string());
        return done ? *done : SavedScene();
    }
    ImportFolder m_folder;
};

SINEW_TEST(TestStoredWeights, NoApplication)

} // namespace testStoredWeights

#include "TestStoredWeights.moc"
