#pragma once

#include "ui/viewport/Frame.h"

namespace sinew {

/// One thing of the picture, mostly an overlay. Lives as long as a context; makes what it has on the card
/// when it is first needed.
class Drawable {
public:
    Drawable() = default;
    Drawable(const Drawable&) = delete;
    Drawable& operator=(const Drawable&) = delete;
    virtual ~Drawable() = default;

    /// Brings what is on the card up to date; called before each picture, shown or not.
    virtual void update(const Frame& frame, const Changes& changes) = 0;
    virtual void draw(const Frame& /*frame*/) {}
    /// Once more, after everything else: what is seen through whatever is in front.
    virtual void drawThrough(const Frame& /*frame*/) {}
};

} // namespace sinew
