$ErrorActionPreference = 'Stop'

Uninstall-BinFile -Name 'sinew'
$key = Get-UninstallRegistryKey -SoftwareName 'Sinew'
if ($key) {
    $uninstaller = Join-Path $key.InstallLocation 'uninstall.exe'
    Uninstall-ChocolateyPackage -PackageName 'sinew' -FileType 'exe' -SilentArgs '/S' -File $uninstaller
}
