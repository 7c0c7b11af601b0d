#include "tests/io/support/FbxPatchFiles.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <cmath>
#include <cstring>
#include <map>
#include <numbers>

namespace sinew::test {
namespace {

constexpr std::int64_t kSpine = 2;
constexpr std::int64_t kHead = 3;
constexpr std::int64_t kCoat = 30;
constexpr std::int64_t kBall = 50;

Transform moved(const Vec3& by) {
    return Transform(Eigen::Translation3d(by));
}

/// A strip of quads that stands up, two vertices a row.
void strip(FbxBuilder& file, std::int64_t geometry, std::int64_t model, int rows, double height) {
    std::vector<Vec3> vertices;
    std::vector<std::int32_t> polygons;
    for (int r = 0; r < rows; ++r) {
        vertices.insert(vertices.end(), {Vec3(-1, height * r, 0), Vec3(1, height * r, 0.25 * r)});
        if (r > 0) {
            const std::int32_t a = 2 * r - 2;
            polygons.insert(polygons.end(), {a, a + 1, a + 3, ~(a + 2)});
        }
    }
    file.geometry(geometry, model, vertices, polygons);
}

void addSkins(FbxBuilder& file) {
    const Transform hips = moved(Vec3(0, 1, 0));
    const Transform spine =
        hips * moved(Vec3(0, 2, 0)) * Transform(Eigen::AngleAxisd(std::numbers::pi / 6.0, Vec3::UnitZ()));
    const Transform body = moved(Vec3(0.5, 0, 0));
    file.object("Deformer", kBodySkin, "skin of body", "Skin");
    file.connect(kBodySkin, kBodyGeometry);
    file.cluster(kHipsCluster, kBodySkin, kHips, {0, 1, 2, 3}, hips, body);
    file.root().children[2].children.back().children.push_back(
        {"Curious", {std::int16_t{7}, std::string("kept")}, {}});
    file.cluster(22, kBodySkin, kSpine, {4, 5, 6, 7}, spine, body);
    file.object("Deformer", 32, "skin of coat", "Skin");
    file.connect(32, 31);
    file.cluster(33, 32, kSpine, {0, 1, 2, 3, 4, 5}, spine, Transform::Identity());
}

void addShapeAndClip(FbxBuilder& file) {
    file.object("Deformer", 70, "shapes", "BlendShape");
    file.connect(70, kBodyGeometry);
    FbxBuilder::number(file.object("Deformer", 71, "smile", "BlendShapeChannel"), "DeformPercent", 0.0);
    file.connect(71, 70);
    FbxNode& shape = file.object("Geometry", 72, "smile", "Shape");
    shape.children.push_back({"Indexes", {std::vector<std::int32_t>{1}}, {}});
    shape.children.push_back({"Vertices", {std::vector<double>{0, 0, 1}}, {}});
    file.connect(72, 71);
    file.object("AnimationStack", 80, "walk", "");
    file.object("AnimationLayer", 81, "walk", "");
    file.object("AnimationCurveNode", 82, "R", "");
    FbxNode& curve = file.object("AnimationCurve", 83, "", "");
    curve.children.push_back({"KeyTime", {std::vector<std::int64_t>{0, 46186158000}}, {}});
    curve.children.push_back({"KeyValueFloat", {std::vector<float>{30.0F, 60.0F}}, {}});
    file.connect(81, 80);
    file.connect(82, 81);
    file.connect(82, kSpine, "Lcl Rotation");
    file.connect(83, 82, "d|Z");
}

void addUnknown(FbxBuilder& file) {
    FbxNode& odd = file.object("Constraint", 60, "aim", "Position");
    odd.children.push_back(
        {"Secret", {FbxBlob{std::string("\1\0\2", 3)}, 0.25F}, {{"Inner", {std::int64_t{1} << 40}, {}}}});
    file.connect(60, kHips, "anything");
    file.object("Video", 90, "film", "Clip")
        .children.push_back({"Content", {FbxBlob{std::string(5000, 'v')}}, {}});
    FbxNode& pose = file.object("Pose", 95, "bind", "BindPose");
    pose.children.push_back({"NbPoseNodes", {std::int32_t{2}}, {}});
    pose.children.push_back(
        {"PoseNode", {}, {{"Node", {kBody}, {}}, FbxBuilder::matrix("Matrix", moved(Vec3(0.5, 0, 0)))}});
    pose.children.push_back(
        {"PoseNode", {}, {{"Node", {kHips}, {}}, FbxBuilder::matrix("Matrix", moved(Vec3(0, 1, 0)))}});
    file.root().children.push_back(
        {"Definitions",
         {},
         {{"Count", {std::int32_t{20}}, {}},
          {"ObjectType", {std::string("Deformer")}, {{"Count", {std::int32_t{5}}, {}}}},
          {"ObjectType", {std::string("Model")}, {{"Count", {std::int32_t{7}}, {}}}}}});
    file.root().children.push_back(
        {"Mystery",
         {std::string("who")},
         {{"Deep", {std::vector<std::int64_t>(40, 9)}, {}}, {"Deeper", {1.5}, {{"Deepest", {}, {}}}}}});
}

class VersionedWriter {
public:
    explicit VersionedWriter(std::uint32_t version)
        : m_wide(version >= 7500)
        , m_out(std::string("Kaydara FBX Binary  \0\x1a\0", 23)) {
        put(version, 4);
    }

    std::string write(const FbxNode& root, std::uint32_t version) {
        for (const FbxNode& node : root.children) {
            writeNode(node);
        }
        m_out.append(m_wide ? 25 : 13, '\0');
        m_out += "0123456789abcdef";
        m_out.append(16 - m_out.size() % 16 + 4, '\0');
        put(version, 4);
        return m_out + std::string(120, '\0') + "fedcba9876543210";
    }

private:
    void put(std::uint64_t value, std::size_t size) {
        m_out.append(reinterpret_cast<const char*>(&value), size);
    }

    void writeNode(const FbxNode& node) {
        const std::size_t size = m_wide ? 8 : 4;
        const std::size_t start = m_out.size();
        std::string values;
        for (const FbxProperty& property : node.properties) {
            appendFbxProperty(values, property);
        }
        put(0, size);
        put(node.properties.size(), size);
        put(values.size(), size);
        put(node.name.size(), 1);
        m_out += node.name + values;
        for (const FbxNode& child : node.children) {
            writeNode(child);
        }
        m_out.append(node.children.empty() ? 0 : m_wide ? 25 : 13, '\0');
        const std::uint64_t end = m_out.size();
        std::memcpy(m_out.data() + start, &end, size);
    }

    bool m_wide;
    std::string m_out;
};

double farthest(const Transform& a, const Transform& b) {
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff();
}

QString unlikeJoints(const Scene& written, const Scene& read) {
    if (written.skeleton.size() != read.skeleton.size()) {
        return QString("%1 joints").arg(read.skeleton.size());
    }
    for (const Joint& joint : written.skeleton.joints) {
        const QString name = QString::fromStdString(joint.name);
        const std::int32_t found = read.skeleton.find(joint.name);
        if (found == kNone) {
            return name + " is gone";
        }
        const Joint& other = read.skeleton.joints[static_cast<std::size_t>(found)];
        const double size = 1.0 + bounds(written).diagonal();
        if (farthest(joint.modelFromJointBind, other.modelFromJointBind) > 1e-9 * size) {
            return name + " is bound elsewhere";
        }
        if (!joint.added && farthest(joint.parentFromJointRest, other.parentFromJointRest) > 1e-9 * size) {
            return name + " rests elsewhere";
        }
    }
    return {};
}

std::map<std::string, double> byName(const Scene& scene, const SkinWeights& weights, std::size_t vertex) {
    std::map<std::string, double> result;
    for (const Influence& influence : weights.at(vertex)) {
        result[scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name] +=
            static_cast<double>(influence.weight);
    }
    return result;
}

bool sameWeights(const Scene& written, const Scene& read, std::size_t part) {
    const auto& a = written.parts[part].weights;
    const auto& b = read.parts[part].weights;
    if (!a || !b) {
        return !a && !b;
    }
    for (std::size_t v = 0; v < a->vertexCount(); ++v) {
        std::map<std::string, double> apart = byName(written, *a, v);
        for (const auto& [joint, weight] : byName(read, *b, v)) {
            apart[joint] -= weight;
        }
        if (std::ranges::any_of(apart, [](const auto& entry) { return std::abs(entry.second) > 1e-6; })) {
            return false;
        }
    }
    return true;
}

} // namespace

FbxBuilder patchSource() {
    FbxBuilder file;
    file.model(kHips, "hips", "LimbNode", 0, Vec3(0, 1, 0));
    file.model(kSpine, "spine", "LimbNode", kHips, Vec3(0, 2, 0), Vec3(0, 0, 30));
    file.model(kHead, "head", "LimbNode", kSpine, Vec3(0, 2, 0));
    FbxNode& body = file.model(kBody, "body", "Mesh", 0, Vec3(0.5, 0, 0));
    body.children.front().children.push_back(
        {"P",
         {std::string("strength"), std::string("double"), std::string("Number"), std::string("A+U"), 0.75},
         {}});
    strip(file, kBodyGeometry, kBody, 4, 1.5);
    file.model(kCoat, "coat", "Mesh", 0);
    strip(file, 31, kCoat, 3, 1.0);
    FbxBuilder::vector(file.model(kHat, "hat", "Mesh", kHead, Vec3(0, 1, 0)), "GeometricTranslation",
                       Vec3(0, 0, 0.5));
    strip(file, kHatGeometry, kHat, 2, 1.0);
    file.model(kBall, "ball", "Mesh", 0, Vec3(5, 0, 0), Vec3(0, 90, 0));
    strip(file, 51, kBall, 2, 2.0);
    addSkins(file);
    addShapeAndClip(file);
    addUnknown(file);
    return file;
}

std::string binaryFbx(const FbxNode& root, std::uint32_t version) {
    return VersionedWriter(version).write(root, version);
}

Scene reweighted(Scene scene) {
    const std::size_t joints = scene.skeleton.size();
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < scene.parts[p].mesh->vertexCount(); ++v) {
            const auto joint = [&](std::size_t step) {
                return static_cast<std::int32_t>((v + p + step) % joints);
            };
            const std::array<Influence, 3> influences{{{joint(0), 0.5F}, {joint(1), 0.3F}, {joint(2), 0.2F}}};
            builder.add(influences);
        }
        scene.parts[p].weights = std::make_shared<const SkinWeights>(builder.finish());
    }
    return scene;
}

const FbxNode* PatchedFbx::object(std::int64_t id) const {
    const FbxNode* objects = root.child("Objects");
    for (std::size_t i = 0; objects != nullptr && i < objects->children.size(); ++i) {
        const FbxNode& object = objects->children[i];
        if (!object.properties.empty() && object.properties.front() == FbxProperty(id)) {
            return &object;
        }
    }
    return nullptr;
}

std::size_t PatchedFbx::connections(std::int64_t source, std::int64_t target) const {
    std::size_t count = 0;
    for (const FbxNode& link : root.child("Connections")->children) {
        count +=
            link.properties[1] == FbxProperty(source) && link.properties[2] == FbxProperty(target) ? 1 : 0;
    }
    return count;
}

PatchedFbx patchedFbx(const ImportFolder& folder, const std::string& bytes,
                      const std::function<void(Scene&)>& change) {
    Progress progress;
    PatchedFbx result{{}, {}, {}, {}};
    const std::filesystem::path source = folder.write("source.fbx", bytes);
    Expected<ImportedScene> read = importScene(source, progress);
    if (!read) {
        result.outcome = fail(read.error());
        return result;
    }
    result.written = std::move(read->scene);
    change(result.written);
    ExportSettings settings;
    settings.maxInfluences = 0;
    Notices notices;
    result.outcome =
        patchSkin(result.written, source, {folder.path("target.fbx"), 1.0}, settings, notices, progress);
    if (result.outcome && !result.outcome->obstacle) {
        result.bytes = result.outcome->files.front().bytes;
        if (Expected<FbxNode> root = readFbxNodes(result.bytes, "target.fbx")) {
            result.root = std::move(*root);
        }
    }
    return result;
}

QString unlike(const Scene& written, const Scene& read) {
    if (written.parts.size() != read.parts.size() || written.clips.size() != read.clips.size() ||
        written.materials.size() != read.materials.size() ||
        written.textures.size() != read.textures.size()) {
        return "counts";
    }
    for (std::size_t p = 0; p < written.parts.size(); ++p) {
        const Mesh& a = *written.parts[p].mesh;
        const Mesh& b = *read.parts[p].mesh;
        const QString name = QString::fromStdString(a.name);
        if (a.name != b.name || a.corners != b.corners || a.polygonOffsets != b.polygonOffsets ||
            a.materials != b.materials || a.morphTargets.size() != b.morphTargets.size() ||
            a.vertexCount() != b.vertexCount()) {
            return name + ": mesh";
        }
        for (std::size_t v = 0; v < a.vertexCount(); ++v) {
            if (distance(a.vertices[v], b.vertices[v]) > 1e-9 * (1.0 + bounds(written).diagonal())) {
                return name + ": vertex " + QString::number(v);
            }
        }
        if (!sameWeights(written, read, p)) {
            return name + ": weights";
        }
    }
    return unlikeJoints(written, read);
}

} // namespace sinew::test
