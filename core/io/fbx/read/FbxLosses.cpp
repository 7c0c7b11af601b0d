#include "core/io/fbx/read/FbxLosses.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/FbxNames.h"
#include "core/io/fbx/read/FbxMaterials.h"
#include "core/io/fbx/read/FbxViewpoints.h"
#include "core/io/source/ContentCounts.h"

#include <algorithm>

namespace sinew {
namespace {

/// Whether the object has a property that neither FBX nor we put there.
bool hasUserProperty(const FbxObject& object) {
    constexpr std::size_t kFlags = 3;
    const FbxNode* properties = object.node->child("Properties70");
    return properties != nullptr && std::ranges::any_of(properties->children, [](const FbxNode& p) {
               return p.properties.size() > kFlags && fbxText(&p, kFlags).find('U') != std::string::npos &&
                      fbxText(&p) != kFbxAlphaCutoff;
           });
}

void countMaps(const FbxDocument& document, const FbxObject& material, ContentCounts& counts) {
    for (const FbxLink& link : material.sources) {
        const std::string& kind = document.object(link.object).kind;
        const bool read = kind == "Texture" && fbxTextureSlot(link.property).has_value();
        if ((kind == "Texture" || kind == "LayeredTexture") && !read) {
            counts.add("map " + link.property);
        }
    }
}

} // namespace

void noteFbxLosses(const FbxDocument& document, const std::string& name, Notices& notices) {
    ContentCounts counts;
    for (const FbxObject& object : document.objects()) {
        const bool light = object.kind == "NodeAttribute" && object.subtype == "Light";
        counts.add("lights", light && !isPunctual(document, object) ? 1 : 0);
        counts.add("tangents",
                   object.kind == "Geometry" && object.node->child("LayerElementTangent") != nullptr ? 1 : 0);
        counts.add("extras", object.kind != "Geometry" && hasUserProperty(object) ? 1 : 0);
        if (object.kind == "Material") {
            countMaps(document, object, counts);
        }
    }
    counts.note(NoticeCode::ContentIgnored, name, notices);
}

} // namespace sinew
