#include "app/recipe/PictureMeshFile.h"

#include "app/files/ReadFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/HandMeshFields.h"

#include <nlohmann/json.hpp>

#include <map>
#include <optional>
#include <utility>

namespace sinew {
namespace {

constexpr const char* kMeshFileKey = "sinewPictureMesh";
constexpr int kMeshFileVersion = 1;

/// The list of meshes in such a file, in a project or in a recipe; null: it is none of them, or has none.
nlohmann::ordered_json meshListOf(const nlohmann::ordered_json& json) {
    if (!json.is_object()) {
        return {};
    }
    const auto in = [](const nlohmann::ordered_json& object, const char* key) {
        return object.is_object() ? object.value(key, nlohmann::ordered_json()) : nlohmann::ordered_json();
    };
    if (json.contains("sinewProject")) {
        return in(in(json, "picture"), "meshes");
    }
    if (json.contains("sinewRecipe")) {
        return in(json, "pictureMeshes");
    }
    const bool own = json.size() == 2 && in(json, kMeshFileKey) == kMeshFileVersion;
    return own ? in(json, "meshes") : nlohmann::ordered_json();
}

} // namespace

Expected<std::vector<HandMesh>> readPictureMeshes(const std::filesystem::path& file) {
    SINEW_TRY(const nlohmann::ordered_json json, readJsonFile(file, ErrorCode::FileBroken));
    std::vector<HandMesh> hands;
    if (const nlohmann::ordered_json list = meshListOf(json); !readValue(list, hands) || hands.empty()) {
        return fail(ErrorCode::FileBroken,
                    {file.string(), std::string("it has to be a project or a recipe with an edited mesh, or "
                                                "{\"sinewPictureMesh\": 1, \"meshes\": ") +
                                        FieldsOf<HandMesh>::form + "}"});
    }
    if (std::string fault = faultOf(hands); !fault.empty()) {
        return fail(ErrorCode::FileBroken, {file.string(), std::move(fault)});
    }
    return hands;
}

std::string pictureMeshText(const std::vector<HandMesh>& hands) {
    const nlohmann::ordered_json json{{kMeshFileKey, kMeshFileVersion}, {"meshes", listJson(hands)}};
    return json.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::vector<HandMesh> handMeshesOf(const Scene& scene) {
    std::map<std::string, std::uint32_t> counts;
    std::vector<HandMesh> hands;
    for (const Part& part : scene.parts) {
        const std::uint32_t number = counts[part.mesh->name]++;
        if (std::optional<HandMesh> hand = handMeshOf(*part.mesh)) {
            hand->number = number;
            hands.push_back(std::move(*hand));
        }
    }
    return hands;
}

} // namespace sinew
