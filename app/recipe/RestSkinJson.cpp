#include "app/recipe/SettingFields.h"
#include "core/io/source/Inflater.h"

#include <QByteArray>
#include <QDataStream>
#include <QIODevice>

#include <cmath>

namespace sinew {
namespace {

constexpr quint32 kMaxSkinVertices = 1U << 28;

} // namespace

std::string packedSkin(const RestSkin& skin) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << static_cast<quint32>(skin.vertices.size());
    for (const Vec3& vertex : skin.vertices) {
        out << vertex.x() << vertex.y() << vertex.z();
    }
    out.setFloatingPointPrecision(QDataStream::SinglePrecision);
    for (const Eigen::Quaternionf& turn : skin.turns) {
        out << turn.x() << turn.y() << turn.z() << turn.w();
    }
    return qCompress(bytes).toBase64().toStdString();
}

bool unpackSkin(const std::string& text, RestSkin& skin) {
    const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(text),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded) {
        return false;
    }
    Inflater in(packedContent(*decoded));
    quint32 count = 0;
    if (!in.read(count) || count > kMaxSkinVertices) {
        return false;
    }
    for (quint32 i = 0; i < count; ++i) {
        Vec3& vertex = skin.vertices.emplace_back();
        if (!in.read(vertex.x()) || !in.read(vertex.y()) || !in.read(vertex.z()) || !vertex.allFinite()) {
            return false;
        }
    }
    for (quint32 i = 0; i < count; ++i) {
        Eigen::Vector4f turn;
        if (!in.read(turn.x()) || !in.read(turn.y()) || !in.read(turn.z()) || !in.read(turn.w()) ||
            !(std::abs(turn.norm() - 1.0F) < 1e-3F)) {
            return false;
        }
        skin.turns.emplace_back(turn);
    }
    return in.atEnd();
}

} // namespace sinew
