#include "ui/viewport/shaders/ShadowShaders.h"

namespace sinew {

const char* const kShadowSwitch = "#define SHADOWS\n";

// Five by five looks, each the mean of four texels, weighed like a hill: a soft edge without noise. Places
// beside the map are lit, its border says.
const char* const kShadowLookup = R"(
uniform sampler2DShadow shadowMap;
float litShare(vec3 place) {
    const float spread = 1.4; // texels between two looks
    vec2 texel = spread / vec2(textureSize(shadowMap, 0));
    float sum = 0.0;
    float total = 0.0;
    for (int y = -2; y <= 2; ++y) {
        for (int x = -2; x <= 2; ++x) {
            float weight = exp(-0.30 * float(x * x + y * y));
            sum += weight * texture(shadowMap, vec3(place.xy + vec2(x, y) * texel, min(place.z, 1.0)));
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
out vec3 shadowPlace;
out vec2 contactPlace;
void main() {
    vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
    vec3 ground = center + vec3(corner.x, 0.0, corner.y) * reach;
    gl_Position = clipFromModel * vec4(ground, 1.0);
    fromCenter = corner;
    shadowPlace = (shadowFromModel * vec4(ground, 1.0)).xyz;
    contactPlace = (contactFromModel * vec4(ground, 1.0)).xy;
}
)";

const char* const kGroundShadowFragmentShader = R"(
in vec2 fromCenter;
in vec3 shadowPlace;
in vec2 contactPlace;
uniform sampler2D nearness;
uniform vec4 color;          // and how dark a place is that no light reaches
out vec4 result;
void main() {
    float fade = 1.0 - smoothstep(0.35, 1.0, length(fromCenter));
    if (fade <= 0.0) discard;
    float light = (1.0 - 0.62 * (1.0 - litShare(shadowPlace))) * (1.0 - 0.80 * texture(nearness, contactPlace).r);
    float dark = color.a * fade * (1.0 - light);
    if (dark < 0.004) discard;
    result = vec4(color.rgb, dark);
}
)";

} // namespace sinew
