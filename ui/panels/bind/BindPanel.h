#pragma once

#include "app/document/Document.h"
#include "app/jobs/BindController.h"
#include "ui/widgets/Panel.h"

#include <QTimer>
#include <QWidget>

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
class BindPanel : public QWidget {
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

private:
    VolumeEditsForm* m_places;
    RegionsForm* m_regions;
    QScrollArea* m_pane;
};

} // namespace sinew
