#pragma once

#include "app/document/Document.h"

#include <QWidget>

namespace sinew {

class Actions;
class BindController;

/// Every setting of a bind, and the bind itself.
class BindPanel : public QWidget {
    Q_OBJECT
public:
    BindPanel(Document& document, BindController& bind, const Actions& actions, QWidget* parent = nullptr);
};

} // namespace sinew
