#include "ui/panels/weights/LayerIssuesForm.h"

#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/layers/LayerContext.h"
#include "ui/actions/Actions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

QString numberOf(std::size_t count) {
    return wholeText(count);
}

} // namespace

LayerIssuesForm::LayerIssuesForm(Document& document, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_text(hintLabel())
    , m_carry(new QToolButton) {
    m_text->setObjectName("weightLayers.trouble");
    m_text->setProperty("hint", false);
    m_text->setProperty("warning", true);
    m_carry->setObjectName("weightLayers.carryOver");
    m_carry->setDefaultAction(actions["weights.carryOver"]);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_carry);
    document.onChange(DocumentChange::Scene | DocumentChange::Layers, this, &LayerIssuesForm::show);
    retranslate();
}

QStringList LayerIssuesForm::textsOf(const LayerReport& report) const {
    QStringList texts;
    for (const RestingJoint& joint : report.resting) {
        texts << tr("Joint %1 is missing. Its painted weights (%2 vertices) are kept, but unused until a "
                    "joint of that name exists.")
                     .arg(printable(joint.name), numberOf(joint.vertices));
    }
    for (const MisfitPart& part : report.misfits) {
        const std::string& layer = m_document.state().layers.layers[part.layer]->name;
        texts << tr("Layer \"%1\" has no effect: it was painted on a mesh with %2 vertices, and this mesh "
                    "has %3. Transfer it from the file of that mesh, or delete it.")
                     .arg(QString::fromStdString(layer), numberOf(part.made), numberOf(part.found));
    }
    return texts;
}

void LayerIssuesForm::show() {
    const DocumentState& state = m_document.state();
    LayerReport report;
    if (state.hasScene() && !state.layers.layers.empty()) {
        report = layerReport(state.layers, *m_document.layering().context(state, false));
    }
    const QStringList texts = textsOf(report);
    m_text->setText(texts.join("\n"));
    m_carry->setVisible(!report.misfits.empty());
    setVisible(!texts.isEmpty());
}

void LayerIssuesForm::retranslate() {
    show();
}

} // namespace sinew
