$ErrorActionPreference = 'Stop'

$package = @{
    packageName    = $env:ChocolateyPackageName
    fileType       = 'exe'
    url64bit       = '@download@/sinew-@version@-setup.exe'
    checksum64     = '@setupHash@'
    checksumType64 = 'sha256'
    softwareName   = 'Sinew'
    silentArgs     = '/S'
    validExitCodes = @(0)
}
Install-ChocolateyPackage @package

# The command line finds sinew.exe by this; the window is in the Start menu.
Install-BinFile -Name 'sinew' -Path (Join-Path $env:LOCALAPPDATA 'Programs\Sinew\bin\sinew.exe')
