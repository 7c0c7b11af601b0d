#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/layers/LayerStack.h"

#include <string>

namespace sinew {

/// "body.glb", or "body.glb 2" where there is a layer of that name. O(#layers squared).
std::string freeLayerName(const LayerStack& stack, const std::string& wish);

/// Binds in the background by another solver than the document's and adds what comes out as a painted layer
/// right above the base, which replaces all weights there: its mask then says where it counts. One undoable
/// step; when the character or its layers have changed meanwhile, it is dropped.
class SolverLayers : public QObject {
    Q_OBJECT
public:
    SolverLayers(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// With the document's settings, but this solver (key); what parts and regions name stays. Takes the
    /// place of one that runs. Nothing without a skeleton.
    void add(const std::string& solver);
    void cancel();

    bool running() const { return m_job.running(); }
    /// Of the step.
    QString name() const { return m_name; }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void added(const QString& layer);
    void dropped(const QString& name);
    void failed(const sinew::Error& error);
    void canceled(const QString& name);

private:
    struct Asked {
        DocumentState state;
        std::string layer; ///< its name
    };
    void end(const Asked& asked, Expected<LayerStack> outcome);

    Document& m_document;
    LatestJob m_job;
    QString m_name;
};

} // namespace sinew
