#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "app/project/ProjectWriter.h"
#include "app/render/Rendering.h"
#include "app/session/Session.h"
#include "ui/workspace/Workspace.h"

#include <QCoreApplication>
#include <QImage>
#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QWidget;

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

/// File > Export, and what the program's log and status bar hear of it.
class ExportFlow : public QObject {
    Q_OBJECT
public:
    ExportFlow(const WindowContext& context, QWidget* window);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    /// The character shall get another rest pose before it is exported.
    void restPoseAsked(const sinew::RestPoseChoice& choice);

private:
    void open();

    WindowContext m_context;
    QWidget* m_window;
};

class BatchDialog;
class LodDialog;
class OutfitDialog;

/// File > Make LODs, Dress With an Outfit and Bind a Folder: their dialogs, and what is opened from them.
class MakingFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialogs stand.
    MakingFlow(const WindowContext& context, FileFlow& files, QWidget* window);
    /// Asks where files are still bound; they go on while other documents are opened.
    bool mayQuit() const;

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void openOutfit();
    void openBatch();
    void openLods();
    void show();

    WindowContext m_context;
    FileFlow& m_files;
    QWidget* m_window;
    QPointer<OutfitDialog> m_outfit;
    QPointer<BatchDialog> m_batch;
    QPointer<LodDialog> m_lods;
};

/// File > Live Link to Blender: there when Blender has opened the window (LiveLink).
class LiveLinkFlow : public QObject {
    Q_OBJECT
public:
    /// `arguments` of the program, with its name.
    LiveLinkFlow(const WindowContext& context, const QStringList& arguments, QObject* parent);

    /// Tells again, say in another language.
    void retranslate() { show(); }

Q_SIGNALS:
    /// What becomes of the link; `text` is empty without one.
    void told(const QString& text, const QString& tip, bool warns);

private:
    void show();

    WindowContext m_context;
};

class PictureDialog;
class ViewportWidget;

/// File > Save Picture and Save Turntable: the view, rendered into files in the background.
class PictureFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialogs open.
    PictureFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window,
                QObject* parent = nullptr);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void connectJob();
    void open(RenderSettings& last);
    void save(const RenderSettings& settings);
    bool mayReplace(const QStringList& files, const QString& asked) const;
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
    QWidget* m_window;
    RenderSettings m_picture;   ///< as it was chosen last
    RenderSettings m_turntable; ///< the same
};

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

struct Scene;

/// Keeps unsaved work as the preferences say, and offers what a crash left behind.
class AutosaveFlow : public QObject {
    Q_OBJECT
public:
    explicit AutosaveFlow(const WindowContext& context, QObject* parent = nullptr);

    /// At the start of the program. True: work is being recovered.
    bool offer();

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void applyPreferences();
    void saveBefore();
    void recover(const RecoverableWork& work);

    WindowContext m_context;
};

/// "wayfarer, 21 November 14:03 (C:/art/wayfarer.sinew)".
QString workText(const RecoverableWork& work);

/// Takes a small picture of every character that is opened, reloaded or saved, in the background, for the
/// list of recent files.
class ThumbnailFlow : public QObject {
    Q_OBJECT
public:
    explicit ThumbnailFlow(const WindowContext& context, QObject* parent = nullptr);

private:
    void take(const QString& file);

    WindowContext m_context;
    LatestJob m_job;
    std::shared_ptr<const Scene> m_scene; ///< of the last picture
    QImage m_picture;
};

/// Asks for a folder and writes the scripts for engines into it; scripts there that were changed are replaced
/// when the user says so. The line for the status bar; empty: nothing was written.
QString saveEngineScripts(UserPrompts& prompts);

} // namespace sinew
