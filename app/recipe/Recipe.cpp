#include "app/recipe/Recipe.h"

#include "app/files/ReadFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/Handles.h"
#include "app/recipe/Limits.h"
#include "app/recipe/PartRules.h"
#include "app/recipe/Regions.h"
#include "app/recipe/VoxelPlaces.h"
#include "core/solve/Solvers.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kVersion = 1;

Json jointsJson(const BindSettings& settings) {
    switch (settings.jointChoice) {
    case JointChoice::All:
        return "all";
    case JointChoice::Deforming:
        return "deforming";
    case JointChoice::Listed:
        break;
    }
    return settings.joints;
}

void readJoints(FieldReader& fields, BindSettings& settings) {
    const Json* field = fields.take("joints");
    if (field == nullptr) {
        return;
    }
    const bool names =
        field->is_array() && std::ranges::all_of(*field, [](const Json& name) { return name.is_string(); });
    if (names) {
        settings.jointChoice = JointChoice::Listed;
        settings.joints = field->get<std::vector<std::string>>();
    } else if (*field == "all") {
        settings.jointChoice = JointChoice::All;
    } else if (*field == "deforming") {
        settings.jointChoice = JointChoice::Deforming;
    } else {
        fields.broken("joints", "\"all\", \"deforming\", [\"joint\", ...]");
    }
}

void readResolution(FieldReader& fields, BindSettings& settings) {
    std::int64_t resolution = settings.resolution;
    fields.read("resolution", resolution, kLeastResolution, kMostResolution);
    if (!std::has_single_bit(static_cast<std::uint64_t>(resolution))) {
        fields.broken("resolution", "16, 32, 64, 128, 256, 512, 1024");
    }
    settings.resolution = static_cast<int>(resolution);
}

Json fixesJson(const MeshFixes& fixes) {
    Json names = Json::array();
    for (const auto& [name, fix] : kFixNames) {
        if (fixes.*fix) {
            names.push_back(name);
        }
    }
    return names;
}

void readFixes(FieldReader& fields, MeshFixes& fixes) {
    const Json* field = fields.take("fix");
    if (field == nullptr) {
        return;
    }
    fixes = {false, false, false};
    const auto known = [&](const Json& word) {
        const auto* entry =
            std::ranges::find_if(kFixNames, [&](const auto& candidate) { return word == candidate.first; });
        if (entry == kFixNames.end()) {
            return false;
        }
        fixes.*entry->second = true;
        return true;
    };
    if (!field->is_array() || !std::ranges::all_of(*field, known)) {
        fields.broken("fix", "[\"orient\", \"fill\", \"drop-duplicates\"]");
    }
}

void readSolver(FieldReader& fields, std::string& solver) {
    const Json* field = fields.take("solver");
    if (field == nullptr) {
        return;
    }
    if (field->is_string() && findSolver(field->get_ref<const std::string&>()) != nullptr) {
        solver = field->get<std::string>();
    } else {
        fields.broken("solver", solverKeys());
    }
}

Expected<void> readBind(const Json& object, const std::string& file, BindSettings& settings) {
    FieldReader fields(object, file);
    readSolver(fields, settings.solver);
    readResolution(fields, settings);
    fields.read("automatic", settings.automatic);
    fields.read("gap", settings.gap, kLeastGap, kMostGap);
    readRefine(fields, settings.refine);
    readVoxelEdits(fields, settings.voxelEdits);
    fields.read("alpha", settings.alpha, 0.0, 1.0);
    fields.read("penalty", settings.penalty, 0.0, kMostPenalty);
    std::int64_t influences = settings.maxInfluences;
    fields.read("maxInfluences", influences, 0, kMostInfluences);
    settings.maxInfluences = static_cast<int>(influences);
    fields.read("falloff", settings.falloff, kFalloffNames);
    fields.read("insideRule", settings.insideRule, kInsideRuleNames);
    fields.read("lookup", settings.lookup, kLookupNames);
    fields.read("smoothing", settings.smoothing, 0.0, kMostSmoothing);
    fields.read("girths", settings.girths);
    fields.read("fitLastBones", settings.fitLastBones);
    fields.read("handOverBones", settings.handOverBones);
    fields.read("windingNumbers", settings.windingNumbers);
    readFixes(fields, settings.fixes);
    fields.read("weightThreshold", settings.weightThreshold, 0.0, kMostWeightThreshold);
    readJoints(fields, settings);
    readHandles(fields, settings.handles);
    readPartRules(fields, "parts", settings.parts);
    readRegions(fields, settings.regions);
    readBoneAlphas(fields, settings.boneAlphas);
    std::int64_t memory = static_cast<std::int64_t>(settings.memoryLimit);
    fields.read("memoryLimit", memory, 0, std::numeric_limits<std::int64_t>::max());
    settings.memoryLimit = static_cast<std::size_t>(memory);
    return fields.finish();
}

Expected<void> readExport(const Json& object, const std::string& file, Recipe& recipe) {
    FieldReader fields(object, file);
    fields.read("profile", recipe.profile, kProfileNames);
    fields.read("animations", recipe.animations);
    fields.read("embedTextures", recipe.embedTextures);
    return fields.finish();
}

Error broken(const std::string& file, const char* what) {
    return makeError(ErrorCode::RecipeBroken,
                     {file, QCoreApplication::translate("Recipe", what).toStdString()});
}

/// Without the solver.
Json settingsJson(const Recipe& recipe) {
    const BindSettings& bind = recipe.bind;
    return {{"sinewRecipe", kVersion},
            {"fitSkeleton", recipe.fitSkeleton},
            {"bind",
             {{"resolution", bind.resolution},
              {"automatic", bind.automatic},
              {"gap", bind.gap},
              {"refine", refineJson(bind.refine)},
              {"voxels", voxelEditsJson(bind.voxelEdits)},
              {"alpha", bind.alpha},
              {"penalty", bind.penalty},
              {"maxInfluences", bind.maxInfluences},
              {"falloff", nameOf(kFalloffNames, bind.falloff)},
              {"insideRule", nameOf(kInsideRuleNames, bind.insideRule)},
              {"lookup", nameOf(kLookupNames, bind.lookup)},
              {"smoothing", bind.smoothing},
              {"girths", bind.girths},
              {"fitLastBones", bind.fitLastBones},
              {"handOverBones", bind.handOverBones},
              {"windingNumbers", bind.windingNumbers},
              {"fix", fixesJson(bind.fixes)},
              {"weightThreshold", bind.weightThreshold},
              {"joints", jointsJson(bind)},
              {"handles", handlesJson(bind.handles)},
              {"parts", partRulesJson(bind.parts)},
              {"regions", regionsJson(bind.regions)},
              {"boneAlphas", boneAlphasJson(bind.boneAlphas)},
              {"memoryLimit", bind.memoryLimit}}},
            {"export",
             {{"profile", nameOf(kProfileNames, recipe.profile)},
              {"animations", recipe.animations},
              {"embedTextures", recipe.embedTextures}}}};
}

} // namespace

Json recipeJson(const Recipe& recipe) {
    Json json = settingsJson(recipe);
    // Left out where it is the default, so that recipes stay as they were.
    if (recipe.bind.solver != BindSettings().solver) {
        json["bind"]["solver"] = recipe.bind.solver;
    }
    return json;
}

Expected<Recipe> recipeFromJson(const Json& json, const std::string& file) {
    if (!json.is_object() || !json.contains("sinewRecipe")) {
        return fail(broken(file, QT_TRANSLATE_NOOP("Recipe", "it does not start with {\"sinewRecipe\": 1")));
    }
    if (json["sinewRecipe"] != kVersion) {
        return fail(
            broken(file, QT_TRANSLATE_NOOP("Recipe", "this release reads recipes of version 1 only")));
    }
    FieldReader fields(json, file);
    fields.take("sinewRecipe");
    Recipe recipe;
    fields.read("fitSkeleton", recipe.fitSkeleton);
    Expected<void> read;
    for (const char* section : {"bind", "export"}) {
        const Json* object = fields.take(section);
        if (object != nullptr && !object->is_object()) {
            fields.broken(section, "{...}");
        } else if (object != nullptr && read) {
            read = std::string_view(section) == "bind" ? readBind(*object, file, recipe.bind)
                                                       : readExport(*object, file, recipe);
        }
    }
    if (const Expected<void> finished = fields.finish(); !finished) {
        return fail(finished.error());
    }
    if (read) {
        read = validate(recipe.bind);
    }
    if (!read) {
        return fail(read.error());
    }
    return recipe;
}

Expected<Recipe> readRecipe(const std::filesystem::path& file) {
    const Expected<Json> json = readJsonFile(file, ErrorCode::RecipeBroken);
    return json ? recipeFromJson(*json, file.string()) : Expected<Recipe>(fail(json.error()));
}

Expected<void> writeRecipe(const Recipe& recipe, const std::filesystem::path& file) {
    // Names are the file's bytes and need not be UTF-8.
    return writeFileWhole(file,
                          recipeJson(recipe).dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

} // namespace sinew
