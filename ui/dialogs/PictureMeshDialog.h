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
    /// `drawn`: of an SVG, whose pixels are chosen too.
    PictureMeshDialog(const PictureMeshing& meshing, bool drawn, QWidget* parent = nullptr);

    PictureMeshing meshing() const;

protected:
    void retranslate() override;

private:
    QLabel* m_thresholdLabel;
    QSpinBox* m_threshold;
    QLabel* m_densityLabel;
    QSpinBox* m_density;
    QLabel* m_sizeLabel;
    QSpinBox* m_size;
    QLabel* m_hint;
    bool m_byHand; ///< vertices were edited
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
