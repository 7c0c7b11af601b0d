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
    Word{"mover", QT_TRANSLATE_NOOP("ArgumentText", "it only carries the motion of other joints or parts")},
    Word{"list", QT_TRANSLATE_NOOP("ArgumentText", "it is not in the list of joints")},
    Word{"outside", QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder. If you trust the "
                                                      "model, choose its folder with --textures or File > "
                                                      "Texture Folder")},
    Word{"not beside", QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder, where this "
                                                         "format keeps its files. Copy it there")},
    Word{"no file", QT_TRANSLATE_NOOP("ArgumentText", "it is not a file")},
    Word{"no picture", QT_TRANSLATE_NOOP("ArgumentText", "it is not an image")},
    Word{"too large", QT_TRANSLATE_NOOP("ArgumentText", "it is larger than a file of its kind may be")},
    Word{"source-missing", QT_TRANSLATE_NOOP("ArgumentText", "the original file is no longer there")},
    Word{"other-format", QT_TRANSLATE_NOOP("ArgumentText", "the original file is of another format")},
    Word{"other-skeleton", QT_TRANSLATE_NOOP("ArgumentText", "the skeleton was replaced or moved")},
    Word{"bind-pose-contradicts",
         QT_TRANSLATE_NOOP("ArgumentText", "the skins of the original file disagree on the bind pose")},
    Word{"bind-pose-missing",
         QT_TRANSLATE_NOOP("ArgumentText", "a skin of the original file has no inverse bind matrices, so its "
                                           "weights also determine where its vertices lie")},
    Word{"animations-left-out", QT_TRANSLATE_NOOP("ArgumentText", "the animations are left out")},
    Word{"other-unit", QT_TRANSLATE_NOOP("ArgumentText", "the export profile asks for another unit")},
    Word{"shared-mesh", QT_TRANSLATE_NOOP("ArgumentText", "several nodes of the original file share a mesh")},
    Word{"old-version",
         QT_TRANSLATE_NOOP("ArgumentText", "the original file is of an old version of its format")},
    Word{"levels-of-detail", QT_TRANSLATE_NOOP("ArgumentText", "levels of detail were added to it")},
    Word{"biped", QT_TRANSLATE_NOOP("ArgumentText", "Biped")},
    Word{"quadruped", QT_TRANSLATE_NOOP("ArgumentText", "Quadruped")},
    Word{"insect", QT_TRANSLATE_NOOP("ArgumentText", "Insect or spider")},
    Word{"opaque-picture",
         QT_TRANSLATE_NOOP("ArgumentText",
                           "nothing in it is transparent, so its whole rectangle is the character")},
    Word{"long-outline",
         QT_TRANSLATE_NOOP("ArgumentText",
                           "the outline of its opaque pixels is longer than 2 million pixels. "
                           "Remove loose dots")},
    Word{"two-legs", QT_TRANSLATE_NOOP("ArgumentText", "two legs")},
    Word{"four-legs", QT_TRANSLATE_NOOP("ArgumentText", "four legs")},
    Word{"legs", QT_TRANSLATE_NOOP("ArgumentText", "legs")},
    Word{"arms", QT_TRANSLATE_NOOP("ArgumentText", "arms")},
    Word{"wings", QT_TRANSLATE_NOOP("ArgumentText", "wings")},
    Word{"fingers", QT_TRANSLATE_NOOP("ArgumentText", "fingers")},
    Word{"head", QT_TRANSLATE_NOOP("ArgumentText", "head")},
    Word{"ends", QT_TRANSLATE_NOOP("ArgumentText", "two ends of a long body")},
    Word{"a folder", QT_TRANSLATE_NOOP("ArgumentText", "it is a folder")},
    Word{"not a regular file", QT_TRANSLATE_NOOP("ArgumentText", "it is a pipe or a device")},
    Word{"no access", QT_TRANSLATE_NOOP("ArgumentText", "you may not read it")},
    Word{"changed", QT_TRANSLATE_NOOP("ArgumentText", "it changed while it was read")},
    Word{"no reader", QT_TRANSLATE_NOOP("ArgumentText", "it is a pipe that no program is reading from")},
    Word{"unreadable", QT_TRANSLATE_NOOP("ArgumentText", "you may not read it")},
};

} // namespace

QString wordText(const std::string& word) {
    const auto* known = std::ranges::find(kWords, word, &Word::key);
    return known == kWords.end() ? QString::fromStdString(word)
                                 : QCoreApplication::translate("ArgumentText", known->text);
}

} // namespace sinew
