#pragma once

#include "app/jobs/compare/FileDifferences.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sinew {

/// How the file on disk differs from the character that is open, before it is reloaded. Accepted: reload;
/// rejected: keep.
class DiskDialog : public Dialog {
    Q_OBJECT
public:
    /// `name`: of the file, without its folder.
    DiskDialog(const QString& name, FileDifferences differences, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The weights of the file beside those of the character, in the view.
    void weightsAsked();

protected:
    void retranslate() override;

private:
    void build();
    void fill();
    QTreeWidgetItem* addGroup(const QString& title, std::size_t count);

    QString m_name;
    FileDifferences m_differences;
    QLabel* m_head;
    QTreeWidget* m_list;
    QPushButton* m_weights;
    QPushButton* m_keep;
    QPushButton* m_reload;
};

/// One line each of what differs: "1,200 vertices, now 1,310", "moved by 5.2 cm", in the language in force.
QString differenceText(const PartDifference& part, double metersPerUnit);
QString differenceText(const JointOnDisk& joint, double metersPerUnit);
QString differenceText(const SkinDifference& skin);

} // namespace sinew
