#pragma once

#include "core/geometry/Solid.h"
#include "ui/widgets/Panel.h"

#include <functional>
#include <optional>

class QDoubleSpinBox;
class QFormLayout;

namespace sinew {

class VectorSpins;

/// Where a solid is and how large, in millimetres: of a handle, a region, a voxel edit. Only what its shape
/// has is shown.
class SolidForm : public Panel {
    Q_OBJECT
public:
    /// `name`: before ".radius", ".edges", ".length", ".middle", ".from" and ".to" in the controls' object
    /// names.
    explicit SolidForm(const QString& name, QWidget* parent = nullptr);

    /// Nothing: the form is hidden.
    void setSolid(const std::optional<Solid>& solid, double millimetresPerUnit);

Q_SIGNALS:
    /// By a user's hand. Whoever listens calls setSolid with what has become of it.
    void edited(const Solid& solid, const QObject* control);
    void released(); ///< the typing has ended

protected:
    void retranslate() override;

private:
    void build();
    void connectSizes();
    void connectPositions();
    void showRows();
    void showNumbers();
    void edit(const QObject* control, const std::function<void(Solid&)>& change);

    std::optional<Solid> m_solid;
    double m_scale = 1.0; ///< millimetres per unit
    QFormLayout* m_form;
    QDoubleSpinBox* m_radius;
    VectorSpins* m_edges;
    QDoubleSpinBox* m_length;
    VectorSpins* m_middle;
    VectorSpins* m_from;
    VectorSpins* m_to;
};

} // namespace sinew
