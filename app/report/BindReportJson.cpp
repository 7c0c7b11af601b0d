#include "app/report/BindReportJson.h"

#include "app/text/NoticeSeverity.h"
#include "app/text/Texts.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kBindReportVersion = 1;

Json inputJson(const CharacterFacts& character) {
    const Vec3& size = character.sizeMeters;
    return {{"file", character.file},
            {"skeleton", character.skeletonFile.empty() ? Json() : Json(character.skeletonFile)},
            {"reuse", character.reusedFile.empty() ? Json() : Json(character.reusedFile)},
            {"parts", character.parts},
            {"points", character.points},
            {"polygons", character.polygons},
            {"joints", character.joints.size()},
            {"metersPerUnit", character.metersPerUnit},
            {"sizeMeters", Json::array({size.x(), size.y(), size.z()})}};
}

Json secondsJson(const BindRun& run) {
    std::vector<StageTime> times = run.aroundBind;
    times.insert(times.end(), run.bind.stages.begin(), run.bind.stages.end());
    Json stages = Json::object();
    for (int s = 0; s < static_cast<int>(Stage::Count); ++s) {
        const auto stage = static_cast<Stage>(s);
        const bool happened =
            std::ranges::any_of(times, [&](const StageTime& t) { return t.stage == stage; });
        if (happened) {
            stages[stageName(stage)] = secondsOf(times, stage);
        }
    }
    return {{"stages", stages}, {"bind", run.bindSeconds}, {"total", run.totalSeconds}};
}

Json countsJson(const BindReport& bind) {
    return {{"points", bind.points},
            {"weldedPoints", bind.weldedPoints},
            {"triangles", bind.triangles},
            {"sourceJoints", bind.sourceJoints},
            {"boneSegments", bind.boneSegments},
            {"leaves", bind.leaves},
            {"boundaryVoxels", bind.boundaryVoxels},
            {"interiorLeaves", bind.interiorLeaves},
            {"boneVoxels", bind.boneVoxels},
            {"oneVoteLeaves", bind.oneVoteLeaves},
            {"components", bind.components},
            {"bridges", bind.bridges},
            {"unweightedPoints", bind.unweightedPoints},
            {"largestInfluenceCount", bind.largestInfluenceCount}};
}

void addTreatments(Json& treatments, const char* during, const Notices& notices) {
    for (const Notice& notice : notices) {
        Json treatment = {{"during", during}};
        treatment.update(noticeJson(notice));
        treatments.push_back(std::move(treatment));
    }
}

Json treatmentsJson(const BindRun& run) {
    Json treatments = Json::array();
    addTreatments(treatments, "import", run.importNotices);
    addTreatments(treatments, "bind", run.bind.notices);
    addTreatments(treatments, "export", run.exportNotices);
    return treatments;
}

Json sourcesJson(const BindRun& run) {
    Json sources = Json::array();
    for (const std::int32_t joint : run.bind.sources) {
        sources.push_back(run.character.joints[static_cast<std::size_t>(joint)]);
    }
    return sources;
}

Json leaksJson(const BindRun& run) {
    Json leaks = Json::array();
    for (const LeakPlace& place : run.bind.leaks) {
        const auto nameOf = [&](std::int32_t joint) {
            return run.character.joints[static_cast<std::size_t>(joint)];
        };
        const bool touching =
            place.gap < 0.01 * run.recipe.bind.gap * run.bind.voxelSize * run.recipe.bind.resolution;
        leaks.push_back({{"joints", {nameOf(place.jointA), nameOf(place.jointB)}},
                         {"position", {place.position.x(), place.position.y(), place.position.z()}},
                         {"gapMeters", place.gap * run.character.metersPerUnit},
                         {"extentMeters", place.extent * run.character.metersPerUnit},
                         {"resolution", place.resolution},
                         {"state", place.open ? "parted" : (touching ? "touching" : "joined")}});
    }
    return leaks;
}

Json regionsJson(const BindRun& run) {
    Json regions = Json::array();
    for (const RegionReport& region : run.bind.regions) {
        regions.push_back(
            {{"name", region.name}, {"on", region.on}, {"points", region.points}, {"whole", region.whole}});
    }
    return regions;
}

Json outputsJson(const BindRun& run) {
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}});
    }
    return outputs;
}

} // namespace

Json noticeJson(const Notice& notice) {
    return {{"code", noticeName(notice.code)},
            {"level", severityOf(notice.code) == Severity::Warning ? "warning" : "note"},
            {"subject", notice.subject},
            {"count", notice.count},
            {"arguments", Json(notice.arguments)},
            {"text", noticeText(notice).toStdString()}};
}

Json bindReportJson(const BindRun& run) {
    return {{"sinewReport", kBindReportVersion},
            {"version", SINEW_VERSION},
            {"input", inputJson(run.character)},
            {"recipe", recipeJson(run.recipe)},
            {"threads", run.threads},
            {"seconds", secondsJson(run)},
            {"peakMemoryBytes", run.peakMemoryBytes},
            {"counts", countsJson(run.bind)},
            {"solver", run.bind.solver},
            {"penalty", run.bind.penalty},
            {"voxelSizeMeters", run.bind.voxelSize * run.character.metersPerUnit},
            {"finestVoxelSizeMeters", run.bind.finestVoxelSize * run.character.metersPerUnit},
            {"leaks", leaksJson(run)},
            {"sources", sourcesJson(run)},
            {"regions", regionsJson(run)},
            {"treatments", treatmentsJson(run)},
            {"outputs", outputsJson(run)}};
}

std::string jsonText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace sinew
