#pragma once

#include "ui/workspace/Workspace.h"

#include <QObject>

#include <optional>

namespace sinew {

struct MotionFile;

/// The actions of pose keys and loaded motions, and what is told of a motion that was loaded.
class MotionFlow : public QObject {
    Q_OBJECT
public:
    explicit MotionFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// The timeline is to be seen.
    void wanted();
    /// For the status bar.
    void said(const QString& text);

private:
    void connectActions();
    void setKey();
    void goTo(std::optional<double> seconds);
    void removeMotion();
    void loaded(const QString& file, const MotionFile& motion);
    void show();

    WindowContext m_context;
};

} // namespace sinew
