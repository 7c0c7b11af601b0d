#include "ui/viewport/ToolTable.h"

#include "app/document/Document.h"
#include "app/document/edits/SelectEdits.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainterPath>
#include <QStyleHints>

#include <utility>
#include <vector>

namespace sinew {
namespace {

/// What selecting by hand has in common: a click picks the vertex under the cursor, or lets all go where
/// there is none; a double click picks its shell; a longer drag is the tool's own.
class SelectTool : public Tool {
public:
    SelectTool(Document& document, VertexPicker& picker, const PickOptions& options);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool doublePress(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;

protected:
    virtual void began() {} ///< at start()
    virtual void moved(const ToolEvent& /*event*/) {}
    virtual void ended(const ToolEvent& event) = 0; ///< a drag that was longer than a click

    Document& document() const { return m_document; }
    const PickOptions& options() const { return m_options; }
    const ScreenPoints& screen(const OrbitCamera& camera) const;
    SelectMode mode() const { return m_mode; } ///< as at the press
    QPointF start() const { return m_start; }
    bool framing() const { return m_framing; } ///< the drag is longer than a click

private:
    void click(const ToolEvent& event);

    Document& m_document;
    VertexPicker& m_picker;
    const PickOptions& m_options;
    SelectMode m_mode = SelectMode::Replace;
    QPointF m_start;
    std::optional<Transaction> m_step; ///< while the button is down
    bool m_framing = false;
};

inline Eigen::Vector2d toEigen(const QPointF& point) {
    return {point.x(), point.y()};
}

/// Selects the vertices in a rectangle that is dragged open.
class BoxSelect final : public SelectTool {
public:
    using SelectTool::SelectTool;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

protected:
    void ended(const ToolEvent& event) override;
};

/// Selects the vertices in a line that is drawn around them.
class LassoSelect final : public SelectTool {
public:
    using SelectTool::SelectTool;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

protected:
    void began() override;
    void moved(const ToolEvent& event) override;
    void ended(const ToolEvent& event) override;

private:
    std::vector<Eigen::Vector2d> m_line;
};

/// Selects the vertices under a round brush as it goes. One stroke is one undoable step.
class PaintSelect final : public Tool {
public:
    PaintSelect(Document& document, VertexPicker& picker, PickOptions& options);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;
    Repaint hover(const ToolEvent& event) override;
    bool wheel(const ToolEvent& event, double notches) override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

private:
    Document& m_document;
    VertexPicker& m_picker;
    PickOptions& m_options;
    SelectMode m_mode = SelectMode::Add;
    std::shared_ptr<const Scene> m_scene;      ///< that the stroke is on
    std::shared_ptr<const VertexSet> m_before; ///< what was selected when the stroke began
    VertexSet m_selected;                      ///< what is by now
    QPointF m_last;
    std::optional<Transaction> m_step; ///< while the button is down
};

constexpr double kSelectToolReach = 14.0; // pixels between the cursor and the vertex that a click means

/// A line that is seen on dark and on light, around a hint of the colour that its vertices will have.
void drawArea(QPainter& painter, const ViewTheme& theme, const QPainterPath& path) {
    const QColor color = toQt(theme.selected);
    painter.fillPath(path, softened(color, 0.10));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 150), 1.0));
    painter.drawPath(path);
    QPen dashes(color, 1.0);
    dashes.setDashPattern({4.0, 3.0});
    painter.setPen(dashes);
    painter.drawPath(path);
}

QString stepName() {
    return QCoreApplication::translate("SelectTool", "Paint Select");
}

/// Shift adds to what is selected, Ctrl takes away.
SelectMode selectModeOf(Qt::KeyboardModifiers keys) {
    return keys.testFlag(Qt::ControlModifier) ? SelectMode::Remove
           : keys.testFlag(Qt::ShiftModifier) ? SelectMode::Add
                                              : SelectMode::Replace;
}

SelectTool::SelectTool(Document& document, VertexPicker& picker, const PickOptions& options)
    : m_document(document)
    , m_picker(picker)
    , m_options(options) {}

const ScreenPoints& SelectTool::screen(const OrbitCamera& camera) const {
    return m_picker.vertices(camera, m_options.through);
}

bool SelectTool::press(const ToolEvent& event) {
    m_step.emplace(m_document);
    m_mode = selectModeOf(event.keys);
    m_start = event.position;
    m_framing = false;
    began();
    return true;
}

Repaint SelectTool::drag(const ToolEvent& event) {
    const double distance = (event.position - m_start).manhattanLength();
    m_framing = m_framing || distance >= QGuiApplication::styleHints()->startDragDistance();
    if (m_framing) {
        moved(event);
    }
    return Repaint::Overlay;
}

void SelectTool::release(const ToolEvent& event) {
    if (!m_step) {
        return;
    }
    if (m_framing) {
        ended(event);
    } else {
        click(event);
    }
    m_framing = false;
    m_step.reset();
}

void SelectTool::click(const ToolEvent& event) {
    const auto vertex = screen(event.camera).nearest(toEigen(event.position), kSelectToolReach);
    if (!vertex && event.keepsSelection) {
        return;
    }
    const VertexSet picked = vertex ? m_picker.coLocated(*vertex) : noVertices(m_document.state());
    pickVertices(m_document, picked, m_mode,
                 vertex ? QCoreApplication::translate("SelectTool", "Select Vertex")
                        : QCoreApplication::translate("SelectTool", "Deselect Vertices"));
}

bool SelectTool::doublePress(const ToolEvent& event) {
    if (const auto vertex = screen(event.camera).nearest(toEigen(event.position), kSelectToolReach)) {
        selectShellVertices(m_document, *vertex, selectModeOf(event.keys));
    }
    return false; // done by the press: there is nothing to drag
}

void SelectTool::cancel() {
    m_framing = false;
    m_step.reset(); // nothing is selected before the button is let go
}

void BoxSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (framing()) {
        QPainterPath path;
        path.addRect(QRectF(start(), cursor).normalized());
        drawArea(painter, theme, path);
    }
}

void BoxSelect::ended(const ToolEvent& event) {
    pickVertices(document(), screen(event.camera).inBox(toEigen(start()), toEigen(event.position)), mode(),
                 QCoreApplication::translate("SelectTool", "Box Select"));
}

void LassoSelect::began() {
    m_line.assign(1, toEigen(start()));
}

void LassoSelect::moved(const ToolEvent& event) {
    m_line.push_back(toEigen(event.position));
}

void LassoSelect::ended(const ToolEvent& event) {
    pickVertices(document(), screen(event.camera).inLasso(m_line), mode(),
                 QCoreApplication::translate("SelectTool", "Lasso Select"));
}

void LassoSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    if (framing()) {
        QPainterPath path(start());
        for (const Eigen::Vector2d& corner : m_line) {
            path.lineTo(corner.x(), corner.y());
        }
        path.closeSubpath();
        drawArea(painter, theme, path);
    }
}

PaintSelect::PaintSelect(Document& document, VertexPicker& picker, PickOptions& options)
    : m_document(document)
    , m_picker(picker)
    , m_options(options) {}

bool PaintSelect::press(const ToolEvent& event) {
    m_step.emplace(m_document);
    m_mode = selectModeOf(event.keys);
    m_scene = m_document.state().scene;
    m_before = m_document.state().selected;
    m_selected =
        m_mode == SelectMode::Replace ? noVertices(m_document.state()) : selectedVertices(m_document.state());
    m_last = event.position;
    drag(event);
    return true;
}

Repaint PaintSelect::drag(const ToolEvent& event) {
    const VertexSet touched = m_picker.vertices(event.camera, m_options.through)
                                  .inStroke(toEigen(m_last), toEigen(event.position), m_options.radius);
    m_last = event.position;
    // A stroke that replaces does so where it begins and adds from there.
    m_selected = combined(std::move(m_selected), touched,
                          m_mode == SelectMode::Remove ? SelectMode::Remove : SelectMode::Add);
    setSelectedVertices(m_document, m_selected, stepName(), MergeKey::SelectVertices);
    return Repaint::Overlay;
}

void PaintSelect::release(const ToolEvent& /*event*/) {
    m_step.reset();
}

void PaintSelect::cancel() {
    if (m_step && m_scene == m_document.state().scene) {
        // Merged into the stroke's step, which then changes nothing and goes.
        m_document.change(
            stepName(), [this](DocumentState& state) { state.selected = m_before; },
            MergeKey::SelectVertices);
    }
    m_step.reset();
}

Repaint PaintSelect::hover(const ToolEvent& /*event*/) {
    return Repaint::Overlay; // the ring goes with the cursor
}

bool PaintSelect::wheel(const ToolEvent& /*event*/, double notches) {
    m_options.resize(notches);
    return true;
}

void PaintSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    drawBrushRing(painter, toQt(theme.selected), cursor, m_options.radius);
}

} // namespace

std::unique_ptr<Tool> makeBoxSelect(const ToolDesk& desk) {
    return std::make_unique<BoxSelect>(desk.document, desk.vertices, desk.options.pick);
}

std::unique_ptr<Tool> makeLassoSelect(const ToolDesk& desk) {
    return std::make_unique<LassoSelect>(desk.document, desk.vertices, desk.options.pick);
}

std::unique_ptr<Tool> makePaintSelect(const ToolDesk& desk) {
    return std::make_unique<PaintSelect>(desk.document, desk.vertices, desk.options.pick);
}

} // namespace sinew
