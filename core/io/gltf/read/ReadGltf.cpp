#include "core/base/Notice.h"
#include "core/io/FormatFunctions.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/read/GltfReadParts.h"
#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sinew {
namespace {

bool hasExtras(const Json& object, bool isMesh) {
    const Json& extras = gltfMember(object, "extras");
    // The names of morph targets are read.
    return !extras.is_null() && !(isMesh && extras.size() == 1 && extras.contains("targetNames"));
}

class LossFinder {
public:
    explicit LossFinder(GltfFile& file)
        : m_file(file) {}

    ContentCounts find() {
        m_counts.add("scenes", std::max<std::size_t>(m_file.count("scenes"), 1) - 1);
        forEach("meshes", [this](const Json& mesh) { countMesh(mesh); });
        countExtras();
        m_counts.add("copyright", gltfText(gltfMember(m_file.root(), "asset"), "copyright").empty() ? 0 : 1);
        countExtensions();
        countToons();
        constexpr std::size_t kPadding = 3;
        m_counts.add("bytesBehind", m_file.bytesBehind() > kPadding ? m_file.bytesBehind() : 0);
        return std::move(m_counts);
    }

private:
    template<typename Use>
    void forEach(const char* list, Use use) {
        for (std::size_t i = 0; i < m_file.count(list); ++i) {
            use(m_file.item(list, i));
        }
    }

    void countMesh(const Json& mesh) {
        bool tangents = false;
        std::size_t shaded = 0;
        std::set<std::string> own;
        for (const Json& primitive : gltfMember(mesh, "primitives")) {
            const Json& attributes = gltfMember(primitive, "attributes");
            tangents = tangents || !gltfMember(attributes, "TANGENT").is_null();
            for (auto a = attributes.begin(); attributes.is_object() && a != attributes.end(); ++a) {
                if (a.key().starts_with('_')) {
                    own.insert(a.key());
                }
            }
            shaded = std::max(shaded, shadedTargets(gltfMember(primitive, "targets")));
        }
        m_counts.add("tangents", tangents ? 1 : 0);
        m_counts.add("morphNormals", shaded);
        m_counts.add("attributes", own.size());
    }

    static std::size_t shadedTargets(const Json& targets) {
        return static_cast<std::size_t>(std::count_if(targets.begin(), targets.end(), [](const Json& target) {
            return !gltfMember(target, "NORMAL").is_null() || !gltfMember(target, "TANGENT").is_null();
        }));
    }

    void countExtras() {
        m_counts.add("extras", hasExtras(m_file.root(), false) ? 1 : 0);
        for (const char* list :
             {"scenes", "nodes", "meshes", "materials", "textures", "images", "skins", "animations"}) {
            forEach(list, [&](const Json& object) {
                m_counts.add("extras", hasExtras(object, std::string_view(list) == "meshes") ? 1 : 0);
            });
        }
    }

    void countToons() {
        const Json& vrm = gltfMember(gltfMember(m_file.root(), "extensions"), "VRM");
        for (const Json& material : gltfMember(vrm, "materialProperties")) {
            m_counts.add("toonMaterials", gltfText(material, "shader") == "VRM/MToon" ? 1 : 0);
        }
    }

    void countExtensions() {
        std::set<std::string> told;
        for (const char* list : {"extensionsUsed", "extensionsRequired"}) {
            for (const Json& entry : gltfMember(m_file.root(), list)) {
                const std::string name = entry.is_string() ? entry.get<std::string>() : std::string();
                const bool kept = readsExtension(name) || keepsMaterialExtension(name);
                if (!name.empty() && !kept && told.insert(name).second) {
                    m_counts.add("extension " + name);
                }
            }
        }
    }

    GltfFile& m_file;
    ContentCounts m_counts;
};

/// Says in one notice (ContentIgnored) what of the file the scene has no place for: cameras, lights,
/// extensions, ways to sample textures, and the like.
void noteGltfLosses(GltfFile& file, const std::string& name, Notices& notices) {
    LossFinder(file).find().note(NoticeCode::ContentIgnored, name, notices);
}

constexpr const char* kPunctualLights = "KHR_lights_punctual";

/// A number above zero, else the fallback.
double positiveNumber(const Json& object, const char* key, double fallback) {
    const double value = gltfNumber(object, key, fallback);
    return std::isfinite(value) && value > 0.0 ? value : fallback;
}

SceneCamera readCamera(const Json& json) {
    SceneCamera camera;
    camera.orthographic = gltfText(json, "type") == "orthographic";
    const Json& lens = gltfMember(json, camera.orthographic ? "orthographic" : "perspective");
    camera.nearest = positiveNumber(lens, "znear", camera.nearest);
    camera.farthest = positiveNumber(lens, "zfar", 0.0);
    if (camera.orthographic) {
        camera.halfHeight = positiveNumber(lens, "ymag", camera.halfHeight);
        camera.aspect = positiveNumber(lens, "xmag", camera.halfHeight) / camera.halfHeight;
    } else {
        camera.fieldOfView = std::min(positiveNumber(lens, "yfov", camera.fieldOfView), 3.1);
        camera.aspect = positiveNumber(lens, "aspectRatio", 0.0);
    }
    return camera;
}

SceneLight readLight(const Json& json) {
    SceneLight light;
    const std::string type = gltfText(json, "type");
    light.kind = type == "directional" ? LightKind::Directional
                 : type == "spot"      ? LightKind::Spot
                                       : LightKind::Point;
    const auto color = gltfNumbers(json, "color", 3);
    if (!color.empty() && Eigen::Map<const Vec3>(color.data()).allFinite()) {
        light.color = Eigen::Map<const Vec3>(color.data()).cast<float>();
    }
    const double intensity = gltfNumber(json, "intensity", 1.0);
    light.intensity = std::isfinite(intensity) ? std::max(intensity, 0.0) : 1.0;
    light.range = positiveNumber(json, "range", 0.0);
    const Json& spot = gltfMember(json, "spot");
    light.innerAngle = positiveNumber(spot, "innerConeAngle", 0.0);
    light.outerAngle = positiveNumber(spot, "outerConeAngle", light.outerAngle);
    return light;
}

/// Named like the node, which is what programs show.
std::string viewpointName(const ImportedNode& node, const Json& json) {
    return node.name.empty() ? gltfText(json, "name") : node.name;
}

/// Adds the cameras that nodes carry, and their lights (KHR_lights_punctual). Nodes must have been read.
void readGltfViewpoints(GltfFile& file, ImportedFile& source) {
    const Json& lights =
        gltfMember(gltfMember(gltfMember(file.root(), "extensions"), kPunctualLights), "lights");
    for (std::size_t n = 0; n < source.nodes.size(); ++n) {
        const Json& node = file.item("nodes", n);
        const ImportedViewpoint where{static_cast<std::int32_t>(n), Transform::Identity()};
        if (const auto camera = file.reference(node, "camera", "cameras")) {
            const Json& json = file.item("cameras", *camera);
            source.cameras.push_back({where, readCamera(json)});
            source.cameras.back().camera.name = viewpointName(source.nodes[n], json);
        }
        const Json& light = gltfMember(gltfMember(node, "extensions"), kPunctualLights);
        const std::size_t index = gltfSize(light, "light", lights.size());
        if (light.is_object() && lights.is_array() && index < lights.size()) {
            source.lights.push_back({where, readLight(lights[index])});
            source.lights.back().light.name = viewpointName(source.nodes[n], lights[index]);
        }
    }
}

/// A list in 0.x, an object in 1.0.
bool namesHumanBones(const Json& extensions, const char* vrm) {
    const Json& bones = gltfMember(gltfMember(gltfMember(extensions, vrm), "humanoid"), "humanBones");
    return (bones.is_array() || bones.is_object()) && !bones.empty();
}

/// Says so where a file that is called a VRM (by its ending) names no bones of a human, in the words of VRM
/// 0.x or of 1.0. It can be read all the same. Notice: VrmWithoutHumanoid.
void noteMissingHumanoid(const GltfFile& file, const std::string& name, Notices& notices) {
    const Json& extensions = gltfMember(file.root(), "extensions");
    if (lowerExtension(name) == ".vrm" && !namesHumanBones(extensions, "VRM") &&
        !namesHumanBones(extensions, "VRMC_vrm")) {
        notices.push_back({NoticeCode::VrmWithoutHumanoid, name, 0, {}});
    }
}

class GltfReader {
public:
    GltfReader(GltfFile& file, std::string name, Progress& progress)
        : m_file(file)
        , m_name(std::move(name))
        , m_progress(progress) {}

    Expected<ImportedFile> read() {
        readNodes();
        readSceneName();
        if (const std::size_t triangles = countTriangles(); triangles > kMaxTriangles) {
            return fail(ErrorCode::TooManyFaces,
                        {m_name, std::to_string(triangles), std::to_string(kMaxTriangles)});
        }
        for (std::size_t n = 0; n < m_file.count("nodes") && m_file.broken().empty(); ++n) {
            if (m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            readMeshOf(n);
        }
        readGltfMaterials(m_file, m_source);
        readGltfClips(m_file, m_source);
        readGltfViewpoints(m_file, m_source);
        m_source.avatar = readVrmAvatar(m_file, m_source, m_name, m_source.notices);
        if (m_source.avatar) {
            for (const auto& [bone, node] : m_source.avatar->bones) {
                m_source.nodes[static_cast<std::size_t>(node)].saysJoint = true;
            }
        }
        noteGltfLosses(m_file, m_name, m_source.notices);
        noteMissingHumanoid(m_file, m_name, m_source.notices);
        if (!m_file.broken().empty()) {
            return fail(ErrorCode::FileBroken, {m_name, m_file.broken()});
        }
        return std::move(m_source);
    }

private:
    void readNodes() {
        const std::size_t count = m_file.count("nodes");
        m_source.nodes.resize(count);
        for (std::size_t n = 0; n < count; ++n) {
            const Json& json = m_file.item("nodes", n);
            ImportedNode& node = m_source.nodes[n];
            node.name = gltfText(json, "name");
            node.parentFromNode = gltfNodeTransform(json);
            node.carriesObject = !gltfMember(json, "mesh").is_null() ||
                                 !gltfMember(json, "camera").is_null() ||
                                 !gltfMember(gltfMember(json, "extensions"), "KHR_lights_punctual").is_null();
            for (const Json& child : gltfMember(json, "children")) {
                adopt(n, child, count);
            }
        }
    }

    void adopt(std::size_t parent, const Json& child, std::size_t count) {
        if (!child.is_number_unsigned() || child.get<std::size_t>() >= count) {
            m_file.markBroken("a node has a child that does not exist");
        } else if (ImportedNode& node = m_source.nodes[child.get<std::size_t>()]; node.parent != kNone) {
            m_file.markBroken("a node has two parents");
        } else {
            node.parent = static_cast<std::int32_t>(parent);
        }
    }

    std::size_t countTriangles() {
        std::size_t total = 0;
        for (std::size_t n = 0; n < m_file.count("nodes"); ++n) {
            const auto mesh = m_file.reference(m_file.item("nodes", n), "mesh", "meshes");
            total += mesh ? countGltfTriangles(m_file, *mesh) : 0;
        }
        return total;
    }

    void readMeshOf(std::size_t n) {
        const Json& json = m_file.item("nodes", n);
        const auto index = m_file.reference(json, "mesh", "meshes");
        if (!index) {
            return;
        }
        ImportedMesh mesh = readGltfMesh(m_file, *index);
        mesh.node = static_cast<std::int32_t>(n);
        const std::string& nodeName = m_source.nodes[n].name;
        readShownMorphs(gltfMember(json, "weights").is_array() ? json : m_file.item("meshes", *index),
                        mesh.mesh);
        mesh.geometryName = mesh.mesh.name;
        mesh.mesh.name = nodeName.empty() ? mesh.mesh.name : nodeName;
        if (const auto skin = m_file.reference(json, "skin", "skins")) {
            readSkin(m_file.item("skins", *skin), mesh);
        }
        dropWildInfluences(mesh);
        m_source.meshes.push_back(std::move(mesh));
    }

    /// A node's own weights go before those of its mesh.
    static void readShownMorphs(const Json& holder, Mesh& mesh) {
        const Json& weights = gltfMember(holder, "weights");
        for (std::size_t t = 0; weights.is_array() && t < std::min(weights.size(), mesh.morphTargets.size());
             ++t) {
            mesh.morphTargets[t].weight = weights[t].is_number() ? weights[t].get<double>() : 0.0;
        }
    }

    /// A name alone, so a scene that does not exist breaks nothing.
    void readSceneName() {
        const Json chosen = m_file.root().value("scene", Json());
        const std::size_t scene = chosen.is_number_unsigned() ? chosen.get<std::size_t>() : 0;
        if (scene < m_file.count("scenes")) {
            m_source.names.scene = gltfText(m_file.item("scenes", scene), "name");
        }
    }

    void readSkin(const Json& skin, ImportedMesh& mesh) {
        if (m_source.names.skin.empty()) {
            m_source.names.skin = gltfText(skin, "name");
        }
        for (const Json& joint : gltfMember(skin, "joints")) {
            if (!joint.is_number_unsigned() || joint.get<std::size_t>() >= m_source.nodes.size()) {
                m_file.markBroken("a skin names a joint that does not exist");
                return;
            }
            mesh.joints.push_back({joint.get<std::int32_t>(), Transform::Identity()});
        }
        const auto accessor = m_file.reference(skin, "inverseBindMatrices", "accessors");
        mesh.bindKnown = accessor.has_value();
        if (!accessor) {
            return;
        }
        const std::vector<float> matrices = m_file.floats(*accessor, 16);
        if (matrices.size() < 16 * mesh.joints.size()) {
            m_file.markBroken("a skin has fewer inverse bind matrices than joints");
            return;
        }
        for (std::size_t j = 0; j < mesh.joints.size(); ++j) {
            mesh.joints[j].jointFromMesh.affine() =
                Eigen::Map<const Eigen::Matrix4f>(matrices.data() + 16 * j).cast<double>().topRows<3>();
        }
    }

    /// Leaves out influences of joints the skin does not have.
    static void dropWildInfluences(ImportedMesh& mesh) {
        ImportedInfluences kept;
        const auto joints = static_cast<std::uint32_t>(mesh.joints.size());
        for (std::size_t p = 0; p + 1 < mesh.influences.offsets.size(); ++p) {
            if (mesh.influences.largestJoint[p] >= joints) {
                kept.strayed.push_back(static_cast<std::uint32_t>(p));
            }
            for (const Influence& influence : mesh.influences.at(p)) {
                if (static_cast<std::uint32_t>(influence.joint) < joints) {
                    kept.values.push_back(influence);
                }
            }
            kept.offsets.push_back(static_cast<std::uint32_t>(kept.values.size()));
        }
        mesh.influences = std::move(kept);
    }

    GltfFile& m_file;
    std::string m_name;
    Progress& m_progress;
    ImportedFile m_source;
};

} // namespace

Expected<ImportedFile> readGltf(const std::filesystem::path& file, Progress& progress) {
    Expected<GltfFile> opened = GltfFile::open(file, progress);
    if (!opened) {
        return fail(opened.error());
    }
    Expected<ImportedFile> source = GltfReader(*opened, file.string(), progress).read();
    if (source) {
        source->sum = opened->sum();
    }
    return source;
}

} // namespace sinew
