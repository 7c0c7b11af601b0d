#include "app/cli/skeleton/SkeletonCommand.h"

#include "app/cli/Typed.h"
#include "app/text/FormatLabels.h"
#include "core/io/patch/SaveScene.h"
#include "core/skeleton/edit/EngineJoints.h"

#include <CLI/Error.hpp>

#include <algorithm>

namespace sinew {
namespace {

const char* const kSkeletonHelp =
    R"(Done in this order: --rest-pose, --limit, --remove, --rename, --twists, --links, --ends, --root,
--names. Weights and clips follow; but for the skin about links, which bends
rounder, the character moves as before.

--links splits a joint that a clip bends further than so many degrees into
several, none of which bends further; --bend says how far a joint bends that no
clip shows: --bend LeftForeArm=140. --root adds a joint at the origin, which
takes the way over the floor from the hips in every clip.

--rest-pose makes a pose the rest pose: mesh, normals, shapes, joints and clips
follow. It is t-pose, a-pose (arms 45 degrees down) or a file of a pose as
sinew pose --help describes it. The skin is carried by the method of
--deformer and keeps its volume at the joints; the pose back brings the mesh
back. Implicit skinning puts it where it shows it and smooths opened folds.

--limit says how far a joint may turn around its own axes, in degrees from its
bind pose, or as its file counts them where the file limits it already. Posing,
inverse kinematics and the range of motion keep to it; clips of files play as
they are. FBX and .skel hold limits, other formats do not.

Files of skeletons, by extension:
  .skel  nested joints with offsets, limits and poses, as in the CSE 169 course
  .skin  the vertices and weights that go with it
  .bvh   joints with offsets, and the first clip as motion

Examples:
  sinew skeleton knight.fbx --twists 2 --names unreal -o knight_ue.fbx
  sinew skeleton knight.glb --links 45 --ends -o knight_links.glb
  sinew skeleton knight.fbx --remove Prop --rename names.csv -o knight_clean.fbx
  sinew skeleton knight.glb --rest-pose t-pose --front --ground -o knight_t.vrm
  sinew skeleton knight.fbx --limit LeftLeg=x:-5..140,y:0,z:0 -o knight_lim.fbx
  sinew skeleton knight.fbx -o knight.skel -o knight.skin -o knight.bvh
)";

constexpr Names<NameConvention, 7> kConventionWords{{{"mixamo", NameConvention::Mixamo},
                                                     {"unreal", NameConvention::Unreal},
                                                     {"unity", NameConvention::Unity},
                                                     {"godot", NameConvention::Godot},
                                                     {"vrm", NameConvention::Vrm},
                                                     {"rigify", NameConvention::Rigify},
                                                     {"blender", NameConvention::Blender}}};

void addSkeletonFiles(CLI::App& command, SkeletonOptions& options) {
    command
        .add_option("FILE", options.input,
                    "A rigged character: " + formatNames(mainCharacterFormats()).toStdString() + " and more")
        ->required();
    command
        .add_option("-o,--output", options.outputs,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() +
                        ", .skel, .skin or .bvh; can be repeated (required)")
        ->required()
        ->take_all()
        ->option_text("FILE");
}

void addJointChanges(CLI::App& command, SkeletonOptions& options) {
    const char* group = "Joints";
    command
        .add_flag("--centre", options.centre,
                  "Put joints into the middle of the limbs that they are in (default: they stay)")
        ->group(group);
    addList(command, "--limit", options.limits, limitFrom, "JOINT=x:MIN..MAX,y:MIN..MAX,z:MIN..MAX",
            "How far a joint may turn, in degrees: MIN..MAX, one angle where it stays, or none; can be "
            "repeated (default: as the file says)",
            group);
    command
        .add_option("--remove", options.remove,
                    "Remove a joint; its weight goes to its parent; can be repeated (default: none)")
        ->option_text("JOINT")
        ->group(group);
    command
        .add_option("--rename", options.rename,
                    "Rename joints by a table, a line OLD,NEW each, or JSON (default: names stay)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--twists", options.twists,
                    "Twist joints in each half of a limb, or in those of --twist (default 0)")
        ->check(between(0, 8))
        ->option_text("N")
        ->group(group);
    command
        .add_option(
            "--twist", options.twisted,
            "A joint that gets twist joints; can be repeated (default: upper and lower arms and legs)")
        ->option_text("JOINT")
        ->group(group);
    command.add_option("--links", options.links, "Most degrees that one joint may bend (default: any)")
        ->check(between(5, 180))
        ->option_text("X")
        ->group(group);
    command
        .add_option("--bend", options.bends,
                    "How far a joint bends, for --links; can be repeated (default: as clips bend it)")
        ->option_text("JOINT=X")
        ->group(group);
    command.add_flag("--ends", options.ends, "Add joints at the ends of the last bones (default: none)")
        ->group(group);
    command
        .add_option("--root", options.root,
                    "Add a joint of this name above all, which carries the motion (default: none)")
        ->option_text("NAME")
        ->group(group);
    command.add_option("--names", options.naming, "Names of the joints (default: as they are)")
        ->transform(namesOf(kConventionWords))
        ->group(group);
}

/// "Arm=90" and nothing else.
void checkBends(const SkeletonOptions& options) {
    for (const std::string& bend : options.bends) {
        const std::size_t at = bend.rfind('=');
        const auto degrees = at == std::string::npos ? std::string() : bend.substr(at + 1);
        if (at == 0 || degrees.empty() || degrees.size() > 6 ||
            degrees.find_first_not_of("0123456789.") != std::string::npos || degrees.front() == '.' ||
            std::ranges::count(degrees, '.') > 1) {
            throw CLI::ValidationError("--bend", "write JOINT=DEGREES, not " + bend);
        }
    }
    if (!options.bends.empty() && !(options.links > 0.0)) {
        throw CLI::RequiredError("--links, for --bend");
    }
}

} // namespace

CLI::App* addSkeletonCommand(CLI::App& app, SkeletonOptions& options) {
    CLI::App* command = app.add_subcommand("skeleton", "Change a skeleton as engines want it");
    addSkeletonFiles(*command, options);
    addRestPoseOptions(*command, options.rest, "it stays");
    addJointChanges(*command, options);
    command
        ->add_option("--max-influences", options.maxInfluences,
                     "Largest number of joints that move one vertex, all, or a platform, such as quest or "
                     "unreal-8 (default 4)")
        ->transform(influenceLimit(64))
        ->option_text("N");
    command->add_flag("--rebuild", options.rebuild,
                      "Write the file anew, even where the original could be kept (default: it is kept)");
    command->add_flag("--normalize-scale", options.normalizeScale,
                      "Put the scales of nodes, such as 0.01 or 100, into positions and joints: the file is "
                      "written anew with scale 1 everywhere, read back and compared (default: scales stay)");
    addPackedOption(*command, options.packed);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kSkeletonHelp);
    command->parse_complete_callback([&options, command] {
        checkBends(options);
        checkRestPoseOptions(options.rest, *command);
        refusePacked(options.packed, options.outputs);
    });
    return command;
}

} // namespace sinew
