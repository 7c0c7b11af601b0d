#include "core/io/patch/gltf/GltfComparer.h"

namespace sinew {
namespace {

constexpr const char* kPackedMesh = "KHR_draco_mesh_compression";

bool saysSkin(const std::string& attribute) {
    return attribute.starts_with("JOINTS_") || attribute.starts_with("WEIGHTS_");
}

} // namespace

/// Weights that were no numbers: the accessor shows new bytes.
void GltfComparer::compareWeightAccessor(const JsonText& a, const JsonText& b, const std::string& path) {
    const JsonText* views = m_before.member("bufferViews");
    const bool shape = a.member("count") != nullptr && b.member("count") != nullptr &&
                       a.member("count")->sameValue(*b.member("count")) && b.member("type") != nullptr &&
                       b.member("type")->value() == "\"VEC4\"";
    const std::size_t view = gltfWhole(b.member("bufferView"));
    if (!shape || view < gltfEntries(views) || view >= gltfEntries(m_after.member("bufferViews"))) {
        report(path);
    }
}

void GltfComparer::compareMesh(const JsonText& a, const JsonText& b, const std::string& path) {
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
            comparePrimitive(x->at(p), y->at(p), mesh, path + "." + gltfEntryPath(key, p));
        }
        return true;
    });
}

void GltfComparer::comparePrimitive(const JsonText& a, const JsonText& b, const GltfMeshPair& mesh,
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

void GltfComparer::compareAttributes(const JsonText& a, const JsonText& b, const std::string& path) {
    compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
        return saysSkin(key) || (m_restPosed && placesVertices(key) && asManyFloats(x, y));
    });
}

bool GltfComparer::placesVertices(const std::string& key) {
    return key == "POSITION" || key == "NORMAL" || key == "TANGENT";
}

/// Whether an accessor that is new has floats for as many vertices as the one before.
bool GltfComparer::asManyFloats(const JsonText* before, const JsonText* after) const {
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
           gltfWhole(was.member("count")) == gltfWhole(is.member("count")) && was.member("type") != nullptr &&
           is.member("type") != nullptr && was.member("type")->sameValue(*is.member("type"));
}

void GltfComparer::compareExtensions(const JsonText& a, const JsonText& b, const std::string& path) {
    compareMembers(a, b, path, [&](const std::string& key, const JsonText* x, const JsonText* y) {
        if (key != kPackedMesh || x == nullptr || y == nullptr) {
            return false;
        }
        const std::string inside = path + "." + key;
        compareMembers(*x, *y, inside, [&](const std::string& name, const JsonText* p, const JsonText* q) {
            if (name != "attributes" || p == nullptr || q == nullptr) {
                return false;
            }
            compareAttributes(*p, *q, inside + "." + name);
            return true;
        });
        return true;
    });
}

/// Whether meshes[copy] is new and nothing but meshes[original] with other weights.
bool GltfComparer::showsCopy(std::size_t original, std::size_t copy) {
    const JsonText* meshes = m_before.member("meshes");
    const JsonText* now = m_after.member("meshes");
    if (original >= gltfEntries(meshes) || copy < gltfEntries(meshes) || copy >= gltfEntries(now)) {
        return false;
    }
    compareMesh(meshes->at(original), now->at(copy), gltfEntryPath("meshes", copy));
    return true;
}

} // namespace sinew
