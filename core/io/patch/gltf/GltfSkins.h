#pragma once

#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/GltfEdit.h"

#include <map>
#include <vector>

namespace sinew {

/// The skins of a glTF file with the joints that new weights ask for. Joints that a skin lacks are added
/// behind its own.
class GltfSkins {
public:
    /// `file`: the source opened, for its matrices. `nodeOfJoint`: of every joint of the scene.
    GltfSkins(const PatchInput& input, GltfFile& file, std::vector<std::size_t> nodeOfJoint);

    /// The skin for a mesh of the file: its own, else one bound in the same space, else a new one.
    std::size_t skinOf(std::size_t mesh);
    /// The place of a joint in a skin; added where it is missing.
    std::uint32_t placeOf(std::size_t skin, std::size_t joint);
    /// How many joints a skin has by now.
    std::size_t jointCount(std::size_t skin) const { return m_skins[skin].nodes.size(); }
    /// Some joint that was asked for is bound by a matrix that contradicts the skeleton's bind pose.
    bool contradicts() const { return m_contradicts; }

    /// Writes what changed. `parents` are those of the nodes, new ones among them.
    void write(GltfEdit& edit, const std::vector<std::int32_t>& parents) const;

private:
    struct Skin {
        std::vector<std::size_t> nodes;
        std::map<std::size_t, std::uint32_t> placeOfNode;
        std::vector<float> matrices; ///< #nodes x 16, inverse bind matrices
        std::size_t before = 0;      ///< joints in the file
        Transform modelFromMesh = Transform::Identity();
        bool moved = false;  ///< some of its matrices are others now
        bool placed = false; ///< a mesh has it, so that its space is known
        std::optional<std::size_t> root;
    };

    static Skin readSkin(GltfFile& file, const Json& json);
    void moveJoints(const std::vector<Transform>& changes);
    Transform modelFromJoint(std::size_t joint) const;
    bool agrees(const Skin& skin, std::uint32_t index, std::size_t joint) const;
    void writeMatrices(GltfEdit& edit, const Skin& skin, JsonText& json) const;

    const PatchInput& m_input;
    std::vector<std::size_t> m_nodeOfJoint;
    std::vector<Skin> m_skins;
    std::vector<std::optional<std::size_t>> m_skinOfMesh; ///< of the file
    std::size_t m_count = 0;                              ///< skins in the file
    double m_size = 0.0;                                  ///< of the character
    bool m_contradicts = false;
};

} // namespace sinew
