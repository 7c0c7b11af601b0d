#pragma once

#include "app/document/Document.h"

#include <QObject>

namespace sinew {

class Actions;

/// The actions of the Bind menu that add regions.
class RegionFlow : public QObject {
    Q_OBJECT
public:
    RegionFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew
