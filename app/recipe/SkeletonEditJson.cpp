#include "app/recipe/SkeletonEditJson.h"

#include "app/recipe/PlaceFields.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kEditForm =
    "[{\"edit\": \"add\", \"joints\": [{\"joint\": name, \"parent\": name, \"position\": [x, y, z], "
    "\"turn\": [x, y, z, w], \"tail\": [x, y, z]}, ...]}, {\"edit\": \"delete\", \"joints\": [{\"joint\"}]}, "
    "{\"edit\": \"parent\", \"joints\": [{\"joint\", \"parent\"}]}, {\"edit\": \"rename\", \"joints\": "
    "[{\"joint\", \"name\"}]}, {\"edit\": \"place\", \"joints\": [{\"joint\", \"position\", \"turn\", "
    "\"tail\"}]}, {\"edit\": \"divide\", \"from\": [x, y, z], \"to\": [x, y, z], \"joints\": [{\"joint\", "
    "\"fraction\"}]}, {\"edit\": \"share\", \"joints\": [{\"joint\"}, ...]}, {\"edit\": \"carry\", "
    "\"joints\": [{\"joint\"}, {\"joint\"}]}, ...]";

constexpr Names<SkeletonEditKind, 8> kEditNames{{{"add", SkeletonEditKind::Add},
                                                 {"delete", SkeletonEditKind::Delete},
                                                 {"parent", SkeletonEditKind::Parent},
                                                 {"rename", SkeletonEditKind::Rename},
                                                 {"place", SkeletonEditKind::Place},
                                                 {"divide", SkeletonEditKind::Divide},
                                                 {"share", SkeletonEditKind::Share},
                                                 {"carry", SkeletonEditKind::Carry}}};

bool isPlaced(SkeletonEditKind kind) {
    return kind == SkeletonEditKind::Add || kind == SkeletonEditKind::Place;
}

/// What the other name of a joint is called; nothing where an edit of this kind has none.
const char* otherKey(SkeletonEditKind kind) {
    switch (kind) {
    case SkeletonEditKind::Add:
    case SkeletonEditKind::Parent:
        return "parent";
    case SkeletonEditKind::Rename:
        return "name";
    default:
        return nullptr;
    }
}

Json jointJson(const EditedJoint& joint, SkeletonEditKind kind) {
    Json object{{"joint", joint.joint}};
    if (const char* key = otherKey(kind); key != nullptr && !joint.other.empty()) {
        object[key] = joint.other;
    }
    if (isPlaced(kind)) {
        object["position"] = placeJson(joint.position);
        object["turn"] = Json::array({joint.turn.x(), joint.turn.y(), joint.turn.z(), joint.turn.w()});
        if (joint.tail) {
            object["tail"] = placeJson(*joint.tail);
        }
    }
    if (kind == SkeletonEditKind::Divide) {
        object["fraction"] = joint.fraction;
    }
    return object;
}

std::optional<std::string> textFrom(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? std::optional(found->get<std::string>())
                                                       : std::nullopt;
}

bool readTurnOf(const Json& object, Quat& turn) {
    const auto found = object.find("turn");
    if (found == object.end()) {
        return true; // along the model's axes
    }
    const bool four = found->is_array() && found->size() == 4 &&
                      std::ranges::all_of(*found, [](const Json& number) { return number.is_number(); });
    if (four) {
        turn.coeffs() = Eigen::Vector4d(found->at(0), found->at(1), found->at(2), found->at(3));
    }
    return four;
}

/// How many fields were understood goes into `fields`.
std::optional<EditedJoint> placedJoint(const Json& object, EditedJoint joint, std::size_t& fields) {
    const auto position = placeFrom(object, "position");
    joint.tail = placeFrom(object, "tail");
    if (!position || !readTurnOf(object, joint.turn) || joint.tail.has_value() != object.contains("tail")) {
        return std::nullopt;
    }
    joint.position = *position;
    fields += 1 + (object.contains("turn") ? 1 : 0) + (joint.tail ? 1 : 0);
    return joint;
}

std::optional<EditedJoint> jointFrom(const Json& object, SkeletonEditKind kind) {
    const auto name = object.is_object() ? textFrom(object, "joint") : std::nullopt;
    if (!name) {
        return std::nullopt;
    }
    EditedJoint joint{*name};
    std::size_t fields = 1;
    if (const char* key = otherKey(kind); key != nullptr && object.contains(key)) {
        const auto other = textFrom(object, key);
        if (!other) {
            return std::nullopt;
        }
        joint.other = *other;
        ++fields;
    }
    if (kind == SkeletonEditKind::Rename && joint.other.empty()) {
        return std::nullopt; // else the message would speak of a joint without name, and of none of this file
    }
    if (kind == SkeletonEditKind::Divide) {
        const auto fraction = numberFrom(object, "fraction");
        if (!fraction) {
            return std::nullopt;
        }
        joint.fraction = *fraction;
        ++fields;
    }
    std::optional<EditedJoint> read = joint;
    if (isPlaced(kind)) {
        read = placedJoint(object, joint, fields);
    }
    return read && object.size() == fields ? read : std::nullopt;
}

std::optional<SkeletonEdit> skeletonEditFrom(const Json& object) {
    const auto kind = object.is_object() ? choiceFrom(object, "edit", kEditNames) : std::nullopt;
    if (!kind || !object.contains("joints") || !object["joints"].is_array()) {
        return std::nullopt;
    }
    SkeletonEdit edit{*kind, {}};
    const bool divides = *kind == SkeletonEditKind::Divide;
    if (divides) {
        const auto from = placeFrom(object, "from");
        const auto to = placeFrom(object, "to");
        if (!from || !to) {
            return std::nullopt;
        }
        edit.bone = {*from, *to};
    }
    for (const Json& each : object["joints"]) {
        auto joint = jointFrom(each, *kind);
        if (!joint) {
            return std::nullopt;
        }
        edit.joints.push_back(std::move(*joint));
    }
    return object.size() == (divides ? 4U : 2U) ? std::optional(std::move(edit)) : std::nullopt;
}

} // namespace

Json skeletonEditsJson(const SkeletonSteps& edits) {
    Json list = Json::array();
    for (const SkeletonEdit& edit : edits) {
        Json object{{"edit", nameOf(kEditNames, edit.kind)}};
        if (edit.kind == SkeletonEditKind::Divide) {
            object["from"] = placeJson(edit.bone.a);
            object["to"] = placeJson(edit.bone.b);
        }
        object["joints"] = Json::array();
        for (const EditedJoint& joint : edit.joints) {
            object["joints"].push_back(jointJson(joint, edit.kind));
        }
        list.push_back(std::move(object));
    }
    return list;
}

void readSkeletonEdits(FieldReader& fields, const char* key, SkeletonSteps& edits) {
    readList(fields, key, kEditForm, skeletonEditFrom, edits);
}

} // namespace sinew
