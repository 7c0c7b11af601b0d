#include "tests/bench/BenchModels.h"

#include "core/io/ImportScene.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <cstdlib>
#include <string>

namespace sinew::bench {

std::optional<Scene> armadillo() {
    const char* folder = std::getenv("SINEW_TEST_MODELS");
    if (folder == nullptr) {
        return std::nullopt;
    }
    Progress progress;
    Expected<ImportedScene> mesh = importScene(std::string(folder) + "/armadillo.obj", progress);
    Expected<ImportedSkeleton> skeleton = importSkeleton(std::string(folder) + "/armadillo.tgf", progress);
    if (!mesh || !skeleton) {
        return std::nullopt;
    }
    replaceSkeleton(mesh->scene, std::move(*skeleton));
    return std::move(mesh->scene);
}

std::optional<Scene> sample() {
    Progress progress;
    Expected<ImportedScene> read =
        importScene(test::sourcePath("resources/sample/wayfarer.fbx").toStdString(), progress);
    return read ? std::optional<Scene>(std::move(read->scene)) : std::nullopt;
}

Scene limb() {
    std::vector<Vec3> joints;
    for (int j = 0; j < 20; ++j) {
        joints.emplace_back(-1.0 + 2.0 * j / 19.0, 0, 0);
    }
    return test::scene(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 100, 200), test::chain(joints));
}

} // namespace sinew::bench
