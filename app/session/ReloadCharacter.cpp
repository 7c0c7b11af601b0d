#include "app/session/ReloadCharacter.h"

#include "app/session/ReloadLayers.h"

#include <algorithm>

namespace sinew {
namespace {

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
    choices.textureFolders = [folders = state.sources->textureFolders](const std::filesystem::path&) {
        return folders;
    };
    return choices;
}

/// There is no project that could miss a file.
Error withoutProject(const Error& error) {
    return error.code == ErrorCode::SourceMoved ? makeError(ErrorCode::FileNotFound, {error.arguments[1]})
                                                : error;
}

} // namespace

Expected<RestoredProject> reloadCharacter(const DocumentState& state, Progress& progress) {
    ProjectFile project = sourceProjectOf(state);
    if (project.bound) {
        project.bound->weightsSha256.clear(); // another mesh has other weights
    }
    Expected<RestoredProject> restored = restoreProject(project, anyBytes(state), progress);
    if (!restored) {
        return fail(withoutProject(restored.error()));
    }
    carryLayers(state, restored->state);
    restored->state.activeLayer = state.activeLayer;
    keepSelection(state, restored->state);
    return restored;
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
