#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/gltf/read/GltfReadParts.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/source/ContentCounts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr int kVertexData = 34962;
constexpr const char* kPackedByDraco = "KHR_draco_mesh_compression";

std::string inSet(const char* stem, std::size_t set) {
    return stem + std::to_string(set);
}

/// Null JSON where there is no such entry: of primitives that are not read, nobody has checked the numbers.
const Json& entryOf(const Json& root, const char* list, const Json& index) {
    static const Json kNothing;
    const Json& entries = gltfMember(root, list);
    const bool there =
        index.is_number_unsigned() && entries.is_array() && index.get<std::size_t>() < entries.size();
    return there ? entries[index.get<std::size_t>()] : kNothing;
}

const Json& accessorOf(const Json& root, const Json& attributes, const std::string& name) {
    return entryOf(root, "accessors", gltfMember(attributes, name.c_str()));
}

/// How many sets of influences a primitive has.
std::size_t setsBefore(const Json& attributes) {
    std::size_t sets = 0;
    while (attributes.contains(inSet("JOINTS_", sets))) {
        ++sets;
    }
    return sets;
}

/// How many sets of influences a primitive gets: those that hold `max` influences, and those that follow in
/// the file, also of joints or weights alone, which would else count again.
std::size_t setCount(const Json& attributes, std::size_t max) {
    std::size_t sets = (max + 3) / 4;
    while (attributes.contains(inSet("JOINTS_", sets)) || attributes.contains(inSet("WEIGHTS_", sets))) {
        ++sets;
    }
    return sets;
}

/// The types a primitive has, or bytes where they are packed; wider ones for joints only where their places
/// ask for it.
GltfInfluenceTypes typesFor(const Json& root, const Json& attributes, std::uint32_t lastPosition,
                            bool packed) {
    const int joints = lastPosition < kGltfByteJoints ? kGltfBytes : kGltfShorts;
    if (packed) {
        return {joints, kGltfBytes};
    }
    const double before = gltfNumber(accessorOf(root, attributes, "JOINTS_0"), "componentType", kGltfBytes);
    const double weights =
        gltfNumber(accessorOf(root, attributes, "WEIGHTS_0"), "componentType", kGltfFloats);
    const bool whole = weights == kGltfBytes || weights == kGltfShorts;
    return {before == kGltfShorts ? kGltfShorts : joints, whole ? static_cast<int>(weights) : kGltfFloats};
}

std::size_t largestInfluenceCount(const std::vector<std::vector<std::vector<Influence>>>& primitives) {
    std::size_t max = 1;
    for (const auto& primitive : primitives) {
        for (const std::vector<Influence>& vertex : primitive) {
            max = std::max(max, vertex.size());
        }
    }
    return max;
}

std::uint32_t lastPlaceOf(const std::vector<std::vector<Influence>>& vertices) {
    std::int32_t last = 0;
    for (const std::vector<Influence>& vertex : vertices) {
        for (const Influence& influence : vertex) {
            last = std::max(last, influence.joint);
        }
    }
    return static_cast<std::uint32_t>(last);
}

bool packedInView(const Json& root, const Json& accessor) {
    const Json& view = entryOf(root, "bufferViews", gltfMember(accessor, "bufferView"));
    return gltfMember(view, "extensions").contains("EXT_meshopt_compression");
}

/// Whether a primitive's weights were compressed in the file.
bool weightsWerePacked(const Json& root, const Json& primitive) {
    const Json& attributes = gltfMember(primitive, "attributes");
    const Json& draco =
        gltfMember(gltfMember(gltfMember(primitive, "extensions"), kPackedByDraco), "attributes");
    for (const char* name : {"JOINTS_0", "WEIGHTS_0"}) {
        if (draco.contains(name) || packedInView(root, accessorOf(root, attributes, name))) {
            return true;
        }
    }
    return false;
}

/// What Draco packs of a primitive no longer has its weights in it; the rest stays packed.
void leaveDraco(JsonText& primitive, const std::string& attribute) {
    JsonText* extensions = primitive.member("extensions");
    JsonText* draco = extensions == nullptr ? nullptr : extensions->member(kPackedByDraco);
    if (JsonText* attributes = draco == nullptr ? nullptr : draco->member("attributes")) {
        attributes->erase(attribute);
    }
}

void setAttribute(JsonText& primitive, const std::string& name, std::size_t accessor) {
    primitive.member("attributes")->set(name, JsonText(OrderedJson(accessor)));
    leaveDraco(primitive, name);
}

} // namespace

GltfMeshSkins::GltfMeshSkins(const PatchInput& input, GltfFile& file, GltfSkins& skins)
    : m_input(input) {
    for (std::size_t m = 0; m < input.original->map.meshes.size(); ++m) {
        m_instances.push_back(instanceOf(m, file, skins));
        m_unevenTargets = m_unevenTargets || hasUnevenTargets(m_instances.back(), file);
        placeVertices(m_instances.back(), file);
    }
}

GltfMeshSkins::Instance GltfMeshSkins::instanceOf(std::size_t source, GltfFile& file,
                                                  GltfSkins& skins) const {
    const MeshSource& where = m_input.original->map.meshes[source];
    Instance result;
    result.source = source;
    result.node = static_cast<std::size_t>(where.node);
    result.mesh = file.reference(file.item("nodes", result.node), "mesh", "meshes").value_or(0);
    result.weighed = where.part != kNone && m_input.changed[static_cast<std::size_t>(where.part)];
    result.shaped = where.part != kNone && m_input.shapes[static_cast<std::size_t>(where.part)].any();
    if (!result.changed()) {
        return result;
    }
    const std::vector<GltfVertexRange> ranges = gltfVertexRanges(file, result.mesh);
    std::ranges::transform(ranges, std::back_inserter(result.counts), &GltfVertexRange::count);
    if (!result.weighed) {
        return result;
    }
    result.skin = skins.skinOf(source);
    const SkinWeights& weights = *m_input.parts[static_cast<std::size_t>(where.part)].weights;
    for (const GltfVertexRange& range : ranges) {
        PrimitiveInfluences primitive(range.count);
        for (std::size_t v = 0; v < range.count; ++v) {
            for (const Influence& influence : weights.at(where.vertexInPart[range.first + v])) {
                const std::uint32_t index =
                    skins.indexOf(result.skin, static_cast<std::size_t>(influence.joint));
                primitive[v].push_back({static_cast<std::int32_t>(index), influence.weight});
            }
        }
        result.primitives.push_back(std::move(primitive));
    }
    result.badSets = badSetsOf(result, file);
    return result;
}

void GltfMeshSkins::placeVertices(Instance& instance, GltfFile& file) {
    const MeshSource& where = m_input.original->map.meshes[instance.source];
    const Json& node = file.item("nodes", instance.node);
    const bool skinned = instance.weighed || file.reference(node, "skin", "skins").has_value();
    instance.modelFromMesh = gltfModelFromMesh(m_input, file.root(), where, skinned);
    if (!movedFromFile(m_input, where, instance.modelFromMesh)) {
        return;
    }
    if (!invertible(instance.modelFromMesh) || packsVertices(file.item("meshes", instance.mesh))) {
        m_unplaceable = true;
        return;
    }
    instance.rest = gltfRestVertices(m_input, file, instance.mesh, where, instance.modelFromMesh);
}

bool GltfMeshSkins::hasUnevenTargets(const Instance& instance, GltfFile& file) const {
    if (!instance.shaped) {
        return false;
    }
    const std::int32_t part = m_input.original->map.meshes[instance.source].part;
    const Json& primitives = gltfMember(file.item("meshes", instance.mesh), "primitives");
    for (std::size_t p = 0; p < instance.counts.size(); ++p) {
        const Json& targets = gltfMember(primitives[p], "targets");
        const std::size_t count = targets.is_array() ? targets.size() : 0;
        if (instance.counts[p] == 0 || count != m_input.shapes[static_cast<std::size_t>(part)].before) {
            return true;
        }
    }
    return false;
}

std::vector<std::vector<std::size_t>> GltfMeshSkins::badSetsOf(const Instance& instance,
                                                               GltfFile& file) const {
    std::vector<std::vector<std::size_t>> result(instance.primitives.size());
    const MeshSource& where = m_input.original->map.meshes[instance.source];
    const Part& before = m_input.original->imported.scene.parts[static_cast<std::size_t>(where.part)];
    if (!before.storedFaults || before.storedFaults->invalid.empty()) {
        return result;
    }
    const Json& primitives = gltfMember(file.item("meshes", instance.mesh), "primitives");
    for (std::size_t p = 0; p < result.size(); ++p) {
        const Json& attributes = gltfMember(primitives[p], "attributes");
        for (std::size_t set = 0; set < setsBefore(attributes); ++set) {
            const auto accessor = file.reference(attributes, inSet("WEIGHTS_", set).c_str(), "accessors");
            const std::vector<float> values = accessor ? file.floats(*accessor, 4) : std::vector<float>();
            if (std::ranges::any_of(values, [](float value) { return !std::isfinite(value); })) {
                result[p].push_back(set);
            }
        }
    }
    return result;
}

/// No accessor of the file may keep values that are no numbers, whether it is still used or not.
void GltfMeshSkins::replaceBadWeights(GltfEdit& edit, const Instance& instance,
                                      const MeshAccessors& accessors) {
    const std::set<std::size_t> weights = gltfWeightAccessors(edit.before());
    const Json& primitives = gltfMember(gltfMember(edit.before(), "meshes")[instance.mesh], "primitives");
    for (std::size_t p = 0; p < instance.badSets.size(); ++p) {
        for (const std::size_t set : instance.badSets[p]) {
            const Json& old =
                gltfMember(gltfMember(primitives[p], "attributes"), inSet("WEIGHTS_", set).c_str());
            const std::vector<std::size_t>& now = accessors.primitives[p].weights;
            if (weights.contains(old.get<std::size_t>()) && set < now.size()) {
                edit.replaceAccessor(old.get<std::size_t>(), now[set]);
            }
        }
    }
}

GltfMeshSkins::MeshAccessors GltfMeshSkins::addAccessors(GltfEdit& edit, const Instance& instance) const {
    MeshAccessors result;
    const Json& primitives = gltfMember(gltfMember(edit.before(), "meshes")[instance.mesh], "primitives");
    const std::size_t max = largestInfluenceCount(instance.primitives);
    for (std::size_t p = 0; p < instance.primitives.size(); ++p) {
        const PrimitiveInfluences& vertices = instance.primitives[p];
        PrimitiveAccessors& accessors = result.primitives.emplace_back();
        if (vertices.empty()) {
            continue;
        }
        const Json& attributes = gltfMember(primitives[p], "attributes");
        const GltfInfluenceTypes types =
            typesFor(edit.before(), attributes, lastPlaceOf(vertices), m_input.settings->packed);
        for (const GltfInfluenceSet& set : gltfInfluences(vertices, setCount(attributes, max), types)) {
            accessors.joints.push_back(
                edit.addAccessor({types.joints, "VEC4", false, kVertexData}, vertices.size(), set.joints));
            accessors.weights.push_back(
                edit.addAccessor({types.weights, "VEC4", types.weights != kGltfFloats, kVertexData},
                                 vertices.size(), set.weights));
        }
    }
    for (const GltfRestVertices& vertices : instance.rest) {
        result.rest.push_back(addGltfRest(edit, vertices));
    }
    if (instance.shaped) {
        result.targets = addGltfTargets(edit, m_input, m_input.original->map.meshes[instance.source],
                                        instance.modelFromMesh, instance.counts);
    }
    return result;
}

void GltfMeshSkins::setSkin(GltfEdit& edit, const Instance& instance) const {
    const Json& before = gltfMember(edit.before(), "nodes")[instance.node];
    if (gltfMember(before, "skin") != Json(instance.skin)) {
        edit.entry("nodes", instance.node).set("skin", JsonText(OrderedJson(instance.skin)));
    }
}

JsonText GltfMeshSkins::withAccessors(JsonText mesh, const MeshAccessors& accessors) {
    for (std::size_t p = 0; p < accessors.primitives.size(); ++p) {
        JsonText& primitive = mesh.member("primitives")->at(p);
        const PrimitiveAccessors& sets = accessors.primitives[p];
        for (std::size_t set = 0; set < sets.joints.size(); ++set) {
            setAttribute(primitive, inSet("JOINTS_", set), sets.joints[set]);
            setAttribute(primitive, inSet("WEIGHTS_", set), sets.weights[set]);
        }
    }
    for (std::size_t p = 0; p < accessors.rest.size(); ++p) {
        JsonText& primitive = mesh.member("primitives")->at(p);
        const GltfRestAccessors& rest = accessors.rest[p];
        for (const auto& [name, accessor] :
             {std::pair("POSITION", rest.positions), std::pair("NORMAL", rest.normals),
              std::pair("TANGENT", rest.tangents)}) {
            if (accessor) {
                setAttribute(primitive, name, *accessor);
            }
        }
    }
    if (accessors.targets.any()) {
        setGltfTargets(mesh, accessors.targets, accessors.rest);
    }
    return mesh;
}

/// The mesh itself changes for the first instance, unless another shows it as it was.
std::size_t GltfMeshSkins::writeMesh(GltfEdit& edit, std::size_t mesh) const {
    const JsonText original = edit.entry("meshes", mesh);
    bool taken = std::ranges::any_of(
        m_instances, [&](const Instance& instance) { return instance.mesh == mesh && !instance.changed(); });
    std::vector<std::pair<MeshAccessors, std::size_t>> written;
    std::size_t copies = 0;
    for (const Instance& instance : m_instances) {
        if (instance.mesh != mesh || !instance.changed()) {
            continue;
        }
        MeshAccessors accessors = addAccessors(edit, instance);
        replaceBadWeights(edit, instance, accessors);
        auto known = std::ranges::find(written, accessors, &std::pair<MeshAccessors, std::size_t>::first);
        if (known == written.end()) {
            JsonText text = withAccessors(original, accessors);
            std::size_t index = mesh;
            if (taken) {
                index = edit.append("meshes", std::move(text));
                ++copies;
            } else {
                edit.entry("meshes", mesh) = std::move(text);
                taken = true;
            }
            known = written.insert(written.end(), {std::move(accessors), index});
        }
        if (known->second != mesh) {
            edit.entry("nodes", instance.node).set("mesh", JsonText(OrderedJson(known->second)));
        }
        if (instance.weighed) {
            setSkin(edit, instance);
        }
        if (instance.shaped) {
            setGltfNodeWeights(edit.entry("nodes", instance.node), known->first.targets);
        }
    }
    return copies;
}

std::string GltfMeshSkins::nameOfMesh(std::size_t mesh) const {
    const auto shown = std::ranges::find_if(
        m_instances, [&](const Instance& instance) { return instance.mesh == mesh && instance.changed(); });
    const std::int32_t part = m_input.original->map.meshes[shown->source].part;
    return m_input.scene->parts[static_cast<std::size_t>(part)].mesh->name;
}

void GltfMeshSkins::noteWideJoints(Notices& notices) const {
    std::uint32_t last = 0;
    for (const Instance& instance : m_instances) {
        for (const PrimitiveInfluences& primitive : instance.primitives) {
            last = std::max(last, lastPlaceOf(primitive));
        }
    }
    if (m_input.settings->packed && last >= kGltfByteJoints) {
        ContentCounts counts;
        counts.add("jointBytes", m_input.scene->skeleton.size());
        counts.note(NoticeCode::ContentDropped, m_input.target.file.string(), notices);
    }
}

void GltfMeshSkins::write(GltfEdit& edit, Notices& notices) const {
    noteWideJoints(notices);
    std::set<std::size_t> meshes;
    for (const Instance& instance : m_instances) {
        if (instance.changed()) {
            meshes.insert(instance.mesh);
        }
    }
    for (const std::size_t mesh : meshes) {
        const Json& before = gltfMember(edit.before(), "meshes")[mesh];
        const Json& primitives = gltfMember(before, "primitives");
        const auto packed = std::count_if(primitives.begin(), primitives.end(), [&](const Json& primitive) {
            return weightsWerePacked(edit.before(), primitive);
        });
        const bool weighed = std::ranges::any_of(
            m_instances, [&](const Instance& instance) { return instance.mesh == mesh && instance.weighed; });
        if (packed > 0 && weighed) {
            notices.push_back(
                {NoticeCode::WeightsUnpacked, nameOfMesh(mesh), static_cast<std::size_t>(packed), {}});
        }
        if (const std::size_t copies = writeMesh(edit, mesh); copies > 0) {
            notices.push_back({NoticeCode::MeshCopied, nameOfMesh(mesh), copies, {}});
        }
    }
}

} // namespace sinew
