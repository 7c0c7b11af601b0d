#include "ui/viewport/shaders/VolumeShaders.h"

namespace sinew {

const char* const kVoxelVertexShader = R"(
layout(location = 0) in vec3 place;       // grid space
layout(location = 1) in vec2 kindAndSide;
uniform mat4 clipFromModel;
uniform mat4 modelFromGrid;
uniform mat3 viewFromGridTurn;
uniform vec3 kindColors[4];
out vec3 gridPlace;
out vec3 modelPlace;
flat out vec3 color;
flat out vec3 facing;
flat out vec3 inPlane;                    // 1 along the two axes of the face
void main() {
    vec4 model = modelFromGrid * vec4(place, 1.0);
    gl_Position = clipFromModel * model;
    gridPlace = place;
    modelPlace = model.xyz;
    color = kindColors[int(kindAndSide.x + 0.5)];
    int side = int(kindAndSide.y + 0.5);
    vec3 normal = vec3(0.0);
    normal[side / 2] = (side & 1) == 1 ? 1.0 : -1.0;
    facing = viewFromGridTurn * normal;
    inPlane = 1.0 - abs(normal);
}
)";

const char* const kVoxelFragmentShader = R"(
in vec3 gridPlace;
in vec3 modelPlace;
flat in vec3 color;
flat in vec3 facing;
flat in vec3 inPlane;
uniform vec4 clipPlane;
uniform float opacity;
out vec4 result;
void main() {
    if (dot(clipPlane.xyz, modelPlace) > clipPlane.w) discard;
    vec3 n = normalize(facing);
    float key = 0.5 + 0.5 * dot(n, normalize(vec3(-0.45, 0.75, 0.55)));
    float light = 0.50 + 0.50 * key * key + 0.08 * max(0.0, n.z);
    vec3 slope = max(fwidth(gridPlace), 1e-5);
    vec3 away = abs(fract(gridPlace + 0.5) - 0.5) / slope;
    away = mix(vec3(1e3), away, inPlane);
    float nearest = min(away.x, min(away.y, away.z));
    float fade = 1.0 - smoothstep(0.12, 0.34, max(slope.x, max(slope.y, slope.z)));
    float line = (1.0 - smoothstep(0.4, 1.3, nearest)) * fade;
    result = vec4(color * light * mix(1.0, 0.70, line), opacity);
}
)";

const char* const kCutVertexShader = R"(
layout(location = 0) in vec3 place;       // grid space
layout(location = 1) in vec4 leaf;        // lowest corner, size
layout(location = 2) in vec4 fill;
layout(location = 3) in vec4 border;
layout(location = 4) in float level;
uniform mat4 clipFromModel;
uniform mat4 modelFromGrid;
out vec3 gridPlace;
flat out vec4 cube;
out vec4 color;
flat out vec4 edge;
out float isoLevel;
void main() {
    gl_Position = clipFromModel * (modelFromGrid * vec4(place, 1.0));
    gridPlace = place;
    cube = leaf;
    color = fill;
    edge = border;
    isoLevel = level;
}
)";

const char* const kCutFragmentShader = R"(
in vec3 gridPlace;
flat in vec4 cube;
in vec4 color;
flat in vec4 edge;
in float isoLevel;
uniform bool isolines;
out vec4 result;
void main() {
    vec4 mixed = color;
    vec3 slope = max(fwidth(gridPlace), 1e-4);
    vec3 away = min(gridPlace - cube.xyz, cube.xyz + cube.w - gridPlace) / slope;
    float nearest = min(away.x, min(away.y, away.z));
    // Cells of a pixel or two are all border: let it go.
    float fade = 1.0 - smoothstep(0.15, 0.45, max(slope.x, max(slope.y, slope.z)) / cube.w);
    float line = (1.0 - smoothstep(0.3, 1.2, nearest)) * fade * edge.a;
    if (isolines && isoLevel >= 0.0) {
        float steepness = fwidth(isoLevel);
        float iso = abs(fract(isoLevel + 0.5) - 0.5) / max(steepness, 1e-6);
        float dark = (1.0 - smoothstep(0.6, 1.6, iso)) * (1.0 - smoothstep(0.25, 0.6, steepness));
        mixed.rgb = mix(mixed.rgb, vec3(0.05, 0.05, 0.08), 0.72 * dark);
    }
    float alpha = line + (1.0 - line) * mixed.a;
    if (alpha < 0.004) discard;
    result = vec4((edge.rgb * line + (1.0 - line) * mixed.a * mixed.rgb) / alpha, alpha);
}
)";

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
