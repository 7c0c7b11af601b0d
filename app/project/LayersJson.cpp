#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "core/io/source/Inflater.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<LayerKind, 3> kKindNames{
    {{"paint", LayerKind::Paint}, {"mirror", LayerKind::Mirror}, {"relax", LayerKind::Relax}}};
constexpr std::int64_t kLayersJsonMaxVertices = 1 << 26;
constexpr std::int64_t kLayersJsonMaxInAll = 1 << 30; ///< vertices of all parts of all layers
constexpr int kLayersJsonMaxRounds = 100;

Error broken(const std::string& file) {
    return projectBroken(file, QT_TRANSLATE_NOOP("Project", "its weight layers cannot be read"));
}

void setUp(QDataStream& stream) {
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
}

std::string packed(const QByteArray& bytes) {
    return qCompress(bytes).toBase64().toStdString();
}

/// A vertex after another: number, whether it is held, number of edits, the edits.
std::string editsText(const PaintEdits& edits) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    setUp(out);
    for (const std::uint32_t vertex : edits.vertices()) {
        const VertexEdits own = edits.at(vertex);
        out << vertex << own.held << static_cast<quint32>(own.edits.size());
        for (const JointEdit& edit : own.edits) {
            out << edit.joint << edit.scale << edit.shift;
        }
    }
    return packed(bytes);
}

bool readEdit(Inflater& in, std::int32_t joints, JointEdit& edit) {
    return in.read(edit.joint) && in.read(edit.scale) && in.read(edit.shift) && edit.joint >= 0 &&
           edit.joint < joints && edit.finite();
}

/// Each vertex is checked as it is unpacked, so that no more is kept than edits of the part's vertices.
bool readEdits(const std::string& text, std::int32_t joints, PaintEdits& edits) {
    const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
    Inflater in(packedContent(viewOf(bytes)));
    EditList list;
    std::int64_t last = -1;
    std::vector<JointEdit> own;
    while (!in.atEnd()) {
        quint32 vertex = 0;
        std::int8_t held = 1;
        quint32 count = 0;
        if (!in.read(vertex) || !in.read(held) || !in.read(count) || vertex <= last ||
            vertex >= edits.vertexCount() || count > static_cast<quint32>(joints)) {
            return false;
        }
        own.resize(count);
        for (JointEdit& edit : own) {
            if (!readEdit(in, joints, edit)) {
                return false;
            }
        }
        list.add(vertex, own, held != 0);
        last = vertex;
    }
    edits = edits.with(list);
    return last >= 0;
}

std::string maskText(const LayerMask& mask) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    setUp(out);
    for (const std::uint32_t vertex : mask.differing(LayerMask(mask.vertexCount()))) {
        out << vertex << mask.at(vertex);
    }
    return packed(bytes);
}

bool readMask(const std::string& text, LayerMask& mask) {
    const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(text));
    Inflater in(packedContent(viewOf(bytes)));
    LayerMask::Values values;
    while (!in.atEnd()) {
        quint32 vertex = 0;
        float value = 1.0F;
        if (!in.read(vertex) || !in.read(value) || vertex >= mask.vertexCount() ||
            (!values.empty() && vertex <= values.back().first)) {
            return false;
        }
        values.emplace_back(vertex, value);
    }
    mask = mask.with(values);
    return !values.empty();
}

Json partJson(const LayerPart& part) {
    Json json = Json::object();
    if (!part.edits.empty()) {
        json["points"] = part.edits.vertexCount();
        json["edits"] = editsText(part.edits);
    }
    if (!part.mask.empty()) {
        json["maskPoints"] = part.mask.vertexCount();
        json["mask"] = maskText(part.mask);
    }
    return json;
}

Json layerJson(const WeightLayer& layer) {
    Json json{{"name", layer.name},
              {"kind", nameOf(kKindNames, layer.kind)},
              {"on", layer.on},
              {"opacity", static_cast<double>(layer.opacity)}};
    if (layer.kind == LayerKind::Mirror) {
        json["fromPositive"] = layer.fromPositive;
    } else if (layer.kind == LayerKind::Relax) {
        json["rounds"] = layer.rounds;
        json["strength"] = static_cast<double>(layer.strength);
    }
    json["parts"] = Json::array();
    for (const LayerPart& part : layer.parts) {
        json["parts"].push_back(partJson(part));
    }
    return json;
}

/// How many vertices parts may still have: even those without edits take memory.
bool takeVertices(std::int64_t& left, std::int64_t count) {
    left -= count;
    return left >= 0;
}

bool readPart(const Json& json, const std::string& file, std::int32_t joints, std::int64_t& verticesLeft,
              LayerPart& part) {
    std::string edits;
    std::string mask;
    if (!json.is_object() || !readText(json, "edits", edits) || !readText(json, "mask", mask)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("edits");
    fields.take("mask");
    std::int64_t vertices = 0;
    std::int64_t maskVertices = 0;
    fields.read("points", vertices, 0, kLayersJsonMaxVertices);
    fields.read("maskPoints", maskVertices, 0, kLayersJsonMaxVertices);
    if (!fields.finish() || !takeVertices(verticesLeft, vertices) ||
        !takeVertices(verticesLeft, maskVertices)) {
        return false;
    }
    part.edits = PaintEdits(static_cast<std::size_t>(vertices));
    part.mask = LayerMask(static_cast<std::size_t>(maskVertices));
    return (edits.empty() || readEdits(edits, joints, part.edits)) &&
           (mask.empty() || readMask(mask, part.mask));
}

bool readLayer(const Json& json, const std::string& file, std::int32_t joints, std::int64_t& verticesLeft,
               WeightLayer& layer) {
    if (!json.is_object() || !readText(json, "name", layer.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    fields.read("kind", layer.kind, kKindNames);
    fields.read("on", layer.on);
    fields.read("fromPositive", layer.fromPositive);
    double opacity = 1.0;
    double strength = static_cast<double>(layer.strength);
    std::int64_t rounds = layer.rounds;
    fields.read("opacity", opacity, 0.0, 1.0);
    fields.read("strength", strength, 0.0, 1.0);
    fields.read("rounds", rounds, 0, kLayersJsonMaxRounds);
    layer.opacity = static_cast<float>(opacity);
    layer.strength = static_cast<float>(strength);
    layer.rounds = static_cast<int>(rounds);
    const Json* parts = fields.take("parts");
    bool good = fields.finish().has_value() && (parts == nullptr || parts->is_array());
    for (std::size_t p = 0; good && parts != nullptr && p < parts->size(); ++p) {
        layer.parts.emplace_back();
        good = readPart((*parts)[p], file, joints, verticesLeft, layer.parts.back());
    }
    return good;
}

bool readJoints(const Json& json, std::vector<std::string>& joints) {
    bool good = json.is_array();
    for (std::size_t j = 0; good && j < json.size(); ++j) {
        good = json[j].is_string();
        joints.push_back(good ? json[j].get<std::string>() : std::string());
    }
    return good;
}

} // namespace

Json layersJson(const LayerStack& stack) {
    Json json{{"joints", stack.joints}, {"stack", Json::array()}};
    for (const auto& layer : stack.layers) {
        json["stack"].push_back(layerJson(*layer));
    }
    return json;
}

Expected<LayerStack> readLayersJson(const Json& json, const std::string& file) {
    LayerStack stack;
    if (!json.is_object() || json.size() != 2 || !json.contains("joints") || !json.contains("stack") ||
        !json["stack"].is_array() || !readJoints(json["joints"], stack.joints)) {
        return fail(broken(file));
    }
    std::int64_t verticesLeft = kLayersJsonMaxInAll;
    for (const Json& each : json["stack"]) {
        WeightLayer layer;
        if (!readLayer(each, file, static_cast<std::int32_t>(stack.joints.size()), verticesLeft, layer)) {
            return fail(broken(file));
        }
        stack = stack.added(std::move(layer), stack.layers.size());
    }
    return stack;
}

} // namespace sinew
