#pragma once

#include "app/document/DocumentState.h"
#include "app/document/ViewState.h"
#include "app/recipe/FieldReader.h"
#include "core/base/Error.h"

#include <QByteArray>
#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

inline std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// A joint that does not stand as it was bound.
struct PosedJoint {
    std::int32_t joint = kNone;
    std::string name;
    JointPose pose;
    bool operator==(const PosedJoint&) const = default;
};

/// A joint whose skin deforms in a way of its own.
struct DeformedJoint {
    std::int32_t joint = kNone;
    std::string name;
    JointDeform deform;
    bool operator==(const DeformedJoint&) const = default;
};

/// A part that the view leaves out.
struct HiddenPart {
    std::size_t part = 0;
    std::string name;
    bool operator==(const HiddenPart&) const = default;
};

/// How smooth a part is shown, where that is another than its file says.
struct SubdividedPart {
    HiddenPart where;
    SubdivisionChoice choice;
    bool operator==(const SubdividedPart&) const = default;
};

/// A pose key: joints that do not stand as they were bound.
struct StoredKey {
    double seconds = 0.0;
    std::vector<PosedJoint> pose;
    bool operator==(const StoredKey&) const = default;
};

/// What a loaded motion does to one joint.
struct StoredTrack {
    std::string name; ///< of the joint
    JointTrack track;
};

/// A motion that was loaded from another file, whole: the file is not needed again.
struct StoredMotion {
    std::string name;
    std::string source; ///< path of the file, to be shown
    double duration = 0.0;
    double frameRate = 0.0;
    std::vector<StoredTrack> tracks;
};

/// Shapes of one part that the document made.
struct StoredShapes {
    std::size_t part = 0;
    std::string name;
    std::size_t vertexCount = 0; ///< of the part
    std::vector<MorphTarget> shapes;
};

constexpr Names<Deformer, 4> kDeformerNames{{{"linear", Deformer::LinearBlend},
                                             {"dualQuaternion", Deformer::DualQuaternion},
                                             {"blended", Deformer::Blended},
                                             {"centersOfRotation", Deformer::CentersOfRotation}}};

/// The sections of a project file that have a form of their own; the rest is in ProjectFile.cpp.
/// Errors of all readers: ProjectBroken, ParameterUnknown, ParameterOutOfRange, with `file`.

/// {"scale", "turn": [[..], [..], [..]] by rows, "move": [x, y, z]}.
nlohmann::ordered_json skeletonFitJson(const SkeletonFit& fit);
Expected<SkeletonFit> readSkeletonFitJson(const nlohmann::ordered_json& json, const std::string& file);

nlohmann::ordered_json poseJson(const std::vector<PosedJoint>& pose);
Expected<std::vector<PosedJoint>> readPoseJson(const nlohmann::ordered_json& json, const std::string& file);

/// Pose keys, and motions of other files with their keys packed (MotionsJson.cpp).
nlohmann::ordered_json poseKeysJson(const std::vector<StoredKey>& keys);
Expected<std::vector<StoredKey>> readPoseKeysJson(const nlohmann::ordered_json& json,
                                                  const std::string& file);
nlohmann::ordered_json motionsJson(const std::vector<StoredMotion>& motions);
Expected<std::vector<StoredMotion>> readMotionsJson(const nlohmann::ordered_json& json,
                                                    const std::string& file);

/// Shapes, their offsets packed (ShapesJson.cpp).
nlohmann::ordered_json shapesJson(const std::vector<StoredShapes>& shapes);
Expected<std::vector<StoredShapes>> readShapesJson(const nlohmann::ordered_json& json,
                                                   const std::string& file);

/// What of the settings is not the direct method and not of single joints.
nlohmann::ordered_json implicitJson(const DeformSettings& deform);
Expected<void> readImplicitJson(const nlohmann::ordered_json& json, const std::string& file,
                                DeformSettings& deform);
nlohmann::ordered_json jointDeformJson(const std::vector<DeformedJoint>& joints);
Expected<std::vector<DeformedJoint>> readJointDeformJson(const nlohmann::ordered_json& json,
                                                         const std::string& file);

/// Layers of weights, edits and masks packed.
nlohmann::ordered_json layersJson(const LayerStack& stack);
Expected<LayerStack> readLayersJson(const nlohmann::ordered_json& json, const std::string& file);

Expected<std::vector<std::string>> readLockedJson(const nlohmann::ordered_json& json,
                                                  const std::string& file);
nlohmann::ordered_json hiddenJson(const std::vector<HiddenPart>& hidden);
Expected<std::vector<HiddenPart>> readHiddenJson(const nlohmann::ordered_json& json, const std::string& file);
/// Levels and schemes of parts (SubdivisionJson.cpp).
nlohmann::ordered_json subdivisionJson(const std::vector<SubdividedPart>& parts);
Expected<std::vector<SubdividedPart>> readSubdivisionJson(const nlohmann::ordered_json& json,
                                                          const std::string& file);
nlohmann::ordered_json mirrorJson(const MirrorChoice& mirror);
Expected<MirrorChoice> readMirrorJson(const nlohmann::ordered_json& json, const std::string& file);

nlohmann::ordered_json selectionJson(const Selection& selection);
Expected<Selection> readSelectionJson(const nlohmann::ordered_json& json, const std::string& file);

nlohmann::ordered_json viewJson(const ViewSettings& view);
Expected<ViewSettings> readViewJson(const nlohmann::ordered_json& json, const std::string& file);

/// ProjectBroken: `what` is English source text of the context "Project", or already in plain words.
Error projectBroken(const std::string& file, const char* what);
/// The same error, about a project instead of a recipe.
Error asProjectError(Error error);

/// Takes a text out of an object; empty when absent. False when it is of another kind.
bool readText(const nlohmann::ordered_json& object, const char* key, std::string& text);

} // namespace sinew
