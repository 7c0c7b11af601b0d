#include "ui/viewport/shaders/MeshShaders.h"

namespace sinew {

const char* const kMeshVertexShader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec4 color;
layout(location = 4) in vec4 overlay;
layout(location = 5) in float level;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
uniform vec3 origin;        // what places count from
uniform vec4 clipPlane;
#ifdef SHADOWS
uniform mat4 shadowFromModel;
uniform float shadowLift;   // along the normal, so that no surface shades itself
out vec3 shadowPosition;
#endif
out vec3 viewNormal;
out vec3 viewPosition;
out vec2 texturePosition;
out vec3 vertexColor;
out vec4 over;
out vec2 isoLevelAndRoom;   // the room before the clip plane
void main() {
    vec3 modelPosition = position;
    vec3 modelNormal = normal;
    skin(modelPosition, modelNormal);
    modelPosition += origin;
    gl_Position = clipFromModel * vec4(modelPosition, 1.0);
    viewNormal = mat3(viewFromModel) * modelNormal;
    viewPosition = (viewFromModel * vec4(modelPosition, 1.0)).xyz;
    texturePosition = uv;
    vertexColor = color.rgb;
    over = vec4(overlay.rgb * overlay.a, overlay.a);
    isoLevelAndRoom = vec2(level, clipPlane.w - dot(clipPlane.xyz, modelPosition));
#ifdef SHADOWS
    shadowPosition = (shadowFromModel * vec4(modelPosition + shadowLift * modelNormal, 1.0)).xyz;
#endif
}
)";

// A portrait studio that turns with the camera: a warm key from the upper left, soft light from the sky and
// the ground, two cool rims from behind.
const char* const kMeshFragmentShader = R"(
in vec3 viewNormal;
in vec3 viewPosition;
in vec2 texturePosition;
in vec3 vertexColor;
in vec4 over;
in vec2 isoLevelAndRoom;
uniform vec4 eyeRay;         // view direction of a pixel: xy a pixel, zw of the corner
uniform vec3 baseColor;      // linear
uniform vec3 emissive;
uniform float roughness;
uniform bool textured;
uniform bool cutout;
uniform float cutoff;
uniform sampler2D picture;
uniform bool bumpy;          // there is a normal map
uniform sampler2D normalMap;
uniform float normalScale;
uniform mat3 normalMapUv;    // from the surface's UVs to those of the map
uniform vec3 modelUp;        // in view space
uniform bool orthographic;
uniform float opacity;
uniform float presence;
uniform bool isolines;
uniform int lighting;        // as Lighting counts
uniform vec3 key;            // toward the key light, in view space
#ifdef SHADOWS
in vec3 shadowPosition;
#endif
out vec4 result;

float wrapped(float cosine) { return max(0.0, (cosine + 0.15) / 1.15); }
vec3 rolled(vec3 x) {
    vec3 high = 0.66 + 0.34 * (1.0 - exp(-(x - 0.66) / 0.34));
    return mix(x, high, step(vec3(0.66), x));
}
// Grey clay: its colour follows from the normal as the viewer sees it, so that every bump shows wherever it is.
vec3 clay(vec3 n, vec3 toViewer) {
    vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), toViewer));
    vec3 seen = vec3(dot(n, right), dot(n, cross(toViewer, right)), dot(n, toViewer));
    float key = 0.5 + 0.5 * dot(seen, normalize(vec3(-0.45, 0.60, 0.66)));
    vec3 body = mix(vec3(0.030, 0.027, 0.030), vec3(0.52, 0.46, 0.42), key * key * key);
    float gloss = max(0.0, dot(seen, normalize(vec3(-0.25, 0.35, 0.90))));
    float rim = pow(1.0 - max(0.0, seen.z), 3.0) * (0.35 + 0.65 * max(0.0, seen.x));
    return body + 0.30 * pow(gloss, 40.0) + rim * vec3(0.20, 0.26, 0.34);
}
// The normal that the map says. Its x runs along u of the surface and its y along v, as MikkTSpace has them
// (OpenGL's green, upwards); both are found at every pixel from how places and UVs change to its neighbours,
// so that they follow every pose. Mirrored UVs mirror y, as the sign of MikkTSpace does.
vec3 mapped(vec3 n) {
    vec2 uv = (normalMapUv * vec3(texturePosition, 1.0)).xy;
    vec3 placeX = dFdx(viewPosition);
    vec3 placeY = dFdy(viewPosition);
    vec2 uvX = dFdx(uv);
    vec2 uvY = dFdy(uv);
    vec3 acrossY = cross(placeY, n);
    vec3 acrossX = cross(n, placeX);
    vec3 tangent = acrossY * uvX.x + acrossX * uvY.x;
    vec3 bitangent = acrossY * uvX.y + acrossX * uvY.y;
    float size = max(dot(tangent, tangent), dot(bitangent, bitangent));
    vec3 tilt = texture(normalMap, uv).rgb * 2.0 - 1.0;
    if (size <= 0.0 || dot(tilt, tilt) < 0.04) return n;   // no UVs here, or a texel that says nothing
    float turned = dot(cross(placeX, placeY), n) < 0.0 ? -1.0 : 1.0;
    float shorten = turned * inversesqrt(size) * normalScale;
    return normalize(shorten * (tangent * tilt.x + bitangent * tilt.y) + n * max(tilt.z, 0.01));
}
void main() {
    if (isoLevelAndRoom.y < 0.0) discard;
    float isoLevel = isoLevelAndRoom.x;
    vec4 texel = textured ? texture(picture, texturePosition) : vec4(1.0);
    if (cutout && texel.a < cutoff) discard;
    vec3 albedo = baseColor * vertexColor * pow(texel.rgb, vec3(2.2));
    vec3 toViewer = orthographic ? vec3(0.0, 0.0, 1.0)
                                 : normalize(vec3(-(eyeRay.xy * gl_FragCoord.xy + eyeRay.zw), 1.0));
    vec3 n = normalize(viewNormal);
    // Which side is seen the face says: normals between vertices turn away before the silhouette is reached,
    // and turned over they would be lit from behind, as black specks along it.
    vec3 face = cross(dFdx(viewPosition), dFdy(viewPosition));
    bool back = dot(face, toViewer) * dot(face, n) < 0.0;
    if (bumpy) n = mapped(n);
    if (back) n = -n;
    float beyond = dot(n, toViewer);
    if (beyond < 0.0) n = normalize(n - 1.001 * beyond * toViewer);

    const vec3 rimRight = normalize(vec3(0.85, 0.35, -0.55));
    const vec3 rimLeft = normalize(vec3(-0.90, 0.25, -0.55));
    float sky = 0.5 + 0.5 * dot(n, modelUp);
    vec3 ambient = mix(vec3(0.17, 0.15, 0.14), vec3(0.34, 0.38, 0.45), sky * sky * (3.0 - 2.0 * sky));
    float keyLight = wrapped(dot(n, key));
    float lit = 1.0;
#ifdef SHADOWS
    lit = litFraction(shadowPosition);
#endif
    float fill = 0.16 * max(0.0, n.z);
    vec3 light = ambient + lit * keyLight * vec3(0.98, 0.91, 0.82) + fill
               + (wrapped(dot(n, rimRight)) * 0.42 + wrapped(dot(n, rimLeft)) * 0.20) * vec3(0.75, 0.88, 1.10);
    float gloss = (1.0 - roughness) * (1.0 - roughness);
    float power = mix(10.0, 90.0, gloss);
    float spark = lit * pow(max(0.0, dot(n, normalize(key + toViewer))), power) * mix(0.05, 0.45, gloss);
    float graze = pow(1.0 - max(0.0, dot(n, toViewer)), 4.0) * 0.12;
    vec3 shaded = albedo * light + spark * vec3(1.0, 0.95, 0.88) + graze * vec3(0.55, 0.65, 0.80) + emissive;
    if (lighting == 1) shaded = clay(n, toViewer);
    bool flatly = lighting == 2;
    vec3 base = pow(flatly ? clamp(albedo + emissive, 0.0, 1.0) : rolled(max(shaded, 0.0)), vec3(1.0 / 2.2));

    // Colours that mean numbers keep their hue and most of their brightness; light only tells the shape. On
    // dark ones, those of far weights, it would not be seen by darkening alone: they are paler where it falls.
    float form = mix(1.0, clamp(0.52 + 0.62 * keyLight + 0.25 * fill, 0.0, 1.08), flatly ? 0.0 : 0.62);
    float dark = 1.0 - dot(over.rgb, vec3(0.30, 0.59, 0.11)) / max(over.a, 1e-4);
    float lift = flatly ? 0.0 : dark * dark * keyLight * (0.4 + 0.6 * keyLight);
    vec4 laid = vec4(over.rgb * (form + 0.6 * lift) + 0.13 * lift * over.a, over.a);
    if (isolines && isoLevel >= 0.0) {
        float slope = fwidth(isoLevel);
        float away = abs(fract(isoLevel + 0.5) - 0.5) / max(slope, 1e-6);
        float line = (1.0 - smoothstep(0.5, 1.5, away)) * (1.0 - smoothstep(0.25, 0.6, slope)) * over.a;
        laid.rgb = mix(laid.rgb, vec3(0.05, 0.05, 0.08) * laid.a, 0.62 * line);
    }
    float alpha = laid.a + (1.0 - laid.a) * opacity;
    vec3 color = laid.rgb + (1.0 - laid.a) * opacity * base;
    result = vec4(color / max(alpha, 1e-4), presence * alpha);
}
)";

const char* const kWireVertexShader = R"(
layout(location = 0) in vec3 position;
uniform mat4 clipFromModel;
uniform float lift;
uniform vec3 origin;
out vec3 modelPosition;
void main() {
    vec3 unused = vec3(0.0);
    modelPosition = position;
    skin(modelPosition, unused);
    modelPosition += origin;
    gl_Position = clipFromModel * vec4(modelPosition, 1.0);
    gl_Position.z -= lift * gl_Position.w;
}
)";

const char* const kWireFragmentShader = R"(
in vec3 modelPosition;
uniform vec4 color;
uniform vec4 clipPlane;
out vec4 result;
void main() {
    if (dot(clipPlane.xyz, modelPosition) > clipPlane.w) discard;
    result = color;
}
)";

const char* const kShadowSwitch = "#define SHADOWS\n";

// Five by five looks, each the mean of four texels, weighed like a hill: a soft edge without noise. Places
// beside the map are lit, its border says.
const char* const kShadowLookup = R"(
uniform sampler2DShadow shadowMap;
float litFraction(vec3 position) {
    const float spread = 1.4; // texels between two looks
    vec2 texel = spread / vec2(textureSize(shadowMap, 0));
    float sum = 0.0;
    float total = 0.0;
    for (int y = -2; y <= 2; ++y) {
        for (int x = -2; x <= 2; ++x) {
            float weight = exp(-0.30 * float(x * x + y * y));
            sum += weight * texture(shadowMap, vec3(position.xy + vec2(x, y) * texel, min(position.z, 1.0)));
            total += weight;
        }
    }
    return sum / total;
}
)";

const char* const kNearnessVertexShader = R"(
void main() {
    gl_Position = vec4((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1, 0.0, 1.0);
}
)";

const char* const kNearnessFragmentShader = R"(
uniform sampler2D depths;    // from below: 0 under the ground, 1 far above it
uniform float ground;        // the depth where it lies
uniform float halvings;      // of the shadow, from depth 0 to 1
out vec4 result;
void main() {
    ivec2 last = textureSize(depths, 0) - 1;
    float sum = 0.0;
    float total = 0.0;
    for (int y = -5; y <= 5; ++y) {
        for (int x = -5; x <= 5; ++x) {
            float weight = exp(-0.09 * float(x * x + y * y));
            float depth = texelFetch(depths, clamp(ivec2(gl_FragCoord.xy) + ivec2(x, y), ivec2(0), last), 0).r;
            sum += depth < 1.0 ? weight * exp2(-halvings * max(0.0, depth - ground)) : 0.0;
            total += weight;
        }
    }
    result = vec4(sum / total);
}
)";

const char* const kGroundShadowVertexShader = R"(
uniform mat4 clipFromModel;
uniform mat4 shadowFromModel;
uniform mat4 contactFromModel;
uniform vec3 center;
uniform float reach;
out vec2 fromCenter;         // 1 at the rim
out vec3 shadowPosition;
out vec2 contactPosition;
void main() {
    vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
    vec3 ground = center + vec3(corner.x, 0.0, corner.y) * reach;
    gl_Position = clipFromModel * vec4(ground, 1.0);
    fromCenter = corner;
    shadowPosition = (shadowFromModel * vec4(ground, 1.0)).xyz;
    contactPosition = (contactFromModel * vec4(ground, 1.0)).xy;
}
)";

const char* const kGroundShadowFragmentShader = R"(
in vec2 fromCenter;
in vec3 shadowPosition;
in vec2 contactPosition;
uniform sampler2D nearness;
uniform vec4 color;          // and how dark it is where no light reaches
out vec4 result;
void main() {
    float fade = 1.0 - smoothstep(0.35, 1.0, length(fromCenter));
    if (fade <= 0.0) discard;
    float light = (1.0 - 0.62 * (1.0 - litFraction(shadowPosition))) * (1.0 - 0.80 * texture(nearness, contactPosition).r);
    float dark = color.a * fade * (1.0 - light);
    if (dark < 0.004) discard;
    result = vec4(color.rgb, dark);
}
)";

const char* const kMaskFragmentShader = R"(
in vec3 viewNormal;
in vec2 texturePosition;
in vec3 vertexColor;
in vec4 over;
in vec2 isoLevelAndRoom;
uniform bool cutout;
uniform float cutoff;
uniform sampler2D picture;
out vec4 result;
void main() {
    if (isoLevelAndRoom.y < 0.0) discard;
    if (cutout && texture(picture, texturePosition).a < cutoff) discard;
    result = vec4(1.0);
}
)";

const char* const kSilhouetteVertexShader = R"(
void main() {
    gl_Position = vec4((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1, -1.0, 1.0);
}
)";

// Most pixels are far from any edge. A coarse mip level tells so with one look: it is 0 or 1 there. Loops
// that run no turn cost nothing, branches do where the processor draws.
const char* const kSilhouetteFragmentShader = R"(
uniform sampler2D mask;
uniform vec2 maskSize;      // pixels
uniform float coarse;       // mip level whose texels are wider than the line
uniform float width;        // of the line, pixels
uniform vec4 color;
out vec4 result;
void main() {
    float around = textureLod(mask, gl_FragCoord.xy / maskSize, coarse).r;
    int reach = around > 0.0 && around < 1.0 ? int(ceil(width)) : -1;
    ivec2 here = ivec2(gl_FragCoord.xy);
    float nearest = 1e4;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            float covered = texelFetch(mask, clamp(here + ivec2(x, y), ivec2(0), ivec2(maskSize) - 1), 0).r;
            nearest = min(nearest, covered > 0.5 ? length(vec2(x, y)) : 1e4);
        }
    }
    float line = nearest > 0.0 ? clamp(width + 0.5 - nearest, 0.0, 1.0) : 0.0;
    if (line < 0.02) discard;
    result = vec4(color.rgb, color.a * line);
}
)";

// Everything is kept as a difference from the identity: x' = x + turn x + shift. What follows joints that
// stay then stays bit for bit, and small motions lose nothing to rounding.
const char* const kSkinShader = R"(
layout(location = 6) in uvec4 skinJointsA;
layout(location = 7) in uvec4 skinJointsB;
layout(location = 8) in vec4 skinWeightsA;
layout(location = 9) in vec4 skinWeightsB;
layout(location = 10) in vec4 skinCenterAndFraction;
uniform samplerBuffer skinJoints;
uniform int skinDeformer;       // as Deformer counts; -1: vertices come posed
uniform int skinInfluences;     // of the vertex that has most
uniform bool skinStretches;     // whether any joint does more than turn and move

const int kTexels = 8;          // of a joint
const int kMatrix = 0;          // 3 rows: of the skinning matrix, less the identity
const int kReal = 3;            // unit dual quaternion
const int kDual = 4;
const int kStretch = 5;         // 3 rows: of what comes before the dual quaternion, less the identity
const float kCanceled = 1e-4;   // squared length of a sum of unit quaternions that says nothing

struct Change {
    mat3 turn;
    vec3 shift;
};

float skinWeight(int i) { return i < 4 ? skinWeightsA[i] : skinWeightsB[i - 4]; }
vec4 skinTexel(int i, int which) {
    uint joint = i < 4 ? skinJointsA[i] : skinJointsB[i - 4];
    return texelFetch(skinJoints, int(joint) * kTexels + which);
}

Change meanOfRows(int which) {
    vec4 x = vec4(0.0);
    vec4 y = vec4(0.0);
    vec4 z = vec4(0.0);
    float total = 0.0;
    for (int i = 0; i < skinInfluences; ++i) {
        float weight = skinWeight(i);
        x += weight * skinTexel(i, which);
        y += weight * skinTexel(i, which + 1);
        z += weight * skinTexel(i, which + 2);
        total += weight;
    }
    float scale = total > 0.0 ? 1.0 / total : 0.0;
    return Change(transpose(mat3(x.xyz, y.xyz, z.xyz)) * scale, vec3(x.w, y.w, z.w) * scale);
}

// Signs follow the chain of parents; as seen from the largest influence where that sum cancels.
void sumQuaternions(bool nearest, out vec4 real, out vec4 dual) {
    real = vec4(0.0);
    dual = vec4(0.0);
    vec4 pivot = skinTexel(0, kReal);
    for (int i = 0; i < skinInfluences; ++i) {
        float weight = skinWeight(i);
        vec4 term = skinTexel(i, kReal);
        if (nearest && dot(term, pivot) < 0.0) {
            weight = -weight;
        }
        real += weight * term;
        dual += weight * skinTexel(i, kDual);
    }
}

Change rigidChange() {
    vec4 real;
    vec4 dual;
    sumQuaternions(false, real, dual);
    if (dot(real, real) < kCanceled) {
        sumQuaternions(true, real, dual);
    }
    float size = length(real);
    float shorten = size > 0.0 ? 1.0 / size : 0.0;   // 0: no influences, nothing moves
    vec3 q = real.xyz * shorten;
    float w = real.w * shorten;
    vec3 d = dual.xyz * shorten;
    mat3 across = mat3(0.0, q.z, -q.y, -q.z, 0.0, q.x, q.y, -q.x, 0.0);
    return Change(2.0 * (w * across + across * across),
                  2.0 * (w * d - dual.w * shorten * q + cross(q, d)));
}

Change dualQuaternionChange() {
    Change rigid = rigidChange();
    if (!skinStretches) {
        return rigid;
    }
    Change stretch = meanOfRows(kStretch);
    return Change(rigid.turn + stretch.turn + rigid.turn * stretch.turn,
                  stretch.shift + rigid.turn * stretch.shift + rigid.shift);
}

Change skinChange() {
    if (skinDeformer == 0) {
        return meanOfRows(kMatrix);
    }
    Change dual = dualQuaternionChange();
    if (skinDeformer == 1) {
        return dual;
    }
    Change linear = meanOfRows(kMatrix);
    if (skinDeformer == 2) {
        float fraction = skinCenterAndFraction.w;
        return Change((1.0 - fraction) * linear.turn + fraction * dual.turn,
                      (1.0 - fraction) * linear.shift + fraction * dual.shift);
    }
    vec3 center = skinCenterAndFraction.xyz;
    return Change(dual.turn, linear.turn * center + linear.shift - dual.turn * center);
}

void skin(inout vec3 position, inout vec3 normal) {
    if (skinDeformer < 0) {
        return;
    }
    Change change = skinChange();
    position += change.turn * position + change.shift;
    // The inverse transpose up to a positive factor: cofactors, which a flattening matrix has too.
    mat3 m = mat3(1.0) + change.turn;
    mat3 cofactors = mat3(cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1]));
    vec3 turned = cofactors * normal;
    float size = length(turned);
    if (size > 1e-18) {
        normal = turned * ((dot(m[0], cofactors[0]) < 0.0 ? -1.0 : 1.0) / size);
    }
}
)";

} // namespace sinew
