#pragma once

#include "app/document/edits/VolumeEdits.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <array>
#include <optional>

class QComboBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace sinew {

class SolidForm;

/// Places where the volume is resolved deeper, separated or connected: added where a vertex is selected or
/// where the report tells of a leak, then sized. Changing one means solving anew.
class VolumeEditsForm : public Panel {
    Q_OBJECT
public:
    explicit VolumeEditsForm(Document& document, QWidget* parent = nullptr);

    /// The next place goes here (model space), until another vertex is selected.
    void offer(const Aabb& box);

Q_SIGNALS:
    /// The list of edits is seen, or is no longer.
    void listSeen(bool seen);

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void connectControls();
    void add(VolumeEditKind kind);
    void show();
    void showCurrent();
    std::optional<Aabb> here() const;
    QString textOf(const VolumeEdit& edit) const;

    Document& m_document;
    UndoGroup m_run;
    std::optional<Aabb> m_offered;
    std::optional<VertexId> m_offeredAt; ///< the vertex selected when it was
    bool m_inVoxels = true;              ///< a solver in force has voxels to edit
    QGroupBox* m_group;
    QLabel* m_hint;
    std::array<QPushButton*, 3> m_add{}; ///< in the order of VolumeEditKind
    QListWidget* m_list;
    QPushButton* m_remove;
    SolidForm* m_solid;
    QLabel* m_resolutionLabel;
    QComboBox* m_resolution;
};

} // namespace sinew
