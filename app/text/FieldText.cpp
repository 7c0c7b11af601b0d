#include "app/text/FieldText.h"

#include <QCoreApplication>

namespace sinew {

QString fieldOriginText(FieldOrigin origin) {
    const auto text = [](const char* source) { return QCoreApplication::translate("FieldText", source); };
    switch (origin) {
    case FieldOrigin::Hermite:
        return text(QT_TRANSLATE_NOOP("FieldText", "fitted through samples of its skin"));
    case FieldOrigin::TooSmall:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because its skin is too small to fit"));
    case FieldOrigin::Flat:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because its skin is flat"));
    case FieldOrigin::Misfit:
        return text(QT_TRANSLATE_NOOP("FieldText", "a capsule, because the fit did not follow its skin"));
    case FieldOrigin::None:
        break;
    }
    return text(QT_TRANSLATE_NOOP("FieldText", "none, because no skin bends with it"));
}

} // namespace sinew
