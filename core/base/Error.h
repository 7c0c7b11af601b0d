#pragma once

#include <tl/expected.hpp>

#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// Everything a user can cause. The words of each are in app/text/tables (FileErrors.cpp,
/// CharacterErrors.cpp); the arguments named here fill its %1, %2, ... in this order. `Count` stays last: a
/// test walks the range and asks for a text.
enum class ErrorCode {
    Canceled,            ///< no arguments
    FileNotFound,        ///< file
    FileUnreadable,      ///< file, reason
    FileEmpty,           ///< file
    FileBroken,          ///< file, what the reader said
    FormatUnknown,       ///< file, extension
    FormatNotWritable,   ///< file, extension, formats that can be written
    FileUnwritable,      ///< file, reason
    NoMesh,              ///< file
    NoFaces,             ///< file
    PositionsUnusable,   ///< file, mesh without a usable position, how many vertices it has
    NoSkeleton,          ///< file
    NoWeights,           ///< file
    SkeletonBroken,      ///< file, what is wrong
    SkeletonCycle,       ///< file, joint
    TooManyJoints,       ///< file, count, limit
    TooManyFaces,        ///< file, count, limit
    NoSourceJoints,      ///< no arguments: the joint choice leaves no joint to bind to
    JointUnknown,        ///< joint, where it was named
    PartUnknown,         ///< part, file, the names there are
    VertexUnknown,       ///< vertex, part, its last vertex
    ParameterOutOfRange, ///< parameter, value, smallest, largest
    ParameterUnknown,    ///< parameter, where it was named
    SolverUnknown,       ///< solver, those there are
    NotEnoughMemory,     ///< needed (MiB), available (MiB), resolution asked, largest resolution that fits
    RefineBoxOutside,    ///< number of the box; the character's box: lowest x, y, z, highest x, y, z
    RefinementTooLarge,  ///< number of the box, needed (MiB), available (MiB), resolution asked, largest that
                         ///< fits
    NoOpenGl,            ///< no arguments: voxels were to be drawn, and there is no OpenGL 3.3
    DrawingFailed,       ///< no arguments: the graphics driver failed while it drew voxels
    OutOfMemory,         ///< what was being done (bind, reading, writing, picture), file it was done with
    RecipeBroken,        ///< file, what is wrong
    StyleBroken,         ///< file, what is wrong
    StyleOtherVersion,   ///< file, its version, the version that can be read
    StyleTooFew,         ///< folder or file, how many finished characters it has, how many are needed
    PoseBroken,          ///< file, what is wrong
    TargetsBroken,       ///< file with targets of vertices, what is wrong
    PictureMeshBroken,   ///< file with meshes of pictures, what is wrong
    PictureMeshTwice,    ///< mesh of a picture, file that has it, file that has it again
    ZeroSizeScene,       ///< file
    PictureUnwritable,   ///< file, reason
    ProjectBroken,       ///< file, what is wrong
    ProjectTooNew,       ///< file, its version, the newest version that can be read
    SourceMoved,     ///< project, source file where it was last, number of the skeleton (-1: the character)
    SourceChanged,   ///< project, source file, number of the skeleton (-1: the character)
    SourceEdited,    ///< source file, which is another than when it was opened
    KeptFileDiffers, ///< file that was to keep all but its skin, the first other thing that would differ
    SourceUnmatched, ///< source file, part whose vertices it no longer holds
    NotKept, ///< file that would lose much if it were written anew, which nobody asked for; why it is not
             ///< kept (key)
    VrmBonesMissing,  ///< file, required bones of VRM that no joint was recognised as (empty: no skeleton)
    VrmBoneMisplaced, ///< file, bone, its joint, the bone that it has to lie below, that one's joint
    VrmJointTwice,    ///< file, joint, the two bones that it is named for
    VrmBoneUnknown,   ///< bone that VRM does not have
    VrmAuthorMissing, ///< file
    AutosaveBroken,   ///< file it was moved to, what is wrong
    VerticesDiffer, ///< candidate, how many vertices of the reference it lacks, how many there are, reference
    JointsDiffer,   ///< candidate, reference: no joint of one name
    RulePartUnknown,     ///< part (and shell) that a rule names, the parts there are
    RuleJointUnknown,    ///< part, joint that its rule names: there is none, or it may not carry weight
    RuleIncomplete,      ///< part whose rule does not name the joints it needs, or names some, or a solver,
                         ///< that it cannot use
    RuleSolverUnknown,   ///< part (and shell), solver that its rule names, those there are
    RulesClash,          ///< part that two rules name
    NothingToFollow,     ///< part that is to follow the skin, and nothing is solved
    AllExcluded,         ///< no arguments: the rules leave no part to bind
    ReuseJointDiffers,   ///< file whose voxels were to be reused, joint that it lacks or has elsewhere
    ReusePartOutside,    ///< part, how many of its vertices lie outside, farthest (m), file whose voxels were
                         ///< reused
    RegionNameTaken,     ///< name that two regions have, or an empty one
    RegionSolverUnknown, ///< region, solver that it names, those there are
    RegionShapeBroken,   ///< region without size, or with a place or size that is no number
    RegionPaintBroken,   ///< region, part of which what is painted makes no sense
    AlphaCurveEmpty,     ///< joint over whose angle a curve of alpha has no key
    AlphaKeyTwice,       ///< joint, angle (degrees) at which such a curve has two keys
    DriverEmpty,         ///< joint whose angle drives something, with no key
    DriverKeyTwice,      ///< joint, angle (degrees) at which its driver has two keys
    DriverOfItself,      ///< joint that would drive itself
    DriverPoseBroken,    ///< joint of a driver that measures from a pose which it cannot measure from
    BakeWithoutPoses,    ///< no arguments: no pose to bake from is chosen, or none moves a vertex
    BakeWithoutGain,     ///< method that shows just what linear skinning shows
    BakeTooLarge,        ///< megabytes that the poses' vertices would take, megabytes that are allowed
    ShapesNotHeld,       ///< file to be written that cannot hold shapes, its format, formats that do
    DriverCircle,        ///< joint that would drive itself by way of others, the joints of the circle in one
    SpringChainShort,    ///< chain of springs with fewer than two joints
    SpringOrderBroken,   ///< chain of springs, joint, joint after it that is not below it
    SpringJointTwice,    ///< joint, two chains of springs in which it would swing
    SpringIndexUnknown,  ///< chain or group of springs, number that it names (from 0), how many there are
    ColliderWithoutSize, ///< collider, its joint
    AvatarBroken,        ///< file with an avatar, what is wrong
    ShapeFileUnsuited,   ///< file that holds no mesh which could have been sculpted
    ShapeVertexCount,    ///< file with a shape, part, how many vertices it has there, how many here
    ShapeWithoutTurn,    ///< shape of a pose in which no joint turns that could drive it
    ShapeUnchanged,      ///< shape that moves no vertex: what it was made of stands there already
    ShapeUnknown,        ///< shape that the character does not have, or that is its file's own
    ShapeNameTaken,      ///< name that another shape has
    ShapeNotMirrored,    ///< shape no vertex of which has a counterpart on the other side
    ShapeDriverUnpaired, ///< shape, joint that turns it on and has no partner on the other side
    ShapeOneSided,       ///< shape to be split that moves vertices on one side alone
    ShapeOff,            ///< shape that is off in the pose in which it was to be edited
    HandleBroken,        ///< joint whose handle has a position or size that cannot be used
    HandleRegionUnknown, ///< joint, region that its handle is to be and that is not there
    HandleAreaEmpty,     ///< joint, region that its handle is to be and that holds no vertex
    HandleVerticesLost,  ///< joint, of whose handle's vertices the character has none
    HandlePartNeeded,    ///< joint whose handle's vertices are of no named part, the parts there are
    VertexListBroken,    ///< file, line (from 1), what stands there
    PseudoEdgeToItself,  ///< joint that a pseudo-edge was to connect with itself
    PseudoEdgeTwice,     ///< two joints that two pseudo-edges connect
    CageFileBroken,      ///< file, what is wrong
    CageNameTaken,       ///< name that two cages have, or an empty one
    CageEmpty,           ///< cage without vertices
    CageTooLarge,        ///< cage, how many vertices it has, the most it may have
    CageJointsIncomplete,   ///< cage, how many joints it names, how many vertices it has
    CageVertexNotFinite,    ///< cage, vertex (from 0) whose position is no number, or huge
    CageIndexOutOfRange,    ///< cage, vertex that a face or edge names, its last vertex
    CageVertexRepeated,     ///< cage, number of the face or edge (from 1), vertex that it names twice
    CageVerticesCoincide,   ///< cage, two of its vertices that lie in the same place
    CageJointTaken,         ///< cage, joint that another vertex of a cage has, or an empty name
    LatticeCountOutOfRange, ///< lattice, control vertices along an axis, the fewest and the most there may be
    LatticeIncomplete,      ///< lattice, how many control vertices it has, how many its counts ask for
    LatticeFlat,            ///< lattice without size along one of its axes
    LatticeUneven,          ///< lattice, control vertex (from 0) that is not in its place in the grid
    LatticeOfNothing,       ///< lattice, part or region around which it was to be made and that is not there
    WireVertexCount,        ///< wire, how many control vertices it has, the most it may have
    WireNotPath,            ///< wire whose edges are not one path through all its control vertices
    DropOffInvalid,        ///< lattice or wire whose drop-off is negative or no number, or a wire's that is 0
    JointLocked,           ///< joint that a brush was to change
    NoJointChosen,         ///< no arguments: a brush needs the joint whose weight it paints
    LayerNotPaintable,     ///< layer: hidden, or of a kind that cannot be painted on
    AllJointsLocked,       ///< no arguments: a brush may change no joint
    LayersFitNothing,      ///< file that is not the mesh which the layers of weights were made on
    TransferNothingNear,   ///< file with weights, file no vertex of which matches a place of the first
    TransferNormalsTurned, ///< the same: vertices lie within reach, but their normals point the other way
    TransferJointsDiffer,  ///< file with weights, file: no joint with weight has a counterpart
    JointMapBroken,        ///< file, what is wrong
    WeightsBroken,         ///< file, what is wrong
    WeightCountsDiffer,    ///< file, how many vertices its weights are for, part, how many vertices that has
    NoUvs,                 ///< part whose weights were to be images, character
    FileOutside,           ///< file, file it names that is absolute or lies outside its folder
    ExtensionRequired,     ///< file, extension of glTF that it cannot be read without
    NoOtherSide,           ///< no arguments: no vertex has a counterpart across the plane it was mirrored by
    NotRigged,             ///< file without a skeleton, where one is needed and cannot come from elsewhere
    TargetIsInput,         ///< file to be written, file being read that it would overwrite
    SideFileExists,        ///< file beside a .gltf that would be overwritten, the .gltf
    TargetsClash,          ///< file that two results would be written to, the .gltf that it belongs to
    BatchEmpty,            ///< folder or list without a character, the usual formats
    BatchOutputInside,     ///< folder of the outputs, folder of the inputs that holds it
    BatchQuarantineInside, ///< folder of the quarantine, folder of the inputs or outputs that holds it
    BatchSameOutput,       ///< two inputs, file that both would be written to
    ReaderTimedOut,        ///< file, name of its format, seconds after which its reader was stopped
    ReaderCrashed,         ///< file, name of its format
    ReaderOutOfMemory,     ///< file, name of its format, GiB that its reader may take
    JointNameTaken,        ///< name that another joint has, or an empty one
    JointParentCycle,      ///< joint, its new parent, which is itself or below it
    JointOfHandle,         ///< joint that a handle or a cage made, which an edit of the skeleton names
    JointPlaceBroken,      ///< joint that an edit puts where no number says, or too far
    LimitsTurnedRound,     ///< joint, axis, min and max angle (degrees): min is greater than max
    LimitsNotFinite,       ///< joint whose limits an edit gives as no number
    BoneMissing,           ///< joint whose bone was to be divided, and that has none
    NoJointLeft,           ///< file, all joints of which were to be removed
    RigNoVolume,           ///< file without any volume to put a skeleton into: a sheet
    RigSeveralBodies,      ///< file, how many characters stand apart in it
    RigLying,              ///< file whose character lies, the way that is up (upWord)
    RigUpsideDown,         ///< file whose character stands on its head, the way that is up
    RigLimbNotFound,       ///< file, limbs that were not found without markers (key), markers to set
    RigLegsFewer,          ///< file, how many legs were asked for, how many were found
    RigMarkerUnknown,      ///< marker, those there are
    RigMarkerTwice,        ///< marker that is named twice
    RigMarkersCoincide,    ///< two markers in the same place
    RigMarkerOutside,      ///< marker, how far it is from the mesh (m)
    RigMarkerSide,         ///< marker that lies on the other side of the character
    RigMarkersTangled,     ///< two markers of which the first must be above the second
    RigMarkersBroken,      ///< file, what is wrong
    RigTemplateUnknown,    ///< template, those there are
    RigTemplateUnmatched,  ///< skeleton of a template whose names say too little, how many joints it has
    RigStrokeShort,        ///< no arguments: a chain was drawn too short for its joints
    RigStrokeMissed,       ///< no arguments: a ring or a row of chains was drawn where no garment is
    RigTemplateUnfit,      ///< file, what its body is not (key), template, template that fits better
    FileTooLarge,          ///< file, its size (MB), the limit of its kind (MB)
    FileOtherKind,         ///< file, what it is instead (key), such as a Git LFS pointer or a web page
    FormatTooOld,          ///< file, format with its version, the oldest version read, tool that converts it
    FormatTooNew,          ///< file, format with its version, the newest version read, tool that converts it
    PictureUnsupported,    ///< file, what cannot be read of it
    MotionOnly,            ///< file with motion and without a mesh
    MotionBroken,          ///< file, what is wrong, line (from 1; empty where unknown)
    NotFlat,      ///< file of a 2D format to be written, part that is not flat, or not seen from the front
    FlatTooLarge, ///< file to be written, its format, how many vertices there are, about how many it can hold
    AtlasTooLarge,      ///< file whose pictures do not fit into one, pixels along its edges
    FileNameTooLong,    ///< file, bytes that its name may have
    NameNotListable,    ///< file whose name has control characters
    MeshNotPicture,     ///< part whose vertices were to be edited and that is not of a picture
    MeshOutlineCrossed, ///< no arguments: an edit would let the outline of a flat mesh meet itself
    MeshVertexOutside, ///< no arguments: an edit would bring a vertex out of its outline, or onto another one
    MeshPlaceOutside,  ///< no arguments: a vertex was to be added beside the flat mesh
    MeshPlaceTaken,    ///< no arguments: a vertex was to be added where one is, or its triangles had no area
    MeshTriangleLast,  ///< no arguments: an edit would leave nothing of a flat mesh
    RestPoseSame,      ///< no arguments: the pose to become the rest pose moves no joint
    RestPoseLimbs,     ///< pose by name, bones of a human that it needs and that no joint is, in one
    RestPoseSkins,     ///< file, part, how many vertices a new rest pose has for it, how many it has
    ExpressionUnknown, ///< expression, those that the character has, in one
    ExpressionNameTaken,     ///< name that another expression has
    ExpressionNameEmpty,     ///< no arguments
    ExpressionShapeUnknown,  ///< expression, shape that no part has, or not the part that it names
    ExpressionWeightInvalid, ///< expression, shape, weight that is not from 0 to 1
    ConstraintTwice,         ///< joint that two constraints turn
    ConstraintCircle,        ///< joint that constraints turn by itself, the joints of the circle in one
    RequirementBroken,       ///< what was written and is no requirement; empty: nothing was
    RequirementUnknown,      ///< figure, those there are, the one that was probably meant (if any)
    RequirementPercent, ///< requirement, its figure, which needs a percent sign (one more argument: has one
                        ///< and needs none)
    RequirementWithoutReference, ///< figure that needs a reference to compare with
    Count
};

/// A failure as data: no user-visible text here, so that it can be translated.
struct Error {
    ErrorCode code = ErrorCode::Canceled;
    std::vector<std::string> arguments;
};

inline Error makeError(ErrorCode code, std::vector<std::string> arguments = {}) {
    return Error{code, std::move(arguments)};
}

/// A value, or the reason why there is none. Functions that a user's input can make fail return this.
template<typename T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorCode code, std::vector<std::string> arguments = {}) {
    return tl::unexpected<Error>(makeError(code, std::move(arguments)));
}

inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

} // namespace sinew

#define SINEW_TRY_JOIN_(name, line) name##line
#define SINEW_TRY_NAME_(line) SINEW_TRY_JOIN_(sinewTried, line)
#define SINEW_TRY_FROM_(tried, ...)                                                                          \
    auto tried = (__VA_ARGS__);                                                                              \
    if (!tried) {                                                                                            \
        return ::sinew::fail(std::move(tried).error());                                                      \
    }

/// SINEW_TRY(const Mesh mesh, readMesh(file)); declares `mesh` as the value of an Expected, or returns its
/// error from the function that it stands in. In place of the declaration may stand what the value is
/// assigned to: SINEW_TRY(scene.mesh, readMesh(file)). It is two statements and needs braces after an `if`;
/// one in a line.
#define SINEW_TRY(declaration, ...)                                                                          \
    SINEW_TRY_FROM_(SINEW_TRY_NAME_(__LINE__), __VA_ARGS__)                                                  \
    declaration = *std::move(SINEW_TRY_NAME_(__LINE__))

/// SINEW_CHECK(writeMesh(mesh, file)); returns the error of an Expected, if it has one; its value is dropped.
#define SINEW_CHECK(...)                                                                                     \
    do {                                                                                                     \
        SINEW_TRY_FROM_(sinewChecked, __VA_ARGS__)                                                           \
    } while (false)
