#pragma once

#include "app/document/Document.h"
#include "app/jobs/BindController.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QToolButton;
class QScrollArea;

namespace sinew {

class Actions;
class BindController;
class CalmProgressBar;
class RegionsForm;
class VolumeEditsForm;

class AlphaCurvePlot;

/// Stiffness that follows the angle of the active joint, and which joints have it.
class AlphaCurveForm : public Panel {
    Q_OBJECT
public:
    explicit AlphaCurveForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    std::int32_t joint() const;    ///< the active one, or kNone
    std::string jointName() const; ///< of the active one, which there is
    const AlphaCurve* curve() const;
    double angleNow() const; ///< in the pose; there is a curve
    void put(std::optional<AlphaCurve> curve, WeightUpdate update = WeightUpdate::Now);
    void editCurve(const QObject* control, const std::function<void(AlphaCurve&)>& edit);
    void setTarget(AlphaCurve& curve, int target) const;
    void setKeyHere();
    void show();
    void showTargets();
    void showKey();
    void showOwners();

    Document& m_document;
    UndoGroup m_run;
    FoldBox* m_group;
    QCheckBox* m_on;
    QLabel* m_angleLabel;
    QComboBox* m_angle;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    AlphaCurvePlot* m_plot;
    QLabel* m_alphaLabel;
    SliderSpin* m_alpha;
    QPushButton* m_setKey;
    QPushButton* m_deleteKey;
    QLabel* m_owners;
};

/// Which joints carry weight: by rule, or a list of names.
class JointsForm : public Panel {
    Q_OBJECT
public:
    explicit JointsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void choose(JointChoice choice);
    void chooseNames();
    void show();

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_label;
    QComboBox* m_choice;
    QPushButton* m_names;
};

/// The foot of the Bind panel: Bind, Cancel, and how far a bind is.
class BindBar : public Panel {
    Q_OBJECT
public:
    BindBar(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();
    QString verdict() const;
    void emphasize(bool due);
    void tick();

    Document& m_document;
    BindController& m_bind;
    const Actions& m_actions;
    QPushButton* m_run;
    QPushButton* m_cancel;
    QToolButton* m_live;
    CalmProgressBar* m_progress;
    QLabel* m_stage;
    QTimer m_timer;
};

/// "12 s left", "3 min left"; empty when not known.
QString timeLeftText(double seconds);

/// Every setting of a bind, and the bind itself.
class BindPanel : public Panel {
    Q_OBJECT
public:
    BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);

    /// A place of the volume that may want finer voxels, a cut or a bridge.
    void offerVolumeEdit(const Aabb& box);

    /// Scrolls to the form of the regions.
    void showRegions();
    /// What sets the brush for regions.
    void addRegionBrush(QWidget* brush);
    /// Whether the panel is the one in front.
    void setSeen(bool seen);

Q_SIGNALS:
    /// As RegionsForm::shown.
    void regionShown(const std::string& name, bool vertices);
    /// As RegionsForm::paintAsked.
    void regionPaintAsked();
    /// As VolumeEditsForm::listSeen.
    void volumeEditsSeen(bool seen);

protected:
    void retranslate() override;

private:
    FoldBox* m_advanced; ///< what few binds need
    VolumeEditsForm* m_places;
    RegionsForm* m_regions;
    QScrollArea* m_pane;
};

} // namespace sinew
