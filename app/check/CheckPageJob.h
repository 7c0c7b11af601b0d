#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"

#include <QString>

#include <string>

namespace sinew {

/// Writes the check page of the document (checkPage) in the background, one at a time: its weights in force
/// by the default requirements.
class CheckPageJob : public QObject {
    Q_OBJECT
public:
    CheckPageJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of what runs. Nothing without weights.
    void write(const QString& file);
    void cancel();

    bool running() const { return m_job.running(); }
    QString name() const;
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    /// `missed`: how many requirements.
    void written(const QString& file, int missed);
    void failed(const QString& name, const sinew::Error& error);
    void canceled(const QString& name);

private:
    static Expected<int> work(const DocumentState& state, const std::string& title, const std::string& file,
                              Progress& progress);

    Document& m_document;
    LatestJob m_job;
};

} // namespace sinew
