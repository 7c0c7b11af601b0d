#include "app/document/ImplicitFrame.h"
#include "app/recipe/Recipe.h"
#include "app/rig/RigFiles.h"
#include "app/text/Texts.h"
#include "core/scene/EditSkeleton.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>

namespace testBrokenEdits {

using namespace sinew::test;
using namespace sinew;

namespace {

/// Edits that the limb allows, of every kind.
SkeletonSteps editsOfLimb() {
    return {{SkeletonEditKind::Add, {{"tail", "joint_1", Vec3(0.5, 0.1, 0)}, {"root", "", Vec3(0, 0, 0)}}},
            {SkeletonEditKind::Parent, {{"joint_0", "root"}}},
            {SkeletonEditKind::Divide,
             {{"joint_1", "", Vec3::Zero(), Quat::Identity(), {}, 0.0},
              {"tail", "", Vec3::Zero(), Quat::Identity(), {}, 1.0}},
             {Vec3(0, 0, 0), Vec3(1, 0, 0)}},
            {SkeletonEditKind::Place, {{"joint_1", "", Vec3(0.4, 0.05, 0), Quat(0.8, 0, 0.6, 0)}}},
            {SkeletonEditKind::Rename, {{"joint_2", "tip"}}},
            {SkeletonEditKind::Delete, {{"tail"}}}};
}

QByteArray wholeRecipe() {
    Recipe recipe;
    recipe.skeletonEdits = editsOfLimb();
    return QByteArray::fromStdString(recipeJson(recipe).dump(1));
}

/// Words and numbers that break what is around them.
const QByteArrayList kPieces{"1e300", "-1e300", "1e999", "NaN",     "null", "\"\"",   "[]",
                             "{}",    "0",      "-0",    "\\u0000", "\xff", "joint_1"};

/// Cut off, or with a few bytes changed, gone, twice or in the place of others.
QByteArray mutated(QByteArray bytes, Dice& dice) {
    if (dice.below(4) == 0) {
        return bytes.left(static_cast<qsizetype>(dice.below(bytes.size())));
    }
    for (std::uint32_t left = 1 + dice.below(3); left > 0 && !bytes.isEmpty(); --left) {
        const auto at = static_cast<qsizetype>(dice.below(bytes.size()));
        const auto length = static_cast<qsizetype>(dice.below(12));
        switch (dice.below(4)) {
        case 0:
            bytes[at] = static_cast<char>(dice.below(256));
            break;
        case 1:
            bytes.remove(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.mid(at, length));
            break;
        default:
            bytes.replace(at, length, kPieces[static_cast<qsizetype>(dice.below(kPieces.size()))]);
        }
    }
    return bytes;
}

/// A number of the text in the place of another: the file stays well-formed, what it says does not.
QByteArray withOtherNumber(QByteArray bytes, Dice& dice) {
    const QByteArrayList numbers{"1e300", "-1e300", "1e12", "1e-320", "0", "-1", "1e154"};
    const auto digit = [](char each) { return each >= '0' && each <= '9'; };
    auto at = static_cast<qsizetype>(dice.below(bytes.size()));
    while (at < bytes.size() && !(digit(bytes[at]) && bytes[at - 1] == ' ')) {
        ++at;
    }
    qsizetype end = at;
    while (end < bytes.size() && (digit(bytes[end]) || bytes[end] == '.')) {
        ++end;
    }
    return bytes.replace(at, end - at, numbers[static_cast<qsizetype>(dice.below(numbers.size()))]);
}

bool tellsWhy(const Error& error) {
    const QString text = errorText(error);
    return text.size() > 15 && !text.contains('\n') && (text.endsWith('.') || text.endsWith('?'));
}

bool soundSkeleton(const Scene& scene) {
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const Joint& joint = scene.skeleton.joints[j];
        if (joint.parent >= static_cast<std::int32_t>(j) || !joint.modelFromJointBind.matrix().allFinite() ||
            !joint.parentFromJointRest.matrix().allFinite()) {
            return false;
        }
    }
    return true;
}

/// Every influence is of a joint that is there, and finite.
bool soundWeights(const Scene& scene) {
    for (const Part& part : scene.parts) {
        for (std::size_t v = 0; part.weights && v < part.weights->vertexCount(); ++v) {
            for (const Influence& influence : part.weights->at(v)) {
                if (influence.joint < 0 ||
                    influence.joint >= static_cast<std::int32_t>(scene.skeleton.size()) ||
                    !std::isfinite(influence.weight)) {
                    return false;
                }
            }
        }
    }
    return true;
}

Scene weightedLimb() {
    Scene scene = limb();
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
        builder.add(std::vector<Influence>{{static_cast<std::int32_t>(v % 3), 0.5F}, {1, 0.5F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

} // namespace

/// Recipes and markers with bytes and numbers that nobody wrote: read whole, or refused in words.
class TestBrokenEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wholeOnesAreMade() {
        const auto recipe = readRecipe(written(wholeRecipe()));
        QVERIFY(recipe && recipe->skeletonEdits == editsOfLimb());
        const auto edited = withSkeletonEdits(weightedLimb(), recipe->skeletonEdits);
        QVERIFY(edited && soundSkeleton(*edited) && soundWeights(*edited));
        QVERIFY(edited->skeleton.find("tip") != kNone && edited->skeleton.find("tail") == kNone);
    }

    void mutatedRecipes_data() {
        QTest::addColumn<bool>("numbers");
        QTest::newRow("bytes") << false;
        QTest::newRow("numbers") << true;
    }

    void mutatedRecipes() {
        QFETCH(bool, numbers);
        Dice dice(21);
        const Scene scene = weightedLimb();
        for (int i = 0; i < 1500; ++i) {
            const QByteArray bytes =
                numbers ? withOtherNumber(wholeRecipe(), dice) : mutated(wholeRecipe(), dice);
            const auto recipe = readRecipe(written(bytes));
            if (!recipe) {
                QVERIFY2(tellsWhy(recipe.error()), qPrintable(errorText(recipe.error())));
                continue;
            }
            const auto edited = withSkeletonEdits(scene, recipe->skeletonEdits);
            if (!edited) {
                QVERIFY2(tellsWhy(edited.error()), qPrintable(errorText(edited.error())));
                continue;
            }
            QVERIFY2(soundSkeleton(*edited) && soundWeights(*edited), bytes.constData());
        }
    }

    void mutatedMarkers_data() { mutatedRecipes_data(); }

    void mutatedMarkers() {
        QFETCH(bool, numbers);
        const QByteArray whole = R"({"chin": [0, 1.5, 0.1], "leftWrist": [0.7, 1.4, 0], "groin": [0, 1, 0]})";
        Dice dice(22);
        for (int i = 0; i < 1500; ++i) {
            const QByteArray bytes = numbers ? withOtherNumber(whole, dice) : mutated(whole, dice);
            const auto markers = readMarkers(written(bytes));
            if (!markers) {
                QVERIFY2(tellsWhy(markers.error()), qPrintable(errorText(markers.error())));
                continue;
            }
            for (const RigMarker& marker : *markers) {
                QVERIFY2(marker.at.allFinite() && marker.at.norm() < 1e16, bytes.constData());
            }
        }
    }

    void markersTwiceAreRefused() {
        const auto markers = readMarkers(written(R"({"chin": [0, 1, 0], "chin": [0, 2, 0]})"));
        QVERIFY(!markers && markers.error().code == ErrorCode::RigMarkersBroken);
        const QString text = errorText(markers.error());
        QVERIFY2(text.contains("chin") && text.contains("f.json"), qPrintable(text));
    }

    void turnWithTheSurface() {
        const Eigen::AngleAxisd turn(0.7, Vec3(1, 2, 3).normalized());
        std::vector<Vec3> after;
        for (const Vec3& p : m_box.vertices) {
            after.push_back(turn * p + Vec3(1, 0, 0));
        }
        // The smallest rotation between smooth normals may differ from the turn by a spin about them.
        const std::vector<Vec3f> smooth = smoothNormals(m_box);
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, smooth);
        for (std::size_t c = 0; c < turned.size(); ++c) {
            const Vec3f wanted = (turn * smooth[c].cast<double>()).cast<float>();
            QVERIFY((turned[c] - wanted).norm() < 1e-5F);
        }
    }

    void hardEdgesStayHard() {
        std::vector<Vec3f> flat;
        for (std::size_t f = 0; f < m_box.polygonCount(); ++f) {
            const auto polygon = m_box.polygon(f);
            const Vec3 normal = (m_box.vertices[polygon[1]] - m_box.vertices[polygon[0]])
                                    .cross(m_box.vertices[polygon[2]] - m_box.vertices[polygon[0]])
                                    .normalized();
            flat.insert(flat.end(), polygon.size(), normal.cast<float>());
        }
        std::vector<Vec3> after = m_box.vertices;
        for (Vec3& p : after) {
            p.x() += 0.3 * p.y(); // sheared
        }
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, flat);
        for (std::size_t a = 0; a < turned.size(); ++a) {
            QVERIFY(std::abs(turned[a].norm() - 1.0F) < 1e-5F);
            for (std::size_t b = 0; b < turned.size(); ++b) {
                if (m_box.corners[a] == m_box.corners[b]) { // one rotation a vertex
                    QVERIFY(std::abs(turned[a].dot(turned[b]) - flat[a].dot(flat[b])) < 1e-5F);
                }
            }
        }
    }

    void whatDoesNotMoveKeepsItsNormals() {
        std::vector<Vec3> after = m_box.vertices;
        for (const std::size_t p :
             {0U, 1U, 2U}) { // the normal of a vertex comes from where its neighbours are
            after[p] += Vec3(-0.4, -0.1, 0.2) * static_cast<double>(p + 1);
        }
        const std::vector<Vec3f> before = smoothNormals(m_box);
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, before);
        bool changed = false;
        for (std::size_t c = 0; c < turned.size(); ++c) {
            if (m_box.corners[c] > 2) {
                QVERIFY(turned[c] == before[c]);
            } else {
                changed = changed || turned[c] != before[c];
            }
        }
        QVERIFY(changed);
    }

    void collapsedSurfacesGiveNothingBroken() {
        const std::vector<Vec3> vertex(m_box.vertices.size(), Vec3::Ones());
        const std::vector<Vec3f> before = smoothNormals(m_box);
        QVERIFY(turnedNormals(m_box, m_box.vertices, vertex, before) == before);
        QVERIFY(turnedNormals(m_box, vertex, m_box.vertices, before) == before);
        std::vector<Vec3> mirrored;
        for (const Vec3& p : m_box.vertices) {
            mirrored.push_back(Vec3::Ones() - p); // normals turn right round
        }
        for (const Vec3f& normal : turnedNormals(m_box, m_box.vertices, mirrored, before)) {
            QVERIFY(normal.allFinite() && std::abs(normal.norm() - 1.0F) < 1e-5F);
        }
    }

private:
    std::string written(const QByteArray& bytes) const {
        writeFile(m_folder.filePath("f.json"), bytes);
        return m_folder.filePath("f.json").toStdString();
    }

    QTemporaryDir m_folder;

    Mesh m_box = test::box(Vec3::Zero(), Vec3::Ones());
};

SINEW_TEST(TestBrokenEdits, QCoreApplication)

} // namespace testBrokenEdits

#include "TestBrokenEdits.moc"
