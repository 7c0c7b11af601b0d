#include "app/files/OwnProgram.h"
#include "app/voxelizer/SliceVoxelizer.h"

#include <QByteArray>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sinew {
namespace {

constexpr int kNoOpenGlExit = 3;
constexpr int kDrawerPoll = 20; // milliseconds

// What the two processes write to one another, in the machine's own numbers: a header, then vertices and
// triangles; a header, then the driver's name and the votes.

static_assert(sizeof(Vec3) == 3 * sizeof(double));

struct SurfaceHeader {
    std::uint32_t resolution = 0;
    std::uint32_t vertices = 0;
    std::uint32_t triangles = 0;
};
struct VotesHeader {
    std::uint32_t readBacks = 0;
    std::uint32_t rendererLength = 0;
};

template<typename T>
void appendNumbers(QByteArray& bytes, const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof(T));
}

/// Takes values off the front of bytes; says no once too few are left.
class VoteReader {
public:
    explicit VoteReader(const QByteArray& bytes)
        : m_left(bytes.constData(), static_cast<std::size_t>(bytes.size())) {}

    bool take(void* into, std::size_t size) {
        if (m_left.size() < size) {
            return false;
        }
        std::memcpy(into, m_left.data(), size);
        m_left.remove_prefix(size);
        return true;
    }
    bool atEnd() const { return m_left.empty(); }

private:
    std::string_view m_left;
};

QByteArray surfaceBytes(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                        std::uint32_t resolution) {
    QByteArray bytes;
    const std::size_t size = sizeof(SurfaceHeader) + vertices.size_bytes() + triangles.size_bytes();
    bytes.reserve(static_cast<qsizetype>(size));
    appendNumbers(bytes, SurfaceHeader{resolution, static_cast<std::uint32_t>(vertices.size()),
                                       static_cast<std::uint32_t>(triangles.size())});
    bytes.append(reinterpret_cast<const char*>(vertices.data()),
                 static_cast<qsizetype>(vertices.size_bytes()));
    bytes.append(reinterpret_cast<const char*>(triangles.data()),
                 static_cast<qsizetype>(triangles.size_bytes()));
    return bytes;
}

struct SurfaceToDraw {
    std::uint32_t resolution = 0;
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

std::optional<SurfaceToDraw> readSurface(const QByteArray& bytes) {
    VoteReader reader(bytes);
    SurfaceHeader header;
    if (!reader.take(&header, sizeof(header)) || !std::has_single_bit(header.resolution) ||
        header.resolution > std::uint32_t{kMaxDrawnResolution}) {
        return std::nullopt;
    }
    const std::size_t expected = sizeof(header) + std::size_t{header.vertices} * sizeof(Vec3) +
                                 std::size_t{header.triangles} * sizeof(Triangle);
    if (static_cast<std::size_t>(bytes.size()) != expected) {
        return std::nullopt;
    }
    SurfaceToDraw surface{header.resolution, std::vector<Vec3>(header.vertices),
                          std::vector<Triangle>(header.triangles)};
    reader.take(surface.vertices.data(), surface.vertices.size() * sizeof(Vec3));
    reader.take(surface.triangles.data(), surface.triangles.size() * sizeof(Triangle));
    const bool sound = std::ranges::all_of(surface.triangles, [&](const Triangle& triangle) {
        return std::ranges::all_of(triangle, [&](std::uint32_t corner) { return corner < header.vertices; });
    });
    return sound ? std::optional(std::move(surface)) : std::nullopt;
}

QByteArray votesBytes(const DrawnVotes& drawn) {
    QByteArray bytes;
    appendNumbers(bytes, VotesHeader{static_cast<std::uint32_t>(drawn.readBacks),
                                     static_cast<std::uint32_t>(drawn.renderer.size())});
    bytes.append(drawn.renderer.data(), static_cast<qsizetype>(drawn.renderer.size()));
    for (const SliceVotes& axis : drawn.axes) {
        const std::span<const std::uint8_t> votes = axis.bytes();
        bytes.append(reinterpret_cast<const char*>(votes.data()), static_cast<qsizetype>(votes.size()));
    }
    return bytes;
}

std::optional<DrawnVotes> readVotes(const QByteArray& bytes, std::uint32_t resolution) {
    constexpr std::uint32_t kMaxRendererLength = 4096;
    VoteReader reader(bytes);
    VotesHeader header;
    if (!reader.take(&header, sizeof(header)) || header.rendererLength > kMaxRendererLength) {
        return std::nullopt;
    }
    DrawnVotes drawn{{SliceVotes(resolution), SliceVotes(resolution), SliceVotes(resolution)},
                     header.readBacks,
                     std::string(header.rendererLength, ' ')};
    bool whole = reader.take(drawn.renderer.data(), drawn.renderer.size());
    for (SliceVotes& axis : drawn.axes) {
        whole = whole && reader.take(axis.bytes().data(), axis.bytes().size());
    }
    return whole && reader.atEnd() ? std::optional(std::move(drawn)) : std::nullopt;
}

/// Qt ends a program that finds no display.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext& /*context*/, const QString& /*message*/) {
    if (type == QtFatalMsg) {
        std::_Exit(kNoOpenGlExit);
    }
}

} // namespace

Expected<DrawnVotes> drawSlicesInOwnProcess(std::span<const Vec3> vertices,
                                            std::span<const Triangle> triangles, std::uint32_t resolution,
                                            Progress& progress) {
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    startOwnProgram(process, {kDrawCommand});
    if (!process.waitForStarted()) {
        return fail(ErrorCode::DrawingFailed);
    }
    process.write(surfaceBytes(vertices, triangles, resolution));
    process.closeWriteChannel();
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(kDrawerPoll)) {
        if (progress.canceled()) {
            process.kill();
            process.waitForFinished();
            return fail(ErrorCode::Canceled);
        }
    }
    const bool exited = process.exitStatus() == QProcess::NormalExit;
    if (exited && process.exitCode() == kNoOpenGlExit) {
        return fail(ErrorCode::NoOpenGl);
    }
    std::optional<DrawnVotes> drawn = exited && process.exitCode() == EXIT_SUCCESS
                                          ? readVotes(process.readAllStandardOutput(), resolution)
                                          : std::nullopt;
    return drawn ? Expected<DrawnVotes>(std::move(*drawn)) : fail(ErrorCode::DrawingFailed);
}

bool asksForSlices(int argc, const char* const* argv) {
    return argc == 2 && std::string_view(argv[1]) == kDrawCommand;
}

int runSliceDrawer(int argc, char** argv) {
    qInstallMessageHandler(endWithoutDisplay);
    const QGuiApplication application(argc, argv);
    const std::unique_ptr<OffscreenGl> gl = OffscreenGl::create();
    if (!gl) {
        return kNoOpenGlExit;
    }
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly)) {
        return EXIT_FAILURE;
    }
    const std::optional<SurfaceToDraw> surface = readSurface(input.readAll());
    if (!surface) {
        return EXIT_FAILURE;
    }
    Progress progress;
    const Expected<DrawnVotes> drawn =
        drawSlicesWith(*gl, surface->vertices, surface->triangles, surface->resolution, progress);
    if (!drawn) {
        return EXIT_FAILURE;
    }
    const QByteArray bytes = votesBytes(*drawn);
    return output.write(bytes) == bytes.size() && output.flush() ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace sinew
