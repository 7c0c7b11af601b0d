#include "app/cli/CommandLine.h"
#include "app/drawing/DrawSvg.h"
#include "app/files/ReadFile.h"
#include "app/log/ActivityLog.h"
#include "app/text/Numbers.h"
#include "app/voxelizer/SliceVoxelizer.h"
#include "core/base/platform/Console.h"
#include "core/base/platform/Display.h"
#include "core/base/platform/Interrupts.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/window/MainWindow.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/Workspace.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <functional>

namespace sinew {
namespace {

/// Qt aborts when it finds no display to open a window on; a sentence and an exit code serve better.
void sayNoDisplay(QtMsgType type, const QMessageLogContext& /*context*/, const QString& /*message*/) {
    if (type == QtFatalMsg) {
        std::fputs(
            "sinew: no display found to open a window. Start it on a desktop, or use a command such as "
            "sinew bind or sinew inspect: sinew --help lists them.\n",
            stderr);
        std::_Exit(EXIT_FAILURE);
    }
}

void nameApplication() {
    QApplication::setOrganizationName("Sinew");
    QApplication::setApplicationName("Sinew");
    QApplication::setApplicationVersion(SINEW_VERSION);
    QGuiApplication::setDesktopFileName("io.github.sinewbind.Sinew");
}

void prepareDisplay(const PreferenceValues& values, bool software) {
    if (software) {
        useSoftwareOpenGl();
    }
    if (values.theme != ThemeChoice::Light) {
        useDarkTitleBars();
    }
}

/// macOS names a file that was opened in the Finder by an event, not on the command line.
class FinderApplication : public QApplication {
public:
    using QApplication::QApplication;
    std::function<void(const QString& file)> open;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::FileOpen && open) {
            open(static_cast<QFileOpenEvent*>(event)->file());
            return true;
        }
        return QApplication::event(event);
    }
};

/// The window: `sinew` or `sinew FILE`. Returns the exit code: 0, or 1 when there is no display to open it
/// on.
int runWindow(int argc, char** argv) {
    const bool softwareAsked = takeSoftwareRendering(argc, argv);
    nameApplication();
    Preferences preferences;
    const bool software = softwareAsked || preferences.values().softwareRendering;
    prepareDisplay(preferences.values(), software);
    const QtMessageHandler usual = qInstallMessageHandler(sayNoDisplay);
    FinderApplication application(argc, argv);
    qInstallMessageHandler(usual);
    keepNumbersPlain();
    useResources();
    QGuiApplication::setWindowIcon(programIcon());

    Language language;
    language.use(preferences.values().language);
    applyTheme(application, preferences.values().theme);
    if (checkGraphics(preferences, software && softwareOpenGl().there, QApplication::arguments().mid(1)) ==
        StartStep::End) {
        return EXIT_SUCCESS;
    }
    DialogPrompts prompts;
    Workspace workspace;
    setUpLogging(workspace.log);
    MainWindow window(workspace, preferences, language, prompts);
    prompts.setWindow(&window);
    application.open = [&window](const QString& file) { window.openFile(file); };
    window.show();
    // Once the event loop runs, so that the window stands before a dialog may.
    QTimer::singleShot(0, &window, [&window] {
        const QStringList arguments = QApplication::arguments();
        if (!window.offerRecovery() && arguments.size() > 1) {
            window.openFile(arguments.at(1));
        }
        window.checkForUpdates();
    });
    const int result = QApplication::exec();
    endLogging();
    return result;
}

} // namespace
} // namespace sinew

int main(int argc, char** argv) {
    sinew::endWithParent();
    sinew::prepareStandardStreams();
    if (sinew::asksForReader(argc, argv)) {
        sinew::runReader(argv);
    }
    if (sinew::asksForDrawing(argc, argv)) {
        sinew::runDrawer(argv);
    }
    if (sinew::asksForSlices(argc, argv)) {
        return sinew::runSliceDrawer(argc, argv);
    }
    sinew::setSliceDrawer(sinew::drawSlicesInOwnProcess);
    if (sinew::asksForBinds(argc, argv)) {
        return sinew::runBinds(argc, argv);
    }
    return sinew::asksForWindow(argc, argv) ? sinew::runWindow(argc, argv)
                                            : sinew::runCommandLine(argc, argv);
}
