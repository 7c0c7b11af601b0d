#include "tests/ui/support/PaintedState.h"

#include <array>
#include <cmath>

namespace sinew::test {

DocumentState paintedState(DocumentState state) {
    const Skeleton& skeleton = state.scene->skeleton;
    PartWeights weights;
    WeightLayer layer;
    layer.name = "Paint 1";
    for (const Part& part : state.scene->parts) {
        SkinWeightsBuilder builder;
        EditList edits;
        for (std::uint32_t p = 0; p < part.mesh->vertexCount(); ++p) {
            const Vec3& position = part.mesh->vertices[p];
            std::vector<Influence> influences;
            for (std::size_t j = 0; j < skeleton.size(); ++j) {
                const double distance = (position - skeleton.position(j)).norm();
                influences.push_back({static_cast<std::int32_t>(j),
                                      static_cast<float>(std::pow(std::max(distance, 1e-3), -8.0))});
            }
            builder.add(influences);
            if (position.x() > 0.0) {
                edits.add(p, std::array{JointEdit{0, 0.5F, 0.1F}});
            }
        }
        weights.push_back(std::make_shared<const SkinWeights>(limitInfluences(builder.finish(), 4)));
        layer.parts.push_back({PaintEdits(part.mesh->vertexCount()).with(edits), LayerMask()});
    }
    state.solved = state.weights = std::make_shared<const PartWeights>(std::move(weights));
    state.layers.joints = {"Spine"};
    state.layers = state.layers.added(std::move(layer), 0);
    state.activeLayer = 0;
    const auto arm = static_cast<std::size_t>(skeleton.find("LeftArm"));
    state.pose.joints[arm].rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitZ()));
    return state;
}

} // namespace sinew::test
