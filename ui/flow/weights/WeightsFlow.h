#pragma once

#include "app/jobs/MirrorFinder.h"
#include "app/jobs/OperationRunner.h"
#include "app/painting/OperationValues.h"

#include <QObject>

namespace sinew {

class Actions;
class UserPrompts;
struct RepairCounts;

/// Operations on weights: on the selected vertices, or on all where that makes sense. They run beside the
/// window; what they did, or why they did nothing, is told in one line.
class WeightsFlow : public QObject {
    Q_OBJECT
public:
    /// `values`: how far they go; read when an operation is asked for.
    WeightsFlow(const Actions& actions, Document& document, const OperationValues& values,
                OperationRunner& runner, MirrorFinder& mirrors, UserPrompts& prompts,
                QObject* parent = nullptr);

    /// Repairs the weights of these vertices, ascending, as Repair Faulty Weights does.
    void repair(const std::vector<VertexId>& vertices);

Q_SIGNALS:
    void said(const QString& text);

private:
    void connectOperations();
    using Operation = std::function<OperationResult(const OperationInput&)>;
    /// `make` gives the operation as the values are now.
    void on(const char* action, std::function<Operation()> make);
    enum class Map { Needed, Unused };
    static QString repairText(const RepairCounts& counts);
    /// `more`: what else to say when it is done.
    void run(const char* action, LayerOperation operation, Map mirror = Map::Unused,
             std::function<QString()> more = {});
    void runOn(std::vector<VertexId> vertices, const char* action, LayerOperation operation, Map mirror,
               std::function<QString()> more);
    void limit();
    void relaxPosed();
    void copy();
    void selectRogues();
    void selectUnmirrored();
    void show();
    std::vector<VertexId> vertices() const;
    QString textOf(const OperationResult& result) const;
    void tell(const Error& error);
    bool canMirror() const;

    const Actions& m_actions;
    Document& m_document;
    const OperationValues& m_values;
    OperationRunner& m_runner;
    MirrorFinder& m_mirrors;
    UserPrompts& m_prompts;
    VertexTargets m_copied;
};

} // namespace sinew
