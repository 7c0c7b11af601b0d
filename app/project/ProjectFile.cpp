#include "app/project/ProjectFile.h"

#include "app/files/FileHash.h"
#include "app/files/ReadFile.h"
#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "core/io/ExportScene.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr Names<Deformer, 2> kDeformerNames{
    {{"linear", Deformer::LinearBlend}, {"dualQuaternion", Deformer::DualQuaternion}}};

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
        section("recipe", m_project.recipe, recipeFromJson);
        section("bound", m_project.bound, readBound);
        section("pose", m_project.pose, readPoseJson);
        m_fields.read("deformer", m_project.deformer, kDeformerNames);
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

    void readFiles() {
        const Json* character = m_fields.take("character");
        const Json* skeletons = m_fields.take("skeletons");
        const bool good = character != nullptr && readReference(*character, m_project.character) &&
                          (skeletons == nullptr || readReferences(*skeletons, m_project.skeletons));
        if (!good) {
            m_error = projectBroken(
                m_name, QT_TRANSLATE_NOOP("Project", "it does not say which files it was made from"));
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
        return fail(
            projectBroken(file.string(), QT_TRANSLATE_NOOP("Project", "it is no project of this program")));
    }
    const Json& version = json["sinewProject"];
    if (version > kProjectVersion) {
        return fail(ErrorCode::ProjectTooNew,
                    {file.string(), version.dump(), std::to_string(kProjectVersion)});
    }
    if (version != kProjectVersion) {
        return fail(
            projectBroken(file.string(), QT_TRANSLATE_NOOP("Project", "its version is none there is")));
    }
    return ProjectReader(json, file).run();
}

} // namespace

std::string weightsSha256(const PartWeights& weights) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const auto& value) {
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(&value), sizeof(value)));
    };
    for (const auto& part : weights) {
        const std::uint64_t points = part ? part->pointCount() : 0;
        add(points);
        for (std::size_t p = 0; p < points; ++p) {
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
    for (const SourceFile& skeleton : sources.skeletons) {
        project.skeletons.push_back(referenceTo(skeleton));
    }
    project.recipe = exportSettings;
    project.recipe.bind = state.settings;
    if (state.field) {
        project.bound = BoundRecord{state.field->settings, weightsSha256(*state.weights)};
    }
    for (std::size_t j = 0; j < state.pose.joints.size(); ++j) {
        if (!(state.pose.joints[j] == JointPose())) {
            project.pose.push_back(
                {static_cast<std::int32_t>(j), state.scene->skeleton.joints[j].name, state.pose.joints[j]});
        }
    }
    project.deformer = state.deformer;
    project.selection = state.selection;
    project.view = view;
    return project;
}

std::string projectText(const ProjectFile& project, const fs::path& file) {
    Json json{{"sinewProject", kProjectVersion}, {"character", referenceJson(project.character, file)}};
    if (!project.skeletons.empty()) {
        json["skeletons"] = Json::array();
        for (const FileReference& skeleton : project.skeletons) {
            json["skeletons"].push_back(referenceJson(skeleton, file));
        }
    }
    json["recipe"] = recipeJson(project.recipe);
    if (project.bound) {
        Recipe solved;
        solved.bind = project.bound->settings;
        json["bound"] = {{"recipe", recipeJson(solved)}, {"weightsSha256", project.bound->weightsSha256}};
    }
    json["pose"] = poseJson(project.pose);
    json["deformer"] = nameOf(kDeformerNames, project.deformer);
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

Expected<ProjectFile> readProject(const fs::path& file) {
    const Expected<Json> json = readJsonFile(file, ErrorCode::ProjectBroken);
    return json ? projectFrom(*json, file) : Expected<ProjectFile>(fail(json.error()));
}

} // namespace sinew
