# Writes the archive's README.txt, which names the packages that the program needs. Run when the archive's own part is
# installed, with `program` (the executable), `version`, `work` (a folder for this) and `besides` (packages that hold
# no library).
file(WRITE ${work}/debian/control "Source: sinew\n\nPackage: sinew\nArchitecture: any\nDescription: sinew\n")
execute_process(COMMAND dpkg-shlibdeps -O ${program} WORKING_DIRECTORY ${work}
    OUTPUT_VARIABLE needed ERROR_VARIABLE words RESULT_VARIABLE result OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT result EQUAL 0)
    message(FATAL_ERROR "dpkg-shlibdeps (package dpkg-dev) does not say what the program needs: ${result} ${words}")
endif()
string(REPLACE "shlibs:Depends=" "" needed "${needed}, ${besides}")
# Names without versions, the first of alternatives.
string(REGEX REPLACE " *\\([^)]*\\)| *\\|[^,]*" "" needed "${needed}")
string(REPLACE ", " ";" needed "${needed}")
list(REMOVE_DUPLICATES needed)
list(SORT needed)
set(packages "")
set(line "       ")
foreach(package IN LISTS needed)
    string(LENGTH "${line} ${package}" length)
    if(length GREATER 98)
        string(APPEND packages "${line} \\\n")
        set(line "       ")
    endif()
    string(APPEND line " ${package}")
endforeach()
string(APPEND packages "${line}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/README.txt.in $ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/README.txt @ONLY)
