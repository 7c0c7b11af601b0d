#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/scene/Scene.h"

#include <algorithm>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Offsets of a morph target at every vertex of its part, in the space of the file's mesh.
std::vector<Vec3f> offsetsInFile(const MorphTarget& target, std::size_t vertices, const Mat3& fileFromPart) {
    std::vector<Vec3f> offsets(vertices, Vec3f::Zero());
    for (std::size_t i = 0; i < target.vertices.size(); ++i) {
        offsets[target.vertices[i]] = (fileFromPart * target.offsets[i]).cast<float>();
    }
    return offsets;
}

/// The accessor of one primitive's offsets: vertices [first, first + count) of the mesh.
std::size_t addPrimitiveOffsets(GltfEdit& edit, const std::vector<Vec3f>& ofPart, const MeshSource& source,
                                std::size_t first, std::size_t count) {
    std::vector<std::uint32_t> places;
    std::vector<Vec3f> offsets;
    for (std::size_t v = 0; v < count; ++v) {
        const std::uint32_t vertex = source.vertexInPart[first + v];
        if (vertex != kNoVertex && !ofPart[vertex].isZero(0.0F)) {
            places.push_back(static_cast<std::uint32_t>(v));
            offsets.push_back(ofPart[vertex]);
        }
    }
    return edit.addOffsets(count, places, offsets);
}

/// A member that is a list; made where there is none.
JsonText& listMember(JsonText& holder, const char* key) {
    if (const JsonText* known = holder.member(key); known == nullptr || !known->isArray()) {
        holder.set(key, JsonText(OrderedJson::array()));
    }
    return *holder.member(key);
}

JsonText* namesIn(JsonText& holder) {
    JsonText* extras = holder.member("extras");
    JsonText* names = extras == nullptr ? nullptr : extras->member("targetNames");
    return names != nullptr && names->isArray() ? names : nullptr;
}

/// Names stand in the extras of a mesh; some programs have them in those of primitives. A file may have more
/// of them than targets: new targets get their own.
void addNames(JsonText& names, const GltfTargets& targets) {
    for (std::size_t t = targets.before; t < std::min(names.size(), targets.names.size()); ++t) {
        names.at(t) = JsonText(OrderedJson(targets.names[t]));
    }
    for (std::size_t t = names.size(); t < targets.names.size(); ++t) {
        names.append(JsonText(OrderedJson(targets.names[t])));
    }
}

void setNames(JsonText& mesh, const GltfTargets& targets) {
    const JsonText* extras = mesh.member("extras");
    if (extras == nullptr) {
        mesh.set("extras", JsonText(OrderedJson::object()));
    } else if (!extras->isObject()) {
        return; // something of the author's own, which stays
    }
    if (namesIn(mesh) == nullptr) {
        mesh.member("extras")->set("targetNames", JsonText(OrderedJson::array()));
    }
    addNames(*namesIn(mesh), targets);
}

/// Normals and tangents of a shape that is another now go.
void setOrErase(JsonText& target, const char* name, std::optional<std::size_t> accessor) {
    if (accessor) {
        target.set(name, JsonText(OrderedJson(*accessor)));
    } else {
        target.erase(name);
    }
}

void setWeights(JsonText& holder, const GltfTargets& targets) {
    const bool some = std::ranges::any_of(targets.weights, [](double weight) { return weight != 0.0; });
    if (holder.member("weights") == nullptr && !some) {
        return;
    }
    JsonText& weights = listMember(holder, "weights");
    for (const std::size_t target : targets.shown) {
        if (target < weights.size()) {
            weights.at(target) = JsonText(OrderedJson(targets.weights[target]));
        }
    }
    for (std::size_t t = weights.size(); t < targets.weights.size(); ++t) {
        weights.append(JsonText(OrderedJson(targets.weights[t])));
    }
}

} // namespace

GltfTargets addGltfTargets(GltfEdit& edit, const PatchInput& input, const MeshSource& source,
                           const Transform& modelFromMesh, std::span<const std::size_t> counts) {
    const auto part = static_cast<std::size_t>(source.part);
    const Mesh& mesh = *input.scene->parts[part].mesh;
    const PatchShapes& shapes = input.shapes[part];
    GltfTargets result{shapes.before, {}, {}, shapes.offsets, shapes.weights, {}};
    for (std::size_t t = 0; t < mesh.morphTargets.size(); ++t) {
        const bool known = t < shapes.before && !std::ranges::binary_search(shapes.weights, t);
        result.names.push_back(mesh.morphTargets[t].name);
        result.weights.push_back(known ? 0.0 : mesh.morphTargets[t].weight);
    }
    result.accessors.resize(counts.size());
    const Mat3 fileFromPart =
        invertible(modelFromMesh) ? Mat3(modelFromMesh.linear().inverse()) : Mat3(Mat3::Zero());
    for (const std::size_t target : shapes.offsets) {
        const std::vector<Vec3f> offsets =
            offsetsInFile(mesh.morphTargets[target], mesh.vertexCount(), fileFromPart);
        std::size_t first = 0;
        for (std::size_t p = 0; p < counts.size(); ++p) {
            result.accessors[p].push_back(addPrimitiveOffsets(edit, offsets, source, first, counts[p]));
            first += counts[p];
        }
    }
    return result;
}

void setGltfTargets(JsonText& mesh, const GltfTargets& targets, std::span<const GltfRestAccessors> rest) {
    JsonText* primitives = mesh.member("primitives");
    for (std::size_t p = 0; p < targets.accessors.size() && p < gltfEntries(primitives); ++p) {
        JsonText& primitive = primitives->at(p);
        for (std::size_t k = 0; k < targets.changed.size(); ++k) {
            const OrderedJson accessor(targets.accessors[p][k]);
            JsonText& list = listMember(primitive, "targets");
            if (targets.changed[k] >= list.size()) {
                list.append(JsonText(OrderedJson{{"POSITION", accessor}}));
                continue;
            }
            JsonText& known = list.at(targets.changed[k]);
            known.set("POSITION", JsonText(accessor));
            const std::size_t target = targets.changed[k];
            const bool turned = p < rest.size() && target < rest[p].targetNormals.size();
            setOrErase(known, "NORMAL", turned ? rest[p].targetNormals[target] : std::nullopt);
            setOrErase(known, "TANGENT", turned ? rest[p].targetTangents[target] : std::nullopt);
        }
        if (JsonText* names = namesIn(primitive)) {
            addNames(*names, targets);
        }
    }
    if (!targets.changed.empty() && targets.changed.back() >= targets.before) {
        setNames(mesh, targets);
    }
    setWeights(mesh, targets);
}

void setGltfNodeWeights(JsonText& node, const GltfTargets& targets) {
    if (node.member("weights") != nullptr) {
        setWeights(node, targets);
    }
}

} // namespace sinew
