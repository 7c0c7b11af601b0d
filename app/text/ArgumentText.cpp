#include "app/text/ArgumentText.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

struct Word {
    std::string_view key;
    const char* text;
};

const std::array kWords{
    Word{"weights", QT_TRANSLATE_NOOP("ArgumentText", "it is not an influence in the source skin")},
    Word{"name", QT_TRANSLATE_NOOP("ArgumentText", "by its name it is a control")},
    Word{"end", QT_TRANSLATE_NOOP("ArgumentText", "by its name it only marks the end of a chain")},
    Word{"root", QT_TRANSLATE_NOOP("ArgumentText", "it is only the root")},
    Word{"list", QT_TRANSLATE_NOOP("ArgumentText", "it is not in the list of joints")},
    Word{"outside", QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder")},
    Word{"no file", QT_TRANSLATE_NOOP("ArgumentText", "it is not a file")},
    Word{"no picture", QT_TRANSLATE_NOOP("ArgumentText", "it is not an image")},
    Word{"too large", QT_TRANSLATE_NOOP("ArgumentText", "it is larger than 1 GiB")},
    Word{"unreadable", QT_TRANSLATE_NOOP("ArgumentText", "you may not read it")},
};

} // namespace

QString wordText(const std::string& word) {
    const auto* known = std::ranges::find(kWords, word, &Word::key);
    return known == kWords.end() ? QString::fromStdString(word)
                                 : QCoreApplication::translate("ArgumentText", known->text);
}

} // namespace sinew
