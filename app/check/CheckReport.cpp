#include "app/check/CheckReport.h"

#include "app/text/Texts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kCheckVersion = 1;

const char* outcomeName(Outcome outcome) {
    switch (outcome) {
    case Outcome::Passed:
        return "passed";
    case Outcome::Failed:
        return "failed";
    case Outcome::NotMeasured:
        break;
    }
    return "notMeasured";
}

const char* unmeasuredName(Unmeasured why) {
    switch (why) {
    case Unmeasured::NoReference:
        return "noReference";
    case Unmeasured::NoVolume:
        return "noVolume";
    case Unmeasured::NoPoses:
        return "noPoses";
    case Unmeasured::NoBones:
        return "noBones";
    case Unmeasured::NotAsked:
        break;
    }
    return "notAsked";
}

Json nameOrNull(const std::string& name) {
    return name.empty() ? Json() : Json(name);
}

Json foundJson(const FoundValue& found) {
    return {{"value", found.value},
            {"joint", nameOrNull(found.joint)},
            {"pose", nameOrNull(found.pose)},
            {"part", nameOrNull(found.part)}};
}

Json figuresJson(const Figures& figures) {
    Json json = Json::object();
    for (const MeasureRow& row : kMeasureTable) {
        const FigureRange& range = figures[row.measure];
        if (range.highest && range.lowest) {
            json[row.key] = {{"highest", foundJson(*range.highest)}, {"lowest", foundJson(*range.lowest)}};
        } else {
            json[row.key] = {{"unmeasured", unmeasuredName(range.why)}};
        }
    }
    return json;
}

Json verdictJson(const Verdict& verdict) {
    const bool measured = verdict.outcome != Outcome::NotMeasured;
    return {{"requirement", requirementText(verdict.requirement)},
            {"figure", rowOf(verdict.requirement.measure).key},
            {"outcome", outcomeName(verdict.outcome)},
            {"found", measured ? foundJson(verdict.found) : Json()},
            {"unmeasured", measured ? Json() : Json(unmeasuredName(verdict.why))}};
}

Json checkedJointJson(const JointFigures& joint) {
    const auto ofBend = [&](double value) { return joint.bends ? Json(value) : Json(); };
    return {{"joint", joint.name},
            {"vertices", joint.vertices},
            {"bleed", joint.bleed},
            {"stretch", ofBend(joint.stretch)},
            {"flipped", ofBend(joint.flipped)},
            {"poke", ofBend(joint.poke)},
            {"volume", ofBend(joint.volume)}};
}

Json checkPoseJson(const PoseFigures& pose) {
    return {{"pose", pose.name},       {"joint", nameOrNull(pose.bent)},
            {"stretch", pose.stretch}, {"flipped", pose.flipped},
            {"poke", pose.poke},       {"volume", pose.volume}};
}

template<typename List, typename ToJson>
Json arrayOf(const List& list, const ToJson& toJson) {
    Json json = Json::array();
    for (const auto& each : list) {
        json.push_back(toJson(each));
    }
    return json;
}

Json checkedFileJson(const CheckRun& run, const CheckedFile& file) {
    Json json = {{"file", file.file}, {"passed", passed(run, file)}};
    if (file.error) {
        json["error"] = errorText(*file.error).toStdString();
        return json;
    }
    const Figures& figures = file.figures;
    json.update({{"error", nullptr},
                 {"seconds", file.seconds},
                 {"vertices", figures.vertices},
                 {"faces", figures.faces},
                 {"closedBorders", figures.closedBorders},
                 {"verdicts", arrayOf(file.verdicts, verdictJson)},
                 {"figures", figuresJson(figures)},
                 {"joints", arrayOf(figures.joints, checkedJointJson)},
                 {"poses", arrayOf(figures.poses, checkPoseJson)}});
    return json;
}

} // namespace

bool passed(const CheckRun& run, const CheckedFile& file) {
    return !file.error && allPassed(file.verdicts, run.strict);
}

bool passed(const CheckRun& run) {
    return std::ranges::all_of(run.files, [&](const CheckedFile& file) { return passed(run, file); });
}

Json checkJson(const CheckRun& run) {
    return {
        {"sinewCheck", kCheckVersion},
        {"version", SINEW_VERSION},
        {"passed", passed(run)},
        {"strict", run.strict},
        {"reference", nameOrNull(run.reference)},
        {"requirements", arrayOf(run.requirements, requirementText)},
        {"files", arrayOf(run.files, [&](const CheckedFile& file) { return checkedFileJson(run, file); })}};
}

} // namespace sinew
