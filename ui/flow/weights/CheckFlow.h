#pragma once

#include "ui/workspace/WindowContext.h"

#include <QObject>

namespace sinew {

/// Weights > Check Weights: looks for faults, tells how many there are.
class CheckFlow : public QObject {
    Q_OBJECT
public:
    explicit CheckFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);
    /// The report lists some.
    void found();

private:
    void tell();
    void show();

    WindowContext m_context;
};

} // namespace sinew
