#pragma once

#include <QObject>
#include <QString>

namespace sinew {

/// What the status line says of named work that was given up, and of such that an edit overtook.
QString workCanceled(const QString& name);
QString workDropped(const QString& name);

/// Has a flow say so whenever its work ends like that. `Work` has the signals canceled(QString) and
/// dropped(QString), `Flow` has said(QString).
template<typename Work, typename Flow>
void sayEnds(const Work& work, Flow& flow) {
    QObject::connect(&work, &Work::canceled, &flow,
                     [&flow](const QString& name) { Q_EMIT flow.said(workCanceled(name)); });
    QObject::connect(&work, &Work::dropped, &flow,
                     [&flow](const QString& name) { Q_EMIT flow.said(workDropped(name)); });
}

} // namespace sinew
