#include "ui/theme/Palette.h"

#include <QList>
#include <QPair>

namespace sinew {
namespace {

bool& darkInForce() {
    static bool dark = false;
    return dark;
}

} // namespace

bool darkTheme() {
    return darkInForce();
}

void setDarkTheme(bool dark) {
    darkInForce() = dark;
}

QColor accentColor() {
    return darkTheme() ? QColor("#e58a5c") : QColor("#a64822");
}

QColor warningColor() {
    return darkTheme() ? QColor("#e2b45a") : QColor("#8a5f06");
}

QColor errorColor() {
    return darkTheme() ? QColor("#ef7d76") : QColor("#b3261e");
}

namespace {

/// What the two themes are made of.
struct Tones {
    const char* window;
    const char* base;
    const char* alternate;
    const char* button;
    const char* text;
    const char* faint; ///< disabled text
    const char* hint;  ///< text of an empty field
    const char* highlight;
    const char* highlighted;
    const char* link;
    const char* light;
    const char* mid;
    const char* dark;
    const char* shadow;
    const char* tip;
};

constexpr Tones kLight{"#f3f1ee", "#fffefc", "#f8f6f3", "#faf8f5", "#23262b", "#9b9a98", "#6b6a6e", "#b8532b",
                       "#ffffff", "#9a431f", "#ffffff", "#d5d1cb", "#bdb8b1", "#8c8780", "#2a2d33"};
constexpr Tones kDark{"#25272b", "#1c1e21", "#212327", "#303338", "#e6e4e1", "#75777c", "#9c9ea3", "#b8532b",
                      "#ffffff", "#e58a5c", "#3a3d43", "#3d4046", "#16181a", "#0d0e10", "#3a3d43"};

QPalette paletteOf(const Tones& tones) {
    QPalette palette;
    palette.setColor(QPalette::Window, tones.window);
    palette.setColor(QPalette::WindowText, tones.text);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.alternate);
    palette.setColor(QPalette::Text, tones.text);
    palette.setColor(QPalette::PlaceholderText, tones.hint);
    palette.setColor(QPalette::Button, tones.button);
    palette.setColor(QPalette::ButtonText, tones.text);
    palette.setColor(QPalette::BrightText, "#ffffff");
    palette.setColor(QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::HighlightedText, tones.highlighted);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    palette.setColor(QPalette::Light, tones.light);
    palette.setColor(QPalette::Midlight, tones.button);
    palette.setColor(QPalette::Mid, tones.mid);
    palette.setColor(QPalette::Dark, tones.dark);
    palette.setColor(QPalette::Shadow, tones.shadow);
    palette.setColor(QPalette::ToolTipBase, tones.tip);
    palette.setColor(QPalette::ToolTipText, "#f4f2ef");
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
        palette.setColor(QPalette::Disabled, role, tones.faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.mid);
    palette.setColor(QPalette::Disabled, QPalette::Base, tones.window);
    return palette;
}

} // namespace

QPalette lightPalette() {
    return paletteOf(kLight);
}

QPalette darkPalette() {
    return paletteOf(kDark);
}

namespace {

const char* const kSheet = R"(
QMainWindow::separator { background: @window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @window; padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @base; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 10px; border-radius: 4px; }
QMenu::item:selected { background: @highlight; color: @highlighted; }
QMenu::item:disabled { color: @faint; background: transparent; }
QMenu::right-arrow { image: url(:/icons/arrow-right-@shade.svg); width: 11px; height: 11px; right: 6px; }
QMenu::icon { padding-left: 8px; }
QMenu[pictures="true"] { icon-size: 48px; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }

QToolBar { background: @window; border: 0; border-bottom: 1px solid @line; padding: 3px 6px; spacing: 2px; }
QToolBar::separator { background: @line; width: 1px; margin: 5px 6px; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px; outline: 0; }
QToolButton#qt_toolbar_ext_button { padding: 0; }
QToolButton[framed="true"] { border-color: @line; padding: 4px 2px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @line; }
QToolButton:checked { background: @chosen; border-color: @chosenLine; }
QToolButton:focus { border-color: @accent; }
QToolButton[mode="true"] { padding: 5px 9px; color: @text; font-weight: 600; }
QToolButton[mode="true"]:checked { background: @chosen; border-color: @chosenLine; color: @accent; }
QToolButton[row="true"] { padding: 2px 5px; text-align: left; }
QToolButton[eye="true"] { padding: 2px; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="1"] { padding-right: 17px; }
QToolButton::menu-button { border: 0; width: 15px; }
QToolButton::menu-arrow { image: url(:/icons/arrow-@shade.svg); width: 10px; height: 10px; }

QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget::title { background: @window; padding: 6px 10px; text-align: left; }
QDockWidget > QWidget { border-top: 1px solid @line; }
QTabBar { outline: 0; }
QTabBar::tab { background: transparent; border: 0; border-bottom: 2px solid transparent; padding: 5px 8px; color: @hint; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @accent; }
QTabBar QToolButton { background: @window; padding: 0; }
QTabWidget::pane { border: 1px solid @line; border-radius: 5px; }

QGroupBox { border: 0; border-top: 1px solid @line; margin-top: 20px; padding-top: 8px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; padding: 0 6px 0 0; top: 3px; }
QGroupBox[plain="true"] { border: 0; margin-top: 2px; padding-top: 0; }
QGroupBox[fold="true"] { margin-top: 22px; padding-top: 2px; }
QGroupBox[fold="true"]:!checked { border: 0; margin-top: 22px; padding-top: 0; }
QGroupBox[fold="true"]:focus { color: @accent; }
QGroupBox[fold="true"]::indicator { width: 12px; height: 12px; border: 0; background: transparent; }
QGroupBox[fold="true"]::indicator:unchecked { image: url(:/icons/arrow-right-@shade.svg); }
QGroupBox[fold="true"]::indicator:checked { image: url(:/icons/arrow-@shade.svg); }

QPushButton { background: @button; border: 1px solid @line; border-radius: 5px; padding: 5px 14px; min-height: 18px;
    outline: 0; }
QPushButton:hover { border-color: @hint; }
QPushButton:pressed { background: @line; }
QPushButton:checked { background: @chosen; border-color: @chosenLine; }
QPushButton:disabled { color: @faint; background: @window; }
QPushButton:focus { border-color: @accent; }
QPushButton[primary="true"] { background: @highlight; color: @highlighted; border-color: @highlight; font-weight: 600; }
QPushButton[primary="true"]:hover { background: @highlightHover; }
QPushButton[primary="true"]:focus { border: 2px solid @text; padding: 4px 13px; }
QPushButton[primary="true"]:disabled { background: @line; color: @faint; border-color: @line; }
QPushButton[plain="true"] { background: transparent; border: 1px solid transparent; text-align: left; padding: 6px 10px; }
QPushButton[plain="true"]:hover { background: @hover; }
QPushButton[plain="true"]:focus { border-color: @accent; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextBrowser {
    background: @base; border: 1px solid @line; border-radius: 5px; padding: 3px 6px; min-height: 18px;
    selection-background-color: @highlight; selection-color: @highlighted; }
QLineEdit[missing="true"] { border-color: @warning; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus,
QTreeView:focus, QTableView:focus, QListView:focus { border-color: @accent; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { color: @faint; background: @window; }
QComboBox { padding-right: 20px; }
QComboBox::drop-down { border: 0; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/arrow-@shade.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @line; padding: 3px; outline: 0; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: 0; width: 16px; margin: 1px 1px 0 0; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: 0; width: 16px; margin: 0 1px 1px 0; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/icons/arrow-up-@shade.svg); width: 9px; height: 9px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/icons/arrow-@shade.svg); width: 9px; height: 9px; }

QCheckBox::indicator, QTreeView::indicator, QTableView::indicator, QListView::indicator { width: 12px; height: 12px;
    border: 1px solid @hint; border-radius: 3px; background: @base; }
QCheckBox::indicator:hover { border-color: @accent; }
QCheckBox::indicator:focus { border-color: @accent; }
QCheckBox::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked, QListView::indicator:checked {
    background: @highlight; border-color: @highlight; image: url(:/icons/mark-checked.svg); }
QCheckBox::indicator:indeterminate, QTreeView::indicator:indeterminate, QTableView::indicator:indeterminate,
QListView::indicator:indeterminate { background: @highlight; border-color: @highlight; image: url(:/icons/mark-partly.svg); }
QCheckBox::indicator:disabled { border-color: @line; background: @window; }
QCheckBox::indicator:checked:disabled { background: @line; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @hint; border-radius: 7px; background: @base; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:focus { border-color: @accent; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @highlight; }
QRadioButton::indicator:disabled { border-color: @line; background: @window; }

QTreeView, QTableView, QListView { background: @base; alternate-background-color: @alternate; border: 1px solid @line;
    border-radius: 5px; outline: 0; }
QAbstractItemView QLineEdit, QAbstractItemView QAbstractSpinBox, QAbstractItemView QComboBox { padding: 1px 4px; min-height: 16px; }
QTreeView::branch:has-children:closed { image: url(:/icons/arrow-right-@shade.svg); padding: 3px; }
QTreeView::branch:has-children:open { image: url(:/icons/arrow-@shade.svg); padding: 3px; }
QHeaderView::up-arrow { image: url(:/icons/arrow-up-@shade.svg); width: 9px; height: 9px; }
QHeaderView::down-arrow { image: url(:/icons/arrow-@shade.svg); width: 9px; height: 9px; }
QHeaderView::section { background: @window; border: 0; border-bottom: 1px solid @line; padding: 4px 6px; color: @hint; }
QHeaderView::section:vertical { padding: 1px 6px; }
QTableCornerButton::section { background: @window; border: 0; }

QSlider::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal { background: @knob; border: 1px solid @hint; width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border: 2px solid @accent; width: 10px; height: 10px; }
QSlider::handle:horizontal:disabled { background: @window; border-color: @line; }

QProgressBar { background: @line; border: 0; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
QStatusBar { background: @window; border-top: 1px solid @line; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: @hint; padding: 0 6px; }

QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 4px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @hint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { border: 0; background: transparent; }
QScrollArea { border: 0; background: transparent; }

QToolTip { background: @tip; color: #f4f2ef; border: 0; padding: 6px 8px; }
QWidget[card="true"] { background: @base; border: 1px solid @accent; border-radius: 8px; }
QLabel[hint="true"] { color: @hint; }
QLabel[warning="true"] { color: @warning; }
QLabel[error="true"] { color: @error; }
QLabel[title="true"] { font-size: 34px; font-weight: 600; }
QLabel[lead="true"] { font-size: 14px; }
QLabel[heading="true"] { font-size: 15px; font-weight: 600; }
)";

} // namespace

QString styleSheet(const QPalette& palette, bool dark) {
    const QColor highlight = palette.color(QPalette::Highlight);
    // Longer names first, so that no name is taken for the start of another.
    const QList<QPair<QString, QString>> colors{
        {"@highlightHover", highlight.lighter(112).name()},
        {"@highlighted", palette.color(QPalette::HighlightedText).name()},
        {"@highlight", highlight.name()},
        {"@chosenLine", dark ? "#7a4a35" : "#e0b39c"},
        {"@chosen", dark ? "#46342c" : "#f4dfd3"},
        {"@alternate", palette.color(QPalette::AlternateBase).name()},
        {"@warning", warningColor().name()},
        {"@accent", accentColor().name()},
        {"@button", palette.color(QPalette::Button).name()},
        {"@window", palette.color(QPalette::Window).name()},
        {"@error", errorColor().name()},
        {"@hover", dark ? "#34373d" : "#e7e3dd"},
        {"@shade", dark ? "dark" : "light"},
        {"@faint", palette.color(QPalette::Disabled, QPalette::Text).name()},
        {"@base", palette.color(QPalette::Base).name()},
        {"@hint", palette.color(QPalette::PlaceholderText).name()},
        {"@knob", dark ? "#d6d3ce" : "#ffffff"},
        {"@line", palette.color(QPalette::Mid).name()},
        {"@text", palette.color(QPalette::Text).name()},
        {"@tip", palette.color(QPalette::ToolTipBase).name()},
    };
    QString sheet = QString::fromLatin1(kSheet);
    for (const auto& [name, color] : colors) {
        sheet.replace(name, color);
    }
    return sheet;
}

} // namespace sinew
