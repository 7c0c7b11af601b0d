#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QString>

#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace sinew {

enum class LogLevel { Debug, Info, Warning, Error };

struct LogEntry {
    LogLevel level = LogLevel::Info;
    QDateTime time;
    QString text;
};

/// The last lines of the log, for a panel. Lines come from any thread and appear on the model's own, many at
/// a time; of more than kMax the oldest go.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { LevelRole = Qt::UserRole, TimeRole, TextRole };
    static constexpr int kMax = 2000;

    explicit LogModel(QObject* parent = nullptr);
    ~LogModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    /// All lines, to be copied.
    QString text() const;
    void clear();

    /// Where lines are put in, by any thread, also after the model is gone.
    class Inlet {
    public:
        void add(LogEntry entry);

    private:
        friend class LogModel;
        std::mutex m_mutex;
        std::vector<LogEntry> m_waiting;
        LogModel* m_model = nullptr;
    };
    const std::shared_ptr<Inlet>& inlet() const { return m_inlet; }

private:
    void takeWaiting();

    std::shared_ptr<Inlet> m_inlet;
    std::deque<LogEntry> m_entries;
};

/// "14:03:07  Warning  text", as a line of the panel and of a copy.
QString logLine(const LogEntry& entry);

} // namespace sinew
