#include "ui/dialogs/SettingsDialog.h"

#include "ui/widgets/Panel.h"
#include "ui/workspace/Preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

SettingsDialog::SettingsDialog(Preferences& preferences, QWidget* parent)
    : Dialog(parent)
    , m_preferences(preferences)
    , m_languageLabel(new QLabel)
    , m_language(new QComboBox)
    , m_draftHint(hintLabel())
    , m_themeLabel(new QLabel)
    , m_theme(new QComboBox)
    , m_navigationLabel(new QLabel)
    , m_navigation(new QComboBox)
    , m_navigationHint(hintLabel())
    , m_autosave(new QCheckBox)
    , m_intervalLabel(new QLabel)
    , m_interval(new QSpinBox)
    , m_showBind(new QCheckBox)
    , m_timings(new QCheckBox)
    , m_software(new QCheckBox)
    , m_updates(new QCheckBox)
    , m_close(new QPushButton) {
    build();
    const PreferenceValues& values = preferences.values();
    m_language->setCurrentIndex(std::max(0, m_language->findData(values.language)));
    m_theme->setCurrentIndex(static_cast<int>(values.theme));
    m_navigation->setCurrentIndex(static_cast<int>(values.navigation));
    m_autosave->setChecked(values.autosave);
    m_interval->setValue(values.autosaveSeconds);
    m_showBind->setChecked(values.showBind);
    m_timings->setChecked(values.timings);
    m_software->setChecked(values.softwareRendering);
    m_updates->setChecked(values.updateCheck);
    connect(m_language, &QComboBox::activated, this, &SettingsDialog::take);
    connect(m_theme, &QComboBox::activated, this, &SettingsDialog::take);
    connect(m_navigation, &QComboBox::activated, this, &SettingsDialog::take);
    connect(m_autosave, &QCheckBox::clicked, this, &SettingsDialog::take);
    connect(m_interval, &QSpinBox::valueChanged, this, &SettingsDialog::take);
    connect(m_showBind, &QCheckBox::clicked, this, &SettingsDialog::take);
    connect(m_timings, &QCheckBox::clicked, this, &SettingsDialog::take);
    connect(m_software, &QCheckBox::clicked, this, &SettingsDialog::take);
    connect(m_updates, &QCheckBox::clicked, this, &SettingsDialog::take);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    retranslate();
}

void SettingsDialog::build() {
    m_language->setObjectName("settings.language");
    m_theme->setObjectName("settings.theme");
    m_navigation->setObjectName("settings.navigation");
    m_autosave->setObjectName("settings.autosave");
    m_showBind->setObjectName("settings.showBind");
    m_timings->setObjectName("settings.timings");
    m_software->setObjectName("settings.softwareRendering");
    m_updates->setObjectName("settings.updateCheck");
    m_language->addItem(QString(), QString());
    for (const LanguageRow& row : languageTable()) {
        m_language->addItem(QString(), row.code);
    }
    m_theme->addItems(QStringList(3));
    m_navigation->addItems({"Blender", "Maya"});
    m_interval->setRange(10, 3600);
    m_interval->setSingleStep(30);
    m_interval->setKeyboardTracking(false);
    m_draftHint->setObjectName("settings.draftHint");
    m_draftHint->setMinimumWidth(300);
    m_navigationHint->setMinimumWidth(300);
    m_close->setDefault(true);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->addRow(m_languageLabel, m_language);
    form->addRow(QString(), m_draftHint);
    form->addRow(m_themeLabel, m_theme);
    form->addRow(m_navigationLabel, m_navigation);
    form->addRow(QString(), m_navigationHint);
    form->addRow(QString(), m_autosave);
    form->addRow(m_intervalLabel, m_interval);
    form->addRow(QString(), m_showBind);
    form->addRow(QString(), m_timings);
    form->addRow(QString(), m_software);
    form->addRow(QString(), m_updates);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addLayout(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

void SettingsDialog::take() {
    PreferenceValues values;
    values.language = m_language->currentData().toString();
    values.theme = static_cast<ThemeChoice>(m_theme->currentIndex());
    values.navigation = static_cast<Navigation>(m_navigation->currentIndex());
    values.autosave = m_autosave->isChecked();
    values.autosaveSeconds = m_interval->value();
    values.showBind = m_showBind->isChecked();
    values.timings = m_timings->isChecked();
    values.softwareRendering = m_software->isChecked();
    values.updateCheck = m_updates->isChecked();
    m_preferences.set(values);
    retranslate();
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    describe(m_languageLabel, m_language, tr("&Language"), tr("Language of the user interface"));
    m_language->setItemText(0, tr("System default"));
    for (int i = 1; i < m_language->count(); ++i) {
        m_language->setItemText(i, languageName(languageTable()[static_cast<std::size_t>(i - 1)]));
    }
    m_draftHint->setText(tr("Drafts are complete but not proof-read: a word may be wrong."));
    describe(m_themeLabel, m_theme, tr("&Theme"), tr("Light or dark colours"));
    m_theme->setItemText(static_cast<int>(ThemeChoice::System), tr("System default"));
    m_theme->setItemText(static_cast<int>(ThemeChoice::Light), tr("Light"));
    m_theme->setItemText(static_cast<int>(ThemeChoice::Dark), tr("Dark"));
    describe(m_navigationLabel, m_navigation, tr("&Navigation"), tr("Mouse buttons that move the view"));
    m_navigationHint->setText(
        m_navigation->currentIndex() == static_cast<int>(Navigation::Blender)
            ? tr("Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.")
            : tr("Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel "
                 "zooms."));
    m_autosave->setText(tr("Keep a copy of &unsaved work for recovery"));
    describe(m_autosave, tr("Autosave"), tr("After a crash, Sinew offers the copy when it starts again"));
    describe(m_intervalLabel, m_interval, tr("&Every"), tr("How often the copy is saved"));
    m_interval->setSuffix(tr(" s"));
    m_interval->setEnabled(m_autosave->isChecked());
    m_showBind->setText(tr("Show the &weights after the first bind"));
    describe(m_showBind, tr("Show the weights after the first bind"),
             tr("The view shows what Bind Skin has made of a character, once. Escape leads back"));
    m_timings->setText(tr("Show t&imings"));
    describe(m_timings, tr("Show timings"),
             tr("The status bar shows what was computed last, and how long deforming and drawing took"));
    m_software->setText(tr("Software &rendering"));
    describe(
        m_software, tr("Software rendering"),
        tr("The processor draws the view, more slowly, where the graphics card cannot. From the next start "
           "on"));
    m_updates->setText(tr("&Check for updates at start (once a week)"));
    describe(m_updates, tr("Check for updates at start"),
             tr("Asks GitHub for the newest version and tells it this version alone. It needs the program "
                "curl"));
    m_close->setText(tr("Close"));
}

} // namespace sinew
