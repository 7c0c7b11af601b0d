#include "ui/panels/bind/BindPanel.h"

#include "ui/panels/bind/BindBar.h"
#include "ui/panels/bind/CagesForm.h"
#include "ui/panels/bind/EssentialsForm.h"
#include "ui/panels/bind/HandlesForm.h"
#include "ui/panels/bind/JointsForm.h"
#include "ui/panels/bind/MethodForm.h"
#include "ui/panels/bind/VolumeEditsForm.h"
#include "ui/panels/bind/WeightsForm.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/widgets/ScrollPane.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace sinew {

BindPanel::BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_places(new VolumeEditsForm(document))
    , m_regions(new RegionsForm(document)) {
    auto* forms = new QWidget;
    auto* column = new QVBoxLayout(forms);
    column->setContentsMargins(10, 4, 10, 8);
    column->setSpacing(4);
    column->addWidget(new EssentialsForm(document));
    column->addWidget(new MethodForm(document));
    column->addWidget(new WeightsForm(document));
    column->addWidget(new SettingsForm(document, SettingGroup::Volume));
    column->addWidget(m_places);
    column->addWidget(new HandlesForm(document));
    column->addWidget(new CagesForm(document, actions));
    column->addWidget(m_regions);
    column->addWidget(new SettingsForm(document, SettingGroup::Repairs));
    column->addWidget(new JointsForm(document));
    column->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_pane = qobject_cast<QScrollArea*>(scrollPane(forms));
    layout->addWidget(m_pane, 1);
    layout->addWidget(new BindBar(document, bind, actions));
    connect(m_regions, &RegionsForm::shown, this, &BindPanel::regionShown);
    connect(m_regions, &RegionsForm::paintAsked, this, &BindPanel::regionPaintAsked);
}

void BindPanel::offerVolumeEdit(const Aabb& box) {
    m_places->offer(box);
}

void BindPanel::addRegionBrush(QWidget* brush) {
    m_regions->addBrush(brush);
}

void BindPanel::setSeen(bool seen) {
    m_regions->setSeen(seen);
}

void BindPanel::showRegions() {
    m_regions->open();
    // What has just been added has no place in the column yet.
    QTimer::singleShot(0, this, [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_pane->verticalScrollBar()->setValue(m_regions->mapTo(m_pane->widget(), QPoint()).y());
    });
}

} // namespace sinew
