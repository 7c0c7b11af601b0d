#pragma once

#include "app/jobs/rig/RigDraft.h"
#include "ui/dialogs/Dialog.h"

#include <array>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

class RigForm;
class UserPrompts;

/// What the skeleton of a template has, and its markers: which one comes next, which are set and which are
/// guessed. Shows and changes a draft; stands beside the view, in which the markers are clicked. What was
/// chosen last is proposed until the program ends.
class RigDialog : public Dialog {
    Q_OBJECT
public:
    RigDialog(RigDraft& draft, UserPrompts& prompts, QWidget* parent = nullptr);

    /// What a dialog would start with now.
    static const RigWish& lastWish();

Q_SIGNALS:
    /// The fitted skeleton shall be the document's.
    void createAsked();

protected:
    void retranslate() override;
    bool event(QEvent* event) override;

private:
    void makeRoom();
    void nameControls();
    void build();
    void watch();
    void change();
    void choose(QListWidgetItem* item);
    void showDraft();
    void showMarkers();
    QString markerLine(const DraftMarker& marker) const;
    QString fitText() const;

    RigDraft& m_draft;
    QLabel* m_hint;
    RigForm* m_form;
    QLabel* m_markersLabel;
    QListWidget* m_markers;
    QLabel* m_next;
    QPushButton* m_forget;
    QPushButton* m_forgetAll;
    QLabel* m_said;
    QDialogButtonBox* m_buttons;
};

/// What conventions of joint names call themselves, untranslated; in the order of RigNaming and of
/// NameConvention.
inline constexpr std::array kNamingTitles{"Mixamo", "Unreal 5", "Unity Humanoid",  "Godot",
                                          "VRM",    "Rigify",   "Blender (.L, .R)"};

} // namespace sinew
