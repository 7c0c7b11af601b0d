#include "ui/theme/Theme.h"

namespace sinew {
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

} // namespace sinew
