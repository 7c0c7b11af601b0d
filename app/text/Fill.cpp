#include "app/text/Fill.h"

#include <QLocale>

#include <clocale>

namespace sinew {
namespace {

constexpr qsizetype kLongestValue = 300;

QString oneLine(QString value) {
    for (QChar& c : value) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
            c == QChar::ParagraphSeparator) {
            c = QLatin1Char(' ');
        }
    }
    if (value.size() > kLongestValue) {
        value = value.left(kLongestValue - 3) + QStringLiteral("...");
    }
    return value.simplified();
}

} // namespace

QString printable(const std::string& bytes) {
    return oneLine(QString::fromStdString(bytes));
}

QString pluralText(QString text, bool one) {
    text.replace(QStringLiteral("ex(ices)"), one ? QStringLiteral("ex") : QStringLiteral("ices"));
    text.replace(QStringLiteral("(es)"), one ? QString() : QStringLiteral("es"));
    return text.replace(QStringLiteral("(s)"), one ? QString() : QStringLiteral("s"));
}

QString fillText(const QString& text, const QStringList& values) {
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool place = text[i] == QLatin1Char('%') && i + 1 < text.size() && text[i + 1].isDigit();
        if (!place) {
            result += text[i];
            continue;
        }
        const int number = text[++i].digitValue();
        const bool known = number >= 1 && number <= values.size();
        result += known ? oneLine(values[number - 1]) : QStringLiteral("?");
    }
    return result;
}

void keepNumbersPlain() {
    std::setlocale(LC_NUMERIC, "C");
}

void useCommandLineLocale() {
    keepNumbersPlain();
    std::setlocale(LC_MESSAGES, "C");
    QLocale::setDefault(QLocale::c());
}

} // namespace sinew
