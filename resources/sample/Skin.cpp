#include "resources/sample/Skin.h"

#include "resources/sample/Anatomy.h"
#include "resources/sample/BodyForm.h"
#include "resources/sample/Clip.h"
#include "resources/sample/Hair.h"
#include "resources/sample/Palette.h"
#include "resources/sample/Surface.h"

namespace sinew::sample {
namespace {

/// Fine where the figure speaks: eyes and mouth, then face and hands; coarse under cloth.
double bodyCell(const Vec3& point) {
    const Vec3 p = leftSide(point);
    const Vec3 h = sculpted::fromModel(p);
    const Vec3 fromWrist = p - anatomy::wrist;
    const bool isEye = h.y() > 1.585 && h.y() < 1.618 && h.x() > 0.010 && h.x() < 0.057 && h.z() > 0.056;
    const bool lips = h.y() > 1.530 && h.y() < 1.555 && h.x() < 0.028 && h.z() > 0.06;
    if (isEye || lips) {
        return 0.0028;
    }
    const bool face = h.y() > 1.490 && h.y() < 1.640 && h.z() > 0.020;
    const bool ear = h.x() > 0.068 && h.y() > 1.56 && h.y() < 1.64 && h.z() < 0.015;
    const bool hand = fromWrist.norm() < 0.30 && fromWrist.dot(handAxes().along) > 0.025;
    if (face || ear || hand) {
        return 0.0056;
    }
    return h.y() > 1.46 ? 0.0112 : fromWrist.norm() < 0.07 ? 0.0112 : 0.0448;
}

/// Negative in the almond between the lids. The upper arch is the higher one, the outer corner lies a little
/// up.
double eyeOpening(const Vec3& p) {
    const Vec3 q = sculpted::fromModel(leftSide(p)) - sculpted::eye;
    const double across = q.x() / 0.0182;
    const double arch = 1.0 - across * across;
    const double tilt = 0.0020 * across;
    return -std::min({tilt + 0.0096 * arch - q.y(), q.y() - tilt + 0.0070 * arch, q.z() - 0.004});
}

/// Negative on the lips: an upper bow and a fuller lower one.
double lips(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    const double across = p.x() / 0.0262;
    const double arch = 1.0 - across * across;
    const double middle = 1.5440 + 0.0038 * across * across;
    const double bow = 0.0066 * arch - 0.0014 * bell(p.x(), 0.006);
    return std::max({p.y() - middle - bow, middle - 0.0078 * arch - p.y(), 0.060 - p.z()});
}

/// How far a place of the mouth lies over the line where the lips meet.
double overLipLine(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    const double across = p.x() / 0.0262;
    return p.y() - 1.5440 - 0.0038 * across * across;
}

/// Half the height of that line: a shadow that thins out to the corners.
double lipLine(const Vec3& point) {
    const double across = sculpted::fromModel(leftSide(point)).x() / 0.0262;
    return 0.0011 * (1.0 - across * across);
}

/// Negative around the mouth.
double offMouth(const Vec3& point) {
    const Vec3 p = sculpted::fromModel(leftSide(point));
    return std::max({p.x() - 0.0262, 0.055 - p.z(), std::abs(p.y() - 1.5440) - 0.012});
}

/// Cuts the polygons of the face where its colours meet. The lip line's edges are cut one by one: it is
/// thinner than a polygon.
Mesh dividedByColors(const Mesh& mesh) {
    const Mesh above =
        divided(mesh, [](const Vec3& p) { return std::max(overLipLine(p) - lipLine(p), offMouth(p)); });
    const Mesh below =
        divided(above, [](const Vec3& p) { return std::max(overLipLine(p) + lipLine(p), offMouth(p)); });
    return divided(divided(below, lips), outsideScalp);
}

double holeInTheBack(const Vec3& p) {
    return (p - Vec3(0.02, 1.16, -0.09)).norm() - 0.034;
}

Dye skinDye(const Vec3& middle) {
    const bool between = offMouth(middle) < 0.0 && std::abs(overLipLine(middle)) < lipLine(middle);
    return between                      ? Dye::Mouth
           : lips(middle) < 0.0         ? Dye::Lips
           : outsideScalp(middle) < 0.0 ? Dye::Hair
                                        : Dye::Skin;
}

Vec3 polygonMiddle(const Mesh& mesh, std::size_t f) {
    Vec3 sum = Vec3::Zero();
    for (const std::uint32_t p : mesh.polygon(f)) {
        sum += mesh.vertices[p];
    }
    return sum / static_cast<double>(mesh.polygon(f).size());
}

} // namespace

Mesh makeSkin() {
    SurfaceGrid grid;
    grid.center = Vec3(0.0, 0.88, 0.0);
    grid.finest = 0.0028;
    grid.depth = 10;
    grid.cellSize = bodyCell;
    Mesh mesh = clipped(surfaceOf(bodyForm, grid),
                        [](const Vec3& p) { return -std::min(eyeOpening(p), holeInTheBack(p)); });
    mesh = dividedByColors(mesh);
    mesh.name = "Body";
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        mesh.materials.push_back(static_cast<std::int32_t>(skinDye(polygonMiddle(mesh, f))));
    }
    return mesh;
}

Mesh makeLashes(const Mesh& body) {
    Mesh mesh;
    mesh.name = "Lashes";
    for (const auto& loop : borderLoops(body)) {
        for (std::size_t k = 0; k < loop.size(); ++k) {
            const BorderPoint& a = loop[k];
            const BorderPoint& b = loop[(k + 1) % loop.size()];
            const auto upper = [](const BorderPoint& border) {
                const Vec3 q = sculpted::fromModel(leftSide(border.position)) - sculpted::eye;
                return q.norm() < 0.03 && q.y() > 0.0015 + 0.0020 * q.x() / 0.0182;
            };
            if (!upper(a) || !upper(b)) {
                continue;
            }
            const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
            for (const BorderPoint& border : {a, b}) {
                const double side = border.position.x() < 0.0 ? -1.0 : 1.0;
                const double outer =
                    std::max(0.0, std::abs(border.position.x()) - sculpted::toModel(sculpted::eye).x()) /
                    0.020;
                const Vec3 sweep = Vec3(side * (0.1 + 0.8 * outer), 0.25, 0.75).normalized();
                mesh.vertices.push_back(border.position + 0.0006 * border.normal - 0.0010 * border.inward);
                mesh.vertices.push_back(border.position + (0.0030 + 0.0035 * outer) * sweep +
                                        0.0012 * border.inward);
            }
            mesh.addPolygon(std::array{first, first + 2, first + 3, first + 1});
        }
    }
    mesh.normals = smoothNormals(mesh);
    return mesh;
}

} // namespace sinew::sample
