#include "ui/panels/weights/BrushLimitForm.h"

#include "app/painting/LimitCost.h"
#include "app/text/Numbers.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/HintLabel.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

BrushLimitForm::BrushLimitForm(Document& document, ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_keep(new NarrowCheckBox)
    , m_cost(hintLabel()) {
    m_keep->setObjectName("brush.keepLimit");
    m_cost->setObjectName("brush.limitCost");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_keep);
    column->addWidget(m_cost);
    connect(m_keep, &QCheckBox::clicked, this, [this](bool keep) {
        PaintOptions options = m_viewport.paintOptions();
        options.keepLimit = keep;
        m_viewport.setPaintOptions(options);
    });
    connect(&viewport, &ViewportWidget::paintOptionsChanged, this, &BrushLimitForm::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Settings, this,
                      &BrushLimitForm::show);
    retranslate();
}

void BrushLimitForm::showEvent(QShowEvent* event) {
    show();
    Panel::showEvent(event);
}

/// Weights are looked through only where somebody reads it: they change with every dab.
void BrushLimitForm::show() {
    m_keep->setChecked(m_viewport.paintOptions().keepLimit);
    if (isVisible()) {
        m_cost->setText(costText());
    }
}

QString BrushLimitForm::costText() const {
    const DocumentState& state = m_document.state();
    const auto limit = static_cast<std::size_t>(std::max(state.settings.maxInfluences, 0));
    if (limit == 0 || !state.weights) {
        return tr("Max Influences: all. Nothing is cut.");
    }
    const LimitCost cost = limitCost(*state.weights, limit);
    const QString start = tr("Max Influences %1:").arg(limit) + QLatin1Char(' ');
    return start + (cost.vertices == 0 ? tr("no vertex loses weight.")
                                       : tr("%n vertex(ices) will lose weight, at most %1.", nullptr,
                                            static_cast<int>(cost.vertices))
                                             .arg(QString::fromStdString(percentText(cost.largest))));
}

void BrushLimitForm::retranslate() {
    m_keep->setText(tr("Keep Max Influences"));
    describe(
        m_keep, tr("Keep Max Influences"),
        tr("Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest "
           "weights go"));
    m_cost->setToolTip(tr("What Max Influences takes from the weights as they are now. Limit Influences cuts "
                          "them at once"));
    show();
}

} // namespace sinew
