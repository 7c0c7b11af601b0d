#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// Partial trouble and how it was treated: never a failure, never silence. Its words are in
/// app/text/tables; `subject` fills %1, `count` %2, `arguments` %3, %4, ...
enum class NoticeCode {
    // Import. Subject: the mesh, unless said otherwise.
    NonFiniteVerticesMoved,    ///< count vertices had NaN, infinite or huge coordinates and were put between
                               ///< their neighbours
    MeshWithoutPlacesDropped,  ///< a mesh none of whose count vertices has a usable position
    NodePlaceReset,            ///< a node whose transform is not finite or huge stands where its parent does;
                               ///< subject: node
    SkinBindPoseReset,         ///< count joints of its skin were bound by matrices that cannot be used
    PolygonsOutOfRangeDropped, ///< count polygons named vertices that do not exist
    LinesAndVerticesDropped,   ///< count primitives with fewer than 3 corners
    EmptyMeshDropped,          ///< a mesh without polygons
    WeightsNormalised,         ///< count vertices whose stored weights were not of sum 1
    WeightsInvalid,            ///< count vertices whose stored weights were negative or no numbers, or of
                               ///< joints that do not exist
    VerticesUnweighted,        ///< count vertices without any stored weight
    RigidPartSkinned,          ///< a part without skin follows the joint it hangs on; arguments: joint
    BindSpaceUnified,          ///< a skin whose bind space differed was moved into the skeleton's
    BindPoseInconsistent, ///< two skins disagree on where a joint was bound; subject: joint; arguments: mesh
    JointNameGiven,       ///< a joint without name got one; subject: the new name
    JointNameDuplicate,   ///< subject: joint, count: how many share the name
    JointScaleRemoved,    ///< count joints carried scale in their bind transform; subject: file
    TextureMissing,       ///< subject: texture, arguments: path
    TextureDamaged,       ///< subject: texture whose picture cannot be decoded
    TextureRefused,       ///< its picture is not read; subject: texture, arguments: path, reason ("outside",
                          ///< "not beside" for formats whose pictures have to be beside the model, "no file",
                          ///< "no picture", "too large", "unreadable")
    ContentIgnored,       ///< what the scene has no place for; subject: file, arguments: "kind:count" each
    SkeletonGuessed,      ///< no skin names joints, so the node hierarchy is taken; subject: root joint
    SkeletonRootsMany,    ///< subject: file, count roots
    SkeletonReplaced,     ///< the file's own skeleton gave way to another; subject: skeleton file
    PictureWithoutAlpha,  ///< nothing of it is transparent: the character is its whole rectangle; subject:
                          ///< picture
    AnimationIgnored,     ///< subject: clip, arguments: reason
    TextureFoundByName,   ///< subject: texture, arguments: path in the file, path it was found at
    TextureFromOutside,   ///< subject: texture, arguments: path outside of the model's folder
    MaterialFileRefused,  ///< subject: material file that is not read, arguments: reason as of TextureRefused
    NodePoseDropped,      ///< subject: file, count joints whose nodes stand otherwise than bound; arguments:
                          ///< one of them, the largest distance in metres
    MotionFramesMissing,  ///< subject: file of motion, count frames read; arguments: how many it claims
    MotionRateGuessed,    ///< subject: file of motion without a usable frame time; arguments: frames a second
    PartsFarFromSkeleton, ///< subject: file, count parts that are no part of the character; arguments: one
    SizeUnusual,          ///< subject: file; arguments: largest extent in metres
    TemplateDoubtful,     ///< subject: file, count joints placed by usual proportions; arguments: template
    FingersFewer,         ///< subject: file, count fingers that its hands show; arguments: how many were
                          ///< asked for
    SideFileRenamed,      ///< subject: name in the file that cannot be written beside it; arguments: new name
    AvatarEntriesIgnored, ///< subject: file, count entries of its avatar's data that are not read; arguments:
                          ///< why (key), the first of them (a path in the file, and its name)
    SpringEndsStill,    ///< subject: file of a kept VRM 1.0, count chains whose last joint stays still there,
                        ///< as no joint marks its end
    JointLimitsDropped, ///< subject: file, count joints whose limits are turned round (min greater than max)
                        ///< or no numbers; arguments: one of them
    // Bind.
    SkeletonOutside, ///< most joints lie outside the mesh and no fit was found; subject: file, count joints
                     ///< outside; arguments: of so many
    SkeletonFitProposed, ///< the same with a fit; more arguments: scale, axis it turns up, degrees about the
                         ///< vertical, move x, y, z in metres
    SkeletonFitted,      ///< subject: file; arguments: the fit, as above
    JointFar,            ///< subject: joint too far from the mesh to be meant; arguments: distance in metres
    HandleFar,           ///< the same of a handle; subject: its joint
    JointsCoincide,      ///< subject: file, count joints whose bones lie where others do; arguments: one, the
                         ///< one whose bone is there too
    JointNotSource,      ///< subject: joint, arguments: why ("no weights in the file", "name", "root")
    LoneBonesGuessed,    ///< subject: file, count joints without parent and child whose bones were guessed;
                         ///< arguments: the local axis they run along, as "+Y"
    JointOutside,        ///< subject: joint, arguments: distance to the nearest voxel in metres
    JointReachesNothing, ///< subject: joint; nearer joints took every vertex
    PartKeptRigid,       ///< subject: part, count vertices, arguments: the joint it hangs on
    PartBridged,   ///< subject: part, count vertices, arguments: gap in metres, joint that leads most of it
    NoBoneInSight, ///< subject: part, count vertices of shells in which none sees a bone, heated by the
                   ///< nearest
                   ///< one behind a wall; arguments: joint that leads most of it
    VerticesOutsideVoxels, ///< subject: part, count vertices that no polygon uses, bound by the nearest voxel
    ShellsFlipped,         ///< subject: part, count shells oriented outward for the solver only
    ShellsInverted,        ///< the same, where the settings leave them as they are
    DuplicatesDropped,     ///< subject: file, count triangles in the place of others, left out by the solver
    HolesFilled,           ///< subject: file, count border loops closed for the solver only
    HolesLetOutsideIn,     ///< subject: part, count holes; of the widest: width, depth in metres, x, y, z
    DegenerateFacesIgnored, ///< subject: part, count faces without area
    VoxelsDrawn,            ///< subject: file, count pictures read back; arguments: the driver that drew them
    FlatModel,              ///< no interior at all: distances run over the surface voxels
    VoxelsJoin,             ///< subject: joint; arguments: other joint, gap in metres, x, y, z of the place
    VoxelsTouch,            ///< the same, where the surfaces touch: no resolution parts them
    VoxelsParted,           ///< the same, parted by refinement; one more argument: the resolution there
    RefinementCurtailed,    ///< subject: file, count places left joined because finer voxels would not have
                            ///< fitted into memory
    WeightsNotConverged,    ///< subject: joint whose program ended at its limit of steps, count such joints;
                            ///< arguments: largest violation of the optimality conditions
    PartRigidByRule,        ///< subject: part, count vertices, arguments: joint
    PartFollowsSkin,        ///< subject: part, count vertices, arguments: largest gap in metres
    PartOnlyJoints,         ///< subject: part, count vertices, arguments: the joints
    PartExcluded,           ///< subject: part, count vertices
    PartsMadeRigid,         ///< subject: file, count parts and shells that follow one joint, as they move
                            ///< nearly as one; arguments: their names, each with its joint
    RigidProposed,          ///< subject: part, count vertices, arguments: its fraction, joint
    UnskinnedPart,  ///< subject: part without skin beside others that have one, count vertices, arguments:
                    ///< joint that moves it most, its fraction, nearest joint, distance to its bone in metres
    FollowProposed, ///< subject: part, count vertices, arguments: how much its weights differ from those
                    ///< of the skin below, distance to that in metres
    RegionHoldsNothing, ///< subject: region without any vertex of the solved parts
    RegionJointUnknown, ///< subject: region, arguments: joint that is not there or may not carry weight
    RegionJointReachesNothing, ///< subject: region, count vertices it holds, arguments: its joint that
                               ///< reaches none of them
    RegionShapeUnused,         ///< subject: region that keeps its shape where no solver heeds that
    RegionPaintOutdated,  ///< subject: region, count painted vertices of a part that is gone or has changed;
                          ///< arguments: part
    AlphaCurveUnused,     ///< subject: joint or region of a curve of alpha that is not there
    DriverUnused,         ///< subject: joint or shape that a driver names and that is not there
    SpringsLeftOut,       ///< subject: chain, collider or group of springs that is left out; arguments: why
                          ///< (key), the joint or number that it is about
    ConstraintsInexact,   ///< subject: file, count constraints that cannot say what they said before the axes
                          ///< of their joints were turned; arguments: the first joint of them
    ShapeVerticesFlat,    ///< subject: shape, count vertices that it leaves, since the pose flattens them
    ShapeRepeatsWeights,  ///< subject: shape, count vertices that weights alone bring to where it does
    BoneSmoothnessUnused, ///< subject: joint that is not there or may not carry weight
    BoneVolumeUnused,     ///< subject: joint that may not carry weight
    BoneAlphaUnused,      ///< subject: joint that is not there or may not carry weight
    CageOutside,          ///< subject: cage whose box and the mesh's have nothing in common; count vertices
    CageFar,              ///< subject: cage, count vertices too far from the mesh to be meant; arguments: the
                          ///< largest distance in metres
    CagesCross,          ///< subject: cage, count faces of it and of another cage that cross; arguments: that
                         ///< cage
    CageFacesCross,      ///< subject: cage, count faces that cross another
    CageOpen,            ///< subject: cage, count edges where its surface ends
    CageVerticesMany,    ///< subject: cage, count vertices, each of which is a joint
    ControlHoldsNothing, ///< subject: lattice or wire that has no vertex
    ControlWeightsCut,   ///< subject: lattice or wire, count vertices whose influences the limit cuts;
                         ///< arguments: the largest fraction of a vertex' weights that is lost
    WeightsPruned,       ///< subject: part, count weights under the threshold removed
    // Transfer.
    TransferBound,       ///< subject: part, count vertices that hang free, which were bound to the skeleton
    TransferPiecesFar,   ///< subject: part, count vertices that hang free and could not be bound, which copy
                         ///< the nearest place however far it is
    TransferFewMatched,  ///< subject: part, count vertices that match; argument: what fraction that is
    TransferSizesDiffer, ///< subject: part, count vertices that match; arguments: the diagonals of the part
                         ///< and of the surface that the weights come from
    TransferJointsMissing, ///< subject: file, count joints with weight and without counterpart, whose weight
                           ///< their ancestors get; arguments: their names in one
    TransferNotMirrored,   ///< subject: part, count vertices without an image on the other side, which keep
                           ///< the weights that they got
    WeightTexelsShared,    ///< subject: part, count vertices whose texels in images of weights are others'
    // Weights in force.
    WeightsZero,        ///< subject: part, count vertices without weights, though in a polygon
    WeightsFar,         ///< subject: part, count vertices with weights of joints that are far
    WeightsNoisy,       ///< subject: part, count vertices with weights beyond those of all neighbours
    WeightsBeyondLimit, ///< subject: part, count vertices with more influences than arguments: limit
    WeightsStoredWrong, ///< subject: part, count vertices whose weights in the file are invalid or not of
                        ///< sum 1
    // Export.
    LodFiner, ///< subject: mesh of a level of detail, count triangles it keeps; arguments: how many were
              ///< asked
    InfluencesLimited,    ///< subject: mesh, count vertices cut to arguments: limit
    PolygonsTriangulated, ///< subject: mesh, count polygons; the format knows triangles only
    TextureNotEmbedded,   ///< subject: texture, arguments: reason
    MorphTargetsDropped,  ///< subject: mesh, count shapes, arguments: reason
    VerticesGivenToRoot,  ///< subject: mesh, count vertices without weights follow the root; arguments: joint
    UnusedVerticesDropped, ///< subject: mesh, count vertices without polygon; the format has no place for
                           ///< them
    TextureDropped,        ///< subject: texture, arguments: why the format has no place for it
    TextureKindRare,       ///< subject: texture, arguments: its kind, which few readers of the format know
    MeshCopied,           ///< subject: mesh of several nodes that now has other weights on each, so one got a
                          ///< copy; count copies
    WeightsUnpacked,      ///< subject: mesh, count primitives whose weights were compressed and are not now
    VrmWithoutHumanoid,   ///< subject: file that is called a VRM and names no bones of a human
    AvatarEntriesDropped, ///< subject: file, count entries of the avatar that it cannot hold; arguments: why
                          ///< (key), the first of them
    VrmConstraintsLost,   ///< subject: file of a VRM 0.x, count driven joints that it has no constraint for
    VrmFacesElsewhere,    ///< subject: file of a VRM whose character does not face +Z
    VrmPoseOff,  ///< subject: file of a VRM, count arm and leg bones that are not as in a T-pose; arguments:
                 ///< the worst of them, its angle in degrees
    FileRebuilt, ///< subject: file that was to be kept and was written anew; arguments: why (key)
    MotionFlattened, ///< subject: file, count joints that clips turn out of the picture's plane; arguments:
                     ///< one
    ShearDropped, ///< subject: file, count joints that clips shear, which the format cannot; arguments: one
    ScalesNormalized, ///< subject: file, count nodes that had a scale, which positions and joints have now;
                      ///< arguments: the smallest scale, the largest
    ClipTooLong,      ///< subject: clip that was left out, count frames; arguments: how many the format holds
    NamesChanged,     ///< subject: file, count names that are others in it; arguments: one, what it became
    TextureNotRepeated, ///< subject: texture, arguments: part that shows it beyond its edges
    ContentDropped,     ///< what the format has no place for; subject: file, arguments: "kind:count" each
    // Rest pose.
    RestPoseScaled, ///< subject: joint whose scale became part of the mesh and of the distances below it
    RestPoseFolds,  ///< subject: part, count vertices that were smoothed: the pose opens a fold there
    RestPoseLeft,   ///< subject: part without weights, count vertices, which stays where it is
    // Expressions.
    ExpressionsNotFound,      ///< subject: file, count shapes, none of whose names says what a face shows
    ExpressionShapesMissing,  ///< subject: expression, count shapes that it sets and no part has; arguments:
                              ///< one of them
    ExpressionWeightsClamped, ///< subject: expression, count weights that were not from 0 to 1
    ExpressionRenamed,        ///< subject: expression whose name another one has, arguments: its new name
    JawShapeMade,             ///< subject: shape, count vertices, arguments: the joint that opens the mouth
    // Project.
    RebindDiffers,       ///< subject: project; the weights made anew are not those that were saved
    PosedJointsMissing,  ///< subject: project, count joints of its pose that the skeleton does not have
    DeformJointsMissing, ///< subject: project, count joints it deforms in a way of their own, not there any
                         ///< more
    SkeletonEditsLost,   ///< subject: project, count edits of the skeleton that it no longer allows
    ShapesMissing,       ///< subject: project, count shapes of parts that are gone or have other vertices
    JointLocksMissing,   ///< subject: project, count locked joints that the skeleton does not have
    HiddenPartsMissing,  ///< subject: project, count hidden parts that are not there any more
    PartRulesLost,     ///< subject: project, count rules whose part or joint is gone; arguments: their names
    RebindFailed,      ///< subject: project that was bound and cannot be bound any more; arguments: why
    VolumeMeshMissing, ///< subject: project, arguments: file of the mesh in whose volume it was bound, which
                       ///< cannot be read or has changed
    VolumeMeshOutside, ///< subject: part, count vertices that lie outside the volume of the mesh before
    LayersTransferred, ///< subject: part whose mesh has changed, count vertices with edits of layers now
    LayerEditsLost,    ///< subject: part as it was, count vertices whose edits the changed mesh has no
                       ///< place for
    HandMeshUnused, ///< subject: mesh made by hand whose picture is not there or has another size, count its
                    ///< vertices
    Count
};

struct Notice {
    NoticeCode code = NoticeCode::Count;
    std::string subject;
    std::size_t count = 0;
    std::vector<std::string> arguments;

    bool operator==(const Notice&) const = default;
};

using Notices = std::vector<Notice>;

} // namespace sinew
