#include "ui/widgets/cells/OverlayListRow.h"

#include "ui/widgets/Panel.h"
#include "ui/widgets/cells/Elided.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {
constexpr int kPercent = 100;
constexpr int kLeastOpacityWidth = 44;
constexpr int kMostOpacityWidth = 84;
constexpr int kRowOfName = 216; // the name of a layer, its icon and the gaps
} // namespace

OverlayListRow::OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent)
    : QWidget(parent)
    , m_layer(layer)
    , m_action(action)
    , m_button(new ElidedToolButton)
    , m_opacity(new QSlider(Qt::Horizontal)) {
    m_button->setDefaultAction(action);
    m_button->setProperty("row", true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setIconSize({18, 18});
    m_opacity->setRange(0, kPercent);
    m_opacity->setFixedWidth(kLeastOpacityWidth);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(8);
    layout->addWidget(m_button, 1);
    layout->addWidget(m_opacity);
    connect(m_opacity, &QSlider::valueChanged, this,
            [this, &view](int percent) { view.setOpacity(m_layer, static_cast<float>(percent) / kPercent); });
    connect(&view, &ViewState::changed, this, [this, &view] { show(view.settings()); });
    show(view.settings());
    retranslate();
}

/// Where there is little room, the name has it.
void OverlayListRow::resizeEvent(QResizeEvent* event) {
    m_opacity->setFixedWidth(std::clamp(width() - kRowOfName, kLeastOpacityWidth, kMostOpacityWidth));
    QWidget::resizeEvent(event);
}

void OverlayListRow::show(const ViewSettings& settings) {
    const OverlayView& layer = settings.layer(m_layer);
    const QSignalBlocker quiet(m_opacity);
    m_opacity->setValue(static_cast<int>(std::lround(layer.opacity * kPercent)));
    m_opacity->setEnabled(layer.visible);
}

void OverlayListRow::retranslate() {
    const QString name = m_action->text().remove('&');
    m_button->setText(name);
    m_button->setAccessibleName(name);
    describe(m_opacity, QCoreApplication::translate("LayerRow", "Opacity of %1").arg(name),
             QCoreApplication::translate("LayerRow", "Opacity of the overlay"));
}

} // namespace sinew
