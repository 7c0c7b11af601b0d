#pragma once

#include <QImage>
#include <QRgb>

#include <string>

namespace sinew {

// Letters for pictures that are drawn without a display, where no system has fonts for: capitals, digits and
// a few signs, seven rows high. Other letters are boxes.

/// In pixels; `scale`: pixels a cell of a letter.
int sheetTextHeight(int scale);
int sheetTextWidth(const std::string& text, int scale);

/// Draws one line, its upper left corner at (left, top). What lies beyond the picture is cut off.
void drawSheetText(QImage& image, int left, int top, int scale, const std::string& text, QRgb color);

} // namespace sinew
