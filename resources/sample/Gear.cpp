#include "resources/sample/Gear.h"

#include "resources/sample/Garments.h"
#include "resources/sample/Surface.h"

namespace sinew::sample {
namespace {

constexpr double kBeltHeight = 1.050;

const Vec3 kRollA(-0.125, 1.120, -0.142);
const Vec3 kRollB(0.150, 1.365, -0.168);
constexpr double kRollRadius = 0.052;

/// Axes of something that hangs on the belt.
struct Hanging {
    Vec3 center;
    Vec3 side, up, out;
    Vec3 local(const Vec3& p) const {
        const Vec3 q = p - center;
        return {q.dot(side), q.dot(up), q.dot(out)};
    }
};

Hanging pouchPlace() {
    Hanging place;
    place.out = Vec3(-0.86, 0.0, 0.51).normalized();
    place.up = (Vec3::UnitY() + 0.14 * place.out).normalized();
    place.side = place.up.cross(place.out).normalized();
    place.center = Vec3(-0.1760, 0.9750, 0.0800);
    return place;
}

SurfaceGrid gearGrid(const Vec3& center, double cell, int depth) {
    SurfaceGrid grid;
    grid.center = center;
    grid.finest = cell;
    grid.depth = depth;
    return grid;
}

Mesh made(const char* name, const Field& form, const SurfaceGrid& grid) {
    Mesh mesh = surfaceOf(form, grid);
    mesh.name = name;
    return mesh;
}

double beltBand(const Vec3& p) {
    return p.y() - kBeltHeight + 0.10 * p.x() * (p.x() < 0.0 ? -0.12 : 0.04);
}

/// Distance across the strap's plane: from the left shoulder over the chest to the right hip.
double strapPlane(const Vec3& p) {
    const Vec3 normal = Vec3(0.70, -0.70, 0.10).normalized();
    return (p - Vec3(0.060, 1.360, 0.0)).dot(normal);
}

/// 0 on the bedroll's axis, and the share of its length.
double rollShare(const Vec3& p) {
    return (p - kRollA).dot(kRollB - kRollA) / (kRollB - kRollA).squaredNorm();
}

} // namespace

Mesh makeBelt() {
    const Field form = [](const Vec3& p) {
        const double outside = tunicForm(p) - 0.0085;
        return carve(cut(outside, std::abs(beltBand(p)) - 0.0240, 0.006), outside + 0.018, 0.003);
    };
    return made("Belt", form, gearGrid({0.0, kBeltHeight, 0.0}, 0.0094, 6));
}

Mesh makeBuckle() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = p - Vec3(0.0, kBeltHeight, 0.1275);
        const double plate = roundBox(q, Vec3::Zero(), {0.034, 0.031, 0.0055}, 0.0050);
        const double hole = roundBox(q, Vec3::Zero(), {0.022, 0.019, 0.030}, 0.0060);
        return join(carve(plate, hole, 0.003), capsule(q, {-0.024, 0, 0.003}, {0.027, 0, 0.004}, 0.0042),
                    0.002);
    };
    return made("Buckle", form, gearGrid({0.0, kBeltHeight, 0.1275}, 0.0042, 5));
}

Mesh makeStrap() {
    const Field form = [](const Vec3& p) {
        const double outside = tunicForm(p) - 0.0075;
        const double band = cut(outside, std::abs(strapPlane(p)) - 0.0215, 0.004);
        const double over = std::max(1.062 - p.y(), std::abs(p.x()) - 0.30);
        return carve(cut(band, over, 0.004), outside + 0.018, 0.003);
    };
    return made("Strap", form, gearGrid({0.0, 1.23, 0.0}, 0.0094, 6));
}

Mesh makePouch() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = pouchPlace().local(p);
        const double belly = 0.010 * bell(q.y() + 0.018, 0.06);
        const double bag = roundBox(q, Vec3::Zero(), {0.046 + 0.5 * belly, 0.052, 0.026 + belly}, 0.022);
        return bag;
    };
    return made("Pouch", form, gearGrid(pouchPlace().center, 0.0078, 5));
}

Mesh makePouchFlap() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = pouchPlace().local(p);
        const double outside = roundBox(q, {0.0, 0.002, 0.0}, {0.0515, 0.0560, 0.0390}, 0.0250);
        const double edge = -0.004 - 0.020 * (1.0 - std::pow(q.x() / 0.05, 2)) - q.y();
        const double flap = std::max({carve(outside, outside + 0.0080, 0.001), edge, -0.004 - q.z()});
        const double loop = roundBox(q, {0.0, 0.070, 0.0}, {0.016, 0.034, 0.008}, 0.004);
        const double stud = ellipsoid(q, {0.0, -0.012, 0.0400}, {0.008, 0.008, 0.005});
        return std::min({flap, loop, stud});
    };
    return made("PouchFlap", form, gearGrid(pouchPlace().center, 0.0054, 5));
}

Mesh makeBedroll() {
    const Field form = [](const Vec3& p) {
        const double t = rollShare(p);
        const Vec3 axis = (kRollB - kRollA).normalized();
        const Vec3 radial = p - kRollA - t * (kRollB - kRollA);
        const double away = radial.norm();
        const double angle = std::atan2(radial.dot(Vec3::UnitZ().cross(axis).normalized()), radial.z());
        const double tied = 0.006 * (bell(t - 0.22, 0.07) + bell(t - 0.78, 0.07));
        const double wave = 0.0020 * std::sin(3.0 * angle + 9.0 * t);
        const double round = away - kRollRadius + tied - wave;
        const double length = (std::abs(t - 0.5) - 0.5) * (kRollB - kRollA).norm();
        // The rolled edge shows as a spiral groove in both ends.
        const double spiral =
            0.006 * std::max(0.0, std::cos(angle + away * 260.0)) * ramp(0.006, 0.014, away);
        return cut(round, length + spiral, 0.012);
    };
    return made("Bedroll", form, gearGrid(0.5 * (kRollA + kRollB), 0.0098, 6));
}

Mesh makeBedrollBands() {
    const Field form = [](const Vec3& p) {
        const double t = rollShare(p);
        const double away = (p - kRollA - t * (kRollB - kRollA)).norm();
        const double ring = std::abs(away - kRollRadius + 0.001) - 0.0050;
        const double length = (kRollB - kRollA).norm();
        const double bands = std::min(std::abs(t - 0.22), std::abs(t - 0.78)) * length - 0.011;
        return cut(ring, bands, 0.004);
    };
    return made("BedrollBands", form, gearGrid(0.5 * (kRollA + kRollB), 0.0074, 6));
}

} // namespace sinew::sample
