#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QLabel;
class QToolButton;

namespace sinew {

class Actions;

/// What of the layers of weights rests, why, and what can be done: joints that are gone, layers made for
/// another mesh. Hidden while nothing does.
class LayerIssuesForm : public Panel {
    Q_OBJECT
public:
    LayerIssuesForm(Document& document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();
    QStringList textsOf(const LayerReport& report) const;

    Document& m_document;
    QLabel* m_text;
    QToolButton* m_carry;
};

} // namespace sinew
