#include "core/io/picture/Drawing.h"

#include "core/io/Formats.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace sinew {
namespace {

constexpr std::uint32_t kDrawingMark = 0x53564731; // another version's bytes are not read
constexpr std::uint32_t kLongestText = 1U << 16U;

class DrawingWriter {
public:
    explicit DrawingWriter(const ByteSink& sink)
        : m_sink(sink) {}

    void number(std::uint32_t value) { bytes(&value, sizeof(value)); }
    void text(std::string_view text) {
        const std::string_view cut = text.substr(0, kLongestText);
        number(static_cast<std::uint32_t>(cut.size()));
        bytes(cut.data(), cut.size());
    }
    void bytes(const void* data, std::size_t size) {
        m_sink(std::string_view(static_cast<const char*>(data), size));
    }

private:
    const ByteSink& m_sink;
};

/// Once bytes end early or a number is too large, everything read is zero and ok() is false.
class DrawingReader {
public:
    explicit DrawingReader(std::string_view bytes)
        : m_rest(bytes) {}

    std::uint32_t number(std::uint32_t max) {
        std::uint32_t value = 0;
        if (const std::string_view taken = bytes(sizeof(value)); !taken.empty()) {
            std::memcpy(&value, taken.data(), sizeof(value));
        }
        m_ok = m_ok && value <= max;
        return m_ok ? value : 0;
    }
    std::string text() { return std::string(bytes(number(kLongestText))); }
    std::string_view bytes(std::size_t count) {
        m_ok = m_ok && count <= m_rest.size();
        const std::string_view taken = m_rest.substr(0, m_ok ? count : 0);
        m_rest.remove_prefix(taken.size());
        return taken;
    }
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_ok && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_ok = true;
};

Error readDrawingError(DrawingReader& reader) {
    Error error;
    error.code = static_cast<ErrorCode>(reader.number(static_cast<std::uint32_t>(ErrorCode::Count) - 1));
    constexpr std::uint32_t kMaxArguments = 16;
    for (std::uint32_t left = reader.number(kMaxArguments); left > 0; --left) {
        error.arguments.push_back(reader.text());
    }
    return error;
}

/// Of a side that begins at `from`: at least a pixel, within the canvas.
std::uint32_t readSide(DrawingReader& reader, std::uint32_t from, std::uint32_t canvas) {
    return 1 + reader.number(canvas - std::min(from + 1, canvas));
}

DrawnLayer readDrawnLayer(DrawingReader& reader, const Drawing& drawing) {
    DrawnLayer layer;
    layer.name = reader.text();
    layer.left = reader.number(drawing.width - 1);
    layer.top = reader.number(drawing.height - 1);
    layer.image.width = readSide(reader, layer.left, drawing.width);
    layer.image.height = readSide(reader, layer.top, drawing.height);
    layer.image.hasAlpha = true;
    const auto* texels = reinterpret_cast<const std::byte*>(
        reader.bytes(std::size_t{4} * layer.image.width * layer.image.height).data());
    if (reader.ok()) {
        layer.image.texels.assign(texels, texels + std::size_t{4} * layer.image.width * layer.image.height);
    }
    return layer;
}

} // namespace

void writeDrawing(const Expected<Drawing>& drawing, const ByteSink& sink) {
    DrawingWriter writer(sink);
    writer.number(kDrawingMark);
    writer.number(drawing ? 1 : 0);
    if (!drawing) {
        writer.number(static_cast<std::uint32_t>(drawing.error().code));
        writer.number(static_cast<std::uint32_t>(drawing.error().arguments.size()));
        for (const std::string& argument : drawing.error().arguments) {
            writer.text(argument);
        }
        return;
    }
    writer.number(drawing->width);
    writer.number(drawing->height);
    writer.number(drawing->longest);
    writer.number(static_cast<std::uint32_t>(drawing->leftOut.size()));
    for (const auto& [kind, count] : drawing->leftOut) {
        writer.text(kind);
        writer.number(count);
    }
    writer.number(static_cast<std::uint32_t>(drawing->layers.size()));
    for (const DrawnLayer& layer : drawing->layers) {
        writer.text(layer.name);
        writer.number(layer.left);
        writer.number(layer.top);
        writer.number(layer.image.width - 1);
        writer.number(layer.image.height - 1);
        writer.bytes(layer.image.texels.data(), layer.image.texels.size());
    }
}

std::optional<Expected<Drawing>> readDrawing(std::string_view bytes) {
    DrawingReader reader(bytes);
    if (reader.number(UINT32_MAX) != kDrawingMark) {
        return std::nullopt;
    }
    if (reader.number(1) == 0) {
        Error error = readDrawingError(reader);
        return reader.atEnd() ? std::optional<Expected<Drawing>>(tl::make_unexpected(std::move(error)))
                              : std::nullopt;
    }
    Drawing drawing;
    drawing.width = std::max(reader.number(std::uint32_t{kMaxPictureSize}), 1U);
    drawing.height = std::max(reader.number(std::uint32_t{kMaxPictureSize}), 1U);
    drawing.longest = std::max(reader.number(std::uint32_t{kMaxPictureSize}), 1U);
    constexpr std::uint32_t kMaxKinds = 32;
    for (std::uint32_t left = reader.number(kMaxKinds); left > 0; --left) {
        std::string kind = reader.text();
        drawing.leftOut.emplace_back(std::move(kind), reader.number(UINT32_MAX));
    }
    for (std::uint32_t left = reader.number(kMaxDrawnLayers); left > 0 && reader.ok(); --left) {
        drawing.layers.push_back(readDrawnLayer(reader, drawing));
    }
    return reader.atEnd() ? std::optional<Expected<Drawing>>(std::move(drawing)) : std::nullopt;
}

Expected<Drawing> drawInOwnProcess(const std::filesystem::path& program, const std::filesystem::path& file,
                                   int pixels, const Progress& progress, const RunLimits& limits) {
    const std::string name = file.string();
    if (program.empty()) {
        return fail(ErrorCode::PictureUnsupported, {name, "not-drawn"});
    }
    const Format* known = formatOf(file);
    const std::string format(known == nullptr ? std::string_view() : known->name);
    const RunResult run =
        runLimited({program.string(), kDrawPictureCommand, name, std::to_string(pixels)}, limits, progress);
    switch (run.end) {
    case RunEnd::Exited:
        break;
    case RunEnd::TimedOut: {
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(limits.wallTime);
        return fail(ErrorCode::ReaderTimedOut, {name, format, std::to_string(seconds.count())});
    }
    case RunEnd::Canceled:
        return fail(ErrorCode::Canceled);
    case RunEnd::NotStarted:
        return fail(ErrorCode::FileUnreadable, {name, runErrorText(run.code)});
    case RunEnd::Unsupported:
        return fail(ErrorCode::PictureUnsupported, {name, "not-drawn"});
    case RunEnd::Crashed:
        return fail(ErrorCode::ReaderCrashed, {name, format});
    }
    auto drawing = run.code == 0 ? readDrawing(run.output) : std::nullopt;
    if (!drawing) {
        return fail(ErrorCode::ReaderCrashed, {name, format});
    }
    if (!*drawing && drawing->error().code == ErrorCode::OutOfMemory) {
        return fail(ErrorCode::ReaderOutOfMemory,
                    {name, format, std::to_string(readerLimits().output >> 30U)});
    }
    return std::move(*drawing);
}

} // namespace sinew
