#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "core/io/source/Inflater.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

#include <array>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

using ShapeJson = nlohmann::ordered_json;

constexpr quint32 kMaxShapeVertices = 1U << 28;
constexpr std::int64_t kMaxVertexCount = std::numeric_limits<std::uint32_t>::max();

std::string packedShape(const MorphTarget& shape) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    out << static_cast<quint32>(shape.vertices.size());
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        out << static_cast<quint32>(shape.vertices[i]);
        for (const double number : shape.offsets[i]) {
            out << number;
        }
    }
    return qCompress(bytes).toBase64().toStdString();
}

/// Ascending vertices with finite offsets. Each is checked as it is unpacked, so that no more is kept than
/// what makes sense.
bool unpackShape(const std::string& text, MorphTarget& shape) {
    const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
    Inflater in(packedContent(viewOf(bytes)));
    quint32 count = 0;
    if (!in.read(count) || count > kMaxShapeVertices) {
        return false;
    }
    for (quint32 i = 0; i < count; ++i) {
        quint32 vertex = 0;
        Vec3 offset;
        if (!in.read(vertex) || !in.read(offset.x()) || !in.read(offset.y()) || !in.read(offset.z()) ||
            !offset.allFinite() || (i > 0 && vertex <= shape.vertices.back())) {
            return false;
        }
        shape.vertices.push_back(vertex);
        shape.offsets.push_back(offset);
    }
    return in.atEnd();
}

bool readShape(const ShapeJson& json, MorphTarget& shape) {
    std::string offsets;
    return json.is_object() && json.size() == 2 && readText(json, "name", shape.name) &&
           readText(json, "offsets", offsets) && unpackShape(offsets, shape);
}

bool readPartShapes(const ShapeJson& json, const std::string& file, StoredShapes& part) {
    if (!json.is_object() || !readText(json, "name", part.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t number = -1;
    std::int64_t vertices = -1;
    fields.read("part", number, 0, std::numeric_limits<std::int32_t>::max());
    fields.read("vertexCount", vertices, 0, kMaxVertexCount);
    const ShapeJson* list = fields.take("shapes");
    bool good = number >= 0 && vertices >= 0 && list != nullptr && list->is_array();
    part.part = good ? static_cast<std::size_t>(number) : 0;
    part.vertexCount = good ? static_cast<std::size_t>(vertices) : 0;
    for (std::size_t i = 0; good && i < list->size(); ++i) {
        part.shapes.emplace_back();
        good = readShape((*list)[i], part.shapes.back());
    }
    return good && fields.finish().has_value();
}

} // namespace

ShapeJson shapesJson(const std::vector<StoredShapes>& shapes) {
    ShapeJson list = ShapeJson::array();
    for (const StoredShapes& part : shapes) {
        ShapeJson own = ShapeJson::array();
        for (const MorphTarget& shape : part.shapes) {
            own.push_back({{"name", shape.name}, {"offsets", packedShape(shape)}});
        }
        list.push_back({{"part", part.part},
                        {"name", part.name},
                        {"vertexCount", part.vertexCount},
                        {"shapes", std::move(own)}});
    }
    return list;
}

Expected<std::vector<StoredShapes>> readShapesJson(const ShapeJson& json, const std::string& file) {
    std::vector<StoredShapes> shapes;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        shapes.emplace_back();
        good = readPartShapes(json[i], file, shapes.back());
    }
    return good ? Expected<std::vector<StoredShapes>>(std::move(shapes))
                : fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its shapes cannot be read")));
}

} // namespace sinew
