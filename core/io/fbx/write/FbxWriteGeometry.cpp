#include "core/io/fbx/write/FbxWriteParts.h"

#include "core/io/export/ExportAttributes.h"

#include <algorithm>

namespace sinew {
namespace {

std::vector<double> flatVertices(const Mesh& mesh, double scale) {
    std::vector<double> result;
    result.reserve(mesh.vertexCount() * 3);
    for (const Vec3& point : mesh.vertices) {
        const Vec3 written = cleanVertex(point) * scale;
        result.insert(result.end(), written.begin(), written.end());
    }
    return result;
}

/// Corners polygon by polygon; the last of each is stored as its complement.
std::vector<std::int32_t> polygonVertexIndex(const Mesh& mesh) {
    std::vector<std::int32_t> result(mesh.corners.begin(), mesh.corners.end());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        std::int32_t& last = result[mesh.polygonOffsets[f + 1] - 1];
        last = ~last;
    }
    return result;
}

FbxNode layerElement(const std::string& kind, std::int32_t number, const std::string& name,
                     const char* mapping) {
    return FbxNode{kind,
                   {number},
                   {fbxLeaf("Version", 101), fbxLeaf("Name", name),
                    fbxLeaf("MappingInformationType", std::string(mapping)),
                    fbxLeaf("ReferenceInformationType", std::string("IndexToDirect"))}};
}

template<typename V>
FbxNode cornerLayer(const std::string& kind, std::int32_t number, const std::string& name,
                    const char* valuesName, const char* indexName, const std::vector<V>& corners) {
    IndexedValues<V> indexed = indexValues<V>(corners);
    std::vector<double> flat;
    flat.reserve(indexed.values.size() * static_cast<std::size_t>(V::RowsAtCompileTime));
    for (const V& value : indexed.values) {
        flat.insert(flat.end(), value.begin(), value.end());
    }
    FbxNode layer = layerElement(kind, number, name, "ByPolygonVertex");
    layer.children.push_back(fbxLeaf(valuesName, std::move(flat)));
    layer.children.push_back(fbxLeaf(indexName, std::move(indexed.index)));
    return layer;
}

FbxNode materialLayer(const Mesh& mesh, const std::vector<std::int32_t>& slots) {
    std::vector<std::int32_t> index(mesh.polygonCount(), kNone);
    for (std::size_t f = 0; f < index.size(); ++f) {
        const std::int32_t material = mesh.materials[f];
        index[f] = material == kNone ? kNone : slots[static_cast<std::size_t>(material)];
    }
    FbxNode layer = layerElement("LayerElementMaterial", 0, "", "ByPolygon");
    layer.children.push_back(fbxLeaf("Materials", std::move(index)));
    return layer;
}

/// The elements of one layer: which kinds have an element of this number.
FbxNode layerList(const FbxNode& geometry, std::int32_t number) {
    FbxNode layer{"Layer", {number}, {fbxLeaf("Version", 100)}};
    for (const FbxNode& node : geometry.children) {
        if (node.name.starts_with("LayerElement") && node.properties.front() == FbxProperty(number)) {
            layer.children.push_back(
                FbxNode{"LayerElement", {}, {fbxLeaf("Type", node.name), fbxLeaf("TypedIndex", number)}});
        }
    }
    return layer;
}

void addLayers(FbxNode& geometry, const Mesh& mesh, const std::vector<std::int32_t>& materialSlots) {
    std::vector<FbxNode>& children = geometry.children;
    if (!mesh.normals.empty()) {
        children.push_back(
            cornerLayer("LayerElementNormal", 0, "", "Normals", "NormalsIndex", cleanNormals(mesh)));
    }
    std::int32_t number = 0;
    for (const UvSet& set : mesh.uvSets) {
        children.push_back(
            cornerLayer("LayerElementUV", number++, set.name, "UV", "UVIndex", cleanUvs(set.values)));
    }
    number = 0;
    for (const ColorSet& set : mesh.colorSets) {
        children.push_back(cornerLayer("LayerElementColor", number++, set.name, "Colors", "ColorIndex",
                                       cleanColors(set.values)));
    }
    if (!mesh.materials.empty()) {
        children.push_back(materialLayer(mesh, materialSlots));
    }
    const std::size_t layers = std::max({mesh.uvSets.size(), mesh.colorSets.size(), std::size_t{1}});
    for (std::int32_t layer = 0; layer < static_cast<std::int32_t>(layers); ++layer) {
        children.push_back(layerList(geometry, layer));
    }
}

} // namespace

FbxId writeFbxGeometry(FbxOutput& document, const ExportPart& part, double scale,
                       const std::vector<std::int32_t>& materialSlots) {
    const Mesh& mesh = *part.mesh;
    const FbxId id = document.newId();
    FbxNode geometry = FbxOutput::object("Geometry", id, part.name, "Geometry", "Mesh");
    geometry.children = {FbxProperties70().finish(), fbxLeaf("GeometryVersion", 124),
                         fbxLeaf("Vertices", flatVertices(mesh, scale)),
                         fbxLeaf("PolygonVertexIndex", polygonVertexIndex(mesh))};
    if (mesh.subdivision) {
        addFbxSubdivision(geometry, mesh);
    }
    addLayers(geometry, mesh, materialSlots);
    document.add(std::move(geometry));
    return id;
}

std::vector<FbxNode> fbxShapeContent(const MorphTarget& shape, double scale) {
    std::vector<std::int32_t> index(shape.vertices.begin(), shape.vertices.end());
    std::vector<double> offsets;
    for (const Vec3& offset : shape.offsets) {
        const Vec3 written = cleanVertex(offset) * scale;
        offsets.insert(offsets.end(), written.begin(), written.end());
    }
    // Blender refuses a shape that moves no vertex: name one and leave it where it is.
    if (index.empty()) {
        index.push_back(0);
        offsets.assign(3, 0.0);
    }
    std::vector<double> normals(offsets.size(), 0.0);
    return {FbxProperties70().finish(), fbxLeaf("Version", 100), fbxLeaf("Indexes", std::move(index)),
            fbxLeaf("Vertices", std::move(offsets)), fbxLeaf("Normals", std::move(normals))};
}

std::vector<FbxNode> fbxChannelContent(double weight) {
    FbxProperties70 p;
    const double percent = 100.0 * weight;
    p.animatableNumber("DeformPercent", percent);
    return {p.finish(), fbxLeaf("Version", 100), fbxLeaf("DeformPercent", percent),
            fbxLeaf("FullWeights", std::vector<double>{100.0})};
}

namespace {

FbxNode withContent(FbxNode object, std::vector<FbxNode> content) {
    object.children = std::move(content);
    return object;
}

} // namespace

std::vector<FbxId> writeFbxShapes(FbxOutput& document, const Mesh& mesh, double scale, FbxId geometry) {
    if (mesh.morphTargets.empty() || mesh.vertices.empty()) {
        return {};
    }
    std::vector<FbxId> channels;
    const FbxId deformerId = document.newId();
    FbxNode deformer = FbxOutput::object("Deformer", deformerId, mesh.name, "Deformer", "BlendShape");
    deformer.children = {fbxLeaf("Version", 100)};
    document.add(std::move(deformer));
    document.connect(deformerId, geometry);
    for (const MorphTarget& shape : mesh.morphTargets) {
        const FbxId channelId = document.newId();
        const FbxId shapeId = document.newId();
        document.add(withContent(
            FbxOutput::object("Deformer", channelId, shape.name, "SubDeformer", "BlendShapeChannel"),
            fbxChannelContent(shape.weight)));
        document.add(withContent(FbxOutput::object("Geometry", shapeId, shape.name, "Geometry", "Shape"),
                                 fbxShapeContent(shape, scale)));
        document.connect(channelId, deformerId);
        document.connect(shapeId, channelId);
        channels.push_back(channelId);
    }
    return channels;
}

} // namespace sinew
