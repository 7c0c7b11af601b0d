#pragma once

#include "app/document/Document.h"
#include "app/motion/RangeOfMotion.h"
#include "app/posing/PoseShelf.h"
#include "ui/widgets/Panel.h"

#include <QPixmap>

#include <memory>
#include <optional>

class QPalette;
class QCheckBox;
class QGroupBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

namespace sinew {

class SliderSpin;

/// A small figure of a skeleton in a pose, its bones as strokes, seen from the front and a little from the
/// side; what the pose sets stands out. Poses of a few small bones, a hand's, are seen up close. `side`:
/// logical pixels. O(#J).
QPixmap poseFigure(const Skeleton& skeleton, const PartialPose& pose, int side, double pixelRatio,
                   const QPalette& palette);

/// The shelf of poses: a click poses the character, as far as the slider says; a drag to the right goes as
/// far as the mouse. Only the joints of the pose move, so that a fist can be made with the arms up, and of
/// these only the selected ones where the box is checked, so that one hand can.
class PoseShelfForm : public Panel {
    Q_OBJECT
public:
    PoseShelfForm(Document& document, PoseShelf& shelf, QWidget* parent = nullptr);

    /// Poses the character, in one undo step with what the slider then does.
    void apply(const ShelfPose& pose, bool mirrored);
    void applyStress(StressPose pose);
    /// Keeps the present pose and lets its name be typed: of the selected joints where several are, else of
    /// all.
    void keep();
    void add(const QString& file);
    /// Writes the present pose to a file that `sinew pose` reads: of the selected joints where several are,
    /// else of all that are posed.
    void save(const QString& file);
    /// Opens the name of the current pose for typing; nothing for a stress pose.
    void renameCurrent();
    std::optional<ShelfPose> current() const;

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);
    void failed(const sinew::Error& error);
    /// The current pose, a kept one, is to be deleted.
    void removeAsked();
    /// A menu for the current pose.
    void menuAsked(const QPoint& global);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the slider blends.
    struct Blend {
        std::shared_ptr<const Scene> scene;
        Pose from;
        Pose shown;
        PartialPose pose; ///< as it goes onto the character
        QString name;
    };
    /// A press on a pose that may become a drag.
    struct Drag {
        ShelfPose pose;
        double pressed = 0.0; ///< x
        bool mirrored = false;
        bool moving = false;
    };
    bool begin(const ShelfPose& pose, bool mirrored);
    void drag(double x);
    void sayPosed(const ShelfPose& pose, bool mirrored, const FittedPose& fitted);
    void build();
    void connectList();
    void fill();
    void select(const QString& name);
    void blend(double percent);
    void show();
    void renamed(const QListWidgetItem& item);
    static ShelfPose poseOf(const QListWidgetItem& item);

    Document& m_document;
    PoseShelf& m_shelf;
    QGroupBox* m_group;
    QListWidget* m_list;
    QLabel* m_blendLabel;
    SliderSpin* m_blend;
    QCheckBox* m_selectedOnly;
    std::optional<Blend> m_blended;
    std::optional<Drag> m_drag;
    std::shared_ptr<const Scene> m_filled; ///< the character whose figures the list shows
    bool m_filling = false;
};

} // namespace sinew
