; The installer of Sinew for Windows: for one user, without an administrator. package.sh gives it the program folder, the
; list of its files as the macros InstallFiles and RemoveFiles, version, size and result.
; Silent: setup.exe /S [/D=FOLDER]. It ends with 0, or with 2 when Sinew runs or the old version does not go away.
Target amd64-unicode
Unicode True
SetCompressor /SOLID lzma
CRCCheck force
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include Integration.nsh
!include "${FILES}"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sinew"
!define CLASSES "Software\Classes"
!define WINDOW "$INSTDIR\bin\SinewWindow.exe"

Name Sinew
BrandingText "Sinew ${VERSION}"
OutFile "${RESULT}"
InstallDir "$LOCALAPPDATA\Programs\Sinew"
InstallDirRegKey HKCU "${UNINSTALL}" InstallLocation
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName Sinew
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "Sinew Setup"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 CompanyName "The Sinew authors"
VIAddVersionKey /LANG=0 LegalCopyright "The Sinew authors, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${WINDOW}"
!insertmacro MUI_PAGE_LICENSE "${FROM}/LICENSE"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German

LangString textProgram ${LANG_ENGLISH} "Sinew (required)"
LangString textProgram ${LANG_GERMAN} "Sinew (nötig)"
LangString textDesktop ${LANG_ENGLISH} "Shortcut on the desktop"
LangString textDesktop ${LANG_GERMAN} "Verknüpfung auf dem Desktop"
LangString textTypes ${LANG_ENGLISH} "File types"
LangString textTypes ${LANG_GERMAN} "Dateitypen"
LangString aboutProgram ${LANG_ENGLISH} "The program, its entry in the Start menu, and sinew.exe for the command line."
LangString aboutProgram ${LANG_GERMAN} "Das Programm, sein Eintrag im Startmenü und sinew.exe für die Befehlszeile."
LangString aboutDesktop ${LANG_ENGLISH} "Starts Sinew from the desktop."
LangString aboutDesktop ${LANG_GERMAN} "Startet Sinew vom Desktop."
LangString aboutTypes ${LANG_ENGLISH} "Opens .sinew files with Sinew. Offers Sinew under Open with for .fbx, .glb, .gltf, \
    .obj and .vrm; the program that opens them stays."
LangString aboutTypes ${LANG_GERMAN} "Öffnet .sinew-Dateien mit Sinew. Bietet Sinew unter Öffnen mit für .fbx, .glb, \
    .gltf, .obj und .vrm an; das Programm, das sie öffnet, bleibt."
LangString typeProject ${LANG_ENGLISH} "Sinew project"
LangString typeProject ${LANG_GERMAN} "Sinew-Projekt"
LangString typeModel ${LANG_ENGLISH} "3D model"
LangString typeModel ${LANG_GERMAN} "3D-Modell"
LangString needsWindows ${LANG_ENGLISH} "Sinew needs Windows 10, version 1903, or newer."
LangString needsWindows ${LANG_GERMAN} "Sinew braucht Windows 10, Version 1903, oder neuer."
LangString isRunning ${LANG_ENGLISH} "Sinew is running. Save your work, close Sinew, then try again."
LangString isRunning ${LANG_GERMAN} "Sinew läuft. Speichern Sie Ihre Arbeit, schließen Sie Sinew und versuchen Sie es \
    erneut."
LangString oldStays ${LANG_ENGLISH} "The old version in $R0 cannot be removed. Remove it in the Windows settings, then try \
    again."
LangString oldStays ${LANG_GERMAN} "Die alte Version in $R0 lässt sich nicht entfernen. Entfernen Sie sie in den \
    Windows-Einstellungen und versuchen Sie es erneut."

; Windows lets nobody write to a program that runs. Leaves 1 in $1 for such a program, else 0.
!macro TestRunning NAME
    ${If} ${FileExists} "$INSTDIR\bin\${NAME}"
        ClearErrors
        FileOpen $0 "$INSTDIR\bin\${NAME}" a
        ${If} ${Errors}
            StrCpy $1 1
        ${Else}
            FileClose $0
        ${EndIf}
    ${EndIf}
!macroend

!macro RefuseWhileRunning
    ${Do}
        StrCpy $1 0
        !insertmacro TestRunning SinewWindow.exe
        !insertmacro TestRunning sinew.exe
        ${If} $1 = 0
            ${Break}
        ${EndIf}
        ${If} ${Cmd} 'MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(isRunning)" /SD IDCANCEL IDCANCEL'
            SetErrorLevel 2
            Abort "$(isRunning)"
        ${EndIf}
    ${Loop}
!macroend

; A newer version may lack files of the old one, so the old one's uninstaller takes away its own.
!macro RemoveOldVersion
    ReadRegStr $R0 HKCU "${UNINSTALL}" InstallLocation
    ${If} $R0 != ""
    ${AndIf} ${FileExists} "$R0\uninstall.exe"
        StrCpy $R1 2
        ExecWait '"$R0\uninstall.exe" /S _?=$R0' $R1
        ${If} $R1 <> 0
            MessageBox MB_OK|MB_ICONSTOP "$(oldStays)" /SD IDOK
            SetErrorLevel 2
            Abort "$(oldStays)"
        ${EndIf}
        Delete "$R0\uninstall.exe"
        RMDir "$R0"
    ${EndIf}
!macroend

; A kind of file that Sinew opens.
!macro WriteKind ID NAME
    WriteRegStr HKCU "${CLASSES}\${ID}" "" "${NAME}"
    WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "${WINDOW},0"
    WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '"${WINDOW}" "%1"'
!macroend

!macro WriteOpenWith ENDING
    WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" Sinew.Model ""
    WriteRegStr HKCU "${CLASSES}\Applications\SinewWindow.exe\SupportedTypes" "${ENDING}" ""
!macroend

!macro RemoveOpenWith ENDING ID
    DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "${ID}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

Section "$(textProgram)" sectionProgram
    SectionIn RO
    !insertmacro RefuseWhileRunning
    !insertmacro RemoveOldVersion
    !insertmacro InstallFiles
    WriteUninstaller "$INSTDIR\uninstall.exe"
    SetOutPath "$PROFILE"
    CreateShortcut "$SMPROGRAMS\Sinew.lnk" "${WINDOW}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayName Sinew
    WriteRegStr HKCU "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" DisplayIcon "${WINDOW},0"
    WriteRegStr HKCU "${UNINSTALL}" Publisher "The Sinew authors"
    WriteRegStr HKCU "${UNINSTALL}" URLInfoAbout "https://github.com/sinewbind/sinew"
    WriteRegStr HKCU "${UNINSTALL}" InstallLocation "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" EstimatedSize ${SIZE}
    WriteRegDWORD HKCU "${UNINSTALL}" NoModify 1
    WriteRegDWORD HKCU "${UNINSTALL}" NoRepair 1
SectionEnd

Section /o "$(textDesktop)" sectionDesktop
    CreateShortcut "$DESKTOP\Sinew.lnk" "${WINDOW}"
SectionEnd

Section "$(textTypes)" sectionTypes
    !insertmacro WriteKind Sinew.Project "$(typeProject)"
    WriteRegStr HKCU "${CLASSES}\.sinew" "" Sinew.Project
    WriteRegStr HKCU "${CLASSES}\.sinew\OpenWithProgids" Sinew.Project ""
    !insertmacro WriteKind Sinew.Model "$(typeModel)"
    WriteRegStr HKCU "${CLASSES}\Applications\SinewWindow.exe" FriendlyAppName Sinew
    WriteRegStr HKCU "${CLASSES}\Applications\SinewWindow.exe\shell\open\command" "" '"${WINDOW}" "%1"'
    WriteRegStr HKCU "${CLASSES}\Applications\SinewWindow.exe\SupportedTypes" .sinew ""
    !insertmacro WriteOpenWith .fbx
    !insertmacro WriteOpenWith .glb
    !insertmacro WriteOpenWith .gltf
    !insertmacro WriteOpenWith .obj
    !insertmacro WriteOpenWith .vrm
    ${NotifyShell_AssocChanged}
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${sectionProgram} "$(aboutProgram)"
    !insertmacro MUI_DESCRIPTION_TEXT ${sectionDesktop} "$(aboutDesktop)"
    !insertmacro MUI_DESCRIPTION_TEXT ${sectionTypes} "$(aboutTypes)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; An update keeps what was chosen before.
Function .onInit
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(needsWindows)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    ReadRegStr $R0 HKCU "${UNINSTALL}" InstallLocation
    ReadRegStr $R1 HKCU "${CLASSES}\Sinew.Project" ""
    ${If} $R0 != ""
    ${AndIf} $R1 == ""
        !insertmacro UnselectSection ${sectionTypes}
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\Sinew.lnk"
        !insertmacro SelectSection ${sectionDesktop}
    ${EndIf}
FunctionEnd

; What was installed goes, by name. A folder goes once it is empty, so files of others stay where they are.
Section Uninstall
    !insertmacro RefuseWhileRunning
    !insertmacro RemoveFiles
    Delete "$SMPROGRAMS\Sinew.lnk"
    Delete "$DESKTOP\Sinew.lnk"
    ReadRegStr $R0 HKCU "${CLASSES}\.sinew" ""
    ${If} $R0 == Sinew.Project
        DeleteRegValue HKCU "${CLASSES}\.sinew" ""
    ${EndIf}
    !insertmacro RemoveOpenWith .sinew Sinew.Project
    !insertmacro RemoveOpenWith .fbx Sinew.Model
    !insertmacro RemoveOpenWith .glb Sinew.Model
    !insertmacro RemoveOpenWith .gltf Sinew.Model
    !insertmacro RemoveOpenWith .obj Sinew.Model
    !insertmacro RemoveOpenWith .vrm Sinew.Model
    DeleteRegKey HKCU "${CLASSES}\Sinew.Project"
    DeleteRegKey HKCU "${CLASSES}\Sinew.Model"
    DeleteRegKey HKCU "${CLASSES}\Applications\SinewWindow.exe"
    DeleteRegKey HKCU "${UNINSTALL}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ${NotifyShell_AssocChanged}
SectionEnd
