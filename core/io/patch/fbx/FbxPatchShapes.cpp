#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// A channel of the file with the shapes on it; the last one is the one that is read.
struct StoredChannel {
    std::size_t channel = 0;
    std::vector<std::size_t> shapes;
};

/// Those of a geometry, in the order in which they are read.
std::vector<StoredChannel> storedChannels(const FbxDocument& document, std::size_t geometry) {
    std::vector<StoredChannel> channels;
    for (const std::size_t blend : document.sources(geometry, "Deformer", "BlendShape")) {
        for (const std::size_t channel : document.sources(blend, "Deformer", "BlendShapeChannel")) {
            StoredChannel stored{channel, document.sources(channel, "Geometry", "Shape")};
            if (!stored.shapes.empty()) {
                channels.push_back(std::move(stored));
            }
        }
    }
    return channels;
}

class FbxShapePatcher {
public:
    FbxShapePatcher(const PatchInput& input, FbxPatchFile& file, const FbxPatchMesh& mesh,
                    const MeshSource& source)
        : m_file(file)
        , m_mesh(mesh)
        , m_name(input.scene->parts[static_cast<std::size_t>(source.part)].mesh->name)
        , m_shapes(input.shapes[static_cast<std::size_t>(source.part)])
        , m_targets(fbxFileTargets(input, source)) {}

    tl::expected<std::vector<FbxPatchChannel>, PatchObstacle> patch() {
        const std::vector<StoredChannel> stored = storedChannels(m_file.document(), m_mesh.geometry);
        if (stored.size() != m_shapes.before) {
            return tl::make_unexpected(PatchObstacle::ShapesMissing);
        }
        for (const StoredChannel& channel : stored) {
            m_channels.push_back(
                {m_file.key(channel.channel), channel.channel, fullPercentOf(channel.channel)});
        }
        for (const std::size_t target : m_shapes.offsets) {
            if (target >= stored.size()) {
                addTarget(m_targets[target]);
            } else if (stored[target].shapes.size() > 1) {
                return tl::make_unexpected(PatchObstacle::ShapesBetween);
            } else if (const FbxRecord* record = m_file.record(stored[target].shapes.front())) {
                replaceOffsets(*record, m_targets[target]);
            }
        }
        for (const std::size_t target : m_shapes.weights) {
            if (const FbxRecord* record = m_file.record(stored[target].channel)) {
                showAt(*record, m_channels[target].fullPercent * m_targets[target].weight);
            }
        }
        return std::move(m_channels);
    }

private:
    double fullPercentOf(std::size_t channel) const {
        const FbxRecord* record = m_file.record(channel);
        const FbxRecord* full = record == nullptr ? nullptr : record->child("FullWeights");
        if (full == nullptr) {
            return 100.0;
        }
        const FbxNode node = m_file.records().decoded(*full);
        const std::vector<double> values = fbxDoubles(node.child("a") == nullptr ? &node : node.child("a"));
        return !values.empty() && std::isfinite(values.back()) && values.back() != 0.0 ? values.back()
                                                                                       : 100.0;
    }

    void addTarget(const MorphTarget& target) {
        const FbxKey channel = m_file.addObject("Deformer", target.name, "SubDeformer", "BlendShapeChannel",
                                                fbxChannelContent(target.weight));
        const FbxKey shape =
            m_file.addObject("Geometry", target.name, "Geometry", "Shape", fbxShapeContent(target, 1.0));
        m_file.connect(channel, blendShape());
        m_file.connect(shape, channel);
        m_channels.push_back({channel, std::nullopt, 100.0});
    }

    /// The geometry's last deformer of shapes: those that are added come behind all others.
    const FbxKey& blendShape() {
        if (!m_blend) {
            const std::vector<std::size_t> known =
                m_file.document().sources(m_mesh.geometry, "Deformer", "BlendShape");
            m_blend = known.empty() ? m_file.addObject("Deformer", m_name, "Deformer", "BlendShape",
                                                       {fbxLeaf("Version", 100)})
                                    : m_file.key(known.back());
            if (known.empty()) {
                m_file.connect(*m_blend, m_file.key(m_mesh.geometry));
            }
        }
        return *m_blend;
    }

    void replaceOffsets(const FbxRecord& record, const MorphTarget& target) {
        for (const FbxNode& node : fbxShapeContent(target, 1.0)) {
            if (node.name == "Indexes") {
                m_file.setNumbers(record, "Indexes", std::get<std::vector<std::int32_t>>(node.properties[0]));
            } else if (node.name == "Vertices") {
                m_file.setNumbers(record, "Vertices", std::get<std::vector<double>>(node.properties[0]));
            } else if (node.name == "Normals" && record.child("Normals") != nullptr) {
                m_file.setNumbers(record, "Normals", std::get<std::vector<double>>(node.properties[0]));
            }
        }
    }

    /// As a property, and in plain files beside the properties.
    void showAt(const FbxRecord& record, double percent) {
        bool said = false;
        if (const FbxRecord* properties = record.child("Properties70")) {
            for (const FbxRecord& property : properties->children) {
                std::vector<FbxProperty> values = m_file.properties(property);
                const FbxNode head{std::string(property.name), values, {}};
                if (values.size() > 4 && fbxText(&head) == "DeformPercent") {
                    values.back() = percent;
                    m_file.edit(property).properties = std::move(values);
                    said = true;
                }
            }
        }
        if (const FbxRecord* beside = record.child("DeformPercent")) {
            m_file.edit(*beside).properties = {{percent}};
        } else if (!said) {
            m_file.edit(record).added.push_back(fbxLeaf("DeformPercent", percent));
        }
    }

    FbxPatchFile& m_file;
    const FbxPatchMesh& m_mesh;
    std::string m_name; ///< of the part
    const PatchShapes& m_shapes;
    std::vector<MorphTarget> m_targets;
    std::vector<FbxPatchChannel> m_channels;
    std::optional<FbxKey> m_blend;
};

} // namespace

std::vector<MorphTarget> fbxFileTargets(const PatchInput& input, const MeshSource& source) {
    const Mesh& mesh = *input.scene->parts[static_cast<std::size_t>(source.part)].mesh;
    const Mat3 fileFromPart =
        invertible(source.modelFromMesh) ? Mat3(source.modelFromMesh.linear().inverse()) : Mat3(Mat3::Zero());
    std::vector<MorphTarget> targets;
    for (const MorphTarget& target : mesh.morphTargets) {
        std::vector<Vec3> offsets(mesh.vertexCount(), Vec3::Zero());
        for (std::size_t i = 0; i < target.vertices.size(); ++i) {
            offsets[target.vertices[i]] = fileFromPart * target.offsets[i];
        }
        MorphTarget& result = targets.emplace_back(MorphTarget{target.name, {}, {}, target.weight});
        for (std::size_t v = 0; v < source.vertexInPart.size(); ++v) {
            const std::uint32_t vertex = source.vertexInPart[v];
            if (vertex != kNoVertex && !offsets[vertex].isZero(0.0)) {
                result.vertices.push_back(static_cast<std::uint32_t>(v));
                result.offsets.push_back(offsets[vertex]);
            }
        }
    }
    return targets;
}

tl::expected<std::vector<FbxPatchChannel>, PatchObstacle> patchFbxShapes(const PatchInput& input,
                                                                         FbxPatchFile& file,
                                                                         const FbxPatchMesh& mesh,
                                                                         const MeshSource& source) {
    return FbxShapePatcher(input, file, mesh, source).patch();
}

} // namespace sinew
