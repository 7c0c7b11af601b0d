#include "core/io/fbx/write/FbxWriteDocument.h"

#include <utility>

namespace sinew {

FbxProperties70& FbxProperties70::add(std::string name, const char* type, const char* label,
                                      const char* flags, std::vector<FbxProperty> values) {
    FbxNode node{"P", {std::move(name), std::string(type), std::string(label), std::string(flags)}, {}};
    for (FbxProperty& value : values) {
        node.properties.push_back(std::move(value));
    }
    m_node.children.push_back(std::move(node));
    return *this;
}

FbxProperties70& FbxProperties70::boolean(std::string name, bool value) {
    return add(std::move(name), "bool", "", "", {std::int32_t{value ? 1 : 0}});
}

FbxProperties70& FbxProperties70::integer(std::string name, std::int32_t value) {
    return add(std::move(name), "int", "Integer", "", {value});
}

FbxProperties70& FbxProperties70::enumeration(std::string name, std::int32_t value) {
    return add(std::move(name), "enum", "", "", {value});
}

FbxProperties70& FbxProperties70::number(std::string name, double value) {
    return add(std::move(name), "double", "Number", "", {value});
}

FbxProperties70& FbxProperties70::animatableNumber(std::string name, double value) {
    return add(std::move(name), "Number", "", "A", {value});
}

FbxProperties70& FbxProperties70::userNumber(std::string name, double value) {
    return add(std::move(name), "double", "Number", "A+U", {value});
}

FbxProperties70& FbxProperties70::color(std::string name, const Vec3f& value) {
    const Vec3 v = value.cast<double>();
    return add(std::move(name), "Color", "", "A", {v.x(), v.y(), v.z()});
}

FbxProperties70& FbxProperties70::ambientColor(std::string name, const Vec3f& value) {
    const Vec3 v = value.cast<double>();
    return add(std::move(name), "ColorRGB", "Color", "", {v.x(), v.y(), v.z()});
}

FbxProperties70& FbxProperties70::text(std::string name, std::string value) {
    return add(std::move(name), "KString", "", "", {std::move(value)});
}

FbxProperties70& FbxProperties70::time(std::string name, std::int64_t value) {
    return add(std::move(name), "KTime", "Time", "", {value});
}

FbxProperties70& FbxProperties70::vector(std::string name, const Vec3& value) {
    return add(std::move(name), "Vector", "", "A", {value.x(), value.y(), value.z()});
}

FbxProperties70& FbxProperties70::local(std::string name, const Vec3& value) {
    const std::string type = name;
    return add(std::move(name), type.c_str(), "", "A", {value.x(), value.y(), value.z()});
}

FbxNode FbxProperties70::finish() {
    return std::move(m_node);
}

FbxNode FbxOutput::object(const std::string& kind, FbxId id, const std::string& name,
                          const std::string& nameClass, const std::string& type) {
    const std::string fullName = name + std::string("\0\1", 2) + nameClass;
    return FbxNode{kind, {id, fullName, type}, {}};
}

void FbxOutput::connect(FbxId child, FbxId parent) {
    m_connections.children.push_back(FbxNode{"C", {std::string("OO"), child, parent}, {}});
}

void FbxOutput::connectProperty(FbxId child, FbxId parent, const std::string& property) {
    m_connections.children.push_back(FbxNode{"C", {std::string("OP"), child, parent, property}, {}});
}

std::vector<double> fbxMatrix(const Transform& transform) {
    const double* values = transform.matrix().data();
    return {values, values + 16};
}

} // namespace sinew
