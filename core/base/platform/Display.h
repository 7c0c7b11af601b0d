#pragma once

#include <string>

namespace sinew {

// What the system's windows and their OpenGL are told before the first of them is made. It stands in
// variables of the environment, which Qt and the drivers read then; what the user has set there stays.

/// What this system needs to draw OpenGL with the processor.
struct SoftwareOpenGl {
    bool there = false;
    std::string file; ///< the library that has to be there, with its folder; empty: the system's own will do
};
SoftwareOpenGl softwareOpenGl();

/// OpenGL is drawn with the processor from here on, here and in programs that this one starts. Nothing where
/// the library for it is missing.
void useSoftwareOpenGl();

/// Title bars follow the system's dark theme where they would be light otherwise.
void useDarkTitleBars();

} // namespace sinew
