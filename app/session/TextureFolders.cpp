#include "app/session/TextureFolders.h"

#include "app/session/RecentFiles.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kTextureFolders = "textureFolders";
constexpr qsizetype kMaxAnswers = 100;

struct TextureAnswer {
    QString character;
    QStringList folders;
};

/// The last answer first.
QList<TextureAnswer> textureAnswers() {
    QSettings settings;
    QList<TextureAnswer> answers;
    const int count = settings.beginReadArray(QLatin1String(kTextureFolders));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        answers.append({settings.value("character").toString(), settings.value("folders").toStringList()});
    }
    settings.endArray();
    return answers;
}

std::optional<QStringList> answerFor(const QString& character) {
    const QString name = RecentFiles::nameOf(character);
    for (const TextureAnswer& answer : textureAnswers()) {
        if (answer.character == name) {
            return answer.folders;
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string> textureFoldersOf(const QString& character) {
    std::vector<std::string> folders;
    for (const QString& folder : answerFor(character).value_or(QStringList())) {
        folders.push_back(folder.toStdString());
    }
    return folders;
}

bool textureFoldersAnswered(const QString& character) {
    return answerFor(character).has_value();
}

void keepTextureFolders(const QString& character, const std::vector<std::string>& folders) {
    TextureAnswer kept{RecentFiles::nameOf(character), {}};
    for (const std::string& folder : folders) {
        kept.folders << QString::fromStdString(folder);
    }
    QList<TextureAnswer> answers = textureAnswers();
    answers.removeIf([&](const TextureAnswer& answer) { return answer.character == kept.character; });
    answers.prepend(kept);
    const qsizetype count = std::min(answers.size(), kMaxAnswers);
    QSettings settings;
    settings.remove(QLatin1String(kTextureFolders));
    settings.beginWriteArray(QLatin1String(kTextureFolders), static_cast<int>(count));
    for (qsizetype i = 0; i < count; ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("character", answers[i].character);
        settings.setValue("folders", answers[i].folders);
    }
    settings.endArray();
}

} // namespace sinew
