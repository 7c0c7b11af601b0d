#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cstring>
#include <limits>

namespace sinew::test {

/// A GLB with one mesh of one primitive, whose weights are changed in place.
class SpoiledGlb {
public:
    explicit SpoiledGlb(QByteArray bytes)
        : m_bytes(std::move(bytes)) {
        std::uint32_t length = 0;
        std::memcpy(&length, m_bytes.constData() + 12, sizeof(length));
        m_json = QJsonDocument::fromJson(m_bytes.mid(20, static_cast<qsizetype>(length))).object();
        m_chunk = 20 + static_cast<qsizetype>(length) + 8;
    }

    qsizetype vertices() const { return accessor("WEIGHTS_0")["count"].toInt(); }
    std::array<float, 4> weights(qsizetype vertex) const {
        std::array<float, 4> row{};
        std::memcpy(row.data(), m_bytes.constData() + at("WEIGHTS_0", vertex, 16), sizeof(row));
        return row;
    }
    void setWeights(qsizetype vertex, const std::array<float, 4>& row) {
        std::memcpy(m_bytes.data() + at("WEIGHTS_0", vertex, 16), row.data(), sizeof(row));
    }
    void scaleWeights(qsizetype vertex, float by) {
        std::array<float, 4> row = weights(vertex);
        for (float& weight : row) {
            weight *= by;
        }
        setWeights(vertex, row);
    }
    /// Joints are bytes.
    void setJoint(qsizetype vertex, qsizetype place, char joint) {
        m_bytes.data()[at("JOINTS_0", vertex, 4) + place] = joint;
    }
    QByteArray bytes() const { return m_bytes; }

    /// Five vertices with faults of five kinds: sums of 2.5, a negative weight, one that is no number, a
    /// joint that does not exist, and one joint twice.
    void spoilFive() {
        scaleWeights(0, 2.5F);
        setWeights(1, {1.25F, -0.25F, 0.0F, 0.0F});
        setJoint(1, 1, 1);
        setWeights(2, {1.0F, std::numeric_limits<float>::quiet_NaN(), 0.0F, 0.0F});
        setWeights(3, {0.5F, 0.5F, 0.0F, 0.0F});
        setJoint(3, 1, 100);
        setWeights(4, {0.5F, 0.5F, 0.0F, 0.0F});
        setJoint(4, 0, 1);
        setJoint(4, 1, 1);
    }

private:
    QJsonObject accessor(const char* attribute) const {
        const QJsonObject attributes = m_json["meshes"][0]["primitives"][0]["attributes"].toObject();
        return m_json["accessors"][attributes[QLatin1String(attribute)].toInt()].toObject();
    }
    qsizetype at(const char* attribute, qsizetype vertex, qsizetype size) const {
        const QJsonObject values = accessor(attribute);
        const QJsonObject view = m_json["bufferViews"][values["bufferView"].toInt()].toObject();
        const qsizetype stride = view["byteStride"].toInt(static_cast<int>(size));
        return m_chunk + view["byteOffset"].toInt() + values["byteOffset"].toInt() + vertex * stride;
    }

    QByteArray m_bytes;
    QJsonObject m_json;
    qsizetype m_chunk = 0;
};

} // namespace sinew::test
