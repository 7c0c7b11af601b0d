#include "app/check/CheckPage.h"

#include "app/check/CheckTexts.h"
#include "app/picture/Picture.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/text/tables/Language.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kStyle = R"(
:root { --paper: #ffffff; --ink: #1f2328; --faint: #59636e; --line: #d1d9e0; --good: #1a7f37; --bad: #cf222e;
        --warn: #9a6700; --card: #f6f8fa; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181d; --ink: #e6e8eb; --faint: #9aa4ae; --line: #343a43; --good: #57c26f; --bad: #ff7b72;
          --warn: #d9a53a; --card: #1f232a; }
}
* { box-sizing: border-box; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
       max-width: 70rem; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; }
.passed { color: var(--good); } .failed { color: var(--bad); } .skipped { color: var(--warn); }
p.note { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.poses { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
figure { background: var(--card); border-radius: .5rem; margin: 0; padding: .75rem; }
figure div { display: flex; gap: .5rem; } figure img { flex: 1; height: auto; min-width: 0; border-radius: .25rem; }
figcaption { font-size: .9rem; margin-top: .5rem; }
.ring { border: .2rem solid; border-radius: 50%; display: inline-block; height: 1rem; margin: 0 .3rem 0 .8rem;
        vertical-align: -.15rem; width: 1rem; }
)";

QString pageText(const char* text) {
    return QCoreApplication::translate("CheckPage", text);
}

std::string saidHtml(const char* text, const QStringList& values = {}) {
    return escapedText(fillText(pageText(text), values).toStdString());
}

std::string elementHtml(const char* name, const std::string& content, const char* kind = "") {
    const std::string attribute = *kind == '\0' ? "" : std::string(" class=\"") + kind + '"';
    return std::string("<") + name + attribute + ">" + content + "</" + name + ">";
}

std::string numberHtml(const std::string& text) {
    return elementHtml("td", escapedText(text), "number");
}

std::string rowHtml(const std::string& cells) {
    return elementHtml("tr", cells) + "\n";
}

std::string tableHtml(const std::string& head, const std::string& body) {
    return "<div class=\"wide\"><table>\n<thead>" + head + "</thead>\n<tbody>\n" + body +
           "</tbody></table></div>\n";
}

/// Headings of a table: a first one to the left, the others above numbers.
std::string headHtml(const std::string& first, const std::vector<std::string>& others) {
    std::string cells = elementHtml("th", first);
    for (const std::string& other : others) {
        cells += elementHtml("th", other, "number");
    }
    return rowHtml(cells);
}

std::string outcomeHtml(const CheckRun& run, const Verdict& verdict) {
    switch (verdict.outcome) {
    case Outcome::Passed:
        return elementHtml("td", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Passed")), "passed");
    case Outcome::Failed:
        return elementHtml("td", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Failed")), "failed");
    case Outcome::NotMeasured:
        break;
    }
    return elementHtml("td", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Not measured")),
                       run.strict ? "failed" : "skipped");
}

std::string verdictRow(const CheckRun& run, const Verdict& verdict) {
    const Measure measure = verdict.requirement.measure;
    const bool measured = verdict.outcome != Outcome::NotMeasured;
    return rowHtml(
        outcomeHtml(run, verdict) + elementHtml("td", escapedText(requirementText(verdict.requirement))) +
        numberHtml(measured ? measuredText(measure, verdict.found.value) : "–") +
        elementHtml("td", escapedText(measured ? placeText(verdict.found) : unmeasuredText(verdict.why))) +
        elementHtml("td", escapedText(measureText(measure))));
}

std::string verdictTable(const CheckRun& run, const CheckedFile& file) {
    std::string rows;
    for (const Verdict& verdict : file.verdicts) {
        rows += verdictRow(run, verdict);
    }
    const std::string head =
        rowHtml(elementHtml("th", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Result"))) +
                elementHtml("th", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Requirement"))) +
                elementHtml("th", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Found")), "number") +
                elementHtml("th", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Where"))) +
                elementHtml("th", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "What is measured"))));
    return tableHtml(head, rows);
}

std::string jointRowHtml(const JointFigures& joint) {
    const auto ofBend = [&](Measure measure, double value) {
        return numberHtml(joint.bends ? measuredText(measure, value) : "–");
    };
    return rowHtml(elementHtml("td", escapedText(joint.name)) + numberHtml(std::to_string(joint.vertices)) +
                   numberHtml(measuredText(Measure::Bleed, joint.bleed)) +
                   ofBend(Measure::Stretch, joint.stretch) + ofBend(Measure::Flipped, joint.flipped) +
                   ofBend(Measure::Poke, joint.poke) + ofBend(Measure::Volume, joint.volume));
}

std::string keyOf(Measure measure) {
    return rowOf(measure).key;
}

std::string jointTableHtml(const Figures& figures) {
    std::string rows;
    for (const JointFigures& joint : figures.joints) {
        rows += jointRowHtml(joint);
    }
    return elementHtml("h3", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Worst of each joint, when it bends"))) +
           tableHtml(headHtml(saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Joint")),
                              {saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Vertices")), keyOf(Measure::Bleed),
                               keyOf(Measure::Stretch), keyOf(Measure::Flipped), keyOf(Measure::Poke),
                               keyOf(Measure::Volume)}),
                     rows);
}

Expected<std::string> imageHtml(const QImage& image, const std::string& pose, const std::string& file) {
    SINEW_TRY(const std::string png, picturePng(image, file));
    const QByteArray bytes = QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size()));
    return "<img width=\"" + std::to_string(image.width()) + "\" height=\"" + std::to_string(image.height()) +
           "\" alt=\"" + escapedText(pose) + "\" src=\"data:image/png;base64," +
           bytes.toBase64().toStdString() + "\">";
}

std::string poseCaption(const DrawnPose& pose) {
    std::string text = elementHtml("strong", escapedText(pose.pose)) + "<br>";
    const std::pair<Measure, double> figures[] = {{Measure::Stretch, pose.stretch},
                                                  {Measure::Flipped, pose.flipped},
                                                  {Measure::Poke, pose.poke},
                                                  {Measure::Volume, pose.volume}};
    const char* between = "";
    for (const auto& [measure, value] : figures) {
        text += between + keyOf(measure) + " " + escapedText(measuredText(measure, value));
        between = ", ";
    }
    return text;
}

std::string ringLegend() {
    std::string text = saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Rings stand around the worst places:"));
    for (const Measure measure : {Measure::Stretch, Measure::Flipped, Measure::Poke}) {
        const QRgb color = ringColor(measure);
        text += "<span class=\"ring\" style=\"border-color: rgb(" + std::to_string(qRed(color)) + ", " +
                std::to_string(qGreen(color)) + ", " + std::to_string(qBlue(color)) + ")\"></span>" +
                keyOf(measure);
    }
    return elementHtml("p", text, "note");
}

Expected<std::string> poseGallery(const SheetFile& drawing) {
    if (drawing.poses.empty()) {
        return std::string();
    }
    std::string html = elementHtml("h3", saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Poses that tell most"))) +
                       ringLegend() + "<div class=\"poses\">\n";
    for (const DrawnPose& pose : drawing.poses) {
        std::string images;
        for (const QImage& view : pose.views) {
            SINEW_TRY(const std::string image, imageHtml(view, pose.pose, drawing.title));
            images += image;
        }
        html +=
            elementHtml("figure", elementHtml("div", images) + elementHtml("figcaption", poseCaption(pose))) +
            "\n";
    }
    return html + "</div>\n";
}

std::string sizeHtml(const Figures& figures) {
    return elementHtml(
        "p",
        saidHtml(QT_TRANSLATE_NOOP("CheckPage", "%1 vertices, %2 triangles, %3 poses"),
                 {wholeText(figures.vertices), wholeText(figures.faces), wholeText(figures.poses.size())}),
        "note");
}

Expected<std::string> fileHtml(const CheckRun& run, const CheckedFile& file, const SheetFile* drawing) {
    const bool good = passed(run, file);
    const std::string state = good ? saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Passed"))
                                   : saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Failed"));
    std::string html = elementHtml("h2", escapedText(file.file) + ": " +
                                             elementHtml("span", state, good ? "passed" : "failed")) +
                       "\n";
    if (file.error) {
        return html + elementHtml("p", escapedText(errorText(*file.error).toStdString()), "failed") + "\n";
    }
    html += sizeHtml(file.figures) + verdictTable(run, file);
    if (drawing != nullptr) {
        SINEW_TRY(const std::string gallery, poseGallery(*drawing));
        html += gallery;
    }
    return html + jointTableHtml(file.figures);
}

std::string pageTitle(const CheckRun& run) {
    const auto good = static_cast<std::size_t>(
        std::ranges::count_if(run.files, [&](const CheckedFile& file) { return passed(run, file); }));
    return run.files.size() == 1
               ? saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Check of %1"), {printable(run.files.front().file)})
               : saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Check: %1 of %2 files passed"),
                          {wholeText(good), wholeText(run.files.size())});
}

std::string explanationHtml(const CheckRun& run) {
    std::string text = saidHtml(QT_TRANSLATE_NOOP(
        "CheckPage", "Every joint bends alone through its range of motion, then the body takes stress poses, "
                     "by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. "
                     "Holes are closed before a volume is measured."));
    if (!run.reference.empty()) {
        text += " " + saidHtml(QT_TRANSLATE_NOOP("CheckPage", "Weights are compared with %1."),
                               {printable(run.reference)});
    }
    return elementHtml("p", text, "note") + "\n";
}

} // namespace

Expected<std::string> checkPage(const CheckRun& run, const std::vector<SheetFile>& drawings) {
    const std::string title = pageTitle(run);
    std::string html = "<!DOCTYPE html>\n<html lang=\"" + languageTag() +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
                       "content=\"width=device-width, initial-scale=1\">\n<title>" +
                       title + "</title>\n<style>" + kStyle + "</style>\n</head>\n<body>\n" +
                       elementHtml("h1", title) + "\n" + explanationHtml(run);
    for (std::size_t i = 0; i < run.files.size(); ++i) {
        SINEW_TRY(const std::string file,
                  fileHtml(run, run.files[i], i < drawings.size() ? &drawings[i] : nullptr));
        html += file;
    }
    html += elementHtml("p", "sinew " SINEW_VERSION, "note");
    return html + "\n</body>\n</html>\n";
}

} // namespace sinew
