#pragma once

#include "app/document/Document.h"
#include "app/document/RestMode.h"
#include "ui/widgets/Panel.h"

#include <array>

class QGroupBox;
class QLabel;
class QDoubleSpinBox;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class Actions;
class ClipPlayer;
class DeformForm;
class ImplicitController;
class PosedMesh;
class RestMode;
class VectorSpins;

/// Where the active joint is bound, in numbers: its place in the file's units and its turn, both of the
/// model. Every number is an undoable step; those that are typed into one field become one.
class RestForm : public Panel {
    Q_OBJECT
public:
    RestForm(Document& document, const RestMode& rest, QWidget* parent = nullptr);

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const Error& error);

protected:
    void retranslate() override;

private:
    void place(std::size_t axis, double value);
    void turn(std::size_t axis, double value);
    void tellIfFailed(const Expected<void>& done);
    void show();
    std::int32_t joint() const; ///< kNone: none is selected

    Document& m_document;
    const RestMode& m_rest;
    QGroupBox* m_group;
    QLabel* m_name;
    QLabel* m_positionLabel;
    VectorSpins* m_position;
    QLabel* m_rotationLabel;
    VectorSpins* m_rotation;
    Vec3 m_degrees = Vec3::Zero(); ///< as shown: angles are kept near what stood there before
};

/// The selected joint in numbers, and what poses as a whole.
class PosePanel : public Panel {
    Q_OBJECT
public:
    PosePanel(Document& document, ImplicitController& implicit, const Actions& actions,
              QWidget* parent = nullptr);

    /// While the skeleton is edited there is no pose to set.
    void setRest(const RestMode& rest);
    /// While a clip is shown in place of the document's pose, the numbers are those of the clip and cannot be
    /// set. Both outlive this.
    void setPlayer(const PosedMesh& posed, const ClipPlayer& player);
    /// Below the joint's pose; not in rest mode.
    void addLimits(QWidget* limits);
    /// On top; not in rest mode.
    void addShelf(QWidget* shelf);
    /// Below all else.
    void addForm(QWidget* form);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    using Row = std::array<QDoubleSpinBox*, 3>;

    void build();
    QWidget* buttons(std::initializer_list<const char*> ids);
    Row numberRow(const char* name, double limit, double step, int decimals, void (PosePanel::*changed)());
    void edited();
    void scaled();
    void poseSelected(const JointPose& pose);
    bool showsClip() const;
    void show();
    void showHeading(const QString& joint);
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
    QWidget* m_limits = nullptr;
    QVBoxLayout* m_column;
    const PosedMesh* m_posed = nullptr;
    const ClipPlayer* m_player = nullptr;
    Vec3 m_degrees = Vec3::Zero(); ///< as shown: angles are kept near what stood there before
    std::vector<QToolButton*> m_buttons;
};

} // namespace sinew
