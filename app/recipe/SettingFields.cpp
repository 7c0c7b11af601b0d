#include "app/recipe/SettingFields.h"

#include "app/recipe/FieldJson.h"
#include "app/recipe/ListFields.h"
#include "core/solve/Solvers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

// A value as a field, by the kind of its row.

/// Of a setting that can be automatic, whose 0 means that in recipes: 0 itself.
constexpr const char* kNoneWord = "none";

Json valueJson(const NumberRange& kind, double value) {
    if (kind.automatic == nullptr) {
        return value;
    }
    return value == kind.automaticValue ? Json(0.0) : value == 0.0 ? Json(kNoneWord) : Json(value);
}

template<typename T, std::size_t N>
Json valueJson(const Flags<T, N>& kind, const T& value) {
    Json names = Json::array();
    for (const auto& [name, flag] : kind.names) {
        if (value.*flag) {
            names.push_back(name);
        }
    }
    return names;
}

template<typename T>
void readWhole(FieldReader& fields, const char* key, T& value, std::int64_t min, std::int64_t max) {
    auto whole = static_cast<std::int64_t>(value);
    fields.read(key, whole, min, max);
    value = static_cast<T>(whole);
}

void readValue(FieldReader& fields, const char* key, const Switch& /*kind*/, bool& value) {
    fields.read(key, value);
}

void readValue(FieldReader& fields, const char* key, const NumberRange& kind, double& value) {
    const Json* given = kind.automatic != nullptr ? fields.take(key) : nullptr;
    if (given != nullptr && *given == kNoneWord) {
        value = 0.0;
        return;
    }
    fields.read(key, value, kind.min, kind.max);
    if (given != nullptr && value == 0.0) {
        value = kind.automaticValue;
    }
}

void readValue(FieldReader& fields, const char* key, const PowerOfTwo& kind, int& value) {
    readWhole(fields, key, value, kind.min, kind.max);
    if (!std::has_single_bit(static_cast<unsigned>(value))) {
        std::string all;
        for (int power = kind.min; power <= kind.max; power *= 2) {
            all += all.empty() ? "" : ", ";
            all += std::to_string(power);
        }
        fields.broken(key, all);
    }
}

void readValue(FieldReader& fields, const char* key, const CountOrAll& kind, int& value) {
    readWhole(fields, key, value, 0, kind.max);
}

void readValue(FieldReader& fields, const char* key, const Bytes& /*kind*/, std::size_t& value) {
    readWhole(fields, key, value, 0, std::numeric_limits<std::int64_t>::max());
}

template<typename T, std::size_t N>
void readValue(FieldReader& fields, const char* key, const Choice<T, N>& kind, T& value) {
    fields.read(key, value, kind.names);
}

template<typename T, std::size_t N>
void readValue(FieldReader& fields, const char* key, const Flags<T, N>& kind, T& value) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    std::string known;
    for (const auto& [name, flag] : kind.names) {
        known += (known.empty() ? "\"" : ", \"") + std::string(name) + "\"";
        value.*flag = false;
    }
    bool sound = field->is_array();
    for (const Json& word : sound ? *field : Json::array()) {
        const auto flag = word.is_string() ? valueOf(kind.names, word.get<std::string>()) : std::nullopt;
        sound = sound && flag;
        if (flag) {
            value.** flag = true;
        }
    }
    if (!sound) {
        fields.broken(key, "[" + known + "]");
    }
}

// The same of the settings that are lists or the like.

template<typename T>
Json settingJson(const T& value) {
    return sinew::valueJson(value);
}

template<typename T>
void readSetting(FieldReader& fields, const char* key, std::vector<T>& entries) {
    readList(fields, key, entries);
}

void readSetting(FieldReader& fields, const char* key, std::string& solver) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    if (field->is_string() && findSolver(field->get_ref<const std::string&>()) != nullptr) {
        solver = field->get<std::string>();
    } else {
        fields.broken(key, solverKeys());
    }
}

Json settingJson(JointChoice choice, const std::vector<std::string>& joints) {
    switch (choice) {
    case JointChoice::All:
        return "all";
    case JointChoice::Deforming:
        return "deforming";
    case JointChoice::Listed:
        break;
    }
    return joints;
}

void readSetting(FieldReader& fields, const char* key, JointChoice& choice,
                 std::vector<std::string>& joints) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    const bool names =
        field->is_array() && std::ranges::all_of(*field, [](const Json& name) { return name.is_string(); });
    if (names) {
        choice = JointChoice::Listed;
        joints = field->get<std::vector<std::string>>();
    } else if (*field == "all") {
        choice = JointChoice::All;
    } else if (*field == "deforming") {
        choice = JointChoice::Deforming;
    } else {
        fields.broken(key, "\"all\", \"deforming\", [\"joint\", ...]");
    }
}

template<typename T, typename Kind>
Json rowJson(const Setting<T, Kind>& row, const BindSettings& settings) {
    return valueJson(row.kind, settings.*row.member);
}

template<typename... T>
Json rowJson(const ListSetting<T...>& row, const BindSettings& settings) {
    return row.with(settings, [](const T&... members) { return settingJson(members...); });
}

template<typename T, typename Kind>
void readRow(FieldReader& fields, const Setting<T, Kind>& row, BindSettings& settings) {
    readValue(fields, row.key, row.kind, settings.*row.member);
}

template<typename... T>
void readRow(FieldReader& fields, const ListSetting<T...>& row, BindSettings& settings) {
    row.with(settings, [&](T&... members) { readSetting(fields, row.key, members...); });
}

} // namespace

Json settingsJson(const BindSettings& settings) {
    Json object = Json::object();
    forEachSetting([&](const auto& row) {
        if (row.kept) {
            object[row.key] = rowJson(row, settings);
        }
    });
    return object;
}

Expected<void> readSettings(const Json& object, const std::string& file, BindSettings& settings) {
    FieldReader fields(object, file);
    if (object.contains("resolution") && !object.contains("automatic")) {
        settings.automatic = false; // a number alone asks for the same everywhere
    }
    forEachSetting([&](const auto& row) {
        if (row.kept) {
            readRow(fields, row, settings);
        }
    });
    return fields.finish();
}

namespace {

using Json = nlohmann::ordered_json;

constexpr Names<SkeletonEditKind, 10> kEditNames{{{"add", SkeletonEditKind::Add},
                                                  {"delete", SkeletonEditKind::Delete},
                                                  {"parent", SkeletonEditKind::Parent},
                                                  {"rename", SkeletonEditKind::Rename},
                                                  {"place", SkeletonEditKind::Place},
                                                  {"divide", SkeletonEditKind::Divide},
                                                  {"share", SkeletonEditKind::Fraction},
                                                  {"carry", SkeletonEditKind::Carry},
                                                  {"limit", SkeletonEditKind::Limit},
                                                  {"rest", SkeletonEditKind::Rest}}};

constexpr Names<AxisOrder, 6> kAxisOrderNames{{{"xyz", AxisOrder::XYZ},
                                               {"xzy", AxisOrder::XZY},
                                               {"yzx", AxisOrder::YZX},
                                               {"yxz", AxisOrder::YXZ},
                                               {"zxy", AxisOrder::ZXY},
                                               {"zyx", AxisOrder::ZYX}}};

/// [min, max] in degrees, where null is no limit; an axis that turns freely is left out.
struct RangeField {
    const char* key;
    std::size_t axis;

    void write(Json& object, const JointLimits& limits) const {
        const AngleRange& range = limits.ranges[axis];
        const auto side = [](double degrees) { return std::isfinite(degrees) ? Json(degrees) : Json(); };
        if (!range.free()) {
            object[key] = Json::array({side(range.min), side(range.max)});
        }
    }
    bool read(const Json& object, JointLimits& limits, std::size_t& taken) const {
        const auto found = object.find(key);
        if (found == object.end()) {
            return true;
        }
        ++taken;
        AngleRange& range = limits.ranges[axis];
        const auto side = [](const Json& json, double& degrees) {
            degrees = json.is_number() ? json.get<double>() : degrees;
            return json.is_number() || json.is_null();
        };
        return found->is_array() && found->size() == 2 && side((*found)[0], range.min) &&
               side((*found)[1], range.max);
    }
};

constexpr std::tuple kLimitsRows{RangeField{"x", 0},
                                 RangeField{"y", 1},
                                 RangeField{"z", 2},
                                 field("order", &JointLimits::order, Choice{kAxisOrderNames}),
                                 field("zero", &JointLimits::parentFromAxes).always(),
                                 field("axes", &JointLimits::axesFromJoint)};

/// "limits" of a joint; absent: it turns freely.
struct LimitsField {
    void write(Json& object, const EditedJoint& joint) const {
        if (joint.limits) {
            Json& json = object["limits"] = Json::object();
            writeFields(json, *joint.limits, kLimitsRows);
        }
    }
    bool read(const Json& object, EditedJoint& joint, std::size_t& taken) const {
        const auto found = object.find("limits");
        if (found == object.end()) {
            return true;
        }
        ++taken;
        return readObject(*found, joint.limits.emplace(), kLimitsRows);
    }
};

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
constexpr double kMaxRestScale = 1000.0;
bool scalesSoundly(const EditedJoint& joint) {
    return joint.scale.minCoeff() >= 1.0 / kMaxRestScale && joint.scale.maxCoeff() <= kMaxRestScale;
}
constexpr std::tuple kRestRows{
    kJoint, kPosition, kTurn, kTail, field("scale", &EditedJoint::scale), Check<EditedJoint>{scalesSoundly}};
constexpr std::tuple kDivideRows{kJoint, field("fraction", &EditedJoint::fraction).needed()};
constexpr std::tuple kNameRows{kJoint};
constexpr std::tuple kLimitRows{kJoint, LimitsField{}};

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
    case SkeletonEditKind::Limit:
        return use(kLimitRows);
    case SkeletonEditKind::Rest:
        return use(kRestRows);
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

constexpr double kFarthestMove = 1e9; ///< units

/// What a rest edit says besides: what moved the character, and its skins.
struct RestField {
    void write(Json& object, const SkeletonEdit& edit) const {
        if (edit.kind != SkeletonEditKind::Rest) {
            return;
        }
        if (!edit.moved.matrix().isIdentity(0.0)) {
            object["moved"] = valueJson(Vec3(edit.moved.translation()));
            object["turned"] = valueJson(Quat(edit.moved.linear()));
        }
        if (edit.skins) {
            object["skins"] = Json::array();
            for (const RestSkin& skin : *edit.skins) {
                object["skins"].push_back(packedSkin(skin));
            }
        }
    }
    bool read(const Json& object, SkeletonEdit& edit, std::size_t& taken) const {
        return edit.kind != SkeletonEditKind::Rest ||
               (readMove(object, edit, taken) && readSkins(object, edit, taken));
    }

private:
    static bool readMove(const Json& object, SkeletonEdit& edit, std::size_t& taken) {
        const auto moved = object.find("moved");
        const auto turned = object.find("turned");
        Vec3 translation = Vec3::Zero();
        Quat turn = Quat::Identity();
        if (moved == object.end() && turned == object.end()) {
            return true;
        }
        taken += 2;
        if (moved == object.end() || turned == object.end() || !readValue(*moved, translation) ||
            !readValue(*turned, turn) || !(turn.norm() > 0.5 && turn.norm() < 2.0)) {
            return false;
        }
        edit.moved.linear() = turn.normalized().toRotationMatrix();
        edit.moved.translation() = translation;
        return translation.allFinite() && translation.cwiseAbs().maxCoeff() < kFarthestMove;
    }
    static bool readSkins(const Json& object, SkeletonEdit& edit, std::size_t& taken) {
        const auto skins = object.find("skins");
        if (skins == object.end()) {
            return true;
        }
        ++taken;
        std::vector<RestSkin> read;
        if (!skins->is_array() || !std::ranges::all_of(*skins, [&](const Json& json) {
                return json.is_string() && unpackSkin(json.get<std::string>(), read.emplace_back());
            })) {
            return false;
        }
        edit.skins = std::make_shared<const std::vector<RestSkin>>(std::move(read));
        return true;
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
        "\"joints\": [{\"joint\"}, {\"joint\"}]}, {\"edit\": \"limit\", \"joints\": [{\"joint\", "
        "\"limits\": {\"x\": [min, max], \"y\", \"z\", \"order\": \"xyz\", \"zero\": [x, y, z, w], "
        "\"axes\": [x, y, z, w]}}]}, {\"edit\": \"rest\", \"joints\": [{\"joint\", \"position\", \"turn\", "
        "\"tail\", \"scale\": [x, y, z]}], \"moved\": [x, y, z], \"turned\": [x, y, z, w], \"skins\": "
        "[packed, ...]}, ...]";
    static bool divides(const SkeletonEdit& edit) { return edit.kind == SkeletonEditKind::Divide; }
    static constexpr std::tuple rows{field("edit", &SkeletonEdit::kind, Choice{kEditNames}).needed(),
                                     Inlined{&SkeletonEdit::bone, divides}, EditedJointsField{}, RestField{}};
};

Json skeletonEditsJson(const SkeletonSteps& edits) {
    return valueJson(edits);
}

void readSkeletonEdits(FieldReader& fields, const char* key, SkeletonSteps& edits) {
    readList(fields, key, edits);
}

} // namespace sinew
