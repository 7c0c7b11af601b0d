#include "ui/actions/Actions.h"

#include "ui/theme/Icons.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Actions", text);
}

} // namespace

QList<QKeySequence> shortcutsOf(const ActionSpec& spec, Navigation navigation) {
    const bool maya = navigation == Navigation::Maya && spec.mayaKeys != nullptr;
    const QString keys = QString::fromLatin1(maya ? spec.mayaKeys : spec.keys);
    return keys.isEmpty() ? QList<QKeySequence>()
                          : QKeySequence::listFromString(keys, QKeySequence::PortableText);
}

QString plainText(const ActionSpec& spec) {
    return translated(spec.text).remove('&');
}

QString plainText(const QAction& action) {
    return action.text().remove('&').remove("...");
}

QString tipText(const ActionSpec& spec) {
    return translated(spec.tip);
}

Actions::Actions(QWidget* window)
    : QObject(window) {
    for (const ActionSpec& spec : actionTable()) {
        auto* action = new QAction(themedIcon(spec.icon), {}, window);
        action->setObjectName(spec.id);
        action->setShortcuts(shortcutsOf(spec));
        action->setCheckable(spec.kind == ActionKind::Toggle);
        window->addAction(action);
        m_actions.insert(spec.id, action);
    }
    retranslate();
}

QAction* Actions::operator[](const char* id) const {
    QAction* action = m_actions.value(id);
    Q_ASSERT(action != nullptr);
    return action;
}

void Actions::showTip(const ActionSpec& spec) const {
    QAction* action = m_actions.value(spec.id);
    const Reason reason = m_reasons.value(spec.id);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = reason ? reason() : tipText(spec);
    const QString name = plainText(spec).toHtmlEscaped();
    action->setToolTip(keys.isEmpty() ? QString("<p><b>%1</b></p><p>%2</p>").arg(name, tip.toHtmlEscaped())
                                      : QString("<p><b>%1</b> &nbsp;<i>%3</i></p><p>%2</p>")
                                            .arg(name, tip.toHtmlEscaped(), keys.toHtmlEscaped()));
    action->setStatusTip(tip);
    action->setWhatsThis(action->toolTip());
}

void Actions::explain(const char* id, Reason reason) const {
    if (!reason && !m_reasons.contains(id)) {
        return;
    }
    m_reasons.insert(id, std::move(reason));
    for (const ActionSpec& spec : actionTable()) {
        if (qstrcmp(spec.id, id) == 0) {
            showTip(spec);
        }
    }
}

/// Others keep what they have: some flows give an action its key only where it is meant.
void Actions::setNavigation(Navigation navigation) {
    m_navigation = navigation;
    for (const ActionSpec& spec : actionTable()) {
        if (spec.mayaKeys != nullptr) {
            m_actions.value(spec.id)->setShortcuts(shortcutsOf(spec, navigation));
            showTip(spec);
        }
    }
}

void Actions::retranslate() {
    for (const ActionSpec& spec : actionTable()) {
        m_actions.value(spec.id)->setText(translated(spec.text));
        showTip(spec);
    }
}

namespace {

/// What a word costs by the place where it was found; the sum over all words ranks an action.
enum WordCost : int { kBeginsName = 0, kBeginsWord = 1, kInName = 2, kInEnglishName = 3, kElsewhere = 4 };

/// The texts of an action that are searched.
struct CommandTexts {
    QString name;
    QString english;
    QString rest;
};

/// Words that others use for what an action does.
struct CommandWords {
    std::string_view id;
    const char* words;
};

constexpr std::array kCommandWords{
    CommandWords{"weights.transfer",
                 QT_TRANSLATE_NOOP("CommandWords",
                                   "copy skin weights garment outfit clothes clothing LOD lods "
                                   "level of detail wrap")},
    CommandWords{"file.outfit",
                 QT_TRANSLATE_NOOP("CommandWords", "garment clothes clothing wardrobe armour transfer copy "
                                                   "skin weights wrap")},
    CommandWords{"file.batch",
                 QT_TRANSLATE_NOOP("CommandWords", "batch many files crowd characters directory queue")},
    CommandWords{"file.lods", QT_TRANSLATE_NOOP("CommandWords",
                                                "LOD level of detail decimate reduce simplify polygons far")},
    CommandWords{"weights.import", QT_TRANSLATE_NOOP("CommandWords", "load skin map ngSkinTools JSON")},
    CommandWords{"weights.export", QT_TRANSLATE_NOOP("CommandWords", "save skin map ngSkinTools JSON")},
    CommandWords{
        "bind.checkPage",
        QT_TRANSLATE_NOOP("CommandWords", "quality test gate requirements HTML report stress poses")},
    CommandWords{"weights.hammer", QT_TRANSLATE_NOOP("CommandWords", "fix stray vertices outliers")},
    CommandWords{"weights.limit", QT_TRANSLATE_NOOP("CommandWords", "max influences four bones")},
    CommandWords{"paint.flood", QT_TRANSLATE_NOOP("CommandWords", "fill whole part")},
    CommandWords{"pose.shapeFromFile",
                 QT_TRANSLATE_NOOP("CommandWords", "corrective blend shape morph target PSD sculpt")},
    CommandWords{"pose.shapeFromRemainder",
                 QT_TRANSLATE_NOOP("CommandWords", "corrective blend shape morph target PSD")},
    CommandWords{"pose.shapeFromMethod",
                 QT_TRANSLATE_NOOP("CommandWords", "corrective blend shape morph target dual quaternion")},
    CommandWords{"pose.bake", QT_TRANSLATE_NOOP("CommandWords", "corrective helper joints game engine")},
    CommandWords{"skeleton.rest",
                 QT_TRANSLATE_NOOP("CommandWords", "rest mode rest pose bind pose edit mode joints bones")},
    CommandWords{"pose.applyRest",
                 QT_TRANSLATE_NOOP("CommandWords", "rest pose bind pose A-pose T-pose apply pose")},
    CommandWords{"skeleton.fromTemplate",
                 QT_TRANSLATE_NOOP("CommandWords", "auto rig autorig humanoid biped markers")},
    CommandWords{"bind.run", QT_TRANSLATE_NOOP("CommandWords", "skin smooth bind automatic weights")},
    CommandWords{"pose.resetAll", QT_TRANSLATE_NOOP("CommandWords", "rest pose bind pose go to")},
    CommandWords{"file.export", QT_TRANSLATE_NOOP("CommandWords", "save GLB FBX VRM Unity Unreal Godot LOD")},
    CommandWords{"skeleton.symmetric", QT_TRANSLATE_NOOP("CommandWords", "mirror X symmetry")},
};

QString wordsOf(const ActionSpec& spec) {
    const auto* found = std::ranges::find(kCommandWords, std::string_view(spec.id), &CommandWords::id);
    return found == kCommandWords.end() ? QString()
                                        : QCoreApplication::translate("CommandWords", found->words) + '\n' +
                                              QString::fromUtf8(found->words);
}

CommandTexts textsOf(const ActionSpec& spec, Navigation navigation) {
    return {plainText(spec), QString::fromUtf8(spec.text).remove('&'),
            groupText(spec) + '\n' + keysText(spec, navigation) + '\n' + tipText(spec) + '\n' +
                wordsOf(spec)};
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
        {"mode", QT_TRANSLATE_NOOP("CommandGroups", "Modes")},
        {"view", QT_TRANSLATE_NOOP("CommandGroups", "View")},
        {"layer", QT_TRANSLATE_NOOP("CommandGroups", "Overlays")},
        {"parts", QT_TRANSLATE_NOOP("CommandGroups", "Parts")},
        {"bind", QT_TRANSLATE_NOOP("CommandGroups", "Bind")},
        {"skeleton", QT_TRANSLATE_NOOP("CommandGroups", "Skeleton")},
        {"regions", QT_TRANSLATE_NOOP("CommandGroups", "Regions")},
        {"pose", QT_TRANSLATE_NOOP("CommandGroups", "Pose")},
        {"springs", QT_TRANSLATE_NOOP("CommandGroups", "Springs")},
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
    struct Found {
        int cost;
        bool otherGroup; // of equals those stand first whose group has the name that is looked for
        const ActionSpec* spec;
    };
    std::vector<Found> found;
    for (const ActionSpec& spec : actionTable()) {
        if (const std::optional<int> cost = costOf(spec, navigation, words)) {
            found.push_back(
                {*cost, groupText(spec).compare(query.simplified(), Qt::CaseInsensitive) != 0, &spec});
        }
    }
    std::ranges::stable_sort(found, {}, [](const Found& one) { return std::pair(one.cost, one.otherGroup); });
    std::vector<const ActionSpec*> commands;
    for (const Found& one : found) {
        commands.push_back(one.spec);
    }
    return commands;
}

} // namespace sinew
