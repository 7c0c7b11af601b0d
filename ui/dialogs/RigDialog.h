#pragma once

#include "app/jobs/rig/RigDraft.h"
#include "ui/widgets/Panel.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QScrollArea;
class QSpinBox;

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
    int heightOfMarkers(int rows) const;
    void nameControls();
    void build();
    void watch();
    void change();
    void choose(const QListWidgetItem* item);
    void showDraft();
    void showMarkers();
    void showWork();
    QString markerLine(const DraftMarker& marker) const;
    QString nextText() const;
    QString fitText() const;
    QString fittedText(const FittedSkeleton& fitted) const;

    RigDraft& m_draft;
    QLabel* m_hint;
    RigForm* m_form;
    QScrollArea* m_formRoom; ///< on a low screen the form scrolls, so that the markers have their rows
    QLabel* m_markersLabel;
    QListWidget* m_markers;
    QLabel* m_next;
    QLabel* m_guesses; ///< what the two buttons below do
    QPushButton* m_forget;
    QPushButton* m_forgetAll;
    QProgressBar* m_work;
    QLabel* m_said;
    QDialogButtonBox* m_buttons;
    QElapsedTimer m_since; ///< of the fit that runs; invalid while none does
    QTimer m_seconds;
};

/// What conventions of joint names call themselves, untranslated; in the order of RigNaming and of
/// NameConvention.
inline constexpr std::array kNamingTitles{"Mixamo", "Unreal 5", "Unity Humanoid",  "Godot",
                                          "VRM",    "Rigify",   "Blender (.L, .R)"};

/// Which template is fitted, and what its skeleton has. Shows only what counts for the chosen template.
class RigForm : public Panel {
    Q_OBJECT
public:
    RigForm(UserPrompts& prompts, const RigWish& wish, QWidget* parent = nullptr);

    RigWish wish() const;
    /// Nothing is proposed: the user chooses a template first.
    void askForTemplate();

Q_SIGNALS:
    /// The user chose something else.
    void changed();

protected:
    void retranslate() override;

private:
    void nameControls();
    QWidget* makeFileRow();
    void makeForm();
    void build();
    void fill(const RigWish& wish);
    void watch();
    void change();
    void browse();
    void showWhatCounts();
    void retranslateChoices();
    void retranslateParts();

    UserPrompts& m_prompts;
    QLabel* m_shapeLabel;
    QComboBox* m_shape; ///< a template, or a rigged file
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QPushButton* m_browse;
    QLabel* m_upLabel;
    QComboBox* m_up;
    QLabel* m_namingLabel;
    QComboBox* m_naming;
    QLabel* m_fingersLabel;
    QComboBox* m_fingers;
    QLabel* m_spineLabel;
    QSpinBox* m_spine;
    QLabel* m_twistsLabel;
    QSpinBox* m_twists;
    QLabel* m_tailLabel;
    QSpinBox* m_tail;
    QLabel* m_legsLabel;
    QSpinBox* m_legs;
    QLabel* m_linksLabel;
    QSpinBox* m_links;
    QCheckBox* m_rightHand;
    QCheckBox* m_toes;
    QCheckBox* m_jaw;
    QCheckBox* m_eyes;
    QCheckBox* m_ends;
    QCheckBox* m_mirrored;
    QCheckBox* m_garments;
};

} // namespace sinew
