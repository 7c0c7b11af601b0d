#pragma once

#include "app/document/Document.h"
#include "app/document/avatar/NewSprings.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "app/posing/ClipPlayer.h"
#include "app/view/OrbitCamera.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QPointer>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

class QMenu;

namespace sinew {

class Actions;
class BakeDialog;
struct MotionFile;
class Preferences;
struct PoseEditReport;
class DriverForm;
class PoseShelfForm;
class ShapesForm;
struct ShownForm;
class UserPrompts;
class ViewportWidget;

/// The actions of the Bind menu, and what is said when a bind ends.
class BindFlow : public QObject {
    Q_OBJECT
public:
    BindFlow(const Actions& actions, Document& document, BindController& bind, ImplicitController& implicit,
             UserPrompts& prompts, QObject* parent = nullptr);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void run();
    void addLattice();
    void askForSkeleton();
    /// A bind that ended well; one of a skeleton that stands elsewhere did not.
    QString outcomeText(const QString& seconds) const;
    void connectOutcomes();
    void connectFixes();
    void fixMore();
    void endFixes();
    void show();

    const Actions& m_actions;
    Document& m_document;
    BindController& m_bind;
    ImplicitController& m_implicit;
    UserPrompts& m_prompts;
    int m_fixRounds = 0;   ///< after how many more binds Fix All goes on
    bool m_goesOn = false; ///< it is triggered by itself
};

/// The presets of overlays: an action shows one, the same again (or Escape in the view) brings back what was
/// shown before. Opacities and colours stay as the user has set them.
class PresetFlow : public QObject {
    Q_OBJECT
public:
    PresetFlow(const Actions& actions, ViewState& view, Document& document, ViewportWidget& viewport,
               QObject* parent = nullptr);

    /// Shows a preset that the user did not ask for by itself: nothing leads back from it.
    void take(ViewPreset preset);
    /// From now on shows the weights that a character's first bind has made, in the mode Bind; not where the
    /// user looks at something else by a preset, or by `preferences` wants none of it. The action of the
    /// preset and Escape lead back.
    void showBinds(const BindController& bind, const Preferences& preferences);
    /// The mode Bind is being left: what showBinds showed goes first.
    void endBind();

private:
    void choose(ViewPreset preset);
    void offerWeights();
    bool giveBack();
    void follow();
    void show();
    void showAvailable();

    const Actions& m_actions;
    ViewState& m_view;
    Document& m_document;
    std::optional<ShownOverlays> m_before; ///< what the user had before the first preset
    /// What the last preset showed, while the view still is so; nothing: none was chosen.
    std::optional<ShownOverlays> m_taken;
    bool m_firstBind = false; ///< the bind that runs is the first
    bool m_offered = false;   ///< showBinds shows weights, unless the user went on from there
};

/// The actions that hide, ghost and show what is selected, and accept what a bind proposes for parts.
class PartsFlow : public QObject {
    Q_OBJECT
public:
    PartsFlow(const Actions& actions, Document& document, const ViewportWidget& viewport,
              QObject* parent = nullptr);

private:
    /// What hiding and isolating is about.
    enum class Target { Nothing, Parts, Joints, Faces };
    Target target() const;
    void hide();
    void isolate();
    void onSelected(const char* action, void (*edit)(Document&, std::span<const std::size_t> parts));
    void show();

    const Actions& m_actions;
    Document& m_document;
    const ViewportWidget& m_viewport;
};

/// The actions of the Bind menu that add regions.
class RegionFlow : public QObject {
    Q_OBJECT
public:
    RegionFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

/// Undo, redo and selection.
class EditFlow : public QObject {
    Q_OBJECT
public:
    EditFlow(const Actions& actions, Document& document, QObject* parent = nullptr);
    void retranslate();

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

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

/// The actions that add drivers, make shapes of the pose and edit shapes.
class ShapeFlow : public QObject {
    Q_OBJECT
public:
    /// `viewport`: in whose view skin is dragged.
    ShapeFlow(const WindowContext& context, DriverForm& form, ShapesForm& shapes, ViewportWidget& viewport,
              QObject* parent = nullptr);

Q_SIGNALS:
    /// The drivers are to be seen.
    void wanted();
    /// For the status bar.
    void said(const QString& text);

private:
    void fromFile();
    void fromMethod();
    void fromRemainder();
    void connectEdits();
    void dragInto(const QString& shape);
    ShownForm shown() const;
    void show();

    WindowContext m_context;
    DriverForm& m_form;
    ShapesForm& m_shapes;
    ViewportWidget& m_viewport;
};

/// Pose > Bake for Engine: the dialog, the comparison of source and bake, and the step that applies one.
class BakeFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog stands.
    BakeFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

Q_SIGNALS:
    /// The shapes and drivers are to be seen.
    void wanted();
    /// For the status bar.
    void said(const QString& text);

private:
    void open();
    void apply();
    void place();
    void compare(bool on);
    void pose(const Pose& pose, std::int32_t joint);
    void show();

    WindowContext m_context;
    QWidget* m_window;
    QPointer<BakeDialog> m_dialog;
};

/// Pose > Apply as Rest Pose: the dialog, and what is told of a rest pose that was applied.
class RestPoseFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog stands.
    RestPoseFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);
    /// The dialog, with this chosen first.
    void open(const RestPoseChoice& proposal);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void tell(const Notices& notices);
    void show();

    WindowContext m_context;
    QWidget* m_window;
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

/// The actions of springs: proposals, chains and colliders of the selected joints, the bake into clips. What
/// is added is chosen and shown in the view.
class SpringFlow : public QObject {
    Q_OBJECT
public:
    explicit SpringFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// The panel is to be seen.
    void wanted();
    /// The timeline is to be seen.
    void clipsWanted();
    /// For the status bar.
    void said(const QString& text);

private:
    void connectActions();
    void connectWork();
    void propose(const char* action, ProposedSprings which);
    void addChains();
    void addCollider(const char* action, ColliderShape shape);
    void showInView();
    void show();
    void explain();

    WindowContext m_context;
};

} // namespace sinew
