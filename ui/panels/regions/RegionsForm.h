#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

#include <array>

class QCheckBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QVBoxLayout;

namespace sinew {

class FoldBox;
class ViewportWidget;

/// Parts of the character that are weighed by rules of their own: added round what is chosen, then placed,
/// sized and given rules. A bound document follows at once.
class RegionsForm : public Panel {
    Q_OBJECT
public:
    explicit RegionsForm(Document& document, QWidget* parent = nullptr);

    /// Whether a user has it before them: only then are vertices marked.
    void setSeen(bool seen);
    /// Opens the group, where it is closed.
    void open();
    /// Puts what sets the brush below the button that takes it.
    void addBrush(QWidget* brush);

Q_SIGNALS:
    /// The brush is to be taken, for the chosen region or for a new one.
    void paintAsked();
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
    void showPaint();
    void showHandle(const DocumentState& state, const Region* region);
    void showCount();
    void paint();
    void useAsHandle();

    Document& m_document;
    ChosenRegion m_chosen;
    FoldBox* m_group;
    QLabel* m_hint;
    std::array<QPushButton*, 4> m_add{}; ///< sphere, capsule, box, painted
    QListWidget* m_list;
    QPushButton* m_remove;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_paint;
    QPushButton* m_handle;
    QVBoxLayout* m_brush; ///< holds what addBrush got
    QCheckBox* m_mark;
    QLabel* m_count;
    bool m_seen = true;
    std::optional<Region> m_counted; ///< the one that m_count tells of, in m_countedScene
    std::shared_ptr<const Scene> m_countedScene;
};

/// How the region brush paints; there while it is in hand.
class RegionBrushForm : public Panel {
    Q_OBJECT
public:
    explicit RegionBrushForm(ViewportWidget& viewport, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_keys;
};

} // namespace sinew
