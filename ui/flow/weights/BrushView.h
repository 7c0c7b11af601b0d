#pragma once

#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "app/view/surface/SurfaceColors.h"

#include <QObject>

#include <optional>

namespace sinew {

class ViewportWidget;

/// While a brush is in hand, the view shows what it paints: the weights of the active joint, or the amounts
/// of the chosen region; when it is put away, what it showed before. Whoever turns to other colours meanwhile
/// has chosen, and keeps them.
class BrushView : public QObject {
    Q_OBJECT
public:
    BrushView(Document& document, ViewState& view, ViewportWidget& viewport, QObject* parent = nullptr);

private:
    /// Which layers colour the surface, and whether it is shaded.
    struct Look {
        std::array<bool, kSurfaceColorOverlays.size()> colors{};
        bool shaded = true;
        bool operator==(const Look&) const = default;
    };
    void follow();
    void take(Overlay painted);
    void putAway();
    Look look() const;
    void setLook(const Look& look);

    Document& m_document;
    ViewState& m_view;
    ViewportWidget& m_viewport;
    std::optional<Look> m_before;   ///< before the brush was taken; nothing: there is nothing to bring back
    Look m_painted;                 ///< what it was changed to
    std::optional<Overlay> m_taken; ///< what was brought up for the brush that is in hand
};

} // namespace sinew
