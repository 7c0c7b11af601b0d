#pragma once

#include <QString>

#include <span>

class QWidget;

namespace sinew {

/// A control or an action whose tip has a picture.
struct TipPicture {
    const char* thing;   ///< the control's object name, or the action's id
    const char* picture; ///< of resources/tips
};

/// What beginners do not know from other programs.
std::span<const TipPicture> tipPictures();
/// The picture of a control, of the control that it is a piece or the label of, or of a button's action.
/// Empty: it has none.
QString tipPictureOf(const QWidget& widget);

/// Logical pixels.
constexpr int kTipPictureWidth = 240;
constexpr int kTipPictureHeight = 120;

/// The picture in the colours of tips in the theme in force, sharp on a screen of that ratio, as HTML that
/// needs no file. Empty: there is no such picture.
QString tipPictureHtml(const QString& picture, qreal pixelRatio);

} // namespace sinew
