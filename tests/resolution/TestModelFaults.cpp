#include "core/metrics/CompareWeights.h"
#include "core/solve/Bind.h"
#include "core/solve/doctor/WeightFaults.h"
#include "tests/resolution/EveryModel.h"
#include "tests/support/InjectFaults.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>
#include <cmath>
#include <limits>

#include <algorithm>

namespace testModelFaults {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kInjectedFraction = 0.05;

struct FaultTally {
    std::size_t vertices = 0;
    std::size_t injected = 0;
    std::size_t found = 0;
    std::size_t wrong = 0;
};

/// What is far by the distances of every bone that a bind measured, which the check does not use.
class BindDistances {
public:
    BindDistances(const Scene& scene, const BindState& state)
        : m_state(state)
        , m_beyond(kFarBeyond * bounds(scene).diagonal() / state.evidence()->extent()) {
        m_columns.resize(scene.parts.size());
        const BindProblem& problem = state.input->problem;
        for (std::size_t i = 0; i < problem.parts.size(); ++i) {
            const auto welded = problem.surface.weldedVertices(i);
            m_columns[problem.parts[i]].assign(welded.begin(), welded.end());
        }
    }
    bool isFar(std::int32_t joint, VertexId at) const {
        const auto joints = m_state.input->sourceJoints();
        const auto row = std::ranges::find(joints, joint);
        if (row == joints.end() || m_columns[at.part].empty()) {
            return false;
        }
        const std::uint32_t column = m_columns[at.part][at.vertex];
        const auto rows = m_state.evidence()->distances();
        float nearest = std::numeric_limits<float>::infinity();
        for (const std::vector<float>& other : rows) {
            nearest = std::min(nearest, other[column]);
        }
        const double own = rows[static_cast<std::size_t>(row - joints.begin())][column];
        return std::isfinite(nearest) && own > static_cast<double>(kFarTimes * nearest) + m_beyond;
    }

private:
    const BindState& m_state;
    double m_beyond;                                   ///< in the units of the distances
    std::vector<std::vector<std::uint32_t>> m_columns; ///< an entry a part: #P, or empty
};

FaultTally tallyOf(const InjectedFaults& injected, const WeightFaults& faults) {
    FaultTally tally;
    for (std::size_t part = 0; part < faults.parts.size(); ++part) {
        for (std::size_t v = 0; v < faults.parts[part].size(); ++v) {
            const bool faulty = injected.parts[part][v] != Injected::None;
            const bool seen = faults.parts[part][v] != WeightFault::None;
            ++tally.vertices;
            tally.injected += faulty ? 1U : 0U;
            tally.found += faulty && seen ? 1U : 0U;
            tally.wrong += !faulty && seen ? 1U : 0U;
        }
    }
    return tally;
}

struct VerdictTally {
    std::size_t far = 0; ///< by the distances of the bind
    std::size_t all = 0;
    std::size_t otherwise = 0; ///< by the check's own distances
};

/// What bind and check say about every influence.
VerdictTally compareVerdicts(const PartWeights& weights, const BindDistances& bind,
                             const JointDistances& check) {
    VerdictTally tally;
    for (std::size_t part = 0; part < weights.size(); ++part) {
        for (std::size_t v = 0; weights[part] && v < weights[part]->vertexCount(); ++v) {
            const VertexId at{static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(v)};
            for (const Influence& influence : weights[part]->at(v)) {
                const bool far = bind.isFar(influence.joint, at);
                ++tally.all;
                tally.far += far ? 1U : 0U;
                tally.otherwise += check.isFar(influence.joint, at) != far ? 1U : 0U;
            }
        }
    }
    return tally;
}

PartWeights ownWeights(const Scene& scene) {
    PartWeights weights;
    for (const Part& part : scene.parts) {
        weights.push_back(part.weights);
    }
    return weights;
}

double posedErrorOf(const Scene& scene, const PartWeights& reference, const PartWeights& candidate) {
    WeightPair pair;
    std::vector<SkinWeights> references;
    std::vector<SkinWeights> candidates;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const Mesh& mesh = *scene.parts[part].mesh;
        if (reference[part] && candidate[part]) {
            pair.vertices.insert(pair.vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
            references.push_back(*reference[part]);
            candidates.push_back(*candidate[part]);
        }
    }
    pair.reference = joinWeights(references);
    pair.candidate = joinWeights(candidates);
    return compareWeights(pair, scene.skeleton).posedError;
}

} // namespace

/// Faults put into the weights of every rigged model.
class TestModelFaults : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void injectedFaultsAreFoundAndMended_data() { addModelRows(); }
    void injectedFaultsAreFoundAndMended() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(path, name);
        const Scene scene = readModel(path);
        const PartWeights original = ownWeights(scene);
        if (std::ranges::none_of(original, [](const auto& part) { return part != nullptr; })) {
            QSKIP("It has no weights");
        }
        Progress progress;
        const auto state = solveBind(scene, {}, progress);
        const auto distances = JointDistances::measure(scene, {}, progress); // as `sinew inspect` does
        QVERIFY(state && distances);
        const BindDistances byBind(scene, **state);
        const auto injected = injectFaults(scene, kInjectedFraction, 1, [&](std::int32_t joint, VertexId at) {
            return byBind.isFar(joint, at);
        });
        const PartWeights bound = bindWeights(scene, **state, {});
        const auto clean = findWeightFaults(scene, original, *distances, progress);
        qInfo("%zu joints measured for the file as it is", distances->measured());
        const auto faults = findWeightFaults(scene, injected.weights, *distances, progress);
        QVERIFY(clean && faults);
        const VerdictTally verdicts = compareVerdicts(injected.weights, byBind, *distances);
        qInfo("%zu of %zu influences are far by the bind's distances, %zu judged otherwise", verdicts.far,
              verdicts.all, verdicts.otherwise);
        QCOMPARE(verdicts.otherwise, std::size_t{0});
        const FaultTally tally = tallyOf(injected, *faults);
        const std::size_t seen = clean->count(WeightFault::Far) + clean->count(WeightFault::Noisy);
        qInfo("%zu of %zu found, %zu wrong; %zu in the file as it is", tally.found, tally.injected,
              tally.wrong, seen);
        QVERIFY(200 * seen <= tally.vertices); // half a per cent
        m_all.vertices += tally.vertices;
        m_all.injected += tally.injected;
        m_all.found += tally.found;
        m_all.wrong += tally.wrong;
        const auto repair = repairWeights(scene, injected.weights, *faults, bound, {}, progress);
        QVERIFY(repair);
        QCOMPARE(repair->left, std::size_t{0});
        const double before = posedErrorOf(scene, bound, original);
        const double after = posedErrorOf(scene, bound, repair->weights);
        qInfo("posed error against a bind: %.5f, %.5f before", after, before);
        QVERIFY(after <= 1.1 * before);
    }

    /// On the coarsest models noise cannot be told from what an artist does from one vertex to the next.
    void togetherNearlyAllAreFound() {
        if (m_all.injected == 0) {
            QSKIP("No model");
        }
        QVERIFY(20 * (m_all.injected - m_all.found) <= m_all.injected);
        QVERIFY(200 * m_all.wrong <= m_all.vertices);
    }

private:
    FaultTally m_all;
};

SINEW_TEST(TestModelFaults, NoApplication)

} // namespace testModelFaults

#include "TestModelFaults.moc"
