#include "app/export/LiveLink.h"

#include "app/files/Overwriting.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/io/ExportScene.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <utility>

namespace sinew {
namespace {

constexpr const char* kAnswerFile = "answer.json";
constexpr const char* kKeptFile = "kept-for-a-project.txt";
constexpr qint64 kMaxAnswer = 1 << 16; // bytes: a sentence and a few names

QString sentFile(const QString& folder, quint64 number) {
    return folder + QStringLiteral("/weights-%1.glb").arg(number);
}

/// The scene as it was read with the weights in force, and nothing that only takes time: no clips, no shapes,
/// no smoother surface.
Scene sceneOfWeights(const DocumentState& state) {
    Scene scene = *state.scene;
    scene.clips.clear();
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        scene.parts[part].weights = (*state.weights)[part];
    }
    return scene;
}

Expected<QString> writeWeightsTo(const DocumentState& state, const QString& file, Progress& progress) {
    ExportSettings settings;
    settings.maxInfluences = 0;
    settings.animations = false;
    SINEW_TRY(const Notices notices,
              exportScene(sceneOfWeights(state), file.toStdString(), settings, progress));
    return file;
}

QJsonObject answerIn(const QString& folder) {
    QFile file(folder + QLatin1Char('/') + QLatin1String(kAnswerFile));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.read(kMaxAnswer)).object()
                                          : QJsonObject();
}

/// Of files right beside the folder: a name that leads elsewhere is left out.
QStringList plainNames(const QJsonArray& names) {
    QStringList plain;
    for (const QJsonValue name : names) {
        const QString text = name.toString();
        if (!text.isEmpty() && QFileInfo(text).fileName() == text && text != QLatin1String("..")) {
            plain << text;
        }
    }
    return plain;
}

} // namespace

LiveLink::LiveLink(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_rest, &QTimer::timeout, this, &LiveLink::send);
    connect(&m_patience, &QTimer::timeout, this, [this] { set(State::Silent); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LiveLink::readAnswer);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights, this, &LiveLink::follow);
}

LiveLink::~LiveLink() {
    cleanUp();
}

void LiveLink::join(const QString& character, const QString& folder) {
    if (folder.isEmpty() || !QFileInfo(folder).isDir()) {
        return;
    }
    m_character = character;
    m_folder = folder;
    m_watcher.addPath(folder);
    follow();
}

bool LiveLink::concerned() const {
    const DocumentState& state = m_document.state();
    return !m_folder.isEmpty() && state.hasScene() &&
           sameFile(state.scene->sourceFile, m_character.toStdString());
}

bool LiveLink::open() const {
    return m_state != State::None && m_state != State::Closed;
}

void LiveLink::setOn(bool on) {
    m_on = on;
    follow();
}

/// Weights that are awaited (Document::weightsAwaited) are another change when they come.
void LiveLink::follow() {
    if (m_state == State::Closed) {
        return;
    }
    if (!concerned() || !m_on) {
        m_rest.stop();
        m_patience.stop();
        m_job.drop();
        set(concerned() ? State::Off : State::None);
        return;
    }
    const DocumentState& state = m_document.state();
    if (!std::exchange(m_began, true)) {
        m_sent = state.weights; // it came with them
    }
    if (state.weights == m_sent || !state.hasWeights()) {
        m_rest.stop();
        if (m_state == State::None || m_state == State::Off) {
            set(State::Live);
        }
    } else {
        if (m_state == State::None || m_state == State::Off) {
            set(State::Sending);
        }
        m_rest.start();
    }
}

void LiveLink::send() {
    const DocumentState state = m_document.state();
    if (!open() || m_document.weightsAwaited() || state.weights == m_sent) {
        return;
    }
    const quint64 number = m_number + 1;
    set(State::Sending);
    m_job.start<QString>([state, file = sentFile(m_folder, number)](
                             Progress& progress) { return writeWeightsTo(state, file, progress); },
                         [this, number, weights = state.weights](const Expected<QString>& file) {
                             sent(number, weights, file);
                         });
}

void LiveLink::sent(quint64 number, std::shared_ptr<const PartWeights> weights,
                    const Expected<QString>& file) {
    if (!file) {
        if (!QFileInfo(m_folder).isDir()) {
            close({});
        } else if (file.error().code != ErrorCode::Canceled) {
            set(State::Failed, errorText(file.error()));
        }
        return;
    }
    m_number = number;
    m_sent = std::move(weights);
    removeSent(number);
    m_patience.start();
    readAnswer();
}

/// Without its folder a link is closed, whoever took it away.
void LiveLink::readAnswer() {
    if (!open()) {
        return;
    }
    const QJsonObject answer = answerIn(m_folder);
    if (answer["closed"].toBool() || !QFileInfo(m_folder).isDir()) {
        close(plainNames(answer["remove"].toArray()));
        return;
    }
    const bool newest = m_number > 0 && static_cast<quint64>(answer["number"].toInteger(0)) == m_number;
    if (newest && !m_job.running()) {
        const bool failed = answer["failed"].toBool();
        m_patience.stop();
        if (failed) {
            m_sent.reset();
        }
        set(failed ? State::Refused : State::Live, printable(answer["text"].toString().toStdString()));
    }
}

void LiveLink::close(const QStringList& leftBehind) {
    m_rest.stop();
    m_patience.stop();
    m_job.drop();
    m_leftBehind = leftBehind;
    set(State::Closed);
}

void LiveLink::set(State state, const QString& answer) {
    if (m_state != state || m_answer != answer) {
        m_state = state;
        m_answer = answer;
        Q_EMIT changed();
    }
}

QString LiveLink::text() const {
    switch (m_state) {
    case State::None:
        break;
    case State::Off:
        return tr("Blender: off");
    case State::Live:
        return tr("Blender: live");
    case State::Sending:
        return tr("Blender: sending");
    case State::Silent:
        return tr("Blender: no answer");
    case State::Refused:
    case State::Failed:
        return tr("Blender: not updated");
    case State::Closed:
        return tr("Blender: closed");
    }
    return {};
}

QString LiveLink::tip() const {
    switch (m_state) {
    case State::None:
        break;
    case State::Off:
        return tr("The live link is off: Blender keeps the weights that it has");
    case State::Live:
        return m_answer.isEmpty() ? tr("Blender gets the weights after every bind and stroke") : m_answer;
    case State::Sending:
        return tr("Blender gets the weights in a moment");
    case State::Silent:
        return tr("Blender has not taken the weights yet. It may be rendering, or its Live switch is off");
    case State::Refused:
    case State::Failed:
        return m_answer;
    case State::Closed:
        return tr("Blender has closed this character. Export the weights to a file");
    }
    return {};
}

void LiveLink::keepCharacter(const QString& project) {
    if (!concerned() || m_kept) {
        return;
    }
    QSaveFile note(QFileInfo(m_folder).absoluteDir().filePath(QLatin1String(kKeptFile)));
    if (note.open(QIODevice::WriteOnly)) {
        note.write((project + QLatin1Char('\n')).toUtf8());
        m_kept = note.commit();
    }
}

void LiveLink::removeSent(quint64 before) const {
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("weights-*.glb")}, QDir::Files)) {
        if (folder.filePath(name) != sentFile(m_folder, before)) {
            QFile::remove(folder.filePath(name)); // one that is being read stays until the next time
        }
    }
}

/// Of a link that was closed: what this program has written, and what the other one has left to it. An open
/// one is taken away by the other program, which may still read the last weights.
void LiveLink::cleanUp() const {
    if (m_state != State::Closed) {
        return;
    }
    removeSent(0);
    const QDir folder(m_folder);
    QFile::remove(folder.filePath(QLatin1String(kAnswerFile)));
    QDir above = QFileInfo(m_folder).absoluteDir();
    above.rmdir(folder.dirName());
    if (m_kept || m_leftBehind.isEmpty()) {
        return;
    }
    for (const QString& name : m_leftBehind) {
        QFile::remove(above.filePath(name));
    }
    const QString name = above.dirName(); // stays where anything else lies in it
    above.cdUp();
    above.rmdir(name);
}

} // namespace sinew
