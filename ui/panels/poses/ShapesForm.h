#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/drivers/ShapeReach.h"
#include "app/jobs/TaskPool.h"
#include "ui/widgets/Panel.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

/// The shapes of the character: how far each is on, and what a hand does with the chosen one. Says of a shape
/// that weights could do the same.
class ShapesForm : public Panel {
    Q_OBJECT
public:
    ShapesForm(Document& document, PosedMesh& posed, TaskPool& pool, QWidget* parent = nullptr);

    /// Opens the form with this shape chosen.
    void showShape(const std::string& name);
    /// The chosen one; nothing: there is none.
    std::optional<std::string> chosen() const;
    /// Whether the document made it, so that it can be renamed and removed.
    bool chosenIsOwn() const;

    // With the chosen shape.
    void rename(); ///< opens the field for its name
    void mirror();
    void split();
    void remove();
    void drag();

Q_SIGNALS:
    /// An edit that could not be done.
    void failed(const sinew::Error& error);
    /// For the status bar.
    void said(const QString& text);
    /// Skin is to be dragged into that shape.
    void dragAsked(const QString& name);
    void chosenChanged();

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void give(const QListWidgetItem& item);
    void tellMade(const Expected<std::string>& made, const QString& text);
    void follow();
    void show();
    void showWeights();
    void showChosen();
    void showRepeats();
    void judge();
    QString textOf(const std::string& name) const;

    Document& m_document;
    PosedMesh& m_posed;
    LatestJob m_job;
    QTimer m_timer{this}; ///< until choices and poses stand still
    std::vector<std::string> m_names;
    std::string m_wanted;              ///< chosen once it is there
    std::optional<ShapeReach> m_reach; ///< of the chosen one; nothing: not known
    FoldBox* m_group;
    QListWidget* m_list;
    QPushButton* m_mirror;
    QPushButton* m_split;
    QPushButton* m_drag;
    QPushButton* m_remove;
    QLabel* m_blendLabel;
    QDoubleSpinBox* m_blend; ///< per cent
    QLabel* m_hint;
};

} // namespace sinew
