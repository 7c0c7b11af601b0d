// Draws the program's icon in the sizes that desktops want besides the drawing itself.
// Usage: sinew_draw_icons ICON.svg FOLDER NAME    writes FOLDER/SIZExSIZE/apps/NAME.png
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QString>
#include <QSvgRenderer>

#include <cstdio>

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("usage: sinew_draw_icons ICON.svg FOLDER NAME\n", stderr);
        return 2;
    }
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    bool drawn = icon.isValid();
    for (const int size : {16, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        icon.render(&painter);
        painter.end();
        const QString folder = QString("%1/%2x%2/apps").arg(QString::fromLocal8Bit(argv[2])).arg(size);
        drawn = drawn && QDir().mkpath(folder) &&
                image.save(folder + '/' + QString::fromLocal8Bit(argv[3]) + ".png");
    }
    if (!drawn) {
        std::fprintf(stderr, "sinew_draw_icons: %s was not drawn into %s\n", argv[1], argv[2]);
    }
    return drawn ? 0 : 1;
}
