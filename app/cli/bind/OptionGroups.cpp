#include "app/cli/bind/BindOptions.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/bind/VertexList.h"
#include "app/files/ReadFile.h"
#include "app/recipe/ListFields.h"
#include "core/io/source/TextWords.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <sstream>

namespace sinew {
namespace {

constexpr Names<MethodPreset, 2> kPresetNames{
    {{"standard", MethodPreset::Standard}, {"paper", MethodPreset::Paper}}};

constexpr const char* kBlanks = " \t\r\n\v\f";

std::string withoutBlanks(const std::string& line) {
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first == std::string::npos) {
        return {};
    }
    return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

/// Joint names from a text file, one on each line; blanks around a name, empty lines and lines that start
/// with # do not count. Errors: FileNotFound, FileUnreadable, FileEmpty.
Expected<std::vector<std::string>> readJointList(const std::filesystem::path& file) {
    const Expected<std::string> text = readTextFile(file, FileUse::List);
    if (!text) {
        return fail(text.error());
    }
    std::istringstream lines(*text);
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        const std::string name = withoutBlanks(line);
        if (!name.empty() && name.front() != '#') {
            names.push_back(name);
        }
    }
    return names;
}

template<typename T>
void replaceIfGiven(std::vector<T>& entries, const std::vector<T>& given) {
    if (!given.empty()) {
        entries = given;
    }
}

template<typename T>
void putEntries(std::vector<T>& entries, const std::vector<T>& given) {
    for (const T& entry : given) {
        putEntry(entries, entry);
    }
}

} // namespace

void addJointsOption(CLI::App& command, BindOptions& options) {
    command
        .add_option(
            "--joints", options.joints,
            "Joints that may carry weight: all; deforming, those with weights in the file, else all but "
            "roots, controls and ends; or a text file with a joint on each line, # starts a comment "
            "(default deforming)")
        ->option_text("all|deforming|FILE")
        ->group("Joints");
}

void addPartOptions(CLI::App& command, BindOptions& options) {
    addList(command, "--part", options.parts, partRuleFrom, "NAME=BINDING",
            "How one part is bound, by its name in `sinew inspect`, or NAME#3 for its third shell; repeat "
            "it for several: smooth; solve:SOLVER, smooth by another solver than the rest; rigid:JOINT, it "
            "moves with one joint; copy, each vertex moves like the "
            "nearest skin of the other parts; limit:JOINT,JOINT, no other joint may move it (with "
            ";solver=SOLVER behind, by another solver); skip, it keeps "
            "its weights (default: all parts are smooth)",
            "Parts");
}

void addRegionOptions(CLI::App& command, BindOptions& options) {
    addList(command, "--region", options.regions, regionFrom, "\"NAME=SHAPE:NUMBERS;RULE=VALUE\"",
            "Give the vertices in a sphere, capsule or box (coordinates of the file) settings of their own: "
            "any of alpha, falloff, influences (a number or all), joints (no other may move them; one: "
            "rigid), solver (that makes their weights), keep-shape (0 to 1: how strongly bounded biharmonic "
            "weights hold them together), and blend, the width over which the region fades, or "
            "3% of the height. A later region "
            "covers earlier ones; repeat it for several (default: none)",
            "Regions");
    addList(command, "--bone-alpha", options.boneAlphas, boneAlphaFrom, "JOINT=A",
            "Stiffness of one joint's bone in place of --alpha: how far it reaches into what is "
            "nearer to other bones; repeat it for several (default: none)",
            "Regions");
    addList(
        command, "--alpha-curve", options.alphaCurves, alphaCurveFrom,
        "\"JOINT=swing:A@DEGREES,A@DEGREES;RULE=VALUE\"",
        "Stiffness that follows the angle of a joint, its swing (0 to 180 degrees) or twist (-180 to 180): "
        "of the joint's own bone, of those in bones, or of a region. The window shows it in every pose; "
        "files get the weights of the bind pose. Repeat it for several (default: none)",
        "Regions");
    addList(command, "--bone-smoothness", options.boneSmoothness, boneSmoothnessFrom, "JOINT=S",
            "Flat picture: smoothness of one joint's bone in place of --picture-smoothness: 10 for an elbow, "
            "100 for hair; repeat it for several (default: none)",
            "Regions");
    addList(
        command, "--envelope", options.boneVolumes, boneVolumeFrom, "\"JOINT=SHAPE:SIZES;FIELD=VALUE\"",
        "Solver envelope: the volume of one joint's bone in place of the automatic one: capsule:R, or "
        "capsule:R,R with a radius at each end, cylinder likewise, ellipsoid:R,R and box:R,R with half the "
        "width and the depth; before and beyond lengthen it behind the joint and beyond the end, offset "
        "moves it; repeat it for several (default: none)",
        "Regions");
}

void addPresetOption(CLI::App& command, BindOptions& options) {
    command
        .add_option("--preset", options.preset,
                    "Start from these settings; other options win: standard, the defaults; paper, those of "
                    "the 2014 paper's results: resolution 256, penalty 4, alpha 0.1, 4 influences, nearest "
                    "face, and all else that the manual's page on the paper lists (default: as the recipe "
                    "says)")
        ->transform(namesOf(kPresetNames))
        ->option_text("standard|paper")
        ->group("Method");
}

void addVoxelEditOptions(CLI::App& command, BindOptions& o) {
    const char* group = "Voxel edits, handles and cages (coordinates of the file)";
    addList(command, "--refine", o.refine, refineBoxFrom, "X0,Y0,Z0,X1,Y1,Z1[@N]",
            "Make the voxels in a box finer, up to resolution 4096, which @N changes; repeat it for several "
            "(default: none)",
            group);
    addList(command, "--separate", o.separate, separationFrom, "X0,Y0,Z0,X1,Y1,Z1",
            "Take the voxels of a box, or of a sphere X,Y,Z,RADIUS, out of the body: separates what touches; "
            "repeat it for several (default: none)",
            group);
    addList(command, "--connect", o.connect, connectionFrom, "X0,Y0,Z0,X1,Y1,Z1",
            "Add the voxels of a box or a sphere to the body, after --separate: connects what is apart; "
            "repeat it for several (default: none)",
            group);
    addList(
        command, "--handle", o.handles, handleFrom, "JOINT=SHAPE:NUMBERS",
        "Measure a joint's distances from a point, sphere, capsule or box in place of its bone, or from an "
        "area of the surface, whose vertices then follow only that joint: region:REGION is what a region "
        "holds, vertices:FILE lists them by their numbers from 0. Repeat it for several, also of one "
        "joint (default: none)",
        group);
    command
        .add_flag("--new-joints", o.newJoints,
                  "Make the joints of handles that the skeleton lacks, in the middle of each handle but "
                  "areas (default: an unknown joint is an error)")
        ->group(group);
    command
        .add_option("--cage", o.cages,
                    "Bind to a cage too, closed or open, from an .obj file: each of its vertices becomes a "
                    "joint, NAME_1, NAME_2 and so on, unless the skeleton has it; repeat it for several "
                    "(default: none)")
        ->allow_extra_args(false)
        ->option_text("[NAME=]FILE.obj")
        ->group(group);
    addList(
        command, "--lattice", o.lattices, latticeFrom, "\"NAME=PLACE;RULE=VALUE\"",
        "Put a lattice of control vertices around the mesh (PLACE is mesh), part:PART, region:REGION or "
        "box:X0,Y0,Z0,X1,Y1,Z1, for free-form deformation. Rules are counts (of control vertices along each "
        "axis, 2 to 8, default 4,4,4), drop-off (width over which it fades beyond its box, default 0), "
        "follow (parent: each control vertex becomes a joint, NAME_1 and so on, the default; nearest: such "
        "a joint below the one whose bone is nearest; skin: no joints, each follows several joints of the "
        "skeleton) and parent (joint above them, default none). Joints of a lattice need --max-influences "
        "all. Repeat it for several (default: none)",
        group);
    addList(
        command, "--wire", o.wires, wireFrom, "\"NAME=X,Y,Z,X,Y,Z;drop-off=WIDTH\"",
        "Put a wire through 2 to 64 control vertices: skin near the curve moves with it, and less with the "
        "distance up to WIDTH, which is required. Rules are follow and parent, as for --lattice. Repeat it "
        "for several (default: none)",
        group);
}

void overrideLists(BindSettings& settings, const BindOptions& options) {
    replaceIfGiven(settings.refine, options.refine);
    std::vector<VoxelEdit> edits = options.separate;
    edits.insert(edits.end(), options.connect.begin(), options.connect.end());
    replaceIfGiven(settings.voxelEdits, edits);
    putEntries(settings.parts, options.parts);
    putEntries(settings.regions, options.regions);
    putEntries(settings.boneAlphas, options.boneAlphas);
    putEntries(settings.alphaCurves, options.alphaCurves);
    putEntries(settings.boneSmoothness, options.boneSmoothness);
    putEntries(settings.boneVolumes, options.boneVolumes);
}

Expected<void> overrideHandles(BindSettings& settings, const BindOptions& options) {
    std::vector<Handle> given;
    for (const HandleSource& source : options.handles) {
        given.push_back(source.handle);
        if (!source.vertices.empty()) {
            SINEW_TRY(Painting vertices, readVertexList(source.vertices));
            given.back().vertices = std::make_shared<const Painting>(std::move(vertices));
        }
    }
    replaceIfGiven(settings.handles, given);
    for (Handle& handle : settings.handles) {
        handle.newJoint = handle.newJoint || (options.newJoints && !handle.isArea());
    }
    return {};
}

Expected<void> overrideCages(BindSettings& settings, const BindOptions& options) {
    if (!options.cages.empty()) {
        settings.cages.clear();
    }
    for (const std::string& text : options.cages) {
        const CageSource source = cageSourceFrom(text);
        Progress progress;
        Expected<Cage> cage = readCage(source.file, progress);
        if (!cage) {
            return fail(cage.error());
        }
        if (!source.name.empty()) {
            cage->name = source.name;
        }
        settings.cages.push_back(std::move(*cage));
    }
    return validateCages(settings.cages);
}

Expected<void> overrideJoints(BindSettings& settings, const std::string& choice) {
    if (choice.empty()) {
        return {};
    }
    settings.joints.clear();
    if (choice == "all" || choice == "deforming") {
        settings.jointChoice = choice == "all" ? JointChoice::All : JointChoice::Deforming;
        return {};
    }
    Expected<std::vector<std::string>> names = readJointList(choice);
    if (!names) {
        return fail(names.error());
    }
    settings.jointChoice = JointChoice::Listed;
    settings.joints = std::move(*names);
    return {};
}

namespace {

constexpr std::size_t kMiB = std::size_t{1024} * 1024;

/// An option that is to be declared.
struct OptionAdder {
    CLI::App& command;
    BindOptions& options;
    std::string name;        ///< with its dashes
    const SettingText& text; ///< of its setting

    /// The option that takes a T and lets `put` bring it into the settings.
    template<typename T, typename Put>
    CLI::Option* takes(const std::string& help, const Put& put) const {
        return command.add_option_function<T>(
            name,
            [&edits = options.settings, put](const T& given) {
                edits.emplace_back([put, given](BindSettings& settings) { put(settings, given); });
            },
            help);
    }
};

// The option of a setting, by the kind of its row.

CLI::Option* addRow(const OptionAdder& options, const Setting<bool, Switch>& row) {
    return options
        .takes<bool>(byDefault(options.text.help, nameOf(kSwitchNames, BindSettings().*row.member)),
                     [&row](BindSettings& settings, bool on) { settings.*row.member = on; })
        ->transform(namesOf(kSwitchNames))
        ->option_text(choicesOf(kSwitchNames));
}

CLI::Option* addRow(const OptionAdder& options, const Setting<double, NumberRange>& row) {
    const std::string help = row.kind.automatic != nullptr
                                 ? options.text.help
                                 : byDefault(options.text.help, exactText(BindSettings().*row.member));
    return options
        .takes<double>(help, [&row](BindSettings& settings, double number) { settings.*row.member = number; })
        ->check(between(row.kind.min, row.kind.max))
        ->option_text(options.text.unit != nullptr ? "PERCENT" : "NUMBER");
}

CLI::Option* addRow(const OptionAdder& options, const Setting<int, CountOrAll>& row) {
    const int usual = BindSettings().*row.member;
    return options
        .takes<int>(byDefault(options.text.help, usual == 0 ? "all" : std::to_string(usual)),
                    [&row](BindSettings& settings, int count) { settings.*row.member = count; })
        ->transform(row.member == &BindSettings::maxInfluences ? influenceLimit(row.kind.max)
                                                               : numberOrAll(row.kind.max))
        ->option_text("N|all");
}

/// A power of two, or "auto", which becomes 0.
CLI::Validator resolutionOrAuto() {
    const CLI::Validator number = powerOfTwo(kMinResolution, kMaxResolution);
    return CLI::Validator(
        [number](std::string& word) {
            if (word == "auto") {
                word = "0";
                return std::string();
            }
            const std::string wrong = number(word);
            return wrong.empty() ? wrong : wrong + " (or auto)";
        },
        "", number.get_name() + "|auto");
}

/// "auto" belongs to a setting of its own.
CLI::Option* addRow(const OptionAdder& options, const Setting<int, PowerOfTwo>& row) {
    return options
        .takes<int>(options.text.help,
                    [&row](BindSettings& settings, int side) {
                        settings.automatic = side == 0;
                        settings.*row.member = side == 0 ? BindSettings().*row.member : side;
                    })
        ->transform(resolutionOrAuto())
        ->option_text("N|auto");
}

CLI::Option* addRow(const OptionAdder& options, const Setting<std::size_t, Bytes>& row) {
    return options
        .takes<std::size_t>(options.text.help,
                            [&row](BindSettings& settings, std::size_t mebibytes) {
                                settings.*row.member = mebibytes * kMiB;
                            })
        ->check(between(1, 1 << 30))
        ->option_text("MIB");
}

template<typename T, std::size_t N>
CLI::Option* addRow(const OptionAdder& options, const Setting<T, Choice<T, N>>& row) {
    return options
        .takes<int>(
            byDefault(options.text.help, nameOf(row.kind.names, BindSettings().*row.member)),
            [&row](BindSettings& settings, int value) { settings.*row.member = static_cast<T>(value); })
        ->transform(namesOf(row.kind.names))
        ->option_text("NAME");
}

template<typename T, std::size_t N>
CLI::Validator flagOrNone(const Flags<T, N>& kind) {
    return CLI::Validator(
        [&kind](std::string& word) {
            const bool known = word == "none" || valueOf(kind.names, word);
            return known ? std::string() : "choose " + listOf(kind.names) + ", or none, not " + word;
        },
        "", choicesOf(kind.names) + "|none");
}

template<typename T, std::size_t N>
CLI::Option* addRow(const OptionAdder& options, const Setting<T, Flags<T, N>>& row) {
    std::string usual;
    for (const auto& [name, flag] : row.kind.names) {
        if ((BindSettings().*row.member).*flag) {
            usual += usual.empty() ? "" : ",";
            usual += name;
        }
    }
    return options
        .takes<std::vector<std::string>>(
            byDefault(options.text.help, usual),
            [&row](BindSettings& settings, const std::vector<std::string>& given) {
                for (const auto& [name, flag] : row.kind.names) {
                    (settings.*row.member).*flag = std::ranges::find(given, name) != given.end();
                }
            })
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(flagOrNone(row.kind))
        ->option_text("LIST");
}

/// Lists have options of their own.
template<typename... T>
CLI::Option* addRow(const OptionAdder& /*options*/, const ListSetting<T...>& /*row*/) {
    return nullptr;
}

const char* headingOf(SettingGroup group) {
    switch (group) {
    case SettingGroup::Method:
        return "Method";
    case SettingGroup::Weights:
        return "Weights";
    case SettingGroup::Volume:
        return "Volume";
    case SettingGroup::Repairs:
        return "Repairs";
    case SettingGroup::None:
        break;
    }
    return "";
}

} // namespace

void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group) {
    for (const SettingText& text : settingTexts()) {
        forEachSetting([&](const auto& row) {
            if (text.group != group || text.help == nullptr || std::string_view(row.key) != text.key) {
                return;
            }
            if (CLI::Option* option = addRow({command, options, "--" + optionOf(row), text}, row)) {
                option->group(headingOf(group));
            }
        });
    }
}

} // namespace sinew
