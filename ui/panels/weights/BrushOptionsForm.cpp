#include "ui/panels/weights/BrushOptionsForm.h"

#include "app/document/Document.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/text/Numbers.h"
#include "ui/panels/weights/BrushTipForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

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

namespace {

constexpr int kShortestName = 12; // letters that a box for names has room for at least

} // namespace

BrushOptionsForm::BrushOptionsForm(Document& document, ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new FoldBox("brush.options"))
    , m_mask(new NarrowCheckBox)
    , m_normalizeLabel(columnLabel())
    , m_normalize(new NarrowComboBox(kShortestName))
    , m_recipientLabel(new QLabel)
    , m_recipient(new NarrowComboBox(kShortestName))
    , m_locked(new NarrowCheckBox) {
    build();
    fillRecipients();
    retranslate();
    connectControls();
}

void BrushOptionsForm::build() {
    m_mask->setObjectName("brush.mask");
    m_normalize->setObjectName("brush.normalize");
    m_recipient->setObjectName("brush.recipient");
    m_locked->setObjectName("brush.locked");
    auto* form = formIn(m_group);
    form->addRow(new BrushReachForm(m_viewport, "brush"));
    form->addRow(m_mask);
    form->addRow(m_normalizeLabel, m_normalize);
    form->addRow(m_recipientLabel, m_recipient);
    form->addRow(m_locked);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void BrushOptionsForm::connectControls() {
    for (QComboBox* combo : {m_normalize, m_recipient}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &BrushOptionsForm::take);
    }
    connect(m_mask, &QCheckBox::clicked, this, &BrushOptionsForm::take);
    connect(m_locked, &QCheckBox::clicked, this,
            [this](bool locked) { lockJoints(m_document, {m_document.state().selection.joint}, locked); });
    m_document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::Locks, this,
                        [this](DocumentChanges what) {
                            if (what.testFlag(DocumentChange::Scene)) {
                                fillRecipients();
                                take();
                            }
                            show();
                        });
}

/// Other joints have other numbers: nobody is the recipient then.
void BrushOptionsForm::fillRecipients() {
    const QSignalBlocker quiet(m_recipient);
    m_recipient->clear();
    m_recipient->addItem(tr("All others, proportionally"));
    if (m_document.state().hasSkeleton()) {
        for (const Joint& joint : m_document.state().scene->skeleton.joints) {
            m_recipient->addItem(printable(joint.name));
        }
    }
}

void BrushOptionsForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.mask = m_mask->isChecked();
    options.normalize = static_cast<BrushNormalize>(std::max(m_normalize->currentIndex(), 0));
    options.recipient = m_recipient->currentIndex() > 0 ? m_recipient->currentIndex() - 1 : kNone;
    m_viewport.setPaintOptions(options);
    show();
}

void BrushOptionsForm::show() {
    const DocumentState& state = m_document.state();
    const PaintOptions& options = m_viewport.paintOptions();
    m_mask->setChecked(options.mask);
    m_recipient->setEnabled(options.normalize == BrushNormalize::On);
    m_locked->setEnabled(state.hasSkeleton() && state.selection.joint != kNone);
    m_locked->setChecked(isLocked(state, state.selection.joint));
}

void BrushOptionsForm::retranslate() {
    m_group->setTitle(tr("Brush options"));
    const QSignalBlocker quiet(m_normalize);
    const int rule = std::max(m_normalize->currentIndex(), 0);
    m_normalize->clear();
    m_normalize->addItems(
        {tr("On: share the rest"), tr("All: scale every joint"), tr("Unlocked: scale unlocked joints")});
    m_normalize->setCurrentIndex(rule);
    m_recipient->setItemText(0, tr("All others, proportionally"));
    describe(m_normalizeLabel, m_normalize, tr("Normalize"),
             tr("How the weights of the other joints change so that all sum to 1"));
    describe(m_recipientLabel, m_recipient, tr("Redistribute to"),
             tr("The joint that receives the weight removed by a stroke"));
    const std::array boxes{std::tuple(m_mask, tr("Paint layer mask"),
                                      tr("Strokes hide the active layer. With Ctrl they show it again")),
                           std::tuple(m_locked, tr("Lock this joint"),
                                      tr("Strokes and operations do not change the weights of this joint"))};
    for (const auto& [box, text, tip] : boxes) {
        box->setText(text);
        describe(box, text, tip);
    }
    show();
}

} // namespace sinew
