#include "app/view/pick/Picking.h"

#include "app/document/ViewState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/picture/Rasterizer.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/base/Parallel.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kScreenPointsGrain = 8192;
constexpr double kSlackPixels = 1.5; // a surface that leans away hides none of its own vertices

/// Depths as the rasterizer wants them: larger is nearer, straight on the screen, positive before the eye.
class DepthBuffer {
public:
    DepthBuffer(const OrbitCamera& camera, float farthest)
        : m_perspective(camera.projection() == Projection::Perspective)
        , m_farthest(farthest) {}
    float of(float depth) const { return m_perspective ? 1.0F / depth : 1.0F + (m_farthest - depth); }
    float depth(float nearness) const {
        return m_perspective ? 1.0F / nearness : m_farthest + 1.0F - nearness;
    }

private:
    bool m_perspective;
    float m_farthest;
};

/// The farthest of the four samples about a place, between which a flat surface lies; 0 where the background
/// shows.
float farthestAbout(const picture::Canvas& canvas, const Vec3f& at) {
    float min = std::numeric_limits<float>::infinity();
    for (const float dy : {-0.5F, 0.5F}) {
        for (const float dx : {-0.5F, 0.5F}) {
            if (const float* nearness = canvas.nearnessAt(at.x() + dx, at.y() + dy)) {
                min = std::min(min, *nearness);
            }
        }
    }
    return min;
}

} // namespace

ScreenPoints::ScreenPoints(std::span<const std::vector<Vec3>* const> positions,
                           std::span<const Triangle> triangles, const OrbitCamera& camera, bool through,
                           const std::vector<bool>& left) {
    for (const std::vector<Vec3>* part : positions) {
        m_firstVertex.push_back(m_firstVertex.back() + part->size());
    }
    m_screen.resize(m_firstVertex.back());
    m_seen.assign(m_firstVertex.back(), 0);
    project(positions, camera, left);
    if (!through) {
        hide(triangles, camera);
    }
}

void ScreenPoints::project(std::span<const std::vector<Vec3>* const> positions, const OrbitCamera& camera,
                           const std::vector<bool>& left) {
    const Eigen::Matrix4d view = camera.viewFromModel();
    const Eigen::Matrix4d clip = camera.clipFromModel();
    const double width = camera.width();
    const double height = camera.height();
    const bool perspective = camera.projection() == Projection::Perspective;
    for (std::size_t part = 0; part < positions.size(); ++part) {
        const bool there = part >= left.size() || !left[part];
        parallelFor(positions[part]->size(), kScreenPointsGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const Eigen::Vector4d position = (*positions[part])[p].homogeneous();
                const double depth = -view.row(2).dot(position);
                const double w = perspective ? depth : 1.0;
                const double x = 0.5 * width * (1.0 + clip.row(0).dot(position) / w);
                const double y = 0.5 * height * (1.0 - clip.row(1).dot(position) / w);
                const bool ahead = there && (!perspective || depth > 1e-9 * camera.distance());
                const std::size_t at = m_firstVertex[part] + p;
                m_seen[at] = ahead && std::isfinite(x) && std::isfinite(y) && std::isfinite(depth) ? 1 : 0;
                m_screen[at] = m_seen[at] != 0 ? Vec3f(Eigen::Vector3d(x, y, depth).cast<float>())
                                               : Vec3f(Vec3f::Zero());
            }
        });
    }
}

void ScreenPoints::hide(std::span<const Triangle> triangles, const OrbitCamera& camera) {
    float farthest = 0.0F;
    for (const Vec3f& position : m_screen) {
        farthest = std::max(farthest, position.z());
    }
    const DepthBuffer nearness(camera, farthest);
    std::vector<Vec3f> drawn = m_screen;
    for (std::size_t p = 0; p < drawn.size(); ++p) {
        drawn[p].z() = m_seen[p] != 0 ? nearness.of(drawn[p].z()) : 0.0F;
    }
    const picture::Canvas canvas = picture::rasterize(camera.width(), camera.height(), drawn, triangles);
    const auto unitsAtOne = static_cast<float>(kSlackPixels * camera.unitsPerPixel(camera.target()));
    const auto distance = static_cast<float>(camera.distance());
    const bool perspective = camera.projection() == Projection::Perspective;
    parallelFor(m_screen.size(), kScreenPointsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const float surface = farthestAbout(canvas, m_screen[p]);
            const float depth = m_screen[p].z();
            const float slack = unitsAtOne * (perspective ? depth / distance : 1.0F);
            if (surface > 0.0F && depth > nearness.depth(surface) + slack) {
                m_seen[p] = 0;
            }
        }
    });
}

namespace {

constexpr double kPlaceReach = 9.0; ///< pixels
constexpr double kSameSpot = 0.5;   ///< pixels between positions that cannot be told apart

/// Nothing where the plane lies behind the ray or along it.
std::optional<Vec3> onPlane(const Ray& ray, const Vec3& through, const Vec3& normal) {
    const double slope = normal.dot(ray.direction);
    const double along = normal.dot(through - ray.origin) / slope;
    return std::isfinite(along) && along > 0.0 ? std::optional<Vec3>(ray.at(along)) : std::nullopt;
}

} // namespace

PosedPicker::PosedPicker(Document& document, PosedMesh& posed, ViewState& view, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view) {
    connect(&posed, &PosedMesh::changed, this, [this] { m_stale = true; });
    connect(&view, &ViewState::changed, this, [this] { m_joints.reset(); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::HiddenJoints, this,
                      [this](DocumentChanges) { m_joints.reset(); });
}

bool PosedPicker::surfaceShown() const {
    return m_view.visible(Overlay::Mesh) || m_view.visible(Overlay::Wireframe) ||
           anySurfaceColors(m_view.settings());
}

void PosedPicker::refresh() {
    const auto& scene = m_document.state().scene;
    const std::vector<bool> hidden = unreachableParts(m_document.state());
    const auto& faces = m_document.state().hiddenFaces;
    const auto& smooth = m_posed.surfaces();
    if (scene != m_scene || hidden != m_hidden || faces != m_hiddenFaces || smooth != m_smooth) {
        m_picker = SurfacePicker(*scene, hidden, faces.get(), smooth.get());
        m_scene = scene;
        m_smooth = smooth;
        m_hidden = hidden;
        m_hiddenFaces = faces;
        m_size = bounds(*scene).diagonal();
        m_stale = true;
    }
    if (m_stale) {
        for (std::size_t part = 0; part < scene->parts.size(); ++part) {
            m_picker.setVertices(part, m_posed.shownVertices(part));
            m_picker.setCage(part, m_posed.vertices(part));
        }
        m_picker.update();
        m_stale = false;
    }
}

std::optional<SurfacePick> PosedPicker::surface(const OrbitCamera& camera, double x, double y) {
    if (!m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    return m_picker.pick(camera.ray(x, y));
}

std::optional<Vec3> PosedPicker::middle(const OrbitCamera& camera, double x, double y) {
    if (!m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    return m_picker.middle(camera.ray(x, y));
}

std::optional<Vec3> PosedPicker::middleBeside(const OrbitCamera& camera, const Vec3& position) {
    const auto seen = camera.project(position);
    if (!seen || !m_document.state().scene || !surfaceShown()) {
        return std::nullopt;
    }
    refresh();
    const Ray ray = camera.ray(seen->x, seen->y);
    return m_picker.middleBeside(ray, ray.direction.dot(position - ray.origin) / ray.direction.squaredNorm());
}

const std::vector<bool>& PosedPicker::jointsShown() {
    if (!m_joints) {
        m_joints = shownJoints(m_document.state(), m_view.settings().joints);
    }
    return *m_joints;
}

std::optional<JointPick> PosedPicker::joint(const OrbitCamera& camera, double x, double y) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton() || !m_view.visible(Overlay::Skeleton)) {
        return std::nullopt;
    }
    refresh();
    std::optional<double> depth;
    if (!m_view.settings().xray) {
        if (const auto hit = surface(camera, x, y)) {
            const auto projected = camera.project(hit->position);
            depth = projected ? std::optional(projected->depth) : std::nullopt;
        }
    }
    std::vector<BoneShape> bones =
        boneShapes(state.scene->skeleton, m_posed.joints(), m_size, m_posed.guessedTails());
    const std::vector<bool>& shown = jointsShown();
    std::erase_if(bones, [&](const BoneShape& bone) { return !isShown(shown, bone.joint); });
    return pickJoint(bones, m_posed.joints(), camera, x, y, depth, shown);
}

VertexPicker::VertexPicker(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    connect(&posed, &PosedMesh::changed, this, [this] { m_camera.reset(); });
}

void VertexPicker::triangulateScene() {
    m_scene = m_document.state().scene;
    m_hidden = unreachableParts(m_document.state());
    m_hiddenFaces = m_document.state().hiddenFaces;
    m_camera.reset();
    m_triangles.clear();
    std::uint32_t first = 0;
    for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
        const Mesh& mesh = *m_scene->parts[part].mesh;
        const bool there = isReachable(m_document.state(), part);
        std::vector<std::uint32_t> polygons;
        const std::vector<Triangle> triangles =
            there ? triangulate(mesh, nullptr, &polygons) : std::vector<Triangle>();
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            if (!m_hiddenFaces || !m_hiddenFaces->has(part, polygons[t])) {
                const Triangle& at = triangles[t];
                m_triangles.push_back({at[0] + first, at[1] + first, at[2] + first});
            }
        }
        first += static_cast<std::uint32_t>(mesh.vertexCount());
    }
}

const ScreenPoints& VertexPicker::vertices(const OrbitCamera& camera, bool through) {
    const DocumentState& state = m_document.state();
    if (m_scene != state.scene || m_hidden != unreachableParts(state) || m_hiddenFaces != state.hiddenFaces) {
        triangulateScene();
    }
    if (!m_camera || !(*m_camera == camera) || m_through != through) {
        std::vector<const std::vector<Vec3>*> positions;
        positions.reserve(m_scene->parts.size());
        for (std::size_t part = 0; part < m_scene->parts.size(); ++part) {
            positions.push_back(&m_posed.seenVertices(part));
        }
        m_vertices = ScreenPoints(positions, m_triangles, camera, through, m_hidden);
        m_camera = camera;
        m_through = through;
    }
    return m_vertices;
}

VertexSet VertexPicker::coLocated(VertexId vertex) {
    const DocumentState& state = m_document.state();
    const Vec3 position = m_posed.seenVertices(vertex.part)[vertex.vertex];
    const double reach = kWeldTolerance * bounds(*state.scene).diagonal();
    VertexSet set = noVertices(state);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        const std::vector<Vec3>& positions = m_posed.seenVertices(part);
        for (std::size_t p = 0; p < positions.size(); ++p) {
            if ((positions[p] - position).squaredNorm() <= reach * reach) {
                set.set(part, p);
            }
        }
    }
    set.set(vertex.part, vertex.vertex); // its place may be no number
    return shownOnly(std::move(set), state);
}

Vec3 drawPosition(PosedPicker& surface, const OrbitCamera& camera, double x, double y, DrawDepth depth,
                  const Vec3& beside) {
    if (depth == DrawDepth::Middle) {
        if (const auto middle = surface.middle(camera, x, y)) {
            return *middle;
        }
    } else if (const auto hit = surface.surface(camera, x, y)) {
        return hit->position;
    }
    const Ray ray = camera.ray(x, y);
    const auto point = onPlane(ray, beside, camera.toward());
    return point ? *point : onPlane(ray, camera.target(), camera.toward()).value_or(camera.target());
}

std::optional<std::size_t> pickPosition(std::span<const Vec3> positions, const OrbitCamera& camera, double x,
                                        double y) {
    std::optional<std::size_t> best;
    std::pair<double, double> nearest;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto seen = camera.project(positions[i]);
        const double pixels = seen ? std::hypot(seen->x - x, seen->y - y) : 2.0 * kPlaceReach;
        if (pixels > kPlaceReach) {
            continue;
        }
        const bool onTop = best && std::abs(pixels - nearest.first) <= kSameSpot;
        if (!best || (onTop ? seen->depth < nearest.second : pixels < nearest.first)) {
            best = i;
            nearest = {pixels, seen->depth};
        }
    }
    return best;
}

} // namespace sinew
