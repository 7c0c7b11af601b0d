#include "core/geometry/Mesh.h"
#include "resources/sample/Anatomy.h"
#include "resources/sample/Clip.h"
#include "resources/sample/Pieces.h"
#include "resources/sample/Shapes.h"
#include "resources/sample/Surface.h"

#include <numbers>

namespace sinew::sample {
namespace {

/// A strap round a form: the form is cut by a plane, and the strap lies along the cut.
struct BandPath {
    Vec3 center;              ///< inside the form
    Vec3 axis;                ///< normal of the plane
    Vec3 toward;              ///< any direction in which the band starts
    double width = 0.04;      ///< metres
    double thickness = 0.008; ///< over the form
    double sunk = 0.008;      ///< how far its back lies beneath the form
    double flare = 0.0;       ///< further from the form by this at the edge the axis points to
    int stations = 64;
};

/// A corner of the band's section: across as a fraction of half the width, height as a fraction from back (0)
/// to face (1).
struct SectionPoint {
    double across;
    double height;
};

constexpr std::array<SectionPoint, 8> kSection{{{-1.0, 0.0},
                                                {-1.0, 0.72},
                                                {-0.86, 1.0},
                                                {-0.30, 1.04},
                                                {0.30, 1.04},
                                                {0.86, 1.0},
                                                {1.0, 0.72},
                                                {1.0, 0.0}}};

/// Where a ray from inside leaves the form's surface at that height over it.
Vec3 leave(const Field& form, const Vec3& from, const Vec3& direction, double height) {
    double inside = 0.0;
    double outside = 0.01;
    while (form(from + outside * direction) < height && outside < 1.0) {
        inside = outside;
        outside += 0.01;
    }
    for (int round = 0; round < 20; ++round) {
        const double middle = 0.5 * (inside + outside);
        (form(from + middle * direction) < height ? inside : outside) = middle;
    }
    return from + outside * direction;
}

Vec3 sectionPoint(const Field& form, const BandPath& path, const Vec3& direction, const SectionPoint& at) {
    const Vec3 from = path.center + 0.5 * path.width * at.across * path.axis;
    const double height = at.height * (path.thickness + path.sunk) - path.sunk;
    return leave(form, from, direction, height + path.flare * 0.5 * (1.0 + at.across));
}

/// Adds a closed band of rounded section, with normals. The form must be crossed once on every way out from
/// the centre.
void addBand(Mesh& mesh, const Field& form, const BandPath& path) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto sides = static_cast<std::uint32_t>(kSection.size());
    const auto stations = static_cast<std::uint32_t>(path.stations);
    const Vec3 u = (path.toward - path.toward.dot(path.axis) * path.axis).normalized();
    const Vec3 v = path.axis.cross(u);
    for (std::uint32_t k = 0; k < stations; ++k) {
        const double turn = 2.0 * std::numbers::pi * k / stations;
        const Vec3 direction = std::cos(turn) * u + std::sin(turn) * v;
        for (const SectionPoint& at : kSection) {
            mesh.vertices.push_back(sectionPoint(form, path, direction, at));
        }
    }
    const std::size_t firstPolygon = mesh.polygonCount();
    for (std::uint32_t k = 0; k < stations; ++k) {
        const std::uint32_t here = first + k * sides;
        const std::uint32_t next = first + (k + 1) % stations * sides;
        for (std::uint32_t s = 0; s < sides; ++s) {
            const std::uint32_t t = (s + 1) % sides;
            mesh.addPolygon(std::array{here + s, next + s, next + t, here + t});
        }
    }
    // Smooth within the face and round its edges, as leather is.
    Mesh band;
    band.vertices = mesh.vertices;
    for (std::size_t f = firstPolygon; f < mesh.polygonCount(); ++f) {
        band.addPolygon(mesh.polygon(f));
    }
    const std::vector<Vec3f> normals = smoothNormals(band);
    mesh.normals.insert(mesh.normals.end(), normals.begin(), normals.end());
}

using namespace anatomy;

constexpr double kBootTop = 0.350;

SurfaceGrid leatherGrid(double cell) {
    SurfaceGrid grid;
    grid.center = Vec3(0.0, 0.88, 0.0);
    grid.finest = cell;
    grid.depth = 8;
    return grid;
}

/// The outline of the sole seen from above, as a field.
double solePlan(const Vec3& p) {
    const Vec3 flat(p.x(), 0.0, p.z());
    const Vec3 heel(0.131, 0.0, -0.046);
    const Vec3 arch(0.141, 0.0, 0.050);
    const Vec3 ball(0.153, 0.0, 0.118);
    const Vec3 tip(0.156, 0.0, 0.170);
    double form = limb(flat, heel, arch, 0.0400, 0.0375);
    form = join(form, limb(flat, arch, ball, 0.0375, 0.0490), 0.02);
    return join(form, limb(flat, ball, tip, 0.0480, 0.0330), 0.02);
}

double bootForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double slouch = 0.0045 * std::sin(120.0 * p.y() + 22.0 * p.z()) * bell(p.y() - 0.175, 0.075);
    const double shaft = std::max(legForm(p) - 0.019 - slouch, p.y() - kBootTop);
    const double height = 0.076 - 0.60 * std::max(0.0, p.z() - 0.100) * std::max(0.0, p.z() - 0.100) / 0.10;
    double foot = cut(solePlan(p) + 0.004 + 0.35 * std::max(0.0, p.y() - 0.03), p.y() - height, 0.045);
    foot = join(foot, footForm(p) - 0.011, 0.02);
    foot =
        join(foot, limb(p, ankle + Vec3(0.0, -0.045, -0.012), toe + Vec3(0.004, 0.022, -0.030), 0.047, 0.034),
             0.035);
    double form = join(shaft, foot, 0.03);
    form = cut(form, 0.010 - p.y(), 0.008);
    const double inner = std::max(legForm(p) - 0.010, 0.300 - p.y());
    return carve(form, inner, 0.004);
}

double soleForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const double heelLift = p.z() < 0.010 ? 0.0 : 0.006 * ramp(0.010, 0.022, p.z());
    const double toeSpring = 0.10 * std::max(0.0, p.z() - 0.150);
    const double slab = std::abs(p.y() - 0.0125 - 0.5 * heelLift - toeSpring) - 0.0125 + 0.5 * heelLift;
    return cut(solePlan(p) - 0.0045, slab, 0.008);
}

double bracerForm(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const Vec3 along = (wrist - elbow).normalized();
    const double t = (p - elbow).dot(along);
    const double ridge = 0.0028 * (bell(t - 0.112, 0.012) + bell(t - 0.222, 0.012));
    const double outside = armForm(p) - 0.0135 - ridge;
    return cut(outside, std::abs(t - 0.167) - 0.066, 0.008);
}

Mesh made(const char* name, const Field& form, double cell) {
    Mesh mesh = surfaceOf(form, leatherGrid(cell));
    mesh.name = name;
    return mesh;
}

} // namespace

Mesh makeBoots() {
    return made("Boots", bootForm, 0.0155);
}

Mesh makeSoles() {
    return made("Soles", soleForm, 0.0120);
}

Mesh makeBootCuffs() {
    Mesh mesh;
    mesh.name = "BootCuffs";
    const Field boot = [](const Vec3& point) { return legForm(leftSide(point)) - 0.016; };
    for (const double side : {1.0, -1.0}) {
        BandPath path;
        path.center = Vec3(side * 0.118, 0.338, -0.004);
        path.axis = Vec3(0.0, 1.0, 0.22).normalized();
        path.toward = Vec3(side, 0.0, 0.0);
        path.width = 0.072;
        path.thickness = 0.0100;
        path.flare = 0.011;
        path.stations = 40;
        addBand(mesh, boot, path);
    }
    return mesh;
}

Mesh makeBracers() {
    return made("Bracers", bracerForm, 0.0105);
}

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

/// 0 on the bedroll's axis, and the fraction of its length.
double rollFraction(const Vec3& p) {
    return (p - kRollA).dot(kRollB - kRollA) / (kRollB - kRollA).squaredNorm();
}

/// A rolled blanket, drawn in where it is tied.
double rollForm(const Vec3& p) {
    const double t = rollFraction(p);
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
    for (const double fraction : {0.22, 0.78}) {
        BandPath path;
        path.axis = (kRollB - kRollA).normalized();
        path.center = kRollA + fraction * (kRollB - kRollA);
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
