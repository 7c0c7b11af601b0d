#pragma once

#include "core/base/Error.h"

#include <QByteArray>
#include <QHash>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

class QSvgRenderer;

namespace sinew {

/// What an SVG may hold, copies by <use> included.
constexpr int kMaxSvgDepth = 256;
constexpr std::uint64_t kMaxSvgShapes = 1'000'000;
constexpr double kMaxSvgDashes = 1e6; ///< a raster has no room for more, and they take minutes

/// How many dashes drawing onto a canvas makes, told by their lengths without drawing. O(elements).
double dashCount(QSvgRenderer& renderer, const QSize& canvas);

/// A picture that the file itself holds, in a link that begins with "data:".
struct SvgPicture {
    QString link; ///< as the renderer reads it: base64 of PNG, JPEG, GIF, WebP or BMP; empty: no such picture
    QSize size;   ///< pixels

    static bool isHeld(const QString& link);
    static SvgPicture read(const QString& link);
};

/// The elements of an SVG and what <use> copies, to tell what drawing takes before anything is drawn.
class SvgShapes {
public:
    /// Opens an element within the one that is open. `copied`: the id that a <use> names; else empty.
    void open(const QString& id, const QString& copied);
    void close();

    int depth() const { return m_depth; }
    std::size_t count() const { return m_shapes.size(); }

    /// Why it cannot be drawn, as a key of the texts of PictureUnsupported; empty: it can. O(elements).
    const char* fault();

private:
    enum class State : std::uint8_t { New, Open, Done };
    struct Shape {
        std::int32_t parent = -1;
        std::int32_t firstChild = -1;
        std::int32_t sibling = -1;
        State state = State::New;
        std::int32_t depth = 0;  ///< of what is in it
        std::uint64_t drawn = 0; ///< elements that drawing it draws
    };

    const char* count(std::size_t shape, int depth);
    const char* add(std::size_t shape, std::size_t part, int depth);

    std::vector<Shape> m_shapes;
    QHash<QString, std::int32_t> m_named;
    QHash<std::int32_t, QString> m_copies; ///< what each <use> names
    std::int32_t m_open = -1;
    int m_depth = 0;
};

/// An SVG written anew for Qt's renderer: nothing in it names another file, runs or is drawn wrongly.
/// Entities are resolved, elements that are no SVG are gone, and so are scripts, HTML, animations, links to
/// files, and what the renderer does not know (SVG Tiny 1.2): masks, clip paths, filters, patterns, markers.
class SvgDocument {
public:
    /// Errors: FileBroken (no XML, with the line, or no SVG), PictureUnsupported (too deep or too many
    /// shapes, a copy that contains itself, a size that is none, more than kMaxDrawnLayers layers).
    static Expected<SvgDocument> read(const QByteArray& bytes, const std::string& file);

    /// Pixels at 96 an inch; empty where the file says none and what is drawn has to tell.
    const QSizeF& size() const { return m_size; }

    /// Names of the layers, the lowest first; one without a name where it has no layers. They are the visible
    /// layers of Inkscape or, in files that have none, the outermost groups, where all lies in two or more.
    /// What Inkscape keeps outside of layers is a layer without a name, where the lowest of it lies.
    const std::vector<std::string>& layers() const { return m_layers; }

    /// The SVG without the other layers.
    QByteArray layerText(std::size_t layer) const;

    /// Keys of NoticeCode::ContentIgnored and how many were left out of each.
    const std::vector<std::pair<std::string, std::uint32_t>>& leftOut() const { return m_leftOut; }

private:
    friend class SvgReader;

    /// An outermost element that is drawn.
    struct OuterElement {
        qsizetype tag = 0; ///< where an attribute may be put into it
        std::size_t layer = 0;
    };

    QByteArray m_text;
    QSizeF m_size;
    std::vector<OuterElement> m_outer;
    std::vector<std::string> m_layers;
    std::vector<std::pair<std::string, std::uint32_t>> m_leftOut;
};

} // namespace sinew
