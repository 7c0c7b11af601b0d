#include "app/cli/bind/BindHelp.h"

namespace sinew {

std::string bindHelp() {
    return R"(Examples:
  sinew bind knight.fbx -o knight_rigged.fbx
  sinew bind knight.glb -o knight.fbx -o knight.glb --profile unreal
  sinew bind statue.obj --skeleton rig.bvh --resolution 512 -o statue.glb
  sinew bind hand.glb --max-influences 8 --alpha 0.4 --save-recipe hand.json \
             --report - -o hand_rigged.glb
  sinew bind hand.glb --resolution auto --gap 0.1 -o hand_rigged.glb
  sinew bind face.glb --refine -0.03,1.6,0.08,0.03,1.65,0.12@2048 \
             -o face_rigged.glb

  sinew bind elf.glb --part Hair=copy --part Sword=rigid:RightHand \
             --part Skirt=limit:Hips,LeftUpLeg,RightUpLeg -o elf_rigged.glb
  sinew bind knight.glb --part Cape=solve:nearest -o knight_rigged.glb
  sinew bind robot.glb --bone-alpha Spine=0.3 \
             --region "Visor=box:-0.1,1.6,0,0.1,1.7,0.2;joints=Head;blend=1%" \
             -o robot_rigged.glb

Report (JSON; sinewReport names its version):
  version                 release of Sinew that wrote it
  input                   file, skeleton (file or null), reuse (file or null),
                          parts, vertices, polygons, joints, metersPerUnit,
                          sizeMeters [x, y, z] (y is up)
  recipe                  all settings in force, itself a recipe for --recipe
  threads                 as asked for; 0 is all
  seconds.stages          import, prepare, octree, voxelize, windingNumbers,
                          adjacency, distances, solve, weights, export, picture
  seconds.bind            the whole bind, without reading and writing
  seconds.total           all of it
  peakMemoryBytes         largest memory the process held
  counts                  vertices, weldedVertices, triangles, influenceJoints,
                          boneSegments, leaves, boundaryVoxels, interiorLeaves,
                          boneVoxels, oneVoteLeaves, components, bridges,
                          unweightedVertices, maxInfluences
  solver                  what made the weights: geodesic, biharmonic ...
  solvers                 all that made weights, also of parts and regions with
                          one of their own: solver, vertices (those of which it
                          made the most)
  penalty                 the one in force; 0 too where the solver has none
  violation               how far solved weights may be from the best ones;
                          0: the solver does not come near them in steps
  voxelSizeMeters         edge of a voxel where nothing is refined
  finestVoxelSizeMeters   edge of the smallest, where it is refined
  leaks                   gaps across which weights may bleed: joints, position,
                          gapMeters, extentMeters, resolution there, state
                          (closed, touching or opened, by refinement)
  influenceJoints         names of the joints that may carry weight
  regions                 name, on, vertices it contains, whole (those entirely
                          inside)
  rigidShells             parts and shells (part#shell) that follow one joint,
                          as they move nearly as one: part, joint, share (the
                          joint's mean weight before)
  issues                  what was repaired, guessed, skipped or proposed
                          (RigidProposed: one joint has nearly all the weight of
                          a part or shell, part#shell; FollowProposed: a part
                          lies on skin that moves differently), each with during
                          (import, bind or export), code, level (warning or
                          note), subject, count, arguments and text; each one
                          by itself, where the summary gathers and counts many
                          of a kind as one
  lods                    levels of detail in their order: share (of the
                          triangles, as asked), triangles
  outputs                 file and bytes of everything written before the
                          report, including a .gltf's buffer and pictures;
                          onlySkinChanged: it is IN with another skin, and a
                          comparison of both found no other difference

Recipe: {"sinewRecipe": 1, "fitSkeleton": false, "skeletonEdits": [...], "bind":
{...}, "export": {...}}; write one with --save-recipe. An unknown key is an
error, a missing one has its default. "skeletonEdits" are made in their order,
before all else, each with a list of "joints": {"edit": "add", "joints":
[{"joint", "parent", "position", "turn", "tail"}]}, "delete" (weights and joints
below go to the joint above), "parent" (a new "parent"), "rename" (a new
"name"), "place" ("position", "turn", "tail"), "divide" (weight shared along a
bone "from" "to", by "fraction").
)";
}

} // namespace sinew
