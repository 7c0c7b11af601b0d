#include "ui/viewport/shaders/FieldShaders.h"

namespace sinew {

const char* const kFieldCutVertexShader = R"(
layout(location = 0) in vec3 place;
layout(location = 1) in float value;
layout(location = 2) in vec4 fill;
uniform mat4 clipFromModel;
out float field;
out vec4 color;
void main() {
    gl_Position = clipFromModel * vec4(place, 1.0);
    field = value;
    color = fill;
}
)";

const char* const kFieldCutFragmentShader = R"(
in float field;
in vec4 color;
uniform bool isolines;
uniform float opacity;
out vec4 result;
void main() {
    float slope = max(fwidth(field), 1e-6);
    vec4 mixed = color;
    if (isolines) {
        float level = 10.0 * field;
        float away = abs(fract(level + 0.5) - 0.5) / (10.0 * slope);
        // Lines closer than a few pixels are all line: let them go.
        float fade = 1.0 - smoothstep(0.15, 0.35, 10.0 * slope);
        mixed.rgb = mix(mixed.rgb, vec3(0.05, 0.05, 0.08), 0.55 * fade * (1.0 - smoothstep(0.4, 1.3, away)));
    }
    float surface = 1.0 - smoothstep(1.0, 2.0, abs(field - 0.5) / slope);
    mixed = mix(mixed, vec4(0.04, 0.04, 0.06, 1.0), surface);
    if (mixed.a * opacity < 0.004) discard;
    result = vec4(mixed.rgb, mixed.a * opacity);
}
)";

const char* const kFieldSurfaceVertexShader = R"(
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
uniform mat4 modelFromBind;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
uniform vec3 lift; // the shell lies in the skin: a little nearer, it is seen
out vec3 facing;
void main() {
    gl_Position = clipFromModel * (modelFromBind * vec4(place, 1.0) + vec4(lift, 0.0));
    facing = mat3(viewFromModel) * (mat3(modelFromBind) * normal);
}
)";

const char* const kFieldSurfaceFragmentShader = R"(
in vec3 facing;
uniform vec4 color;
out vec4 result;
void main() {
    vec3 n = normalize(facing);
    float key = 0.5 + 0.5 * dot(n, normalize(vec3(-0.45, 0.75, 0.55)));
    float rim = 1.0 - abs(n.z); // glass is densest where it is seen edge on
    result = vec4(color.rgb * (0.55 + 0.5 * key * key) + 0.15 * rim * rim, color.a * (0.45 + 0.55 * rim));
}
)";

} // namespace sinew
