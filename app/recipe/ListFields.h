#pragma once

#include "app/recipe/FieldJson.h"
#include "app/recipe/HandMeshFields.h"
#include "core/bind/settings/BindSettings.h"
#include "core/io/source/ReadSettings.h"
#include "core/skeleton/PseudoEdges.h"
#include "core/skeleton/drivers/Driver.h"

#include <algorithm>
#include <memory>

namespace sinew {

// What list settings hold. Recipes, projects and the command line follow from these rows: to add a field to
// an entry, add its member and its row here.

template<>
struct FieldsOf<Solid> {
    static constexpr bool isCapsule(const Solid& solid) { return solid.shape == SolidShape::Capsule; }
    static constexpr bool hasCenter(const Solid& solid) { return !isCapsule(solid); }
    static constexpr bool isBox(const Solid& solid) { return solid.shape == SolidShape::Box; }
    static constexpr bool isRound(const Solid& solid) {
        return isCapsule(solid) || solid.shape == SolidShape::Sphere;
    }
    static constexpr std::tuple rows{field("shape", &Solid::shape, Choice{kSolidShapeNames}).needed(),
                                     field("from", &Solid::from).needed().when(isCapsule),
                                     field("to", &Solid::to).needed().when(isCapsule),
                                     field("center", &Solid::from).needed().when(hasCenter),
                                     field("half", &Solid::half).needed().when(isBox),
                                     field("radius", &Solid::radius).needed().when(isRound)};
};

/// Whether a radius or an edge is below 0.
inline bool hasNegativeSize(const Solid& solid) {
    return (solid.half.array() < 0.0).any() || solid.radius < 0.0;
}

template<>
struct FieldsOf<PictureMeshing> {
    static constexpr std::tuple rows{field("threshold", &PictureMeshing::threshold, Whole{1, 255}),
                                     field("density", &PictureMeshing::density, Whole{4, 400}),
                                     field("size", &PictureMeshing::size, Whole{16, 4096}),
                                     field("meshes", &PictureMeshing::byHand)};
};

template<>
struct FieldsOf<RefineBox> {
    static constexpr const char* form =
        "[{\"low\": [x, y, z], \"high\": [x, y, z], \"resolution\": 16 ... 4096}, ...]";
    static bool isOrdered(const RefineBox& box) { return (box.low.array() <= box.high.array()).all(); }
    static constexpr std::tuple rows{
        field("low", &RefineBox::low).needed(), field("high", &RefineBox::high).needed(),
        field("resolution", &RefineBox::depth, LevelAsResolution{kMinResolution, kMaxLocalResolution})
            .needed(),
        Check<RefineBox>{isOrdered}};
};

template<>
struct FieldsOf<VoxelEdit> {
    static constexpr const char* form =
        "[{\"do\": \"separate\" or \"connect\", \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, "
        "z]} or {..., \"shape\": \"sphere\", \"center\": [x, y, z], \"radius\": r}, ...]";
    static bool isBoxOrSphere(const VoxelEdit& edit) {
        const SolidShape shape = edit.solid.shape;
        return (shape == SolidShape::Box || shape == SolidShape::Sphere) && !hasNegativeSize(edit.solid);
    }
    static constexpr std::tuple rows{field("do", &VoxelEdit::kind, Choice{kVoxelEditNames}).needed(),
                                     Inlined{&VoxelEdit::solid}, Check<VoxelEdit>{isBoxOrSphere}};
};

template<>
struct FieldsOf<PaintedPart> {
    static constexpr std::tuple rows{
        field("part", &PaintedPart::part).needed(), field("pointCount", &PaintedPart::vertexCount).needed(),
        field("points", &PaintedPart::vertices).needed(), field("amounts", &PaintedPart::amounts).needed()};
};

/// A handle's solid, or the area in its place: "shape": "region", "region": name, or "shape": "vertices",
/// "vertices": [...], as painted regions have them.
struct HandleShape {
    static constexpr const char* region = "region";
    static constexpr const char* vertices = "vertices";

    /// Each from 0 to 1.
    static bool hasAmounts(const PaintedPart& painted) {
        return std::ranges::all_of(painted.amounts, [](float a) { return a >= 0.0F && a <= 1.0F; });
    }

    void write(nlohmann::ordered_json& object, const Handle& handle) const {
        if (!handle.region.empty()) {
            object["shape"] = region;
            object[region] = handle.region;
        } else if (handle.vertices != nullptr) {
            object["shape"] = vertices;
            object[vertices] = valueJson(*handle.vertices);
        } else {
            writeFields(object, handle.solid, FieldsOf<Solid>::rows);
        }
    }
    bool read(const nlohmann::ordered_json& object, Handle& handle, std::size_t& taken) const {
        const nlohmann::ordered_json shape = object.value("shape", nlohmann::ordered_json());
        if (shape != region && shape != vertices) {
            return readFields(object, handle.solid, taken, FieldsOf<Solid>::rows);
        }
        const auto found = object.find(shape == region ? region : vertices);
        if (found == object.end()) {
            return false;
        }
        taken += 2;
        if (shape == region) {
            return readValue(*found, handle.region) && !handle.region.empty();
        }
        Painting painting;
        const bool sound = readValue(*found, painting) && std::ranges::all_of(painting, hasAmounts);
        handle.vertices = std::make_shared<const Painting>(std::move(painting));
        return sound;
    }
};

template<>
struct FieldsOf<Handle> {
    static constexpr const char* form =
        "[{\"joint\": name, \"shape\": \"point\", \"center\": [x, y, z]} or {..., \"shape\": \"sphere\", "
        "\"center\": [x, y, z], \"radius\": r} or {..., \"shape\": \"capsule\", \"from\": [x, y, z], \"to\": "
        "[x, y, z], \"radius\": r} or {..., \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, z]} "
        "or {..., \"shape\": \"region\", \"region\": name} or {..., \"shape\": \"vertices\", \"vertices\": "
        "[...]}, ...], the solids with \"newJoint\": true and \"parent\": name if the joint is to be made";
    static bool hasSize(const Handle& handle) { return !hasNegativeSize(handle.solid); }
    static constexpr bool isOfSkeleton(const Handle& handle) { return !handle.newJoint; }
    static constexpr std::tuple rows{field("joint", &Handle::joint).needed().joint(isOfSkeleton),
                                     HandleShape{}, field("newJoint", &Handle::newJoint),
                                     field("parent", &Handle::parent).joint(), Check<Handle>{hasSize}};
};

template<>
struct FieldsOf<Cage> {
    static constexpr const char* form =
        "[{\"name\": name, \"vertices\": [[x, y, z], ...]} and, if wanted, \"faces\": [[0, 1, 2], ...], "
        "\"edges\": [[0, 1], ...], \"joints\": [name, ...], \"parent\": name, \"fill\": true or false, ...]; "
        "a lattice: \"kind\": \"lattice\", \"counts\": [n, m, k]; a wire: \"kind\": \"wire\"; of both "
        "\"dropOff\": width, \"follow\": \"parent\", \"nearest\" or \"skin\"";
    static constexpr bool isLattice(const Cage& cage) { return cage.kind == CageKind::Lattice; }
    static constexpr std::tuple rows{field("name", &Cage::name).needed(),
                                     field("vertices", &Cage::vertices).needed(),
                                     field("faces", &Cage::faces),
                                     field("edges", &Cage::edges),
                                     field("joints", &Cage::joints),
                                     field("parent", &Cage::parent).joint().typed("parent", "JOINT"),
                                     field("fill", &Cage::fill),
                                     field("kind", &Cage::kind, Choice{kCageKindNames}),
                                     field("counts", &Cage::counts).when(isLattice).typed("counts", "N,M,K"),
                                     field("dropOff", &Cage::dropOff).typed("drop-off", "WIDTH"),
                                     field("follow", &Cage::follow, Choice{kControlFollowNames})
                                         .typed("follow", "parent, nearest or skin")};
};

template<>
struct FieldsOf<PartRule> {
    static constexpr const char* form =
        R"([{"part": "name", "shell": 1, "treatment": smooth, rigid, copy, limit or skip, "joints": ["joint", )"
        R"(...], "solver": "key"}, ...])";
    static constexpr std::tuple rows{
        field("part", &PartRule::part).needed().identity(),
        field("shell", &PartRule::shell, Whole{}).identity(),
        field("treatment", &PartRule::binding, Choice{kPartBindingNames}).needed(),
        field("joints", &PartRule::joints).joint(), field("solver", &PartRule::solver)};
};

template<>
struct FieldsOf<BoneAlpha> {
    static constexpr const char* form = "[{\"joint\": name, \"alpha\": a}, ...]";
    static constexpr std::tuple rows{field("joint", &BoneAlpha::joint).needed().identity().joint(),
                                     field("alpha", &BoneAlpha::alpha, UpTo{1.0}).needed()};
};

template<>
struct FieldsOf<BoneSmoothness> {
    static constexpr const char* form = "[{\"joint\": name, \"smoothness\": s}, ...]";
    static constexpr std::tuple rows{field("joint", &BoneSmoothness::joint).needed().identity().joint(),
                                     field("smoothness", &BoneSmoothness::smoothness).needed()};
};

template<>
struct FieldsOf<BoneVolume> {
    static constexpr const char* form =
        "[{\"joint\": name, \"shape\": \"capsule\", \"ellipsoid\", \"box\" or \"cylinder\", \"radii\": [r, "
        "r]} "
        "and, if wanted, \"before\": length, \"beyond\": length, \"offset\": [x, y, z], ...]";
    static constexpr std::tuple rows{
        field("joint", &BoneVolume::joint).needed().identity().joint(),
        field("shape", &BoneVolume::shape, Choice{kAxisVolumeShapeNames}).needed(),
        field("radii", &BoneVolume::radii).needed(),
        field("before", &BoneVolume::before, Signed{}).typed("before", "LENGTH"),
        field("beyond", &BoneVolume::beyond, Signed{}).typed("beyond", "LENGTH"),
        field("offset", &BoneVolume::offset).typed("offset", "X,Y,Z")};
};

template<>
struct FieldsOf<AlphaKey> {
    static constexpr std::tuple rows{field("angle", &AlphaKey::angle).needed(),
                                     field("alpha", &AlphaKey::alpha).needed()};
};

template<>
struct FieldsOf<AlphaCurve> {
    static constexpr const char* form =
        "[{\"joint\": name, \"measure\": \"swing\" or \"twist\", \"keys\": [{\"angle\": degrees, "
        "\"alpha\": a}, ...]} and, if wanted, \"region\": name or \"bones\": [joint, ...], ...]";
    static constexpr std::tuple rows{
        field("joint", &AlphaCurve::joint).needed().identity().joint(),
        field("measure", &AlphaCurve::angle, Choice{kJointAngleNames}).needed().identity(),
        field("keys", &AlphaCurve::keys).needed(),
        field("region", &AlphaCurve::region, FilledText{}).identity().typed("region", "REGION"),
        field("bones", &AlphaCurve::bones).joint().typed("bones", "JOINT,JOINT")};
};

template<>
struct FieldsOf<DriverKey> {
    static constexpr std::tuple rows{field("angle", &DriverKey::angle).needed(),
                                     field("value", &DriverKey::value).needed()};
};

template<>
struct FieldsOf<DriverPose> {
    static constexpr std::tuple rows{field("joint", &DriverPose::joint).needed(),
                                     field("rotate", &DriverPose::degrees).needed()};
};

template<>
struct FieldsOf<JointDriver> {
    static constexpr const char* form =
        "[{\"joint\": name, \"measure\": \"swing\", \"twist\", \"bend-x\", \"bend-y\" or \"bend-z\", "
        "\"channel\": \"rotate-y\" ... \"turn\" or \"shape\", \"target\": joint or shape, \"keys\": "
        "[{\"angle\": degrees, \"value\": v}, ...]} and, if wanted, \"from\": [{\"joint\": name, "
        "\"rotate\": [x, y, z]}, ...], ...]";
    static constexpr bool drivesJoint(const JointDriver& driver) {
        return driver.channel != DriverChannel::Shape;
    }
    static constexpr std::tuple rows{
        field("joint", &JointDriver::joint).needed().identity().joint(),
        field("measure", &JointDriver::angle, Choice{kJointAngleNames}).needed().identity(),
        field("channel", &JointDriver::channel, Choice{kDriverChannelNames}).needed().identity(),
        field("target", &JointDriver::target).needed().identity().joint(drivesJoint),
        field("keys", &JointDriver::keys).needed(),
        field("from", &JointDriver::from).identity().joint()};
};

template<>
struct FieldsOf<PseudoEdge> {
    static constexpr const char* form = "[{\"joint\": name, \"other\": name}, ...]";
    static constexpr std::tuple rows{field("joint", &PseudoEdge::joint).needed().identity().joint(),
                                     field("other", &PseudoEdge::other).needed().identity().joint()};
};

/// A region's solid with a size, or what is painted in its place: "shape": "painted", "painted": [...].
struct RegionShape {
    static constexpr const char* painted = "painted";

    void write(nlohmann::ordered_json& object, const Region& region) const {
        if (region.solid) {
            writeFields(object, *region.solid, FieldsOf<Solid>::rows);
        } else {
            object["shape"] = painted;
            object[painted] = valueJson(region.painting ? *region.painting : Painting());
        }
    }
    bool read(const nlohmann::ordered_json& object, Region& region, std::size_t& taken) const {
        if (object.value("shape", nlohmann::ordered_json()) != painted) {
            return readFields(object, *region.solid, taken, FieldsOf<Solid>::rows) &&
                   region.solid->shape != SolidShape::Point;
        }
        region.solid.reset();
        Painting painting;
        const bool sound = object.contains(painted) && readValue(object[painted], painting);
        region.painting = std::make_shared<const Painting>(std::move(painting));
        taken += 2;
        return sound;
    }
};

/// The width over which a region with a solid fades: "blend", or "blendPercent" of the height.
struct RegionBlend {
    static constexpr const char* word = "blend";
    static constexpr const char* form = "WIDTH or ;blend=3%";

    void write(nlohmann::ordered_json& object, const Region& region) const {
        if (region.solid) {
            object[region.blendOfHeight ? "blendPercent" : "blend"] = region.blend;
        }
    }
    bool read(const nlohmann::ordered_json& object, Region& region, std::size_t& taken) const {
        region.blendOfHeight = region.solid && object.contains("blendPercent");
        const auto found = object.find(region.blendOfHeight ? "blendPercent" : "blend");
        const bool given = region.solid && found != object.end();
        taken += given ? 1 : 0;
        return !given || readValue(*found, region.blend);
    }
};

template<>
struct FieldsOf<Region> {
    static constexpr const char* form =
        "[{\"name\": name, \"shape\": \"sphere\", \"center\": [x, y, z], \"radius\": r, \"alpha\": a, ...}, "
        "...]; capsule: from, to, radius; box: center, half; painted: part, pointCount, points, amounts";
    static constexpr std::tuple rows{
        field("name", &Region::name).needed().identity(),
        field("on", &Region::on).always(),
        RegionShape{},
        RegionBlend{},
        field("alpha", &Region::alpha, UpTo{1.0}).typed("alpha", "A (0 to 1)"),
        field("falloff", &Region::falloff, Choice{kFalloffNames}).typed("falloff", "NAME"),
        field("maxInfluences", &Region::maxInfluences, CountOrAll{kMaxInfluences})
            .typed("influences", "K (or all)"),
        field("joints", &Region::joints).joint().typed("joints", "JOINT,JOINT"),
        field("keepShape", &Region::keepShape, UpTo{1.0}).typed("keep-shape", "S (0 to 1)"),
        field("solver", &Region::solver, FilledText{}).typed("solver", "SOLVER")};
};

} // namespace sinew
