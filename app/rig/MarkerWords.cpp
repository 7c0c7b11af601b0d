#include "app/rig/MarkerWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

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
