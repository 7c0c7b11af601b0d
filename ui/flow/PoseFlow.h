#pragma once

#include "app/document/Document.h"
#include "app/jobs/ImplicitController.h"
#include "app/posing/ClipPlayer.h"
#include "ui/workspace/Workspace.h"

#include <QObject>

#include <optional>

class QMenu;

namespace sinew {

class Actions;
class UserPrompts;
struct PoseEditReport;
class PoseShelfForm;
struct MotionFile;

/// The actions of the Pose menu.
class PoseFlow : public QObject {
    Q_OBJECT
public:
    PoseFlow(const Actions& actions, Document& document, ClipPlayer& player, UserPrompts& prompts,
             QObject* parent = nullptr);
    /// Says what becomes of implicit skinning.
    void watch(const ImplicitController& implicit);
    /// Keeps a menu filled with the clips to choose from.
    void fillMenu(QMenu* menu);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void connectPoseActions();
    void connectPlayer();
    void copy();
    void paste();
    void sayLeftOut(const PoseEditReport& report, const QString& done);
    void show();

    const Actions& m_actions;
    Document& m_document;
    ClipPlayer& m_player;
    UserPrompts& m_prompts;
    QMenu* m_menu = nullptr;
};

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
