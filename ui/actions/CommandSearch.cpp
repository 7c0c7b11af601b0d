#include "ui/actions/CommandSearch.h"

#include "ui/actions/Actions.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>

namespace sinew {
namespace {

/// What a word costs by the place where it was found; the sum over all words ranks an action.
enum WordCost : int { kBeginsName = 0, kBeginsWord = 1, kInName = 2, kInEnglishName = 3, kElsewhere = 4 };

/// The texts of an action that are searched.
struct CommandTexts {
    QString name;
    QString english;
    QString rest;
};

CommandTexts textsOf(const ActionSpec& spec, Navigation navigation) {
    return {plainText(spec), QString::fromUtf8(spec.text).remove('&'),
            groupText(spec) + '\n' + keysText(spec, navigation) + '\n' + tipText(spec)};
}

bool has(const QString& text, const QString& word) {
    return text.contains(word, Qt::CaseInsensitive);
}

std::optional<int> costOf(const CommandTexts& texts, const QString& word) {
    if (texts.name.startsWith(word, Qt::CaseInsensitive)) {
        return kBeginsName;
    }
    if (has(texts.name, ' ' + word) || has(texts.name, '-' + word)) {
        return kBeginsWord;
    }
    if (has(texts.name, word)) {
        return kInName;
    }
    if (has(texts.english, word)) {
        return kInEnglishName;
    }
    return has(texts.rest, word) ? std::optional<int>(kElsewhere) : std::nullopt;
}

std::optional<int> costOf(const ActionSpec& spec, Navigation navigation, const QStringList& words) {
    const CommandTexts texts = textsOf(spec, navigation);
    int sum = 0;
    for (const QString& word : words) {
        const std::optional<int> cost = costOf(texts, word);
        if (!cost) {
            return std::nullopt;
        }
        sum += *cost;
    }
    return sum;
}

} // namespace

QString groupText(const ActionSpec& spec) {
    static const QHash<QString, const char*> titles{
        {"file", QT_TRANSLATE_NOOP("CommandGroups", "File")},
        {"edit", QT_TRANSLATE_NOOP("CommandGroups", "Edit")},
        {"view", QT_TRANSLATE_NOOP("CommandGroups", "View")},
        {"layer", QT_TRANSLATE_NOOP("CommandGroups", "Overlays")},
        {"parts", QT_TRANSLATE_NOOP("CommandGroups", "Parts")},
        {"bind", QT_TRANSLATE_NOOP("CommandGroups", "Bind")},
        {"skeleton", QT_TRANSLATE_NOOP("CommandGroups", "Skeleton")},
        {"regions", QT_TRANSLATE_NOOP("CommandGroups", "Regions")},
        {"pose", QT_TRANSLATE_NOOP("CommandGroups", "Pose")},
        {"points", QT_TRANSLATE_NOOP("CommandGroups", "Select Vertices")},
        {"paint", QT_TRANSLATE_NOOP("CommandGroups", "Paint")},
        {"weights", QT_TRANSLATE_NOOP("CommandGroups", "Weights")},
        {"help", QT_TRANSLATE_NOOP("CommandGroups", "Help")},
    };
    return QCoreApplication::translate("CommandGroups", titles.value(QString(spec.id).section('.', 0, 0)));
}

QString keysText(const ActionSpec& spec, Navigation navigation) {
    QStringList keys;
    for (const QKeySequence& sequence : shortcutsOf(spec, navigation)) {
        keys << sequence.toString(QKeySequence::NativeText);
    }
    return keys.join(QStringLiteral(", "));
}

std::vector<const ActionSpec*> findCommands(const QString& query, Navigation navigation) {
    const QStringList words = query.simplified().split(' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, const ActionSpec*>> found;
    for (const ActionSpec& spec : actionTable()) {
        if (const std::optional<int> cost = costOf(spec, navigation, words)) {
            found.emplace_back(*cost, &spec);
        }
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, const ActionSpec*>::first);
    std::vector<const ActionSpec*> commands;
    for (const auto& [cost, spec] : found) {
        commands.push_back(spec);
    }
    return commands;
}

} // namespace sinew
