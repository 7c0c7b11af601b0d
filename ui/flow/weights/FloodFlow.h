#pragma once

#include "ui/workspace/WindowContext.h"

#include <QObject>

namespace sinew {

class ViewportWidget;

/// Flood: one dab of the view's brush on all selected vertices, whatever tool is in hand.
class FloodFlow : public QObject {
    Q_OBJECT
public:
    FloodFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent = nullptr);

Q_SIGNALS:
    void said(const QString& text);

private:
    void flood();
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
};

} // namespace sinew
