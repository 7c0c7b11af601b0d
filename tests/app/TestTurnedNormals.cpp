#include "app/document/ImplicitFrame.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testTurnedNormals {

using namespace sinew;

class TestTurnedNormals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void turnWithTheSurface() {
        const Eigen::AngleAxisd turn(0.7, Vec3(1, 2, 3).normalized());
        std::vector<Vec3> after;
        for (const Vec3& p : m_box.vertices) {
            after.push_back(turn * p + Vec3(1, 0, 0));
        }
        // The smallest rotation between smooth normals may differ from the turn by a spin about them.
        const std::vector<Vec3f> smooth = smoothNormals(m_box);
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, smooth);
        for (std::size_t c = 0; c < turned.size(); ++c) {
            const Vec3f wanted = (turn * smooth[c].cast<double>()).cast<float>();
            QVERIFY((turned[c] - wanted).norm() < 1e-5F);
        }
    }

    void hardEdgesStayHard() {
        std::vector<Vec3f> flat;
        for (std::size_t f = 0; f < m_box.polygonCount(); ++f) {
            const auto polygon = m_box.polygon(f);
            const Vec3 normal = (m_box.vertices[polygon[1]] - m_box.vertices[polygon[0]])
                                    .cross(m_box.vertices[polygon[2]] - m_box.vertices[polygon[0]])
                                    .normalized();
            flat.insert(flat.end(), polygon.size(), normal.cast<float>());
        }
        std::vector<Vec3> after = m_box.vertices;
        for (Vec3& p : after) {
            p.x() += 0.3 * p.y(); // sheared
        }
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, flat);
        for (std::size_t a = 0; a < turned.size(); ++a) {
            QVERIFY(std::abs(turned[a].norm() - 1.0F) < 1e-5F);
            for (std::size_t b = 0; b < turned.size(); ++b) {
                if (m_box.corners[a] == m_box.corners[b]) { // one rotation a vertex
                    QVERIFY(std::abs(turned[a].dot(turned[b]) - flat[a].dot(flat[b])) < 1e-5F);
                }
            }
        }
    }

    void whatDoesNotMoveKeepsItsNormals() {
        std::vector<Vec3> after = m_box.vertices;
        for (const std::size_t p :
             {0U, 1U, 2U}) { // the normal of a vertex comes from where its neighbours are
            after[p] += Vec3(-0.4, -0.1, 0.2) * static_cast<double>(p + 1);
        }
        const std::vector<Vec3f> before = smoothNormals(m_box);
        const std::vector<Vec3f> turned = turnedNormals(m_box, m_box.vertices, after, before);
        bool changed = false;
        for (std::size_t c = 0; c < turned.size(); ++c) {
            if (m_box.corners[c] > 2) {
                QVERIFY(turned[c] == before[c]);
            } else {
                changed = changed || turned[c] != before[c];
            }
        }
        QVERIFY(changed);
    }

    void collapsedSurfacesGiveNothingBroken() {
        const std::vector<Vec3> vertex(m_box.vertices.size(), Vec3::Ones());
        const std::vector<Vec3f> before = smoothNormals(m_box);
        QVERIFY(turnedNormals(m_box, m_box.vertices, vertex, before) == before);
        QVERIFY(turnedNormals(m_box, vertex, m_box.vertices, before) == before);
        std::vector<Vec3> mirrored;
        for (const Vec3& p : m_box.vertices) {
            mirrored.push_back(Vec3::Ones() - p); // normals turn right round
        }
        for (const Vec3f& normal : turnedNormals(m_box, m_box.vertices, mirrored, before)) {
            QVERIFY(normal.allFinite() && std::abs(normal.norm() - 1.0F) < 1e-5F);
        }
    }

private:
    Mesh m_box = test::box(Vec3::Zero(), Vec3::Ones());
};

SINEW_TEST(TestTurnedNormals, QCoreApplication)

} // namespace testTurnedNormals

#include "TestTurnedNormals.moc"
