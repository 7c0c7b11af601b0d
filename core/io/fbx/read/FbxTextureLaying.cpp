#include "core/io/fbx/read/FbxTextureLaying.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/read/FbxTransform.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

TextureWrap fbxWrap(const FbxDocument& document, const FbxObject& texture, const char* property) {
    return document.number(texture, property, 0.0) == 0.0 ? TextureWrap::Repeat : TextureWrap::Clamp;
}

/// The property, or the node where the property says nothing.
Eigen::Vector2d propertyOrNode(const FbxDocument& document, const FbxObject& texture, const char* property,
                               const char* node, double neutral) {
    const Vec3 fallback = Vec3::Constant(neutral);
    const Eigen::Vector2d stated = fbxVector(document, texture, property, fallback).head<2>();
    if (stated != Eigen::Vector2d::Constant(neutral)) {
        return stated;
    }
    const std::vector<double> numbers = fbxDoubles(texture.node->child(node));
    const bool usable = numbers.size() >= 2 && std::isfinite(numbers[0]) && std::isfinite(numbers[1]);
    return usable ? Eigen::Vector2d(numbers[0], numbers[1]) : stated;
}

} // namespace

TextureLaying fbxTextureLaying(const FbxDocument& document, const FbxObject& texture) {
    TextureLaying laying;
    laying.wrapU = fbxWrap(document, texture, "WrapModeU");
    laying.wrapV = fbxWrap(document, texture, "WrapModeV");
    laying.transform.offset = propertyOrNode(document, texture, "Translation", "ModelUVTranslation", 0.0);
    laying.transform.scale = propertyOrNode(document, texture, "Scaling", "ModelUVScaling", 1.0);
    laying.transform.rotation =
        fbxVector(document, texture, "Rotation", Vec3::Zero()).z() * std::numbers::pi / 180.0;
    return laying;
}

} // namespace sinew
