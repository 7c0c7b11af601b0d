#pragma once

#include "app/document/ViewState.h"

#include <QObject>

namespace sinew {

class Actions;

/// Keeps the view's switches and the actions that switch them alike.
class ViewFlow : public QObject {
    Q_OBJECT
public:
    ViewFlow(const Actions& actions, ViewState& view, QObject* parent = nullptr);

private:
    void connectSwitch(const char* id, bool ViewSettings::*member);
    void show();

    const Actions& m_actions;
    ViewState& m_view;
};

} // namespace sinew
