#include "ui/help/TipPictures.h"

#include "ui/theme/Theme.h"

#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSvgRenderer>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr std::array kTipPictures{
    TipPicture{"bind.alpha", "stiffness"},
    TipPicture{"bind.boneAlpha", "stiffness"},
    TipPicture{"regions.alpha", "stiffness"},
    TipPicture{"bind.resolution", "voxels"},
    TipPicture{"places.refine", "voxels"},
    TipPicture{"layer.voxels", "voxels"},
    TipPicture{"bind.maxInfluences", "influences"},
    TipPicture{"export.influences", "influences"},
    TipPicture{"layer.influenceCount", "influences"},
    TipPicture{"bind.smoothing", "smoothing"},
    TipPicture{"weights.smooth", "smoothing"},
    TipPicture{"bind.penalty", "penalty"},
    TipPicture{"parts.treatment", "parts"},
    TipPicture{"weightLayers.list", "layers"},
    TipPicture{"weights.addPaint", "layers"},
    TipPicture{"pose.explain", "paths"},
    TipPicture{"layer.explanation", "paths"},
    TipPicture{"influences.table", "paths"},
    TipPicture{"pose.deformer", "twist"},
    TipPicture{"pose.dqs", "twist"},
    TipPicture{"pose.implicit", "implicit"},
};

/// The name that the table knows a control by.
QString thingOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label != nullptr && label->buddy()) {
        return thingOf(*label->buddy());
    }
    const auto* button = qobject_cast<const QToolButton*>(&widget);
    if (button != nullptr && button->defaultAction() != nullptr) {
        return button->defaultAction()->objectName();
    }
    const bool piece = widget.objectName().isEmpty() || widget.objectName().startsWith("qt_");
    return piece && widget.parentWidget() != nullptr ? widget.parentWidget()->objectName()
                                                     : widget.objectName();
}

/// Tips are dark in both themes. Drawings are black where they show the character, red and blue where they
/// show weights.
QByteArray coloured(QByteArray drawing) {
    const QPalette palette = QApplication::palette();
    drawing.replace("#000", palette.color(QPalette::ToolTipText).name().toLatin1());
    drawing.replace("#f00", darkPalette().color(QPalette::Link).name().toLatin1());
    drawing.replace("#00f", "#6fb1dc");
    return drawing;
}

QImage rendered(const QByteArray& drawing, qreal pixelRatio) {
    QSvgRenderer renderer(drawing);
    if (!renderer.isValid()) {
        return {};
    }
    QImage image(static_cast<int>(std::lround(kTipPictureWidth * pixelRatio)),
                 static_cast<int>(std::lround(kTipPictureHeight * pixelRatio)),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

std::span<const TipPicture> tipPictures() {
    return kTipPictures;
}

QString tipPictureOf(const QWidget& widget) {
    const QString thing = thingOf(widget);
    const auto* found = std::ranges::find_if(
        kTipPictures, [&](const TipPicture& each) { return thing == QLatin1String(each.thing); });
    return found == kTipPictures.end() ? QString() : QString::fromLatin1(found->picture);
}

QString tipPictureHtml(const QString& picture, qreal pixelRatio) {
    QFile file(":/tips/" + picture + ".svg");
    const QImage image =
        file.open(QIODevice::ReadOnly) ? rendered(coloured(file.readAll()), pixelRatio) : QImage();
    if (image.isNull()) {
        return {};
    }
    QBuffer png;
    image.save(&png, "PNG");
    return QString(R"(<img src="data:image/png;base64,%1" width="%2" height="%3">)")
        .arg(QString::fromLatin1(png.data().toBase64()))
        .arg(kTipPictureWidth)
        .arg(kTipPictureHeight);
}

} // namespace sinew
