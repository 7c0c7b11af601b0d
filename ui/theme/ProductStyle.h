#pragma once

#include <QProxyStyle>

namespace sinew {

/// Fusion with the product's own icons where Qt would show its stock: in every message box and file dialog,
/// Qt's own included, in fields and title bars, at the end of a tool bar that is too long, and in rows of
/// buttons, which have none.
class ProductStyle final : public QProxyStyle {
    Q_OBJECT
public:
    ProductStyle();

    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    QPixmap standardPixmap(StandardPixmap icon, const QStyleOption* option = nullptr,
                           const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
};

} // namespace sinew
