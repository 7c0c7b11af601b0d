#pragma once

#include "app/document/Document.h"

#include <QWidget>

class QScrollArea;

namespace sinew {

class Actions;
class BindController;
class VolumeEditsForm;
class RegionsForm;

/// Every setting of a bind, and the bind itself.
class BindPanel : public QWidget {
    Q_OBJECT
public:
    BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);

    /// A place of the volume that may want finer voxels, a cut or a bridge.
    void offerVolumeEdit(const Aabb& box);

    /// Scrolls to the form of the regions.
    void showRegions();
    /// What sets the brush for regions.
    void addRegionBrush(QWidget* brush);
    /// Whether the panel is the one in front.
    void setSeen(bool seen);

Q_SIGNALS:
    /// As RegionsForm::shown.
    void regionShown(const std::string& name, bool vertices);
    /// As RegionsForm::paintAsked.
    void regionPaintAsked();

private:
    VolumeEditsForm* m_places;
    RegionsForm* m_regions;
    QScrollArea* m_pane;
};

} // namespace sinew
