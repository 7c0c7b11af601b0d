#pragma once

#include "ui/workspace/Workspace.h"

#include <QObject>

namespace sinew {

/// Bind > Save Check Page: asks for the file, tells how it went.
class CheckPageFlow : public QObject {
    Q_OBJECT
public:
    explicit CheckPageFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void connectJob();
    void save();
    void tell(const QString& file, int missed);
    void show();

    WindowContext m_context;
};

} // namespace sinew
