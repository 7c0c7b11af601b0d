#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/posing/ClipPlayer.h"
#include "core/avatar/SpringPlayer.h"

#include <QElapsedTimer>
#include <QTimer>

#include <optional>

namespace sinew {

/// Swings the chains of the document's avatar in what a posed mesh shows: while joints and the body are
/// dragged, in clips that play, and until they hang still. Steps are kSpringStep long: of a clip's own time
/// while it plays, whatever the pictures drawn, so that the same clip always swings alike; else of the clock.
/// Where a clip is sought or another one is chosen, chains hang there at once. A character that stands in its
/// bind pose with still chains is shown exactly as it is bound. Changes nothing in the document.
class SpringPreview : public QObject {
    Q_OBJECT
public:
    SpringPreview(Document& document, PosedMesh& posed, ViewState& view, ClipPlayer& player,
                  QObject* parent = nullptr);
    ~SpringPreview() override;

    /// What the timer does while no clip plays: so many seconds further.
    void advance(double seconds);
    /// Chains are at rest in the shown pose and fall to where they hang still, at once.
    void settle();
    /// Chains are shown as they swing or hang, not as they are bound.
    bool swinging() const { return m_posed.swings(); }
    /// They have not come to hang still yet.
    bool moving() const { return m_timer.isActive() || m_player.playing(); }

Q_SIGNALS:
    /// A joint was turned by hand that springs turn: nothing of it is seen.
    void turnedInVain(std::int32_t joint);

private:
    bool wanted() const;
    bool rests() const;
    void rebuild();
    void follow();
    void followClip(double seconds);
    void followJump();
    void tellTurned(const Pose& before, const Pose& now);
    void step(const Pose& pose);
    void show();
    void start();
    void stop();

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    ClipPlayer& m_player;
    SpringPlayer m_springs;
    std::shared_ptr<const Scene> m_scene; ///< that they are of
    Springs m_values;                     ///< likewise
    std::optional<Pose> m_last;           ///< the pose that was seen last; nothing: none yet
    double m_owed = 0.0;                  ///< seconds without a step
    double m_clipTime = 0.0;              ///< of the last step in a clip
    int m_stillSteps = 0;                 ///< one after the other
    bool m_on = false;                    ///< as the view says
    bool m_advancing = false;             ///< the change of time to come is the clip's own
    bool m_showing = false;               ///< the change of the posed mesh is this preview's own
    QTimer m_timer{this};
    QElapsedTimer m_clock;
};

} // namespace sinew
