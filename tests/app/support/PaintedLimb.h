#pragma once

#include "app/document/edits/Edits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/painting/BrushStroke.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Shapes.h"

#include <cmath>
#include <limits>

namespace sinew::test {

/// A limb that is bound coarsely, with its second joint active.
inline void openBound(Document& document) {
    DocumentState state = stateOfScene(limb(), {});
    state.settings.resolution = 32;
    state.settings.automatic = false;
    document.reset(std::move(state));
    bindNow(document);
    selectJoint(document, 1);
}

inline std::vector<VertexId> allVertices(const Document& document) {
    std::vector<VertexId> vertices;
    for (std::uint32_t p = 0; p < document.state().scene->parts[0].mesh->vertexCount(); ++p) {
        vertices.push_back({0, p});
    }
    return vertices;
}

inline const SkinWeights& weightsOf(const Document& document) {
    return *(*document.state().weights)[0];
}

inline float weightOf(const Document& document, std::uint32_t vertex, std::int32_t joint) {
    for (const Influence& influence : weightsOf(document).at(vertex)) {
        if (influence.joint == joint) {
            return influence.weight;
        }
    }
    return 0.0F;
}

inline bool valid(const SkinWeights& weights) {
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        double sum = 0.0;
        for (const Influence& influence : weights.at(p)) {
            if (!(influence.weight > 0.0F) || !std::isfinite(influence.weight)) {
                return false;
            }
            sum += static_cast<double>(influence.weight);
        }
        if (std::abs(sum - 1.0) > 1e-5) {
            return false;
        }
    }
    return true;
}

inline BrushDab dabOn(std::uint32_t triangle, double radius) {
    BrushDab dab;
    dab.triangle = triangle;
    dab.radius = radius;
    return dab;
}

/// On the triangle of the first part whose first corner is nearest to a place.
inline BrushDab dabNear(const Document& document, const Vec3& position, double radius) {
    const Mesh& mesh = *document.state().scene->parts[0].mesh;
    const std::vector<Triangle> triangles = triangulate(mesh);
    BrushDab dab = dabOn(0, radius);
    double nearest = std::numeric_limits<double>::infinity();
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        const double distance = (mesh.vertices[triangles[t][0]] - position).norm();
        if (distance < nearest) {
            nearest = distance;
            dab.triangle = t;
        }
    }
    return dab;
}

inline PaintOptions replaceBy(float value) {
    PaintOptions options;
    options.mode = BrushMode::Replace;
    options.value = value;
    options.strength = 1.0F;
    options.falloff = BrushFalloff::Constant;
    options.frontOnly = false;
    return options;
}

inline bool paintOnce(Document& document) {
    PosedMesh posed(document);
    BrushStroke stroke(document, posed);
    const bool painted = stroke.begin(replaceBy(0.4F), StrokeKind::Plain) && stroke.dab(dabOn(5, 0.4));
    stroke.end();
    return painted;
}

} // namespace sinew::test
