#include "core/base/Parallel.h"
#include "core/layers/operations/StackOperations.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testLayerHistory {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Random work on a stack, as a user and a slider would do it.
class RandomWork {
public:
    explicit RandomWork(std::uint32_t seed)
        : m_dice(seed) {
        LayerContext renamed = *m_work.context;
        renamed.joints[2] = "Renamed";
        m_grounds = {m_work.context, std::make_shared<const LayerContext>(renamed)};
        for (const double power : {2.0, 3.0, 6.0}) {
            m_bases.push_back(weightsByDistance(*m_work.context->surface, skeletonOf(), power));
        }
        m_bases.push_back({m_bases[0][0], nullptr});
        m_history.push_back(m_work.stack);
        evaluate();
    }

    /// What is wrong after one more step, or nothing.
    QString step() {
        const QString what = act();
        const LayerStack& stack = m_history[m_now];
        const PartWeights& outcome = evaluate();
        if (!sound(outcome)) {
            return what + ": weights are not sound";
        }
        LayerEvaluator fresh;
        if (!sameBytes(outcome, fresh.evaluate(stack, base(), context()))) {
            return what + ": differs from a fresh evaluation";
        }
        if (m_dice.below(20) == 0) {
            PartWeights one;
            withThreads(1 + static_cast<int>(m_dice.below(8)), [&] {
                LayerEvaluator again;
                one = again.evaluate(stack, base(), context());
            });
            if (!sameBytes(outcome, one)) {
                return what + ": differs by threads";
            }
        }
        return {};
    }

private:
    Skeleton skeletonOf() const {
        Skeleton skeleton;
        for (const double x : {0.0, 0.4, 0.9, -0.4, -0.9}) {
            Joint joint;
            joint.modelFromJointBind.translation() = Vec3(x, 0, 0);
            skeleton.joints.push_back(joint);
        }
        return skeleton;
    }
    const PartWeights& base() const { return m_bases[m_base]; }
    const std::shared_ptr<const LayerContext>& context() const { return m_grounds[m_context]; }
    const PartWeights& evaluate() { return m_evaluator.evaluate(m_history[m_now], base(), context()); }
    std::int32_t joint() { return static_cast<std::int32_t>(m_dice.below(5)); }

    void push(LayerStack stack) {
        m_history.resize(m_now + 1);
        m_history.push_back(std::move(stack));
        ++m_now;
    }

    QString act() {
        const std::uint32_t kind = m_dice.below(20);
        const LayerStack& stack = m_history[m_now];
        if (kind < 9 && !stack.layers.empty()) {
            return dab();
        }
        switch (kind) {
        case 9:
        case 10:
            m_now -= m_now > 0 ? 1 : 0;
            return "undo";
        case 11:
            m_now += m_now + 1 < m_history.size() ? 1 : 0;
            return "redo";
        case 12:
            m_base = m_dice.below(m_bases.size());
            return "other weights below";
        case 13:
            m_context = m_dice.below(m_grounds.size());
            return "other joints";
        case 14:
            return addLayer();
        case 15:
            return operation();
        default:
            return stack.layers.empty() ? addLayer() : rearrange();
        }
    }

    std::vector<ReachedVertex> reach() {
        const LayerSurface& surface = *context()->surface;
        BrushHit hit{m_dice.below(2), 0, Vec3(0.5, 0.25, 0.25)};
        hit.triangle = m_dice.below(surface.triangles(hit.part).size());
        ReachSettings settings;
        settings.radius = 0.1 + 0.4 * std::abs(m_dice.number());
        settings.overSurface = m_dice.below(2) == 0;
        settings.falloff = static_cast<BrushFalloff>(m_dice.below(4));
        return brushReach(surface, hit, settings);
    }

    QString dab() {
        const LayerStack& stack = m_history[m_now];
        const std::size_t layer = m_dice.below(stack.layers.size());
        if (stack.layers[layer]->kind != LayerKind::Paint) {
            return mask(layer);
        }
        Brush brush;
        brush.mode = static_cast<BrushMode>(m_dice.below(7));
        const bool smooth = brush.mode == BrushMode::Smooth || brush.mode == BrushMode::Sharpen;
        brush.joint = smooth && m_dice.below(2) == 0 ? kNone : joint();
        brush.value = static_cast<float>(std::abs(m_dice.number()));
        brush.strength = static_cast<float>(std::abs(m_dice.number()));
        brush.normalize = static_cast<BrushNormalize>(m_dice.below(3));
        brush.recipient = m_dice.below(3) == 0 ? joint() : kNone;
        brush.mirror = m_dice.below(4) == 0;
        for (int j = 0; j < 5; ++j) {
            brush.locked.push_back(m_dice.below(4) == 0);
        }
        const PartWeights below = m_evaluator.below(layer);
        Expected<LayerStack> painted = paint({stack, layer, below, *context()}, reach(), brush);
        if (painted) {
            push(std::move(*painted));
        }
        return "dab " + QString::number(static_cast<int>(brush.mode));
    }

    QString mask(std::size_t layer) {
        const LayerStack& stack = m_history[m_now];
        push(paintMask({stack, layer, base(), *context()}, reach(),
                       std::abs(static_cast<float>(m_dice.number())), 1.0F));
        return "mask";
    }

    QString addLayer() {
        WeightLayer layer;
        layer.kind = m_dice.below(2) == 0 ? LayerKind::Paint : static_cast<LayerKind>(1 + m_dice.below(2));
        layer.fromPositive = m_dice.below(2) == 0;
        layer.rounds = static_cast<int>(m_dice.below(4));
        const LayerStack& stack = m_history[m_now];
        if (stack.layers.size() < 6) {
            push(stack.added(layer, m_dice.below(stack.layers.size() + 1)));
        }
        return "add a layer of kind " + QString::number(static_cast<int>(layer.kind));
    }

    QString operation() {
        const LayerStack& stack = m_history[m_now];
        for (std::size_t i = 0; i < stack.layers.size(); ++i) {
            if (stack.layers[i]->kind != LayerKind::Paint) {
                continue;
            }
            OperationInput input{*context(), m_evaluator.below(i), {}, {}};
            for (const ReachedVertex& vertex : reach()) {
                input.vertices.push_back(vertex.at);
            }
            const OperationResult result = m_dice.below(2) == 0 ? limitWeights(input, 1 + m_dice.below(3))
                                                                : smoothWeights(input, 2, 0.5F);
            push(setTargets({stack, i, m_evaluator.below(i), *context()}, result.targets));
            break;
        }
        return "operation";
    }

    QString rearrange() {
        const LayerStack& stack = m_history[m_now];
        const std::size_t at = m_dice.below(stack.layers.size());
        WeightLayer layer = *stack.layers[at];
        switch (m_dice.below(6)) {
        case 0:
            push(stack.removed(at));
            return "remove";
        case 1:
            push(stack.moved(at, m_dice.below(stack.layers.size())));
            return "move";
        case 2:
            layer.on = !layer.on;
            push(stack.replaced(at, layer));
            return "switch";
        case 3:
            layer.opacity = static_cast<float>(std::abs(m_dice.number()));
            push(stack.replaced(at, layer));
            return "opacity";
        case 4:
            if (at > 0 && stack.layers.size() > 1) {
                push(mergedDown(stack, at, m_evaluator.below(at - 1), m_evaluator.below(at + 1), *context()));
            }
            return "merge";
        default:
            return mask(at);
        }
    }

    LayerWork m_work;
    Dice m_dice;
    std::vector<std::shared_ptr<const LayerContext>> m_grounds;
    std::vector<PartWeights> m_bases;
    std::vector<LayerStack> m_history;
    std::size_t m_now = 0;
    std::size_t m_base = 0;
    std::size_t m_context = 0;
    LayerEvaluator m_evaluator;
};

} // namespace

class TestLayerHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomWorkStaysSoundAndPure() {
        for (std::uint32_t seed = 1; seed <= 6; ++seed) {
            RandomWork work(seed);
            for (int step = 0; step < 700; ++step) {
                const QString wrong = work.step();
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(QString("seed %1, step %2, %3").arg(seed).arg(step).arg(wrong)));
            }
        }
    }

    void undoGivesTheSameBytesAndEvaluatesOnlyWhatChanged() {
        LayerWork work;
        LayerEvaluator evaluator;
        const PartWeights before = evaluator.evaluate(work.stack, work.base, work.context);
        Brush brush;
        brush.joint = 1;
        const LayerStack stack =
            *paint(work.input(work.stack, 0, work.base), LayerWork::reach({3, 4, 200}), brush);
        const PartWeights after = evaluator.evaluate(stack, work.base, work.context);
        QCOMPARE(evaluator.evaluatedVertices(), 3U);
        QVERIFY(!sameBytes(after, before));
        QVERIFY(sameBytes(evaluator.evaluate(work.stack, work.base, work.context), before));
        QVERIFY(sameBytes(evaluator.evaluate(stack, work.base, work.context), after));
        QVERIFY(bytesNotShared(stack, work.stack) < 6000);
    }
};

SINEW_TEST(TestLayerHistory, QCoreApplication)

} // namespace testLayerHistory

#include "TestLayerHistory.moc"
