#pragma once

#include "app/export/ExportJob.h"
#include "app/jobs/BindController.h"
#include "app/jobs/ImplicitController.h"
#include "app/project/Autosave.h"
#include "app/session/Session.h"

namespace sinew {

/// Writes what a window's jobs do into the log: what was opened and how much it is, binds with the time of
/// their stages, saves, exports with their deviation, and every error.
class ActivityLog : public QObject {
    Q_OBJECT
public:
    explicit ActivityLog(Document& document, QObject* parent = nullptr);

    void watch(const Session& session);
    void watch(const BindController& bind);
    void watch(const ImplicitController& implicit);
    void watch(const ExportJob& exports);
    void watch(const Autosave& autosave);

private:
    void opened(const QString& file) const;
    void bound(double seconds) const;
    static void fitted(const ImplicitSkin& skin);
    void exported(const ExportOutcome& outcome) const;

    Document& m_document;
};

} // namespace sinew
