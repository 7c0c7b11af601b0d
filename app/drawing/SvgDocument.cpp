#include "app/drawing/SvgDocument.h"

#include "core/io/picture/Drawing.h"

#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

constexpr double kLargestSize = 1e6; // pixels

struct LeftOutElement {
    const char* name;
    const char* kind;
};

constexpr std::array kLeftOut{
    LeftOutElement{"script", "svgScripts"},
    LeftOutElement{"handler", "svgScripts"},
    LeftOutElement{"foreignObject", "svgHtml"},
    LeftOutElement{"animate", "svgAnimations"},
    LeftOutElement{"animateColor", "svgAnimations"},
    LeftOutElement{"animateMotion", "svgAnimations"},
    LeftOutElement{"animateTransform", "svgAnimations"},
    LeftOutElement{"set", "svgAnimations"},
    LeftOutElement{"mask", "svgEffects"},
    LeftOutElement{"clipPath", "svgEffects"},
    LeftOutElement{"filter", "svgEffects"},
    LeftOutElement{"pattern", "svgEffects"},
    LeftOutElement{"marker", "svgEffects"},
    LeftOutElement{"metadata", ""},
};

constexpr std::array kDrawnElements{"g",     "path",     "rect", "circle",   "ellipse",
                                    "line",  "polyline", "text", "textArea", "polygon",
                                    "image", "use",      "svg",  "switch",   "a"};

/// Pixels; nothing for what is no number, or a part of something else (%).
std::optional<double> pixelsOf(const QString& length) {
    static const std::map<QString, double> units{
        {"", 1.0},           {"px", 1.0},         {"pt", 96.0 / 72.0}, {"pc", 16.0}, {"in", 96.0},
        {"cm", 96.0 / 2.54}, {"mm", 96.0 / 25.4}, {"q", 24.0 / 25.4},  {"em", 16.0}, {"ex", 8.0}};
    static const QRegularExpression form(
        "^\\s*([-+]?[0-9]*\\.?[0-9]*(?:[eE][-+]?[0-9]+)?)\\s*([a-zA-Z]*)\\s*$");
    const QRegularExpressionMatch match = form.match(length);
    const auto unit = units.find(match.captured(2).toLower());
    bool sound = false;
    const double number = match.captured(1).toDouble(&sound);
    return sound && unit != units.end() ? std::optional(number * unit->second) : std::nullopt;
}

bool isSize(double pixels) {
    return std::isfinite(pixels) && pixels > 0.0 && pixels <= kLargestSize;
}

/// Width and height of "x y width height"; nothing for anything else.
std::optional<QSizeF> sizeOfViewBox(const QString& text) {
    static const QRegularExpression separator("[\\s,]+");
    const QStringList numbers = text.trimmed().split(separator);
    bool sound = numbers.size() == 4;
    for (const QString& number : numbers) {
        bool read = false;
        sound = sound && std::abs(number.toDouble(&read)) <= kLargestSize && read;
    }
    return sound ? std::optional(QSizeF(numbers[2].toDouble(), numbers[3].toDouble())) : std::nullopt;
}

/// Whether the style says it, as "display: none".
bool styleSays(const QString& style, const QString& property, const QString& value) {
    const QStringList rules = style.split(';');
    return std::ranges::any_of(rules, [&](const QString& rule) {
        return rule.section(':', 0, 0).trimmed() == property && rule.section(':', 1).trimmed() == value;
    });
}

QString styleWithout(const QString& style, const QString& property) {
    QStringList rules = style.split(';', Qt::SkipEmptyParts);
    rules.removeIf([&](const QString& rule) { return rule.section(':', 0, 0).trimmed() == property; });
    return rules.join(';');
}

/// "g" of "svg:g".
QString localName(const QString& name) {
    return name.section(':', -1);
}

} // namespace

/// Reads it in one pass and writes the text anew.
class SvgReader {
public:
    SvgReader(const QByteArray& bytes, const std::string& file)
        : m_xml(bytes)
        , m_file(file) {
        m_xml.setNamespaceProcessing(false); // sloppy files use prefixes that they do not declare
    }

    Expected<SvgDocument> read() {
        while (!m_xml.atEnd() && m_fault.empty()) {
            take(m_xml.readNext());
        }
        if (m_xml.hasError() && m_fault.empty()) {
            return fail(ErrorCode::FileBroken,
                        {m_file, "it is not valid XML from line " + std::to_string(m_xml.lineNumber())});
        }
        if (m_fault.empty()) {
            m_fault = m_shapes.fault();
        }
        if (m_fault == "no-svg" || (m_fault.empty() && m_shapes.count() == 0)) {
            return fail(ErrorCode::FileBroken, {m_file, "it is not an SVG"});
        }
        if (m_fault.empty()) {
            chooseLayers();
        }
        if (!m_fault.empty()) {
            return fail(ErrorCode::PictureUnsupported, {m_file, m_fault});
        }
        m_document.m_leftOut.assign(m_leftOut.begin(), m_leftOut.end());
        return std::move(m_document);
    }

private:
    struct Outer {
        qsizetype tag = 0;
        QString name;
        bool group = false;
        bool layer = false;  ///< Inkscape says so
        bool hidden = false; ///< stays so
    };

    void take(QXmlStreamReader::TokenType token) {
        switch (token) {
        case QXmlStreamReader::StartElement:
            open();
            break;
        case QXmlStreamReader::EndElement:
            m_document.m_text += "</" + localName(m_xml.qualifiedName().toString()).toUtf8() + '>';
            m_shapes.close();
            break;
        case QXmlStreamReader::Characters:
            if (m_shapes.depth() > 0) {
                m_document.m_text += m_xml.text().toString().toHtmlEscaped().toUtf8();
            }
            break;
        default:
            break;
        }
    }

    void open() {
        const QString qualified = m_xml.qualifiedName().toString();
        const QString prefix = qualified.contains(':') ? qualified.section(':', 0, 0) : QString();
        const QString name = localName(qualified);
        if (m_shapes.depth() == 0) {
            m_prefix = prefix;
            m_fault = name == "svg" ? "" : "no-svg";
        }
        if (!m_fault.empty()) {
            return;
        }
        if (m_shapes.depth() >= kMaxSvgDepth || m_shapes.count() >= kMaxSvgShapes) {
            m_fault = m_shapes.depth() >= kMaxSvgDepth ? "svg-deep" : "svg-many";
            return;
        }
        if (prefix != m_prefix || isLeftOut(name)) {
            m_xml.skipCurrentElement();
            return;
        }
        write(name);
    }

    bool isLeftOut(const QString& name) {
        const auto* known = std::ranges::find_if(
            kLeftOut, [&](const LeftOutElement& element) { return name == QLatin1String(element.name); });
        std::string kind = known == kLeftOut.end() ? "" : known->kind;
        const QString link = linkOf(m_xml.attributes());
        const bool shows = name == "image" || name == "feImage";
        m_picture = shows && SvgPicture::isHeld(link) ? SvgPicture::read(link) : SvgPicture();
        if (known == kLeftOut.end() &&
            ((shows && m_picture.link.isEmpty()) || (name == "use" && !link.startsWith('#')))) {
            kind = SvgPicture::isHeld(link) ? "svgEmbedded" : "svgLinks";
        } else if (known == kLeftOut.end()) {
            return false;
        }
        if (!kind.empty()) {
            ++m_leftOut[kind];
        }
        return true;
    }

    static QString linkOf(const QXmlStreamAttributes& attributes) {
        QString link;
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (localName(attribute.qualifiedName().toString()) == "href") {
                link = attribute.value().toString().trimmed();
            }
        }
        return link;
    }

    /// Attributes of SVG alone, links as the renderer knows them.
    std::vector<std::pair<QString, QString>> attributesOf(const QXmlStreamAttributes& attributes) const {
        std::vector<std::pair<QString, QString>> kept;
        for (const QXmlStreamAttribute& attribute : attributes) {
            const QString name = attribute.qualifiedName().toString();
            const bool plain = !name.contains(':') && name != "xmlns" && name != "href";
            if ((plain && !name.startsWith("on")) || name == "xml:space") {
                kept.emplace_back(name, attribute.value().toString());
            }
        }
        if (const QString link = linkOf(attributes); link.startsWith('#')) {
            kept.emplace_back("xlink:href", link);
        } else if (!m_picture.link.isEmpty()) {
            kept.emplace_back("xlink:href", m_picture.link);
            addPictureSize(kept);
        }
        return kept;
    }

    /// The renderer draws no picture without a width and a height, which SVG 2 takes from the picture itself.
    void addPictureSize(std::vector<std::pair<QString, QString>>& attributes) const {
        const auto lengthOf = [&](const char* key) {
            const auto found = std::ranges::find(attributes, key, &std::pair<QString, QString>::first);
            const auto length = found == attributes.end() ? std::nullopt : pixelsOf(found->second);
            const bool given = found != attributes.end() && (length || found->second.contains('%'));
            if (found != attributes.end() && !given) { // "auto"
                attributes.erase(found);
            }
            return std::pair(given, length);
        };
        const QSizeF own = m_picture.size;
        const auto [hasWidth, width] = lengthOf("width");
        const auto [hasHeight, height] = lengthOf("height");
        const double scale = width ? *width / own.width() : height ? *height / own.height() : 1.0;
        if (!hasWidth) {
            attributes.emplace_back("width", QString::number(scale * own.width()));
        }
        if (!hasHeight) {
            attributes.emplace_back("height", QString::number(scale * own.height()));
        }
    }

    void write(const QString& name) {
        auto attributes = attributesOf(m_xml.attributes());
        const auto valueOf = [&](const char* key) {
            const auto found =
                std::ranges::find_if(attributes, [&](const auto& pair) { return pair.first == key; });
            return found == attributes.end() ? QString() : found->second;
        };
        const QString copied = name == "use" ? valueOf("xlink:href").mid(1) : QString();
        const bool outer = m_shapes.depth() == 1 && isDrawn(name);
        m_document.m_text += '<' + name.toUtf8();
        if (m_shapes.depth() == 0) {
            takeSize(valueOf("width"), valueOf("height"), valueOf("viewBox"), attributes);
            m_document.m_text +=
                R"( xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink")";
        } else if (outer) {
            noteOuter(name, valueOf("id"), valueOf("display"), valueOf("style"));
        }
        m_shapes.open(valueOf("id"), copied);
        for (auto& [key, value] : attributes) {
            // Whether a layer is shown is up to whoever asks for one.
            const bool shown = outer && !m_outer.back().hidden;
            if (shown && key == "display") {
                continue;
            }
            const QString written = shown && key == "style" ? styleWithout(value, "display") : value;
            m_document.m_text += ' ' + key.toUtf8() + "=\"" + written.toHtmlEscaped().toUtf8() + '"';
        }
        m_document.m_text += '>';
    }

    static bool isDrawn(const QString& name) {
        return std::ranges::any_of(kDrawnElements,
                                   [&](const char* drawn) { return name == QLatin1String(drawn); });
    }

    void noteOuter(const QString& name, const QString& id, const QString& display, const QString& style) {
        Outer element;
        element.tag = m_document.m_text.size();
        element.name = id;
        element.group = name == "g";
        element.hidden = display.trimmed() == "none" || styleSays(style, "display", "none");
        for (const QXmlStreamAttribute& attribute : m_xml.attributes()) {
            const QString key = attribute.qualifiedName().toString();
            if (!key.contains(':')) {
                continue;
            }
            element.layer = element.layer || (localName(key) == "groupmode" && attribute.value() == u"layer");
            element.name = localName(key) == "label" ? attribute.value().toString() : element.name;
        }
        m_outer.push_back(element);
    }

    /// `attributes` get a view box where the file leaves it to its size.
    void takeSize(const QString& width, const QString& height, const QString& viewBox,
                  std::vector<std::pair<QString, QString>>& attributes) {
        const std::optional<QSizeF> box = viewBox.isEmpty() ? std::nullopt : sizeOfViewBox(viewBox);
        const bool relative =
            width.isEmpty() || height.isEmpty() || width.contains('%') || height.contains('%');
        const std::optional<double> w = pixelsOf(width);
        const std::optional<double> h = pixelsOf(height);
        const bool badSize = !relative && !(w && h && isSize(*w) && isSize(*h));
        const bool badBox = !viewBox.isEmpty() && !(box && isSize(box->width()) && isSize(box->height()));
        if (badSize || badBox) {
            m_fault = "svg-size";
            return;
        }
        m_document.m_size = !relative ? QSizeF(*w, *h) : box ? *box : QSizeF(0.0, 0.0);
        if (!relative && !box) {
            attributes.emplace_back("viewBox", QString("0 0 %1 %2").arg(*w).arg(*h));
        }
    }

    void chooseLayers() {
        const auto visible = [](const Outer& element) { return !element.hidden; };
        const bool inkscape = std::ranges::any_of(
            m_outer, [&](const Outer& element) { return element.layer && visible(element); });
        const auto groups = std::ranges::count_if(
            m_outer, [&](const Outer& element) { return element.group && visible(element); });
        const bool grouped = std::ranges::count_if(m_outer, visible) == groups && groups > 1;
        std::optional<std::size_t> loose; // the layer of what is in none
        for (const Outer& element : m_outer) {
            if (element.hidden) {
                continue;
            }
            const bool own = inkscape ? element.layer : grouped;
            if (own || !loose) {
                m_document.m_layers.push_back(own ? element.name.toStdString() : std::string());
            }
            if (!own && !loose) {
                loose = m_document.m_layers.size() - 1;
            }
            m_document.m_outer.push_back({element.tag, own ? m_document.m_layers.size() - 1 : *loose});
        }
        if (m_document.m_layers.empty()) {
            m_document.m_layers.emplace_back();
        }
        if (m_document.m_layers.size() == 1) {
            m_document.m_layers[0].clear(); // called like the file
        }
        if (m_document.m_layers.size() > kMaxDrawnLayers) {
            m_fault = "svg-layers";
        }
    }

    QXmlStreamReader m_xml;
    const std::string& m_file;
    QString m_prefix; ///< of SVG's elements
    std::string m_fault;
    SvgPicture m_picture; ///< of the element that is read
    SvgShapes m_shapes;
    std::vector<Outer> m_outer;
    std::map<std::string, std::uint32_t> m_leftOut;
    SvgDocument m_document;
};

Expected<SvgDocument> SvgDocument::read(const QByteArray& bytes, const std::string& file) {
    return SvgReader(bytes, file).read();
}

QByteArray SvgDocument::layerText(std::size_t layer) const {
    constexpr const char* kHidden = " display=\"none\"";
    QByteArray text = m_text;
    for (auto element = m_outer.rbegin(); element != m_outer.rend(); ++element) {
        if (element->layer != layer) {
            text.insert(element->tag, kHidden);
        }
    }
    return text;
}

} // namespace sinew
