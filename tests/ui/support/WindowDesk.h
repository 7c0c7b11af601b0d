#pragma once

#include "tests/ui/support/ScriptedPrompts.h"
#include "ui/theme/Resources.h"
#include "ui/window/Language.h"
#include "ui/window/MainWindow.h"
#include "ui/workspace/Preferences.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sinew::test {

/// Settings of their own for a test, so that no user's are touched.
class FreshSettings {
public:
    FreshSettings() {
        QCoreApplication::setOrganizationName("SinewTest");
        QCoreApplication::setApplicationName("SinewTest");
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QStandardPaths::setTestModeEnabled(true); // autosaves and logs stay away from the user's
        useResources();
    }

private:
    QTemporaryDir m_folder;
};

/// A whole window with everything it works on.
struct WindowDesk {
    FreshSettings settings;
    Preferences preferences;
    Language language;
    ScriptedPrompts prompts;
    Workspace workspace;
    MainWindow window{workspace, preferences, language, prompts};
};

} // namespace sinew::test
