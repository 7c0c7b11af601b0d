#include "core/base/Parallel.h"
#include "core/deform/implicit/PosedFields.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kLayerPoserGrain = 128;
constexpr double kFarthestPush = 0.003; ///< of the height: a vertex moves by less, a face and round
constexpr double kDrift = 0.02; ///< of the height: a face that slid by more along the skin fades, to 3 times
constexpr double kPart = 0.8;   ///< of what is missing that one round moves; the other layer moves as well
constexpr double kHeld = 1e-4;  ///< of the height: a vertex that moved by more is in contact

int roundsOf(ImplicitQuality quality) {
    return quality == ImplicitQuality::Draft ? 2 : quality == ImplicitQuality::Fine ? 5 : 3;
}

double fading(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return 1.0 - t * t * (3.0 - 2.0 * t);
}

/// How far a vertex at a height moves: 0 from that of rest on, whole where it lies on the other side, and
/// rounded between.
double missing(double height, double rest) {
    if (height >= rest) {
        return 0.0;
    }
    return height <= 0.0 ? 0.5 * rest - height : (rest - height) * (rest - height) / (2.0 * rest);
}

/// The layers of a character in a pose.
class PosedLayers {
public:
    PosedLayers(const ImplicitSkin& skin, const PosedFields& fields, std::span<const std::vector<Vec3>> base,
                std::vector<Vec3>& positions, std::vector<VertexState>& states)
        : m_skin(skin)
        , m_layers(skin.layers)
        , m_fields(fields)
        , m_base(base)
        , m_positions(positions)
        , m_states(states) {
        findActive();
    }

    void run(int rounds) {
        std::vector<Vec3> next(m_active.size());
        const std::vector<Vec3> before = placesOfActive();
        for (int round = 0; round < rounds; ++round) {
            parallelFor(next.size(), kLayerPoserGrain, [&](std::size_t begin, std::size_t end) {
                for (std::size_t n = begin; n < end; ++n) {
                    next[n] = held(m_active[n], m_turns[n]);
                }
            });
            for (std::size_t n = 0; n < next.size(); ++n) {
                m_positions[vertex(n)] = next[n];
            }
        }
        for (std::size_t n = 0; n < next.size(); ++n) {
            judge(n, before[n]);
        }
    }

private:
    std::uint32_t vertex(std::size_t n) const { return m_layers.vertices[m_active[n]]; }

    std::vector<Vec3> placesOfActive() const {
        std::vector<Vec3> places;
        places.reserve(m_active.size());
        for (std::size_t n = 0; n < m_active.size(); ++n) {
            places.push_back(m_positions[vertex(n)]);
        }
        return places;
    }

    /// Vertices that do not move as one body with all their faces.
    void findActive() {
        std::vector<std::size_t> bodies(m_skin.parents.size()); // the topmost joint that moves alike
        for (std::size_t j = 0; j < bodies.size(); ++j) {
            const std::int32_t parent = m_skin.parents[j];
            bodies[j] = parent != kNone && m_fields.moveAlike(j, static_cast<std::size_t>(parent))
                            ? bodies[static_cast<std::size_t>(parent)]
                            : j;
        }
        for (std::size_t k = 0; k < m_layers.vertices.size(); ++k) {
            if (bends(k, bodies) || folded(k)) {
                m_active.push_back(k);
                m_turns.push_back(turnOf(k));
            }
        }
    }
    bool bends(std::size_t k, std::span<const std::size_t> bodies) const {
        const auto body = [&](std::size_t w) {
            return bodies[static_cast<std::size_t>(m_layers.weights[w].joint)];
        };
        for (std::size_t w = m_layers.weightOffsets[k] + 1; w < m_layers.weightOffsets[k + 1]; ++w) {
            if (body(w) != body(m_layers.weightOffsets[k])) {
                return true;
            }
        }
        return false;
    }
    bool folded(std::size_t k) const {
        const auto moved = [&](std::uint32_t i) {
            return i < m_states.size() && m_states[i] != VertexState::Still;
        };
        if (moved(m_layers.vertices[k])) {
            return true;
        }
        for (std::size_t s = m_layers.sideOffsets[k]; s < m_layers.sideOffsets[k + 1]; ++s) {
            if (std::ranges::any_of(m_layers.sides[s].face, moved)) {
                return true;
            }
        }
        return false;
    }

    /// How the weights turn what is fixed to the vertex.
    Mat3 turnOf(std::size_t k) const {
        Mat3 turn = Mat3::Zero();
        for (std::size_t w = m_layers.weightOffsets[k]; w < m_layers.weightOffsets[k + 1]; ++w) {
            const Influence& influence = m_layers.weights[w];
            turn += static_cast<double>(influence.weight) *
                    m_fields.matrix(static_cast<std::size_t>(influence.joint)).linear();
        }
        return turn;
    }

    const Vec3& place(std::uint32_t i) const {
        if (i < m_positions.size()) {
            return m_positions[i];
        }
        const VertexId& rigid = m_layers.rigid[i - m_positions.size()];
        return m_base[rigid.part][rigid.vertex];
    }

    /// A vertex's place, moved back to its side of every layer.
    Vec3 held(std::size_t k, const Mat3& turn) const {
        Vec3 at = m_positions[m_layers.vertices[k]];
        for (std::size_t s = m_layers.sideOffsets[k]; s < m_layers.sideOffsets[k + 1]; ++s) {
            at += push(m_layers.sides[s], turn, at);
        }
        return at;
    }

    Vec3 push(const LayerSide& side, const Mat3& turn, const Vec3& at) const {
        const Vec3 turned = turn * side.normal.cast<double>();
        const double scale = turned.norm(); // also less where bones turn against one another: sides fade
        const Vec3 outward = (side.height < 0.0F ? -1.0 : 1.0) / scale * turned;
        const Vec3 away = at - (static_cast<double>(side.fractions[0]) * place(side.face[0]) +
                                static_cast<double>(side.fractions[1]) * place(side.face[1]) +
                                static_cast<double>(side.fractions[2]) * place(side.face[2]));
        const double height = outward.dot(away);
        const double lacks = missing(height, scale * std::abs(static_cast<double>(side.height)));
        if (!(lacks > 0.0) || !(scale > 0.0)) {
            return Vec3::Zero();
        }
        const double unit = scale * m_skin.height;
        const double drift = (away - height * outward).norm();
        const double far = kFarthestPush * unit;
        return kPart * fading((drift / (kDrift * unit) - 1.0) / 2.0) * far * std::tanh(lacks / far) * outward;
    }

    void judge(std::size_t n, const Vec3& before) {
        const std::uint32_t i = vertex(n);
        if (!m_positions[i].allFinite()) {
            m_positions[i] = before;
        } else if ((m_positions[i] - before).norm() > kHeld * m_skin.height) {
            m_states[i] = VertexState::Contact;
        } else if (m_positions[i] != before && m_states[i] == VertexState::Still) {
            m_states[i] = VertexState::OnSurface;
        }
    }

    const ImplicitSkin& m_skin;
    const SkinLayers& m_layers;
    const PosedFields& m_fields;
    std::span<const std::vector<Vec3>> m_base;
    std::vector<Vec3>& m_positions;
    std::vector<VertexState>& m_states;
    std::vector<std::size_t> m_active; ///< of m_layers.vertices
    std::vector<Mat3> m_turns;         ///< #active
};

} // namespace

void partLayers(const ImplicitSkin& skin, const PosedFields& fields, std::span<const std::vector<Vec3>> base,
                const DeformSettings& settings, std::vector<Vec3>& positions,
                std::vector<VertexState>& states) {
    PosedLayers(skin, fields, base, positions, states).run(roundsOf(settings.quality));
}

} // namespace sinew
