#include "core/bind/thickness/LimbThickness.h"

#include "core/base/Parallel.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Chosen on the eight rigs of EXPERIMENTS.md: at 0.2 the legs of a spider take its fangs.
constexpr double kThicknessPower = 0.25;
/// Shells with less than this fraction of the largest one's area say nothing about thickness: buttons and the
/// helpers of a modelling tool stand close to bones.
constexpr double kSmallShell = 0.03;
constexpr double kThinnest = 0.005; // of the extent
constexpr int kSamples = 6;         // of a segment, and one

/// Vertices along an axis, to find the nearest among few.
class VerticesInOrder {
public:
    explicit VerticesInOrder(std::vector<Vec3> vertices)
        : m_vertices(std::move(vertices)) {
        std::erase_if(m_vertices, [](const Vec3& vertex) { return !vertex.allFinite(); });
        Aabb box;
        for (const Vec3& vertex : m_vertices) {
            box.add(vertex);
        }
        if (!m_vertices.empty()) {
            box.extent().maxCoeff(&m_axis);
        }
        std::ranges::sort(m_vertices, {}, [this](const Vec3& vertex) { return vertex[m_axis]; });
    }

    /// Square of the distance to the nearest; infinity: there is none.
    double squaredDistance(const Vec3& position) const {
        const auto along = [this](const Vec3& vertex) { return vertex[m_axis]; };
        double min = std::numeric_limits<double>::infinity();
        auto above = std::ranges::lower_bound(m_vertices, position[m_axis], {}, along);
        auto below = above;
        const auto look = [&](const Vec3& vertex) {
            const double apart = vertex[m_axis] - position[m_axis];
            min = std::min(min, (vertex - position).squaredNorm());
            return apart * apart < min;
        };
        bool up = above != m_vertices.end();
        bool down = below != m_vertices.begin();
        while (up || down) {
            up = up && look(*above) && ++above != m_vertices.end();
            down = down && look(*std::prev(below)) && --below != m_vertices.begin();
        }
        return min;
    }

private:
    std::vector<Vec3> m_vertices; ///< ascending along m_axis
    Eigen::Index m_axis = 0;
};

/// How far the nearest vertex of the surface is from the middle of a bone: the median over its samples.
double thicknessAt(const Bone& source, const VerticesInOrder& vertices, const Progress& progress) {
    std::vector<double> squared;
    for (const Segment& segment : source.segments) {
        for (int k = 0; k <= kSamples && !progress.canceled(); ++k) {
            const Vec3 position = segment.a + static_cast<double>(k) / kSamples * (segment.b - segment.a);
            squared.push_back(vertices.squaredDistance(position));
        }
    }
    if (squared.empty()) {
        return 0.0; // canceled
    }
    const auto middle = squared.begin() + static_cast<std::ptrdiff_t>(squared.size() / 2);
    std::nth_element(squared.begin(), middle, squared.end());
    return std::sqrt(*middle);
}

/// The vertices of the shells that are not small.
std::vector<Vec3> skinVertices(const BindProblem& problem, std::span<const double> areas) {
    const SurfaceShells shells = surfaceShells(areas.size(), problem.triangles);
    std::vector<double> ofShell(shells.count, 0.0);
    for (std::size_t p = 0; p < areas.size(); ++p) {
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            ofShell[shells.ofVertex[p]] += areas[p];
        }
    }
    const double min = kSmallShell * *std::ranges::max_element(ofShell);
    std::vector<Vec3> vertices;
    for (std::size_t p = 0; p < areas.size(); ++p) {
        const std::uint32_t shell = shells.ofVertex[p];
        if (shell != SurfaceShells::kNone && ofShell[shell] > 0.0 && ofShell[shell] >= min) {
            vertices.push_back(problem.vertices[p]);
        }
    }
    return vertices.empty() ? problem.usedVertices : vertices;
}

} // namespace

std::vector<double> scalesByThickness(const BindProblem& problem, std::span<const double> areas,
                                      const std::vector<Bone>& sources, double extent,
                                      const Progress& progress) {
    const VerticesInOrder skin(skinVertices(problem, areas));
    std::vector<double> scale(sources.size());
    parallelFor(sources.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            if (sources[s].area == nullptr) { // an area is in no limb
                scale[s] = std::max(kThinnest, thicknessAt(sources[s], skin, progress) / extent);
            }
        }
    });
    const auto isArea = [&](std::size_t s) { return sources[s].area != nullptr; };
    const auto limbs = std::ranges::count_if(sources, [](const Bone& bone) { return bone.area == nullptr; });
    double mean = 0.0;
    for (std::size_t s = 0; s < scale.size(); ++s) {
        mean += isArea(s) ? 0.0 : std::log(scale[s]) / static_cast<double>(limbs);
    }
    for (std::size_t s = 0; s < scale.size(); ++s) {
        scale[s] = isArea(s) ? 1.0 : std::pow(scale[s] / std::exp(mean), kThicknessPower);
    }
    return scale;
}

namespace {

/// Squared distances that differ by less than this part count as equal.
constexpr double kEquallyNear = 1e-9;

bool hasEndAt(const Bone& bone, const Vec3& position, double tolerance) {
    return std::ranges::any_of(bone.segments, [&](const Segment& segment) {
        return (segment.a - position).norm() <= tolerance || (segment.b - position).norm() <= tolerance;
    });
}

/// The mean of the logarithms over all bones that have an end in a place, each counted once.
double meanOfBonesAt(const Vec3& position, const std::vector<Bone>& bones,
                     const std::vector<double>& logarithms, double tolerance) {
    double sum = 0.0;
    double count = 0.0;
    for (std::size_t s = 0; s < bones.size(); ++s) {
        if (bones[s].area == nullptr && hasEndAt(bones[s], position, tolerance)) {
            sum += logarithms[s];
            count += 1.0;
        }
    }
    return sum / count; // the bone whose end it is counts at least
}

} // namespace

ThicknessField::ThicknessField(const std::vector<Bone>& bones, std::span<const double> scales,
                               double extent) {
    std::vector<double> logarithms;
    for (const double scale : scales) {
        logarithms.push_back(std::log(scale));
    }
    const auto endAt = [&](const Vec3& position) {
        return meanOfBonesAt(position, bones, logarithms, kSameBoneEnd * extent);
    };
    m_limbs.resize(bones.size());
    for (std::size_t s = 0; s < bones.size(); ++s) {
        Limb& limb = m_limbs[s];
        limb.middle = logarithms[s];
        double max = limb.middle; // linear to the ends
        for (std::size_t i = 0; bones[s].area == nullptr && i < bones[s].segments.size(); ++i) {
            const Segment& segment = bones[s].segments[i];
            limb.stretches.push_back({segment, endAt(segment.a), endAt(segment.b)});
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
        const double t = fractionAlong(stretch.segment, position);
        const double squared = (position - nearestPoint(position, stretch.segment)).squaredNorm();
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

std::vector<double> scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                         std::span<const double> areas, const ThicknessField& field,
                                         const Progress& progress) {
    divideByField(field, input.problem.vertices, distances, progress);
    std::vector<double> factors = stubbyEndFactors(input.sources.joints, areas, distances, progress);
    for (std::size_t s = 0; s < factors.size(); ++s) {
        if (factors[s] != 1.0) {
            const auto factor = static_cast<float>(factors[s]);
            std::ranges::for_each(distances.scaled[s], [factor](float& distance) { distance /= factor; });
        }
    }
    return factors;
}

void scaleByLimbThickness(BoneDistances& distances, const BindInput& input, std::span<const double> areas,
                          const Progress& progress) {
    const std::vector<Bone>& bones = input.sources.joints;
    const std::vector<double> scales =
        scalesByThickness(input.problem, areas, bones, distances.extent, progress);
    scaleByLimbThickness(distances, input, areas, ThicknessField(bones, scales, distances.extent), progress);
}

} // namespace sinew
