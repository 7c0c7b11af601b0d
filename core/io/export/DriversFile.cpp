#include "core/io/export/DriversFile.h"

#include "core/io/export/OutputSet.h"
#include "core/io/export/SideFileTargets.h"
#include "core/io/export/WriteExport.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <set>
#include <span>
#include <string_view>

namespace sinew {
namespace {

namespace fs = std::filesystem;

using DriversJson = nlohmann::ordered_json;

constexpr const char* kDriversFormat = "sinew-drivers";
constexpr int kDriversVersion = 1;
constexpr const char* kDriversEnding = ".drivers.json";
/// Formats with joints, shapes and clips, which engines read.
constexpr std::array<std::string_view, 4> kDrivenFormats{".fbx", ".glb", ".gltf", ".vrm"};

DriversJson vectorJson(const Vec3& v) {
    return {v.x(), v.y(), v.z()};
}

DriversJson turnJson(const Quat& q) {
    return {q.x(), q.y(), q.z(), q.w()};
}

std::string jointName(const Skeleton& skeleton, std::int32_t joint) {
    return joint == kNone ? std::string() : skeleton.joints[static_cast<std::size_t>(joint)].name;
}

DriversJson sourcesJson(const Skeleton& skeleton, const DriverRig::Rule& rule) {
    DriversJson sources = DriversJson::array();
    for (const DriverRig::Source& source : rule.sources) {
        sources.push_back({{"joint", jointName(skeleton, source.joint)},
                           {"axis", vectorJson(source.axis)},
                           {"from", turnJson(source.from)}});
    }
    return sources;
}

DriversJson ruleJson(const Skeleton& skeleton, const DriverRig::Rule& rule) {
    DriversJson angles = DriversJson::array();
    DriversJson values = DriversJson::array();
    for (const DriverKey& key : rule.driver.keys) {
        angles.push_back(key.angle);
        values.push_back(key.value);
    }
    return {{"channel", nameOf(kDriverChannelNames, rule.driver.channel)},
            {"measure", nameOf(kJointAngleNames, rule.driver.angle)},
            {"sources", sourcesJson(skeleton, rule)},
            {"frame", turnJson(rule.targetFromSource)},
            {"angles", std::move(angles)},
            {"values", std::move(values)}};
}

/// A rule of lengths, which are metres in the file.
DriverRig::Rule inMeters(DriverRig::Rule rule, double metersPerUnit) {
    if (isTranslation(rule.driver.channel)) {
        for (DriverKey& key : rule.driver.keys) {
            key.value *= metersPerUnit;
        }
    }
    return rule;
}

DriversJson jointsJson(const Scene& scene, const std::vector<DriverRig::Rule>& rules) {
    const Skeleton& skeleton = scene.skeleton;
    std::set<std::int32_t> joints;
    for (const DriverRig::Rule& rule : rules) {
        for (const DriverRig::Source& source : rule.sources) {
            joints.insert(source.joint);
        }
        if (rule.driver.channel != DriverChannel::Shape) {
            joints.insert(skeleton.find(rule.driver.target));
        }
    }
    DriversJson list = DriversJson::array();
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        const Transform bind = skeleton.parentFromJointBind(j);
        list.push_back(
            {{"name", jointName(skeleton, joint)},
             {"parent", jointName(skeleton, skeleton.joints[j].parent)},
             {"rotation", turnJson(Quat(bind.linear()).normalized())},
             {"translation", vectorJson(bind.translation() * scene.metersPerUnit)},
             {"modelRotation", turnJson(Quat(skeleton.joints[j].modelFromJointBind.linear()).normalized())}});
    }
    return list;
}

DriversJson meshesJson(const Scene& scene, const std::string& shape) {
    DriversJson meshes = DriversJson::array();
    for (const Part& part : scene.parts) {
        const std::vector<MorphTarget>& targets = part.mesh->morphTargets;
        const auto found = std::ranges::find(targets, shape, &MorphTarget::name);
        if (found != targets.end()) {
            meshes.push_back({{"node", part.mesh->name},
                              {"mesh", part.geometryName.empty() ? part.mesh->name : part.geometryName},
                              {"target", found - targets.begin()}});
        }
    }
    return meshes;
}

/// The same keys, whatever the signs of their angles.
bool haveMirroredKeys(const JointDriver& a, const JointDriver& b) {
    return a.angle == b.angle &&
           std::ranges::is_permutation(a.keys, b.keys, [](const DriverKey& one, const DriverKey& other) {
               return std::abs(one.angle) == std::abs(other.angle) && one.value == other.value;
           });
}

/// Whether the joints that drive one shape are the partners of those that drive the other.
bool areMirrored(const MirrorTable& table, const DriverRig::Rule& a, const DriverRig::Rule& b) {
    return a.sources.size() == b.sources.size() && a.sources.front().joint != b.sources.front().joint &&
           haveMirroredKeys(a.driver, b.driver) &&
           std::ranges::equal(a.sources, b.sources,
                              [&](const DriverRig::Source& one, const DriverRig::Source& other) {
                                  return table.partner[static_cast<std::size_t>(one.joint)] == other.joint;
                              });
}

using RuleRun = std::span<const DriverRig::Rule>;

bool drivesShape(const RuleRun& run) {
    return run.front().driver.channel == DriverChannel::Shape;
}

/// The rules of one joint or shape after the other.
std::vector<RuleRun> runsOf(const std::vector<DriverRig::Rule>& rules) {
    std::vector<RuleRun> runs;
    for (std::size_t begin = 0, end = 0; begin < rules.size(); begin = end) {
        const JointDriver& first = rules[begin].driver;
        while (end < rules.size() && rules[end].driver.target == first.target &&
               (rules[end].driver.channel == DriverChannel::Shape) ==
                   (first.channel == DriverChannel::Shape)) {
            ++end;
        }
        runs.emplace_back(rules.data() + begin, end - begin);
    }
    return runs;
}

DriversJson rulesJson(const Scene& scene, const RuleRun& run) {
    DriversJson list = DriversJson::array();
    for (const DriverRig::Rule& rule : run) {
        list.push_back(ruleJson(scene.skeleton, inMeters(rule, scene.metersPerUnit)));
    }
    return list;
}

/// The shape that the partners of a shape's joints drive: the only one, else none.
std::string partnerOf(const RuleRun& shape, const std::vector<RuleRun>& runs, const MirrorTable& table) {
    std::string partner;
    for (const RuleRun& other : runs) {
        if (drivesShape(other) && areMirrored(table, shape.front(), other.front())) {
            if (!partner.empty()) {
                return {};
            }
            partner = other.front().driver.target;
        }
    }
    return partner;
}

fs::path driversPath(fs::path target) {
    return target.replace_extension(kDriversEnding);
}

bool hasDriversFile(const fs::path& target, const ExportSettings& settings) {
    return !settings.drivers.empty() && writesEngineFiles(settings.engineFiles, settings.profile) &&
           std::ranges::find(kDrivenFormats, withoutCase(target.extension().string())) !=
               kDrivenFormats.end();
}

} // namespace

namespace {

/// A file of the rules; without any, lists that hold nothing.
std::string driversDocument(const Scene& scene, const DriverRig& rig) {
    const std::vector<DriverRig::Rule> rules = rig.rules();
    const std::vector<RuleRun> runs = runsOf(rules);
    const MirrorTable table = rig.drivesShapes() ? mirrorTable(scene.skeleton) : MirrorTable();
    DriversJson driven = DriversJson::array();
    DriversJson shapes = DriversJson::array();
    for (const RuleRun& run : runs) {
        const std::string& target = run.front().driver.target;
        if (drivesShape(run)) {
            shapes.push_back({{"name", target},
                              {"partner", partnerOf(run, runs, table)},
                              {"meshes", meshesJson(scene, target)},
                              {"drivers", rulesJson(scene, run)}});
        } else {
            driven.push_back({{"joint", target}, {"drivers", rulesJson(scene, run)}});
        }
    }
    const DriversJson json{
        {"format", kDriversFormat},           {"version", kDriversVersion},  {"unit", "metre"},
        {"joints", jointsJson(scene, rules)}, {"driven", std::move(driven)}, {"shapes", std::move(shapes)}};
    return json.dump(1, ' ', false, DriversJson::error_handler_t::replace) + '\n';
}

} // namespace

std::string driversText(const Scene& scene, const Drivers& drivers) {
    const DriverRig rig(scene.skeleton, drivers);
    return rig.empty() ? std::string() : driversDocument(scene, rig);
}

void addDriversFile(const Scene& scene, const ExportSettings& settings, const fs::path& target,
                    const OutputSet* outputs, std::vector<OutputFile>& files) {
    const fs::path file = driversPath(target);
    if (outputs != nullptr && outputs->sizeOf(file)) {
        return;
    }
    std::string text =
        hasDriversFile(target, settings) ? driversText(scene, settings.drivers) : std::string();
    if (text.empty() && settings.drivers.empty() && !ownDriversFile(target).empty()) {
        text = driversDocument(scene, DriverRig(scene.skeleton, {})); // what drove an earlier file is gone
    }
    if (!text.empty()) {
        files.push_back({file, std::move(text)});
    }
}

std::vector<fs::path> ownDriversFile(const fs::path& target) {
    constexpr std::size_t kHead = 64;
    std::string head(kHead, '\0');
    std::ifstream in(driversPath(target), std::ios::binary);
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    return head.find(kDriversFormat) == std::string::npos ? std::vector<fs::path>()
                                                          : std::vector<fs::path>{driversPath(target)};
}

Expected<void> checkDriversFile(const fs::path& target, const ExportSettings& settings) {
    return hasDriversFile(target, settings)
               ? checkFilesBeside({driversPath(target)}, target, ownDriversFile(target), settings)
               : Expected<void>();
}

} // namespace sinew
