#include "core/io/gltf/read/GltfLosses.h"

#include "core/io/gltf/read/GltfExtensions.h"
#include "core/io/source/ContentCounts.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

bool hasExtras(const Json& object, bool isMesh) {
    const Json& extras = gltfMember(object, "extras");
    // The names of morph targets are read.
    return !extras.is_null() && !(isMesh && extras.size() == 1 && extras.contains("targetNames"));
}

class LossFinder {
public:
    explicit LossFinder(GltfFile& file)
        : m_file(file) {}

    ContentCounts find() {
        m_counts.add("scenes", std::max<std::size_t>(m_file.count("scenes"), 1) - 1);
        forEach("meshes", [this](const Json& mesh) { countMesh(mesh); });
        countExtras();
        m_counts.add("copyright", gltfText(gltfMember(m_file.root(), "asset"), "copyright").empty() ? 0 : 1);
        countExtensions();
        constexpr std::size_t kPadding = 3;
        m_counts.add("bytesBehind", m_file.bytesBehind() > kPadding ? m_file.bytesBehind() : 0);
        return std::move(m_counts);
    }

private:
    template<typename Use>
    void forEach(const char* list, Use use) {
        for (std::size_t i = 0; i < m_file.count(list); ++i) {
            use(m_file.item(list, i));
        }
    }

    void countMesh(const Json& mesh) {
        bool tangents = false;
        std::size_t shaded = 0;
        std::set<std::string> own;
        for (const Json& primitive : gltfMember(mesh, "primitives")) {
            const Json& attributes = gltfMember(primitive, "attributes");
            tangents = tangents || !gltfMember(attributes, "TANGENT").is_null();
            for (auto a = attributes.begin(); attributes.is_object() && a != attributes.end(); ++a) {
                if (a.key().starts_with('_')) {
                    own.insert(a.key());
                }
            }
            shaded = std::max(shaded, shadedTargets(gltfMember(primitive, "targets")));
        }
        m_counts.add("tangents", tangents ? 1 : 0);
        m_counts.add("morphNormals", shaded);
        m_counts.add("attributes", own.size());
    }

    static std::size_t shadedTargets(const Json& targets) {
        return static_cast<std::size_t>(std::count_if(targets.begin(), targets.end(), [](const Json& target) {
            return !gltfMember(target, "NORMAL").is_null() || !gltfMember(target, "TANGENT").is_null();
        }));
    }

    void countExtras() {
        m_counts.add("extras", hasExtras(m_file.root(), false) ? 1 : 0);
        for (const char* list :
             {"scenes", "nodes", "meshes", "materials", "textures", "images", "skins", "animations"}) {
            forEach(list, [&](const Json& object) {
                m_counts.add("extras", hasExtras(object, std::string_view(list) == "meshes") ? 1 : 0);
            });
        }
    }

    void countExtensions() {
        std::set<std::string> told;
        for (const char* list : {"extensionsUsed", "extensionsRequired"}) {
            for (const Json& entry : gltfMember(m_file.root(), list)) {
                const std::string name = entry.is_string() ? entry.get<std::string>() : std::string();
                const bool kept = readsExtension(name) || keepsMaterialExtension(name);
                if (!name.empty() && !kept && told.insert(name).second) {
                    m_counts.add("extension " + name);
                }
            }
        }
    }

    GltfFile& m_file;
    ContentCounts m_counts;
};

} // namespace

void noteGltfLosses(GltfFile& file, const std::string& name, Notices& notices) {
    LossFinder(file).find().note(NoticeCode::ContentIgnored, name, notices);
}

} // namespace sinew
