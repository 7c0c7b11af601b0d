#pragma once

class QPainter;
class QPalette;
class QRect;

namespace sinew {

/// The quiet picture behind the welcome page: strands that run from joint to joint.
void paintStrands(QPainter& painter, const QRect& area, const QPalette& palette);

} // namespace sinew
