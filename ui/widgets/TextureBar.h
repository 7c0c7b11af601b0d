#pragma once

#include "ui/widgets/Panel.h"

class QPushButton;

namespace sinew {

class ElidedLabel;

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
