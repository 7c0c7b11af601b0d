#include "app/render/Rendering.h"

#include "app/document/edits/SelectEdits.h"
#include "app/files/Overwriting.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"

#include <algorithm>
#include <numbers>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// How far off the eye of a picture without perspective stands, in diagonals of the scene.
constexpr double kLongLens = 100.0;

/// What a mesh has for each corner, of these corners alone.
template<typename Item>
void keepCorners(std::vector<Item>& items, const std::vector<std::uint32_t>& kept) {
    std::vector<Item> left;
    for (const std::uint32_t corner : kept) {
        if (corner < items.size()) { // else the mesh has nothing of the kind
            left.push_back(items[corner]);
        }
    }
    items = std::move(left);
}

/// Takes the hidden polygons out of a mesh, or out of the smooth surface of one; its vertices stay.
void dropFaces(Mesh& mesh, const SubdividedMesh* smooth, const HiddenFaces& hidden, std::size_t part) {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> offsets{0};
    std::vector<std::int32_t> materials;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        if (hidden.has(part, smooth != nullptr ? smooth->polygonOf[f] : f)) {
            continue;
        }
        for (std::uint32_t corner = mesh.polygonOffsets[f]; corner < mesh.polygonOffsets[f + 1]; ++corner) {
            kept.push_back(corner);
        }
        offsets.push_back(static_cast<std::uint32_t>(kept.size()));
        if (!mesh.materials.empty()) {
            materials.push_back(mesh.materials[f]);
        }
    }
    mesh.polygonOffsets = std::move(offsets);
    mesh.materials = std::move(materials);
    keepCorners(mesh.corners, kept);
    keepCorners(mesh.normals, kept);
    for (UvSet& set : mesh.uvSets) {
        keepCorners(set.values, kept);
    }
    for (ColorSet& set : mesh.colorSets) {
        keepCorners(set.values, kept);
    }
}

Part posedPart(PosedMesh& posed, const Scene& scene, std::size_t part, const HiddenFaces* hidden) {
    Part shown = scene.parts[part];
    const SubdividedMesh* smooth = posed.surface(part);
    auto mesh = std::make_shared<Mesh>(posed.shownMesh(part));
    mesh->morphTargets.clear();
    mesh->vertices = posed.shownVertices(part);
    mesh->normals = posed.shownNormals(part);
    if (hidden != nullptr) {
        dropFaces(*mesh, smooth, *hidden, part);
    }
    shown.mesh = std::move(mesh);
    const std::shared_ptr<const PartWeights>& weights = posed.shownWeights();
    shown.weights = weights && part < weights->size() ? (*weights)[part] : nullptr;
    if (smooth != nullptr && shown.weights) {
        shown.weights =
            std::make_shared<const SkinWeights>(stencilledWeights(smooth->stencils, *shown.weights));
    }
    return shown;
}

/// As if it had been bound where its joints stand now.
Skeleton posedSkeleton(PosedMesh& posed, Skeleton skeleton) {
    const std::vector<Transform>& joints = posed.joints();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Joint& joint = skeleton.joints[j];
        if (joint.tail) {
            joint.tail = joints[j] * joint.modelFromJointBind.inverse() * *joint.tail;
        }
        joint.modelFromJointBind = joints[j];
    }
    return skeleton;
}

PictureSettings lookOf(const DocumentState& state, const ViewSettings& view) {
    PictureSettings look;
    look.skeleton = view.layer(Overlay::Skeleton).visible;
    if (view.layer(Overlay::JointColors).visible) {
        look.color = PictureSettings::Color::Weights;
    } else if (view.layer(Overlay::Weights).visible && state.selection.joint != kNone) {
        look.color = PictureSettings::Color::Joint;
        look.joint = state.selection.joint;
    }
    return look;
}

/// What all frames of a shot share.
class FrameTaker {
public:
    FrameTaker(const Shot& shot, const RenderSettings& settings)
        : m_scene(*shot.scene)
        , m_look(shot.look)
        , m_box(bounds(m_scene))
        , m_textures(picture::loadTextures(m_scene)) {
        m_look.width = settings.width;
        m_look.height = settings.height;
        m_look.supersample = settings.supersample;
        m_look.background = !settings.transparent;
        m_view = pictureView(shot.camera, m_box, settings.width, settings.height);
    }

    Expected<QImage> frame(double angle, Progress& progress) const {
        const auto films = picture::photograph(m_scene, carriedAround(m_view, m_box.center(), angle),
                                               {&m_look, 1}, m_textures, progress);
        if (!films) {
            return fail(films.error());
        }
        if (!m_look.background) {
            return picture::develop(films->front());
        }
        picture::Film whole = picture::backdrop(m_look.width, m_look.height);
        picture::compose(whole, films->front(), 0);
        return picture::develop(whole);
    }

private:
    const Scene& m_scene;
    PictureSettings m_look;
    Aabb m_box;
    std::shared_ptr<const picture::TextureSet> m_textures;
    picture::View m_view;
};

Expected<void> renderStill(const FrameTaker& taker, const RenderSettings& settings, const QString& file,
                           Progress& progress) {
    const auto frame = taker.frame(0.0, progress);
    if (!frame) {
        return fail(frame.error());
    }
    return writePicture(settings.transparent ? *frame : frame->convertToFormat(QImage::Format_RGB888), file);
}

Expected<void> renderTurntable(const FrameTaker& taker, const RenderSettings& settings, const QString& file,
                               Progress& progress) {
    const std::unique_ptr<FilmWriter> film = makeFilmWriter(filmPlan(settings, file), progress);
    for (int k = 0; k < settings.frames; ++k) {
        picture::PartProgress part(progress, static_cast<double>(k) / settings.frames,
                                   static_cast<double>(k + 1) / settings.frames);
        // The camera goes one way, so the character turns the other.
        const auto frame = taker.frame(2.0 * std::numbers::pi * k / settings.frames, part);
        if (!frame) {
            return fail(frame.error());
        }
        if (auto added = film->add(*frame); !added) {
            return added;
        }
    }
    return progress.canceled() ? fail(ErrorCode::Canceled) : film->finish();
}

Expected<void> checkRendering(const Shot& shot, const RenderSettings& settings, const QString& file) {
    PictureSettings look = shot.look;
    look.width = settings.width;
    look.height = settings.height;
    look.supersample = settings.supersample;
    if (auto checked = picture::checkPicture(*shot.scene, look); !checked) {
        return checked;
    }
    std::vector<std::string> targets;
    for (const QString& target : targetsOf(settings, file)) {
        targets.push_back(target.toStdString());
    }
    return checkNoInput(targets, filesBehind(*shot.scene, {shot.scene->sourceFile}));
}

} // namespace

Shot shotOf(PosedMesh& posed, const DocumentState& state, const ViewSettings& view,
            const OrbitCamera& camera) {
    Scene scene;
    scene.sourceFile = state.scene->sourceFile;
    scene.metersPerUnit = state.scene->metersPerUnit;
    scene.materials = state.scene->materials;
    scene.textures = state.scene->textures;
    scene.skeleton = posedSkeleton(posed, state.scene->skeleton);
    for (std::size_t part = 0; part < state.scene->parts.size(); ++part) {
        if (isReachable(state, part)) { // a picture has no faint surfaces
            scene.parts.push_back(posedPart(posed, *state.scene, part, state.hiddenFaces.get()));
        }
    }
    return {std::make_shared<const Scene>(std::move(scene)), camera, lookOf(state, view)};
}

picture::View pictureView(const OrbitCamera& camera, const Aabb& box, int width, int height) {
    const Eigen::Matrix4d clip = camera.clipFromView();
    picture::View view;
    view.right = camera.right();
    view.up = camera.up();
    view.toward = camera.toward();
    view.eye = camera.eye();
    view.scale = 0.5 * std::min(width * clip(0, 0), height * clip(1, 1));
    view.centerX = 0.5 * width;
    view.centerY = 0.5 * height;
    if (camera.projection() == Projection::Orthographic) {
        const double away = kLongLens * box.diagonal() + (camera.target() - box.center()).norm();
        view.eye = camera.target() + away * view.toward;
        view.scale *= away;
    }
    return view;
}

picture::View carriedAround(picture::View view, const Vec3& center, double angle) {
    const Mat3 turn = Eigen::AngleAxisd(angle, Vec3::UnitY()).toRotationMatrix();
    view.right = turn * view.right;
    view.up = turn * view.up;
    view.toward = turn * view.toward;
    view.eye = center + turn * (view.eye - center);
    return view;
}

FilmPlan filmPlan(const RenderSettings& settings, const QString& file) {
    return {settings.format, settings.frames, settings.seconds, file};
}

QStringList targetsOf(const RenderSettings& settings, const QString& file) {
    return settings.turntable ? filesOf(filmPlan(settings, file)) : QStringList(file);
}

Expected<void> render(const Shot& shot, const RenderSettings& settings, const QString& file,
                      Progress& progress) {
    if (auto checked = checkRendering(shot, settings, file); !checked) {
        return checked;
    }
    const FrameTaker taker(shot, settings);
    return settings.turntable ? renderTurntable(taker, settings, file, progress)
                              : renderStill(taker, settings, file, progress);
}

RenderJob::RenderJob(TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {}

QString RenderJob::name() const {
    return m_turntable ? tr("Save Turntable") : tr("Save Picture");
}

void RenderJob::cancel() {
    m_job.cancel(); // its end comes with Canceled
}

void RenderJob::run(const Shot& shot, const RenderSettings& settings, const QString& file) {
    m_turntable = settings.turntable;
    m_job.start<void>(
        [shot, settings, file](Progress& progress) { return render(shot, settings, file, progress); },
        [this, file = targetsOf(settings, file).first()](const Expected<void>& outcome) {
            end(file, outcome);
        });
}

void RenderJob::end(const QString& file, const Expected<void>& outcome) {
    if (outcome) {
        Q_EMIT written(file);
    } else if (outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled(name());
    } else {
        Q_EMIT failed(name(), outcome.error());
    }
}

} // namespace sinew
