#include "app/document/ImplicitFrame.h"

#include "core/base/Parallel.h"

#include <QElapsedTimer>

namespace sinew {
namespace {

/// What the deformer knows beside weights and matrices; keeps the spans of its extras alive.
struct Extras {
    Extras(const DirectSkinning& form, std::size_t part)
        : parents(form.scene->skeleton.size()) {
        for (std::size_t j = 0; j < parents.size(); ++j) {
            parents[j] = form.scene->skeleton.joints[j].parent;
        }
        if (form.settings.deformer == Deformer::Blended) {
            fractions = dualFractionsOf(*(*form.weights)[part], form.settings);
        }
        values.dualFractions = fractions;
        values.parents = parents;
        if (form.centers) {
            values.centers = (*form.centers)[part];
        }
    }
    std::vector<float> fractions;
    std::vector<std::int32_t> parents;
    DeformExtras values;
};

} // namespace

const std::vector<Vec3>& DirectSkinning::restVertices(std::size_t part) const {
    const bool shaped = rest && part < rest->size() && !(*rest)[part].vertices.empty();
    return shaped ? (*rest)[part].vertices : scene->parts[part].mesh->vertices;
}

std::vector<Vec3> DirectSkinning::vertices(std::size_t part) const {
    const std::vector<Vec3>& vertices = restVertices(part);
    const SkinWeights* skin = (*weights)[part].get();
    return skin == nullptr
               ? vertices
               : deformVertices(vertices, *skin, matrices, settings.deformer, Extras(*this, part).values);
}

PosedShape DirectSkinning::shapeFor(std::size_t part, std::span<const Vec3> target) const {
    const std::vector<Vec3>& vertices = restVertices(part);
    const SkinWeights* skin = (*weights)[part].get();
    if (skin != nullptr) {
        return shapeFromPosed(vertices, target, *skin, matrices, settings.deformer,
                              Extras(*this, part).values);
    }
    PosedShape shape;
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        shape.offsets.emplace_back(target[p] - vertices[p]);
    }
    return shape;
}

std::vector<Vec3f> DirectSkinning::normals(std::size_t part) const {
    const Mesh& mesh = *scene->parts[part].mesh;
    const SkinWeights* skin = (*weights)[part].get();
    const bool shaped = rest && part < rest->size() && !(*rest)[part].normals.empty();
    std::vector<Vec3f> bound = shaped                 ? (*rest)[part].normals
                               : mesh.normals.empty() ? smoothNormals(mesh)
                                                      : mesh.normals;
    return skin == nullptr ? std::move(bound)
                           : deformNormals(bound, mesh.corners, *skin, matrices, settings.deformer,
                                           Extras(*this, part).values);
}

namespace {

constexpr std::size_t kImplicitFrameGrain = 4096;

/// Newell's normals of the polygons about each vertex, summed: long where the area is large.
std::vector<Vec3> vertexNormals(const Mesh& mesh, std::span<const Vec3> vertices) {
    std::vector<Vec3> normals(vertices.size(), Vec3::Zero());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const std::span<const std::uint32_t> polygon = mesh.polygon(f);
        const Vec3& origin = vertices[polygon[0]];
        Vec3 normal = Vec3::Zero();
        for (std::size_t k = 1; k + 1 < polygon.size(); ++k) {
            normal += (vertices[polygon[k]] - origin).cross(vertices[polygon[k + 1]] - origin);
        }
        for (const std::uint32_t p : polygon) {
            normals[p] += normal;
        }
    }
    return normals;
}

bool direction(Vec3& vector) {
    vector = vector.stableNormalized();
    return vector.allFinite() && vector.squaredNorm() > 0.5;
}

} // namespace

Expected<ImplicitSkin> implicitSkinOf(const Scene& scene, const PartWeights& weights, ImplicitMethod method,
                                      Progress& progress) {
    std::vector<SkinnedPart> parts;
    parts.reserve(scene.parts.size());
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        parts.push_back({scene.parts[part].mesh.get(), weights[part].get()});
    }
    progress.report(Stage::Fields, 0.0);
    return bindImplicit(parts, scene.skeleton, progress, method);
}

ImplicitFrame implicitFrame(const DirectSkinning& form, ImplicitPoser& poser) {
    QElapsedTimer timer;
    timer.start();
    std::vector<std::vector<Vec3>> base;
    base.reserve(form.scene->parts.size());
    for (std::size_t part = 0; part < form.scene->parts.size(); ++part) {
        base.push_back(form.vertices(part));
    }
    ImplicitFrame frame;
    frame.matrices = form.matrices;
    frame.settings = form.settings;
    auto pose = std::make_shared<const ImplicitPose>(poser.pose(form.matrices, base, form.settings));
    for (std::size_t part = 0; part < base.size(); ++part) {
        frame.normals.push_back(turnedNormals(*form.scene->parts[part].mesh, base[part], pose->vertices[part],
                                              form.normals(part)));
    }
    frame.pose = std::move(pose);
    frame.milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    return frame;
}

std::shared_ptr<const RestParts> shapedRest(const Scene& scene, const Shapes& shapes,
                                            std::span<const ShapeWeight> weights) {
    const std::vector<std::vector<ShapeWeight>> ofParts(
        scene.parts.size(), std::vector<ShapeWeight>(weights.begin(), weights.end()));
    return shapedRest(scene, shapes, ofParts);
}

std::shared_ptr<const RestParts> shapedRest(const Scene& scene, const Shapes& shapes,
                                            std::span<const std::vector<ShapeWeight>> weights) {
    RestParts parts(scene.parts.size());
    bool any = false;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const Mesh& mesh = *scene.parts[part].mesh;
        parts[part].vertices = shapedVertices(mesh, shapesOf(shapes, part), weights[part]);
        if (!parts[part].vertices.empty()) {
            parts[part].normals = turnedNormals(mesh, mesh.vertices, parts[part].vertices,
                                                mesh.normals.empty() ? smoothNormals(mesh) : mesh.normals);
            any = true;
        }
    }
    return any ? std::make_shared<const RestParts>(std::move(parts)) : nullptr;
}

std::vector<Vec3f> turnedNormals(const Mesh& mesh, std::span<const Vec3> before, std::span<const Vec3> after,
                                 std::vector<Vec3f> normals) {
    const std::vector<Vec3> from = vertexNormals(mesh, before);
    const std::vector<Vec3> to = vertexNormals(mesh, after);
    parallelFor(normals.size(), kImplicitFrameGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            const std::uint32_t p = mesh.corners[c];
            Vec3 a = from[p];
            Vec3 b = to[p];
            if (before[p] == after[p] || !direction(a) || !direction(b)) {
                continue;
            }
            const Vec3 turned = Quat::FromTwoVectors(a, b) * normals[c].cast<double>();
            if (turned.allFinite()) {
                normals[c] = turned.cast<float>();
            }
        }
    });
    return normals;
}

} // namespace sinew
