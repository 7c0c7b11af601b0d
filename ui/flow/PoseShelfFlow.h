#pragma once

#include "ui/workspace/WindowContext.h"

#include <QObject>

namespace sinew {

class PoseShelfForm;

/// The actions of the pose shelf, and what it has to say.
class PoseShelfFlow : public QObject {
    Q_OBJECT
public:
    PoseShelfFlow(const WindowContext& context, PoseShelfForm& shelf, QObject* parent = nullptr);

Q_SIGNALS:
    /// The shelf is to be seen.
    void wanted();
    /// For the status bar.
    void said(const QString& text);

private:
    void connectActions();
    void load();
    void save();
    void removeCurrent();
    void show();

    WindowContext m_context;
    PoseShelfForm& m_shelf;
};

} // namespace sinew
