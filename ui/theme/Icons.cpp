#include "ui/theme/Icons.h"

#include "ui/theme/Palette.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sinew {
namespace {

QByteArray drawing(const QString& name) {
    QFile file(":/icons/" + name + ".svg");
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What a drawing's strokes are coloured with, in the theme in force.
using Ink = QColor (*)();

QColor highlightedText() {
    return QApplication::palette().color(QPalette::HighlightedText);
}

/// Draws an SVG whose strokes are black in a colour of the palette.
class ThemedIcon final : public QIconEngine {
public:
    /// `ink`: null for the colour of text.
    ThemedIcon(const QString& name, Ink ink)
        : m_name(name)
        , m_ink(ink) {}

    QIconEngine* clone() const override { return new ThemedIcon(m_name, m_ink); }
    QString key() const override { return QStringLiteral("sinew"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        QByteArray svg = drawing(m_name);
        svg.replace("#000", color(mode, state).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QString key = QString("sinew/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(color(mode, state).name());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = QPixmap(size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paint(&painter, QRect(QPoint(), size), mode, state);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled) {
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        }
        if (m_ink != nullptr) {
            return m_ink();
        }
        if (mode == QIcon::Selected) {
            return palette.color(QPalette::HighlightedText);
        }
        return state == QIcon::On ? accentColor() : palette.color(QPalette::WindowText);
    }

    QString m_name;
    Ink m_ink;
};

} // namespace

QIcon themedIcon(const QString& name) {
    return name.isEmpty() ? QIcon() : QIcon(new ThemedIcon(name, nullptr));
}

QIcon highlightedIcon(const QString& name) {
    return coloredIcon(name, highlightedText);
}

QIcon coloredIcon(const QString& name, QColor (*color)()) {
    return QIcon(new ThemedIcon(name, color));
}

QIcon programIcon() {
    return QIcon(":/icons/sinew.svg");
}

QIcon curveIcon(const QWidget& widget, const std::function<double(double)>& function) {
    constexpr int size = 16;
    constexpr int steps = 14;
    constexpr double rim = 1.5;
    const double ratio = widget.devicePixelRatioF();
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::Text), 1.5));
    QPolygonF curve;
    for (int i = 0; i <= steps; ++i) {
        const double at = static_cast<double>(i) / steps;
        const double height = function(at);
        curve << QPointF(rim + at * (size - 2.0 * rim), size - rim - height * (size - 2.0 * rim));
    }
    painter.drawPolyline(curve);
    return {picture};
}

} // namespace sinew
