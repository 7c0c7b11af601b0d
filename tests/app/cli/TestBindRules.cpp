#include "core/bind/settings/PartPlan.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace testBindRules {

using namespace sinew;
using namespace sinew::test;

/// Rules for parts and regions, given as options.
class TestBindRules : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsFollowTheirRules() {
        QCOMPARE(runSinew(m_files.bind("plain.glb")).exitCode, 0);
        const std::string part = partName(imported(m_files.mesh()), 0);
        const std::string joint = imported(m_files.path("plain.glb")).skeleton.joints[1].name;
        const QString rigid = QString::fromStdString(part + "=rigid:" + joint);
        const QString recipe = m_files.path("rules.json");
        const Ran ran =
            runSinew(m_files.bind("r.glb", {"--part", rigid, "--save-recipe", recipe, "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("set rigid to"), qPrintable(ran.told()));
        const Scene scene = imported(m_files.path("r.glb"));
        for (std::size_t p = 0; p < scene.parts[0].weights->vertexCount(); ++p) {
            const auto influences = scene.parts[0].weights->at(p);
            QVERIFY(influences.size() == 1 &&
                    scene.skeleton.joints[static_cast<std::size_t>(influences[0].joint)].name == joint);
        }
        const Ran again = runSinew(m_files.bind("a.glb", {"--recipe", recipe, "--report", "-"}));
        const QJsonArray rules = jsonOf(again.out)["recipe"].toObject()["bind"].toObject()["parts"].toArray();
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules[0].toObject()["treatment"].toString(), QString("rigid"));
        const Ran unknown = runSinew(m_files.bind("u.glb", {"--part", "Cloak=copy"}));
        QVERIFY2(unknown.exitCode == 1 && unknown.err.contains("Cloak"), qPrintable(unknown.told()));
        const Ran tail =
            runSinew(m_files.bind("u.glb", {"--part", QString::fromStdString(part + "=rigid:Tail9")}));
        QVERIFY2(tail.exitCode == 1 && tail.err.contains("Tail9") &&
                     tail.err.contains(QByteArray::fromStdString(part)),
                 qPrintable(tail.told()));
        const Ran all = runSinew(m_files.bind("u.glb", {"--part", QString::fromStdString(part + "=skip")}));
        QVERIFY2(all.exitCode == 1 && all.err.contains("Every part is skipped"), qPrintable(all.told()));
        QCOMPARE(runSinew(m_files.bind("u.glb", {"--part", "Cloak=wave"})).exitCode, 2);
    }

    void regionsAreWeighedByTheirRules() {
        const QString end = "end=sphere:-1.2,0,0,0.5;joints=joint_1;blend=40%";
        const QString soft = "soft=box:0,-1,-1,2,1,1;alpha=0.1;falloff=quadratic;influences=2;blend=0.1";
        const QString recipe = m_files.path("regions.json");
        const Ran ran =
            runSinew(m_files.bind("g.glb", {"--region", end, "--region", soft, "--bone-alpha", "joint_2=0.3",
                                            "--save-recipe", recipe, "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonArray regions = jsonOf(ran.out)["regions"].toArray();
        QCOMPARE(regions.size(), 2);
        QCOMPARE(regions[0]["name"].toString(), QString("end"));
        QVERIFY(regions[0]["on"].toBool() && regions[0]["vertices"].toInt() > regions[0]["whole"].toInt());
        const Scene scene = imported(m_files.path("g.glb"));
        const auto joint = scene.skeleton.find("joint_1");
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            if ((scene.parts[0].mesh->vertices[p] - Vec3(-1.2, 0, 0)).norm() < 0.499) {
                QCOMPARE(scene.parts[0].weights->at(p).size(), std::size_t{1});
                QCOMPARE(scene.parts[0].weights->at(p)[0].joint, joint);
            }
        }
        const Ran again = runSinew(m_files.bind("h.glb", {"--recipe", recipe}));
        QVERIFY2(again.exitCode == 0 && again.out.contains("regions"), qPrintable(again.told()));
        QVERIFY(again.out.contains("end ") && again.out.contains("soft "));
        QCOMPARE(fileBytes(m_files.path("g.glb")), fileBytes(m_files.path("h.glb")));
        const Ran nobody =
            runSinew(m_files.bind("n.glb", {"--region", "end=sphere:-1.2,0,0,0.5;joints=nobody"}));
        QVERIFY2(nobody.exitCode == 0, qPrintable(nobody.told())); // a warning names both
        QVERIFY2(nobody.err.contains("end") && nobody.err.contains("nobody"), qPrintable(nobody.told()));
        const Ran flat = runSinew(m_files.bind("f.glb", {"--region", "flat=sphere:0,0,0,0;alpha=0"}));
        QVERIFY2(flat.exitCode == 1 && flat.err.contains("flat"), qPrintable(flat.told()));
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestBindRules, QCoreApplication)

} // namespace testBindRules

#include "TestBindRules.moc"
