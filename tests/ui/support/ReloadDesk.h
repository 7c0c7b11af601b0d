#pragma once

#include "core/io/ExportScene.h"
#include "tests/support/Quiet.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/flow/files/ReloadFlow.h"
#include "ui/widgets/NoticeBar.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace sinew::test {

/// A window with a character whose file changes.
struct ReloadDesk : WindowDesk {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.glb");
    Driver driver{*this};

    ReloadDesk() {
        write(1.0);
        window.show();
        if (!driver.open(file)) {
            qFatal("the limb cannot be opened");
        }
    }
    /// The limb, so many times as thick.
    void write(double thickness) const {
        Scene scene = limb();
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        for (Vec3& vertex : mesh->vertices) {
            vertex.y() *= thickness;
        }
        scene.parts[0].mesh = mesh;
        Progress progress;
        if (!exportScene(scene, file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
    }
    NoticeBar* bar() const { return window.findChild<NoticeBar*>(); }
    bool offered() const {
        return QTest::qWaitFor([this] { return bar()->isVisible(); }, kPatience);
    }
    void click(const char* button) const { bar()->findChild<QPushButton*>(button)->click(); }
    double height() const { return bounds(*workspace.document.state().scene).max.y(); }
    DiskDialog* dialog() const { return window.findChild<DiskDialog*>(); }
    bool compared() const {
        return QTest::qWaitFor([this] { return dialog() != nullptr; }, kPatience);
    }
    void answer(const char* button) const { dialog()->findChild<QPushButton*>(button)->click(); }
    FileWatch* watch() const { return window.findChild<FileWatch*>(); }
    bool settle() const {
        return QTest::qWaitFor(
            [this] {
                handleEvents();
                return noTimerRuns(*watch()) && !workspace.pool.busy();
            },
            kPatience);
    }
};

} // namespace sinew::test
