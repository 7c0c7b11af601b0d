#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/patch/gltf/JsonText.h"
#include "core/io/source/JsonDepth.h"

#include <algorithm>
#include <array>
#include <set>

namespace sinew {
namespace {

constexpr const char* kPackedMesh = "KHR_draco_mesh_compression";

bool saysSkin(const std::string& attribute) {
    return attribute.starts_with("JOINTS_") || attribute.starts_with("WEIGHTS_");
}

std::string entryPath(const std::string& list, std::size_t index) {
    return list + "[" + std::to_string(index) + "]";
}

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

    std::vector<std::string> run(bool chunkMayGrow) {
        static const std::set<std::string> kMayBeNew{"skins", "accessors", "bufferViews", "buffers"};
        compareMembers(m_before, m_after, "",
                       [&](const std::string& key, const JsonText* a, const JsonText* b) {
                           if (b == nullptr) {
                               return false;
                           }
                           if (key == "extensionsUsed") {
                               return m_additions.extensionsUsed(a, b);
                           }
                           if (key == "extensions") {
                               return m_additions.avatar(a, b);
                           }
                           if (a == nullptr) {
                               return kMayBeNew.contains(key);
                           }
                           return compareList(key, *a, *b, chunkMayGrow);
                       });
        return std::move(m_found);
    }

private:
    static std::set<std::size_t> jointsOf(const JsonText& root) {
        std::set<std::size_t> joints;
        const JsonText* skins = root.member("skins");
        for (std::size_t s = 0; s < gltfEntries(skins); ++s) {
            const JsonText* list = skins->at(s).member("joints");
            for (std::size_t j = 0; j < gltfEntries(list); ++j) {
                joints.insert(gltfWhole(&list->at(j)));
            }
        }
        return joints;
    }

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

    bool compareList(const std::string& key, const JsonText& a, const JsonText& b, bool chunkMayGrow) {
        static const std::set<std::string> kLists{"accessors", "bufferViews", "buffers", "images",
                                                  "meshes",    "nodes",       "scenes",  "skins"};
        const bool animations =
            (m_moved || m_additions.any()) && key == "animations" && gltfEntries(&a) == gltfEntries(&b);
        if (!(kLists.contains(key) || animations) || !a.isArray() || !b.isArray() || b.size() < a.size()) {
            return false;
        }
        if (key == "images" && b.size() != a.size()) {
            return false;
        }
        for (std::size_t i = 0; i < b.size(); ++i) {
            if (i >= a.size()) {
                compareNew(key, i, b.at(i));
            } else if (!a.at(i).sameValue(b.at(i))) {
                compareEntry(key, i, a.at(i), b.at(i), chunkMayGrow);
            }
        }
        return true; // what was found is reported
    }

    void compareEntry(const std::string& key, std::size_t index, const JsonText& a, const JsonText& b,
                      bool chunkMayGrow) {
        const std::string path = entryPath(key, index);
        if (key == "accessors" && m_weights.contains(index)) {
            compareWeightAccessor(a, b, path);
        } else if (key == "meshes") {
            compareMesh(a, b, path);
        } else if (key == "nodes") {
            compareNode(index, a, b);
        } else if (key == "scenes") {
            compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
                return name == "nodes" && y != nullptr && holdsAll(x, *y);
            });
        } else if (key == "animations") {
            compareAnimation(a, b, path);
        } else if (key == "skins") {
            compareSkin(a, b, path);
        } else if (key == "buffers" || key == "images") {
            const bool mayGrow = key == "buffers" && index == 0 && chunkMayGrow;
            compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
                return (mayGrow && name == "byteLength" && y != nullptr) ||
                       (name == "uri" && isRenamed(x, y));
            });
        } else {
            report(path);
        }
    }

    /// Whether a file that an entry names got the new name it should have.
    bool isRenamed(const JsonText* before, const JsonText* after) const {
        const auto text = [](const JsonText* value) {
            const auto parsed =
                value == nullptr ? nlohmann::json() : nlohmann::json::parse(value->value(), nullptr, false);
            return parsed.is_string() ? parsed.get<std::string>() : std::string();
        };
        const auto renamed = m_renamed.find(GltfFile::decodePath(text(before)));
        return renamed != m_renamed.end() && text(after) == gltfUri(renamed->second);
    }

    /// Weights that were no numbers: the accessor shows new bytes.
    void compareWeightAccessor(const JsonText& a, const JsonText& b, const std::string& path) {
        const JsonText* views = m_before.member("bufferViews");
        const bool shape = a.member("count") != nullptr && b.member("count") != nullptr &&
                           a.member("count")->sameValue(*b.member("count")) && b.member("type") != nullptr &&
                           b.member("type")->value() == "\"VEC4\"";
        const std::size_t view = gltfWhole(b.member("bufferView"));
        if (!shape || view < gltfEntries(views) || view >= gltfEntries(m_after.member("bufferViews"))) {
            report(path);
        }
    }

    /// Whether a scene's list still has all its nodes, and none of the file's besides: itself, or under a new
    /// node, which compareNew follows.
    bool holdsAll(const JsonText* before, const JsonText& after) const {
        std::multiset<std::size_t> wanted;
        std::multiset<std::size_t> found;
        for (std::size_t i = 0; i < gltfEntries(before); ++i) {
            wanted.insert(gltfWhole(&before->at(i)));
        }
        const JsonText* nodes = m_after.member("nodes");
        for (std::size_t i = 0; i < gltfEntries(&after); ++i) {
            const std::size_t node = gltfWhole(&after.at(i));
            if (node < m_nodes) {
                found.insert(node);
            } else if (node < gltfEntries(nodes)) {
                const std::vector<std::size_t> taken = childrenBefore(nodes->at(node));
                found.insert(taken.begin(), taken.end());
            } else {
                return false;
            }
        }
        return wanted == found;
    }

    /// Children that the first file has.
    std::vector<std::size_t> childrenBefore(const JsonText& node) const {
        std::vector<std::size_t> result;
        const JsonText* children = node.member("children");
        for (std::size_t i = 0; i < gltfEntries(children); ++i) {
            if (const std::size_t child = gltfWhole(&children->at(i)); child < m_nodes) {
                result.push_back(child);
            }
        }
        return result;
    }

    /// Nodes that are new may only be joints; a mesh that is new is a copy, which its node's check follows.
    void compareNew(const std::string& key, std::size_t index, const JsonText& entry) {
        if (key == "scenes") {
            report(entryPath(key, index));
        }
        for (std::size_t i = 0; key == "nodes" && i < entry.size(); ++i) {
            static const std::set<std::string> kOfJoints{"name",  "translation", "rotation",
                                                         "scale", "matrix",      "children"};
            static const std::set<std::string> kOfGroups{"name", "children"};
            const bool group = !childrenBefore(entry).empty(); // moves nothing of what it takes in
            const bool driven =
                entry.key(i) == "extensions" && (m_additions.constraint(nullptr, &entry.at(i)) ||
                                                 m_additions.ofAvatar(index, nullptr, &entry.at(i)));
            if (!driven && !(group ? kOfGroups : kOfJoints).contains(entry.key(i))) {
                report(entryPath(key, index) + "." + entry.key(i));
            }
        }
    }

    void compareMesh(const JsonText& a, const JsonText& b, const std::string& path) {
        const GltfMeshPair mesh{a, b};
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if (key == "weights") {
                return m_additions.weights(x, y, mesh);
            }
            if (key == "extras") {
                return m_additions.names(x, y, mesh);
            }
            if (key != "primitives" || gltfEntries(x) == 0 || gltfEntries(x) != gltfEntries(y)) {
                return false;
            }
            for (std::size_t p = 0; p < x->size(); ++p) {
                comparePrimitive(x->at(p), y->at(p), mesh, path + "." + entryPath(key, p));
            }
            return true;
        });
    }

    void comparePrimitive(const JsonText& a, const JsonText& b, const GltfMeshPair& mesh,
                          const std::string& path) {
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if (key == "targets") {
                return m_additions.targets(x, y, mesh);
            }
            if (key == "extras") {
                return m_additions.names(x, y, mesh);
            }
            if (x == nullptr || y == nullptr) {
                return false;
            }
            if (key == "attributes") {
                compareAttributes(*x, *y, path + "." + key);
            } else if (key == "extensions") {
                compareExtensions(*x, *y, path + "." + key);
            } else {
                return false;
            }
            return true;
        });
    }

    void compareAttributes(const JsonText& a, const JsonText& b, const std::string& path) {
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            return saysSkin(key) || (m_restPosed && placesVertices(key) && asManyFloats(x, y));
        });
    }

    static bool placesVertices(const std::string& key) {
        return key == "POSITION" || key == "NORMAL" || key == "TANGENT";
    }

    /// Whether an accessor that is new has floats for as many vertices as the one before.
    bool asManyFloats(const JsonText* before, const JsonText* after) const {
        const JsonText* accessors = m_before.member("accessors");
        const JsonText* now = m_after.member("accessors");
        const std::size_t a = gltfWhole(before);
        const std::size_t b = gltfWhole(after);
        if (a >= gltfEntries(accessors) || b < gltfEntries(accessors) || b >= gltfEntries(now)) {
            return false;
        }
        const JsonText& was = accessors->at(a);
        const JsonText& is = now->at(b);
        return gltfWhole(is.member("componentType")) == 5126 &&
               gltfWhole(was.member("count")) == gltfWhole(is.member("count")) &&
               was.member("type") != nullptr && is.member("type") != nullptr &&
               was.member("type")->sameValue(*is.member("type"));
    }

    void compareExtensions(const JsonText& a, const JsonText& b, const std::string& path) {
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if (key != kPackedMesh || x == nullptr || y == nullptr) {
                return false;
            }
            const std::string inside = path + "." + key;
            compareMembers(*x, *y, inside,
                           [&](const std::string& name, const JsonText* p, const JsonText* q) {
                               if (name != "attributes" || p == nullptr || q == nullptr) {
                                   return false;
                               }
                               compareAttributes(*p, *q, inside + "." + name);
                               return true;
                           });
            return true;
        });
    }

    void compareNode(std::size_t index, const JsonText& a, const JsonText& b) {
        const std::string path = entryPath("nodes", index);
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if (m_moved && isTransform(key) && (m_joints.contains(index) || belowJoint(index))) {
                return true;
            }
            if (m_placed.contains(index) && isTransform(key)) {
                return true;
            }
            if (isTransform(key)) {
                return m_additions.transform(index);
            }
            if (key == "extensions") {
                return m_additions.constraint(x, y) || m_additions.ofAvatar(index, x, y);
            }
            if (y == nullptr) {
                return false;
            }
            if (key == "weights") {
                return m_additions.nodeWeights(index, x, y);
            }
            if (key == "mesh" && x != nullptr) {
                return showsCopy(gltfWhole(x), gltfWhole(y));
            }
            return key == "skin" || (key == "name" && m_joints.contains(index)) ||
                   (key == "children" && onlyNewNodesAdded(x, y));
        });
    }

    /// Where joints moved, their keys follow: channels name the same joints, and samplers differ in their
    /// output alone. Channels that drivers set may name other samplers, and be new.
    void compareAnimation(const JsonText& a, const JsonText& b, const std::string& path) {
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if ((key != "samplers" && key != "channels") || gltfEntries(y) < gltfEntries(x)) {
                return false;
            }
            for (std::size_t i = 0; i < gltfEntries(y); ++i) {
                const std::string inside = path + "." + entryPath(key, i);
                if (i < gltfEntries(x)) {
                    compareKeys(key == "samplers", x->at(i), y->at(i), inside);
                } else if (key == "channels" && !m_additions.newChannel(y->at(i))) {
                    report(inside);
                }
            }
            return true;
        });
    }

    void compareKeys(bool sampler, const JsonText& a, const JsonText& b, const std::string& path) {
        const bool may = m_moved || (!sampler && m_additions.channel(a));
        compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
            return may && name == (sampler ? "output" : "sampler") && x != nullptr && y != nullptr;
        });
    }

    /// Nodes below moved joints stay in place by another transform.
    bool belowJoint(std::size_t node) const {
        const JsonText* nodes = m_before.member("nodes");
        return std::ranges::any_of(m_joints, [&](std::size_t joint) {
            const JsonText* children =
                joint < gltfEntries(nodes) ? nodes->at(joint).member("children") : nullptr;
            for (std::size_t c = 0; c < gltfEntries(children); ++c) {
                if (gltfWhole(&children->at(c)) == node) {
                    return true;
                }
            }
            return false;
        });
    }

    static bool isTransform(const std::string& key) {
        return key == "translation" || key == "rotation" || key == "scale" || key == "matrix";
    }

    /// Whether meshes[copy] is new and nothing but meshes[original] with other weights.
    bool showsCopy(std::size_t original, std::size_t copy) {
        const JsonText* meshes = m_before.member("meshes");
        const JsonText* now = m_after.member("meshes");
        if (original >= gltfEntries(meshes) || copy < gltfEntries(meshes) || copy >= gltfEntries(now)) {
            return false;
        }
        compareMesh(meshes->at(original), now->at(copy), entryPath("meshes", copy));
        return true;
    }

    bool onlyNewNodesAdded(const JsonText* a, const JsonText* b) const {
        const std::size_t count = gltfEntries(a);
        if (b == nullptr || gltfEntries(b) < count) {
            return false;
        }
        for (std::size_t i = 0; i < b->size(); ++i) {
            const bool same = i < count && a->at(i).sameValue(b->at(i));
            const bool added = i >= count && gltfWhole(&b->at(i)) >= m_nodes;
            if (!same && !added) {
                return false;
            }
        }
        return true;
    }

    /// Joints may be added, with matrices; what was there keeps its place.
    void compareSkin(const JsonText& a, const JsonText& b, const std::string& path) {
        const bool grew = gltfEntries(b.member("joints")) > gltfEntries(a.member("joints"));
        compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
            if (key == "joints" && x != nullptr && y != nullptr && grew) {
                for (std::size_t j = 0; j < gltfEntries(x); ++j) {
                    if (!x->at(j).sameValue(y->at(j))) {
                        return false;
                    }
                }
                return true;
            }
            return (grew && (key == "inverseBindMatrices" || (key == "skeleton" && y == nullptr))) ||
                   ((m_moved || m_restPosed) && key == "inverseBindMatrices" && y != nullptr);
        });
    }

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

/// Whether a GLB's buffer begins as it did, but for weights that were no numbers and are 0.
bool keepsBuffer(const Json& root, const std::set<std::size_t>& weights, std::string_view before,
                 std::string_view now) {
    if (now.starts_with(before) || now.size() < before.size()) {
        return now.size() >= before.size();
    }
    const std::string zero(sizeof(float), '\0');
    std::string mended(before);
    for (const std::size_t accessor : weights) {
        for (const std::size_t at : gltfBadWeights(root, accessor, before)) {
            if (now.substr(at, zero.size()) == zero) {
                mended.replace(at, zero.size(), zero);
            }
        }
    }
    return now.starts_with(mended);
}

} // namespace

std::vector<std::string> gltfDifferences(const GltfStored& before, std::string_view after,
                                         const KeptChanges& changes) {
    const GltfContainer& a = before.container;
    const auto b = GltfContainer::split(after);
    const std::optional<JsonText> text = b ? JsonText::parse(b->json) : std::nullopt;
    if (!text || a.binary != b->binary) {
        return {"file"};
    }
    const std::set<std::size_t> weights = gltfWeightAccessors(before.json);
    std::vector<std::string> found = GltfComparer(before.text, *text, weights, changes).run(a.binary);
    if (!keepsBuffer(before.json, weights, a.bin.value_or(std::string_view()),
                     b->bin.value_or(std::string_view()))) {
        found.emplace_back("buffer");
    }
    if (a.others != b->others || a.behind != b->behind) {
        found.emplace_back("chunks");
    }
    return found.empty() ? gltfWeightDifferences(before, *b, *text, changes) : found;
}

} // namespace sinew
