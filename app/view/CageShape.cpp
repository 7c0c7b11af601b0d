#include "app/view/CageShape.h"

#include <map>
#include <string_view>

namespace sinew {

std::vector<CageShape> cageShapes(const std::vector<Cage>& cages, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint) {
    std::map<std::string_view, std::int32_t> numbers;
    for (std::size_t j = 0; !cages.empty() && j < skeleton.size(); ++j) {
        numbers.emplace(skeleton.joints[j].name, static_cast<std::int32_t>(j)); // of equals the first
    }
    std::vector<CageShape> shapes;
    for (const Cage& cage : cages) {
        CageShape shape{cage.vertices, {}, cage.faces, cageEdges(cage)};
        for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
            const std::string name = cageJoint(cage, v);
            const auto found = numbers.find(name);
            shape.joints.push_back(found == numbers.end() ? kNone : found->second);
            if (found != numbers.end()) {
                const auto j = static_cast<std::size_t>(found->second);
                const Transform& bind = skeleton.joints[j].modelFromJointBind;
                shape.vertices[v] = modelFromJoint[j] * (bind.inverse() * cage.vertices[v]);
            }
        }
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

CageShape drawnShape(const CageChain& chain) {
    CageShape shape;
    for (const ChainVertex& each : chain.vertices) {
        shape.vertices.push_back(each.place);
    }
    shape.joints.assign(shape.vertices.size(), kNone);
    CageChain closed = chain;
    closed.closedAt = 0;
    shape.faces = chainFaces(closed);
    shape.edges = chainEdges(chain);
    return shape;
}

CageShape movedShape(const BindSettings& settings, const HandlePoint& point, const Vec3& place) {
    CageShape shape;
    if (point.cage) {
        const Cage& cage = settings.cages[*point.cage];
        shape = {cage.vertices, {}, cage.faces, cageEdges(cage)};
        shape.vertices[point.index] = place;
    } else {
        shape.vertices = {place};
    }
    shape.joints.assign(shape.vertices.size(), kNone);
    return shape;
}

} // namespace sinew
