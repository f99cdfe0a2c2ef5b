@echo off
rem Starts Coup d'Oeil as the script beside it does, which says why. Written with care and never run: nobody had a Windows to
rem run it on. Where anything of it fails, "java -jar coupdoeil.jar" does the same.
setlocal EnableExtensions DisableDelayedExpansion
for %%D in ("%~dp0..") do set "folder=%%~fD"
set "jar=%folder%\coupdoeil.jar"

set "java="
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if not defined java for %%J in (java.exe) do set "java=%%~$PATH:J"
if not defined java (
    echo coupdoeil: there is no Java here: install a JDK 17 or later, or name one in JAVA_HOME 1>&2
    exit /b 4
)

rem Which virtual machine: an option that it does not know would stop it.
for %%H in ("%java%\..\..") do set "home=%%~fH"
set "version="
set "build="
if exist "%home%\release" for /f "usebackq tokens=1,* delims==" %%K in ("%home%\release") do (
    if "%%K"=="JAVA_VERSION" set "version=%%~L"
    if "%%K"=="JAVA_RUNTIME_VERSION" set "build=%%~L"
)
for /f "delims=.-+ " %%V in ("%version%") do set "version=%%V"
if not defined version goto plain
if %version% LSS 17 goto plain
if not defined LOCALAPPDATA goto plain

set "use=-XX:SharedArchiveFile"
set "make=-XX:ArchiveClassesAtExit"
if %version% GEQ 25 (
    set "use=-XX:AOTCache"
    set "make=-XX:AOTCacheOutput"
)
set "collector=-XX:+UseSerialGC"
echo "%JDK_JAVA_OPTIONS% %JAVA_TOOL_OPTIONS%" | find "GC" >nul && set "collector=-XX:+IgnoreUnrecognizedVMOptions"
rem The rehearsal is this script, called with the kind of archive in this variable.
if defined COUPDOEIL_REHEARSAL (
    set "kind=%COUPDOEIL_REHEARSAL%"
) else (
    set "kind=command"
    if "%~1"=="edit" set "kind=window"
)
set "cache=%LOCALAPPDATA%\coupdoeil"
set "archive=%cache%\%kind%-%version%"
if not exist "%cache%" mkdir "%cache%" 2>nul
set "now=%archive%.now%RANDOM%%RANDOM%"
(
    echo %build% %java%
    for %%F in ("%jar%" "%folder%\lib\*.jar") do echo %%~fF %%~zF %%~tF
) >"%now%" 2>nul
if defined COUPDOEIL_REHEARSAL goto rehearse

fc /b "%now%" "%archive%.key" >nul 2>nul
if not errorlevel 1 if exist "%archive%" (
    del "%now%" 2>nul
    "%java%" -Xlog:disable -XX:+VerifySharedSpaces %collector% -XX:TieredStopAtLevel=1 "%use%=%archive%" -jar "%jar%" %*
    exit /b
)
del "%now%" 2>nul
set "COUPDOEIL_REHEARSAL=%kind%"
start "" /b /low "%ComSpec%" /c call "%~f0" %* <nul >nul 2>nul
set "COUPDOEIL_REHEARSAL="
"%java%" %collector% -XX:TieredStopAtLevel=1 -jar "%jar%" %*
exit /b

:rehearse
rem Whoever makes the folder first makes the archive.
mkdir "%archive%.making" 2>nul || goto end
"%java%" -Xlog:disable %collector% -XX:TieredStopAtLevel=1 "%make%=%archive%.making\archive" -cp "%jar%" ^
    coupdoeil.editor.Rehearsal %kind% "%archive%.making\scratch" %*
if exist "%archive%.making\archive" (
    del "%archive%.key" 2>nul
    move /y "%archive%.making\archive" "%archive%" >nul && move /y "%now%" "%archive%.key" >nul
)
rmdir /s /q "%archive%.making"
:end
del "%now%" 2>nul
exit /b

:plain
"%java%" -jar "%jar%" %*
exit /b
