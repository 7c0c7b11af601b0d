#include "ui/widgets/cells/OverlayListRow.h"

#include "ui/theme/Icons.h"
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
constexpr int kOpacityWidth = 52;
constexpr int kOverlayIcon = 16;
constexpr int kRowGap = 6;
constexpr int kRowEnd = 2; // beside the eye
} // namespace

OverlayListRow::OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent)
    : QWidget(parent)
    , m_layer(layer)
    , m_action(action)
    , m_button(new ElidedToolButton)
    , m_keys(new QLabel)
    , m_opacity(new QSlider(Qt::Horizontal))
    , m_eye(new QToolButton) {
    m_button->setDefaultAction(action);
    m_button->setProperty("row", true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setIconSize({kOverlayIcon, kOverlayIcon});
    m_keys->setProperty("hint", true);
    m_opacity->setObjectName(action->objectName() + ".opacity");
    m_opacity->setRange(0, kPercent);
    m_opacity->setFixedWidth(kOpacityWidth);
    m_eye->setObjectName(action->objectName() + ".eye");
    m_eye->setProperty("eye", true);
    m_eye->setIconSize({kOverlayIcon, kOverlayIcon});
    m_eye->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, kRowEnd, 0);
    layout->setSpacing(kRowGap);
    layout->addWidget(m_button, 1);
    layout->addWidget(m_keys);
    layout->addWidget(m_opacity);
    layout->addWidget(m_eye);
    connect(m_eye, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &OverlayListRow::showAction);
    connect(m_opacity, &QSlider::valueChanged, this,
            [this, &view](int percent) { view.setOpacity(m_layer, static_cast<float>(percent) / kPercent); });
    connect(&view, &ViewState::changed, this, [this, &view] { show(view.settings()); });
    show(view.settings());
    retranslate();
}

void OverlayListRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void OverlayListRow::show(const ViewSettings& settings) {
    const OverlayView& layer = settings.layer(m_layer);
    const QSignalBlocker quiet(m_opacity);
    m_opacity->setValue(static_cast<int>(std::lround(layer.opacity * kPercent)));
    m_on = layer.visible;
    m_eye->setIcon(themedIcon(m_on ? QStringLiteral("eye") : QStringLiteral("eye-off")));
    arrange();
}

QSize OverlayListRow::minimumSizeHint() const {
    const QSize button = m_button->minimumSizeHint();
    const int eye = m_eye->sizeHint().width();
    const int least = button.width() + kRowGap + kOpacityWidth + kRowGap + eye + kRowEnd;
    return {least, std::max(button.height(), m_eye->sizeHint().height())};
}

/// The key is what one wants to know of a row that is off. It goes where the name would lose by it.
void OverlayListRow::arrange() {
    m_opacity->setVisible(m_on);
    const int beside = m_eye->sizeHint().width() + kRowGap + kRowEnd + (m_on ? kOpacityWidth + kRowGap : 0);
    const int keys = m_keys->sizeHint().width() + kRowGap;
    m_keys->setVisible(width() >= m_button->sizeHint().width() + keys + beside);
}

void OverlayListRow::showAction() {
    m_keys->setText(m_action->shortcut().toString(QKeySequence::NativeText));
    m_keys->setEnabled(m_action->isEnabled());
    m_eye->setEnabled(m_action->isEnabled());
    m_eye->setToolTip(m_action->toolTip());
}

void OverlayListRow::retranslate() {
    const QString name = m_action->text().remove('&');
    m_button->setText(name);
    m_button->setAccessibleName(name);
    m_eye->setAccessibleName(QCoreApplication::translate("LayerRow", "Show %1").arg(name));
    showAction();
    describe(m_opacity, QCoreApplication::translate("LayerRow", "Opacity of %1").arg(name),
             QCoreApplication::translate("LayerRow", "Opacity of the overlay"));
}

} // namespace sinew
