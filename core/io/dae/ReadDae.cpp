#include "core/base/Notice.h"
#include "core/io/FormatFunctions.h"
#include "core/io/dae/DaeDocument.h"
#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"
#include "core/io/source/XmlTree.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array<std::string_view, 3> kDaeSlotsRead{"diffuse", "emission", "transparent"};

std::string_view wordOf(const XmlNode& node) {
    return ImportWords(node.text).next();
}

/// A sampler that does more than repeat and smooth.
bool isPlainSampler2D(const XmlNode& sampler) {
    const auto repeats = [&](std::string_view axis) {
        const std::string_view mode = wordOf(sampler.child(axis));
        return mode.empty() || mode == "WRAP";
    };
    const auto smooths = [&](std::string_view filter) {
        return !wordOf(sampler.child(filter)).starts_with("NEAREST");
    };
    return repeats("wrap_s") && repeats("wrap_t") && smooths("minfilter") && smooths("magfilter");
}

bool holdsTangents(const XmlNode& mesh) {
    return std::ranges::any_of(mesh.children, [](const XmlNode& primitive) {
        return std::ranges::any_of(primitive.children, [](const XmlNode& input) {
            const std::string& semantic = input.attribute("semantic");
            return input.name == "input" && (semantic == "TEXTANGENT" || semantic == "TANGENT");
        });
    });
}

class DaeLossFinder {
public:
    ContentCounts find(const XmlNode& root) {
        const XmlNode& copyright = root.child("asset").child("contributor").child("copyright");
        m_counts.add("copyright", copyright.text.empty() ? 0 : 1);
        count(root);
        return std::move(m_counts);
    }

private:
    void count(const XmlNode& node) {
        m_counts.add("samplers", node.name == "sampler2D" && !isPlainSampler2D(node) ? 1 : 0);
        m_counts.add("tangents", node.name == "mesh" && holdsTangents(node) ? 1 : 0);
        const bool slotRead = std::ranges::find(kDaeSlotsRead, node.name) != kDaeSlotsRead.end();
        bool extras = false;
        for (const XmlNode& child : node.children) {
            if (child.name == "camera" || child.name == "light") {
                m_counts.add(std::string(child.name) + 's'); // with all that it holds
            } else if (child.name == "extra") {
                extras = countExtra(child) || extras;
            } else {
                countMap(node, child, slotRead);
                count(child);
            }
        }
        m_counts.add("extras", extras ? 1 : 0);
    }

    void countMap(const XmlNode& slot, const XmlNode& child, bool slotRead) {
        if (child.name == "texture" && !slotRead) {
            m_counts.add("map " + std::string(slot.name));
        }
    }

    /// Bumps and other maps that COLLADA has no slot for stand in an <extra>: they go by their names. Returns
    /// whether it holds anything else.
    bool countExtra(const XmlNode& extra) {
        bool others = false;
        for (const XmlNode& technique : extra.children) {
            others = others || !technique.text.empty();
            for (const XmlNode& property : technique.children) {
                const bool map = !property.child("texture").name.empty();
                countMap(property, property.child("texture"), false);
                others = others || !map;
            }
        }
        return others;
    }

    ContentCounts m_counts;
};

/// Says in one notice (ContentIgnored) what of a COLLADA tree the scene has no place for: cameras, lights,
/// maps in slots that are not read, ways to sample textures, tangents, what programs put into <extra>.
void noteDaeLosses(const XmlNode& root, const std::string& name, Notices& notices) {
    DaeLossFinder().find(root).note(NoticeCode::ContentIgnored, name, notices);
}

class DaeReader {
public:
    DaeReader(const DaeDocument& document, std::string file, Progress& progress)
        : m_document(document)
        , m_file(std::move(file))
        , m_progress(progress) {}

    Expected<ImportedFile> read() {
        readAsset();
        Expected<std::vector<DaeNode>> nodes = readDaeNodes(m_document, m_file, m_source);
        if (!nodes) {
            return fail(nodes.error());
        }
        m_nodes = std::move(*nodes);
        m_materialOfId = readDaeMaterials(m_document, m_source);
        noteDaeLosses(m_document.root(), m_file, m_source.notices);
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            if (m_progress.canceled()) {
                return fail(ErrorCode::Canceled);
            }
            for (const XmlNode& instance : m_nodes[n].xml->children) {
                addInstance(n, instance);
            }
            if (m_corners / 3 > kMaxTriangles) {
                return fail(ErrorCode::TooManyFaces,
                            {m_file, std::to_string(m_corners / 3), std::to_string(kMaxTriangles)});
            }
        }
        readDaeClips(m_document, m_nodes, m_morphs, m_source);
        return std::move(m_source);
    }

private:
    void readAsset() {
        const XmlNode& asset = m_document.root().child("asset");
        m_source.metersPerUnit = finiteNumber(asset.child("unit").attribute("meter")).value_or(1.0);
        const std::string_view up = ImportWords(asset.child("up_axis").text).next();
        Mat3 turn = Mat3::Identity();
        if (up == "Z_UP") {
            m_source.upAxis = UpAxis::Z;
            turn << 1, 0, 0, 0, 0, 1, 0, -1, 0;
        } else if (up == "X_UP") {
            m_source.upAxis = UpAxis::X;
            turn << 0, -1, 0, 1, 0, 0, 0, 0, 1;
        }
        m_source.modelFromFile.linear() = turn;
    }

    void addInstance(std::size_t n, const XmlNode& instance) {
        if (instance.name != "instance_geometry" && instance.name != "instance_controller") {
            return;
        }
        const XmlNode* target = &m_document.find(instance.attribute("url"));
        const XmlNode* skin = nullptr;
        const XmlNode* morph = nullptr;
        if (target->name == "controller" && !target->child("skin").name.empty()) {
            skin = &target->child("skin");
            target = &m_document.find(skin->attribute("source"));
        }
        if (target->name == "controller" && !target->child("morph").name.empty()) {
            morph = &target->child("morph");
            target = &m_document.find(morph->attribute("source"));
        }
        if (target->name != "geometry") {
            return;
        }
        ImportedMesh mesh;
        mesh.node = static_cast<std::int32_t>(n);
        mesh.mesh = readGeometry(*target, instance);
        mesh.mesh.name = m_source.nodes[n].name.empty() ? target->attribute("name") : m_source.nodes[n].name;
        m_corners += mesh.mesh.cornerCount();
        if (morph != nullptr) {
            readMorphTargets(*morph, mesh.mesh);
            noteWeights(*morph);
        }
        if (skin != nullptr) {
            readDaeSkin(m_document, *skin, skeletonsOf(instance), m_nodes, m_source, mesh);
        }
        m_source.meshes.push_back(std::move(mesh));
    }

    Mesh readGeometry(const XmlNode& geometry, const XmlNode& instance) const {
        return readDaeGeometry(m_document, geometry, [&](const std::string& symbol) {
            const XmlNode& bindings = instance.child("bind_material").child("technique_common");
            for (const XmlNode& binding : bindings.children) {
                if (binding.attribute("symbol") == symbol) {
                    return materialOf(binding.attribute("target"));
                }
            }
            return materialOf(symbol);
        });
    }

    std::int32_t materialOf(std::string url) const {
        url.erase(0, url.starts_with('#') ? 1 : 0);
        const auto found = m_materialOfId.find(url);
        return found == m_materialOfId.end() ? kNone : found->second;
    }

    static std::vector<std::string> skeletonsOf(const XmlNode& instance) {
        std::vector<std::string> ids;
        for (const XmlNode& child : instance.children) {
            if (child.name == "skeleton") {
                std::string id(ImportWords(child.text).next());
                id.erase(0, id.starts_with('#') ? 1 : 0);
                ids.push_back(std::move(id));
            }
        }
        return ids;
    }

    /// Targets are whole geometries; shapes are how their vertices differ.
    void readMorphTargets(const XmlNode& morph, Mesh& mesh) const {
        const DaeSource targets = m_document.readInput(morph.child("targets"), "MORPH_TARGET");
        const DaeSource weights = m_document.readInput(morph.child("targets"), "MORPH_WEIGHT");
        for (const std::string& id : targets.names) {
            const XmlNode& geometry = m_document.find(id);
            const Mesh target =
                readDaeGeometry(m_document, geometry, [](const std::string&) { return kNone; });
            MorphTarget shape{geometry.attribute("name"), {}, {}};
            if (const double* weight = weights.row(mesh.morphTargets.size(), 1)) {
                shape.weight = *weight;
            }
            for (std::uint32_t p = 0; p < std::min(mesh.vertices.size(), target.vertices.size()); ++p) {
                if (target.vertices[p] != mesh.vertices[p]) {
                    shape.vertices.push_back(p);
                    shape.offsets.push_back(target.vertices[p] - mesh.vertices[p]);
                }
            }
            mesh.morphTargets.push_back(std::move(shape));
        }
    }

    /// Remembers where the weights of the next mesh's shapes are, for the animations.
    void noteWeights(const XmlNode& morph) {
        for (const XmlNode& input : morph.child("targets").children) {
            if (input.attribute("semantic") == "MORPH_WEIGHT") {
                const XmlNode& source = m_document.find(input.attribute("source"));
                m_morphs.push_back({m_source.meshes.size(), source.attribute("id"),
                                    source.child("float_array").attribute("id")});
            }
        }
    }

    const DaeDocument& m_document;
    std::string m_file;
    Progress& m_progress;
    ImportedFile m_source;
    std::vector<DaeMorphWeights> m_morphs;
    std::vector<DaeNode> m_nodes; ///< of m_source.nodes
    std::map<std::string, std::int32_t> m_materialOfId;
    std::size_t m_corners = 0;
};

} // namespace

Expected<ImportedFile> readDae(const std::filesystem::path& file, Progress& progress) {
    const Expected<std::string> text = readWholeFile(file, FileUse::Model, progress);
    if (!text) {
        return fail(text.error());
    }
    const Expected<XmlDocument> xml = XmlDocument::parse(*text, file.string());
    if (!xml) {
        return fail(xml.error());
    }
    if (xml->root().name != "COLLADA") {
        return fail(ErrorCode::FileBroken, {file.string(), "it is no COLLADA file"});
    }
    const DaeDocument document(xml->root());
    return DaeReader(document, file.string(), progress).read();
}

} // namespace sinew
