#pragma once

#include <array>

namespace sinew::bench {

/// What Dionne and de Lasa (2014) say of one of their models; figures 7, 9 and 10 are bar charts, so what
/// stands here is what the text says of them. Null: it does not say.
struct PaperModel {
    const char* name;
    int faces;         ///< table 1
    const char* bind;  ///< figure 7: seconds at 256, sparse, without winding numbers
    const char* gain;  ///< figure 9: how many times as long a uniform grid takes
    const char* votes; ///< figure 10: how many times as long winding numbers make it
};

/// The 11 models of table 1. A MacBook Pro of 2011, 2.2 GHz Core i7 with four cores, Radeon HD 6750M.
inline constexpr std::array kPaperModels{
    PaperModel{"Bloat", 4680, "< 3", nullptr, "moderate"},
    PaperModel{"Boomer", 5297, "< 3", "about 5", "moderate"},
    PaperModel{"Mercenary", 9236, "< 3", nullptr, "moderate"},
    PaperModel{"Radioactive", 10479, "< 3", nullptr, nullptr},
    PaperModel{"Sledge", 12850, "< 3", nullptr, nullptr},
    PaperModel{"Engineer", 13217, "< 3", nullptr, "about 1.3"},
    PaperModel{"Parasite", 17570, "< 3", nullptr, nullptr},
    PaperModel{"Hunter", 17968, "< 3", nullptr, "moderate"},
    PaperModel{"Shockwave", 23181, "about 7", nullptr, "about 1.3"},
    PaperModel{"Pilot", 35644, "< 3", nullptr, "about 2"},
    PaperModel{"Beast", 54236, "< 3", nullptr, "about 1"},
};

/// Table 2, seconds. Null: it has none.
struct PaperTimes {
    const char* name;
    const char* at256;
    const char* at512;
    const char* heat;       ///< heat diffusion
    const char* biharmonic; ///< bounded biharmonic weights
};
inline constexpr std::array kPaperTimes{
    PaperTimes{"Beast", "2.5", "14.6", "5.2", nullptr},
    PaperTimes{"Armadillo", "6.7", "29.6", "7.1", "721.0"},
};

} // namespace sinew::bench
