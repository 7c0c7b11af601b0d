#include "resources/sample/Pieces.h"

#include "resources/sample/Anatomy.h"
#include "resources/sample/Clip.h"
#include "resources/sample/Surface.h"

#include <numbers>

namespace sinew::sample {
namespace {

const Vec3 kSkull(0.0, 1.640, -0.020);
const Vec3 kRadii(0.0780, 0.0900, 0.0950);
constexpr double kClearance = 0.0035; // metres every vertex of a card keeps from the skin
constexpr double kStep = 0.0145;

double degrees(double radians) {
    return radians * 180.0 / std::numbers::pi;
}
double radians(double angle) {
    return angle * std::numbers::pi / 180.0;
}

/// Numbers that look random and are the same everywhere.
class Dice {
public:
    double next(double low, double high) {
        m_state = m_state * 1664525U + 1013904223U;
        return low + (high - low) * (m_state >> 8U) / 16777216.0;
    }

private:
    std::uint32_t m_state = 20;
};

/// Elevation of the hairline by azimuth (0 in front, 180 behind), degrees.
double hairline(double azimuth) {
    struct Knot {
        double azimuth, elevation;
    };
    constexpr std::array<Knot, 10> knots{{{0, 30},
                                          {28, 33},
                                          {48, 28},
                                          {60, 12},
                                          {68, -6},
                                          {77, -8},
                                          {87, 2},
                                          {104, 2},
                                          {119, -20},
                                          {180.1, -38}}};
    const double a = std::abs(azimuth);
    for (std::size_t k = 0; k + 1 < knots.size(); ++k) {
        if (a <= knots[k + 1].azimuth) {
            const double t = (a - knots[k].azimuth) / (knots[k + 1].azimuth - knots[k].azimuth);
            return knots[k].elevation + t * (knots[k + 1].elevation - knots[k].elevation);
        }
    }
    return knots.back().elevation;
}

double skinDistance(const Vec3& p) {
    const Vec3 q = leftSide(p);
    return join(join(headForm(q), neckForm(q), 0.016), torsoForm(q), 0.035);
}

/// One lock: where it starts and how it is combed.
struct Lock {
    double azimuth, elevation; ///< degrees
    double height;             ///< metres over the skin it settles at
    double width;
    int steps;
    Vec3 comb;         ///< direction it is drawn, model space
    double fall = 0.9; ///< how much it turns down towards its tip
};

/// A row of places from root to tip. Combed along the skin, lifted to its height.
std::vector<Vec3> grow(const Lock& lock) {
    const double a = radians(lock.azimuth);
    const double e = radians(lock.elevation);
    const Vec3 direction(std::sin(a) * std::cos(e), std::sin(e), std::cos(a) * std::cos(e));
    Vec3 p = sculpted::toModel(kSkull + kRadii.cwiseProduct(direction));
    const Field skin = skinDistance;
    p += (kClearance + 0.001 - skin(p)) * gradient(skin, p);
    std::vector<Vec3> spine{p};
    for (int k = 1; k <= lock.steps; ++k) {
        const Vec3 out = gradient(skin, p);
        const double t = static_cast<double>(k) / lock.steps;
        const Vec3 pull = lock.comb + Vec3(0.0, -lock.fall * t, 0.0);
        Vec3 along = pull - 0.96 * pull.dot(out) * out;
        p += kStep * along.normalized();
        const double wanted = kClearance + lock.height * std::sqrt(std::min(1.0, 2.5 * t));
        p += 0.75 * (wanted - skin(p)) * gradient(skin, p);
        spine.push_back(p);
    }
    return spine;
}

Vec3 clearOfSkin(const Vec3& p) {
    const double distance = skinDistance(p);
    return distance >= kClearance ? p : Vec3(p + (kClearance - distance) * gradient(skinDistance, p));
}

/// Three vertices across, the middle one raised: a shallow gutter catches light like a lock of hair.
void addCard(Mesh& mesh, const std::vector<Vec3>& spine, double width, float shade) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    std::vector<Vec3f> normals;
    for (std::size_t k = 0; k < spine.size(); ++k) {
        const Vec3& before = spine[k == 0 ? 0 : k - 1];
        const Vec3& after = spine[std::min(k + 1, spine.size() - 1)];
        const Vec3 out = gradient(skinDistance, spine[k]);
        const Vec3 side = (after - before).cross(out).normalized();
        const Vec3 up = side.cross(after - before).normalized();
        const double t = static_cast<double>(k) / static_cast<double>(spine.size() - 1);
        const double half = 0.5 * width * (0.55 + 0.75 * t - 1.22 * t * t * t);
        for (const double across : {-1.0, 0.0, 1.0}) {
            mesh.vertices.push_back(
                clearOfSkin(spine[k] + across * half * side + (1.0 - std::abs(across)) * 0.16 * width * up));
            normals.emplace_back((up + 0.75 * across * side).normalized().cast<float>());
        }
    }
    for (std::uint32_t k = 0; k + 1 < spine.size(); ++k) {
        for (std::uint32_t s = 0; s < 2; ++s) {
            const std::uint32_t a = 3 * k + s;
            const std::array<std::uint32_t, 4> quad{a, a + 1, a + 4, a + 3};
            std::array<std::uint32_t, 4> vertices{};
            for (std::size_t c = 0; c < 4; ++c) {
                vertices[c] = first + quad[c];
                mesh.normals.push_back(normals[quad[c]]);
                // Darker at the root, where hair shades itself.
                const float light =
                    shade * (0.72F + 0.28F * std::min(1.0F, static_cast<float>(quad[c] / 3) / 4.0F));
                mesh.colorSets[0].values.emplace_back(light, light, light, 1.0F);
            }
            mesh.addPolygon(vertices);
        }
    }
}

/// Combed back from the brow, with the sides falling behind the ears.
Lock combedBack(double azimuth, double elevation, int row, Dice& dice) {
    Lock lock{azimuth, elevation, 0.0, 0.0, 0, {}, 0.9};
    const double front = ramp(100.0, 20.0, std::abs(azimuth));
    const double top = ramp(20.0, 70.0, elevation);
    const double side = azimuth < 0.0 ? -1.0 : 1.0;
    lock.height =
        0.0035 + 0.0022 * row + 0.010 * front * ramp(20.0, 45.0, elevation) + dice.next(0.0, 0.0025);
    lock.width = dice.next(0.030, 0.039);
    // Over the ear it is drawn back, behind it falls.
    lock.fall = 0.15 + 0.75 * ramp(95.0, 125.0, std::abs(azimuth)) + 0.4 * top;
    lock.steps = static_cast<int>(7.0 + 3.0 * top + 2.0 * front + dice.next(-0.5, 1.0));
    lock.comb =
        Vec3(side * (0.16 - 0.06 * top) + dice.next(-0.16, 0.16), 0.30 * front - 0.42 * (1.0 - top), -1.0);
    return lock;
}

} // namespace

double outsideScalp(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(point);
    const Vec3 q = (p - kSkull).cwiseQuotient(kRadii);
    const double azimuth = degrees(std::atan2(q.x(), q.z()));
    const double elevation = degrees(std::atan2(q.y(), std::hypot(q.x(), q.z())));
    const double ear = ellipsoid(leftSide(p), {0.0800, 1.5990, -0.0140}, {0.0180, 0.0330, 0.0250});
    return std::max({0.0016 * (hairline(azimuth) - 1.0 - elevation), 1.53 - p.y(), -ear});
}

Mesh makeHair() {
    Mesh mesh;
    mesh.name = "Hair";
    mesh.colorSets.push_back({"Color", {}});
    Dice dice;
    // From the nape upwards, so that upper rows lie over lower ones.
    for (int row = 0; row < 7; ++row) {
        for (double azimuth = -180.0; azimuth < 180.0;) {
            const double elevation = hairline(azimuth) + 2.0 + 17.0 * row;
            const double circle = std::max(0.15, std::cos(radians(std::min(elevation, 88.0))));
            const bool overEar = row == 0 && std::abs(azimuth) > 56.0 && std::abs(azimuth) < 104.0;
            if (elevation < 88.0 && !overEar) {
                const Lock lock =
                    combedBack(azimuth + dice.next(-3.0, 3.0), elevation + dice.next(-3.0, 3.0), row, dice);
                addCard(mesh, grow(lock), lock.width, static_cast<float>(dice.next(0.74, 1.0)));
            }
            azimuth += 12.0 / circle;
        }
    }
    // A few loose locks over the brow.
    for (const auto& [azimuth, sideways, steps] : {std::array{-34.0, -0.5, 6.0},
                                                   {-20.0, -0.8, 6.0},
                                                   {-9.0, -0.95, 7.0},
                                                   {2.0, -0.7, 7.0},
                                                   {13.0, 0.95, 6.0},
                                                   {22.0, 0.8, 6.0},
                                                   {33.0, 0.6, 6.0}}) {
        const Lock lock{azimuth, hairline(azimuth) + 4.0, 0.013,
                        0.021,   static_cast<int>(steps), Vec3(sideways, -0.05, 0.35),
                        0.9};
        addCard(mesh, grow(lock), lock.width, static_cast<float>(dice.next(0.74, 1.0)));
    }
    return mesh;
}

Mesh makeBrows() {
    struct Station {
        double x, y, width;
    };
    constexpr std::array<Station, 7> arc{{{0.0135, 1.6302, 0.0020},
                                          {0.0190, 1.6318, 0.0036},
                                          {0.0265, 1.6338, 0.0040},
                                          {0.0350, 1.6350, 0.0037},
                                          {0.0430, 1.6340, 0.0031},
                                          {0.0505, 1.6308, 0.0023},
                                          {0.0565, 1.6262, 0.0009}}};
    Mesh mesh;
    mesh.name = "Brows";
    for (const double side : {1.0, -1.0}) {
        std::vector<TubeStation> stations;
        for (const Station& at : arc) {
            Vec3 p = sculpted::toModel({side * at.x, at.y, 0.085});
            for (int round = 0; round < 8; ++round) {
                p.z() -= headForm(leftSide(p)); // straight back onto the brow
            }
            const Vec3 out = gradient([](const Vec3& q) { return headForm(leftSide(q)); }, p);
            stations.push_back({p + 0.0010 * out, out, sculpted::enlargement * at.width, 0.0030});
        }
        addTube(mesh, stations);
    }
    return mesh;
}

} // namespace sinew::sample
