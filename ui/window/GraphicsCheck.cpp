#include "ui/dialogs/GraphicsDialog.h"

#include "app/cli/CommandLine.h"
#include "app/files/OwnProgram.h"
#include "core/base/platform/Display.h"
#include "ui/viewport/ViewportCanvas.h"
#include "ui/workspace/Preferences.h"

namespace sinew {
namespace {

void keep(Preferences& preferences, const OpenGlFound& found, GraphicsAnswer answer) {
    if (answer == GraphicsAnswer::Software) {
        PreferenceValues values = preferences.values();
        values.softwareRendering = true;
        preferences.set(values);
    } else if (answer == GraphicsAnswer::Continue) {
        Preferences::keepAcceptedGraphics(acceptedText(found));
    }
}

} // namespace

StartStep checkGraphics(Preferences& preferences, bool softwareInUse, const QStringList& arguments) {
    const SoftwareOpenGl software = softwareOpenGl();
    const GraphicsStart start{ViewportCanvas::found(), software.there, softwareInUse,
                              Preferences::acceptedGraphics()};
    if (!graphicsQuestion(start).asks) {
        return StartStep::GoOn;
    }
    GraphicsDialog dialog(start, QString::fromStdString(software.file));
    dialog.exec();
    if (dialog.remember()) {
        keep(preferences, start.found, dialog.answer());
    }
    switch (dialog.answer()) {
    case GraphicsAnswer::Continue:
        return StartStep::GoOn;
    case GraphicsAnswer::Software: // drivers are chosen once in a process
        return startInPlace(QStringList{kSoftwareRendering} + arguments) ? StartStep::End : StartStep::GoOn;
    case GraphicsAnswer::Quit:
        break;
    }
    return StartStep::End;
}

} // namespace sinew
