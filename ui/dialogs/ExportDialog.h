#pragma once

#include "app/document/Document.h"
#include "app/export/ExportJob.h"
#include "app/recipe/Recipe.h"
#include "app/rest/RestPose.h"
#include "app/view/ViewData.h"
#include "core/base/Error.h"
#include "core/scene/VrmSettings.h"
#include "core/skeleton/Skeleton.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QTimer>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <tuple>

class QCheckBox;
class QLabel;
class QLayout;
class QPushButton;
class QScrollArea;
class QComboBox;
class QLineEdit;
class QTableView;
class QFormLayout;

namespace sinew {

class CalmProgressBar;
class ImplicitSkin;

class ExportForm;

/// What becomes of the character's deformation where it is exported to, in words and in centimetres.
class DeformerNote : public Panel {
    Q_OBJECT
public:
    explicit DeformerNote(const WindowContext& context, QWidget* parent = nullptr);
    void setTarget(const ExportTarget& target);

Q_SIGNALS:
    /// The skinning method shall be baked before the character is exported.
    void bakeAsked();
    /// The view shall show where the difference is largest; the joint may be kNone.
    void placeAsked(VertexId vertex, std::int32_t joint);

protected:
    void retranslate() override;

private:
    void show();
    QString lossText();

    WindowContext m_context;
    ExportTarget m_target;
    CachedTask<std::tuple<quint64, std::shared_ptr<const ImplicitSkin>, ExportTarget>, DeformerLoss> m_loss;
    std::optional<DeformerLoss> m_shown; ///< what the texts say
    QLabel* m_pose;
    QLabel* m_names;
    QLabel* m_fate;
    QLabel* m_difference;
    QLabel* m_advice;
};

/// Writes the character and says how well the file holds what was written.
class ExportDialog : public Dialog {
    Q_OBJECT
public:
    explicit ExportDialog(const WindowContext& context, QWidget* parent = nullptr);

    void reject() override;

Q_SIGNALS:
    /// The character shall get this rest pose first; the dialog has closed.
    void restPoseAsked(const sinew::RestPoseChoice& choice);

protected:
    void retranslate() override;

private:
    void build();
    void connectJob();
    void remember();
    void leaveForRestPose();
    void leaveForPlace(VertexId vertex, std::int32_t joint);
    void formChanged();
    void growForVrm();
    void start();
    void run(bool replaceSideFiles);
    void connectBind();
    void bindFirst();
    void bindEnded(bool done);
    void showBindBox();
    bool mayReplace(const QString& file);
    void showFailure(const Error& error);
    void tick();
    void showOutcome(const ExportOutcome& outcome);
    void showRunning(bool running);
    void say(const QString& text, const char* manner);

    WindowContext m_context;
    ExportForm* m_form;
    DeformerNote* m_deformer;
    QCheckBox* m_preview;
    QCheckBox* m_bindFirst; ///< shown where a bind is due or runs
    bool m_waits = false;   ///< for a bind, after which the file is written
    bool m_tall = false;    ///< it has grown for a VRM
    CalmProgressBar* m_progress;
    QScrollArea* m_pane = nullptr; ///< what does not fit a low screen
    QLabel* m_result;
    QLabel* m_notices;
    QPushButton* m_export;
    QPushButton* m_close;
    QTimer m_timer;
};

class ChoiceDelegate;
class HumanoidModel;

/// What a VRM that is written anew says of the character, and which of its joints are the bones of a human.
class VrmForm : public Panel {
    Q_OBJECT
public:
    VrmForm(const Skeleton& skeleton, const VrmSettings& last, QWidget* parent = nullptr);

    VrmSettings settings() const;
    /// The authors are proposed for the next character.
    void keepAuthors() const;
    /// Where the user mends what an export failed by; null: not in this form.
    QWidget* controlFor(const Error& error) const;
    /// What has to be filled in before a VRM can be written. One sentence; empty: nothing.
    QString missing() const;
    /// Where that is filled in; null: nothing is missing.
    QWidget* emptyField() const;

Q_SIGNALS:
    void changed();
    /// The character shall get a T-pose that faces +Z first.
    void tPoseAsked();

protected:
    void retranslate() override;

private:
    void build();
    void nameControls();
    QLayout* requiredRows();
    void buildBones();
    void fill(const VrmSettings& last);
    void connectControls();
    void showMissing();
    void showPose();
    void showSpec();

    HumanoidModel* m_model;
    std::optional<VrmSpec> m_specAsked; ///< nothing: nobody chose one
    QLabel* m_specLabel;
    QComboBox* m_spec; ///< in the order of kVrmSpecNames
    QCheckBox* m_mtoon;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_authorsLabel;
    QLineEdit* m_authors;
    QLabel* m_versionLabel;
    QLineEdit* m_version;
    QLabel* m_copyrightLabel;
    QLineEdit* m_copyright;
    QLabel* m_contactLabel;
    QLineEdit* m_contact;
    QLabel* m_referencesLabel;
    QLineEdit* m_references;
    QLabel* m_thirdPartyLabel;
    QLineEdit* m_thirdParty;
    QLabel* m_otherLicenseLabel;
    QLineEdit* m_otherLicense;
    QLabel* m_avatarLabel;
    QComboBox* m_avatar;
    QLabel* m_commercialLabel;
    QComboBox* m_commercial;
    QLabel* m_modificationLabel;
    QComboBox* m_modification;
    std::array<QCheckBox*, kVrmAllowNames.size()> m_allow; ///< in the order of kVrmAllowNames
    QTableView* m_table;
    ChoiceDelegate* m_joints;
    QPushButton* m_change; ///< shows the table
    QLabel* m_missing;
    QLabel* m_unmapped;
    FoldBox* m_more; ///< what a VRM can do without
    QLabel* m_pose;
};

class UserPrompts;

/// Where an export goes, for which engine, and what it takes along.
class ExportForm : public Panel {
    Q_OBJECT
public:
    /// `last`, `draft`: how the form was left in this document.
    ExportForm(const Document& document, UserPrompts& prompts, const Recipe& last,
               const ExportDraft& draft = {}, QWidget* parent = nullptr);

    QString file() const;
    ExportSettings settings() const;
    AddedClips clips() const;
    /// The choices as a project keeps them.
    Recipe recipe() const;
    /// The others, which no project keeps.
    ExportDraft draft() const;
    /// What is proposed for the next character.
    void keep() const;
    /// Where the user mends what an export failed by; null: not in this form.
    QWidget* controlFor(const Error& error) const;
    /// What has to be filled in before the file can be written. One sentence; empty: nothing.
    QString missing() const;
    /// Whether what a new VRM needs is shown.
    bool asksForVrm() const;
    void takeKeyboard();

Q_SIGNALS:
    void changed();
    /// This field has the keyboard next and shall be seen.
    void fieldAsked(QWidget* field);
    /// The character shall get a T-pose that faces +Z before it is a VRM.
    void tPoseAsked();

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill(const Recipe& last, const ExportDraft& draft);
    void browse();
    void formatChosen();
    int formatOfFile() const;
    void showFormat();
    void showHeight();
    bool hasAnimations() const;
    bool writesVrm() const;
    void showAnimations();
    void profileChosen();
    void showRebuild();
    void showVrm();
    void showPacked();
    void showEngineFiles();

    const Document& m_document;
    UserPrompts& m_prompts;
    QLabel* m_fileLabel;
    QLineEdit* m_file;
    QPushButton* m_browse;
    QLabel* m_formatLabel;
    QComboBox* m_format;
    QLabel* m_profileLabel;
    QComboBox* m_profile;
    QLabel* m_influencesLabel;
    QComboBox* m_influences;
    QCheckBox* m_animations;
    QCheckBox* m_motion;
    QCheckBox* m_motions;
    QCheckBox* m_textures;
    QCheckBox* m_packed;
    QCheckBox* m_engineFiles;
    QCheckBox* m_rebuild;
    VrmForm* m_vrm;
    QLabel* m_heightLabel;
    QLabel* m_height;
    bool m_rebuildAsked = false;   ///< the box is checked, too, where there is no choice
    bool m_animationsAsked = true; ///< where there are none, too
    bool m_keepUnit = true;        ///< nobody chose an engine
    bool m_passing = false;        ///< by the arrow keys, over formats that are not meant
    EngineFiles m_engineFilesAsked = EngineFiles::ByProfile;
    VrmSettings m_vrmSaid; ///< in this document, whatever the format is now
};

} // namespace sinew
