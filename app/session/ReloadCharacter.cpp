#include "app/session/Session.h"

#include "app/document/DocumentState.h"
#include "core/layers/LayerContext.h"
#include "core/layers/operations/StackOperations.h"

#include <algorithm>
#include <set>

namespace sinew {

LayerSurface surfaceOf(const Scene& scene) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    return LayerSurface(std::move(meshes));
}

bool fitsAll(const WeightLayer& layer, const LayerSurface& surface) {
    for (std::size_t part = 0; part < std::max(layer.parts.size(), surface.partCount()); ++part) {
        if (!fits(layer, part, part < surface.partCount() ? surface.vertexCount(part) : 0)) {
            return false;
        }
    }
    return true;
}

namespace {

bool sameVertices(const Mesh& a, const Mesh& b);

/// For each new part the old one with the same vertices, or kNone.
std::vector<std::int32_t> twinsOf(const Scene& now, const Scene& before) {
    std::vector<std::int32_t> twins;
    for (std::size_t part = 0; part < now.parts.size(); ++part) {
        const auto same = [&](const Part& other) { return sameVertices(*now.parts[part].mesh, *other.mesh); };
        if (part < before.parts.size() && same(before.parts[part])) {
            twins.push_back(static_cast<std::int32_t>(part));
            continue;
        }
        const auto found = std::ranges::find_if(before.parts, same);
        twins.push_back(
            found == before.parts.end() ? kNone : static_cast<std::int32_t>(found - before.parts.begin()));
    }
    return twins;
}

bool inPlace(const std::vector<std::int32_t>& twins, const Scene& before) {
    for (std::size_t part = 0; part < twins.size(); ++part) {
        if (twins[part] != static_cast<std::int32_t>(part)) {
            return false;
        }
    }
    return twins.size() == before.parts.size();
}

/// A transferred layer with the untouched edits of those parts that are as before.
WeightLayer withTwins(WeightLayer layer, const WeightLayer& before, const std::vector<std::int32_t>& twins) {
    layer.parts.resize(twins.size());
    for (std::size_t part = 0; part < twins.size(); ++part) {
        const auto twin = static_cast<std::size_t>(twins[part]);
        if (twins[part] != kNone) {
            layer.parts[part] = twin < before.parts.size() ? before.parts[twin] : LayerPart();
        }
    }
    return layer;
}

/// How many vertices of a part have edits in any of the layers.
std::size_t paintedVertices(const std::vector<std::shared_ptr<const WeightLayer>>& layers, std::size_t part) {
    std::set<std::uint32_t> painted;
    for (const auto& layer : layers) {
        if (part < layer->parts.size()) {
            painted.merge([&] {
                const std::vector<std::uint32_t> vertices = layer->parts[part].edits.vertices();
                return std::set<std::uint32_t>(vertices.begin(), vertices.end());
            }());
        }
    }
    return painted.size();
}

bool isPainted(const std::vector<std::shared_ptr<const WeightLayer>>& layers, const VertexId& vertex) {
    return std::ranges::any_of(layers, [&](const auto& layer) {
        return vertex.part < layer->parts.size() &&
               vertex.vertex < layer->parts[vertex.part].edits.vertexCount() &&
               !layer->parts[vertex.part].edits.at(vertex.vertex).edits.empty();
    });
}

/// Vertices with edits of each old part that have no twin and lie far from the new meshes.
std::vector<std::size_t> lostEdits(const std::vector<std::shared_ptr<const WeightLayer>>& layers,
                                   const LayerSurface& from, const LayerSurface& to,
                                   const std::vector<std::int32_t>& twins) {
    std::vector<std::size_t> lost(from.partCount());
    // The same search the other way round: what of the old surface the new one does not reach.
    for (const VertexId& vertex : transferLayers({}, to, from).left) {
        const bool kept = std::ranges::find(twins, static_cast<std::int32_t>(vertex.part)) != twins.end();
        if (!kept && isPainted(layers, vertex)) {
            ++lost[vertex.part];
        }
    }
    return lost;
}

/// Whether a vertex of one mesh is that of the same number of the other: equal names, and polygons or places.
bool sameVertices(const Mesh& a, const Mesh& b) {
    return a.name == b.name && a.vertexCount() == b.vertexCount() &&
           ((a.polygonOffsets == b.polygonOffsets && a.corners == b.corners) || a.vertices == b.vertices);
}

/// Brings the layers of `before` to the meshes of `after`, which was read from the same files later: parts
/// whose vertices are those of before keep their edits, the others get those of the nearest place of the old
/// mesh (transferLayers). Layers that did not fit the old meshes stay as they are. What could not be carried
/// is added to `after`'s notices: LayersTransferred, LayerEditsLost. O(#P) when nothing changed.
void carryLayers(const DocumentState& before, DocumentState& after) {
    const std::vector<std::int32_t> twins = twinsOf(*after.scene, *before.scene);
    if (before.layers.layers.empty() || inPlace(twins, *before.scene)) {
        return;
    }
    const LayerSurface from = surfaceOf(*before.scene);
    const LayerSurface to = surfaceOf(*after.scene);
    const TransferredLayers moved = transferLayers(before.layers, from, to);
    std::vector<std::shared_ptr<const WeightLayer>> old;
    std::vector<std::shared_ptr<const WeightLayer>> carried;
    for (std::size_t i = 0; i < before.layers.layers.size(); ++i) {
        const WeightLayer& layer = *before.layers.layers[i];
        if (fitsAll(layer, from)) {
            old.push_back(before.layers.layers[i]);
            carried.push_back(
                std::make_shared<const WeightLayer>(withTwins(*moved.stack.layers[i], layer, twins)));
            after.layers.layers[i] = carried.back();
        }
    }
    Notices notices = *after.importNotices;
    for (std::size_t part = 0; part < twins.size(); ++part) {
        const std::size_t painted = twins[part] == kNone ? paintedVertices(carried, part) : 0;
        if (painted > 0) {
            notices.push_back({NoticeCode::LayersTransferred, to.mesh(part).name, painted, {}});
        }
    }
    const std::vector<std::size_t> lost = lostEdits(old, from, to, twins);
    for (std::size_t part = 0; part < lost.size(); ++part) {
        if (lost[part] > 0) {
            notices.push_back({NoticeCode::LayerEditsLost, from.mesh(part).name, lost[part], {}});
        }
    }
    after.importNotices = std::make_shared<const Notices>(std::move(notices));
}

/// By number where the name is the same, else by name; kNone: it is gone.
std::int32_t sameJoint(std::int32_t joint, const Skeleton& before, const Skeleton& now) {
    const auto number = static_cast<std::size_t>(joint);
    if (joint < 0 || number >= before.size()) {
        return kNone;
    }
    const std::string& name = before.joints[number].name;
    return number < now.size() && now.joints[number].name == name ? joint : now.find(name);
}

std::int32_t samePart(std::int32_t part, const Scene& before, const Scene& now) {
    const auto number = static_cast<std::size_t>(part);
    if (part < 0 || number >= before.parts.size()) {
        return kNone;
    }
    const auto called = [&](const Part& other) {
        return other.mesh->name == before.parts[number].mesh->name;
    };
    if (number < now.parts.size() && called(now.parts[number])) {
        return part;
    }
    const auto found = std::ranges::find_if(now.parts, called);
    return found == now.parts.end() ? kNone : static_cast<std::int32_t>(found - now.parts.begin());
}

/// What of `others` is there; the first steps in where the active one is gone.
void keepOthers(std::int32_t& active, std::vector<std::int32_t>& others) {
    std::erase(others, kNone);
    std::erase(others, active);
    std::ranges::sort(others);
    if (active == kNone && !others.empty()) {
        active = others.front();
        others.erase(others.begin());
    }
}

void keepSelection(const DocumentState& before, DocumentState& after) {
    Selection selection = before.selection;
    const Scene& old = *before.scene;
    const Scene& now = *after.scene;
    selection.joint = sameJoint(selection.joint, old.skeleton, now.skeleton);
    for (std::int32_t& joint : selection.others) {
        joint = sameJoint(joint, old.skeleton, now.skeleton);
    }
    selection.part = samePart(selection.part, old, now);
    for (std::int32_t& part : selection.otherParts) {
        part = samePart(part, old, now);
    }
    keepOthers(selection.joint, selection.others);
    keepOthers(selection.part, selection.otherParts);
    const bool same = std::ranges::equal(
        old.parts, now.parts, [](const Part& a, const Part& b) { return sameVertices(*a.mesh, *b.mesh); });
    if (same) {
        after.selected = before.selected;
    } else {
        selection.vertex.reset();
    }
    after.selection = std::move(selection);
}

/// The files of a state that go on being read whatever bytes they have by now.
ProjectFile sourceProjectOf(const DocumentState& state) {
    ProjectFile project = projectOf(state, {});
    project.file = project.character.absolute;
    return project;
}

RestoreChoices anyBytes(const DocumentState& state) {
    RestoreChoices choices;
    choices.acceptChanged = true;
    choices.textureFolders = [folders = state.sources->read.textureFolders](const std::filesystem::path&) {
        return folders;
    };
    choices.volume = state.volume;
    return choices;
}

/// There is no project that could miss a file.
Error withoutProject(const Error& error) {
    return error.code == ErrorCode::SourceMoved ? makeError(ErrorCode::FileNotFound, {error.arguments[1]})
                                                : error;
}

} // namespace

namespace {

bool hasJoints(const Scene& scene, const Skeleton& wanted) {
    return std::ranges::all_of(wanted.joints, [&](const Joint& joint) {
        return !joint.ofFile() || scene.skeleton.find(joint.name) != kNone;
    });
}

/// The state as a fresh reading of its files, with all work on it.
Expected<RestoredProject> readAnew(const DocumentState& state, ProjectFile project,
                                   const RestoreChoices& choices, Progress& progress) {
    if (project.bound) {
        project.bound->weightsSha256.clear(); // another mesh has other weights
    }
    Expected<RestoredProject> restored = restoreProject(project, choices, progress);
    if (!restored) {
        return fail(withoutProject(restored.error()));
    }
    carryLayers(state, restored->state);
    restored->state.activeLayer = state.activeLayer;
    keepSelection(state, restored->state);
    return restored;
}

} // namespace

Expected<RestoredProject> reloadCharacter(const DocumentState& state, Progress& progress) {
    return readAnew(state, sourceProjectOf(state), anyBytes(state), progress);
}

Expected<RestoredProject> replaceMesh(const DocumentState& state, const std::filesystem::path& file,
                                      bool keepVolume, Progress& progress) {
    const Expected<DocumentState> mesh = readCharacter(file, progress, state.sources->read);
    if (!mesh) {
        return fail(mesh.error());
    }
    if (mesh->scene->parts.empty()) {
        return fail(ErrorCode::NoMesh, {file.string()});
    }
    const Scene& before = state.skeletonEdits ? *state.skeletonEdits->base : *state.scene;
    ProjectFile project = sourceProjectOf(state);
    if (project.skeletons.empty() && !hasJoints(*mesh->scene, before.skeleton)) {
        project.skeletons.push_back(project.character); // its joints go on
    }
    const SourceFile& source = mesh->sources->character;
    project.character = {{}, source.path, source.sha256};
    project.file = project.character.absolute;
    RestoreChoices choices = anyBytes(state);
    if (!keepVolume) {
        choices.volume = nullptr;
    } else if (!state.volume) {
        choices.volume = std::make_shared<const VolumeMesh>(
            VolumeMesh{state.sources->character, std::make_shared<const Scene>(before)});
    }
    project.volume.reset();
    return readAnew(state, std::move(project), choices, progress);
}

Expected<FileDifferences> compareWithFiles(const DocumentState& state, Progress& progress) {
    const Expected<RestoredProject> read = readSourceFiles(sourceProjectOf(state), anyBytes(state), progress);
    if (!read) {
        return fail(withoutProject(read.error()));
    }
    const Scene& open = state.skeletonEdits ? *state.skeletonEdits->base : *state.scene;
    return fileDifferences(open, *read->state.scene);
}

} // namespace sinew
