#include "app/picture/Studio.h"

#include "app/picture/Colors.h"
#include "app/picture/DrawMesh.h"
#include "app/picture/GroundShadow.h"
#include "app/picture/KeyShadow.h"
#include "app/picture/Lights.h"
#include "app/picture/Openness.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/SkeletonLayer.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr std::uint32_t kTapsPerPixel = 63; // shared out among a pixel's samples
constexpr std::uint32_t kGroundTaps = 28;
constexpr float kGroundDark = 0.62F;

/// The camera a sample sees through: pixels are `samples` times finer.
View refined(View camera, int samples) {
    camera.scale *= samples;
    camera.centerX *= samples;
    camera.centerY *= samples;
    return camera;
}

Covers cutouts(const DrawMesh& mesh) {
    const bool any =
        std::any_of(mesh.surfaces.begin(), mesh.surfaces.end(), [](const Surface& s) { return s.cutout; });
    if (!any) {
        return nullptr;
    }
    return [&mesh](std::uint32_t t, const Vec3f& shares) {
        const Surface& surface = mesh.surfaces[mesh.surfaceOf[t]];
        if (!surface.cutout) {
            return true;
        }
        const Triangle& corners = mesh.cornerTriangles[t];
        const Vec2f uv = shares.x() * mesh.uvs[corners[0]] + shares.y() * mesh.uvs[corners[1]] +
                         shares.z() * mesh.uvs[corners[2]];
        return mesh.textures[static_cast<std::size_t>(surface.texture)].sample(uv).w() > 0.5F;
    };
}

class Photographer {
public:
    Photographer(const Scene& scene, const View& camera, const PictureSettings& settings)
        : m_samples(settings.supersample)
        , m_taps(std::max(2U, kTapsPerPixel / static_cast<std::uint32_t>(m_samples * m_samples)))
        , m_camera(refined(camera, m_samples))
        , m_box(bounds(scene))
        , m_mesh(gatherDrawMesh(scene, settings))
        , m_screen(projectAll(m_camera, m_mesh.points))
        , m_canvas(rasterize(settings.width * m_samples, settings.height * m_samples, m_screen,
                             m_mesh.triangles, cutouts(m_mesh)))
        , m_lights(m_camera)
        , m_keyShadow(m_box, m_mesh.points, m_mesh.triangles, m_lights.keyDirection().cast<double>())
        , m_ground(m_box, m_mesh.points, m_mesh.triangles)
        , m_openness(m_camera, m_canvas, m_box.diagonal())
        , m_skeleton(scene, m_camera, settings, m_canvas, m_box.diagonal()) {}

    /// Mean of a pixel's samples. The ground is looked at once: its shadow is soft.
    Vec4f pixel(int x, int y) const {
        const int all = m_samples * m_samples;
        Vec4f sum = Vec4f::Zero();
        float bare = 0.0F; // samples that show the ground
        for (int k = 0; k < all; ++k) {
            const int sx = x * m_samples + k % m_samples;
            const int sy = y * m_samples + k / m_samples;
            const Vec4f bone = m_skeleton.at(sx, sy);
            const std::uint32_t t = m_canvas.triangle[m_canvas.index(sx, sy)];
            sum += bone;
            if (t == kNothing) {
                bare += 1.0F - bone.w();
                continue;
            }
            const Jitter jitter(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
                                static_cast<std::uint32_t>(k) * m_taps);
            const Vec3f color = toneMapped(surface(t, sx, sy, jitter));
            sum += (1.0F - bone.w()) * Vec4f(color.x(), color.y(), color.z(), 1.0F);
        }
        if (bare > 0.0F) {
            sum.w() += bare * groundShadow(x, y);
        }
        return sum / static_cast<float>(all);
    }

private:
    /// Shares of a triangle's corners in space, from those on the screen.
    Vec3f spaceShares(std::uint32_t t, int x, int y) const {
        const Triangle& points = m_mesh.triangles[t];
        const Vec3f& a = m_screen[points[0]];
        const Vec3f& b = m_screen[points[1]];
        const Vec3f& c = m_screen[points[2]];
        const Vec3f flat = screenShares(a, b, c, static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
        const Vec3f weighted = flat.cwiseProduct(Vec3f(a.z(), b.z(), c.z()));
        return weighted / weighted.sum();
    }

    Vec3f surface(std::uint32_t t, int x, int y, const Jitter& jitter) const {
        const Triangle& points = m_mesh.triangles[t];
        const Triangle& corners = m_mesh.cornerTriangles[t];
        const Vec3f shares = spaceShares(t, x, y);
        const Vec3 place = shares.x() * m_mesh.points[points[0]] +
                           static_cast<double>(shares.y()) * m_mesh.points[points[1]] +
                           static_cast<double>(shares.z()) * m_mesh.points[points[2]];
        const Surface& surface = m_mesh.surfaces[m_mesh.surfaceOf[t]];
        Spot spot;
        spot.toViewer = (m_camera.eye - place).normalized().cast<float>();
        spot.normal = normalAt(t, shares, spot.toViewer);
        spot.albedo = surface.baseColor.cwiseProduct(shares.x() * m_mesh.colors[corners[0]] +
                                                     shares.y() * m_mesh.colors[corners[1]] +
                                                     shares.z() * m_mesh.colors[corners[2]]);
        if (surface.texture != kNone) {
            const Vec2f uv = shares.x() * m_mesh.uvs[corners[0]] + shares.y() * m_mesh.uvs[corners[1]] +
                             shares.z() * m_mesh.uvs[corners[2]];
            spot.albedo = spot.albedo.cwiseProduct(
                m_mesh.textures[static_cast<std::size_t>(surface.texture)].sample(uv).head<3>());
        }
        spot.roughness = surface.roughness;
        spot.metallic = surface.metallic;
        spot.openness = m_openness.at(place, spot.normal, jitter, m_taps);
        spot.lit = m_keyShadow.lit(place, spot.normal, jitter, m_taps);
        return m_lights.shade(spot) + surface.emissive;
    }

    /// The smooth normal, turned to the viewer's side of the face.
    Vec3f normalAt(std::uint32_t t, const Vec3f& shares, const Vec3f& toViewer) const {
        const Triangle& points = m_mesh.triangles[t];
        const Triangle& corners = m_mesh.cornerTriangles[t];
        const Vec3f flat = (m_mesh.points[points[1]] - m_mesh.points[points[0]])
                               .cross(m_mesh.points[points[2]] - m_mesh.points[points[0]])
                               .normalized()
                               .cast<float>();
        Vec3f normal = shares.x() * m_mesh.normals[corners[0]] + shares.y() * m_mesh.normals[corners[1]] +
                       shares.z() * m_mesh.normals[corners[2]];
        if (!normal.allFinite() || normal.squaredNorm() < 1e-12F) {
            normal = flat;
        }
        normal.normalize();
        if (flat.dot(toViewer) < 0.0F) {
            normal = -normal;
        }
        return normal;
    }

    /// The ground is only seen by the shadow on it: how much it darkens what lies behind.
    float groundShadow(int x, int y) const {
        const Vec3 ray = m_camera.ray((x + 0.5) * m_samples, (y + 0.5) * m_samples);
        const double distance = (m_ground.height() - m_camera.eye.y()) / ray.y();
        if (!(ray.y() < 0.0) || !(distance > 0.0)) {
            return 0.0F;
        }
        const Vec3 place = m_camera.eye + distance * ray;
        const double off = (place - m_box.center()).norm() / m_box.diagonal();
        const auto fade = static_cast<float>(std::clamp(2.0 - 1.25 * off, 0.0, 1.0));
        if (!(fade > 0.0F)) {
            return 0.0F;
        }
        const Jitter jitter(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), 0);
        const float hidden = m_ground.hidden(place);
        const float shaded = 1.0F - m_keyShadow.lit(place, Vec3f::UnitY(), jitter, kGroundTaps);
        const float dark =
            1.0F - (1.0F - kGroundDark * std::min(1.0F, 1.6F * hidden)) * (1.0F - 0.30F * shaded);
        return fade * dark;
    }

    int m_samples;
    std::uint32_t m_taps;
    View m_camera;
    Aabb m_box;
    DrawMesh m_mesh;
    std::vector<Vec3f> m_screen;
    Canvas m_canvas;
    Lights m_lights;
    KeyShadow m_keyShadow;
    GroundShadow m_ground;
    Openness m_openness;
    SkeletonLayer m_skeleton;
};

} // namespace

Expected<Film> photograph(const Scene& scene, const View& camera, const PictureSettings& settings,
                          Progress& progress) {
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Picture, 0.0);
    const Photographer photographer(scene, camera, settings);
    Film film(settings.width, settings.height);
    std::atomic<int> done{0};
    parallelFor(static_cast<std::size_t>(film.height), 8, [&](std::size_t begin, std::size_t end) {
        for (std::size_t y = begin; y < end && !progress.canceled(); ++y) {
            for (int x = 0; x < film.width; ++x) {
                film.at(x, static_cast<int>(y)) = photographer.pixel(x, static_cast<int>(y));
            }
            progress.report(Stage::Picture, static_cast<double>(++done) / film.height);
        }
    });
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return film;
}

} // namespace sinew::picture
