#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/base/Error.h"

#include <QFileSystemWatcher>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace sinew {

/// Gives the weights in force to the program that opened the window, Blender, while both work on one
/// character: `sinew FILE --export-to OUT --live FOLDER`. Files in FOLDER are all that passes:
///
/// - weights-N.glb, N counting up: the character with the weights after a bind or a stroke. Whole files are
///   put in place, never half of one, and older ones go.
/// - answer.json, by the other program: {"number": N, "failed": whether, "text": a sentence}, what became of
///   the newest file that it has seen; {"closed": true, "remove": [names]}: it takes no more. The names are
///   those files beside FOLDER which it leaves to this program, to be removed once nobody needs them.
///
/// FOLDER is made by the other program. Where it is gone, the link is closed.
class LiveLink : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,    ///< no program waits, or it waits for another character
        Off,     ///< switched off here
        Live,    ///< the other program has the weights in force
        Sending, ///< it has not answered yet
        Silent,  ///< it has not answered for kPatience
        Refused, ///< it could not take the weights: answer()
        Failed,  ///< the file could not be written: answer()
        Closed   ///< by the other program
    };
    /// Changes that follow within this time are sent together: the dabs of a stroke. Milliseconds.
    static constexpr int kRest = 120;
    /// How long an answer may take. Milliseconds.
    static constexpr int kPatience = 5000;

    LiveLink(Document& document, TaskPool& pool, QObject* parent = nullptr);
    ~LiveLink() override;

    /// `folder` awaits the weights of the character that is read from `character`; empty: nobody does.
    void join(const QString& character, const QString& folder);
    /// Off: nothing is sent. On: what has changed meanwhile is sent at once.
    void setOn(bool on);
    bool on() const { return m_on; }
    State state() const { return m_state; }
    /// What the other program said of the last weights, or why they were not written. One line.
    QString answer() const { return m_answer; }
    /// "Blender: live"; empty without a link.
    QString text() const;
    /// The same at length.
    QString tip() const;
    /// A project that was saved reads the character's file: it stays when both programs are closed.
    void keepCharacter(const QString& project);

Q_SIGNALS:
    void changed(); ///< state, answer

private:
    bool concerned() const;
    bool open() const;
    void follow();
    void send();
    void sent(quint64 number, std::shared_ptr<const PartWeights> weights, const Expected<QString>& file);
    void readAnswer();
    void close(const QStringList& leftBehind);
    void set(State state, const QString& answer = {});
    void removeSent(quint64 before) const;
    void cleanUp() const;

    Document& m_document;
    LatestJob m_job;
    QFileSystemWatcher m_watcher;
    QTimer m_rest;
    QTimer m_patience;
    QString m_character;
    QString m_folder;
    bool m_on = true;
    bool m_began = false; ///< the character has been open
    bool m_kept = false;  ///< a project reads the character
    State m_state = State::None;
    QString m_answer;
    QStringList m_leftBehind; ///< names beside the folder, of a link that was closed
    quint64 m_number = 0;     ///< of the newest file
    std::shared_ptr<const PartWeights>
        m_sent; ///< what the other program has or will have; null: nobody knows
};

} // namespace sinew
