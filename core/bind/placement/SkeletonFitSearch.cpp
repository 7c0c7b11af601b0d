#include "core/bind/placement/SkeletonPlacement.h"

#include "core/base/Parallel.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr int kDepth = 6;

/// Lets work be canceled and keeps its stages to itself: it is a part of another stage.
class Silent final : public Progress {
public:
    explicit Silent(const Progress& progress)
        : m_progress(progress) {}
    bool canceled() const override { return m_progress.canceled(); }

private:
    const Progress& m_progress;
};

/// Along one line: the least of squared[i] + (i - at)^2 for every place. O(n^2) on a line as short as this.
void sweep(std::vector<float>& line, std::vector<float>& scratch) {
    const auto count = static_cast<int>(line.size());
    for (int at = 0; at < count; ++at) {
        float min = line[static_cast<std::size_t>(at)];
        for (int i = 0; i < count; ++i) {
            const auto step = static_cast<float>(i - at);
            min = std::min(min, line[static_cast<std::size_t>(i)] + step * step);
        }
        scratch[static_cast<std::size_t>(at)] = min;
    }
    line.swap(scratch);
}

} // namespace

Expected<MeshVolume> MeshVolume::build(const BindProblem& problem, Progress& progress) {
    MeshVolume volume;
    volume.m_frame = fitVoxelFrame(problem.usedVertices, {}, kDepth);
    Silent silent(progress);
    const auto voxels =
        voxelize(toGrid(problem.vertices, volume.m_frame), problem.triangles, {}, volume.m_frame, {}, silent);
    if (!voxels) {
        return fail(voxels.error());
    }
    const std::uint32_t side = volume.m_frame.resolution();
    const std::uint64_t cells = static_cast<std::uint64_t>(side) * side * side;
    volume.m_outside.assign(cells, static_cast<float>(4 * side * side));
    for (std::uint64_t key = 0; key < cells; ++key) {
        if (voxels->findKey(key) != kNoLeaf) {
            const Cell cell = cellOfKey(key);
            volume.m_outside[volume.indexOf(cell[0], cell[1], cell[2])] = 0.0F;
            volume.m_inside.push_back(key);
        }
    }
    volume.measure();
    return volume;
}

/// The distance transform, axis by axis.
void MeshVolume::measure() {
    const std::uint32_t side = m_frame.resolution();
    for (int axis = 0; axis < 3; ++axis) {
        parallelFor(static_cast<std::size_t>(side) * side, 64, [&](std::size_t begin, std::size_t end) {
            std::vector<float> line(side);
            std::vector<float> scratch(side);
            for (std::size_t n = begin; n < end; ++n) {
                const auto u = static_cast<std::uint32_t>(n % side);
                const auto v = static_cast<std::uint32_t>(n / side);
                const auto at = [&](std::uint32_t i) {
                    return axis == 0 ? indexOf(i, u, v) : axis == 1 ? indexOf(u, i, v) : indexOf(u, v, i);
                };
                for (std::uint32_t i = 0; i < side; ++i) {
                    line[i] = m_outside[at(i)];
                }
                sweep(line, scratch);
                for (std::uint32_t i = 0; i < side; ++i) {
                    m_outside[at(i)] = line[i];
                }
            }
        });
    }
    for (float& squared : m_outside) {
        squared = std::sqrt(squared);
    }
}

double MeshVolume::outside(const Vec3& point) const {
    const Vec3 position = m_frame.gridFromModel * point;
    const double last = m_frame.resolution() - 1.0;
    const Vec3 within = position.cwiseMax(0.0).cwiseMin(last + 0.5);
    const auto x = static_cast<std::uint32_t>(within.x());
    const auto y = static_cast<std::uint32_t>(within.y());
    const auto z = static_cast<std::uint32_t>(within.z());
    return (static_cast<double>(m_outside[indexOf(x, y, z)]) + (position - within).norm()) *
           m_frame.voxelSize;
}

std::vector<Vec3> MeshVolume::samples(std::size_t count) const {
    const Transform modelFromGrid = m_frame.gridFromModel.inverse();
    const std::size_t step = std::max<std::size_t>(1, m_inside.size() / std::max<std::size_t>(1, count));
    std::vector<Vec3> positions;
    for (std::size_t i = step / 2; i < m_inside.size(); i += step) {
        const Cell cell = cellOfKey(m_inside[i]);
        positions.emplace_back(modelFromGrid * Vec3(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5));
    }
    return positions;
}

std::vector<Vec3> toGrid(const std::vector<Vec3>& vertices, const VoxelFrame& frame) {
    std::vector<Vec3> result(vertices.size());
    parallelFor(vertices.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            result[p] = frame.gridFromModel * vertices[p];
        }
    });
    return result;
}

namespace {

constexpr std::size_t kVolumeSamples = 400;
constexpr std::size_t kBoneSamples = 200;
constexpr std::size_t kPlacesOfBone = 5; ///< that say whether it lies inside
constexpr std::size_t kRefined = 8;      ///< starts that are followed down
/// What a bone's way outside counts against the volume's way to a bone.
constexpr double kOutsideCost = 3.0;
/// How much worse a simpler fit may be and is taken all the same.
constexpr double kOtherUpCost = 1.1;
constexpr double kQuarterTurnCost = 1.2;
constexpr double kUnitCost = 1.1;
constexpr double kUnitReach = 0.2; ///< natural logarithm of the factor from a scale to a unit's
constexpr double kNoMoveCost = 1.3;

/// Factors between the units that files are made in: metres, centimetres, millimetres, inches, feet.
constexpr std::array kUnitScales{1.0,        0.001,  0.01,         0.1,          10.0,
                                 100.0,      1000.0, 0.0254,       1.0 / 0.0254, 2.54,
                                 1.0 / 2.54, 0.3048, 1.0 / 0.3048, 30.48,        1.0 / 30.48};

/// The rotations by right angles, the simplest first: up axes, then quarter turns about the vertical.
struct Turn {
    Mat3 rotation;
    double cost = 1.0; ///< factor
};
std::vector<Turn> rightTurns() {
    std::vector<Turn> turns;
    for (const int quarters : {0, 1, 3, 2}) {
        const Mat3 yaw =
            Eigen::AngleAxisd(0.5 * std::numbers::pi * quarters, Vec3::UnitY()).toRotationMatrix();
        // Nobody makes them upside down, and some figures look as good that way.
        for (const Vec3& up : {Vec3(0, 1, 0), Vec3(0, 0, 1), Vec3(1, 0, 0)}) {
            const Mat3 upright = Quat::FromTwoVectors(up, Vec3::UnitY()).toRotationMatrix();
            const double cost =
                (up.y() > 0.5 ? 1.0 : kOtherUpCost) * (quarters == 0 ? 1.0 : kQuarterTurnCost);
            // Exactly right angles, so that what is turned back is what it was.
            turns.push_back({Mat3((yaw * upright).array().round()), cost});
        }
    }
    return turns;
}

class FitSearch {
public:
    FitSearch(const std::vector<std::vector<Vec3>>& bones, const MeshVolume& volume)
        : m_volume(volume)
        , m_body(volume.samples(kVolumeSamples)) {
        std::vector<Vec3> all;
        for (const auto& bone : bones) {
            all.insert(all.end(), bone.begin(), bone.end());
        }
        const std::size_t step = std::max<std::size_t>(1, all.size() / kBoneSamples);
        for (std::size_t i = 0; i < all.size(); i += step) {
            m_bones.push_back(all[i]);
        }
    }

    SkeletonFit best() const {
        std::vector<Found> found = starts();
        std::ranges::stable_sort(found, {}, &Found::judged);
        found.resize(std::min(found.size(), kRefined));
        parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                refine(found[i], true, true);
            }
        });
        const Found min = *std::ranges::min_element(found, {}, &Found::judged);
        return simplest(min).fit;
    }

private:
    struct Found {
        SkeletonFit fit;
        double turnCost = 1.0;
        double cost = 0.0;
        double judged() const { return cost * turnCost; }
    };

    /// Mean way from the volume to the nearest bone, and from bones into the volume. Model units.
    double costOf(const SkeletonFit& fit) const {
        std::vector<Vec3f> bones;
        double outside = 0.0;
        for (const Vec3& bone : m_bones) {
            const Vec3 position = fit(bone);
            outside += m_volume.outside(position);
            bones.push_back(position.cast<float>());
        }
        double distance = 0.0;
        for (const Vec3& position : m_body) {
            const Vec3f at = position.cast<float>();
            float min = std::numeric_limits<float>::max();
            for (const Vec3f& bone : bones) {
                min = std::min(min, (bone - at).squaredNorm());
            }
            distance += std::sqrt(static_cast<double>(min));
        }
        return distance / static_cast<double>(m_body.size()) +
               kOutsideCost * outside / static_cast<double>(m_bones.size());
    }

    static Vec3 meanOf(const std::vector<Vec3>& positions) {
        Vec3 sum = Vec3::Zero();
        for (const Vec3& position : positions) {
            sum += position;
        }
        return sum / static_cast<double>(positions.size());
    }
    static double spreadOf(const std::vector<Vec3>& positions, const Vec3& mean) {
        double sum = 0.0;
        for (const Vec3& position : positions) {
            sum += (position - mean).squaredNorm();
        }
        return std::sqrt(sum / static_cast<double>(positions.size()));
    }
    static Vec3 middleOf(const std::vector<Vec3>& positions) {
        Aabb box;
        for (const Vec3& position : positions) {
            box.add(position);
        }
        return box.center();
    }

    /// Every turn, as large as the volume, by means and by boxes.
    std::vector<Found> starts() const {
        const Vec3 boneMean = meanOf(m_bones);
        const Vec3 bodyMean = meanOf(m_body);
        const double spread = spreadOf(m_bones, boneMean);
        const double scale = spread > 0.0 ? spreadOf(m_body, bodyMean) / spread : 1.0;
        std::vector<Found> found;
        for (const Turn& turn : rightTurns()) {
            for (const bool boxes : {false, true}) {
                const Vec3 from = boxes ? middleOf(m_bones) : boneMean;
                const Vec3 to = boxes ? middleOf(m_body) : bodyMean;
                const SkeletonFit fit{scale, turn.rotation, to - scale * (turn.rotation * from)};
                found.push_back({fit, turn.cost, costOf(fit)});
            }
        }
        return found;
    }

    /// A fit whose scale is another, about the middle of the bones.
    SkeletonFit scaled(const SkeletonFit& fit, double scale) const {
        const Vec3 middle = meanOf(m_bones);
        return {scale, fit.turn, fit(middle) - scale * (fit.turn * middle)};
    }

    /// Steps along scale and place that get shorter where none helps.
    void refine(Found& found, bool scales, bool moves) const {
        constexpr double first = 0.1;
        constexpr double last = 0.002;
        const double side = m_volume.side();
        int rounds = 400; // far more than it takes
        for (double step = first; step > last && rounds > 0; --rounds) {
            bool better = false;
            const auto offer = [&](const SkeletonFit& fit) {
                const double cost = costOf(fit);
                if (cost < found.cost) {
                    found.cost = cost;
                    found.fit = fit;
                    better = true;
                }
            };
            for (const double sign : {-1.0, 1.0}) {
                for (Eigen::Index axis = 0; axis < 3 && moves; ++axis) {
                    SkeletonFit moved = found.fit;
                    moved.move[axis] += sign * step * side;
                    offer(moved);
                }
                if (scales) {
                    const double scale = found.fit.scale * std::exp(sign * step);
                    offer(moves ? scaled(found.fit, scale)
                                : SkeletonFit{scale, found.fit.turn, found.fit.move});
                }
            }
            step = better ? step : 0.5 * step;
        }
    }

    /// What would have been meant: a factor between units, and the same origin.
    Found simplest(const Found& found) const {
        Found chosen = found;
        for (const double unit : kUnitScales) {
            if (std::abs(std::log(unit / found.fit.scale)) > kUnitReach) {
                continue;
            }
            Found other = found;
            other.fit = scaled(found.fit, unit);
            other.cost = costOf(other.fit);
            refine(other, false, true);
            const bool nearer = chosen.fit.scale == found.fit.scale || other.cost < chosen.cost;
            if (other.cost < kUnitCost * found.cost && nearer) {
                chosen = other;
            }
        }
        Found unmoved = chosen;
        unmoved.fit.move = Vec3::Zero();
        unmoved.cost = costOf(unmoved.fit);
        if (chosen.fit.scale == found.fit.scale) {
            refine(unmoved, true, false);
        }
        return unmoved.cost < kNoMoveCost * found.cost ? unmoved : chosen;
    }

    const MeshVolume& m_volume;
    std::vector<Vec3> m_body;
    std::vector<Vec3> m_bones;
};

} // namespace

std::vector<std::vector<Vec3>> pointsAlongBones(const std::vector<Bone>& sources) {
    std::vector<std::vector<Vec3>> bones;
    for (const Bone& source : sources) {
        if (source.isHandle()) {
            continue; // handles stand in the mesh's own space
        }
        std::vector<Vec3> positions;
        for (const Segment& segment : source.segments) {
            for (std::size_t i = 0; i < kPlacesOfBone; ++i) {
                const double t = static_cast<double>(i) / static_cast<double>(kPlacesOfBone - 1);
                positions.emplace_back((1.0 - t) * segment.a + t * segment.b);
            }
        }
        bones.push_back(std::move(positions));
    }
    return bones;
}

SkeletonFit findSkeletonFit(const std::vector<std::vector<Vec3>>& bones, const MeshVolume& volume) {
    return FitSearch(bones, volume).best();
}

} // namespace sinew
