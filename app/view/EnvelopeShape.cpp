#include "app/view/EnvelopeShape.h"

#include "core/solve/classic/EnvelopeSolver.h"

namespace sinew {
namespace {

/// The handles' volumes, else the bone's segments.
std::vector<RoundedBox> spinesOf(const Bone& bone) {
    std::vector<RoundedBox> spines = bone.volumes;
    if (spines.empty()) {
        for (const Segment& segment : bone.segments) {
            spines.push_back(volumeOf(Solid::capsule(segment.a, segment.b, 0.0)));
        }
    }
    return spines;
}

RoundedBox widened(RoundedBox spine, double radius, const Transform& matrix) {
    spine.radius += radius;
    return spine.transformed(matrix);
}

EnvelopeRadii radiiOf(const EnvelopeSolution& envelopes, std::size_t source) {
    const double radius = envelopes.radii()[source];
    return {radius, radius * (1.0 + envelopes.blend())};
}

} // namespace

const EnvelopeSolution* envelopesOf(const BindState& bound) {
    return dynamic_cast<const EnvelopeSolution*>(bound.solutionOf("envelope"));
}

std::vector<EnvelopeShape> envelopeShapes(const EnvelopeSolution& envelopes,
                                          std::span<const Transform> matrices) {
    std::vector<EnvelopeShape> shapes;
    const std::vector<Bone>& bones = envelopes.input().sources.joints;
    for (std::size_t source = 0; source < bones.size(); ++source) {
        const auto radii = radiiOf(envelopes, source);
        EnvelopeShape& shape = shapes.emplace_back();
        shape.joint = bones[source].joint;
        if (!(radii.held > 0.0)) {
            continue;
        }
        const Transform& matrix = matrices[static_cast<std::size_t>(shape.joint)];
        for (const RoundedBox& spine : spinesOf(bones[source])) {
            shape.held.push_back(widened(spine, radii.held, matrix));
            shape.faded.push_back(widened(spine, radii.faded, matrix));
        }
    }
    return shapes;
}

std::optional<EnvelopeRadii> envelopeRadii(const EnvelopeSolution& envelopes, std::int32_t joint) {
    const std::int32_t source = envelopes.input().sourceOf(joint);
    if (source == kNone || !(envelopes.radii()[static_cast<std::size_t>(source)] > 0.0)) {
        return std::nullopt;
    }
    return radiiOf(envelopes, static_cast<std::size_t>(source));
}

} // namespace sinew
