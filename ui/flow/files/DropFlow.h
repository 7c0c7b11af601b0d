#pragma once

#include "app/session/DroppedFiles.h"
#include "ui/workspace/Workspace.h"

#include <QObject>

namespace sinew {

class FileFlow;

/// Files that are dropped on the window: opens a character together with its skeleton, and says what became
/// of the others.
class DropFlow : public QObject {
    Q_OBJECT
public:
    DropFlow(const WindowContext& context, FileFlow& files, QObject* parent);

    void drop(const QStringList& files);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void opened(const QString& file);
    void skeletonLoaded(const QString& file);
    void forget();
    void say(const QString& text);

    WindowContext m_context;
    FileFlow& m_files;
    DroppedFiles m_dropped; ///< what is being opened; empty: nothing that was dropped
};

} // namespace sinew
