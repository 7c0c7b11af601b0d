#include "ui/viewport/shaders/SilhouetteShaders.h"

namespace sinew {

const char* const kMaskFragmentShader = R"(
in vec3 viewNormal;
in vec2 texturePlace;
in vec3 vertexColor;
in vec4 over;
in vec2 isoLevelAndRoom;
uniform bool cutout;
uniform float cutoff;
uniform sampler2D picture;
out vec4 result;
void main() {
    if (isoLevelAndRoom.y < 0.0) discard;
    if (cutout && texture(picture, texturePlace).a < cutoff) discard;
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
uniform vec3 color;
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
    result = vec4(color, line);
}
)";

} // namespace sinew
