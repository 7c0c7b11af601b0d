#pragma once

#include "tests/ui/support/ScriptedPrompts.h"
#include "ui/theme/Theme.h"
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

/// Opens every fold of the windows to come.
struct OpenFolds {
    OpenFolds() {
        for (const char* name : {"method", "weights", "volume", "repairs", "handles", "cages", "joints",
                                 "voxelEdits", "regions", "advanced"}) {
            QSettings().setValue(QString("folds/bind.%1").arg(name), true);
        }
    }
};

/// A whole window with everything it works on. Its folds stand open: what they hold is looked at here.
struct WindowDesk {
    FreshSettings settings;
    OpenFolds folds;
    Preferences preferences;
    Language language;
    ScriptedPrompts prompts;
    Workspace workspace;
    MainWindow window{workspace, preferences, language, prompts};
};

} // namespace sinew::test
