#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/regions/NewRegion.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ClippedTexts.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Preferences.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QListWidget>
#include <QTest>
#include <QVBoxLayout>

namespace testNarrowPanels {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kNarrow = 320; ///< what the panels on the right make do with
constexpr std::array kRight{"panel.skeleton", "panel.bind", "panel.pose", "panel.weightLayers"};
constexpr std::array kLower{"panel.influences", "panel.report", "panel.log", "panel.parts"};

/// A window with a limb, its panels as narrow as they may become.
struct NarrowDesk : WindowDesk {
    explicit NarrowDesk(const QString& spoken) {
        PreferenceValues values = preferences.values();
        values.language = spoken;
        preferences.set(values);
        Scene scene = test::limb();
        scene.skeleton.joints[1].name = "A_joint_whose_name_is_longer_than_any_panel_is_wide_and_more";
        workspace.document.reset(stateOfScene(std::move(scene), {}));
        window.resize(1280, 720);
        window.show();
        settle();
        window.resizeDocks({dock("panel.bind")}, {kNarrow}, Qt::Horizontal);
        settle();
    }
    QDockWidget* dock(const char* name) { return window.findChild<QDockWidget*>(name); }
    QWidget& raised(const char* name) {
        if (dock(name)->isHidden()) {
            dock(name)->toggleViewAction()->trigger();
        }
        dock(name)->raise();
        settle();
        return *dock(name)->widget();
    }
    static void settle() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
};

/// Where each control of a panel is, in the panel, however it is scrolled.
QStringList volumeEditsOf(QWidget& panel) {
    QStringList places;
    for (const QWidget* widget : panel.findChildren<QWidget*>()) {
        if (widget->isVisibleTo(&panel) && !widget->objectName().isEmpty() &&
            !widget->objectName().startsWith("qt_")) {
            places << QString("%1 at %2").arg(widget->objectName()).arg(widget->mapTo(&panel, QPoint()).y());
        }
    }
    return places;
}

} // namespace

class TestNarrowPanels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsClipped_data() {
        QTest::addColumn<QString>("language");
        for (const LanguageRow& row : languageTable()) {
            QTest::newRow(row.code) << row.code;
        }
    }

    void nothingIsClipped() {
        QFETCH(QString, language);
        NarrowDesk desk(language);
        Document& document = desk.workspace.document;
        const auto look = [&](const char* when) {
            QList<const char*> names(kRight.begin(), kRight.end());
            names.append({kLower.begin(), kLower.end()});
            for (const char* name : names) {
                QWidget& panel = desk.raised(name);
                QVERIFY2(panel.width() <= kNarrow || std::ranges::find(kLower, name) != kLower.end(),
                         qPrintable(QString("%1 is %2 wide").arg(name).arg(panel.width())));
                const QStringList clipped = clippedTexts(panel);
                QVERIFY2(clipped.isEmpty(),
                         qPrintable(QString("%1, %2: %3").arg(when, name, clipped.join("; "))));
            }
        };
        look("nothing chosen");
        selectJoint(document, 1);
        look("a joint");
        selectVertex(document, VertexId{0, 3});
        look("a vertex");
        for (const SolidShape shape : {SolidShape::Capsule, SolidShape::Box}) {
            addHandle(document, *handleHere(document.state(), shape));
            look("a handle");
        }
        for (const SolidShape shape : {SolidShape::Sphere, SolidShape::Capsule, SolidShape::Box}) {
            addRegionHere(document, shape);
            look("a region");
        }
    }

    void longNamesEndInAnEllipsis() {
        const QString name = "A name that is longer than any panel is wide";
        NarrowComboBox box;
        box.addItems({"short", name});
        box.resize(120, box.sizeHint().height());
        QCOMPARE(box.shownText(), QString("short"));
        box.setCurrentIndex(1);
        QVERIFY2(box.shownText().endsWith(QChar(0x2026)) && box.shownText().size() > 4,
                 qPrintable(box.shownText()));
        QVERIFY(box.fontMetrics().horizontalAdvance(box.shownText()) < 120);
        const QImage cut = box.grab().toImage();
        box.setItemText(1, box.shownText());
        QCOMPARE(box.grab().toImage(), cut);
        box.resize(600, box.height());
        box.setItemText(1, name);
        QCOMPARE(box.shownText(), name);
    }

    /// A list beside a hint gives way, and so does the room below where the hint becomes narrower.
    void hintsKeepAllTheirLines() {
        QWidget window;
        auto* panel = new QWidget(&window);
        auto* rows = new QVBoxLayout(panel);
        auto* list = new QListWidget;
        list->setMinimumHeight(20);
        auto* hint = new HintLabel;
        hint->setText(QString("All joints of the left hand move together here. ").repeated(4));
        rows->addWidget(list, 1);
        rows->addWidget(hint);
        window.resize(600, 600);
        window.show();
        for (const int width : {500, 200}) {
            panel->resize(width, 300);
            NarrowDesk::settle();
            QVERIFY(rows->minimumSize().height() >= hint->heightForWidth(hint->width()) + 20);
            panel->resize(width, rows->minimumSize().height());
            NarrowDesk::settle();
            QVERIFY2(hint->height() >= hint->heightForWidth(hint->width()),
                     qPrintable(QString::number(hint->height())));
        }
    }

    void chosenJointsMoveNothing_data() {
        QTest::addColumn<QString>("panel");
        for (const char* name : {"panel.bind", "panel.pose", "panel.weightLayers", "panel.points"}) {
            QTest::newRow(name) << name;
        }
    }

    /// What a hand is on its way to stays where it is.
    void chosenJointsMoveNothing() {
        QFETCH(QString, panel);
        NarrowDesk desk("en");
        QWidget& shown = desk.raised(qPrintable(panel));
        const QStringList before = volumeEditsOf(shown);
        QVERIFY(before.size() > 5);
        for (const std::int32_t joint : {0, 1, kNone}) {
            selectJoint(desk.workspace.document, joint);
            NarrowDesk::settle();
            QCOMPARE(volumeEditsOf(shown), before);
        }
    }
};

SINEW_TEST(TestNarrowPanels, QApplication)

} // namespace testNarrowPanels

#include "TestNarrowPanels.moc"
