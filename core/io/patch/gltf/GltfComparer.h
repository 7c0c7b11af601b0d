#pragma once

#include "core/io/patch/gltf/GltfPatchParts.h"
#include "core/io/patch/gltf/JsonText.h"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// A place in a list of the file: "meshes[2]".
std::string gltfEntryPath(const std::string& list, std::size_t index);

/// Goes through both texts side by side and keeps the paths of what differs.
class GltfComparer {
public:
    /// `weights`: accessors of the first file that are nothing but weights.
    GltfComparer(const JsonText& before, const JsonText& after, std::set<std::size_t> weights,
                 const KeptChanges& changes)
        : m_before(before)
        , m_after(after)
        , m_weights(std::move(weights))
        , m_moved(changes.jointsMoved)
        , m_restPosed(changes.restPosed)
        , m_placed(changes.placed)
        , m_renamed(changes.renamed)
        , m_additions(before, after, changes)
        , m_nodes(gltfEntries(before.member("nodes")))
        , m_joints(jointsOf(after)) {}

    std::vector<std::string> run(bool chunkMayGrow);

private:
    static std::set<std::size_t> jointsOf(const JsonText& root);
    void report(const std::string& path) { m_found.push_back(path); }
    /// Members in their order, then those that are new. `may(key, before, after)` says whether a member whose
    /// text differs is as it should be.
    template<typename May>
    void compareMembers(const JsonText& before, const JsonText& after, const std::string& path,
                        const May& may) {
        if (!before.isObject() || !after.isObject()) {
            report(path);
            return;
        }
        const std::string prefix = path.empty() ? path : path + ".";
        std::size_t index = 0;
        for (std::size_t i = 0; i < before.size(); ++i) {
            const std::string key = before.key(i);
            const bool there = index < after.size() && after.key(index) == key;
            const JsonText* other = there ? &after.at(index) : nullptr;
            index += there ? 1 : 0;
            if ((other == nullptr || !other->sameValue(before.at(i))) && !may(key, &before.at(i), other)) {
                report(prefix + key);
            }
        }
        for (; index < after.size(); ++index) {
            if (!may(after.key(index), nullptr, &after.at(index))) {
                report(prefix + after.key(index));
            }
        }
    }

    bool compareList(const std::string& key, const JsonText& a, const JsonText& b, bool chunkMayGrow);
    void compareEntry(const std::string& key, std::size_t index, const JsonText& a, const JsonText& b,
                      bool chunkMayGrow);
    bool isRenamed(const JsonText* before, const JsonText* after) const;

    // Meshes: GltfCompareMeshes.cpp.
    void compareWeightAccessor(const JsonText& a, const JsonText& b, const std::string& path);
    void compareMesh(const JsonText& a, const JsonText& b, const std::string& path);
    void comparePrimitive(const JsonText& a, const JsonText& b, const GltfMeshPair& mesh,
                          const std::string& path);
    void compareAttributes(const JsonText& a, const JsonText& b, const std::string& path);
    static bool placesVertices(const std::string& key);
    bool asManyFloats(const JsonText* before, const JsonText* after) const;
    void compareExtensions(const JsonText& a, const JsonText& b, const std::string& path);
    bool showsCopy(std::size_t original, std::size_t copy);

    // Nodes, scenes, skins and animations: GltfCompareNodes.cpp.
    void compareNew(const std::string& key, std::size_t index, const JsonText& entry);
    std::vector<std::size_t> childrenBefore(const JsonText& node) const;
    bool holdsAll(const JsonText* before, const JsonText& after) const;
    void compareNode(std::size_t index, const JsonText& a, const JsonText& b);
    bool belowJoint(std::size_t node) const;
    static bool isTransform(const std::string& key);
    bool onlyNewNodesAdded(const JsonText* a, const JsonText* b) const;
    void compareSkin(const JsonText& a, const JsonText& b, const std::string& path);
    void compareAnimation(const JsonText& a, const JsonText& b, const std::string& path);
    void compareKeys(bool sampler, const JsonText& a, const JsonText& b, const std::string& path);

    const JsonText& m_before;
    const JsonText& m_after;
    std::set<std::size_t> m_weights;
    bool m_moved;
    bool m_restPosed;
    const std::set<std::size_t>& m_placed;
    const std::map<std::string, std::string>& m_renamed;
    GltfAdditions m_additions;
    std::size_t m_nodes;
    std::set<std::size_t> m_joints;
    std::vector<std::string> m_found;
};

} // namespace sinew
