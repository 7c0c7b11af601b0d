#include "app/files/ReadFile.h"
#include "app/project/ProjectFile.h"
#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"

#include <QCoreApplication>

namespace sinew {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

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
        section("skeletonFit", m_project.skeletonFit, readSkeletonFitJson);
        section("recipe", m_project.recipe, recipeFromJson);
        section("bound", m_project.bound, readBound);
        section("pose", m_project.pose, readPoseJson);
        section("poseKeys", m_project.poseKeys, readPoseKeysJson);
        section("motions", m_project.motions, readMotionsJson);
        m_fields.read("deformer", m_project.deform.deformer, kDeformerNames);
        readImplicit();
        section("jointDeform", m_project.jointDeform, readJointDeformJson);
        section("layers", m_project.layers, readLayersJson);
        section("lockedJoints", m_project.locked, readLockedJson);
        section("hiddenParts", m_project.hidden, readHiddenJson);
        section("ghostedParts", m_project.ghosted, readHiddenJson);
        section("hiddenJoints", m_project.hiddenJoints, readLockedJson);
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
