#pragma once

#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sinew {

class Preferences;

/// The program's settings. They take effect as they are chosen.
class SettingsDialog : public Dialog {
    Q_OBJECT
public:
    explicit SettingsDialog(Preferences& preferences, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void take();

    Preferences& m_preferences;
    QLabel* m_languageLabel;
    QComboBox* m_language;
    QLabel* m_draftHint;
    QLabel* m_themeLabel;
    QComboBox* m_theme;
    QLabel* m_navigationLabel;
    QComboBox* m_navigation;
    QLabel* m_navigationHint;
    QCheckBox* m_autosave;
    QLabel* m_intervalLabel;
    QSpinBox* m_interval;
    QCheckBox* m_showBind;
    QCheckBox* m_timings;
    QCheckBox* m_software;
    QCheckBox* m_updates;
    QPushButton* m_close;
};

} // namespace sinew
