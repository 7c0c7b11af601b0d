#pragma once

#include "app/document/Document.h"

#include <QObject>

#include <cstddef>
#include <span>

namespace sinew {

class Actions;
class ViewportWidget;

/// The actions that hide, ghost and show what is selected, and accept what a bind proposes for parts.
class PartsFlow : public QObject {
    Q_OBJECT
public:
    PartsFlow(const Actions& actions, Document& document, const ViewportWidget& viewport,
              QObject* parent = nullptr);

private:
    /// What hiding and isolating is about.
    enum class Target { Nothing, Parts, Joints, Faces };
    Target target() const;
    void hide();
    void isolate();
    void onSelected(const char* action, void (*edit)(Document&, std::span<const std::size_t> parts));
    void show();

    const Actions& m_actions;
    Document& m_document;
    const ViewportWidget& m_viewport;
};

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

class Actions;

/// Undo, redo and selection.
class EditFlow : public QObject {
    Q_OBJECT
public:
    EditFlow(const Actions& actions, Document& document, QObject* parent = nullptr);
    void retranslate();

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew
