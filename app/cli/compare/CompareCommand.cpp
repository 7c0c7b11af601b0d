#include "app/cli/compare/CompareCommand.h"

#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

#include <string>

namespace sinew {
namespace {

/// What `sinew compare --help` says below the options: examples, and the fields of its JSON.
std::string compareHelp() {
    return R"(Two files must contain the same mesh and skeleton in the same bind pose. Parts
and joints are paired by name, vertices by position; a seam counts once. Parts
attached to a joint without skin are not compared.

With --solvers the character is bound anew by each of them, with the settings
above, and judged by the weights it came with. Where it has none, all are
compared with the first. A solver that fails has a line that says why.

Examples:
  sinew compare artist.fbx sinew.glb
  sinew compare artist.fbx --nearest-bone --json
  sinew compare knight.fbx --solvers all --per-joint
  sinew compare knight.fbx --solvers geodesic,nearest --alpha 0.3 \
                --snapshot pictures

Columns with --solvers, explained below: precision, recall, L1, posed (error),
bleed, stretch, volume (change), influences; wins: joints at which the solver
comes nearest to the reference; flipped, crossing: faces in a stress pose; MB:
memory that it took.

JSON (sinewComparison names its version):
  version             release of Sinew that wrote it
  reference           file
  candidate           file, or null for --nearest-bone
  parts, vertices     how many were compared
  unweighted          vertices without weight in the candidate
  jointsMissing       names of joints with weight in the reference that the
                      candidate lacks
  totalVariation      0 equal .. 1 nothing in common: half the sum over the
                      joints of the difference, mean over the vertices
  sameStrongest       fraction of vertices with the same strongest joint
  posedError          fraction of the diagonal: root mean square distance of
                      both meshes when each joint with weight is bent by 60
                      degrees about three orthogonal axes
  roughness           mean over the vertices of |w - mean w of its neighbours|,
                      summed over the joints
  referenceRoughness  the same for the reference
  precision, recall   of the pairs of a vertex and a joint with weight there:
                      fraction of the candidate's that the reference has, and
                      of the reference's that the candidate has. Candidate
                      weights below 0.001, then those below 15 % of the
                      largest of their vertex, do not count here and in l1
  l1                  0 equal .. 2 nothing in common: sum over the joints of the
                      difference, mean over the vertices
  influences          mean number of weights over 0.01 of a vertex
  referenceInfluences the same for the reference
  faces               triangles between the compared vertices, or of the smooth
                      surface
  subdivision         only with --subdivision: what made the surface that
                      posedError and the faces are of
  flippedFaces        of them those that a stress pose turns inside out: their
                      normal faces away from the one that the bones' turn makes
                      of it
  crossingFaces       those that cross others in this pose and crossed none in
                      the bind pose
  referenceFlippedFaces, referenceCrossingFaces
                      the same for the reference
  transitionWidth, referenceTransitionWidth, transitionCenter,
  referenceTransitionCenter
                      medians over transitions; null without any
  transitions         joints at which weights pass from above to below:
    joint             name
    limbRadiusMeters  median distance of the vertices from the limb's axis
    width             from 10 % to 90 % of the weight below, in limb radii along
                      the bisector of the bones that meet at the joint
    center            at 50 %; 0 at the joint, positive below it
    referenceWidth, referenceCenter
                      the same for the reference
  causes              null, or with --causes:
    strongestJoint    the posed error that is left when vertices whose strongest
                      joint is another one get the reference's weights
    centers, widths   when transitions get the reference's centers or widths
    rigidShells       when shells that one joint moves in the reference follow
                      one joint: the one that has most of them in the candidate
    rigidShellsToTheirJoint
                      the same, with the reference's joint
    joints            of each joint its name, that of its parent (null: a root)
                      and squaredError, the fraction of the squared posed error
                      at vertices whose strongest joint it is in the reference
    taken             weight that the reference gives to one joint (from) and
                      the candidate to another (joint), mean over the vertices;
                      most first, down to 0.0001

JSON with --solvers (sinewSolverComparison names its version):
  version, parts, vertices, faces
                      as above
  file, skeleton      what was bound, and to the skeleton of which file, or null
  reuse               the file in whose voxels all solvers bind, or null
  recipe              the settings that all solvers share
  reference           weights (file, or the solver they are of), influences,
                      roughness, and as below bleed, stretch, volumeChange,
                      flippedFaces, crossingFaces
  solvers             of each solver:
    solver            name
    error             null, or why it has nothing else
    seconds           of the bind
    memoryBytes       by which the program grew at most; null: not known
    wins              joints at which it is best; null without weights in the
                      file
    unweighted, precision, recall, l1, totalVariation, sameStrongest,
    posedError, roughness, influences, flippedFaces, crossingFaces
                      as above
    bleed             weight on joints that are neither the strongest of their
                      vertex nor its parent or child, mean over the surface
    stretch           change of the edges' lengths as a fraction of their
                      length, mean over the bends of posedError
    volumeChange      change of the volume as a fraction of it, mean over the
                      same bends
  joints              of each joint; none where the file has no weights:
    joint             name
    vertices          those with more than half of their weight on it in the
                      reference
    best              the solver that differs least there, or null: two are as
                      near, within 0.001
    l1                of each solver: sum over the joints of the difference,
                      mean over these vertices
  pictures            files written by --snapshot
)";
}

CLI::Validator solverKeyOrAll() {
    std::string choices = "all";
    for (const Solver& solver : solvers()) {
        choices += '|';
        choices += solver.key;
    }
    return CLI::Validator(
        [](std::string& word) {
            const bool known = word == "all" || findSolver(word) != nullptr;
            return known ? std::string() : "choose all, or some of " + solverKeys() + ", not " + word;
        },
        "", choices);
}

/// Around the names of a list that people write with spaces.
CLI::Validator withoutSpaces() {
    return CLI::Validator(
        [](std::string& word) {
            const std::size_t first = word.find_first_not_of(' ');
            const std::size_t last = word.find_last_not_of(' ');
            word = first == std::string::npos ? std::string() : word.substr(first, last - first + 1);
            return std::string();
        },
        "");
}

CLI::Option* addSolvers(CLI::App& command, CompareOptions& options) {
    return command
        .add_option(
            "--solvers", options.solvers,
            "Bind REFERENCE with each of these solvers, in place of CANDIDATE, and say how near they "
            "come to its weights: all, or names with commas between them (default: compare CANDIDATE)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(solverKeyOrAll())
        ->transform(withoutSpaces())
        ->option_text("all|LIST");
}

/// What makes sense with several solvers alone.
void addSolverOptions(CLI::App& command, CompareOptions& options, CLI::Option* solvers) {
    const std::size_t before = command.get_options().size();
    command.add_flag("--per-joint", options.perJoint,
                     "Show which solver comes nearest at each joint (default: only how often each does)");
    command
        .add_option(
            "--snapshot", options.snapshot,
            "Write pictures into this folder: of each solver's character, bent, and of its difference "
            "from the reference (default: none)")
        ->option_text("DIR");
    addBindSettingOptions(command, options.bind);
    const auto declared = command.get_options([](CLI::Option*) { return true; });
    for (std::size_t i = before; i < declared.size(); ++i) {
        declared[i]->needs(solvers);
    }
}

} // namespace

CLI::App* addCompareCommand(CLI::App& app, CompareOptions& options) {
    CLI::App* command =
        app.add_subcommand("compare", "Compare the weights of two files, or of several solvers");
    command
        ->add_option("REFERENCE", options.reference,
                     "Rigged file with the reference weights; with --solvers the character to bind")
        ->required();
    CLI::Option* candidate =
        command->add_option("CANDIDATE", options.candidate, "Rigged file to compare with it");
    CLI::Option* nearest =
        command->add_flag("--nearest-bone", options.nearestBone,
                          "Compare weights that bind every vertex to its nearest bone, in place of CANDIDATE "
                          "(default: compare CANDIDATE)");
    CLI::Option* solvers = addSolvers(*command, options);
    command
        ->add_flag(
            "--causes", options.causes,
            "Say also what the posed error comes from: how much of it is left with the reference's strongest "
            "joints, transitions or rigid shells, and which joint took weight from which (default: not)")
        ->excludes(solvers);
    addSubdivisionOptions(*command, options.subdivision,
                          "Judge posed errors, flipped and crossing faces on the smooth surface");
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Files);
    addSolverOptions(*command, options, solvers);
    command->footer(compareHelp());
    command->parse_complete_callback([candidate, nearest, solvers] {
        const int given = static_cast<int>(!candidate->empty()) + static_cast<int>(!nearest->empty()) +
                          static_cast<int>(!solvers->empty());
        if (given == 0) {
            throw CLI::RequiredError("Either CANDIDATE, --nearest-bone or --solvers");
        }
        if (given > 1) {
            throw CLI::ValidationError(
                "Either CANDIDATE, --nearest-bone or --solvers can be given, not several of them");
        }
    });
    return command;
}

Expected<Printout> runCompare(const CompareOptions& options, Progress& progress) {
    return options.solvers.empty() ? compareFiles(options, progress) : compareSolvers(options, progress);
}

} // namespace sinew
