#pragma once

#include "app/batch/BindWorker.h"
#include "app/batch/Shard.h"
#include "app/export/Lods.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ReadSettings.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace sinew {

/// Which characters a batch binds, and how. All files are bound alike.
struct BatchSettings {
    std::string input;    ///< a folder, a list of files, or one file
    std::string folder;   ///< where outputs go
    std::string recipe;   ///< empty: default settings
    std::string style;    ///< file of sinew learn; empty: none
    std::string skeleton; ///< empty: each file's own
    std::string format;   ///< extension without the dot; empty: each input's own
    int jobs = 1;         ///< files at a time
    int threads = 0;      ///< of each; 0: all the machine has, shared among the jobs
    bool rebuild = false;
    bool packed = false;
    bool force = false; ///< write over what is read
    bool again = false; ///< bind what is done already once more
    int filesPerProcess = kFilesPerProcess;
    Shard shard;              ///< only the files that belong to it
    std::string requirements; ///< of `sinew check`, which outputs have to meet; empty: none
    std::string quarantine;   ///< folder for outputs that do not
    LodOptions lods;
    ReadSettings read;
    std::vector<std::string> pictureMeshes; ///< files of --picture-mesh
};

/// What became of a file of a batch.
enum class BatchState {
    Open,    ///< not tried yet
    Running, ///< a process binds it, or measures its output
    Skipped, ///< was done before
    Done,
    Failed
};

/// One file of a batch: what is to be done, then what came of it.
struct BatchRow {
    std::filesystem::path input;
    std::filesystem::path output;
    std::string key; ///< of everything that decides the output (batchKey); empty: the input cannot be read
    BatchState state = BatchState::Open;
    std::size_t vertices = 0;
    std::size_t warnings = 0;
    double seconds = 0.0;
    bool rejected = false; ///< it failed as its output missed a requirement
    std::string error;     ///< a line; empty unless it failed
};

/// The files of a batch, or of its shard, in the order of their names (of a list: in its order), each once,
/// with an output for each; absolute. A folder's subfolders are kept below the output folder; hidden files
/// and folders are left out. Errors: FileNotFound, BatchEmpty, BatchOutputInside, BatchQuarantineInside,
/// BatchSameOutput; those of readFile for a list.
Expected<std::vector<BatchRow>> batchRows(const BatchSettings& settings);

/// What decides every output of a batch besides the inputs: SHA-256 of the recipe, of the skeleton file, of
/// the options, of the requirements and of this version. Errors: those of readRecipe and of reading the
/// skeleton.
Expected<std::string> batchBasis(const BatchSettings& settings, const Progress& progress);

/// What decides one output: SHA-256 of the basis, of the input and of the files that it names. Empty when the
/// input cannot be read, or on a cancel. O(bytes).
std::string batchKey(const std::string& basis, const std::filesystem::path& input,
                     const ReadSettings& settings, const Progress& progress);

/// Where a row's outcome is noted: .sinew/NAME.json beside its output. The reports of the bind that is under
/// way and of the check of its output lie there too.
std::filesystem::path recordFile(const BatchRow& row);
std::filesystem::path batchReportFile(const BatchRow& row);
std::filesystem::path batchCheckFile(const BatchRow& row);

/// Fills in what was noted of the row, if that was made by the same key: Skipped where the output is there
/// and unchanged, Failed where it failed. Everything else leaves the row open.
void readRecord(BatchRow& row, const Progress& progress);

/// Takes a row's figures from the report of its bind. Returns the files that the bind wrote.
std::vector<std::filesystem::path> readFigures(BatchRow& row);

/// Notes what became of a row, whole or not at all. Errors: FileUnwritable, those of reading the output.
Expected<void> writeRecord(const BatchRow& row);

/// Gives every row its key and reads what was noted of it, so that what is done is skipped; with
/// `settings.again` nothing is. Errors: of batchBasis; Canceled.
Expected<void> readRecords(std::vector<BatchRow>& rows, const BatchSettings& settings, Progress& progress);

/// Binds every row that is not done, `settings.jobs` at a time, by as many processes of this program
/// (BindWorker), and fills the row in. A process that dies fails the file that it was binding, and no other.
/// `told` hears of each row when its bind begins (Running) and when it has ended, on this thread. Outputs
/// that miss a requirement are moved to the quarantine at once; a row is noted as done once its output was
/// judged. When it is canceled the processes are stopped, and none leaves an output half-written; when this
/// process is killed they are stopped too. Error: Canceled.
Expected<void> runBatchJobs(std::vector<BatchRow>& rows, const BatchSettings& settings, Progress& progress,
                            const std::function<void(const BatchRow&)>& told);

/// Commands that do the rows that are not done, each on any machine.
struct BatchList {
    std::string commands;
    std::vector<std::string> refused; ///< names that the list cannot hold
};

enum class ListForm {
    Lines,     ///< for a shell; a name with a line feed would end a line early
    EndedByNul ///< for a shell; no name can hold a NUL
};

/// All names are absolute.
BatchList batchCommands(const std::vector<BatchRow>& rows, const BatchSettings& settings, ListForm form);

/// The same for programs: an array of objects, which `sinew batch --help` documents, with what each command
/// will take (expectedCost). JSON cannot hold names that are not UTF-8. Errors: those of readRecipe.
Expected<BatchList> batchCommandsJson(const std::vector<BatchRow>& rows, const BatchSettings& settings);

} // namespace sinew
