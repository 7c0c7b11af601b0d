#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "ui/dialogs/DiskDialog.h"

namespace sinew {
namespace {

/// A text with a count in it; English ones say "vertex(ices)".
QString countedText(const char* text, std::size_t count) {
    const QString words = DiskDialog::tr(text, nullptr, static_cast<int>(count));
    return pluralText(words, count == 1).arg(wholeText(count));
}

QString metersText(double meters, double metersPerUnit) {
    return QString::fromStdString(lengthText(meters, metersPerUnit));
}

QString nameOrRoot(const std::string& name) {
    return name.empty() ? DiskDialog::tr("none") : printable(name);
}

} // namespace

QString differenceText(const PartDifference& part, double metersPerUnit) {
    if (part.kind == DifferenceKind::Added) {
        return DiskDialog::tr("Added: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.verticesNow));
    }
    if (part.kind == DifferenceKind::Removed) {
        return DiskDialog::tr("Removed: %1")
            .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices)"), part.vertices));
    }
    QStringList pieces;
    if (!part.renamed.empty()) {
        pieces << DiskDialog::tr("now called %1").arg(printable(part.renamed));
    }
    if (part.vertices != part.verticesNow) {
        pieces << DiskDialog::tr("%1 vertices, now %2")
                      .arg(wholeText(part.vertices), wholeText(part.verticesNow));
    }
    if (part.polygons != part.polygonsNow) {
        pieces << DiskDialog::tr("%1 polygons, now %2")
                      .arg(wholeText(part.polygons), wholeText(part.polygonsNow));
    }
    if (part.rewired) {
        pieces << DiskDialog::tr("other polygons");
    }
    if (part.moved > 0) {
        pieces << DiskDialog::tr("%1, by %2 at most")
                      .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) moved"),
                                       part.moved),
                           metersText(part.farthest, metersPerUnit));
    }
    return pieces.join("; ");
}

QString differenceText(const JointDifference& joint, double metersPerUnit) {
    if (joint.kind != DifferenceKind::Changed) {
        return joint.kind == DifferenceKind::Added ? DiskDialog::tr("Added") : DiskDialog::tr("Removed");
    }
    constexpr double leastTurn = 0.05; // what one decimal shows
    QStringList pieces;
    const QString moved = metersText(joint.moved, metersPerUnit);
    if (joint.moved > 0.0 && moved != metersText(0.0, metersPerUnit)) {
        pieces << DiskDialog::tr("moved by %1").arg(moved);
    }
    if (joint.turned >= leastTurn) {
        pieces << DiskDialog::tr("rotated by %1°").arg(decimalText(joint.turned, 1));
    }
    if (joint.reparented) {
        pieces
            << DiskDialog::tr("parent %1, was %2").arg(nameOrRoot(joint.parentNow), nameOrRoot(joint.parent));
    }
    return pieces.isEmpty() ? DiskDialog::tr("moved or rotated very little") : pieces.join("; ");
}

QString differenceText(const SkinDifference& skin) {
    if (skin.kind != DifferenceKind::Changed) {
        return skin.kind == DifferenceKind::Added ? DiskDialog::tr("has weights now")
                                                  : DiskDialog::tr("has no weights any more");
    }
    return DiskDialog::tr("%1, by %2 at most")
        .arg(countedText(QT_TRANSLATE_N_NOOP("sinew::DiskDialog", "%1 vertex(ices) changed"), skin.vertices),
             QString::fromStdString(percentText(skin.largest)));
}

} // namespace sinew
