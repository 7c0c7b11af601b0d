#pragma once

#include "app/document/PosedMesh.h"
#include "app/motion/RangeOfMotion.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace sinew {

/// Plays clips on a document's character: the range of motion made from its skeleton, then the file's own.
/// What it shows is a preview of the posed mesh; the document's pose stays as it is (takePose makes it the
/// document's). Another scene, skeleton or pose in the document stops it.
class ClipPlayer : public QObject {
    Q_OBJECT
public:
    ClipPlayer(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    /// Names to choose from; the first is the range of motion. Empty without a skeleton.
    QStringList clips() const;
    int current() const { return m_current; }
    double duration() const; ///< seconds
    /// Frames a second of the current clip, 0 where it has no rate: it then moves without steps.
    double frameRate() const;
    double time() const { return m_time; }
    bool playing() const { return m_timer.isActive(); }
    /// A clip's pose is shown in place of the document's: it plays or is paused.
    bool showing() const { return m_showing; }
    bool loop() const { return m_loop; }
    double speed() const { return m_speed; }
    /// The joint that the range of motion turns now, or kNone.
    std::int32_t movingJoint() const;

    void setCurrent(int clip);
    void setLoop(bool loop) { m_loop = loop; }
    void setSpeed(double speed); ///< 0.05 to 8
    void play();                 ///< from the start where the end was reached
    void pause();
    /// Ends the preview: the document's own pose again, time 0.
    void stop();
    /// Shows the clip's pose at a time; a clip that plays goes on from there.
    void seek(double seconds);
    /// What the timer does: so many seconds further.
    void advance(double seconds);
    /// The pose that is shown becomes the document's, as one undoable step; the preview ends.
    void takePose();

Q_SIGNALS:
    void clipsChanged();
    void currentChanged(int clip);
    void timeChanged(double seconds);
    void playingChanged(bool playing);
    void showingChanged(bool showing);

private:
    void documentChanged(DocumentChanges what);
    const RangeOfMotion& rangeOfMotion() const;
    void show();
    void setPlaying(bool playing);

    Document& m_document;
    PosedMesh& m_posed;
    mutable std::optional<RangeOfMotion> m_range;
    int m_current = 0;
    double m_time = 0.0;
    double m_speed = 1.0;
    bool m_loop = true;
    bool m_showing = false;
    bool m_changing = false; ///< the change of the document is this player's own
    QTimer m_timer{this};
    QElapsedTimer m_clock;
};

} // namespace sinew
