#include "core/bind/LimbThickness.h"

#include "core/base/Parallel.h"
#include "core/bind/bones/BoneThicknessScale.h"
#include "core/bind/bones/StubbyEndBones.h"

#include <cmath>

namespace sinew {
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
