#include "core/bind/parts/ControlWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/RegionPlan.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Of a box's longest edge: rounding on its sides.
constexpr double kTouchingBox = 1e-9;
/// A control vertex follows no joint by less than this.
constexpr double kIdleFollow = 1e-4;
/// Of a vertex: what a limit may cut off unmentioned.
constexpr double kSmallCut = 0.01;
constexpr std::size_t kControlGrain = 512;
constexpr std::size_t kGatherBlocks = 8; ///< of vertices that are summed one after the other

/// A lattice or a wire, and what its control vertices follow.
struct Control {
    const Cage& cage;
    ControlField field;
    std::vector<std::vector<Influence>>
        follows; ///< #control vertices, each of sum 1; empty: no skin to follow
};

/// A third of the area of its triangles for each welded vertex (#G).
std::vector<double> vertexAreas(const BindProblem& problem) {
    std::vector<double> areas(problem.vertices.size(), 0.0);
    for (const auto& [a, b, c] : problem.triangles) {
        const Vec3& corner = problem.vertices[a];
        const double area = (problem.vertices[b] - corner).cross(problem.vertices[c] - corner).norm() / 6.0;
        for (const std::uint32_t vertex : {a, b, c}) {
            areas[vertex] += area;
        }
    }
    return areas;
}

/// Sums over some of the vertices: #control vertices rows of #J.
void gatherInto(std::vector<double>& sums, std::size_t joints, std::size_t begin, std::size_t end,
                const ControlField& field, const BindProblem& problem, std::span<const double> areas,
                const SkinWeights& skin) {
    std::vector<double> coefficients(field.size());
    for (std::size_t v = begin; v < end; ++v) {
        const double held = areas[v] > 0.0 ? areas[v] * field.at(problem.vertices[v], coefficients) : 0.0;
        if (!(held > 0.0)) {
            continue;
        }
        for (std::size_t i = 0; i < coefficients.size(); ++i) {
            for (const Influence& influence : skin.at(v)) {
                sums[i * joints + static_cast<std::size_t>(influence.joint)] +=
                    held * coefficients[i] * static_cast<double>(influence.weight);
            }
        }
    }
}

/// The joints of a control vertex, of sum 1; none where it holds no skin.
std::vector<Influence> jointsFollowed(std::span<const double> sums) {
    double all = 0.0;
    for (const double sum : sums) {
        all += sum;
    }
    std::vector<Influence> joints;
    double kept = 0.0;
    for (std::size_t j = 0; all > 0.0 && j < sums.size(); ++j) {
        if (sums[j] > kIdleFollow * all) {
            joints.push_back({static_cast<std::int32_t>(j), static_cast<float>(sums[j] / all)});
            kept += sums[j] / all;
        }
    }
    for (Influence& joint : joints) {
        joint.weight = static_cast<float>(static_cast<double>(joint.weight) / kept);
    }
    return joints;
}

std::size_t jointCount(const SkinWeights& skin, const BindInput& input) {
    std::int32_t last = kNone;
    for (const std::int32_t joint : input.bearingJoints()) {
        last = std::max(last, joint);
    }
    for (std::size_t v = 0; v < skin.vertexCount(); ++v) {
        for (const Influence& influence : skin.at(v)) {
            last = std::max(last, influence.joint);
        }
    }
    return static_cast<std::size_t>(last) + 1;
}

/// c_ij of every control vertex. The blocks are the same on any number of threads, and so are the sums.
std::vector<std::vector<Influence>> followSkinAround(const ControlField& field, const BindProblem& problem,
                                                     std::span<const double> areas, const SkinWeights& skin,
                                                     std::size_t joints, const Progress& progress) {
    const std::size_t block = (areas.size() + kGatherBlocks - 1) / kGatherBlocks;
    std::vector<std::vector<double>> sums(kGatherBlocks, std::vector<double>(field.size() * joints, 0.0));
    parallelFor(kGatherBlocks, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t b = begin; b < end && !progress.canceled(); ++b) {
            gatherInto(sums[b], joints, std::min(b * block, areas.size()),
                       std::min((b + 1) * block, areas.size()), field, problem, areas, skin);
        }
    });
    for (std::size_t b = 1; b < kGatherBlocks; ++b) {
        for (std::size_t n = 0; n < sums[0].size(); ++n) {
            sums[0][n] += sums[b][n];
        }
    }
    std::vector<std::vector<Influence>> follows;
    for (std::size_t i = 0; i < field.size(); ++i) {
        follows.push_back(jointsFollowed(std::span(sums[0]).subspan(i * joints, joints)));
    }
    return follows;
}

std::vector<Control> controlsOf(const BindInput& input, const SkinWeights& skin, std::size_t joints,
                                const Progress& progress) {
    std::vector<Control> controls;
    std::vector<double> areas;
    for (std::size_t row = 0; row < input.settings.cages.size(); ++row) {
        const Cage& cage = input.settings.cages[row];
        if (!isControl(cage)) {
            continue;
        }
        Control& control = controls.emplace_back(Control{cage, ControlField(cage), {}});
        for (const std::int32_t joint : input.sources.controlJoints[row]) {
            control.follows.push_back({{joint, 1.0F}});
        }
        if (cage.follow == ControlFollow::Skin) {
            areas = areas.empty() ? vertexAreas(input.problem) : std::move(areas);
            control.follows = followSkinAround(control.field, input.problem, areas, skin, joints, progress);
        }
    }
    return controls;
}

/// What the controls make of one vertex.
struct ControlledVertex {
    std::vector<Influence> weights; ///< strongest first; empty: none of them holds it
    std::vector<float> held;        ///< #controls: the fraction that each has
    float cut = 0.0F;               ///< fraction that the limit takes
};

/// Mixes the influences of one vertex after another.
class ControlMix {
public:
    ControlMix(const std::vector<Control>& controls, std::size_t joints)
        : m_controls(controls)
        , m_sums(joints, 0.0)
        , m_isUsed(joints, 0) {}

    ControlledVertex at(const Vec3& position, std::span<const Influence> solved, std::size_t limit,
                        double threshold) {
        ControlledVertex vertex;
        m_used.clear();
        add(solved, 1.0);
        bool any = false;
        for (const Control& control : m_controls) {
            const double held = lay(control, position, solved);
            vertex.held.push_back(static_cast<float>(held));
            any = any || held > 0.0;
        }
        if (any) {
            limitInto(vertex, limit, threshold);
        }
        for (const std::int32_t joint : m_used) {
            m_sums[static_cast<std::size_t>(joint)] = 0.0;
            m_isUsed[static_cast<std::size_t>(joint)] = 0;
        }
        return vertex;
    }

private:
    void add(std::span<const Influence> influences, double fraction) {
        for (const Influence& influence : influences) {
            const auto joint = static_cast<std::size_t>(influence.joint);
            if (m_isUsed[joint] == 0) {
                m_isUsed[joint] = 1;
                m_used.push_back(influence.joint);
            }
            m_sums[joint] += fraction * static_cast<double>(influence.weight);
        }
    }

    /// What a control vertex without skin to follow has stays the solver's. Returns the fraction held.
    double lay(const Control& control, const Vec3& position, std::span<const Influence> solved) {
        m_coefficients.assign(control.field.size(), 0.0);
        const double held = control.field.at(position, m_coefficients);
        if (!(held > 0.0)) {
            return 0.0;
        }
        for (const std::int32_t joint : m_used) {
            m_sums[static_cast<std::size_t>(joint)] *= 1.0 - held;
        }
        for (std::size_t i = 0; i < m_coefficients.size(); ++i) {
            const double fraction = held * m_coefficients[i];
            if (fraction > 0.0) {
                add(control.follows[i].empty() ? solved : std::span<const Influence>(control.follows[i]),
                    fraction);
            }
        }
        return held;
    }

    void limitInto(ControlledVertex& vertex, std::size_t limit, double threshold) {
        std::ranges::sort(m_used);
        double all = 0.0;
        for (const std::int32_t joint : m_used) {
            const double sum = m_sums[static_cast<std::size_t>(joint)];
            if (sum > 0.0) {
                vertex.weights.push_back({joint, static_cast<float>(sum)});
                all += sum;
            }
        }
        std::ranges::sort(vertex.weights, strongerInfluence);
        std::size_t kept = keptByLimit(vertex.weights, limit);
        for (std::size_t i = kept; i < vertex.weights.size(); ++i) {
            vertex.cut += vertex.weights[i].weight / static_cast<float>(all);
        }
        while (kept > 1 && static_cast<double>(vertex.weights[kept - 1].weight) < threshold) {
            --kept;
        }
        vertex.weights.resize(kept);
    }

    const std::vector<Control>& m_controls;
    std::vector<double> m_sums; ///< #J
    std::vector<char> m_isUsed; ///< #J
    std::vector<std::int32_t> m_used;
    std::vector<double> m_coefficients;
};

/// Which of them hold nothing, and which a limit cuts.
void noteControls(const std::vector<Control>& controls, const std::vector<ControlledVertex>& vertices,
                  Notices& notices) {
    for (std::size_t c = 0; c < controls.size(); ++c) {
        std::size_t holds = 0;
        std::size_t cut = 0;
        float largest = 0.0F;
        for (const ControlledVertex& vertex : vertices) {
            const bool held = vertex.held[c] > 0.0F;
            holds += held ? 1 : 0;
            if (held && static_cast<double>(vertex.cut) > kSmallCut) {
                ++cut;
                largest = std::max(largest, vertex.cut);
            }
        }
        if (holds == 0) {
            notices.push_back({NoticeCode::ControlHoldsNothing, controls[c].cage.name, 0, {}});
        } else if (cut > 0) {
            notices.push_back(
                {NoticeCode::ControlWeightsCut, controls[c].cage.name, cut, {std::to_string(largest)}});
        }
    }
}

} // namespace

ControlField::ControlField(const Cage& cage)
    : m_size(cage.vertices.size())
    , m_dropOff(cage.dropOff) {
    if (cage.kind == CageKind::Lattice) {
        m_counts = cage.counts;
        m_box = latticeBox(cage);
        m_boxFromModel = m_box.edges.inverse();
        m_touch = kTouchingBox * m_box.edges.colwise().norm().maxCoeff();
        return;
    }
    m_order = wireOrder(cage);
    std::vector<Vec3> control;
    control.reserve(m_order.size());
    for (const std::uint32_t vertex : m_order) {
        control.push_back(cage.vertices[vertex]);
    }
    m_curve.emplace(std::move(control));
}

double ControlField::at(const Vec3& position, std::span<double> coefficients) const {
    return m_curve ? atWire(position, coefficients) : atLattice(position, coefficients);
}

double ControlField::atLattice(const Vec3& position, std::span<double> coefficients) const {
    const Vec3 within = (m_boxFromModel * (position - m_box.corner)).cwiseMax(0.0).cwiseMin(1.0);
    const double distance = (position - m_box.at(within)).norm();
    const double held = distance <= m_touch ? 1.0 : dropOffAt(distance, m_dropOff);
    if (!(held > 0.0)) {
        return 0.0;
    }
    std::array<std::array<double, kMaxLatticeCount>, 3> axes{};
    std::array<std::span<double>, 3> along;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        along[axis] = std::span(axes[axis]).first(static_cast<std::size_t>(m_counts[axis]));
        bernstein(within[static_cast<Eigen::Index>(axis)], along[axis]);
    }
    std::size_t vertex = 0;
    for (const double w : along[2]) {
        for (const double v : along[1]) {
            for (const double u : along[0]) {
                coefficients[vertex++] = u * v * w;
            }
        }
    }
    return held;
}

double ControlField::atWire(const Vec3& position, std::span<double> coefficients) const {
    if (!((position - m_curve->box().nearest(position)).norm() < m_dropOff)) {
        return 0.0;
    }
    const double t = m_curve->nearest(position);
    const double held = dropOffAt((position - m_curve->at(t)).norm(), m_dropOff);
    if (held > 0.0) {
        std::array<double, kMaxWireVertices> inOrder{};
        m_curve->weightsAt(t, std::span(inOrder).first(m_order.size()));
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            coefficients[m_order[i]] = inOrder[i];
        }
    }
    return held;
}

SkinWeights withControlWeights(const BindInput& input, const WeightingSettings& settings,
                               const SkinWeights& welded, Notices& notices, const Progress& progress) {
    if (std::ranges::none_of(input.settings.cages, isControl)) {
        return welded;
    }
    const std::size_t joints = jointCount(welded, input);
    const std::vector<Control> controls = controlsOf(input, welded, joints, progress);
    const std::vector<std::size_t> limits = influenceLimits(input, settings);
    std::vector<ControlledVertex> vertices(welded.vertexCount());
    parallelFor(vertices.size(), kControlGrain, [&](std::size_t begin, std::size_t end) {
        ControlMix mix(controls, joints);
        for (std::size_t v = begin; v < end && !progress.canceled(); ++v) {
            vertices[v] = mix.at(input.problem.vertices[v], welded.at(v), limits[v], settings.pruneBelow);
        }
    });
    if (progress.canceled()) {
        return welded;
    }
    noteControls(controls, vertices, notices);
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        if (vertices[v].weights.empty()) {
            builder.addSame(welded.at(v));
        } else {
            builder.addDistinct(vertices[v].weights);
        }
    }
    return builder.finish();
}

} // namespace sinew
