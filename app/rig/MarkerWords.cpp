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

} // namespace

QString markerText(std::string_view name) {
    const auto* found = std::ranges::find(kMarkerWords, name, &MarkerWord::name);
    return found == kMarkerWords.end() ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                                       : QCoreApplication::translate("MarkerWords", found->text);
}

QString markerTip(std::string_view name) {
    const auto* found = std::ranges::find(kMarkerWords, name, &MarkerWord::name);
    return found == kMarkerWords.end() ? QString() : QCoreApplication::translate("MarkerWords", found->tip);
}

} // namespace sinew
