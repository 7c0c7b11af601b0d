#include "core/io/patch/gltf/GltfComparer.h"

#include <algorithm>

namespace sinew {

/// Nodes that are new may only be joints; a mesh that is new is a copy, which its node's check follows.
void GltfComparer::compareNew(const std::string& key, std::size_t index, const JsonText& entry) {
    if (key == "scenes") {
        report(gltfEntryPath(key, index));
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
            report(gltfEntryPath(key, index) + "." + entry.key(i));
        }
    }
}

/// Children that the first file has.
std::vector<std::size_t> GltfComparer::childrenBefore(const JsonText& node) const {
    std::vector<std::size_t> result;
    const JsonText* children = node.member("children");
    for (std::size_t i = 0; i < gltfEntries(children); ++i) {
        if (const std::size_t child = gltfWhole(&children->at(i)); child < m_nodes) {
            result.push_back(child);
        }
    }
    return result;
}

/// Whether a scene's list still has all its nodes, and none of the file's besides: itself, or under a new
/// node, which compareNew follows.
bool GltfComparer::holdsAll(const JsonText* before, const JsonText& after) const {
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

void GltfComparer::compareNode(std::size_t index, const JsonText& a, const JsonText& b) {
    const std::string path = gltfEntryPath("nodes", index);
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

/// Nodes below moved joints stay in place by another transform.
bool GltfComparer::belowJoint(std::size_t node) const {
    const JsonText* nodes = m_before.member("nodes");
    return std::ranges::any_of(m_joints, [&](std::size_t joint) {
        const JsonText* children = joint < gltfEntries(nodes) ? nodes->at(joint).member("children") : nullptr;
        for (std::size_t c = 0; c < gltfEntries(children); ++c) {
            if (gltfWhole(&children->at(c)) == node) {
                return true;
            }
        }
        return false;
    });
}

bool GltfComparer::isTransform(const std::string& key) {
    return key == "translation" || key == "rotation" || key == "scale" || key == "matrix";
}

bool GltfComparer::onlyNewNodesAdded(const JsonText* a, const JsonText* b) const {
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
void GltfComparer::compareSkin(const JsonText& a, const JsonText& b, const std::string& path) {
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

/// Where joints moved, their keys follow: channels name the same joints, and samplers differ in their
/// output alone. Channels that drivers set may name other samplers, and be new.
void GltfComparer::compareAnimation(const JsonText& a, const JsonText& b, const std::string& path) {
    compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
        if ((key != "samplers" && key != "channels") || gltfEntries(y) < gltfEntries(x)) {
            return false;
        }
        for (std::size_t i = 0; i < gltfEntries(y); ++i) {
            const std::string inside = path + "." + gltfEntryPath(key, i);
            if (i < gltfEntries(x)) {
                compareKeys(key == "samplers", x->at(i), y->at(i), inside);
            } else if (key == "channels" && !m_additions.newChannel(y->at(i))) {
                report(inside);
            }
        }
        return true;
    });
}

void GltfComparer::compareKeys(bool sampler, const JsonText& a, const JsonText& b, const std::string& path) {
    const bool may = m_moved || (!sampler && m_additions.channel(a));
    compareMembers(a, b, path, [&](const std::string& name, const JsonText* x, const JsonText* y) {
        return may && name == (sampler ? "output" : "sampler") && x != nullptr && y != nullptr;
    });
}

} // namespace sinew
