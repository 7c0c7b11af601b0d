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
    Word{"weights", QT_TRANSLATE_NOOP("ArgumentText", "it has none in the file")},
    Word{"name", QT_TRANSLATE_NOOP("ArgumentText", "by its name it controls others")},
    Word{"end", QT_TRANSLATE_NOOP("ArgumentText", "by its name it only marks an end")},
    Word{"root", QT_TRANSLATE_NOOP("ArgumentText", "it only carries the whole")},
    Word{"list", QT_TRANSLATE_NOOP("ArgumentText", "it is not among the chosen ones")},
    Word{"outside", QT_TRANSLATE_NOOP("ArgumentText", "it does not lie in the model's folder")},
    Word{"no file", QT_TRANSLATE_NOOP("ArgumentText", "it is a folder, device or pipe")},
    Word{"no picture", QT_TRANSLATE_NOOP("ArgumentText", "its content is no image")},
    Word{"too large", QT_TRANSLATE_NOOP("ArgumentText", "it is larger than 1 GiB")},
    Word{"unreadable", QT_TRANSLATE_NOOP("ArgumentText", "it is not yours to read")},
};

} // namespace

QString wordText(const std::string& word) {
    const auto* known = std::ranges::find(kWords, word, &Word::key);
    return known == kWords.end() ? QString::fromStdString(word)
                                 : QCoreApplication::translate("ArgumentText", known->text);
}

} // namespace sinew
