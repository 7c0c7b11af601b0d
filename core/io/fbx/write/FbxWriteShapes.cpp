#include "core/io/export/ExportAttributes.h"
#include "core/io/fbx/write/FbxWriteGeometry.h"

namespace sinew {
namespace {

/// The shape's geometry: which vertices move, and how far.
FbxNode shapeGeometry(FbxId id, const MorphTarget& shape, double scale) {
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
    FbxNode node = FbxOutput::object("Geometry", id, shape.name, "Geometry", "Shape");
    node.children = {FbxProperties70().finish(), fbxLeaf("Version", 100),
                     fbxLeaf("Indexes", std::move(index)), fbxLeaf("Vertices", std::move(offsets)),
                     fbxLeaf("Normals", std::move(normals))};
    return node;
}

FbxNode channel(FbxId id, const MorphTarget& shape) {
    FbxProperties70 p;
    const double percent = 100.0 * shape.weight;
    p.animatableNumber("DeformPercent", percent);
    FbxNode node = FbxOutput::object("Deformer", id, shape.name, "SubDeformer", "BlendShapeChannel");
    node.children = {p.finish(), fbxLeaf("Version", 100), fbxLeaf("DeformPercent", percent),
                     fbxLeaf("FullWeights", std::vector<double>{100.0})};
    return node;
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
        document.add(channel(channelId, shape));
        document.add(shapeGeometry(shapeId, shape, scale));
        document.connect(channelId, deformerId);
        document.connect(shapeId, channelId);
        channels.push_back(channelId);
    }
    return channels;
}

} // namespace sinew
