#pragma once

#include "app/render/Rendering.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace sinew {

/// How a picture or a turntable of the view is to come out.
class PictureDialog : public Dialog {
    Q_OBJECT
public:
    /// `start` says which of both, and what is chosen at first; `view` is the size of the view, one of those
    /// to choose from. MP4 is offered where there is a `ffmpeg`.
    PictureDialog(const RenderSettings& start, const QSize& view, bool ffmpeg, QWidget* parent = nullptr);

    RenderSettings settings() const;

protected:
    void retranslate() override;

private:
    void nameControls();
    void build();
    void fill(const RenderSettings& start);
    void watch();
    void chooseSize(int row);
    void showSize();
    void showFilm();

    bool m_turntable;
    QList<QSize> m_sizes; ///< to choose from
    bool m_ffmpeg;
    QLabel* m_hint;
    QLabel* m_sizeLabel;
    QComboBox* m_size;
    QLabel* m_widthLabel;
    QSpinBox* m_width;
    QLabel* m_heightLabel;
    QSpinBox* m_height;
    QLabel* m_samplesLabel;
    QComboBox* m_samples;
    QCheckBox* m_transparent;
    QLabel* m_formatLabel;
    QComboBox* m_format;
    QLabel* m_framesLabel;
    QSpinBox* m_frames;
    QLabel* m_secondsLabel;
    QDoubleSpinBox* m_seconds;
    QLabel* m_said;
    QDialogButtonBox* m_buttons;
};

} // namespace sinew
