#include "core/deform/implicit/PosedFields.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace sinew {
namespace {

/// One vertex on its way to its iso-value.
struct MovingVertex {
    Vec3 position = Vec3::Zero();
    Vec3 inward = Vec3::Zero(); ///< unit gradient at the last look; zero: none
    float off = 0.0F;           ///< |f - iso| at the last look
    bool turned = false;        ///< the gradient turned by more than 55 degrees: it does not follow
    VertexState state = VertexState::Still;
};

constexpr std::size_t kSkinRelaxationGrain = 512;
constexpr int kDiffusions = 4; ///< of beta

/// New places from old ones, all at once, so that no order shows.
template<typename Position>
void moveAll(std::span<const std::uint32_t> active, std::vector<MovingVertex>& moving,
             std::vector<Vec3>& scratch, const Position& positionOf) {
    scratch.resize(active.size());
    parallelFor(active.size(), kSkinRelaxationGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
            scratch[k] = positionOf(active[k]);
        }
    });
    for (std::size_t k = 0; k < active.size(); ++k) {
        moving[active[k]].position = scratch[k];
    }
}

Vec3 relaxed(const ImplicitVertices& vertices, const std::vector<MovingVertex>& moving, std::uint32_t i) {
    const MovingVertex& vertex = moving[i];
    const float level = vertex.off - 1.0F;
    const double fraction = std::max(0.0F, 1.0F - level * level * level * level);
    if (!(fraction > 0.0) || vertex.inward.isZero()) {
        return vertex.position;
    }
    Vec3 away = Vec3::Zero();
    double total = 0.0;
    for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
        const double weight = vertices.ringFractions[k];
        away += weight * (moving[vertices.ring[k]].position - vertex.position);
        total += weight;
    }
    if (!(total > 0.5)) {
        return vertex.position; // on a border, or without a ring
    }
    return vertex.position + fraction * (away - away.dot(vertex.inward) * vertex.inward);
}

/// beta of every vertex, 0 off the contacts. #vertices.
std::vector<float> betas(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                         const std::vector<MovingVertex>& moving) {
    std::vector<float> beta(moving.size(), 0.0F);
    for (const std::uint32_t i : active) {
        beta[i] = moving[i].state == VertexState::Contact ? 1.0F : 0.0F;
    }
    std::vector<float> next(active.size());
    for (int round = 0; round < kDiffusions; ++round) {
        parallelFor(active.size(), kSkinRelaxationGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                const std::uint32_t i = active[k];
                const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
                float sum = 0.0F;
                for (std::size_t r = vertices.ringOffsets[i]; r < vertices.ringOffsets[i + 1]; ++r) {
                    sum += beta[vertices.ring[r]];
                }
                next[k] = count == 0 ? 0.0F : 0.5F * (beta[i] + sum / static_cast<float>(count));
            }
        });
        for (std::size_t k = 0; k < active.size(); ++k) {
            beta[active[k]] = next[k];
        }
    }
    return beta;
}

/// Tangential relaxation (Vaillant et al. 2013, section 4.3) of the active vertices: towards where the mean
/// value coordinates of rest put them among their neighbours, in the plane across the gradient, by mu =
/// max(0, 1 - (|f - iso| - 1)^4). O(active + their rings), parallel.
void relaxTangentially(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                       std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch) {
    moveAll(active, moving, scratch, [&](std::uint32_t i) { return relaxed(vertices, moving, i); });
}

/// Evens out how far vertices are from their direct method: `rounds` times half the way to the neighbours'
/// mean. Skin that moves out moves out together; what a few vertices found alone at a crease goes under.
void evenMoves(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
               std::span<const Vec3> base, int rounds, std::vector<MovingVertex>& moving,
               std::vector<Vec3>& scratch) {
    for (int round = 0; round < rounds; ++round) {
        moveAll(active, moving, scratch, [&](std::uint32_t i) -> Vec3 {
            const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
            Vec3 mean = Vec3::Zero();
            for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
                mean += moving[vertices.ring[k]].position - base[vertices.ring[k]];
            }
            return count == 0
                       ? moving[i].position
                       : Vec3(0.5 * (moving[i].position + base[i] + mean / static_cast<double>(count)));
        });
    }
}

/// Laplacian smoothing of the contact region (section 4.4): beta 1 at contacts, diffused over the rings, then
/// v <- (1 - beta) v + beta mean of the neighbours, `rounds` times. Vertices off the contacts stay.
void smoothContacts(const ImplicitVertices& vertices, std::span<const std::uint32_t> active, int rounds,
                    std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch) {
    if (std::ranges::none_of(active,
                             [&](std::uint32_t i) { return moving[i].state == VertexState::Contact; })) {
        return;
    }
    const std::vector<float> beta = betas(vertices, active, moving);
    for (int round = 0; round < rounds; ++round) {
        moveAll(active, moving, scratch, [&](std::uint32_t i) -> Vec3 {
            const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
            if (!(beta[i] > 0.0F) || count < 3) {
                return moving[i].position;
            }
            Vec3 mean = Vec3::Zero();
            for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
                mean += moving[vertices.ring[k]].position;
            }
            const double fraction = beta[i];
            return (1.0 - fraction) * moving[i].position + fraction / count * mean;
        });
    }
}

constexpr std::size_t kImplicitPoserGrain = 128;
constexpr double kSigma = 0.35;                ///< fraction of the way to the iso-value that a round goes
constexpr double kStopCosine = 0.573576436351; ///< of 55 degrees
constexpr double kLongestStep = 0.25;          ///< of the own field's reach, a round
constexpr double kImplicitPoserFlat = 1e-3;    ///< slope times reach: less has no direction
constexpr double kReached = 2e-3;              ///< of the reach: as near to the iso-value as counts

constexpr double kMarch = 0.06;   ///< of the reach: how finely a way out of a contact is looked for
constexpr double kFarthest = 0.6; ///< of the reach: how far
constexpr double kDeep = 0.7;     ///< value of the field from which on its gradient is trusted less
constexpr double kDeepest = 0.9;  ///< and not at all
constexpr float kLoose = 0.1F;    ///< of an iso-value: less belongs to no limb (coat tails), and stays
constexpr double kJump =
    0.08; ///< of the own field's reach: vertices that move further between poses are eased
constexpr int kHalvings = 7;

/// The share between two at which `good` begins; good(high).
template<typename Good>
double bisect(double low, double high, const Good& good) {
    for (int halving = 0; halving < kHalvings; ++halving) {
        const double middle = 0.5 * (low + high);
        (good(middle) ? high : low) = middle;
    }
    return high;
}

struct Rounds {
    int project = 0;
    int polish = 0; ///< whole steps, after the relaxation has had its say
    int even = 0;
    int smooth = 0;
};

Rounds roundsOf(ImplicitQuality quality) {
    switch (quality) {
    case ImplicitQuality::Draft:
        return {4, 1, 6, 2};
    case ImplicitQuality::Fine:
        return {18, 6, 6, 6};
    case ImplicitQuality::Standard:
        break;
    }
    return {8, 3, 6, 4};
}

/// Which way and how far a vertex has to go: to its iso-value, but no nearer to a contact than allowed.
struct Heading {
    Vec3 inward = Vec3::Zero(); ///< unit
    double distance = 0.0;      ///< model units
    double missing = 0.0;       ///< to the iso-value alone
    bool held = false;          ///< the contact decides
    bool known = false;
};

/// Along the gradient; deep inside, where it says little, along the skin's own direction.
Heading headingOf(const FieldQuery& query, float iso, double reach, const Vec3& skin) {
    Heading heading;
    const Vec3 gradient = query.field.gradient.cast<double>();
    const double deep = std::clamp((query.field.value - kDeep) / (kDeepest - kDeep), 0.0, 1.0);
    heading.inward = ((1.0 - deep) * gradient.stableNormalized() + deep * skin).stableNormalized();
    const double slope = gradient.dot(heading.inward);
    if (!(slope * reach > kImplicitPoserFlat)) {
        heading.known = deep > 0.0;
        heading.missing = heading.distance = deep > 0.0 ? -kLongestStep * reach : 0.0;
        return heading;
    }
    heading.known = true;
    heading.missing = (static_cast<double>(iso) - query.field.value) / slope;
    heading.distance = heading.missing;
    if (query.room < 1.0F) {
        const double opening = (query.own.gradient - query.other).cast<double>().dot(heading.inward);
        const double min =
            opening * reach > kImplicitPoserFlat ? std::clamp(-query.room / opening, -reach, 0.0) : -reach;
        heading.held = min > heading.distance;
        heading.distance = std::max(heading.distance, min);
    }
    return heading;
}

class Frame {
public:
    Frame(const ImplicitSkin& skin, std::span<const Transform> matrices, const DeformSettings& settings,
          std::span<const float> iso, std::vector<Vec3> base)
        : m_skin(skin)
        , m_iso(iso)
        , m_base(std::move(base))
        , m_fields(skin, matrices, settings)
        , m_near(skin, m_fields, m_base)
        , m_rounds(roundsOf(settings.quality))
        , m_moving(m_base.size()) {
        for (std::size_t i = 0; i < m_base.size(); ++i) {
            m_moving[i].position = m_base[i];
        }
        findActive();
    }

    void run() {
        for (int round = 0; round < m_rounds.project; ++round) {
            project(kSigma);
            relaxTangentially(m_skin.vertices, m_active, m_moving, m_scratch);
        }
        for (int round = 0; round < m_rounds.polish; ++round) {
            project(1.0);
        }
        judge();
        evenMoves(m_skin.vertices, m_active, m_base, m_rounds.even, m_moving, m_scratch);
        smoothContacts(m_skin.vertices, m_active, m_rounds.smooth, m_moving, m_scratch);
        leaveOthers();
        keepFinite();
    }
    /// Half the way only, of vertices whose distance from the direct method (in their joint's own axes)
    /// jumped since the last pose: the rest follows in the next. `off` is #vertices, or empty before the
    /// first pose. Whether any is under way.
    bool ease(std::vector<Vec3>& off, bool jumpsAllowed) {
        const bool first = off.empty();
        off.resize(m_base.size(), Vec3::Zero());
        std::vector<char> eased(m_base.size(), 0);
        std::vector<Vec3> next(m_base.size(), Vec3::Zero());
        forActive([&](std::size_t k, MovingVertex& vertex) {
            const std::uint32_t i = m_active[k];
            const Mat3 turn = m_fields.matrix(static_cast<std::size_t>(m_skin.vertices.joint[i])).linear();
            next[i] = turn.inverse() * (vertex.position - m_base[i]);
            const Vec3 jump = next[i] - off[i];
            if (!first && !jumpsAllowed && jump.norm() > kJump * reach(i)) {
                next[i] = off[i] + 0.5 * jump;
                vertex.position = m_base[i] + turn * next[i];
                eased[i] = 1;
            }
        });
        off = std::move(next);
        return std::ranges::count(eased, 1) > 0;
    }
    const std::vector<MovingVertex>& moving() const { return m_moving; }
    std::span<const std::uint32_t> active() const { return m_active; }

private:
    double reach(std::size_t i) const {
        return m_skin.fields[static_cast<std::size_t>(m_skin.vertices.joint[i])]->reach();
    }

    void findActive() {
        std::vector<NearList> lists(m_base.size());
        parallelFor(m_base.size(), kImplicitPoserGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const auto own = static_cast<std::size_t>(m_skin.vertices.joint[i]);
                if (m_fields.has(own) && m_near.bends(own) && m_base[i].allFinite()) {
                    lists[i] = m_near.at(i);
                }
            }
        });
        for (std::size_t i = 0; i < lists.size(); ++i) {
            if (lists[i].bends && m_iso[i] >= kLoose) {
                m_active.push_back(static_cast<std::uint32_t>(i));
                m_lists.push_back(lists[i]);
            }
        }
    }

    template<typename Body>
    void forActive(const Body& body) {
        parallelFor(m_active.size(), kImplicitPoserGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                body(k, m_moving[m_active[k]]);
            }
        });
    }

    Heading look(std::size_t k, const MovingVertex& vertex, FieldQuery& query) const {
        const std::uint32_t i = m_active[k];
        query = m_near.queryAt(i, m_lists[k], vertex.position);
        return headingOf(query, m_iso[i], reach(i), m_lists[k].inward);
    }

    /// Straight to where the own field leads, to the first place out of all contacts; where there is none
    /// near, to where it is least tight.
    void retreat(std::size_t k, MovingVertex& vertex) const {
        const std::uint32_t i = m_active[k];
        const double whole = reach(i);
        const FieldQuery here = m_near.queryAt(i, m_lists[k], vertex.position);
        const Vec3 offset = (here.own.gradient - here.other).cast<double>().stableNormalized();
        const auto roomAt = [&](double s) {
            return m_near.queryAt(i, m_lists[k], vertex.position + s * whole * offset).room;
        };
        double inside = 0.0;
        double best = 0.0;
        float bestRoom = here.room;
        for (double s = kMarch; s <= kFarthest; s += kMarch) {
            const float room = roomAt(s);
            if (room >= 0.0F) {
                best = bisect(inside, s, [&](double t) { return roomAt(t) >= 0.0F; });
                break;
            }
            if (room > bestRoom) {
                bestRoom = room;
                best = s;
            }
            inside = s;
        }
        vertex.position += best * whole * offset;
    }

    void project(double sigma) {
        forActive([&](std::size_t k, MovingVertex& vertex) {
            FieldQuery query;
            const Heading heading = look(k, vertex, query);
            if (query.room < 0.0F) {
                retreat(k, vertex);
                vertex.inward = m_lists[k].inward;
                vertex.off = 0.0F;
            } else if (heading.known && !vertex.inward.isZero() &&
                       vertex.inward.dot(heading.inward) < kStopCosine) {
                vertex.turned = true;
            } else if (heading.known) {
                vertex.turned = false;
                const double longest = kLongestStep * reach(m_active[k]);
                vertex.position += std::clamp(sigma * heading.distance, -longest, longest) * heading.inward;
                vertex.inward = heading.inward;
                vertex.off = heading.held ? 0.0F : std::abs(query.field.value - m_iso[m_active[k]]);
            } else {
                vertex.off = 0.0F;
            }
        });
    }

    void judge() {
        forActive([&](std::size_t k, MovingVertex& vertex) {
            FieldQuery query;
            const Heading heading = look(k, vertex, query);
            const double near = kReached * reach(m_active[k]);
            if (vertex.turned || query.room < 0.0F ||
                (heading.known && heading.held && heading.missing < -near)) {
                vertex.state = VertexState::Contact;
            } else {
                vertex.state = heading.known && std::abs(heading.missing) < near ? VertexState::OnSurface
                                                                                 : VertexState::NotReached;
            }
        });
    }

    /// Smoothing pulls across contacts; back to the own side.
    void leaveOthers() {
        forActive([&](std::size_t k, MovingVertex& vertex) {
            if (m_lists[k].touches && m_near.queryAt(m_active[k], m_lists[k], vertex.position).room < 0.0F) {
                retreat(k, vertex);
            }
        });
    }

    void keepFinite() {
        forActive([&](std::size_t k, MovingVertex& vertex) {
            if (!vertex.position.allFinite()) {
                vertex.position = m_base[m_active[k]];
                vertex.state = VertexState::NotReached;
            }
        });
    }

    const ImplicitSkin& m_skin;
    std::span<const float> m_iso;
    std::vector<Vec3> m_base;
    PosedFields m_fields;
    NearFields m_near;
    Rounds m_rounds;
    std::vector<MovingVertex> m_moving;
    std::vector<std::uint32_t> m_active;
    std::vector<NearList> m_lists; ///< of the active
    std::vector<Vec3> m_scratch;
};

} // namespace

ImplicitPoser::ImplicitPoser(std::shared_ptr<const ImplicitSkin> skin)
    : m_skin(std::move(skin)) {}

void ImplicitPoser::forget() {
    m_off.clear();
    m_last.clear();
    m_settled = true;
}

void ImplicitPoser::useOperators(const DeformSettings& settings) {
    if (m_iso.empty() || settings.joints != m_operators) {
        m_operators = settings.joints;
        m_iso = isoValues(*m_skin, settings);
        forget();
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
    Frame frame(*m_skin, skinningMatrices, settings, m_iso, std::move(positions));
    frame.run();
    const bool again =
        std::ranges::equal(m_last, skinningMatrices,
                           [](const Transform& a, const Transform& b) { return a.matrix() == b.matrix(); });
    m_settled = !frame.ease(m_off, again);
    m_last.assign(skinningMatrices.begin(), skinningMatrices.end());
    m_result.vertices = std::move(base);
    m_result.states.assign(m_result.vertices.size(), {});
    for (const std::uint32_t i : frame.active()) {
        const std::uint32_t part = vertices.part[i];
        if (m_result.states[part].empty()) {
            m_result.states[part].assign(m_result.vertices[part].size(), VertexState::Still);
        }
        m_result.states[part][vertices.vertex[i]] = frame.moving()[i].state;
        m_result.vertices[part][vertices.vertex[i]] = frame.moving()[i].position;
    }
    return m_result;
}

} // namespace sinew
