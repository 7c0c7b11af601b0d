#include "app/check/CheckTexts.h"

#include "app/text/Numbers.h"

#include <QCoreApplication>
#include <QString>

#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr std::array<const char*, kMeasures> kMeasureTexts{
    QT_TRANSLATE_NOOP("CheckTexts", "vertices without weight"),
    QT_TRANSLATE_NOOP("CheckTexts", "vertices with invalid weights"),
    QT_TRANSLATE_NOOP("CheckTexts", "largest number of joints of a vertex"),
    QT_TRANSLATE_NOOP("CheckTexts", "sum of the weights of a vertex"),
    QT_TRANSLATE_NOOP("CheckTexts", "weight of joints that are far through the body"),
    QT_TRANSLATE_NOOP("CheckTexts", "length of edges in a pose, times that in the bind pose"),
    QT_TRANSLATE_NOOP("CheckTexts", "faces that a pose turns inside out"),
    QT_TRANSLATE_NOOP("CheckTexts", "faces that a pose pushes through others"),
    QT_TRANSLATE_NOOP("CheckTexts", "volume in a pose, of that in the bind pose"),
    QT_TRANSLATE_NOOP("CheckTexts", "difference of weights from the reference, 0 to 2"),
    QT_TRANSLATE_NOOP("CheckTexts", "vertices with the reference's strongest joint"),
};

QString checkWords(const char* text) {
    return QCoreApplication::translate("CheckTexts", text);
}

const char* unmeasuredWords(Unmeasured why) {
    switch (why) {
    case Unmeasured::NoReference:
        return QT_TRANSLATE_NOOP("CheckTexts", "there is no reference");
    case Unmeasured::NoVolume:
        return QT_TRANSLATE_NOOP("CheckTexts", "the mesh encloses no volume");
    case Unmeasured::NoPoses:
        return QT_TRANSLATE_NOOP("CheckTexts", "no joint bends");
    case Unmeasured::NoBones:
        return QT_TRANSLATE_NOOP("CheckTexts", "no distance from a bone is known");
    case Unmeasured::NotAsked:
        break;
    }
    return QT_TRANSLATE_NOOP("CheckTexts", "it was not asked for");
}

/// Whether XML 1.0 can hold a character.
bool isAllowed(char32_t letter) {
    return letter == '\t' || (letter >= 0x20 && letter < 0xd800) || (letter >= 0xe000 && letter < 0xfffe) ||
           letter >= 0x10000;
}

} // namespace

std::string measuredText(Measure measure, double value) {
    switch (rowOf(measure).unit) {
    case MeasureUnit::Percent:
        return percentText(value);
    case MeasureUnit::Number:
        return numberText(value);
    case MeasureUnit::Count:
        break;
    }
    return std::to_string(std::llround(value));
}

std::string measureText(Measure measure) {
    return checkWords(kMeasureTexts[indexOf(measure)]).toStdString();
}

std::string placeText(const FoundValue& found) {
    QString text;
    const auto add = [&](const QString& words, const std::string& name) {
        if (!name.empty()) {
            text += (text.isEmpty() ? "" : ", ") + fillText(words, {printable(name)});
        }
    };
    add(checkWords(QT_TRANSLATE_NOOP("CheckTexts", "joint %1")), found.joint);
    add(checkWords(QT_TRANSLATE_NOOP("CheckTexts", "pose %1")), found.pose);
    add(checkWords(QT_TRANSLATE_NOOP("CheckTexts", "part %1")), found.part);
    return text.toStdString();
}

std::string unmeasuredText(Unmeasured why) {
    return checkWords(unmeasuredWords(why)).toStdString();
}

std::string verdictText(const Verdict& verdict) {
    const std::string text = requirementText(verdict.requirement) + ": ";
    if (verdict.outcome == Outcome::NotMeasured) {
        return text + checkWords(QT_TRANSLATE_NOOP("CheckTexts", "not measured")).toStdString() + ", " +
               unmeasuredText(verdict.why);
    }
    const std::string place = placeText(verdict.found);
    return text + measuredText(verdict.requirement.measure, verdict.found.value) +
           (place.empty() ? "" : ", " + place);
}

std::string escapedText(const std::string& text) {
    QString clean;
    for (const char32_t letter : printable(text).toUcs4()) {
        clean += isAllowed(letter) ? QString::fromUcs4(&letter, 1) : QString(QChar(0xfffd));
    }
    return clean.toHtmlEscaped().toStdString();
}

} // namespace sinew
