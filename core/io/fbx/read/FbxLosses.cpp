#include "core/io/fbx/read/FbxLosses.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/FbxNames.h"
#include "core/io/source/ContentCounts.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::array<std::string_view, 7> kFbxSlotsRead{
    "DiffuseColor",     "NormalMap",          "Bump",   "EmissiveColor",
    "TransparentColor", "TransparencyFactor", "Opacity"};

/// Whether the object has a property that neither FBX nor we put there.
bool hasUserProperty(const FbxObject& object) {
    constexpr std::size_t kFlags = 3;
    const FbxNode* properties = object.node->child("Properties70");
    return properties != nullptr && std::ranges::any_of(properties->children, [](const FbxNode& p) {
               return p.properties.size() > kFlags && fbxText(&p, kFlags).find('U') != std::string::npos &&
                      fbxText(&p) != kFbxAlphaCutoff;
           });
}

bool readsSlot(const std::string& property) {
    return std::ranges::find(kFbxSlotsRead, property) != kFbxSlotsRead.end();
}

void countMaps(const FbxDocument& document, const FbxObject& material, ContentCounts& counts) {
    for (const FbxLink& link : material.sources) {
        const std::string& kind = document.object(link.object).kind;
        const bool read = kind == "Texture" && readsSlot(link.property);
        if ((kind == "Texture" || kind == "LayeredTexture") && !read) {
            counts.add("map " + link.property);
        }
    }
}

bool anyOther(const std::vector<double>& numbers, double than) {
    return std::ranges::any_of(numbers, [&](double number) { return number != than; });
}

/// How a texture is laid on: as properties, and in older words as nodes of its own.
bool isMoved(const FbxDocument& document, const FbxObject& texture) {
    return anyOther(document.numbers(texture, "Translation"), 0.0) ||
           anyOther(document.numbers(texture, "Rotation"), 0.0) ||
           anyOther(document.numbers(texture, "Scaling"), 1.0) ||
           anyOther(fbxDoubles(texture.node->child("ModelUVTranslation")), 0.0) ||
           anyOther(fbxDoubles(texture.node->child("ModelUVScaling")), 1.0);
}

/// Ways to lay on a texture that is read; what is lost as a whole is counted by its slot.
void countLayings(const FbxDocument& document, const FbxObject& texture, ContentCounts& counts) {
    const bool read = std::ranges::any_of(texture.targets, [&](const FbxLink& link) {
        return document.object(link.object).kind == "Material" && readsSlot(link.property);
    });
    const bool clamped = anyOther(document.numbers(texture, "WrapModeU"), 0.0) ||
                         anyOther(document.numbers(texture, "WrapModeV"), 0.0);
    counts.add("samplers", read && clamped ? 1 : 0);
    counts.add("textureTransforms", read && isMoved(document, texture) ? 1 : 0);
}

} // namespace

void noteFbxLosses(const FbxDocument& document, const std::string& name, Notices& notices) {
    ContentCounts counts;
    for (const FbxObject& object : document.objects()) {
        const bool attribute = object.kind == "NodeAttribute";
        counts.add("cameras", attribute && object.subtype == "Camera" ? 1 : 0);
        counts.add("lights", attribute && object.subtype == "Light" ? 1 : 0);
        counts.add("tangents",
                   object.kind == "Geometry" && object.node->child("LayerElementTangent") != nullptr ? 1 : 0);
        counts.add("extras", object.kind != "Geometry" && hasUserProperty(object) ? 1 : 0);
        if (object.kind == "Material") {
            countMaps(document, object, counts);
        } else if (object.kind == "Texture") {
            countLayings(document, object, counts);
        }
    }
    counts.note(NoticeCode::ContentIgnored, name, notices);
}

} // namespace sinew
