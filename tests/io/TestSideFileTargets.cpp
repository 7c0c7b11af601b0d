#include "core/io/export/SideFileTargets.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace testSideFileTargets {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

/// Where files beside an output go.
class TestSideFileTargets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void safeNamesStay_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* place) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(place);
        };
        row("a.png", "a.png");
        row("./a.png", "a.png");
        row("textures//a.png", "textures/a.png");
        row("textures/the cloth (2).png", "textures/the cloth (2).png");
        row("größe/布.png", "größe/布.png");
        row("console.png", "console.png");
        row("COM10", "COM10");
        row("a..png", "a..png");
        row(" a.png", " a.png");
    }

    void safeNamesStay() {
        QFETCH(QString, name);
        QFETCH(QString, place);
        SideFileTargets targets(target());
        QVERIFY(targets.keeps(name.toStdString()));
        const SideFileTarget given = targets.place(name.toStdString());
        QCOMPARE(QString::fromStdString(given.name), place);
        QVERIFY(!given.renamed);
        QVERIFY(given.path == target().parent_path() / place.toStdString());
    }

    void otherNamesBecomeTheirLastPart_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* title, const QByteArray& name, const QByteArray& place) {
            QTest::newRow(title) << name << place;
        };
        row("climbs", "../../.config/autostart/evil.desktop", "evil.desktop");
        row("climbs inside", "textures/../a.png", "a.png");
        row("climbs by backslashes", "..\\..\\a.png", "a.png");
        row("backslash", "textures\\a.png", "a.png");
        row("absolute", "/etc/cron.d/job", "job");
        row("drive", "C:\\Windows\\a.dll", "a.dll");
        row("drive, relative", "C:a.dll", "a.dll");
        row("drive with slashes", "c:/a/b.dll", "b.dll");
        row("network", "\\\\server\\share\\a.png", "a.png");
        row("device path", "\\\\?\\C:\\a.png", "a.png");
        row("a stream", "a.png:evil.exe", "a.png_evil.exe");
        row("nothing but climbing", "..", "file");
        row("nothing", "", "file");
        row("a folder", "a/", "a");
        row("climbs once spaces are dropped", ".. /.. /a.png", "a.png");
        row("dots alone", "a/...", "file");
        row("trailing dot", "a.png.", "a.png");
        row("trailing space", "a.png ", "a.png");
        row("hidden", ".bashrc", "_bashrc");
        row("hidden folder", ".git/config", "config");
        row("device", "CON", "_CON");
        row("device with extensions", "textures/nul.tar.png", "_nul.tar.png");
        row("numbered device", "com1.png", "_com1.png");
        row("numbered device, superscript", "LPT\xc2\xb2.png", "_LPT\xc2\xb2.png");
        row("device behind spaces", "aux .png", "_aux .png");
        row("console", "conin$", "_conin$");
        row("line break", "a\nb.png", "a_b.png");
        row("zero", QByteArray("a\0b.png", 7), "a_b.png");
        row("escape", "a\x1b[2J.png", "a_[2J.png");
        row("a control of two bytes", "a\xc2\x9b.png", "a_.png");
        row("text turned round", "a\xe2\x80\xaegnp.exe", "a_gnp.exe");
        row("no UTF-8", "a\xff.png", "a_.png");
        row("a slash in too many bytes",
            "..\xc0\xaf..\xc0\xaf"
            "a.png",
            "_.__..__a.png");
    }

    void otherNamesBecomeTheirLastPart() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, place);
        SideFileTargets targets(target());
        QVERIFY(!targets.keeps(name.toStdString()));
        const SideFileTarget given = targets.place(name.toStdString());
        QCOMPARE(QByteArray::fromStdString(given.name), place);
        QVERIFY(given.renamed);
        QVERIFY(given.path.parent_path() == target().parent_path());
    }

    void whatIsMadeSafeIsSafe_data() { otherNamesBecomeTheirLastPart_data(); }
    void whatIsMadeSafeIsSafe() {
        QFETCH(QByteArray, name);
        const std::string plain = plainFileName(name.toStdString());
        QCOMPARE(plainFileName(plain), plain);
        QVERIFY(SideFileTargets(target()).keeps(plain));
        QVERIFY(plain.find_first_of("/\\:") == std::string::npos);
    }

    void namesAreTakenOnce() {
        SideFileTargets targets(target());
        QCOMPARE(targets.place("a.png").name, std::string("a.png"));
        QCOMPARE(targets.place("../a.png").name, std::string("a_2.png"));
        QCOMPARE(targets.place("x/../A.PNG").name, std::string("A_3.PNG"));
        QCOMPARE(targets.place("Größe.png").name, std::string("Größe.png"));
        QVERIFY(targets.place("GRÖSSE.png").name == "GRÖSSE.png"); // another word on every disk
        QCOMPARE(targets.place("GRÖßE.png").name, std::string("GRÖßE_2.png"));
        // Neither the output, nor a folder in its place, nor a file in the place of a folder.
        QCOMPARE(targets.place("OUT.gltf").name, std::string("OUT_2.gltf"));
        QCOMPARE(targets.place("out.gltf/b.png").name, std::string("b.png"));
        QCOMPARE(targets.place("textures/b.png").name, std::string("textures/b.png"));
        QCOMPARE(targets.place("../Textures").name, std::string("Textures_2"));
        QCOMPARE(targets.place("a.png/c.png").name, std::string("c.png"));
        QVERIFY(targets.take("free.bin"));
        QVERIFY(!targets.take("FREE.bin"));
    }

    void longNamesAreCutBetweenCharacters() {
        std::string name = "../";
        for (int i = 0; i < 200; ++i) {
            name += "ö";
        }
        const std::string plain = plainFileName(name + ".png");
        QVERIFY(plain.size() <= 255 && plain.ends_with("ö.png"));
        QVERIFY(QString::fromStdString(plain).toStdString() == plain);
    }

    void foldersThatLeadOutsideAreNotUsed() {
        const QTemporaryDir elsewhere;
        const fs::path home = target().parent_path();
        fs::create_directory(home / "inside");
        fs::create_directory_symlink(elsewhere.path().toStdString(), home / "away");
        fs::create_directory_symlink("inside", home / "near");
        SideFileTargets targets(target());
        QCOMPARE(targets.place("away/a.png").name, std::string("a.png"));
        QCOMPARE(targets.place("away/deep/b.png").name, std::string("b.png"));
        QCOMPARE(targets.place("near/c.png").name, std::string("near/c.png"));
        QCOMPARE(targets.place("inside/c.png").name, std::string("c.png")); // the same file by another way
    }

    void whatStaysIsTaken() {
        std::ofstream(target().parent_path() / "there.bin") << "x";
        SideFileTargets targets(target());
        targets.leave(target().parent_path() / "./there.bin");
        QVERIFY(!targets.take("There.bin"));
    }

    /// A file that is reached through a link is lost when another file takes the link's place.
    void linksToWhatStaysAreTaken() {
        const fs::path folder = target().parent_path();
        fs::create_directory(folder / "real");
        std::ofstream(folder / "real/buffer.bin") << "x";
        fs::create_directory_symlink("real", folder / "out_skin.bin");
        fs::create_symlink("out_skin.bin/buffer.bin", folder / "second.bin");
        fs::create_symlink("second.bin", folder / "first.bin");
        SideFileTargets targets(target());
        targets.leave(folder / "./first.bin");
        for (const char* name : {"first.bin", "second.bin", "out_skin.bin", "real/buffer.bin"}) {
            QVERIFY2(!targets.take(name), name);
        }
        QVERIFY(targets.take("out_skin.bin/other.bin"));
    }

private:
    fs::path target() const { return fs::path(m_folder.path().toStdString()) / "out.gltf"; }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestSideFileTargets, NoApplication)

} // namespace testSideFileTargets

#include "TestSideFileTargets.moc"
