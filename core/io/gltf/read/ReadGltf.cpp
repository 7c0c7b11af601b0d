#include "core/io/gltf/read/ReadGltf.h"

#include "core/io/gltf/read/GltfClips.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/read/GltfLosses.h"
#include "core/io/gltf/read/GltfNodeTransform.h"
#include "core/io/gltf/read/GltfReadMaterials.h"
#include "core/io/gltf/read/GltfReadMesh.h"
#include "core/io/gltf/read/GltfViewpoints.h"
#include "core/io/gltf/read/GltfVrm.h"
#include "core/io/source/SceneLimits.h"

namespace sinew {
namespace {

class GltfReader {
public:
    GltfReader(GltfFile& file, std::string name, Progress& progress)
        : m_file(file)
        , m_name(std::move(name))
        , m_progress(progress) {}

    Expected<ImportedFile> read() {
        readNodes();
        readSceneName();
        if (const std::size_t triangles = countTriangles(); triangles > kMostTriangles) {
            return fail(ErrorCode::TooManyFaces,
                        {m_name, std::to_string(triangles), std::to_string(kMostTriangles)});
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
    return GltfReader(*opened, file.string(), progress).read();
}

} // namespace sinew
