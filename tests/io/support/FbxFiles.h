#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"

#include <sstream>
#include <string>
#include <type_traits>

namespace sinew::test {

/// Builds small FBX node trees.
class FbxBuilder {
public:
    FbxBuilder() {
        m_root.children = {{"FBXHeaderExtension", {}, {{"FBXVersion", {std::int32_t{7400}}, {}}}},
                           {"GlobalSettings", {}, {{"Properties70", {}, {}}}},
                           {"Objects", {}, {}},
                           {"Connections", {}, {}}};
    }

    void setting(const std::string& name, double value) {
        m_root.children[1].children[0].children.push_back(
            {"P", {name, std::string("double"), std::string("Number"), std::string(), value}, {}});
    }

    /// Adds an object; the reference holds until the next one is added.
    FbxNode& object(const std::string& kind, std::int64_t id, const std::string& name,
                    const std::string& subtype) {
        const std::string stored = name + std::string("\0\1", 2) + kind;
        m_root.children[2].children.push_back({kind, {id, stored, subtype}, {{"Properties70", {}, {}}}});
        return m_root.children[2].children.back();
    }

    static void vector(FbxNode& object, const std::string& name, const Vec3& value) {
        object.children.front().children.push_back(
            {"P", {name, name, std::string(), std::string("A"), value.x(), value.y(), value.z()}, {}});
    }
    static void number(FbxNode& object, const std::string& name, double value) {
        object.children.front().children.push_back(
            {"P", {name, std::string("double"), std::string("Number"), std::string(), value}, {}});
    }
    static FbxNode matrix(const std::string& name, const Transform& transform) {
        return {name, {std::vector<double>(transform.matrix().data(), transform.matrix().data() + 16)}, {}};
    }

    /// `source` goes into `target` (0: the scene).
    void connect(std::int64_t source, std::int64_t target, const std::string& property = {}) {
        FbxNode link{"C", {std::string(property.empty() ? "OO" : "OP"), source, target}, {}};
        if (!property.empty()) {
            link.properties.emplace_back(property);
        }
        m_root.children[3].children.push_back(std::move(link));
    }

    /// A Model of a type, under another (0: the scene), moved and turned.
    FbxNode& model(std::int64_t id, const std::string& name, const std::string& subtype, std::int64_t parent,
                   const Vec3& translation = Vec3::Zero(), const Vec3& degrees = Vec3::Zero()) {
        connect(id, parent);
        FbxNode& result = object("Model", id, name, subtype);
        vector(result, "Lcl Translation", translation);
        vector(result, "Lcl Rotation", degrees);
        return result;
    }

    /// A geometry of vertices and polygons (last corner complemented) that a Model shows.
    FbxNode& geometry(std::int64_t id, std::int64_t model, const std::vector<Vec3>& vertices,
                      const std::vector<std::int32_t>& polygons) {
        connect(id, model);
        FbxNode& result = object("Geometry", id, "", "Mesh");
        std::vector<double> flat;
        for (const Vec3& point : vertices) {
            flat.insert(flat.end(), point.begin(), point.end());
        }
        result.children.push_back({"Vertices", {flat}, {}});
        result.children.push_back({"PolygonVertexIndex", {polygons}, {}});
        return result;
    }

    /// A cluster of `skin` (already connected) for a joint: bound at fileFromJoint while the mesh stood at
    /// fileFromMesh.
    void cluster(std::int64_t id, std::int64_t skin, std::int64_t joint,
                 const std::vector<std::int32_t>& vertices, const Transform& fileFromJoint,
                 const Transform& fileFromMesh) {
        connect(id, skin);
        connect(joint, id);
        FbxNode& result = object("Deformer", id, "", "Cluster");
        result.children.push_back({"Indexes", {vertices}, {}});
        result.children.push_back({"Weights", {std::vector<double>(vertices.size(), 1.0)}, {}});
        result.children.push_back(matrix("Transform", fileFromJoint.inverse() * fileFromMesh));
        result.children.push_back(matrix("TransformLink", fileFromJoint));
    }

    const FbxNode& root() const { return m_root; }
    FbxNode& root() { return m_root; }
    std::string binary() const { return writeFbxNodes(m_root); }
    /// The same as FBX text.
    std::string text() const {
        std::ostringstream out;
        out.precision(17);
        out << "; FBX 7.4.0 project file\n";
        for (const FbxNode& node : m_root.children) {
            writeText(node, out);
        }
        return out.str();
    }

private:
    static void writeText(const FbxNode& node, std::ostringstream& out) {
        out << node.name << ": ";
        for (std::size_t i = 0; i < node.properties.size(); ++i) {
            out << (i > 0 ? ", " : "");
            std::visit([&](const auto& value) { writeValue(value, out); }, node.properties[i]);
        }
        if (!node.children.empty()) {
            out << " {\n";
            for (const FbxNode& child : node.children) {
                writeText(child, out);
            }
            out << "}";
        }
        out << "\n";
    }

    template<typename T>
    static void writeValue(const T& value, std::ostringstream& out) {
        if constexpr (std::is_same_v<T, std::string>) {
            const std::size_t mark = value.find(std::string("\0\1", 2));
            const std::string shown =
                mark == std::string::npos ? value : value.substr(mark + 2) + "::" + value.substr(0, mark);
            out << '"' << shown << '"';
        } else if constexpr (std::is_arithmetic_v<T>) {
            out << value;
        } else if constexpr (!std::is_same_v<T, FbxBlob>) {
            out << '*' << value.size() << " {\na: ";
            for (std::size_t i = 0; i < value.size(); ++i) {
                out << (i > 0 ? "," : "") << value[i];
            }
            out << "\n}";
        }
    }

    FbxNode m_root;
};

} // namespace sinew::test
