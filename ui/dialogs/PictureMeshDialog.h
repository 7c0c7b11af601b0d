#pragma once

#include "app/document/DocumentState.h"
#include "ui/widgets/Panel.h"

class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace sinew {

/// Which pixels of a picture are the character, and how fine its triangles are.
class PictureMeshDialog : public Dialog {
    Q_OBJECT
public:
    explicit PictureMeshDialog(const PictureMeshing& meshing, QWidget* parent = nullptr);

    PictureMeshing meshing() const;

protected:
    void retranslate() override;

private:
    QLabel* m_thresholdLabel;
    QSpinBox* m_threshold;
    QLabel* m_densityLabel;
    QSpinBox* m_density;
    QLabel* m_hint;
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
