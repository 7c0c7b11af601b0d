#include "app/cli/SubdivisionOptions.h"

#include "app/cli/CommonOptions.h"
#include "core/geometry/subdivide/SubdividedMesh.h"
#include "core/scene/SmoothParts.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kOfFile = "file";

bool namesLevels(const std::string& text) {
    return text == kOfFile || (text.size() == 1 && text[0] >= '0' && text[0] - '0' <= kMaxSubdivisionLevel);
}

/// Of all parts, none with more levels than `limit`.
std::size_t smoothFaceCount(const Scene& scene, const std::vector<SubdivisionChoice>& choices, int limit) {
    std::size_t faces = 0;
    for (std::size_t part = 0; part < choices.size(); ++part) {
        if (const int levels = std::min(limit, choices[part].levels()); levels > 0) {
            faces += subdividedFaceCount(*scene.parts[part].mesh, choices[part].scheme, levels);
        }
    }
    return faces;
}

} // namespace

CLI::Option* addSubdivisionOptions(CLI::App& command, SubdivisionOptions& options, const char* what,
                                   const char* group) {
    CLI::Option* levels =
        command
            .add_option("--subdivision", options.levels,
                        std::string(what) +
                            " that so many levels of subdivision make of the posed mesh, 0 to " +
                            std::to_string(kMaxSubdivisionLevel) +
                            "; file: as an FBX file says of each of its meshes (default 0)")
            ->check(CLI::Validator(
                [](std::string& text) {
                    return namesLevels(text)
                               ? std::string()
                               : "write a number from 0 to " + std::to_string(kMaxSubdivisionLevel) +
                                     ", or file, not " + text;
                },
                ""))
            ->option_text("LEVELS");
    CLI::Option* scheme =
        command
            .add_option("--subdivision-scheme", options.scheme,
                        "How it is subdivided: catmull-clark, for polygons of any size; loop, for triangles, "
                        "into which larger polygons are cut first (default catmull-clark)")
            ->transform(namesOf(kSubdivisionSchemeNames))
            ->needs(levels)
            ->option_text("NAME");
    if (*group != '\0') {
        levels->group(group);
        scheme->group(group);
    }
    return levels;
}

Expected<std::vector<SubdivisionChoice>> subdivisionChoices(const SubdivisionOptions& options,
                                                            const Scene& scene, const std::string& file) {
    if (options.levels.empty() || options.levels == "0") {
        return std::vector<SubdivisionChoice>();
    }
    std::vector<SubdivisionChoice> choices = fileChoices(scene);
    for (SubdivisionChoice& choice : choices) {
        if (options.levels != kOfFile) {
            choice.smooth = true;
            choice.level = options.levels[0] - '0';
        }
        choice.scheme = options.scheme.value_or(choice.scheme);
    }
    int possible = kMaxSubdivisionLevel;
    while (possible > 0 && smoothFaceCount(scene, choices, possible) > kMaxSubdividedFaces) {
        --possible;
    }
    if (smoothFaceCount(scene, choices, kMaxSubdivisionLevel) > kMaxSubdividedFaces) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {"--subdivision of " + file, options.levels, "0", std::to_string(possible)});
    }
    return choices;
}

std::string subdivisionText(const SubdivisionOptions& options) {
    if (options.levels.empty() || options.levels == "0") {
        return {};
    }
    const bool loop = options.scheme == SubdivisionScheme::Loop;
    const std::string scheme = loop ? "Loop" : "Catmull-Clark";
    if (options.levels == kOfFile) {
        return "as many levels of " + scheme + " as the file says";
    }
    return options.levels + (options.levels == "1" ? " level of " : " levels of ") + scheme;
}

} // namespace sinew
