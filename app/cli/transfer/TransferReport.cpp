#include "app/cli/transfer/TransferReport.h"

#include "app/cli/SaveOutput.h"
#include "app/cli/terminal/Print.h"
#include "app/report/BindReportJson.h"
#include "app/text/Numbers.h"

#include <nlohmann/json.hpp>

namespace sinew {
namespace {

using TransferRows = std::vector<std::pair<std::string, std::string>>;

std::string transferredText(const TransferredPart& part) {
    const std::size_t vertices = part.matches.size();
    std::string text = countText(vertices, "vertex", "vertices");
    const auto add = [&](VertexMatch match, const char* word) {
        if (const std::size_t count = part.count(match); count > 0) {
            text +=
                ", " + percentText(static_cast<double>(count) / static_cast<double>(vertices)) + " " + word;
        }
    };
    add(VertexMatch::Matched, "matched");
    add(VertexMatch::Inpainted, "inpainted");
    add(VertexMatch::Far, "out of reach");
    return text;
}

} // namespace

std::string transferSummary(const TransferRun& run) {
    TransferRows parts;
    for (std::size_t part = 0; part < run.to.parts.size(); ++part) {
        if (const TransferredPart& done = run.outcome.transfer.parts[part]; !done.matches.empty()) {
            parts.emplace_back(run.to.parts[part].mesh->name, transferredText(done));
        }
    }
    return "Transferred weights from " + run.options.from + " to " + run.options.to + "\n" + columns(parts) +
           outputLines(run.outputs);
}

nlohmann::ordered_json transferJson(const TransferRun& run) {
    using Json = nlohmann::ordered_json;
    const TransferSettings& settings = run.options.choices.settings;
    Json parts = Json::array();
    for (std::size_t part = 0; part < run.to.parts.size(); ++part) {
        if (const TransferredPart& done = run.outcome.transfer.parts[part]; !done.matches.empty()) {
            parts.push_back({{"part", run.to.parts[part].mesh->name},
                             {"vertices", done.matches.size()},
                             {"matched", done.count(VertexMatch::Matched)},
                             {"inpainted", done.count(VertexMatch::Inpainted)},
                             {"far", done.count(VertexMatch::Far)}});
        }
    }
    Json joints = Json::object();
    for (std::size_t j = 0; j < run.outcome.jointOf.size(); ++j) {
        const std::int32_t other = run.outcome.jointOf[j];
        joints[run.from.skeleton.joints[j].name] =
            other == kNone ? Json() : Json(run.to.skeleton.joints[static_cast<std::size_t>(other)].name);
    }
    Json notices = Json::array();
    for (const Notice& notice : run.notices) {
        notices.push_back(noticeJson(notice, run.to.metersPerUnit));
    }
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}, {"onlySkinChanged", output.kept}});
    }
    return {{"sinewTransfer", 1},
            {"version", SINEW_VERSION},
            {"from", run.options.from},
            {"to", run.options.to},
            {"settings",
             {{"distance", run.options.distance},
              {"angle", settings.angle},
              {"flippedNormals", settings.flippedNormals},
              {"symmetric", settings.symmetric},
              {"smooth", settings.smoothing},
              {"maxInfluences", settings.maxInfluences}}},
            {"parts", std::move(parts)},
            {"joints", std::move(joints)},
            {"notices", std::move(notices)},
            {"outputs", std::move(outputs)}};
}

} // namespace sinew
