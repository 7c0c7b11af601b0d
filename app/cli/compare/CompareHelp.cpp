#include "app/cli/compare/CompareHelp.h"

namespace sinew {

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
comes nearest to the reference; MB: memory that it took.

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

JSON with --solvers (sinewSolverComparison names its version):
  version, parts, vertices
                      as above
  file, skeleton      what was bound, and to the skeleton of which file, or null
  reuse               the file in whose voxels all solvers bind, or null
  recipe              the settings that all solvers share
  reference           weights (file, or the solver they are of), influences,
                      roughness, and as below bleed, stretch, volumeChange
  solvers             of each solver:
    solver            name
    error             null, or why it has nothing else
    seconds           of the bind
    memoryBytes       by which the program grew at most; null: not known
    wins              joints at which it is best; null without weights in the
                      file
    unweighted, precision, recall, l1, totalVariation, sameStrongest,
    posedError, roughness, influences
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

} // namespace sinew
