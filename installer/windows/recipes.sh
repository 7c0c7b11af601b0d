# shellcheck shell=bash disable=SC2034,SC2154 # a part of sysroot.sh
# What the sysroot holds, in the order in which it is made, and how. Each library has a function of its name. `build`
# compiles a Debian source and puts it into the sysroot; `$sysroot` and `$sources` are the folders of both.
libraries="zlib headers paths tbb png openmesh pugixml meshoptimizer fmt spdlog webp draco assimp qt svg"

# The Debian sources that a library takes.
declare -A sourcesOf=([tbb]=onetbb [png]=libpng1.6 [openmesh]=openmesh [pugixml]=pugixml [meshoptimizer]=meshoptimizer
    [fmt]=fmtlib [spdlog]=spdlog [webp]=libwebp [draco]=draco [assimp]="assimp minizip" [qt]=qt6-base
    [svg]=qtsvg-opensource-src)

# The Debian packages that libraries are compiled with or copied from: another version makes another sysroot.
packages="g++-mingw-w64-x86-64-posix mingw-w64-x86-64-dev libz-mingw-w64-dev libeigen3-dev libexpected-dev libcli11-dev
    nlohmann-json3-dev libutfcpp-dev libstb-dev qt6-base-dev-tools"

# Debian has zlib for MinGW. The DLLs of the compiler come along: every program needs them.
zlib() {
    local mingw=/usr/x86_64-w64-mingw32 name
    cp "$mingw"/include/{zlib,zconf}.h "$sysroot/include"
    cp "$mingw"/lib/libz.dll.a "$sysroot/lib"
    cp "$mingw"/lib/zlib1.dll "$sysroot/bin"
    for name in libstdc++-6 libgcc_s_seh-1 libwinpthread-1; do
        cp "$(x86_64-w64-mingw32-g++-posix -print-file-name=$name.dll)" "$sysroot/bin"
    done
}

# Libraries without compiled code are the same for each system.
headers() {
    cp -rL --remove-destination /usr/include/{eigen3,tl,nlohmann,CLI,stb,utf8,utf8.h} "$sysroot/include"
    mkdir -p "$sysroot/share/eigen3"
    cp -r /usr/share/eigen3/cmake "$sysroot/share/eigen3"
    cp -r /usr/share/cmake/{nlohmann_json,tl-expected,CLI11} "$sysroot/share/cmake"
}

# The compiler's header that reads names of files, with a patch; mingw.cmake puts it before the compiler's own.
paths() {
    mkdir -p "$sysroot/first/bits"
    cp "$(dirname "$(x86_64-w64-mingw32-g++-posix -print-file-name=libstdc++.a)")"/include/c++/bits/fs_path.h \
        "$sysroot/first/bits"
    step patch -d "$sysroot/first" -p1 --input "$here/patches/paths-utf8.patch"
}

tbb() {
    build onetbb -DTBB_TEST=OFF -DTBB_STRICT=OFF -DTBBMALLOC_BUILD=OFF -DTBB_ENABLE_IPO=OFF \
        -DTBB_DISABLE_HWLOC_AUTOMATIC_SEARCH=ON
}

png() {
    build libpng1.6 -DPNG_SHARED=OFF -DPNG_STATIC=ON -DPNG_TESTS=OFF -DPNG_EXECUTABLES=OFF
}

openmesh() {
    build openmesh -DBUILD_APPS=OFF -DOPENMESH_BUILD_SHARED=OFF -DOPENMESH_DOCS=OFF
}

pugixml() {
    build pugixml
}

meshoptimizer() {
    build meshoptimizer
}

fmt() {
    build fmtlib -DFMT_TEST=OFF -DFMT_DOC=OFF
}

spdlog() {
    build spdlog -DSPDLOG_BUILD_EXAMPLE=OFF -DSPDLOG_FMT_EXTERNAL=ON
}

webp() {
    build libwebp -DBUILD_SHARED_LIBS=OFF -DWEBP_BUILD_LIBWEBPMUX=ON -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF \
        -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF \
        -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
}

draco() {
    build draco -DBUILD_SHARED_LIBS=OFF -DDRACO_TESTS=OFF
}

# Debian's source has no unzip; it comes from minizip. Its own pugixml would be a second one in the program.
assimp() {
    local unzip=$sources/assimp/contrib/unzip kind readers=()
    cp "$sysroot"/include/{pugixml,pugiconfig}.hpp "$sources/assimp/contrib/pugixml/src"
    mkdir -p "$unzip"
    cp "$sources"/minizip/{unzip.c,unzip.h,ioapi.c,ioapi.h,crypt.h} "$unzip"
    : >"$unzip/crypt.c"
    for kind in AMF 3DS AC ASE B3D COB DXF IQM LWO MD2 MD3 MD5 MDC MDL MMD MS3D NDO NFF OFF OGRE OPENGEX Q3D RAW SIB \
        SMD STL X X3D XGL 3MF; do
        readers+=("-DASSIMP_BUILD_${kind}_IMPORTER=ON")
    done
    build assimp -DBUILD_SHARED_LIBS=OFF -DASSIMP_NO_EXPORT=ON -DASSIMP_BUILD_ALL_IMPORTERS_BY_DEFAULT=OFF \
        "${readers[@]}" -DASSIMP_BUILD_ASSIMP_TOOLS=OFF -DASSIMP_BUILD_TESTS=OFF -DASSIMP_BUILD_ZLIB=OFF \
        -DASSIMP_WARNINGS_AS_ERRORS=OFF -DASSIMP_IGNORE_GIT_HASH=ON -DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON \
        "-DCMAKE_CXX_FLAGS=-isystem $sysroot/include -isystem $sysroot/include/stb"
}

# What Sinew uses of Qt, with the copies of other libraries that are in Qt's own source.
qt() {
    local part off=()
    for part in opengl_dynamic sql dbus network printsupport vulkan xml concurrent androiddeployqt qmake icu zstd glib \
        direct2d1_1 system_zlib system_png system_jpeg system_freetype system_harfbuzz system_pcre2 \
        system_doubleconversion pkg_config; do
        off+=("-DFEATURE_$part=OFF")
    done
    build qt6-base -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DBUILD_SHARED_LIBS=ON -DQT_BUILD_TESTS=OFF \
        -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TOOLS_WHEN_CROSSCOMPILING=OFF -DINPUT_opengl=desktop -DFEATURE_opengl=ON \
        -DFEATURE_opengl_desktop=ON -DFEATURE_tabletevent=ON "${off[@]}"
}

# Debian's mirrors lack the source of Qt 6's SVG; that of Qt 5 with a patch makes the same classes.
svg() {
    local from=$sources/qtsvg-opensource-src
    rm -rf "$from"/include "$from"/src/svg/{qsvgwidget,qgraphicssvgitem,qsvggenerator}.{cpp,h}
    cp -r "$here/svg/." "$from"
    build qtsvg-opensource-src
}
