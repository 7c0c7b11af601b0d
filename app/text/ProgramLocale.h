#pragma once

namespace sinew {

/// Qt takes over the machine's locale when an application is made, and with it every library of C would read
/// and write numbers with a comma where that is the custom. Files, recipes and command lines have a point
/// everywhere, so this puts numbers back; to be called once the application is there.
void keepNumbersPlain();

/// That, and for the command line, whose texts are English: numbers and the system's reasons in English, too.
void useCommandLineLocale();

} // namespace sinew
