#pragma once

#include "app/report/Issues.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// Writes to standard output and makes sure it arrived. Error: FileUnwritable (a full disk behind a
/// redirection).
Expected<void> print(std::string_view text);

/// Lines "  left   right" with the right sides under one another; widths counted in characters, not bytes.
std::string columns(const std::vector<std::pair<std::string, std::string>>& rows);

/// Lines of cells under one another, the first cells to the left, the others to the right; widths counted in
/// characters. A row with fewer cells than the first row ends with a text that may run on.
std::string table(const std::vector<std::vector<std::string>>& rows);

/// "1 part", "2 parts".
std::string countText(std::size_t count, const char* one, const char* many);

/// Adds "... and 4 more" instead of the lines after the first `max`.
std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t max);

/// What a command has to say when it is done. It is printed once the line of progress is gone.
struct Printout {
    std::string result;         ///< what was asked for; always printed
    std::string summary;        ///< for people; not with --quiet
    Issues issues;              ///< the warnings among them go to standard error
    double metersPerUnit = 1.0; ///< the unit of the issues' lengths
    int exitCode = 0;           ///< what the program ends with
    std::string shortfall = {}; ///< why that is not 0: to standard error where no summary says it
};

/// Warnings, a line each and at most `max`, the rest by their number; of many of one kind the first few.
/// Leaks, which come gathered, are all told. Lengths are in the scene's unit. Empty when there are none.
std::string warningLines(const Issues& issues, double metersPerUnit = 1.0, std::size_t max = 10);

/// What was left behind on the way into a file, a line each under a heading; of many textures or meshes with
/// the same loss the first few. Empty when nothing was.
std::string lossLines(const Notices& notices);

/// The issues that are neither warnings nor told by lossLines.
Issues notesAmong(const Issues& issues);

/// Notes, a line each under a heading. Empty when there are none.
std::string noteLines(const Issues& notes, double metersPerUnit = 1.0);

/// "1 warning, 8 notes", without what lossLines lists; "No issues found" without any.
std::string issueCounts(const Issues& issues);

/// From here on Ctrl-C (and a polite kill, and a terminal that is closed) asks the running command to stop; a
/// second Ctrl-C ends the process at once. Calls of the system that wait in the calling thread, such as for
/// the reader of a pipe, return with EINTR from then on, so that no wait outlasts the first signal. A file
/// that would grow beyond the limit of the shell (ulimit -f) cannot be written then, where the signal would
/// end the process. Call it in the main thread, once.
void catchInterrupts();

/// Whether somebody asked. Any thread.
bool interrupted();

/// What a shell expects of a command that was stopped so: 128 and the signal, 130 for Ctrl-C.
int interruptedExitCode();

/// For whom progress is written.
enum class ProgressForm {
    Line, ///< a person: one line, redrawn, where standard error is a terminal
    Json  ///< a program: {"stage": "distances", "text": "...", "fraction": 0.5}, each on a line of its own
};

/// Progress of a command: canceled by Ctrl-C; shown on standard error ten times a second and at every new
/// stage. A person's line is gone when this is destroyed.
class TerminalProgress final : public Progress {
public:
    /// `shown`: false draws no line, whatever standard error is. A program gets its lines all the same.
    explicit TerminalProgress(bool shown = true, ProgressForm form = ProgressForm::Line);
    ~TerminalProgress() override;

    bool canceled() const override;
    void report(Stage stage, double fraction) override;
    void residual(double largest) override { m_residual = largest; }
    /// The last one that was reported; Stage::Count before the first.
    Stage stage() const { return m_reported; }

private:
    void draw(Stage stage, double fraction) const;

    const ProgressForm m_form;
    const bool m_shown;
    std::atomic<Stage> m_reported = Stage::Count;
    std::atomic<double> m_residual = -1.0; ///< negative: none
    std::mutex m_mutex;                    ///< guards what follows and the line itself
    Stage m_stage = Stage::Count;
    std::chrono::steady_clock::time_point m_drawn;
};

/// Seconds since it was made.
class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// Says what is wrong with a command line, or went wrong in what it asked for: one line on standard error, or
/// kept for a program that asked in place of a person.
class Complaints {
public:
    /// `arguments`: with the name of the program. `kept`: takes the line, without "sinew: ", in place of
    /// standard error; null: nobody keeps it. Both have to outlive this.
    explicit Complaints(std::span<const char* const> arguments, std::string* kept = nullptr)
        : m_arguments(arguments)
        , m_kept(kept) {}

    /// Returns the exit code, as wrongUsage does.
    int told(const Error& trouble) const;
    int wrongUsage(const std::string& text) const;

    std::span<const char* const> arguments() const { return m_arguments; }

private:
    void say(const std::string& text) const;

    std::span<const char* const> m_arguments;
    std::string* m_kept;
};

} // namespace sinew
