#include "ui/flow/ViewFlow.h"

#include "app/document/edits/SubdivisionEdits.h"
#include "app/view/OverlayTable.h"
#include "app/view/compare/CompareData.h"
#include "ui/actions/Actions.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportCanvas.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QActionGroup>
#include <QMenu>
#include <QStackedWidget>

#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr std::array<std::pair<const char*, Lighting>, 3> kLightingActions{
    {{"view.studio", Lighting::Studio}, {"view.matcap", Lighting::Matcap}, {"view.flat", Lighting::Flat}}};

constexpr std::array<std::pair<const char*, StandardView>, 6> kViews{{{"view.front", StandardView::Front},
                                                                      {"view.back", StandardView::Back},
                                                                      {"view.right", StandardView::Right},
                                                                      {"view.left", StandardView::Left},
                                                                      {"view.top", StandardView::Top},
                                                                      {"view.bottom", StandardView::Bottom}}};

} // namespace

ViewFlow::ViewFlow(const Actions& actions, ViewState& view, Document& document, PosedMesh& posed,
                   QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_view(view)
    , m_document(document)
    , m_posed(posed) {
    for (const OverlayRow& row : overlayTable()) {
        actions.on(row.id, this, [this, layer = row.layer](bool on) { m_view.setVisible(layer, on); });
    }
    connectSwitch("view.xray", &ViewSettings::xray);
    connectSwitch("view.isolines", &ViewSettings::isolines);
    connectSwitch("view.normalMaps", &ViewSettings::normalMaps);
    connectSwitch("view.slice", &ViewSettings::sliceEnabled);
    connectSwitch("view.exportPreview", &ViewSettings::exportPreview);
    connectSwitch("paint.influences", &ViewSettings::cursorInfluences);
    connectSwitch("view.springs", &ViewSettings::springs);
    connectLighting();
    actions.on("view.smooth", this, [this](bool on) {
        setSmoothPreview(m_document, previewedParts(m_document.state()), on);
        showSmooth(); // where nothing has changed too
    });
    actions.on("view.orthographic", this, [this](bool on) {
        ViewSettings next = m_view.settings();
        next.projection = on ? Projection::Orthographic : Projection::Perspective;
        m_view.set(next);
    });
    actions.on("view.influences", this, [this](bool on) {
        ViewSettings next = m_view.settings();
        next.joints = on ? JointsShown::Influences : JointsShown::All;
        m_view.set(next);
    });
    connect(&view, &ViewState::changed, this, &ViewFlow::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights, this,
                      &ViewFlow::showAvailable);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::Subdivision, this,
                      &ViewFlow::showSmooth);
    show();
    showSmooth();
    showAvailable();
}

void ViewFlow::connectSwitch(const char* id, bool ViewSettings::*member) {
    m_actions.on(id, this, [this, member](bool on) {
        ViewSettings next = m_view.settings();
        next.*member = on;
        m_view.set(next);
    });
}

/// Each of the looks but the studio's is switched off by the key that switches it on.
void ViewFlow::connectLighting() {
    const auto choose = [this](Lighting lighting) {
        ViewSettings next = m_view.settings();
        next.lighting = next.lighting == lighting ? Lighting::Studio : lighting;
        m_view.set(next);
        show(); // the one that is chosen already stays checked
    };
    m_actions["view.studio"]->setCheckable(true); // one of three, not a switch that needs a key of its own
    for (const auto& [id, lighting] : kLightingActions) {
        m_actions.on(id, this, [choose, which = lighting] { choose(which); });
    }
    m_actions.on("view.shadows", this, [this](bool on) {
        ViewSettings next = m_view.settings();
        next.shadows = on;
        m_view.set(next);
    });
}

void ViewFlow::showLighting() {
    const ViewSettings& settings = m_view.settings();
    for (const auto& [id, lighting] : kLightingActions) {
        m_actions[id]->setChecked(settings.lighting == lighting);
    }
    const bool studio = settings.lighting == Lighting::Studio;
    m_actions["view.shadows"]->setChecked(settings.shadows.value_or(!ViewportCanvas::softwareHere()));
    m_actions["view.shadows"]->setEnabled(studio);
    m_actions.explain(
        "view.shadows", studio ? Actions::Reason()
                               : [] { return tr("Choose View > Lighting > Studio: it casts the shadows."); });
}

void ViewFlow::show() {
    const ViewSettings& settings = m_view.settings();
    for (const OverlayRow& row : overlayTable()) {
        m_actions[row.id]->setChecked(settings.layer(row.layer).visible);
    }
    m_actions["view.xray"]->setChecked(settings.xray);
    m_actions["view.influences"]->setChecked(settings.joints == JointsShown::Influences);
    m_actions["view.isolines"]->setChecked(settings.isolines);
    m_actions["view.normalMaps"]->setChecked(settings.normalMaps);
    showLighting();
    m_actions["view.slice"]->setChecked(settings.sliceEnabled);
    m_actions["view.exportPreview"]->setChecked(settings.exportPreview);
    m_actions["paint.influences"]->setChecked(settings.cursorInfluences);
    m_actions["view.springs"]->setChecked(settings.springs);
    m_posed.setExportPreview(settings.exportPreview);
    m_actions["view.orthographic"]->setChecked(settings.projection == Projection::Orthographic);
}

void ViewFlow::showSmooth() {
    m_actions["view.smooth"]->setEnabled(m_document.state().hasScene());
    m_actions["view.smooth"]->setChecked(isSmoothPreview(m_document.state()));
}

void ViewFlow::showAvailable() {
    const DocumentState& state = m_document.state();
    for (const OverlayRow& row : overlayTable()) {
        m_actions[row.id]->setEnabled(available(row, state));
        const bool lacking = state.bound() && !lackText(row, *state.field).isEmpty();
        m_actions.explain(row.id, lacking ? [&row, bound = state.field] { return lackText(row, *bound); }
                                          : Actions::Reason());
    }
    m_actions["view.influences"]->setEnabled(state.hasSkeleton());
    m_actions["view.exportPreview"]->setEnabled(state.hasWeights());
}

ViewportFlow::ViewportFlow(const Actions& actions, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_viewport(viewport) {
    connectViews();
    connectTools();
    connectPicking();
    connect(&viewport, &ViewportWidget::pickOptionsChanged, this, &ViewportFlow::show);
    connect(&viewport, &ViewportWidget::toolChanged, this, &ViewportFlow::show);
    connect(&viewport, &ViewportWidget::cameraChanged, this, &ViewportFlow::showPrevious);
    show();
    showPrevious();
}

void ViewportFlow::connectViews() {
    m_actions.on("view.frameAll", this, [this] { m_viewport.frameAll(); });
    m_actions.on("view.frameSelection", this, [this] { m_viewport.frameSelection(); });
    m_actions.on("view.previous", this, [this] { m_viewport.previousView(); });
    for (const auto& [id, view] : kViews) {
        m_actions.on(id, this, [this, view = view] { m_viewport.setStandardView(view); });
    }
}

void ViewportFlow::connectTools() {
    auto* group = new QActionGroup(this);
    for (const ToolRow& row : toolTable()) {
        group->addAction(m_actions[row.id]);
        m_actions.on(row.id, this, [this, tool = row.tool] { m_viewport.setTool(tool); });
    }
    m_actions.on("bind.cageSurface", this, [this](bool surface) {
        m_viewport.setDrawDepth(surface ? DrawDepth::Surface : DrawDepth::Middle);
    });
    m_actions.on("pose.local", this,
                 [this](bool local) { m_viewport.setAxes(local ? ViewAxes::Local : ViewAxes::World); });
}

void ViewportFlow::connectPicking() {
    m_actions.on("points.through", this, [this](bool through) {
        PickOptions options = m_viewport.pickOptions();
        options.through = through;
        m_viewport.setPickOptions(options);
    });
    m_actions.on("paint.point", this, [this] { m_viewport.pickVertexUnderCursor(); });
    m_actions.on("paint.joint", this, [this] { m_viewport.pickJointUnderCursor(); });
    for (const auto& [id, steps] : {std::pair("points.larger", 1.0), std::pair("points.smaller", -1.0)}) {
        m_actions.on(id, this, [this, steps = steps] {
            PickOptions options = m_viewport.pickOptions();
            options.resize(steps);
            m_viewport.setPickOptions(options);
        });
    }
}

void ViewportFlow::showPrevious() {
    const bool there = m_viewport.hasPreviousView();
    m_actions["view.previous"]->setEnabled(there);
    m_actions.explain(
        "view.previous",
        there ? Actions::Reason() : [] { return tr("The view has not jumped anywhere yet."); });
}

void ViewportFlow::show() {
    for (const ToolRow& row : toolTable()) {
        m_actions[row.id]->setChecked(m_viewport.tool() == row.tool);
    }
    m_actions["points.through"]->setChecked(m_viewport.pickOptions().through);
    m_actions["bind.cageSurface"]->setChecked(m_viewport.drawDepth() == DrawDepth::Surface);
    m_actions["pose.local"]->setChecked(m_viewport.axes() == ViewAxes::Local);
}

CompareFlow::CompareFlow(const WindowContext& context, QStackedWidget& pages, ViewportWidget& viewport,
                         QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_pages(pages)
    , m_viewport(viewport) {
    CompareController& compare = context.workspace.compare;
    context.actions.on("view.compare", this, &CompareFlow::setOpen);
    context.actions.on("view.compareFour", this, [&compare](bool four) { compare.setCount(four ? 4 : 2); });
    context.actions.on("view.compareKeep", this, [&compare] { compare.keep(); });
    connect(&compare, &CompareController::changed, this, &CompareFlow::show);
    connect(&context.workspace.compareData, &CompareData::mapChanged, this, &CompareFlow::show);
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &CompareFlow::followDocument);
    connect(&context.workspace.session, &Session::opened, this, &CompareFlow::restore);
    show();
}

QWidget* CompareFlow::page() const {
    return m_view != nullptr ? static_cast<QWidget*>(m_view) : &m_viewport;
}

void CompareFlow::setOpen(bool open) {
    const bool is = m_view != nullptr;
    if (open == is) {
        return;
    }
    m_context.workspace.compare.setOpen(open);
    if (open) {
        m_lifetime = m_context.workspace.document.lifetime();
        makeView();
    } else {
        m_viewport.setFocusProxy(nullptr);
        m_pages.removeWidget(m_view);
        std::exchange(m_view, nullptr)->deleteLater(); // it may have asked for this itself
        m_pages.setCurrentWidget(&m_viewport);
        m_viewport.setFocus();
    }
    show();
}

void CompareFlow::makeView() {
    Workspace& workspace = m_context.workspace;
    m_viewport.frameFirst();
    m_view = new CompareView({workspace.document, workspace.view, workspace.inspector, workspace.pool,
                              workspace.compare, workspace.compareData, m_viewport, m_context.actions});
    connect(m_view, &CompareView::closeAsked, this, [this] { setOpen(false); });
    connect(m_view, &CompareView::fileAsked, this, &CompareFlow::askForFile);
    // The hidden view frames for the panes: what fits into it must fit into each of them.
    connect(m_view, &CompareView::paneResized, this, [this](const QSize& size) {
        if (!m_viewport.isVisible()) {
            m_viewport.resize(size);
        }
    });
    connect(m_view, &CompareView::paneFocused, this, [this](std::size_t pane) {
        m_focus = static_cast<int>(pane);
        remember();
    });
    m_pages.addWidget(m_view);
    m_pages.setCurrentWidget(m_view);
    m_viewport.setFocusProxy(m_view); // who returns to the view comes here
    m_view->setFocus();
}

void CompareFlow::askForFile(std::size_t pane) {
    const QString file = m_context.prompts.fileToOpen(FileKind::Character);
    if (!file.isEmpty() && m_view != nullptr) {
        m_context.workspace.compare.setSource(pane,
                                              {SkinSource::Kind::File, {}, file.toStdString(), nullptr, 0});
    }
}

void CompareFlow::compareWithDisk() {
    const DocumentState& state = m_context.workspace.document.state();
    if (state.hasSkeleton() && state.sources) {
        setOpen(true);
        m_context.workspace.compare.setSource(
            1, {SkinSource::Kind::Disk, {}, state.sources->character.path, nullptr, 0});
    }
}

void CompareFlow::followDocument() {
    const Document& document = m_context.workspace.document;
    const bool same = m_lifetime == document.lifetime() && document.state().hasSkeleton();
    if (m_view != nullptr && !same) {
        setOpen(false);
    }
    show();
}

/// As the project that was opened has it; that of another file is closed, with nothing chosen.
void CompareFlow::restore() {
    Workspace& workspace = m_context.workspace;
    const ComparedView compared = workspace.view.settings().compared;
    if (compared == ComparedView() || !workspace.document.state().hasSkeleton()) {
        return;
    }
    chooseCompared(compared, workspace.compare, workspace.compareData);
    m_lifetime = workspace.document.lifetime();
    setOpen(compared.open);
    m_focus = compared.focus;
    if (m_view != nullptr && static_cast<std::size_t>(m_focus) < workspace.compare.count()) {
        m_view->pane(static_cast<std::size_t>(m_focus)).setFocus();
    }
    remember();
}

/// Keeps with the view how the comparison stands, for projects; nothing of a document that is gone.
void CompareFlow::remember() {
    Workspace& workspace = m_context.workspace;
    if (m_lifetime == workspace.document.lifetime()) {
        ComparedView compared = comparedView(workspace.compare, workspace.compareData);
        compared.focus = m_focus;
        workspace.view.setCompared(compared);
    }
}

void CompareFlow::fillMenu(QMenu* menu) {
    auto* group = new QActionGroup(this);
    for (std::size_t map = 0; map < kCompareMapCount; ++map) {
        m_maps[map] = menu->addAction(QString());
        m_maps[map]->setObjectName(QString("view.compareMap%1").arg(map));
        m_maps[map]->setCheckable(true);
        group->addAction(m_maps[map]);
        connect(m_maps[map], &QAction::triggered, this,
                [this, map] { m_context.workspace.compareData.setMap(static_cast<CompareMap>(map)); });
    }
    retranslate();
    show();
}

void CompareFlow::retranslate() {
    for (std::size_t map = 0; map < kCompareMapCount && m_maps[map] != nullptr; ++map) {
        m_maps[map]->setText(compareMapName(static_cast<CompareMap>(map)));
        m_maps[map]->setStatusTip(compareMapTip(static_cast<CompareMap>(map)));
    }
}

void CompareFlow::show() {
    remember();
    const Workspace& workspace = m_context.workspace;
    const bool open = m_view != nullptr;
    m_context.actions["view.compare"]->setEnabled(workspace.document.state().hasSkeleton());
    m_context.actions["view.compare"]->setChecked(open);
    m_context.actions["view.compareFour"]->setEnabled(open);
    m_context.actions["view.compareFour"]->setChecked(workspace.compare.count() > 2);
    m_context.actions["view.compareKeep"]->setEnabled(open && workspace.document.state().hasWeights());
    for (std::size_t map = 0; map < kCompareMapCount && m_maps[map] != nullptr; ++map) {
        m_maps[map]->setEnabled(open);
        m_maps[map]->setChecked(map == static_cast<std::size_t>(workspace.compareData.map()));
    }
}

} // namespace sinew
