#include "core/base/Parallel.h"
#include "core/deform/implicit/PosedFields.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr std::size_t kFoldGrain = 128;
constexpr double kBent = 1e-6; ///< radians: less is no bend
constexpr double kWholeBend =
    0.35;                       ///< radians from which on a bend counts whole: a joint does not begin at once
constexpr double kGap = 0.15;   ///< of a vertex's distance from the seam: what it keeps from the plane
constexpr double kSoft = 0.25;  ///< of the radius: half the way over which skin begins to yield
constexpr double kSofter = 0.5; ///< and what a blend adds
constexpr double kNarrower = 3.0;    ///< power by which a bulge draws the swelling in
constexpr float kInside = 0.75F;     ///< value of the other side's field from which on a place counts whole
constexpr double kMaxSwelling = 0.5; ///< of the distance from the bone
constexpr double kMinSlope = 0.3; ///< of the volume by the swelling; a body that grows evenly has 2 or more
constexpr double kFullTurn = 8.0 / 9.0 * std::numbers::pi; ///< 160 degrees: beyond, a joint is no hinge
constexpr double kTouched = 1e-3; ///< of the radius: a vertex that yields by more is in contact

double smooth(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
}

/// max(0, t), its corner rounded over [-half, half].
double rounded(double t, double half) {
    if (t >= half) {
        return t;
    }
    return t <= -half ? 0.0 : (t + half) * (t + half) / (4.0 * half);
}

int samplesOf(ImplicitQuality quality) {
    return quality == ImplicitQuality::Draft ? 4 : quality == ImplicitQuality::Fine ? 12 : 6;
}

/// A joint's fold in a pose.
class PosedFold {
public:
    PosedFold(const JointFold& fold, std::span<const Vec3> rest, const PosedFields& fields,
              const DeformSettings& settings, std::vector<Vec3>& positions)
        : m_fold(fold)
        , m_rest(rest)
        , m_fields(fields)
        , m_positions(positions)
        , m_samples(samplesOf(settings.quality))
        , m_how(settings.joint(fold.joint).how) {
        const Transform& above = fields.matrix(fold.parent);
        const Transform& below = fields.matrix(fold.joint);
        if (!fields.has(fold.joint) || !fields.has(fold.parent)) {
            return;
        }
        const Mat3 turned = above.rotation();
        const Quat bend(Mat3(turned.transpose() * below.rotation()));
        const double angle = 2.0 * std::atan2(bend.vec().norm(), std::abs(bend.w()));
        m_normal = turned * (Quat::Identity().slerp(0.5, bend) * fold.normal);
        m_pivot = above * fold.pivot;
        m_scale = std::cbrt(above.linear().determinant());
        if (angle > kBent) {
            m_bends = smooth(angle / kWholeBend) *
                      (1.0 - smooth((angle - kFullTurn) / (std::numbers::pi - kFullTurn)));
        }
        m_opening =
            settings.joint(fold.joint).opening.at(static_cast<float>(angle * 180.0 / std::numbers::pi));
        const double soft = kSoft + (m_how == JointOperator::Blend ? kSofter * m_opening : 0.0);
        m_half = soft * fold.radius * m_scale * std::min(1.0, 1.0 - std::cos(angle));
    }

    bool bends() const { return m_bends > 0.0; }

    /// Moves the vertices about the joint. O(vertices samples fields).
    void run(std::vector<VertexState>& states) {
        prepare();
        const double volume = move(0.0);
        if (m_fold.keepsVolume) {
            swell(volume);
        }
        for (std::size_t k = 0; k < m_fold.vertices.size(); ++k) {
            const std::uint32_t i = m_fold.vertices[k].vertex;
            if (m_at[k].allFinite() && m_at[k] != m_positions[i]) {
                m_positions[i] = m_at[k];
                const bool touches = m_yielded[k] > kTouched * m_fold.radius * m_scale;
                states[i] = touches || states[i] == VertexState::Contact ? VertexState::Contact
                                                                         : VertexState::OnSurface;
            }
        }
    }

private:
    double limited(double swelling) const {
        return m_bends * kMaxSwelling * std::tanh(swelling / kMaxSwelling);
    }

    /// Until the volume is that of rest: two steps of the secant, always, so that no count of steps jumps.
    void swell(double volume) {
        const double scale = m_scale * m_scale * m_scale;
        const double wanted = scale * volumeOf([&](std::uint32_t k) -> Vec3 {
                                  return m_rest[m_fold.vertices[k].vertex] - m_fold.pivot;
                              });
        const double first = limited((wanted - volume) / (2.0 * wanted));
        const double grown = move(first);
        const double slope = first != 0.0 ? (grown - volume) / first : 0.0;
        move(limited(first + (wanted - grown) / std::max(slope, kMinSlope * wanted)));
    }

    /// Places of the direct method, and what they swell away from.
    void prepare() {
        const std::size_t count = m_fold.vertices.size();
        m_at.resize(count);
        m_outward.resize(count);
        m_yielded.assign(count, 0.0);
        m_swells.resize(count);
        const double power = m_how == JointOperator::Bulge ? 1.0 + kNarrower * m_opening : 1.0;
        for (std::size_t k = 0; k < count; ++k) {
            const FoldVertex& vertex = m_fold.vertices[k];
            const Vec3 axis = (1.0 - vertex.below) * (m_fields.matrix(m_fold.parent) * vertex.axis) +
                              vertex.below * (m_fields.matrix(m_fold.joint) * vertex.axis);
            m_swells[k] = power == 1.0 ? vertex.swells : std::pow(vertex.swells, power);
            m_outward[k] = m_swells[k] * (m_positions[vertex.vertex] - axis);
        }
    }

    /// All vertices swollen, then out of contact. The volume.
    double move(double swelling) {
        parallelFor(m_at.size(), kFoldGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                const FoldVertex& vertex = m_fold.vertices[k];
                m_at[k] = m_positions[vertex.vertex] + swelling * m_outward[k];
                if (vertex.yields > 0.0F) {
                    yield(vertex, m_at[k], m_yielded[k]);
                }
            }
        });
        return volumeOf([&](std::uint32_t k) -> Vec3 { return m_at[k] - m_pivot; });
    }

    /// Back to its own side of the plane, as far as the other side's flesh lies on the way there.
    void yield(const FoldVertex& vertex, Vec3& at, double& yielded) const {
        const double side = vertex.along < 0.0F ? -1.0 : 1.0;
        const double gap = kGap * std::abs(static_cast<double>(vertex.along)) * m_scale;
        const double beyond = gap - side * (m_normal.dot(at - m_pivot) - m_fold.seam * m_scale);
        const double depth = rounded(beyond, m_half);
        if (!(depth > 0.0)) {
            yielded = 0.0;
            return;
        }
        const std::vector<std::size_t>& others = side > 0.0 ? m_fold.fieldsAbove : m_fold.fieldsBelow;
        const Vec3 step = side * depth / m_samples * m_normal;
        double flesh = 0.0;
        for (int n = 0; n < m_samples; ++n) {
            flesh += fleshAt(others, at + (n + 0.5) * step);
        }
        yielded = m_bends * static_cast<double>(vertex.yields) * depth * flesh / m_samples;
        at += side * yielded * m_normal;
    }

    /// 0 outside of all these fields, 1 well inside; smooth, where one field passes into the next as well.
    double fleshAt(const std::vector<std::size_t>& joints, const Vec3& position) const {
        float sum = 0.0F;
        for (const std::size_t joint : joints) {
            const float value = m_fields.valueAt(joint, position);
            const float square = value * value;
            sum += square * square;
        }
        return smooth(static_cast<double>(std::sqrt(std::sqrt(sum)) / kInside));
    }

    template<typename Place>
    double volumeOf(const Place& place) const {
        double six = 0.0;
        for (const auto& t : m_fold.triangles) {
            const double swells = m_swells[t[0]] + m_swells[t[1]] + m_swells[t[2]];
            six += swells / 3.0 * place(t[0]).dot(place(t[1]).cross(place(t[2])));
        }
        return six / 6.0;
    }
    const JointFold& m_fold;
    std::span<const Vec3> m_rest;
    const PosedFields& m_fields;
    std::vector<Vec3>& m_positions;
    int m_samples;
    JointOperator m_how;
    double m_opening = 0.0; ///< at this bend
    Vec3 m_normal = Vec3::UnitY();
    Vec3 m_pivot = Vec3::Zero();
    double m_scale = 1.0;
    double m_bends = 0.0; ///< 0: not at all, or right round
    double m_half = 0.0;
    std::vector<Vec3> m_at;
    std::vector<Vec3> m_outward;
    std::vector<double> m_yielded;
    std::vector<double> m_swells;
};

} // namespace

void foldSkin(const ImplicitSkin& skin, const PosedFields& fields, const DeformSettings& settings,
              std::vector<Vec3>& positions, std::vector<VertexState>& states) {
    for (const JointFold& fold : skin.folds) {
        PosedFold posed(fold, skin.rest, fields, settings, positions);
        if (posed.bends()) {
            posed.run(states);
        }
    }
}

} // namespace sinew
