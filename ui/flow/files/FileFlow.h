#pragma once

#include "app/document/Document.h"
#include "app/session/Session.h"
#include "ui/workspace/Workspace.h"

#include <QCoreApplication>
#include <QObject>

#include <functional>

namespace sinew {

class UserPrompts;

/// Asked before a document is closed or gives way to another: work that runs and changes that are not saved
/// must not be lost by accident.
class LeaveGuard {
    Q_DECLARE_TR_FUNCTIONS(LeaveGuard)
public:
    struct Work {
        std::function<bool()> runs;         ///< work whose loss a user would regret
        std::function<void()> cancel;       ///< ends it; nothing half-done remains
        std::function<void()> finishSaving; ///< waits for saves that run
        std::function<bool()> save;         ///< saves the document; false: it is not saved
    };
    LeaveGuard(Document& document, UserPrompts& prompts, Work work);

    /// True: go on. Running work is canceled by then, saves are finished, and changes are saved or given up.
    bool mayLeave();

private:
    Document& m_document;
    UserPrompts& m_prompts;
    Work m_work;
};

/// The File menu: opens, saves and closes, and asks and tells what there is to ask and tell on the way.
class FileFlow : public QObject {
    Q_OBJECT
public:
    explicit FileFlow(const WindowContext& context, QObject* parent = nullptr);

    /// Asks what becomes of the document that is open, then opens a character or a project. False: the
    /// document stays.
    bool openFile(const QString& file);
    void openRecent(const QString& file);
    void loadSkeleton();
    void loadSkeletonFrom(const QString& file);
    void loadMotion();
    void addCage();
    void transferLayersFrom();
    /// Begins to save. The first time it asks for a place.
    void save();
    void saveAs();
    /// Whether the document may be left; running work is canceled by then.
    bool mayLeave() { return m_guard.mayLeave(); }
    /// More work whose loss a user would regret.
    void setOtherWork(std::function<bool()> runs) { m_otherWork = std::move(runs); }

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    LeaveGuard::Work work();
    void connectActions();
    void connectSession();
    void open(const QString& file);
    void close();
    QString placeToSave(const QString& known) const;
    bool saveAndWait();
    void waitForSaves();
    void opened(const QString& file);
    void failed(const Error& error);
    void askForSource(const SourceQuestion& question);
    void show();

    WindowContext m_context;
    LeaveGuard m_guard;
    std::function<bool()> m_otherWork;
    QString m_opening; ///< the file that is being opened
};

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
