#pragma once

#include "app/document/Document.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "app/view/OrbitCamera.h"

#include <QObject>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

namespace sinew {

class Actions;
class UserPrompts;
class ViewportWidget;

/// The actions of the Bind menu, and what is said when a bind ends.
class BindFlow : public QObject {
    Q_OBJECT
public:
    BindFlow(const Actions& actions, Document& document, BindController& bind, ImplicitController& implicit,
             UserPrompts& prompts, QObject* parent = nullptr);

Q_SIGNALS:
    /// A line for the status bar.
    void said(const QString& text);

private:
    void run();
    void askForSkeleton();
    /// A bind that ended well; one of a skeleton that stands elsewhere did not.
    QString outcomeText(const QString& seconds) const;
    void connectOutcomes();
    void show();

    const Actions& m_actions;
    Document& m_document;
    BindController& m_bind;
    ImplicitController& m_implicit;
    UserPrompts& m_prompts;
};

/// The presets of overlays: an action shows one, the same again (or Escape in the view) brings back what was
/// shown before. Opacities and colours stay as the user has set them.
class PresetFlow : public QObject {
    Q_OBJECT
public:
    PresetFlow(const Actions& actions, ViewState& view, Document& document, ViewportWidget& viewport,
               QObject* parent = nullptr);

private:
    void choose(ViewPreset preset);
    bool giveBack();
    void follow();
    void show();
    void showAvailable();

    const Actions& m_actions;
    ViewState& m_view;
    Document& m_document;
    std::optional<ShownOverlays> m_before; ///< what the user had before the first preset
    /// What the last preset showed, while the view still is so; nothing: none was chosen.
    std::optional<ShownOverlays> m_taken;
};

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
