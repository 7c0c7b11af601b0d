#pragma once

#include <QObject>

namespace sinew {

class Actions;
class ViewportWidget;

/// The actions that steer the viewport: views, framing, tools.
class ViewportFlow : public QObject {
    Q_OBJECT
public:
    ViewportFlow(const Actions& actions, ViewportWidget& viewport, QObject* parent = nullptr);

private:
    void connectViews();
    void connectTools();
    void connectPicking();
    void show();

    const Actions& m_actions;
    ViewportWidget& m_viewport;
};

} // namespace sinew
