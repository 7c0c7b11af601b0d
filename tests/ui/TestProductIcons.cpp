#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/PictureDialog.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace testProductIcons {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Whether an icon is one of resources/icons; a button without one is fine too.
bool productIcon(const QIcon& icon) {
    return icon.isNull() || QFile::exists(QString(":/icons/%1.svg").arg(icon.name()));
}

} // namespace

/// One family of icons, in Qt's own dialogs, fields and menus too.
class TestProductIcons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()), ThemeChoice::Dark);
    }

    void standardIconsAreTheProducts() {
        for (const QStyle::StandardPixmap standard :
             {QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxCritical, QStyle::SP_DirIcon,
              QStyle::SP_FileIcon, QStyle::SP_DriveHDIcon, QStyle::SP_FileDialogNewFolder,
              QStyle::SP_FileDialogToParent, QStyle::SP_FileDialogListView, QStyle::SP_FileDialogDetailedView,
              QStyle::SP_FileDialogBack, QStyle::SP_LineEditClearButton, QStyle::SP_TitleBarCloseButton,
              QStyle::SP_TitleBarNormalButton, QStyle::SP_ToolBarHorizontalExtensionButton,
              QStyle::SP_ComputerIcon, QStyle::SP_DirHomeIcon}) {
            const QIcon icon = QApplication::style()->standardIcon(standard);
            QVERIFY2(!icon.isNull() && productIcon(icon), qPrintable(QString::number(standard)));
            QVERIFY(!QApplication::style()->standardPixmap(standard).isNull());
        }
    }

    void fileDialogs() {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("inside"));
        QFile file(folder.filePath("mesh.obj"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QFileDialog dialog(nullptr, {}, folder.path());
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.show();
        const auto* files = dialog.findChild<QFileSystemModel*>();
        QVERIFY(files != nullptr);
        const auto rowCount = [&] { return files->rowCount(files->index(folder.path())); };
        QTRY_COMPARE(rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            const QModelIndex entry = files->index(row, 0, files->index(folder.path()));
            const QIcon icon = qvariant_cast<QIcon>(entry.data(Qt::DecorationRole));
            QVERIFY2(!icon.isNull() && productIcon(icon),
                     qPrintable(entry.data().toString() + ": " + icon.name()));
        }
        for (const QToolButton* button : dialog.findChildren<QToolButton*>()) {
            QVERIFY2(productIcon(button->icon()),
                     qPrintable(button->objectName() + ": " + button->icon().name()));
        }
        const auto* places = dialog.findChild<QListView*>("sidebar");
        QVERIFY(places != nullptr && places->model()->rowCount() > 0);
        for (int row = 0; row < places->model()->rowCount(); ++row) {
            const QIcon icon = qvariant_cast<QIcon>(places->model()->index(row, 0).data(Qt::DecorationRole));
            QVERIFY2(productIcon(icon), qPrintable(icon.name()));
        }
    }

    void clearButtons() {
        QLineEdit field;
        field.setClearButtonEnabled(true);
        const auto buttons = field.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), 1);
        const auto* action = field.findChild<QAction*>();
        QVERIFY(action != nullptr);
        QCOMPARE(action->icon().name(), QString("close"));
    }

    void menusOfTextFields() {
        QLineEdit field("text");
        const std::unique_ptr<QMenu> menu(field.createStandardContextMenu());
        for (const QAction* action : menu->actions()) {
            QVERIFY2(productIcon(action->icon()), qPrintable(action->text() + ": " + action->icon().name()));
        }
    }

    /// Drawn anew in each theme: pixels of one would not be seen in the other.
    void endOfTheToolBar() {
        const WindowDesk desk;
        const auto* more = desk.window.findChild<QToolButton*>("qt_toolbar_ext_button");
        QVERIFY(more != nullptr);
        QCOMPARE(more->icon().name(), QString("more"));
    }

    /// Strokes of one width in a square of 24; only black is coloured by the theme.
    void everyDrawingIsOfOneFamily() {
        for (const QString& name : QDir(":/icons").entryList({"*.svg"})) {
            if (name.startsWith("arrow-") || name.startsWith("mark-") ||
                name == "sinew.svg") { // drawn for one theme; in its own colours
                continue;
            }
            QFile file(":/icons/" + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray svg = file.readAll();
            QVERIFY2(svg.contains("viewBox=\"0 0 24 24\"") && svg.contains("stroke=\"#000\""),
                     qPrintable(name));
            QVERIFY2(svg.contains("stroke-width=\"1.6"), qPrintable(name));
            QVERIFY2(svg.count('#') == svg.count("#000"), qPrintable(name));
        }
    }

    /// The outline of an empty box differs from what is around it, in both themes.
    void boxesToCheckAreSeen() {
        auto& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(application, theme);
            QCheckBox box;
            box.resize(40, 30);
            const QImage picture = box.grab().toImage();
            const QColor ground = QApplication::palette().color(QPalette::Window);
            int max = 0;
            for (int x = 0; x < picture.width(); ++x) {
                const QColor color = picture.pixelColor(x, picture.height() / 2);
                max = std::max(max, std::abs(color.lightness() - ground.lightness()));
            }
            QVERIFY2(max > 60, qPrintable(QString::number(max)));
        }
    }

    void primaryButtonsStandOut() {
        PictureDialog dialog(RenderSettings(), QSize(800, 600), false);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QPushButton* save = buttons->button(QDialogButtonBox::Save);
        const QColor seen = save->grab().toImage().pixelColor(6, save->height() / 2);
        const QColor wanted = QApplication::palette().color(QPalette::Highlight);
        QVERIFY2(std::abs(seen.red() - wanted.red()) < 30 && std::abs(seen.blue() - wanted.blue()) < 30,
                 qPrintable(seen.name()));
    }

private:
    FreshSettings m_settings;
};

SINEW_TEST(TestProductIcons, QApplication)

} // namespace testProductIcons

#include "TestProductIcons.moc"
