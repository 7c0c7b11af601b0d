#pragma once

#include "core/io/patch/gltf/GltfSkins.h"
#include "core/io/patch/gltf/GltfWeightBytes.h"

#include <vector>

namespace sinew {

/// The weights that go onto the meshes of a glTF file. A mesh that several nodes show with other weights on
/// each is copied for all but the first.
class GltfMeshSkins {
public:
    GltfMeshSkins(const PatchInput& input, GltfFile& file, GltfSkins& skins);

    /// Writes accessors, meshes and the skins of nodes. Notices: MeshCopied, WeightsUnpacked.
    void write(GltfEdit& edit, Notices& notices) const;

private:
    /// A primitive's influences by place in its mesh's skin, for every vertex.
    using PrimitiveInfluences = std::vector<std::vector<Influence>>;

    /// A node's mesh as it will be skinned.
    struct Instance {
        std::size_t source = 0; ///< index into the map's meshes
        std::size_t node = 0;
        std::size_t mesh = 0;
        bool changed = false;
        std::size_t skin = 0;
        std::vector<PrimitiveInfluences> primitives; ///< none when unchanged
        /// #primitives: sets whose weights in the file are partly no numbers.
        std::vector<std::vector<std::size_t>> badSets;
    };

    /// The accessors of a primitive's sets.
    struct PrimitiveAccessors {
        std::vector<std::size_t> joints;
        std::vector<std::size_t> weights;
        bool operator==(const PrimitiveAccessors&) const = default;
    };
    using MeshAccessors = std::vector<PrimitiveAccessors>;

    std::vector<std::vector<std::size_t>> badSetsOf(const Instance& instance, GltfFile& file) const;
    static void replaceBadWeights(GltfEdit& edit, const Instance& instance, const MeshAccessors& accessors);
    Instance instanceOf(std::size_t source, GltfFile& file, GltfSkins& skins) const;
    MeshAccessors addAccessors(GltfEdit& edit, const Instance& instance) const;
    static JsonText withAccessors(JsonText mesh, const MeshAccessors& accessors);
    std::size_t writeMesh(GltfEdit& edit, std::size_t mesh) const; ///< returns the copies that were made
    std::string nameOfMesh(std::size_t mesh) const; ///< of the first changed part that shows it
    void setSkin(GltfEdit& edit, const Instance& instance) const;

    const PatchInput& m_input;
    std::vector<Instance> m_instances;
};

} // namespace sinew
