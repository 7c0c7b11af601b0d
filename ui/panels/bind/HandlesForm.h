#pragma once

#include "app/document/edits/HandleEdits.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <array>

class QGroupBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

class SolidForm;

/// Points and volumes that stand in for bones: added for the selected joint, then sized. Changing one means
/// solving anew.
class HandlesForm : public Panel {
    Q_OBJECT
public:
    explicit HandlesForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void add(const std::optional<Handle>& handle);
    void show();
    void showCurrent();
    std::size_t row() const;
    void rename(const QListWidgetItem& item);
    QString textOf(const Handle& handle) const;

    Document& m_document;
    UndoGroup m_run;
    QGroupBox* m_group;
    QLabel* m_hint;
    std::array<QPushButton*, 4> m_add{}; ///< in the order of SolidShape
    QPushButton* m_newJoint;
    QListWidget* m_list;
    QPushButton* m_remove;
    SolidForm* m_solid;
};

} // namespace sinew
