#pragma once

#include "core/base/Error.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/viewport/ToolTable.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QDialog;
class QWidget;

namespace sinew {

class ViewportWidget;
enum class AxisConvention;
enum class JointSnap;

/// The actions of the Skeleton menu: rest mode, and what is done to the selected joints.
class SkeletonFlow : public QObject {
    Q_OBJECT
public:
    SkeletonFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent = nullptr);

    /// Gives a joint another name; says why where it cannot.
    void rename(std::int32_t joint, const QString& name);
    /// Puts joints below another one; kNone: they become roots.
    void reparent(const std::vector<std::int32_t>& joints, std::int32_t parent);
    /// Whether there are brushes at hand, so that the view says when they paint both sides.
    void setBrushes(bool brushes);
    /// Steps as one undoable step; says why where they cannot be done.
    void edit(const QString& name, const Expected<SkeletonSteps>& steps);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);
    void renameAsked(); ///< of the active joint

private:
    void connectMode();
    void connectJoints();
    void connectShape();
    void connectOrient(const char* id, AxisConvention convention);
    void setMirror(bool on);
    void showMirror();
    void showBanner();
    void connectSnap(const char* id, JointSnap snap);
    /// Steps for the selected joints as one undoable step, called as the action is.
    void onJoints(const char* id, std::function<Expected<SkeletonSteps>()> steps);
    void tellFaults();
    void scaleAsked();
    void show();
    void showMode(bool rest);
    void enableForJoints();

    void showClipAgain();

    /// A clip that rest mode took the place of, to come back after it.
    struct ShownClip {
        QStringList clips; ///< that there were
        int clip = 0;
        double seconds = 0.0;
    };
    WindowContext m_context;
    ViewportWidget& m_viewport;
    std::optional<ShownClip> m_clip;
    bool m_brushes = true;
    quint64 m_lifetime = 0; ///< of the document that symmetric joints and mirrored painting were chosen for
};

/// The actions of the Skeleton menu that ask something first. What was answered is proposed the next time.
class JointDialogsFlow : public QObject {
    Q_OBJECT
public:
    /// `skeleton` does the edits.
    JointDialogsFlow(const WindowContext& context, SkeletonFlow& skeleton, QWidget* window,
                     QObject* parent = nullptr);

private:
    bool accepted(QDialog& dialog);
    void askCount(BoneJoints kind, int& count, const char* id);
    void askOrientation();

    WindowContext m_context;
    SkeletonFlow& m_skeleton;
    QWidget* m_window;
    int m_pieces = 3;
    int m_twists = 1;
    JointOrientation m_orientation;
};

class ChainDialog;
class RigDialog;
class EngineDialog;

/// Skeleton > New From Template and Draw Chain: opens what belongs to these tools beside the view when they
/// are taken, gives strokes to the maker of chains, makes the fitted skeleton the document's.
class RigFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialogs open.
    RigFlow(const WindowContext& context, ViewportWidget& viewport, QWidget* window,
            QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void toolTaken(ViewTool tool);
    void connectChains();
    void openTemplate();
    void openChain();
    void closeTemplate();
    void create();
    void leave(ViewTool tool);
    void placeBeside(QWidget* dialog) const;
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
    QWidget* m_window;
    QPointer<RigDialog> m_template; ///< while it is open
    QPointer<ChainDialog> m_chain;  ///< while it is open
};

/// Skeleton > Prepare for an Engine and Export Skeleton.
class EngineFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog opens.
    EngineFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void prepare();
    void apply(const EngineDialog& dialog);
    void write();
    void show();

    WindowContext m_context;
    QWidget* m_window;
};

} // namespace sinew
