#pragma once

namespace sinew {

/// Every instance is a slice, drawn into a tile of its own: the mesh in the two other coordinates, with the
/// near plane through the middle of the slice's voxels. Seen against the axis a face turns the other way
/// round.
constexpr const char* kSliceVertex = R"(#version 330 core
layout(location = 0) in vec3 position;
uniform int axis;
uniform float forward;
uniform float side;
uniform vec2 tiles;
uniform float firstSlice;

void main() {
    float slice = firstSlice + float(gl_InstanceID) + 0.5;
    float ahead = forward * (position[axis] - slice);
    vec2 across = vec2(position[(axis + 1) % 3], position[(axis + 2) % 3]) / side;
    vec2 tile = vec2(gl_InstanceID % int(tiles.x), gl_InstanceID / int(tiles.x));
    gl_ClipDistance[0] = ahead;
    gl_Position = vec4(2.0 * (tile + across) / tiles - 1.0, 2.0 * ahead / side - 1.0, 1.0);
}
)";

/// Back faces white, front faces black; the depth test leaves the nearest.
constexpr const char* kSliceFragment = R"(#version 330 core
uniform float forward;
layout(location = 0) out float inside;

void main() {
    inside = gl_FrontFacing == (forward > 0.0) ? 1.0 : 0.0;
}
)";

/// One triangle that covers the picture.
constexpr const char* kPackVertex = R"(#version 330 core
void main() {
    vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
    gl_Position = vec4(corner, 0.0, 1.0);
}
)";

/// A bit a slice, eight in each channel.
constexpr const char* kPackFragment = R"(#version 330 core
uniform sampler2D picture;
uniform int side;
uniform int across;
uniform int slices;
layout(location = 0) out uvec4 bits;

void main() {
    ivec2 column = ivec2(gl_FragCoord.xy);
    bits = uvec4(0u);
    for (int slice = 0; slice < slices; ++slice) {
        ivec2 tile = ivec2(slice % across, slice / across);
        uint inside = uint(texelFetch(picture, tile * side + column, 0).r > 0.5);
        bits[slice / 8] |= inside << uint(slice % 8);
    }
}
)";

} // namespace sinew
