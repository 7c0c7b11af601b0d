#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

class Actions;

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
    QGroupBox* m_group;
    QLabel* m_hint;
    QPushButton* m_draw;
    QLabel* m_placeLabel;
    QComboBox* m_place; ///< in the order of DrawDepth
    QPushButton* m_add;
    QListWidget* m_list;
    QCheckBox* m_fill; ///< of the chosen cage
    QPushButton* m_remove;
};

} // namespace sinew
