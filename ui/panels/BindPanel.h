#pragma once

#include "app/document/Document.h"

#include <QWidget>

namespace sinew {

class Actions;
class BindController;
class PlacesForm;

/// Every setting of a bind, and the bind itself.
class BindPanel : public QWidget {
    Q_OBJECT
public:
    BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);

    /// A place of the volume that may want finer voxels, a cut or a bridge.
    void offerPlace(const Aabb& box);

private:
    PlacesForm* m_places;
};

} // namespace sinew
