#include "app/recipe/SkeletonEditJson.h"

#include "app/recipe/FieldJson.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<SkeletonEditKind, 8> kEditNames{{{"add", SkeletonEditKind::Add},
                                                 {"delete", SkeletonEditKind::Delete},
                                                 {"parent", SkeletonEditKind::Parent},
                                                 {"rename", SkeletonEditKind::Rename},
                                                 {"place", SkeletonEditKind::Place},
                                                 {"divide", SkeletonEditKind::Divide},
                                                 {"share", SkeletonEditKind::Share},
                                                 {"carry", SkeletonEditKind::Carry}}};

// What edits say of a joint, by their kind.

constexpr auto kJoint = field("joint", &EditedJoint::joint).needed();
constexpr auto kParent = field("parent", &EditedJoint::other);
constexpr auto kPosition = field("position", &EditedJoint::position).needed();
constexpr auto kTurn = field("turn", &EditedJoint::turn).always(); // absent: along the model's axes
constexpr auto kTail = field("tail", &EditedJoint::tail);
constexpr std::tuple kAddRows{kJoint, kParent, kPosition, kTurn, kTail};
constexpr std::tuple kParentRows{kJoint, kParent};
constexpr std::tuple kRenameRows{kJoint, field("name", &EditedJoint::other, FilledText{}).needed()};
constexpr std::tuple kPlaceRows{kJoint, kPosition, kTurn, kTail};
constexpr std::tuple kDivideRows{kJoint, field("fraction", &EditedJoint::fraction).needed()};
constexpr std::tuple kNameRows{kJoint};

/// Calls `use` with the rows of a joint in an edit of this kind.
template<typename Use>
auto withJointRows(SkeletonEditKind kind, const Use& use) {
    switch (kind) {
    case SkeletonEditKind::Add:
        return use(kAddRows);
    case SkeletonEditKind::Parent:
        return use(kParentRows);
    case SkeletonEditKind::Rename:
        return use(kRenameRows);
    case SkeletonEditKind::Place:
        return use(kPlaceRows);
    case SkeletonEditKind::Divide:
        return use(kDivideRows);
    default:
        return use(kNameRows);
    }
}

} // namespace

/// The joints of an edit, by its kind.
struct EditedJointsField {
    void write(Json& object, const SkeletonEdit& edit) const {
        object["joints"] = Json::array();
        for (const EditedJoint& joint : edit.joints) {
            Json& json = object["joints"].emplace_back(Json::object());
            withJointRows(edit.kind, [&](const auto& rows) { writeFields(json, joint, rows); });
        }
    }
    bool read(const Json& object, SkeletonEdit& edit, std::size_t& taken) const {
        const auto joints = object.find("joints");
        ++taken;
        return joints != object.end() && joints->is_array() &&
               std::ranges::all_of(*joints, [&](const Json& json) {
                   EditedJoint& joint = edit.joints.emplace_back();
                   return withJointRows(edit.kind,
                                        [&](const auto& rows) { return readObject(json, joint, rows); });
               });
    }
};

template<>
struct FieldsOf<Segment> {
    static constexpr std::tuple rows{field("from", &Segment::a).needed(), field("to", &Segment::b).needed()};
};

template<>
struct FieldsOf<SkeletonEdit> {
    static constexpr const char* form =
        "[{\"edit\": \"add\", \"joints\": [{\"joint\": name, \"parent\": name, \"position\": [x, y, z], "
        "\"turn\": [x, y, z, w], \"tail\": [x, y, z]}, ...]}, {\"edit\": \"delete\", \"joints\": "
        "[{\"joint\"}]}, "
        "{\"edit\": \"parent\", \"joints\": [{\"joint\", \"parent\"}]}, {\"edit\": \"rename\", \"joints\": "
        "[{\"joint\", \"name\"}]}, {\"edit\": \"place\", \"joints\": [{\"joint\", \"position\", \"turn\", "
        "\"tail\"}]}, {\"edit\": \"divide\", \"from\": [x, y, z], \"to\": [x, y, z], \"joints\": "
        "[{\"joint\", "
        "\"fraction\"}]}, {\"edit\": \"share\", \"joints\": [{\"joint\"}, ...]}, {\"edit\": \"carry\", "
        "\"joints\": [{\"joint\"}, {\"joint\"}]}, ...]";
    static bool divides(const SkeletonEdit& edit) { return edit.kind == SkeletonEditKind::Divide; }
    static constexpr std::tuple rows{field("edit", &SkeletonEdit::kind, Choice{kEditNames}).needed(),
                                     Inlined{&SkeletonEdit::bone, divides}, EditedJointsField{}};
};

Json skeletonEditsJson(const SkeletonSteps& edits) {
    return valueJson(edits);
}

void readSkeletonEdits(FieldReader& fields, const char* key, SkeletonSteps& edits) {
    readList(fields, key, edits);
}

} // namespace sinew
