#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/layers/LayerStack.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

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

/// Reads and writes files of weights in the background (core/io/weights), one at a time. Weights that are
/// read become a painted layer right above the base, in one undoable step; when the character or its layers
/// have changed meanwhile, they are dropped.
class WeightFiles : public QObject {
    Q_OBJECT
public:
    WeightFiles(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of what runs. Nothing without a skeleton.
    void read(const QString& file);
    /// Those in force; the extension says how, none: images into a folder. Takes the place of what runs.
    /// Nothing without a skeleton.
    void write(const QString& file);
    void cancel();

    bool running() const { return m_job.running(); }
    /// Of what runs, or ran last.
    QString name() const;
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void added(const QString& layer, const sinew::Notices& notices);
    void written(const QString& file, const sinew::Notices& notices);
    void dropped(const QString& name);
    void failed(const QString& name, const sinew::Error& error);
    void canceled(const QString& name);

private:
    struct ReadLayer {
        LayerStack stack;
        Notices notices;
    };
    struct Asked {
        DocumentState state;
        std::string file;
        std::string layer; ///< its name, of what is read
    };
    static Expected<ReadLayer> work(const Asked& asked, Progress& progress);
    static Expected<Notices> workOut(const Asked& asked, Progress& progress);
    void endRead(const Asked& asked, Expected<ReadLayer> outcome);
    void endWrite(const Asked& asked, const Expected<Notices>& outcome);
    void tell(const Error& error);

    Document& m_document;
    LatestJob m_job;
    bool m_reads = false;
};

} // namespace sinew
