#include "app/view/gizmo/EnvelopeGrips.h"
#include "core/bind/bones/BoneVolumes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testEnvelopeGrips {

using namespace sinew;

namespace {

const Segment kAxis{Vec3(1, 0, 0), Vec3(1, 2, 0)};

BoneVolume volumeOf(AxisVolumeShape shape) {
    return {"j", shape, {0.5, 0.3}, 0.1, -0.2, Vec3(0, 0, 0.25)};
}

AxisVolume placed(const BoneVolume& volume) {
    return placedVolume(volume, kAxis, Mat3::Identity());
}

} // namespace

/// Handles on the volumes of bones, and what drags of them do.
class TestEnvelopeGrips : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shapes() {
        QTest::addColumn<AxisVolumeShape>("shape");
        for (const auto& [name, shape] : kAxisVolumeShapeNames) {
            QTest::newRow(name) << shape;
        }
    }

    void gripsLieOnTheVolume_data() { shapes(); }

    void gripsLieOnTheVolume() {
        QFETCH(AxisVolumeShape, shape);
        const AxisVolume volume = placed(volumeOf(shape));
        for (const EnvelopeGrip& grip : envelopeGrips(volume)) {
            if (grip.grip == VolumeGrip::Middle) {
                QVERIFY(grip.position.isApprox(volume.center()));
                continue;
            }
            QVERIFY(std::abs(grip.direction.norm() - 1.0) < 1e-12);
            QVERIFY(volume.signedDistanceTo(grip.position) < 1e-6); // a cone lies within its widest sphere
            QVERIFY(volume.signedDistanceTo(grip.position + 0.6 * grip.direction) > 0.0);
        }
    }

    /// Wherever a handle is dragged, it is there afterwards.
    void gripsFollowTheHand_data() { shapes(); }

    void gripsFollowTheHand() {
        QFETCH(AxisVolumeShape, shape);
        const BoneVolume volume = volumeOf(shape);
        const AxisVolume before = placed(volume);
        const std::vector<EnvelopeGrip> grips = envelopeGrips(before);
        for (std::size_t g = 0; g < grips.size(); ++g) {
            for (const double distance : {-0.15, 0.2}) {
                const Vec3 offset = grips[g].grip == VolumeGrip::Middle
                                        ? Vec3(distance, 2.0 * distance, -distance)
                                        : Vec3(distance * grips[g].direction);
                const BoneVolume dragged = draggedVolume(volume, before, grips[g], offset);
                QVERIFY(dragged != volume);
                const EnvelopeGrip after = envelopeGrips(placed(dragged))[g];
                QVERIFY((after.position - grips[g].position - offset).norm() < 1e-9);
            }
        }
    }

    void sizesEndAtNothing_data() { shapes(); }

    void sizesEndAtNothing() {
        QFETCH(AxisVolumeShape, shape);
        const BoneVolume volume = volumeOf(shape);
        const AxisVolume before = placed(volume);
        for (const EnvelopeGrip& grip : envelopeGrips(before)) {
            const BoneVolume dragged = draggedVolume(volume, before, grip, -50.0 * grip.direction);
            QVERIFY(std::ranges::min(dragged.radii) >= 0.0);
            QVERIFY(validateBoneVolumes({dragged}));
            QVERIFY(placed(dragged).length() <= before.length() + 1e-12);
        }
    }

    void outlinesLieOnTheVolume_data() { shapes(); }

    void outlinesLieOnTheVolume() {
        QFETCH(AxisVolumeShape, shape);
        for (const double second : {0.3, 0.5}) {
            BoneVolume wide = volumeOf(shape);
            wide.radii[1] = second;
            const AxisVolume volume = placed(wide);
            const std::vector<Segment> lines = volumeOutline(volume);
            QVERIFY(lines.size() >= 12);
            for (const Segment& line : lines) {
                QVERIFY2(std::abs(volume.signedDistanceTo(line.a)) < 1e-6,
                         qPrintable(QString::number(volume.signedDistanceTo(line.a))));
                QVERIFY(std::abs(volume.signedDistanceTo(line.b)) < 1e-6);
            }
        }
    }
};

SINEW_TEST(TestEnvelopeGrips, sinew::test::NoApplication)

} // namespace testEnvelopeGrips

#include "TestEnvelopeGrips.moc"
