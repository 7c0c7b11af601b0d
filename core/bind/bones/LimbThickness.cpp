#include "core/bind/bones/LimbThickness.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/BoneThicknessScale.h"
#include "core/bind/bones/EndBones.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Squared distances that differ by less than this part count as equal.
constexpr double kEquallyNear = 1e-9;

/// Where on a segment a position is nearest to it: 0 at a, 1 at b; 0 on a segment without length.
double footAlong(const Segment& segment, const Vec3& position) {
    const Vec3 along = segment.b - segment.a;
    const double squared = along.squaredNorm();
    return squared > 0.0 ? std::clamp((position - segment.a).dot(along) / squared, 0.0, 1.0) : 0.0;
}

bool hasEndAt(const Bone& bone, const Vec3& place, double tolerance) {
    return std::ranges::any_of(bone.segments, [&](const Segment& segment) {
        return (segment.a - place).norm() <= tolerance || (segment.b - place).norm() <= tolerance;
    });
}

/// The mean of the logarithms over all bones that have an end in a place, each counted once.
double meanOfBonesAt(const Vec3& place, const std::vector<Bone>& bones, const std::vector<double>& logarithms,
                     double tolerance) {
    double sum = 0.0;
    double count = 0.0;
    for (std::size_t s = 0; s < bones.size(); ++s) {
        if (hasEndAt(bones[s], place, tolerance)) {
            sum += logarithms[s];
            count += 1.0;
        }
    }
    return sum / count; // the bone whose end it is counts at least
}

} // namespace

ThicknessField::ThicknessField(const std::vector<Bone>& bones, std::span<const float> scales,
                               std::span<const double> factors, double extent) {
    std::vector<double> logarithms;
    for (const float scale : scales) {
        logarithms.push_back(std::log(static_cast<double>(scale)));
    }
    const auto endAt = [&](const Vec3& place) {
        return meanOfBonesAt(place, bones, logarithms, kSameBoneEnd * extent);
    };
    m_limbs.resize(bones.size());
    for (std::size_t s = 0; s < bones.size(); ++s) {
        Limb& limb = m_limbs[s];
        const double factor = std::log(factors[s]);
        limb.middle = logarithms[s] + factor;
        double max = limb.middle; // linear to the ends
        for (const Segment& segment : bones[s].segments) {
            limb.stretches.push_back({segment, endAt(segment.a) + factor, endAt(segment.b) + factor});
            max = std::max({max, limb.stretches.back().atA, limb.stretches.back().atB});
        }
        limb.greatest = static_cast<float>(std::exp(max));
    }
}

float ThicknessField::at(std::size_t source, const Vec3& position) const {
    const Limb& limb = m_limbs[source];
    double min = std::numeric_limits<double>::infinity();
    double value = limb.middle;
    for (const Stretch& stretch : limb.stretches) {
        const double t = footAlong(stretch.segment, position);
        const Vec3 foot = stretch.segment.a + t * (stretch.segment.b - stretch.segment.a);
        const double squared = (position - foot).squaredNorm();
        const double end = t < 0.5 ? stretch.atA : stretch.atB;
        const double here = end + 2.0 * std::min(t, 1.0 - t) * (limb.middle - end);
        if (squared < (1.0 - kEquallyNear) * min) {
            min = squared;
            value = here;
        } else if (squared <= (1.0 + kEquallyNear) * min) {
            value = std::max(value, here); // whichever comes first, so that mirrored bones stay mirrored
        }
    }
    return static_cast<float>(std::exp(value));
}

namespace {

constexpr std::size_t kLimbThicknessGrain = 4096;

void divideByField(const ThicknessField& field, const std::vector<Vec3>& vertices, BoneDistances& distances,
                   const Progress& progress) {
    distances.scaled = distances.rows; // what is not reached stays infinite
    parallelFor(vertices.size(), kLimbThicknessGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = 0; s < distances.scaled.size() && !progress.canceled(); ++s) {
            std::vector<float>& row = distances.scaled[s];
            for (std::size_t p = begin; p < end; ++p) {
                if (std::isfinite(row[p])) {
                    row[p] /= field.at(s, vertices[p]);
                }
            }
        }
    });
}

} // namespace

LimbThickness scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                   std::span<const double> areas, const std::vector<double>& thickness,
                                   const Progress& progress) {
    const std::vector<Bone>& bones = input.sources.joints;
    LimbThickness limbs;
    limbs.scales = boneThicknessScales(thickness, areas, distances.rows, progress);
    const std::vector<double> factors = stubbyEndFactors(bones, limbs.scales, areas, distances, progress);
    limbs.field = ThicknessField(bones, limbs.scales, factors, distances.extent);
    divideByField(limbs.field, input.problem.vertices, distances, progress);
    return limbs;
}

LimbThickness scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                   std::span<const double> areas, const Progress& progress) {
    const std::vector<double> thickness =
        scalesByThickness(input.problem, areas, input.sources.joints, distances.extent, progress);
    return scaleByLimbThickness(distances, input, areas, thickness, progress);
}

} // namespace sinew
