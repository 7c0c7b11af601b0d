#include "app/view/GraphicsStart.h"

namespace sinew {

QString openGlText(const OpenGlFound& found) {
    return found.renderer.isEmpty() ? QString() : found.renderer + ", OpenGL " + found.version;
}

GraphicsQuestion graphicsQuestion(const GraphicsStart& start) {
    if (!start.found.windows || start.found.works || start.accepted == acceptedText(start.found)) {
        return {};
    }
    return {true, start.softwareThere && !start.softwareInUse};
}

QString acceptedText(const OpenGlFound& found) {
    const QString text = openGlText(found);
    return text.isEmpty() ? QString("none") : text;
}

} // namespace sinew
