#include "resources/sample/Gear.h"

#include "resources/sample/Bands.h"
#include "resources/sample/Garments.h"
#include "resources/sample/Strips.h"
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

Hanging pouchPosition() {
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

/// 0 on the bedroll's axis, and the share of its length.
double rollShare(const Vec3& p) {
    return (p - kRollA).dot(kRollB - kRollA) / (kRollB - kRollA).squaredNorm();
}

/// A rolled blanket, drawn in where it is tied.
double rollForm(const Vec3& p) {
    const double t = rollShare(p);
    const Vec3 axis = (kRollB - kRollA).normalized();
    const Vec3 radial = p - kRollA - t * (kRollB - kRollA);
    const double angle = std::atan2(radial.dot(Vec3::UnitZ().cross(axis).normalized()), radial.z());
    const double tied = 0.006 * (bell(t - 0.22, 0.07) + bell(t - 0.78, 0.07));
    const double wave = 0.0020 * std::sin(3.0 * angle + 9.0 * t);
    const double length = (std::abs(t - 0.5) - 0.5) * (kRollB - kRollA).norm();
    return cut(radial.norm() - kRollRadius + tied - wave, length, 0.016);
}

/// The stud that closes the pouch.
void addButton(Mesh& mesh) {
    const Hanging pouch = pouchPosition();
    std::vector<TubeStation> stations;
    for (const auto& [out, radius] :
         {std::pair{0.034, 0.0100}, {0.0425, 0.0100}, {0.0455, 0.0075}, {0.0468, 0.0035}}) {
        stations.push_back({pouch.center - 0.012 * pouch.up + out * pouch.out, pouch.up, radius, radius});
    }
    addTube(mesh, stations);
}

} // namespace

Mesh makeBelt() {
    BandPath path;
    path.center = Vec3(0.0, kBeltHeight, 0.0);
    path.axis = Vec3(0.03, 1.0, 0.0).normalized();
    path.toward = Vec3::UnitZ();
    path.width = 0.050;
    path.thickness = 0.0085;
    Mesh mesh;
    mesh.name = "Belt";
    addBand(mesh, tunicForm, path);
    return mesh;
}

Mesh makeBuckle() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = p - Vec3(0.0, kBeltHeight, 0.1275);
        const double plate = roundBox(q, Vec3::Zero(), {0.034, 0.031, 0.0055}, 0.0050);
        const double hole = roundBox(q, Vec3::Zero(), {0.022, 0.019, 0.030}, 0.0060);
        return join(carve(plate, hole, 0.003), capsule(q, {-0.024, 0, 0.003}, {0.027, 0, 0.004}, 0.0042),
                    0.002);
    };
    Mesh mesh = made("Buckle", form, gearGrid({0.0, kBeltHeight, 0.1275}, 0.0042, 5));
    addButton(mesh);
    return mesh;
}

Mesh makeStrap() {
    // From the left shoulder over the chest to the right hip and up the back.
    BandPath path;
    path.center = Vec3(-0.010, 1.290, 0.0);
    path.axis = Vec3(0.70, -0.70, 0.10).normalized();
    path.toward = Vec3::UnitZ();
    path.width = 0.044;
    path.thickness = 0.0075;
    Mesh mesh;
    mesh.name = "Strap";
    addBand(mesh, tunicForm, path);
    return mesh;
}

Mesh makePouch() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = pouchPosition().local(p);
        const double belly = 0.010 * bell(q.y() + 0.018, 0.06);
        const double bag = roundBox(q, Vec3::Zero(), {0.046 + 0.5 * belly, 0.052, 0.026 + belly}, 0.022);
        return bag;
    };
    return made("Pouch", form, gearGrid(pouchPosition().center, 0.0100, 5));
}

Mesh makePouchFlap() {
    const Field form = [](const Vec3& p) {
        const Vec3 q = pouchPosition().local(p);
        const double outside = roundBox(q, {0.0, 0.002, -0.002}, {0.0525, 0.0570, 0.0430}, 0.0280);
        const double tongue = -0.006 - 0.026 * (1.0 - std::pow(q.x() / 0.05, 2)) - q.y();
        const double flap = cut(outside, std::max(tongue, -0.020 - q.z()), 0.007);
        const double loop = roundBox(q, {0.0, 0.058, -0.018}, {0.017, 0.032, 0.010}, 0.006);
        return join(flap, loop, 0.006);
    };
    return made("PouchFlap", form, gearGrid(pouchPosition().center, 0.0066, 5));
}

Mesh makeBedroll() {
    return made("Bedroll", rollForm, gearGrid(0.5 * (kRollA + kRollB), 0.0125, 6));
}

Mesh makeBedrollBands() {
    Mesh mesh;
    mesh.name = "BedrollBands";
    for (const double share : {0.22, 0.78}) {
        BandPath path;
        path.axis = (kRollB - kRollA).normalized();
        path.center = kRollA + share * (kRollB - kRollA);
        path.toward = Vec3::UnitZ();
        path.width = 0.020;
        path.thickness = 0.0045;
        path.sunk = 0.006;
        path.stations = 28;
        addBand(mesh, rollForm, path);
    }
    return mesh;
}

} // namespace sinew::sample
