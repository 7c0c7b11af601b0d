#pragma once

#include "app/document/Document.h"
#include "app/document/edits/HandleEdits.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <array>

class QGroupBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QCheckBox;
class QComboBox;

namespace sinew {

class Actions;
class ControlForm;
class SolidForm;

/// Points, volumes and areas that stand in for bones: added for the selected joint, then sized. Changing one
/// means solving anew.
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
    QPushButton* m_vertices;
    QPushButton* m_newJoint;
    QListWidget* m_list;
    QPushButton* m_remove;
    SolidForm* m_solid;
};

/// The cages of the document: drawn in the view or added from files, listed, removed. Each change means
/// solving anew.
class CagesForm : public Panel {
    Q_OBJECT
public:
    CagesForm(Document& document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build(const Actions& actions);
    void connectDrawing(const Actions& actions);
    void show();
    void showCurrent();
    void rename(const QListWidgetItem& item);
    std::size_t row() const;
    QString textOf(const Cage& cage) const;

    Document& m_document;
    FoldBox* m_group;
    QLabel* m_hint;
    QPushButton* m_draw;
    QLabel* m_placeLabel;
    QComboBox* m_place; ///< in the order of DrawDepth
    QPushButton* m_add;
    QPushButton* m_lattice;
    QListWidget* m_list;
    QCheckBox* m_fill; ///< of the chosen cage
    ControlForm* m_control;
    QPushButton* m_remove;
};

} // namespace sinew
