#include "ui/help/ManualPages.h"

#include <QFile>
#include <QRegularExpression>

namespace sinew {

QString manualFile(const QString& topic) {
    return ":/manual/" + topic + ".md";
}

QString manualPage(const QString& topic) {
    QFile file(manualFile(topic));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    static const QRegularExpression unseen(R"(^(!\[[^\]]*\]\([^)]*\)|<!--[^>]*-->)\n+)",
                                           QRegularExpression::MultilineOption);
    return QString::fromUtf8(file.readAll()).remove(unseen);
}

QList<ManualEntry> manualEntries() {
    static const QRegularExpression link("\\[([^\\]]+)\\]\\(([\\w-]+)\\.md\\)");
    const QString contents = manualPage(kManualContents);
    QList<ManualEntry> entries{{kManualContents, contents.section('\n', 0, 0).remove("# ")}};
    for (auto match = link.globalMatch(contents); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        entries.append({found.captured(2), found.captured(1)});
    }
    return entries;
}

} // namespace sinew
