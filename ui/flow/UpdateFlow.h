#pragma once

#include "app/update/UpdateCheck.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace sinew {

class Actions;
class Preferences;
class UpdateDialog;

/// Help > Check for Updates, and the check at a start. Both ask only when the user wants it.
class UpdateFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog stands. `curl`: the program that asks.
    UpdateFlow(const Actions& actions, const Preferences& preferences, QWidget* window, const QString& curl,
               QObject* parent = nullptr);

    /// Asks when the preferences want it and a week is over. It speaks only of a newer release.
    void checkAtStart();

Q_SIGNALS:
    /// This page is to be shown in the browser.
    void pageAsked(const QString& address);

private:
    void open();
    void take(const UpdateAnswer& answer);
    UpdateDialog& dialog();

    const Preferences& m_preferences;
    QWidget* m_window;
    UpdateCheck m_check;
    QPointer<UpdateDialog> m_dialog;
};

} // namespace sinew
