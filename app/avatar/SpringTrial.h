#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/avatar/SpringCrossings.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <QObject>
#include <QString>

#include <optional>
#include <span>
#include <string>

namespace sinew {

/// How chains and what pushes them went through a clip.
struct SpringTrial {
    std::string clip;
    SpringCrossings crossings;
};

/// In which clip springs are tried: the first that takes time, or a walk where there is none. Nothing: that
/// is no human either.
std::optional<Clip> trialClip(const Scene& scene, std::span<const BoneJoint> bones);

/// Whether there are chains and colliders, and a clip to try them in.
bool canTrySprings(const DocumentState& state);

/// Counts in the background how often the skin of chains is inside of colliders (countCrossings), with the
/// document's drivers and constraints.
class SpringTrialJob : public QObject {
    Q_OBJECT
public:
    SpringTrialJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// In a clip, or in trialClip's. Takes the place of one that runs. Nothing where springs cannot be tried.
    void start(std::optional<Clip> clip = {});
    void cancel() { m_job.cancel(); }
    bool running() const { return m_job.running(); }
    double fraction() const { return m_job.fraction(); } ///< 0..1 of what runs

Q_SIGNALS:
    void runningChanged(bool running);
    void finished(const sinew::SpringTrial& trial);
    /// Not when it was cancelled.
    void failed(const sinew::Error& error);

private:
    Document& m_document;
    LatestJob m_job;
};

/// What a trial found, in a line for people: "In walk 2.1 of 2,043 vertices of chains ...".
QString trialText(const SpringTrial& trial);

} // namespace sinew
