#pragma once

#include "app/view/legend/Legend.h"

#include <QCoreApplication>

namespace sinew {

/// Legends of implicit skinning.
class FieldLegends {
    Q_DECLARE_TR_FUNCTIONS(Legend)
public:
    static Legend field(const LegendInput& input);
    static Legend surface(const LegendInput& input);
    static Legend contact(const LegendInput& input);
    static Legend notReached(const LegendInput& input);

private:
    static QString whyNothing(const LegendInput& input);
    static QString whyNoField(const LegendInput& input);
};

} // namespace sinew
