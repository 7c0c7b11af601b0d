#include "ui/window/ViewBar.h"

#include "app/view/OrbitCamera.h"
#include "ui/actions/Actions.h"
#include "ui/panels/OverlaysPanel.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

// Logical pixels.
constexpr int kPopupWidth = 330;
constexpr int kPopupHeight = 640;
constexpr int kPopupMargin = 4;

} // namespace

ViewBar::ViewBar(ViewState& view, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_actions(actions)
    , m_mirror(new QToolButton)
    , m_overlays(new QToolButton)
    , m_popup(new QFrame(this, Qt::Popup))
    , m_panel(new OverlaysPanel(view, actions)) {
    setObjectName("viewBar");
    setProperty("manualPage", "modes");
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(2);
    for (const char* id :
         {"view.frameAll", "view.frameSelection", "view.orthographic", "view.xray", "view.exportPreview"}) {
        m_icons.push_back(add(id));
    }
    row->addSpacing(8);
    m_mirror->setObjectName("viewBar.mirror");
    m_mirror->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(m_mirror);
    row->addStretch(1);
    addPresets();
    m_overlays->setDefaultAction(actions["view.overlays"]);
    m_overlays->setObjectName("viewBar.overlays");
    m_overlays->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(m_overlays);
    add("view.lowerPanels");
    for (auto* button : findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        button->setIconSize({16, 16});
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_popup->setObjectName("overlays.popup");
    m_popup->setProperty("manualPage", "view");
    m_popup->setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(m_popup);
    column->setContentsMargins(1, 1, 1, 1);
    column->addWidget(scrollPane(m_panel));
    actions.on("view.overlays", this, &ViewBar::openOverlays);
    retranslate();
}

QToolButton* ViewBar::add(const char* id) {
    auto* button = new QToolButton;
    button->setObjectName(QString(id) + ".button");
    button->setDefaultAction(m_actions[id]);
    layout()->addWidget(button);
    return button;
}

void ViewBar::addPresets() {
    for (const ViewPresetRow& preset : viewPresets()) {
        QToolButton* button = add(preset.id);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_presets.push_back(button);
    }
}

void ViewBar::setMirror(const char* id) {
    m_hasMirror = id != nullptr;
    if (id != nullptr && m_mirror->defaultAction() != m_actions[id]) {
        if (QAction* before = m_mirror->defaultAction()) {
            m_mirror->removeAction(before);
        }
        m_mirror->setDefaultAction(m_actions[id]);
    }
    retranslate();
    makeRoom();
}

QSize ViewBar::minimumSizeHint() const {
    return {m_overlays->sizeHint().width(), Panel::minimumSizeHint().height()};
}

void ViewBar::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    makeRoom();
}

/// In a narrow bar names go first, then what has a key and a place in the menu, the presets last.
void ViewBar::makeRoom() {
    enum Kept { Presets = 1, Mirror, Icons, Names };
    for (int kept = Names; kept >= 0; --kept) {
        for (QToolButton* button : m_presets) {
            button->setVisible(kept >= Presets);
        }
        m_mirror->setVisible(m_hasMirror && kept >= Mirror);
        for (QToolButton* button : m_icons) {
            button->setVisible(kept >= Icons);
        }
        for (QToolButton* button : {m_mirror, m_overlays}) {
            button->setToolButtonStyle(kept >= Names ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
        }
        if (layout()->sizeHint().width() <= width()) {
            return;
        }
    }
}

/// Below its button, over the view.
void ViewBar::openOverlays() {
    const QPoint corner = mapToGlobal(QPoint(width(), height()));
    const int room = window()->mapToGlobal(QPoint(0, window()->height())).y() - corner.y() - kPopupMargin;
    m_popup->resize(kPopupWidth, std::max(std::min(room, kPopupHeight), m_popup->minimumSizeHint().height()));
    m_popup->move(corner - QPoint(m_popup->width() + kPopupMargin, 0));
    m_popup->show();
    m_panel->setFocus();
}

void ViewBar::retranslate() {
    const QStringList presets{tr("Shaded"), tr("Weights"), tr("Volume")};
    for (std::size_t i = 0; i < m_presets.size(); ++i) {
        m_actions[viewPresets()[i].id]->setIconText(presets[static_cast<int>(i)]); // what buttons say of it
    }
    m_actions["view.overlays"]->setIconText(tr("Overlays"));
    for (auto* button : findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (const QAction* action = button->defaultAction()) {
            button->setAccessibleName(action->text().remove('&').remove("..."));
        }
    }
}

} // namespace sinew
