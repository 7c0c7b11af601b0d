#include "app/drawing/SvgDocument.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <cmath>
#include <numeric>

namespace sinew {
namespace {

/// Draws nothing and counts the dashes that drawing would make, whatever styles and copies they come from.
class DashEngine : public QPaintEngine {
public:
    DashEngine()
        : QPaintEngine(QPaintEngine::AllFeatures) {}

    double dashes() const { return m_dashes; }

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    Type type() const override { return QPaintEngine::User; }

    void drawPath(const QPainterPath& path) override {
        const QPen pen = painter()->pen();
        if (pen.style() == Qt::NoPen || pen.style() == Qt::SolidLine) {
            return;
        }
        const QList<qreal> pattern = pen.dashPattern(); // in widths of the pen
        const double width = pen.widthF() > 0.0 ? pen.widthF() : 1.0;
        const double period = width * std::accumulate(pattern.begin(), pattern.end(), 0.0);
        const double length =
            pen.isCosmetic() ? painter()->combinedTransform().map(path).length() : path.length();
        if (period > 0.0 && std::isfinite(length)) {
            m_dashes += length / period * 0.5 * static_cast<double>(pattern.size());
        }
    }
    void drawPolygon(const QPointF* corners, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(corners, corners + count)));
        if (mode != PolylineMode) {
            path.closeSubpath();
        }
        drawPath(path);
    }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*picture*/, const QRectF& /*from*/) override {}
    void drawImage(const QRectF& /*to*/, const QImage& /*picture*/, const QRectF& /*from*/,
                   Qt::ImageConversionFlags /*flags*/) override {}
    void drawTextItem(const QPointF& /*at*/, const QTextItem& /*text*/) override {}

private:
    double m_dashes = 0.0;
};

/// Paper of the drawing's size for it.
class DashDevice : public QPaintDevice {
public:
    explicit DashDevice(const QSize& size)
        : m_size(size) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    double dashes() const { return m_engine.dashes(); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int kDotsPerInch = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDotsPerInch;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable DashEngine m_engine;
};

} // namespace

double dashCount(QSvgRenderer& renderer, const QSize& canvas) {
    DashDevice device(canvas);
    QPainter painter(&device);
    renderer.render(&painter, QRectF(QPointF(), canvas));
    painter.end();
    return device.dashes();
}

} // namespace sinew
