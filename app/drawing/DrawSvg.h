#pragma once

#include "core/base/Error.h"
#include "core/io/picture/Drawing.h"

#include <QByteArray>

#include <string>

namespace sinew {

/// Draws an SVG, layer by layer (SvgDocument), with smooth edges on nothing. `pixels` along the longer side;
/// 0: as many as the file says, at least kDrawnPixels and at most kMaxPictureSize. Needs a QGuiApplication,
/// for texts. Errors: those of SvgDocument::read; PictureUnsupported (what is drawn has no size, too many
/// dashes, or layers of more than kMaxDrawnArea pixels).
Expected<Drawing> drawSvg(const QByteArray& bytes, int pixels, const std::string& file);

/// Whether another process of this program called this one to draw a picture (drawInOwnProcess).
bool asksForDrawing(int argc, const char* const* argv);

/// Does that, with nothing but fonts to read (confineTo), and ends the process.
[[noreturn]] void runDrawer(char** argv);

} // namespace sinew
