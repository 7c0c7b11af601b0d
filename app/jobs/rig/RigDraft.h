#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/rig/FitTemplate.h"

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What a user wants of a new skeleton.
struct RigWish {
    RigTemplateSettings settings;
    bool mirrored = true; ///< a marker of one side stands for both
    bool garments = true; ///< a biped's skirt, cape or hair that hangs freely gets chains of joints
    UpDirection up = UpDirection::Y; ///< where the head is from the feet
    std::string file;                ///< whose skeleton is the template; empty: that of `settings`
    bool operator==(const RigWish&) const = default;
};

/// When a draft's first fit begins.
enum class RigStart {
    Now,
    WhenChosen ///< with the first wish that is set: nobody has said of what kind the character is
};

/// A marker as it is shown.
struct DraftMarker {
    std::string name;
    std::optional<Vec3> at; ///< model space; nothing: not known yet
    bool set = false;       ///< by the user or like the other side; otherwise it is a guess
    bool optional = false;  ///< the fit does well without it
};

/// A skeleton of a template, before it is the document's: markers that a user sets, those that are guessed,
/// and the skeleton that fits them, worked out in the background whenever something changes. The volume is
/// made once and kept while markers move. Another scene ends it.
class RigDraft : public QObject {
    Q_OBJECT
public:
    RigDraft(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Starts with guesses alone. Nothing without a scene.
    void begin(const RigWish& wish, RigStart start = RigStart::Now);
    void end();
    bool active() const { return m_active; }
    const RigWish& wish() const { return m_wish; }
    /// Nothing is fitted before a wish is set; there are no markers yet.
    bool waits() const { return m_waits; }
    /// Markers stay unless the kind of character is another; a file says itself whether it is of an animal.
    void setWish(const RigWish& wanted);

    /// All of the template's kind, in the order in which they are asked for; while mirrored, those of the
    /// right side only where they are known.
    std::vector<DraftMarker> markers() const;
    /// The marker that the next click sets: the one that was chosen, else the first that is needed and not
    /// set. Empty: all of those are.
    const std::string& next() const { return m_next; }
    void choose(const std::string& name);
    /// Sets a marker; mirrored, it takes the other side's place. `advance`: the next one is asked for.
    void place(const std::string& name, const Vec3& at, bool advance = true);
    /// Back to the guess.
    void forget(const std::string& name);
    void forgetAll();

    /// Null: there is none yet, or none fits.
    const std::shared_ptr<const FittedSkeleton>& fitted() const { return m_fitted; }
    /// For what the skeleton has chains of joints beside the template's, by garmentStrokes: "skirt", "hair".
    const std::vector<std::string>& garments() const { return m_garments; }
    /// Why none fits.
    const std::optional<Error>& problem() const { return m_problem; }
    bool running() const { return m_job.running(); }

    /// Makes the fitted skeleton the document's: one step, edits of the skeleton (replacingSteps). Nothing
    /// without a fit. Errors: editSkeleton's.
    Expected<void> create();

Q_SIGNALS:
    void changed();

private:
    /// What the work found, and what it keeps for the next time.
    struct Outcome {
        std::shared_ptr<const BodyVolume> volume;
        std::shared_ptr<const Skeleton> own;
        RigMarkers markers;
        std::shared_ptr<const FittedSkeleton> fitted;
        std::vector<std::string> garments;
        std::optional<Error> problem;
    };
    struct Order {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const Notices> notices; ///< of its import
        RigWish wish;
        RigRequest request;
        std::shared_ptr<const BodyVolume> volume;
        std::shared_ptr<const Skeleton> own;
    };
    static Outcome workOut(const Order& order, Progress& progress);
    static void addGarments(const Order& order, Outcome& outcome, FittedSkeleton& fitted);
    static Expected<void> prepare(const Order& order, Outcome& outcome, Progress& progress);
    std::optional<Vec3> positionOf(const std::string& name) const;
    RigRequest request() const;
    void keepMarkersOf(const RigTemplateSettings& settings);
    void refit();
    void finish(const Outcome& outcome);
    void ask();
    bool isSet(const std::string& name) const;

    Document& m_document;
    LatestJob m_job;
    bool m_active = false;
    bool m_waits = false;
    RigWish m_wish;
    RigMarkers m_set;
    RigMarkers m_known; ///< of the last fit: set ones and guesses
    std::string m_next;
    std::shared_ptr<const BodyVolume> m_volume;
    std::shared_ptr<const BodyVolume> m_mirror; ///< the last volume, whose sides markers are mirrored by
    std::shared_ptr<const Skeleton> m_own;      ///< of m_wish.file
    std::shared_ptr<const FittedSkeleton> m_fitted;
    std::vector<std::string> m_garments;
    std::optional<Error> m_problem;
    bool m_due = false; ///< something changed while the work ran
};

} // namespace sinew
