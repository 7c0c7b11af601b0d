#pragma once

#include "app/document/LayerEdits.h"
#include "app/painting/OperationValues.h"

#include <QObject>

namespace sinew {

class Actions;
class Asker;

/// Operations on weights: on the selected points, or on all where that makes sense. What they did is told in
/// one line.
class WeightsFlow : public QObject {
    Q_OBJECT
public:
    /// `values`: how far they go; read when an operation runs.
    WeightsFlow(const Actions& actions, Document& document, const OperationValues& values, Asker& asker,
                QObject* parent = nullptr);

Q_SIGNALS:
    void said(const QString& text);

private:
    void connectOperations();
    void on(const char* action, bool mirrored, WeightOperation operation);
    void run(const char* action, bool mirrored, const WeightOperation& operation);
    void limit();
    void relaxPosed();
    void copy();
    void selectRogues();
    void selectUnmirrored();
    void show();
    std::vector<SurfacePoint> points() const;
    QString textOf(const OperationResult& result) const;
    QString costOf(const OperationResult& result, const PartWeights& before) const;
    void tell(const Error& error);

    const Actions& m_actions;
    Document& m_document;
    const OperationValues& m_values;
    Asker& m_asker;
    PointTargets m_copied;
};

} // namespace sinew
