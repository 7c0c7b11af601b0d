#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/assimp/ReaderProgram.h"
#include "core/io/png/Png.h"
#include "core/io/source/ReadSettings.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

// What draws vectors is no part of core, and files that come from strangers can hang or crash it. So this
// program draws in a process of its own: called as `PROGRAM kDrawPictureCommand FILE PIXELS`, it writes the
// pixels to its standard output (app/drawing).

constexpr const char* kDrawPictureCommand = "--draw-picture";

constexpr int kDrawnPixels = 1024; ///< along the longer side of a drawing that is smaller
constexpr std::size_t kMaxDrawnLayers = 256;
/// Pixels of all layers together, each cut to what is drawn of it: 1 GiB.
constexpr std::uint64_t kMaxDrawnArea = std::uint64_t{1} << 28U;

/// One layer of a drawing, cut to a box around what is drawn of it.
struct DrawnLayer {
    std::string name; ///< empty: the file's
    std::uint32_t left = 0;
    std::uint32_t top = 0; ///< pixels from the canvas's upper left corner
    ColorImage image;
};

/// A file of vectors as pixels.
struct Drawing {
    std::uint32_t width = 0; ///< of the canvas, pixels
    std::uint32_t height = 0;
    std::uint32_t longest = 0;      ///< pixels along the longer side where nobody chooses them
    std::vector<DrawnLayer> layers; ///< the lowest first
    /// What of the file is not drawn, and how often it stands there: keys of NoticeCode::ContentIgnored.
    std::vector<std::pair<std::string, std::uint32_t>> leftOut;
};

/// Writes a drawing, or why there is none, for another process of this program. Numbers are the machine's
/// own.
void writeDrawing(const Expected<Drawing>& drawing, const ByteSink& sink);

/// Reads it back. Nothing when the bytes end early, have more behind them, or name a layer that is empty or
/// leaves the canvas: whoever wrote them may have been led astray by the file it read. O(bytes).
std::optional<Expected<Drawing>> readDrawing(std::string_view bytes);

/// Has `program`, which answers kDrawPictureCommand, draw a file; `pixels` along the longer side of the
/// canvas, 0: as many as the file says, at least kDrawnPixels and at most kMaxPictureSize. Errors: those of
/// the drawer; PictureUnsupported ("not-drawn": there is no such program); ReaderTimedOut, ReaderCrashed,
/// ReaderOutOfMemory, FileUnreadable, Canceled.
Expected<Drawing> drawInOwnProcess(const std::filesystem::path& program, const std::filesystem::path& file,
                                   int pixels, const Progress& progress,
                                   const RunLimits& limits = readerLimits());

} // namespace sinew
