#pragma once

#include "app/document/PosedMesh.h"
#include "app/motion/RangeOfMotion.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

#include <optional>

namespace sinew {

/// Plays clips on a document's character: the range of motion made from its skeleton, the file's own, motions
/// loaded from other files, and last the pose keys. What it shows is a preview of the posed mesh; the
/// document's pose stays as it is (takePose makes it the document's). Another scene, skeleton or pose in the
/// document stops it. Pose keys are different, because they are edited by posing: whoever goes to a time
/// calls goTo, which makes the pose of that time the document's, and posing there leaves the time as it is.
class ClipPlayer : public QObject {
    Q_OBJECT
public:
    ClipPlayer(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    /// Names to choose from; the first is the range of motion, the last the pose keys. Empty without a
    /// skeleton.
    QStringList clips() const;
    int current() const { return m_current; }
    /// The pose keys are the current clip.
    bool onKeys() const { return m_current > 0 && m_current == m_keys; }
    /// Number of the current clip among the document's loaded motions, or nothing.
    std::optional<std::size_t> loadedMotion() const;
    double duration() const; ///< seconds; of pose keys the time of the last one
    double range() const;    ///< the farthest time to seek: of pose keys there is room behind the last
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
    /// The pose keys become current, at a time (goTo).
    void showKeys(double seconds);
    void setLoop(bool loop) { m_loop = loop; }
    void setSpeed(double speed); ///< 0.05 to 8
    void play();                 ///< from the start where the end was reached
    void pause();
    /// Ends the preview: the document's own pose again, time 0.
    void stop();
    /// Shows the clip's pose at a time; a clip that plays goes on from there.
    void seek(double seconds);
    /// seek for pose keys that do not play: the pose of that time becomes the document's, in one undoable
    /// step with other times gone to right before. For other clips seek alone.
    void goTo(double seconds);
    /// What the timer does: so many seconds further.
    void advance(double seconds);
    /// Where the current clip is so many seconds after a time, as it plays: looped, or held at its end.
    double timeAfter(double time, double seconds) const;
    /// The pose of the current clip at a time; the document's where there is none.
    Pose poseAtTime(double seconds) const;
    /// The pose that is shown becomes the document's, as one undoable step; the preview ends.
    void takePose();

Q_SIGNALS:
    void clipsChanged();
    void currentChanged(int clip);
    /// The clip goes on by so many seconds, before the pose of the new time is shown.
    void advancing(double seconds);
    void timeChanged(double seconds);
    void playingChanged(bool playing);
    void showingChanged(bool showing);

private:
    void documentChanged(DocumentChanges what);
    const RangeOfMotion& rangeOfMotion() const;
    void motionsChanged();
    void show();
    void hide();
    void settle();
    Pose poseNow() const { return poseAtTime(m_time); }
    std::vector<ShapeWeight> shapesNow() const;
    const Clip* clip() const;
    void setPlaying(bool playing);

    Document& m_document;
    PosedMesh& m_posed;
    mutable std::optional<RangeOfMotion> m_range;
    int m_current = 0;
    int m_keys = 0; ///< number of the pose keys among the clips; 0 without a skeleton
    double m_time = 0.0;
    double m_speed = 1.0;
    bool m_loop = true;
    bool m_showing = false;
    bool m_changing = false; ///< the change of the document is this player's own
    QTimer m_timer{this};
    QElapsedTimer m_clock;
};

} // namespace sinew
