#include "ui/viewport/shaders/SkinShaders.h"

namespace sinew {

// Everything is kept as a difference from the identity: x' = x + turn x + shift. What follows joints that
// stay then stays bit for bit, and small motions lose nothing to rounding.
const char* const kSkinShader = R"(
layout(location = 6) in uvec4 skinJointsA;
layout(location = 7) in uvec4 skinJointsB;
layout(location = 8) in vec4 skinWeightsA;
layout(location = 9) in vec4 skinWeightsB;
layout(location = 10) in vec4 skinCenterAndShare;
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
        float share = skinCenterAndShare.w;
        return Change((1.0 - share) * linear.turn + share * dual.turn,
                      (1.0 - share) * linear.shift + share * dual.shift);
    }
    vec3 center = skinCenterAndShare.xyz;
    return Change(dual.turn, linear.turn * center + linear.shift - dual.turn * center);
}

void skin(inout vec3 place, inout vec3 normal) {
    if (skinDeformer < 0) {
        return;
    }
    Change change = skinChange();
    place += change.turn * place + change.shift;
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
