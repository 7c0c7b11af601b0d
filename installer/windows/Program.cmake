# What both programs have of Windows: the manifest, the icon and the version that Windows shows.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(SINEW_WINDOWS ${CMAKE_CURRENT_LIST_DIR})
set(SINEW_ICON ${CMAKE_BINARY_DIR}/icon/sinew.ico)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/icon)
add_custom_command(OUTPUT ${SINEW_ICON}
    COMMAND Python3::Interpreter ${SINEW_WINDOWS}/draw_icon.py ${CMAKE_SOURCE_DIR}/resources/icons/sinew.svg ${SINEW_ICON}
    DEPENDS ${SINEW_WINDOWS}/draw_icon.py ${CMAKE_SOURCE_DIR}/resources/icons/sinew.svg VERBATIM)
add_custom_target(sinew_icon DEPENDS ${SINEW_ICON})

function(sinew_windows_program program)
    target_sources(${program} PRIVATE ${SINEW_WINDOWS}/program.rc)
    target_include_directories(${program} PRIVATE $<$<COMPILE_LANGUAGE:RC>:${CMAKE_BINARY_DIR}/icon>)
    target_compile_definitions(${program} PRIVATE
        $<$<COMPILE_LANGUAGE:RC>:SINEW_MAJOR=${PROJECT_VERSION_MAJOR}>
        $<$<COMPILE_LANGUAGE:RC>:SINEW_MINOR=${PROJECT_VERSION_MINOR}>
        $<$<COMPILE_LANGUAGE:RC>:SINEW_PATCH=${PROJECT_VERSION_PATCH}>)
    add_dependencies(${program} sinew_icon)
endfunction()

# The resources are made anew when what they hold changes.
set_property(SOURCE ${SINEW_WINDOWS}/program.rc DIRECTORY ${CMAKE_SOURCE_DIR}/ui
    PROPERTY OBJECT_DEPENDS ${SINEW_ICON} ${SINEW_WINDOWS}/program.manifest)
