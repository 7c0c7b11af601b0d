#include "ui/help/tour/TourSteps.h"

#include "app/document/ViewState.h"

#include <QCoreApplication>

namespace sinew {
namespace {

bool sampleOpened(const TourWatch& watch) {
    return watch.now.hasScene();
}

bool skinBound(const TourWatch& watch) {
    return watch.now.bound();
}

bool seesWeights(const TourWatch& watch) {
    return watch.now.selection.joint != kNone && watch.view.visible(Overlay::Weights);
}

bool elbowBent(const TourWatch& watch) {
    return !(watch.now.pose == watch.before.pose);
}

bool paintedOrExported(const TourWatch& watch) {
    return watch.exported || !(watch.now.layers == watch.before.layers);
}

constexpr std::array kTourSteps{
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Open the sample"),
             .text = QT_TRANSLATE_NOOP(
                 "Tour", "Sinew comes with a character to try things on. Click Open the sample, or Next."),
             .target = "welcome.sample",
             .action = "file.sample",
             .advances = true,
             .done = sampleOpened},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Bind the skin"),
             .text = QT_TRANSLATE_NOOP("Tour", "Bind Skin (%1) gives each vertex its weights: how much each "
                                               "joint moves it. It takes a few seconds."),
             .keys = {"bind.run"},
             .target = "bind.runButton",
             .panel = "panel.bind",
             .action = "bind.run",
             .advances = true,
             .done = skinBound},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Look at the weights"),
             .text = QT_TRANSLATE_NOOP("Tour", "Click a joint here or in the view, for example LeftForeArm. "
                                               "Then press %1: colours show how much it moves the skin."),
             .keys = {"layer.weights"},
             .target = "joints.tree",
             .panel = "panel.joints",
             .done = seesWeights},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Bend the elbow"),
             .text = QT_TRANSLATE_NOOP("Tour", "Press %1 and drag a ring around the joint. Then drag "
                                               "Stiffness (alpha) in the Bind panel: the bend follows."),
             .keys = {"pose.rotate"},
             .target = "view",
             .done = elbowBent},
    TourStep{.title = QT_TRANSLATE_NOOP("Tour", "Paint or export"),
             .text = QT_TRANSLATE_NOOP("Tour", "Press %1 to paint what the solver cannot know. When the "
                                               "character bends well, %2 writes the file and checks it."),
             .keys = {"paint.weights", "file.export"},
             .target = "file.export",
             .done = paintedOrExported},
};
static_assert(kTourSteps.size() == 5);

} // namespace

std::span<const TourStep> tourSteps() {
    return kTourSteps;
}

} // namespace sinew
