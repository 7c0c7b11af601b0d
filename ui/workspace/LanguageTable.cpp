#include "ui/workspace/LanguageTable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sinew {
namespace {
constexpr std::array kLanguages{
    LanguageRow{"en", "English", false}, LanguageRow{"de", "Deutsch", false},
    LanguageRow{"fr", "Français", true}, LanguageRow{"es", "Español", true},
    LanguageRow{"ja", "日本語", true},   LanguageRow{"zh_CN", "简体中文", true},
};
} // namespace

std::span<const LanguageRow> languageTable() {
    return kLanguages;
}

const LanguageRow* languageOf(const QString& code) {
    const auto row =
        std::ranges::find_if(kLanguages, [&](const LanguageRow& each) { return code == each.code; });
    return row == kLanguages.end() ? nullptr : &*row;
}

QString languageName(const LanguageRow& row) {
    const QString name = QString::fromUtf8(row.name);
    return row.draft ? QCoreApplication::translate("LanguageTable", "%1 (draft)").arg(name) : name;
}

} // namespace sinew
