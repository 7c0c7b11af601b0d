#pragma once

#include "app/document/Document.h"
#include "core/base/Error.h"
#include "ui/widgets/Panel.h"

#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sinew {

/// How far the selected joints may turn: a tick, the ends of three angles, and a button that takes them from
/// the pose. Shows those of the active joint; every number is an undoable step of all selected ones.
class LimitsForm : public Panel {
    Q_OBJECT
public:
    explicit LimitsForm(Document& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const Error& error);

protected:
    void retranslate() override;

private:
    struct Row {
        QLabel* label;
        QDoubleSpinBox* min;
        QDoubleSpinBox* max;
    };
    QDoubleSpinBox* angle(const QString& name, std::size_t axis, bool max);
    void tellIfFailed(const Expected<void>& done);
    void show();

    Document& m_document;
    QGroupBox* m_group;
    QCheckBox* m_on;
    std::array<Row, 3> m_rows{};
    QPushButton* m_fromPose;
    QLabel* m_now;
};

} // namespace sinew
