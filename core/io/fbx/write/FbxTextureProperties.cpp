#include "core/io/fbx/write/FbxTextureProperties.h"

#include "core/io/fbx/write/FbxWriteDocument.h"

#include <numbers>

namespace sinew {
namespace {

TextureWrap wrapInFbx(TextureWrap wrap) {
    return wrap == TextureWrap::Clamp ? TextureWrap::Clamp : TextureWrap::Repeat;
}

bool isSmooth(TextureFilter filter) {
    return filter == TextureFilter::Any || filter == TextureFilter::Linear ||
           filter == TextureFilter::LinearMipNearest || filter == TextureFilter::LinearMipLinear;
}

} // namespace

TextureLaying inFbx(TextureLaying laying) {
    laying.uvSet = 0;
    laying.wrapU = wrapInFbx(laying.wrapU);
    laying.wrapV = wrapInFbx(laying.wrapV);
    laying.magFilter = TextureFilter::Any;
    laying.minFilter = TextureFilter::Any;
    return laying;
}

bool fbxKeepsSampler(const TextureLaying& laying) {
    return laying.wrapU == wrapInFbx(laying.wrapU) && laying.wrapV == wrapInFbx(laying.wrapV) &&
           isSmooth(laying.magFilter) && isSmooth(laying.minFilter);
}

FbxNode fbxTextureProperties(const TextureLaying& laying) {
    FbxProperties70 p;
    p.enumeration("CurrentTextureBlendMode", 0).boolean("UseMaterial", true);
    if (laying.wrapU == TextureWrap::Clamp || laying.wrapV == TextureWrap::Clamp) {
        p.enumeration("WrapModeU", laying.wrapU == TextureWrap::Clamp ? 1 : 0);
        p.enumeration("WrapModeV", laying.wrapV == TextureWrap::Clamp ? 1 : 0);
    }
    const UvTransform& transform = laying.transform;
    if (transform != UvTransform()) {
        p.vector("Translation", {transform.offset.x(), transform.offset.y(), 0.0});
        p.vector("Rotation", {0.0, 0.0, transform.rotation * 180.0 / std::numbers::pi});
        p.vector("Scaling", {transform.scale.x(), transform.scale.y(), 1.0});
    }
    return p.finish();
}

} // namespace sinew
