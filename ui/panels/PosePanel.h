#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

#include <array>

class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class Actions;
class DeformForm;
class ImplicitController;
class RestMode;

/// The selected joint in numbers, and what poses as a whole.
class PosePanel : public Panel {
    Q_OBJECT
public:
    PosePanel(Document& document, ImplicitController& implicit, const Actions& actions,
              QWidget* parent = nullptr);

    /// In rest mode `form` stands in the place of the joint's pose.
    void setRest(const RestMode& rest, QWidget* form);
    /// On top; not in rest mode.
    void addShelf(QWidget* shelf);

protected:
    void retranslate() override;

private:
    using Row = std::array<QDoubleSpinBox*, 3>;

    void build();
    QWidget* buttons(std::initializer_list<const char*> ids);
    Row numberRow(const char* name, double limit, double step, int decimals, void (PosePanel::*changed)());
    void edited();
    void scaled();
    void poseSelected(const JointPose& pose);
    void show();
    void describeNumbers();

    Document& m_document;
    const Actions& m_actions;
    QLabel* m_joint;
    QGroupBox* m_jointGroup;
    QLabel* m_rotateLabel;
    Row m_rotate;
    QLabel* m_moveLabel;
    Row m_move;
    QLabel* m_scaleLabel;
    Row m_scale;
    DeformForm* m_deform;
    QGroupBox* m_poseGroup;
    QWidget* m_shelf = nullptr;
    QVBoxLayout* m_column;
    Vec3 m_degrees = Vec3::Zero(); ///< as shown: angles are kept near what stood there before
    std::vector<QToolButton*> m_buttons;
};

} // namespace sinew
