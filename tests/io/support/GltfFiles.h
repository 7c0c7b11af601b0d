#pragma once

#include "core/base/Types.h"

#include <nlohmann/json.hpp>

#include <QByteArray>

#include <string>
#include <vector>

namespace sinew::test {

/// Builds small glTF files with an embedded buffer.
class GltfBuilder {
public:
    nlohmann::json json = {{"asset", {{"version", "2.0"}}}, {"scene", 0}};

    /// Adds an accessor of floats ("SCALAR", "VEC3", "MAT4", ...) and returns its index.
    std::size_t floats(const std::string& type, std::size_t components, const std::vector<float>& values) {
        const QByteArray bytes(reinterpret_cast<const char*>(values.data()),
                               static_cast<qsizetype>(values.size() * sizeof(float)));
        return accessor(type, 5126, values.size() / components, bytes);
    }
    std::size_t shorts(const std::string& type, std::size_t components,
                       const std::vector<std::uint16_t>& values) {
        const QByteArray bytes(reinterpret_cast<const char*>(values.data()),
                               static_cast<qsizetype>(values.size() * sizeof(std::uint16_t)));
        return accessor(type, 5123, values.size() / components, bytes);
    }
    std::size_t vertices(const std::vector<Vec3>& values) {
        std::vector<float> flat;
        for (const Vec3& value : values) {
            for (const double number : value) {
                flat.push_back(static_cast<float>(number));
            }
        }
        return floats("VEC3", 3, flat);
    }
    std::size_t matrices(const std::vector<Transform>& values) {
        std::vector<float> flat;
        for (const Transform& value : values) {
            for (Eigen::Index i = 0; i < 16; ++i) {
                flat.push_back(static_cast<float>(value.matrix().data()[i]));
            }
        }
        return floats("MAT4", 16, flat);
    }

    std::string text() const {
        nlohmann::json file = json;
        const QByteArray uri = "data:application/octet-stream;base64," + m_buffer.toBase64();
        file["buffers"] = {{{"byteLength", m_buffer.size()}, {"uri", uri.toStdString()}}};
        return file.dump();
    }

private:
    std::size_t accessor(const std::string& type, int componentType, std::size_t count,
                         const QByteArray& bytes) {
        while (m_buffer.size() % 4 != 0) {
            m_buffer.append('\0');
        }
        json["bufferViews"].push_back(
            {{"buffer", 0}, {"byteOffset", m_buffer.size()}, {"byteLength", bytes.size()}});
        json["accessors"].push_back({{"bufferView", json["bufferViews"].size() - 1},
                                     {"componentType", componentType},
                                     {"count", count},
                                     {"type", type}});
        m_buffer.append(bytes);
        return json["accessors"].size() - 1;
    }

    QByteArray m_buffer;
};

} // namespace sinew::test
