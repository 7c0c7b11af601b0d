#include "app/text/Numbers.h"

#include "app/text/tables/Language.h"
#include "app/text/words/FillText.h"
#include "core/base/platform/Locale.h"

#include <QLocale>

#include <clocale>
#include <vector>

namespace sinew {

QString decimalText(double value, int digits) {
    const QString plain = QLocale::c().toString(value, 'f', digits);
    const bool nothing = value > -1.0 && value <= 0.0 && plain.toDouble() == 0.0;
    return QLocale().toString(nothing ? 0.0 : value, 'f', digits);
}

QString smallText(double value) {
    const QLocale language;
    return language.toString(value, 'g', 2).replace(language.exponential(), "e").replace("e-0", "e-");
}

QString wholeText(std::size_t count) {
    return QString::fromStdString(groupedNumber(count));
}

QString momentText(const QDateTime& moment) {
    return QLocale().toString(moment, QLocale::ShortFormat);
}

QString numberAsWritten(const std::string& number) {
    return QString::fromStdString(writtenFigure(number));
}

QString shortNumber(const std::string& number) {
    return QString::fromStdString(shortFigure(number));
}

QString lengthText(const std::string& meters, double metersPerUnit) {
    return QString::fromStdString(lengthFigure(meters, metersPerUnit));
}

QString coordinateText(const std::string& meters, double metersPerUnit) {
    return QString::fromStdString(coordinateFigure(meters, metersPerUnit));
}

QString percentText(const std::string& part) {
    return QString::fromStdString(percentFigure(part));
}

QString printable(const std::string& bytes) {
    return QString::fromStdString(onOneLine(bytes));
}

QString pluralText(const QString& text, bool one) {
    return QString::fromStdString(withPlural(text.toStdString(), one));
}

QString fillText(const QString& text, const QStringList& values) {
    std::vector<std::string> plain;
    plain.reserve(static_cast<std::size_t>(values.size()));
    for (const QString& value : values) {
        plain.push_back(value.toStdString());
    }
    return QString::fromStdString(filled(text.toStdString(), plain));
}

void keepNumbersPlain() {
    std::setlocale(LC_NUMERIC, "C");
}

void useCommandLineLocale() {
    keepNumbersPlain();
    useEnglishMessages();
    QLocale::setDefault(QLocale::c());
}

} // namespace sinew
