#pragma once

#include "app/document/Document.h"
#include "app/painting/BrushStroke.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace sinew {

class ViewportWidget;

/// Whether strokes keep to Max Influences, and what that limit takes from the weights as they are.
class BrushLimitForm : public Panel {
    Q_OBJECT
public:
    BrushLimitForm(Document& document, ViewportWidget& viewport, QWidget* parent = nullptr);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    void show();
    QString costText() const;

    Document& m_document;
    ViewportWidget& m_viewport;
    QCheckBox* m_keep;
    QLabel* m_cost;
};

/// Where strokes of the weight brush reach, and what becomes of the other joints' weights.
class BrushOptionsForm : public Panel {
    Q_OBJECT
public:
    BrushOptionsForm(Document& document, ViewportWidget& viewport, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void take();
    void fillRecipients();
    void show();

    Document& m_document;
    ViewportWidget& m_viewport;
    FoldBox* m_group;
    QCheckBox* m_mask;
    QLabel* m_normalizeLabel;
    QComboBox* m_normalize;
    QLabel* m_recipientLabel;
    QComboBox* m_recipient; ///< all others first, then every joint
    QCheckBox* m_locked;
};

} // namespace sinew
