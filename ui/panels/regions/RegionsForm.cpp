#include "ui/panels/regions/RegionsForm.h"

#include "app/document/edits/HandleEdits.h"
#include "app/document/regions/AreaHandles.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/text/Numbers.h"
#include "ui/panels/regions/ChosenRegion.h"
#include "ui/panels/weights/BrushTipForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/ListRows.h"
#include "ui/widgets/Panel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

/// Which vertices a painted region has: more of them, fewer, or with a softer edge. Hidden for other regions.
class RegionPaintForm : public Panel {
    Q_OBJECT
public:
    /// `chosen` outlives this.
    explicit RegionPaintForm(ChosenRegion& chosen, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();

    ChosenRegion& m_chosen;
    QPushButton* m_add;
    QPushButton* m_take;
    QPushButton* m_soften;
};

RegionPaintForm::RegionPaintForm(ChosenRegion& chosen, QWidget* parent)
    : Panel(parent)
    , m_chosen(chosen)
    , m_add(new QPushButton)
    , m_take(new QPushButton)
    , m_soften(new QPushButton) {
    m_add->setObjectName("regions.addSelected");
    m_take->setObjectName("regions.takeSelected");
    m_soften->setObjectName("regions.soften");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_add);
    column->addWidget(m_take);
    column->addWidget(m_soften);
    Document& document = chosen.document();
    connect(m_add, &QPushButton::clicked, this, [&] { paintSelectedVertices(document, chosen.row(), true); });
    connect(m_take, &QPushButton::clicked, this,
            [&] { paintSelectedVertices(document, chosen.row(), false); });
    connect(m_soften, &QPushButton::clicked, this, [&] { softenRegion(document, chosen.row()); });
    connect(&chosen, &ChosenRegion::changed, this, &RegionPaintForm::show);
    retranslate();
}

void RegionPaintForm::show() {
    const Region* region = m_chosen.get();
    const bool painted = region != nullptr && !region->solid;
    const bool selected = m_chosen.document().state().selected != nullptr;
    setVisible(painted);
    m_add->setEnabled(selected);
    m_take->setEnabled(selected);
    m_soften->setEnabled(painted && region->painting && !region->painting->empty());
}

void RegionPaintForm::retranslate() {
    m_add->setText(tr("Add Selected Vertices"));
    describe(m_add, tr("Add Selected Vertices"), tr("Add the selected vertices fully to the region"));
    m_take->setText(tr("Remove Selected Vertices"));
    describe(m_take, tr("Remove Selected Vertices"), tr("Remove the selected vertices from the region"));
    m_soften->setText(tr("Soften Edge"));
    describe(m_soften, tr("Soften Edge"),
             tr("Fade the region over one more row of vertices at its edge. Press again for a wider edge"));
    show();
}

namespace {

constexpr int kJointWidth = 110; ///< pixels of a joint's name in a button
constexpr int kRegionRowsShown = 4;
/// What the buttons add, in their order; the last one's regions are painted.
constexpr std::array kRegionShapes{SolidShape::Sphere, SolidShape::Capsule, SolidShape::Box};

} // namespace

RegionsForm::RegionsForm(Document& document, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_chosen(document)
    , m_group(new FoldBox("bind.regions"))
    , m_hint(hintLabel())
    , m_list(new QListWidget)
    , m_remove(new QPushButton)
    , m_up(new QPushButton)
    , m_down(new QPushButton)
    , m_paint(new QPushButton)
    , m_handle(new QPushButton)
    , m_brush(new QVBoxLayout)
    , m_mark(new NarrowCheckBox)
    , m_count(hintLabel()) {
    build();
    connectControls();
    retranslate();
}

void RegionsForm::build() {
    auto* add = new QGridLayout;
    add->setSpacing(6);
    const std::array names{"regions.sphere", "regions.capsule", "regions.box", "regions.points"};
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        m_add[i] = new QPushButton;
        m_add[i]->setObjectName(names[i]);
        add->addWidget(m_add[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    m_list->setObjectName("regions.list");
    selectSeveral(*m_list);
    m_list->setFixedHeight(kRegionRowsShown * m_list->fontMetrics().height() * 3 / 2);
    m_remove->setObjectName("regions.remove");
    m_up->setObjectName("regions.up");
    m_down->setObjectName("regions.down");
    m_paint->setObjectName("regions.paint");
    m_handle->setObjectName("regions.handle");
    m_mark->setObjectName("regions.mark");
    m_mark->setChecked(true);
    m_count->setObjectName("regions.count");
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QPushButton* button : {m_remove, m_up, m_down}) {
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(m_group->body());
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_hint);
    column->addLayout(add);
    column->addWidget(m_list);
    column->addLayout(row);
    column->addWidget(m_paint);
    column->addLayout(m_brush);
    column->addWidget(m_handle);
    column->addWidget(m_mark);
    column->addWidget(m_count);
    column->addWidget(new RegionShapeForm(m_chosen));
    column->addWidget(new RegionPaintForm(m_chosen));
    column->addWidget(new RegionRulesForm(m_chosen));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_group);
}

void RegionsForm::connectControls() {
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        connect(m_add[i], &QPushButton::clicked, this, [this, i] {
            if (i < kRegionShapes.size()) {
                addRegionHere(m_document, kRegionShapes[i]);
            } else {
                addPaintedRegion(m_document);
            }
        });
    }
    connect(m_list, &QListWidget::currentRowChanged, this,
            [this](int row) { m_chosen.choose(static_cast<std::size_t>(row)); });
    connect(m_list, &QListWidget::itemChanged, this, &RegionsForm::itemChanged);
    connect(m_remove, &QPushButton::clicked, this,
            [this] { removeRegions(m_document, selectedRows(*m_list)); });
    auto* menu = new ListMenu(m_list, "menu.regions");
    menu->addRename();
    for (QPushButton* button : {m_paint, m_handle, m_up, m_down, m_remove}) {
        menu->add(button);
    }
    connect(m_up, &QPushButton::clicked, this,
            [this] { moveRegion(m_document, m_chosen.row(), m_chosen.row() - 1); });
    connect(m_down, &QPushButton::clicked, this,
            [this] { moveRegion(m_document, m_chosen.row(), m_chosen.row() + 1); });
    connect(m_paint, &QPushButton::clicked, this, &RegionsForm::paint);
    connect(m_handle, &QPushButton::clicked, this, &RegionsForm::useAsHandle);
    connect(m_mark, &QCheckBox::clicked, this, &RegionsForm::show);
    connect(&m_chosen, &ChosenRegion::changed, this, &RegionsForm::show);
}

void RegionsForm::setSeen(bool seen) {
    m_seen = seen;
    show();
}

void RegionsForm::addBrush(QWidget* brush) {
    m_brush->addWidget(brush);
}

void RegionsForm::paint() {
    convertToPaint(m_document, m_chosen.row());
    Q_EMIT paintAsked();
}

void RegionsForm::useAsHandle() {
    const Region* region = m_chosen.get();
    if (const auto handle =
            region != nullptr ? regionHandleHere(m_document.state(), region->name) : std::nullopt) {
        addHandle(m_document, *handle);
    }
}

/// By hand: its tick, or its name.
void RegionsForm::itemChanged(const QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(m_list->row(item));
    if (row >= m_document.state().settings.regions.size()) {
        return;
    }
    Region region = m_document.state().settings.regions[row];
    const bool on = item->checkState() == Qt::Checked;
    const std::vector<std::size_t> rows = selectedRows(*m_list);
    if (on != region.on && rows.size() > 1 && std::ranges::find(rows, row) != rows.end()) {
        switchRegions(m_document, rows, on);
    } else if (on != region.on) {
        m_chosen.choose(row);
        m_chosen.edit(item->listWidget(), WeightUpdate::Now, [=](Region& changed) { changed.on = on; });
    } else {
        renameRegion(m_document, row, item->text().trimmed().toStdString());
    }
    showList(); // a name that is taken is not given
}

void RegionsForm::show() {
    const DocumentState& state = m_document.state();
    for (std::size_t i = 0; i < m_add.size(); ++i) {
        const bool solid = i < kRegionShapes.size();
        m_add[i]->setEnabled(state.hasScene() && (solid || state.selected));
    }
    showList();
    const Region* region = m_chosen.get();
    m_remove->setEnabled(region != nullptr);
    m_up->setEnabled(region != nullptr && m_chosen.row() > 0);
    m_down->setEnabled(region != nullptr && m_chosen.row() + 1 < state.settings.regions.size());
    m_handle->setVisible(region != nullptr);
    showHandle(state, region);
    m_mark->setVisible(region != nullptr);
    showPaint();
    showCount();
    Q_EMIT shown(region != nullptr ? region->name : std::string(), m_seen && m_mark->isChecked());
}

/// Names the joint, or says why the button is grey.
void RegionsForm::showHandle(const DocumentState& state, const Region* region) {
    const bool possible = region != nullptr && regionHandleHere(state, region->name).has_value();
    const std::int32_t selected = state.hasSkeleton() ? state.selection.joint : kNone;
    const QString joint =
        selected == kNone ? QString()
                          : printable(state.scene->skeleton.joints[static_cast<std::size_t>(selected)].name);
    m_handle->setEnabled(possible);
    m_handle->setText(
        joint.isEmpty() ? tr("Use as Handle of Joint")
                        : tr("Use as Handle of %1")
                              .arg(m_handle->fontMetrics().elidedText(joint, Qt::ElideMiddle, kJointWidth)));
    describe(m_handle, tr("Use as Handle of Joint"),
             tr("What the region holds replaces the bone of the selected joint: it follows only that joint, "
                "and the joint's weight fades from there"));
    if (!possible && region != nullptr) {
        const bool already = std::ranges::any_of(state.settings.handles, [&](const Handle& handle) {
            return handle.region == region->name && printable(handle.joint) == joint;
        });
        describeState(m_handle, joint.isEmpty() ? tr("Select a joint first.")
                                : already       ? tr("The region is a handle of %1 already.").arg(joint)
                                                : tr("An earlier joint is named %1 too.").arg(joint));
    }
}

void RegionsForm::open() {
    m_group->setOpen(true);
}

/// Rows stay as they are where they can: one of them may be being renamed.
void RegionsForm::showList() {
    const DocumentState& state = m_document.state();
    const QSignalBlocker quiet(m_list);
    const auto count = state.hasScene() ? static_cast<int>(state.settings.regions.size()) : 0;
    while (m_list->count() > count) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (int row = 0; row < count; ++row) {
        if (row == m_list->count()) {
            m_list->addItem(QString());
        }
        const Region& region = state.settings.regions[static_cast<std::size_t>(row)];
        QListWidgetItem* item = m_list->item(row);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable |
                       Qt::ItemIsEditable);
        item->setText(printable(region.name));
        item->setCheckState(region.on ? Qt::Checked : Qt::Unchecked);
    }
    setCurrent(*m_list, m_chosen.get() != nullptr ? static_cast<int>(m_chosen.row()) : -1);
    for (QWidget* control : std::initializer_list<QWidget*>{m_list, m_remove, m_up, m_down}) {
        control->setVisible(count > 0);
    }
}

void RegionsForm::showPaint() {
    const Region* region = m_chosen.get();
    m_paint->setEnabled(m_document.state().hasScene());
    if (region == nullptr) {
        m_paint->setText(tr("Paint New Region"));
        describe(m_paint, m_paint->text(),
                 tr("Take the brush. The first stroke makes a region that keeps its shape"));
    } else if (region->solid) {
        m_paint->setText(tr("Convert and Paint"));
        describe(m_paint, m_paint->text(),
                 tr("Turn the region's shape into painted amounts of the same vertices, and take the brush"));
    } else {
        m_paint->setText(tr("Paint"));
        describe(m_paint, m_paint->text(),
                 tr("Take the brush to add vertices to this region or remove them"));
    }
}

void RegionsForm::showCount() {
    const Region* region = m_chosen.get();
    const auto& scene = m_document.state().scene;
    m_count->setVisible(region != nullptr);
    if (region == nullptr || (m_counted == *region && m_countedScene == scene)) {
        return;
    }
    m_counted = *region;
    m_countedScene = scene;
    std::size_t vertices = 0;
    std::size_t whole = 0;
    for (const std::vector<float>& amounts : amountsOf(*region, *scene)) {
        for (const float amount : amounts) {
            vertices += amount > 0.0F ? 1 : 0;
            whole += amount == 1.0F ? 1 : 0;
        }
    }
    m_count->setText(vertices == 0
                         ? tr("Contains no vertices")
                         : tr("Vertices: %1 (%2 fully inside)").arg(wholeText(vertices), wholeText(whole)));
}

void RegionsForm::retranslate() {
    m_group->setTitle(tr("Regions"));
    m_hint->setText(tr("Regions are areas with their own weight settings. A new region encloses the selected "
                       "vertices, or the bone of the selected joint."));
    const std::array texts{std::pair(tr("Sphere"), tr("Add a sphere region")),
                           std::pair(tr("Capsule"), tr("Add a capsule region")),
                           std::pair(tr("Box"), tr("Add a box region, aligned with the axes")),
                           std::pair(tr("From Vertices"), tr("Add a region made of the selected vertices"))};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_add[i]->setText(texts[i].first);
        describe(m_add[i], texts[i].first, texts[i].second);
    }
    describe(m_list, tr("Regions"),
             tr("Only ticked regions are used. Where regions overlap, the lower one in this list wins. "
                "Double-click to rename"));
    m_remove->setText(tr("Remove"));
    describe(m_remove, tr("Remove"), tr("Remove the selected regions"));
    m_up->setText(tr("Up"));
    describe(m_up, tr("Up"), tr("Move up. Lower regions override it"));
    m_down->setText(tr("Down"));
    describe(m_down, tr("Down"), tr("Move down. It overrides the regions above it"));
    m_counted.reset();
    m_mark->setText(tr("Show vertices"));
    describe(m_mark, tr("Show vertices"),
             tr("Draw dots on the region's vertices, fainter where the region fades"));
    show();
}

RegionBrushForm::RegionBrushForm(ViewportWidget& viewport, QWidget* parent)
    : Panel(parent)
    , m_keys(hintLabel()) {
    m_keys->setObjectName("regions.brush.keys");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_keys);
    column->addWidget(new BrushTipForm(viewport, "regions.brush"));
    column->addWidget(new BrushReachForm(viewport, "regions.brush"));
    setVisible(viewport.tool() == ViewTool::PaintRegion);
    connect(&viewport, &ViewportWidget::toolChanged, this,
            [this](ViewTool tool) { setVisible(tool == ViewTool::PaintRegion); });
    retranslate();
}

void RegionBrushForm::retranslate() {
    m_keys->setText(tr("Strokes add vertices to the region. Ctrl removes them, Shift smooths."));
}

} // namespace sinew

#include "RegionsForm.moc"
