#include "ui/flow/ViewportFlow.h"

#include "ui/actions/Actions.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportWidget.h"

#include <QActionGroup>

#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr std::array<std::pair<const char*, StandardView>, 6> kViews{{{"view.front", StandardView::Front},
                                                                      {"view.back", StandardView::Back},
                                                                      {"view.right", StandardView::Right},
                                                                      {"view.left", StandardView::Left},
                                                                      {"view.top", StandardView::Top},
                                                                      {"view.bottom", StandardView::Bottom}}};

} // namespace

ViewportFlow::ViewportFlow(const Actions& actions, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_viewport(viewport) {
    connectViews();
    connectTools();
    connectPicking();
    connect(&viewport, &ViewportWidget::pickOptionsChanged, this, &ViewportFlow::show);
    connect(&viewport, &ViewportWidget::toolChanged, this, &ViewportFlow::show);
    show();
}

void ViewportFlow::connectViews() {
    m_actions.on("view.frameAll", this, [this] { m_viewport.frameAll(); });
    m_actions.on("view.frameSelection", this, [this] { m_viewport.frameSelection(); });
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

void ViewportFlow::show() {
    for (const ToolRow& row : toolTable()) {
        m_actions[row.id]->setChecked(m_viewport.tool() == row.tool);
    }
    m_actions["points.through"]->setChecked(m_viewport.pickOptions().through);
    m_actions["bind.cageSurface"]->setChecked(m_viewport.drawDepth() == DrawDepth::Surface);
    m_actions["pose.local"]->setChecked(m_viewport.axes() == ViewAxes::Local);
}

} // namespace sinew
