#pragma once

#include "app/document/Document.h"
#include "app/view/ViewPresets.h"

#include <QObject>

#include <optional>

namespace sinew {

class Actions;
class ViewportWidget;

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

} // namespace sinew
