#pragma once

#include "app/view/OrbitCamera.h"
#include "ui/viewport/ToolTable.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <span>

namespace sinew {

class Docks;
class Menus;
class PresetFlow;
class ViewportWidget;

/// What a user works on, in the order of the work. Count: how many there are.
enum class WorkMode { Skeleton, Bind, Pose, Paint, Inspect, Count };
constexpr std::size_t kWorkModeCount = static_cast<std::size_t>(WorkMode::Count);

/// A mode of the window: its action, its panel and its tools. Its button in the tool bar, its key and its
/// place in the menu follow from the action.
struct ModeRow {
    WorkMode mode;
    const char* id;     ///< of its action
    const char* name;   ///< on its button; marked for translation in the context "Modes"
    const char* panel;  ///< on the right, as Docks names it; null: none, the panels below the view show
    ViewTool tool;      ///< that is taken with the mode
    bool keepsPosing;   ///< unless one that poses is at hand already
    const char* mirror; ///< the action that switches the other side; null: nothing happens there
    std::span<const char* const> bar; ///< ids beside the modes in the tool bar; an empty one is a line
};

/// All modes, in the order of tool bar and menu.
std::span<const ModeRow> modeTable();
const ModeRow& modeRow(WorkMode mode);
/// Whether the tool bar of a mode has a tool.
bool hasTool(WorkMode mode, ViewTool tool);
/// The mode that a tool brings with it where it is none of the mode's at hand.
WorkMode modeOf(ViewTool tool);
/// The mode that a character which is opened is met with: Skeleton without a skeleton, else Bind.
WorkMode startMode(const DocumentState& state);

/// The mode at hand. Each shows its panel and its tools, and keeps what was shown in the view while it was at
/// hand. The skeleton is edited (RestMode) while, and only while, a character with a skeleton is in the mode
/// Skeleton. Not in the undo history; the user's settings keep which mode a project was left in.
class Modes : public QObject {
    Q_OBJECT
public:
    Modes(const WindowContext& context, Menus& menus, Docks& docks, ViewportWidget& viewport,
          PresetFlow& presets, QObject* parent = nullptr);

    WorkMode mode() const { return m_mode; }
    /// As by its button: with its tool.
    void enter(WorkMode mode);
    /// Shows the panels of the mode at hand as at the first start.
    void resetPanels();
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    /// Which panels are open: those on the right, and whether those below the view are.
    struct OpenPanels {
        QStringList right;
        bool lower = false;
    };
    void connectActions();
    void connectRest();
    void start();
    void keep();
    void change(WorkMode mode);
    void takeTool();
    void followTool(ViewTool tool);
    void followPanel(const QString& panel);
    void followSkeleton();
    void editSkeleton(bool on);
    void showPanels();
    void showOverlays(bool fromWeights);
    void show();

    WindowContext m_context;
    Menus& m_menus;
    Docks& m_docks;
    ViewportWidget& m_viewport;
    PresetFlow& m_presets;
    WorkMode m_mode = WorkMode::Bind;
    WorkMode m_before = WorkMode::Bind; ///< the last one besides Skeleton
    bool m_changing = false;
    bool m_painted = false;                    ///< weights were painted since Inspect was left
    std::map<WorkMode, ShownOverlays> m_shown; ///< what each showed when it was left
    std::optional<ShownOverlays> m_plain;      ///< of the last mode that does not look at weights
    std::map<WorkMode, OpenPanels> m_panels;   ///< of each when it was left
};

} // namespace sinew
