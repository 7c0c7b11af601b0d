#include "ui/panels/BrushRulesForm.h"

#include "app/document/LockEdits.h"
#include "app/text/Fill.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NarrowCheckBox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace sinew {
namespace {

constexpr int kShortestName = 12; // letters that a box for names has room for at least

} // namespace

BrushRulesForm::BrushRulesForm(Document& document, ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_viewport(viewport)
    , m_group(new QGroupBox)
    , m_surface(new NarrowCheckBox)
    , m_front(new NarrowCheckBox)
    , m_mirror(new NarrowCheckBox)
    , m_mask(new NarrowCheckBox)
    , m_normalizeLabel(columnLabel())
    , m_normalize(new QComboBox)
    , m_recipientLabel(new QLabel)
    , m_recipient(new QComboBox)
    , m_locked(new NarrowCheckBox) {
    build();
    fillRecipients();
    retranslate();
    connectControls();
}

void BrushRulesForm::build() {
    m_surface->setObjectName("brush.surface");
    m_front->setObjectName("brush.front");
    m_mirror->setObjectName("brush.mirror");
    m_mask->setObjectName("brush.mask");
    m_normalize->setObjectName("brush.normalize");
    m_recipient->setObjectName("brush.recipient");
    m_locked->setObjectName("brush.locked");
    for (QComboBox* combo : {m_normalize, m_recipient}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(kShortestName);
    }
    auto* form = formIn(m_group);
    for (QCheckBox* box : {m_surface, m_front, m_mirror, m_mask}) {
        form->addRow(box);
    }
    form->addRow(m_normalizeLabel, m_normalize);
    form->addRow(m_recipientLabel, m_recipient);
    form->addRow(m_locked);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void BrushRulesForm::connectControls() {
    for (QComboBox* combo : {m_normalize, m_recipient}) {
        connect(combo, &QComboBox::currentIndexChanged, this, &BrushRulesForm::take);
    }
    for (QCheckBox* box : {m_surface, m_front, m_mirror, m_mask}) {
        connect(box, &QCheckBox::clicked, this, &BrushRulesForm::take);
    }
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
void BrushRulesForm::fillRecipients() {
    const QSignalBlocker quiet(m_recipient);
    m_recipient->clear();
    m_recipient->addItem(tr("All others, in proportion"));
    if (m_document.state().hasSkeleton()) {
        for (const Joint& joint : m_document.state().scene->skeleton.joints) {
            m_recipient->addItem(printable(joint.name));
        }
    }
}

void BrushRulesForm::take() {
    PaintOptions options = m_viewport.paintOptions();
    options.overSurface = m_surface->isChecked();
    options.frontOnly = m_front->isChecked();
    options.mirror = m_mirror->isChecked();
    options.mask = m_mask->isChecked();
    options.normalize = static_cast<BrushNormalize>(std::max(m_normalize->currentIndex(), 0));
    options.recipient = m_recipient->currentIndex() > 0 ? m_recipient->currentIndex() - 1 : kNone;
    m_viewport.setPaintOptions(options);
    show();
}

void BrushRulesForm::show() {
    const DocumentState& state = m_document.state();
    const PaintOptions& options = m_viewport.paintOptions();
    m_surface->setChecked(options.overSurface);
    m_front->setChecked(options.frontOnly);
    m_mirror->setChecked(options.mirror);
    m_mask->setChecked(options.mask);
    m_recipient->setEnabled(options.normalize == BrushNormalize::On);
    m_locked->setEnabled(state.hasSkeleton() && state.selection.joint != kNone);
    m_locked->setChecked(isLocked(state, state.selection.joint));
}

void BrushRulesForm::retranslate() {
    m_group->setTitle(tr("Rules of the brush"));
    const QSignalBlocker quiet(m_normalize);
    const int rule = std::max(m_normalize->currentIndex(), 0);
    m_normalize->clear();
    m_normalize->addItems(
        {tr("On: they share the rest"), tr("Off: all are scaled alike"), tr("Unlocked ones are scaled")});
    m_normalize->setCurrentIndex(rule);
    m_recipient->setItemText(0, tr("All others, in proportion"));
    describe(m_normalizeLabel, m_normalize, tr("Normalize"), tr("What becomes of the other joints' weights"));
    describe(m_recipientLabel, m_recipient, tr("Freed to"),
             tr("The joint that gets the weight which a stroke takes away"));
    const std::array boxes{
        std::tuple(m_surface, tr("Along the surface"),
                   tr("So that a dab does not reach the next finger; off: everything within the radius")),
        std::tuple(m_front, tr("Facing sides only"), tr("Leave out points that face away; off: through")),
        std::tuple(m_mirror, tr("Both sides"), tr("Paint the mirrored place with the mirrored joint too")),
        std::tuple(m_mask, tr("Paint the layer's mask"),
                   tr("Strokes hide what the active layer did there; with Ctrl they show it again")),
        std::tuple(m_locked, tr("Lock this joint"),
                   tr("Strokes and operations leave the weights of this joint alone"))};
    for (const auto& [box, text, tip] : boxes) {
        box->setText(text);
        describe(box, text, tip);
    }
    show();
}

} // namespace sinew
