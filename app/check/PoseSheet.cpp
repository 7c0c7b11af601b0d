#include "app/check/PoseSheet.h"

#include "app/check/CheckTexts.h"
#include "app/check/SheetText.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kMaxRows = 32;
constexpr std::size_t kMaxRowsOfFile = 8;
constexpr int kGap = 12; // pixels
constexpr int kTextScale = 2;
constexpr int kTitleScale = 3;
constexpr int kColumn = 300; // of the figures beside the views
constexpr QRgb kPaper = 0xff1d2026U;
constexpr QRgb kInk = 0xffe8eaedU;
constexpr QRgb kFaint = 0xff9aa0a6U;

/// As many letters as fit, the rest dropped.
std::string fitting(const std::string& text, int scale, int width) {
    QString shown = QString::fromStdString(text);
    while (!shown.isEmpty() && sheetTextWidth(shown.toStdString(), scale) > width) {
        shown.chop(1);
    }
    return shown.toStdString();
}

int viewsWidth(const SheetFile& file) {
    int width = 0;
    for (const DrawnPose& pose : file.poses) {
        int sum = 0;
        for (const QImage& view : pose.views) {
            sum += view.width() + kGap;
        }
        width = std::max(width, sum);
    }
    return width;
}

int rowHeight(const DrawnPose& pose) {
    int height = 0;
    for (const QImage& view : pose.views) {
        height = std::max(height, view.height());
    }
    return height + kGap;
}

int headHeight() {
    return sheetTextHeight(kTextScale) + 2 * kGap;
}

int titleHeight() {
    return sheetTextHeight(kTitleScale) + 2 * kGap;
}

QSize sheetSize(const std::vector<SheetFile>& files) {
    int width = 0;
    int height = headHeight();
    for (const SheetFile& file : files) {
        width = std::max(width, viewsWidth(file));
        height += titleHeight();
        for (const DrawnPose& pose : file.poses) {
            height += rowHeight(pose);
        }
    }
    return {kGap + width + kColumn + kGap, height};
}

void paste(QImage& sheet, const QImage& view, int left, int top) {
    const QImage pixels = view.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < pixels.height() && top + y < sheet.height(); ++y) {
        std::memcpy(sheet.scanLine(top + y) + static_cast<std::ptrdiff_t>(left) * 4, pixels.constScanLine(y),
                    static_cast<std::size_t>(pixels.width()) * 4);
    }
}

std::string figureLine(Measure measure, double value) {
    return std::string(rowOf(measure).key) + " " + measuredText(measure, value);
}

void drawFigures(QImage& sheet, const DrawnPose& pose, int left, int top) {
    const int line = sheetTextHeight(kTextScale) + kGap;
    drawSheetText(sheet, left, top, kTextScale, fitting(pose.pose, kTextScale, kColumn), kInk);
    const std::pair<Measure, double> figures[] = {{Measure::Stretch, pose.stretch},
                                                  {Measure::Flipped, pose.flipped},
                                                  {Measure::Poke, pose.poke},
                                                  {Measure::Volume, pose.volume}};
    int at = top + line;
    for (const auto& [measure, value] : figures) {
        drawSheetText(sheet, left, at, kTextScale, figureLine(measure, value), kFaint);
        at += line;
    }
}

/// The measures in the colours of their rings.
void drawHead(QImage& sheet) {
    int at = kGap;
    for (const Measure measure : {Measure::Stretch, Measure::Flipped, Measure::Poke}) {
        const std::string key = rowOf(measure).key;
        drawSheetText(sheet, at, kGap, kTextScale, key, ringColor(measure));
        at += sheetTextWidth(key, kTextScale) + 2 * kGap;
    }
}

} // namespace

std::size_t posesOfFile(std::size_t files) {
    return std::clamp(kMaxRows / std::max<std::size_t>(files, 1), std::size_t{1}, kMaxRowsOfFile);
}

QImage poseSheet(const std::vector<SheetFile>& files) {
    QImage sheet(sheetSize(files), QImage::Format_RGB32);
    sheet.fill(kPaper);
    drawHead(sheet);
    int top = headHeight();
    for (const SheetFile& file : files) {
        drawSheetText(sheet, kGap, top + kGap, kTitleScale,
                      fitting(file.title, kTitleScale, sheet.width() - 2 * kGap), kInk);
        top += titleHeight();
        for (const DrawnPose& pose : file.poses) {
            int left = kGap;
            for (const QImage& view : pose.views) {
                paste(sheet, view, left, top);
                left += view.width() + kGap;
            }
            drawFigures(sheet, pose, left, top);
            top += rowHeight(pose);
        }
    }
    return sheet;
}

} // namespace sinew
