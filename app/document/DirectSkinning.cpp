#include "app/document/DirectSkinning.h"

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
            shares = dualSharesOf(*(*form.weights)[part], form.settings);
        }
        values.dualShares = shares;
        values.parents = parents;
        if (form.centers) {
            values.centers = (*form.centers)[part];
        }
    }
    std::vector<float> shares;
    std::vector<std::int32_t> parents;
    DeformExtras values;
};

} // namespace

std::vector<Vec3> DirectSkinning::vertices(std::size_t part) const {
    const Mesh& mesh = *scene->parts[part].mesh;
    const SkinWeights* skin = (*weights)[part].get();
    return skin == nullptr ? mesh.vertices
                           : deformVertices(mesh.vertices, *skin, matrices, settings.deformer,
                                            Extras(*this, part).values);
}

std::vector<Vec3f> DirectSkinning::normals(std::size_t part) const {
    const Mesh& mesh = *scene->parts[part].mesh;
    const SkinWeights* skin = (*weights)[part].get();
    std::vector<Vec3f> rest = mesh.normals.empty() ? smoothNormals(mesh) : mesh.normals;
    return skin == nullptr ? std::move(rest)
                           : deformNormals(rest, mesh.corners, *skin, matrices, settings.deformer,
                                           Extras(*this, part).values);
}

} // namespace sinew
