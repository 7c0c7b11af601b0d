#include "app/session/Session.h"

#include "app/document/DocumentState.h"
#include "app/document/drivers/DriverEdits.h"
#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/jobs/BindController.h"
#include "app/project/RestoreProject.h"
#include "app/session/RememberedFiles.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/layers/operations/StackOperations.h"
#include "core/scene/FlatNormal.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace sinew {
namespace {

/// A state's layers of weights on its mesh, from the mesh on which they were painted.
struct LayersOnMesh {
    LayerStack stack;
    std::size_t carried = 0; ///< vertices of the state's mesh that lie near the other one
    std::size_t left = 0;    ///< vertices that do not
};

/// Carries the state's layers over from the mesh in `file` (transferLayers); those that fit the state's own
/// mesh stay as they are. Errors: as importScene; LayersFitNothing when none was made for that mesh.
Expected<LayersOnMesh> transferLayersFrom(const DocumentState& state, const std::filesystem::path& file,
                                          Progress& progress) {
    const auto other = readCharacter(file, progress);
    if (!other) {
        return fail(other.error());
    }
    const LayerSurface from = surfaceOf(*other->scene);
    const LayerSurface to = surfaceOf(*state.scene);
    const auto strange = [&](const auto& layer) { return !fitsAll(*layer, to) && fitsAll(*layer, from); };
    if (std::ranges::none_of(state.layers.layers, strange)) {
        return fail(ErrorCode::LayersFitNothing, {file.string()});
    }
    const TransferredLayers carried = transferLayers(state.layers, from, to);
    LayersOnMesh result{state.layers, carried.carried, carried.left.size()};
    for (std::size_t i = 0; i < result.stack.layers.size(); ++i) {
        if (strange(state.layers.layers[i])) {
            result.stack.layers[i] = carried.stack.layers[i];
        }
    }
    return result;
}

std::filesystem::path pathOf(const QString& file) {
    return {file.toStdString()};
}

} // namespace

Session::Session(Document& document, ViewState& view, TaskPool& pool, ProjectWriter& writer, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_job(pool, [this](bool busy) { Q_EMIT busyChanged(busy); })
    , m_writer(writer) {}

double openFraction(Stage stage, double fraction) {
    constexpr double reading = 0.2; // of a body with textures at 256
    const bool reads = stage == Stage::Import || stage == Stage::Picture || stage == Stage::Count;
    return reads ? reading * std::clamp(fraction, 0.0, 1.0)
                 : reading + (1.0 - reading) * bindFraction(stage, fraction);
}

double Session::fraction() const {
    if (!busy()) {
        return 0.0;
    }
    const double now = m_binds ? openFraction(stage(), m_job.fraction()) : m_job.fraction();
    return m_shownFraction = std::max(m_shownFraction, now); // each of several files begins anew
}

bool Session::isProject(const QString& file) {
    return file.endsWith(QLatin1String(".sinew"), Qt::CaseInsensitive);
}

void Session::open(const QString& name) {
    // A project finds its files beside itself, at the paths that it has recorded: these are absolute.
    const QString file = QDir::cleanPath(QFileInfo(name).absoluteFilePath());
    if (isProject(file)) {
        const auto project = readProject(pathOf(file));
        if (project) {
            restore(*project, {}, file, false);
        } else {
            cancel();
            Q_EMIT failed(project.error());
        }
        return;
    }
    m_opening = file;
    run<DocumentState>(
        [file, path = pathOf(file)](Progress& progress) {
            return readCharacter(path, progress, {textureFoldersOf(file), {}});
        },
        [this, file](DocumentState state) {
            m_export = {};
            m_view.set(viewOf(*state.scene));
            m_document.reset(std::move(state));
            Q_EMIT opened(file);
        });
}

/// A fresh view, as the last one was another character's. A flat character is seen without perspective, and
/// the one after it as those before.
ViewSettings Session::viewOf(const Scene& scene) {
    ViewSettings view = freshView(m_view.settings());
    const std::optional<Projection> before = std::exchange(m_beforeFlat, std::nullopt);
    if (before && view.projection == Projection::Orthographic) {
        view.projection = *before;
    }
    if (flatNormal(scene)) {
        m_beforeFlat = view.projection;
        view.projection = Projection::Orthographic;
    }
    return view;
}

void Session::loadSkeleton(const QString& file) {
    const DocumentState state = m_document.state();
    if (!state.hasScene()) {
        return;
    }
    run<SkeletonChange>(
        [state, path = pathOf(file)](Progress& progress) { return readSkeleton(state, path, progress); },
        [this, file, scene = state.scene](SkeletonChange change) {
            if (m_document.state().scene != scene) {
                return; // it was read for another character
            }
            setSkeleton(m_document, std::move(change.scene), change.notices, std::move(change.sources));
            Q_EMIT skeletonLoaded(file);
        });
}

void Session::loadMotion(const QString& file) {
    const DocumentState state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    run<MotionFile>([scene = state.scene, path = pathOf(file)](
                        Progress& progress) { return readMotionFile(path, scene->skeleton, progress); },
                    [this, file, scene = state.scene](const MotionFile& motion) {
                        if (m_document.state().scene != scene) {
                            return; // it was read for another character
                        }
                        addMotions(m_document, motion.clips, file.toStdString());
                        Q_EMIT motionLoaded(file, motion);
                    });
}

void Session::addMadeShape(const NewShape& shape, const ShownForm& shown, const QString& step,
                           std::optional<DeformSettings> deform) {
    if (m_document.state().scene != shown.form.scene) {
        return; // it was made for another character
    }
    if (const Expected<void> added = addShape(m_document, shape, step, std::move(deform)); !added) {
        Q_EMIT shapeFailed(added.error());
        return;
    }
    Q_EMIT shapeAdded(printable(shape.name), shape.notices);
}

/// Canceled is told as of all else.
bool Session::tellShapeFailed(const Error& error) {
    if (error.code != ErrorCode::Canceled) {
        Q_EMIT shapeFailed(error);
    }
    return error.code != ErrorCode::Canceled;
}

void Session::shapeFromFile(const QString& file, const ShownForm& shown, std::int32_t joint) {
    const DocumentState& state = m_document.state();
    const std::string name = freeShapeName(shapeNames(state), pathOf(file).stem().string());
    run<NewShape>(
        [path = pathOf(file), shown, name, joint,
         drivers = driversOf(state)](Progress& progress) -> Expected<NewShape> {
            SINEW_TRY(const PartTargets targets,
                      readShapeFile(path, *shown.form.scene, shownVertices(shown), progress));
            return shapeOfTargets(shown, name, targets, drivers, joint, progress);
        },
        [this, shown](const NewShape& shape) {
            addMadeShape(shape, shown, tr("Shape From File"), std::nullopt);
        },
        [this](const Error& error) { return tellShapeFailed(error); });
}

void Session::shapeFromTargets(const PartTargets& targets, const ShownForm& shown, std::int32_t joint) {
    const DocumentState& state = m_document.state();
    const std::string name = freeShapeName(shapeNames(state), "Corrective"); // in files, so in one language
    run<NewShape>(
        [targets, shown, name, joint, drivers = driversOf(state)](Progress& progress) {
            return shapeOfTargets(shown, name, targets, drivers, joint, progress);
        },
        [this, shown](const NewShape& shape) {
            addMadeShape(shape, shown, tr("Make Shape of Remainder"), std::nullopt);
        },
        [this](const Error& error) { return tellShapeFailed(error); });
}

void Session::shapeFromMethod(const ShownForm& shown, std::int32_t joint) {
    const DocumentState& state = m_document.state();
    const std::string name = freeShapeName(shapeNames(state), "Corrective"); // in files, so in one language
    DeformSettings linear = state.deform;
    linear.deformer = Deformer::LinearBlend;
    linear.implicit = false;
    run<NewShape>([shown, name, joint, drivers = driversOf(state)](
                      Progress& progress) { return shapeOfMethod(shown, name, drivers, joint, progress); },
                  [this, shown, linear](const NewShape& shape) {
                      addMadeShape(shape, shown, tr("Shape From Skinning Method"), linear);
                  },
                  [this](const Error& error) { return tellShapeFailed(error); });
}

void Session::fitSkeleton() {
    const DocumentState state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    run<SkeletonPlacement>(
        [state](Progress& progress) {
            progress.report(Stage::Prepare, 0.0);
            return judgeSkeleton(*state.scene, state.settings, progress);
        },
        [this, scene = state.scene](const SkeletonPlacement& placement) {
            if (m_document.state().scene != scene) {
                return; // it was judged for another character
            }
            if (!placement.fit) {
                Q_EMIT skeletonStays(placement.astray);
                return;
            }
            const bool wasBound = m_document.state().bound() || m_document.state().unboundByEdit();
            setSkeletonFit(m_document, *placement.fit);
            Q_EMIT skeletonFitted(wasBound);
        });
}

void Session::addCage(const QString& file) {
    const DocumentState state = m_document.state();
    if (!state.hasScene()) {
        return;
    }
    run<Cage>([path = pathOf(file)](Progress& progress) { return readCage(path, progress); },
              [this, file, scene = state.scene](const Cage& cage) {
                  if (m_document.state().scene != scene) {
                      return; // it was read for another character
                  }
                  const bool wasBound = m_document.state().bound();
                  if (const Expected<void> added = sinew::addCage(m_document, cage); !added) {
                      Q_EMIT failed(added.error());
                      return;
                  }
                  Q_EMIT cageAdded(file, printable(m_document.state().settings.cages.back().name), wasBound);
              });
}

void Session::transferLayersFrom(const QString& file) {
    const DocumentState state = m_document.state();
    if (!state.hasScene()) {
        return;
    }
    run<LayersOnMesh>([state, path = pathOf(file)](
                          Progress& progress) { return sinew::transferLayersFrom(state, path, progress); },
                      [this, state](LayersOnMesh layers) {
                          const DocumentState& now = m_document.state();
                          if (now.scene != state.scene || !(now.layers == state.layers)) {
                              return; // they were carried for another state
                          }
                          m_document.change(tr("Transfer Layers"),
                                            [&](DocumentState& after) { after.layers = layers.stack; });
                          Q_EMIT layersCarried(layers.carried, layers.left);
                      });
}

void Session::restore(const ProjectFile& project, const RestoreChoices& choices, const QString& projectFile,
                      bool recovered) {
    const SourceQuestion asked{project, choices, projectFile, recovered, {}};
    m_opening = projectFile.isEmpty() ? QString::fromStdString(project.character.absolute) : projectFile;
    run<RestoredProject>(
        [project, choices](Progress& progress) {
            RestoreChoices all = choices;
            all.textureFolders = [](const std::filesystem::path& character) {
                return textureFoldersOf(QString::fromStdString(character.string()));
            };
            return restoreProject(project, all, progress);
        },
        [this, asked](RestoredProject restored) { show(std::move(restored), asked); },
        [this, asked](const Error& error) {
            if (error.code != ErrorCode::SourceMoved && error.code != ErrorCode::SourceChanged) {
                return false;
            }
            SourceQuestion question = asked;
            question.error = error;
            Q_EMIT sourceAsked(question);
            return true;
        });
    m_binds = project.bound.has_value();
}

void Session::show(RestoredProject restored, const SourceQuestion& asked) {
    m_export = asked.project.recipe;
    m_view.set(asked.project.view);
    // What was found elsewhere or came out otherwise has to be saved again to stay so.
    const bool modified = asked.recovered || restored.sourcesDiffer || restored.weightsDiffer;
    m_document.reset(std::move(restored.state), asked.projectFile, modified);
    Q_EMIT opened(asked.projectFile);
}

void Session::save(const QString& projectFile) {
    const DocumentState state = m_document.stored();
    if (!state.hasScene()) {
        return;
    }
    const Expected<void> own = checkNoInput({projectFile.toStdString()}, sourceNames(state));
    if (!own) {
        Q_EMIT saveFailed(projectFile, own.error());
        return;
    }
    m_document.endMerge(); // what comes next does not change the step that is saved
    m_writer.write(projectFile, {state, m_view.settings(), m_export, {}}, this,
                   [this, projectFile, state, lifetime = m_document.lifetime()](
                       const Expected<void>& outcome) { written(projectFile, state, lifetime, outcome); });
    if (++m_saving == 1) {
        Q_EMIT savingChanged(true);
    }
}

void Session::written(const QString& projectFile, const DocumentState& state, quint64 lifetime,
                      const Expected<void>& outcome) {
    --m_saving;
    if (outcome && lifetime == m_document.lifetime()) {
        m_document.setSaved(projectFile, state);
    }
    if (outcome) {
        Q_EMIT saved(projectFile);
    } else {
        Q_EMIT saveFailed(projectFile, outcome.error());
    }
    if (!saving()) {
        Q_EMIT savingChanged(false);
    }
}

namespace {

/// Number of the skeleton that an error speaks of, -1: the character.
int skeletonOf(const Error& error) {
    return error.arguments.size() > 2 ? std::atoi(error.arguments[2].c_str()) : -1;
}

} // namespace

QString SourceQuestion::file() const {
    return error.arguments.size() > 1 ? QString::fromStdString(error.arguments[1]) : QString();
}

RestoreChoices SourceQuestion::with(const QString& file) const {
    RestoreChoices completed = choices;
    const int skeleton = skeletonOf(error);
    const std::filesystem::path path(file.toStdString());
    if (skeleton < 0) {
        completed.character = path;
        return completed;
    }
    const auto index = static_cast<std::size_t>(skeleton);
    completed.skeletons.resize(std::max(completed.skeletons.size(), index + 1));
    completed.skeletons[index] = path;
    return completed;
}

RestoreChoices SourceQuestion::accepted() const {
    RestoreChoices completed = choices;
    completed.acceptChanged = true;
    return completed;
}

} // namespace sinew
