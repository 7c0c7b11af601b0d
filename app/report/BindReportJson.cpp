#include "app/report/BindReportJson.h"

#include "app/text/words/ErrorWords.h"
#include "app/text/words/NoticeWords.h"

#include <nlohmann/json.hpp>

namespace sinew {

CharacterFacts characterFacts(const Scene& scene) {
    CharacterFacts facts;
    facts.file = scene.sourceFile;
    facts.parts = scene.parts.size();
    facts.vertices = vertexCount(scene);
    facts.polygons = polygonCount(scene);
    facts.metersPerUnit = scene.metersPerUnit;
    facts.sizeMeters = bounds(scene).extent() * scene.metersPerUnit;
    for (const Joint& joint : scene.skeleton.joints) {
        facts.joints.push_back(joint.name);
    }
    return facts;
}

void append(Notices& notices, const Notices& more) {
    notices.insert(notices.end(), more.begin(), more.end());
}

double secondsOf(const std::vector<StageTime>& times, Stage stage) {
    double seconds = 0.0;
    for (const StageTime& time : times) {
        seconds += time.stage == stage ? time.seconds : 0.0;
    }
    return seconds;
}

namespace {

using Json = nlohmann::ordered_json;

constexpr int kBindReportVersion = 2;

Json inputJson(const CharacterFacts& character) {
    const Vec3& size = character.sizeMeters;
    return {{"file", character.file},
            {"skeleton", character.skeletonFile.empty() ? Json() : Json(character.skeletonFile)},
            {"reuse", character.reusedFile.empty() ? Json() : Json(character.reusedFile)},
            {"parts", character.parts},
            {"vertices", character.vertices},
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
    return {{"vertices", bind.vertices},
            {"weldedVertices", bind.weldedVertices},
            {"triangles", bind.triangles},
            {"influenceJoints", bind.sourceJoints},
            {"boneSegments", bind.boneSegments},
            {"leaves", bind.leaves},
            {"boundaryVoxels", bind.boundaryVoxels},
            {"interiorLeaves", bind.interiorLeaves},
            {"boneVoxels", bind.boneVoxels},
            {"oneVoteLeaves", bind.oneVoteLeaves},
            {"components", bind.components},
            {"bridges", bind.bridges},
            {"unweightedVertices", bind.unweightedVertices},
            {"maxInfluences", bind.largestInfluenceCount}};
}

void addIssues(Json& issues, const char* during, const Notices& notices, double metersPerUnit) {
    for (const Notice& notice : notices) {
        Json issue = {{"during", during}};
        issue.update(noticeJson(notice, metersPerUnit));
        issues.push_back(std::move(issue));
    }
}

Json issuesJson(const BindRun& run) {
    const double unit = run.character.metersPerUnit;
    Json issues = Json::array();
    addIssues(issues, "import", run.importNotices, unit);
    addIssues(issues, "bind", run.bind.notices, unit);
    addIssues(issues, "export", run.exportNotices, unit);
    return issues;
}

Json influenceJointsJson(const BindRun& run) {
    Json joints = Json::array();
    for (const std::int32_t joint : run.bind.sources) {
        joints.push_back(run.character.joints[static_cast<std::size_t>(joint)]);
    }
    return joints;
}

Json leaksJson(const BindRun& run) {
    Json leaks = Json::array();
    for (const LeakLocation& location : run.bind.leaks) {
        const auto nameOf = [&](std::int32_t joint) {
            return run.character.joints[static_cast<std::size_t>(joint)];
        };
        const bool touching =
            location.gap < 0.01 * run.recipe.bind.gap * run.bind.voxelSize * run.recipe.bind.resolution;
        leaks.push_back({{"joints", {nameOf(location.jointA), nameOf(location.jointB)}},
                         {"position", {location.position.x(), location.position.y(), location.position.z()}},
                         {"gapMeters", location.gap * run.character.metersPerUnit},
                         {"extentMeters", location.extent * run.character.metersPerUnit},
                         {"resolution", location.resolution},
                         {"state", location.open ? "opened" : (touching ? "touching" : "closed")}});
    }
    return leaks;
}

Json solversJson(const BindReport& bind) {
    Json solvers = Json::array();
    for (const SolverVertices& one : bind.solvers) {
        solvers.push_back({{"solver", one.solver}, {"vertices", one.vertices}});
    }
    return solvers;
}

Json regionsJson(const BindRun& run) {
    Json regions = Json::array();
    for (const RegionReport& region : run.bind.regions) {
        regions.push_back({{"name", region.name},
                           {"on", region.on},
                           {"vertices", region.vertices},
                           {"whole", region.whole}});
    }
    return regions;
}

Json rigidShellsJson(const BindRun& run) {
    Json shells = Json::array();
    for (const RigidShell& shell : run.bind.rigidShells) {
        shells.push_back({{"part", shell.name},
                          {"joint", run.character.joints[static_cast<std::size_t>(shell.joint)]},
                          {"share", shell.meanWeight}});
    }
    return shells;
}

Json lodsJson(const BindRun& run) {
    Json lods = Json::array();
    for (const LodFacts& lod : run.lods) {
        lods.push_back({{"share", lod.fraction}, {"triangles", lod.triangles}});
    }
    return lods;
}

Json outputsJson(const BindRun& run) {
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file},
                           {"bytes", output.bytes},
                           {"onlySkinChanged", output.kept},
                           {"packedLossMeters", output.packedMeters ? Json(*output.packedMeters) : Json()}});
    }
    return outputs;
}

} // namespace

Json noticeJson(const Notice& notice, double metersPerUnit) {
    return {{"code", noticeName(notice.code)},
            {"level", severityOf(notice.code) == Severity::Warning ? "warning" : "note"},
            {"subject", notice.subject},
            {"count", notice.count},
            {"arguments", Json(notice.arguments)},
            {"text", noticeWords(notice, metersPerUnit)}};
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
            {"solvers", solversJson(run.bind)},
            {"penalty", run.bind.penalty},
            {"violation", run.bind.violation},
            {"voxelSizeMeters", run.bind.voxelSize * run.character.metersPerUnit},
            {"finestVoxelSizeMeters", run.bind.finestVoxelSize * run.character.metersPerUnit},
            {"leaks", leaksJson(run)},
            {"influenceJoints", influenceJointsJson(run)},
            {"regions", regionsJson(run)},
            {"rigidShells", rigidShellsJson(run)},
            {"issues", issuesJson(run)},
            {"lods", lodsJson(run)},
            {"outputs", outputsJson(run)}};
}

std::string jsonText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace sinew
