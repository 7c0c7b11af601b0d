#include "ui/panels/weights/WeightLayersPanel.h"

#include "app/document/Document.h"
#include "app/document/edits/LayerEdits.h"
#include "app/text/Numbers.h"
#include "core/layers/LayerContext.h"
#include "ui/actions/Actions.h"
#include "ui/panels/weights/BrushForm.h"
#include "ui/panels/weights/BrushOptionsForm.h"
#include "ui/panels/weights/DragSkinForm.h"
#include "ui/panels/weights/OperationsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sinew {

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

namespace {

constexpr int kLayerRowsShown = 5;
constexpr double kMaxRoundsShown = 20.0;

} // namespace

WeightLayersPanel::WeightLayersPanel(Document& document, ViewportWidget& viewport,
                                     OperationValues& operations, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_model(new WeightLayersModel(document, this))
    , m_tips(new FoldBox("weightLayers.tips"))
    , m_hint(hintLabel())
    , m_keys(hintLabel())
    , m_group(new QGroupBox)
    , m_list(new QListView)
    , m_opacityLabel(columnLabel())
    , m_opacity(new SliderSpin(0.0, 1.0, 0.01, 2))
    , m_source(new NarrowCheckBox)
    , m_roundsLabel(new QLabel)
    , m_rounds(new SliderSpin(1.0, kMaxRoundsShown, 1.0, 0)) {
    build(new LayerIssuesForm(document, actions));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 8);
    auto* brush = new BrushForm(document, viewport);
    auto* drag = new DragSkinForm(document, viewport, actions);
    layout->addWidget(brush);
    layout->addWidget(drag);
    const auto followTool = [brush, drag](ViewTool tool) {
        brush->setVisible(tool != ViewTool::DragSkin);
        drag->setVisible(tool == ViewTool::DragSkin);
    };
    followTool(viewport.tool());
    connect(&viewport, &ViewportWidget::toolChanged, this, followTool);
    layout->addWidget(new BrushOptionsForm(document, viewport));
    layout->addWidget(m_group);
    layout->addWidget(new OperationsForm(document, operations, actions));
    layout->addWidget(m_tips);
    layout->addStretch(1);
    fillAddMenu(actions);
    connectButtons();
    connectControls();
    addMenu(actions);
    document.onChange(DocumentChange::Scene | DocumentChange::Layers, this, &WeightLayersPanel::show);
    retranslate();
}

void WeightLayersPanel::build(QWidget* trouble) {
    m_list->setObjectName("weightLayers.list");
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDragDropOverwriteMode(false);
    m_model->setSelection(*m_list->selectionModel());
    m_list->setFixedHeight(kLayerRowsShown * m_list->fontMetrics().height() * 7 / 4);
    auto* buttons = new QGridLayout;
    buttons->setSpacing(4);
    const std::array names{"add", "duplicate", "remove", "up", "down", "merge"};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new ElidedToolButton;
        m_buttons[i]->setObjectName(QString("weightLayers.") + names[i]);
        m_buttons[i]->setProperty("framed", true);
        m_buttons[i]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(m_buttons[i], static_cast<int>(i / 3), static_cast<int>(i % 3));
    }
    m_opacity->setObjectName("weightLayers.opacity");
    m_source->setObjectName("weightLayers.source");
    auto* tips = new QVBoxLayout(m_tips->body());
    tips->setContentsMargins(0, 0, 0, 0);
    tips->addWidget(m_keys);
    tips->addWidget(m_hint);
    m_rounds->setObjectName("weightLayers.rounds");
    auto* form = formIn(m_group);
    form->addRow(m_list);
    form->addRow(buttons);
    form->addRow(m_opacityLabel, m_opacity);
    form->addRow(m_source);
    form->addRow(m_roundsLabel, m_rounds);
    form->addRow(trouble);
}

void WeightLayersPanel::fillAddMenu(const Actions& actions) {
    constexpr std::array ids{"weights.addPaint", "weights.addMirror", "weights.addRelax"};
    static_assert(ids.size() == std::tuple_size_v<decltype(m_add)>);
    auto* menu = new QMenu(this);
    for (std::size_t kind = 0; kind < ids.size(); ++kind) {
        m_add[kind] = menu->addAction(QString(), actions[ids[kind]], &QAction::trigger);
    }
    m_buttons[Add]->setMenu(menu);
    m_buttons[Add]->setPopupMode(QToolButton::InstantPopup);
}

void WeightLayersPanel::connectButtons() {
    const auto on = [this](Button button, const auto& act) {
        connect(m_buttons[button], &QToolButton::clicked, this, act);
    };
    on(Duplicate, [this] { duplicateLayers(m_document, chosen()); });
    on(Remove, [this] { removeLayers(m_document, chosen()); });
    on(Up, [this] { moveLayer(m_document, active(), active() + 1); });
    on(Down, [this] { moveLayer(m_document, active(), active() - 1); });
    on(Merge, [this] {
        if (const std::vector<std::size_t> layers = chosen(); layers.size() > 1) {
            mergeLayers(m_document, layers);
        } else {
            mergeLayerDown(m_document, active());
        }
    });
}

void WeightLayersPanel::connectControls() {
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid()) {
                    activateLayer(m_document, m_model->layerAt(current.row()));
                }
            });
    connect(m_opacity, &SliderSpin::valueChanged, this,
            [this](double opacity) { setLayersOpacity(m_document, chosen(), static_cast<float>(opacity)); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &WeightLayersPanel::showActive);
    connect(m_opacity, &SliderSpin::released, this, [this] { m_document.endMerge(); });
    connect(m_source, &QCheckBox::clicked, this,
            [this](bool positive) { setLayerSource(m_document, active(), positive); });
    connect(m_rounds, &SliderSpin::valueChanged, this, [this](double rounds) {
        setLayerRelax(m_document, active(), static_cast<int>(rounds),
                      m_document.state().layers.layers[active()]->strength);
    });
    connect(m_rounds, &SliderSpin::released, this, [this] { m_document.endMerge(); });
}

/// Only asked for when there is one.
std::size_t WeightLayersPanel::active() const {
    return static_cast<std::size_t>(m_document.state().activeLayer);
}

/// The selected layers, ascending, or the active one alone.
std::vector<std::size_t> WeightLayersPanel::chosen() const {
    std::vector<std::size_t> layers;
    for (const QModelIndex& row : m_list->selectionModel()->selectedIndexes()) {
        if (const std::int32_t layer = m_model->layerAt(row.row()); layer != kNone) {
            layers.push_back(static_cast<std::size_t>(layer));
        }
    }
    if (layers.empty()) {
        layers.push_back(active());
    }
    std::ranges::sort(layers);
    return layers;
}

/// All that the buttons do, and what the Weights menu has for layers.
void WeightLayersPanel::addMenu(const Actions& actions) {
    auto* menu = new ListMenu(m_list, "menu.layers");
    menu->addRename();
    const auto visible = [this](bool on) {
        const auto& layers = m_document.state().layers.layers;
        return m_document.state().activeLayer != kNone &&
               std::ranges::any_of(chosen(), [&](std::size_t layer) { return layers[layer]->on == on; });
    };
    menu->add(
        "menu.showLayers", [this, visible] { return visible(false) ? tr("Show") : QString(); },
        [this] { showLayers(m_document, chosen(), true); });
    menu->add(
        "menu.hideLayers", [this, visible] { return visible(true) ? tr("Hide") : QString(); },
        [this] { showLayers(m_document, chosen(), false); });
    menu->addLine();
    for (const Button button : {Duplicate, Merge, Up, Down, Remove}) {
        menu->add(m_buttons[button]);
    }
    menu->addLine();
    for (const char* id : {"weights.addPaint", "weights.addMirror", "weights.addRelax", "weights.flatten",
                           "weights.carryOver"}) {
        menu->add(actions[id]);
    }
}

void WeightLayersPanel::show() {
    const DocumentState& state = m_document.state();
    const QSignalBlocker quiet(m_list->selectionModel());
    if (state.hasScene()) {
        const QModelIndex row = m_model->index(m_model->rowOf(state.activeLayer));
        if (m_list->currentIndex() != row || !m_list->selectionModel()->isSelected(row)) {
            m_list->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect);
        }
        m_list->viewport()->update();
    }
    showActive();
}

void WeightLayersPanel::showActive() {
    const DocumentState& state = m_document.state();
    const std::size_t count = state.layers.layers.size();
    const bool some = state.activeLayer != kNone && active() < count;
    m_buttons[Add]->setEnabled(state.hasSkeleton());
    for (const Button button : {Duplicate, Remove}) {
        m_buttons[button]->setEnabled(some);
    }
    const bool several = some && chosen().size() > 1;
    m_buttons[Up]->setEnabled(some && !several && active() + 1 < count);
    m_buttons[Down]->setEnabled(some && !several && active() > 0);
    m_buttons[Merge]->setEnabled(several || (some && active() > 0));
    m_opacity->setEnabled(some);
    const WeightLayer* layer = some ? state.layers.layers[active()].get() : nullptr;
    m_opacity->setValue(layer != nullptr ? static_cast<double>(layer->opacity) : 1.0);
    m_source->setVisible(layer != nullptr && layer->kind == LayerKind::Mirror);
    m_source->setChecked(layer != nullptr && layer->fromPositive);
    const bool relaxes = layer != nullptr && layer->kind == LayerKind::Relax;
    m_roundsLabel->setVisible(relaxes);
    m_rounds->setVisible(relaxes);
    m_rounds->setValue(layer != nullptr ? layer->rounds : 1.0);
}

void WeightLayersPanel::retranslate() {
    m_group->setTitle(tr("Weight Layers"));
    m_tips->setTitle(tr("Tips"));
    m_keys->setText(tr("Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the "
                       "cursor."));
    m_hint->setText(tr("Manual edits are layers above the solver's weights. They stay when you bind again."));
    describe(m_list, tr("Weight Layers"),
             tr("Double-click to rename, drag to another place. The check box shows or hides a layer. "
                "Shift and Ctrl select several"));
    const std::array texts{
        std::pair(tr("Add"), tr("Add a layer above this one")),
        std::pair(tr("Copy"), tr("Duplicate the selected layers")),
        std::pair(tr("Delete"), tr("Delete the selected layers")),
        std::pair(tr("Up"), tr("Move this layer up")),
        std::pair(tr("Down"), tr("Move this layer down")),
        std::pair(tr("Merge"), tr("Merge this layer into the one below, or several selected ones into one"))};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_buttons[i]->setText(texts[i].first);
        describe(m_buttons[i], texts[i].first, texts[i].second);
    }
    m_add[0]->setText(tr("Paint"));
    m_add[1]->setText(tr("Mirror Everything"));
    m_add[2]->setText(tr("Relax"));
    describe(m_opacityLabel, m_opacity, tr("Opacity"), tr("Opacity of the layer"));
    m_opacity->describeAs(tr("Opacity"), tr("Opacity of the layer"));
    m_source->setText(tr("Mirror +X to -X"));
    describe(m_source, tr("Mirror +X to -X"), tr("When off, mirrors -X to +X"));
    describe(m_roundsLabel, m_rounds, tr("Iterations"), tr("How far weights are smoothed over the surface"));
    m_rounds->describeAs(tr("Iterations"), tr("How far weights are smoothed over the surface"));
    show();
}

} // namespace sinew

#include "WeightLayersPanel.moc"
