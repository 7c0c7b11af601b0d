#pragma once

#include "app/cli/terminal/Printout.h"
#include "app/export/Lods.h"
#include "app/recipe/FieldReader.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/io/source/ReadSettings.h"
#include "core/scene/VrmSettings.h"

#include <CLI/App.hpp>
#include <CLI/Error.hpp>
#include <CLI/Validators.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Checks of option values whose messages say what can be given.
CLI::Validator between(double smallest, double largest);
CLI::Validator powerOfTwo(std::int64_t smallest, std::int64_t largest);
/// A whole number from 1, or "all", which becomes 0.
CLI::Validator numberOrAll(std::int64_t largest);
/// The same of influences, or a platform (kInfluencePresets), which becomes its number.
CLI::Validator influenceLimit(std::int64_t largest);

/// --report of a command that else prints a summary.
CLI::Option* addReportOption(CLI::App& command, std::string& report);
/// --max-influences; 0: all. `usual`: what it is when it is not given.
template<typename T>
CLI::Option* addInfluencesOption(CLI::App& command, T& value, const std::string& usual) {
    return command
        .add_option("--max-influences", value,
                    "Largest number of joints that move one vertex, all, or a platform, such as quest or "
                    "unreal-8 (default " +
                        usual + ")")
        ->transform(influenceLimit(64))
        ->option_text("N");
}

/// "text (default value)".
std::string byDefault(const std::string& text, const std::string& value);

/// The words an option can take are the name of its check, so that completions can offer them: "lbs|dqs".
template<typename T, std::size_t N>
std::string choicesOf(const Names<T, N>& names) {
    std::string choices;
    for (const auto& [name, meaning] : names) {
        choices += choices.empty() ? "" : "|";
        choices += name;
    }
    return choices;
}

/// ", not word" behind what may be chosen; empty: nothing was written.
inline std::string butNot(const std::string& word) {
    return word.empty() ? std::string() : ", not " + word;
}

/// Turns a name into the number of its enumerator, the form in which the option takes it.
template<typename T, std::size_t N>
CLI::Validator namesOf(const Names<T, N>& names) {
    return CLI::Validator(
        [&names](std::string& word) {
            for (const auto& [name, meaning] : names) {
                if (word == name) {
                    word = std::to_string(static_cast<int>(meaning));
                    return std::string();
                }
            }
            return "choose " + listOf(names) + butNot(word);
        },
        "", choicesOf(names));
}

/// What every command takes.
struct CommonOptions {
    int threads = 0;    ///< 0: all the machine has
    bool quiet = false; ///< no summary, no progress, no warnings
    bool force = false; ///< write over what is read
    ProgressForm progress = ProgressForm::Line;
    ReadSettings read;
    std::vector<std::string> pictureMeshes; ///< files of --picture-mesh (takePictureMeshes)
};

/// Whether a command writes files that could be in the way of others.
enum class Writes { Nothing, Files };

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes,
                      const char* group = "Options");

/// Reads the files of --picture-mesh into `read`. Errors: those of readPictureMeshes; PictureMeshTwice.
Expected<void> takePictureMeshes(CommonOptions& options);

/// Declares --packed (ExportSettings::packed); parsing fills `packed`, which has to outlive `command`.
void addPackedOption(CLI::App& command, bool& packed, const char* group = "Options");
/// Throws CLI::ValidationError where weights are to be packed and no output can hold such.
void refusePacked(bool packed, const std::vector<std::string>& outputs);

/// What a command line says of what engines get beside a file.
struct EngineOptions {
    std::optional<EngineFiles> files; ///< ExportSettings::engineFiles
    std::string scripts;              ///< a folder for the scripts (addEngineScripts); empty: none
};

/// Declares --engine-files and --engine-scripts. Parsing fills `options`, which has to outlive `command`.
void addEngineOptions(CLI::App& command, EngineOptions& options, const char* group = "Options");

/// What a command line says of a VRM. What was not given stays empty, so that a recipe
/// can speak.
struct VrmOptions {
    std::optional<std::string> name;
    std::optional<std::string> version;
    std::vector<std::string> authors;
    std::optional<std::string> copyright;
    std::optional<std::string> contact;
    std::vector<std::string> references;
    std::optional<std::string> thirdPartyLicenses;
    std::optional<std::string> otherLicense;
    std::optional<VrmAvatar> avatar;
    std::optional<VrmCommercial> commercial;
    std::optional<VrmModification> modification;
    std::vector<std::string> allow; ///< keys of kVrmAllowNames
    std::vector<std::string> bones; ///< each read by boneJointFrom
    std::optional<VrmSpec> spec;
    bool mtoon = false;
};

/// Declares the options; parsing fills `vrm`, which has to outlive `command`.
void addVrmOptions(CLI::App& command, VrmOptions& vrm);

/// The settings (a recipe's) with what the command line says put over them. One author replaces all, and so
/// does one reference; a bone replaces the same.
VrmSettings vrmSettings(const VrmOptions& options, VrmSettings settings = {});
/// The same over what the character's own VRM says of it.
VrmSettings vrmSettings(const VrmOptions& options, const Scene& scene);

/// The character of a VRM says of itself what the options do, so that a file that is kept says it too. Its
/// version stays.
void takeVrmOptions(const VrmOptions& options, Scene& scene);
/// What a file that is kept differs in: `changed`, and what the options say.
std::string withVrmOptions(const VrmOptions& options, const std::string& changed);
/// Whether a VRM 0.x is written as one, which looks along -Z.
bool staysOldVrm(const VrmOptions& options, const Scene& scene, std::span<const std::string> outputs);

/// "hips=Pelvis", "jaw=" for a bone that is not there. Nothing for a bone that VRM does not have.
std::optional<BoneJoint> boneJointFrom(const std::string& text);

/// Declares --lods and --lod-files; parsing fills `lods`, which has to outlive `command`.
void addLodOptions(CLI::App& command, LodOptions& lods, const char* group);

} // namespace sinew
