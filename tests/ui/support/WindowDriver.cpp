#include "tests/ui/support/WindowDriver.h"

#include "app/document/edits/Edits.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace sinew::test {

void bindCoarsely(Document& document) {
    BindSettings settings = document.state().settings;
    settings.resolution = 64;
    settings.automatic = false;
    setBindSettings(document, settings);
}

bool Driver::waitFor(const std::function<bool()>& done) const {
    const auto failed = [this] { return !m_desk.prompts.errors.isEmpty(); };
    return QTest::qWaitFor([&] { return done() || failed(); }, kPatience) && !failed();
}

bool Driver::openSample() {
    trigger("file.sample");
    return waitFor([this] { return state().hasScene(); });
}

bool Driver::open(const QString& file) {
    m_desk.prompts.files.push_back(file);
    const auto before = state().scene;
    trigger("file.open");
    return waitFor([&] { return state().scene != before; });
}

bool Driver::bind() {
    const auto before = state().field;
    trigger("bind.run");
    return waitFor([&] { return state().field != before; });
}

bool Driver::save() {
    trigger("file.save");
    return waitFor([this] { return !m_desk.workspace.session.saving(); });
}

bool Driver::waitForExport() const {
    return QTest::qWaitFor([this] { return !exporting(); }, kPatience);
}

QString Driver::exportTo(const QString& file, const std::function<void(QWidget& dialog)>& meanwhile) {
    QString said;
    QTimer::singleShot(0, &m_desk.window, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (dialog == nullptr) {
            return;
        }
        dialog->findChild<QLineEdit*>("export.file")->setText(file);
        dialog->findChild<QCheckBox*>("export.bindFirst")->setChecked(false); // as the character is
        dialog->findChild<QPushButton*>("export.run")->click();
        if (meanwhile) {
            meanwhile(*dialog);
        }
        waitForExport();
        said = dialog->findChild<QLabel*>("export.result")->text();
        static_cast<QDialog*>(dialog)->reject();
    });
    trigger("file.export");
    return said;
}

} // namespace sinew::test
