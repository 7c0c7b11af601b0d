#pragma once

#include "app/document/Document.h"

#include <QObject>

#include <cstddef>
#include <span>

namespace sinew {

class Actions;

/// The actions that hide and show parts and accept what a bind proposes for them.
class PartsFlow : public QObject {
    Q_OBJECT
public:
    PartsFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void onSelected(const char* action, void (*edit)(Document&, std::span<const std::size_t> parts));
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew
