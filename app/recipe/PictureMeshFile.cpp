#include "app/recipe/PictureMeshFile.h"

#include "app/files/ReadFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/HandMeshFields.h"
#include "app/text/tables/Language.h"
#include "app/text/words/FillText.h"

#include <nlohmann/json.hpp>

#include <array>
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

std::string meshFault(const char* text, const std::vector<std::string>& values) {
    return filled(translated("PictureMeshFile", text), values);
}

/// The first entry of a list that is none; empty: all are.
template<typename Entry>
std::string entryFault(const nlohmann::ordered_json& list, const std::string& mesh, const char* text) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (Entry entry; !readValue(list[i], entry)) {
            return meshFault(text, {mesh, std::to_string(i)});
        }
    }
    return {};
}

/// What is wrong with an entry that cannot be read. `mesh`: its name, or its number from 1.
std::string objectFault(const nlohmann::ordered_json& object, const std::string& mesh) {
    constexpr std::array kKeys{"mesh", "width", "height", HandMeshPlaces::vertices,
                               HandMeshPlaces::triangles};
    for (const char* key : kKeys) {
        if (!object.contains(key)) {
            return meshFault(QT_TRANSLATE_NOOP("PictureMeshFile", "mesh %1 has no \"%2\""), {mesh, key});
        }
    }
    for (const char* key : {HandMeshPlaces::vertices, HandMeshPlaces::triangles}) {
        if (!object[key].is_array()) {
            return meshFault(QT_TRANSLATE_NOOP("PictureMeshFile", "\"%2\" of mesh %1 has to be a list"),
                             {mesh, key});
        }
    }
    std::string fault = entryFault<Eigen::Vector2d>(
        object[HandMeshPlaces::vertices], mesh,
        QT_TRANSLATE_NOOP("PictureMeshFile", "vertex %2 of mesh %1 has to be [x, y], in pixels"));
    if (fault.empty()) {
        fault = entryFault<Triangle>(
            object[HandMeshPlaces::triangles], mesh,
            QT_TRANSLATE_NOOP("PictureMeshFile",
                              "triangle %2 of mesh %1 has to be the numbers of three vertices"));
    }
    if (!fault.empty()) {
        return fault;
    }
    for (const auto& [key, value] : object.items()) {
        if (key != "number" && std::ranges::find(kKeys, key) == kKeys.end()) {
            return meshFault(QT_TRANSLATE_NOOP("PictureMeshFile", "mesh %1 has an unknown \"%2\""),
                             {mesh, key});
        }
    }
    return meshFault(QT_TRANSLATE_NOOP("PictureMeshFile",
                                       "\"mesh\" of mesh %1 has to be a name, \"width\" and \"height\" whole "
                                       "numbers of pixels, and every vertex within them"),
                     {mesh});
}

/// What is wrong with a list that cannot be read.
std::string listFault(const nlohmann::ordered_json& list) {
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        HandMesh hand;
        if (readValue(list[i], hand)) {
            continue;
        }
        const bool named = list[i].is_object() && list[i].contains("mesh") && list[i]["mesh"].is_string();
        const std::string number = std::to_string(i + 1);
        return list[i].is_object()
                   ? objectFault(list[i], named ? list[i]["mesh"].get<std::string>() : number)
                   : meshFault(QT_TRANSLATE_NOOP("PictureMeshFile", "mesh %1 is no object"), {number});
    }
    return meshFault(QT_TRANSLATE_NOOP("PictureMeshFile",
                                       "it has to be a project or a recipe with an edited mesh, or "
                                       "{\"sinewPictureMesh\": 1, \"meshes\": %1}"),
                     {FieldsOf<HandMesh>::form});
}

} // namespace

Expected<std::vector<HandMesh>> readPictureMeshes(const std::filesystem::path& file) {
    SINEW_TRY(const nlohmann::ordered_json json, readJsonFile(file, ErrorCode::PictureMeshBroken));
    std::vector<HandMesh> hands;
    if (const nlohmann::ordered_json list = meshListOf(json); !readValue(list, hands) || hands.empty()) {
        return fail(ErrorCode::PictureMeshBroken, {file.string(), listFault(list)});
    }
    if (std::string fault = faultOf(hands); !fault.empty()) {
        return fail(ErrorCode::PictureMeshBroken, {file.string(), std::move(fault)});
    }
    for (auto hand = hands.begin(); hand != hands.end(); ++hand) {
        if (std::any_of(hands.begin(), hand,
                        [&](const HandMesh& other) { return isOfSameMesh(*hand, other); })) {
            return fail(ErrorCode::PictureMeshTwice, {hand->mesh, file.string(), file.string()});
        }
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
