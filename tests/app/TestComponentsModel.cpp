#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/models/WeightModels.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <cmath>

namespace testComponentsModel {

using namespace sinew;

namespace {

/// A limb of three joints whose vertices all belong half to the first and half to the second.
Scene halvedLimb() {
    Scene scene = test::limb();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

} // namespace

class TestComponentsModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_model.reset();
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(halvedLimb(), {}));
        m_model = std::make_unique<ComponentsModel>(*m_document);
        new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     m_model.get());
    }

    void selectedVerticesHaveRows() {
        QCOMPARE(m_model->rowCount(), 0);
        QCOMPARE(m_model->columnCount(), 0);
        select({7, 3, 11});
        QCOMPARE(m_model->rowCount(), 3);
        QCOMPARE(m_model->columnCount(), 3); // and their sum
        QCOMPARE(m_model->headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QString("7"));
        QCOMPARE(m_model->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString::fromStdString(m_document->state().scene->skeleton.joints[1].name));
        QCOMPARE(m_model->index(0, 0).data(Qt::EditRole).toDouble(), 50.0);
        selectJoint(*m_document, 2); // it has no weight there, and can be given some
        QCOMPARE(m_model->columnCount(), 4);
        QVERIFY(m_model->index(0, 2).data(Qt::DisplayRole).toString().isEmpty());
    }

    void withoutAnyTheInspectedVertexHasOne() {
        selectVertex(*m_document, VertexId{0, 5});
        QCOMPARE(m_model->rowCount(), 1);
        QCOMPARE(m_model->vertexAt(0), (VertexId{0, 5}));
        select({8, 9});
        QCOMPARE(m_model->vertexAt(0), (VertexId{0, 8}));
    }

    void cellsAreSetInOneStep() {
        select({3, 7, 11});
        const DocumentState before = m_document->state();
        const int steps = m_document->undoStack().count();
        QVERIFY(m_model->setCells(block(2, {0}), 0.8));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        for (const std::uint32_t vertex : {3U, 7U}) {
            QVERIFY(std::abs(weight(vertex, 0) - 0.8F) < 1e-6F);
            QVERIFY(std::abs(weight(vertex, 1) - 0.2F) < 1e-6F);
        }
        QCOMPARE(weight(11, 0), 0.5F);
        m_document->undoStack().undo();
        QVERIFY(m_document->state() == before);
        QCOMPARE(m_model->index(0, 0).data(Qt::EditRole).toDouble(), 50.0);
    }

    void severalJointsAreSetAtOnce() {
        selectJoint(*m_document, 2);
        select({3, 7});
        const int steps = m_document->undoStack().count();
        QVERIFY(m_model->setCells(block(2, {0, 2}), 0.4));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        for (const std::uint32_t vertex : {3U, 7U}) {
            QVERIFY(std::abs(weight(vertex, 0) - 0.4F) < 1e-6F);
            QVERIFY(std::abs(weight(vertex, 1) - 0.2F) < 1e-6F);
            QVERIFY(std::abs(weight(vertex, 2) - 0.4F) < 1e-6F);
        }
    }

    void cellsAreSetEachToItsOwn() {
        selectJoint(*m_document, 2);
        select({3, 7});
        const int steps = m_document->undoStack().count();
        QVERIFY(m_model->setCells(block(2, {0, 1, 2, 3}), {0.2, 0.3, 0.5, 9.0, 0.6, 0.1, 0.3, 9.0}));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QVERIFY(std::abs(weight(3, 0) - 0.2F) < 1e-5F && std::abs(weight(3, 1) - 0.3F) < 1e-5F);
        QVERIFY(std::abs(weight(3, 2) - 0.5F) < 1e-5F);
        QVERIFY(std::abs(weight(7, 0) - 0.6F) < 1e-5F && std::abs(weight(7, 1) - 0.1F) < 1e-5F);
        m_document->undoStack().undo();
        QCOMPARE(weight(7, 0), 0.5F);
    }

    void theLastColumnHasTheSums() {
        select({3, 7});
        const int last = m_model->columnCount() - 1;
        QCOMPARE(m_model->headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Total"));
        QCOMPARE(m_model->index(1, last).data(Qt::DisplayRole).toString(), QString("100 %"));
        QVERIFY(!m_model->flags(m_model->index(1, last)).testFlag(Qt::ItemIsEditable));
        QCOMPARE(m_model->jointAt(last), kNone);
        const int steps = m_document->undoStack().count();
        QVERIFY(!m_model->setCells({m_model->index(1, last)}, 0.1));
        QCOMPARE(m_document->undoStack().count(), steps);
    }

    void lockedJointsStayAsTheyAre() {
        select({3});
        lockJoints(*m_document, {1}, true);
        QVERIFY(!m_model->flags(m_model->index(0, 1)).testFlag(Qt::ItemIsEditable));
        QVERIFY(m_model->headerData(1, Qt::Horizontal, ComponentsModel::LockedRole).toBool());
        selectJoint(*m_document, 2);
        QVERIFY(m_model->setCells(block(1, {1, 2}), 0.1));
        QCOMPARE(weight(3, 1), 0.5F);
        QVERIFY(std::abs(weight(3, 2) - 0.1F) < 1e-6F);
        QVERIFY(std::abs(weight(3, 0) - 0.4F) < 1e-6F);
    }

    /// So that a second number goes where the first one went.
    void columnsStayWhileTheVerticesDo() {
        select({3, 7});
        const QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        QVERIFY(m_model->setCells(block(2, {0}), 1.0)); // nothing is left of the other
        QCOMPARE(m_model->columnCount(), 3);            // and their sum
        QVERIFY(m_model->setCells(block(2, {1}), 0.25));
        QCOMPARE(reset.count(), 0);
        QVERIFY(std::abs(weight(7, 0) - 0.75F) < 1e-6F);
        select({7});
        QCOMPARE(reset.count(), 1);
    }

    void nonsenseChangesNothing() {
        select({3});
        const DocumentState before = m_document->state();
        QVERIFY(!m_model->setData(m_model->index(0, 0), "much", Qt::EditRole));
        QVERIFY(!m_model->setData(m_model->index(0, 0), 20.0, Qt::DisplayRole));
        QVERIFY(m_document->state() == before);
        QVERIFY(m_model->setData(m_model->index(0, 0), 180.0, Qt::EditRole));
        QCOMPARE(weight(3, 0), 1.0F); // no weight is more than all
    }

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ComponentsModel> m_model;
    void select(const std::vector<std::uint32_t>& vertices) {
        VertexSet picked = noVertices(m_document->state());
        for (const std::uint32_t vertex : vertices) {
            picked.set(0, vertex);
        }
        setSelectedVertices(*m_document, picked, "Select");
    }

    float weight(std::uint32_t vertex, std::int32_t joint) const {
        for (const Influence& influence : (*m_document->state().weights)[0]->at(vertex)) {
            if (influence.joint == joint) {
                return influence.weight;
            }
        }
        return 0.0F;
    }

    QModelIndexList block(int rows, const std::vector<int>& columns) const {
        QModelIndexList cells;
        for (int row = 0; row < rows; ++row) {
            for (const int column : columns) {
                cells.push_back(m_model->index(row, column));
            }
        }
        return cells;
    }
};

SINEW_TEST(TestComponentsModel, QGuiApplication)

} // namespace testComponentsModel

#include "TestComponentsModel.moc"
