#include "app/picture/Studio.h"

#include "app/picture/Rasterizer.h"
#include "app/picture/image/Film.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace sinew::picture {
namespace {

constexpr std::uint32_t kTapsPerPixel = 45; // shared out among a pixel's samples
constexpr std::uint32_t kGroundTaps = 28;
constexpr float kGroundDark = 0.62F;
constexpr std::size_t kMaxLooks = 2;
constexpr std::size_t kMaxPatches = 6; // of a pixel: hair has as many, all else two or three
constexpr float kPatchBend = 0.92F;    // least cosine between the normals of a patch
constexpr double kPatchPixels = 8.0;   // widest patch, in pixels as large as they are there: surfaces slope

/// The camera a sample sees through: pixels are `samples` times finer, and the first is at (x, y).
View refined(View camera, int samples, int x, int y) {
    camera.scale *= samples;
    camera.centerX = (camera.centerX - x) * samples;
    camera.centerY = (camera.centerY - y) * samples;
    return camera;
}

/// The part of a picture in which anything but the ground can be seen, in pixels.
struct Crop {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    bool holds(int px, int py) const { return px >= x && py >= y && px < x + width && py < y + height; }
};

/// Around all vertices on the screen.
Crop cropAround(const View& camera, std::span<const Vec3> vertices, std::span<const Vec3> more, int width,
                int height) {
    Vec2f low = Vec2f::Constant(1e9F);
    Vec2f high = Vec2f::Constant(-1e9F);
    for (const std::span<const Vec3> some : {vertices, more}) {
        for (const Vec3f& point : projectAll(camera, some)) {
            if (point.allFinite()) {
                low = low.cwiseMin(point.head<2>());
                high = high.cwiseMax(point.head<2>());
            }
        }
    }
    const auto within = [](float value, int limit) {
        return static_cast<int>(std::clamp(value, 0.0F, static_cast<float>(limit)));
    };
    const int x = within(std::floor(low.x()) - 1.0F, width);
    const int y = within(std::floor(low.y()) - 1.0F, height);
    return {x, y, std::max(0, within(std::ceil(high.x()) + 1.0F, width) - x),
            std::max(0, within(std::ceil(high.y()) + 1.0F, height) - y)};
}

Covers cutouts(const DrawMesh& mesh) {
    const bool any =
        std::any_of(mesh.surfaces.begin(), mesh.surfaces.end(), [](const Surface& s) { return s.cutout; });
    if (!any) {
        return nullptr;
    }
    return [&mesh](std::uint32_t t, const Vec3f& fractions) {
        const Surface& surface = mesh.surfaces[mesh.surfaceOf[t]];
        if (!surface.cutout) {
            return true;
        }
        const Triangle& corners = mesh.cornerTriangles[t];
        const Vec2f uv = fractions.x() * mesh.uvs[corners[0]] + fractions.y() * mesh.uvs[corners[1]] +
                         fractions.z() * mesh.uvs[corners[2]];
        return (*mesh.textures)[static_cast<std::size_t>(surface.texture)].sample(uv).w() > surface.cutoff;
    };
}

/// What one picture of several shows in its own way: colours and skeleton.
struct Look {
    Look(const Scene& scene, const PictureSettings& picture,
         const std::shared_ptr<const TextureSet>& textures, double size)
        : settings(picture)
        , mesh(gatherDrawMesh(scene, picture, textures))
        , solids(shownSolids(scene, picture, size)) {}

    const PictureSettings& settings;
    DrawMesh mesh;
    SkeletonSolids solids;
    std::optional<SkeletonLayer> skeleton; ///< once it is known what the camera sees of the mesh
};

std::vector<Look> looksAt(const Scene& scene, std::span<const PictureSettings> settings,
                          const std::shared_ptr<const TextureSet>& textures, double size) {
    std::vector<Look> looks;
    looks.reserve(settings.size());
    for (const PictureSettings& each : settings) {
        looks.emplace_back(scene, each, textures, size);
    }
    return looks;
}

class Photographer {
public:
    Photographer(const Scene& scene, const View& camera, std::span<const PictureSettings> settings,
                 const std::shared_ptr<const TextureSet>& textures)
        : m_samples(settings.front().supersample)
        , m_taps(std::max(2U, kTapsPerPixel / static_cast<std::uint32_t>(m_samples * m_samples)))
        , m_box(bounds(scene))
        , m_looks(looksAt(scene, settings, textures, m_box.diagonal()))
        , m_mesh(m_looks.front().mesh)
        , m_crop(cropAround(camera, m_mesh.vertices, bonePoints(), settings.front().width,
                            settings.front().height))
        , m_whole(refined(camera, m_samples, 0, 0))
        , m_camera(refined(camera, m_samples, m_crop.x, m_crop.y))
        , m_screen(projectAll(m_camera, m_mesh.vertices))
        , m_canvas(rasterize(m_crop.width * m_samples, m_crop.height * m_samples, m_screen, m_mesh.triangles,
                             cutouts(m_mesh)))
        , m_lights(m_camera)
        , m_keyShadow(m_box, m_mesh.vertices, m_mesh.triangles, m_lights.keyDirection().cast<double>())
        , m_ground(m_box, m_mesh.vertices, m_mesh.triangles)
        , m_openness(refined(camera, 1, m_crop.x, m_crop.y), coarser(m_canvas, m_samples), m_box.diagonal()) {
        for (Look& look : m_looks) {
            look.skeleton.emplace(std::move(look.solids), m_camera, look.settings, m_canvas);
        }
    }

    /// Mean of a pixel's samples in every look's film. The ground is looked at once: its shadow is soft.
    void takePixel(int x, int y, std::vector<Film>& films) const {
        if (!m_crop.holds(x, y)) {
            const Vec4f ground(0.0F, 0.0F, 0.0F, groundShadow(x, y));
            for (Film& film : films) {
                film.at(x, y) = ground;
            }
            return;
        }
        Pixel pixel;
        for (int k = 0; k < m_samples * m_samples; ++k) {
            takeSample((x - m_crop.x) * m_samples + k % m_samples, (y - m_crop.y) * m_samples + k / m_samples,
                       pixel);
        }
        lightPatches(x, y, pixel);
        float ground = -1.0F;
        for (std::size_t l = 0; l < m_looks.size(); ++l) {
            if (pixel.bare[l] > 0.0F) {
                ground = ground < 0.0F ? groundShadow(x, y) : ground;
                pixel.sums[l].w() += pixel.bare[l] * ground;
            }
            films[l].at(x, y) = pixel.sums[l] / static_cast<float>(m_samples * m_samples);
        }
    }

private:
    /// The vertices of all skeletons that are shown.
    std::vector<Vec3> bonePoints() const {
        std::vector<Vec3> vertices;
        for (const Look& look : m_looks) {
            vertices.insert(vertices.end(), look.solids.vertices.begin(), look.solids.vertices.end());
        }
        return vertices;
    }

    /// Samples of a pixel that show one stretch of one surface: they are lit together, which is most of the
    /// work.
    struct Patch {
        std::uint32_t triangle = 0; ///< of the first sample
        std::uint32_t samples = 0;
        Vec3 first = Vec3::Zero();    ///< position of the first sample
        Vec3 position = Vec3::Zero(); ///< sum over the samples, as the next two
        Vec3f normal = Vec3f::Zero();
        std::array<Vec3f, kMaxLooks> albedo;
        std::array<float, kMaxLooks> shown; ///< how much of it no bone hides, in samples
    };
    struct Pixel {
        std::array<Patch, kMaxPatches> patches;
        std::size_t patchCount = 0;
        std::array<Vec4f, kMaxLooks> sums;
        std::array<float, kMaxLooks> bare{}; ///< samples that show the ground

        Pixel() { sums.fill(Vec4f::Zero()); }
    };

    void takeSample(int sx, int sy, Pixel& pixel) const {
        const std::uint32_t t = m_canvas.triangle[m_canvas.index(sx, sy)];
        std::array<float, kMaxLooks> left{};
        float max = 0.0F;
        for (std::size_t l = 0; l < m_looks.size(); ++l) {
            const Vec4f bone = m_looks[l].skeleton->at(sx, sy);
            pixel.sums[l] += bone;
            left[l] = 1.0F - bone.w();
            max = std::max(max, left[l]);
            pixel.bare[l] += t == kNothing ? left[l] : 0.0F;
        }
        if (t == kNothing || !(max > 0.0F)) {
            return;
        }
        const Triangle& vertices = m_mesh.triangles[t];
        const Vec3f fractions = spaceFractions(t, sx, sy);
        const Vec3 position = fractions.x() * m_mesh.vertices[vertices[0]] +
                              static_cast<double>(fractions.y()) * m_mesh.vertices[vertices[1]] +
                              static_cast<double>(fractions.z()) * m_mesh.vertices[vertices[2]];
        const Vec3f normal = normalAt(t, fractions, position);
        Patch& patch = patchFor(t, position, normal, pixel);
        ++patch.samples;
        patch.position += position;
        patch.normal += normal;
        for (std::size_t l = 0; l < m_looks.size(); ++l) {
            patch.albedo[l] += albedo(m_looks[l].mesh, t, fractions);
            patch.shown[l] += left[l];
        }
    }

    Patch& patchFor(std::uint32_t t, const Vec3& position, const Vec3f& normal, Pixel& pixel) const {
        const double widest = kPatchPixels * m_samples * (position - m_camera.eye).norm() / m_camera.scale;
        for (std::size_t i = 0; i < pixel.patchCount; ++i) {
            Patch& patch = pixel.patches[i];
            if (m_mesh.surfaceOf[patch.triangle] == m_mesh.surfaceOf[t] &&
                (position - patch.first).squaredNorm() < widest * widest &&
                normal.dot(patch.normal) > kPatchBend * patch.normal.norm()) {
                return patch;
            }
        }
        if (pixel.patchCount == kMaxPatches) {
            return pixel.patches.back();
        }
        Patch& fresh = pixel.patches[pixel.patchCount++];
        fresh.triangle = t;
        fresh.first = position;
        fresh.albedo.fill(Vec3f::Zero());
        fresh.shown.fill(0.0F);
        return fresh;
    }

    void lightPatches(int x, int y, Pixel& pixel) const {
        std::uint32_t tap = 0;
        for (std::size_t i = 0; i < pixel.patchCount; ++i) {
            const Patch& patch = pixel.patches[i];
            const std::uint32_t taps = m_taps * patch.samples;
            const Jitter jitter(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), tap);
            tap += taps;
            const Vec3 position = patch.position / patch.samples;
            Spot spot;
            spot.toViewer = (m_camera.eye - position).normalized().cast<float>();
            spot.normal = patch.normal.normalized();
            spot.openness = m_openness.at(position, spot.normal, jitter, taps);
            spot.lit = m_keyShadow.lit(position, spot.normal, jitter, taps);
            for (std::size_t l = 0; l < m_looks.size(); ++l) {
                const Vec3f color = toneMapped(shaded(m_looks[l].mesh, patch, l, spot));
                pixel.sums[l] += patch.shown[l] * Vec4f(color.x(), color.y(), color.z(), 1.0F);
            }
        }
    }

    /// Fractions of a triangle's corners in space, from those on the screen.
    Vec3f spaceFractions(std::uint32_t t, int x, int y) const {
        const Triangle& vertices = m_mesh.triangles[t];
        const Vec3f& a = m_screen[vertices[0]];
        const Vec3f& b = m_screen[vertices[1]];
        const Vec3f& c = m_screen[vertices[2]];
        const Vec3f flat =
            screenFractions(a, b, c, static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
        const Vec3f weighted = flat.cwiseProduct(Vec3f(a.z(), b.z(), c.z()));
        return weighted / weighted.sum();
    }

    Vec3f shaded(const DrawMesh& mesh, const Patch& patch, std::size_t look, Spot spot) const {
        const Surface& surface = mesh.surfaces[mesh.surfaceOf[patch.triangle]];
        spot.albedo = patch.albedo[look] / static_cast<float>(patch.samples);
        spot.roughness = surface.roughness;
        spot.metallic = surface.metallic;
        return m_lights.shade(spot) + surface.emissive;
    }

    Vec3f albedo(const DrawMesh& mesh, std::uint32_t t, const Vec3f& fractions) const {
        const Triangle& corners = mesh.cornerTriangles[t];
        const Surface& surface = mesh.surfaces[mesh.surfaceOf[t]];
        Vec3f color = surface.baseColor.cwiseProduct(fractions.x() * mesh.colors[corners[0]] +
                                                     fractions.y() * mesh.colors[corners[1]] +
                                                     fractions.z() * mesh.colors[corners[2]]);
        if (surface.texture == kNone) {
            return color;
        }
        const Vec2f uv = fractions.x() * mesh.uvs[corners[0]] + fractions.y() * mesh.uvs[corners[1]] +
                         fractions.z() * mesh.uvs[corners[2]];
        return color.cwiseProduct(
            (*mesh.textures)[static_cast<std::size_t>(surface.texture)].sample(uv).head<3>());
    }

    /// The smooth normal, turned to the viewer's side of the face.
    Vec3f normalAt(std::uint32_t t, const Vec3f& fractions, const Vec3& position) const {
        const Triangle& vertices = m_mesh.triangles[t];
        const Triangle& corners = m_mesh.cornerTriangles[t];
        const Vec3f flat = (m_mesh.vertices[vertices[1]] - m_mesh.vertices[vertices[0]])
                               .cross(m_mesh.vertices[vertices[2]] - m_mesh.vertices[vertices[0]])
                               .normalized()
                               .cast<float>();
        Vec3f normal = fractions.x() * m_mesh.normals[corners[0]] +
                       fractions.y() * m_mesh.normals[corners[1]] +
                       fractions.z() * m_mesh.normals[corners[2]];
        if (!normal.allFinite() || normal.squaredNorm() < 1e-12F) {
            normal = flat;
        }
        normal.normalize();
        if (flat.dot((m_camera.eye - position).cast<float>()) < 0.0F) {
            normal = -normal;
        }
        return normal;
    }

    /// The ground is only seen by the shadow on it: how much it darkens what lies behind.
    float groundShadow(int x, int y) const {
        const Vec3 ray = m_whole.ray((x + 0.5) * m_samples, (y + 0.5) * m_samples);
        const double distance = (m_ground.height() - m_whole.eye.y()) / ray.y();
        if (!(ray.y() < 0.0) || !(distance > 0.0)) {
            return 0.0F;
        }
        const Vec3 position = m_whole.eye + distance * ray;
        const double off = (position - m_box.center()).norm() / m_box.diagonal();
        const auto fade = static_cast<float>(std::clamp(2.0 - 1.25 * off, 0.0, 1.0));
        if (!(fade > 0.0F)) {
            return 0.0F;
        }
        const Jitter jitter(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), 0);
        const float hidden = m_ground.hidden(position);
        const float shaded = 1.0F - m_keyShadow.lit(position, Vec3f::UnitY(), jitter, kGroundTaps);
        const float dark =
            1.0F - (1.0F - kGroundDark * std::min(1.0F, 1.6F * hidden)) * (1.0F - 0.30F * shaded);
        return fade * dark;
    }

    int m_samples;
    std::uint32_t m_taps;
    Aabb m_box;
    std::vector<Look> m_looks;
    const DrawMesh& m_mesh; ///< the first look's: shape is the same in all
    Crop m_crop;
    View m_whole;  ///< of the whole film
    View m_camera; ///< of the window
    std::vector<Vec3f> m_screen;
    Canvas m_canvas;
    Lights m_lights;
    KeyShadow m_keyShadow;
    GroundShadow m_ground;
    Openness m_openness;
};

} // namespace

Expected<std::vector<Film>> photograph(const Scene& scene, const View& camera,
                                       std::span<const PictureSettings> looks,
                                       const std::shared_ptr<const TextureSet>& textures,
                                       Progress& progress) {
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Picture, 0.0);
    const Photographer photographer(scene, camera, looks, textures);
    const int width = looks.front().width;
    const int height = looks.front().height;
    std::vector<Film> films(looks.size(), Film(width, height));
    std::atomic<int> done{0};
    parallelFor(static_cast<std::size_t>(height), 8, [&](std::size_t begin, std::size_t end) {
        for (std::size_t y = begin; y < end && !progress.canceled(); ++y) {
            for (int x = 0; x < width; ++x) {
                photographer.takePixel(x, static_cast<int>(y), films);
            }
            progress.report(Stage::Picture, static_cast<double>(++done) / height);
        }
    });
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return films;
}

namespace {

constexpr int kLargestSide = 8192;
constexpr int kMaxSamples = 8;

Expected<void> checkNumber(const char* name, int value, int min, int max) {
    if (value < min || value > max) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {name, std::to_string(value), std::to_string(min), std::to_string(max)});
    }
    return {};
}

} // namespace

Expected<void> checkPicture(const Scene& scene, const PictureSettings& settings) {
    for (const auto& checked : {checkNumber("width", settings.width, 1, kLargestSide),
                                checkNumber("height", settings.height, 1, kLargestSide),
                                checkNumber("supersample", settings.supersample, 1, kMaxSamples)}) {
        if (!checked) {
            return fail(checked.error());
        }
    }
    if (settings.color == PictureSettings::Color::Joint &&
        (settings.joint < 0 || static_cast<std::size_t>(settings.joint) >= scene.skeleton.size())) {
        return fail(ErrorCode::JointUnknown, {std::to_string(settings.joint), "picture"});
    }
    if (vertexCount(scene) == 0) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    const double size = bounds(scene).diagonal();
    if (!(size > 0.0) || !std::isfinite(size)) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    return {};
}

std::vector<Vec3> finiteVertices(const Scene& scene) {
    std::vector<Vec3> vertices;
    vertices.reserve(vertexCount(scene));
    for (const Part& part : scene.parts) {
        vertices.insert(vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
    }
    std::erase_if(vertices, [](const Vec3& point) { return !point.allFinite(); });
    return vertices;
}

} // namespace sinew::picture
