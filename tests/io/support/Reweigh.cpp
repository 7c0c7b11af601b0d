#include "tests/io/support/Reweigh.h"

#include <map>

namespace sinew::test {
namespace {

using ByName = std::map<std::string, double>;

ByName weightsByName(const Scene& scene, const Part& part, std::size_t vertex) {
    ByName weights;
    if (part.weights) {
        for (const Influence& influence : part.weights->at(vertex)) {
            weights[scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name] +=
                static_cast<double>(influence.weight);
        }
    }
    return weights;
}

bool within(const ByName& a, const ByName& b, double rounding) {
    for (const auto& [name, weight] : a) {
        const auto other = b.find(name);
        if (std::abs(weight - (other == b.end() ? 0.0 : other->second)) > rounding) {
            return false;
        }
    }
    return true;
}

std::string misfit(const Scene& wanted, const MeshSource& before, const Scene& read, const MeshSource& after,
                   double rounding) {
    const Part& ours = wanted.parts[static_cast<std::size_t>(before.part)];
    const Part& theirs = read.parts[static_cast<std::size_t>(after.part)];
    const double size = bounds(wanted).diagonal();
    for (std::size_t v = 0; v < before.vertexInPart.size(); ++v) {
        const std::uint32_t a = before.vertexInPart[v];
        const std::uint32_t b = after.vertexInPart[v];
        if ((ours.mesh->vertices[a] - theirs.mesh->vertices[b]).norm() > 1e-5 * size) {
            return "vertex " + std::to_string(v) + ": place";
        }
        const ByName first = weightsByName(wanted, ours, a);
        const ByName second = weightsByName(read, theirs, b);
        if (!within(first, second, rounding) || !within(second, first, rounding)) {
            return "vertex " + std::to_string(v) + ": weights";
        }
    }
    return {};
}

} // namespace

void reweigh(Scene& scene, std::size_t part, std::size_t influences) {
    const std::size_t joints = scene.skeleton.size();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[part].mesh->vertexCount(); ++p) {
        std::vector<Influence> mix;
        for (std::size_t i = 0; i < std::min(influences, joints); ++i) {
            const std::size_t joint = (p * 7 + part + i) % joints;
            mix.push_back({static_cast<std::int32_t>(joint),
                           static_cast<float>(i + 1) + 0.01F * static_cast<float>(p % 97)});
        }
        builder.add(mix);
    }
    scene.parts[part].weights = std::make_shared<const SkinWeights>(builder.finish());
}

Scene reweighed(Scene scene, std::size_t influences) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        reweigh(scene, part, influences);
    }
    return scene;
}

std::vector<std::string> misfits(const Scene& wanted, const SourceMap& before, const MappedScene& after,
                                 double rounding) {
    std::vector<std::string> found;
    if (before.meshes.size() != after.map.meshes.size()) {
        return {"other meshes"};
    }
    for (std::size_t m = 0; m < before.meshes.size(); ++m) {
        if (before.meshes[m].part == kNone) {
            continue;
        }
        if (after.map.meshes[m].part == kNone ||
            after.map.meshes[m].vertexInPart.size() != before.meshes[m].vertexInPart.size()) {
            found.push_back("mesh " + std::to_string(m) + ": other vertices");
            continue;
        }
        const std::string one =
            misfit(wanted, before.meshes[m], after.imported.scene, after.map.meshes[m], rounding);
        if (!one.empty()) {
            found.push_back("mesh " + std::to_string(m) + ", " + one);
        }
    }
    return found;
}

} // namespace sinew::test
