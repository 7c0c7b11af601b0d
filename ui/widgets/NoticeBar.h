#pragma once

#include "ui/widgets/Panel.h"

#include <QProgressBar>

class QPushButton;

namespace sinew {

class ElidedLabel;

/// A slim bar over the view that says what happened to a file and asks nothing: it can stay as long as it
/// likes, and takes no focus.
class NoticeBar : public Panel {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    /// Shows that the file `name` has changed.
    void showChanged(const QString& name);

Q_SIGNALS:
    void reloadAsked();
    void compareAsked();
    void ignored();

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_name;
    ElidedLabel* m_text;
    QPushButton* m_compare;
    QPushButton* m_reload;
    QPushButton* m_ignore;
};

/// A progress bar that is painted with the next frame like everything else. QProgressBar paints itself at
/// once whenever its value changes, and beside an OpenGL view that means the whole window.
class CalmProgressBar final : public QProgressBar {
public:
    using QProgressBar::QProgressBar;

    void show(int value) {
        setUpdatesEnabled(false); // keeps setValue from painting
        setValue(value);
        setUpdatesEnabled(true);
    }
};

/// A slim bar over the view that says how many textures of the character lie outside of its folder, and
/// offers to choose theirs. It can stay as long as it likes, and takes no focus.
class TextureBar : public Panel {
    Q_OBJECT
public:
    explicit TextureBar(QWidget* parent = nullptr);

    void showOutside(std::size_t count);

Q_SIGNALS:
    void folderAsked();
    void ignored();

protected:
    void retranslate() override;
    void paintEvent(QPaintEvent* event) override;

private:
    std::size_t m_count = 0;
    ElidedLabel* m_text;
    QPushButton* m_choose;
    QPushButton* m_ignore;
};

} // namespace sinew
