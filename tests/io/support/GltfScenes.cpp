#include "tests/io/support/GltfScenes.h"

namespace sinew::test::gltf {

using Json = nlohmann::json;

Transform at(double x, double y, double z) {
    return Transform(Eigen::Translation3d(x, y, z));
}

std::vector<Vec3> triangle(const Vec3& origin) {
    return {origin, origin + Vec3::UnitX(), origin + Vec3::UnitY()};
}

std::size_t addMesh(GltfBuilder& file, const std::vector<Vec3>& vertices, std::uint16_t joint) {
    std::vector<std::uint16_t> joints;
    std::vector<float> weights;
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        joints.insert(joints.end(), {joint, 0, 0, 0});
        weights.insert(weights.end(), {1.0F, 0.0F, 0.0F, 0.0F});
    }
    const Json attributes = {{"POSITION", file.vertices(vertices)},
                             {"JOINTS_0", file.shorts("VEC4", 4, joints)},
                             {"WEIGHTS_0", file.floats("VEC4", 4, weights)}};
    file.json["meshes"].push_back({{"primitives", {{{"attributes", attributes}}}}});
    return file.json["meshes"].size() - 1;
}

GltfBuilder withTwoJoints() {
    GltfBuilder file;
    file.json["scenes"] = {{{"nodes", {0, 2, 3}}}};
    file.json["nodes"] = {{{"name", "hips"}, {"translation", {0, 1, 0}}, {"children", {1}}},
                          {{"name", "spine"}, {"translation", {0, 1, 0}}}};
    return file;
}

GltfBuilder plain() {
    GltfBuilder file;
    file.json["scenes"] = {{{"nodes", {0}}}};
    file.json["nodes"] = {{{"name", "thing"}, {"mesh", 0}}};
    const Json attributes = {{"POSITION", file.vertices(triangle({0, 0, 0}))}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}}}}}};
    return file;
}

} // namespace sinew::test::gltf
