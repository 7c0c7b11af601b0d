#include "app/picture/Rasterizer.h"

#include "app/picture/image/Film.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew::picture {
namespace {

constexpr int kBandRows = 32;

struct Box {
    int x0, x1, y0, y1; // inclusive
};

/// Samples whose centres can lie in the triangle, clipped to the canvas; empty when x1 < x0 or y1 < y0.
Box sampleBox(const Vec3f& a, const Vec3f& b, const Vec3f& c, int width, int height) {
    const auto first = [](float low, int limit) {
        return static_cast<int>(std::clamp(std::ceil(low - 0.5F), 0.0F, static_cast<float>(limit)));
    };
    const auto last = [](float high, int limit) {
        return static_cast<int>(std::clamp(std::floor(high - 0.5F), -1.0F, static_cast<float>(limit - 1)));
    };
    return {first(std::min({a.x(), b.x(), c.x()}), width), last(std::max({a.x(), b.x(), c.x()}), width),
            first(std::min({a.y(), b.y(), c.y()}), height), last(std::max({a.y(), b.y(), c.y()}), height)};
}

class BandPainter {
public:
    BandPainter(Canvas& canvas, std::span<const Vec3f> screen, std::span<const Triangle> triangles,
                const Covers& covers)
        : m_canvas(canvas)
        , m_screen(screen)
        , m_triangles(triangles)
        , m_covers(covers) {}

    void paint(std::uint32_t t, int rowBegin, int rowEnd) {
        const Vec3f& a = m_screen[m_triangles[t][0]];
        const Vec3f& b = m_screen[m_triangles[t][1]];
        const Vec3f& c = m_screen[m_triangles[t][2]];
        const Box box = sampleBox(a, b, c, m_canvas.width, m_canvas.height);
        for (int y = std::max(box.y0, rowBegin); y <= std::min(box.y1, rowEnd - 1); ++y) {
            for (int x = box.x0; x <= box.x1; ++x) {
                const Vec3f fractions =
                    screenFractions(a, b, c, static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
                if (!(fractions.minCoeff() >= 0.0F)) {
                    continue; // also where the triangle has no area: shares are not numbers
                }
                const float nearness = fractions.dot(Vec3f(a.z(), b.z(), c.z()));
                const std::size_t at = m_canvas.index(x, y);
                if (nearness > m_canvas.nearness[at] && (!m_covers || m_covers(t, fractions))) {
                    m_canvas.nearness[at] = nearness;
                    m_canvas.triangle[at] = t;
                }
            }
        }
    }

private:
    Canvas& m_canvas;
    std::span<const Vec3f> m_screen;
    std::span<const Triangle> m_triangles;
    const Covers& m_covers;
};

/// Triangles that reach into each band of rows, in order.
std::vector<std::vector<std::uint32_t>>
bandLists(std::span<const Vec3f> screen, std::span<const Triangle> triangles, int width, int height) {
    std::vector<std::vector<std::uint32_t>> bands(
        static_cast<std::size_t>((height + kBandRows - 1) / kBandRows));
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        const Vec3f& a = screen[triangles[t][0]];
        const Vec3f& b = screen[triangles[t][1]];
        const Vec3f& c = screen[triangles[t][2]];
        if (std::min({a.z(), b.z(), c.z()}) <= 0.0F) {
            continue;
        }
        const Box box = sampleBox(a, b, c, width, height);
        if (box.x1 < box.x0 || box.y1 < box.y0) {
            continue;
        }
        for (int band = box.y0 / kBandRows; band <= box.y1 / kBandRows; ++band) {
            bands[static_cast<std::size_t>(band)].push_back(t);
        }
    }
    return bands;
}

constexpr float kSmoothest = 0.38F; // smoother, and the studio's small lights would burn white holes

/// White clay, for meshes without material and for weight colours.
Surface clay() {
    Surface surface;
    surface.baseColor = Vec3f::Constant(0.72F);
    surface.roughness = 0.62F;
    return surface;
}

Surface surfaceOf(const Material& material, const DrawMesh& mesh) {
    Surface surface;
    surface.baseColor = material.baseColor.head<3>();
    surface.emissive = material.emissive;
    surface.roughness = std::clamp(material.roughness, kSmoothest, 1.0F);
    surface.metallic = std::clamp(material.metallic, 0.0F, 1.0F);
    const auto texture = static_cast<std::size_t>(material.baseColorTexture);
    if (material.baseColorTexture != kNone && texture < mesh.textures->size() &&
        (*mesh.textures)[texture].valid()) {
        surface.texture = material.baseColorTexture;
        surface.cutout = material.alphaMode != AlphaMode::Opaque;
        surface.cutoff = material.alphaMode == AlphaMode::Mask ? material.alphaCutoff : surface.cutoff;
    }
    return surface;
}

void addSurfaces(const Scene& scene, bool materials, DrawMesh& mesh) {
    mesh.surfaces.push_back(clay());
    if (!materials) {
        return;
    }
    for (const Material& material : scene.materials) {
        mesh.surfaces.push_back(surfaceOf(material, mesh));
    }
}

Vec3f weightColor(const SkinWeights& weights, std::size_t vertex, const PictureSettings& settings) {
    if (settings.color == PictureSettings::Color::Joint) {
        float weight = 0.0F;
        for (const Influence& influence : weights.at(vertex)) {
            weight += influence.joint == settings.joint ? influence.weight : 0.0F;
        }
        return viridis(weight);
    }
    Vec3f color = Vec3f::Zero();
    for (const Influence& influence : weights.at(vertex)) {
        color += influence.weight * jointColor(static_cast<std::size_t>(influence.joint));
    }
    return color;
}

/// A colour for every vertex, or none when the picture shows materials.
std::vector<Vec3f> vertexColors(const Part& part, const PictureSettings& settings) {
    if (settings.color == PictureSettings::Color::Material) {
        return {};
    }
    std::vector<Vec3f> colors(part.mesh->vertexCount(), Vec3f::Constant(0.18F));
    if (part.weights && part.weights->vertexCount() == colors.size()) {
        for (std::size_t p = 0; p < colors.size(); ++p) {
            colors[p] = weightColor(*part.weights, p, settings);
        }
    }
    return colors;
}

void addCorners(const Part& part, const PictureSettings& settings, DrawMesh& mesh) {
    const Mesh& source = *part.mesh;
    const auto firstVertex = static_cast<std::uint32_t>(mesh.vertices.size());
    const std::vector<Vec3f> colors = vertexColors(part, settings);
    const bool materials = colors.empty();
    const bool hasColors = materials && !source.colorSets.empty();
    const std::vector<Vec3f> normals = source.normals.empty() ? smoothNormals(source) : source.normals;
    mesh.vertices.insert(mesh.vertices.end(), source.vertices.begin(), source.vertices.end());
    mesh.normals.insert(mesh.normals.end(), normals.begin(), normals.end());
    for (std::size_t c = 0; c < source.cornerCount(); ++c) {
        const std::uint32_t vertex = source.corners[c];
        mesh.cornerVertex.push_back(firstVertex + vertex);
        mesh.uvs.push_back(source.uvSets.empty() ? Vec2f(Vec2f::Zero()) : source.uvSets[0].values[c]);
        mesh.colors.push_back(!materials   ? colors[vertex]
                              : !hasColors ? Vec3f(Vec3f::Ones())
                                           : Vec3f(source.colorSets[0].values[c].head<3>()));
    }
}

void addPart(const Part& part, const PictureSettings& settings, DrawMesh& mesh) {
    const auto firstCorner = static_cast<std::uint32_t>(mesh.cornerVertex.size());
    addCorners(part, settings, mesh);
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    triangulate(*part.mesh, &corners, &polygons);
    const std::vector<std::int32_t>& materials = part.mesh->materials;
    for (std::size_t t = 0; t < corners.size(); ++t) {
        Triangle byCorner = corners[t];
        Triangle byVertex{};
        bool finite = true;
        for (std::size_t k = 0; k < 3; ++k) {
            byCorner[k] += firstCorner;
            byVertex[k] = mesh.cornerVertex[byCorner[k]];
            finite = finite && mesh.vertices[byVertex[k]].allFinite();
        }
        if (!finite) {
            continue;
        }
        const std::int32_t material = materials.empty() ? kNone : materials[polygons[t]];
        const auto surface = static_cast<std::uint32_t>(material + 1); // 0 is the clay
        mesh.cornerTriangles.push_back(byCorner);
        mesh.triangles.push_back(byVertex);
        mesh.surfaceOf.push_back(surface < mesh.surfaces.size() ? surface : 0);
    }
}

} // namespace

Vec3f screenFractions(const Vec3f& a, const Vec3f& b, const Vec3f& c, float x, float y) {
    // From the sample outwards: the differences are small, so float is enough.
    const Vec2f pa(a.x() - x, a.y() - y);
    const Vec2f pb(b.x() - x, b.y() - y);
    const Vec2f pc(c.x() - x, c.y() - y);
    const Vec3f areas(pb.x() * pc.y() - pb.y() * pc.x(), pc.x() * pa.y() - pc.y() * pa.x(),
                      pa.x() * pb.y() - pa.y() * pb.x());
    return areas / areas.sum();
}

Canvas rasterize(int width, int height, std::span<const Vec3f> screen, std::span<const Triangle> triangles,
                 const Covers& covers) {
    Canvas canvas{width, height, {}, {}};
    const std::size_t samples = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    canvas.nearness.assign(samples, 0.0F);
    canvas.triangle.assign(samples, kNothing);
    const auto bands = bandLists(screen, triangles, width, height);
    BandPainter painter(canvas, screen, triangles, covers);
    parallelFor(bands.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t band = begin; band < end; ++band) {
            const int row = static_cast<int>(band) * kBandRows;
            for (const std::uint32_t t : bands[band]) {
                painter.paint(t, row, row + kBandRows);
            }
        }
    });
    return canvas;
}

Canvas coarser(const Canvas& canvas, int step) {
    Canvas coarse{canvas.width / step, canvas.height / step, {}, {}};
    coarse.nearness.reserve(static_cast<std::size_t>(coarse.width) * static_cast<std::size_t>(coarse.height));
    for (int y = 0; y < coarse.height; ++y) {
        for (int x = 0; x < coarse.width; ++x) {
            coarse.nearness.push_back(
                canvas.nearness[canvas.index(x * step + step / 2, y * step + step / 2)]);
        }
    }
    return coarse;
}

DrawMesh gatherDrawMesh(const Scene& scene, const PictureSettings& settings,
                        std::shared_ptr<const TextureSet> textures) {
    DrawMesh mesh;
    mesh.textures = std::move(textures);
    addSurfaces(scene, settings.color == PictureSettings::Color::Material, mesh);
    for (const Part& part : scene.parts) {
        addPart(part, settings, mesh);
    }
    return mesh;
}

namespace {

constexpr double kFieldOfView = 24.0; // degrees along the taller side: a portrait lens
constexpr std::size_t kViewGrain = 4096;

/// One axis of the fit: with camera coordinate c and height h above the plane, every point needs
/// |u - c| <= slope * (h - w). Both bounds are lines, so the best c and the least h follow in direct method.
struct AxisFit {
    explicit AxisFit(double slopeToFit)
        : slope(slopeToFit) {}
    double slope;
    double high = -std::numeric_limits<double>::infinity();
    double low = -std::numeric_limits<double>::infinity();
    void add(double u, double w) {
        high = std::max(high, u + slope * w);
        low = std::max(low, -u + slope * w);
    }
    double place() const { return 0.5 * (high - low); }
    double height() const { return 0.5 * (high + low) / slope; }
};

} // namespace

Vec3f View::project(const Vec3& point) const {
    const Vec3 local = point - eye;
    const double depth = perspective ? -toward.dot(local) : toward.dot(local);
    if (perspective && depth <= 0.0) {
        return Vec3f::Zero();
    }
    const double zoom = perspective ? scale / depth : scale;
    const double nearness = perspective ? 1.0 / depth : depth;
    return Vec3(centerX + zoom * right.dot(local), centerY - zoom * up.dot(local), nearness).cast<float>();
}

Vec3 View::ray(double x, double y) const {
    return (right * ((x - centerX) / scale) - up * ((y - centerY) / scale) - toward).normalized();
}

View framingView(std::span<const Vec3> points, double yaw, double pitch, int width, int height,
                 double margin) {
    View view;
    const double y = radians(yaw);
    const double p = radians(pitch);
    view.toward = Vec3(std::sin(y) * std::cos(p), std::sin(p), std::cos(y) * std::cos(p));
    view.right = Vec3(std::cos(y), 0.0, -std::sin(y));
    view.up = view.toward.cross(view.right);
    view.scale = 0.5 * std::max(width, height) / std::tan(radians(0.5 * kFieldOfView));
    view.centerX = 0.5 * width;
    view.centerY = 0.5 * height;
    const double rim = margin * std::min(width, height);
    AxisFit across((0.5 * width - rim) / view.scale);
    AxisFit upward((0.5 * height - rim) / view.scale);
    for (const Vec3& point : points) {
        const double w = view.toward.dot(point);
        across.add(view.right.dot(point), w);
        upward.add(view.up.dot(point), w);
    }
    const double distance = std::max(across.height(), upward.height());
    view.eye = view.right * across.place() + view.up * upward.place() + view.toward * distance;
    return view;
}

View parallelView(const Aabb& box, const Vec3& toward, int pixels) {
    View view;
    view.perspective = false;
    view.toward = toward.normalized();
    view.right =
        (std::abs(toward.y()) > 0.9 * toward.norm() ? Vec3(Vec3::UnitX()) : Vec3(Vec3::UnitY().cross(toward)))
            .normalized();
    view.up = view.toward.cross(view.right);
    view.eye = box.center() - view.toward * box.diagonal();
    view.scale = pixels / (1.02 * box.diagonal());
    view.centerX = view.centerY = 0.5 * pixels;
    return view;
}

std::vector<Vec3f> projectAll(const View& view, std::span<const Vec3> points) {
    std::vector<Vec3f> screen(points.size());
    parallelFor(points.size(), kViewGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            screen[i] = view.project(points[i]);
        }
    });
    return screen;
}

} // namespace sinew::picture
