#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace sinew::test {

/// One entry of a translation's file.
struct TsMessage {
    QString context;
    QString source;
    QString comment;
    bool plural = false;
    bool finished = false;
    QStringList texts; ///< one, or each form of a plural
};

/// All of translations/sinew_CODE.ts; empty if it cannot be read.
QList<TsMessage> tsMessages(const QString& code);

} // namespace sinew::test
