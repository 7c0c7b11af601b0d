#pragma once

#include "app/document/LayerEdits.h"

#include <QObject>

namespace sinew {

class Actions;
class Asker;

/// Operations on weights: on the selected points, or on all where that makes sense. What they did is told in
/// one line.
class WeightsFlow : public QObject {
    Q_OBJECT
public:
    WeightsFlow(const Actions& actions, Document& document, Asker& asker, QObject* parent = nullptr);

Q_SIGNALS:
    void said(const QString& text);

private:
    void connectOperations();
    void connectLayers();
    void run(const char* action, bool mirrored, const WeightOperation& operation);
    void copy();
    void selectRogues();
    void show();
    std::vector<SurfacePoint> points() const;
    QString textOf(const OperationResult& result) const;

    const Actions& m_actions;
    Document& m_document;
    Asker& m_asker;
    PointTargets m_copied;
};

} // namespace sinew
