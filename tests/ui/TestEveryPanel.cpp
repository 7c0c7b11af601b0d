#include "app/document/edits/Edits.h"
#include "app/document/edits/LayerEdits.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ClippedTexts.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/BatchDialog.h"
#include "ui/dialogs/DialogPrompts.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/GraphicsDialog.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/LodDialog.h"
#include "ui/dialogs/OutfitDialog.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/help/Help.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QTest>

#include <memory>

namespace testEveryPanel {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array kSidePanels{"joints", "points", "skeleton", "bind", "pose", "weightLayers"};
constexpr std::array kLowerPanels{"influences", "report", "components", "parts", "log", "timeline"};
constexpr int kRightWidth = 320;

/// A window as it is at the first start: folds are closed.
struct EveryDesk {
    FreshSettings settings;
    Preferences preferences;
    Language language;
    ScriptedPrompts prompts;
    Workspace workspace;
    MainWindow window{workspace, preferences, language, prompts};
    WindowContext context{workspace, preferences, prompts, window.actions()};

    void trigger(const char* action) const { window.actions()[action]->trigger(); }
    const DocumentState& state() const { return workspace.document.state(); }
    QDockWidget* dock(const char* name) const {
        return window.findChild<QDockWidget*>(QString("panel.") + name);
    }
    static void settle() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
    void open() {
        window.show();
        trigger("file.sample");
        if (!QTest::qWaitFor([this] { return state().hasScene(); }, kPatience)) {
            qFatal("the sample cannot be opened");
        }
        bindCoarsely(workspace.document);
        trigger("bind.run");
        if (!QTest::qWaitFor([this] { return state().bound(); }, kPatience)) {
            qFatal("the sample cannot be bound");
        }
        addLayer(workspace.document, LayerKind::Paint);
        selectJoint(workspace.document, state().scene->skeleton.find("LeftForeArm"));
        selectVertex(workspace.document, VertexId{0, 3});
        if (!QTest::qWaitFor([this] { return workspace.explainer.explanation() != nullptr; }, kPatience)) {
            qFatal("the weights cannot be explained");
        }
    }
    void look(bool dark, bool german, const QSize& size) {
        PreferenceValues values = preferences.values();
        values.theme = dark ? ThemeChoice::Dark : ThemeChoice::Light;
        values.language = german ? "de" : "en";
        preferences.set(values);
        window.resize(size);
        settle();
        window.resizeDocks({dock("joints"), dock("bind")}, {kRightWidth, kRightWidth}, Qt::Horizontal);
        settle();
    }
};

/// A picture in the folder that SINEW_PICTURES names; nothing without it.
void keep(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("SINEW_PICTURES");
    if (!folder.isEmpty()) {
        QDir().mkpath(folder);
        QVERIFY(widget.grab().save(QDir(folder).filePath(name + ".png")));
    }
}

FileDifferences someDifferences() {
    FileDifferences some;
    some.weighted = true;
    some.parts.push_back({DifferenceKind::Changed, "Body", {}, 1200, 1200, 1100, 1100, false, 340, 0.052});
    some.parts.push_back({DifferenceKind::Changed, "Pouch", "Bag", 80, 96, 78, 90});
    some.parts.push_back({DifferenceKind::Removed, "Hat", {}, 64, 0, 60, 0});
    some.joints.push_back({DifferenceKind::Changed, "LeftForeArm", 0.012, 7.5});
    some.joints.push_back({DifferenceKind::Added, "LeftForeArmTwist"});
    some.skins.push_back({DifferenceKind::Changed, "Body", 215, 0.35});
    return some;
}

} // namespace

/// Every panel and every dialog, in both themes, two sizes and two languages: nothing is clipped. With
/// SINEW_PICTURES=FOLDER it leaves pictures of all of them (resources/pictures/panels.sh).
class TestEveryPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_desk = std::make_unique<EveryDesk>();
        m_desk->open();
    }

    void panels_data() { addLooks(); }

    void panels() {
        if (QGuiApplication::platformName() == "offscreen") {
            QSKIP("No display: texts have other heights.");
        }
        takeLook();
        const auto look = [this](const char* name, int max) {
            QDockWidget* dock = m_desk->dock(name);
            dock->show();
            dock->raise();
            EveryDesk::settle();
            QVERIFY2(dock->width() <= max, qPrintable(QString("%1 is %2 wide").arg(name).arg(dock->width())));
            for (const QString& clipped : clippedTexts(*dock->widget())) {
                m_clipped << QString(name) + ": " + clipped;
            }
            keep(*dock, nameOf(name));
        };
        keep(m_desk->window, nameOf("window"));
        for (const char* name : kSidePanels) {
            look(name, kRightWidth);
        }
        for (const char* name : kLowerPanels) {
            look(name, QWIDGETSIZE_MAX);
        }
        m_desk->trigger("view.resetLayout");
        QVERIFY2(m_clipped.isEmpty(), qPrintable(m_clipped.join('\n')));
    }

    void dialogs_data() { addLooks(); }

    void dialogs() {
        takeLook();
        for (NamedDialog& each : makeDialogs()) {
            each.dialog->show();
            QVERIFY(QTest::qWaitForWindowExposed(each.dialog.get()));
            EveryDesk::settle();
            for (const QString& clipped : clippedTexts(*each.dialog)) {
                m_clipped << QString(each.name) + ": " + clipped;
            }
            keep(*each.dialog, nameOf(QString("dialog-") + each.name));
            each.dialog.reset();
        }
        m_desk->workspace.rigDraft.end();
        QVERIFY2(m_clipped.isEmpty(), qPrintable(m_clipped.join('\n')));
    }

    void welcome_data() { addLooks(); }

    /// The last: it closes the character.
    void welcome() {
        if (m_desk->state().hasScene()) {
            m_desk->prompts.saveAnswer = SaveAnswer::Discard;
            m_desk->trigger("file.close");
        }
        QVERIFY(!m_desk->state().hasScene());
        takeLook();
        keep(m_desk->window, nameOf("welcome"));
        m_clipped = clippedTexts(*m_desk->window.centralWidget());
        QVERIFY2(m_clipped.isEmpty(), qPrintable(m_clipped.join('\n')));
    }

    void cleanupTestCase() { m_desk.reset(); }

private:
    struct NamedDialog {
        const char* name;
        std::unique_ptr<QDialog> dialog;
    };
    static void addLooks() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("german");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)}) {
            for (const bool dark : {false, true}) {
                for (const bool german : {false, true}) {
                    QTest::addRow("%s-%s-%dx%d", dark ? "dark" : "light", german ? "de" : "en", size.width(),
                                  size.height())
                        << dark << german << size;
                }
            }
        }
    }

    void takeLook() {
        QFETCH(bool, dark);
        QFETCH(bool, german);
        QFETCH(QSize, size);
        m_desk->look(dark, german, size);
        m_clipped.clear();
    }

    QString nameOf(const QString& what) const {
        return QString("%1-%2").arg(what, QString(QTest::currentDataTag()));
    }
    std::vector<NamedDialog> makeDialogs() {
        QWidget* window = &m_desk->window;
        std::vector<NamedDialog> made = makeSkeletonDialogs();
        const auto add = [&](const char* name, QDialog* dialog) {
            made.push_back({name, std::unique_ptr<QDialog>(dialog)});
        };
        RenderSettings turntable;
        turntable.turntable = true;
        Document& document = m_desk->workspace.document;
        add("settings", new SettingsDialog(m_desk->preferences, window));
        add("shortcuts", new ShortcutsDialog(window));
        add("commands", new CommandDialog(m_desk->window.actions(), window));
        add("about", new AboutDialog(window));
        add("updates", new UpdateDialog(window));
        add("graphics", new GraphicsDialog({}, "C:\\Sinew\\opengl32sw.dll", window));
        add("picture", new PictureDialog({}, QSize(1280, 720), true, window));
        add("turntable", new PictureDialog(turntable, QSize(1280, 720), true, window));
        add("export", new ExportDialog(m_desk->context, window));
        add("recovery", new RecoveryDialog({"wayfarer, 12:05", "hero.sinew, 11:58"}, window));
        add("mirror-pairs", new MirrorPairsDialog(document, m_desk->workspace.mirrors, window));
        add("transfer", new TransferDialog(document, m_desk->prompts, "wayfarer.fbx", window));
        add("outfit", new OutfitDialog(m_desk->context, window));
        add("lods", new LodDialog(m_desk->context, window));
        add("batch", new BatchDialog(m_desk->context, window));
        add("disk", new DiskDialog("wayfarer.fbx", someDifferences(), window));
        add("disk-same", new DiskDialog("wayfarer.fbx", {}, window));
        add("manual", new ManualDialog(window));
        return made;
    }

    std::vector<NamedDialog> makeSkeletonDialogs() {
        QWidget* window = &m_desk->window;
        const DocumentState& state = m_desk->state();
        std::vector<NamedDialog> made;
        const auto add = [&](const char* name, QDialog* dialog) {
            made.push_back({name, std::unique_ptr<QDialog>(dialog)});
        };
        add("joint-list", new JointListDialog(state.scene->skeleton, {"Hips"}, window));
        add("engine", new EngineDialog(*state.scene, state.pose, window));
        add("split", new JointCountDialog(BoneJoints::Split, 3, window));
        add("twist", new JointCountDialog(BoneJoints::Twist, 2, window));
        add("orient", new OrientDialog({}, window));
        add("chain", new ChainDialog(m_desk->workspace.chains, window));
        m_desk->workspace.rigDraft.begin(RigDialog::lastWish());
        add("rig", new RigDialog(m_desk->workspace.rigDraft, m_desk->prompts, window));
        return made;
    }

    std::unique_ptr<EveryDesk> m_desk;
    QStringList m_clipped;
};

SINEW_TEST(TestEveryPanel, QApplication)

} // namespace testEveryPanel

#include "TestEveryPanel.moc"
