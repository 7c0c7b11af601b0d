#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

#include <array>

class QCheckBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

/// Parts of the character that are weighed by rules of their own: added round what is chosen, then placed,
/// sized and given rules. A bound document follows at once.
class RegionsForm : public Panel {
    Q_OBJECT
public:
    explicit RegionsForm(Document& document, QWidget* parent = nullptr);

    /// Whether a user has it before them: only then are vertices marked.
    void setSeen(bool seen);

Q_SIGNALS:
    /// Which region a view should bring out, empty for none, and whether its vertices too.
    void shown(const std::string& name, bool vertices);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void itemChanged(const QListWidgetItem* item);
    void show();
    void showList();
    void showCount();

    Document& m_document;
    ChosenRegion m_chosen;
    QGroupBox* m_group;
    QLabel* m_hint;
    std::array<QPushButton*, 4> m_add{}; ///< sphere, capsule, box, painted
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QCheckBox* m_mark;
    QLabel* m_count;
    bool m_seen = true;
    std::optional<Region> m_counted; ///< the one that m_count tells of, in m_countedScene
    std::shared_ptr<const Scene> m_countedScene;
};

} // namespace sinew
