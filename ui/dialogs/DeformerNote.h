#pragma once

#include "app/export/DeformerLoss.h"
#include "app/view/CachedTask.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/WindowContext.h"

class QLabel;

namespace sinew {

/// What becomes of the character's deformation where it is exported to, in words and in centimetres.
class DeformerNote : public Panel {
    Q_OBJECT
public:
    explicit DeformerNote(const WindowContext& context, QWidget* parent = nullptr);
    void setTarget(const ExportTarget& target);

protected:
    void retranslate() override;

private:
    void show();
    QString lossText();

    WindowContext m_context;
    ExportTarget m_target;
    CachedTask<std::tuple<quint64, std::shared_ptr<const ImplicitSkin>, ExportTarget>, DeformerLoss> m_loss;
    QLabel* m_fate;
    QLabel* m_difference;
};

} // namespace sinew
