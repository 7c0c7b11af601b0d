# Compiles for Windows on x86-64 with Debian's MinGW. SINEW_SYSROOT is the folder that sysroot.sh fills.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES SINEW_SYSROOT)

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
# CMake does not find these by the compiler's name, which ends in -posix.
set(CMAKE_AR /usr/bin/x86_64-w64-mingw32-ar)
set(CMAKE_RANLIB /usr/bin/x86_64-w64-mingw32-ranlib)
set(CMAKE_STRIP /usr/bin/x86_64-w64-mingw32-strip)
set(CMAKE_OBJDUMP /usr/bin/x86_64-w64-mingw32-objdump)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)

# The header that takes names of files for UTF-8 comes before that of the compiler.
set(CMAKE_CXX_FLAGS_INIT "-isystem ${SINEW_SYSROOT}/first")

set(CMAKE_FIND_ROOT_PATH ${SINEW_SYSROOT} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# moc, rcc, uic and lrelease are those of Debian's Qt, which has the same version.
set(QT_HOST_PATH /usr)
set(QT_HOST_PATH_CMAKE_DIR /usr/lib/x86_64-linux-gnu/cmake)
set(Qt6LinguistTools_DIR ${QT_HOST_PATH_CMAKE_DIR}/Qt6LinguistTools)
