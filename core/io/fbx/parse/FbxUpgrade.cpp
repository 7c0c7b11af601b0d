#include "core/io/fbx/parse/FbxUpgrade.h"

#include "core/base/ReadNumber.h"
#include "core/io/fbx/FbxDocument.h"

#include <algorithm>
#include <array>
#include <span>

namespace sinew {
namespace {

/// What a mesh's Model holds that now belongs to its Geometry.
bool belongsToGeometry(const std::string& name) {
    return name == "Vertices" || name == "PolygonVertexIndex" || name == "Edges" ||
           name.starts_with("LayerElement");
}

FbxNode numberProperty(const char* name, double value) {
    return {"P", {std::string(name), std::string("Number"), std::string(), std::string(), value}, {}};
}

class Upgrader {
public:
    explicit Upgrader(FbxNode root)
        : m_root(std::move(root)) {}

    FbxNode upgrade() {
        FbxNode result;
        for (FbxNode& section : m_root.children) {
            if (section.name == "Objects") {
                m_settings = upgradedSettings(section.child("GlobalSettings"));
                for (FbxNode& object : section.children) {
                    addObject(object);
                }
            }
        }
        replacePoseNames();
        if (const FbxNode* connections = m_root.child("Connections")) {
            for (const FbxNode& connection : connections->children) {
                addConnection(connection);
            }
        }
        plugInTextures();
        if (const FbxNode* takes = m_root.child("Takes")) {
            upgradeTakes(*takes, m_objects);
        }
        result.children = {std::move(m_settings), m_objects.takeObjects(), m_objects.takeConnections()};
        for (FbxNode& pose : m_poses) {
            result.children[1].children.push_back(std::move(pose));
        }
        return result;
    }

private:
    /// A mesh's Model, its Geometry, and the materials and textures that are connected to it.
    struct MeshObjects {
        std::int64_t geometry = 0;
        std::vector<std::int64_t> materials;
        std::vector<std::int64_t> textures;
        std::vector<std::int64_t> materialOfPolygon;
        std::vector<std::int64_t> textureOfPolygon;
    };

    FbxNode upgradedSettings(const FbxNode* settings) const {
        FbxNode properties =
            upgradedProperties(settings == nullptr ? nullptr : settings->child("Properties60"));
        const bool hasRate = std::ranges::any_of(
            properties.children, [](const FbxNode& property) { return fbxText(&property) == "TimeMode"; });
        const FbxNode* old = m_root.child("Version5");
        old = old == nullptr ? nullptr : old->child("Settings");
        const std::string rate = fbxText(old == nullptr ? nullptr : old->child("FrameRate"));
        if (!hasRate && !rate.empty()) {
            constexpr double kCustomRate = 14.0; // the mode that takes the rate from the other property
            double framesPerSecond = 0.0;
            readNumber(rate, framesPerSecond);
            properties.children.push_back(numberProperty("TimeMode", kCustomRate));
            properties.children.push_back(numberProperty("CustomFrameRate", framesPerSecond));
        }
        return {"GlobalSettings", {}, {std::move(properties)}};
    }

    void addObject(FbxNode& object) {
        const std::string name = fbxText(&object);
        if (object.name == "GlobalSettings" || name.empty() || m_objects.find(name)) {
            return;
        }
        std::vector<FbxNode> children{upgradedProperties(object.child("Properties60"))};
        std::vector<FbxNode> geometry{{"Properties70", {}, {}}};
        std::vector<FbxNode> morphTargets;
        const bool isMesh = object.name == "Model" && object.child("PolygonVertexIndex") != nullptr;
        for (FbxNode& child : object.children) {
            if (isMesh && belongsToGeometry(child.name)) {
                geometry.push_back(std::move(child));
            } else if (isMesh && child.name == "Shape") {
                morphTargets.push_back(std::move(child));
            } else {
                children.push_back(std::move(child));
            }
        }
        const std::string subtype = isMesh ? "Mesh" : fbxText(&object, 1);
        if (object.name == "Pose") {
            m_poses.push_back({"Pose", {std::int64_t{0}, name, subtype}, std::move(children)});
            return;
        }
        const std::int64_t id = m_objects.add(object.name, name, subtype, std::move(children));
        m_objects.setName(name, id);
        if (isMesh) {
            addGeometry(id, std::move(geometry), std::move(morphTargets));
        }
    }

    void addGeometry(std::int64_t model, std::vector<FbxNode> content, std::vector<FbxNode> morphTargets) {
        MeshObjects mesh;
        for (const FbxNode& child : content) {
            if (child.name == "LayerElementMaterial") {
                mesh.materialOfPolygon = fbxIntegers(child.child("Materials"));
            } else if (child.name == "LayerElementTexture") {
                mesh.textureOfPolygon = fbxIntegers(child.child("TextureId"));
            }
        }
        mesh.geometry = m_objects.add("Geometry", "", "Mesh", std::move(content));
        m_objects.connect(mesh.geometry, model);
        if (!morphTargets.empty()) {
            addMorphTargets(model, mesh.geometry, std::move(morphTargets));
        }
        m_meshes.emplace(model, std::move(mesh));
    }

    void addMorphTargets(std::int64_t model, std::int64_t geometry, std::vector<FbxNode> morphTargets) {
        const std::int64_t deformer = m_objects.add("Deformer", "", "BlendShape", {});
        m_objects.connect(deformer, geometry);
        for (FbxNode& shape : morphTargets) {
            const std::string name = fbxText(&shape);
            const std::int64_t channel = m_objects.add("Deformer", name, "BlendShapeChannel", {});
            m_objects.connect(channel, deformer);
            m_objects.connect(m_objects.add("Geometry", name, "Shape", std::move(shape.children)), channel);
            m_objects.shapeChannels[model].emplace(name, channel);
        }
    }

    /// Poses name the models that they place; those may come later in the file.
    void replacePoseNames() {
        for (FbxNode& pose : m_poses) {
            for (FbxNode& entry : pose.children) {
                for (FbxNode& field : entry.children) {
                    if (entry.name == "PoseNode" && field.name == "Node") {
                        field.properties = {m_objects.find(fbxText(&field)).value_or(0)};
                    }
                }
            }
        }
    }

    void addConnection(const FbxNode& connection) {
        const std::string from = fbxText(&connection, 1);
        const std::optional<std::int64_t> source = m_objects.find(from);
        std::optional<std::int64_t> target = m_objects.find(fbxText(&connection, 2));
        if (connection.name != "Connect" || !source || !target) {
            return;
        }
        const std::string kind = m_objects.kindOf(*source);
        const std::string property = fbxText(&connection, 3);
        if (const auto mesh = m_meshes.find(*target); mesh != m_meshes.end()) {
            if (kind == "Deformer") {
                target = mesh->second.geometry;
            } else if (kind == "Material") {
                mesh->second.materials.push_back(*source);
            } else if (kind == "Texture" && property.empty()) {
                mesh->second.textures.push_back(*source);
                return;
            }
        }
        m_objects.connect(*source, *target, property);
    }

    /// Textures were connected to models, and polygons told which one they show.
    void plugInTextures() {
        for (const auto& [model, mesh] : m_meshes) {
            std::vector<std::int64_t> textureOf(mesh.materials.size(), mesh.textures.empty() ? -1 : 0);
            if (mesh.textures.size() > 1) {
                textureOf.assign(mesh.materials.size(), -1);
                for (std::size_t f = 0;
                     f < std::min(mesh.materialOfPolygon.size(), mesh.textureOfPolygon.size()); ++f) {
                    const auto material = static_cast<std::size_t>(mesh.materialOfPolygon[f]);
                    if (material < textureOf.size() && textureOf[material] < 0) {
                        textureOf[material] = mesh.textureOfPolygon[f];
                    }
                }
            }
            for (std::size_t m = 0; m < textureOf.size(); ++m) {
                const auto texture = static_cast<std::size_t>(textureOf[m]);
                if (texture < mesh.textures.size()) {
                    m_objects.connect(mesh.textures[texture], mesh.materials[m], "DiffuseColor");
                }
            }
        }
    }

    FbxNode m_root;
    FbxNode m_settings;
    FbxUpgradedObjects m_objects;
    std::vector<FbxNode> m_poses;
    std::map<std::int64_t, MeshObjects> m_meshes; ///< by model
};

} // namespace

std::int64_t FbxUpgradedObjects::add(const std::string& kind, const std::string& name,
                                     const std::string& subtype, std::vector<FbxNode> children) {
    const std::int64_t id = m_nextId++;
    m_objects.children.push_back({kind, {id, name, subtype}, std::move(children)});
    return id;
}

void FbxUpgradedObjects::connect(std::int64_t source, std::int64_t target, const std::string& property) {
    FbxNode link{"C", {std::string(property.empty() ? "OO" : "OP"), source, target}, {}};
    if (!property.empty()) {
        link.properties.emplace_back(property);
    }
    m_connections.children.push_back(std::move(link));
}

std::optional<std::int64_t> FbxUpgradedObjects::find(const std::string& storedName) const {
    if (storedName == "Model::Scene" || storedName == std::string("Scene\0\1Model", 12)) {
        return kScene;
    }
    const auto found = m_idOfName.find(storedName);
    return found == m_idOfName.end() ? std::nullopt : std::optional(found->second);
}

const std::string& FbxUpgradedObjects::kindOf(std::int64_t id) const {
    static const std::string none;
    const auto index = static_cast<std::size_t>(id - 1); // numbers count the objects, from 1
    return index < m_objects.children.size() ? m_objects.children[index].name : none;
}

FbxNode upgradedProperties(const FbxNode* properties60) {
    FbxNode result{"Properties70", {}, {}};
    if (properties60 == nullptr) {
        return result;
    }
    for (const FbxNode& old : properties60->children) {
        if (old.name != "Property" || old.properties.size() < 3) {
            continue;
        }
        FbxNode& added = result.children.emplace_back(FbxNode{"P", old.properties, {}});
        added.properties.insert(added.properties.begin() + 2, std::string());
    }
    return result;
}

FbxNode upgradedFbx(FbxNode root) {
    return Upgrader(std::move(root)).upgrade();
}

namespace {

/// Old names of what moves a model, and the new ones.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kTransforms{
    {{"T", "Lcl Translation"}, {"R", "Lcl Rotation"}, {"S", "Lcl Scaling"}}};

const FbxNode* channelNamed(const FbxNode& parent, std::string_view name) {
    const auto found = std::ranges::find_if(parent.children, [&](const FbxNode& child) {
        return child.name == "Channel" && fbxText(&child) == name;
    });
    return found == parent.children.end() ? nullptr : &*found;
}

/// How a key goes on to the next: the one capital letter in what is stored of it.
bool isInterpolation(const FbxProperty& property) {
    const auto* text = std::get_if<std::string>(&property);
    return text != nullptr && (*text == "U" || *text == "L" || *text == "C");
}

/// One number over time: time, value and interpolation of each key, then letters and numbers about tangents.
std::vector<FbxNode> curveContent(const FbxNode& channel) {
    std::vector<std::int64_t> times;
    std::vector<double> values;
    const FbxNode* keys = channel.child("Key");
    for (std::size_t i = 2; keys != nullptr && i < keys->properties.size(); ++i) {
        const auto time = fbxInteger(keys->properties[i - 2]);
        const auto value = fbxNumber(keys->properties[i - 1]);
        if (isInterpolation(keys->properties[i]) && time && value) {
            times.push_back(*time);
            values.push_back(*value);
        }
    }
    return {FbxNode{"KeyTime", {std::move(times)}, {}}, FbxNode{"KeyValueFloat", {std::move(values)}, {}}};
}

class TakeUpgrader {
public:
    TakeUpgrader(FbxUpgradedObjects& objects, std::int64_t layer)
        : m_objects(objects)
        , m_layer(layer) {}

    void read(const FbxNode& model) {
        const std::optional<std::int64_t> id = m_objects.find(fbxText(&model));
        if (!id) {
            return;
        }
        if (const FbxNode* transform = channelNamed(model, "Transform")) {
            for (const auto& [old, property] : kTransforms) {
                if (const FbxNode* channel = channelNamed(*transform, old)) {
                    const std::array<std::pair<std::string, const FbxNode*>, 3> axes{
                        {{"d|X", channelNamed(*channel, "X")},
                         {"d|Y", channelNamed(*channel, "Y")},
                         {"d|Z", channelNamed(*channel, "Z")}}};
                    drive(*id, std::string(property), axes);
                }
            }
        }
        const auto channels = m_objects.shapeChannels.find(*id);
        for (const FbxNode& child : model.children) {
            if (child.name == "Channel" && channels != m_objects.shapeChannels.end()) {
                const auto shape = channels->second.find(fbxText(&child));
                if (shape != channels->second.end()) {
                    const std::array<std::pair<std::string, const FbxNode*>, 1> curve{
                        {{"d|DeformPercent", &child}}};
                    drive(shape->second, "DeformPercent", curve);
                }
            }
        }
    }

private:
    /// Adds a curve node that drives a property, and its curves.
    void drive(std::int64_t target, const std::string& property,
               std::span<const std::pair<std::string, const FbxNode*>> curves) {
        FbxNode constants{"Properties70", {}, {}};
        for (const auto& [name, channel] : curves) {
            const FbxNode* constant = channel == nullptr ? nullptr : channel->child("Default");
            if (constant != nullptr && !constant->properties.empty()) {
                constants.children.push_back({"P",
                                              {name, std::string("Number"), std::string(), std::string("A"),
                                               fbxNumber(constant->properties.front()).value_or(0.0)},
                                              {}});
            }
        }
        const std::int64_t node = m_objects.add("AnimationCurveNode", property, "", {std::move(constants)});
        m_objects.connect(node, m_layer);
        m_objects.connect(node, target, property);
        for (const auto& [name, channel] : curves) {
            if (channel != nullptr && channel->child("Key") != nullptr) {
                m_objects.connect(m_objects.add("AnimationCurve", "", "", curveContent(*channel)), node,
                                  name);
            }
        }
    }

    FbxUpgradedObjects& m_objects;
    std::int64_t m_layer;
};

} // namespace

void upgradeTakes(const FbxNode& takes, FbxUpgradedObjects& objects) {
    for (const FbxNode& take : takes.children) {
        if (take.name != "Take") {
            continue;
        }
        FbxNode properties{"Properties70", {}, {}};
        const std::vector<std::int64_t> span = fbxIntegers(take.child("LocalTime"));
        if (!span.empty()) {
            properties.children.push_back({"P",
                                           {std::string("LocalStart"), std::string("KTime"),
                                            std::string("Time"), std::string(), span.front()},
                                           {}});
        }
        const std::int64_t stack = objects.add("AnimationStack", fbxText(&take), "", {std::move(properties)});
        const std::int64_t layer = objects.add("AnimationLayer", fbxText(&take), "", {});
        objects.connect(layer, stack);
        TakeUpgrader upgrader(objects, layer);
        for (const FbxNode& model : take.children) {
            if (model.name == "Model") {
                upgrader.read(model);
            }
        }
    }
}

} // namespace sinew
