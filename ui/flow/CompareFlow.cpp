#include "ui/flow/CompareFlow.h"

#include "app/view/compare/CompareChoice.h"
#include "ui/actions/Actions.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QActionGroup>
#include <QMenu>
#include <QStackedWidget>

#include <utility>

namespace sinew {

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
