#pragma once

#include "core/skeleton/edit/OrientJoints.h"
#include "ui/dialogs/JointCountDialog.h"
#include "ui/workspace/WindowContext.h"

#include <QObject>

class QDialog;

namespace sinew {

class SkeletonFlow;

/// The actions of the Skeleton menu that ask something first. What was answered is proposed the next time.
class JointDialogsFlow : public QObject {
    Q_OBJECT
public:
    /// `skeleton` does the edits.
    JointDialogsFlow(const WindowContext& context, SkeletonFlow& skeleton, QWidget* window,
                     QObject* parent = nullptr);

private:
    bool accepted(QDialog& dialog);
    void askCount(BoneJoints kind, int& count, const char* id);
    void askOrientation();

    WindowContext m_context;
    SkeletonFlow& m_skeleton;
    QWidget* m_window;
    int m_pieces = 3;
    int m_twists = 1;
    JointOrientation m_orientation;
};

} // namespace sinew
