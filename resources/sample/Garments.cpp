#include "resources/sample/Pieces.h"

#include "resources/sample/Anatomy.h"
#include "resources/sample/Clip.h"
#include "resources/sample/Surface.h"

#include <numbers>

namespace sinew::sample {
namespace {

using namespace anatomy;

SurfaceGrid clothGrid(double cell) {
    SurfaceGrid grid;
    grid.center = Vec3(0.0, 0.88, 0.0);
    grid.finest = cell;
    grid.depth = 8;
    return grid;
}

/// Polygons of the seam down the tunic's back stand up from it.
bool onBackSeam(const Vec3& a, const Vec3& b) {
    const auto near = [](const Vec3& p) { return p.x() > 0.0 && p.x() < 0.013 && p.z() < -0.03; };
    return near(a) && near(b) && std::abs(a.y() - b.y()) > 0.5 * (a - b).norm();
}

/// Metres along the upper arm from the shoulder, and along the forearm from the elbow.
double alongUpperArm(const Vec3& p) {
    return (p - shoulder).dot((elbow - shoulder).normalized());
}
double alongForearm(const Vec3& p) {
    return (p - elbow).dot((wrist - elbow).normalized());
}

/// The tunic below the belt: an oval cone in soft pleats.
double skirt(const Vec3& p) {
    const double drop = std::max(0.0, 1.05 - p.y());
    const double angle = std::atan2(p.x(), p.z());
    const double pleats = 0.0075 * std::min(1.0, drop / 0.18) * std::cos(11.0 * angle);
    const double flare = ramp(0.0, 0.12, drop);
    const double wide = 0.128 + 0.050 * flare + 0.250 * drop;
    const double deep = 0.100 + 0.036 * flare + 0.210 * drop;
    const double ring = Vec3(p.x() / wide, 0.0, (p.z() + 0.004) / deep).norm();
    return std::max((ring - 1.0) * deep - pleats, p.y() - 1.10);
}

double sleeve(const Vec3& p) {
    const double t = alongForearm(p);
    const double upper = alongUpperArm(p);
    // Loose above the bracer, with rings of folds at the elbow.
    const double loose = 0.010 + 0.012 * bell(t - 0.020, 0.10) + 0.006 * bell(upper - 0.10, 0.12);
    const double folds = 0.0030 * std::sin(150.0 * t + 30.0 * p.z()) * bell(t + 0.015, 0.085);
    return armForm(p) - loose - folds;
}

/// Fine at the sleeves, coarse where the tunic hides it.
SurfaceGrid shirtGrid() {
    SurfaceGrid grid = clothGrid(0.0155);
    grid.cellSize = [](const Vec3& p) {
        const bool hidden = std::abs(p.x()) < 0.15 && (p.y() < 1.28 || p.z() < 0.0);
        return hidden ? 0.0310 : 0.0155;
    };
    return grid;
}

double shirtForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double body = join(torsoForm(p) - 0.007, neckForm(p) - 0.012, 0.03);
    return join(body, sleeve(p), 0.03);
}

double trousersForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double gather = 0.014 * bell(p.y() - 0.42, 0.10);
    const double folds = 0.0035 * std::sin(95.0 * p.y() + 26.0 * p.x() - 18.0 * p.z()) *
                         (bell(p.y() - 0.40, 0.12) + 0.7 * bell(p.y() - 0.86, 0.09));
    return join(torsoForm(p) - 0.008, legForm(p) - 0.014 - gather - folds, 0.03);
}

} // namespace

double tunicForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    double body = join(join(torsoForm(p), neckForm(p), 0.035), armForm(p), 0.045) - 0.017;
    const double waist = 0.006 * bell(p.y() - 1.055, 0.05);
    body = join(body + waist, skirt(p), 0.03);
    const double folds = 0.0030 * std::sin(64.0 * p.y() + 40.0 * p.x()) * bell(p.y() - 1.13, 0.07);
    return body - folds;
}

Mesh makeShirt() {
    const Mesh whole = surfaceOf(shirtForm, shirtGrid());
    Mesh mesh = clipped(whole, [](const Vec3& point) {
        const Vec3 p = leftSide(point);
        const double collar = p.y() - (1.468 - 0.30 * std::max(0.0, p.z()));
        const double slit = p.z() > 0.0 ? 0.42 * (p.y() - 1.385) - p.x() : -1.0;
        return std::max(
            {collar, slit, alongForearm(p) - 0.150, 1.06 - p.y() - 0.6 * std::max(0.0, p.x() - 0.2)});
    });
    addHems(mesh, 0.004);
    mesh.name = "Shirt";
    return mesh;
}

Mesh makeTunic(Mesh& trim) {
    const Mesh whole = surfaceOf(tunicForm, clothGrid(0.0190));
    Mesh mesh = clipped(whole, [](const Vec3& point) {
        const Vec3 p = leftSide(point);
        const double arm = std::min(alongUpperArm(p) - 0.050 - 0.35 * (p.y() - shoulder.y()),
                                    torsoForm(p) - armForm(p) + 0.03);
        const double neckline = p.z() > 0.0 ? 0.62 * (p.y() - 1.300) - p.x() : -1.0;
        const double collar = p.y() - 1.452;
        const double slit =
            p.z() > 0.0 ? 0.165 * std::sqrt(std::max(0.0, 0.945 - p.y())) - 0.002 - p.x() : -1.0;
        return std::max({arm, neckline, collar, slit, 0.715 - p.y() + 0.10 * p.z()});
    });
    trim = Mesh();
    for (const auto& border : borderLoops(mesh)) {
        addRibbon(trim, border, 0.0030, 0.017);
    }
    trim.name = "Trim";
    addFin(mesh, 0.008, onBackSeam);
    addHems(mesh, 0.006);
    mesh.name = "Tunic";
    return mesh;
}

Mesh makeTrousers() {
    const Mesh whole = surfaceOf(trousersForm, clothGrid(0.0195));
    Mesh mesh = clipped(whole, [](const Vec3& p) { return std::max(p.y() - 1.045, 0.325 - p.y()); });
    mesh.name = "Trousers";
    return mesh;
}

namespace {

const Vec3 kKnot(0.034, 1.402, 0.098);

/// A loose end: from the knot down over the chest, flat, widening, its tip at that x.
std::vector<TubeStation> scarfEnd(double tipX, double length, double width) {
    constexpr int stations = 10;
    std::vector<TubeStation> result;
    for (int k = 0; k < stations; ++k) {
        const double t = static_cast<double>(k) / (stations - 1);
        Vec3 p(kKnot.x() + (tipX - kKnot.x()) * t, kKnot.y() - length * t, 0.0);
        p.z() = 0.17;
        for (int round = 0; round < 12; ++round) {
            p.z() -= 0.8 * (tunicForm(p) - 0.0155); // straight back until it lies over tunic and strap
        }
        p.z() = std::max(p.z(), kKnot.z() + 0.010 - 0.02 * t);
        const double grown = 0.55 + 0.45 * ramp(0.0, 0.6, t);
        result.push_back({p, Vec3::UnitZ(), width * grown, 0.0065 - 0.0020 * t});
    }
    return result;
}

} // namespace

Mesh makeScarf() {
    const Field form = [](const Vec3& p) {
        const auto ring = [&](double y, double tilt, double wide, double deep, double thick, double turns) {
            const double angle = std::atan2(p.x(), p.z() + 0.012);
            const double away = Vec3(p.x() / wide, 0.0, (p.z() + 0.012) / deep).norm() - 1.0;
            const double height = p.y() - y - tilt * (p.z() + 0.012) - 0.006 * std::sin(angle + turns);
            const double fold = 0.0036 * std::sin(4.0 * angle + 150.0 * height + turns);
            return std::hypot(away * deep, 0.80 * height) - thick - fold;
        };
        double scarf = ring(1.430, -0.30, 0.100, 0.092, 0.027, 0.4);
        scarf = join(scarf, ring(1.466, -0.16, 0.080, 0.078, 0.024, 2.1), 0.006);
        return join(scarf, ellipsoid(p, kKnot, {0.027, 0.024, 0.020}), 0.008);
    };
    Mesh mesh = surfaceOf(form, clothGrid(0.0115));
    mesh.name = "Scarf";
    addTube(mesh, scarfEnd(0.052, 0.215, 0.030));
    addTube(mesh, scarfEnd(0.006, 0.150, 0.026));
    return mesh;
}

} // namespace sinew::sample
