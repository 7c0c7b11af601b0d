#include "app/drawing/DrawSvg.h"
#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "core/io/picture/Drawing.h"
#include "core/io/png/Png.h"
#include "tests/app/support/SvgFolder.h"
#include "tests/support/Runner.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QTest>

#include <algorithm>

namespace testSvg {

using namespace sinew;
using namespace sinew::test;

namespace {

ColorImage pictureIn(const Scene& scene, std::size_t texture = 0) {
    const auto& data = *scene.textures.at(texture).data;
    std::string why;
    return decodeColorPng({reinterpret_cast<const char*>(data.data()), data.size()}, why)
        .value_or(ColorImage());
}

QStringList partNames(const Scene& scene) {
    QStringList names;
    for (const Part& part : scene.parts) {
        names << QString::fromStdString(part.mesh->name);
    }
    return names;
}

bool near(double a, double b, double within) {
    return std::abs(a - b) < within;
}

} // namespace

class TestSvg : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// It becomes 1024 pixels long, and keeps its place in the canvas.
    void drawingIsAPicture() {
        SvgFolder folder;
        const auto read = folder.read(svgOf(kBox));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
        const Scene& scene = read->scene;
        QCOMPARE(partNames(scene), QStringList("doll"));
        const ColorImage image = pictureIn(scene);
        QCOMPARE(image.width, 1024U);
        QCOMPARE(image.height, 512U);
        QVERIFY(near(scene.metersPerUnit * 512.0, 2.0, 1e-9));
        const Aabb box = bounds(scene);
        QVERIFY((box.min - Vec3(-256, 102.4, 0)).norm() < 1.5 &&
                (box.max - Vec3(256, 409.6, 0)).norm() < 1.5);
        const std::byte* texel = image.texels.data() + 4 * (std::size_t{256} * 1024 + 512);
        QVERIFY(texel[0] == std::byte{0x28} && texel[1] == std::byte{0x78} && texel[2] == std::byte{0xc8} &&
                texel[3] == std::byte{255});
        QVERIFY(image.texels[3] == std::byte{0});
        QVERIFY(read->notices.empty());
    }

    /// The character stays as large, in the same place, whatever its pixels.
    void sizeCanBeChosen() {
        SvgFolder folder;
        const auto usual = folder.read(svgOf(kBox));
        QVERIFY(usual);
        for (const int size : {64, 2048, 4096}) {
            const auto read = folder.read(svgOf(kBox), size);
            QVERIFY(read);
            QCOMPARE(pictureIn(read->scene).width, static_cast<std::uint32_t>(size));
            const double within = 1.5 * std::max(1.0, 1024.0 / size);
            QVERIFY((bounds(read->scene).min - bounds(usual->scene).min).norm() < within);
            QVERIFY((bounds(read->scene).max - bounds(usual->scene).max).norm() < within);
            QVERIFY(near(read->scene.metersPerUnit, usual->scene.metersPerUnit, 1e-12));
            QVERIFY(near(read->scene.parts[0].mesh->pixels->size, 1024.0 / size, 1e-12));
        }
    }

    void sizesAreUnderstood_data() {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("own size is larger") << QByteArray("width=\"3000\" height=\"1500\"") << 3000 << 1500;
        QTest::newRow("beyond the limit") << QByteArray("width=\"90000\" height=\"45000\"") << 4096 << 2048;
        QTest::newRow("millimetres") << QByteArray("width=\"50mm\" height=\"25mm\" viewBox=\"0 0 200 100\"")
                                     << 1024 << 512;
        QTest::newRow("view box alone") << QByteArray("viewBox=\"0 0 200 100\"") << 1024 << 512;
        QTest::newRow("percent") << QByteArray("width=\"100%\" height=\"100%\" viewBox=\"0,0,200,100\"")
                                 << 1024 << 512;
        QTest::newRow("what is drawn") << QByteArray() << 1024 << 614; // 100 x 60
        QTest::newRow("wide") << QByteArray("width=\"900000\" height=\"1\" viewBox=\"50 20 100 60\"") << 4096
                              << 1;
    }

    void sizesAreUnderstood() {
        QFETCH(const QByteArray, size);
        QFETCH(const int, width);
        QFETCH(const int, height);
        const auto drawing = drawSvg(svgOf(kBox, size), 0, "doll.svg");
        QVERIFY2(drawing, drawing ? "" : qPrintable(errorText(drawing.error())));
        QCOMPARE(static_cast<int>(drawing->width), width);
        QVERIFY(std::abs(static_cast<int>(drawing->height) - height) <= 1);
    }

    void layersOfInkscape() {
        SvgFolder folder;
        const QByteArray layer = "<g inkscape:groupmode='layer' style='display:inline' inkscape:label=";
        const auto read = folder.read(
            svgOf(layer + "'Body'><rect x='50' y='20' width='100' height='60'/></g>" + layer +
                  "'Arm/left'><g><rect x='140' y='30' width='50' height='20'/></g></g>" +
                  "<g inkscape:groupmode='layer' style='display:none' inkscape:label='Draft'>" + kBox +
                  "</g>" + "<rect x='10' y='10' width='20' height='10'/>" + layer + "'Empty'></g>" + layer +
                  "'Body'><rect x='60' y='20' width='10' height='10'/></g>"));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
        QCOMPARE(partNames(read->scene), (QStringList{"Body", "Arm_left", "doll", "Body_2"}));
        const Aabb arm = bounds(*read->scene.parts[1].mesh);
        QVERIFY((arm.min - Vec3(40 * 5.12, 50 * 5.12, 1)).norm() < 1.5);
        QVERIFY((arm.max - Vec3(90 * 5.12, 70 * 5.12, 1)).norm() < 1.5);
        QVERIFY(pictureIn(read->scene, 1).width < 300); // cut to what is drawn
        QVERIFY(near(read->scene.metersPerUnit * 512.0, 2.0, 1e-9));
        QVERIFY(read->notices.empty()); // opaque rectangles, cut out of a canvas that is not
    }

    void outermostGroupsAreLayers() {
        SvgFolder folder;
        const auto groups = "<g id='body'><rect x='50' y='20' width='100' height='60'/></g>"
                            "<g><rect x='140' y='30' width='50' height='20'/></g>";
        const auto read = folder.read(svgOf(groups));
        QVERIFY(read);
        QCOMPARE(partNames(read->scene), (QStringList{"body", "doll"}));
        const auto loose = folder.read(svgOf(groups + kBox));
        QVERIFY(loose);
        QCOMPARE(partNames(loose->scene), QStringList("doll"));
        const auto one = folder.read(svgOf("<g id=\"all\">" + kBox + "</g>"));
        QVERIFY(one);
        QCOMPARE(partNames(one->scene), QStringList("doll"));
    }

    /// As Illustrator writes: entities for namespaces; as other programs do: prefixes, no xlink.
    void dialectsAreUnderstood_data() {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("entities") << QByteArray(
            "<!DOCTYPE svg [<!ENTITY ns_svg 'http://www.w3.org/2000/svg'>]><svg xmlns='&ns_svg;' width='200' "
            "height='100'><rect x='50' y='20' width='100' height='60'/></svg>");
        QTest::newRow("prefixes") << QByteArray("<ns0:svg xmlns:ns0='http://www.w3.org/2000/svg' width='200' "
                                                "height='100'><ns0:rect x='50' y='20' "
                                                "width='100' height='60'/></ns0:svg>");
        QTest::newRow("undeclared prefixes") << QByteArray(
            "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'><rect x='50' y='20' "
            "width='100' height='60' serif:id='box'/></svg>");
        QTest::newRow("links without xlink")
            << svgOf("<defs><rect id='box' x='50' y='20' width='100' height='60'/></defs><use href='#box'/>");
        QTest::newRow("gradients") << svgOf(
            "<linearGradient id='g'><stop offset='0'/><stop offset='1' stop-color='red'/></linearGradient>"
            "<rect x='50' y='20' width='100' height='60' fill='url(#g)'/>");
        QTest::newRow("styles") << svgOf("<style>.box{fill:#123456}</style>"
                                         "<rect class='box' x='50' y='20' width='100' height='60'/>");
    }

    void dialectsAreUnderstood() {
        QFETCH(const QByteArray, svg);
        SvgFolder folder;
        const auto read = folder.read(svg);
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
        QVERIFY((bounds(read->scene).extent() - Vec3(512, 307.2, 0)).norm() < 2.0);
    }

    void textsAreDrawn() {
        SvgFolder folder;
        const auto read = folder.read(svgOf("<text x='20' y='80' font-size='60'>Hi</text>"));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
    }

    /// Pictures in the file itself are drawn; files are not looked at, be they there or not.
    void linksAreLeftOut() {
        SvgFolder folder;
        QImage red(8, 8, QImage::Format_ARGB32);
        red.fill(Qt::red);
        QVERIFY(red.save(folder.path("secret.png")));
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(red.save(&buffer, "png"));
        const auto image = [](const QByteArray& link) {
            return QByteArray("<image x='0' y='0' width='40' height='40' xlink:href='") + link + "'/>";
        };
        const QByteArray inner = svgOf(image(folder.path("secret.png").toUtf8())).toBase64();
        const auto read = folder.read(
            svgOf(kBox + image("secret.png") + image(folder.path("secret.png").toUtf8()) +
                  image("file://" + folder.path("secret.png").toUtf8()) + image("http://localhost:1/a.png") +
                  image("data:image/svg+xml;base64," + inner) + image("data:image/png;base64," + inner) +
                  "<use xlink:href='other.svg#arm'/><script>while(true){}</script>"
                  "<foreignObject width='9' height='9'><p "
                  "xmlns='http://www.w3.org/1999/xhtml'>a</p></foreignObject>"
                  "<mask id='m'><rect width='9' height='9'/></mask>"));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
        QVERIFY((bounds(read->scene).extent() - Vec3(512, 307.2, 0)).norm() < 2.0);
        const auto notice = std::ranges::find(read->notices, NoticeCode::ContentIgnored, &Notice::code);
        QVERIFY(notice != read->notices.end());
        QCOMPARE(notice->arguments, (std::vector<std::string>{"svgEffects:1", "svgEmbedded:2", "svgHtml:1",
                                                              "svgLinks:5", "svgScripts:1"}));
        QVERIFY(!noticeText(*notice).contains("svgLinks"));
        QVERIFY(noticeText(*notice).contains("embed PNG or JPEG"));
        const auto held = folder.read(svgOf(image("data:image/png;base64," + png.toBase64())));
        QVERIFY(held);
        QVERIFY((bounds(held->scene).extent() - Vec3(204.8, 204.8, 0)).norm() < 2.0);
        QVERIFY(held->notices.empty());
    }

    void embeddedPicturesAreUnderstood_data() {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QSizeF>("size"); // of a picture of 20 x 10 pixels, in the SVG's
        const QByteArray whole = "x='0' y='0' width='40' height='20'";
        const QByteArray usual = "data:image/png;base64,";
        QTest::newRow("usual") << whole << usual << QSizeF(40, 20);
        QTest::newRow("capitals") << whole << QByteArray("DATA:Image/PNG;BASE64,") << QSizeF(40, 20);
        QTest::newRow("no kind") << whole << QByteArray("data:;base64,") << QSizeF(40, 20);
        QTest::newRow("another kind") << whole << QByteArray("data:image/jpeg;base64,") << QSizeF(40, 20);
        QTest::newRow("parameters") << whole << QByteArray("data:image/png;name=a.png;base64,\n ")
                                    << QSizeF(40, 20);
        QTest::newRow("percents") << whole << QByteArray("data:image/png,") << QSizeF(40, 20);
        QTest::newRow("no size") << QByteArray("x='0' y='0'") << usual << QSizeF(20, 10);
        QTest::newRow("auto") << QByteArray("width='auto' height='auto'") << usual << QSizeF(20, 10);
        QTest::newRow("width alone") << QByteArray("width='60'") << usual << QSizeF(60, 30);
        QTest::newRow("height alone") << QByteArray("height='5'") << usual << QSizeF(10, 5);
    }

    void embeddedPicturesAreUnderstood() {
        QFETCH(const QByteArray, attributes);
        QFETCH(const QByteArray, header);
        QFETCH(const QSizeF, size);
        QImage red(20, 10, QImage::Format_ARGB32);
        red.fill(Qt::red);
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(red.save(&buffer, "png"));
        const bool base64 = header.toLower().contains("base64");
        const QByteArray data = base64 ? png.toBase64() : png.toPercentEncoding();
        SvgFolder folder;
        const auto read = folder.read(svgOf("<image " + attributes + " href='" + header + data + "'/>"));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
        QVERIFY(read->notices.empty());
        const Vec3 extent = bounds(read->scene).extent();
        const Vec3 wanted = 5.12 * Vec3(size.width(), size.height(), 0.0);
        QVERIFY2((extent - wanted).norm() < 4.0,
                 qPrintable(QString("%1 x %2").arg(extent.x()).arg(extent.y())));
    }

    void picturesThatCannotBeDrawnAreTold() {
        SvgFolder folder;
        for (const char* link : {"data:image/png;base64,iVBORw0KGgo=", "data:image/tiff;base64,SUkqAA==",
                                 "data:image/png", "elsewhere.png"}) {
            const auto read =
                folder.read(svgOf(QByteArray("<image width='40' height='20' href='") + link + "'/>"));
            QVERIFY(!read);
            QCOMPARE(read.error().arguments.at(1), std::string("svg-pictures"));
            QVERIFY(errorText(read.error()).contains("PNG or JPEG"));
        }
    }

    void dashesThatShowAreDrawn() {
        SvgFolder folder;
        const auto read =
            folder.read(svgOf(kBox + "<circle cx='50' cy='30' r='20' stroke='black' stroke-width='4' "
                                     "stroke-dasharray='0.1 0.1'/>"));
        QVERIFY2(read, read ? "" : qPrintable(errorText(read.error())));
    }

    /// Whoever writes the bytes may have been led astray.
    void drawingsAreRead() {
        const auto drawing = drawSvg(svgOf("<g id='a'>" + kBox + "</g><g id='b'>" + kBox + "</g>"), 64, "a");
        QVERIFY(drawing);
        std::string bytes;
        writeDrawing(drawing, [&](std::string_view piece) { bytes += piece; });
        const auto read = readDrawing(bytes);
        QVERIFY(read && *read);
        QCOMPARE((*read)->layers.size(), std::size_t{2});
        QVERIFY((*read)->layers[1].image.texels == drawing->layers[1].image.texels);
        for (std::size_t size = 0; size < bytes.size(); size += 37) {
            QVERIFY(!readDrawing(std::string_view(bytes).substr(0, size)));
        }
        QVERIFY(!readDrawing(bytes + ' '));
        for (std::size_t at = 0; at < 80; ++at) {
            std::string spoiled = bytes;
            spoiled[at] = static_cast<char>(spoiled[at] ^ 0x5A);
            const auto other = readDrawing(spoiled); // must not crash
            QVERIFY(!other || !*other || (*other)->layers.size() <= 2);
        }
        std::string told;
        writeDrawing(fail(ErrorCode::PictureUnsupported, {"a.svg", "svg-size"}),
                     [&](std::string_view piece) { told += piece; });
        const auto error = readDrawing(told);
        QVERIFY(error && !*error);
        QCOMPARE(error->error().arguments.at(1), std::string("svg-size"));
    }

    void exportsHoldThePng() {
        SvgFolder folder;
        const auto read = folder.read(svgOf(kBox));
        QVERIFY(read);
        QCOMPARE(read->scene.textures.at(0).path, std::string("doll.png"));
        QCOMPARE(read->scene.textures.at(0).extension, std::string("png"));
    }
};

SINEW_TEST(TestSvg, QGuiApplication)

} // namespace testSvg

#include "TestSvg.moc"
