#include "core/deform/implicit/PosedFields.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kProjectionGrain = 128;
constexpr double kLongestStep =
    0.25;                      ///< of the own field's reach, a step: where the field is flat, Newton leaps
constexpr int kDiffusions = 4; ///< of beta
constexpr double kSigma = 0.35;
constexpr double kStopDegrees = 55.0;
constexpr double kReached = 2e-3; ///< of the reach: as near to the iso-value as counts

int stepsOf(ImplicitQuality quality) {
    return quality == ImplicitQuality::Draft ? 4 : quality == ImplicitQuality::Fine ? 18 : 8;
}

/// The vertices of a pose on their way to their iso-values.
class Projection {
public:
    Projection(const ImplicitSkin& skin, const PosedFields& fields, std::span<const float> iso,
               std::vector<Vec3>& positions, std::vector<VertexState>& states)
        : m_skin(skin)
        , m_fields(fields)
        , m_iso(iso)
        , m_positions(positions)
        , m_states(states)
        , m_base(positions)
        , m_inward(positions.size(), Vec3::Zero())
        , m_off(positions.size(), 0.0F) {
        findNear();
        findActive();
    }

    void run(int steps) {
        for (int step = 0; step < steps; ++step) {
            project();
            moveAll([&](std::uint32_t i) { return relaxed(i); });
        }
        judge();
        const std::vector<float> beta = paperSmoothing(m_skin.vertices, m_active, m_states);
        moveAll([&](std::uint32_t i) { return smoothed(i, beta[i]); });
    }

private:
    std::size_t own(std::size_t i) const { return static_cast<std::size_t>(m_skin.vertices.joint[i]); }
    double reach(std::size_t i) const { return m_skin.fields[own(i)]->reach(); }

    /// For every segment the fields that meet the box of its vertices and field.
    void findNear() {
        std::vector<Aabb> boxes(m_skin.fields.size());
        for (std::size_t i = 0; i < m_positions.size(); ++i) {
            boxes[own(i)].add(m_positions[i]);
        }
        m_near.resize(boxes.size());
        m_bends.assign(boxes.size(), 0);
        for (std::size_t j = 0; j < boxes.size(); ++j) {
            if (boxes[j].empty() || !m_fields.has(j)) {
                continue;
            }
            boxes[j].add(m_fields.box(j));
            std::vector<std::size_t> joints;
            for (std::size_t other = 0; other < boxes.size(); ++other) {
                const Aabb& box = m_fields.box(other);
                if (m_fields.has(other) && (boxes[j].min.array() <= box.max.array()).all() &&
                    (box.min.array() <= boxes[j].max.array()).all()) {
                    joints.push_back(other);
                    m_bends[j] = m_bends[j] != 0 || !m_fields.moveAlike(j, other) ? 1 : 0;
                }
            }
            m_near[j].emplace(m_fields, std::move(joints));
        }
    }

    /// Vertices near which something bends: the rest are on their iso-values already.
    void findActive() {
        for (std::uint32_t i = 0; i < m_positions.size(); ++i) {
            if (m_near[own(i)] && m_bends[own(i)] != 0 && m_positions[i].allFinite() && m_iso[i] > 0.0F) {
                m_active.push_back(i);
                m_states[i] = VertexState::NotReached;
            }
        }
    }

    template<typename Body>
    void forActive(const Body& body) {
        parallelFor(m_active.size(), kProjectionGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                body(m_active[k]);
            }
        });
    }

    /// New places from old ones, all at once, so that no order shows.
    template<typename Place>
    void moveAll(const Place& placeOf) {
        m_next = m_positions;
        forActive([&](std::uint32_t i) {
            const Vec3 place = placeOf(i);
            m_next[i] = place.allFinite() ? place : m_base[i];
        });
        m_positions.swap(m_next);
    }

    /// A vertex that meets a turn of the gradient stops for good.
    void project() {
        forActive([&](std::uint32_t i) {
            if (m_states[i] == VertexState::Contact) {
                return;
            }
            const FieldSample field = m_near[own(i)]->at(m_positions[i]);
            m_off[i] = std::abs(field.value - m_iso[i]);
            const Vec3 inward = field.gradient.cast<double>().stableNormalized();
            if (inward.isZero()) {
                return;
            }
            if (!m_inward[i].isZero() && paperStops(inward, m_inward[i])) {
                m_states[i] = VertexState::Contact;
                return;
            }
            const Vec3 step = paperStep(field, m_iso[i]);
            const double longest = kLongestStep * reach(i);
            m_positions[i] += step.norm() > longest ? Vec3(longest * step.normalized()) : step;
            m_inward[i] = inward;
        });
    }

    /// Towards where the mean value coordinates of rest put a vertex among its neighbours, across the
    /// gradient.
    Vec3 relaxed(std::uint32_t i) const {
        const ImplicitVertices& vertices = m_skin.vertices;
        Vec3 away = Vec3::Zero();
        double total = 0.0;
        for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
            const double weight = vertices.ringFractions[k];
            away += weight * (m_positions[vertices.ring[k]] - m_positions[i]);
            total += weight;
        }
        if (!(total > 0.5) || m_inward[i].isZero() || m_states[i] == VertexState::Contact) {
            return m_positions[i]; // on a border, without a direction, or stopped
        }
        return m_positions[i] + paperRelaxation(m_off[i]) * (away - away.dot(m_inward[i]) * m_inward[i]);
    }

    Vec3 smoothed(std::uint32_t i, float beta) const {
        const ImplicitVertices& vertices = m_skin.vertices;
        const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
        if (!(beta > 0.0F) || count < 3) {
            return m_positions[i];
        }
        Vec3 mean = Vec3::Zero();
        for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
            mean += m_positions[vertices.ring[k]];
        }
        const double fraction = beta;
        return (1.0 - fraction) * m_positions[i] + fraction / count * mean;
    }

    void judge() {
        forActive([&](std::uint32_t i) {
            if (m_states[i] == VertexState::Contact) {
                return;
            }
            const FieldSample field = m_near[own(i)]->at(m_positions[i]);
            const double missing = std::abs(static_cast<double>(m_iso[i] - field.value));
            if (missing < kReached * reach(i) * static_cast<double>(field.gradient.norm())) {
                m_states[i] = VertexState::OnSurface;
            }
        });
    }

    const ImplicitSkin& m_skin;
    const PosedFields& m_fields;
    std::span<const float> m_iso;
    std::vector<Vec3>& m_positions;
    std::vector<VertexState>& m_states;
    std::vector<Vec3> m_base;
    std::vector<Vec3> m_inward;                       ///< unit gradients at the last look; zero: none
    std::vector<float> m_off;                         ///< |f - iso| at the last look
    std::vector<std::optional<ComposedField>> m_near; ///< #J
    std::vector<char> m_bends;                        ///< #J: something near moves unlike the segment
    std::vector<std::uint32_t> m_active;
    std::vector<Vec3> m_next;
};

} // namespace

Vec3 paperStep(const FieldSample& field, float iso) {
    const Vec3 gradient = field.gradient.cast<double>();
    const Vec3 step = kSigma * static_cast<double>(iso - field.value) / gradient.squaredNorm() * gradient;
    return step.allFinite() ? step : Vec3(Vec3::Zero());
}

bool paperStops(const Vec3& gradient, const Vec3& last) {
    return gradient.dot(last) < std::cos(kStopDegrees / 180.0 * std::numbers::pi);
}

double paperRelaxation(double off) {
    const double level = off - 1.0;
    return std::max(0.0, 1.0 - level * level * level * level);
}

std::vector<float> paperSmoothing(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                                  std::span<const VertexState> states) {
    std::vector<float> beta(states.size(), 0.0F);
    for (const std::uint32_t i : active) {
        beta[i] = states[i] == VertexState::Contact ? 1.0F : 0.0F;
    }
    std::vector<float> next(beta.size(), 0.0F);
    for (int round = 0; round < kDiffusions; ++round) {
        parallelFor(active.size(), kProjectionGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                const std::uint32_t i = active[k];
                const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
                float sum = 0.0F;
                for (std::size_t r = vertices.ringOffsets[i]; r < vertices.ringOffsets[i + 1]; ++r) {
                    sum += beta[vertices.ring[r]];
                }
                next[i] = count == 0 ? 0.0F : 0.5F * (beta[i] + sum / static_cast<float>(count));
            }
        });
        beta.swap(next);
    }
    return beta;
}

void projectSkin(const ImplicitSkin& skin, const PosedFields& fields, const DeformSettings& settings,
                 std::span<const float> iso, std::vector<Vec3>& positions, std::vector<VertexState>& states) {
    Projection(skin, fields, iso, positions, states).run(stepsOf(settings.quality));
}

ImplicitPoser::ImplicitPoser(std::shared_ptr<const ImplicitSkin> skin)
    : m_skin(std::move(skin)) {}

void ImplicitPoser::useOperators(const DeformSettings& settings) {
    if (m_skin->method == ImplicitMethod::Paper && (m_iso.empty() || settings.joints != m_operators)) {
        m_operators = settings.joints;
        m_iso = isoValues(*m_skin, settings);
    }
}

const ImplicitPose& ImplicitPoser::pose(std::span<const Transform> skinningMatrices,
                                        std::vector<std::vector<Vec3>> base, const DeformSettings& settings) {
    useOperators(settings);
    const ImplicitVertices& vertices = m_skin->vertices;
    std::vector<Vec3> positions(vertices.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        positions[i] = base[vertices.part[i]][vertices.vertex[i]];
    }
    std::vector<VertexState> states(vertices.size(), VertexState::Still);
    const PosedFields fields(*m_skin, skinningMatrices, settings);
    if (m_skin->method == ImplicitMethod::Paper) {
        projectSkin(*m_skin, fields, settings, m_iso, positions, states);
    } else {
        foldSkin(*m_skin, fields, settings, positions, states);
        partLayers(*m_skin, fields, base, settings, positions, states);
    }
    m_result.vertices = std::move(base);
    m_result.states.assign(m_result.vertices.size(), {});
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i] != VertexState::Still) {
            const std::uint32_t part = vertices.part[i];
            m_result.states[part].resize(m_result.vertices[part].size(), VertexState::Still);
            m_result.states[part][vertices.vertex[i]] = states[i];
            m_result.vertices[part][vertices.vertex[i]] = positions[i];
        }
    }
    return m_result;
}

} // namespace sinew
