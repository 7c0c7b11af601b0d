#pragma once

#include "app/document/Document.h"
#include "core/skeleton/drivers/Driver.h"
#include "ui/widgets/Panel.h"

#include <functional>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace sinew {

class KeyPlot;

/// From which pose a driver measures: its joints, and buttons for the pose that is shown and the bind pose.
class DriverFromRow : public QWidget {
    Q_OBJECT
public:
    explicit DriverFromRow(QWidget* parent = nullptr);

    void showPoses(const JointDriver& driver);
    void retranslate();

Q_SIGNALS:
    void asked(bool thisPose);

private:
    QLabel* m_label;
    QLabel* m_poses;
    QPushButton* m_thisPose;
    QPushButton* m_bindPose;
};

/// Drivers: the angle of a joint sets another joint, or the weight of a shape. One of them is shown with its
/// keys.
class DriverForm : public Panel {
    Q_OBJECT
public:
    explicit DriverForm(Document& document, QWidget* parent = nullptr);

    /// Number `driver` of the document's is shown, and the form is open.
    void showDriver(std::size_t driver);
    /// Adds a driver by the selected joint and shows it.
    void add();

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const sinew::Error& error);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    const JointDriver* driver() const; ///< the one that is shown; null: there is none
    void edit(const std::function<void(JointDriver&)>& change);
    void tellIfFailed(const Expected<void>& done);
    void setChannel(DriverChannel channel);
    void setKeyHere();
    void follow();
    void show();
    void showChoices();
    void showTargets();
    void showKey();
    void showMissing();

    Document& m_document;
    std::size_t m_number = 0; ///< of the driver that is shown
    std::size_t m_count = 0;  ///< of drivers, when they were last shown
    FoldBox* m_group;
    QLabel* m_driverLabel;
    QComboBox* m_driver;
    QPushButton* m_add;
    QPushButton* m_remove;
    QLabel* m_jointLabel;
    QComboBox* m_joint;
    QLabel* m_angleLabel;
    QComboBox* m_angle;
    DriverFromRow* m_from;
    QLabel* m_channelLabel;
    QComboBox* m_channel;
    QLabel* m_targetLabel;
    QComboBox* m_target;
    KeyPlot* m_plot;
    QLabel* m_valueLabel;
    QDoubleSpinBox* m_value;
    QPushButton* m_setKey;
    QPushButton* m_deleteKey;
    QLabel* m_missing;
};

} // namespace sinew
