#include "app/project/ProjectFile.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/files/ReadFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/ListFields.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/SmoothParts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

FileReference referenceTo(const SourceFile& source) {
    return {{}, source.path, source.sha256};
}

/// Of a scene that was read without its hash (made by other ways than a session).
SourceFiles sourcesOf(const DocumentState& state) {
    if (state.sources) {
        return *state.sources;
    }
    std::error_code problem;
    const fs::path absolute = fs::absolute(state.scene->sourceFile, problem).lexically_normal();
    return {{problem ? state.scene->sourceFile : absolute.string(),
             fileSha256(state.scene->sourceFile).value_or(std::string())},
            {},
            {}};
}

std::string relativePath(const FileReference& reference, const fs::path& project) {
    std::error_code problem;
    const fs::path folder = fs::absolute(project, problem).lexically_normal().parent_path();
    const fs::path relative = fs::path(reference.absolute).lexically_relative(folder);
    return problem ? std::string() : relative.generic_string();
}

Json referenceJson(const FileReference& reference, const fs::path& project) {
    return {{"relative", relativePath(reference, project)},
            {"absolute", reference.absolute},
            {"sha256", reference.sha256}};
}

std::vector<PosedJoint> posedJoints(const Skeleton& skeleton, const Pose& pose) {
    std::vector<PosedJoint> posed;
    for (std::size_t j = 0; j < pose.joints.size(); ++j) {
        if (!(pose.joints[j] == JointPose())) {
            posed.push_back({static_cast<std::int32_t>(j), skeleton.joints[j].name, pose.joints[j]});
        }
    }
    return posed;
}

StoredMotion storedMotion(const Skeleton& skeleton, const LoadedMotion& motion) {
    const Clip& clip = motion.clip;
    StoredMotion stored{clip.name, motion.source, clip.duration, clip.frameRate, {}};
    for (const JointTrack& track : clip.tracks) {
        stored.tracks.push_back({skeleton.joints[static_cast<std::size_t>(track.joint)].name, track});
    }
    return stored;
}

} // namespace

std::string weightsSha256(const PartWeights& weights) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const auto& value) {
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&value), sizeof(value)));
    };
    for (const auto& part : weights) {
        const std::uint64_t vertices = part ? part->vertexCount() : 0;
        add(vertices);
        for (std::size_t p = 0; p < vertices; ++p) {
            const std::span<const Influence> influences = part->at(p);
            add(static_cast<std::uint32_t>(influences.size()));
            for (const Influence& influence : influences) {
                add(influence.joint);
                add(influence.weight);
            }
        }
    }
    return hash.result().toHex().toStdString();
}

ProjectFile projectOf(const DocumentState& state, const ViewSettings& view, const Recipe& exportSettings) {
    ProjectFile project;
    const SourceFiles sources = sourcesOf(state);
    project.character = referenceTo(sources.character);
    project.picture = sources.read.picture;
    project.unitFactor = sources.read.unitFactor;
    for (const SourceFile& skeleton : sources.skeletons) {
        project.skeletons.push_back(referenceTo(skeleton));
    }
    project.skeletonFit = sources.fit;
    if (state.volume) {
        project.volume = referenceTo(state.volume->file);
    }
    project.recipe = exportSettings;
    project.recipe.bind = state.settings;
    project.recipe.drivers = driversOf(state);
    project.recipe.pseudoEdges = pseudoEdgesOf(state);
    if (avatarOf(state) != avatarOf(state.scene->avatar)) { // else it is read with the character
        project.recipe.avatar = namedAvatar(avatarOf(state), *state.scene);
    }
    project.recipe.skeletonEdits = stepsOf(state.skeletonEdits);
    if (!state.field && state.skeletonEdits && state.skeletonEdits->carried) {
        project.bound = BoundRecord{state.settings, {}}; // for the skeleton as it is now
    } else if (state.field) {
        project.bound = BoundRecord{state.field->settings, weightsSha256(*state.solved)};
    }
    project.pose = posedJoints(state.scene->skeleton, state.pose);
    for (const PoseKey& key : motionsOf(state).keys) {
        project.poseKeys.push_back({key.seconds, posedJoints(state.scene->skeleton, key.pose)});
    }
    for (const auto& motion : motionsOf(state).loaded) {
        project.motions.push_back(storedMotion(state.scene->skeleton, *motion));
    }
    for (std::size_t part = 0; part < std::min(shapesOf(state).size(), state.scene->parts.size()); ++part) {
        if (!shapesOf(state)[part].empty()) {
            const Mesh& mesh = *state.scene->parts[part].mesh;
            project.shapes.push_back({part, mesh.name, mesh.vertexCount(), shapesOf(state)[part]});
        }
    }
    project.deform = state.deform;
    project.deform.joints.clear();
    for (std::size_t j = 0; j < std::min(state.deform.joints.size(), state.scene->skeleton.size()); ++j) {
        if (!(state.deform.joints[j] == JointDeform())) {
            project.jointDeform.push_back(
                {static_cast<std::int32_t>(j), state.scene->skeleton.joints[j].name, state.deform.joints[j]});
        }
    }
    project.layers = state.layers;
    project.locked = lockedNames(state);
    project.hiddenJoints = hiddenJointNames(state);
    for (std::size_t part = 0; part < state.scene->parts.size(); ++part) {
        if (isHidden(state, part)) {
            project.hidden.push_back({part, state.scene->parts[part].mesh->name});
        } else if (isGhosted(state, part)) {
            project.ghosted.push_back({part, state.scene->parts[part].mesh->name});
        }
    }
    const std::vector<SubdivisionChoice> ofFiles = fileChoices(*state.scene);
    for (std::size_t part = 0; part < state.subdivision.size(); ++part) {
        if (state.subdivision[part] != ofFiles[part]) {
            project.subdivision.push_back(
                {{part, state.scene->parts[part].mesh->name}, state.subdivision[part]});
        }
    }
    project.mirror = state.mirror;
    project.selection = state.selection;
    project.view = view;
    return project;
}

std::string projectText(const ProjectFile& project, const fs::path& file) {
    Json json{{"sinewProject", kProjectVersion}, {"character", referenceJson(project.character, file)}};
    if (!(project.picture == PictureMeshing())) {
        json["picture"] = objectJson(project.picture);
    }
    if (project.unitFactor != 1.0) {
        json["unitFactor"] = project.unitFactor;
    }
    if (!project.skeletons.empty()) {
        json["skeletons"] = Json::array();
        for (const FileReference& skeleton : project.skeletons) {
            json["skeletons"].push_back(referenceJson(skeleton, file));
        }
    }
    if (project.skeletonFit) {
        json["skeletonFit"] = skeletonFitJson(*project.skeletonFit);
    }
    if (project.volume) {
        json["volume"] = referenceJson(*project.volume, file);
    }
    json["recipe"] = recipeJson(project.recipe);
    if (project.bound) {
        Recipe solved;
        solved.bind = project.bound->settings;
        json["bound"] = {{"recipe", recipeJson(solved)}, {"weightsSha256", project.bound->weightsSha256}};
    }
    json["pose"] = poseJson(project.pose);
    if (!project.poseKeys.empty()) {
        json["poseKeys"] = poseKeysJson(project.poseKeys);
    }
    if (!project.motions.empty()) {
        json["motions"] = motionsJson(project.motions);
    }
    if (!project.shapes.empty()) {
        json["shapes"] = shapesJson(project.shapes);
    }
    json["deformer"] = nameOf(kDeformerNames, project.deform.deformer);
    // Only what differs: releases that know nothing of it go on reading the rest.
    if (project.deform.implicit || project.deform.method != DeformSettings().method ||
        project.deform.quality != DeformSettings().quality) {
        json["implicit"] = implicitJson(project.deform);
    }
    if (!project.jointDeform.empty()) {
        json["jointDeform"] = jointDeformJson(project.jointDeform);
    }
    if (!project.layers.layers.empty()) {
        json["layers"] = layersJson(project.layers);
    }
    if (!project.locked.empty()) {
        json["lockedJoints"] = project.locked;
    }
    if (!project.hidden.empty()) {
        json["hiddenParts"] = hiddenJson(project.hidden);
    }
    if (!project.ghosted.empty()) {
        json["ghostedParts"] = hiddenJson(project.ghosted);
    }
    if (!project.hiddenJoints.empty()) {
        json["hiddenJoints"] = project.hiddenJoints;
    }
    if (!project.subdivision.empty()) {
        json["subdivision"] = subdivisionJson(project.subdivision);
    }
    if (!(project.mirror == MirrorChoice())) {
        json["mirror"] = mirrorJson(project.mirror);
    }
    json["selection"] = selectionJson(project.selection);
    json["view"] = viewJson(project.view);
    if (project.autosave) {
        json["autosave"] = {{"projectFile", project.autosave->projectFile},
                            {"title", project.autosave->title}};
    }
    // Names are the files' bytes and need not be UTF-8.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Expected<void> writeProject(const ProjectFile& project, const fs::path& file) {
    return writeFileWhole(file, projectText(project, file));
}

namespace {

namespace fs = std::filesystem;

bool readReference(const Json& json, FileReference& reference) {
    return json.is_object() && json.size() <= 3 && readText(json, "relative", reference.relative) &&
           readText(json, "absolute", reference.absolute) && readText(json, "sha256", reference.sha256) &&
           !(reference.relative.empty() && reference.absolute.empty());
}

bool readReferences(const Json& json, std::vector<FileReference>& references) {
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        references.emplace_back();
        good = readReference(json[i], references.back());
    }
    return good;
}

Expected<BoundRecord> readBound(const Json& json, const std::string& file) {
    BoundRecord bound;
    if (!json.is_object() || !json.contains("recipe") ||
        !readText(json, "weightsSha256", bound.weightsSha256)) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its bind cannot be read")));
    }
    const auto recipe = recipeFromJson(json["recipe"], file);
    if (!recipe) {
        return fail(asProjectError(recipe.error()));
    }
    bound.settings = recipe->bind;
    return bound;
}

Expected<std::optional<FileReference>> readVolume(const Json& json, const std::string& file) {
    FileReference reference;
    if (!readReference(json, reference)) {
        return fail(projectBroken(
            file, QT_TRANSLATE_NOOP("Project", "it does not name the mesh whose volume it is bound in")));
    }
    return std::optional(std::move(reference));
}

Expected<PictureMeshing> readPicture(const Json& json, const std::string& file) {
    PictureMeshing picture;
    const bool read = readObject(json, picture);
    if (!read || picture.threshold == 0 || picture.density < kMinPictureDensity ||
        picture.density > kMaxPictureDensity || picture.size > kMaxPictureSize ||
        (picture.size != 0 && picture.size < kMinPictureSize) || !faultOf(picture.byHand).empty()) {
        return fail(projectBroken(
            file, QT_TRANSLATE_NOOP("Project", "what it says about its picture cannot be read")));
    }
    return picture;
}

/// The sections one by one; the first error ends it.
class ProjectReader {
public:
    ProjectReader(const Json& json, const fs::path& file)
        : m_fields(json, file.string())
        , m_name(file.string()) {
        m_project.file = file;
    }

    Expected<ProjectFile> run() {
        m_fields.take("sinewProject");
        readFiles();
        section("picture", m_project.picture, readPicture);
        m_fields.read("unitFactor", m_project.unitFactor, kMinUnitFactor, kMaxUnitFactor);
        section("volume", m_project.volume, readVolume);
        section("skeletonFit", m_project.skeletonFit, readSkeletonFitJson);
        section("recipe", m_project.recipe, recipeFromJson);
        section("bound", m_project.bound, readBound);
        section("pose", m_project.pose, readPoseJson);
        section("poseKeys", m_project.poseKeys, readPoseKeysJson);
        section("motions", m_project.motions, readMotionsJson);
        section("shapes", m_project.shapes, readShapesJson);
        m_fields.read("deformer", m_project.deform.deformer, kDeformerNames);
        readImplicit();
        section("jointDeform", m_project.jointDeform, readJointDeformJson);
        section("layers", m_project.layers, readLayersJson);
        section("lockedJoints", m_project.locked, readLockedJson);
        section("hiddenParts", m_project.hidden, readHiddenJson);
        section("ghostedParts", m_project.ghosted, readHiddenJson);
        section("hiddenJoints", m_project.hiddenJoints, readLockedJson);
        section("subdivision", m_project.subdivision, readSubdivisionJson);
        section("mirror", m_project.mirror, readMirrorJson);
        section("selection", m_project.selection, readSelectionJson);
        section("view", m_project.view, readViewJson);
        readAutosave();
        if (const auto finished = m_fields.finish(); !m_error && !finished) {
            m_error = asProjectError(finished.error());
        }
        return m_error ? Expected<ProjectFile>(fail(*m_error)) : std::move(m_project);
    }

private:
    template<typename Target, typename Read>
    void section(const char* key, Target& target, Read read) {
        const Json* json = m_fields.take(key);
        if (json == nullptr || m_error) {
            return;
        }
        auto value = read(*json, m_name);
        if (value) {
            target = std::move(*value);
        } else {
            m_error = asProjectError(value.error());
        }
    }

    void readImplicit() {
        const Json* json = m_fields.take("implicit");
        if (json == nullptr || m_error) {
            return;
        }
        if (const auto read = readImplicitJson(*json, m_name, m_project.deform); !read) {
            m_error = read.error();
        }
    }

    void readFiles() {
        const Json* character = m_fields.take("character");
        const Json* skeletons = m_fields.take("skeletons");
        const bool good = character != nullptr && readReference(*character, m_project.character) &&
                          (skeletons == nullptr || readReferences(*skeletons, m_project.skeletons));
        if (!good) {
            m_error =
                projectBroken(m_name, QT_TRANSLATE_NOOP("Project", "it does not name its source files"));
        }
    }

    void readAutosave() {
        if (const Json* json = m_fields.take("autosave")) {
            AutosaveRecord record;
            if (json->is_object() && readText(*json, "projectFile", record.projectFile) &&
                readText(*json, "title", record.title)) {
                m_project.autosave = std::move(record);
            } else {
                m_fields.broken("autosave", "{...}");
            }
        }
    }

    FieldReader m_fields;
    std::string m_name;
    ProjectFile m_project;
    std::optional<Error> m_error;
};

Expected<ProjectFile> projectFrom(const Json& json, const fs::path& file) {
    if (!json.is_object() || !json.contains("sinewProject") || !json["sinewProject"].is_number_integer()) {
        return fail(projectBroken(file.string(), QT_TRANSLATE_NOOP("Project", "it is not a Sinew project")));
    }
    const Json& version = json["sinewProject"];
    if (version > kProjectVersion) {
        return fail(ErrorCode::ProjectTooNew,
                    {file.string(), version.dump(), std::to_string(kProjectVersion)});
    }
    if (version != kProjectVersion) {
        return fail(projectBroken(file.string(), QT_TRANSLATE_NOOP("Project", "its version is unknown")));
    }
    return ProjectReader(json, file).run();
}

} // namespace

Expected<ProjectFile> readProject(const fs::path& file) {
    const Expected<Json> json = readJsonFile(file, ErrorCode::ProjectBroken, FileUse::Project);
    return json ? projectFrom(*json, file) : Expected<ProjectFile>(fail(json.error()));
}

} // namespace sinew
