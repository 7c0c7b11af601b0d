#include "tests/ui/support/Reports.h"

#include "app/document/edits/Edits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <utility>

namespace sinew::test {

void reportLeaks(Document& document) {
    BindReport report;
    report.voxelSize = 0.01;
    const std::vector<Joint>& joints = document.state().scene->skeleton.joints;
    report.notices.push_back({NoticeCode::FlatModel, {}, 0, {}});
    for (int i = 0; i < kReportedLeaks; ++i) {
        const std::int32_t joint = i % 2;
        report.leaks.push_back({Vec3(i, 0, 0), joint, joint + 1, 0.01, 0.1, 64, false});
        report.notices.push_back({NoticeCode::VoxelsJoin,
                                  joints[static_cast<std::size_t>(joint)].name,
                                  1,
                                  {joints[static_cast<std::size_t>(joint) + 1].name, "0.01", "0", "0", "0"}});
    }
    report.notices.push_back({NoticeCode::WeightsPruned, partName(*document.state().scene, 0), 3, {}});
    document.change("Report", [&](DocumentState& state) {
        state.report = std::make_shared<const BindReport>(std::move(report));
    });
}

void reportOfEverything(Document& document) {
    Scene scene = test::limb();
    scene.parts[0].mesh = std::make_shared<const Mesh>([&] {
        Mesh mesh = *scene.parts[0].mesh;
        mesh.name = "limb";
        return mesh;
    }());
    const std::string first = scene.skeleton.joints[0].name;
    const std::string last = scene.skeleton.joints[2].name;
    document.reset(stateOfScene(std::move(scene), {}));
    BindReport report;
    report.voxelSize = 0.01;
    report.leaks = {{Vec3(0, 1, 0), 0, 2, 0.02, 0.05, 64, false}};
    report.proposals = {{0, 0, PartBinding::Rigid, 1, 0.9}};
    report.notices = {{NoticeCode::RigidProposed, "limb", 9, {"0.9", "joint_1"}},
                      {NoticeCode::HolesLetOutsideIn, "limb", 1, {"0.1", "0.1", "0", "0", "0"}},
                      {NoticeCode::VoxelsJoin, first, 1, {last, "0.1", "0", "1", "0"}},
                      {NoticeCode::FlatModel, {}, 0, {}},
                      {NoticeCode::WeightsPruned, "limb", 3, {}}};
    document.change("Report", [&](DocumentState& state) {
        state.report = std::make_shared<const BindReport>(std::move(report));
    });
}

Scene weighedLimb() {
    Scene scene = test::limb();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

QModelIndex leaksOf(const QTreeView* tree) {
    const QModelIndex notes = tree->model()->index(tree->model()->rowCount() - 1, 0);
    return tree->model()->index(1, 0, notes);
}

void click(QTreeView* tree, const QModelIndex& index) {
    tree->scrollTo(index);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
}

} // namespace sinew::test
