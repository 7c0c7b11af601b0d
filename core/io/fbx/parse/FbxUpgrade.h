#pragma once

#include "core/io/fbx/FbxDocument.h"

#include <map>
#include <optional>

namespace sinew {

/// Rebuilds the tree of an FBX file before 7000 as files since then have it: objects go by number instead of
/// name, meshes are Geometry objects of their own, shapes have channels, textures are plugged into materials,
/// takes are animation stacks, properties have a label.
FbxNode upgradedFbx(FbxNode root);

/// The objects and connections of an upgraded file in the making.
class FbxUpgradedObjects {
public:
    static constexpr std::int64_t kScene = 0;

    /// Adds an object of no stored name and returns its number.
    std::int64_t add(const std::string& kind, const std::string& name, const std::string& subtype,
                     std::vector<FbxNode> children);
    void connect(std::int64_t source, std::int64_t target, const std::string& property = {});

    /// The object of a stored name, scene included; nothing when there is none.
    std::optional<std::int64_t> find(const std::string& storedName) const;
    void setName(const std::string& storedName, std::int64_t id) { m_idOfName.emplace(storedName, id); }

    /// "Model", "Material", ...; empty for the scene.
    const std::string& kindOf(std::int64_t id) const;

    /// Channels of a model's shapes, by the shape's name.
    std::map<std::int64_t, std::map<std::string, std::int64_t>> shapeChannels;

    FbxNode takeObjects() { return std::move(m_objects); }
    FbxNode takeConnections() { return std::move(m_connections); }

private:
    std::int64_t m_nextId = 1;
    std::map<std::string, std::int64_t> m_idOfName;
    FbxNode m_objects{"Objects", {}, {}};
    FbxNode m_connections{"Connections", {}, {}};
};

/// Properties60 as Properties70; the label that came with the latter stays empty.
FbxNode upgradedProperties(const FbxNode* properties60);

/// Adds an animation stack for every take.
void upgradeTakes(const FbxNode& takes, FbxUpgradedObjects& objects);

} // namespace sinew
