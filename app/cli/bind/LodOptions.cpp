#include "app/cli/bind/LodOptions.h"

#include "app/cli/CommonOptions.h"

namespace sinew {
namespace {

constexpr double kSmallestLod = 0.001;
constexpr double kLargestLod = 0.999;

} // namespace

void addLodOptions(CLI::App& command, LodOptions& lods, const char* group) {
    command
        .add_option(
            "--lods", lods.shares,
            "Make levels of detail: for each of these parts of the triangles, as 0.5,0.25, coarser "
            "meshes NAME_LOD1, NAME_LOD2 and so on, whose vertices keep their weights; in the same file the "
            "character's own become NAME_LOD0 (default: none)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(between(kSmallestLod, kLargestLod))
        ->option_text("LIST")
        ->group(group);
    command
        .add_flag(
            "--lod-files", lods.files,
            "Write each level into a file of its own, OUT_LOD1 and so on beside OUT (default: into OUT, "
            "which is then written anew)")
        ->group(group);
}

std::string lodText(const LodOptions& lods) {
    std::string text;
    for (const double share : lods.shares) {
        text += (text.empty() ? "" : ",") + exactText(share);
    }
    return text;
}

} // namespace sinew
