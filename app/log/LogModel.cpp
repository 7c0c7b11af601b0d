#include "app/log/LogModel.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

QString levelText(LogLevel level) {
    switch (level) {
    case LogLevel::Debug:
        return QCoreApplication::translate("LogModel", "Detail");
    case LogLevel::Info:
        return QCoreApplication::translate("LogModel", "Note");
    case LogLevel::Warning:
        return QCoreApplication::translate("LogModel", "Warning");
    case LogLevel::Error:
        return QCoreApplication::translate("LogModel", "Error");
    }
    return {};
}

} // namespace

QString logLine(const LogEntry& entry) {
    return entry.time.toString(QStringLiteral("hh:mm:ss")) + QStringLiteral("  ") + levelText(entry.level) +
           QStringLiteral("  ") + entry.text;
}

void LogModel::Inlet::add(LogEntry entry) {
    const std::scoped_lock lock(m_mutex);
    if (m_model == nullptr) {
        return;
    }
    m_waiting.push_back(std::move(entry));
    if (m_waiting.size() == 1) { // else a call is on its way already
        QMetaObject::invokeMethod(m_model, &LogModel::takeWaiting, Qt::QueuedConnection);
    }
}

LogModel::LogModel(QObject* parent)
    : QAbstractListModel(parent)
    , m_inlet(std::make_shared<Inlet>()) {
    m_inlet->m_model = this;
}

LogModel::~LogModel() {
    const std::scoped_lock lock(m_inlet->m_mutex);
    m_inlet->m_model = nullptr;
}

void LogModel::takeWaiting() {
    std::vector<LogEntry> waiting;
    {
        const std::scoped_lock lock(m_inlet->m_mutex);
        waiting.swap(m_inlet->m_waiting);
    }
    if (waiting.size() > static_cast<std::size_t>(kMax)) {
        waiting.erase(waiting.begin(), waiting.end() - kMax);
    }
    const int over = static_cast<int>(m_entries.size() + waiting.size()) - kMax;
    if (over > 0) {
        beginRemoveRows({}, 0, over - 1);
        m_entries.erase(m_entries.begin(), m_entries.begin() + over);
        endRemoveRows();
    }
    if (!waiting.empty()) {
        const int first = static_cast<int>(m_entries.size());
        beginInsertRows({}, first, first + static_cast<int>(waiting.size()) - 1);
        std::ranges::move(waiting, std::back_inserter(m_entries));
        endInsertRows();
    }
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const LogEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return logLine(entry);
    case Qt::ToolTipRole:
    case TextRole:
        return entry.text;
    case LevelRole:
        return static_cast<int>(entry.level);
    case TimeRole:
        return entry.time;
    default:
        return {};
    }
}

QString LogModel::text() const {
    QString all;
    for (const LogEntry& entry : m_entries) {
        all += logLine(entry) + QLatin1Char('\n');
    }
    return all;
}

void LogModel::clear() {
    beginResetModel();
    m_entries.clear();
    endResetModel();
}

} // namespace sinew
