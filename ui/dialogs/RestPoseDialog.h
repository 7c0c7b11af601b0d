#pragma once

#include "app/rest/RestPose.h"
#include "core/base/Error.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Workspace.h"

#include <QString>
#include <QTimer>

#include <array>
#include <cstddef>
#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;
class QRadioButton;

namespace sinew {

class CalmProgressBar;

/// Asks which pose becomes the rest pose, and makes it so; open while that is worked out. Follows the
/// document: a choice that is not possible is greyed, and says why.
class RestPoseDialog : public Dialog {
    Q_OBJECT
public:
    /// `proposal`: what is chosen first, and which joints a human's bones are. A pose that is not possible
    /// gives way to the first that is.
    RestPoseDialog(const WindowContext& context, const RestPoseChoice& proposal, QWidget* parent = nullptr);

    RestPoseChoice choice() const;
    /// Escape or Cancel: first the work that runs, then the dialog.
    void reject() override;

protected:
    void retranslate() override;

private:
    static constexpr std::size_t kPoses = 3; ///< the pose that is seen, T, A
    void nameControls();
    void build();
    void connectJob();
    void choose(const RestPoseChoice& proposal);
    void start();
    void tick();
    void showState();
    void showPossible();
    QString whyNotThisPose() const;
    QString whyNot(HumanPose pose) const;
    static QString skinText(const DocumentState& state);
    void say(const QString& text, const char* manner);

    WindowContext m_context;
    std::vector<BoneJoint> m_bones;
    QLabel* m_follows;
    QWidget* m_choices;
    std::array<QRadioButton*, kPoses> m_poses{};
    std::array<QLabel*, kPoses> m_reasons{};
    QCheckBox* m_front;
    QCheckBox* m_ground;
    QLabel* m_skin;
    CalmProgressBar* m_progress;
    QLabel* m_said;
    QPushButton* m_apply;
    QPushButton* m_close;
    QTimer m_timer;
};

} // namespace sinew
