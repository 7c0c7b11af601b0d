#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
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

} // namespace sinew
