#pragma once

#include <QString>

namespace sinew {

/// The OpenGL that a view gets on this machine.
struct OpenGlFound {
    bool windows = false; ///< the platform shows windows that OpenGL can draw in
    bool works = false;   ///< a core context of 3.3 can be drawn with
    QString renderer;     ///< as the driver names it; empty: there is no OpenGL
    QString version;      ///< the highest that it gives, in its words
};

/// "llvmpipe (LLVM 15.0.6, 256 bits), OpenGL 3.0 Mesa 22.3.6". Empty: there is no OpenGL.
QString openGlText(const OpenGlFound& found);

/// What the start of the window knows when it has looked for OpenGL.
struct GraphicsStart {
    OpenGlFound found;
    bool softwareThere = false; ///< the machine can draw with the processor
    bool softwareInUse = false; ///< it has just tried to
    QString accepted;           ///< what the user goes on with (acceptedText); empty: nothing
};

/// Whether to ask the user how to go on, and what is offered.
struct GraphicsQuestion {
    bool asks = false;
    bool offersSoftware = false;
    bool operator==(const GraphicsQuestion&) const = default;
};

/// Asks where a view cannot be drawn, except of what the user has accepted for this very driver. Drawing with
/// the processor is offered once: not when it is what failed.
GraphicsQuestion graphicsQuestion(const GraphicsStart& start);

/// What is remembered when the user goes on without a view: another driver is asked about anew.
QString acceptedText(const OpenGlFound& found);

} // namespace sinew
