#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/solve/doctor/WeightFaults.h"

#include <QString>
#include <QTimer>

#include <deque>

namespace sinew {

/// What may be wrong with the weights of a vertex, worst first. Stored: only in the file; they were mended
/// when they were read, and an export writes them so.
enum class FaultKind { Zero, Far, Noisy, BeyondLimit, Stored };
constexpr std::size_t kFaultKinds = 5;

/// Vertices of one part with one kind of fault.
struct FaultGroup {
    FaultKind kind = FaultKind::Zero;
    std::size_t part = 0;
    std::vector<std::uint32_t> vertices = {}; ///< ascending, never empty
};
using FaultGroups = std::vector<FaultGroup>;

/// Looks for faults in the weights in force. When a character with weights of its own comes, by itself and
/// without distances, which takes a fraction of a second: far weights are found then as far as they are
/// noisy. Characters so large that even this would take long (checksUnasked) wait until somebody asks. When
/// asked, with the distances of the document's bind, or measured in a volume made for it. While there are
/// faults, it looks again when the weights have changed; those that undo brings back are known.
class WeightCheck : public QObject {
    Q_OBJECT
public:
    WeightCheck(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// With distances. Takes the place of what runs. Nothing without weights.
    void start();
    void cancel();
    /// Whether one that was asked for runs.
    bool running() const { return m_job.running() && m_asked; }
    /// Whether any runs, or is about to.
    bool busy() const { return m_job.running() || m_timer.isActive(); }
    QString name() const;
    double fraction() const { return m_job.fraction(); }

    /// Whether the weights in force were not checked because nobody has asked.
    bool offered() const { return m_offered; }

    /// Part by part, and in a part the worst first. Null: nothing is known.
    const std::shared_ptr<const FaultGroups>& faults() const { return m_faults; }

Q_SIGNALS:
    /// Of faults() or offered().
    void changed();
    void runningChanged(bool running);
    void busyChanged();
    /// One that was asked for has ended.
    void checked();
    void canceled(const QString& name);

private:
    using Distances = std::shared_ptr<const JointDistances>;
    struct Key {
        std::shared_ptr<const PartWeights> weights;
        int limit = 0; ///< influences, 0: no limit
        bool operator==(const Key&) const = default;
    };
    struct Known {
        Key key;
        std::shared_ptr<const FaultGroups> faults;
    };
    struct Found {
        FaultGroups groups;
        Distances distances;
    };
    static Expected<Found> work(const DocumentState& state, bool measure, const Distances& distances,
                                Progress& progress);
    Key key() const;
    void follow();
    bool worthLooking() const;
    void begin(bool asked);
    void beginUnasked();
    void drop();
    void end(const Key& key, bool asked, Expected<Found> found);
    void set(std::shared_ptr<const FaultGroups> faults);

    Document& m_document;
    LatestJob m_job;
    QTimer m_timer; ///< until the weights stand still
    std::shared_ptr<const Scene> m_scene;
    Distances m_distances; ///< of m_scene; null: never measured
    Key m_key;             ///< what m_faults is about
    std::deque<Known> m_known;
    std::shared_ptr<const FaultGroups> m_faults;
    bool m_asked = false;
    bool m_offered = false;
};

/// Whether weights are checked although nobody has asked: where the check takes two seconds at most, as
/// estimated from the numbers of vertices and influences alone.
bool checksUnasked(const PartWeights& weights);

/// Vertices of one kind, of all parts.
std::size_t faultCount(const FaultGroups& groups, FaultKind kind);

} // namespace sinew
