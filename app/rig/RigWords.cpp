#include "app/rig/RigWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct ReasonWords {
    FitReason reason;
    std::string_view key;
    const char* text;
};

const std::array kReasonWords{
    ReasonWords{FitReason::Marker, "marker", QT_TRANSLATE_NOOP("RigWords", "where its marker lies")},
    ReasonWords{FitReason::Section, "section",
                QT_TRANSLATE_NOOP("RigWords", "from cross sections of the body")},
    ReasonWords{FitReason::Bend, "bend", QT_TRANSLATE_NOOP("RigWords", "where the limb bends")},
    ReasonWords{FitReason::Girth, "thinnest", QT_TRANSLATE_NOOP("RigWords", "where the limb is thinnest")},
    ReasonWords{FitReason::Branch, "branch", QT_TRANSLATE_NOOP("RigWords", "along a finger of its own")},
    ReasonWords{FitReason::Path, "path", QT_TRANSLATE_NOOP("RigWords", "part of the way along the limb")},
    ReasonWords{FitReason::Proportion, "proportion",
                QT_TRANSLATE_NOOP("RigWords", "by usual proportions only")},
    ReasonWords{FitReason::Mirrored, "mirrored", QT_TRANSLATE_NOOP("RigWords", "like the other side")}};

const ReasonWords& wordsOf(FitReason reason) {
    return *std::ranges::find(kReasonWords, reason, &ReasonWords::reason);
}

struct MarkerWord {
    std::string_view name;
    const char* text;
    const char* tip;
};

const std::array kMarkerWords{
    MarkerWord{"leftWingTip", QT_TRANSLATE_NOOP("MarkerWords", "Left wing tip"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the wing")},
    MarkerWord{"rightWingTip", QT_TRANSLATE_NOOP("MarkerWords", "Right wing tip"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the wing")},
    MarkerWord{"leftWingBend", QT_TRANSLATE_NOOP("MarkerWords", "Left wing bend"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the wing bends back")},
    MarkerWord{"rightWingBend", QT_TRANSLATE_NOOP("MarkerWords", "Right wing bend"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the wing bends back")},
    MarkerWord{"leftFoot", QT_TRANSLATE_NOOP("MarkerWords", "Left foot"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the toes begin")},
    MarkerWord{"rightFoot", QT_TRANSLATE_NOOP("MarkerWords", "Right foot"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the toes begin")},
    MarkerWord{"tailTip", QT_TRANSLATE_NOOP("MarkerWords", "End of the tail"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the tail or abdomen")},
    MarkerWord{"wrist", QT_TRANSLATE_NOOP("MarkerWords", "Wrist"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the hand begins")},
    MarkerWord{"thumbTip", QT_TRANSLATE_NOOP("MarkerWords", "Tip of the thumb"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the finger")},
    MarkerWord{"indexTip", QT_TRANSLATE_NOOP("MarkerWords", "Tip of the index finger"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the finger")},
    MarkerWord{"middleTip", QT_TRANSLATE_NOOP("MarkerWords", "Tip of the middle finger"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the finger")},
    MarkerWord{"ringTip", QT_TRANSLATE_NOOP("MarkerWords", "Tip of the ring finger"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the finger")},
    MarkerWord{"littleTip", QT_TRANSLATE_NOOP("MarkerWords", "Tip of the little finger"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the end of the finger")},
    MarkerWord{"chin", QT_TRANSLATE_NOOP("MarkerWords", "Chin"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the chin")},
    MarkerWord{"groin", QT_TRANSLATE_NOOP("MarkerWords", "Groin"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the legs part")},
    MarkerWord{"leftWrist", QT_TRANSLATE_NOOP("MarkerWords", "Left wrist"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the hand begins")},
    MarkerWord{"rightWrist", QT_TRANSLATE_NOOP("MarkerWords", "Right wrist"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the hand begins")},
    MarkerWord{"leftElbow", QT_TRANSLATE_NOOP("MarkerWords", "Left elbow"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the elbow")},
    MarkerWord{"rightElbow", QT_TRANSLATE_NOOP("MarkerWords", "Right elbow"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the elbow")},
    MarkerWord{"leftKnee", QT_TRANSLATE_NOOP("MarkerWords", "Left knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"rightKnee", QT_TRANSLATE_NOOP("MarkerWords", "Right knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"leftAnkle", QT_TRANSLATE_NOOP("MarkerWords", "Left ankle"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the ankle")},
    MarkerWord{"rightAnkle", QT_TRANSLATE_NOOP("MarkerWords", "Right ankle"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the ankle")},
    MarkerWord{"head", QT_TRANSLATE_NOOP("MarkerWords", "Head"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the head")},
    MarkerWord{"neck", QT_TRANSLATE_NOOP("MarkerWords", "Neck"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the neck leaves the body")},
    MarkerWord{"leftFrontKnee", QT_TRANSLATE_NOOP("MarkerWords", "Left front knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"rightFrontKnee", QT_TRANSLATE_NOOP("MarkerWords", "Right front knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"leftFrontPaw", QT_TRANSLATE_NOOP("MarkerWords", "Left front paw"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the paw begins")},
    MarkerWord{"rightFrontPaw", QT_TRANSLATE_NOOP("MarkerWords", "Right front paw"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the paw begins")},
    MarkerWord{"tail", QT_TRANSLATE_NOOP("MarkerWords", "Tail"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the tail begins")},
    MarkerWord{"leftHindKnee", QT_TRANSLATE_NOOP("MarkerWords", "Left hind knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"rightHindKnee", QT_TRANSLATE_NOOP("MarkerWords", "Right hind knee"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click the middle of the knee")},
    MarkerWord{"leftHindPaw", QT_TRANSLATE_NOOP("MarkerWords", "Left hind paw"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the paw begins")},
    MarkerWord{"rightHindPaw", QT_TRANSLATE_NOOP("MarkerWords", "Right hind paw"),
               QT_TRANSLATE_NOOP("MarkerWords", "Click where the paw begins")}};

/// "leftLeg3": 3; 0: no leg of an insect.
int legNumber(std::string_view name) {
    const bool leg = name.starts_with("leftLeg") || name.starts_with("rightLeg");
    return leg ? name.back() - '0' : 0;
}

} // namespace

QString fitReasonText(FitReason reason) {
    return QCoreApplication::translate("RigWords", wordsOf(reason).text);
}

std::string_view fitReasonKey(FitReason reason) {
    return wordsOf(reason).key;
}

std::optional<Notice> doubtOf(const std::vector<JointFit>& joints, const std::string& file,
                              const std::string& shape) {
    const auto count = std::ranges::count_if(joints, [](const JointFit& joint) {
        return joint.confidence < kUnsureJoint && joint.reason == FitReason::Proportion;
    });
    if (count == 0) {
        return std::nullopt;
    }
    return Notice{NoticeCode::TemplateDoubtful, file, static_cast<std::size_t>(count), {shape}};
}

std::optional<Notice> fewerFingers(const FittedSkeleton& fitted, int asked, const std::string& file) {
    if (fitted.fingers == 0 || fitted.fingers >= asked) {
        return std::nullopt;
    }
    return Notice{
        NoticeCode::FingersFewer, file, static_cast<std::size_t>(fitted.fingers), {std::to_string(asked)}};
}

Error withOpaquePicture(Error error, const Notices& notices, const std::string& file) {
    switch (error.code) {
    case ErrorCode::RigLying:
    case ErrorCode::RigUpsideDown:
    case ErrorCode::RigLimbNotFound:
    case ErrorCode::RigLegsFewer:
    case ErrorCode::RigTemplateUnfit:
        break;
    default:
        return error;
    }
    const bool opaque =
        std::ranges::find(notices, NoticeCode::PictureWithoutAlpha, &Notice::code) != notices.end();
    return opaque ? makeError(ErrorCode::PictureUnsupported, {file, "opaque-picture"}) : error;
}

QString markerText(std::string_view name) {
    if (const int leg = legNumber(name); leg > 0) {
        const char* text = name.starts_with("left") ? QT_TRANSLATE_NOOP("MarkerWords", "Left leg %1")
                                                    : QT_TRANSLATE_NOOP("MarkerWords", "Right leg %1");
        return QCoreApplication::translate("MarkerWords", text).arg(leg);
    }
    const auto* found = std::ranges::find(kMarkerWords, name, &MarkerWord::name);
    return found == kMarkerWords.end() ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                                       : QCoreApplication::translate("MarkerWords", found->text);
}

QString markerTip(std::string_view name) {
    if (legNumber(name) > 0) {
        return QCoreApplication::translate("MarkerWords", "Click the end of the leg; 1 is the foremost");
    }
    const auto* found = std::ranges::find(kMarkerWords, name, &MarkerWord::name);
    return found == kMarkerWords.end() ? QString() : QCoreApplication::translate("MarkerWords", found->tip);
}

} // namespace sinew
